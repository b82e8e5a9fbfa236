"""What lies on the table. Cells are small numbers of the scenario's map; figures have ids: a
character's is its class, a monster's its type and standee number, a summon's its own number."""

from typing import Literal, TypeAlias

from msgspec import Struct, field

from waystone.kernel.play import Play
from waystone.kernel.rng import Streams

from ..box.definitions import Content as Content
from ..box.moments import Moment
from ..box.words import Element, Rank
from .records import Campaign

Kind: TypeAlias = Literal["character", "monster", "summon", "object"]
Half: TypeAlias = Literal["top", "bottom"]
Side: TypeAlias = Literal["friend", "foe"]


class Figure(Struct):
    """GH-STA-05. `conditions` holds, by name, 1 while it lasts to the end of the next turn and 2 if
    it was gained in the figure's own turn. `born` is the round in which it came; `came` how.
    `shield` and `retaliates` (by their range) are bonuses of this round from no card in the active
    area; `debt` what an enemy owes. GH-GEN-05: a character, a monster, a summon or an object.
    GH-ATT-10, GH-MON-15: hit points and conditions are its own."""

    id: str
    kind: Kind
    type: str
    side: Side
    cell: int
    hp: int
    most_hp: int
    rank: Rank = "none"
    number: int = 0
    conditions: dict[str, int] = field(default_factory=dict)
    owner: str = ""
    card: str = ""
    born: int = 0
    came: Literal["set-up", "revealed", "summoned", "spawned"] = "set-up"
    acted: int = 0
    shield: int = 0
    retaliates: dict[int, int] = field(default_factory=dict)
    debt: int = 0


class Deck(Struct):
    """An attack modifier deck or a monster ability deck. The top card is the last of `draw`."""

    draw: list[str]
    discard: list[str] = field(default_factory=list)
    shuffle: bool = False


class Active(Struct):
    """A card in the active area: which half runs, circles used, and its pile when it ends."""

    card: str
    half: Half
    used: int = 0


class ItemState(Struct):
    item: str
    state: Literal["ready", "spent", "consumed"] = "ready"
    used: int = 0


class Character(Struct):
    """GH-STA-06: a player's character in a scenario; its figure has the same id. `deeds` are what
    battle goals count, `killed` the enemies by their type."""

    id: str
    seat: int
    level: int
    pool: list[str]
    hand: list[str] = field(default_factory=list)
    selected: list[str] = field(default_factory=list)
    resting: bool = False
    initiative: int = 0
    discard: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    active: list[Active] = field(default_factory=list)
    items: list[ItemState] = field(default_factory=list)
    owned: list[str] = field(default_factory=list)
    perks: list[int] = field(default_factory=list)
    deck: Deck = field(default_factory=lambda: Deck([]))
    xp: int = 0
    coins: int = 0
    gold: int = 0
    checks: int = 0
    goals: list[str] = field(default_factory=list)
    exhausted: bool = False
    dead: bool = False
    deeds: dict[str, int] = field(default_factory=dict)
    killed: dict[str, int] = field(default_factory=dict)
    sleeve: list[str] = field(default_factory=list)


class TrapState(Struct, frozen=True):
    damage: int
    conditions: list[str] = field(default_factory=list)
    owner: str = ""


class Door(Struct):
    id: str
    cell: int
    state: Literal["closed", "locked", "open"]


class Turn(Struct):
    """GH-STA-11: what has happened in the turn at hand. `half` is the half that was played first;
    `acting` the figure that performs abilities now; `focus` a monster's; `firing` the cards and
    items that are acting by themselves now; `passing` a figure on its way through another's hex.
    GH-STA-13: a monster's activation among it."""

    figure: str = ""
    half: Half | Literal[""] = ""
    moved: int = 0
    attacks: int = 0
    kills: int = 0
    infused: list[Element] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)
    acting: str = ""
    focus: str = ""
    firing: list[str] = field(default_factory=list)
    passing: str = ""


