"""The printed things: cards, the time track, and all content together; all of it frozen."""

from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from waystone.kernel.glossary import Term
from waystone.kernel.kept import Kept

from .abilities import Ability, Action, Natural
from .effects import Attribute, Count, DeckKind, Effect, Site, Where
from .geography import Atlas, MapDef, RegionDef, SiteDef, compile_atlas
from .sheet import Sheet, SheetKey, Used, numbered, read_abilities
from .tokens import ENEMY_TOKENS, TokenDef, notation, token
from .words import Name, SetDef, WordDef

AssetType: TypeAlias = Literal["clothing", "gear", "goods", "travel", "weapon"]
DECKS: tuple[DeckKind, ...] = ("combat", "social", "exploration")
MOST_SHEETS = 2_000


class HeroDef(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    icon: str
    body: int
    mind: int
    spirit: int
    health: Count
    speed: Natural
    hand: Natural
    gold: Natural
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
    stars: Natural = 0


class AssetDef(Struct, frozen=True, forbid_unknown_fields=True):
    """RB-AST-01, RB-AST-05, RB-AST-10: an asset card of one of three sets and five types.
    `code` and `token` go together; goods have a trade value and a kind of place."""

    id: str
    name: Name
    set: Literal["a", "b", "c"]
    type: AssetType
    cost: Natural
    code: str = ""
    token: str = ""
    abilities: tuple[Ability, ...] = ()
    trade: Natural = 0
    place: Site | None = None


class EnemyDef(Struct, frozen=True, forbid_unknown_fields=True, tag="enemy"):
    """RB-ADV-04: every deck may hold enemies. RB-ENE-04: traits do nothing by themselves.
    `scenario` is empty on common cards; `more` lists the decks of additional trophies
    (RB-AMB-21)."""

    id: str
    name: Name
    health: Count
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
    outcomes: Annotated[tuple[Outcome, ...], Meta(min_length=1, max_length=3)]
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
    points: Annotated[int, Meta(ge=1, le=3)] = 1
    uses: Count = 1
    laid: tuple[Effect, ...] = ()


class FoeDef(Struct, frozen=True, forbid_unknown_fields=True):
    """An enemy of story cards: never a trophy (RB-STY-07)."""

    id: str
    name: Name
    health: Count
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
    health: Count
    token: str
    traits: tuple[str, ...]
    abilities: tuple[Ability, ...]
    held: int
    held_name: Name
    board: int = 0
    falls: Natural = 0
    icon: str = "evil-wings"


class TrackDef(Struct, frozen=True, forbid_unknown_fields=True):
    """RB-TIM-09: spaces counted from 1, at most 4 of them with a story."""

    length: Count
    story: tuple[int, ...]
    refresh: tuple[int, ...]


AdventureDef: TypeAlias = EnemyDef | EventDef | QuestDef


class Content(Struct, frozen=True, dict=True):
    """The definitions, and what is read out of them alone."""

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
    glossary: dict[str, Term] = {}

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

    @cached_property
    def atlas(self) -> Atlas:
        return compile_atlas(self.map, list(self.sites.values()), list(self.regions.values()))

    @cached_property
    def sheets(self) -> Kept[SheetKey, Sheet]:
        """The sheets that were read lately, by hero, side and cards."""
        return Kept(MOST_SHEETS)

    def read_sheet(
        self, hero: str, side: str, skills: tuple[str, ...], assets: tuple[str, ...]
    ) -> Sheet:
        """RB-ATT-02: all modifiers add up. RB-ABL-02: a hero uses the abilities of own cards. The
        abilities of the hero card are on its play side (RB-SET-12: none of them during setup)."""
        definition = self.heroes[hero]
        cards: list[tuple[str, tuple[Ability, ...]]] = [
            (hero, definition.abilities if side == "play" else ())
        ]
        cards += [(s, self.skills[s].abilities) for s in skills]
        cards += [(a, self.assets[a].abilities) for a in assets]
        tokens = [f"{hero}-{n}" for n in (1, 2, 3)]
        tokens += [self.assets[a].code for a in assets if self.assets[a].code]
        return read_abilities(cards, printed_values(definition), tokens)

    @cached_property
    def foe_sheets(self) -> dict[str, Sheet]:
        """The abilities of every enemy and villain by id."""
        found = {}
        for enemy in self.adventures.values():
            if isinstance(enemy, EnemyDef):
                found[enemy.id] = foe_sheet(enemy.id, enemy.health, enemy.abilities)
        for foe in self.foes.values():
            found[foe.id] = foe_sheet(foe.id, foe.health, foe.abilities)
        for scenario in self.scenarios.values():
            villain = scenario.villain_id
            found[villain] = foe_sheet(villain, scenario.health, scenario.abilities)
        return found

    @cached_property
    def scenario_actions(self) -> dict[str, tuple[Used, ...]]:
        """RB-SCN-02: the actions on side A of each scenario card, open to all."""
        return {s.id: tuple(numbered(s.id, s.actions)) for s in self.scenarios.values()}

    @cached_property
    def story_places(self) -> dict[str, tuple[int, ...]]:
        """RB-STY-03: the spaces that each story card names; none where it is no quest."""
        where = {card: story.where for card, story in self.stories.items()}
        return {c: () if w is None else tuple(self.atlas.spaces(w)) for c, w in where.items()}

    @cached_property
    def token_faces(self) -> dict[str, tuple[str, str]]:
        """How the two sides of each combat token are written."""
        both = {id: token.faces for id, token in self.tokens.items()}
        return {id: (notation(one), notation(other)) for id, (one, other) in both.items()}

    def foe(self, enemy: str) -> EnemyDef | FoeDef:
        found = self.adventures.get(enemy) or self.foes[enemy]
        assert isinstance(found, EnemyDef | FoeDef)
        return found

    def traits(self, enemy: str) -> tuple[str, ...]:
        for scenario in self.scenarios.values():
            if scenario.villain_id == enemy:
                return scenario.traits
        return self.foe(enemy).traits


def printed_values(hero: HeroDef) -> dict[str, int]:
    return {
        "body": hero.body,
        "mind": hero.mind,
        "spirit": hero.spirit,
        "speed": hero.speed,
        "health": hero.health,
        "hand": hero.hand,
    }


def foe_sheet(enemy: str, health: int, abilities: tuple[Ability, ...]) -> Sheet:
    values = {"body": 0, "mind": 0, "spirit": 0, "speed": 0, "health": health, "hand": 0}
    return read_abilities([(enemy, abilities)], values, [])
