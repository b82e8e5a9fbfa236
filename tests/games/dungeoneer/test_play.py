"""Whole games: they end, nothing is lost, nothing leaks, every text is there."""

import random
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from waystone.games.dungeoneer import bots, effects, facts, outlook
from waystone.games.dungeoneer.printed import card_lines, location_lines, quest_lines, sentence
from waystone.kernel.ask import Question
from waystone.kernel.codec import copier
from waystone.kernel.content import tag_of
from waystone.kernel.facts import Fact, message_id
from waystone.kernel.game import Setup, find
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session
from waystone.kernel.text import LANGUAGES, message_ids

GAME = find("dungeoneer")
VARIANTS = [variant.id for variant in GAME.variants if not variant.modes]
GAMES = [
    *(Setup(n, 10 + n, "legendary") for n in (2, 3, 4)),
    *(Setup(n, 20 + n, "combined") for n in (2, 3, 4)),
    Setup(1, 31, "solo"),
    Setup(1, 32, "solo", variants=["solo-lair"]),
    *(Setup(3, 40 + n, "legendary", variants=[v]) for n, v in enumerate(VARIANTS)),
    Setup(4, 50, "legendary", variants=VARIANTS),
    Setup(2, 51, "combined", variants=VARIANTS),
]


def random_answer(question: Question[Any], luck: random.Random) -> str:
    if question.kind == "amount":
        return str(luck.randint(question.least, question.most))
    return luck.choice(list(question.options)).key


@pytest.mark.parametrize("setup", GAMES, ids=lambda s: f"{s.mode}-{s.seats}-{s.seed}")
def test_random_games_end_and_keep_the_invariants(setup: Setup) -> None:
    luck = random.Random(setup.seed)
    session = Session.new(GAME, setup, "answers")
    answers = longest = 0
    while session.end is None:
        question = session.questions()[0]
        keys = [option.key for option in question.options]
        assert len(set(keys)) == len(keys)
        session.answer(question.seat, random_answer(question, luck))
        answers += 1
        longest = max(longest, session.tail)
        if answers % 7 == 0:
            assert GAME.check(session.state, session.content) == []
        assert answers < 30_000
    assert GAME.check(session.state, session.content) == []
    assert longest <= 200


@pytest.mark.parametrize("setup", [GAMES[2], GAMES[4], GAMES[6], GAMES[8]], ids=lambda s: s.mode)
def test_no_view_shows_what_a_seat_may_not_see(setup: Setup) -> None:
    luck = random.Random(3)
    session = Session.new(GAME, setup, "all")
    text = GAME.text("en", session.content)
    copy = copier(GAME.state)
    for n in range(160):
        if session.end is not None:
            break
        if n % 9 == 0:
            for seat in range(setup.seats):
                dealt = copy(session.state)
                GAME.redeal(dealt, session.content, seat, Streams(n))
                seen = msgspec.json.encode(GAME.view(session.state, session.content, seat, text))
                again = msgspec.json.encode(GAME.view(dealt, session.content, seat, text))
                assert seen == again
                assert GAME.check(dealt, session.content) == []
        question = session.questions()[0]
        session.answer(question.seat, random_answer(question, luck))


def test_a_redeal_really_deals_anew() -> None:
    session = Session.new(GAME, GAMES[2], "answers")
    state = session.state
    before = ([p.hand[:] for p in state.players], state.deck[:], state.locations[:])
    GAME.redeal(state, session.content, 0, Streams(9))
    hands = [p.hand for p in state.players]
    assert hands[0] == before[0][0]
    assert hands[1:] != before[0][1:]
    assert state.deck != before[1]
    assert state.locations != before[2]
    dealt = [*state.deck, *(card for hand in hands for card in hand)]
    assert sorted(dealt) == sorted([*before[1], *(c for hand in before[0] for c in hand)])


