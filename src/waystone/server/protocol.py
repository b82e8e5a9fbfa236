"""Every message between server and client, once. The schema page and the client's TypeScript types
are made from these classes.

HTTP bodies are JSON. On the WebSocket `/ws/{table}` every message is one JSON text frame with a
`type`. A client message may carry a `ref`; the error or acknowledgement that answers it carries the
same. Text of players and of games is plain text, never HTML.

A client keeps one `Table` per seat it watches: `view` replaces it, `patch` changes it; `seq` counts
them. A question is named by its seat, its number and the `epoch` in which it stands (each undo
begins a new one), so that an answer to a question that has been taken back meanwhile is refused.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from waystone.kernel.view import Card, LogLine, Table

Lang: TypeAlias = Literal["en", "ru"]
SeatKind: TypeAlias = Literal["human", "bot"]
UndoTo: TypeAlias = Literal["answer", "step", "turn", "round", "start"]
ErrorCode: TypeAlias = Literal[
    "malformed",  # not a message of this protocol
    "too-large",  # a message over the size limit
    "too-fast",  # over the rate limit; wait a moment
    "hello-first",  # a message before the hello
    "no-such-game",
    "no-such-table",
    "no-such-seat",
    "bad-token",
    "bad-origin",
    "bad-setup",
    "bad-save",
    "bad-answer",  # not an option of the question
    "not-asked",  # out of turn, or the game is over
    "stale",  # that question is answered or taken back
    "not-yours",  # another seat's question, or a right that this token does not give
    "nothing-to-undo",
    "no-undo-asked",
    "undo-open",  # another undo is being voted on
    "rule-bug",  # a rule failed; nothing is lost, a report is kept
    "not-found",
    "internal",
]

Name: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
Id: TypeAlias = Annotated[str, Meta(max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Vote: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Password: TypeAlias = Annotated[str, Meta(max_length=64)]
Spectators: TypeAlias = Literal["open", "delayed", "none"]
Ref: TypeAlias = Annotated[str, Meta(max_length=40)]
Path: TypeAlias = list[str | int]


# ---- HTTP: games


class ModeInfo(Struct):
    id: str
    name: str
    seats: tuple[int, int]
    cooperative: bool


class ScenarioInfo(Struct):
    """`mode` is empty where the scenario fits every mode; `group` is a heading to list it under."""

    id: str
    name: str
    seats: tuple[int, int]
    mode: str
    group: str = ""


class VariantInfo(Struct):
    id: str
    name: str
    modes: list[str]


class ValueInfo(Struct):
    id: str
    name: str


class ChoiceInfo(Struct):
    """A setting; its first value is the default."""

    id: str
    name: str
    values: list[ValueInfo]
    modes: list[str]


class GameInfo(Struct):
    """GET /api/games?lang= gives a list of these. `words`: what kinds and tags are called; an empty
    word is a mark for the eye."""

    id: str
    name: str
    seats: tuple[int, int]
    modes: list[ModeInfo]
    scenarios: list[ScenarioInfo]
    variants: list[VariantInfo]
    choices: list[ChoiceInfo]
    bots: list[str]
    content: dict[str, int]
    words: dict[str, str]


# ---- HTTP: tables


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat. `bot` is one of the game's `bots`."""

    kind: SeatKind = "human"
    bot: Id = ""
    name: Name = ""


class CreateTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables. Spectators may watch at once, with a delay, or not at all; where there is
    a password they need it."""

    game: Id
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    mode: Id = ""
    scenario: Id = ""
    variants: Annotated[list[Id], Meta(max_length=50)] = field(default_factory=list)
    choices: Annotated[dict[Id, Id], Meta(max_length=50)] = field(default_factory=dict)
    seed: int | None = None
    lang: Lang = "en"
    spectators: Spectators = "open"
    password: Password = ""


class SeatLink(Struct):
    """The secret of a human seat; who has it, sits there. `link` is the page that carries it."""

    seat: int
    token: str
    link: str


class TableMade(Struct):
    """The answer to every request that makes a table. `owner` is the right to its save file, to
    continue it as another table, to kick and to close. `notices` tell what an uploaded save
    lost."""

    table: str
    owner: str
    seats: list[SeatLink]
    spectate: str
    notices: list[str] = field(default_factory=list)


class Branch(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/branch: a new table that goes on after so many answers."""

    token: Token
    answers: Count


