"""The bot: it reads only what its seat may see, finishes games, and wins against chance."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from waystone.games.runebound.bots.appraise import upgrade
from waystone.games.runebound.bots.chances import odds_against, villain_odds
from waystone.games.runebound.bots.outlook import value
from waystone.games.runebound.bots.planning import (
    Goal,
    actions_to,
    best_goal,
    errands_of,
    pace_of,
    rests,
    way,
)
from waystone.games.runebound.bots.policy import ANSWERS, policy
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.table.state import G, Hero, State
from waystone.kernel.ask import Question
from waystone.kernel.codec import copier
from waystone.kernel.game import Setup, find
from waystone.kernel.messages import message_ids
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session


def chance(question: Question[Any], luck: random.Random) -> str:
    keys = [option.key for option in question.options]
    match question.kind:
        case "amount":
            return str(luck.randint(question.least, question.most))
        case "choose":
            return luck.choice(keys)
        case "order":
            return " ".join(keys)
        case _:
            return (
                " ".join(luck.sample(keys, luck.randint(question.least, question.most))) or "none"
            )


def test_it_answers_questions_that_exist() -> None:
    game = find("runebound")
    assert set(ANSWERS) <= set(message_ids("en", game.folder / "locale"))


def test_it_reads_nothing_hidden() -> None:
    game = find("runebound")
    session = Session.new(game, Setup(3, 11, scenario="corpse-king"), "step")
    copy = copier(game.state)
    compared = 0
    while session.ask is not None and len(session.history) < 400:
        question = session.questions()[0]
        key = policy(session.state, session.content, question.seat, question)
        if len(session.history) % 7 == 0:
            other = copy(session.state)
            game.redeal(other, session.content, question.seat, Streams(9))
            other.streams.seed = 12345
            assert policy(other, session.content, question.seat, question) == key
            compared += 1
        session.answer(question.seat, key)
    assert compared > 50


def test_it_beats_chance() -> None:
    game = find("runebound")
    loaded = game.load_content()
    won = 0
    for seed in range(6):
        luck = random.Random(seed)
        scenario = ("margath", "corpse-king")[seed % 2]
        session = Session.new(game, Setup(3, seed, scenario=scenario), "answers", loaded)
        bot = seed % 3
        while session.ask is not None:
            question = session.questions()[0]
            if question.seat == bot:
                key = policy(session.state, session.content, bot, question)
            else:
                key = chance(question, luck)
            session.answer(question.seat, key)
        assert session.end is not None
        won += session.end.winners == [bot]
    assert won >= 4


def test_it_knows_its_odds() -> None:
    t = Table("corbin")
    weak = odds_against(t.g, t.hero, 9, 0.5)
    t.assets("giant-cleaver", "plate-armour", "throwing-knives")
    strong = odds_against(t.g, t.hero, 9, 0.5)
    assert 0.3 < weak < strong
    assert strong > 0.9
    before = villain_odds(t.g, t.hero)
    t.hero.tokens = 5
    assert villain_odds(t.g, t.hero) > before
    t.hero.damage = 9
    assert villain_odds(t.g, t.hero) < before
    assert upgrade(t.g, t.hero, "cudgel") < 0


def test_it_goes_for_the_villain_when_it_can_win() -> None:
    t = Table("corbin", "lissa", act=2)
    t.assets("giant-cleaver", "plate-armour", "throwing-knives")
    t.hero.tokens = 7
    goal = best_goal(t.g, t.hero)
    assert (goal.what, goal.card) == ("use", "margath")
    assert t.content.atlas.ids[goal.space] in ("o13", "o14")
    far = way(t.content, goal.space)
    assert far[goal.space] == 0 < far[t.hero.space]
    assert value(t.state, t.content, 0) > value(t.state, t.content, 1)
    t.hero.damage = 8
    assert best_goal(t.g, t.hero).what != "use"


def late(state: State) -> None:
    state.act, state.space_on_track = 2, 99


CHANGES: dict[str, Callable[[State, Hero], object]] = {
    "damage": lambda state, hero: setattr(hero, "damage", 7),
    "gold": lambda state, hero: setattr(hero, "gold", 9),
    "tokens": lambda state, hero: setattr(hero, "tokens", hero.tokens + 3),
    "hand": lambda state, hero: hero.hand.clear(),
    "trophies": lambda state, hero: hero.trophies.extend(hero.trophies[:1] * 4),
    "quests": lambda state, hero: hero.quests.clear(),
    "skills": lambda state, hero: hero.skills.append(state.decks["skill"][0]),
    "boosts": lambda state, hero: hero.boosts.update(health=-4, body=2),
    "act": lambda state, hero: setattr(state, "act", 2),
    "track": lambda state, hero: late(state),
    "gems": lambda state, hero: state.gems.pop(),
    "decks": lambda state, hero: state.decks["combat"].clear(),
    "markets": lambda state, hero: next(iter(state.markets.values())).clear(),
    "zombies": lambda state, hero: state.zombies.update({5: 2}),
    "story": lambda state, hero: state.story.clear(),
}


@pytest.mark.parametrize("change", CHANGES)
def test_errands_are_weighed_anew_when_anything_changes_that_they_depend_on(change: str) -> None:
    session = Session.new(find("runebound"), Setup(2, 4), "answers")
    for _ in range(90):
        question = session.questions()[0]
        key = policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    state = session.state
    hero = state.heroes[0]
    g: G = Play(state, session.content)
    errands_of(g, hero)
    CHANGES[change](state, hero)
    assert errands_of(g, hero) == errands_of(Play(state, replace(session.content)), hero)


def test_a_walk_changes_no_errand() -> None:
    session = Session.new(find("runebound"), Setup(2, 4), "answers")
    while not session.state.heroes[1].trophies:
        question = session.questions()[0]
        key = policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    g: G = Play(session.state, session.content)
    hero, atlas = session.state.heroes[1], session.content.atlas
    found = errands_of(g, hero)
    alike = [n for n in range(len(atlas.ids)) if atlas.terrain[n] == atlas.terrain[hero.space]]
    for space in alike[:5]:
        hero.space = space
        assert errands_of(g, hero) is found


def test_the_best_goal_pays_most_and_is_the_first_of_equals() -> None:
    session = Session.new(find("runebound"), Setup(3, 8), "answers")
    compared = 0
    while compared < 60:
        question = session.questions()[0]
        key = policy(session.state, session.content, question.seat, question)
        if question.prompt in ("ask-action", "ask-travel"):
            g: G = Play(session.state, session.content)
            hero = session.state.heroes[question.seat]
            assert best_goal(g, hero) == by_all_of_them(g, hero)
            compared += 1
        session.answer(question.seat, key)


def by_all_of_them(g: G, hero: Hero) -> Goal:
    """The goal that pays most, with every way measured."""
    errands, here, pace = errands_of(g, hero), hero.space, pace_of(g, hero)
    study = [] if errands.study is None else [Goal(errands.study, here, "train", 1)]
    goals = [Goal(0.05, here, "wait", 1), *rests(g, hero), *errands.abroad, *study,
             *errands.villain]  # fmt: skip
    return max(
        goals,
        key=lambda goal: (
            goal.worth / (actions_to(g.content, here, pace, goal.space) + goal.points + 0.7)
        ),
    )
