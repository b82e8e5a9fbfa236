"""`Game`: what a folder under `games/` says of itself, and how such folders are found."""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct, field, structs

from .ask import AnyQuestion
from .codec import meet
from .content import load, pack_of, stamps
from .errors import BadContent, BadSetup, NoSuchGame
from .glossary import GLOSSARY, Keywords, Term
from .interpret import Interpreters
from .lint import Mistake
from .migrate import Migration
from .rng import Streams
from .scenes import Scenes
from .stage import Staging
from .step import Steps, Then
from .text import LANGUAGES, Names, Text
from .tombstones import mistakes, tombstones
from .view import Card, Table

AnyState: TypeAlias = Any
"""The state of a game that the kernel does not know."""

AnyContent: TypeAlias = Any
"""Its content."""

Loaded: TypeAlias = tuple[AnyContent, str]
"""Content and its hash."""


class Mode(Struct, frozen=True):
    """A way to play the game. `name` by language; `seats` from least to most."""

    id: str
    name: dict[str, str]
    seats: tuple[int, int]
    cooperative: bool = False


class Variant(Struct, frozen=True):
    """An optional rule, on or off. `instead`: the variant that it goes further than; only one of
    the two can be on."""

    id: str
    name: dict[str, str]
    modes: tuple[str, ...] = ()
    instead: str = ""


class Choice(Struct, frozen=True):
    """A setting with several values, the first of them the default."""

    id: str
    name: dict[str, str]
    values: tuple[str, ...]
    names: dict[str, dict[str, str]] = {}
    modes: tuple[str, ...] = ()


