"""What every game promises, whatever its rules are."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from waystone.kernel.codec import encode
from waystone.kernel.errors import BadAnswer
from waystone.kernel.game import Game
from waystone.kernel.rng import Streams
from waystone.kernel.save import differences, dump, load, parse, replay
from waystone.kernel.session import Session
from waystone.kernel.text import LANGUAGES, Memory

MOST_IN_A_STEP = 200
MOST_ANSWERS = 60_000

Player = Callable[[Session, random.Random], tuple[int, str]]


def luck_of(case: Any, seed: int) -> random.Random:
    return random.Random(f"answers:{case.name()}:{seed}")


@pytest.mark.parametrize("seed", range(2))
def test_a_random_game_ends_and_stays_sound(case: Any, seed: int, guard: Any, play: Player) -> None:
    session = case.session(seed)
    luck = luck_of(case, seed)
    texts = [session.game.text(language, session.content) for language in LANGUAGES]
    known: set[str] = set()
    with guard(session):
        while session.ask is not None:
            for question in session.questions():
                keys = [option.key for option in question.options]
                assert len(set(keys)) == len(keys), f"{question.prompt}: the same key twice: {keys}"
                assert not any(" " in key or not key for key in keys), keys
                assert keys or question.kind == "amount"
                assert question.least <= question.most
                for message in {question.prompt, *(o.text for o in question.options)} - known:
                    assert all(t.has(message) for t in texts if message), f"no text: {message}"
                    known.add(message)
            assert session.tail <= MOST_IN_A_STEP, f"{session.where()} never ends"
            assert len(session.history) < MOST_ANSWERS, "the game never ends"
            session.answer(*play(session, luck))
            broken = session.game.check(session.state, session.content)
            assert not broken, broken
    assert session.end is not None
    assert all(text.has(session.end.name) for text in texts)


def test_clone_save_undo_give_the_same(case: Any, guard: Any, play: Player) -> None:
    session = case.session(10)
    luck = luck_of(case, 10)
    with guard(session):
        while session.ask is not None and len(session.history) < 300:
            seat, key = play(session, luck)
            if luck.random() < 0.15:
                twin = session.clone()
                loaded, notices = load(dump(session))
                assert notices == []
                assert loaded.asked == session.asked
                same_questions(loaded, session)
                same_questions(twin, session)
                session.answer(seat, key)
                twin.answer(seat, key)
                loaded.answer(seat, key)
                after = session.hash()
                assert twin.hash() == after, "a clone went another way"
                assert loaded.hash() == after, "a loaded save went another way"
                session.undo("answer")
                session.answer(seat, key)
                assert session.hash() == after, "undo and redo went another way"
            else:
                session.answer(seat, key)


def same_questions(one: Session, other: Session) -> None:
    assert [(q.seat, q.prompt, [o.key for o in q.options]) for q in one.questions()] == [
        (q.seat, q.prompt, [o.key for o in q.options]) for q in other.questions()
    ]


def test_undo_goes_back_to_every_boundary(case: Any, guard: Any, play: Player) -> None:
    session = case.session(11)
    luck = luck_of(case, 11)
    with guard(session):
        for _ in range(120):
            if session.ask is None:
                break
            session.answer(*play(session, luck))
        answers = [(old.seat, old.key) for old in session.history]
        after = session.hash()
        for boundary in ("answer", "step", "turn", "round", "start"):
            left = session.undo(boundary)
            assert left < len(answers)
            for seat, key in answers[left:]:
                session.answer(seat, key)
            assert session.hash() == after, boundary


def test_a_replay_is_verified(case: Any, guard: Any, play: Player) -> None:
    session = case.session(12)
    luck = luck_of(case, 12)
    with guard(session):
        while session.ask is not None and len(session.history) < 400:
            session.answer(*play(session, luck))
        save = parse(dump(session))
        assert differences(save, replay(save)) == []


def test_no_checkpoint_changes_after_it_was_made(case: Any, guard: Any, play: Player) -> None:
    session = case.session(13)
    luck = luck_of(case, 13)
    with guard(session):
        while session.ask is not None and len(session.history) < 200:
            session.answer(*play(session, luck))
            assert encode(session._checkpoint) == session.journal.marks[-1].snapshot, (
                f"the checkpoint of {session.where()} is not what it was"
            )


def test_a_secret_ask_opens_its_step(case: Any, guard: Any, play: Player) -> None:
    """Bots imagine the step anew with other hands: nothing may have happened in it before."""
    session = case.session(14)
    luck = luck_of(case, 14)
    with guard(session):
        while session.ask is not None and len(session.history) < 300:
            if session.ask.mode == "each":
                given = len(session.ask.questions) - len(session.questions())
                assert session.tail <= given, f"{session.where()} asks each after other answers"
                assert session.state.streams == session._checkpoint.streams, session.where()
            session.answer(*play(session, luck))


def test_no_view_depends_on_what_is_hidden(case: Any, guard: Any, play: Player) -> None:
    session = case.session(15)
    luck = luck_of(case, 15)
    text = session.game.text("en", session.content)
    foreign = Streams(99)
    with guard(session):
        while session.ask is not None and len(session.history) < 300:
            if luck.random() < 0.1:
                for seat in range(case.seats):
                    twin = session.clone()
                    session.game.redeal(twin.state, twin.content, seat, foreign)
                    assert not session.game.check(twin.state, twin.content)
                    twin.log, twin.history, twin.put = session.log, session.history, session.put
                    assert twin.view(seat, text) == session.view(seat, text), f"seat {seat} sees"
                    if case.seats > 1:
                        assert twin.view(None, text).boards == session.view(None, text).boards
            session.answer(*play(session, luck))


def test_what_seats_share_is_what_each_would_see_alone(case: Any, guard: Any, play: Player) -> None:
    session = case.session(16)
    luck = luck_of(case, 16)
    kept, plain = (session.game.text("en", session.content) for _ in range(2))
    memory: Memory = {}
    looking = [None, *range(case.seats)]
    with guard(session):
        while session.ask is not None and len(session.history) < 300:
            seat = luck.choice(looking)
            with kept.moment(memory):
                assert session.view(seat, kept) == session.view(seat, plain), f"seat {seat} sees"
            if luck.random() < 0.1:
                fresh = session.game.text("en", session.content)
                alone = {seat: session.view(seat, fresh) for seat in looking}
                for seats in (looking, looking[::-1]):
                    with kept.moment(memory):
                        for seat in seats:
                            assert session.view(seat, kept) == alone[seat], f"seat {seat} sees"
            session.answer(*play(session, luck))


def test_every_figure_on_the_table_has_a_name(case: Any, guard: Any, play: Player) -> None:
    session = case.session(17)
    luck = luck_of(case, 17)
    text = session.game.text("ru", session.content)
    with guard(session):
        while session.ask is not None and len(session.history) < 200:
            if luck.random() < 0.05:
                table = session.view(None, text)
                things = [
                    thing for board in table.boards for thing in (*board.cells, *board.pieces)
                ]
                cards = [card for mat in table.mats for zone in mat.zones for card in zone.cards]
                for thing in (*things, *table.mats, *cards):
                    assert all(figure.name for figure in thing.figures), thing
            session.answer(*play(session, luck))


def test_no_imagined_world_depends_on_what_is_hidden(case: Any, guard: Any, play: Player) -> None:
    """From two states that differ only in what a seat cannot see, the same worlds are imagined:
    a search on them cannot tell the one from the other."""
    session = case.session(20)
    luck = luck_of(case, 20)
    game = session.game
    with guard(session):
        while session.ask is not None and len(session.history) < 200:
            if luck.random() < 0.1:
                for seat in range(case.seats):
                    one, other = session.clone(), session.clone()
                    game.redeal(other.state, other.content, seat, Streams(5))
                    game.redeal(other.state, other.content, seat, Streams(6))
                    game.redeal(one.state, one.content, seat, Streams(6))
                    assert one.state == other.state, f"seat {seat} imagines from what it cannot see"
            session.answer(*play(session, luck))


def test_no_bot_depends_on_what_is_hidden_or_on_luck_to_come(
    case: Any, guard: Any, play: Player
) -> None:
    session = case.session(16)
    luck = luck_of(case, 16)
    foreign = Streams(98)
    game = session.game
    with guard(session):
        while session.ask is not None and len(session.history) < 300:
            if luck.random() < 0.2:
                for question in session.questions():
                    twin = session.clone()
                    game.redeal(twin.state, twin.content, question.seat, foreign)
                    twin.state.streams.seed += 1
                    twin.state.streams.at.clear()
                    args = (question.seat, question)
                    advised = game.bots.policy(session.state, session.content, *args)
                    question.read(advised)
                    assert game.bots.policy(twin.state, twin.content, *args) == advised
                    worth = game.bots.value(session.state, session.content, question.seat)
                    assert 0 <= worth <= 1
                    assert game.bots.value(twin.state, twin.content, question.seat) == (
                        pytest.approx(worth)
                    )
            session.answer(*play(session, luck))


def test_an_imagined_game_can_be_played_on(case: Any, guard: Any, play: Player) -> None:
    session = case.session(17)
    luck = luck_of(case, 17)
    foreign = Streams(97)
    with guard(session):
        while session.ask is not None and len(session.history) < 200:
            if luck.random() < 0.1:
                before = session.hash()
                asked = luck.choice(session.questions())
                dream = session.imagine(asked.seat, foreign)
                known = dream.question(asked.seat)
                assert known is not None
                assert [o.key for o in known.options] == [o.key for o in asked.options]
                for _ in range(30):
                    if dream.ask is None:
                        break
                    dream.answer(*play(dream, luck))
                assert session.hash() == before, "imagining changed the game"
            session.answer(*play(session, luck))


def test_policy_bots_finish_a_game(case: Any, guard: Any) -> None:
    session = case.session(18)
    with guard(session):
        while session.ask is not None:
            question = session.questions()[0]
            key = session.game.bots.policy(session.state, session.content, question.seat, question)
            session.answer(question.seat, key)
            assert len(session.history) < MOST_ANSWERS


def test_bad_answers_change_nothing(case: Any, play: Player) -> None:
    session = case.session(19)
    luck = luck_of(case, 19)
    for _ in range(15):
        if session.ask is None:
            break
        before = session.hash(), len(session.history), len(session.log)
        seat = session.questions()[0].seat
        for bad in ("", "no-such-key", "none none", "-1", "1e9", "💥", "9" * 400, "null"):
            with pytest.raises(BadAnswer):
                session.answer(seat, bad)
        with pytest.raises(BadAnswer):
            session.answer(seat, session.questions()[0].settled() or "x", ask=10**6)
        with pytest.raises(BadAnswer):
            session.answer(case.seats + 3, "pass")
        assert (session.hash(), len(session.history), len(session.log)) == before
        session.answer(*play(session, luck))


def test_every_card_has_words_in_both_languages(game: Game) -> None:
    content, _ = game.load_content()
    for language in LANGUAGES:
        cards = game.cards(content, game.text(language, content))
        assert cards
        for card in cards:
            told = [card.name, *card.lines, *(x for s in card.sections for x in s.lines)]
            assert card.name
            assert not any("[" in words for words in told), f"{card.id}: {told}"
            figures = [*card.figures, *(f for s in card.sections for f in s.figures)]
            assert all(figure.name for figure in figures), f"{card.id}: {figures}"


def test_the_lesson_can_be_started(game: Game) -> None:
    assert game.lesson is not None
    session = Session.new(game, game.lesson)
    assert session.ask is not None


def test_every_definition_has_a_name_in_both_languages(game: Game) -> None:
    content, _ = game.load_content()
    names = game.names(content)
    assert names
    for thing, name in names.items():
        assert set(name) >= set(LANGUAGES), thing
        assert all(name[language].strip() for language in LANGUAGES), thing
