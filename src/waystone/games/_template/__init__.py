"""The Cellar: two rooms, one beast, a hero for each seat. The smallest complete game: copy me."""

from pathlib import Path

from waystone.kernel.game import Bots, Game, Mode, Setup, Variant

from .bots import outlook, policy
from .box.definitions import Content
from .checks import invariants, lint
from .rules import cards, setup, walking
from .rules.registry import step
from .shown import faces, hidden, names, view
from .shown.scene import scenes
from .shown.stage import stages
from .table.migrations import MIGRATIONS
from .table.state import State

GAME = Game(
    id="_template",
    name={"en": "The Cellar", "ru": "Подвал"},
    folder=Path(__file__).parent,
    state=State,
    content=Content,
    steps=step,
    modes=(Mode("cellar", {"en": "Down the stairs", "ru": "Вниз по лестнице"}, (1, 4), True),),
    variants=(Variant("dark", {"en": "No torches", "ru": "Без факелов"}),),
    begin=setup.begin,
    scenarios=setup.scenarios,
    view=view.view,
    redeal=hidden.redeal,
    names=names.names,
    cards=faces.cards,
    lesson=Setup(1, 7),
    bots=Bots(policy.policy, outlook.value),
    check=invariants.check,
    stage=stages,
    scenes=scenes,
    towards=walking.towards,
    plain_steps=walking.PLAIN_STEPS,
    lint=lint.lint,
    interpreters=(cards.spends,),
    version=2,
    migrations=MIGRATIONS,
)