class Report(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/report: keep a save of this moment for those who mend rules."""

    token: Token
    text: Annotated[str, Meta(max_length=2000)] = ""


class Reported(Struct):
    report: str


class Lesson(Struct, forbid_unknown_fields=True):
    """POST /api/lessons/{game}: a guided first game."""

    lang: Lang = "en"


class Held(Struct, forbid_unknown_fields=True):
    table: Id
    token: Token


class Mine(Struct, forbid_unknown_fields=True):
    """POST /api/tables/mine: what has become of the tables whose tokens I keep."""

    held: Annotated[list[Held], Meta(max_length=200)]


class Seat(Struct):
    seat: int
    name: str
    kind: SeatKind
    bot: str
    online: bool


class TableInfo(Struct):
    """GET /api/tables/{table}: what everybody may know of a table."""

    table: str
    game: str
    mode: str
    scenario: str
    seats: list[Seat]
    answers: int
    over: bool
    lesson: bool
    created: str
    lang: Lang
    yours: list[int] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)


class ReplayStep(Struct):
    """A step of the game that was entered after so many answers."""

    step: str
    answers: int
    opens: Literal["", "turn", "round"]


class Replay(Struct):
    """GET /api/tables/{table}/replay?token=; a moment of it is looked at with `look`."""

    answers: int
    steps: list[ReplayStep]


class RuleText(Struct):
    """GET /api/rules?id= or ?q= gives a list of these; ?game= without words the whole book."""

    id: str
    game: str
    kind: str
    text: str
    section: str
    tags: list[str]


class CardText(Struct):
    """GET /api/cards/{game}?lang= gives a list of these: the content as printed, and the card
    itself where the game shows it."""

    id: str
    kind: str
    name: str
    lines: list[str]
    figures: dict[str, str]
    card: Card | None = None


class Failure(Struct):
    code: ErrorCode
    text: str


class ErrorReply(Struct):
    """Every HTTP answer that is not a success."""

    error: Failure


# ---- WebSocket: client to server


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """First message. Several tokens: several seats in one browser. None: a spectator. Without a
    language, the table's."""

    tokens: Annotated[list[Token], Meta(max_length=16)] = field(default_factory=list)
    lang: Lang | None = None
    ref: Ref = ""
    password: Password = ""


class GiveAnswer(Struct, tag="answer", tag_field="type", forbid_unknown_fields=True):
    """`ask` is the `number` of the question, `epoch` that of the last view or patch."""

    seat: SeatNumber
    ask: Count
    key: Annotated[str, Meta(max_length=8000)]
    epoch: Count
    ref: Ref = ""


class Say(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    ref: Ref = ""


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Ask to go back. It happens when every other person who holds a seat consents, those who are
    away too."""

    to: UndoTo = "answer"
    ref: Ref = ""


class Consent(Struct, tag="consent", tag_field="type", forbid_unknown_fields=True):
    """Agree to the undo of that `vote`, or end the vote."""

    vote: Vote
    yes: bool
    ref: Ref = ""


class SetLang(Struct, tag="lang", tag_field="type", forbid_unknown_fields=True):
    lang: Lang
    ref: Ref = ""


class AskHint(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    seat: SeatNumber
    ref: Ref = ""


class Takeover(Struct, tag="takeover", tag_field="type", forbid_unknown_fields=True):
    """Sit down where a bot sits: the owner of the table at once, others when the owner allows."""

    seat: SeatNumber
    name: Name = ""
    ref: Ref = ""


class Grant(Struct, tag="grant", tag_field="type", forbid_unknown_fields=True):
    """The owner of the table allows somebody to sit down, or refuses it."""

    request: Id
    yes: bool
    ref: Ref = ""


class Leave(Struct, tag="leave", tag_field="type", forbid_unknown_fields=True):
    """Stand up; a bot plays on."""

    seat: SeatNumber
    ref: Ref = ""


class Kick(Struct, tag="kick", tag_field="type", forbid_unknown_fields=True):
    """The owner of the table takes a seat from a person; the link is void, a bot plays on."""

    seat: SeatNumber
    ref: Ref = ""


class CloseTable(Struct, tag="close", tag_field="type", forbid_unknown_fields=True):
    """The owner closes the table for good."""

    ref: Ref = ""


class Rename(Struct, tag="rename", tag_field="type", forbid_unknown_fields=True):
    seat: SeatNumber
    name: Name
    ref: Ref = ""


class Look(Struct, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Show the table as it was after so many answers, as this seat saw it."""

    answers: Count
    seat: SeatNumber | None = None
    ref: Ref = ""


class Foresee(Struct, tag="foresee", tag_field="type", forbid_unknown_fields=True):
    """What would these answers lead to? Each of them gets a `foreseen` of its own."""

    seat: SeatNumber
    ask: Count
    keys: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=64)]
    epoch: Count
    ref: Ref = ""


