"""Checks the campaign as a whole: what leads to what, what is gained and what is asked for."""

from collections import Counter
from collections.abc import Collection, Iterator

from ..box.campaign import (
    Achieve,
    AddEvent,
    Design,
    Forget,
    Gain,
    OpenBox,
    PartyItem,
    RemoveEvent,
    SideScenario,
    UnlockScenario,
)
from ..box.definitions import Content
from ..box.layout import drawn
from ..box.scenario import Reward, ScenarioDef
from ..table.records import TOWN

LONGEST = 120
ROAD_AND_CITY = 30


def campaign_mistakes(content: Content) -> list[str]:
    """Every mistake, one sentence each."""
    return [
        *_references(content),
        *_achievements(content),
        *_graph(content),
        *_events(content),
        *_scenarios(content),
    ]


def gains(content: Content) -> Iterator[tuple[str, Gain]]:
    """All that a campaign can give outside the rewards of scenarios, and where."""
    for event in content.events.values():
        for option in (event.a, event.b):
            for result in option.results:
                yield from ((event.id, gain) for gain in result.do)
    for box in content.boxes.values():
        yield from ((box.id, gain) for gain in box.do)
    here = content.campaign
    for record in here.records:
        yield from (("records", gain) for gain in record.do)
    for part in (here.drake_gains, here.praised, here.adored, here.feared, here.hated):
        yield from (("campaign", gain) for gain in part)
    for gold, part in here.donations.items():
        yield from ((f"donations of {gold}", gain) for gain in part)


def _references(content: Content) -> Iterator[str]:
    """Nothing names what is not there."""
    for where, gain in gains(content):
        match gain:
            case Achieve() | Forget() if gain.achievement not in content.achievements:
                yield f"{where}: there is no achievement '{gain.achievement}'"
            case AddEvent() | RemoveEvent() if gain.event not in content.events:
                yield f"{where}: there is no event '{gain.event}'"
            case UnlockScenario() if gain.scenario not in content.scenarios:
                yield f"{where}: there is no scenario '{gain.scenario}'"
            case OpenBox() if gain.box not in content.boxes:
                yield f"{where}: there is no box '{gain.box}'"
            case PartyItem() if gain.item not in content.items:
                yield f"{where}: there is no item '{gain.item}'"
            case Design() if gain.item and gain.item not in content.items:
                yield f"{where}: there is no item '{gain.item}'"
    for scenario in content.scenarios.values():
        yield from (f"{scenario.id}: {problem}" for problem in _rewards(content, scenario.rewards))
        for entry in scenario.treasures.values():
            what, _, name = entry.partition(":")
            known: dict[str, Collection[str]]
            known = {"item": content.items, "scenario": content.scenarios, "design": content.items}
            if name and what in known and name not in known[what]:
                yield f"{scenario.id}: there is no {what} '{name}' in the treasure"
    here = content.campaign
    for before, after in here.links.items():
        for name in (before, *after):
            if name != TOWN and name not in content.scenarios:
                yield f"links: there is no scenario '{name}'"
    for name in (*here.start, *here.city, *here.sides, *here.endings):
        if name not in content.scenarios:
            yield f"campaign: there is no scenario '{name}'"
    for quest in content.quests.values():
        if quest.box not in content.boxes:
            yield f"{quest.id}: there is no box '{quest.box}'"


def _rewards(content: Content, reward: Reward) -> Iterator[str]:
    for names, known, what in (
        ([*reward.achievements, *reward.forgets], content.achievements, "achievement"),
        ([*reward.items, *reward.designs], content.items, "item"),
        (reward.unlocks, content.scenarios, "scenario"),
        ([*reward.events, *reward.removes], content.events, "event"),
    ):
        for name in names:
            if name not in known:
                yield f"there is no {what} '{name}'"


def _achievements(content: Content) -> Iterator[str]:
    """Each one is gained somewhere and matters somewhere."""
    here = content.campaign
    gained = {gain.achievement for _, gain in gains(content) if isinstance(gain, Achieve)}
    used = {here.enhancement, here.technology, *here.drake}
    for scenario in content.scenarios.values():
        gained.update(scenario.rewards.achievements)
        used.update(name.removeprefix("not:") for name in scenario.requires)
    for name in content.achievements:
        if name not in gained:
            yield f"nothing gives the achievement {name}"
        if name not in used:
            yield f"nothing asks for the achievement {name}"
    for name in sorted(used - content.achievements.keys()):
        yield f"there is no achievement '{name}'"


