"""Every contradiction in the records of a campaign, one sentence each."""

from collections.abc import Iterator

from .records import Campaign, Party, Sheet
from .state import Content
from .tables import MARKS, MOST_CHECKS, THRESHOLDS


def campaign_problems(here: Campaign, content: Content) -> list[str]:
    if not 0 <= here.now < len(here.parties):
        return [f"there is no party {here.now}"]
    found = [*_world(here, content)]
    for party in here.parties:
        found += _party(here, party, content)
    if here.event and here.event not in content.events:
        found.append(f"there is no event '{here.event}'")
    return found


def _world(here: Campaign, content: Content) -> Iterator[str]:
    world = here.world
    for scenario in (*world.unlocked, *world.completed, *world.sides):
        if scenario not in content.scenarios:
            yield f"the world has no scenario '{scenario}'"
    for scenario in world.completed:
        if scenario not in world.unlocked:
            yield f"the scenario {scenario} is completed but locked"
    for event in (*world.city, *world.road, *world.removed):
        if event not in content.events:
            yield f"there is no event '{event}'"
    cards = [*world.city, *world.road, *world.removed, *([here.event] if here.event else [])]
    if len(set(cards)) != len(cards):
        yield "an event card is in two places"
    for item in (*world.supply, *world.designs):
        if item not in content.items:
            yield f"there is no item '{item}' to sell"
    for name in world.classes:
        if name not in content.classes:
            yield f"there is no class '{name}' to unlock"
    for name in world.achievements:
        if name not in content.achievements:
            yield f"there is no achievement '{name}'"
    if not 0 <= world.prosperity <= MARKS[-1]:
        yield f"prosperity is {world.prosperity}"
    if world.donations < 0 or world.donations % 10:
        yield f"donations are {world.donations} gold"
    quests = [*world.quests]
    for party in here.parties:
        for one in (*party.sheets, *party.away):
            quests += [*one.offered, *([one.quest] if one.quest else [])]
    if len(set(quests)) != len(quests):
        yield "a personal quest is in two places"
    for quest in quests:
        if quest not in content.quests:
            yield f"there is no personal quest '{quest}'"
    for sticker in world.stickers:
        if sticker.card not in content.cards:
            yield f"there is no card '{sticker.card}' to enhance"


def _party(here: Campaign, party: Party, content: Content) -> Iterator[str]:
    if not -20 <= party.reputation <= 20:
        yield f"the reputation of {party.name} is {party.reputation}"
    known = ("town", *here.world.unlocked)
    if party.location not in known and not party.location.startswith("dungeon:"):
        yield f"{party.name} is at {party.location}, which is locked"
    sheets = [*party.sheets, *party.away]
    if len({s.id for s in sheets}) != len(sheets):
        yield f"{party.name} has a class twice"
    copies: dict[str, int] = {}
    for one in sheets:
        problems = list(_sheet(here, one, content))
        yield from problems
        for item in one.items:
            copies[item] = copies.get(item, 0) + 1
    for item, count in copies.items():
        if item in content.items and count > content.items[item].copies:
            yield f"{party.name} has {count} copies of {item}"


def _sheet(here: Campaign, one: Sheet, content: Content) -> Iterator[str]:
    if one.id not in content.classes:
        yield f"there is no class '{one.id}'"
        return
    if not 0 <= one.line < len(here.lines):
        yield f"{one.id} belongs to nobody"
    if not 1 <= one.level <= 9:
        yield f"{one.id} has level {one.level}"
        return
    if one.gold < 0:
        yield f"{one.id} has {one.gold} gold"
    if one.xp < THRESHOLDS[one.level - 1]:
        yield f"{one.id} has {one.xp} experience, too little for level {one.level}"
    if not 0 <= one.checks <= MOST_CHECKS:
        yield f"{one.id} has {one.checks} checks"
    if len(set(one.items)) != len(one.items):
        yield f"{one.id} owns an item twice"
    for item in one.items:
        if item not in content.items:
            yield f"{one.id} owns '{item}', which is no item"
    cards = {card.id: card for card in content.classes[one.id].cards}
    for card in one.pool:
        if card not in cards or cards[card].grade > one.level:
            yield f"{one.id} cannot know the card '{card}'"
    boxes = [perk.boxes for perk in content.classes[one.id].perks]
    for n in one.perks:
        if not 0 <= n < len(boxes) or one.perks.count(n) > boxes[n]:
            yield f"{one.id} has too many of perk {n + 1}"
            break
