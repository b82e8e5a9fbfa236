"""Acts and deeds happen here; what each of them does is registered by its chapter."""

from collections.abc import Iterable

from waystone.kernel.ask import Option, choose

from ...box.effects import Act, Who
from ...table.state import G, Player, heroes_at, opponents
from ..registry import does, performs
from .occasions import Cause, Deed, Doing, Moment


async def do(g: G, acts: Iterable[Act], cause: Cause) -> None:
    """DG-GEN-01, DG-GEN-02: what a card says happens, one act after another."""
    for act in acts:
        await does(g, cause, act)


def meant(g: G, who: Who, cause: Cause) -> list[Player]:
    """The living heroes that a card speaks of, in turn order."""
    players = g.state.players
    if who == "here":
        return heroes_at(g, cause.at or players[cause.by].at)
    if who == "rivals":
        return opponents(g, cause.by)
    seat = cause.by if who == "you" else cause.target
    return [players[seat]] if seat >= 0 and players[seat].alive else []


async def pick_hero(g: G, seat: int, among: list[Player], prompt: str) -> Player | None:
    """DG-GEN-02: the player who controls the card names a hero."""
    if not among:
        return None
    options = [
        Option(f"hero:{p.hero}", p, "option-hero", {"hero": p.hero}, f"hero:{p.hero}")
        for p in among
    ]
    return await choose(seat, options, prompt)


async def perform(g: G, p: Player, deed: Deed, moment: Moment | None) -> None:
    """What a player has chosen to do happens."""
    await performs(g, Doing(p, moment), deed)
