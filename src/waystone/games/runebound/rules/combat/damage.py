"""Damage in combat (RB-DMG): prevention, shields, defeat, and what follows from damage dealt."""

from functools import cache
from typing import Literal, TypeAlias

from waystone.kernel.ask import Option, choose, choose_many

from ...box.abilities import Ward
from ...box.effects import Harm
from ...box.sheet import card_of
from ...box.tokens import notation
from ...table.combat_facts import ArmorHeld, AttackRaised, Blocked, Prevented, Reflected, TookDamage
from ...table.facts import Defeated
from ...table.opponents import controller, damage_on, fight, forbidden, health_of
from ...table.pool import hero_of, sheet_of, showing, total, up, who, worth
from ...table.state import Combat, G, Hero, Side
from ...table.values import is_defeated
from ..cards.exertion import exert
from ..cards.interpret import By
from ..cards.triggers import simultaneous, use_all
from .tactics import shields_to_spend
from .tokens import spend

SideTrigger: TypeAlias = Literal["enter-combat", "dealt", "hurt", "blocked", "cast"]
Result = Literal["attacker", "defender", "claimed", "broken-off", "retreated"]


class CombatOver(Exception):
    """RB-CBT-12: combat ends at once and nothing still pending resolves (RB-DFT-03)."""

    def __init__(self, result: Result) -> None:
        super().__init__(result)
        self.result: Result = result


def end_if_villain_fell(g: G) -> None:
    """RB-DFT-01, RB-DFT-02, RB-ABL-12: a villain whose health story tokens have lowered to its
    damage is defeated."""
    combat = g.state.combat
    if combat is not None and combat.cause == "villain":
        villain = combat.sides[1]
        if damage_on(g, villain) >= health_of(g, villain):
            g.say(Defeated(who(g, villain)), "RB-DFT-01")
            raise CombatOver("attacker")


def end_if_fallen(g: G, hero: Hero) -> None:
    """RB-DFT-02: a hero that is defeated in the middle of its combat, by whatever, has lost it."""
    combat = g.state.combat
    if combat is not None and is_defeated(g, hero):
        for n, side in enumerate(combat.sides):
            if side.seat == hero.seat:
                raise CombatOver("defender" if n == 0 else "attacker")


async def deal(g: G, by: int, n: int, kind: Harm, *, attack: bool, blockable: bool = True) -> int:
    """RB-AMB-27, RB-DMG-06, RB-ENE-02: kind-specific prevention, shields, apply, defeat, triggers.
    Gives what was really dealt. `attack`: RB-DMG-13, damage of a combat action."""
    combat = fight(g)
    taker = combat.sides[1 - by]
    if attack:
        n += raised(g, combat, by)
        n -= held(g, taker, kind, n)
    dealt = apply(g, taker, await warded(g, 1 - by, n, kind, blockable=blockable))
    if damage_on(g, taker) >= health_of(g, taker):
        g.say(Defeated(who(g, taker)), "RB-DFT-01")
        raise CombatOver("attacker" if by == 0 else "defender")
    if dealt:
        await after_damage(g, by, dealt)
    return dealt


async def warded(g: G, n: int, damage: int, kind: Harm, *, blockable: bool) -> int:
    """RB-AMB-27, RB-DMG-06: what is left of damage after what is ready to block it, wards and
    shields."""
    if damage and blockable:
        damage = guarded(g, fight(g).sides[n], damage)
    damage = await prevent(g, n, damage, kind)
    return await block(g, n, damage) if blockable else damage


def raised(g: G, combat: Combat, by: int) -> int:
    """What is ready to add to the next attack, and what lasting effects add to each."""
    side = combat.sides[by]
    bonus, side.round.edge = side.round.edge, 0
    enemy = combat.sides[1 - by].enemy
    if enemy:
        for each in sheet_of(g, side).per_trait:
            if each.trait in g.content.traits(enemy):
                bonus += each.n
    if bonus:
        g.say(AttackRaised(who(g, side), bonus), "RB-DMG-13")
    return bonus


def held(g: G, side: Side, kind: Harm, damage: int) -> int:
    """RB-CAC-10: what armor takes off an attack of its kind."""
    stopped = sum(armor.n for armor in sheet_of(g, side).armor if armor.kind == kind)
    stopped = min(stopped, damage)
    if stopped:
        g.say(ArmorHeld(who(g, side), stopped), "RB-CAC-10")
    return stopped


def apply(g: G, side: Side, n: int) -> int:
    """RB-DMG-02: no more than its health."""
    if n <= 0:
        return 0
    taken = min(n, max(0, health_of(g, side) - damage_on(g, side)))
    if side.seat >= 0:
        hero_of(g, side).damage += taken
    else:
        side.damage += taken
    g.say(TookDamage(who(g, side), taken, n - taken), "RB-DMG-01")
    return taken


