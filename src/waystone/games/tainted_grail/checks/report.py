"""`waystone content report tainted-grail`: the campaign as a whole, its dead ends, its drawings;
and what mass play counts."""

from collections import Counter

from waystone.kernel.game import Report

from ..box.definitions import Content
from ..box.journal_graph import doors, reached
from ..table.state import State
from .drawing import island, journal
from .lint import dead_ends, lint, statuses


def report(content: Content) -> Report:
    sections = Counter(verse.section for verse in content.verses.values())
    choices = sum(len(verse.choices) for verse in content.verses.values())
    quiet = dead_ends(content)
    lines = [
        f"verses by section: {', '.join(f'{s} {n}' for s, n in sorted(sections.items()))}",
        f"{choices} choices, {len(doors(content))} ways into the journal",
        f"{len(reached(content))} of {len(content.verses)} verses can be reached",
        f"dead ends (an exploration ends and nothing has happened): {', '.join(quiet) or 'none'}",
        *statuses(content),
    ]
    wrong = [f"{one.kind} {one.id}: {one.what}" for one in lint(content)]
    drawings = {"journal": journal(content), "island": island(content)}
    return Report(lines, wrong, drawings)


def tally(state: State, content: Content) -> dict[str, int]:
    """How far a campaign came, and what of it was seen."""
    world = state.world
    if world is None:
        return {}
    found = {"days": world.day, "verses": len(world.read), "places": len(world.spots)}
    found["time passed"] = sum(world.time.values())
    found[f"chapter {content.chapters[world.chapter].number}" if world.chapter else "lesson"] = 1
    if world.ending:
        found[f"ending {world.ending}"] = 1
    return found
