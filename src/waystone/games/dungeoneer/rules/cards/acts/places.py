"""Acts on where and how heroes and locations are."""

from waystone.kernel.ask import Option, choose

from ....box.effects import Explore, Fall, Shift, Stand, SwapHeroes, Unlock, Warp
from ....table.board import ways
from ....table.facts import ExitsOpened, Shifted
from ....table.state import G
from ...dungeon import exits, laying, movement, shifting
from ...endings import Together
from ...hero import falling
from ...registry import does
from .. import acting, fitting
from ..occasions import Cause


@does.rule
async def fall(g: G, cause: Cause, act: Fall) -> None:
    """DG-EFF-01, DG-EFF-05: a hero falls."""
    for p in acting.meant(g, act.who, cause):
        falling.fall(g, p, act.stat, act.value)


@does.rule
async def stand(g: G, cause: Cause, act: Stand) -> None:
    """DG-EFF-02: a card stands a hero up without the AP."""
    for p in acting.meant(g, act.who, cause):
        if p.fallen:
            falling.get_up(g, p)


@does.rule
async def warp(g: G, cause: Cause, act: Warp) -> None:
    """DG-EFF-06: a hero is somewhere else; who controls the card says where. Of several each goes,
    though another fall on arrival (DG-AMB-31)."""
    all_meant = Together()
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
        with all_meant:
            await movement.warp(g, p, place)
    all_meant.settle(g)


@does.rule
async def swap_heroes(g: G, cause: Cause, act: SwapHeroes) -> None:
    """DG-EFF-06: two heroes change places."""
    you = g.state.players[cause.by]
    for other in acting.meant(g, "target", cause):
        here, there = you.at, other.at
        if here != there:
            await movement.warp(g, other, here)
            if you.alive:
                await movement.warp(g, you, there)


@does.rule
async def shift(g: G, cause: Cause, act: Shift) -> None:
    """DG-EFF-10..12: a location is turned round, or two change places."""
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
    """DG-EFF-10: who controls the card names a location."""
    if not places:
        return ""
    options = [
        Option(f"place:{place}", place, "option-place", {"place": place}, place) for place in places
    ]
    return await choose(seat, options, prompt, rule="DG-EFF-10")


@does.rule
async def unlock(g: G, cause: Cause, act: Unlock) -> None:
    """DG-EXI-13: every exit of the location is open until the next Reset."""
    p = g.state.players[cause.by]
    for side, _ in ways(g, p.at):
        exits.open_exit(g, p.at, side)
    g.say(ExitsOpened(p.at), "DG-EXI-13")


@does.rule
async def explore(g: G, cause: Cause, act: Explore) -> None:
    """DG-LOC-01, DG-HER-03: more locations are laid."""
    for _ in range(act.count):
        await laying.lay_next(g, g.state.players[cause.by])
