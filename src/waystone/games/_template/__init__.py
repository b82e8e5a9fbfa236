"""The Cellar: two rooms, one beast, a hero for each seat. The smallest complete game: copy me."""

from pathlib import Path

from waystone.kernel.game import Bots, Game, Mode, Setup, Variant

from . import bots, setup, steps, view
from .state import Content, State

GAME = Game(
    id="_template",
    name={"en": "The Cellar", "ru": "Подвал"},
    folder=Path(__file__).parent,
    state=State,
    content=Content,
    steps=steps.step,
    modes=(Mode("cellar", {"en": "Down the stairs", "ru": "Вниз по лестнице"}, (1, 4), True),),
    variants=(Variant("dark", {"en": "No torches", "ru": "Без факелов"}),),
    begin=setup.begin,
    scenarios=setup.scenarios,
    view=view.view,
    redeal=view.redeal,
    names=view.names,
    cards=view.cards,
    lesson=Setup(1, 7),
    bots=Bots(bots.policy, bots.value),
    check=setup.check,
)
