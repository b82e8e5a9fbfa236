"""The enemy's attack or reaction, and what changes it (TG-SEQ-24, TG-EAM)."""

from collections.abc import Sequence

from msgspec import structs

from ...box.abilities import Add, Cancel, Convert, Counter, Ignore
from ...box.definitions import CombatDef, DiplomacyDef
from ...box.effects import Damage, Effect, Terror, Tire, Udamage
from ...box.encounter import Discard, Down, LoseCubes, Mill, Tactics
from ...box.printed import faces
from ...table.facts import AttackIgnored, Attacks, Cancelled, Reacts, TacticalAttack
from ...table.party import foe, helper, hero, member, now, present
from ...table.state import Card, Doing, G, Shield
from ..doing import AFTERWARDS, performs, put_off
from .deciding import ActiveFell
from .defence import companion_ignores, items_used
from .parts import ALL, KINDS, Change, Part, parts_of
from .sequence import count, in_sight

PERSONAL = (Damage, Udamage, Terror, Tire, Discard, Mill)

CONVERTED: dict[str, type[Terror | LoseCubes | Tire | Discard | Mill | Down]] = {
    "terror": Terror,
    "cubes": LoseCubes,
    "energy": Tire,
    "discard": Discard,
    "mill": Mill,
    "down": Down,
}


# ---- phase III


def row(g: G) -> Sequence[Effect]:
    """TG-COM-06, TG-AMB-10: the row of the pool as it is at the start of phase III."""
    enemy, encounter = foe(g), now(g)
    if not isinstance(enemy, CombatDef):
        return reaction(enemy, encounter.markers)
    for one in enemy.rows:
        if encounter.pool <= one.to:
            return one.do
    return enemy.rows[-1].do


def reaction(enemy: DiplomacyDef, markers: int) -> Sequence[Effect]:
    """TG-VEN-10: the Reaction may change with the markers on the card."""
    if enemy.reactions and markers:
        return enemy.reactions[min(markers, len(enemy.reactions)) - 1]
    return enemy.reaction


async def enemy_attack(g: G) -> None:
    """TG-COM-06, TG-DIP-12: against the last active character, from left to right."""
    enemy, encounter = foe(g), now(g)
    victim = hero(g, encounter.active).id
    if isinstance(enemy, CombatDef):
        g.say(Attacks(enemy.id, victim, encounter.pool), "TG-COM-06")
    else:
        g.say(Reacts(enemy.id, victim), "TG-DIP-12")
    await strike(g, row(g), enemy_changes(g))


@performs.rule
async def tactical_attack(g: G, doing: Doing, effect: Tactics) -> None:
    """TG-COM-05; cancels and items work on it, what adds does not (TG-AMB-09). Before the first
    activation there is nobody to attack."""
    enemy = foe(g)
    if isinstance(enemy, CombatDef) and now(g).active >= 0:
        g.say(TacticalAttack(enemy.id, hero(g, now(g).active).id), "TG-COM-05")
        await strike(g, enemy.tactics, [], adding=False)


def card_changes(g: G, adding: bool) -> list[Change]:
    """TG-SYM-03: cards in sight, and guards put up in this activation."""
    changes = []
    for card, face in in_sight(g, faces(g.content).changing):
        for mod in face.mods:
            if adding or not isinstance(mod, Add):
                changes.append(Change(mod, card))
    for shield in now(g).activation.shields:
        changes.append(Change(Cancel(shield.kind, shield.n), None, shield.seat))
    return changes


def enemy_changes(g: G) -> list[Change]:
    """TG-VEN-06: the present row of every Spawn; TG-NON-05: the weather; TG-EPM-01: Secret 48."""
    encounter = now(g)
    changes: list[Change] = []
    for spawn in encounter.spawn:
        for r in g.content.spawn[spawn.id].rows:
            if spawn.cubes <= r.to:
                changes += [Change(mod) for mod in r.do]
                break
    if encounter.weather:
        changes += [Change(mod) for mod in g.content.weather[encounter.weather].enemies]
    if "epic-foes" in g.state.rules:
        changes.append(Change(Add(Damage() if isinstance(foe(g), CombatDef) else Down())))
    return changes


async def strike(
    g: G, effects: Sequence[Effect], fixed: list[Change], *, adding: bool = True
) -> None:
    """The parts from left to right, each with what adds to it and what cancels of it; then the
    additions that met nothing of their kind (TG-EAM-04). TG-EAM-08, TG-AMB-12: of the cards in
    the Sequence those count that are in sight when a part strikes."""
    parts = parts_of(effects)
    laid, changes = on_the_table(g), in_force(g, fixed, adding)
    if not parts and not any(isinstance(c.mod, Add) for c in changes):
        return
    if helper(g, "ignore") and await companion_ignores(g):
        return
    if used := await items_used(g, parts, changes):
        fixed = [*fixed, *used]
        changes = in_force(g, fixed, adding)
    if ALL in ignoring(changes):
        g.say(AttackIgnored(foe(g).id), "TG-EAM-09")
        return
    before = [one.health for one in g.state.heroes]
    for part in parts:
        await part_strikes(g, part, changes)
        if laid != (lies := on_the_table(g)):
            laid, changes = lies, in_force(g, fixed, adding)
    for part in additions(parts, changes):
        await part_strikes(g, part, changes)
        if laid != (lies := on_the_table(g)):
            laid, changes = lies, in_force(g, fixed, adding)
    if changes:
        await counters(g, changes, before)


