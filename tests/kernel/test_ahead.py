"""Foresight, threats and what a seat sees of a question, on a game made for the purpose: a hero
strikes an ogre, the ogre strikes back; dice are stacked or have one face."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, field
from msgspec.structs import replace

from waystone.kernel.ask import PASS, Option, Question, anyone, choose, choose_many, each
from waystone.kernel.counsel import counsel
from waystone.kernel.facts import Fact, Line
from waystone.kernel.foresight import (
    Drawn,
    Foreseen,
    Foresight,
    Number,
    Place,
    World,
    alike,
    certain,
    face_up,
    gathered,
)
from waystone.kernel.game import Bots, Game, Mode, Setup
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.seeing import _about, asked_anew
from waystone.kernel.session import RuleBug, Session
from waystone.kernel.stage import Stages, Staging
from waystone.kernel.step import End, Next, Steps, Then
from waystone.kernel.text import Text, Wordless
from waystone.kernel.threat import (
    Blows,
    Fall,
    Loss,
    Threat,
    assured,
    concerns,
    ids_by_name,
    suspect,
    weighed,
)
from waystone.kernel.view import (
    AskView,
    Board,
    Card,
    Figure,
    Hud,
    Mat,
    Piece,
    Section,
    Table,
    Track,
    Turn,
    Zone,
)

WORDLESS = Wordless()


class State(Struct):
    streams: Streams
    life: list[int] = field(default_factory=lambda: [6, 6])
    ogre: int = 9
    gold: int = 5
    room: str = "hall"
    deck: list[int] = field(default_factory=lambda: [1, 2, 3])
    now: str = ""


class Content(Struct, frozen=True):
    pass


class Struck(Fact, frozen=True):
    who: str
    whom: str
    n: int


class Hurt(Fact, frozen=True):
    whom: str


class Went(Fact, frozen=True):
    who: str


class Spent(Fact, frozen=True):
    seat: int


class Drew(Fact, frozen=True):
    card: int


G = Play[State, Content]
step: Steps[G] = Steps()


def options(*keys: str) -> list[Option[str]]:
    return [Option(key, key, on=f"card:{key}") for key in keys]


@step.opens("turn")
async def hero(g: G, seat: int) -> Then:
    g.state.now = f"hero:{seat}"
    chosen = options("strike", "wait", "flee", "buy", "draw", "win", "lose")
    match await choose(seat, chosen, "ask-hero", rule="X-1", foe="ogre"):
        case "strike":
            roll = g.streams.roll("sword", 4)
            g.state.ogre -= roll
            g.say(Struck(f"hero:{seat}", "ogre", roll), "X-2")
            g.say(Struck(f"hero:{seat}", "ogre", roll), "X-2")
        case "flee":
            g.state.room = "yard"
            g.say(Went(f"hero:{seat}"), "X-3")
        case "buy":
            g.state.gold -= 2
            g.say(Spent(seat), "X-4")
        case "draw":
            g.say(Drew(g.state.deck[0]), "X-5", to=(seat,), others=Hurt("nobody"))
        case "win":
            return End("end", [seat])
        case "lose":
            return End("end", [1 - seat])
    return ogre(seat)


@step.opens("turn")
async def ogre(g: G, seat: int) -> Then:
    """It strikes the hero, who may guard; then its poison burns the hero without a word."""
    g.state.now = "ogre"
    g.say(Hurt("ogre"), "X-6")
    chosen = [Option("guard", "guard", on="card:guard"), Option(PASS, PASS)]
    guards = await choose(seat, chosen, "ask-guard", may=True, hushed=True)
    wounds = 1 if guards == "guard" else 2 + g.streams.below("claw", 2)
    g.state.life[seat] = max(0, g.state.life[seat] - wounds)
    g.say(Hurt(f"hero:{seat}"), "X-7")
    return tavern(seat)


@step.opens("turn")
async def tavern(g: G, seat: int) -> Then:
    """The other hero acts for itself; anyone may pay, which is nobody's turn."""
    g.state.now = f"hero:{1 - seat}"
    await choose(1 - seat, options("sing", "dance"), "ask-tavern")
    g.state.now = ""
    questions = [Question(s, "choose", "ask-pay", options("pay", "owe")) for s in (0, 1)]
    who, how = await anyone(questions)
    if how == "pay":
        g.state.gold -= 1
        g.say(Spent(who), "X-8")
    return hero(seat)


