"""Whether a condition of the world holds for a party (TG-JRN-05, TG-JRN-06)."""

from collections.abc import Iterable

from ...box.conditions import ATTRIBUTES, Able, Condition, Count, Has
from ...box.requirements import (
    AllOf,
    AnyOf,
    Beaten,
    ChapterIs,
    DayIs,
    GuardianThere,
    Guidestones,
    HasCondition,
    HasFilter,
    HasItem,
    HasSecret,
    HasStatus,
    Holds,
    InParty,
    InPlay,
    InState,
    KingOnBoard,
    Marked,
    Mission,
    Not,
    PartySize,
    Place,
    Read,
    Revealed,
    TimePassed,
    WholeParty,
    WithCompanion,
    WorldCondition,
)
from ...table.party import slot_of
from ...table.places import card_at, face_at, stones_of, the_world
from ...table.state import G, Hero


def all_hold(g: G, conditions: Iterable[WorldCondition], party: list[int]) -> bool:
    """TG-JRN-04: all of them."""
    return all(meets(g, condition, party) for condition in conditions)


def meets(g: G, condition: WorldCondition | Condition, party: list[int]) -> bool:
    world = the_world(g)
    content = g.content
    members = [g.state.heroes[seat] for seat in party]
    match condition:
        case Not(inner):
            return not meets(g, inner, party)
        case AnyOf(of):
            return any(meets(g, one, party) for one in of)
        case AllOf(of):
            return all(meets(g, one, party) for one in of)
        case HasStatus(status, part, least):
            marked = world.statuses.get(status, [])
            return part in marked if part else len(marked) >= least
        case TimePassed(least, chapter):
            if chapter < 0:
                return sum(world.time.values()) >= least
            number = chapter or chapter_number(g)
            return world.time.get(number, 0) >= least
        case HasSecret(secret):
            return any(held.id == secret for held in world.shared) or any(
                held.id == secret for one in members for held in one.secrets
            )
        case HasItem(item, slot, least):
            return any(
                sum(
                    i.id == item if item else slot in ("", content.items[i.id].slot)
                    for i in one.items
                )
                >= least
                for one in members
            )
        case ChapterIs(least, most):
            return least <= chapter_number(g) <= most
        case InParty(character):
            return any(one.id == character for one in members)
        case WholeParty():
            return len(party) == len(g.state.heroes)
        case PartySize(least, most):
            return least <= len(party) <= most
        case InPlay(least, most, character):
            named = not character or any(one.id == character for one in g.state.heroes)
            return named and least <= len(g.state.heroes) <= most
        case Place():
            return any(_place(g, condition, one.at) for one in members)
        case Marked(marker, location, event, least, most):
            return least <= _markers(g, marker, location, event, members) <= most
        case Revealed(location, version):
            spot = world.spots.get(location)
            return spot is not None and version in ("", content.locations[spot.id].letter)
        case Guidestones(least, most):
            return least <= len(world.stones) <= most
        case GuardianThere(encounter, anywhere):
            places = {one.at for one in members}
            return any(
                encounter in ("", one.id) and (anywhere or one.at in places)
                for one in world.guardians
            )
        case WithCompanion(companion, anywhere):
            places = {one.at for one in members}
            return any(
                one.id == companion and (anywhere or (one.at in places and not one.away))
                for one in world.friends
            )
        case InState(state):
            return any(_in_state(g, one, state) for one in members)
        case HasCondition(name):
            return any(a.id == name for one in members for a in one.afflictions)
        case HasFilter(colour):
            return colour in world.filters
        case Mission(event):
            return any(one.id == event for one in world.events)
        case Read(verse):
            return verse in world.read
        case Beaten(encounter):
            return encounter in world.beaten
        case DayIs(least, most):
            return least <= world.day <= most
        case Holds(what, least):
            return any(getattr(one, what) >= least for one in members)
        case KingOnBoard(king):
            return any(one.id == king for one in world.kings)
        case Able(attribute, least):
            return highest(g, attribute, party) >= least
        case Has(slot):
            return any(slot_of(g, one, slot) for one in members)
        case Count(of, least, most):
            return any(least <= _count(g, of, one) <= most for one in members)
        case _:
            return False


def chapter_number(g: G) -> int:
    chapter = g.content.chapters.get(the_world(g).chapter)
    return chapter.number if chapter is not None else 0


def highest(g: G, attribute: str, party: list[int]) -> int:
    """TG-JRN-08: the highest value among the members; values are never added together."""
    index = ATTRIBUTES.index(attribute)
    return max(value_of(g, g.state.heroes[seat], index) for seat in party)


def value_of(g: G, one: Hero, index: int) -> int:
    """An attribute outside of encounters, with what Conditions take from it."""
    value = one.attributes[index]
    for affliction in one.afflictions:
        value += g.content.conditions[affliction.id].attributes.get(ATTRIBUTES[index], 0)
    return max(0, value)


def _place(g: G, wanted: Place, number: int) -> bool:
    world = the_world(g)
    if number not in world.spots:
        return False
    return (
        (not wanted.numbers or number in wanted.numbers)
        and wanted.side in ("", world.spots[number].side)
        and (not wanted.seal or wanted.seal in face_at(g, number).seals)
        and (not wanted.menhir or card_at(g, number).menhir)
        and (not wanted.guidestone or bool(stones_of(g, number)))
    )


def _markers(g: G, marker: str, location: int, event: str, members: list[Hero]) -> int:
    world = the_world(g)
    if event:
        card = next((one for one in world.events if one.id == event), None)
        return 0 if card is None else int(getattr(card, marker, 0))
    spot = world.spots.get(location or (members[0].at if members else 0))
    return 0 if spot is None else int(getattr(spot, marker))


def _in_state(g: G, one: Hero, state: str) -> bool:
    character = g.content.characters[one.id]
    match state:
        case "exhausted":
            return one.energy == 0
        case "dying":
            return one.dying
        case "insane":
            return one.terror >= character.red_terror
        case "sane":
            return one.terror < character.red_terror
        case "wyrdform":
            return one.wyrdform
        case _:
            return one.health < character.health


def _count(g: G, of: str, one: Hero) -> int:
    if of == "missing-health":
        return max(0, g.content.characters[one.id].health - one.health)
    if of == "members":
        return len(g.state.heroes)
    return int(getattr(one, of, 0))
