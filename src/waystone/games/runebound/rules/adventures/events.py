"""Events and rumors (RB-EVT)."""

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import BACK, Then

from ...box.definitions import EventDef, EventOption
from ...table.facts import CardDiscarded, Chose, RumorTaken
from ...table.state import G, Hero
from ..cards.interpret import By, resolve
from ..registry import step
from ..story.end import go_on


@step
async def resolve_event(g: G, seat: int, card: str) -> Then:
    """RB-EVT-01: two options, one is chosen, even one that cannot be fully done (RB-EVT-02)."""
    hero = g.state.heroes[seat]
    event = g.content.adventures[card]
    assert isinstance(event, EventDef)
    options = [
        event_option("first", event.first, card, 1),
        event_option("second", event.second, card, 2),
    ]
    option = await choose(seat, options, "ask-event", rule="RB-EVT-01", card=card)
    g.say(Chose(hero.hero, f"{card}-{1 if option is event.first else 2}"), "RB-EVT-01")
    if option.rumor is not None:
        # RB-EVT-03..05: kept until resolved; the other option is gone.
        g.state.drawn = ""
        hero.rumors.append(card)
        g.say(RumorTaken(hero.hero, card), "RB-EVT-03")
        return BACK
    await resolve(g, By(seat, seat, card=card), option.then)
    discard_drawn(g, card)
    return go_on(g)


def event_option(key: str, option: EventOption, card: str, n: int) -> Option[EventOption]:
    told = {"option": f"{card}-{n}", "effects": option.then}
    if option.rumor is None:
        return Option(key, option, "option-event", told, f"drawn:{card}")
    return Option(
        key, option, "option-event-rumor", told | {"where": option.rumor}, f"drawn:{card}"
    )


def discard_drawn(g: G, card: str) -> None:
    """RB-EVT-06, RB-ENE-08: what was not claimed goes to the pile of its deck."""
    if g.state.drawn == card:
        g.state.drawn = ""
        g.state.discards[g.content.adventures[card].deck].append(card)
        g.say(CardDiscarded(card), "RB-CMP-07")


def rumor_of(event: EventDef) -> EventOption:
    return event.first if event.first.rumor is not None else event.second


def rumors_here(g: G, hero: Hero) -> list[str]:
    """Rumors whose place is the hero's space."""
    found = []
    for card in hero.rumors:
        event = g.content.adventures[card]
        assert isinstance(event, EventDef)
        where = rumor_of(event).rumor
        if where is not None and g.content.atlas.is_in(hero.space, where):
            found.append(card)
    return found


async def resolve_rumor(g: G, hero: Hero, card: str) -> None:
    """RB-EVT-06, RB-EVT-07: claimed if its text says so, else (or on a failed test) discarded."""
    event = g.content.adventures[card]
    assert isinstance(event, EventDef)
    hero.rumors.remove(card)
    g.state.drawn = card
    await resolve(g, By(hero.seat, hero.seat, card=card), rumor_of(event).then)
    discard_drawn(g, card)