@step.opens("turn")
async def road(g: G, seat: int) -> Then:
    await choose(seat, options("left", "right"), "ask-road")
    return market(seat)


@step.opens("turn")
async def market(g: G, seat: int) -> Then:
    """Anyone may pay, which is nobody's turn; only then the ogre strikes."""
    await anyone([Question(s, "choose", "ask-pay", options("pay", "owe")) for s in (0, 1)])
    g.state.life[seat] -= 1
    g.say(Struck("ogre", f"hero:{seat}", 1), "X-9")
    return hero(seat)


@step
async def vote(g: G) -> Then:
    both = [Question(seat, "choose", "ask-vote", options("yes", "no")) for seat in (0, 1)]
    chosen = await each(both)
    return End("end", [seat for seat, key in chosen.items() if key == "yes"])


@step
async def alone(g: G) -> Then:
    """Questions that answer themselves: one option, all that must be taken, one of anyone, one of
    each, and one that is real."""
    only = await choose(0, options("only"), "ask-only")
    both = await choose_many(0, options("this", "that"), "ask-both", least=2)
    who, _ = await anyone([Question(0, "choose", "ask-alone", options("only"))])
    first = await each([Question(1, "choose", "ask-each", options("sole"))])
    real = Question(0, "choose", "ask-real", options("left", "right"))
    second = await each([Question(1, "choose", "ask-each", options("sole")), real])
    g.state.now = f"{only} {both} {who} {first} {list(second.items())}"
    await choose(0, options("on", "off"), "ask-on")
    await choose(0, [], "ask-nothing")
    return vote()


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    pieces = [
        Piece(f"hero:{n}", f"room:{state.room}", f"hero-{n}", "", seat=n, figures=[_heart(life)])
        for n, life in enumerate(state.life)
        if life
    ]
    if state.ogre > 0:
        pieces.append(Piece("ogre", "room:hall", "big-ogre", "", figures=[_heart(state.ogre)]))
    face = Card("card:strike", "strike", lines=["Roll.", "Hit."])
    face.under = [Card("card:flee", sections=[Section("part:run", lines=["Run."]), Section("x")])]
    mat = Mat("mat:0", "purse", 0, zones=[Zone("hand", "hand", [face])])
    mat.tracks = [Track("gold", "gold", state.gold), Track("oath", "oath", 1, icon="scroll")]
    mat.figures = [Figure("boot", "none yet"), Figure("moon", "-3/7")]
    order = [
        Turn(name, name, seat=n if n < 2 else None, now=state.now == name)
        for n, name in enumerate(("hero:0", "hero:1", "ogre"))
    ]
    return Table(
        "probe", seat, "", [Board("b", "b", "places", [], pieces)], [mat], hud=Hud(order=order)
    )


def _heart(n: int) -> Figure:
    return Figure("heart", str(n))


def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
    return (
        question.options[-1].key
        if question.prompt == "ask-guard"
        else "wait"
        if (question.prompt == "ask-hero")
        else question.options[0].key
    )


def redeal(state: State, content: Content, seat: int, streams: Streams) -> None:
    streams.shuffle("deck", state.deck)


GAME = Game(
    id="probe",
    name={"en": "Probe", "ru": "Проба"},
    folder=Path(__file__).parent,
    state=State,
    content=Content,
    steps=step,
    modes=(Mode("only", {"en": "Only", "ru": "Один"}, (2, 2)),),
    begin=lambda setup, content: (State(Streams(setup.seed)), hero(0)),
    view=view,
    redeal=redeal,
    names=lambda content: {},
    bots=Bots(policy, lambda state, content, seat: 0.5),
    check=lambda state, content: [],
)


def at(then: Next, game: Game = GAME, **changes: Any) -> Session:
    state = State(Streams(3), **changes)
    setup = game.settle(Setup(2, 3), Content())
    return Session(game, Content(), "none", setup, state, then)


