"""Golden games: how bots play each mode, as text. `make bless` writes them anew; a change of rules
shows as a diff that gets read."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from waystone.kernel.ask import Question
from waystone.kernel.facts import Line
from waystone.kernel.forms import Name
from waystone.kernel.game import Mode, Setup, find, ids
from waystone.kernel.session import Session
from waystone.kernel.text import LANGUAGES, Text

HERE = Path(__file__).parent
MOST_ANSWERS = 250
ERROR = re.compile(
    r"\w(Error|Exception)\b|Traceback|__\w+__|signDisplay|Unknown (external|function|message|term)"
    r"|\[[a-z]+-[a-z-]+(:|\])|\{|\?\?\?|[A-Z]+\(\)"
)

FOREIGN = {
    "en": re.compile(r"[а-яё]", re.IGNORECASE),
    "ru": re.compile(r"(?<![\w.])(?![IVX]+\b)[a-zA-Z]{2,}"),
}
LABEL = re.compile(r"[^:.!?«“]{1,60}: ")
"""«Утопленник: смерть»: two names, no sentence."""

MOST_LABELS = 0.05
BENT = re.compile(r"^([\w-]+) =|(?:CASE|GENDER)\(\$([\w-]+)", re.MULTILINE)
ID = re.compile(r"\b[a-z]+(?:[-_][a-z0-9]+)+\b")


OF_THE_TABLE = {
    "fact-act-began", "fact-affinity-moved", "fact-combat-round", "fact-day-began",
    "fact-deck-on-table", "fact-dusk-fell", "fact-events-added", "fact-exit-placed",
    "fact-exploration-ended", "fact-gems-refreshed", "fact-horror-rolled", "fact-level-rose",
    "fact-lit-space", "fact-midday-began", "fact-pool-changed", "fact-redirected",
    "fact-round-began", "fact-ruined", "fact-save-point", "fact-threat-fell", "fact-threat-rose",
    "fact-tile-changed", "fact-time-changed", "fact-time-moved", "fact-time-went",
    "fact-token-placed",
}  # fmt: skip
"""Headings, clocks, and what lies on the board or in the middle: nobody does it."""


def games() -> list[tuple[str, Mode, int]]:
    found = []
    for game_id in ids(templates=True):
        for mode in find(game_id).modes:
            for seats in sorted({mode.seats[0], min(mode.seats[1], 2), mode.seats[1]}):
                if mode.seats[0] <= seats:
                    found.append((game_id, mode, seats))
    return found


def transcript(game_id: str, mode: Mode, seats: int) -> str:
    """A game by policy bots: every question, every answer, every fact with its rule."""
    game = find(game_id)
    session = Session.new(game, Setup(seats, 2026, mode.id))
    text = game.text("en", session.content)
    said = [f"{game.name['en']}, {mode.name['en']}, {seats} seats, seed 2026"]
    shown = 0
    while session.ask is not None and len(session.history) < MOST_ANSWERS:
        question = session.questions()[0]
        key = game.bots.policy(session.state, session.content, question.seat, question)
        prompt = text.format(question.prompt, question.args)
        said.append(f"seat {question.seat}: {prompt} [{question.rule}] -> {key}")
        session.answer(question.seat, key)
        for line in session.log[shown:]:
            secret = "" if line.seats is None else " (secret)"
            said.append(f"    {text.format(line.text, line.args)} [{line.rule}]{secret}")
        shown = len(session.log)
    if session.end is not None:
        said.append(f"{text(session.end.name)} winners {session.end.winners}")
    said.append(f"{len(session.history)} answers, hash {session.hash()}")
    return "\n".join(said) + "\n"


@pytest.mark.parametrize(
    ("game_id", "mode", "seats"), games(), ids=lambda v: getattr(v, "id", None) or str(v)
)
def test_a_golden_game_is_played_as_ever(game_id: str, mode: Mode, seats: int) -> None:
    path = HERE / f"{game_id}-{mode.id}-{seats}.txt"
    played = transcript(game_id, mode, seats)
    if os.environ.get("WAYSTONE_BLESS"):
        path.write_text(played, encoding="utf-8")
    assert path.is_file(), "no golden game: make bless"
    assert played == path.read_text(encoding="utf-8"), "another game: make bless, read the diff"


@pytest.mark.parametrize(
    ("game_id", "mode", "seats"), games(), ids=lambda v: getattr(v, "id", None) or str(v)
)
def test_a_golden_game_reads_well_in_both_languages(game_id: str, mode: Mode, seats: int) -> None:
    """Prompts, answers to choose from, and the log: no error, no id, no foreign word."""
    game = find(game_id)
    session = Session.new(game, Setup(seats, 2026, mode.id))
    texts = [game.text(language, session.content) for language in LANGUAGES]
    bent = asked_for(game.folder)
    told: dict[str, list[str]] = {text.language: [] for text in texts}
    shown = 0
    while session.ask is not None and len(session.history) < MOST_ANSWERS:
        question = session.questions()[0]
        for text in texts:
            for said in spoken(question, session.log[shown:], text):
                assert not ERROR.search(said), said
                assert not FOREIGN[text.language].search(said), said
                assert not [w for w in ID.findall(said) if text.has(w) or text.name(w) != w], said
        for line in session.log[shown:]:
            assert line.text in OF_THE_TABLE or names(line, texts[0]), line
        for line in (*session.log[shown:], Line(question.prompt, question.args, "", 0)):
            for text in texts:
                told[text.language].append(text.format(line.text, line.args))
            stiff = [a for a in bent.get(line.text, ()) if not bends(line.args[a], texts[-1])]
            assert stiff == [], f"{line.text}: the forms of {line.args} are not known"
        shown = len(session.log)
        key = game.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    for lines in told.values():
        labels = [line for line in lines if LABEL.match(line)]
        assert len(labels) <= MOST_LABELS * len(lines), labels


def asked_for(folder: Path) -> dict[str, set[str]]:
    """By each Russian message the arguments whose forms it asks for."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.glob("locale/ru*.ftl")):
        message = ""
        for name, argument in BENT.findall(path.read_text(encoding="utf-8")):
            message = name or message
            if argument:
                found.setdefault(message, set()).add(argument.replace("-", "_"))
    return found


def bends(value: object, text: Text) -> bool:
    """Whether a name, or each of several, has its forms."""
    if isinstance(value, list | tuple):
        return all(bends(item, text) for item in value)
    return isinstance(text.formed(str(value)), Name)


def names(line: Line, text: Text) -> bool:
    """Whether a line names a character, a piece, a card or a place."""
    things = [
        v for value in line.args.values() for v in (value if isinstance(value, list) else [value])
    ]
    return any(isinstance(thing, str) and text.name(thing) != thing for thing in things if thing)


def spoken(question: Question[str], lines: list[Line], text: Text) -> Iterator[str]:
    """What is read at one moment of a game."""
    yield text.format(question.prompt, question.args)
    for option in question.options:
        yield text.format(option.text, option.args) if option.text else text.name(option.key)
    for line in lines:
        yield text.format(line.text, line.args)


def test_no_golden_game_holds_the_text_of_an_error() -> None:
    found = [
        f"{path.name}:{n}: {line}"
        for path in sorted(HERE.glob("*.txt"))
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if ERROR.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "Anna: gold NUMBER() [fact-gold-changed: __init__() got an unexpected keyword]",
        "seat 0: [ask-target] [GH-ATT-01] -> none",
        "Unknown external: who",
        "{???}",
    ],
)
def test_the_text_of_an_error_is_known_when_it_is_seen(line: str) -> None:
    assert ERROR.search(line)
