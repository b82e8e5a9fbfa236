"""The printed things: cards, tokens, the map, the time track; all of it frozen."""

from functools import cached_property
from typing import Literal, TypeAlias

from msgspec import Struct

from .abilities import Ability, Action
from .effects import Attribute, DeckKind, Effect, Site, Symbol, Where

Name: TypeAlias = dict[str, str]
AssetType: TypeAlias = Literal["clothing", "gear", "goods", "travel", "weapon"]
DECKS: tuple[DeckKind, ...] = ("combat", "social", "exploration")


class Face(Struct, frozen=True):
    """RB-TOK-01: the big symbol of one side of a token."""

    symbol: Symbol
    value: int
    gold: bool


class TokenDef(Struct, frozen=True):
    id: str
    faces: tuple[Face, Face]


def token(id: str, printed: str) -> TokenDef:
    """A token from its notation: `2phy*/dsh` is two golden axes, a dash behind."""
    first, second = (_face(side) for side in printed.split("/"))
    return TokenDef(id, (first, second))


def _face(side: str) -> Face:
    plain = side.removesuffix("*")
    value = int(plain[0]) if plain[0].isdecimal() else 1
    symbol = plain.lstrip("123")
    if symbol not in ("phy", "mag", "sku", "shd", "agi", "dbl", "sur", "dsh"):
        raise ValueError(f"'{side}' is no side of a token")
    return Face(symbol, value, side.endswith("*"))  # type: ignore[arg-type]


