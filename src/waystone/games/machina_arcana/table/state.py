"""What lies on the table."""

from msgspec import Struct, field

from waystone.kernel.play import Play
from waystone.kernel.rng import Streams

from ..box.definitions import Content
from ..box.tiles import Tile

OFF = -1
"""The space of a figure that is not on the board."""
EXPLORER_MARKERS = 3
HORROR_MARKERS = 4
DESTROYED = 1
LIT = 2


class Explorer(Struct):
    """MA-STA-02. `equipped` maps an equipped item to the item it is attached to, '' for a base
    item; the inventory has no limit (MA-ITM-10); `watch`: asked for free abilities between the
    actions of others (MA-AMB-11)."""

    id: str
    seat: int
    health: int
    stamina: int
    essence: int = 0
    cell: int = OFF
    dead: bool = False
    left: bool = False
    acted: bool = False
    watch: bool = False
    inventory: list[str] = field(default_factory=list)
    equipped: dict[str, str] = field(default_factory=dict)
    personal: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)


class Monster(Struct):
    """MA-STA-09: no items. `stamina` counts only during its own turn; `controller`: the explorer
    who plays it."""

    id: str
    cell: int
    health: int
    stamina: int = 0
    controller: str = ""
    acted: bool = False


class Marker(Struct):
    """A marker on a card: the `number`th lasting effect printed on it. `by` is the explorer whose
    marker it is, '' for a horror marker."""

    card: str
    number: int
    by: str
    units: list[str]


class Story(Struct):
    """Where the scenario stands. `timeout`: the spawn rating has run out in the endgame;
    `new_round`: one was called for and starts when the step is over (MA-CHP-16)."""

    scenario: str
    chapters: list[str]
    chapter: int = 0
    endgame: bool = False
    timeout: bool = False
    new_round: bool = False
    spawn: int | None = None
    horror: int | None = None
    threat: int = 0
    level: int = 1
    slain: list[str] = field(default_factory=list)


class Decks(Struct):
    """Decks read from the top; discard piles have their top card first, the event piles face up
    (MA-EVT-01). `turned`: the event decks whose current event was discarded (MA-AMB-71);
    `known`: how many cards on top of an item deck everybody has seen; `buried`: removed unseen."""

    items: dict[str, list[str]] = field(default_factory=dict)
    item_discards: list[str] = field(default_factory=list)
    item_stock: list[str] = field(default_factory=list)
    known: dict[str, int] = field(default_factory=dict)
    monsters: list[str] = field(default_factory=list)
    destroyed: list[str] = field(default_factory=list)
    monster_stock: list[str] = field(default_factory=list)
    events: dict[str, list[str]] = field(default_factory=dict)
    event_discards: dict[str, list[str]] = field(default_factory=dict)
    turned: list[str] = field(default_factory=list)
    spare_events: list[str] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    buried: list[str] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)


class Laid(Struct):
    """The tiles that lie out and what lies on them: marks by space (MA-CHS-01), doors by number,
    all of them open at first (MA-DOR-02)."""

    tiles: list[Tile] = field(default_factory=list)
    marks: dict[int, int] = field(default_factory=dict)
    closed: list[int] = field(default_factory=list)
    broken: list[int] = field(default_factory=list)
    entry: list[int] = field(default_factory=list)
    exit: list[int] = field(default_factory=list)


class Tokens(Struct):
    """What lies on cards. `stacked`: how often each lasting effect was resolved in this round;
    `spent`: cards that are discarded when their effect ends (MA-LST-10)."""

    markers: list[Marker] = field(default_factory=list)
    stacked: dict[str, int] = field(default_factory=dict)
    spent: list[str] = field(default_factory=list)
    progress: dict[str, int] = field(default_factory=dict)


class State(Struct):
    """`used`: explorers who were played before, dead or alive (MA-AMB-49)."""

    streams: Streams
    variants: list[str]
    campaign: bool
    story: Story
    decks: Decks
    laid: Laid
    tokens: Tokens
    explorers: list[Explorer] = field(default_factory=list)
    monsters: list[Monster] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    round: int = 0
    phase: str = "setup"
    turn: str = ""


G = Play[State, Content]
