"""What the content files define: classes and cards, monsters, items, goals, scenarios."""

from functools import cached_property
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct, field

from .campaign_parts import AchievementDef, BoxDef, CampaignDef, EventDef, QuestDef
from .dungeon_map import Pages, Plans
from .dungeon_parts import LairCard, RoomCard
from .effects import BONUSES, Ability, Action, Amount, Boost, Condition, Element
from .scenario_parts import Name, ScenarioDef
from .stickers import Cards, Lasting, Owners, Summons

if TYPE_CHECKING:
    from .board import Numbers
    from .layout import Layout

Curve: TypeAlias = Literal["low", "mid", "high"]

HIT_POINTS: dict[Curve, tuple[int, ...]] = {
    "low": (6, 7, 8, 9, 10, 11, 12, 13, 14),
    "mid": (8, 9, 11, 12, 14, 15, 17, 18, 20),
    "high": (10, 12, 14, 16, 18, 20, 22, 24, 26),
}


class CardDef(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-CRD-12. `level` is 1 to 9, or X."""

    id: str
    name: Name
    level: int | Literal["X"]
    initiative: int
    top: Action
    bottom: Action

    @property
    def grade(self) -> int:
        """A level X card is there from the start."""
        return 1 if self.level == "X" else self.level


class ModifierDef(Struct, frozen=True, forbid_unknown_fields=True):
    """A class's own attack modifier card. `value` is added; its effects count as if printed on
    the attack; `then` happens once after the attack (heal self, shield self, ...)."""

    id: str
    value: int = 0
    rolling: bool = False
    pierce: int = 0
    push: int = 0
    pull: int = 0
    targets: int = 0
    conditions: list[Condition] = field(default_factory=list)
    infuse: list[Element] = field(default_factory=list)
    then: list[Ability] = field(default_factory=list)


class PerkDef(Struct, frozen=True, forbid_unknown_fields=True):
    """`boxes`: how often it can be taken. `remove` and `add` list modifier cards; standard cards
    are "+0", "+1", "-1", "+2", "-2". `ignore`: negative effects of items or scenarios."""

    boxes: int = 1
    remove: list[str] = field(default_factory=list)
    add: list[str] = field(default_factory=list)
    ignore: list[Literal["items", "scenario"]] = field(default_factory=list)


class SummonDef(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-SUM-02. `range` 0 is melee; no `attack` or `move`: it does none."""

    id: str
    name: Name
    icon: str
    hp: Amount
    move: int | None = None
    attack: int | None = None
    range: int = 0
    shield: int = 0
    retaliate: int = 0
    pierce: int = 0
    targets: int = 1
    push: int = 0
    pull: int = 0
    conditions: list[Condition] = field(default_factory=list)
    flying: bool = False
    jump: bool = False
    on_death: list[Ability] = field(default_factory=list)


class ClassDef(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    text: Name
    icon: str
    hand: int
    health: Curve
    cards: list[CardDef]
    perks: list[PerkDef]
    modifiers: list[ModifierDef] = field(default_factory=list)
    summons: list[SummonDef] = field(default_factory=list)
    locked: bool = False


PerLevel: TypeAlias = int | str | list[int | str]
"""One value for all levels, or eight values for the levels 0 to 7; a word is a formula in L, C."""


class Stats(Struct, frozen=True, forbid_unknown_fields=True):
    """One half of a statistic card (GH-MON-01); each number for the levels 0 to 7."""

    hp: PerLevel
    move: PerLevel = 0
    attack: PerLevel = 0
    range: PerLevel = 0
    shield: PerLevel = 0
    retaliate: PerLevel = 0
    retaliate_range: PerLevel = 1
    pierce: PerLevel = 0
    targets: PerLevel = 1
    conditions: list[Condition] = field(default_factory=list)
    advantage: bool = False
    guarded: bool = False
    immune: list[str] = field(default_factory=list)


class MonsterCard(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-MON-06."""

    initiative: int
    abilities: list[Ability]
    shuffle: bool = False


class MonsterDef(Struct, frozen=True, forbid_unknown_fields=True):
    """A monster type: a statistic card and (unless `deck` names another type's) eight ability
    cards. A boss has `boss` instead of normal and elite, and specials."""

    id: str
    name: Name
    icon: str
    standees: int = 6
    normal: Stats | None = None
    elite: Stats | None = None
    boss: Stats | None = None
    flying: bool = False
    deck: str = ""
    cards: list[MonsterCard] = field(default_factory=list)
    special_1: list[Ability] = field(default_factory=list)
    special_2: list[Ability] = field(default_factory=list)
    words: list[str] = field(default_factory=list)


class ItemDef(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-ITM-13. `when` it can be used: in your `turn` (its abilities), on one of your `move` or
    `attack` abilities (its boost), when `attacked` (its bonuses bear on that attack), when you
    would be `damaged`, at the `reveal` of initiative, or `worn`: its bonuses always run. `found`
    where it comes from: the shop sells it from a level of prosperity on (GH-SHP-05), or once its
    design is known (GH-SHP-06), or it is a single find; in a scenario by itself `prosperity` is
    the least level of a character that may have it."""

    id: str
    name: Name
    icon: str
    price: int
    slot: Literal["head", "body", "legs", "hand", "hands", "small"]
    when: Literal["turn", "move", "attack", "attacked", "damaged", "reveal", "worn"]
    use: Literal["", "spent", "consumed"] = ""
    circles: int = 0
    prosperity: int = 1
    found: Literal["shop", "design", "treasure"] = "shop"
    copies: int = 2
    minus: int = 0
    unrecoverable: bool = False
    entire: bool = False
    boost: Boost | None = None
    abilities: list[Ability] = field(default_factory=list)
    bonuses: list[Ability] = field(default_factory=list)
    initiative: int = 0


class BattleGoalDef(Struct, frozen=True, forbid_unknown_fields=True):
    """`count` compares one of the counted deeds with bounds at the end of the scenario."""

    id: str
    name: Name
    checks: Literal[1, 2]
    count: str
    least: int | None = None
    most: int | None = None


class DeckDef(Struct, frozen=True, forbid_unknown_fields=True):
    """A monster ability deck that several types share (the bosses' one)."""

    id: str
    cards: list[MonsterCard]


class World(Struct, frozen=True, forbid_unknown_fields=True):
    """Words of the world, for all texts to agree on: places, factions, people."""

    words: dict[str, Name] = field(default_factory=dict)


class Content(Struct, frozen=True, dict=True):
    classes: dict[str, ClassDef]
    monsters: dict[str, MonsterDef]
    decks: dict[str, DeckDef]
    items: dict[str, ItemDef]
    battle_goals: dict[str, BattleGoalDef]
    scenarios: dict[str, ScenarioDef]
    events: dict[str, EventDef]
    quests: dict[str, QuestDef]
    boxes: dict[str, BoxDef]
    achievements: dict[str, AchievementDef]
    rooms: dict[str, RoomCard]
    lairs: dict[str, LairCard]
    campaign: CampaignDef
    world: World

    @cached_property
    def cards(self) -> Cards:
        """Every ability card of every class by its id."""
        return Cards({card.id: card for c in self.classes.values() for card in c.cards})

    @cached_property
    def class_of(self) -> dict[str, str]:
        return Owners({card.id: c.id for c in self.classes.values() for card in c.cards})

    @cached_property
    def modifiers(self) -> dict[str, ModifierDef]:
        own = {m.id: m for c in self.classes.values() for m in c.modifiers}
        return STANDARD | own

    @cached_property
    def summons(self) -> dict[str, SummonDef]:
        return Summons({s.id: s for c in self.classes.values() for s in c.summons})

    @cached_property
    def pages(self) -> Pages:
        """The page of every scenario by its id, those of random dungeons too."""
        return Pages(self)

    @cached_property
    def plans(self) -> Plans:
        """The room cards of random dungeons, as maps."""
        return Plans(self.rooms)

    @cached_property
    def layouts(self) -> dict[str, "Layout"]:
        """The maps that have been read so far, by scenario."""
        return {}

    @cached_property
    def numbers(self) -> dict[tuple[str, str, int, int, int, str], "Numbers"]:
        """Statistics that have been worked out so far."""
        return {}

    @cached_property
    def lasting(self) -> dict[tuple[str, str], tuple[Ability, ...]]:
        """The bonuses of each half that stays in the active area."""
        found: dict[tuple[str, str], tuple[Ability, ...]] = {
            (card.id, half): tuple(a for a in action.abilities if isinstance(a, BONUSES))
            for card in self.cards.values()
            for half, action in (("top", card.top), ("bottom", card.bottom))
        }
        return Lasting(self.cards, found)

    @cached_property
    def worn(self) -> dict[str, tuple[Ability, ...]]:
        """The bonuses of items that run while they are worn."""
        return {
            item.id: tuple(item.bonuses) if item.when == "worn" else ()
            for item in self.items.values()
        }

    @cached_property
    def tidal(self) -> frozenset[str]:
        """The classes with cards that name the tide."""
        return frozenset(
            c.id
            for c in self.classes.values()
            if any("tide" in str((card.top, card.bottom)).lower() for card in c.cards)
        )

    @cached_property
    def ability_decks(self) -> dict[str, list[MonsterCard]]:
        own = {m.id: m.cards for m in self.monsters.values() if m.cards}
        return own | {deck.id: deck.cards for deck in self.decks.values()}


STANDARD = {
    name: ModifierDef(name, value)
    for name, value in (("+0", 0), ("+1", 1), ("-1", -1), ("+2", 2), ("-2", -2))
}
"""The plain faces; null, x2, bless and curse have rules of their own (GH-AMD)."""

STANDARD_DECK = ["+0"] * 6 + ["+1"] * 5 + ["-1"] * 5 + ["+2", "-2", "null", "x2"]
