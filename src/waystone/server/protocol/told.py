"""On the WebSocket, from the server to a client."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from waystone.kernel.view import LogLine, Scene, Table

from .foreseen import Foreseen
from .http import Seat
from .words import ErrorCode, Foresight, Lang, Path, TableClock, Takeback, UndoTo, Until


class ChatLine(Struct):
    """`by` is a seat, or null for a spectator."""

    by: int | None
    name: str
    text: str
    at: str


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The answer to a hello; one view for each seat of `yours` (or the spectator's) follows. `seed`
    is told where whoever made the table knows it: who knows it can know the luck to come.
    `windows`: the table pauses alike for all who could use a hidden card, for so many seconds until
    it passes for them, or (0) for a moment; null: only for those who hold one."""

    table: str
    game: str
    seats: list[Seat]
    yours: list[int]
    lang: Lang
    lesson: bool
    chat: list[ChatLine]
    foresight: Foresight = "odds"
    seed: str = ""
    first: bool = False
    takeback: Takeback = "consent"
    clock: TableClock | None = None
    muted: list[int | None] = field(default_factory=list)
    windows: int | None = None


class View(Struct, tag="view", tag_field="type"):
    """All that a seat sees. Its log holds the last lines only."""

    seat: int | None
    seq: int
    epoch: int
    table: Table


class SetOp(Struct, tag="set", array_like=True):
    """["set", path, value]: put a value at a path of field names and list positions."""

    path: Path
    value: Any


class CutOp(Struct, tag="cut", array_like=True):
    """["cut", path, at, gone, items]: in the list at the path, from position `at`, take `gone`
    items out and put `items` in."""

    path: Path
    at: int
    gone: int
    items: list[Any]


class Beat(Struct, omit_defaults=True):
    """What changed with one fact: `n` is the line of the log that tells it; `scene`: who faces whom
    while it is told, with dice and cards, and how it adds up."""

    n: int
    ops: list[SetOp | CutOp] = field(default_factory=list)
    scene: Scene | None = None


class Patch(Struct, tag="patch", tag_field="type", omit_defaults=True):
    """What changed since the view or patch numbered `base`: beat by beat, then the rest. Of the
    log, lines with `n` over `keep` (if given) are gone, then `log` is added. `accepted`: what the
    reader has answered with that `ref`, of which it comes, is stored."""

    seat: int | None
    base: int
    seq: int
    epoch: int
    ops: list[SetOp | CutOp] = field(default_factory=list)
    keep: int | None = None
    log: list[LogLine] = field(default_factory=list)
    beats: list[Beat] = field(default_factory=list)
    accepted: str | None = None


class Accepted(Struct, tag="accepted", tag_field="type"):
    """The answer is stored: no crash can lose it. Who sits on one seat hears it in the patch."""

    ref: str


class Chat(Struct, tag="chat", tag_field="type"):
    line: ChatLine


class Muted(Struct, tag="muted", tag_field="type"):
    """Whom the owner of the table has silenced; null: those without a seat."""

    seats: list[int | None]


class UndoAsked(Struct, tag="undo_asked", tag_field="type"):
    """Somebody wants to go back, so that `left` answers remain; `waiting` have yet to agree."""

    vote: int
    by: int
    to: UndoTo
    left: int
    waiting: list[int]


class UndoClosed(Struct, tag="undo_closed", tag_field="type"):
    done: bool


class Seats(Struct, tag="seats", tag_field="type"):
    seats: list[Seat]


class SeatRequest(Struct):
    """Somebody asks for the seat of a bot."""

    id: str
    seat: int
    name: str


class Requests(Struct, tag="requests", tag_field="type"):
    """To the owner of the table: all who ask for a seat now."""

    requests: list[SeatRequest]


class Asking(Struct, tag="asking", tag_field="type"):
    """Your wish to sit down waits for the owner of the table."""

    seat: int
    ref: str


class Denied(Struct, tag="denied", tag_field="type"):
    """Your wish to sit down was refused, or somebody else sits there now."""

    seat: int
    ref: str


class Taken(Struct, tag="taken", tag_field="type"):
    """The secret of a seat that you took over or claimed; a view of it follows."""

    seat: int
    token: str
    link: str
    ref: str


