"""The end of the day, in its eight steps; the characters take them side by side (TG-DAY-09 to
TG-DAY-17, TG-AMB-32)."""

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import Then as StepThen

from ...box.abilities import Dusk, Weakness
from ...box.lasting import ForcedVisions, HarshNight, MealMore, NoVisions, RestMore, SafeNight
from ...table.facts import Ate
from ...table.island_facts import DuskFell, Rested, WentHungry, WyrdNight
from ...table.lasting import rules_of
from ...table.places import card_at, face_at, here, the_world
from ...table.state import G, Hero
from ...table.world import Then, Verse
from ..group import vote
from ..island.travel import strike, weakness_of
from ..journal.requirements import all_hold
from ..people.afflictions import detach
from ..people.decks import rebuilding
from ..people.echoes import ever, moment
from ..people.giving import give, takers
from ..people.growth import develop
from ..people.tracks import (
    change_resource,
    gain_energy,
    gain_health,
    gain_terror,
    lose_energy,
    lose_health,
    lose_terror,
)
from ..registry import step
from .dawn import effects_of_day
from .events import everybody
from .procedure import proceed

EXHAUSTED_REST = 4

WYRD_HEALTH = 2

WYRD_TERROR = 2

HUNGRY_CELL = 4


@step
async def dusk(g: G) -> StepThen:
    """TG-DAY-09: everything "at the end of the day"."""
    world = the_world(g)
    world.stage = "dusk"
    g.say(DuskFell(world.day), "TG-DAY-09")
    world.stack.append(Then("rest"))
    effects_of_day(g, Dusk)
    return proceed()


@step
async def rest(g: G) -> StepThen:
    """TG-DAY-10: to the starting cell, or 4 Energy for who is Exhausted (TG-TRK-07)."""
    world = the_world(g)
    world.weary = [one.seat for one in g.state.heroes if one.energy == 0]
    for one in g.state.heroes:
        more = sum(r.n for r in rules_of(g, one) if isinstance(r, RestMore))
        start = g.content.characters[one.id].energy
        goal = (EXHAUSTED_REST if one.seat in world.weary else start) + more
        if goal > one.energy:
            gain_energy(g, one.seat, goal - one.energy, "TG-DAY-10")
        else:
            lose_energy(g, one.seat, one.energy - goal, "TG-DAY-10")
        g.say(Rested(one.id), "TG-DAY-10")
    return recover(0)


@step
async def recover(g: G, seat: int) -> StepThen:
    """TG-DAY-11: once, 1 Food for 1 Health, 1 Energy more and 1 Terror less."""
    if seat == len(g.state.heroes):
        return wyrdness()
    one = g.state.heroes[seat]
    if "epic-rest" in g.state.rules:
        await classic_rest(g, one)
        return recover(seat + 1)
    options = [Option("eat", "eat", "option-eat")] if one.food else []
    if one.food and takers(g, one, "food"):
        # TG-AMB-30: Food may change hands right before.
        options.append(Option("hand-over", "give", "option-share-food"))
    options.append(Option("pass", "", "option-decline"))
    chosen = await choose(seat, options, "ask-meal", rule="TG-DAY-11")
    if chosen == "give":
        await give(g, one, "food")
        return recover(seat)
    if chosen == "eat":
        eat(g, one)
        gain_energy(g, seat, 1, "TG-DAY-11")
    return recover(seat + 1)


def eat(g: G, one: Hero) -> None:
    """Health before Energy, so that the limit rises first."""
    change_resource(g, one.seat, "food", -1, "TG-DAY-11")
    g.say(Ate(one.id), "TG-DAY-11")
    more = sum(r.n for r in rules_of(g, one) if isinstance(r, MealMore))
    gain_health(g, one.seat, 1 + more, "TG-DAY-11")
    lose_terror(g, one.seat, 1, "TG-DAY-11")