def _graph(content: Content) -> Iterator[str]:
    """Every scenario can be unlocked and played; an ending with what its own road gives."""
    reached = reachable(content)
    for name in content.scenarios:
        if name not in reached:
            yield f"no campaign comes to the scenario {name}"
    places = Counter(scenario.place for scenario in content.scenarios.values())
    for place, count in places.items():
        if count > 1:
            yield f"{count} scenarios lie at {place} on the map of the world"


def reachable(content: Content, refused: frozenset[str] = frozenset()) -> list[str]:
    """The scenarios a campaign can play if it never plays those it `refused`; what asks for an
    achievement to be missing counts as open, since one may come to it first."""
    here = content.campaign
    open_now = [*here.start, *here.sides]
    have = {gain.achievement for _, gain in gains(content) if isinstance(gain, Achieve)}
    open_now += [gain.scenario for _, gain in gains(content) if isinstance(gain, UnlockScenario)]
    found: list[str] = []
    while True:
        playable = [
            name
            for name in dict.fromkeys(open_now)
            if name in content.scenarios
            and name not in found
            and name not in refused
            and _met(content.scenarios[name], have)
        ]
        if not playable:
            return found
        for name in playable:
            found.append(name)
            reward = content.scenarios[name].rewards
            have.update(reward.achievements)
            open_now += reward.unlocks


def _met(scenario: ScenarioDef, have: set[str]) -> bool:
    return all(name in have for name in scenario.requires if not name.startswith("not:"))


def _events(content: Content) -> Iterator[str]:
    """GH-CMP-22: thirty of each in a new campaign, and a further one only if something adds it."""
    for deck in ("city", "road"):
        cards = [e for e in content.events.values() if e.deck == deck]
        if sum(not e.extra for e in cards) != ROAD_AND_CITY:
            yield f"a new campaign does not have {ROAD_AND_CITY} {deck} events"
        numbers = Counter(e.number for e in cards)
        yield from (f"two {deck} events are number {n}" for n, c in numbers.items() if c > 1)
    added = {gain.event for _, gain in gains(content) if isinstance(gain, AddEvent)}
    here = content.campaign
    for scenario in content.scenarios.values():
        added.update(scenario.rewards.events)
    for names in (*here.unlocked_events.values(), *here.retired_events.values()):
        added.update(names)
    for event in content.events.values():
        if event.extra and event.id not in added:
            yield f"nothing adds the event {event.id}"
        for option in (event.a, event.b):
            for result in option.results:
                for name in result.classes:
                    if name not in content.classes:
                        yield f"{event.id}: there is no class '{name}'"
            if option.results and option.results[0].otherwise:
                yield f"{event.id}: the first result cannot be 'otherwise'"


def _scenarios(content: Content) -> Iterator[str]:
    """What a page must have (GH-SET-18)."""
    treasures: Counter[int] = Counter()
    for scenario in content.scenarios.values():
        chart = drawn(scenario)
        numbers = {mark.treasure for mark in chart.marks if mark.treasure}
        treasures.update(numbers)
        for number in numbers:
            if str(number) not in scenario.treasures:
                yield f"{scenario.id}: treasure {number} has no contents"
        for words in scenario.introduction.values():
            if len(words.split()) >= LONGEST:
                yield f"{scenario.id}: the introduction is too long"
        if not 2 <= len(chart.rooms) <= 5:
            yield f"{scenario.id}: {len(chart.rooms)} rooms"
        reward = scenario.rewards
        if not (reward.unlocks or scenario.id in content.campaign.endings or reward != Reward()):
            yield f"{scenario.id}: its end changes nothing"
    yield from (f"two scenarios have treasure {n}" for n, count in treasures.items() if count > 1)
    sides = any(isinstance(gain, SideScenario) for _, gain in gains(content))
    if content.campaign.sides and not sides:
        yield "nothing gives a side scenario"