@pytest.fixture
def session() -> Session:
    return at(hero(0))


def test_counsel_tells_what_threatens_if_it_is_asked_to(session: Session) -> None:
    kinds = [reason.kind for reason in counsel(session, 0, 2, 3).reasons]
    assert "risks" in kinds
    assert "risks" not in [reason.kind for reason in counsel(session, 0, 2, 0).reasons]


def test_a_view_that_is_asked_anew_tells_no_lines(session: Session) -> None:
    session.answer(0, "flee")
    before = session.view(0, WORDLESS, 0)
    assert session.log
    assert asked_anew(session, before, WORDLESS) == before


# ---- foresight


def test_what_is_certain_is_told_as_such(session: Session) -> None:
    seen = session.foresee(0, "flee", 5)
    assert seen == Foresight(
        "flee",
        5,
        True,
        [
            Foreseen("fact-went", {"who": "hero:0"}, "X-3", 5),
            Foreseen("fact-hurt", {"whom": "ogre"}, "X-6", 5),
        ],
        [],
        [Place("hero:0", "room:yard", 5), Place("hero:1", "room:yard", 5)],
    )
    assert session.foresee(0, "buy", 5).numbers == [Number("mat:0", "gold", 5, 3, 3, 3.0)]


def test_what_luck_decides_has_its_odds(session: Session) -> None:
    worlds = 40
    seen = session.foresee(0, "strike", worlds)
    assert not seen.exact
    struck = {fact.args["n"]: fact.worlds for fact in seen.facts if fact.text == "fact-struck"}
    assert sorted(struck) == [1, 2, 3, 4]
    assert sum(struck.values()) == worlds, "a fact that is said twice in a world is one world"
    (number,) = seen.numbers
    assert (number.thing, number.icon, number.now) == ("ogre", "heart", 9)
    assert (number.least, number.most) == (5, 8)
    mean = sum(n * count for n, count in struck.items()) / worlds
    assert number.mean == pytest.approx(9 - mean)
    sure = certain(seen)
    assert [fact.text for fact in sure.facts] == ["fact-hurt"]
    assert (sure.numbers, sure.worlds, sure.exact) == ([], worlds, False)


def test_a_piece_that_may_be_gone_has_no_certain_number() -> None:
    seen = at(hero(0), ogre=2).foresee(0, "strike", 40)
    gone = {place.cell: place.worlds for place in seen.places if place.piece == "ogre"}
    assert set(gone) == {"", "room:hall"}
    assert sum(gone.values()) == 40
    assert [(n.least, n.most) for n in seen.numbers] == [(1, 1)]
    assert certain(seen).numbers == []
    assert certain(seen).places == []
    assert at(hero(0), ogre=1).foresee(0, "strike", 8).places == [Place("ogre", "", 8)]
    assert certain(at(hero(0), ogre=1).foresee(0, "strike", 8)).places == [Place("ogre", "", 8)]


def test_a_piece_that_is_gone_in_every_world_has_its_last_number() -> None:
    seen = Foresight("strike", 8, True)
    seen.numbers = [Number("ogre", "heart", 2, 0, 0, 0.0)]
    seen.places = [Place("ogre", "", 8)]
    assert certain(seen).numbers == seen.numbers
    seen.places = [Place("ogre", "", 7), Place("ogre", "room:hall", 1)]
    assert certain(seen).numbers == []


def test_the_end_is_foreseen_with_who_wins(session: Session) -> None:
    assert [getattr(session.foresee(0, "win", 3), name) for name in ("over", "won")] == [3, 3]
    assert [getattr(session.foresee(0, "lose", 3), name) for name in ("over", "won")] == [3, 0]
    assert [getattr(session.foresee(0, "wait", 3), name) for name in ("over", "won")] == [0, 0]
    assert (
        certain(session.foresee(0, "win", 3)).over,
        certain(session.foresee(0, "win", 3)).won,
    ) == (3, 3)
    doubtful = Foresight("k", 3, False, over=2, won=1)
    assert (certain(doubtful).over, certain(doubtful).won) == (0, 0)


