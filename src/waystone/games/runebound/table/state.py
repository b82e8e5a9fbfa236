"""What lies on the table. Decks and piles are lists of card ids, the top card last."""

from typing import Literal

from msgspec import Struct, field

from waystone.kernel.play import Play
from waystone.kernel.rng import Streams

from ..box.definitions import Content
from ..box.sheet import Sheet


class Hero(Struct):
    """RB-ATT-07: a seat's hero and all that lies beside the hero card; RB-NEG-02: a hero has no
    level and grows by skills and assets. `side` of the card: the setup side up to RB-SET-11.
    `tokens` are story tokens. `used`: once-per-turn abilities of this turn."""

    seat: int
    hero: str = ""
    space: int = -1
    damage: int = 0
    gold: int = 0
    delayed: bool = False
    eliminated: bool = False
    side: Literal["setup", "play"] = "setup"
    tokens: int = 0
    hand: list[str] = field(default_factory=list)
    skills: list[str] = field(default_factory=list)
    assets: list[str] = field(default_factory=list)
    trophies: list[str] = field(default_factory=list)
    quests: list[str] = field(default_factory=list)
    rumors: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    boosts: dict[str, int] = field(default_factory=dict)


class Token(Struct, gc=False):
    """RB-TOK-02, RB-TOK-07. A combat token in a fight: which face is up, spent or in the pool, and
    on which double of the same side it lies (-1: on none)."""

    token: str
    face: int = 0
    spent: bool = False
    on: int = -1


class SideRound(Struct):
    """What a side has done and has coming in this combat round. `first`: it has the initiative.
    `used`: abilities used. `forbidden`: what it cannot do. `guard` blocks the next damage, `edge`
    adds to the next attack; a side that `reflects` deals the damage it takes."""

    passed: bool = False
    first: bool = False
    used: list[str] = field(default_factory=list)
    forbidden: list[str] = field(default_factory=list)
    guard: int = 0
    edge: int = 0
    reflects: bool = False


class Side(Struct):
    """RB-CBT-15, RB-NEG-01: one of the two opponents, without place or range: a hero (`seat`) or
    an enemy (`enemy`) with its damage. `used_up` lists abilities used in this combat."""

    seat: int = -1
    enemy: str = ""
    damage: int = 0
    tokens: list[Token] = field(default_factory=list)
    round: SideRound = field(default_factory=SideRound)
    used_up: list[str] = field(default_factory=list)


Cause = Literal["adventure", "story", "villain", "challenge"]


class Combat(Struct):
    """A fight. `sides[0]` is the attacker (RB-AMB-41). `round` counts combat rounds. `quest`: the
    story quest that it is fought for."""

    cause: Cause
    sides: list[Side]
    card: str = ""
    round: int = 0
    turn: int = 0
    prize: int = 0
    no_retreat: bool = False
    quest: str = ""


class Roll(Struct):
    """Terrain dice on the table: faces, which are spent, free rerolls left."""

    seat: int
    dice: list[int]
    spent: list[bool]
    free: int = 0


class Trial(Struct):
    """A test in progress: the cards revealed lie open (RB-HID-06)."""

    seat: int
    attribute: str
    modifier: int
    revealed: list[str] = field(default_factory=list)


class StoryQuest(Struct):
    """RB-STY-03: a story quest in its slot; `space` has its numbered token (-1: none)."""

    slot: int
    card: str
    space: int = -1
    uses: int = 0


class State(Struct):
    """`gems`: spaces whose gem is colour side up. `zombies`: how many on a space. `drawn`: the
    adventure being resolved."""

    streams: Streams
    scenario: str
    heroes: list[Hero]
    first: int = 0
    active: int = -1
    points: int = 0
    round: int = 0
    space_on_track: int = 1
    act: int = 1
    side: Literal["A", "B"] = "A"
    decks: dict[str, list[str]] = field(default_factory=dict)
    discards: dict[str, list[str]] = field(default_factory=dict)
    removed: list[str] = field(default_factory=list)
    markets: dict[str, list[str]] = field(default_factory=dict)
    gems: list[int] = field(default_factory=list)
    zombies: dict[int, int] = field(default_factory=dict)
    story: list[StoryQuest] = field(default_factory=list)
    drawn: str = ""
    roll: Roll | None = None
    trial: Trial | None = None
    combat: Combat | None = None
    free_trades: bool = False
    winner: int = -1
    ending: str = ""


G = Play[State, Content]


def sheet(g: G, hero: Hero) -> Sheet:
    """The hero's cards read together; kept by the cards, so it is read once for each set."""
    key = (hero.hero, hero.side, tuple(hero.skills), tuple(hero.assets))
    sheets = g.content.sheets
    found = sheets.get(key)
    if found is None:
        found = sheets.again(key) or sheets.keep(key, g.content.read_sheet(*key))
    return found


def playing(g: G) -> list[int]:
    """The seats not eliminated, in turn order (RB-RND-02): the first player, then clockwise."""
    heroes = g.state.heroes
    order = [(g.state.first + n) % len(heroes) for n in range(len(heroes))]
    return [seat for seat in order if not heroes[seat].eliminated]