async def after_damage(g: G, by: int, dealt: int) -> None:
    """RB-DMG-11, RB-DMG-12: only when damage was dealt; reflected damage is no attack
    (RB-AMB-28). What both sides have waiting is simultaneous (RB-ABL-07)."""
    combat = fight(g)
    giver, taker = combat.sides[by], combat.sides[1 - by]
    if taker.round.reflects:
        g.say(Reflected(who(g, taker), dealt), "RB-AMB-28")
        apply(g, giver, dealt)
        if damage_on(g, giver) >= health_of(g, giver):
            g.say(Defeated(who(g, giver)), "RB-DFT-01")
            raise CombatOver("defender" if by == 0 else "attacker")
    await both_sides(g, *(("dealt", "hurt") if by == 0 else ("hurt", "dealt")))


async def both_sides(g: G, attacker: SideTrigger, defender: SideTrigger) -> None:
    """RB-ABL-07, RB-AMB-61: what both sides have waiting, the active player's first."""
    one, other = fight(g).sides
    if attacker in sheet_of(g, one).whens or defender in sheet_of(g, other).whens:
        for n in sides_in_order(g):
            await side_triggers(g, n, defender if n else attacker)


def sides_in_order(g: G) -> list[int]:
    """RB-ABL-07, RB-AMB-61: the active player's side first; an enemy's abilities are its
    controller's."""
    order = simultaneous(g)
    seats = [controller(g, n) for n in (0, 1)]
    places = [order.index(seat) if seat in order else len(order) for seat in seats]
    return sorted((0, 1), key=lambda n: places[n])


async def side_triggers(g: G, n: int, trigger: SideTrigger) -> None:
    side = fight(g).sides[n]
    waiting = sheet_of(g, side).whens.get(trigger)
    if waiting:
        await use_all(g, By(controller(g, n), side.seat, n), list(waiting))


def guarded(g: G, side: Side, damage: int) -> int:
    """What is ready to block the next damage of this round."""
    if not side.round.guard:
        return damage
    blocked = min(side.round.guard, damage)
    side.round.guard -= blocked
    g.say(Prevented(who(g, side), blocked), "RB-DMG-10")
    return damage - blocked


async def prevent(g: G, n: int, damage: int, kind: Harm) -> int:
    """RB-ABL-08: wards that may be used, also against damage that cannot be blocked."""
    side = fight(g).sides[n]
    while damage:
        usable = [
            (key, ward) for key, ward in sheet_of(g, side).wards if _ready(g, side, key, ward, kind)
        ]
        if not usable:
            break
        chosen = await choose_ward(g, controller(g, n), usable, damage)
        if chosen is None:
            break
        key, ward = chosen
        (side.round.used if ward.limit == "round" else side.used_up).append(key)
        await exert(g, hero_of(g, side), ward.exert)
        blocked = min(ward.n, damage)
        damage -= blocked
        g.say(Prevented(who(g, side), blocked), "RB-ABL-08")
    return damage


async def choose_ward(
    g: G, seat: int, usable: list[tuple[str, Ward]], damage: int
) -> tuple[str, Ward] | None:
    """Whoever decides for the side; an enemy that nobody runs takes the first."""
    if seat < 0:
        return usable[0]
    options: list[Option[tuple[str, Ward] | None]] = []
    for key, ward in usable:
        card = card_of(key)
        told = {"card": card, "n": ward.n, "exert": ward.exert}
        options.append(Option(f"use:{key}", (key, ward), "option-ward", told, f"card:{card}"))
    options.append(Option("pass", None, "option-pass"))
    return await choose(
        seat, options, "ask-ward", rule="RB-ABL-09", may=True, hushed=True, damage=damage
    )


def _ready(g: G, side: Side, key: str, ward: Ward, kind: Harm) -> bool:
    if ward.kind and ward.kind != kind:
        return False
    if ward.exert and (side.seat < 0 or len(hero_of(g, side).hand) < ward.exert):
        return False
    return key not in side.round.used and key not in side.used_up


async def block(g: G, n: int, damage: int) -> int:
    """RB-DMG-04, RB-DMG-05: any number of shields, at once, also after passing."""
    combat = fight(g)
    side = combat.sides[n]
    shields = showing(g, side, "shd") if damage else []
    if not shields or forbidden(g, n, "shield"):
        return damage
    seat = controller(g, n)
    if seat < 0:
        chosen = shields_to_spend(g, side, shields, damage)
    else:
        options = [
            shield_option(n, at, notation(up(g, side.tokens[at])), worth(g, side, at))
            for at in shields
        ]
        chosen = await choose_many(
            seat,
            options,
            "ask-shields",
            rule="RB-DMG-04",
            formal=side.seat < 0,
            damage=damage,
            who=who(g, side),
        )
    if not chosen:
        return damage
    blocked = min(damage, total(g, side, chosen))
    for at in chosen:
        spend(side, at)
    g.say(Blocked(who(g, side), blocked), "RB-DMG-04")
    await side_triggers(g, n, "blocked")
    return damage - blocked


@cache
def shield_option(side: int, at: int, face: str, blocks: int) -> Option[int]:
    return Option(
        f"token:{at}", at, "option-shield", {"face": face, "blocks": blocks}, f"token:{side}:{at}"
    )