def test_others_answer_by_policy_up_to_the_next_question_of_the_seat() -> None:
    session = at(tavern(1), now="hero:0")
    seen = session.foresee(0, "sing", 2)
    assert [fact.text for fact in seen.facts] == [], "the next question is put to the seat too"
    session = at(ogre(1))
    assert session.foresee(1, PASS, 2).facts[-1].text == "fact-hurt"


def test_nothing_hidden_and_no_luck_to_come_is_foreseen(session: Session) -> None:
    drawn = {
        fact.args["card"] for fact in session.foresee(0, "draw", 30).facts if "card" in fact.args
    }
    assert drawn == {1, 2, 3}
    session.state.streams.stack_rolls("sword", 4)
    assert not session.foresee(0, "strike", 20).exact
    assert session.foresee(0, "strike", 20) == session.foresee(0, "strike", 20)


def test_answers_that_differ_in_a_fact_a_number_a_place_or_the_next_question_are_not_alike() -> (
    None
):
    session = at(hero(0))
    assert alike(session, 0, ["wait", "wait"], 4)
    for other in ("buy", "flee", "win", "draw"):
        assert not alike(session, 0, ["wait", other], 1), other
    assert not alike(session, 0, ["wait", "strike"], 4)


def test_a_number_that_changes_in_some_worlds_is_told_with_what_it_is_in_the_others(
    session: Session,
) -> None:
    def world(ogre: int) -> World:
        told = {("ogre", "heart"): ogre, ("hero:0", "heart"): 6}
        return World([], told, {}, Counter(), "", False, False)

    seen = gathered(session, 0, "strike", [world(9), world(8)])
    assert seen.numbers == [Number("ogre", "heart", 9, 8, 9, 8.5)]


def test_a_card_that_would_come_up_is_told_with_its_odds(session: Session) -> None:
    """One that lies there already is not, unless there would be one more of it."""
    lies = face_up(session.game.view(session.state, session.content, 0, WORDLESS))
    assert lies, "something lies face up"
    there = next(iter(lies))

    def world(*more: str) -> World:
        return World([], {}, {}, lies + Counter(more), "", False, False)

    seen = gathered(session, 0, "strike", [world("axe"), world("axe", "owl"), world("axe")])
    assert seen.cards == [Drawn("axe", 3), Drawn("owl", 1)]
    assert certain(seen).cards == [Drawn("axe", 3)]
    assert gathered(session, 0, "strike", [world()]).cards == []
    assert gathered(session, 0, "strike", [world(there)]).cards == [Drawn(there, 1)]


def test_a_card_without_a_face_does_not_come_up() -> None:
    hidden = Mat("m", "", zones=[Zone("z", "", [Card("a"), Card("b", "axe"), Card("c", "axe")])])
    assert face_up(Table("g", 0, "", mats=[hidden])) == Counter(axe=2)


def test_a_course_of_events_that_does_not_end_is_broken_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("waystone.kernel.foresight.LONGEST", 0)
    session = at(tavern(1))
    assert session.question(0) is not None
    assert session.foresee(0, "sing", 1).facts == []


# ---- threats


def test_a_threat_is_what_others_do_and_who(session: Session) -> None:
    seen = session.threat(0, 30)
    (loss,) = seen.losses
    assert (loss.thing, loss.icon, loss.by, loss.worlds) == ("hero:0", "heart", "ogre", 30)
    assert (loss.least, loss.most) == (2, 3)
    assert 2 < loss.mean < 3
    assert seen.falls == []


def test_the_least_wound_is_a_loss() -> None:
    """The hero guards, and one is all that the ogre takes."""
    careful = replace(
        GAME,
        bots=Bots(
            lambda s, c, seat, q: "guard" if q.prompt == "ask-guard" else policy(s, c, seat, q),
            GAME.bots.value,
        ),
    )
    (loss,) = at(hero(0), careful).threat(0, 2).losses
    assert (loss.thing, loss.by, loss.least, loss.most) == ("hero:0", "ogre", 1, 1)


