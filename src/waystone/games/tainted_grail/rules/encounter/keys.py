"""Playing a card: what may be played, and what its keys bring (TG-SEQ-19 to TG-SEQ-23)."""

from functools import cache

from waystone.kernel.ask import PASS, Option, Question, anyone, choose

from ...box.abilities import Favour, Nimble
from ...box.conditions import ATTRIBUTES, Price
from ...box.definitions import DiplomacyDef
from ...box.effects import Effect
from ...box.encounter import Bolt, Cubes, Down, Draw, GainTime, Place, Up
from ...box.printed import Face, Keys, faces
from ...table.facts import Connected, MagicPaid, Placed, Played, Unmet
from ...table.party import foe, hero, member, now
from ...table.state import Card, Doing, G
from ..doing import apply, performs
from ..people.echoes import moment
from ..people.hand import hand_options
from ..people.prices import pay, payable
from ..people.tracks import change_resource
from .deciding import hero_option
from .sequence import attribute, cover, end_of_sequence, fires, first_row, lasting, required
from .traits import has_trait

MANY_CARDS = 5
"""TG-DAT-10: an achievement asks for so many in one activation."""

BONUS: dict[str, type[Cubes | Draw | Up | Down | GainTime]] = {
    "cube": Cubes,
    "card": Draw,
    "up": Up,
    "down": Down,
    "time": GainTime,
}

MOST_AGILE = 3


# ---- what may be played


def cards_so_far(g: G) -> int:
    encounter = g.state.encounter
    assert encounter is not None
    return encounter.activation.played + encounter.activation.placed


def sure_bolt(g: G, face: Face, before: Keys, open_rows: tuple[int, ...]) -> bool:
    """TG-SEQ-20: lightning from a closing half of its own, without paying Magic. A 0x Free Key
    gives none; an Encounter Bonus that reads lightning does (TG-DIP-14)."""
    if before.right_free and "bolt" in face.left_free:
        return True
    for row in open_rows:
        if row in face.bolt_rows:
            return True
        if row in face.encb_rows and any(
            type(effect) is Bolt for effect in encounter_bonus(g, first_row(g) + row)
        ):
            return True
    return False


def rows_that_open(g: G, before: Keys, seat: int) -> tuple[int, ...]:
    """TG-SEQ-04: the rows of attributes whose requirement is met."""
    if not before.needs:
        return ()
    first, rules = first_row(g), lasting(g, seat)
    found = []
    for row, need in before.needs:
        if attribute(g, seat, first + row, rules) >= required(g, first + row, need):
            found.append(row)
    return tuple(found)


def magic_bolt(face: Face, before: Keys) -> bool:
    return before.right_magic and face.left_magic is not None and "bolt" in face.left_magic


def magic_payers(g: G) -> list[int]:
    """TG-SEQ-17: any member who has Magic."""
    heroes, found = g.state.heroes, []
    for one in now(g).members:
        if not one.left and heroes[one.seat].magic:
            found.append(one.seat)
    return found


def permitted(g: G, seat: int) -> bool:
    """A rule that lasts permits a further card: of cards, skills, Secret 49 (TG-STM-02). TG-SEQ-20:
    or by lightning alone."""
    if "story-tactics" in g.state.rules:
        return True
    second = cards_so_far(g) == 1
    return second and any(type(r) is Nimble for r in lasting(g, seat))


def playable(g: G, seat: int) -> list[str]:
    """TG-SEQ-19, TG-SEQ-20: any first card; a further one by its lightning. TG-TRT-03: not after
    the third, against the agile."""
    hand = member(g, seat).hand
    known = faces(g.content).cards
    if not hand or agile_stops(g):
        return []
    if not cards_so_far(g) or now(g).activation.free or permitted(g, seat):
        found = hand
    else:
        before = end_of_sequence(g)
        lightning = [card for card in hand if known[card].bolts]
        if not lightning:
            return []
        open_rows, able_to_pay = rows_that_open(g, before, seat), bool(magic_payers(g))
        found = [
            card
            for card in lightning
            if sure_bolt(g, known[card], before, open_rows)
            or (able_to_pay and magic_bolt(known[card], before))
        ]
    able = []
    for card in found:
        cost = known[card].cost
        if not cost or affordable(g, cost, seat):
            able.append(card)
    return able


