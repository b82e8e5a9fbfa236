"""What is wrong with the campaign: what can never be reached, drawn or found."""

from collections import Counter
from collections.abc import Iterator

from waystone.kernel.lint import Mistake, unknown

from ..box.campaign import Achieve, AddEvent, Design, Gain, PartyItem, UnlockScenario
from ..box.definitions import Content
from ..box.scenario import ScenarioDef
from ..box.treasures import Design as DesignFound
from ..box.treasures import Item, Scenario, Treasure, treasure
from ..table.records import TOWN

LEAST_EVENTS = 30
LEAST_GOALS = 8
LEAST_CLASSES = 4
"""Each of four characters is dealt two battle goals and has a class of its own."""


def campaign_mistakes(content: Content) -> Iterator[Mistake]:
    yield from _start(content)
    yield from _scenarios(content)
    yield from _achievements(content)
    yield from _events(content)
    yield from _items(content)
    yield from _quests(content)


def gains(content: Content) -> Iterator[Gain]:
    """All that a campaign can give outside the rewards of scenarios."""
    for event in content.events.values():
        for option in (event.a, event.b):
            for result in option.results:
                yield from result.do
    for box in content.boxes.values():
        yield from box.do
    here = content.campaign
    for record in here.records:
        yield from record.do
    for part in (here.drake_gains, here.praised, here.adored, here.feared, here.hated):
        yield from part
    for part in here.donations.values():
        yield from part


def treasures(content: Content) -> Iterator[Treasure]:
    for page in content.scenarios.values():
        for text in page.treasures.values():
            try:
                yield treasure(text)
            except ValueError:
                continue


# ---- what a campaign needs to begin


def _start(content: Content) -> Iterator[Mistake]:
    here = content.campaign
    if not here.start:
        yield Mistake("campaign", "", "a campaign starts with a scenario; write start", ("start",))
    open_classes = [hero.id for hero in content.classes.values() if not hero.locked]
    if len(open_classes) < LEAST_CLASSES:
        what = f"{len(open_classes)} classes are open; four characters need {LEAST_CLASSES}"
        yield Mistake("classes", open_classes[0] if open_classes else "", what)
    if len(content.battle_goals) < LEAST_GOALS:
        what = f"{len(content.battle_goals)} battle goals; four characters need {LEAST_GOALS}"
        yield Mistake("battle_goals", next(iter(content.battle_goals), ""), what)
    if not here.parties or not here.folk:
        yield Mistake("campaign", "", "a campaign needs names for parties and folk")
    for gold in here.donations:
        if not gold.isdecimal():
            yield Mistake("campaign", "", f"'{gold}' is no sum of gold", ("donations", gold))
    for before in here.links:
        known = [TOWN, *content.scenarios]
        yield from unknown("campaign", "", "scenario", before, known, ("links", before))


# ---- scenarios and achievements


def on_the_map(page: ScenarioDef) -> bool:
    """A scenario without a place on the map of the world is only played by itself."""
    return page.place != (0, 0)


def _scenarios(content: Content) -> Iterator[Mistake]:
    """Every scenario of the map can be unlocked and played."""
    reached = reachable(content)
    places: dict[tuple[int, int], str] = {}
    numbers: dict[int, str] = {}
    for page in content.scenarios.values():
        if not on_the_map(page):
            continue
        if page.id not in reached:
            what = "no campaign comes to it; let a scenario unlock it, or leave out its place"
            yield Mistake("scenarios", page.id, what, ("place",))
        if page.place in places:
            what = f"{places[page.place]} lies at this place on the map of the world"
            yield Mistake("scenarios", page.id, what, ("place",))
        places.setdefault(page.place, page.id)
        for number in {mark.treasure for mark in page.marks.values() if mark.treasure}:
            if number in numbers:
                what = f"{numbers[number]} has treasure {number} too; each is looted once ever"
                yield Mistake("scenarios", page.id, what, ("treasures", str(number)))
            numbers.setdefault(number, page.id)