def test_a_drawn_card_is_its_drawers_secret() -> None:
    session = Session.new(GAME, GAMES[2], "all")
    text = GAME.text("en", session.content)
    drew = [line for line in session.log if line.text == "fact-drew"]
    assert drew
    for line in drew:
        assert line.seats is not None
        assert len(line.seats) == 1
    for seat in range(4):
        mine = [line.text for line in session.lines(seat, text) if line.kind == "fact-drew"]
        assert len(mine) == 1


# ---- the bot


def test_the_bot_answers_everything_and_beats_random_players() -> None:
    wins = 0
    for seed in range(12):
        luck = random.Random(seed)
        session = Session.new(GAME, Setup(4, seed, "legendary"), "answers")
        while session.end is None:
            question = session.questions()[0]
            if question.seat == seed % 4:
                key = bots.policy(session.state, session.content, question.seat, question)
            else:
                key = random_answer(question, luck)
            session.answer(question.seat, key)
        wins += session.end.winners == [seed % 4]
    assert wins >= 9


@pytest.mark.parametrize("setup", GAMES, ids=lambda s: f"{s.mode}-{s.seats}-{s.seed}")
def test_bots_play_every_mode_to_its_end(setup: Setup) -> None:
    session = Session.new(GAME, setup, "answers")
    for _ in range(15_000):
        if session.end is not None:
            return
        question = session.questions()[0]
        seat = question.seat
        value = outlook.value_for(session.state, session.content, seat)
        assert 0 <= value <= 1
        session.answer(seat, bots.policy(session.state, session.content, seat, question))
    raise AssertionError(f"no end after {session.state.round} rounds")


# ---- texts

SOURCE = Path(bots.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists(language: str) -> None:
    known = {
        *message_ids(language, SOURCE / "locale"),
        *message_ids(language, SOURCE.parents[1] / "kernel" / "locale"),
    }
    used = set()
    for path in SOURCE.glob("*.py"):
        used |= set(re.findall(r'"((?:ask|option|end)-[a-z-]+)"', path.read_text()))
    used |= {message_id(f) for f in vars(facts).values() if _is_fact(f)}
    used |= {f"effect-{tag_of(e)}" for e in (*get_args(effects.Act), *get_args(effects.Trait))}
    assert sorted(used - known) == []


def _is_fact(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Fact) and thing is not Fact


def test_both_languages_have_the_same_messages_and_arguments() -> None:
    one, other = (message_ids(language, SOURCE / "locale") for language in LANGUAGES)
    assert set(one) == set(other)
    assert {k for k in one if one[k] != other[k]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reads_well(language: str) -> None:
    content, _ = GAME.load_content()
    text = GAME.text(language, content)
    lines: list[str] = []
    for card in content.adventure.values():
        printed = card_lines(card, text)
        assert printed
        lines += printed
    for quest in content.quests.values():
        lines += quest_lines(quest, text)
    for place in content.locations.values():
        lines += location_lines(place, text)
    for hero in content.heroes.values():
        lines += [sentence(text, effect) for effect in hero.effects]
    for line in lines:
        assert "[" not in line
        assert "none" not in line
        assert "  " not in line
        if language == "ru":
            assert not re.search("[a-z]", line)


def test_box_size() -> None:
    """DG §2: 22 locations, 60 adventure cards, 14 quests, 6 heroes, 1 event; the heroic set too."""
    content, _ = GAME.load_content()
    for box in ("legendary", "heroic"):
        assert sum(c.box == box for c in content.locations.values()) == 22
        assert sum(c.box == box for c in content.adventure.values()) == 60
        assert sum(c.box == box for c in content.quests.values()) == 14
        assert sum(c.box == box for c in content.heroes.values()) == 6
    assert len(content.events) == 1
    printed = {card.id: card for card in content.adventure.values()}.values()
    names = [card.name[language] for language in LANGUAGES for card in printed]
    assert len(set(names)) == len(names)
