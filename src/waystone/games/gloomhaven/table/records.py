"""What a campaign writes down: the world, its parties, its characters (GH-STA-01 to GH-STA-03)."""

from typing import Literal

from msgspec import Struct, field

from ..box.campaign import Waiting

TOWN = "town"


class Sheet(Struct):
    """GH-CMP-11: a character between scenarios. `line` is the player's line of characters;
    `offered` the personal quests to choose from; `unspent` perks not yet marked; `blessings` wait
    for the next scenario; `progress` is what the personal quest counts, `killed` the
    enemies by their type."""

    id: str
    name: str
    line: int
    level: int = 1
    xp: int = 0
    gold: int = 0
    items: list[str] = field(default_factory=list)
    pool: list[str] = field(default_factory=list)
    perks: list[int] = field(default_factory=list)
    unspent: int = 0
    checks: int = 0
    quest: str = ""
    offered: list[str] = field(default_factory=list)
    progress: dict[str, int] = field(default_factory=dict)
    killed: dict[str, int] = field(default_factory=dict)
    finished: list[str] = field(default_factory=list)
    blessings: int = 0
    donated: bool = False


class Sticker(Struct, frozen=True):
    """GH-ENH-02: an enhancement on a line of one half of a card, for good."""

    card: str
    half: str
    line: int
    kind: str


class Party(Struct):
    """GH-CMP-09. `pending` are effects of events that wait for the start of a scenario; `away`
    are members who do not travel now; `notes` is its log; `city_event`:
    the visit to the town has had one."""

    name: str
    location: str = TOWN
    sheets: list[Sheet] = field(default_factory=list)
    away: list[Sheet] = field(default_factory=list)
    reputation: int = 0
    achievements: list[str] = field(default_factory=list)
    pending: list[Waiting] = field(default_factory=list)
    notes: list["Note"] = field(default_factory=list)
    city_event: bool = False


class Note(Struct, frozen=True):
    """GH-CMP-09: a line of a party's log: a scenario that was played, how it went, how hard it
    was, and who was there."""

    scenario: str
    outcome: Literal["won", "lost"]
    level: int
    rounds: int
    casual: bool
    members: list[str]


class World(Struct):
    """GH-CMP-06: what all parties share. `noted` are losses of prosperity that cancel the next
    gains; `designs`, `sides`, `quests` are decks; `supply` are items for sale by their design."""

    unlocked: list[str] = field(default_factory=list)
    completed: list[str] = field(default_factory=list)
    treasures: list[str] = field(default_factory=list)
    achievements: dict[str, int] = field(default_factory=dict)
    prosperity: int = 0
    noted: int = 0
    donations: int = 0
    city: list[str] = field(default_factory=list)
    road: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    supply: list[str] = field(default_factory=list)
    designs: list[str] = field(default_factory=list)
    sides: list[str] = field(default_factory=list)
    quests: list[str] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)
    classes: list[str] = field(default_factory=list)
    stickers: list[Sticker] = field(default_factory=list)
    retired_classes: list[str] = field(default_factory=list)
    retired: list[str] = field(default_factory=list)
    records: int = -1


class Campaign(Struct):
    """`lines` counts the retired characters of each player's line; `played` the scenarios of this
    campaign, `most` how many there may be; `event` is the card that is being read."""

    world: World
    parties: list[Party]
    lines: list[int]
    most: int
    difficulty: str
    now: int = 0
    played: int = 0
    casual: bool = False
    event: str = ""
    ending: str = ""

    @property
    def party(self) -> Party:
        return self.parties[self.now]
