"""The enemy's attack or reaction, and what changes it (TG-SEQ-24, TG-EAM)."""

from collections.abc import Sequence

from msgspec import Struct, structs

from waystone.kernel.ask import PASS, Option, choose

from ...box.abilities import Add, Cancel, Convert, Counter, Ignore, Mod, OnEnemy
from ...box.conditions import Source
from ...box.definitions import CombatDef, DiplomacyDef
from ...box.effects import Damage, Each, Effect, Party, Terror, Tire, Udamage
from ...box.encounter import Discard, Down, LoseCubes, LoseTime, Mill, Remove, Tactics
from ...box.printed import Gear
from ...table.facts import (
    AttackIgnored,
    Attacks,
    Cancelled,
    CompanionHelped,
    Reacts,
    TacticalAttack,
)
from ...table.party import foe, helper, hero, member, now, present, spent_now
from ...table.state import Card, Doing, G, Hero
from ..doing import AFTERWARDS, performs, put_off
from ..people.prices import pay, payable
from .deciding import ActiveFell, party_chooses
from .sequence import bare, count, gear, in_sight
from .using import spend_use

KINDS: dict[type, str] = {
    Damage: "damage",
    Udamage: "udamage",
    LoseCubes: "cubes",
    Down: "down",
    LoseTime: "time",
    Terror: "terror",
    Tire: "energy",
    Discard: "discard",
    Mill: "mill",
    Remove: "remove",
}

PERSONAL = (Damage, Udamage, Terror, Tire, Discard, Mill)

CONVERTED: dict[str, type[Terror | LoseCubes | Tire | Discard | Mill | Down]] = {
    "terror": Terror,
    "cubes": LoseCubes,
    "energy": Tire,
    "discard": Discard,
    "mill": Mill,
    "down": Down,
}


ALL = -1
"""The seat of a change that works for the whole party."""


class Change(Struct):
    """Something that changes the attack: from a card (lost if the card leaves, TG-EAM-08), or
    for one seat alone (an item protects only its owner, TG-ITM-14)."""

    mod: Mod
    card: Card | None = None
    seat: int = ALL


class Part(Struct):
    """An effect of the attack. `of`: as often as there is of something (TG-VEN-10), counted when it
    strikes."""

    effect: Effect
    party: bool = False
    extra: Change | None = None
    of: Source | None = None
    most: int = 1


def parts_of(effects: Sequence[Effect], party: bool = False) -> list[Part]:
    """From left to right. TG-VEN-10: so much "for each" is one effect of its kind."""
    parts = []
    for effect in effects:
        match effect:
            case Party(do):
                parts += parts_of(do, True)
            case Each(of, (single,), most) if type(single) in KINDS:
                parts.append(Part(single, party, of=of, most=most))
            case _:
                parts.append(Part(effect, party))
    return parts


# ---- phase III


def row(g: G) -> Sequence[Effect]:
    """TG-COM-06, TG-AMB-10: the row of the pool as it is at the start of phase III."""
    enemy, encounter = foe(g), now(g)
    if isinstance(enemy, CombatDef):
        return next((r.do for r in enemy.rows if encounter.pool <= r.to), enemy.rows[-1].do)
    return reaction(enemy, encounter.markers)


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
    for card, face in in_sight(g):
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
    changes = in_force(g, fixed, adding)
    if not parts and not any(isinstance(c.mod, Add) for c in changes):
        return
    if await companion_ignores(g):
        return
    if used := await items_used(g, parts, changes):
        fixed = [*fixed, *used]
        changes = in_force(g, fixed, adding)
    if ALL in ignoring(changes):
        g.say(AttackIgnored(foe(g).id), "TG-EAM-09")
        return
    before = {m.seat: hero(g, m.seat).health for m in present(g)}
    for part in parts:
        await part_strikes(g, part, changes)
        changes = in_force(g, fixed, adding)
    for part in additions(parts, changes):
        await part_strikes(g, part, changes)
        changes = in_force(g, fixed, adding)
    await counters(g, changes, before)


def in_force(g: G, fixed: list[Change], adding: bool) -> list[Change]:
    """What changes the attack now."""
    return [*card_changes(g, adding), *fixed]


def additions(parts: list[Part], changes: list[Change]) -> list[Part]:
    """TG-EAM-04: what the attack does not contain comes last."""
    kinds = {type(part.effect) for part in parts}
    return [
        Part(c.mod.effect, False, c)
        for c in changes
        if isinstance(c.mod, Add) and type(c.mod.effect) not in kinds
    ]


def ignoring(changes: list[Change]) -> set[int]:
    """TG-EAM-09: a card ignores the attack for all; TG-ITM-14: an item for its owner alone."""
    return {c.seat for c in changes if isinstance(c.mod, Ignore)} if changes else set()


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
        seats = sorted((m.seat for m in present(g)), key=lambda seat: seat != active)
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
        await does(g, Doing([seat], seat), effect)
    except ActiveFell:
        return


