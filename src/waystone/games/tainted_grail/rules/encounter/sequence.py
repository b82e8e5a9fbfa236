"""The Sequence: what is in sight, what counts, what leaves it (TG-SEQ-01 to TG-SEQ-13)."""

from collections.abc import Sequence
from typing import Literal

from waystone.kernel.ask import Option, choose

from ...box.abilities import Event, Harder, Lasting, Skilled
from ...box.conditions import ATTRIBUTES, Source
from ...box.definitions import DiplomacyDef
from ...box.encounter import Charge as ChargeEffect
from ...box.encounter import Hasten, Leave, Recharge, Remove, Tokens
from ...box.printed import Face, Gear, Keys, faces
from ...table.facts import (
    ChargesPut,
    DelayFired,
    LeftSequence,
    Removed,
    TokensLost,
    TokensPut,
    TokensTaken,
)
from ...table.party import (
    hero,
    in_combat,
    member,
    now,
    present,
    slot_of,
    spend_now,
    spent_now,
)
from ...table.state import Card, Doing, G, Hero
from ..doing import apply, performs

# ---- what is in sight


def in_sight(g: G, among: frozenset[str]) -> list[tuple[Card, Face]]:
    """TG-SEQ-09: Passive cards and the last card of the Sequence, of those that are asked for."""
    encounter = g.state.encounter
    assert encounter is not None
    sequence = encounter.sequence
    found: list[tuple[Card, Face]] = []
    for card in sequence:
        if card.id in among:
            known = faces(g.content)
            if card is sequence[-1] or card.id in known.passive:
                found.append((card, known.cards[card.id]))
    return found


def gear(g: G, one: Hero, among: dict[str, Gear]) -> list[Gear]:
    """Of what is asked for: skills, and items that are active and not flipped (TG-ITM-03,
    TG-ITM-16); Secrets likewise (TG-SEC-02 to TG-SEC-05), and Legendary actions (TG-ECH-05)."""
    found: list[Gear] = []
    for skill in one.skills:
        if skill in among:
            found.append(among[skill])
    for item in one.items:
        if item.id in among and item.active and not item.flipped:
            found.append(among[item.id])
    for secret in one.secrets:
        if secret.id in among and secret.active and not secret.flipped:
            found.append(among[secret.id])
    world = g.state.world
    if world is not None:
        for shared in world.shared:
            if shared.id in among and not shared.flipped:
                found.append(among[shared.id])
        for legend in one.legends:
            if legend in among:
                found.append(among[legend])
    return found


def bare(g: G, one: Hero) -> bool:
    """No skill, item or Secret to ask about."""
    if one.skills or one.items or one.secrets or one.legends:
        return False
    world = g.state.world
    return world is None or not world.shared


def lasting(g: G, seat: int) -> list[Lasting]:
    """The rules that last for the active character: of own skills and items, of cards in sight
    (TG-SEQ-10), of the weather."""
    encounter, one, known = now(g), g.state.heroes[seat], faces(g.content)
    found: list[Lasting] = []
    if not bare(g, one):
        for thing in gear(g, one, known.gear_lasting):
            found += thing.lasting
    if seat == encounter.active:
        for _, face in in_sight(g, known.enduring):
            found += face.lasting
    if encounter.weather:
        found += g.content.weather[encounter.weather].characters
    return found


def attribute(g: G, seat: int, index: int, rules: Sequence[Lasting] | None = None) -> int:
    """TG-SEQ-04: the value of an attribute, with what raises it now. TG-NON-05: weather may change
    it. `rules` are those that last for the character, where they are known."""
    encounter, one = now(g), g.state.heroes[seat]
    value = one.attributes[index]
    for affliction in one.afflictions:
        value += g.content.conditions[affliction.id].attributes.get(ATTRIBUTES[index], 0)
    if seat == encounter.active:
        value += encounter.activation.raised[index]
    for rule in lasting(g, seat) if rules is None else rules:
        if type(rule) is Skilled and rule.attribute == ATTRIBUTES[index]:
            value += rule.n
    return value


def required(g: G, index: int, printed: int) -> int:
    """TG-NON-05: weather changes requirements; a key never needs less than 0."""
    weather = now(g).weather
    if not weather:
        return printed
    name = ATTRIBUTES[index]
    for rule in g.content.weather[weather].characters:
        if type(rule) is Harder and rule.attribute == name:
            printed += rule.n
    return max(0, printed)


