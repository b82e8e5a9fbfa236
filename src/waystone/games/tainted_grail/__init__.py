"""Tainted Grail: Kings of Ruin."""

from pathlib import Path

from waystone.kernel.game import Bots, Choice, Game, Mode, Setup, Variant

from .bots import outlook, policy
from .box.definitions import Content
from .checks import invariants, lint, report
from .rules import doing, modes, setup
from .rules.journal import requirements
from .rules.registry import step
from .shown import faces, hidden, names, view, walking
from .shown.stage import stages
from .table.migrations import MIGRATIONS
from .table.state import State

GAME = Game(
    id="tainted-grail",
    name={
        "en": "Tainted Grail: Kings of Ruin",
        "ru": "Осквернённый Грааль: Короли краха",
    },
    folder=Path(__file__).parent,
    state=State,
    content=Content,
    steps=step,
    modes=(
        Mode("encounter", {"en": "Encounters", "ru": "Встречи"}, setup.SEATS, True),
        Mode("campaign", {"en": "Campaign", "ru": "Кампания"}, setup.SEATS, True),
    ),
    choices=(
        Choice(
            "development",
            {"en": "Development", "ru": "Развитие"},
            setup.DEVELOPMENTS,
            {
                "basic": {"en": "First steps", "ru": "Первые шаги"},
                "seasoned": {"en": "Seasoned", "ru": "Бывалые"},
                "veteran": {"en": "Veterans", "ru": "Ветераны"},
                "legend": {"en": "Legends", "ru": "Легенды"},
            },
            modes=("encounter",),
        ),
        Choice(
            "companion",
            {"en": "Companion", "ru": "Спутник"},
            ("alone", "goat", "isolut"),
            {
                "alone": {"en": "None", "ru": "Нет"},
                "goat": {"en": "Black Goat of the Barrens", "ru": "Чёрная коза с пустошей"},
                "isolut": {"en": "Isolut Golden Mask", "ru": "Изолют Золотая Маска"},
            },
            modes=("encounter",),
        ),
        Choice(
            "length",
            {"en": "How far to play", "ru": "Докуда играть"},
            ("whole", "chapter", "short"),
            {
                "short": {"en": "Three days", "ru": "Три дня"},
                "chapter": {"en": "The first chapter", "ru": "Первая глава"},
                "whole": {"en": "To an ending", "ru": "До конца"},
            },
            modes=("campaign",),
        ),
    ),
    variants=(
        Variant("story-items", {"en": "Story: starting items", "ru": "Сюжет: начальные предметы"}),
        Variant("story-tactics", {"en": "Story: tactical genius", "ru": "Сюжет: тактик"}),
        Variant(
            "story-energy",
            {
                "en": "Story: Health does not limit Energy",
                "ru": "Сюжет: здоровье не сдерживает силы",
            },
        ),
        Variant("epic-foes", {"en": "Epic: stronger encounters", "ru": "Эпос: сильные враги"}),
        Variant(
            "epic-escape", {"en": "Epic: escape by the die", "ru": "Эпос: отступление по кубику"}
        ),
        Variant(
            "epic-refusal", {"en": "Epic: giving up is red", "ru": "Эпос: отказ — красный исход"}
        ),
        Variant("wyrdform", {"en": "Wyrdforms", "ru": "Искажённые формы"}, ("encounter",)),
        *modes.VARIANTS,
    ),
    begin=modes.begin,
    scenarios=setup.scenarios,
    view=view.view,
    stage=stages,
    towards=walking.towards,
    plain_steps=walking.PLAIN_STEPS,
    redeal=hidden.redeal,
    names=names.names,
    bent=names.bent,
    bots=Bots(policy.policy, outlook.value, horizon=12),
    check=invariants.check,
    lint=lint.lint,
    cards=faces.cards,
    lesson=Setup(1, 7, "encounter", "fog-hound", ["story-items", "story-tactics", "story-energy"]),
    interpreters=(doing.performs, requirements.holds),
    report=report.report,
    tally=report.tally,
    version=3,
    migrations=MIGRATIONS,
)
