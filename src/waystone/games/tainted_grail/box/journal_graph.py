"""The journal as a graph: what leads to which verse, what can be reached, what ends."""

from collections.abc import Iterator

from msgspec import Struct

from .abilities import StoryScenes
from .choices import choices
from .definitions import Content
from .effects import Check, Fight
from .encounter import Story
from .instructions import Meet, ReadVerse
from .journal import CheckHere, EncounterHere, RedirectHere, VerseDef


def walk(thing: object) -> Iterator[Struct]:
    """Every Struct inside a definition, itself first."""
    if isinstance(thing, Struct):
        yield thing
        for name in thing.__struct_fields__:
            yield from walk(getattr(thing, name))
    elif isinstance(thing, tuple | list):
        for inner in thing:
            yield from walk(inner)
    elif isinstance(thing, dict):
        for inner in thing.values():
            yield from walk(inner)


def ways(content: Content, verse: VerseDef) -> list[str]:
    """Where the verse may lead, in the order of the page."""
    found = [redirect.goto for redirect in verse.redirects]
    for part in verse.blocks:
        if isinstance(part, RedirectHere):
            found.append(part.goto)
        elif isinstance(part, CheckHere):
            found += [result.goto for result in part.results]
        elif isinstance(part, EncounterHere):
            found += [part.won, part.lost, part.grey]
    found += [choice.goto for choice in choices(content, verse)]
    found.append(verse.goto)
    return [one for one in dict.fromkeys(found) if one]


def reads(thing: object) -> list[str]:
    """Verses that effects inside a definition send to."""
    return [one.verse for one in walk(thing) if isinstance(one, ReadVerse | Story | StoryScenes)]


def checks(verse: VerseDef) -> list[Check]:
    """The checks that choices and effects of the verse lead to, in the order of the page."""
    return [one for one in walk(verse) if isinstance(one, Check)]


def doors(content: Content) -> dict[str, list[str]]:
    """By verse: what outside of the journal opens it."""
    found: dict[str, list[str]] = {}

    def door(verse: str, what: str) -> None:
        if verse:
            found.setdefault(verse, []).append(what)

    for place in content.locations.values():
        door(place.explore, place.id)
        door(place.vision, f"{place.id} (vision)")
        door(place.lore, f"{place.id} (lore)")
    for card in content.king_cards.values():
        door(card.meeting, card.id)
    for campaign in content.campaigns.values():
        door(campaign.verse, campaign.id)
        door(campaign.rescue, campaign.id)
    for echo in content.echoes.values():
        door(echo.memory, echo.id)
    for encounter in content.encounters.values():
        door(encounter.failure, encounter.id)
    for kind in content.__struct_fields__:
        if kind == "verses":
            continue
        for name, thing in getattr(content, kind).items():
            for verse in reads(thing):
                door(verse, name)
    return found


def reached(content: Content) -> set[str]:
    """The verses that some door, and then the verses themselves, lead to."""
    seen: set[str] = set()
    waiting = [verse for verse in doors(content) if verse in content.verses]
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        verse = content.verses[name]
        waiting += [one for one in (*ways(content, verse), *reads(verse)) if one in content.verses]
    return seen


def always_jumps(verse: VerseDef) -> bool:
    """Its last block leaves in every case, so that nothing after it is needed."""
    if not verse.blocks:
        return False
    last = verse.blocks[-1]
    if isinstance(last, EncounterHere):
        return bool(last.won and last.lost)
    if isinstance(last, CheckHere):
        return all(
            any(r.least <= total <= r.most and r.goto for r in last.results)
            for total in range(last.add - 2, last.add + 13)
        )
    return False


def ends(verse: VerseDef) -> bool:
    """The exploration can end here."""
    if verse.choices:
        return any(choice.end for choice in verse.choices)
    return verse.end


def endless(content: Content) -> set[str]:
    """Verses from which no way leads to an end."""
    good = {name for name, verse in content.verses.items() if ends(verse)}
    grown = True
    while grown:
        grown = False
        for name, verse in content.verses.items():
            if name not in good and any(one in good for one in ways(content, verse)):
                good.add(name)
                grown = True
    return set(content.verses) - good


def encounters_met(content: Content) -> set[str]:
    """Encounters that are named somewhere (the decks hold the others)."""
    found: set[str] = set()
    for kind in content.__struct_fields__:
        for thing in getattr(content, kind).values():
            for one in walk(thing):
                if isinstance(one, Meet | Fight | EncounterHere) and one.named:
                    found.add(one.named)
    return found