def affordable(g: G, cost: tuple[Price, ...], seat: int) -> bool:
    """TG-WFM-05: the extra cost; cards are paid from the rest of the hand. TG-WFM-06: all of it, or
    the card cannot be played."""
    others = len(member(g, seat).hand) - 1
    cards = sum(price.n for price in cost if price.what == "card")
    return cards <= others and payable(g, cost, seat)


def agile_stops(g: G) -> bool:
    """TG-TRT-03: at most 3 cards may be played in an activation."""
    return now(g).activation.played >= MOST_AGILE and has_trait(g, "agile")


# ---- playing


async def play(g: G, seat: int, card_id: str) -> None:
    """TG-SEQ-22, from hand: extra cost first (TG-WFM-05), lightning checked, keys, ability.
    TG-TRT-03: counted as played; TG-GEN-01: a text may permit it."""
    activation = now(g).activation
    face = faces(g.content).cards[card_id]
    paid = False
    if cards_so_far(g):
        before = end_of_sequence(g)
        open_rows = rows_that_open(g, before, seat)
        if not sure_bolt(g, face, before, open_rows) and not permitted(g, seat):
            if activation.free:
                activation.free -= 1
            else:
                # TG-AMB-15: the Magic is paid as part of the check and not asked for again.
                await pay_magic(g, card_id)
                paid = True
    member(g, seat).hand.remove(card_id)
    if face.cost:
        await pay(g, face.cost, seat, source=card_id)
    activation.played += 1
    if activation.played == MANY_CARDS and g.state.world is not None:
        moment(g, "five-cards", [seat])
    g.say(Played(hero(g, seat).id, card_id), "TG-SEQ-19")
    await lay(g, seat, Card(card_id, seat), paid)
    await card_triggers(g, seat, face)


async def card_triggers(g: G, seat: int, face: Face) -> None:
    """TG-SEQ-22 (6)."""
    number = cards_so_far(g)
    await fires(g, "first-card" if number == 1 else "further-card", seat)
    if number == 3:
        await fires(g, "third-card", seat)
    if face.subtype:
        await fires(g, face.subtype, seat)


async def lay(g: G, seat: int, card: Card, paid: bool = False, effects: bool = True) -> None:
    """TG-SYM-01: at the end of the Sequence the card before is covered, then the keys from top to
    bottom, then the ability on play."""
    before = end_of_sequence(g)
    face = faces(g.content).cards[card.id]
    cover(g)
    now(g).sequence.append(card)
    if not effects:
        return
    await attribute_keys(g, seat, card, face, before)
    if before.right_magic and face.left_magic:
        await magic_key(g, seat, card, face, paid)
    if before.right_free and face.left_free:
        card.got |= 16
        times = before.right_free
        g.say(Connected("key-free", icon_names(face.left_free), times), "TG-SEQ-06")
        await bonuses(g, face.left_free, times, seat, card, -1)
    if face.play and card in now(g).sequence:
        await apply(g, face.play, seat, card)


@cache
def icon_names(icons: tuple[str, ...]) -> list[str]:
    return [f"icon-{icon}" for icon in icons]


async def attribute_keys(g: G, seat: int, card: Card, face: Face, before: Keys) -> None:
    """TG-SEQ-04, TG-SEQ-08: each row that meets and whose requirement is met gives its bonus.
    TG-SEQ-03: a half meets only its like. TG-DIP-13: the bonus is that of the key's attribute.
    TG-NON-05: weather may ask for more of it."""
    first = first_row(g)
    for row, need in before.needs:
        icons = face.left[row]
        if not icons:
            continue
        need = required(g, first + row, need)
        have = attribute(g, seat, first + row)
        if have < need:
            g.say(Unmet(ATTRIBUTES[first + row], need, have), "TG-SEQ-04")
            continue
        card.got |= 1 << row
        g.say(Connected(ATTRIBUTES[first + row], icon_names(icons), 1), "TG-SEQ-04")
        await bonuses(g, icons, 1, seat, card, first + row)


