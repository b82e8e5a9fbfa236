"""Calls over HTTP: games, tables, rules, cards."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from waystone.kernel.view import Card

from .words import (
    Count,
    ErrorCode,
    Foresight,
    Id,
    Lang,
    Name,
    NewToken,
    Password,
    SeatKind,
    Spectators,
    TableClock,
    Takeback,
    Token,
)


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
    """`instead`: the variant that it takes the place of; not both can be wished for."""

    id: str
    name: str
    modes: list[str]
    instead: str


class ValueInfo(Struct):
    id: str
    name: str


class ChoiceInfo(Struct):
    """A setting; its first value is the default."""

    id: str
    name: str
    values: list[ValueInfo]
    modes: list[str]


class ChapterInfo(Struct):
    """A chapter to learn the game by, with so many beats."""

    id: str
    title: str
    beats: int


class GameInfo(Struct):
    """GET /api/games?lang= gives a list of these. `words`: what kinds and tags are called; an empty
    word is a mark for the eye. `lessons` in the order in which they are learnt."""

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
    lessons: list[ChapterInfo]


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat. `bot` is one of the game's `bots`."""

    kind: SeatKind = "human"
    bot: Id = ""
    name: Name = ""


class CreateTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables. Spectators may watch at once, with a delay, or not at all; where there is
    a password they need it. `foresight`: what players may know of an answer before they give it:
    nothing, only what is certain, or the odds too. `takeback`: players take moves back as they like
    (`free`), when all others consent (`consent`), when they consent and neither luck nor hidden
    cards were seen since (`fair`: the rule among rivals, where nothing is said), or never
    (`none`). `windows`: where a hidden card could be used, nothing: the table pauses for a moment
    for everybody who could hold one, if several people play; so many seconds: for so long, and then
    it passes for whoever has not answered; 0: it stops only for those who hold one, and that
    shows."""

    game: Id
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    mode: Id = ""
    scenario: Id = ""
    variants: Annotated[list[Id], Meta(max_length=50)] = field(default_factory=list)
    choices: Annotated[dict[Id, Id], Meta(max_length=50)] = field(default_factory=dict)
    seed: int | None = None
    lang: Lang = "en"
    spectators: Spectators = "open"
    foresight: Foresight = "odds"
    password: Password = ""
    takeback: Takeback | None = None
    clock: TableClock | None = None
    windows: Annotated[int, Meta(ge=0, le=60)] | None = None


class SeatLink(Struct):
    """An invitation to a human seat: who comes with it first claims the seat. `link` is the page
    that carries it."""

    seat: int
    token: str
    link: str


class TableMade(Struct):
    """The answer to every request that makes a table. `owner` is the right to give the
    seats of bots away, to kick and to close. `notices` tell what an uploaded save
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


class PushKey(Struct):
    """GET /api/push: the key by which this server calls browsers."""

    key: str


class Subscribe(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/calls: call this browser when the table waits for the seat of the
    token; `endpoint`, `p256dh` and `auth` as the browser's PushSubscription gives them. `off`: no
    longer."""

    token: Token
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=120)] = ""
    auth: Annotated[str, Meta(max_length=40)] = ""
    lang: Lang = "en"
    off: bool = False


class Subscribed(Struct):
    calls: bool


class AskCode(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/code: a code by which the seat of the token moves to another
    device."""

    token: Token


class Code(Struct):
    """It is good once, and for so many seconds."""

    code: str
    seconds: int


class UseCode(Struct, forbid_unknown_fields=True):
    """POST /api/codes: the seat of this code is from now on opened by `secret`, which the new
    device has drawn by chance, and by nothing else."""

    code: Annotated[str, Meta(max_length=40)]
    secret: NewToken


class Moved(Struct):
    table: str
    game: str
    seat: int


class Lesson(Struct, forbid_unknown_fields=True):
    """POST /api/lessons/{game}: one of its chapters, or (without one) a guided first game."""

    lang: Lang = "en"
    chapter: Id = ""


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
    """GET /api/tables/{table}: what everybody may know of a table. `seed` as in `Welcome`; `left`:
    for how many seconds more the table waits for one of `yours`, where there is a clock; `closed`:
    the owner has closed it for good."""

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
    seed: str = ""
    takeback: Takeback = "consent"
    clock: TableClock | None = None
    left: float | None = None
    closed: bool = False


class ReplayStep(Struct):
    """A step of the game that was entered after so many answers."""

    step: str
    answers: int
    opens: Literal["", "turn", "round"]


class Replay(Struct):
    """GET /api/tables/{table}/replay; a moment of it is looked at with `look`."""

    answers: int
    steps: list[ReplayStep]


class TermText(Struct):
    """A word of the book and what it means; `other` is the word in the other language, `also` are
    other words for it in this one."""

    term: str
    other: str
    meaning: str
    icon: str = ""
    also: list[str] = []


class RuleText(Struct):
    """GET /api/rules?id= or ?q= gives a list of these; ?game= without words the whole book. What
    has no translation into `lang` comes in English, and says so. `tags` are the words in square
    brackets that mark a part of the text, each with its meaning; `terms`, of a rule asked for by
    its id, are the words of the book that it uses."""

    id: str
    game: str
    kind: str
    text: str
    section: str
    tags: dict[str, str]
    lang: str
    terms: list[TermText] = []


class GuidePart(Struct):
    title: str
    text: str


class HowToPlay(Struct):
    """GET /api/how-to-play/{game}?lang=: a page of five minutes, without parts if there is none,
    and the words of the book."""

    game: str
    lang: str
    title: str
    parts: list[GuidePart]
    terms: list[TermText] = []


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
