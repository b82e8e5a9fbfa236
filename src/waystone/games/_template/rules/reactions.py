"""Reactions: what a seat may play when something is about to happen."""

from msgspec import Struct

from waystone.kernel.ask import Option
from waystone.kernel.window import Reactions

from ..table.facts import Guarded
from ..table.state import G
from .cards import hand_options, stops


class AboutToSuffer(Struct):
    seat: int
    wounds: int


def playable(g: G, seat: int, moment: AboutToSuffer) -> list[Option[str]]:
    """TP-DMG-02: a guard card of the hand, while there is a wound to stop."""
    if not moment.wounds:
        return []
    return [o for o in hand_options(g.state.heroes[seat]) if stops(g, o.value)]


async def play(g: G, seat: int, card: str, moment: AboutToSuffer) -> None:
    hero = g.state.heroes[seat]
    hero.hand.remove(card)
    g.state.discard.append(card)
    stopped = min(stops(g, card), moment.wounds)
    moment.wounds -= stopped
    g.say(Guarded(hero.hero, card, stopped), "TP-DMG-02")


def could(g: G, seat: int, moment: AboutToSuffer) -> bool:
    """TP-HID-01: any card of a hand could be a guard."""
    return moment.wounds > 0 and bool(g.state.heroes[seat].hand)


REACTIONS: Reactions[G, AboutToSuffer] = Reactions(playable, play, could)
