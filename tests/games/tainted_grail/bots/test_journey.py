"""The bots in a campaign: they know what brings a Mission nearer, and they get there."""

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.bots.aims import ONWARD, aims
from waystone.games.tainted_grail.box.definitions import Content
from waystone.games.tainted_grail.box.instructions import ReachEnding
from waystone.games.tainted_grail.box.journal_graph import walk
from waystone.kernel.game import Setup
from waystone.kernel.session import Session

BRAND = frozenset({("secret", "sec-6-ember", 0)})


def content() -> Content:
    loaded: Content = GAME.load_content()[0]
    return loaded


def test_the_lamp_is_wanted_for_the_brand() -> None:
    """The page that gives the brand, the choice that leads there, and what this choice needs."""
    found = aims(content(), BRAND, frozenset())
    assert found.verses["104-8"] == 1.0
    assert 0.9 < found.choices["104-1", 0] < 1.0
    assert found.choices["103-2", 0] > 0.5


def test_what_is_held_is_not_wanted() -> None:
    have = frozenset(
        {
            ("secret", "sec-1-lamp", 0),
            ("status", "st-stair-lamp", 4),
            ("status", "st-stair-lamp", 5),
        }
    )
    assert ("103-2", 0) not in aims(content(), BRAND, have).choices


def test_a_defeat_is_no_aim() -> None:
    loaded = content()
    wanted = frozenset({ONWARD, *(("ending", e.id, 0) for e in loaded.endings.values() if e.won)})
    found = aims(loaded, wanted, frozenset())
    lost = [
        (verse.id, n)
        for verse in loaded.verses.values()
        for n, choice in enumerate(verse.choices)
        if any(
            isinstance(one, ReachEnding) and not loaded.endings[one.ending].won
            for one in walk(choice.do)
        )
    ]
    assert lost
    assert not [key for key in lost if key in found.choices]


def test_two_travellers_cross_the_ford() -> None:
    loaded = GAME.load_content()
    setup = Setup(2, 5, "campaign", "third-morning", choices={"length": "chapter"})
    session = Session.new(GAME, setup, "answers", loaded)
    for _ in range(3000):
        if session.end is not None:
            break
        question = session.questions()[0]
        answer = GAME.bots.policy(session.state, loaded[0], question.seat, question)
        session.answer(question.seat, answer)
    assert session.end is not None
    assert session.end.name == "end-pause"
    assert session.state.world.spots[110].id == "loc-110b"