async def classic_rest(g: G, one: Hero) -> None:
    """TG-EPM-08, TG-EPM-09, TG-AMB-52."""
    if one.food:
        eat(g, one)
        return
    g.say(WentHungry(one.id), "TG-EPM-09")
    if one.seat in the_world(g).weary:
        await lose_health(g, one.seat, 1, "TG-EPM-09")
    elif one.energy > HUNGRY_CELL:
        lose_energy(g, one.seat, one.energy - HUNGRY_CELL, "TG-EPM-09")
    else:
        gain_energy(g, one.seat, HUNGRY_CELL - one.energy, "TG-EPM-09")


@step
async def wyrdness(g: G) -> StepThen:
    """TG-DAY-12, TG-AMB-01: 2 Health less and 2 Terror more for each in the Wyrdness."""
    world = the_world(g)
    world.stack.append(Then("growing", [0]))
    for one in g.state.heroes:
        if world.spots[one.at].side != "wyrd":
            continue
        rules = list(rules_of(g, one))
        if any(isinstance(r, SafeNight) for r in rules):
            continue
        harsh = [r for r in rules if isinstance(r, HarshNight)]
        g.say(WyrdNight(one.id), "TG-DAY-12")
        await lose_health(g, one.seat, WYRD_HEALTH + sum(r.health for r in harsh), "TG-DAY-12")
        gain_terror(g, one.seat, WYRD_TERROR + sum(r.terror for r in harsh), "TG-DAY-12")
        weakness = weakness_of(g, one)
        if isinstance(weakness, Weakness) and weakness.on == "night-wyrd":
            strike(g, one, weakness)
    return proceed()


@step
async def growing(g: G, seat: int) -> StepThen:
    """TG-DAY-13, TG-DEV-01: any number of purchases."""
    if seat == len(g.state.heroes):
        return decks(0)
    return growing(seat if await develop(g, g.state.heroes[seat]) else seat + 1)


@step
async def decks(g: G, at: int) -> StepThen:
    """TG-DAY-14, TG-DAY-15: the Combat deck, then the Diplomacy deck of each character."""
    if at == 2 * len(g.state.heroes):
        return visions(0)
    await rebuilding(g, g.state.heroes[at // 2], "combat" if at % 2 == 0 else "diplomacy")
    return decks(at + 1)


@step
async def visions(g: G, after: int) -> StepThen:
    """TG-DAY-16, TG-JRN-14: in every Location with the seal, by all who are there, together."""
    world = the_world(g)
    for number in sorted({one.at for one in g.state.heroes}):
        if number <= after or not card_at(g, number).vision:
            continue
        if "vision" not in face_at(g, number).seals:
            continue
        world.stack.append(Then("visions", [number]))
        party = here(g, number)
        if await dream(g, party, number):
            world.stack.append(Verse(card_at(g, number).vision, party))
        return proceed()
    return nightfall()


async def dream(g: G, party: list[int], number: int) -> bool:
    """TG-CMP-07: with Isolut it must be read; else as the characters there decide."""
    rules = [rule for seat in party for rule in rules_of(g, g.state.heroes[seat])]
    if any(isinstance(rule, ForcedVisions) for rule in rules):
        return True
    if any(isinstance(rule, NoVisions) for rule in rules):
        return False
    place = the_world(g).spots[number].id
    return await vote(g, party, "ask-vision", "TG-DAY-16", place=place)


@step
async def nightfall(g: G) -> StepThen:
    """TG-DAY-17; Conditions run their course, and the dying die (TG-AMB-06)."""
    the_world(g).stack.append(Then("dawn"))
    for one in g.state.heroes:
        for affliction in one.afflictions[:]:
            card = g.content.conditions[affliction.id]
            affliction.dusks += 1
            if card.dies and affliction.dusks >= card.dies:
                the_world(g).perished.append(one.seat)
            over = bool(card.days) and affliction.dusks >= card.days
            if over or (card.ends and all_hold(g, card.ends, [one.seat])):
                detach(g, one, card.id, "TG-DAY-17")
    moment(g, "dusk", everybody(g))
    ever(g)
    return proceed()
