"""`Table`: what one seat sees, as data that knows no game. Built from nothing, per seat: what
is not put into it is not seen. Clients draw any `Table`; an `id` here is what an option's `on`
points at."""

from typing import Literal

from msgspec import Struct, field


class Figure(Struct, omit_defaults=True, gc=False):
    """A number with an icon: health, cost, a resource."""

    icon: str
    value: str
    name: str = ""


class Track(Struct, omit_defaults=True, gc=False):
    """A value that moves between bounds."""

    id: str
    name: str
    value: int
    most: int | None = None
    icon: str = ""
    steps: list[str] = field(default_factory=list)


class Section(Struct, omit_defaults=True, gc=False):
    """A part of a card that stands by itself: a half, an ability, a key."""

    id: str = ""
    title: str = ""
    lines: list[str] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)


class Card(Struct, omit_defaults=True, gc=False):
    """A card face up to this seat; a card face down has no name and no text. Its lines and those
    of its sections have keywords in bold, **so**."""

    id: str
    name: str = ""
    kind: str = ""
    icon: str = ""
    figures: list[Figure] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    flavour: str = ""
    sections: list[Section] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    under: list["Card"] = field(default_factory=list)


class Zone(Struct, omit_defaults=True, gc=False):
    """A place for cards or tokens: a hand, a deck, a market, a row. `count` is the number of
    cards where they themselves are hidden."""

    id: str
    name: str
    cards: list[Card] = field(default_factory=list)
    count: int | None = None
    layout: Literal["row", "pile", "hand", "sequence"] = "row"


class Mat(Struct, omit_defaults=True, gc=False):
    """What lies before a seat, or (without a seat) in the middle of the table."""

    id: str
    name: str
    seat: int | None = None
    kind: str = ""
    icon: str = ""
    figures: list[Figure] = field(default_factory=list)
    tracks: list[Track] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)


class Piece(Struct, omit_defaults=True, gc=False):
    """Something standing on a board."""

    id: str
    cell: str
    name: str
    icon: str
    kind: str = ""
    seat: int | None = None
    badge: str = ""
    figures: list[Figure] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)


class Cell(Struct, omit_defaults=True, gc=False):
    """A space of a board. `x`, `y`: axial hex coordinates, square or card columns and rows, or
    (on a location map) any plane coordinates."""

    id: str
    x: int
    y: int
    kind: str = ""
    name: str = ""
    icon: str = ""
    tags: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)


class Edge(Struct, omit_defaults=True, gc=False):
    """What lies between two cells, or along a side of one: wall, door, road, river, exit.
    `side` counts from the north (or the first side) clockwise where `b` is empty."""

    a: str
    kind: str
    b: str = ""
    side: int = 0
    id: str = ""
    name: str = ""


class Region(Struct, omit_defaults=True, gc=False):
    """A part of a board that was laid as one piece, a tile: its first column and row, how many it
    covers, and how often it was turned by a quarter, clockwise."""

    id: str
    name: str
    x: int
    y: int
    wide: int
    high: int
    turns: int = 0


class Board(Struct, omit_defaults=True, gc=False):
    id: str
    name: str
    shape: Literal["hex", "hex-flat", "square", "cards", "places"]
    cells: list[Cell] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    edges: list[Edge] = field(default_factory=list)
    regions: list[Region] = field(default_factory=list)


class Die(Struct, omit_defaults=True, gc=False):
    id: str
    face: str
    kind: str = "d6"
    seat: int | None = None
    tags: list[str] = field(default_factory=list)


class Page(Struct, omit_defaults=True, gc=False):
    """A text to read: an introduction, a verse, a report. A `record` (a log, notes) is there to be
    looked up and lies aside until then."""

    title: str
    paragraphs: list[str] = field(default_factory=list)
    record: bool = False


class LogLine(Struct, omit_defaults=True, gc=False):
    """What was said of a fact; `seat` is whose doing it was."""

    n: int
    text: str
    rule: str = ""
    kind: str = ""
    on: list[str] = field(default_factory=list)
    seat: int | None = None


class Ghost(Struct, omit_defaults=True, gc=False):
    """What an option would lay on the board, shown there while it is looked at: `name` and `icon`
    of what would lie on its space, `sides` (kinds of edges, clockwise from the north) of what has
    sides, `covers` where it would lie on several cells. Options on one thing that all have a ghost
    are ways to turn what is laid."""

    name: str = ""
    icon: str = ""
    sides: list[str] = field(default_factory=list)
    covers: list[str] = field(default_factory=list)