def test_what_a_seat_spends_in_its_own_turn_is_no_threat() -> None:
    """The purse is paid from by policy where anyone may pay: nobody's turn, and no monster."""
    spends = replace(
        GAME,
        bots=Bots(
            lambda s, c, seat, q: "buy" if q.prompt == "ask-hero" else policy(s, c, seat, q),
            GAME.bots.value,
        ),
    )
    seen = at(hero(0), spends).threat(0, 4)
    assert [loss.thing for loss in seen.losses] == ["hero:0"]


def test_what_anyone_pays_where_nobodys_turn_is_on_is_no_threat() -> None:
    session = at(tavern(1), now="ogre")
    assert session.threat(0, 2).losses == []
    assert session.clone().threat(0, 2).losses == []


def test_a_fall_is_told_with_who_and_how_often() -> None:
    seen = at(hero(0), life=[2, 6]).threat(0, 6)
    assert seen.falls == [Fall("hero:0", "ogre", 6)]
    half = at(hero(0), life=[3, 6]).threat(0, 40)
    assert 0 < half.falls[0].worlds < 40
    assert half.losses[0].most == 3


def test_who_attacks_at_this_moment_is_known_from_the_log() -> None:
    session = at(ogre(0))
    assert session.ask is not None
    assert session.threat(0, 2).losses[0].by == "ogre"
    session.log.clear()
    session.state.now = ""
    blamed = {loss.by for loss in session.threat(0, 2).losses}
    assert blamed == {"ogre"}, "whose turn it is"


def test_whose_doing_a_question_is_only_what_was_said_since_the_last_answer_tells() -> None:
    session = at(ogre(0))
    assert suspect(session, 0) == "ogre"
    session.answer(0, "guard")
    assert (session.questions()[0].prompt, suspect(session, 1)) == ("ask-tavern", "hero:0")
    session.answer(1, "sing")
    assert (session.questions()[0].prompt, suspect(session, 1)) == ("ask-pay", "")


def test_a_threat_reaches_to_the_next_turn_of_the_seat_and_no_further(session: Session) -> None:
    assert session.threat(0, 1).losses[0].most <= 3, "one blow, not one a round"
    assert at(hero(0)).threat(1, 2).losses == []


def test_an_exact_table_tells_of_a_threat_the_least() -> None:
    told = Threat(
        4,
        [Loss("a", "heart", "ogre", 4, 1, 3, 2.0), Loss("b", "heart", "ogre", 3, 1, 1, 0.75)],
        [Fall("a", "ogre", 4), Fall("b", "ogre", 3)],
    )
    assert assured(told) == Threat(
        4, [Loss("a", "heart", "ogre", 4, 1, 1, 1.0)], [Fall("a", "ogre", 4)]
    )


def test_the_worst_is_told_first() -> None:
    one = Blows({("a", "heart", "x"): 1, ("b", "heart", "x"): 3}, {"a": "x"})
    two = Blows({("a", "heart", "x"): 1}, {"a": "y", "b": "x"})
    three = Blows({}, {"b": "x"})
    seen = weighed([one, two, three])
    assert [(loss.thing, loss.worlds, loss.mean) for loss in seen.losses] == [
        ("b", 1, 1.0),
        ("a", 2, pytest.approx(2 / 3)),
    ]
    assert [(fall.piece, fall.by, fall.worlds) for fall in seen.falls] == [
        ("b", "x", 2),
        ("a", "x", 1),
        ("a", "y", 1),
    ]


def test_things_are_known_by_id_by_its_last_part_and_by_what_only_they_are(
    session: Session,
) -> None:
    table = session.view(0, WORDLESS, 0)
    named = ids_by_name(table)
    for name, thing in {
        "hero:1": "hero:1",
        "1": "hero:1",
        "big-ogre": "ogre",
        "purse": "mat:0",
    }.items():
        assert named[name].id == thing
    table.boards[0].pieces[1].name = "hero-0"
    assert "hero-0" not in ids_by_name(table)


def test_a_fact_concerns_whom_it_names(session: Session) -> None:
    named = ids_by_name(session.view(0, WORDLESS, 0))

    def about(**args: Any) -> list[int]:
        return [seat for seat in (0, 1) if concerns(Line("x", args, "", 0), seat, named)]

    assert about(seat=1) == [1]
    assert about(who="hero:0") == [0]
    assert about(who="ogre", whom="hero-1") == [1]
    assert about(who="ogre", n=0) == []