def place_of(g: G, card: Card) -> str:
    """The card's name on the table."""
    return next((f"sequence:{n}" for n, c in enumerate(now(g).sequence) if c is card), "")


def first_row(g: G) -> int:
    """TG-DEV-11: combat keys are the first three attributes, diplomacy keys the others."""
    return 0 if in_combat(g) else 3


def end_of_sequence(g: G) -> Keys:
    """What the next card connects to."""
    known, encounter = faces(g.content), now(g)
    sequence = encounter.sequence
    return known.cards[sequence[-1].id] if sequence else known.encounters[encounter.id]


# ---- counting


def connected(g: G) -> tuple[int, int]:
    """TG-SEQ-07, TG-SYM-10: attribute and magic keys that meet in the Sequence."""
    known = faces(g.content)
    before: Keys = known.encounters[now(g).id]
    attributes = magic = 0
    for card in now(g).sequence:
        face = known.cards[card.id]
        attributes += meeting(before, face)
        magic += before.right_magic and face.left_magic is not None
        before = face
    return attributes, magic


def meeting(before: Keys, face: Keys) -> int:
    """How many attribute keys meet between two neighbours."""
    return sum(
        1
        for need, icons in zip(before.required, face.left, strict=True)
        if need and icons is not None
    )


def before_it(g: G, card: Card) -> Keys:
    known = faces(g.content)
    sequence = now(g).sequence
    at = next((n for n, c in enumerate(sequence) if c is card), 0)
    return known.cards[sequence[at - 1].id] if at else known.encounters[now(g).id]


def count(g: G, of: Source, seat: int, card: Card | None) -> int:
    """The number that an effect asks for."""
    encounter, one = now(g), hero(g, seat)
    match of:
        case "pool" | "time" | "markers" | "scene":
            return int(getattr(encounter, of))
        case "health" | "terror" | "energy" | "food" | "wealth" | "magic":
            return int(getattr(one, of))
        case "missing-health":
            return max(0, g.content.characters[one.id].health - one.health)
        case "hand" | "deck" | "discard":
            return len(getattr(member(g, seat), of))
        case "played":
            return encounter.activation.played + encounter.activation.placed
        case "members":
            return len(present(g))
        case "weapons":
            return sum(slot_of(g, one, slot) is not None for slot in ("weapon", "shield"))
        case "tokens" | "charges":
            return int(getattr(card, of)) if card is not None else 0
        case _:
            return count_cards(g, of, seat, card)


def count_cards(
    g: G,
    of: Literal[
        "sequence",
        "own-cards",
        "passives",
        "candles",
        "arrows",
        "attribute-keys",
        "magic-keys",
        "own-keys",
    ],
    seat: int,
    card: Card | None,
) -> int:
    """Cards in the Sequence, and keys that meet in it."""
    sequence, known = now(g).sequence, faces(g.content).cards
    match of:
        case "sequence":
            return len(sequence)
        case "own-cards":
            return sum(c.owner == seat for c in sequence)
        case "passives":
            return sum(known[c.id].passive for c in sequence)
        case "candles":
            return sum(known[c.id].subtype == "candle" for c in sequence)
        case "arrows":
            return sum(known[c.id].subtype == "arrow" for c in sequence)
        case "attribute-keys":
            return connected(g)[0]
        case "magic-keys":
            return connected(g)[1]
        case "own-keys":
            return meeting(before_it(g, card), known[card.id]) if card is not None else 0


def colour_now(g: G) -> str:
    """The colour of the step on which the Affinity marker stands."""
    encounter = now(g)
    card = g.content.encounters[encounter.id]
    return card.track[encounter.affinity] if isinstance(card, DiplomacyDef) and card.track else ""


# ---- leaving the Sequence


def to_discard(g: G, card: Card) -> None:
    """To the owner's discard pile; an enemy's card is set aside (TG-CLA-08). TG-DSC-03: each owner
    has a discard pile."""
    if card.owner < 0:
        now(g).gone.append(card.id)
        return
    member(g, card.owner).discard.append(card.id)


@performs.rule
async def remove(g: G, doing: Doing, effect: Remove) -> None:
    """TG-SYM-08, TG-AMB-11, TG-AMB-12: the last card, again and again; "If [REMOVE]" follows.
    TG-SYM-09: nothing else takes cards from the Sequence."""
    seat = doing.me
    for _ in range(effect.n):
        sequence = now(g).sequence
        if not sequence:
            return
        face = faces(g.content).cards[sequence[-1].id]
        if face.steady:
            return
        last = sequence.pop()
        last.tokens = last.charges = 0
        to_discard(g, last)
        g.say(Removed(last.id), "TG-SYM-08")
        if face.removed:
            await apply(g, face.removed, seat, last)
        await fires(g, "removed", seat)