class Walk(Struct, tag="walk", tag_field="type", forbid_unknown_fields=True):
    """Walk to a thing on the table, answer by answer, up to the first interruption."""

    seat: SeatNumber
    ask: Count
    goal: Annotated[str, Meta(max_length=200)]
    epoch: Count
    ref: Ref = ""


class SetStops(Struct, tag="stops", tag_field="type", forbid_unknown_fields=True):
    """What a seat wants to be asked. `formal`: the table answers formal questions; `smart`: it
    passes where no answer changes anything; `never`: it passes where only these things could be
    used; `until`: it passes for the rest of the turn, or until something happens to the seat."""

    seat: SeatNumber
    formal: bool = True
    smart: bool = True
    never: Annotated[list[Id], Meta(max_length=100)] = field(default_factory=list)
    until: Literal["", "turn", "something"] = ""
    ref: Ref = ""


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    ref: Ref = ""


ClientMessage: TypeAlias = (
    Hello
    | GiveAnswer
    | Say
    | Undo
    | Consent
    | SetLang
    | AskHint
    | Takeover
    | Grant
    | Leave
    | Kick
    | CloseTable
    | Rename
    | Look
    | Foresee
    | Walk
    | SetStops
    | Ping
)


# ---- WebSocket: server to client


class ChatLine(Struct):
    """`by` is a seat, or null for a spectator."""

    by: int | None
    name: str
    text: str
    at: str


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The answer to a hello; one view for each seat of `yours` (or the spectator's) follows."""

    table: str
    game: str
    seats: list[Seat]
    yours: list[int]
    lang: Lang
    lesson: bool
    chat: list[ChatLine]


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
    """What changed with one fact: `n` is the line of the log that tells it."""

    n: int
    ops: list[SetOp | CutOp] = field(default_factory=list)


class Patch(Struct, tag="patch", tag_field="type", omit_defaults=True):
    """What changed since the view or patch numbered `base`: first beat by beat, then the rest. A
    client that shows no beats carries out all their ops at once. The log is not in `ops`: lines
    with `n` over `keep` (if given) are gone, then `log` is added."""

    seat: int | None
    base: int
    seq: int
    epoch: int
    ops: list[SetOp | CutOp] = field(default_factory=list)
    keep: int | None = None
    log: list[LogLine] = field(default_factory=list)
    beats: list[Beat] = field(default_factory=list)


class Accepted(Struct, tag="accepted", tag_field="type"):
    """The answer is stored: no crash can lose it."""

    ref: str


class Chat(Struct, tag="chat", tag_field="type"):
    line: ChatLine


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
    """The secret of a seat that you took over; a view of it follows."""

    seat: int
    token: str
    link: str
    ref: str


class Hint(Struct, tag="hint", tag_field="type"):
    """What the game's bot would answer."""

    seat: int
    ask: int
    key: str
    text: str
    ref: str


class Guide(Struct, tag="guide", tag_field="type"):
    """In a guided game: the rule behind the question that has just come up."""

    seat: int
    ask: int
    rule: str
    text: str


class Looked(Struct, tag="looked", tag_field="type"):
    """A moment of the past, as the seat saw it."""

    answers: int
    of: int
    seat: int | None
    table: Table
    ref: str


class ForeseenLine(Struct, omit_defaults=True):
    """A line that the log would gain, and in how many of the worlds."""

    text: str
    worlds: int
    rule: str = ""


class ForeseenNumber(Struct):
    """A number on a piece or mat: now, and from least to most after the answer."""

    thing: str
    icon: str
    now: int
    least: int
    most: int
    mean: float


class ForeseenPlace(Struct):
    """Where a piece would stand (an empty cell: it would be gone), in how many worlds."""

    piece: str
    cell: str
    worlds: int


class Foreseen(Struct, tag="foreseen", tag_field="type"):
    """What an answer would lead to, up to the seat's next question, in so many imagined worlds;
    `exact`: the same in all of them, as far as the seat can know."""

    seat: int
    ask: int
    key: str
    worlds: int
    exact: bool
    lines: list[ForeseenLine]
    numbers: list[ForeseenNumber]
    places: list[ForeseenPlace]
    over: int
    won: int
    ref: str


class Notice(Struct, tag="notice", tag_field="type"):
    """Something that everybody at the table should know."""

    code: Literal["rule-bug", "unshown", "tail-cut", "content-changed"]
    text: str


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
    | UndoAsked
    | UndoClosed
    | Seats
    | Requests
    | Asking
    | Denied
    | Taken
    | Hint
    | Guide
    | Looked
    | Foreseen
    | Notice
    | Error
    | Pong
)