# ---- what a seat sees of a question


def asked(session: Session, seat: int = 0) -> AskView:
    table = session.view(seat, WORDLESS, 0)
    assert table.ask is not None
    return table.ask


def test_an_option_says_what_its_card_says_unless_the_game_does(session: Session) -> None:
    effects = {choice.key: choice.effect for choice in asked(session).choices}
    assert (effects["strike"], effects["flee"], effects["wait"]) == ("Roll. · Hit.", "Run.", "")
    told = Staging(effects={"strike": "Cut."}, warnings={"wait": "In vain."})
    staged = at(hero(0), replace(GAME, stage=lambda *_: told))
    shown = {choice.key: choice for choice in asked(staged).choices}
    assert (shown["strike"].effect, shown["flee"].effect) == ("Cut.", "Run.")
    assert [key for key, choice in shown.items() if choice.warning] == ["wait"]
    silent = at(hero(0), replace(GAME, stage=lambda *_: Staging(plays=False)))
    assert {choice.effect for choice in asked(silent).choices} == {""}


def test_an_option_on_a_part_of_a_card_says_what_the_part_says(session: Session) -> None:
    assert session.ask is not None
    question = session.ask.questions[0]
    question.options = [Option("a", "a", on="part:run"), Option("b", "b", on="x"), Option("c", "c")]
    assert [choice.effect for choice in asked(session).choices] == ["Run.", "", ""]


def test_a_prompt_is_staged_by_its_own_function_or_left_to_the_table() -> None:
    stages: Stages[State, Content] = Stages()
    stages.of("ask-a", "ask-b")(lambda state, content, question, text: Staging(["hero:0"]))
    state = State(Streams(1))
    told = [
        stages(state, Content(), Question(0, "choose", prompt, []), WORDLESS).about
        for prompt in ("ask-a", "ask-b", "ask-c")
    ]
    assert told == [["hero:0"], ["hero:0"], []]
    with pytest.raises(TypeError, match="ask-b is staged twice"):
        stages.of("ask-b")(lambda state, content, question, text: Staging())


def test_a_question_is_about_names_and_not_about_lists_or_numbers(session: Session) -> None:
    table = session.view(0, WORDLESS)
    assert _about(table, [["ogre"], 3, "", "ogre", "hero:1"]) == ["ogre", "hero:1"]
    assert _about(table, [3, "", None]) == []


def test_what_a_question_is_about_is_what_it_and_its_cause_name() -> None:
    session = at(ogre(0))
    view_ = asked(session)
    assert (view_.cause, view_.about) == ("fact-hurt", ["ogre"])
    assert asked(at(hero(0))).about == ["ogre"], "the arguments of the question"
    assert asked(at(hero(0))).cause == ""
    told = Staging(about=["mat:0"], cause="because")
    staged = asked(at(ogre(0), replace(GAME, stage=lambda *_: told)))
    assert (staged.cause, staged.about) == ("because", ["mat:0"])


def test_what_brought_a_question_up_is_what_followed_from_the_last_answer(session: Session) -> None:
    session.answer(0, "draw")
    assert asked(session).cause == "fact-hurt"
    session.log.append(Line("fact-secret", {}, "", 1, seats=(1,)))
    assert asked(session).cause == "fact-hurt", "not what others may read"
    session.log[:] = [replace(line, answer=0) for line in session.log]
    assert asked(session).cause == "", "not what was said before"


def test_nobody_learns_to_whom_a_hushed_question_is_put(session: Session) -> None:
    assert session.view(1, WORDLESS).waiting == [0]
    session.answer(0, "wait")
    assert session.question(0) is not None
    assert session.view(1, WORDLESS).waiting == session.view(None, WORDLESS).waiting == []
    assert session.view(1, WORDLESS).ask is None
    assert session.view(0, WORDLESS).waiting == []


def test_those_who_have_answered_in_secret_are_waited_for_no_more() -> None:
    session = at(vote())
    session.answer(1, "yes")
    assert session.view(0, WORDLESS).waiting == [0]
    assert session.view(1, WORDLESS).ask is None
    session.answer(0, "no")
    table = session.view(0, WORDLESS)
    assert table.outcome is not None
    assert (table.outcome.winners, table.waiting) == ([1], [])


