"""Where a bot goes and what it does with its points."""

from waystone.kernel.ask import Question

from ..box.abilities import Free, Once
from ..box.definitions import QuestDef
from ..box.effects import Effect, Move
from ..rules.adventures.quests import meets, quests_here
from ..rules.turn.movement import DieMove
from ..rules.turn.options import Act, What
from ..table.state import G, Hero, sheet
from ..table.values import is_defeated
from .cards import least_missed
from .choosing import best, first
from .fights import heals_by
from .planning import best_goal, wants_skill, way

OFFSETS = (0, 1, 3, 4)


def act(g: G, hero: Hero, question: Question[Act]) -> str:
    """Learn what is worth it, heal by abilities, stand up; then on to the best goal."""
    wanted = first(question, lambda a: a.what == "learn" and wants_skill(g, hero, a.card))
    if wanted is None and hero.damage >= 2 and len(hero.hand) > 1:
        wanted = first(question, lambda a: a.used is not None and heals_by(a.used.ability))
    if wanted is not None:
        return wanted
    if is_defeated(g, hero):
        return the(question, "rest")
    if hero.delayed:
        return the(question, "stand")
    return towards(g, hero, question) if g.state.points else the(question, "end")


def free_effects(act: Act) -> tuple[Effect, ...]:
    """What an ability without an arrow does."""
    ability = act.used.ability if act.used is not None else None
    return ability.then if isinstance(ability, Once | Free) else ()


def the(question: Question[Act], wanted: What) -> str:
    """This, if it is open; the end of the turn always is."""
    return first(question, lambda act: act.what == wanted) or question.options[-1].key


def towards(g: G, hero: Hero, question: Question[Act]) -> str:
    """One point spent on the best goal; a point too many goes where it helps."""
    goal = best_goal(g, hero)
    if goal.space == hero.space:
        here = first(question, lambda a: (a.what, a.card) == (goal.what, goal.card))
        if here is not None and goal.points <= g.state.points:
            return here
        return the(question, "rest") if hero.damage > 1 else the(question, "train")
    if (swift := first(question, lambda a: any(moves_on(e) for e in free_effects(a)))) is not None:
        return swift
    if goal.space in g.content.atlas.around[hero.space]:
        step = first(question, lambda a: a.what == "step" and a.space == goal.space)
        if step is not None:
            return step
    return the(question, "roll")


def moves_on(effect: Effect) -> bool:
    """A move that leads over any ground, or along the road."""
    return isinstance(effect, Move) and effect.terrain in ("any", "road")


def travel(g: G, hero: Hero, question: Question[object]) -> str:
    """The die that brings the hero nearest; a die that helps nothing may be rerolled."""
    goal = best_goal(g, hero)
    far = way(g.content, goal.space)
    here = far[hero.space]
    moves = [
        (far[o.value.space], -n, o.key)
        for n, o in enumerate(question.options)
        if isinstance(o.value, DieMove)
    ]
    nearest = min(moves, default=(999.0, 0, ""))
    if nearest[0] < here - 0.01:
        return nearest[2]
    reroll = first(question, lambda value: isinstance(value, int) and value >= 0)
    if reroll and here > 2 and ((g.state.roll and g.state.roll.free) or junk(g, hero) > 1):
        return reroll
    return question.options[-1].key


def junk(g: G, hero: Hero) -> int:
    """How many cards in hand can be spared."""
    return sum(not wants_skill(g, hero, card) for card in hero.hand)


def nearest(g: G, hero: Hero, question: Question[int]) -> str:
    """The space nearest to the goal; staying, if that is an option and no space is nearer."""
    goal = best_goal(g, hero)
    far = way(g.content, goal.space)
    here = far[hero.space] if hero.space >= 0 else 999.0
    found = min((far[o.value], n, o.key) for n, o in enumerate(question.options) if o.value >= 0)
    stay = first(question, lambda space: space < 0)
    return stay if stay is not None and found[0] >= here else found[2]


def place(g: G, hero: Hero, question: Question[int]) -> str:
    """Begin where gems and a city are near."""

    def worth(space: int) -> float:
        far = way(g.content, space)
        gems = sum(1 / (1 + far[n]) for n in g.state.gems)
        return gems + max(2 / (1 + far[n]) for n in g.content.atlas.cities)

    return best(question, worth)


def choose_hero(g: G, hero: Hero, question: Question[str]) -> str:
    """Another company each time: by first player and scenario, all heroes in turn."""
    names = list(g.content.heroes)
    taken = [h.hero for h in g.state.heroes if h.hero]
    scenario = list(g.content.scenarios).index(g.state.scenario)
    tables = len(g.state.heroes) * len(g.content.scenarios)
    table = g.state.first + len(g.state.heroes) * scenario
    deal = table * len(names) // tables + OFFSETS[len(taken)]
    turn = names[deal % len(names) :] + names[: deal % len(names)]
    return best(question, lambda name: -turn.index(name))


def test(g: G, hero: Hero, question: Question[str]) -> str:
    """Exert while nothing is won yet and a card can be spared."""
    exert = question.args["successes"] == 0 and junk(g, hero) > 0
    card = least_missed(g, hero, hero.hand)[0] if exert else ""
    return best(question, lambda exerted: exerted == card)


def reroll(g: G, hero: Hero, question: Question[int]) -> str:
    """While exploring without an outcome in hand, or where it costs nothing."""
    roll, done = g.state.roll, question.options[-1].key
    if roll is None or g.state.combat is not None:
        return done
    for card in quests_here(g, hero):
        quest = g.content.adventures[card]
        assert isinstance(quest, QuestDef)
        if len(roll.dice) == 5 or any(meets(sheet(g, hero), roll, o.needs) for o in quest.outcomes):
            return done
        return question.options[0].key
    return done
