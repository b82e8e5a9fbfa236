"""The ways to play: encounters, a campaign; and the optional rules of a campaign (TG-STM, TG-EPM,
TG-ECH)."""

from waystone.kernel.game import Setup, Variant
from waystone.kernel.step import Next

from ..box.definitions import Content
from ..table.state import State
from .campaign import campaign_table, lesson
from .setup import encounter_table
from .steps import casting

_CAMPAIGN = ("campaign",)

VARIANTS = (
    Variant("echoes", {"en": "Echoes of Ruin", "ru": "Эхо краха"}, _CAMPAIGN),
    Variant(
        "story-count",
        {"en": "Story: one character fewer counted", "ru": "Сюжет: счёт на одного меньше"},
        _CAMPAIGN,
    ),
    Variant(
        "story-stones",
        {"en": "Story: cheaper Guidestones", "ru": "Сюжет: камни дешевле"},
        _CAMPAIGN,
    ),
    Variant(
        "story-upgrades",
        {"en": "Story: wider choice of upgrades", "ru": "Сюжет: больше карт на выбор"},
        _CAMPAIGN,
    ),
    Variant("story-time", {"en": "Story: time is lenient", "ru": "Сюжет: время щадит"}, _CAMPAIGN),
    Variant(
        "epic-count",
        {"en": "Epic: one character more counted", "ru": "Эпос: счёт на одного больше"},
        _CAMPAIGN,
    ),
    Variant(
        "epic-stones",
        {"en": "Epic: dearer Guidestones", "ru": "Эпос: камни дороже"},
        _CAMPAIGN,
    ),
    Variant(
        "epic-prices",
        {"en": "Epic: dearer development", "ru": "Эпос: развитие дороже"},
        _CAMPAIGN,
    ),
    Variant(
        "epic-burden",
        {"en": "Epic: five items at most", "ru": "Эпос: не больше пяти предметов"},
        _CAMPAIGN,
    ),
    Variant("epic-rest", {"en": "Epic: classic rest", "ru": "Эпос: прежний отдых"}, _CAMPAIGN),
    Variant(
        "epic-time",
        {"en": "Epic: Guidestones fade with time", "ru": "Эпос: камни гаснут со временем"},
        _CAMPAIGN,
    ),
)


def begin(wanted: Setup, content: Content) -> tuple[State, Next]:
    """TG-SET-01: first of all characters are chosen; TG-TUT-02: the tutorial has one."""
    if wanted.mode != "campaign":
        return encounter_table(wanted), casting(0)
    alone = content.campaigns[wanted.scenario].character
    return campaign_table(wanted), lesson() if alone else casting(0)
