"""Acts on where and how heroes and locations are."""

from waystone.kernel.ask import Option, choose

from ....box.effects import Explore, Fall, Shift, Stand, SwapHeroes, Unlock, Warp
from ....table.board import ways
from ....table.facts import ExitsOpened, Shifted
from ....table.state import G
from ...dungeon import exits, laying, movement, shifting
from ...hero import falling
from ...registry import does
from .. import acting, fitting
from ..occasions import Cause


@does(Fall)
async def fall(g: G, act: Fall, cause: Cause) -> None:
    for p in acting.meant(g, act.who, cause):
        falling.fall(g, p, act.stat, act.value)


@does(Stand)
async def stand(g: G, act: Stand, cause: Cause) -> None:
    for p in acting.meant(g, act.who, cause):
        if p.fallen:
            falling.get_up(g, p)


@does(Warp)
async def warp(g: G, act: Warp, cause: Cause) -> None:
    for p in acting.meant(g, act.who, cause):
        places = fitting.warp_places(g, p, act)
        if not places:
            continue
        if act.to == "random":
            place = g.streams.pick("warp", places)
        else:
            options = [
                Option(f"place:{place}", place, "option-place", {"place": place}, place)
                for place in places
            ]
            place = await choose(cause.by, options, "ask-warp", rule="DG-EFF-06", hero=p.hero)
        await movement.warp(g, p, place)


@does(SwapHeroes)
async def swap_heroes(g: G, act: SwapHeroes, cause: Cause) -> None:
    you = g.state.players[cause.by]
    for other in acting.meant(g, "target", cause):
        here, there = you.at, other.at
        if here != there:
            await movement.warp(g, other, here)
            if you.alive:
                await movement.warp(g, you, there)


@does(Shift)
async def shift(g: G, act: Shift, cause: Cause) -> None:
    """DG-EFF-10..12."""
    if act.how == "turn":
        place = await pick_place(g, cause.by, shifting.turnable(g), "ask-shift-turn")
        if place:
            shifting.turn_round(g, place)
            g.say(Shifted(place), "DG-EFF-10")
        return
    one = await pick_place(g, cause.by, list(g.state.board.places), "ask-shift-one")
    other = await pick_place(g, cause.by, shifting.swappable(g, one), "ask-shift-other")
    if other:
        shifting.swap(g, one, other)
        g.say(Shifted(one), "DG-EFF-10")
        g.say(Shifted(other), "DG-EFF-10")


async def pick_place(g: G, seat: int, places: list[str], prompt: str) -> str:
    if not places:
        return ""
    options = [
        Option(f"place:{place}", place, "option-place", {"place": place}, place) for place in places
    ]
    return await choose(seat, options, prompt, rule="DG-EFF-10")


@does(Unlock)
async def unlock(g: G, act: Unlock, cause: Cause) -> None:
    p = g.state.players[cause.by]
    for side, _ in ways(g, p.at):
        exits.open_exit(g, p.at, side)
    g.say(ExitsOpened(p.at), "DG-GEN-01")


@does(Explore)
async def explore(g: G, act: Explore, cause: Cause) -> None:
    for _ in range(act.count):
        await laying.lay_next(g, g.state.players[cause.by])
