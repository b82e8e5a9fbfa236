"""Every contradiction in the records of a campaign, one sentence each: what is wrong and where."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator

from ..box.definitions import Content
from ..box.tables import DIFFICULTY, MARKS, MOST_CHECKS, THRESHOLDS
from ..box.words import NEGATIVE
from ..rules.campaign.enhancement import MOST_ON_AN_ACTION, action_of, kinds, stickers_on
from ..table.records import TOWN, Campaign, Party, Sheet, Sticker, World
from ..table.state import State

KNOWN = (*NEGATIVE, "invisible", "strengthen", "bless")
MOST_GOLD = 9999
"""More than anybody can have earned in the sixty scenarios of a campaign."""
CONDITIONS = ("envelope-a", "drake", "praised", "adored", "feared", "hated")


def campaign_problems(state: State, here: Campaign, content: Content) -> list[str]:
    if not 0 <= here.now < len(here.parties):
        return [f"the campaign: there is no party {here.now}"]
    found = [f"the world: {problem}" for problem in _world(here, content)]
    for party in here.parties:
        found += [f"the party {party.name}: {problem}" for problem in _party(here, party, content)]
    found += [f"the campaign: {problem}" for problem in _now(state, here, content)]
    return found


def _now(state: State, here: Campaign, content: Content) -> Iterator[str]:
    if here.event and here.event not in content.events:
        yield f"there is no event '{here.event}'"
    if here.ending and here.ending not in here.world.completed:
        yield f"the scenario {here.ending} ends nothing, for it is not completed"
    if state.scenario in content.scenarios and state.scenario not in here.world.unlocked:
        yield f"the scenario {state.scenario} is being played, but it is locked"
    too_many = here.most and here.played > here.most
    if any(count < 0 for count in here.lines) or here.played < 0 or too_many:
        yield f"{here.played} scenarios of {here.most} are played, {here.lines} retired"
    if here.difficulty not in DIFFICULTY:
        yield f"there is no difficulty '{here.difficulty}'"
    members = {one.id for one in here.party.sheets}
    for owner in state.characters:
        if owner.id not in members:
            yield f"{owner.id} plays a scenario without a sheet in the party"


def _world(here: Campaign, content: Content) -> Iterator[str]:
    world = here.world
    yield from _scenarios(world, content)
    yield from _events(here, content)
    yield from _unknown(world.supply + world.designs, content.items, "item", " to sell")
    yield from _unknown(world.classes, content.classes, "class", " to unlock")
    yield from _unknown(world.achievements, content.achievements, "achievement")
    for name, rank in world.achievements.items():
        if rank < 1:
            yield f"the achievement {name} is held {rank} times"
    if not 0 <= world.prosperity <= MARKS[-1]:
        yield f"prosperity is {world.prosperity}, not between 0 and {MARKS[-1]}"
    if world.noted < 0:
        yield f"{world.noted} losses of prosperity are noted"
    if world.donations < 0 or world.donations % 10:
        yield f"{world.donations} gold are donated, but gifts are of ten gold"
    boxes = [n for n in world.opened if n not in CONDITIONS and "donations" not in n]
    yield from _unknown(boxes, content.boxes, "box", " to open")
    if not -1 <= world.records <= len(content.campaign.records):
        yield f"the town records are read up to {world.records}"
    yield from _quests(here, content)
    for sticker in world.stickers:
        yield from _sticker(content, world.stickers, sticker)


def _unknown(
    names: Iterable[str], known: Container[str], noun: str, purpose: str = ""
) -> Iterator[str]:
    for name in names:
        if name not in known:
            yield f"there is no {noun} '{name}'{purpose}"


def _scenarios(world: World, content: Content) -> Iterator[str]:
    scenarios = [*world.unlocked, *world.completed, *world.sides]
    yield from _unknown(scenarios, content.scenarios, "scenario")
    for scenario in world.completed:
        if scenario not in world.unlocked:
            yield f"the scenario {scenario} is completed, but it is locked"
    for scenario in world.sides:
        if scenario in world.unlocked:
            yield f"the side scenario {scenario} is unlocked and still in its deck"
    yield from _twice(world.unlocked, "the scenario", "is unlocked")
    yield from _twice(world.completed, "the scenario", "is completed")


def _twice(names: list[str], what: str, does: str) -> Iterator[str]:
    for name, count in Counter(names).items():
        if count > 1:
            yield f"{what} {name} {does} {count} times"


def _events(here: Campaign, content: Content) -> Iterator[str]:
    """GH-STA-01: every card of a new campaign is in its deck, being read, or out of the game."""
    world = here.world
    cards = [*world.city, *world.road, *world.removed, *([here.event] if here.event else [])]
    for event in cards:
        if event not in content.events:
            yield f"there is no event '{event}'"
            return
    for deck, pile in (("city", world.city), ("road", world.road)):
        for event in pile:
            if content.events[event].deck != deck:
                yield f"the event {event} is in the {deck} deck"
    yield from _twice(cards, "the event", "is there")


def _quests(here: Campaign, content: Content) -> Iterator[str]:
    quests = [*here.world.quests]
    for party in here.parties:
        for one in (*party.sheets, *party.away):
            quests += [*one.offered, *([one.quest] if one.quest else [])]
    for quest in quests:
        if quest not in content.quests:
            yield f"there is no personal quest '{quest}'"
    yield from _twice(quests, "the personal quest", "is there")


def _sticker(content: Content, every: list[Sticker], sticker: Sticker) -> Iterator[str]:
    """GH-ENH-04, GH-ENH-09: a sticker lies on a dot of its card, and not too many on one action."""
    card = content.cards.get(sticker.card)
    if card is None:
        yield f"there is no card '{sticker.card}' to enhance"
        return
    if sticker.half not in ("top", "bottom"):
        yield f"the card {sticker.card} has no half '{sticker.half}'"
        return
    lines = action_of(card, sticker.half).abilities
    if not 0 <= sticker.line < len(lines):
        yield f"the {sticker.half} of {sticker.card} has no line {sticker.line + 1}"
    elif sticker.kind not in kinds(content, lines[sticker.line]):
        yield f"line {sticker.line + 1} of {sticker.card} does not take '{sticker.kind}'"
    elif len(stickers_on(every, sticker.card, sticker.half)) > MOST_ON_AN_ACTION:
        yield f"the {sticker.half} of {sticker.card} has too many enhancements"


def _party(here: Campaign, party: Party, content: Content) -> Iterator[str]:
    if not -20 <= party.reputation <= 20:
        yield f"its reputation is {party.reputation}, not between -20 and 20"
    if party.location not in (TOWN, *here.world.unlocked):
        yield f"it is at {party.location}, which is locked"
    for name in party.achievements:
        if name not in content.achievements:
            yield f"there is no achievement '{name}'"
    sheets = [*party.sheets, *party.away]
    yield from _twice([one.id for one in sheets], "the class", "is there")
    copies: Counter[str] = Counter()
    for one in sheets:
        yield from (f"{one.id} {problem}" for problem in _sheet(here, one, content))
        copies.update(set(one.items))
    for item, count in copies.items():
        if item in content.items and count > content.items[item].copies:
            yield f"it has {count} copies of {item}, of which there are fewer"


def _sheet(here: Campaign, one: Sheet, content: Content) -> Iterator[str]:
    if one.id not in content.classes:
        yield "is no class"
        return
    if one.id not in here.world.classes:
        yield "is a class that is still locked"
    if not 0 <= one.line < len(here.lines):
        yield f"belongs to player {one.line + 1}, who does not play"
        return
    if not 1 <= one.level <= 9:
        yield f"has level {one.level}"
        return
    if not 0 <= one.gold <= MOST_GOLD:
        yield f"has {one.gold} gold, which is impossible"
    if one.xp < THRESHOLDS[one.level - 1]:
        yield f"has {one.xp} experience, too little for level {one.level}"
    if not 0 <= one.checks <= MOST_CHECKS:
        yield f"has {one.checks} checks, not between 0 and {MOST_CHECKS}"
    if one.blessings not in (0, 2):
        yield f"has {one.blessings} blessings for the next scenario"
    if any(count < 0 for count in (*one.progress.values(), *one.killed.values())):
        yield "has done less than nothing for its quest"
    yield from _twice(one.items, "owns the item", "and that")
    for item in one.items:
        if item not in content.items:
            yield f"owns '{item}', which is no item"
    yield from _learned(here, one, content)


def _learned(here: Campaign, one: Sheet, content: Content) -> Iterator[str]:
    """GH-CHR-02, GH-LUP-03, GH-LUP-04, GH-LUP-07, GH-RET-08: the cards and perks that a
    character of its level can have."""
    definition = content.classes[one.id]
    cards = {card.id: card for card in content.class_cards[one.id]}
    for card in one.pool:
        if card not in cards or cards[card].grade > one.level:
            yield f"cannot know the card '{card}'"
    yield from _twice(one.pool, "knows the card", "and that")
    first = sum(card.grade == 1 for card in cards.values())
    if len(one.pool) not in (first + one.level - 1, first + one.level - 2):
        yield f"knows {len(one.pool)} cards at level {one.level}"
    boxes = [perk.boxes for perk in definition.perks]
    for n in one.perks:
        if not 0 <= n < len(boxes) or one.perks.count(n) > boxes[n]:
            yield f"has too many of perk {n + 1}"
            break
    most = one.level - 1 + one.checks // 3 + here.lines[one.line]
    if one.unspent < 0 or len(one.perks) + one.unspent > most:
        yield f"has {len(one.perks)} perks and {one.unspent} to mark, {most} at most"
