"""The end of the day, in its eight steps; the characters take them side by side (TG-DAY-09 to
TG-DAY-17, TG-AMB-32)."""

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import BACK, Then, in_order

from ...box.abilities import Dusk, Weakness
from ...box.lasting import ForcedVisions, HarshNight, MealMore, NoVisions, RestMore, SafeNight
from ...table.facts import Ate
from ...table.island_facts import DuskFell, Rested, WentHungry, WyrdNight
from ...table.lasting import rules_of
from ...table.places import card_at, everybody, face_at, here, the_world
from ...table.state import G, Hero
from ..group import vote
from ..island.travel import strike, weakness_of
from ..journal.requirements import all_hold
from ..journal.verses import verse
from ..people.afflictions import detach
from ..people.death import fates
from ..people.decks import rebuilding
from ..people.development import develop
from ..people.echoes import ever, moment
from ..people.giving import give, takers
from ..people.health import lose_health
from ..people.tracks import (
    change_resource,
    gain_energy,
    gain_health,
    gain_terror,
    lose_energy,
    lose_terror,
)
from ..registry import step
from .dawn import effects_of_day, in_any_order
from .events import missions

EXHAUSTED_REST = 4

WYRD_HEALTH = 2

WYRD_TERROR = 2

HUNGRY_CELL = 4


@step
async def dusk(g: G) -> Then:
    """TG-DAY-09: everything "at the end of the day"."""
    world = the_world(g)
    world.stage = "dusk"
    g.say(DuskFell(world.day), "TG-DAY-09")
    return in_any_order(effects_of_day(g, Dusk))


@step
async def rest(g: G) -> Then:
    """TG-DAY-10: to the starting cell, or 4 Energy for who is Exhausted (TG-TRK-07)."""
    today = the_world(g).today
    today.weary = [one.seat for one in g.state.heroes if one.energy == 0]
    for one in g.state.heroes:
        more = sum(r.n for r in rules_of(g, one, RestMore))
        start = g.content.characters[one.id].energy
        goal = (EXHAUSTED_REST if one.seat in today.weary else start) + more
        if goal > one.energy:
            gain_energy(g, one.seat, goal - one.energy, "TG-DAY-10")
        else:
            lose_energy(g, one.seat, one.energy - goal, "TG-DAY-10")
        g.say(Rested(one.id), "TG-DAY-10")
    return BACK


@step
async def meals(g: G) -> Then:
    return in_order(*(meal(seat) for seat in everybody(g)))


@step
async def meal(g: G, seat: int) -> Then:
    """TG-DAY-11: once, 1 Food for 1 Health, 1 Energy more and 1 Terror less."""
    one = g.state.heroes[seat]
    if "epic-rest" in g.state.rules:
        await classic_rest(g, one)
        return BACK
    options = [Option("eat", "eat", "option-eat")] if one.food else []
    if one.food and takers(g, one, "food"):
        # TG-AMB-30: Food may change hands right before.
        options.append(Option("hand-over", "give", "option-share-food"))
    options.append(Option("pass", "", "option-decline"))
    chosen = await choose(seat, options, "ask-meal", rule="TG-DAY-11")
    if chosen == "give":
        await give(g, one, "food")
        return meal(seat)
    if chosen == "eat":
        eat(g, one)
        gain_energy(g, seat, 1, "TG-DAY-11")
    return BACK


def eat(g: G, one: Hero) -> None:
    """Health before Energy, so that the limit rises first."""
    change_resource(g, one.seat, "food", -1, "TG-DAY-11")
    g.say(Ate(one.id), "TG-DAY-11")
    more = sum(r.n for r in rules_of(g, one, MealMore))
    gain_health(g, one.seat, 1 + more, "TG-DAY-11")
    lose_terror(g, one.seat, 1, "TG-DAY-11")