def on_the_table(g: G) -> tuple[Card | Shield, ...]:
    """The cards and guards from which changes come."""
    encounter = now(g)
    return (*encounter.sequence, *encounter.activation.shields)


def in_force(g: G, fixed: list[Change], adding: bool) -> list[Change]:
    """What changes the attack now."""
    return [*card_changes(g, adding), *fixed]


def additions(parts: list[Part], changes: list[Change]) -> list[Part]:
    """TG-EAM-04: what the attack does not contain comes last."""
    if not changes:
        return []
    kinds = {type(part.effect) for part in parts}
    return [
        Part(c.mod.effect, False, c)
        for c in changes
        if type(c.mod) is Add and type(c.mod.effect) not in kinds
    ]


def ignoring(changes: list[Change]) -> set[int]:
    """TG-EAM-09: a card ignores the attack for all; TG-ITM-14: an item for its owner alone."""
    found = set()
    for change in changes:
        if type(change.mod) is Ignore:
            found.add(change.seat)
    return found


def alive(g: G, change: Change) -> bool:
    """TG-EAM-08: the effect of a card that has left the Sequence is lost. TG-VEN-06: what is no
    card cannot leave."""
    return change.card is None or change.card in now(g).sequence


async def part_strikes(g: G, part: Part, changes: list[Change]) -> None:
    """TG-EAM-01 to TG-EAM-07; a part under [PARTY] hits each member. TG-ITM-14: who ignores it is
    left out; TG-VEN-10: so much for each marker. TG-SYM-06: damage of both kinds may be turned into
    something else."""
    spared = ignoring(changes)
    if ALL in spared or (part.extra is not None and not alive(g, part.extra)):
        return
    effect = part.effect
    kind = KINDS.get(type(effect))
    active = now(g).active
    if part.party:
        seats = [m.seat for m in present(g)]
        seats.sort(key=lambda seat: seat != active)
    else:
        # TG-AMB-60: what is aimed at a dying character is skipped, the rest still applies.
        gone = bool(member(g, active).left) and isinstance(effect, PERSONAL)
        seats = [] if gone else [active]
    for seat in seats:
        if (part.party and member(g, seat).left) or seat in spared:
            continue
        if kind is None:
            await hits(g, effect, seat)
            continue
        n: int = effect.n  # type: ignore[union-attr]
        if part.of is not None:
            n *= min(part.most, count(g, part.of, seat, None))
        left = n
        if changes:
            if part.extra is None:
                n += added(g, type(effect), changes)
            left = n - min(n, cancelled(g, kind, seat, changes))
            if left < n:
                g.say(Cancelled(hero(g, seat).id, kind, n - left), "TG-EAM-06")
            if kind in ("damage", "udamage"):
                left = await converted(g, left, seat, changes)
        if left:
            same = left == effect.n  # type: ignore[union-attr]
            await hits(g, effect if same else structs.replace(effect, n=left), seat)


async def hits(g: G, effect: Effect, seat: int) -> None:
    kind = type(effect)
    does = put_off if kind in AFTERWARDS else performs.by_kind[kind]
    try:
        await does(g, Doing([seat], seat, now(g).id), effect)
    except ActiveFell:
        return


def added(g: G, kind: type, changes: list[Change]) -> int:
    n = 0
    for change in changes:
        mod = change.mod
        if type(mod) is Add and type(mod.effect) is kind and alive(g, change):
            n += mod.effect.n
    return n


def cancelled(g: G, kind: str, seat: int, changes: list[Change]) -> int:
    """TG-EAM-06; nothing cancels unpreventable damage (TG-SYM-06)."""
    n = 0
    for change in changes:
        mod = change.mod
        if type(mod) is Cancel and mod.what == kind and change.seat in (ALL, seat):
            n += mod.n if alive(g, change) else 0
    return n


async def converted(g: G, n: int, seat: int, changes: list[Change]) -> int:
    """TG-SYM-06: what turns damage into something else works on unpreventable damage too."""
    for change in changes:
        if isinstance(change.mod, Convert) and change.seat in (ALL, seat) and alive(g, change):
            turned = min(n, change.mod.most)
            if turned:
                n -= turned
                await hits(g, CONVERTED[change.mod.into](turned), seat)
    return n


async def counters(g: G, changes: list[Change], before: list[int]) -> None:
    active = now(g).active
    for change in changes:
        if isinstance(change.mod, Counter) and alive(g, change):
            seat = active if change.seat < 0 else change.seat
            if not member(g, seat).left and hero(g, seat).health < before[seat]:
                for effect in change.mod.do:
                    await hits(g, effect, seat)
