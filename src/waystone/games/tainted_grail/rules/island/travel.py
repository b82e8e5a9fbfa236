"""Coming to a Location: weaknesses, those who join, the Instant effect, new Locations (TG-ACT-06
to TG-ACT-11, TG-LOC-06 to TG-LOC-08)."""

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import BACK, Then

from ...box.abilities import Weakness
from ...table.island_facts import Joined, Moved, Travelled, WeaknessStruck
from ...table.places import cooling, face_at, guarded, here, the_world
from ...table.state import G, Hero
from ..carrying_out import order
from ..journal.requirements import all_hold
from ..people.echoes import moment
from ..registry import step
from .kings import meetings
from .map import lay_around


def enter(g: G, party: list[int], target: int, rule: str) -> None:
    """The figures move; what follows waits. A King there is met first (TG-KNG-06). TG-CMP-01,
    TG-CMP-08: companions follow if they do. TG-ACT-22: Weaknesses come by themselves."""
    world = the_world(g)
    origins = {g.state.heroes[seat].at for seat in party}
    for friend in world.friends:
        card = g.content.companions[friend.id]
        follows = card.follows and not friend.away and friend.at in origins
        left = [seat for seat in here(g, friend.at) if seat not in party]
        if follows and not left and all_hold(g, card.stays, party):
            friend.at = target
    for seat in party:
        g.state.heroes[seat].at = target
    names = [g.state.heroes[seat].id for seat in party]
    place = world.spots[target].id
    g.say(Travelled(names, place) if rule == "TG-ACT-06" else Moved(names, place), rule)
    g.call(meetings())
    for seat in party:
        weaknesses(g, g.state.heroes[seat], target, rule == "TG-ACT-06")
    g.call(entering(list(party), target))
    g.call(arrived(list(party), target))


def weaknesses(g: G, one: Hero, target: int, travelled: bool) -> None:
    """TG-ACT-22: the Weakness applies by itself whenever its text says so."""
    happens = {
        "travel": travelled,
        "enter-settlement": "settlement" in face_at(g, target).seals,
        "enter-wyrd": the_world(g).spots[target].side == "wyrd",
        "guardian-near": guarded(g, target),
    }
    weakness = weakness_of(g, one)
    if isinstance(weakness, Weakness) and happens.get(weakness.on, False):
        strike(g, one, weakness)


def weakness_of(g: G, one: Hero) -> object:
    """TG-WFM-02: in the other shape its own weakness takes the place of the old one."""
    character = g.content.characters[one.id]
    if one.wyrdform and character.wyrd_weakness is not None:
        return character.wyrd_weakness
    return character.weakness


def strike(g: G, one: Hero, weakness: Weakness) -> None:
    g.say(WeaknessStruck(one.id), "TG-ACT-22")
    g.call(order(weakness.do, [one.seat], one.seat, one.id))
    moment(g, "weakness", [one.seat])


@step
async def entering(g: G, came: list[int], number: int) -> Then:
    """TG-ACT-07, TG-ACT-08: those already there may join; then the effect, unless it cools
    (TG-LOC-12). TG-AMB-59: for those who are still there."""
    party = [seat for seat in came if g.state.heroes[seat].at == number]
    if not party:
        return BACK
    moment(g, "entered", party)
    instant = face_at(g, number).instant
    if instant is None or (instant.time and cooling(g, number)):
        return BACK
    for seat in here(g, number):
        if seat not in party and await joins(g, seat, number):
            party.append(seat)
    spot = the_world(g).spots[number]
    spot.dark += instant.time
    return order(instant.do, party, source=spot.id)


async def joins(g: G, seat: int, number: int) -> bool:
    place = the_world(g).spots[number].id
    options = [Option("join", True, "option-join"), Option("stay", False, "option-stay")]
    joining = await choose(seat, options, "ask-join-instant", rule="TG-ACT-07", place=place)
    if joining:
        g.say(Joined(g.state.heroes[seat].id), "TG-ACT-07")
    return joining


@step
async def arrived(g: G, came: list[int], number: int) -> Then:
    """TG-ACT-09, TG-ACT-10: only if somebody who came is still there."""
    if any(g.state.heroes[seat].at == number for seat in came):
        lay_around(g, number)
    return BACK