async def bonuses(
    g: G, icons: tuple[str, ...], times: int, seat: int, card: Card, index: int
) -> None:
    """TG-SYM-11, TG-DIP-13: the icons of a closing half, as often as the multiplier says."""
    for icon in dict.fromkeys(icons):
        if icon == "encb":
            # TG-DIP-13: once, for the attribute that the key belongs to.
            if index >= 0:
                await apply(g, encounter_bonus(g, index), seat, card)
        elif icon != "bolt":
            await apply(g, bonus(icon, icons.count(icon) * times), seat, card)


@cache
def bonus(icon: str, n: int) -> tuple[Effect]:
    return (BONUS[icon](n),)


def encounter_bonus(g: G, index: int) -> tuple[Effect, ...]:
    """TG-DIP-13: the entry of the diplomacy table; weather may add to it (TG-NON-05)."""
    enemy = foe(g)
    if not isinstance(enemy, DiplomacyDef):
        return ()
    name = ATTRIBUTES[index]
    found = enemy.bonus.get(name, ())
    if now(g).weather:
        for rule in g.content.weather[now(g).weather].characters:
            if isinstance(rule, Favour) and rule.attribute == name:
                found = (*found, *rule.do)
    return found


async def magic_key(g: G, seat: int, card: Card, face: Face, paid: bool) -> None:
    """TG-SEQ-05: whoever pays 1 Magic at this moment obtains the bonus, once."""
    assert face.left_magic is not None
    if not paid and not await offers_magic(g, seat, face):
        return
    card.got |= 8
    g.say(Connected("key-magic", icon_names(face.left_magic), 1), "TG-SEQ-05")
    await bonuses(g, face.left_magic, 1, seat, card, -1)
    await fires(g, "magic-key", seat)


async def offers_magic(g: G, seat: int, face: Face) -> bool:
    payers = magic_payers(g)
    if not payers:
        return False
    args = {"card": face.id}
    options: list[Option[bool]] = [
        Option("magic", True, "option-magic", on=f"sequence:{len(now(g).sequence) - 1}"),
        Option(PASS, False, "option-decline"),
    ]
    if len(payers) == 1:
        payer = payers[0]
        pays = await choose(payer, options, "ask-magic", rule="TG-SEQ-05", card=face.id)
    else:
        payer, pays = await anyone(
            Question(p, "choose", "ask-magic", options, rule="TG-SEQ-05", args=args) for p in payers
        )
    if pays:
        change_resource(g, payer, "magic", -1, "TG-SEQ-05")
        g.say(MagicPaid(hero(g, payer).id), "TG-SEQ-05")
    return bool(pays)


async def pay_magic(g: G, card: str) -> None:
    """TG-SEQ-20, TG-AMB-15: lightning by a Magic Key is paid for before."""
    payers = magic_payers(g)
    payer = payers[0]
    if len(payers) > 1:
        options = [hero_option(g, p) for p in payers]
        args = {"what": "magic", "source": card}
        _, payer = await anyone(
            Question(p, "choose", "ask-payer", options, rule="TG-SEQ-17", args=args) for p in payers
        )
    change_resource(g, payer, "magic", -1, "TG-SEQ-05")
    g.say(MagicPaid(hero(g, payer).id), "TG-SEQ-05")


@performs.rule
async def place(g: G, doing: Doing, effect: Place) -> None:
    """TG-SEQ-13, TG-WFM-07: an extra cost is ignored. TG-PAN-02, TG-PAN-03: so Panic places one."""
    seat = doing.me
    one = member(g, seat)
    piles = {"deck": one.deck, "discard": one.discard, "hand": one.hand}
    cards = piles[effect.source]
    if not cards:
        return
    chosen = cards[-1]
    if effect.source == "hand":
        chosen = await choose(
            seat, hand_options(cards), "ask-place", rule="TG-SEQ-13",
            source=doing.origin, effects=effect.effects,
        )  # fmt: skip
    cards.remove(chosen)
    g.say(Placed(chosen), "TG-SEQ-13")
    await lay(g, seat, Card(chosen, seat), effects=effect.effects)
