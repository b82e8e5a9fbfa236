"""What brought a question up, and where that lies on the table."""

from collections.abc import Sequence

from waystone.kernel.stage import Asked
from waystone.kernel.text import Text

from ..box.effects import Effect
from ..table.places import the_world
from ..table.state import G
from ..table.world import World
from .keys import bare


def within(effects: Sequence[Effect], text: Text) -> str:
    """Effects as a part of a sentence."""
    return text.listing([bare(text.sentence(effect)) for effect in effects])


def because(question: Asked, text: Text, do: Sequence[Effect] = ()) -> str:
    """The card, trait, event or page that its rule stands on, and what that says."""
    source = str(question.args.get("source", ""))
    if not source:
        return ""
    if do:
        return text("cause-of", source=source, do=within(do, text))
    return text("cause-from", source=source)


def aftermath(g: G, text: Text) -> str:
    """TG-JRN-12, TG-SEQ-34: what has no card of its own follows from an encounter that is over, on
    a page or without one."""
    world = g.state.world
    if world is None or g.state.encounter is not None:
        return ""
    return page(g, text) or text("cause-outcome")


def lies(g: G, question: Asked) -> list[str]:
    """The same on the table: the most telling thing that is there."""
    source = str(question.args.get("source", ""))
    return whereabouts(g, source) if source else []


def whereabouts(g: G, source: str) -> list[str]:
    encounter, world = g.state.encounter, g.state.world
    if encounter is not None:
        for n, card in reversed(list(enumerate(encounter.sequence))):
            if card.id == source:
                return [f"sequence:{n}"]
        if source == encounter.id or source.startswith("trait-"):
            return ["foe"]
    for one in g.state.heroes:
        if source == one.id:
            return [f"hero:{one.id}"]
        things = [*one.skills, *(i.id for i in one.items), *(s.id for s in one.secrets)]
        if source in things:
            return [f"item:{source}"]
    if world is not None:
        if any(event.id == source for event in world.events):
            return [f"event:{source}"]
        for number, spot in world.spots.items():
            if spot.id == source:
                return [f"place:{number}"]
        if world.pages:
            return readers(g)[:1]
    return ["foe"] if encounter is not None else []


def page(g: G, text: Text) -> str:
    """TG-JRN-03: the page that lies open."""
    pages = the_world(g).pages
    return text("cause-page", page=pages[-1].id) if pages else ""


def readers(g: G) -> list[str]:
    """Where the page is read, and by whom."""
    world = the_world(g)
    party = [g.state.heroes[seat] for seat in world.pages[-1].party] if world.pages else []
    there = [f"place:{one.at}" for one in party[:1]]
    return [*there, *(f"figure:{one.id}" for one in party)] if set(there) & on_map(world) else []


def on_map(world: World) -> set[str]:
    return {f"place:{number}" for number in world.spots}