def added(g: G, kind: type, changes: list[Change]) -> int:
    return sum(
        c.mod.effect.n
        for c in changes
        if isinstance(c.mod, Add) and type(c.mod.effect) is kind and alive(g, c)
    )


def cancelled(g: G, kind: str, seat: int, changes: list[Change]) -> int:
    """TG-EAM-06; nothing cancels unpreventable damage (TG-SYM-06)."""
    return sum(
        c.mod.n
        for c in changes
        if isinstance(c.mod, Cancel)
        and c.mod.what == kind
        and c.seat in (ALL, seat)
        and alive(g, c)
    )


async def converted(g: G, n: int, seat: int, changes: list[Change]) -> int:
    """TG-SYM-06: what turns damage into something else works on unpreventable damage too."""
    for change in changes:
        if isinstance(change.mod, Convert) and change.seat in (ALL, seat) and alive(g, change):
            turned = min(n, change.mod.most)
            if turned:
                n -= turned
                await hits(g, CONVERTED[change.mod.into](turned), seat)
    return n


async def counters(g: G, changes: list[Change], before: dict[int, int]) -> None:
    active = now(g).active
    for change in changes:
        if isinstance(change.mod, Counter) and alive(g, change):
            seat = active if change.seat < 0 else change.seat
            if not member(g, seat).left and hero(g, seat).health < before.get(seat, 0):
                for effect in change.mod.do:
                    await hits(g, effect, seat)


# ---- items and companions against the attack


async def items_used(g: G, parts: list[Part], changes: list[Change]) -> list[Change]:
    """TG-ITM-12, TG-ITM-14: each owner who is hit may use items and skills of the kind
    [ENEMY]; skills only while active (TG-EAM-10)."""
    found: list[Change] = []
    active = now(g).active
    if all(bare(g, hero(g, one.seat)) for one in present(g)):
        return found
    kinds = {KINDS.get(type(p.effect)) for p in parts}
    kinds |= {KINDS.get(type(c.mod.effect)) for c in changes if isinstance(c.mod, Add)}
    party_wide = any(p.party for p in parts)
    for one in present(g):
        if one.seat != active and not party_wide:
            continue
        while options := _defences(g, hero(g, one.seat), kinds):
            options.append(Option(PASS, None, "option-decline"))
            chosen = await choose(one.seat, options, "ask-defence", rule="TG-ITM-14", may=True)
            if chosen is None:
                break
            thing, ability, mark = chosen
            await spend_use(g, hero(g, one.seat), thing, ability.limit, mark)
            await pay(g, ability.pay, one.seat)
            found += [Change(mod, None, one.seat) for mod in ability.do]
            if one.left:
                break
    return found


Defence = tuple[Gear, OnEnemy, str]


def _defences(g: G, one: Hero, kinds: set[str | None]) -> list[Option[Defence | None]]:
    options: list[Option[Defence | None]] = []
    if bare(g, one):
        return options
    who, spent = member(g, one.seat), spent_now(g, one.seat)
    for thing in gear(g, one):
        for n, ability in enumerate(thing.enemy):
            mark = f"{thing.id}:e{n}"
            if (
                mark in who.used
                or mark in spent
                or not (thing.is_item or one.seat == now(g).active)
                or not any(helps(mod, kinds) for mod in ability.do)
                or not payable(g, ability.pay, one.seat)
            ):
                continue
            options.append(
                Option(
                    f"use:{thing.id}" + (f":{n + 1}" if n else ""),
                    (thing, ability, mark),
                    "option-defence",
                    {
                        "item": thing.id,
                        "do": ability.do,
                        "pay": ability.pay,
                        "limit": ability.limit,
                    },
                    f"item:{thing.id}",
                )
            )
    return options


def helps(mod: Mod, kinds: set[str | None]) -> bool:
    match mod:
        case Cancel(what):
            return what in kinds
        case Convert():
            return "damage" in kinds or "udamage" in kinds
        case Counter():
            return "damage" in kinds or "udamage" in kinds
        case Ignore():
            return True
        case Add():
            return False


async def companion_ignores(g: G) -> bool:
    """TG-CMP-06: once an encounter the party may ignore an attack or a reaction."""
    encounter = now(g)
    name = helper(g, "ignore")
    if not name:
        return False
    on = f"companion:{name}"
    options: list[Option[bool]] = [
        Option("companion", True, "option-companion-ignore", {"companion": name}, on),
        Option(PASS, False, "option-decline"),
    ]
    if not await party_chooses(g, options, "ask-companion", "TG-CMP-06"):
        return False
    encounter.companions_used.append(name)
    g.say(CompanionHelped(name), "TG-CMP-06")
    g.say(AttackIgnored(foe(g).id), "TG-EAM-09")
    return True
