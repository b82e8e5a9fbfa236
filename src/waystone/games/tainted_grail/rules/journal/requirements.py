"""Whether a requirement is met (TG-JRN-04 to TG-JRN-06): one function for each form of it. Personal
ones are met by any single member of the party (TG-JRN-05)."""

from collections.abc import Sequence

from waystone.kernel.interpret import Interpreters

from ...box.conditions import ATTRIBUTES, Condition
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
from ...table.places import card_at, face_at, stones_of, the_world
from ...table.state import Doing, G, Hero

holds: Interpreters[G, Doing, bool] = Interpreters(Condition | WorldCondition)


def all_hold(g: G, conditions: Sequence[WorldCondition], party: Sequence[int]) -> bool:
    """TG-JRN-04: all of them."""
    if not conditions:
        return True
    doing = Doing(list(party))
    return all(holds(g, doing, condition) for condition in conditions)


def meets(g: G, condition: WorldCondition | Condition, party: Sequence[int]) -> bool:
    return holds(g, Doing(list(party)), condition)


def members(g: G, doing: Doing) -> list[Hero]:
    return [g.state.heroes[seat] for seat in doing.seats]


# ---- not, or, and


@holds.rule
def is_not(g: G, doing: Doing, wanted: Not) -> bool:
    return not holds(g, doing, wanted.condition)


@holds.rule
def is_any(g: G, doing: Doing, wanted: AnyOf) -> bool:
    return any(holds(g, doing, one) for one in wanted.of)


@holds.rule
def is_all(g: G, doing: Doing, wanted: AllOf) -> bool:
    return all(holds(g, doing, one) for one in wanted.of)


# ---- the story


@holds.rule
def status(g: G, doing: Doing, wanted: HasStatus) -> bool:
    """TG-STA-01: this part is marked; without a part, so many are. TG-JRN-06: one of the forms."""
    marked = the_world(g).statuses.get(wanted.status, [])
    return wanted.part in marked if wanted.part else len(marked) >= wanted.least


@holds.rule
def time_passed(g: G, doing: Doing, wanted: TimePassed) -> bool:
    """TG-STA-03: on the clock of one chapter, or on all. TG-JRN-06: one of the forms."""
    clocks = the_world(g).time
    if wanted.chapter < 0:
        return sum(clocks.values()) >= wanted.least
    return clocks.get(wanted.chapter or chapter_number(g), 0) >= wanted.least


@holds.rule
def chapter(g: G, doing: Doing, wanted: ChapterIs) -> bool:
    return wanted.least <= chapter_number(g) <= wanted.most


@holds.rule
def day(g: G, doing: Doing, wanted: DayIs) -> bool:
    return wanted.least <= the_world(g).day <= wanted.most


@holds.rule
def mission(g: G, doing: Doing, wanted: Mission) -> bool:
    return any(one.id == wanted.event for one in the_world(g).events)


@holds.rule
def was_read(g: G, doing: Doing, wanted: Read) -> bool:
    return wanted.verse in the_world(g).read


@holds.rule
def beaten(g: G, doing: Doing, wanted: Beaten) -> bool:
    return wanted.encounter in the_world(g).beaten


@holds.rule
def filter_held(g: G, doing: Doing, wanted: HasFilter) -> bool:
    """TG-JRN-09: the group owns the filter of this colour. TG-JRN-06: one of the forms."""
    return wanted.colour in the_world(g).filters


def chapter_number(g: G) -> int:
    present = g.content.chapters.get(the_world(g).chapter)
    return present.number if present is not None else 0


# ---- the party


@holds.rule
def in_party(g: G, doing: Doing, wanted: InParty) -> bool:
    return any(one.id == wanted.character for one in members(g, doing))


@holds.rule
def whole_party(g: G, doing: Doing, wanted: WholeParty) -> bool:
    return len(doing.seats) == len(g.state.heroes)


@holds.rule
def party_size(g: G, doing: Doing, wanted: PartySize) -> bool:
    return wanted.least <= len(doing.seats) <= wanted.most


@holds.rule
def in_play(g: G, doing: Doing, wanted: InPlay) -> bool:
    """So many characters, and this one among them where one is named."""
    heroes = g.state.heroes
    named = not wanted.character or any(one.id == wanted.character for one in heroes)
    return named and wanted.least <= len(heroes) <= wanted.most


