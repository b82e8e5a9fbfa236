"""The midday actions: what each costs, when it is possible, what it does (TG-ACT)."""

from collections.abc import Iterator

from waystone.kernel.ask import Option

from ...box.abilities import Ability, Action
from ...box.island import LocationAction
from ...box.journal import Cost
from ...box.lasting import Cheaper, StoneCost
from ...table.island_facts import ActionTaken, Explored, OwnActionTaken, StoneLit
from ...table.lasting import forbidden, rules_of, travel_price
from ...table.places import card_at, connected, cooling, face_at, guarded, here, the_world
from ...table.state import G, Hero
from ...table.world import Act
from ..carrying_out import order
from ..encounter.encountering import encountering
from ..group import group_chooses
from ..island.guardians import guardians_at
from ..island.guidestones import empty_slots, free_a_figure, light
from ..island.travel import enter
from ..journal.requirements import all_hold
from ..journal.verses import verse
from ..people.costs import affordable, mixed_materials, party_price, pay_as_agreed, together
from ..people.echoes import moment

FIGHT_ENERGY = 3

STONE_ENERGY = 2
"""TG-AMB-02."""


# ---- explore


def may_explore(g: G, one: Hero) -> bool:
    """TG-ACT-03, TG-LOC-13, TG-GRD-03: on the clear side, with no Guardian there. TG-JRN-15: as
    often as the party likes."""
    clear = the_world(g).spots[one.at].side == "clear"
    return clear and not guarded(g, one.at) and not forbidden(g, one, "explore")


def explore(g: G, act: Act) -> None:
    """TG-ACT-04: the Location's section, from the top of its first page."""
    one = g.state.heroes[act.seat]
    card = card_at(g, one.at)
    g.say(Explored(names(g, act.party), card.id), "TG-ACT-04")
    g.call(verse(card.explore, list(act.party)))


# ---- travel


def travel_targets(g: G, one: Hero) -> list[int]:
    return [] if forbidden(g, one, "travel") else connected(g, one.at)


def travel_cost(g: G, party: list[int]) -> list[Cost]:
    """TG-ACT-11: 1 Energy for each who travels."""
    return [Cost("energy", sum(travel_price(g, g.state.heroes[seat]) for seat in party))]


async def travel(g: G, act: Act) -> None:
    await pay_as_agreed(g, travel_cost(g, act.party), act.party, "TG-ACT-11")
    enter(g, act.party, int(act.target), "TG-ACT-06")


# ---- Guidestones


def stone_energy(g: G, one: Hero) -> int:
    """TG-ACT-02, TG-EPM-05: 1 more for each character in play in epic mode."""
    n = len(g.state.heroes) if "epic-stones" in g.state.rules else 0
    more = sum(r.n for r in rules_of(g, one, StoneCost))
    return max(0, STONE_ENERGY + n + more)


def offering(g: G) -> list[Cost]:
    """TG-ACT-13, TG-STM-05: the blood offering, for each character in play."""
    n = len(g.state.heroes)
    if "story-stones" in g.state.rules:
        return [Cost("health", 2 * n), Cost("terror", n)]
    return [Cost("health", 3 * n), Cost("terror", 2 * n)]


def stone_ways(g: G, one: Hero, party: list[int]) -> list[str]:
    """TG-ACT-13: materials or blood, whichever can be paid in full."""
    if together(g, "energy", party) < stone_energy(g, one):
        return []
    n, ways = len(g.state.heroes), []
    if together(g, "magic", party) >= n:
        goods = together(g, "food", party) + together(g, "wealth", party)
        if goods >= n or "story-stones" in g.state.rules:
            ways.append("materials")
    if affordable(g, offering(g), party):
        ways.append("blood")
    return ways


async def activate(g: G, act: Act) -> None:
    """TG-ACT-13 to TG-ACT-16: paid by materials or blood, a figure goes into the slot, all that it
    touches clears. TG-STM-05, TG-EPM-05: as the mode has it."""
    one = g.state.heroes[act.seat]
    ways = stone_ways(g, one, act.party)
    options = [Option(f"way:{way}", way, f"option-stone-{way}") for way in ways]
    way = await group_chooses(g, act.party, options, "ask-stone-way", "TG-ACT-13", among=act.party)
    cost = [Cost("energy", stone_energy(g, one))]
    n = len(g.state.heroes)
    if way == "blood":
        cost += offering(g)
    elif "story-stones" in g.state.rules:
        cost.append(Cost("magic", n))
    else:
        cost += [Cost("magic", n), *await mixed_materials(g, n, act.party, "TG-ACT-13")]
    await pay_as_agreed(g, cost, act.party, "TG-ACT-16")
    await free_a_figure(g, act.party)
    light(g, act.target)
    g.say(StoneLit(names(g, act.party), the_world(g).spots[one.at].id), "TG-ACT-14")
    for friend in the_world(g).friends:
        # TG-CMP-05: the Golem is recharged by the action.
        friend.charged = True
    moment(g, "guidestone", act.party)


# ---- fight, Location actions


def fight(g: G, act: Act) -> None:
    """TG-ACT-17, TG-GRD-10: from the beginning."""
    at = g.state.heroes[act.seat].at
    g.call(encountering(list(act.party), at, "", act.target))


