"""Gloomhaven: mercenaries of a harbour town, hexes, cards with two halves, and monsters that move
by the rules."""

from pathlib import Path

from waystone.kernel.game import Bots, Choice, Game, Mode, Setup, Variant

from . import bots, checks, modes, outlook, printed, setup, steps, tally, view
from .state import Content, State

GAME = Game(
    id="gloomhaven",
    name={"en": "Gloomhaven", "ru": "Мрачная гавань"},
    folder=Path(__file__).parent,
    state=State,
    content=Content,
    steps=steps.step,
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
            ("short", "whole"),
            {
                "short": {"en": "Two scenarios", "ru": "Два сценария"},
                "whole": {
                    "en": "To an ending (at most 60 scenarios)",
                    "ru": "До конца (не больше 60 сценариев)",
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
    begin=modes.begin,
    scenarios=setup.scenarios,
    view=view.view,
    redeal=view.redeal,
    names=view.names,
    bots=Bots(bots.policy, outlook.value, searched=lambda prompt: prompt != "ask-class"),
    check=checks.check,
    cards=printed.all_cards,
    tally=tally.tally,
    pieces=tally.pieces,
    lesson=Setup(2, 7, "scenario", "low-tide", [], {"difficulty": "easy"}),
)
