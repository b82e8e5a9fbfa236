"""Counsel and plain blunders, on a game made for the purpose: a hero, an ogre, a purse and a pile.
What each deed does is all that it does, and each leads back to the same question but the last."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, field
from msgspec.structs import replace

from waystone.kernel.ask import Option, Question, choose
from waystone.kernel.counsel import Reason, blunder, counsel, spoken, weigh
from waystone.kernel.foresight import Foreseen, Foresight, Number, Place, course
from waystone.kernel.game import KERNEL_LOCALE, Bots, Game, Mode, Setup
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session
from waystone.kernel.step import End, Steps, Then
from waystone.kernel.text import Text
from waystone.kernel.threat import Fall, Loss, Threat
from waystone.kernel.view import Board, Card, Figure, Mat, Piece, Table, Track, Zone

DEEDS = (
    "strike", "waste", "wager", "throw", "look", "heal", "step", "jump", "gamble", "brink", "dare",
    "venture", "taunt", "turn", "leave", "end",
)  # fmt: skip


class State(Struct):
    """`world` is dealt anew with every imagined world: it is its number. What is done at the brink
    is the end in the first worlds (`fatal`), what the bot dares in as many as `daring` says, and a
    venture strikes the ogre in those below `lucky`."""

    streams: Streams
    looked: int = 0
    life: int = 4
    ogre: int = 9
    gold: int = 5
    room: str = "hall"
    hand: list[str] = field(default_factory=lambda: ["torch", "rope"])
    pile: list[str] = field(default_factory=list)
    world: int = 0
    fatal: int = 0
    daring: int = 0
    lucky: int = 0


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
        case "brink":
            state.life *= state.world >= state.fatal
        case "dare":
            state.life *= state.world >= state.daring
        case "venture":
            state.ogre -= state.world < state.lucky
        case "taunt":
            return revenge()
        case "turn" | "leave" as goes:
            state.gold -= goes == "turn"
            return other()
        case _:
            return End("end", [])
    return deed()


@step.opens("turn")
async def revenge(g: G) -> Then:
    """What the rival does, who is asked first."""
    if await choose(1, options("slay", "spare"), "ask-rival") == "slay":
        g.state.life = 0
    return deed()


@step.opens("turn")
async def other(g: G) -> Then:
    await choose(0, options("left", "right"), "ask-other")
    return deed()


@step.opens("turn")
async def march(g: G) -> Then:
    """A turn of many questions."""
    for _ in range(6):
        if await choose(0, options("strike", "look"), "ask-march") == "strike":
            g.state.ogre -= 1
    return deed()


@step.opens("turn")
async def either(g: G) -> Then:
    await spend(g)
    return either()


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


def deal_anew(state: State, content: Content, seat: int, streams: Streams) -> None:
    state.world = streams.seed


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
    redeal=deal_anew,
    names=lambda content: {},
    bots=bot("strike"),
    check=lambda state, content: [],
)


def at(then: Any = None, bots: Bots = GAME.bots, mode: str = "rivals", **changes: Any) -> Session:
    game = replace(GAME, bots=bots)
    setup = game.settle(Setup(2, 3, mode), Content())
    return Session(game, Content(), "none", setup, State(Streams(3), **changes), then or deed())


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
    for worlds in (1, 4):
        found = blunder(at(), 0, "jump", worlds)
        assert found is not None
        assert found.why == Reason("risks", "nudge-fatal", {"thing": "hero"}, worlds, worlds)


def test_what_others_do_before_one_is_asked_again_is_held_against_an_answer() -> None:
    assert why(at(), "taunt") == ("nudge-fatal", "strike")


def test_what_the_bot_would_do_after_ones_answer_is_not_held_against_it() -> None:
    assert why(at(bots=bot("strike", "jump")), "look") is None


def test_what_is_likely_the_end_is_a_blunder_unless_the_bot_dares_as_much() -> None:
    found = blunder(at(), 0, "gamble", 40)
    assert found is not None
    assert found.why.text == "nudge-fatal"
    assert 20 <= found.why.worlds < 40
    assert why(at(bots=bot("jump")), "gamble") is None


@pytest.mark.parametrize(("fatal", "told"), [(2, False), (3, True)])
def test_half_of_the_worlds_make_an_end_likely(fatal: int, told: bool) -> None:
    found = blunder(at(fatal=fatal), 0, "brink", 6)
    assert (found is not None) is told
    if found is not None:
        assert (found.why.text, found.why.worlds, found.why.of) == ("nudge-fatal", 3, 6)


@pytest.mark.parametrize(("daring", "told"), [(1, True), (2, False)])
def test_a_bot_dares_as_much_if_more_than_an_eighth_of_the_worlds_is_its_end(
    daring: int, told: bool
) -> None:
    session = at(bots=bot("dare"), fatal=8, daring=daring)
    assert (blunder(session, 0, "brink", 8) is not None) is told


@pytest.mark.parametrize(("lucky", "told"), [(2, False), (3, True)])
def test_something_could_be_done_if_the_bot_does_it_in_half_of_the_worlds(
    lucky: int, told: bool
) -> None:
    found = blunder(at(bots=bot("venture"), lucky=lucky), 0, "waste", 6)
    assert (found is not None) is told


def test_two_options_are_enough_to_blunder() -> None:
    assert why(at(either()), "waste") == ("nudge-idle", "strike")


def test_the_answer_of_the_bot_is_no_blunder() -> None:
    assert why(at(bots=bot("jump")), "jump") is None


def test_set_up_and_formalities_are_a_matter_of_taste() -> None:
    assert why(at(outfit()), "waste") is None
    assert why(at(formality()), "waste") is None


@pytest.mark.parametrize(("further", "struck"), [(0, 0), (1, 1), (3, 3), (20, 5)])
def test_the_line_of_a_bot_is_followed_so_far_and_while_the_turn_lasts(
    further: int, struck: int
) -> None:
    world = course(at(march()), 0, "look", 0, {}, further)
    assert world.numbers["ogre", "heart"] == 9 - struck
    assert world.asked == ("ask-march" if struck < 5 else "ask-deed")


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
        Number("rival", "heart", 30, 20, 21, 20.5),
        Number("hero", "heart", 4, 2, 3, 2.5),
    ]
    ahead = Foresight("x", 8, False, numbers=numbers)
    rival, ogre = (
        number("hits", "rival", "heart", 30, 20, 21),
        number("hits", "ogre", "heart", 9, 8, 9),
    )
    assert said(ahead, Threat(0)) == [rival, ogre]
    assert said(ahead, Threat(0), "friends") == [ogre]


def test_where_no_piece_of_nobody_has_numbers_the_mats_of_nobody_are_foes() -> None:
    def view_of_mats(state: State, content: Content, seat: int | None, text: Text) -> Table:
        table = view(state, content, seat, text)
        table.boards[0].pieces = [piece for piece in table.boards[0].pieces if piece.id != "ogre"]
        return replace(table, mats=[*table.mats, Mat("mat:ogre", "ogre")])

    numbers = [Number("mat:ogre", "heart", 9, 8, 8, 8.0), Number("mat:0", "gold", 5, 4, 4, 4.0)]
    session = at()
    session.game = replace(session.game, view=view_of_mats)
    found = weigh(session, 0, Foresight("x", 8, False, numbers=numbers), Threat(0))
    assert found.reasons == [number("hits", "mat:ogre", "heart", 9, 8, 8)]


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


def test_of_two_that_would_be_gone_the_likelier_is_told_first() -> None:
    places = [Place("ogre", "", 4), Place("rival", "", 6)]
    told = said(Foresight("x", 8, False, places=places), Threat(0))
    assert [(reason.args["thing"], reason.worlds) for reason in told] == [("rival", 6), ("ogre", 4)]


def test_a_fact_that_names_others_besides_tells_who_would_be_gone() -> None:
    slain = Foreseen("fact-slain", {"who": "hero", "whom": "ogre"}, "X-2", 8)
    ahead = Foresight("x", 8, False, [slain], places=[Place("ogre", "", 8)])
    assert [reason.text for reason in said(ahead, Threat(0))] == ["fact-slain"]


def test_who_would_be_gone_and_whose_numbers_fall_are_two_reasons_in_all() -> None:
    numbers = [Number("rival", "heart", 3, 0, 0, 0.0), Number("rival", "shield", 2, 1, 1, 1.0)]
    ahead = Foresight("x", 8, False, numbers=numbers, places=[Place("ogre", "", 8)])
    gone = Reason("hits", "counsel-gone", {"thing": "ogre"}, 8, 8)
    assert said(ahead, Threat(0)) == [gone, number("hits", "rival", "heart", 3, 0, 0)]


def test_what_happens_seldom_is_no_reason() -> None:
    places = [Place("ogre", "", 1)]
    assert said(Foresight("x", 10, False, places=places), Threat(0))[0].kind == "follows"
    assert said(Foresight("x", 9, False, places=places), Threat(0))[0].kind == "hits"


def test_what_rises_of_ones_own_is_a_reason_and_told_once() -> None:
    numbers = [
        Number("mat:0", "bread", 1, 1, 2, 1.25),
        Number("mat:0", "gold", 5, 5, 6, 5.5),
        Number("hero", "heart", 40, 42, 42, 42.0),
        Number("mat:0", "heart", 40, 42, 42, 42.0),
        Number("ogre", "heart", 9, 9, 12, 10.0),
        Number("mat:0", "torch", 1, 0, 3, 2.0),
    ]
    ahead = Foresight("x", 8, False, numbers=numbers)
    assert said(ahead, Threat(0)) == [
        number("gains", "hero", "heart", 40, 42, 42),
        number("gains", "mat:0", "gold", 5, 5, 6),
    ], "the most first, and two of them"
    still = Foresight("x", 8, False, numbers=[Number("mat:0", "gold", 5, 5, 5, 5.0)])
    assert [reason.kind for reason in said(still, Threat(0))] == ["follows"]


def test_what_threatens_is_told_with_whom_it_comes_from() -> None:
    ahead = Foresight("x", 8, False, won=1)
    losses = [
        Loss("hero", "heart", "ogre", 5, 1, 3, 1.5),
        Loss("mat:0", "heart", "ogre", 5, 1, 3, 1.5),
        Loss("ogre", "heart", "hero", 5, 1, 3, 1.5),
        Loss("mat:0", "gold", "", 2, 1, 1, 0.2),
        Loss("hero", "torch", "", 2, 1, 1, 0.1),
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


# ---- in words


def in_words(text: str, **args: Any) -> str:
    """A reason as it reads on the table of the camp, where things have names of their own."""
    names = {"ogre": {"en": "Grub", "ru": "Груб"}}
    read = Text("en", [KERNEL_LOCALE], names)
    table = view(State(Streams(3)), Content(), 0, read)
    (hero, ogre, _), mat = table.boards[0].pieces, table.mats[0]
    hero.name, hero.figures[0].name, ogre.name = "Red Annie", "Life", "Big Ogre"
    mat.name, mat.tracks[0].name = "Purse", "Gold"
    mat.tracks.append(Track("oath", "Oath", 1, icon="scroll"))
    return spoken(Reason("risks", text, args, 4, 8), table, read)


def test_things_and_numbers_are_called_what_they_are_called_on_the_table() -> None:
    told = {"now": 4, "least": 5, "most": 7}
    said = in_words("counsel-number", thing="hero", number="heart", **told)
    assert said == "Red Annie: Life 4 → 5–7."
    assert in_words("counsel-number", thing="mat:0", number="gold", **told).startswith(
        "Purse: Gold"
    )
    assert in_words("counsel-number", thing="mat:0", number="scroll", **told).startswith(
        "Purse: Oa"
    )
    assert in_words("counsel-number", thing="hero", number="luck", **told).startswith(
        "Red Annie: l"
    )


def test_what_is_certain_is_told_as_one_number() -> None:
    lost = {"thing": "hero", "number": "heart", "by": "", "least": 2, "most": 2}
    assert in_words("counsel-loses", **lost) == "Until your next turn: Red Annie, Life −2."


def test_what_is_not_on_the_table_has_its_name_from_the_content() -> None:
    assert in_words("counsel-gone", thing="camp:ogre") == "Grub is gone."
    falls = in_words("counsel-falls-to", thing="hero", by="ogre")
    assert falls == "Until your next turn: Red Annie may fall to Big Ogre."
    assert in_words("counsel-falls", thing="hero", by="").endswith("Red Annie may fall.")


def test_a_fact_of_the_game_is_told_in_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("fact-slain = { $thing } slays { $whom }.\n")
    read = Text("en", [tmp_path], {"hero": {"en": "Somebody", "ru": "Некто"}})
    table = view(State(Streams(3)), Content(), 0, read)
    table.boards[0].pieces[0].name = "Red Annie"
    slain = Reason("hits", "fact-slain", {"thing": "hero", "whom": "ogre"}, 8, 8)
    assert spoken(slain, table, read) == "Somebody slays ogre."
