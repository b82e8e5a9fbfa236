"""The bot looks only where its seat may look, and plays a scenario to its end."""

import random

import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.bots.outlook import value
from waystone.games.gloomhaven.bots.planning import AWAY, Situation, Walk, me
from waystone.games.gloomhaven.bots.policy import policy
from waystone.games.gloomhaven.box.effects import Action, Attack, Heal
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.movement import position
from waystone.games.gloomhaven.rules.scenario.steps import rest_or_not
from waystone.games.gloomhaven.shown.hidden import redeal
from waystone.games.gloomhaven.table.state import G
from waystone.games.gloomhaven.table.ways import Profile, Ways
from waystone.kernel.ask import Option, Question
from waystone.kernel.codec import copier
from waystone.kernel.game import Setup
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session
from waystone.parts.path import FAR, cells_of, mask_of, unpack


@pytest.mark.rule("GH-HID-08")
def test_what_is_hidden_does_not_change_its_mind() -> None:
    session = Session.new(GAME, Setup(3, 11, "", "tallow-cellars"), "answers")
    copy = copier(GAME.state)
    for n in range(160):
        if session.end is not None:
            break
        question = session.questions()[0]
        key = policy(session.state, session.content, question.seat, question)
        imagined = copy(session.state)
        redeal(imagined, session.content, question.seat, Streams(n))
        assert policy(imagined, session.content, question.seat, question) == key
        session.answer(question.seat, key)


def test_it_plays_a_scenario_to_its_end() -> None:
    session = Session.new(GAME, Setup(2, 3, "", "low-tide"), "answers")
    while session.end is None:
        question = session.questions()[0]
        before = value(session.state, session.content, question.seat)
        assert 0.0 <= before <= 1.0
        key = policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    assert session.state.fallen
    assert value(session.state, session.content, 0) in (0.0, 1.0)


def ask(prompt: str, *keys: str, **args: object) -> Question[str]:
    options = [Option(key, key.partition(":")[2]) for key in keys]
    return Question(0, "choose", prompt, options, args=dict(args))


def test_it_negates_what_would_kill_it_and_bears_the_rest() -> None:
    gh = Gh()
    hero = gh.hero("harpooner", (0, 0), hp=4)
    gh.cards(hero, 4)
    keys = ("suffer", *(f"lose:{card}" for card in gh.owner(hero).hand))
    lethal = ask("ask-negate", *keys, damage=4, hp=4, figure="harpooner")
    slight = ask("ask-negate", *keys, damage=1, hp=4, figure="harpooner")
    assert policy(gh.state, gh.content, 0, lethal).startswith("lose:")
    assert policy(gh.state, gh.content, 0, slight) == "suffer"


def test_it_fells_the_weakest_and_heals_the_worst() -> None:
    gh = Gh()
    hero, ally = gh.hero("harpooner", (1, 1)), gh.hero("lamplighter", (1, 2))
    strong, weak = gh.monster((0, 1), number=1), gh.monster((2, 1), number=2, hp=2)
    gh.turn(hero)
    question = ask("ask-target", f"figure:{strong.id}", f"figure:{weak.id}", "pass")
    assert policy(gh.state, gh.content, 0, question) == f"figure:{weak.id}"
    ally.hp = 3
    question = ask("ask-heal", "figure:harpooner", "figure:lamplighter", "pass")
    assert policy(gh.state, gh.content, 0, question) == "figure:lamplighter"
    ally.hp = 10
    assert policy(gh.state, gh.content, 0, question) == "pass"
    assert gh.perform(hero, Attack(1), answers=[f"figure:{weak.id}"]).performed
    assert gh.perform(hero, Heal(1, who="self")).performed


def test_it_rests_when_the_hand_is_played_out() -> None:
    gh = Gh()
    hero = gh.hero("harpooner", (0, 0))
    gh.monster((1, 0), number=1)
    gh.cards(hero, 3, "discard")
    question = ask("ask-short-rest", "short-rest", "pass", character="harpooner")
    assert policy(gh.state, gh.content, 0, question) == "short-rest"
    gh.cards(hero, 4)
    assert policy(gh.state, gh.content, 0, question) == "pass"
    gh.run(rest_or_not.rule(gh.g, 0), ["pass"])
    assert gh.asked[0].prompt == "ask-short-rest"


def test_the_steps_to_every_hex_are_those_of_the_cheapest_way() -> None:
    """Traps are gone round first, difficult terrain costs two."""
    session = Session.new(GAME, Setup(2, 4, "", "tallow-cellars"), "answers")
    luck, compared = random.Random(4), 0
    while session.end is None and compared < 40:
        question = session.questions()[0]
        key = policy(session.state, session.content, question.seat, question)
        if question.prompt in ("ask-leading", "ask-action"):
            g: G = Play(session.state, session.content, None)
            where = position(g, me(g, question)[1])
            ways, walk = Ways(where, Profile(99)), Walk(where)
            far = {c: unpack(ways.cost(c))[1] for c in cells_of(ways.ends) if ways.cost(c) < FAR}
            assert {c: n for n, cells in walk.rings() for c in cells_of(cells)} == far
            assert {c: walk.steps_to(1 << c) for c in far} == far
            some = luck.sample(sorted(far), min(3, len(far)))
            assert Walk(where).steps_to(mask_of(some)) == min(far[c] for c in some)
            compared += 1
        session.answer(question.seat, key)
    assert compared == 40


@pytest.mark.rule("GH-FOC-10")
def test_a_way_through_a_hazard_counts_where_there_is_no_other() -> None:
    gh = Gh(". . . .")
    hero = gh.hero("harpooner", (1, 0))
    gh.tile("hazard", (2, 0))
    walk = Walk(position(gh.g, hero))
    left, hazard, beyond = (1 << gh.cell((n, 0)) for n in (0, 2, 3))
    assert [walk.steps_to(goals) for goals in (left, hazard, beyond)] == [1, 1, 2]
    assert walk.steps_to(hazard | beyond) == 1
    assert walk.steps_to(0) == AWAY
    gh.tile("obstacle", (2, 0))
    assert Walk(position(gh.g, hero)).steps_to(beyond) == AWAY


def test_a_half_is_worth_more_when_the_walk_before_it_is_long_enough() -> None:
    gh = Gh()
    hero = gh.hero("harpooner", (0, 0))
    gh.monster((4, 0), number=1)
    card = gh.card(hero, "blow", Action([Attack(3)]))
    here = Situation(gh.g, gh.state.figures["harpooner"])
    owner = gh.owner(hero)
    worths = [here.score(owner, card, "top", steps) for steps in range(6)]
    assert worths[:3] == [worths[0]] * 3
    assert worths[3:] == [worths[3]] * 3
    assert worths[3] > worths[0]
