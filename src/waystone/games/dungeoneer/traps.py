"""DG-TRP: trap cards on the map."""

from waystone.kernel.ask import Option, choose

from . import acts, cards, threats
from .content import Hazard
from .facts import TrapLaid, TrapSprung
from .occasions import Cause
from .state import G, Trap, card_of, heroes_at


def places(g: G, card: str, victim: int) -> list[str]:
    """DG-TRP-02: where the card allows; unoccupied is without a hero (Nakari occupies her lair,
    DG-AMB-66)."""
    trap = card_of(g, card).trap
    assert trap is not None
    if trap.where == "victim":
        return [g.state.players[victim].at]
    taken = {p.at for p in g.state.players if p.alive} if trap.where == "unoccupied" else set()
    if trap.where == "unoccupied" and g.state.nakari is not None:
        taken.add(g.state.nakari.at)
    return [
        place
        for place in g.state.board.places
        if place not in taken and g.content.locations[place].is_a(trap.place)
    ]


async def lay(g: G, seat: int, card: str, victim: int) -> None:
    """DG-TRP-02: the token goes on a location that the Dungeonlord picks; a trap that is played
    where its victim stands acts at once."""
    trap = card_of(g, card).trap
    assert trap is not None
    found = places(g, card, victim)
    if not found:
        cards.finish(g, card)
        return
    options = [Option(f"place:{p}", p, "option-place", {"place": p}, p) for p in found]
    place = await choose(seat, options, "ask-trap", rule="DG-TRP-02", card=card)
    g.state.playing.remove(card)
    g.state.traps.append(Trap(card, place, seat))
    g.say(TrapLaid(card, place), "DG-TRP-02")
    if trap.where == "victim":
        await spring(g, place)


async def spring(g: G, place: str) -> None:
    """DG-TRP-03: the traps of a location that a hero has entered act on every hero in it."""
    for trap in [t for t in g.state.traps if t.at == place]:
        g.state.traps.remove(trap)
        g.state.playing.append(trap.card)
        await act(g, trap.card, place, trap.by)
        cards.finish(g, trap.card)


async def act(g: G, card: str, place: str, by: int) -> None:
    """DG-THR-04: each hero tests; DG-OBS-02: a Hazard makes it harder; DG-TRP-04: who overcomes
    it gets the reward."""
    trap = card_of(g, card).trap
    assert trap is not None
    hazard = g.content.locations[place].obstacle
    harder = hazard.amount if isinstance(hazard, Hazard) else 0
    g.say(TrapSprung(card, place), "DG-TRP-03")
    for p in heroes_at(g, place):
        if not p.alive or p.at != place:
            continue
        passed = await threats.overcome(g, p, trap.stat, trap.value, "DG-TRP-03", harder)
        if p.alive:
            then = trap.passed if passed else trap.failed
            await acts.do(g, then, Cause(p.seat, card, p.seat, place))
