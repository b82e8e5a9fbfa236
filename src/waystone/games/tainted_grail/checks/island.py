"""Every broken invariant of a campaign, one sentence each."""

from collections import Counter
from collections.abc import Iterator

from ..box.definitions import Content
from ..box.layout import corners, layout
from ..rules.day.time_passes import SECTORS
from ..rules.island.guidestones import FIGURES
from ..table.state import State
from ..table.world import World


def check_world(state: State, world: World, content: Content) -> list[str]:
    return [
        *chart(state, world, content),
        *cards(state, world, content),
        *story(world, content),
    ]


def chart(state: State, world: World, content: Content) -> Iterator[str]:
    """The map: what lies and stands where."""
    for number, spot in world.spots.items():
        card = content.locations.get(spot.id)
        if card is None or card.number != number:
            yield f"'{spot.id}' lies in the place of Location {number}"
        if min(spot.dark, spot.light, spot.quest) < 0:
            yield f"Location {number} has fewer than no markers"
    if world.spots:
        for one in state.heroes:
            if one.at not in world.spots:
                yield f"{one.id} is at {one.at}, which is not on the board"
    standing = [
        *((one.id, one.at) for one in world.guardians),
        *((one.id, one.at) for one in world.kings),
    ]
    for name, at in standing:
        if at not in world.spots:
            yield f"{name} is at {at}, which is not on the board"
    if len(world.stones) > FIGURES or len(set(world.stones)) != len(world.stones):
        yield f"there are {len(world.stones)} Guidestones"
    known = {c for n in layout(content) for c in corners(content, n).values()}
    yield from (f"there is no corner {corner}" for corner in world.stones if corner not in known)


def cards(state: State, world: World, content: Content) -> Iterator[str]:
    """Every card is in one place only."""
    events = Counter([*world.deck, *world.random, *(card.id for card in world.events)])
    yield from (f"there is no event '{e}'" for e in events if e not in content.events)
    yield from (f"the event {e} is there {n} times" for e, n in events.items() if n > 1)
    decks = [e for deck in world.encounters.values() for e in deck]
    met = Counter([*decks, *(one.id for one in world.guardians)])
    yield from (f"there is no encounter '{e}'" for e in met if e not in content.encounters)
    yield from (f"the encounter {e} is there {n} times" for e, n in met.items() if n > 1)
    held = Counter(
        [h.id for h in world.shared] + [h.id for one in state.heroes for h in one.secrets]
    )
    yield from (f"there is no Secret '{s}'" for s in held if s not in content.secrets)
    yield from (f"the Secret {s} is there {n} times" for s, n in held.items() if n > 1)
    for one in state.heroes:
        slots = [content.items[i.id].slot for i in one.items if i.active and i.id in content.items]
        slots += [
            content.secrets[s.id].slot for s in one.secrets if s.active and s.id in content.secrets
        ]
        for slot, n in Counter(slots).items():
            if slot and n > 1:
                yield f"{one.id} has {n} active cards of the slot {slot}"
        for affliction in one.afflictions:
            if affliction.id not in content.conditions:
                yield f"there is no Condition '{affliction.id}'"
    for friend in world.friends:
        if friend.id not in content.companions:
            yield f"there is no companion '{friend.id}'"


def story(world: World, content: Content) -> Iterator[str]:
    for status, parts in world.statuses.items():
        known = content.statuses.get(status)
        if known is None:
            yield f"there is no Status '{status}'"
        elif any(not 1 <= part <= known.parts for part in parts):
            yield f"{status} has the parts {parts}"
    for chapter, marks in world.time.items():
        if not 0 <= marks <= SECTORS:
            yield f"chapter {chapter} has {marks} marks of time"
    if world.chapter and world.chapter not in content.chapters:
        yield f"there is no chapter '{world.chapter}'"
    if world.campaign not in content.campaigns:
        yield f"there is no campaign '{world.campaign}'"
    for page in world.pages:
        if page.id not in (*content.verses, *content.chapters, *content.endings):
            yield f"there is no page '{page.id}'"