class HintReason(Struct):
    """Why: a sentence that comes true in so many of the worlds that were looked into. `kind`: it
    wins, it hits others, it gains something, it simply follows, or it is a risk."""

    kind: Literal["wins", "hits", "gains", "follows", "risks"]
    text: str
    worlds: int
    of: int
    rule: str = ""


class Gone(Struct, tag="gone", tag_field="type"):
    """A seat that was yours is on another device now."""

    seat: int


class Hint(Struct, tag="hint", tag_field="type"):
    """What the game's bot would answer: at once, and again with its reasons when they are known."""

    seat: int
    ask: int
    key: str
    text: str
    ref: str
    reasons: list[HintReason] = field(default_factory=list)


class Guide(Struct, tag="guide", tag_field="type"):
    """In a guided game: the rule behind the question that has just come up."""

    seat: int
    ask: int
    rule: str
    text: str


class LessonBeat(Struct, omit_defaults=True):
    """What is said; `point` is the id of a thing on the table, the key of an option, or `hud:` and
    a part of the head-up display; several, with a space between them, are to be picked in turn.
    `task`: the learner is to answer the question at hand."""

    say: str
    point: str = ""
    task: bool = False
    rules: list[str] = field(default_factory=list)


class Teaching(Struct, tag="teaching", tag_field="type"):
    """In a chapter, whenever it has gone on: the beats so far, up to the one that is to be done
    now; those from `at` on are new. `of` counts all. When nothing is left to be done, it says what
    one can do now (`can`), and which chapter comes next, if any. While the script answers
    (`scripted`) nothing is asked of the learner yet."""

    chapter: str
    title: str
    beats: list[LessonBeat]
    at: int
    of: int
    over: bool
    can: list[str]
    next: str
    scripted: bool


class Looked(Struct, tag="looked", tag_field="type"):
    """A moment of the past, as the seat saw it."""

    answers: int
    of: int
    seat: int | None
    table: Table
    ref: str


class Way(Struct, tag="way", tag_field="type"):
    """The things that a walk would pass, the last of them where it stops; none: no way leads
    there now."""

    seat: int
    ask: int
    goal: str
    steps: list[str]
    ref: str


class Notice(Struct, tag="notice", tag_field="type"):
    """Something that everybody at the table should know."""

    code: Literal["rule-bug", "unshown", "tail-cut", "content-changed", "time-out", "uneven"]
    text: str


class SeatClock(Struct):
    """So many seconds a seat has left; `running`: they pass now."""

    seat: int
    left: float
    running: bool


class Clocks(Struct, tag="clocks", tag_field="type"):
    """At a table with a clock, whenever one of them starts or stops."""

    clocks: list[SeatClock]


class Loss(Struct):
    """What one of the seat's things would lose, through whom (empty: nobody that stands on the
    table), in how many worlds; from least to most in those, and on average over all."""

    thing: str
    icon: str
    by: str
    worlds: int
    least: int
    most: int
    mean: float


class Fall(Struct):
    """A piece of the seat that would be gone, through whom, in how many worlds."""

    piece: str
    by: str
    worlds: int


class Threat(Struct, tag="threat", tag_field="type"):
    """What would happen to a seat before its next turn, in so many imagined worlds in which
    everybody plays sensibly."""

    seat: int
    ask: int
    worlds: int
    losses: list[Loss]
    falls: list[Fall]
    ref: str


class Stops(Struct, tag="stops", tag_field="type"):
    """To those who sit there: what the seat wants to be asked, as it stands now. `until` is empty
    again when a pass has ended; `said`: whether anything was ever said for the seat."""

    seat: int
    formal: bool
    smart: bool
    never: list[str]
    until: Until
    said: bool = True


class Error(Struct, tag="error", tag_field="type"):
    """The message `ref` was refused and changed nothing."""

    code: ErrorCode
    text: str
    ref: str = ""


class Pong(Struct, tag="pong", tag_field="type"):
    ref: str


ServerMessage: TypeAlias = (
    Welcome
    | View
    | Patch
    | Accepted
    | Chat
    | Muted
    | UndoAsked
    | UndoClosed
    | Seats
    | Requests
    | Asking
    | Denied
    | Taken
    | Gone
    | Hint
    | Guide
    | Teaching
    | Looked
    | Foreseen
    | Way
    | Threat
    | Stops
    | Clocks
    | Notice
    | Error
    | Pong
)