class Actor(Struct):
    """One place in the order of a round: a character or a monster type. GH-STA-09: with its
    initiative; `done` once it has had its activation."""

    id: str
    initiative: int
    kind: Literal["character", "monster", "object"]
    second: int = 99
    done: bool = False


class Monsters(Struct):
    """GH-STA-07: the card drawn this round by deck, the decks, free standees by type. GH-STA-08:
    what each type has consumed this round, what its activation infuses, and who of it named the
    element where any will do."""

    decks: dict[str, Deck]
    drawn: dict[str, str] = field(default_factory=dict)
    free: dict[str, list[int]] = field(default_factory=dict)
    deck: Deck = field(default_factory=lambda: Deck([]))
    consumed: dict[str, list[str]] = field(default_factory=dict)
    infused: list[Element] = field(default_factory=list)
    named: dict[str, str] = field(default_factory=dict)
    ties: list[str] = field(default_factory=list)


Tile: TypeAlias = Literal["obstacle", "difficult", "hazard"]


class Home(Struct):
    """GH-RDD-12: where a monster stood when its room was made."""

    figure: str
    type: str
    rank: Rank
    cell: int
    room: int


class Dungeon(Struct):
    """GH-STA-17: the decks of room cards and monster cards (the top card is the last), and how
    hard each of the three rooms punishes who enters; `fallen` are the dead of the room before. The
    rooms themselves, with entrance and exit, stand in the id of the scenario."""

    rooms: list[str]
    lairs: list[str]
    room_discard: list[str] = field(default_factory=list)
    lair_discard: list[str] = field(default_factory=list)
    penalties: list[str] = field(default_factory=lambda: ["none", "minor", "major"])
    homes: list[Home] = field(default_factory=list)
    fallen: list[Home] = field(default_factory=list)


class State(Struct):
    """GH-STA-04: the table of a scenario, and (in a campaign) the records. `unsettled` is what has
    happened since the scenario's own rules last acted (GH-SPE-05); `fired` are those that act
    only once and have."""

    streams: Streams
    scenario: str
    level: int
    monster_level: int
    trap_damage: int
    variants: list[str]
    seats: int
    party: int
    party_level: int
    characters: list[Character]
    figures: dict[str, Figure] = field(default_factory=dict)
    at: dict[int, str] = field(default_factory=dict)
    doors: list[Door] = field(default_factory=list)
    open_doors: list[int] = field(default_factory=list)
    tiles: dict[int, Tile] = field(default_factory=dict)
    traps: dict[int, TrapState] = field(default_factory=dict)
    coins: dict[int, int] = field(default_factory=dict)
    treasures: dict[int, str] = field(default_factory=dict)
    plates: list[str] = field(default_factory=list)
    read: list[str] = field(default_factory=list)
    fired: list[int] = field(default_factory=list)
    looted: list[str] = field(default_factory=list)
    fallen: dict[str, int] = field(default_factory=dict)
    elements: dict[str, int] = field(default_factory=dict)
    blesses: int = 10
    curses: int = 10
    monster_curses: int = 10
    goals: list[str] = field(default_factory=list)
    monsters: Monsters = field(default_factory=lambda: Monsters({}))
    order: list[Actor] = field(default_factory=list)
    now: int = 0
    acting: list[str] = field(default_factory=list)
    turn: Turn = field(default_factory=Turn)
    round: int = 0
    outcome: Literal["", "won", "lost"] = ""
    summoned: int = 0
    left_map: list[str] = field(default_factory=list)
    unsettled: list[Moment] = field(default_factory=list)
    campaign: Campaign | None = None
    dungeon: Dungeon | None = None
    tides: int = 0
    tide_held: bool = False

    @property
    def open(self) -> int:
        """The doors that are open, as a mask of cells."""
        mask = 0
        for cell in self.open_doors:
            mask |= 1 << cell
        return mask

    def mask(self, tile: Tile) -> int:
        """The hexes that hold an overlay tile of a kind."""
        mask = 0
        for cell, kind in self.tiles.items():
            if kind == tile:
                mask |= 1 << cell
        return mask


G = Play[State, Content]
