"""Terrain dice (RB-DIE): rolling, rerolling, matching."""

from functools import cache

from waystone.kernel.ask import Option, choose

from ...box.geography import ALL, FOREST, HILLS, MOUNTAINS, PLAINS, WATER
from ...box.sheet import Sheet
from ...table.facts import Rerolled, Rolled
from ...table.state import G, Hero, Roll, sheet
from ..cards.exertion import exert
from ..cards.frees import meanwhile

# RB-DIE-06, RB-AMB-02: the six faces; the first is the wild (RB-DIE-03: it counts as every
# terrain).
FACES = (ALL, PLAINS, PLAINS | FOREST, FOREST | HILLS, MOUNTAINS | WATER, HILLS | PLAINS)
LETTERS = ("X", "P", "PF", "FH", "MW", "HP")
NAMES = tuple(f"face-{letter}" for letter in LETTERS)
WILD = 0
DONE: Option[int] = Option("done", -1, "option-done")


def shows(of: Sheet, face: int) -> int:
    """The terrains that a face shows to this hero; RB-DIE-02: any one of them at a time."""
    mask = FACES[face]
    for terrain, also in of.treats:
        if mask & terrain:
            mask |= also
    return mask


def throw(g: G, hero: Hero, count: int) -> Roll:
    """RB-CMP-02: as many dice as needed, whatever the box holds."""
    streams = g.streams
    dice = [streams.below("dice", 6) for _ in range(count)]
    roll = g.state.roll = Roll(hero.seat, dice, [False] * count, sheet(g, hero).rerolls)
    g.say(Rolled(hero.hero, [NAMES[d] for d in dice]), "RB-DIE-01")
    return roll


def reroll_options(hero: Hero, roll: Roll) -> list[Option[int]]:
    """RB-EXR-04, RB-AMB-23: any die not yet spent, as long as one can exert (or reroll free)."""
    if not hero.hand and not roll.free:
        return []
    seen: dict[int, int] = {}
    for n, face in enumerate(roll.dice):
        if not roll.spent[n]:
            seen.setdefault(face, n)
    return [_reroll_option(face, n, roll.free > 0) for face, n in seen.items()]


@cache
def _reroll_option(face: int, n: int, free: bool) -> Option[int]:
    told = {"face": NAMES[face], "free": free}
    return Option(f"reroll:{LETTERS[face]}", n, "option-reroll", told, f"die:{n}")


async def reroll(g: G, hero: Hero, roll: Roll, die: int) -> None:
    """RB-EXR-04: each exertion rerolls one die; the result may be rerolled again."""
    if roll.free:
        roll.free -= 1
    else:
        await exert(g, hero, 1, "RB-EXR-04")
    roll.dice[die] = g.streams.below("dice", 6)
    g.say(Rerolled(hero.hero, NAMES[roll.dice[die]]), "RB-EXR-04")


async def offer_rerolls(g: G, hero: Hero, roll: Roll, healing: int = 0) -> None:
    """RB-DIE-05: whenever terrain dice are rolled, again and again; what brings cards to exert may
    come first (RB-AMB-68). RB-RST-03, RB-RST-07: where matches of a terrain are `healing` and heal
    all damage, more of them change nothing."""
    while True:
        await meanwhile(g, hero, "exerting")
        options = reroll_options(hero, roll)
        if not options:
            return
        die = await choose(
            hero.seat,
            [*options, DONE],
            "ask-reroll",
            rule="RB-DIE-05",
            may=True,
            formal=healing > 0 and heals(g, hero, roll, healing) >= hero.damage,
        )
        if die < 0:
            return
        await reroll(g, hero, roll, die)


def heals(g: G, hero: Hero, roll: Roll, terrain: int) -> int:
    """RB-RST-03: 1 a match, and what cards add to a rest in the wilderness."""
    of = sheet(g, hero)
    return matching(of, roll, terrain) + of.rest_more


async def count_matches(g: G, hero: Hero, dice: int, terrain: int) -> int:
    """Roll and count the dice that match a terrain; a wild always does (RB-DIE-03). Dice of a move
    that is under way are still there afterwards (RB-MOV-08)."""
    under_way = g.state.roll
    roll = throw(g, hero, dice)
    await offer_rerolls(g, hero, roll)
    matches = matching(sheet(g, hero), roll, terrain)
    g.state.roll = under_way
    return matches


def matching(of: Sheet, roll: Roll, terrain: int) -> int:
    return sum(1 for face in roll.dice if shows(of, face) & terrain)
