"""The bots in a campaign: they know what brings a Mission nearer, and they get there."""

import pytest

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.bots.aims import ONWARD, aims
from waystone.games.tainted_grail.bots.day import Day
from waystone.games.tainted_grail.bots.party_worth import odds
from waystone.games.tainted_grail.bots.reader import Reader, aims_now
from waystone.games.tainted_grail.box.definitions import Content
from waystone.games.tainted_grail.box.instructions import Meet, ReachEnding
from waystone.games.tainted_grail.box.journal_graph import walk
from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.rules.day.midday import Wish
from waystone.games.tainted_grail.table.world import Company
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


@pytest.mark.parametrize(("empathy", "goes"), [(0, False), (6, True)])
def test_what_a_check_cannot_come_to_draws_nobody(empathy: int, goes: bool) -> None:
    """A page that nobody has read, behind a total that the die may or may not reach."""
    results = [{"most": 7, "goto": "101-2"}, {"least": 8, "goto": "101-3"}]
    block = {"type": "check", "attribute": "empathy", "results": results}
    island = Island().verse("101-1", blocks=[block]).verse("101-2")
    island.verse("101-3", do=[{"type": "gain", "what": "food", "n": 5}])
    journey = Journey(island, "ada").can("ada", empathy=empathy).midday()
    journey.isle.read += ["101-1", "101-2"]
    assert (Reader(journey.g, [0], aims_now(journey.g)).page("101-1") > 0) is goes
    wishes = {Wish("explore"), Wish("rest")}
    assert (Day(journey.g, journey.hero("ada")).best(wishes) == Wish("explore")) is goes


@pytest.mark.parametrize(("asked", "goes"), [(None, True), ([1], True), ([], False)])
def test_what_only_others_could_open_draws_nobody_who_goes_alone(
    asked: list[int] | None, goes: bool
) -> None:
    """Ben alone could take the food; whom Ada asks along stands."""
    brave = {"is": "able", "attribute": "courage", "least": 2}
    take = {"text": {"en": "Take it", "ru": "Взять"}, "needs": [brave], "goto": "101-2"}
    leave = {"text": {"en": "Leave", "ru": "Уйти"}, "end": True}
    island = Island().verse("101-1", choices=[take, leave])
    island.verse("101-2", do=[{"type": "gain", "what": "food", "n": 9}])
    journey = Journey(island, "ada", "ben").can("ben", courage=2).midday()
    journey.isle.read += ["101-1", "101-2"]
    if asked is not None:
        journey.isle.company[0] = Company([1], asked)
    wishes = {Wish("explore"), Wish("rest")}
    assert (Day(journey.g, journey.hero("ada")).best(wishes) == Wish("explore")) is goes


def test_nobody_counts_on_a_fight_in_panic() -> None:
    journey = Journey(Island(), "ada", "ben").midday()
    heroes, meeting = journey.g.state.heroes, Meet("green")
    calm = odds(journey.g, meeting, heroes)
    heroes[0].terror = journey.g.content.characters[heroes[0].id].red_terror
    assert odds(journey.g, meeting, heroes) == calm / 2
    heroes[1].terror = journey.g.content.characters[heroes[1].id].red_terror
    assert odds(journey.g, meeting, heroes) == 0


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
