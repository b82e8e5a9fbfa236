"""Steps that call steps and come back, on a small game: a night of two watches, a quarrel within
a watch, and an alarm that ends the night at once."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct, field

from waystone.kernel.ask import Option, choose
from waystone.kernel.errors import BadSave
from waystone.kernel.game import Bots, Game, Mode, Setup
from waystone.kernel.migrate import Position
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.save import differences, dump, load, parse, replay
from waystone.kernel.session import RuleBug, Session
from waystone.kernel.step import BACK, End, Next, Steps, Then, back_to, follow, in_order
from waystone.kernel.view import Table
from waystone.testing import run


class Content(Struct, frozen=True):
    pass


class State(Struct):
    streams: Streams
    told: list[str] = field(default_factory=list)


class Insult(Struct, frozen=True):
    word: str


G = Play[State, Content]
step: Steps[G] = Steps()


@step.opens("round")
async def night(g: G) -> Then:
    return in_order(watch("first", []), watch("second", ["cold"]), morning())


@step
async def watch(g: G, which: str, weather: list[str]) -> Then:
    keys = ["sleep", "quarrel", "call", "alarm", "lost", "nowhere"]
    what = await choose(0, [Option(key, key) for key in keys], "ask-watch")
    g.state.told.append(f"{which}:{what}:{'+'.join(weather)}")
    weather.append("dew")
    match what:
        case "quarrel":
            return in_order(quarrel(Insult("oaf")), watch(which, weather))
        case "call":
            g.call(quarrel(Insult("one")))
            g.call(quarrel(Insult("two")))
            return BACK
        case "alarm":
            return back_to(morning)
        case "lost":
            return back_to(quarrel)
        case "nowhere":
            raise ZeroDivisionError
    return BACK


@step.opens("turn")
async def quarrel(g: G, insult: Insult) -> Then:
    reply = await choose(1, [Option("shrug", 0), Option("shout", 1)], "ask-reply")
    g.state.told.append(f"{insult.word}:{reply}")
    return BACK


@step
async def morning(g: G) -> Then:
    again = await choose(1, [Option("on", True), Option("home", False), Option("x", True)], "ask")
    g.state.told.append("morning")
    return night() if again else End("end")


def old_position(position: Position) -> Position:
    """Version 1 kept what waits in the state."""
    waits = [Next(name, args) for name, args in reversed(position.state.pop("agenda"))]
    return Position(position.state, position.step, position.args, waits)


GAME = Game(
    id="probe",
    name={"en": "Probe", "ru": "Проба"},
    folder=Path(__file__).parent,
    state=State,
    content=Content,
    steps=step,
    modes=(Mode("only", {"en": "Only", "ru": "Один"}, (2, 2)),),
    begin=lambda setup, content: (State(Streams(setup.seed)), night()),
    view=lambda state, content, seat, text: Table("probe", seat, ""),
    redeal=lambda state, content, seat, streams: None,
    names=lambda content: {},
    bots=Bots(lambda *of: of[-1].options[0].key, lambda state, content, seat: 0.5),
    check=lambda state, content: [],
    version=2,
    migrations={1: old_position},
)


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waystone.kernel.save.find", lambda game_id: GAME)
    monkeypatch.setattr("waystone.kernel.game._content", lambda *args: (Content(), "none"))


@pytest.fixture
def session() -> Session:
    return Session.new(GAME, Setup(2, 7), "all", (Content(), "none"))


def play(session: Session, *keys: str) -> list[str]:
    for key in keys:
        session.answer(session.questions()[0].seat, key)
    told: list[str] = session.state.told
    return told


def test_steps_in_order_are_played_one_after_another(session: Session) -> None:
    assert [waits.step for waits in session.stack] == ["morning", "watch"]
    told = play(session, "sleep", "sleep", "on")
    assert told == ["first:sleep:", "second:sleep:cold", "morning"]
    assert [waits.step for waits in session.stack] == ["morning", "watch"]


def test_a_step_that_was_called_comes_back_to_the_one_that_waits(session: Session) -> None:
    told = play(session, "quarrel", "shout", "sleep", "sleep", "home")
    assert told == [
        "first:quarrel:",
        "oaf:1",
        "first:sleep:dew",
        "second:sleep:cold",
        "morning",
    ]
    assert session.end == End("end")
    assert session.stack == ()


def test_what_a_rule_calls_is_played_in_order_before_what_its_step_names(session: Session) -> None:
    told = play(session, "call", "shrug", "shout", "sleep")
    assert told == ["first:call:", "one:0", "two:1", "second:sleep:cold"]


def test_going_back_to_a_step_skips_what_waits_before_it(session: Session) -> None:
    assert play(session, "alarm", "on") == ["first:alarm:", "morning"]
    with pytest.raises(RuleBug, match="no step 'quarrel' waits"):
        play(session, "lost")
    assert session.state.told[-1] == "morning"


def test_going_back_to_nobody_is_an_error() -> None:
    with pytest.raises(RuntimeError, match="no step waits"):
        follow(BACK, [], ())
    assert follow(End("end"), [night()], (morning(),)) == (End("end"), ())


def test_clone_undo_save_and_replay_keep_what_waits(session: Session) -> None:
    play(session, "quarrel", "shout", "call", "shrug")
    twin = session.clone()
    loaded, notices = load(dump(session))
    assert notices == []
    again = replay(parse(dump(session)))
    assert differences(parse(dump(session)), again) == []
    for other in (twin, loaded, again):
        assert (other.stack, other.hash()) == (session.stack, session.hash())
        assert play(other, "shrug", "sleep", "home") == [
            *session.state.told,
            "two:0",
            "second:sleep:cold",
            "morning",
        ]
    before = session.hash()
    play(session, "shrug", "sleep", "on", "sleep")
    session.rewind(4)
    assert session.hash() == before
    assert session.undo("turn") == 3
    assert [waits.step for waits in session.stack] == ["morning", "watch", "quarrel"]


def test_the_hash_tells_what_waits(session: Session) -> None:
    before = session.hash()
    session.stack = session.stack[:-1]
    assert session.hash() != before


def test_a_rule_that_fails_leaves_what_waits_as_it_was(session: Session) -> None:
    play(session, "quarrel", "shrug")
    before = (session.stack, session.hash())
    with pytest.raises(RuleBug):
        play(session, "nowhere")
    assert (session.stack, session.hash()) == before
    twin = session.clone()
    with pytest.raises(RuleBug):
        play(twin, "nowhere")
    assert (twin.stack, twin.hash()) == before


def test_a_rule_may_change_its_arguments_and_the_waiting_ones_stay(session: Session) -> None:
    play(session, "sleep")
    twin = session.clone()
    play(session, "quarrel", "shrug")
    assert session.then == Next("watch", ["second", ["cold", "dew"]])
    assert twin.then == Next("watch", ["second", ["cold"]])
    session.undo("start")
    assert session.stack[-1].args == ["second", ["cold"]]


def test_an_old_position_is_brought_up_to_date_with_its_step_and_what_waits(
    session: Session,
) -> None:
    play(session, "quarrel")
    data = msgspec.json.decode(dump(session))
    assert data["stack"][-1] == {"step": "watch", "args": ["first", ["dew"]]}
    data["version"] = 1
    data["state"]["agenda"] = [[waits["step"], waits["args"]] for waits in data["stack"][::-1]]
    del data["stack"]
    old, _ = load(msgspec.json.encode(data))
    assert (old.then, old.stack) == (session.then, session.stack)
    assert old.then == quarrel(Insult("oaf"))


@pytest.mark.parametrize(
    ("part", "damage", "said"),
    [
        ("args", [["oaf"]], "step 'quarrel'"),
        ("args", [{"word": "oaf"}, 1], "too many arguments"),
        ("stack", [{"step": "no-such", "args": []}], "a step 'no-such' that probe does not have"),
        ("stack", [{"step": "watch", "args": ["first", "dew"]}], "step 'watch'"),
    ],
)
def test_a_damaged_stack_is_refused(session: Session, part: str, damage: Any, said: str) -> None:
    play(session, "quarrel")
    data = msgspec.json.decode(dump(session))
    data[part] = damage
    with pytest.raises(BadSave, match=said):
        load(msgspec.json.encode(data))


def test_a_step_that_is_begun_by_hand_changes_arguments_of_its_own() -> None:
    g: G = Play(State(Streams(1)), Content())
    weather = ["cold"]
    for _ in range(2):
        run(step.by_name["watch"].begin(g, ["first", weather]), ["sleep"])
    assert (weather, g.state.told) == (["cold"], ["first:sleep:cold"] * 2)