def fightable(g: G, one: Hero) -> list[str]:
    found = [guardian.id for guardian in guardians_at(g, one.at)]
    return [] if found and forbidden(g, one, "fight") else found


def location_actions(g: G, one: Hero) -> list[LocationAction]:
    """TG-ACT-18: no Guardian, no cooldown."""
    if guarded(g, one.at) or forbidden(g, one, "location"):
        return []
    party = here(g, one.at)
    return [
        action
        for action in face_at(g, one.at).actions
        if not (action.time and cooling(g, one.at)) and all_hold(g, action.needs, party)
    ]


def location_cost(g: G, one: Hero, action: LocationAction) -> list[Cost]:
    pay = list(action.pay)
    if "wealth" not in [c.what for c in pay]:
        return pay
    less = sum(r.n for r in rules_of(g, one, Cheaper))
    return [
        Cost(c.what, max(1, c.n - less), c.each) if c.what == "wealth" and less else c for c in pay
    ]


def find_action(g: G, one: Hero, name: str) -> LocationAction:
    return next(a for a in face_at(g, one.at).actions if a.id == name)


async def location_action(g: G, act: Act) -> None:
    """TG-ACT-19: paid once, gained once, shared freely. TG-LOC-12: its time symbols cool the
    Location."""
    one = g.state.heroes[act.seat]
    action = find_action(g, one, act.target)
    await pay_as_agreed(g, location_cost(g, one, action), act.party, "TG-ACT-19")
    g.say(ActionTaken(names(g, act.party), action.id), "TG-ACT-19")
    the_world(g).spots[one.at].dark += action.time
    g.call(order(action.do, act.party, source=action.id))


# ---- own actions


def own_abilities(g: G, one: Hero) -> Iterator[tuple[str, Ability]]:
    """TG-ACT-20: token, Upgraded ability, skills, active items and Secrets, Legendary actions;
    companions at hand for whoever is there. TG-CMP-04: Kendrick gathers Magic beside a menhir."""
    content, world = g.content, the_world(g)
    character = content.characters[one.id]
    ability = character.wyrd_ability if one.wyrdform else None
    yield one.id, ability or character.ability
    if one.talent:
        yield one.talent, content.talents[one.talent].ability
    for skill in one.skills:
        for printed in content.skills[skill].abilities:
            yield skill, printed
    for item in one.items:
        if item.active:
            for printed in content.items[item.id].abilities:
                yield item.id, printed
    for secret in (*one.secrets, *world.shared):
        if secret.active:
            for printed in content.secrets[secret.id].abilities:
                yield secret.id, printed
    for legend in one.legends:
        yield legend, content.legends[legend].ability
    for friend in world.friends:
        if friend.at == one.at and not friend.away:
            for printed in content.companions[friend.id].abilities:
                yield friend.id, printed


def own_actions(g: G, one: Hero) -> list[tuple[str, str, Action]]:
    """Key, thing and action; once a day where it says so (TG-ITM-06, TG-AMB-49)."""
    world = the_world(g)
    if forbidden(g, one, "ability"):
        return []
    found = []
    counted: dict[str, int] = {}
    for thing, ability in own_abilities(g, one):
        if not isinstance(ability, Action):
            continue
        counted[thing] = counted.get(thing, 0) + 1
        key = thing if counted[thing] == 1 else f"{thing}.{counted[thing]}"
        if key in world.today.used or empty_companion(g, thing):
            continue
        found.append((key, thing, ability))
    return found


def empty_companion(g: G, thing: str) -> bool:
    """TG-CMP-05: used up until a Guidestone is activated."""
    friend = next((f for f in the_world(g).friends if f.id == thing), None)
    return friend is not None and g.content.companions[thing].charge and not friend.charged


async def own_action(g: G, act: Act) -> None:
    """TG-ACT-20, TG-ACT-21: the owner pays a part; then it happens to the owner. TG-DAT-10:
    achievements may ask for it."""
    world = the_world(g)
    one = g.state.heroes[act.seat]
    key, thing, action = next(a for a in own_actions(g, one) if a[0] == act.target)
    cost = party_price(action.pay)
    await pay_as_agreed(g, cost, act.party, "TG-ACT-21", owner=act.seat)
    g.say(OwnActionTaken(one.id, thing), "TG-ACT-20")
    if action.daily:
        world.today.used.append(key)
    if thing in one.legends:
        # TG-ECH-05: removed from the game.
        one.legends.remove(thing)
        world.gone.append(thing)
    for friend in world.friends:
        if friend.id == thing and g.content.companions[thing].charge:
            friend.charged = False
    g.call(order(action.do, act.party, act.seat, thing))
    if thing == one.id:
        moment(g, "ability", [one.seat])


def names(g: G, party: list[int]) -> list[str]:
    return [g.state.heroes[seat].id for seat in party]


def stone_slots(g: G, one: Hero) -> list[str]:
    """TG-ACT-12: neither the Wyrdness nor a Guardian prevents it."""
    slots = empty_slots(g, one.at)
    return [] if slots and forbidden(g, one, "guidestone") else slots
