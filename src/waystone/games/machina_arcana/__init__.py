"""Machina Arcana: an expedition under the ice, and a works that never stopped."""

from pathlib import Path

from waystone.kernel.game import Bots, Game, Mode, Setup, Variant

from .bots import outlook, policy
from .box.definitions import Content
from .checks import invariants, lint
from .rules import registry, setup
from .rules.actions import walking
from .rules.cards import conditions
from .rules.effects import affecting, items, moves, nested, spaces, story, units
from .shown import faces, hidden, names, view
from .shown.scene import scenes
from .shown.stage import stages
from .table.migrations import MIGRATIONS
from .table.state import State

GAME = Game(
    id="machina-arcana",
    name={"en": "Machina Arcana", "ru": "Machina Arcana"},
    folder=Path(__file__).parent,
    state=State,
    content=Content,
    steps=registry.step,
    modes=(
        Mode("scenario", {"en": "Scenario", "ru": "Сценарий"}, (1, 4), True),
        Mode("campaign", {"en": "Campaign", "ru": "Кампания"}, (1, 4), True),
    ),
    variants=(
        Variant("quick", {"en": "Quick game", "ru": "Быстрая партия"}),
        Variant("very-quick", {"en": "Very quick game", "ru": "Очень быстрая партия"}, (), "quick"),
        Variant("easy", {"en": "Easy", "ru": "Лёгкая партия"}),
        Variant("very-easy", {"en": "Very easy", "ru": "Очень лёгкая партия"}, (), "easy"),
    ),
    begin=setup.begin,
    scenarios=setup.scenarios,
    view=view.view,
    redeal=hidden.redeal,
    names=names.names,
    bent=names.bent,
    bots=Bots(
        policy.policy, outlook.value, horizon=28, searched=lambda prompt: prompt != "ask-explorer"
    ),
    check=invariants.check,
    stage=stages,
    scenes=scenes,
    towards=walking.towards,
    plain_steps=walking.PLAIN_STEPS,
    cards=faces.cards,
    lint=lint.lint,
    interpreters=(
        registry.performs.known_in(units, moves, spaces, items, story, nested),
        registry.affects.known_in(affecting),
        registry.holds.known_in(conditions),
    ),
    version=2,
    migrations=MIGRATIONS,
    lesson=Setup(1, 5, "scenario", "works", ["very-quick", "very-easy"]),
)
