"""Effects on the map: characters and Locations, Guidestones, Guardians, Kings, companions."""

from waystone.kernel.ask import Option

from ...box.instructions import (
    Candle,
    DiscardGuardian,
    Fade,
    Flip,
    JoinCompanion,
    LightGuidestone,
    Move,
    MoveGuardian,
    PartCompanion,
    PlaceGuardian,
    PlaceKing,
    PutMarker,
    RemoveKing,
    RemoveLocation,
    Reveal,
    Swap,
    TakeMarker,
    Where,
)
from ...table.facts import signed
from ...table.island_facts import (
    CandleLit,
    CompanionJoined,
    CompanionLeft,
    MarkersChanged,
    StoneLit,
)
from ...table.places import connected, the_world
from ...table.state import Doing, G
from ...table.world import EventCard, Friend, Guardian, Spot
from ..doing import performs
from ..group import group_chooses
from ..people.echoes import moment
from .guardians import discard_guardian, guardians_at, move_by, place_guardian, roll_die
from .guidestones import (
    empty_slots,
    fade,
    fade_at,
    fade_farthest,
    first_by_number,
    free_a_figure,
    light,
    stone_option,
)
from .kings import place_king, remove_king
from .map import flip, lay, remove, swap
from .travel import enter


async def where(g: G, place: Where, doing: Doing) -> int | None:
    """Which Location is meant: a number that lies on the board, or a word."""
    spots = the_world(g).spots
    at = g.state.heroes[doing.me if doing.me >= 0 else doing.party[0]].at
    match place:
        case int(number):
            return number if number in spots else None
        case "here":
            return at
        case "lowest":
            return min(spots)
        case "highest":
            return max(spots)
        case "connected":
            return await one_of(g, connected(g, at), doing)
        case _:
            return await one_of(g, sorted(spots), doing)


async def one_of(g: G, numbers: list[int], doing: Doing) -> int | None:
    if not numbers:
        return None
    spots = the_world(g).spots
    options = [
        Option(f"place:{n}", n, "option-place", {"place": spots[n].id}, f"place:{n}")
        for n in numbers
    ]
    return await group_chooses(
        g, doing.party, options, "ask-where", "TG-GEN-03", source=doing.origin
    )


@performs.rule
async def move(g: G, doing: Doing, effect: Move) -> None:
    """TG-LOC-06: it costs nothing, and else follows Travel."""
    if isinstance(effect.to, int):
        lay(g, effect.to)
    target = await where(g, effect.to, doing)
    if target is not None:
        enter(g, [doing.me] if doing.me >= 0 else doing.party, target, "TG-LOC-06")


@performs.rule
async def reveal(g: G, doing: Doing, effect: Reveal) -> None:
    lay(g, effect.location)


@performs.rule
async def turn(g: G, doing: Doing, effect: Flip) -> None:
    number = await where(g, effect.location, doing)
    if number is not None:
        flip(g, number, effect.side, "TG-LOC-10")


@performs.rule
async def replace(g: G, doing: Doing, effect: Swap) -> None:
    swap(g, effect.location, effect.version)


@performs.rule
async def remove_location(g: G, doing: Doing, effect: RemoveLocation) -> None:
    remove(g, effect.location)


# ---- markers


async def marked(
    g: G, effect: PutMarker | TakeMarker, doing: Doing
) -> tuple[Spot | EventCard, str]:
    """The card that markers go on, and its name."""
    world = the_world(g)
    for card in world.events:
        if effect.event == card.id:
            return card, card.id
    number = None if effect.event else await where(g, effect.location, doing)
    if number is None:
        return Spot("", "wyrd"), ""
    return world.spots[number], world.spots[number].id


@performs.rule
async def put_marker(g: G, doing: Doing, effect: PutMarker) -> None:
    card, name = await marked(g, effect, doing)
    change(g, card, name, effect.marker, effect.n)


@performs.rule
async def take_marker(g: G, doing: Doing, effect: TakeMarker) -> None:
    card, name = await marked(g, effect, doing)
    change(g, card, name, effect.marker, -effect.n)


def change(g: G, card: Spot | EventCard, name: str, marker: str, n: int) -> None:
    """TG-GEN-10: markers never run out."""
    if not name or not hasattr(card, marker):
        return
    before = int(getattr(card, marker))
    setattr(card, marker, max(0, before + n))
    g.say(MarkersChanged(name, marker, signed(n)), "TG-EVT-08")


# ---- light


