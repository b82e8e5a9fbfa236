"""What lies on the table in a campaign: the map, the decks, the journal, and what is still to be
done."""

from typing import Literal, TypeAlias

from msgspec import Struct, field

from ..box.effects import Effect
from ..box.requirements import Side


class Spot(Struct):
    """A revealed Location: its card, its side, its markers. `lit`: a candle burns there until the
    next start of day."""

    id: str
    side: Side
    dark: int = 0
    light: int = 0
    quest: int = 0
    lit: bool = False


class Guardian(Struct):
    id: str
    at: int


class King(Struct):
    """`met`: the seats whose meeting here has begun."""

    id: str
    card: str
    at: int
    met: list[int] = field(default_factory=list)


class Friend(Struct):
    """A companion on the map; `away` counts the days until the return to `at`."""

    id: str
    at: int
    charged: bool = True
    away: int = 0


class Held(Struct):
    """A Secret in somebody's hands, or on the table."""

    id: str
    active: bool = True
    flipped: bool = False
    tokens: int = 0


class Affliction(Struct):
    """A Condition card; `dusks` counts the ends of day it has seen."""

    id: str
    dusks: int = 0


class EventCard(Struct):
    """`since` is the day it came out."""

    id: str
    light: int = 0
    quest: int = 0
    since: int = 0


# ---- what is still to be done (the last of the list first)


class Then(Struct, tag="then"):
    """The day goes on with this step."""

    step: str
    args: list[int] = field(default_factory=list)


class Doing(Struct, tag="doing"):
    """Effects that remain. They concern the party, to share out, or one seat alone; `source`
    names the card, Location or verse they stand on."""

    effects: list[Effect]
    party: list[int]
    me: int = -1
    source: str = ""


class Entering(Struct, tag="entering"):
    """The characters have come to a Location: weaknesses, those who join, the Instant effect."""

    party: list[int]
    at: int


class Arrived(Struct, tag="arrived"):
    """New Locations are laid around."""

    party: list[int]
    at: int


class Verse(Struct, tag="verse"):
    """A verse being read: the blocks before `at` are behind; `shown` are those that could be
    read, `fought` says that the encounter of the present block is over, `said` which result of
    a check came, `read` how many passages of the page the party has read."""

    id: str
    party: list[int]
    at: int = 0
    shown: list[int] = field(default_factory=list)
    fought: bool = False
    said: list[str] = field(default_factory=list)
    read: int = 0


class Introduction(Struct, tag="introduction"):
    """The opening words of a chapter, to be read."""

    chapter: str


class Outcomes(Struct, tag="outcomes"):
    """What an encounter brings, by how it ends."""

    won: list[Effect]
    lost: list[Effect]
    grey: list[Effect]
    party: list[int]


class Encountering(Struct, tag="encountering"):
    """An encounter to be resolved. `colour` draws from a deck; `king` meetings and Guardians are
    named; `at` is the Location."""

    party: list[int]
    at: int
    colour: str = ""
    named: str = ""
    guardian: bool = False


class Rolling(Struct, tag="rolling"):
    """Guardians whose die is still to be rolled."""

    left: list[str]


class Reigning(Struct, tag="reigning"):
    """Kings who are still to move."""

    left: list[str]


class Choosing(Struct, tag="choosing"):
    """Effects of several cards that happen at one moment: the players choose the order."""

    left: list[Doing]
    seat: int = -1


Task: TypeAlias = (
    Then
    | Doing
    | Entering
    | Arrived
    | Verse
    | Introduction
    | Outcomes
    | Encountering
    | Rolling
    | Reigning
    | Choosing
)


class Act(Struct):
    """The midday action that is being taken."""

    seat: int
    kind: Literal["", "explore", "travel", "guidestone", "fight", "location", "own"] = ""
    target: str = ""
    party: list[int] = field(default_factory=list)


class World(Struct):
    """`deck` is the Event deck, `random` the deck of Random events, `encounters` the encounter
    decks by colour: the top is the end. `tables` are the item decks on the table, `added` secret
    encounters that are in play, `gone` what has left the game, `used` what was used today, `read`
    the verses read, `taken` the choices that can be taken only once, `blocked` choices seen whose
    requirements were not met, `resting` the seats that want the day to end, `result` how the last
    encounter ended, `omen` a number drawn in the open at the start, from which bots take their
    tastes and which no rule reads, `source` where its card came from, `perished` those who die
    now, `weary` those who were Exhausted before Rest."""

    campaign: str
    chapter: str = ""
    day: int = 0
    stage: Literal["", "dawn", "midday", "dusk"] = ""
    last_day: int = 0
    last_chapter: int = 0
    chronicler: int = -1
    spots: dict[int, Spot] = field(default_factory=dict)
    stones: list[str] = field(default_factory=list)
    guardians: list[Guardian] = field(default_factory=list)
    kings: list[King] = field(default_factory=list)
    friends: list[Friend] = field(default_factory=list)
    statuses: dict[str, list[int]] = field(default_factory=dict)
    time: dict[int, int] = field(default_factory=dict)
    spared: list[int] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    random: list[str] = field(default_factory=list)
    events: list[EventCard] = field(default_factory=list)
    encounters: dict[str, list[str]] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)
    shared: list[Held] = field(default_factory=list)
    added: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    filters: list[str] = field(default_factory=list)
    leads: list[str] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)
    read: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    blocked: list[str] = field(default_factory=list)
    beaten: list[str] = field(default_factory=list)
    echoes: bool = False
    omen: int = 0
    stack: list[Task] = field(default_factory=list)
    act: Act | None = None
    resting: list[int] = field(default_factory=list)
    party: list[int] = field(default_factory=list)
    at: int = 0
    result: str = ""
    source: str = ""
    perished: list[int] = field(default_factory=list)
    weary: list[int] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    ending: str = ""
    counts: dict[str, int] = field(default_factory=dict)
