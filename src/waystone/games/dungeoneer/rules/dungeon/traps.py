"""DG-TRP: trap cards on the map."""

from waystone.kernel.ask import Option, choose

from ...box.definitions import Hazard
from ...table.board import trap_places
from ...table.facts import TrapLaid, TrapSprung
from ...table.state import G, Trap, card_of, heroes_at
from ..cards import acting, decks
from ..cards.occasions import Cause
from ..endings import Together
from . import threats


async def lay(g: G, seat: int, card: str, victim: int) -> None:
    """DG-TRP-02: the token goes on a location that the Dungeonlord picks; a trap that is played
    where its victim stands acts at once."""
    trap = card_of(g, card).trap
    assert trap is not None
    found = trap_places(g, card, victim)
    if not found:
        decks.finish(g, card)
        return
    options = [Option(f"place:{p}", p, "option-place", {"place": p}, p) for p in found]
    place = await choose(seat, options, "ask-trap", rule="DG-TRP-02", card=card)
    g.state.playing.remove(card)
    g.state.traps.append(Trap(card, place, seat))
    g.say(TrapLaid(card, place), "DG-TRP-02")
    if trap.where == "victim":
        await spring(g, place)


async def spring(g: G, place: str) -> None:
    """DG-TRP-03: the traps of a location that a hero has entered act on every hero in it, and are
    discarded (DG-TRP-06). One that finds nobody there any more stays (DG-AMB-35). Whoever one of
    them carries away and back has entered anew, and meets the others then."""
    for trap in [t for t in g.state.traps if t.at == place]:
        if not heroes_at(g, place):
            return
        if trap not in g.state.traps:
            continue
        g.state.traps.remove(trap)
        g.state.playing.append(trap.card)
        await act(g, trap.card, place, trap.by)
        decks.finish(g, trap.card)


async def act(g: G, card: str, place: str, by: int) -> None:
    """DG-THR-04: each hero tests, though another fall (DG-AMB-31); a Hazard makes it harder
    (DG-OBS-02, DG-TRP-05); who overcomes it gets the reward (DG-TRP-04)."""
    trap = card_of(g, card).trap
    assert trap is not None
    hazard = g.content.locations[place].obstacle
    harder = hazard.amount if isinstance(hazard, Hazard) else 0
    g.say(TrapSprung(card, place), "DG-TRP-03")
    all_here = Together()
    for p in heroes_at(g, place):
        if not p.alive or p.at != place:
            continue
        with all_here:
            passed = await threats.overcome(g, p, trap.stat, trap.value, "DG-TRP-03", harder)
            if p.alive:
                then = trap.passed if passed else trap.failed
                await acting.do(g, then, Cause(p.seat, card, p.seat, place))
    all_here.settle(g)
