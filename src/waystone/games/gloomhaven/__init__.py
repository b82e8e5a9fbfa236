"""Gloomhaven: mercenaries of a harbour town, hexes, cards with two halves, and monsters that move
by the rules."""

from pathlib import Path

from waystone.kernel.game import Bots, Choice, Game, Mode, Setup, Variant

from .bots.outlook import value
from .bots.policy import policy
from .box.definitions import Content
from .checks.invariants import check
from .checks.lint import lint
from .checks.standards import report
from .rules.interpreters import INTERPRETERS
from .rules.registry import step
from .rules.setup import begin, scenarios
from .shown.faces import all_cards
from .shown.goals import reaches
from .shown.hidden import redeal
from .shown.names import bent, names
from .shown.scene import scenes
from .shown.stage import stages
from .shown.tally import pieces, tally
from .shown.view import view
from .shown.walking import PLAIN_STEPS, towards
from .table.migrations import MIGRATIONS
from .table.state import State

GAME = Game(
    id="gloomhaven",
    name={"en": "Gloomhaven", "ru": "Мрачная гавань"},
    folder=Path(__file__).parent,
    state=State,
    content=Content,
    steps=step,
    modes=(
        Mode("scenario", {"en": "A scenario", "ru": "Сценарий"}, (1, 4), True),
        Mode("dungeon", {"en": "A random dungeon", "ru": "Случайное подземелье"}, (1, 4), True),
        Mode("campaign", {"en": "A campaign", "ru": "Кампания"}, (1, 4), True),
    ),
    variants=(
        Variant("open-information", {"en": "Open information", "ru": "Открытая информация"}),
        Variant("reduced-randomness", {"en": "Reduced randomness", "ru": "Меньше случайности"}),
        Variant("permanent-death", {"en": "Permanent death", "ru": "Окончательная смерть"}),
        Variant(
            "sealed-classes",
            {"en": "Sealed classes may be chosen", "ru": "Доступны запечатанные классы"},
            ("scenario",),
        ),
    ),
    choices=(
        Choice(
            "difficulty",
            {"en": "Difficulty", "ru": "Сложность"},
            ("normal", "easy", "hard", "very-hard"),
            {
                "normal": {"en": "Normal", "ru": "Обычная"},
                "easy": {"en": "Easy", "ru": "Лёгкая"},
                "hard": {"en": "Hard", "ru": "Высокая"},
                "very-hard": {"en": "Very hard", "ru": "Очень высокая"},
            },
        ),
        Choice(
            "level",
            {"en": "Level of the characters", "ru": "Уровень персонажей"},
            tuple(str(n) for n in range(1, 10)),
            modes=("scenario", "dungeon"),
        ),
        Choice(
            "length",
            {"en": "Length of the campaign", "ru": "Длина кампании"},
            ("short", "whole", "open"),
            {
                "short": {"en": "Two scenarios", "ru": "Два сценария"},
                "whole": {
                    "en": "To an ending (at most 60 scenarios)",
                    "ru": "До конца (не больше 60 сценариев)",
                },
                "open": {
                    "en": "As long as you like, past any ending",
                    "ru": "Сколько захотите, и после концовок",
                },
            },
            modes=("campaign",),
        ),
        Choice(
            "characters",
            {"en": "Characters", "ru": "Персонажи"},
            ("as-seats", "2", "3", "4"),
            {
                "as-seats": {
                    "en": "One a seat (at least two)",
                    "ru": "По одному (но не меньше двух)",
                }
            },
        ),
    ),
    begin=begin,
    scenarios=scenarios,
    view=view,
    stage=stages,
    scenes=scenes,
    towards=towards,
    plain_steps=PLAIN_STEPS,
    reaches=reaches,
    redeal=redeal,
    names=names,
    bent=bent,
    bots=Bots(policy, value, searched=lambda prompt: prompt != "ask-class"),
    check=check,
    cards=all_cards,
    tally=tally,
    pieces=pieces,
    lint=lint,
    report=report,
    interpreters=INTERPRETERS,
    version=2,
    migrations=MIGRATIONS,
    lesson=Setup(2, 7, "scenario", "low-tide", [], {"difficulty": "easy"}),
)