class HeroDef(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    icon: str
    body: int
    mind: int
    spirit: int
    health: int
    speed: int
    hand: int
    gold: int
    start: Site
    tokens: tuple[str, str, str]
    setup: tuple[Effect, ...]
    abilities: tuple[Ability, ...]


class SkillDef(Struct, frozen=True, forbid_unknown_fields=True):
    """RB-SKL-02, RB-SKL-12, RB-SKL-13: a skill card of one of six sets and three types.
    `cost`: one letter a trophy, c(ombat), s(ocial), e(xploration), a(ny)."""

    id: str
    name: Name
    set: str
    type: Attribute
    cost: str
    abilities: tuple[Ability, ...]
    stars: int = 0


class AssetDef(Struct, frozen=True, forbid_unknown_fields=True):
    """RB-AST-01, RB-AST-05, RB-AST-10: an asset card of one of three sets and five types.
    `code` and `token` go together; goods have a trade value and a kind of place."""

    id: str
    name: Name
    set: Literal["a", "b", "c"]
    type: AssetType
    cost: int
    code: str = ""
    token: str = ""
    abilities: tuple[Ability, ...] = ()
    trade: int = 0
    place: Site | None = None


class EnemyDef(Struct, frozen=True, forbid_unknown_fields=True, tag="enemy"):
    """RB-ADV-04: every deck may hold enemies. RB-ENE-04: traits do nothing by themselves.
    `scenario` is empty on common cards; `more` lists the decks of additional trophies
    (RB-AMB-21)."""

    id: str
    name: Name
    health: int
    deck: DeckKind = "combat"
    scenario: str = ""
    traits: tuple[str, ...] = ()
    reward: tuple[Effect, ...] = ()
    more: tuple[DeckKind, ...] = ()
    abilities: tuple[Ability, ...] = ()
    icon: str = "evil-minion"


class EventOption(Struct, frozen=True, forbid_unknown_fields=True):
    """A rumor is kept, to be resolved by its action in the place that it names."""

    say: Name
    then: tuple[Effect, ...]
    rumor: Where | None = None


class EventDef(Struct, frozen=True, forbid_unknown_fields=True, tag="event"):
    id: str
    name: Name
    deck: DeckKind
    first: EventOption
    second: EventOption
    scenario: str = ""


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """`needs`: one letter a symbol, PHFMW or X for a wild; `discards` the quest unclaimed."""

    needs: str
    then: tuple[Effect, ...]
    discards: bool = False


class QuestDef(Struct, frozen=True, forbid_unknown_fields=True, tag="quest"):
    id: str
    name: Name
    deck: DeckKind
    spaces: tuple[str, ...]
    outcomes: tuple[Outcome, ...]
    scenario: str = ""


class StoryDef(Struct, frozen=True, forbid_unknown_fields=True):
    """RB-GLD-09: its `text` is flavour. A story card: resolved at once, or (with `where`) a story
    quest with an action. `uses`: it leaves its slot after so many successful uses; `laid` happens
    when it is laid out."""

    id: str
    name: Name
    scenario: str
    text: Name
    then: tuple[Effect, ...]
    where: Where | None = None
    points: int = 1
    uses: int = 1
    laid: tuple[Effect, ...] = ()


class FoeDef(Struct, frozen=True, forbid_unknown_fields=True):
    """An enemy of story cards: never a trophy (RB-STY-07)."""

    id: str
    name: Name
    health: int
    traits: tuple[str, ...] = ()
    reward: tuple[Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()
    icon: str = "evil-minion"


class ScenarioDef(Struct, frozen=True, forbid_unknown_fields=True):
    """RB-SCN-01, RB-SCN-05. Side A: rules and actions for all; side B: the villain. `held` and
    `board` say what story tokens of heroes and on the map do to the villain's health; with `falls`
    zombies on the map the realm is lost when time runs out."""

    id: str
    name: Name
    text: Name
    lair: str
    actions: tuple[Action, ...]
    last: tuple[Effect, ...]
    villain: Name
    villain_id: str
    health: int
    token: str
    traits: tuple[str, ...]
    abilities: tuple[Ability, ...]
    held: int
    held_name: Name
    board: int = 0
    falls: int = 0
    icon: str = "evil-wings"


class SetDef(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name


class WordDef(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the rules or of the world that messages print: terrains, symbols, traits."""

    id: str
    name: Name


class SiteDef(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    kind: Site
    space: str
    icon: str = ""
    road: bool = False


class RegionDef(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    spaces: tuple[str, ...]


class MapDef(Struct, frozen=True, forbid_unknown_fields=True):
    """`rows` of terrain letters; spaces are named by column letter and row number. Roads are
    walks from space to space, rivers are pairs of spaces on either bank."""

    rows: tuple[str, ...]
    gems: dict[DeckKind, tuple[str, ...]]
    roads: tuple[tuple[str, ...], ...]
    rivers: tuple[tuple[str, str], ...]
    bridges: dict[str, tuple[str, str]]


class TrackDef(Struct, frozen=True, forbid_unknown_fields=True):
    """RB-TIM-09: spaces counted from 1, at most 4 of them with a story."""

    length: int
    story: tuple[int, ...]
    refresh: tuple[int, ...]


AdventureDef: TypeAlias = EnemyDef | EventDef | QuestDef
FightDef: TypeAlias = EnemyDef | FoeDef


class Definitions(Struct, frozen=True, dict=True):
    heroes: dict[str, HeroDef]
    skills: dict[str, SkillDef]
    sets: dict[str, SetDef]
    assets: dict[str, AssetDef]
    adventures: dict[str, AdventureDef]
    stories: dict[str, StoryDef]
    foes: dict[str, FoeDef]
    scenarios: dict[str, ScenarioDef]
    sites: dict[str, SiteDef]
    regions: dict[str, RegionDef]
    words: dict[str, WordDef]
    map: MapDef
    track: TrackDef

    @cached_property
    def tokens(self) -> dict[str, TokenDef]:
        """Every combat token by id: a hero's by number, an asset's by its code."""
        found = dict(ENEMY_TOKENS)
        for hero in self.heroes.values():
            for n, printed in enumerate(hero.tokens):
                found[f"{hero.id}-{n + 1}"] = token(f"{hero.id}-{n + 1}", printed)
        for asset in self.assets.values():
            if asset.code:
                found[asset.code] = token(asset.code, asset.token)
        for scenario in self.scenarios.values():
            found[scenario.villain_id] = token(scenario.villain_id, scenario.token)
        return found


# RB-ENE-10, RB-AMB-43: the five tokens of every enemy, and the veteran token.
ENEMY_TOKENS = {
    f"enemy-{n + 1}": token(f"enemy-{n + 1}", printed)
    for n, printed in enumerate(("sku/dsh*", "shd/sku", "agi/sku", "sku*/sur", "dbl/dsh*"))
} | {"veteran": token("veteran", "2sku/sur*")}
