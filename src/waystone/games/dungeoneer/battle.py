"""DG-BAT: the battle in eight steps: Attack, Response, Attack roll, Counterattack roll,
Comparison, Challenge, Lair, Reward."""

from typing import Any

from waystone.kernel.ask import PASS, Option, choose

from . import acts, blows, cards, challenge, heroes, lair, moments, solo
from .content import FORMS
from .effects import Stat, Threat
from .endings import TurnOver
from .facts import AttackEvaded, Attacks, BattleBegan, FormChosen, Left, SpecialUsed, Tamed
from .occasions import Cause, Moment
from .state import Attack, Battle, G, Player, hero_card
from .stats import block, kinds


def may_start(g: G, p: Player) -> bool:
    """DG-BAT-01: once per turn, for 1 AP; a hero without a round symbol never (DG-AMB-64)."""
    return not p.fought and heroes.can_spend(p) and bool(hero_forms(g, p))


def hero_forms(g: G, p: Player) -> list[Stat]:
    """DG-BAT-06/07: the forms in which a hero may attack."""
    counters = hero_card(g, p).counters
    return [form for form in FORMS if form not in counters]


async def attack_hero(g: G, p: Player, hero: str) -> None:
    """DG-BAT-01/02: 1 AP, another hero in the same location."""
    foe = next(other for other in g.state.players if other.hero == hero and other.alive)
    heroes.spend(p)
    p.fought = True
    g.say(Attacks(p.hero, foe.hero), "DG-BAT-01")
    attack = Attack("hero", p.seat, p.hero, foe.seat)
    await fight(g, Battle(p.seat, foe.seat, foe.hero, foe.at, [attack]))


def present(g: G, b: Battle) -> bool:
    """DG-DLP-12: the attacked hero is still alive and where the attack was announced."""
    victim = g.state.players[b.victim]
    return victim.alive and victim.hero == b.hero and victim.at == b.at


async def fight(g: G, b: Battle) -> None:
    """DG-BAT-10: the eight steps in order."""
    state = g.state
    active = state.players[state.active]
    hero = active.hero
    state.battles.append(b)
    g.say(BattleBegan(b.hero, [a.card for a in b.attacks]), "DG-BAT-10")
    if present(g, b):
        await threatening_specials(g, b)
        await attack_step(g, b)
        await response(g, b)
        await blows.exchange(g, b, b)
        b.stage = "challenge"
        await challenge.offer(g, b)
    b.stage = "lair"
    await lair.after_battle(g, b)
    b.stage = "reward"
    await lair.reward(g, b)
    state.battles.remove(b)
    if not state.battles and (not active.alive or active.hero != hero):
        raise TurnOver


# ---- step I


async def threatening_specials(g: G, b: Battle) -> None:
    """DG-DLP-14: a special effect that is a threat comes before the battle begins."""
    for attack in b.attacks:
        if attack.kind != "hero" and present(g, b):
            special = block(g, attack).special
            if special is not None and any(isinstance(act, Threat) for act in special.do):
                await use_special(g, b, attack)


async def attack_step(g: G, b: Battle) -> None:
    """DG-BAT-11/12: a form for each attacking card, then its special effect. A card whose every
    round form is forbidden does not attack (DG-AMB-65)."""
    for attack in b.attacks:
        if attack.kind == "hero":
            attack.form = await hero_form(g, attack)
        elif attack.kind != "quest" and attack.card not in g.state.attacked:
            g.state.attacked.append(attack.card)
    for attack in b.attacks:
        if attack.kind == "hero" or not present(g, b):
            continue
        forms = block(g, attack).attacks_in()
        if not forms:
            attack.gone = True
            continue
        attack.form = await monster_form(g, b, attack, forms)
        g.say(FormChosen(attack.card, attack.form), "DG-BAT-11")
        special = block(g, attack).special
        if special is not None and not any(isinstance(act, Threat) for act in special.do):
            await use_special(g, b, attack)


async def hero_form(g: G, attack: Attack) -> Stat:
    p = g.state.players[attack.seat]
    form = await choose(
        p.seat, form_options(g, attack, hero_forms(g, p)), "ask-form", rule="DG-BAT-06", card=p.hero
    )
    g.say(FormChosen(p.hero, form), "DG-BAT-11")
    return form


async def monster_form(g: G, b: Battle, attack: Attack, forms: list[Stat]) -> Stat:
    """The owner chooses, for a quest's monster and Nakari the player to the left (DG-QCA-09,
    DG-NAK-11); in solo the fiercest form is taken (DG-AMB-51)."""
    if g.state.rules.solo:
        return solo.fiercest_form(g, g.state.players[b.victim], attack, forms)
    return await choose(
        attack.seat, form_options(g, attack, forms), "ask-form", rule="DG-BAT-06", card=attack.card
    )


