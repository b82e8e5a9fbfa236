"""The ways to play: encounters, a campaign; and the optional rules of a campaign (TG-STM, TG-EPM,
TG-ECH)."""

from waystone.kernel.game import Setup, Variant
from waystone.kernel.step import Next

from . import campaign, setup
from .definitions import Content
from .state import State
from .world_check import check_world

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


def check(state: State, content: Content) -> list[str]:
    """Every broken invariant, one sentence each."""
    found = setup.check(state, content)
    if state.world is not None:
        found += check_world(state, state.world, content)
    return found


def begin(wanted: Setup, content: Content) -> tuple[State, Next]:
    if wanted.mode == "campaign":
        return campaign.begin(wanted, content)
    return setup.begin(wanted, content)