# ---- what members hold, and how they are


@holds.rule
def secret(g: G, doing: Doing, wanted: HasSecret) -> bool:
    """TG-SEC-06: active or not; a shared one counts for all. TG-JRN-06: one of the forms."""
    held = [*the_world(g).shared, *(one for who in members(g, doing) for one in who.secrets)]
    return any(one.id == wanted.secret for one in held)


@holds.rule
def item(g: G, doing: Doing, wanted: HasItem) -> bool:
    return any(fitting_items(g, one, wanted) >= wanted.least for one in members(g, doing))


def fitting_items(g: G, one: Hero, wanted: HasItem) -> int:
    if wanted.item:
        return sum(held.id == wanted.item for held in one.items)
    return sum(wanted.slot in ("", g.content.items[held.id].slot) for held in one.items)


@holds.rule
def resource(g: G, doing: Doing, wanted: Holds) -> bool:
    return any(getattr(one, wanted.what) >= wanted.least for one in members(g, doing))


@holds.rule
def afflicted(g: G, doing: Doing, wanted: HasCondition) -> bool:
    return any(card.id == wanted.condition for one in members(g, doing) for card in one.afflictions)


@holds.rule
def in_state(g: G, doing: Doing, wanted: InState) -> bool:
    return any(is_so(g, one, wanted) for one in members(g, doing))


def is_so(g: G, one: Hero, wanted: InState) -> bool:
    character = g.content.characters[one.id]
    match wanted.state:
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
        case "wounded":
            return one.health < character.health


def highest(g: G, attribute: str, party: Sequence[int]) -> int:
    """TG-JRN-08: the highest value among the members; values are never added together."""
    index = ATTRIBUTES.index(attribute)
    return max(value_of(g, g.state.heroes[seat], index) for seat in party)


def value_of(g: G, one: Hero, index: int) -> int:
    """An attribute outside of encounters, with what Conditions take from it."""
    value = one.attributes[index]
    for affliction in one.afflictions:
        value += g.content.conditions[affliction.id].attributes.get(ATTRIBUTES[index], 0)
    return max(0, value)


# ---- the map


@holds.rule
def place(g: G, doing: Doing, wanted: Place) -> bool:
    return any(is_such(g, wanted, one.at) for one in members(g, doing))


def is_such(g: G, wanted: Place, number: int) -> bool:
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


@holds.rule
def marked(g: G, doing: Doing, wanted: Marked) -> bool:
    """On an event, on a named Location, or where the party is."""
    world = the_world(g)
    if wanted.event:
        card = next((one for one in world.events if one.id == wanted.event), None)
        n = 0 if card is None else int(getattr(card, wanted.marker, 0))
    else:
        spot = world.spots.get(wanted.location or members(g, doing)[0].at)
        n = 0 if spot is None else int(getattr(spot, wanted.marker))
    return wanted.least <= n <= wanted.most


@holds.rule
def revealed(g: G, doing: Doing, wanted: Revealed) -> bool:
    spot = the_world(g).spots.get(wanted.location)
    return spot is not None and wanted.version in ("", g.content.locations[spot.id].letter)


@holds.rule
def guidestones(g: G, doing: Doing, wanted: Guidestones) -> bool:
    return wanted.least <= len(the_world(g).stones) <= wanted.most


@holds.rule
def guardian(g: G, doing: Doing, wanted: GuardianThere) -> bool:
    """Beside a member, or anywhere."""
    near = {one.at for one in members(g, doing)}
    return any(
        wanted.encounter in ("", one.id) and (wanted.anywhere or one.at in near)
        for one in the_world(g).guardians
    )


@holds.rule
def companion(g: G, doing: Doing, wanted: WithCompanion) -> bool:
    """Beside a member, or anywhere."""
    near = {one.at for one in members(g, doing)}
    return any(
        one.id == wanted.companion and (wanted.anywhere or (one.at in near and not one.away))
        for one in the_world(g).friends
    )


@holds.rule
def king(g: G, doing: Doing, wanted: KingOnBoard) -> bool:
    return any(one.id == wanted.king for one in the_world(g).kings)
