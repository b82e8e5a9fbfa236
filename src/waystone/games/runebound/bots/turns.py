"""Where a bot goes and what it does with its points."""

from typing import Any

from waystone.kernel.ask import Question

from ..box.definitions import QuestDef
from ..rules.adventures.quests import meets, quests_here
from ..table.state import G, Hero, sheet
from ..table.values import is_defeated
from .choosing import best, keys_of
from .planning import best_goal, wants_skill, way

OFFSETS = (0, 1, 3, 4)


def act(g: G, hero: Hero, question: Question[Any]) -> str:
    keys = keys_of(question)
    for option in question.options:
        if option.key.startswith("learn:") and wants_skill(g, hero, option.value[1]):
            return option.key
    if hero.damage >= 2 and len(hero.hand) > 1:
        healing = [k for k in keys if k in ("use:lay-on-hands", "use:ushka.2")]
        if healing:
            return healing[0]
    if "stand" in keys:
        return "stand"
    if is_defeated(g, hero):
        return "rest" if "rest" in keys else "end"
    if g.state.points == 0:
        return "end"
    return towards(g, hero, keys)


def towards(g: G, hero: Hero, keys: list[str]) -> str:
    """One point spent on the best goal; a point too many goes where it helps."""
    goal = best_goal(g, hero)
    if goal.space == hero.space:
        if goal.key in keys and goal.points <= g.state.points:
            return goal.key
        return "rest" if hero.damage > 1 else "train" if "train" in keys else "end"
    for key in keys:
        if key in ("use:tireless", "use:swift-boots", "use:post-horse"):
            return key
    if goal.space in g.content.atlas.around[hero.space]:
        step = f"hex:{g.content.atlas.ids[goal.space]}"
        if step in keys:
            return step
    return "roll" if "roll" in keys else "end"


def travel(g: G, hero: Hero, question: Question[Any]) -> str:
    """The die that brings the hero nearest; a die that helps nothing may be rerolled."""
    goal = best_goal(g, hero)
    far = way(g.content, goal.space)
    here = far[hero.space]
    keys = keys_of(question)
    moves = [
        (far[o.value[0]], -n, o.key)
        for n, o in enumerate(question.options)
        if o.key.count(":") == 2
    ]
    nearest = min(moves, default=(999.0, 0, ""))
    if nearest[0] < here - 0.01:
        return nearest[2]
    junk = [c for c in hero.hand if not wants_skill(g, hero, c)]
    rerolls = [k for k in keys if k.startswith("reroll:")]
    if rerolls and here > 2 and (len(junk) > 1 or (g.state.roll and g.state.roll.free)):
        return rerolls[0]
    return "done"


def nearest(g: G, hero: Hero, question: Question[Any]) -> str:
    goal = best_goal(g, hero)
    far = way(g.content, goal.space)
    here = far[hero.space] if hero.space >= 0 else 999.0
    options = [(far[o.value], n, o.key) for n, o in enumerate(question.options) if o.value >= 0]
    found = min(options)
    keys = keys_of(question)
    return "stay" if "stay" in keys and found[0] >= here else found[2]


def place(g: G, hero: Hero, question: Question[Any]) -> str:
    """Begin where gems and a city are near."""

    def worth(space: int) -> float:
        far = way(g.content, space)
        gems = sum(1 / (1 + far[n]) for n in g.state.gems)
        return gems + max(2 / (1 + far[n]) for n in g.content.atlas.cities)

    return best(question, worth)


def choose_hero(g: G, hero: Hero, question: Question[Any]) -> str:
    """Another company each time: by first player and scenario, all heroes in turn."""
    names = list(g.content.heroes)
    taken = [h.hero for h in g.state.heroes if h.hero]
    scenario = list(g.content.scenarios).index(g.state.scenario)
    tables = len(g.state.heroes) * len(g.content.scenarios)
    table = g.state.first + len(g.state.heroes) * scenario
    deal = table * len(names) // tables + OFFSETS[len(taken)]
    turn = names[deal % len(names) :] + names[: deal % len(names)]
    return next(f"hero:{name}" for name in turn if name not in taken)


def test(g: G, hero: Hero, question: Question[Any]) -> str:
    junk = [c for c in hero.hand if not wants_skill(g, hero, c)]
    return "exert" if question.args["successes"] == 0 and junk else "done"


def reroll(g: G, hero: Hero, question: Question[Any]) -> str:
    """While exploring without an outcome in hand, or where it costs nothing."""
    roll = g.state.roll
    if roll is None or g.state.combat is not None:
        return "done"
    for card in quests_here(g, hero):
        quest = g.content.adventures[card]
        assert isinstance(quest, QuestDef)
        if len(roll.dice) == 5 or any(meets(sheet(g, hero), roll, o.needs) for o in quest.outcomes):
            return "done"
        return question.options[0].key
    return "done"
