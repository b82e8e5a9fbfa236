"""What lies on the table in a campaign: the map, the decks, the journal."""

from typing import Literal

from msgspec import Struct, field

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


class Page(Struct):
    """What lies open to be read: a verse, the opening of a chapter, an ending. `shown` are the
    blocks of a verse that could be read, `said` the results of its checks that came, `read` is how
    many passages of the page the party has read, `goto` the verse that it turned out to lead to."""

    id: str
    party: list[int]
    shown: list[int] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    read: int = 0
    goto: str = ""


Deed = Literal["explore", "travel", "guidestone", "fight", "location", "own"]
"""TG-ACT-02: the kinds of action."""


class Act(Struct):
    """A midday action that is being taken."""

    seat: int
    kind: Deed
    target: str = ""
    party: list[int] = field(default_factory=list)


class Today(Struct):
    """What counts for one day: `used` are the actions that can be taken once a day, `resting` the
    seats that want the day to end, `hinted` says that a companion has given advice, `moments` how
    often what achievements ask for has happened to whom, `weary` are those who were Exhausted
    before Rest."""

    used: list[str] = field(default_factory=list)
    resting: list[int] = field(default_factory=list)
    hinted: bool = False
    moments: dict[str, int] = field(default_factory=dict)
    weary: list[int] = field(default_factory=list)


class Company(Struct):
    """Whom of those `near` a seat asks."""

    near: list[int]
    asked: list[int]


Paying = Literal["fair", "said"]
"""TG-PTY-03: how a party divides a cost: who has more pays more, or each says how much they pay."""


class World(Struct):
    """`deck` is the Event deck, `random` the deck of Random events, `encounters` the encounter
    decks by colour (built for so many `characters`): the top is the end. `tables` are the item
    decks on the table, `added` secret encounters that are in play, `gone` what has left the game,
    `read` the verses read, `pages` what lies open, the last on top, `taken` the choices that can be
    taken only once, `blocked` choices seen whose requirements were not met, `party` and `at` who is
    in the encounter and where, `result` how the last one ended, `source` where its card came from,
    `omen` a number drawn in the open at the start, from which bots take their tastes and which no
    rule reads, `perished` those who die now, `drawn` the cards of an upgrade being chosen,
    `company` is whom each seat last asked to come along, of which others, `paying` how costs are
    divided until somebody wants it otherwise (in saves of before, as each said).
    TG-SAV-03, TG-SAV-06: all of it is in a save, and comes back as it was."""

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
    characters: int = 1
    filters: list[str] = field(default_factory=list)
    leads: list[str] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)
    read: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    blocked: list[str] = field(default_factory=list)
    beaten: list[str] = field(default_factory=list)
    echoes: bool = False
    omen: int = 0
    today: Today = field(default_factory=Today)
    pages: list[Page] = field(default_factory=list)
    party: list[int] = field(default_factory=list)
    at: int = 0
    result: str = ""
    source: str = ""
    perished: list[int] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    ending: str = ""
    company: dict[int, Company] = field(default_factory=dict)
    paying: Paying = "said"
