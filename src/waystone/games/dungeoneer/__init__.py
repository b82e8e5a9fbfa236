"""Dungeoneer: Wrath of the Serpent Goddess. Every player owns a hero and, in one phase of the own
turn, is the Dungeonlord against the others."""

from pathlib import Path

from waystone.kernel.game import Bots, Game, Mode, Setup, Variant

from .bots import outlook, policy
from .box.definitions import Content
from .checks import invariants, lint
from .rules import setup
from .rules.cards import fitting
from .rules.cards.acts import battles, cards, places, points, quests
from .rules.dungeon import obstacles, walking
from .rules.quests import attempts
from .rules.registry import does, performs, step
from .rules.turn import deeds
from .shown import faces, hidden, view
from .shown.names import bent, names
from .shown.rolls import scenes
from .shown.stage import stages
from .table.migrations import MIGRATIONS
from .table.state import State

GAME = Game(
    id="dungeoneer",
    name={"en": "Dungeoneer", "ru": "Подземелье"},
    folder=Path(__file__).parent,
    state=State,
    content=Content,
    steps=step,
    modes=(
        Mode("legendary", {"en": "Legendary game", "ru": "Легендарная игра"}, (2, 4)),
        Mode("solo", {"en": "Alone in the temple", "ru": "Один в храме"}, (1, 1), True),
        Mode(
            "combined",
            {"en": "From novice to legend", "ru": "От новичка до легенды"},
            (2, 4),
        ),
    ),
    variants=(
        Variant("no-blank-spots", {"en": "No blank spots", "ru": "Без белых пятен"}),
        Variant("resurrection", {"en": "Resurrection", "ru": "Воскрешение"}),
        Variant("choice-of-heroes", {"en": "Choice of heroes", "ru": "Выбор героев"}),
        Variant("optional-discard", {"en": "Optional discard", "ru": "Необязательный сброс"}),
        Variant(
            "unbiased-placement",
            {"en": "Unbiased placement", "ru": "Непредвзятое размещение"},
        ),
        Variant("nothing-personal", {"en": "Nothing personal", "ru": "Ничего личного"}),
        Variant("limited-movement", {"en": "Limited movement", "ru": "Ограничение движения"}),
        Variant("dodging-spikes", {"en": "Dodging spikes", "ru": "Уклонение от шипов"}),
        Variant("solo-lair", {"en": "Solo with a lair", "ru": "Одиночная с логовом"}, ("solo",)),
    ),
    begin=setup.begin,
    view=view.view,
    redeal=hidden.redeal,
    names=names,
    bent=bent,
    bots=Bots(policy.policy, outlook.value_for, horizon=2, searched=policy.shows_soon),
    check=invariants.check,
    stage=stages,
    scenes=scenes,
    towards=walking.towards,
    plain_steps=walking.PLAIN_STEPS,
    cards=faces.every_card,
    lesson=Setup(2, 7, "legendary"),
    lint=lint.lint,
    interpreters=(
        does.known_in(battles, cards, places, points, quests),
        performs.known_in(deeds),
        attempts.succeeds,
        obstacles.meets,
        fitting.fits_moment,
        fitting.fits_calm,
        fitting.affects,
    ),
    version=2,
    migrations=MIGRATIONS,
)
