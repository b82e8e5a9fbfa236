"""Midday: actions one at a time, in any order, alone or as a party, until all agree to stop
(TG-DAY-07, TG-DAY-08, TG-PTY)."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from waystone.kernel.ask import Option, Question, anyone, choose, choose_many
from waystone.kernel.step import BACK, Then, in_order

from ...box.journal import Cost
from ...table.island_facts import CompanionHint, Joined, Rests, StayedOut, TooDear
from ...table.lasting import travel_price
from ...table.places import card_at, here, the_world
from ...table.state import G, Hero
from ...table.world import Act, Company, Deed
from ..group import hero_options
from ..island.guidestones import stone_option
from ..journal.verses import verse
from ..people.costs import affordable, agree, other_way_to_pay, party_price, pay_as_agreed
from ..people.echoes import ever
from ..people.giving import gifts, give, swaps, take_up
from ..registry import step
from .actions import (
    FIGHT_ENERGY,
    activate,
    explore,
    fight,
    fightable,
    find_action,
    location_action,
    location_actions,
    location_cost,
    may_explore,
    own_action,
    own_actions,
    stone_slots,
    stone_ways,
    travel,
    travel_cost,
    travel_targets,
)
from .events import missions, missions_out


class Wish(Struct, frozen=True):
    """What a character wants to do at midday, and with what: a Location, a corner, a card."""

    what: Deed | Literal["rest", "gift", "swap", "memory", "hint", "learn", "company", "paying"]
    about: str = ""


@step.opens("turn")
async def midday(g: G) -> Then:
    """TG-DAY-07: whoever likes acts next; TG-DAY-08: it lasts until all want to stop, and nobody
    is made to."""
    today = the_world(g).today
    ever(g)
    awake = [one for one in g.state.heroes if one.seat not in today.resting]
    if not awake:
        return BACK
    questions = [
        Question(one.seat, "choose", "ask-midday", options(g, one), rule="TG-DAY-07", may=True)
        for one in awake
    ]
    seat, wish = await anyone(questions)
    assert isinstance(wish, Wish)
    one = g.state.heroes[seat]
    match wish.what:
        case "rest":
            today.resting.append(seat)
            g.say(Rests(one.id), "TG-DAY-08")
            return midday()
        case "gift":
            return handing(seat, wish.about)
        case "swap":
            take_up(g, one, wish.about)
            return midday()
        case "memory":
            one.memories.remove(wish.about)
            return in_order(verse(wish.about, [seat]), missions(), midday())
        case "hint":
            g.say(CompanionHint(wish.about), "TG-CMP-03")
            today.hinted = True
            return midday()
        case "learn":
            today.used.append(f"learn:{wish.about}")
            lore = card_at(g, one.at).lore
            return in_order(verse(lore, [seat]), missions(), midday())
        case "company":
            del the_world(g).company[seat]
            return midday()
        case "paying":
            agree(g, other_way_to_pay(g))
            return midday()
        case _:
            return in_order(gather(Act(seat, wish.what, wish.about, [seat])), missions(), midday())


# ---- what a character may do

REST: Option[Wish] = Option("rest", Wish("rest"), "option-end-day", {}, "day")


def options(g: G, one: Hero) -> list[Option[Wish]]:
    found = [*actions(g, one), *free_deeds(g, one)]
    found.append(REST)
    return found


def actions(g: G, one: Hero) -> list[Option[Wish]]:
    """TG-ACT-02: the six kinds of action, where they can be paid for by those in the Location."""
    near = here(g, one.at)
    spots = the_world(g).spots
    found: list[Option[Wish]] = []
    if may_explore(g, one):
        found.append(_explore_option(one.at, spots[one.at].id))
    if able_to_travel(g, one, near):
        price = travel_price(g, one)
        for n in travel_targets(g, one):
            found.append(_travel_option(n, spots[n].id, price))
    slots = stone_slots(g, one)
    if slots and stone_ways(g, one, near):
        for corner in slots:
            option = stone_option(g, corner)
            found.append(
                Option(
                    option.key,
                    Wish("guidestone", corner),
                    "option-activate",
                    option.args,
                    option.on,
                )
            )
    guardians = fightable(g, one)
    if guardians and affordable(g, [Cost("energy", FIGHT_ENERGY)], near):
        for guardian in guardians:
            key, on = f"fight:{guardian}", f"guardian:{guardian}"
            args = {"guardian": guardian, "n": FIGHT_ENERGY}
            found.append(Option(key, Wish("fight", guardian), "option-fight", args, on))
    for action in location_actions(g, one):
        cost = location_cost(g, one, action)
        if affordable(g, cost, near):
            found.append(
                Option(
                    f"act:{action.id}",
                    Wish("location", action.id),
                    "option-location-action" + ("" if cost else "-no-pay"),
                    {"action": action.id, "pay": cost, "do": action.do},
                    f"place:{one.at}",
                )
            )
    for key, thing, own in own_actions(g, one):
        pay = party_price(own.pay)
        if affordable(g, pay, near, one.seat):
            found.append(
                Option(
                    f"own:{key}",
                    Wish("own", key),
                    "option-own-action" + ("" if own.pay else "-no-pay"),
                    {"thing": thing, "pay": pay, "do": own.do},
                    f"hero:{thing}" if thing == one.id else f"item:{thing}",
                )
            )
    return found


@lru_cache(maxsize=1024)
def _explore_option(number: int, place: str) -> Option[Wish]:
    return Option("explore", Wish("explore"), "option-explore", {"place": place}, f"place:{number}")


@lru_cache(maxsize=1024)
def _travel_option(number: int, place: str, price: int) -> Option[Wish]:
    to = {"place": place, "n": price}
    value = Wish("travel", str(number))
    return Option(f"travel:{number}", value, "option-travel", to, f"place:{number}")


@lru_cache(maxsize=1024)
def _gift_option(what: str, on: str) -> Option[Wish]:
    return Option(f"give:{what}", Wish("gift", what), "option-hand-over", {"thing": what}, on)


def able_to_travel(g: G, one: Hero, near: list[int]) -> bool:
    """Alone, or with others of the Location who pay for both."""
    missing = travel_price(g, one) - one.energy
    if missing <= 0:
        return True
    others = [g.state.heroes[seat] for seat in near if seat != one.seat]
    return any(other.energy >= travel_price(g, other) + missing for other in others)


def free_deeds(g: G, one: Hero) -> list[Option[Wish]]:
    """What costs nothing and is done between actions: handing over (TG-RES-04, TG-ITM-17,
    TG-SEC-07), another active card (TG-ITM-05), a memory (TG-ECH-02), advice on the Mission and the
    lore of the place, each once a day (TG-CMP-03), asking others along than before (TG-PTY-01),
    dividing costs in another way (TG-PTY-03)."""
    found: list[Option[Wish]] = []
    for what, on in gifts(g, one):
        found.append(_gift_option(what, on))
    for card in swaps(g, one):
        value = Wish("swap", card)
        found.append(Option(f"swap:{card}", value, "option-swap", {"item": card}, f"item:{card}"))
    for memory in one.memories:
        value, args = Wish("memory", memory), {"memory": memory}
        found.append(Option(f"memory:{memory}", value, "option-memory", args))
    used = the_world(g).today.used
    for friend in the_world(g).friends:
        near = friend.at == one.at and not friend.away
        knows = g.content.companions[friend.id].hints and near
        asked = the_world(g).today.hinted
        if knows and not asked and any(m.hint for m in missions_out(g)):
            key, on = f"hint:{friend.id}", f"item:{friend.id}"
            args = {"companion": friend.id}
            found.append(Option(key, Wish("hint", friend.id), "option-hint", args, on))
        if knows and card_at(g, one.at).lore and f"learn:{friend.id}" not in used:
            args = {"companion": friend.id, "place": the_world(g).spots[one.at].id}
            key, wish = f"learn:{friend.id}", Wish("learn", friend.id)
            found.append(Option(key, wish, "option-learn", args, f"item:{friend.id}"))
    along = others(g, one.seat)
    known = the_world(g).company.get(one.seat)
    if known is not None and known.near == along:
        names = [g.state.heroes[seat].id for seat in known.asked]
        text = "option-company" if names else "option-company-alone"
        on = f"hero:{one.id}"
        found.append(Option("company", Wish("company"), text, {"heroes": names}, on))
    if along:
        way = other_way_to_pay(g)
        found.append(Option(f"pay:{way}", Wish("paying"), f"option-pay-{way}"))
    return found


@step
async def handing(g: G, seat: int, what: str) -> Then:
    await give(g, g.state.heroes[seat], what)
    return midday()


# ---- the party comes together


@step
async def gather(g: G, act: Act) -> Then:
    """TG-PTY-01, TG-PTY-02: the one who acts says whom to ask of those in the Location. What was
    said stands while the same others are there and until it is taken back."""
    near = others(g, act.seat)
    if not near:
        return take_action(act)
    company = the_world(g).company
    if act.seat not in company or company[act.seat].near != near:
        asked = await choose_many(
            act.seat, hero_options(g, near), "ask-company", rule="TG-PTY-01",
            act=act.kind, target=act.target,
        )  # fmt: skip
        company[act.seat] = Company(near, list(asked))
    asked = company[act.seat].asked
    return consent(act, list(asked)) if asked else take_action(act)


def others(g: G, seat: int) -> list[int]:
    """Those who are in the same Location."""
    return [other for other in here(g, g.state.heroes[seat].at) if other != seat]


@step
async def consent(g: G, act: Act, asked: list[int]) -> Then:
    """TG-PTY-04: every member agrees, or stays out of it."""
    seat = asked[0]
    answers = [Option("join", True, "option-join"), Option("stay", False, "option-stay")]
    joined = await choose(
        seat,
        answers,
        "ask-join",
        rule="TG-PTY-04",
        hero=g.state.heroes[act.seat].id,
        act=act.kind,
        target=act.target,
    )
    if joined:
        act.party.append(seat)
    g.say((Joined if joined else StayedOut)(g.state.heroes[seat].id), "TG-PTY-04")
    return consent(act, asked[1:]) if asked[1:] else take_action(act)


def payable(g: G, act: Act) -> bool:
    """TG-ACT-01: the full cost, by the party that has come together."""
    one = g.state.heroes[act.seat]
    match act.kind:
        case "travel":
            return affordable(g, travel_cost(g, act.party), act.party)
        case "guidestone":
            return bool(stone_ways(g, one, act.party))
        case "fight":
            return affordable(g, [Cost("energy", FIGHT_ENERGY)], act.party)
        case "location":
            return affordable(g, location_cost(g, one, find_action(g, one, act.target)), act.party)
        case "own":
            own = next(a for key, _, a in own_actions(g, one) if key == act.target)
            return affordable(g, party_price(own.pay), act.party, act.seat)
        case _:
            return True


@step
async def take_action(g: G, act: Act) -> Then:
    """TG-PTY-05: from here on nobody leaves until it is done. TG-ACT-04, TG-ACT-06, TG-ACT-13,
    TG-ACT-19, TG-ACT-20: each kind in its way."""
    if not payable(g, act):
        g.say(TooDear(g.state.heroes[act.seat].id), "TG-ACT-01")
        return BACK
    match act.kind:
        case "explore":
            explore(g, act)
        case "travel":
            await travel(g, act)
        case "guidestone":
            await activate(g, act)
        case "fight":
            await pay_as_agreed(g, [Cost("energy", FIGHT_ENERGY)], act.party, "TG-ACT-17")
            fight(g, act)
        case "location":
            await location_action(g, act)
        case "own":
            await own_action(g, act)
    return BACK