def reachable(content: Content, refused: frozenset[str] = frozenset()) -> list[str]:
    """The scenarios a campaign can play if it never plays those it `refused`; what asks for an
    achievement to be missing counts as open, since one may come to it first."""
    here = content.campaign
    open_now = [*here.start, *here.sides]
    have = {gain.achievement for gain in gains(content) if isinstance(gain, Achieve)}
    open_now += [gain.scenario for gain in gains(content) if isinstance(gain, UnlockScenario)]
    open_now += [found.scenario for found in treasures(content) if isinstance(found, Scenario)]
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


def _achievements(content: Content) -> Iterator[Mistake]:
    """What a scenario asks for can be had."""
    given = {gain.achievement for gain in gains(content) if isinstance(gain, Achieve)}
    for page in content.scenarios.values():
        given.update(page.rewards.achievements)
    for page in content.scenarios.values():
        for n, name in enumerate(page.requires):
            plain = name.removeprefix("not:")
            at = ("requires", n)
            known = content.achievements
            yield from unknown("scenarios", page.id, "achievement", plain, known, at)
            if plain in known and plain not in given:
                what = f"nothing gives the achievement '{plain}'"
                yield Mistake("scenarios", page.id, what, at)


# ---- events, items, quests


def _events(content: Content) -> Iterator[Mistake]:
    """GH-CMP-22: thirty of each in a new campaign, and a further one only if something adds it."""
    for deck in ("city", "road"):
        cards = [e for e in content.events.values() if e.deck == deck]
        if sum(not e.extra for e in cards) < LEAST_EVENTS:
            what = f"a new campaign has fewer than {LEAST_EVENTS} {deck} events"
            yield Mistake("events", cards[0].id if cards else "", what)
        numbers = Counter(e.number for e in cards)
        for event in cards:
            if numbers[event.number] > 1:
                what = f"another {deck} event has number {event.number} too"
                yield Mistake("events", event.id, what, ("number",))
    added = {gain.event for gain in gains(content) if isinstance(gain, AddEvent)}
    here = content.campaign
    for page in content.scenarios.values():
        added.update(page.rewards.events)
    for names in (*here.unlocked_events.values(), *here.retired_events.values()):
        added.update(names)
    for event in content.events.values():
        if event.extra and event.id not in added:
            what = "it is never drawn: nothing adds it; leave out extra"
            yield Mistake("events", event.id, what, ("extra",))
        for key, option in (("a", event.a), ("b", event.b)):
            if not option.results:
                yield Mistake("events", event.id, "it has no results", (key, "results"))
            elif option.results[0].otherwise:
                what = "the first result cannot be 'otherwise'"
                yield Mistake("events", event.id, what, (key, "results", 0, "otherwise"))


def _items(content: Content) -> Iterator[Mistake]:
    """What the shop does not sell by itself is found somewhere."""
    named = {*content.campaign.designs}
    for gain in gains(content):
        if isinstance(gain, PartyItem | Design):
            named.add(gain.item)
    for found in treasures(content):
        if isinstance(found, Item | DesignFound):
            named.add(found.item)
    for page in content.scenarios.values():
        named.update((*page.rewards.items, *page.rewards.designs))
    for item in content.items.values():
        if item.found != "shop" and item.id not in named:
            what = "it is never found: no treasure, event or reward names it; found: shop"
            yield Mistake("items", item.id, what, ("found",))


def _quests(content: Content) -> Iterator[Mistake]:
    """GH-PQS-04: a quest for a family of monsters names some."""
    for quest in content.quests.values():
        if quest.count != "kills-of":
            continue
        if not any(
            word.lower() in monster.name.get(language, "").lower()
            for monster in content.monsters.values()
            for language, word in quest.word.items()
            if word
        ):
            what = "no monster's name holds the word; write word: {en: ..., ru: ...}"
            yield Mistake("quests", quest.id, what, ("word",))