@performs.rule
async def light_guidestone(g: G, doing: Doing, effect: LightGuidestone) -> None:
    """TG-GST-01: by an explicit effect, without the cost."""
    number = await where(g, effect.location, doing)
    slots = empty_slots(g, number) if number is not None else []
    if number is None or not slots:
        return
    options = [stone_option(g, corner) for corner in slots]
    corner = await group_chooses(
        g, doing.party, options, "ask-slot", "TG-GST-01", source=doing.origin
    )
    await free_a_figure(g, doing.party)
    light(g, corner)
    names = [g.state.heroes[seat].id for seat in doing.party]
    g.say(StoneLit(names, the_world(g).spots[number].id), "TG-GST-01")


@performs.rule
async def fade_one(g: G, doing: Doing, effect: Fade) -> None:
    """TG-GST-03: the effect says which."""
    stones = the_world(g).stones
    if effect.which == "all":
        for corner in stones[:]:
            fade(g, corner)
    elif effect.which == "farthest":
        await fade_farthest(g)
    elif effect.which == "here":
        at = g.state.heroes[doing.me if doing.me >= 0 else doing.party[0]].at
        await fade_at(g, at, highest=False)
    elif stones:
        able = stones
        if effect.which in ("lowest", "highest"):
            able = first_by_number(g, stones, effect.which == "highest")
        options = [stone_option(g, corner) for corner in able]
        chosen = group_chooses(
            g, doing.party, options, "ask-fade", "TG-GEN-03", source=doing.origin
        )
        fade(g, await chosen)


@performs.rule
async def candle(g: G, doing: Doing, effect: Candle) -> None:
    """A light that lasts until the next start of day."""
    number = await where(g, effect.location, doing)
    if number is None:
        return
    for one in (number, *(connected(g, number) if effect.around else ())):
        the_world(g).spots[one].lit = True
        g.say(CandleLit(the_world(g).spots[one].id), "TG-CMP-05")
        flip(g, one, "clear", "TG-LOC-10")
    moment(g, "candle", [doing.me] if doing.me >= 0 else doing.party)


# ---- who is out there


@performs.rule
async def guardian_comes(g: G, doing: Doing, effect: PlaceGuardian) -> None:
    number = await where(g, effect.location, doing)
    if number is not None:
        place_guardian(g, effect.encounter, number)


async def which_guardian(g: G, encounter: str, anywhere: bool, doing: Doing) -> Guardian | None:
    world = the_world(g)
    at = g.state.heroes[doing.me if doing.me >= 0 else doing.party[0]].at
    able = [one for one in world.guardians if encounter in ("", one.id)]
    if not anywhere and not encounter:
        able = guardians_at(g, at)
    if not able:
        return None
    options = [
        Option(f"guardian:{one.id}", one, "option-guardian", {"guardian": one.id}) for one in able
    ]
    return await group_chooses(
        g, doing.party, options, "ask-guardian", "TG-GEN-03", source=doing.origin
    )


@performs.rule
async def guardian_goes(g: G, doing: Doing, effect: DiscardGuardian) -> None:
    """TG-GRD-05: by an effect a Guardian leaves the board."""
    guardian = await which_guardian(g, effect.encounter, effect.anywhere, doing)
    if guardian is not None:
        discard_guardian(g, guardian)


@performs.rule
async def guardian_walks(g: G, doing: Doing, effect: MoveGuardian) -> None:
    guardian = await which_guardian(g, effect.encounter, True, doing)
    if guardian is not None:
        move_by(g, guardian, roll_die(g))


@performs.rule
async def king_comes(g: G, doing: Doing, effect: PlaceKing) -> None:
    if isinstance(effect.location, int):
        lay(g, effect.location)
    number = await where(g, effect.location, doing)
    if number is not None:
        place_king(g, effect.card, number)


@performs.rule
async def king_goes(g: G, doing: Doing, effect: RemoveKing) -> None:
    remove_king(g, effect.king)


@performs.rule
async def companion_joins(g: G, doing: Doing, effect: JoinCompanion) -> None:
    """TG-CMP-08: or comes back."""
    world = the_world(g)
    number = await where(g, effect.location, doing)
    if number is None or effect.companion in world.gone:
        return
    for friend in world.friends:
        if friend.id == effect.companion:
            friend.at, friend.away = number, 0
            break
    else:
        world.friends.append(Friend(effect.companion, number))
    g.say(CompanionJoined(effect.companion), "TG-CMP-01")


@performs.rule
async def companion_parts(g: G, doing: Doing, effect: PartCompanion) -> None:
    """For good, or for some days (TG-CMP-08)."""
    world = the_world(g)
    for friend in world.friends[:]:
        if friend.id != effect.companion:
            continue
        g.say(CompanionLeft(friend.id), "TG-CMP-08")
        if not effect.days:
            world.friends.remove(friend)
            continue
        friend.away = effect.days
        numbers = sorted(world.spots)
        if effect.location == "any":
            friend.at = g.streams.pick("companions", numbers)
        else:
            friend.at = await where(g, effect.location, doing) or friend.at
