"""Runebound, third edition: heroes roam a continent, grow by adventures and race for a villain."""

from pathlib import Path

from waystone.kernel.game import Bots, Game, Mode, Setup, Variant

from . import (
    bots,
    cards,
    choices,
    combat_effects,
    hidden,
    invariants,
    outlook,
    resolve,
    setup,
    view,
)
from .state import Content, State, step

# Every effect has its interpreter in one of these.
VOCABULARY = (choices, combat_effects, resolve)

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
    names=hidden.names,
    cards=cards.every_card,
    lesson=Setup(2, 7, scenario="margath"),
    bots=Bots(bots.policy, outlook.value, horizon=2, searched=bots.is_of_a_fight),
    check=invariants.check,
)
