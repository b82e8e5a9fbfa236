"""What content is made of: explorers, monsters, items, events, scenarios, tiles."""

from typing import Literal, TypeAlias

from msgspec import Struct

from waystone.kernel.glossary import Term

from .abilities import Ability
from .conditions import Condition
from .effects import Effect
from .terms import ItemKind

Name = dict[str, str]


Side: TypeAlias = Literal["n", "e", "s", "w"]


Class: TypeAlias = Literal["gunner", "fighter", "arcanist", "technician"]


class _Strict(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class ExplorerDef(_Strict, frozen=True):
    id: str
    name: Name
    trade: Class
    icon: str
    armor: int
    will: int
    essence: int
    health: int
    stamina: int
    abilities: list[Ability]
    flavour: Name = {}


class MonsterDef(_Strict, frozen=True):
    """One card and one figure (MA-NUM-05: armor and health around 3 and 2, stamina 4 to 5). Active
    abilities stand in the order in which it prefers them."""

    id: str
    name: Name
    icon: str
    level: Literal[1, 2, 3, 4]
    armor: int
    will: int
    health: int
    stamina: int
    abilities: list[Ability]
    ethereal: bool = False
    immobile: bool = False
    flavour: Name = {}


class ItemDef(_Strict, frozen=True):
    """Connectors: `top` takes an upgrade whose `bottom` has the same symbol; `right` takes an
    augment whose `left` has the same symbol. An item with a `left` is an augment."""

    id: str
    name: Name
    icon: str
    kind: ItemKind
    level: Literal[1, 2, 3]
    abilities: list[Ability]
    slot: Literal["", "body", "head", "legs"] = ""
    hands: Literal[0, 1, 2] = 0
    top: str = ""
    bottom: str = ""
    right: str = ""
    left: str = ""
    armor: int = 0
    will: int = 0
    flavour: Name = {}


class EventDef(_Strict, frozen=True):
    """`scenario` empty: common. `personal`: the explorer keeps it (MA-EVT-06)."""

    id: str
    name: Name
    deck: Literal["explorer", "horror"]
    abilities: list[Ability]
    scenario: str = ""
    personal: bool = False
    flavour: Name = {}


class ChapterDef(_Strict, frozen=True):
    """MA-CHP-02. `number` 0 is the title card; the last one of a scenario is its epilogue."""

    id: str
    number: int
    name: Name
    text: Name
    spawn: int | None = None
    horror: int | None = None
    locked: bool = False
    abilities: list[Ability] = []
    task: Name = {}


class EndgameDef(_Strict, frozen=True):
    """`setup` is done once the figures stand on the tile; `victory` and `defeat` are checked
    after everything that happens."""

    id: str
    name: Name
    text: Name
    tile: str
    victory: Condition
    defeat: Condition
    spawn: int | None = None
    horror: int | None = None
    setup: list[Effect] = []
    abilities: list[Ability] = []


class ScenarioDef(_Strict, frozen=True):
    """`order` of the campaign; `quick` and `very_quick`: the chapter numbers of the short
    games; a very quick game is won when the explorers leave the board in its last chapter."""

    id: str
    name: Name
    order: int
    intro: Name
    chapters: list[ChapterDef]
    endgame: EndgameDef
    quick: list[int]
    very_quick: list[int]


class TileDef(_Strict, frozen=True):
    """One face of a tile, drawn on 19 lines of 19 characters: spaces on even lines and columns,
    what is between them on odd ones (`|`, `-` wall, `D` door, blank nothing).

    `.` floor, `#` rubble, `~` chasm, `^` trapped, `S` spawn, `L` lever, `R` recharge station,
    `W` workbench, `C` chest, `E` event, `H` chapter, `B` barrel."""

    id: str
    name: Name
    back: str
    borders: list[Side]
    connection: Side
    drawing: str
    endgame: bool = False


class WordDef(_Strict, frozen=True):
    """A word of the rules or of the world that texts use by its id."""

    id: str
    name: Name


class Table(_Strict, frozen=True):
    """Figures that the book leaves open (MA-AMB-02, MA-AMB-07)."""

    threat_steps: int
    recharge: list[Literal["health", "stamina-2", "stamina-3", "nothing"]]


class Content(Struct, frozen=True, eq=False):
    explorers: dict[str, ExplorerDef]
    monsters: dict[str, MonsterDef]
    items: dict[str, ItemDef]
    events: dict[str, EventDef]
    scenarios: dict[str, ScenarioDef]
    tiles: dict[str, TileDef]
    words: dict[str, WordDef]
    figures: Table
    glossary: dict[str, Term] = {}
