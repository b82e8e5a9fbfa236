"""Counsel and plain blunders, on a game made for the purpose: a hero, an ogre, a purse and a pile.
What each deed does is all that it does, and each leads back to the same question but the last."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, field
from msgspec.structs import replace

from waystone.kernel.ask import Option, Question, choose
from waystone.kernel.counsel import Reason, blunder, counsel, weigh
from waystone.kernel.foresight import Foreseen, Foresight, Number, Place
from waystone.kernel.game import Bots, Game, Mode, Setup
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session
from waystone.kernel.step import End, Steps, Then
from waystone.kernel.text import Text
from waystone.kernel.threat import Fall, Loss, Threat
from waystone.kernel.view import Board, Card, Figure, Mat, Piece, Table, Track, Zone

DEEDS = (
    "strike", "waste", "wager", "throw", "look", "heal", "step", "jump", "gamble", "turn", "leave",
    "end",
)  # fmt: skip


class State(Struct):
    streams: Streams
    looked: int = 0
    life: int = 4
    ogre: int = 9
    gold: int = 5
    room: str = "hall"
    hand: list[str] = field(default_factory=lambda: ["torch", "rope"])
    pile: list[str] = field(default_factory=list)


class Content(Struct, frozen=True):
    pass


G = Play[State, Content]
step: Steps[G] = Steps()


def options(*keys: str) -> list[Option[str]]:
    return [Option(key, key) for key in keys]


@step.opens("turn")
async def deed(g: G) -> Then:
    state = g.state
    match await choose(0, options(*DEEDS), "ask-deed"):
        case "strike":
            state.ogre -= 1
        case "waste":
            state.gold -= 1
        case "wager":
            state.gold -= 1
            state.ogre -= g.streams.below("die", 2)
        case "throw":
            state.pile.append(state.hand.pop())
        case "look":
            state.looked += 1
        case "heal":
            state.life += 1
            state.gold -= 1
        case "step":
            state.room = "yard"
        case "jump":
            state.life = 0
        case "gamble":
            state.life = 0 if g.streams.below("die", 4) else 4
        case "turn":
            state.gold -= 1
            return other()
        case "leave":
            return other()
        case _:
            return End("end", [])
    return deed()


@step.opens("turn")
async def other(g: G) -> Then:
    await choose(0, options("left", "right"), "ask-other")
    return deed()


@step.setting_up
@step.opens("turn")
async def outfit(g: G) -> Then:
    await spend(g)
    return outfit()


@step.opens("turn")
async def formality(g: G) -> Then:
    await spend(g, formal=True)
    return formality()


async def spend(g: G, formal: bool = False) -> None:
    if await choose(0, options("waste", "strike"), "ask-deed", formal=formal) == "strike":
        g.state.ogre -= 1
    g.state.gold -= 1


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    cell = f"room:{state.room}"
    heart = Figure("heart", str(state.life))
    pieces = [Piece("hero", cell, "hero", "", seat=0, figures=[heart])] if state.life else []
    pieces.append(
        Piece("ogre", "room:hall", "ogre", "", figures=[Figure("heart", str(state.ogre))])
    )
    pieces.append(Piece("rival", "room:hall", "rival", "", seat=1, figures=[Figure("heart", "3")]))
    mat = Mat("mat:0", "purse", 0, tracks=[Track("gold", "gold", state.gold)])
    mat.zones = [
        Zone("hand", "hand", [Card(card) for card in state.hand]),
        Zone("pile", "pile", [Card(card) for card in state.pile], layout="pile"),
    ]
    return Table("probe", seat, "", [Board("b", "b", "places", [], pieces)], [mat])


def bot(*deeds: str) -> Bots:
    """It does one after another, for as often as it has looked; then the last for ever."""

    def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
        wanted = deeds[min(state.looked, len(deeds) - 1)]
        return wanted if wanted in {o.key for o in question.options} else question.options[0].key

    return Bots(policy, lambda state, content, seat: 0.5)


GAME = Game(
    id="camp",
    name={"en": "Camp", "ru": "Лагерь"},
    folder=Path(__file__).parent,
    state=State,
    content=Content,
    steps=step,
    modes=(
        Mode("rivals", {"en": "Rivals", "ru": "Соперники"}, (2, 2)),
        Mode("friends", {"en": "Friends", "ru": "Друзья"}, (2, 2), cooperative=True),
    ),
    begin=lambda setup, content: (State(Streams(setup.seed)), deed()),
    view=view,
    redeal=lambda state, content, seat, streams: None,
    names=lambda content: {},
    bots=bot("strike"),
    check=lambda state, content: [],
)


def at(then: Any = None, bots: Bots = GAME.bots, mode: str = "rivals") -> Session:
    game = replace(GAME, bots=bots)
    setup = game.settle(Setup(2, 3, mode), Content())
    return Session(game, Content(), "none", setup, State(Streams(3)), then or deed())


def why(session: Session, key: str) -> tuple[str, str] | None:
    found = blunder(session, 0, key)
    return (found.why.text, found.better) if found is not None else None


# ---- blunders


@pytest.mark.parametrize("key", ["waste", "throw"])
def test_what_only_spends_is_a_blunder_where_something_could_be_done(key: str) -> None:
    """A number that falls is spent, and so is a card that goes on the pile."""
    assert why(at(), key) == ("nudge-idle", "strike")


@pytest.mark.parametrize("key", ["strike", "look", "heal", "step", "turn", "leave"])
def test_what_does_something_spends_nothing_or_leads_elsewhere_is_none(key: str) -> None:
    assert why(at(), key) is None


def test_what_may_do_something_is_none() -> None:
    assert blunder(at(), 0, "wager", 40) is None


def test_whoever_is_not_asked_cannot_blunder() -> None:
    assert blunder(at(), 1, "waste") is None


def test_what_only_spends_is_none_where_the_bot_does_nothing_either() -> None:
    assert why(at(bots=bot("look")), "waste") is None


def test_a_bot_is_followed_until_something_shows() -> None:
    assert why(at(bots=bot("look", "look", "look", "strike")), "waste") == ("nudge-idle", "look")
    assert why(at(bots=bot("look", "look", "look", "look", "strike")), "waste") is None


def test_a_bot_is_not_followed_beyond_the_end() -> None:
    assert why(at(bots=bot("end")), "waste") is None


def test_what_is_the_end_of_ones_own_is_a_blunder() -> None:
    assert why(at(), "jump") == ("nudge-fatal", "strike")
    found = blunder(at(), 0, "jump", 4)
    assert found is not None
    assert found.why == Reason("risks", "nudge-fatal", {"thing": "hero"}, 4, 4)


def test_what_is_likely_the_end_is_a_blunder_unless_the_bot_dares_as_much() -> None:
    found = blunder(at(), 0, "gamble", 40)
    assert found is not None
    assert found.why.text == "nudge-fatal"
    assert 20 <= found.why.worlds < 40
    assert why(at(bots=bot("jump")), "gamble") is None


def test_the_answer_of_the_bot_is_no_blunder() -> None:
    assert why(at(bots=bot("jump")), "jump") is None


def test_set_up_and_formalities_are_a_matter_of_taste() -> None:
    assert why(at(outfit()), "waste") is None
    assert why(at(formality()), "waste") is None


# ---- reasons


def said(
    ahead: Foresight, feared: Threat, mode: str = "rivals", sure: bool = False
) -> list[Reason]:
    return weigh(at(mode=mode), 0, ahead, feared, sure).reasons


def number(kind: Any, thing: str, icon: str, now: int, least: int, most: int) -> Reason:
    args = {"thing": thing, "number": icon, "now": now, "least": least, "most": most}
    return Reason(kind, "counsel-number", args, 8, 8)


def test_the_bots_answer_and_its_reason() -> None:
    found = counsel(at(), 0, 3, 0)
    assert found.key == "strike"
    args = {"thing": "ogre", "number": "heart", "now": 9, "least": 8, "most": 8}
    assert found.reasons == [Reason("hits", "counsel-number", args, 3, 3)]


def test_where_nothing_speaks_for_it_that_is_said() -> None:
    assert said(Foresight("x", 8, True), Threat(0)) == [
        Reason("follows", "counsel-plain", {}, 8, 8)
    ]
    facts = [Foreseen(f"fact-{n}", {}, "X-1", worlds) for n, worlds in enumerate((8, 7, 8, 8))]
    assert said(Foresight("x", 8, False, facts), Threat(0)) == [
        Reason("follows", "fact-0", {}, 8, 8, "X-1"),
        Reason("follows", "fact-2", {}, 8, 8, "X-1"),
    ]


def test_a_victory_is_a_reason() -> None:
    assert said(Foresight("x", 8, False, won=3), Threat(0)) == [
        Reason("wins", "counsel-wins", {}, 3, 8)
    ]


def test_foes_that_lose_are_a_reason_the_most_first() -> None:
    numbers = [
        Number("ogre", "heart", 9, 8, 9, 8.5),
        Number("rival", "heart", 3, 0, 1, 0.5),
        Number("hero", "heart", 4, 2, 3, 2.5),
    ]
    ahead = Foresight("x", 8, False, numbers=numbers)
    rival, ogre = (
        number("hits", "rival", "heart", 3, 0, 1),
        number("hits", "ogre", "heart", 9, 8, 9),
    )
    assert said(ahead, Threat(0)) == [rival, ogre]
    assert said(ahead, Threat(0), "friends") == [ogre]


@pytest.mark.parametrize(("least", "most"), [(9, 9), (8, 10), (9, 10)])
def test_a_number_of_a_foe_that_may_rise_is_none(least: int, most: int) -> None:
    ahead = Foresight("x", 8, False, numbers=[Number("ogre", "heart", 9, least, most, 9.0)])
    assert [reason.kind for reason in said(ahead, Threat(0))] == ["follows"]


def test_who_would_be_gone_is_told_by_the_fact_that_says_so() -> None:
    places = [Place("ogre", "", 6), Place("rival", "room:yard", 8)]
    falls = Foreseen("fact-slain", {"whom": "ogre"}, "X-2", 6)
    facts = [Foreseen("fact-hit", {"whom": "ogre"}, "X-1", 6), falls]
    facts.append(Foreseen("fact-roar", {"whom": "ogre"}, "X-3", 8))
    facts.append(Foreseen("fact-rest", {"whom": "hero"}, "X-4", 6))
    told = Reason("hits", "fact-slain", {"whom": "ogre"}, 6, 8, "X-2")
    numbers = [Number("ogre", "heart", 9, 0, 3, 1.0)]
    assert said(Foresight("x", 8, False, facts, numbers, places), Threat(0)) == [told]
    plain = Reason("hits", "counsel-gone", {"thing": "ogre"}, 6, 8)
    assert said(Foresight("x", 8, False, places=places), Threat(0)) == [plain]


def test_what_happens_seldom_is_no_reason() -> None:
    places = [Place("ogre", "", 1)]
    assert said(Foresight("x", 10, False, places=places), Threat(0))[0].kind == "follows"
    assert said(Foresight("x", 9, False, places=places), Threat(0))[0].kind == "hits"


def test_what_rises_of_ones_own_is_a_reason_and_told_once() -> None:
    numbers = [
        Number("mat:0", "gold", 5, 5, 6, 5.5),
        Number("hero", "heart", 4, 6, 6, 6.0),
        Number("mat:0", "heart", 4, 6, 6, 6.0),
        Number("ogre", "heart", 9, 9, 12, 10.0),
        Number("mat:0", "torch", 1, 0, 3, 2.0),
    ]
    ahead = Foresight("x", 8, False, numbers=numbers)
    assert said(ahead, Threat(0)) == [
        number("gains", "hero", "heart", 4, 6, 6),
        number("gains", "mat:0", "gold", 5, 5, 6),
    ]


def test_what_threatens_is_told_with_whom_it_comes_from() -> None:
    ahead = Foresight("x", 8, False, won=1)
    losses = [
        Loss("hero", "heart", "ogre", 5, 1, 3, 1.5),
        Loss("mat:0", "heart", "ogre", 5, 1, 3, 1.5),
        Loss("ogre", "heart", "hero", 5, 1, 3, 1.5),
        Loss("mat:0", "gold", "", 2, 1, 1, 0.2),
        Loss("hero", "torch", "", 1, 1, 1, 0.1),
    ]
    seldom = Threat(10, [Loss("hero", "torch", "", 1, 1, 1, 0.1)], [Fall("hero", "", 1)])
    assert said(ahead, seldom)[1:] == []
    falls = [Fall("hero", "ogre", 3), Fall("hero", "", 2), Fall("ogre", "hero", 3)]
    told = said(ahead, Threat(10, losses, falls))
    assert told[1:] == [
        Reason("risks", "counsel-falls-to", {"thing": "hero", "by": "ogre"}, 3, 10),
        Reason("risks", "counsel-falls", {"thing": "hero", "by": ""}, 2, 10),
        Reason(
            "risks",
            "counsel-loses-to",
            {"thing": "hero", "number": "heart", "by": "ogre", "least": 1, "most": 3},
            5,
            10,
        ),
        Reason(
            "risks",
            "counsel-loses",
            {"thing": "mat:0", "number": "gold", "by": "", "least": 1, "most": 1},
            2,
            10,
        ),
    ]
    assert said(ahead, Threat(10, losses, falls), sure=True)[1:] == []