def test_the_log_is_read_out_from_the_end_and_numbered_from_the_start(session: Session) -> None:
    for answer in ("strike", "guard", "sing"):
        seat = session.questions()[0].seat
        session.answer(seat, answer)
    every = list(session.lines(0, WORDLESS))
    assert [line.n for line in every] == [1, 2, 3, 4]
    assert every[0].on == ["hero:0", "ogre"]
    assert list(session.lines(0, WORDLESS, 2)) == every[-2:]
    assert list(session.lines(0, WORDLESS, 0)) == []
    assert list(session.lines(0, WORDLESS, 9)) == every


def test_a_view_holds_as_many_lines_of_the_log_as_are_wanted(session: Session) -> None:
    session.answer(0, "strike")
    held = [len(session.view(0, WORDLESS, lines).log) for lines in (None, 0, 1, 2)]
    assert held == [3, 0, 1, 2]


def worlds(session: Session, seat: int, count: int) -> Iterator[Session]:
    return (session.imagine(seat, Streams(n)) for n in range(count))


def test_an_imagined_world_stands_where_the_game_does_with_other_cards_and_other_luck(
    session: Session,
) -> None:
    session.answer(0, "wait")
    session.state.streams.stack("claw", 1)
    decks = {tuple(world.state.deck) for world in worlds(session, 0, 20)}
    assert len(decks) == 6
    for world in worlds(session, 0, 3):
        assert [(q.seat, q.prompt) for q in world.questions()] == [(0, "ask-guard")]
        assert (world.state.streams.stacked, world.turns) == ({}, 0)
        assert world.state.streams.seed != session.state.streams.seed
    rolls = {world.state.streams.roll("sword", 1000) for world in worlds(session, 0, 8)}
    assert len(rolls) > 4
    assert session.state.deck == [1, 2, 3]


def test_secret_answers_of_others_are_not_imagined() -> None:
    session = at(vote())
    session.answer(1, "yes")
    world = session.imagine(0, Streams(1))
    assert [q.seat for q in world.questions()] == [0, 1]


def test_turns_are_counted_as_they_are_begun(session: Session) -> None:
    assert session.turns == 1
    session.answer(0, "wait")
    assert session.turns == 2
    session.answer(0, PASS)
    assert session.turns == 3
    assert at(vote()).turns == 0


def test_what_answers_itself_is_not_asked() -> None:
    session = at(alone())
    assert [(q.seat, q.prompt) for q in session.questions()] == [(0, "ask-real")]
    assert session.asked == [1, 0]
    session.answer(0, "right", ask=1)
    settled = "only ['this', 'that'] 0 {1: 'sole'} [(1, 'sole'), (0, 'right')]"
    assert session.state.now == settled
    assert session.asked == [2, 0]
    with pytest.raises(RuleBug, match="no option in ask-nothing"):
        session.answer(0, "on")


def test_an_option_reads_as_its_message_or_as_the_name_of_its_key(session: Session) -> None:
    assert session.ask is not None
    question = session.ask.questions[0]
    question.options = [Option("a", "a"), Option("b", "b", "option-b")]
    assert [choice.text for choice in asked(session).choices] == ["a", "option-b"]


def without_order(state: State, content: Content, seat: int | None, text: Text) -> Table:
    return replace(view(state, content, seat, text), hud=None)


def test_without_an_order_of_turns_a_threat_reaches_to_what_the_seat_alone_is_asked() -> None:
    (loss,) = at(hero(0), replace(GAME, view=without_order)).threat(0, 6).losses
    assert (loss.thing, loss.by) == ("hero:0", "ogre")
    assert loss.most <= 3, "one blow, not one a round"


def test_without_an_order_of_turns_what_anyone_is_asked_is_not_the_next_turn_of_the_seat() -> None:
    (loss,) = at(road(0), replace(GAME, view=without_order)).threat(0, 2).losses
    assert (loss.thing, loss.by, loss.most) == ("hero:0", "ogre", 1)
