"""Explorer events and horror events (MA-EVT)."""

from ...box.index import index
from ...table.facts import EventInvoked, HorrorRolled
from ...table.state import Explorer, G
from ...table.story import current_event
from ..actions.items import leave_tokens
from ..cards.doing import Doing
from ..monsters import threat
from ..registry import resolve
from ..round.die import game_die
from .ratings import reset_horror, set_rating


def top_card(g: G, deck: str) -> str:
    """MA-EVT-10, MA-EVT-14, MA-EVT-19: an empty deck is made anew from its pile."""
    state = g.state
    cards = state.decks.events[deck]
    if not cards:
        shuffle_events(g, deck)
        for spare in [e for e in state.decks.spare_events if g.content.events[e].deck == deck]:
            state.decks.spare_events.remove(spare)
            state.decks.removed.append(spare)
    return cards.pop(0) if cards else ""


def shuffle_events(g: G, deck: str) -> None:
    """MA-EVT-16, MA-EVT-19: deck and pile together; there is no current event then."""
    state = g.state
    leave_play(g, deck)
    state.decks.events[deck] += state.decks.event_discards[deck]
    state.decks.event_discards[deck].clear()
    state.streams.shuffle(f"events:{deck}", state.decks.events[deck])


def leave_play(g: G, deck: str) -> None:
    """MA-LST-07: a current event that no longer is one: its tokens and markers return."""
    leave_tokens(g, current_event(g, deck))
    if deck in g.state.decks.turned:
        g.state.decks.turned.remove(deck)


async def invoke_explorer_event(g: G, explorer: Explorer) -> None:
    """MA-EVT-05, MA-EVT-10, MA-EPL-03: reveal, resolve for the active explorer, keep a personal
    event (MA-EVT-06) or lay it on the pile, where it is the current one (MA-EVT-02)."""
    card = top_card(g, "explorer")
    if not card:
        return
    g.state.decks.revealed.append(card)
    g.say(EventInvoked(card), "MA-EVT-10")
    personal = g.content.events[card].personal
    d = Doing(explorer.id, card, explorer.id if personal else "")
    await resolve(g, d, index(g.content).cards[card].enters)
    g.state.decks.revealed.remove(card)
    if personal and not explorer.dead and not d.discarded:
        explorer.personal.append(card)
    elif personal and explorer.dead:
        g.state.decks.removed.append(card)
    else:
        leave_play(g, "explorer")
        g.state.decks.event_discards["explorer"].insert(0, card)


async def horror_roll(g: G, rating: int) -> None:
    """MA-HOR-02 to MA-HOR-05, MA-VAR-04, MA-NUM-04: a horror event and the printed rating again, or
    a lower rating, which a very easy game leaves out."""
    face = game_die(g, "horror")
    g.say(HorrorRolled(face, rating), "MA-HOR-02")
    if face >= rating:
        reset_horror(g)
        await invoke_horror_event(g)
    elif "very-easy" not in g.state.variants:
        set_rating(g, "horror-rating", rating - 1, "MA-HOR-05")


async def invoke_horror_event(g: G) -> None:
    """MA-EVT-14, MA-HOR-04: threat, reveal, resolve everywhere, lay it on the pile."""
    await threat.increase(g)
    card = top_card(g, "horror")
    if not card:
        return
    g.state.decks.revealed.append(card)
    g.say(EventInvoked(card), "MA-EVT-14")
    d = Doing("", card, everywhere=True)
    await resolve(g, d, index(g.content).cards[card].enters)
    g.state.decks.revealed.remove(card)
    leave_play(g, "horror")
    g.state.decks.event_discards["horror"].insert(0, card)


async def reinvoke(g: G, deck: str, explorer: str) -> None:
    """MA-EVT-15: the current one's effects again; nothing if there is none (MA-AMB-58)."""
    card = current_event(g, deck)
    if not card:
        return
    g.say(EventInvoked(card), "MA-EVT-15")
    d = Doing("", card, everywhere=True) if deck == "horror" else Doing(explorer, card)
    await resolve(g, d, index(g.content).cards[card].enters)