async def classic_rest(g: G, one: Hero) -> None:
    """TG-EPM-08, TG-EPM-09, TG-AMB-52: who has Food eats; who has none gets little Energy, and
    loses Health if Exhausted."""
    if one.food:
        eat(g, one)
        return
    g.say(WentHungry(one.id), "TG-EPM-09")
    if one.seat in the_world(g).today.weary:
        await lose_health(g, one.seat, 1, "TG-EPM-09")
    elif one.energy > HUNGRY_CELL:
        lose_energy(g, one.seat, one.energy - HUNGRY_CELL, "TG-EPM-09")
    else:
        gain_energy(g, one.seat, HUNGRY_CELL - one.energy, "TG-EPM-09")


@step
async def wyrdness(g: G) -> Then:
    """TG-DAY-12, TG-AMB-01: 2 Health less and 2 Terror more for each in the Wyrdness. TG-ACT-22: a
    Weakness may strike."""
    world = the_world(g)
    for one in g.state.heroes:
        if world.spots[one.at].side != "wyrd":
            continue
        if rules_of(g, one, SafeNight):
            continue
        harsh = rules_of(g, one, HarshNight)
        g.say(WyrdNight(one.id), "TG-DAY-12")
        await lose_health(g, one.seat, WYRD_HEALTH + sum(r.health for r in harsh), "TG-DAY-12")
        gain_terror(g, one.seat, WYRD_TERROR + sum(r.terror for r in harsh), "TG-DAY-12")
        weakness = weakness_of(g, one)
        if isinstance(weakness, Weakness) and weakness.on == "night-wyrd":
            strike(g, one, weakness)
    return BACK


@step
async def experience(g: G) -> Then:
    """TG-DAY-13: each character, one after another."""
    return in_order(*(growing(seat) for seat in everybody(g)))


@step
async def growing(g: G, seat: int) -> Then:
    """TG-DEV-01: any number of purchases."""
    return growing(seat) if await develop(g, g.state.heroes[seat]) else BACK


@step
async def decks(g: G) -> Then:
    """TG-DAY-14, TG-DAY-15: the Combat deck, then the Diplomacy deck of each character."""
    kinds = ("combat", "diplomacy")
    return in_order(*(new_deck(seat, kind) for seat in everybody(g) for kind in kinds))


@step
async def new_deck(g: G, seat: int, kind: str) -> Then:
    await rebuilding(g, g.state.heroes[seat], kind)
    return BACK


@step
async def visions(g: G, after: int) -> Then:
    """TG-DAY-16, TG-JRN-14: in every Location with the seal, by all who are there, together."""
    for number in sorted({one.at for one in g.state.heroes}):
        if number <= after or not card_at(g, number).vision:
            continue
        if "vision" not in face_at(g, number).seals:
            continue
        party = here(g, number)
        if await dream(g, party, number):
            g.call(verse(card_at(g, number).vision, party))
        return in_order(missions(), visions(number))
    return BACK


async def dream(g: G, party: list[int], number: int) -> bool:
    """TG-CMP-07: with Isolut it must be read; else as the characters there decide."""
    heroes = [g.state.heroes[seat] for seat in party]
    if any(rules_of(g, one, ForcedVisions) for one in heroes):
        return True
    if any(rules_of(g, one, NoVisions) for one in heroes):
        return False
    place = the_world(g).spots[number].id
    return await vote(g, party, "ask-vision", "TG-DAY-16", place=place)


@step
async def nightfall(g: G) -> Then:
    """TG-DAY-17; Conditions run their course, and the dying die (TG-AMB-06). TG-DAT-10, TG-ECH-02:
    the end of a day may be an achievement."""
    perished = the_world(g).perished
    for one in g.state.heroes:
        for affliction in one.afflictions[:]:
            card = g.content.conditions[affliction.id]
            affliction.dusks += 1
            if card.dies and affliction.dusks >= card.dies:
                perished.append(one.seat)
            over = bool(card.days) and affliction.dusks >= card.days
            if over or (card.ends and all_hold(g, card.ends, [one.seat])):
                detach(g, one, card.id, "TG-DAY-17")
    moment(g, "dusk", everybody(g))
    ever(g)
    return fates()
