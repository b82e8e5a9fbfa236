"""Runebound, third edition: heroes roam a continent, grow by adventures and race for a villain."""

from pathlib import Path

from waystone.kernel.game import Bots, Game, Mode, Setup, Variant

from .bots import outlook, policy
from .bots.worth import values
from .box.definitions import Content
from .checks import invariants, lint
from .rules import setup
from .rules.cards import choices, encounters, goods, heroes
from .rules.cards.interpret import performs
from .rules.combat import effects
from .rules.registry import step
from .rules.turn import walking
from .shown import faces, hidden, names, view
from .shown.stage import stages
from .table.migrations import MIGRATIONS
from .table.state import State

GAME = Game(
    id="runebound",
    name={"en": "Runebound", "ru": "Runebound"},
    folder=Path(__file__).parent,
    state=State,
    content=Content,
    steps=step,
    modes=(
        Mode("race", {"en": "The race", "ru": "Состязание"}, (2, 4)),
        Mode("solo", {"en": "Alone", "ru": "В одиночку"}, (1, 1)),
    ),
    variants=(
        Variant("any-scenario", {"en": "Scenario by chance", "ru": "Сценарий по жребию"}),
        Variant(
            "dice-for-first", {"en": "Dice for the first player", "ru": "Первый игрок по кубикам"}
        ),
        Variant("free-trades", {"en": "Any trades allowed", "ru": "Любой обмен"}),
    ),
    begin=setup.begin,
    scenarios=setup.scenarios,
    view=view.view,
    redeal=hidden.redeal,
    names=names.names,
    bent=names.bent,
    cards=faces.every_card,
    lesson=Setup(2, 7, scenario="margath"),
    bots=Bots(policy.policy, outlook.value, horizon=2, searched=policy.is_of_a_fight),
    check=invariants.check,
    stage=stages,
    towards=walking.towards,
    plain_steps=walking.PLAIN_STEPS,
    lint=lint.lint,
    interpreters=(performs.known_in(choices, encounters, goods, heroes, effects), values),
    version=2,
    migrations=MIGRATIONS,
)