def form_options(g: G, attack: Attack, forms: list[Stat]) -> list[Option[Stat]]:
    """The forms, each with the values that the two sides would add to their dice."""
    return [
        Option(
            f"form:{form}",
            form,
            "option-form",
            {
                "form": form,
                "own": blows.attack_value(g, g.state.battles[-1], attack, form) + attack.bonus,
                "other": blows.counter_value(g, g.state.battles[-1], attack, form),
            },
        )
        for form in forms
    ]


async def use_special(g: G, b: Battle, attack: Attack) -> None:
    """DG-DLP-13: for extra Peril of the attacked player, each time the monster attacks. In solo
    it is free if it costs at most 1, else it is not used (DG-AMB-50)."""
    special = block(g, attack).special
    victim = g.state.players[b.victim]
    assert special is not None
    if g.state.rules.solo:
        if special.peril > 1:
            return
    else:
        if victim.peril < special.peril:
            return
        options = [
            Option("special", True, "option-special", {"cost": special.peril}),
            Option(PASS, False, "option-pass"),
        ]
        if not await choose(
            attack.seat, options, "ask-special", rule="DG-DLP-13", card=attack.card
        ):
            return
        victim.peril -= special.peril
    g.say(SpecialUsed(attack.card), "DG-DLP-13")
    attack.bonus += special.bonus
    await acts.do(g, special.do, Cause(attack.seat, attack.card, victim.seat, b.at))


# ---- step II


async def response(g: G, b: Battle) -> None:
    """DG-BAT-13: the defender may play Response cards and use Response effects. A hero who has
    left is out of reach (DG-DLP-12)."""
    b.stage = "response"
    on_hero = not b.attacks[0].target
    if b.victim >= 0 and (not on_hero or present(g, b)):
        moment = Moment("response", b.victim, hero=on_hero)
        await moments.offer(g, moment, "ask-response")
    if on_hero and not present(g, b):
        g.say(Left(b.hero), "DG-DLP-12")


def _mine(g: G, seat: int) -> list[Attack]:
    """The attacks that this seat has to face now."""
    if not g.state.battles or g.state.battles[-1].victim != seat:
        return []
    return [a for a in g.state.battles[-1].attacks if not a.gone]


def monsters(g: G, seat: int, kind: str) -> list[Attack]:
    """Attacking monster cards; a quest's monster and Nakari cannot be discarded."""
    return [a for a in _mine(g, seat) if a.kind == "monster" and (not kind or kind in kinds(g, a))]


def tameable(g: G, seat: int, kind: str) -> list[Attack]:
    p = g.state.players[seat]
    return [a for a in monsters(g, seat, kind) if cards.has_room(g, p, a.card)]


def evadable(g: G, seat: int, form: str) -> list[Attack]:
    return [a for a in _mine(g, seat) if form in ("all", a.form)]


def turnable(g: G, seat: int) -> list[Attack]:
    return [a for a in _mine(g, seat) if a.kind != "hero" and len(block(g, a).attacks_in()) > 1]


async def pick(g: G, seat: int, among: list[Attack]) -> Attack | None:
    if not among:
        return None
    options: list[Option[Any]] = [
        Option(f"attacker:{a.card}", a, "option-card", {"card": a.card}, f"attacker:{a.card}")
        for a in among
    ]
    found: Attack = await choose(seat, options, "ask-attacker", rule="DG-BAT-13")
    return found


async def dismiss(g: G, seat: int, to: str, kind: str) -> None:
    """DG-BAT-27: an attacker removed takes no further part."""
    attack = await pick(g, seat, monsters(g, seat, kind))
    if attack is not None and attack.piece is not None:
        lair.send_away(g, attack, to)
        attack.gone = True


async def evade(g: G, seat: int, form: str) -> None:
    attack = await pick(g, seat, evadable(g, seat, form))
    if attack is not None:
        attack.gone = True
        g.say(AttackEvaded(attack.card), "DG-BAT-27")


async def tame(g: G, seat: int, kind: str) -> None:
    """DG-MIN-01, DG-LIM-07."""
    attack = await pick(g, seat, tameable(g, seat, kind))
    if attack is not None and attack.piece is not None:
        p = g.state.players[seat]
        p.inventory.append(attack.piece)
        attack.piece = None
        attack.gone = True
        g.say(Tamed(p.hero, attack.card), "DG-MIN-01")


async def change_form(g: G, seat: int) -> None:
    attack = await pick(g, seat, turnable(g, seat))
    if attack is not None:
        forms = [form for form in block(g, attack).attacks_in() if form != attack.form]
        attack.form = await choose(
            seat, form_options(g, attack, forms), "ask-form", rule="DG-GEN-01", card=attack.card
        )
        g.say(FormChosen(attack.card, attack.form), "DG-GEN-01")


def opposing(root: Battle, attack: Attack) -> Attack:
    """The monster that a Challenge is aimed at, as it stands in the battle."""
    return next(a for a in root.attacks if a.card == attack.target)