class Scenario(Struct, frozen=True):
    """`group` is the name of the heading under which a long list shows it."""

    id: str
    name: dict[str, str]
    seats: tuple[int, int]
    mode: str = ""
    group: dict[str, str] = {}


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that decides how a game starts; with the answers it is the whole game. `luck` is
    stacked: what the draws of a purpose give first, before the seed decides. `even`: where a hidden
    card could be used, whoever could hold one by what all can see is asked, whether they do or not:
    else that they are asked would tell."""

    seats: int
    seed: int
    mode: str = ""
    scenario: str = ""
    variants: list[str] = field(default_factory=list)
    choices: dict[str, str] = field(default_factory=dict)
    luck: dict[str, list[int]] = field(default_factory=dict)
    even: bool = False

    def streams(self) -> Streams:
        return Streams(self.seed, stacked={name: draws[:] for name, draws in self.luck.items()})


class Bots(Struct, frozen=True):
    """What a game tells its bots. Both look at the state only where the seat may look.
    `policy` gives the key of a sensible answer, `value` how well the seat stands, 0 to 1. A search
    plays on until so many turns have begun as `horizon` says before it asks for the value;
    `searched` says of a prompt whether its answers can be told apart by then: where not, the
    policy answers."""

    policy: Callable[[AnyState, AnyContent, int, AnyQuestion], str]
    value: Callable[[AnyState, AnyContent, int], float]
    horizon: int = 8
    searched: Callable[[str], bool] = lambda prompt: True


class Report(Struct, frozen=True):
    """What a game finds out about its content as a whole: lines to read, mistakes, and drawings
    (SVG) by name."""

    lines: list[str] = field(default_factory=list)
    mistakes: list[str] = field(default_factory=list)
    drawings: dict[str, str] = field(default_factory=dict)


class Game(Struct, frozen=True):
    """A game, whole. `folder` holds its `content/` and `locale/`; `begin` lays out the table and
    names the first step; `redeal` deals anew, in place, all that a seat cannot see; `names` gives
    the name of every thing by the id that messages use, and `bent` those ids whose names sentences
    put into cases; `cards` shows every card there is; `tally`
    counts what mass play shall report of a state; `pieces` names what must come up in play besides
    the definitions themselves (halves of cards, cards of decks), as answers or facts name it;
    `lesson` is the setup of a first game to learn by; `report` looks at the content as a whole;
    `lint` finds mistakes in content that its types cannot tell, and is asked about every pack;
    `interpreters` are those of the vocabularies of its cards; `stage` says what a question is
    about, `scenes` what stands on the stage while a fact is told; `towards` names the answer that
    leads a walk to a goal (an id of the table), and `plain_steps` are the messages of facts that do
    not interrupt it, and of questions that it may come to on its way; `reaches` names, by the key
    of an answer, the goals to which a walk may lead that begins with it."""

    id: str
    name: dict[str, str]
    folder: Path
    state: type[Struct]
    content: type[Struct]
    steps: Steps[Any]
    modes: tuple[Mode, ...]
    begin: Callable[[Setup, AnyContent], tuple[AnyState, Then]]
    view: Callable[[AnyState, AnyContent, int | None, Text], Table]
    redeal: Callable[[AnyState, AnyContent, int, Streams], None]
    names: Callable[[AnyContent], Names]
    bots: Bots
    check: Callable[[AnyState, AnyContent], list[str]]
    stage: Callable[[AnyState, AnyContent, AnyQuestion, Text], Staging] = lambda *_: Staging()
    scenes: Scenes[AnyState, AnyContent] = Scenes()
    towards: Callable[[AnyState, AnyContent, AnyQuestion, str], str | None] = lambda *_: None
    plain_steps: frozenset[str] = frozenset()
    reaches: Callable[[AnyState, AnyContent, AnyQuestion], dict[str, list[str]]] = lambda *_: {}
    scenarios: Callable[[AnyContent], list[Scenario]] = lambda content: []
    variants: tuple[Variant, ...] = ()
    choices: tuple[Choice, ...] = ()
    bent: Callable[[AnyContent], list[str]] = lambda content: []
    cards: Callable[[AnyContent, Text], list[Card]] = lambda content, text: []
    tally: Callable[[AnyState, AnyContent], dict[str, int]] = lambda state, content: {}
    pieces: Callable[[AnyContent], list[str]] = lambda content: []
    lesson: Setup | None = None
    report: Callable[[AnyContent], Report] = lambda content: Report()
    lint: Callable[[AnyContent], list[Mistake]] = lambda content: []
    interpreters: tuple[Interpreters[Any, Any, Any], ...] = ()
    version: int = 1
    migrations: Mapping[int, Migration] = {}

    def __post_init__(self) -> None:
        meet(self.state, self.content)

    def load_content(self, packs: tuple[Path, ...] = ()) -> Loaded:
        """The content with the given packs added, and its hash."""
        return _content(self.id, packs, tuple(stamp for pack in packs for stamp in stamps(pack)))

    def check_content(self, packs: tuple[Path, ...] = ()) -> AnyContent:
        """The content, freshly read and linted: what a designer asks for."""
        _meant_for(self, packs)
        content, _ = load(self.content, [self.folder / "content", *packs], self.lint)
        if found := mistakes(tombstones(self.folder), content):
            raise BadContent(found)
        return content

    def text(self, language: str, content: AnyContent) -> Text:
        words = self.glossary(content).values()
        sources = [KERNEL_LOCALE, self.folder / "locale"]
        return Text(language, sources, self.names(content), Keywords(words, language))

    def glossary(self, content: AnyContent) -> Mapping[str, Term]:
        """The terms of its book, by id."""
        found: Mapping[str, Term] = getattr(content, GLOSSARY, {})
        return found

    def mode(self, name: str) -> Mode:
        for mode in self.modes:
            if mode.id == name:
                return mode
        known = ", ".join(mode.id for mode in self.modes)
        raise BadSetup(f"{self.id} has no mode '{name}': choose {known}.")

    def settle(self, setup: Setup, content: AnyContent) -> Setup:
        """The setup with defaults filled in, or a `BadSetup` that says what is wrong."""
        mode = self.mode(setup.mode or self._default_mode(setup.seats))
        least, most = mode.seats
        if not least <= setup.seats <= most:
            raise BadSetup(
                f"{self.id} in mode {mode.id} takes {_range(least, most)}, not {setup.seats}."
            )
        if not 0 <= setup.seed < 2**53:
            raise BadSetup("The seed must be a whole number from 0 to 2^53.")
        scenario = self._scenario(setup, mode, content)
        variants = self._variants(setup)
        choices = {c.id: c.values[0] for c in self.choices if not c.modes or mode.id in c.modes}
        for name, value in setup.choices.items():
            if name not in choices:
                known = ", ".join(choices) or "none"
                raise BadSetup(f"{self.id} has no setting '{name}' here: there are {known}.")
            allowed = next(c.values for c in self.choices if c.id == name)
            if value not in allowed:
                raise BadSetup(f"'{value}' is no value of {name}: choose {', '.join(allowed)}.")
            choices[name] = value
        return structs.replace(
            setup, mode=mode.id, scenario=scenario, variants=variants, choices=choices
        )

    def _variants(self, setup: Setup) -> list[str]:
        variants = [v.id for v in self.variants if v.id in setup.variants]
        for name in setup.variants:
            if name not in variants:
                known = ", ".join(v.id for v in self.variants) or "none"
                raise BadSetup(f"{self.id} has no variant '{name}': there are {known}.")
        for variant in self.variants:
            if variant.id in variants and variant.instead in variants:
                raise BadSetup(
                    f"{self.id}: '{variant.id}' goes further than '{variant.instead}': "
                    "choose one of the two."
                )
        return variants

    def _default_mode(self, seats: int) -> str:
        for mode in self.modes:
            if mode.seats[0] <= seats <= mode.seats[1]:
                return mode.id
        least = min(mode.seats[0] for mode in self.modes)
        most = max(mode.seats[1] for mode in self.modes)
        raise BadSetup(f"{self.id} takes {_range(least, most)}, not {seats}.")

    def _scenario(self, setup: Setup, mode: Mode, content: AnyContent) -> str:
        every = self.scenarios(content)
        if not setup.scenario:
            for scenario in every:
                fits = scenario.seats[0] <= setup.seats <= scenario.seats[1]
                if fits and scenario.mode in ("", mode.id):
                    return scenario.id
            return ""
        for scenario in every:
            if scenario.id == setup.scenario and scenario.mode in ("", mode.id):
                least, most = scenario.seats
                if not least <= setup.seats <= most:
                    raise BadSetup(f"Scenario {scenario.id} takes {_range(least, most)}.")
                return scenario.id
        known = ", ".join(s.id for s in every if s.mode in ("", mode.id)) or "none"
        raise BadSetup(f"{self.id} has no scenario '{setup.scenario}' here: there are {known}.")


meet(Streams, Term)

KERNEL_LOCALE = Path(__file__).parent / "locale"


def _range(least: int, most: int) -> str:
    seats = f"{least}" if least == most else f"{least} to {most}"
    return f"{seats} seat{'' if most == 1 else 's'}"


@lru_cache(maxsize=32)
def _content(
    game_id: str, packs: tuple[Path, ...], stamps: tuple[tuple[str, int, int], ...]
) -> Loaded:
    """Read once, and again when a file of a pack has changed."""
    game = find(game_id)
    _meant_for(game, packs)
    folders = [game.folder / "content", *packs]
    return load(game.content, folders, game.lint if packs else None)


def _meant_for(game: Game, packs: tuple[Path, ...]) -> None:
    for pack in packs:
        meant = pack_of(pack).game
        if meant != game.id:
            raise BadContent([f"{pack.name} is a pack for {meant}, not for {game.id}"])


def ids(*, templates: bool = False) -> list[str]:
    """The ids of all games, by their folders; nothing is imported."""
    package = importlib.import_module("waystone.games")
    folders = [m.name for m in pkgutil.iter_modules(package.__path__) if m.ispkg]
    return [f.replace("_", "-") if f[0] != "_" else f for f in folders if templates or f[0] != "_"]


@cache
def find(game_id: str) -> Game:
    """The game of this id; only its own folder is imported. The folders are looked through once
    for each id: mass play asks for its game again and again."""
    if game_id not in ids(templates=True):
        raise NoSuchGame(f"There is no game '{game_id}': choose {', '.join(ids())}.")
    folder = game_id if game_id.startswith("_") else game_id.replace("-", "_")
    game: Game = importlib.import_module(f"waystone.games.{folder}").GAME
    return game


__all__ = [
    "LANGUAGES",
    "Bots",
    "Choice",
    "Game",
    "Mode",
    "Report",
    "Scenario",
    "Setup",
    "Variant",
    "find",
    "ids",
]