@performs.rule
async def leave(g: G, doing: Doing, effect: Leave) -> None:
    card = doing.card
    sequence = now(g).sequence
    for n, other in enumerate(sequence):
        if other is card:
            del sequence[n]
            to_discard(g, other)
            g.say(LeftSequence(other.id), "TG-SEQ-35")
            return


def cover(g: G) -> None:
    """TG-SEQ-23: a Normal card that is covered loses its time tokens; nothing fires."""
    sequence = now(g).sequence
    if sequence and sequence[-1].tokens:
        last = sequence[-1]
        if not faces(g.content).cards[last.id].passive:
            last.tokens = 0
            g.say(TokensLost(last.id), "TG-SEQ-23")


# ---- time tokens and charges


@performs.rule
async def put_tokens(g: G, doing: Doing, effect: Tokens) -> None:
    card = doing.card
    if card is not None:
        card.tokens += effect.n
        g.say(TokensPut(card.id, effect.n), "TG-SEQ-18")


async def take_token(g: G, card: Card, seat: int) -> None:
    """TG-SEQ-18: when the last one leaves, the Delayed ability."""
    card.tokens -= 1
    g.say(TokensTaken(card.id, card.tokens), "TG-SEQ-18")
    if card.tokens:
        return
    face = faces(g.content).cards[card.id]
    in_view = face.passive or now(g).sequence[-1] is card
    if face.delay and in_view:
        g.say(DelayFired(card.id), "TG-SYM-02")
        await apply(g, face.delay, seat, card)
        await fires(g, "delayed", seat)


async def delayed_abilities(g: G, seat: int) -> None:
    """TG-SEQ-18: from left to right, one token off each card that has any."""
    for card in now(g).sequence[:]:
        if card.tokens and card in now(g).sequence:
            await take_token(g, card, seat)


@performs.rule
async def hasten(g: G, doing: Doing, effect: Hasten) -> None:
    seat = doing.me
    known = faces(g.content).cards
    for _ in range(effect.n):
        able = [
            (n, c)
            for n, c in enumerate(now(g).sequence)
            if c.tokens and (not effect.candle or known[c.id].subtype == "candle")
        ]
        if not able:
            return
        options = [
            Option(f"card:{c.id}", c, "option-card", {"card": c.id}, f"sequence:{n}")
            for n, c in able
        ]
        chosen = await choose(seat, options, "ask-hasten", rule="TG-GEN-03", source=doing.origin)
        await take_token(g, chosen, seat)


@performs.rule
async def put_charges(g: G, doing: Doing, effect: ChargeEffect) -> None:
    card = doing.card
    if card is not None:
        card.charges += effect.n
        g.say(ChargesPut(card.id, effect.n), "TG-SEQ-28")


@performs.rule
async def recharge(g: G, doing: Doing, effect: Recharge) -> None:
    seat = doing.me
    card = doing.card
    able = [c for c, _ in in_sight(g, faces(g.content).charged) if c is not card]
    if not able:
        return
    options = [
        Option(f"card:{c.id}", c, "option-card", {"card": c.id}, place_of(g, c)) for c in able
    ]
    chosen = await choose(seat, options, "ask-recharge", rule="TG-GEN-03", source=doing.origin)
    chosen.charges += effect.n
    g.say(ChargesPut(chosen.id, effect.n), "TG-SEQ-28")


# ---- triggers


async def fires(g: G, event: Event, seat: int) -> None:
    """TG-SEQ-22 (6): triggers of the active character's skills and items."""
    one = hero(g, seat)
    if bare(g, one):
        return
    who = member(g, seat)
    for thing in gear(g, one, faces(g.content).answering[event]):
        for n, trigger in enumerate(thing.triggers):
            if trigger.on != event:
                continue
            mark = f"{thing.id}:t{n}"
            if trigger.limit == "encounter" and mark in who.used:
                continue
            if trigger.limit != "encounter" and mark in spent_now(g, seat):
                continue
            if trigger.limit == "encounter":
                who.used.append(mark)
            else:
                # TG-SEQ-22: no trigger answers itself, so none runs twice for one cause.
                spend_now(g, seat, mark)
            await apply(g, trigger.do, seat, None, thing.id)
            if not trigger.limit and mark in spent_now(g, seat):
                spent_now(g, seat).remove(mark)
