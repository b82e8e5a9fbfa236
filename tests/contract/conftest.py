"""The cases of the contract: every game that is found, in every mode, with as few and with as many
as it takes; `WAYSTONE_WHOLE=1`: with every number of seats. A failure leaves a save and prints the
command that replays it."""

import os
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from msgspec import Struct

from waystone.bots.random import any_answer
from waystone.kernel.game import Game, Setup, find, ids
from waystone.kernel.save import dump, write
from waystone.kernel.session import Keep, Session

WHOLE = bool(os.environ.get("WAYSTONE_WHOLE"))
Guard = Callable[[Session], AbstractContextManager[None]]


class Case(Struct, frozen=True):
    """A game, a mode and a number of seats."""

    game: str
    mode: str
    seats: int

    def name(self) -> str:
        return f"{self.game}-{self.mode}-{self.seats}"

    def manifest(self) -> Game:
        return find(self.game)

    def setup(self, seed: int) -> Setup:
        """A setup that `seed` picks: scenario, variants and settings."""
        game = self.manifest()
        content, _ = game.load_content()
        luck = random.Random(f"{self.name()}:{seed}")
        scenarios = [
            s.id
            for s in game.scenarios(content)
            if s.mode in ("", self.mode) and s.seats[0] <= self.seats <= s.seats[1]
        ]
        picked = [
            v
            for v in game.variants
            if (not v.modes or self.mode in v.modes) and luck.random() < 0.3
        ]
        further = {v.instead for v in picked}
        variants = [v.id for v in picked if v.id not in further]
        choices = {
            c.id: luck.choice(c.values)
            for c in game.choices
            if (not c.modes or self.mode in c.modes) and luck.random() < 0.5
        }
        scenario = luck.choice(scenarios) if scenarios else ""
        return Setup(self.seats, seed, self.mode, scenario, variants, choices)

    def session(self, seed: int, keep: Keep = "all") -> Session:
        return Session.new(self.manifest(), self.setup(seed), keep)


def random_answer(session: Session, luck: random.Random) -> tuple[int, str]:
    question = luck.choice(session.questions())
    return question.seat, any_answer(question, luck)


def every_case() -> Iterator[Case]:
    for game_id in ids(templates=True):
        for mode in find(game_id).modes:
            for seats in range(mode.seats[0], mode.seats[1] + 1):
                yield Case(game_id, mode.id, seats)


def cases() -> Iterator[Case]:
    """Those that `make test` plays: of every mode the fewest and the most seats."""
    for case in every_case():
        if WHOLE or case.seats in next(m.seats for m in find(case.game).modes if m.id == case.mode):
            yield case


def pairs() -> Iterator[Case]:
    found = {(case.game, case.mode): case for case in every_case() if case.seats <= 2}
    yield from found.values()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The template's cases are quick; those of whole games are left out of `make check`. A `pair`
    is a case of each mode with two seats, or with one where there are no two."""
    if "case" in metafunc.fixturenames:
        found = [pytest.param(case, id=case.name(), marks=_pace(case.game)) for case in cases()]
        metafunc.parametrize("case", found)
    if "pair" in metafunc.fixturenames:
        metafunc.parametrize(
            "pair",
            [
                pytest.param(case, id=f"{case.game}-{case.mode}", marks=_pace(case.game))
                for case in pairs()
            ],
        )
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [find(g) for g in ids(templates=True)], ids=lambda g: g.id)


def _pace(game_id: str) -> list[pytest.MarkDecorator]:
    return [] if game_id.startswith("_") else [pytest.mark.slow]


@pytest.fixture
def guard() -> Guard:
    """`with guard(session):` what fails inside is reported with a save to replay."""

    @contextmanager
    def watch(session: Session) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            folder = Path(tempfile.gettempdir()) / "waystone-failures"
            folder.mkdir(exist_ok=True)
            path = folder / f"{session.game.id}-{session.setup.seed}-{len(session.history)}.json"
            write(path, dump(session))
            error.add_note(f"to see it again: waystone replay {path} --trace")
            raise

    return watch


@pytest.fixture
def case_of() -> Callable[[str, int], list[Case]]:
    """The cases of a game (of all, if none is named) with so many seats at most."""

    def found(game_id: str, seats: int) -> list[Case]:
        return [c for c in every_case() if game_id in ("", c.game) and c.seats <= seats]

    return found


@pytest.fixture
def play() -> Callable[[Session, random.Random], tuple[int, str]]:
    return random_answer
