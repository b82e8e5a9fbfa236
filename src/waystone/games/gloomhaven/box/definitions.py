"""What the content files define: classes and cards, monsters, items, goals, scenarios."""

from functools import cached_property
from typing import Literal, TypeAlias

from msgspec import Struct, field

from waystone.kernel.glossary import Term

from .campaign import AchievementDef, BoxDef, CampaignDef, EventDef, QuestDef
from .classes import STANDARD, AddedCard, CardDef, ClassDef, ModifierDef, SummonDef
from .dungeon import LairCard, RoomCard
from .dungeon_map import Layouts, Pages, Plans
from .effects import BONUSES, Ability, Special, Summon
from .items import ItemDef
from .monsters import DeckDef, MonsterCard, MonsterDef
from .scenario import ScenarioDef
from .statistics import Numbers
from .stickers import Cards, Lasting, Owners, Summons
from .walking import abilities_in
from .words import Name

Count: TypeAlias = Literal[
    "kills", "elite-kills", "cards-left", "hand-left", "lost-cards", "hp-left", "hp-missing",
    "xp", "coins", "treasures", "traps", "doors", "items-used", "items-spent", "items-consumed",
    "short-rests", "long-rests", "rests", "negated", "exhausted", "allies-exhausted", "healed",
    "conditions-given", "damage-suffered", "biggest-hit", "kills-first-round", "attacks-made",
    "moves-ended-beside-enemy", "elements-infused", "elements-consumed", "rounds", "summons",
    "default-actions", "first-kill", "last-kill", "overkill", "items-unused",
]  # fmt: skip
"""What a battle goal can count."""


class BattleGoalDef(Struct, frozen=True, forbid_unknown_fields=True):
    """`count` compares one of the counted deeds with bounds at the end of the scenario."""

    id: str
    name: Name
    checks: Literal[1, 2]
    count: Count
    least: int | None = None
    most: int | None = None


class World(Struct, frozen=True, forbid_unknown_fields=True):
    """Words of the world, for all texts to agree on: places, factions, people."""

    words: dict[str, Name] = field(default_factory=dict)


class Content(Struct, frozen=True, dict=True):
    classes: dict[str, ClassDef]
    ability_cards: dict[str, AddedCard]
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
    glossary: dict[str, Term] = {}

    @cached_property
    def class_cards(self) -> dict[str, list[CardDef]]:
        """The ability cards of each class, its own and those that packs add."""
        found: dict[str, list[CardDef]] = {c.id: list(c.cards) for c in self.classes.values()}
        for card in self.ability_cards.values():
            own = found.get(card.hero, [])
            replaced = [n for n, other in enumerate(own) if other.id == card.instead_of]
            for n in replaced:
                own[n] = card
            if not replaced:
                own.append(card)
        return found

    @cached_property
    def cards(self) -> Cards:
        """Every ability card of every class by its id."""
        return Cards({card.id: card for cards in self.class_cards.values() for card in cards})

    @cached_property
    def class_of(self) -> dict[str, str]:
        return Owners({card.id: c for c, cards in self.class_cards.items() for card in cards})

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
        return Pages(self.scenarios, self.lairs)

    @cached_property
    def plans(self) -> Plans:
        """The room cards of random dungeons, as maps."""
        return Plans(self.rooms)

    @cached_property
    def layouts(self) -> Layouts:
        """The maps of all scenarios, those of random dungeons too."""
        return Layouts(self.scenarios, self.plans, self.lairs)

    @cached_property
    def numbers(self) -> dict[tuple[str, str, int, int, int, str], Numbers]:
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
            if any(
                "tide" in str((card.top, card.bottom)).lower() for card in self.class_cards[c.id]
            )
        )

    @cached_property
    def summoned(self) -> dict[str, list[str]]:
        """The types of monsters that each type can summon."""
        found: dict[str, list[str]] = {}
        for monster in self.monsters.values():
            cards = self.ability_decks.get(monster.deck or monster.id, [])
            parts = abilities_in((cards, monster.special_1, monster.special_2))
            names = [p.ability.what for p in parts if isinstance(p.ability, Summon)]
            found[monster.id] = [name for name in names if name in self.monsters]
        return found

    @cached_property
    def played_cards(self) -> dict[tuple[str, str], list[Ability]]:
        """What types of monsters do by their cards, as far as it has been asked for."""
        return {}

    def card_of(self, monster: str, number: int) -> list[Ability]:
        """What a type does by a card of its deck; a boss's specials are its own (GH-BOS-03)."""
        definition = self.monsters[monster]
        specials = {1: definition.special_1, 2: definition.special_2}
        found: list[Ability] = []
        for ability in self.ability_decks[definition.deck or monster][number].abilities:
            if isinstance(ability, Special):
                found += specials[ability.number]
            else:
                found.append(ability)
        return found

    @cached_property
    def ability_decks(self) -> dict[str, list[MonsterCard]]:
        own = {m.id: m.cards for m in self.monsters.values() if m.cards}
        return own | {deck.id: deck.cards for deck in self.decks.values()}