class Choice(Struct, omit_defaults=True, gc=False):
    """An option as a seat sees it. What is `final` cannot be made good again in the game.
    `effect`: what it would do; `warning`: what speaks against it. `reach`: the things on the table
    to which a walk can lead that begins with it."""

    key: str
    text: str
    on: str = ""
    final: bool = False
    effect: str = ""
    warning: str = ""
    ghost: Ghost | None = None
    reach: list[str] = field(default_factory=list)


class AskView(Struct, omit_defaults=True, gc=False):
    """The question that this seat has to answer now. `about`: the things on the table that it
    concerns, the most important first; `cause`: what brought it up; `formal`: it changes little,
    and the table answers it unless the seat wants to be asked; `setup`: it belongs to the setting
    up, and a hint will do for an answer; `place`: where it is asked, if that is a place of its own
    (a town, a camp), which the game's look draws; `scene`: who faces whom while it is asked."""

    number: int
    kind: Literal["choose", "many", "amount", "order"]
    prompt: str
    choices: list[Choice] = field(default_factory=list)
    least: int = 1
    most: int = 1
    rule: str = ""
    about: list[str] = field(default_factory=list)
    cause: str = ""
    formal: bool = False
    setup: bool = False
    place: str = ""
    scene: "Scene | None" = None


class Goal(Struct, omit_defaults=True, gc=False):
    """What is to be done, and how far it is done where that can be counted."""

    text: str
    done: int | None = None
    of: int | None = None


class Turn(Struct, omit_defaults=True, gc=False):
    """Somebody in the order of turns; `id` is a piece or a mat."""

    id: str
    name: str
    icon: str = ""
    seat: int | None = None
    initiative: str = ""
    now: bool = False
    done: bool = False


class Clock(Struct, omit_defaults=True, gc=False):
    """What runs out or builds up: time, threat, doom. `note` says what comes at its end."""

    id: str
    name: str
    value: int
    most: int | None = None
    icon: str = ""
    note: str = ""


class Intent(Struct, omit_defaults=True, gc=False):
    """What a monster (or a kind of them) is about to do, in final numbers; `target` is the piece
    it would go for if it acted now."""

    id: str
    name: str
    icon: str = ""
    figures: list[Figure] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    target: str = ""


class Counter(Struct, omit_defaults=True, gc=False):
    """How many cards or tokens are left of something."""

    id: str
    name: str
    value: int
    icon: str = ""


class Hud(Struct, omit_defaults=True, gc=False):
    """What must be in sight at every moment. `danger` is what threatens right now, in words."""

    round: str = ""
    phase: str = ""
    goals: list[Goal] = field(default_factory=list)
    order: list[Turn] = field(default_factory=list)
    clocks: list[Clock] = field(default_factory=list)
    intents: list[Intent] = field(default_factory=list)
    counters: list[Counter] = field(default_factory=list)
    danger: str = ""


class Side(Struct, omit_defaults=True, gc=False):
    """One of those who face each other: who, with what numbers, cards, dice."""

    id: str
    name: str
    icon: str = ""
    seat: int | None = None
    figures: list[Figure] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    dice: list["Die"] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)


class Scene(Struct, omit_defaults=True, gc=False):
    """What is played out over the board: a fight or a talk between sides, or the roll of one, with
    what stands between them: a row of cards (or a rope), and the figures of a sum in their order,
    each with its sign, the result last."""

    kind: Literal["fight", "talk", "roll"]
    title: str
    sides: list[Side] = field(default_factory=list)
    middle: list[Card] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)


class Outcome(Struct, omit_defaults=True, gc=False):
    """How it ended; `counted` says what the scores are of."""

    name: str
    winners: list[int] = field(default_factory=list)
    scores: dict[int, int] = field(default_factory=dict)
    counted: str = ""


class Table(Struct, omit_defaults=True, gc=False):
    """All that one seat (or, with `seat` empty, a spectator) sees."""

    game: str
    seat: int | None
    phase: str
    boards: list[Board] = field(default_factory=list)
    mats: list[Mat] = field(default_factory=list)
    dice: list[Die] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)
    ask: AskView | None = None
    waiting: list[int] = field(default_factory=list)
    outcome: Outcome | None = None
    log: list[LogLine] = field(default_factory=list)
    hud: Hud | None = None
    scene: Scene | None = None
