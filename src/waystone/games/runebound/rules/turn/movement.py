"""Moving (RB-MOV) over the map: by one step, by terrain dice."""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import BACK, Then, in_order

from ...box.geography import Beside
from ...box.sheet import Used
from ...table.facts import Moved
from ...table.state import G, Hero, Roll, sheet
from ...table.values import is_defeated, speed
from ..cards.frees import free_options, use_free
from ..cards.triggers import triggered
from ..market.trade import Partner, offer, partner_option, partners
from ..registry import step
from ..story.end import go_on
from .dice import DONE, LETTERS, NAMES, reroll, reroll_options, shows, throw


@cache
def _hex_option(space: str, number: int, ground: str, gem: str) -> Option[int]:
    told = {"space": space, "terrain": ground, "gem": gem}
    return Option(f"hex:{space}", number, "option-hex", told, f"hex:{space}")


class DieMove(NamedTuple):
    """To a space by a die that shows this face."""

    space: int
    face: int


@cache
def _die_option(space: str, number: int, ground: str, gem: str, face: int) -> Option[DieMove]:
    told = {"space": space, "terrain": ground, "gem": gem, "face": NAMES[face]}
    key, move = f"hex:{space}:{LETTERS[face]}", DieMove(number, face)
    return Option(key, move, "option-hex-die", told, f"hex:{space}")


@cache
def _die_options(
    beside: tuple[Beside, ...], lit: tuple[int, ...], fords: bool, face: int, shown: int
) -> tuple[Option[DieMove], ...]:
    return tuple(
        _die_option(near.id, near.number, near.ground, gem_of(near, lit), face)
        for near in beside
        if shown & (near.dry if fords else near.need)
    )


def gem_shown(g: G, space: int) -> str:
    """The colour of the gem that lies there colour side up."""
    gem = g.content.atlas.gem[space]
    return gem if gem is not None and space in g.state.gems else "none"


def lit_beside(g: G, space: int) -> tuple[int, ...]:
    """The spaces beside this one whose gem lies colour side up."""
    gemmed = g.content.atlas.gemmed[space]
    if not gemmed:
        return ()
    lit = g.state.gems
    return tuple([n for n in gemmed if n in lit])


def gem_of(near: Beside, lit: tuple[int, ...]) -> str:
    return near.gem if near.gem is not None and near.number in lit else "none"


def hex_option(g: G, space: int, gem: str | None = None) -> Option[int]:
    """A space by its name, its terrain and the gem that waits there."""
    atlas = g.content.atlas
    return _hex_option(atlas.ids[space], space, atlas.ground[space], gem or gem_shown(g, space))


async def enter(g: G, hero: Hero, space: int, rule: str) -> None:
    """RB-MAP-02, RB-MOV-19: any number of heroes may be in one space."""
    hero.space = space
    g.say(Moved(hero.hero, g.content.atlas.ids[space]), rule)
    await arrive(g, hero)


async def arrive(g: G, hero: Hero) -> None:
    """What waits for a hero that enters a city, by whatever way."""
    if hero.space in g.content.atlas.cities:
        await triggered(g, "enter-city", [hero.seat])


def die_moves(g: G, hero: Hero, faces: Iterable[int]) -> list[Option[DieMove]]:
    """RB-MOV-04, RB-MOV-09..17: where a die leads, by terrain, road, bridge and river."""
    of = sheet(g, hero)
    beside, lit = g.content.atlas.beside[hero.space], lit_beside(g, hero.space)
    found: list[Option[DieMove]] = []
    for face in faces:
        found += _die_options(beside, lit, of.fords, face, shows(of, face))
    return found


@step
async def roll_to_move(g: G, seat: int) -> Then:
    """RB-MOV-01 (b), RB-MOV-03: roll dice equal to speed; from now on only they move the hero."""
    hero = g.state.heroes[seat]
    throw(g, hero, speed(g, hero))
    return travel(seat)


@step
async def travel(g: G, seat: int) -> Then:
    """RB-MOV-04..08, RB-DIE-04: spend one die, reroll one, use an ability that is no action, trade
    with a hero in the space (RB-AMB-32), or stop."""
    hero, roll = g.state.heroes[seat], g.state.roll
    if roll is None or hero.delayed or is_defeated(g, hero) or hero.eliminated or all(roll.spent):
        # RB-AMB-60: a hero defeated or delayed on the way loses the dice that are left.
        g.state.roll = None
        return BACK
    left = dict.fromkeys(f for f, spent in zip(roll.dice, roll.spent, strict=True) if not spent)
    moves: list[Option[DieMove]] = die_moves(g, hero, left)
    rerolls = reroll_options(hero, roll)
    frees = free_options(g, hero, "moving")
    trades = [partner_option(other.hero, other.seat) for other in partners(g, hero)]
    if not moves and not rerolls and not frees and not trades:
        g.state.roll = None
        return BACK
    options: list[Option[Any]] = [*moves, *rerolls, *frees, *trades, DONE]
    chosen = await choose(seat, options, "ask-travel", rule="RB-MOV-04")
    if isinstance(chosen, Used):
        await use_free(g, hero, chosen)
        return go_on(g, travel(seat))
    if isinstance(chosen, Partner):
        return in_order(offer(seat, chosen.seat), travel(seat))
    if isinstance(chosen, DieMove):
        spend_die(roll, chosen.face)
        await enter(g, hero, chosen.space, "RB-MOV-04")
        return travel(seat)
    if chosen >= 0:
        await reroll(g, hero, roll, chosen)
        return travel(seat)
    g.state.roll = None
    return BACK


def spend_die(roll: Roll, face: int) -> None:
    """RB-MOV-06: a die that was spent is gone."""
    at = next(n for n, f in enumerate(roll.dice) if f == face and not roll.spent[n])
    roll.spent[at] = True
