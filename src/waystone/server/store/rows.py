"""The rows of the database, and its tables as the queries know them."""

from datetime import UTC, datetime
from typing import Literal

import sqlalchemy as sa
from msgspec import Struct

from ..protocol import Foresight, Lang, Takeback


def now() -> str:
    """The moment at which a row is made."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class TableRow(Struct):
    """`seed` is kept here where whoever made the table knows it, and with it the luck to come.
    `touched`: when somebody was last here; `ended`: whether the game is over; `chapter`: that of a
    lesson, empty in a guided first game. `clock`: how long people have, as in `move:86400`.
    `windows`: after how many seconds windows close; 0: they do not. `maker`: from where it was
    made, as a hash; empty where that is this machine."""

    id: str
    game: str
    mode: str
    scenario: str
    spectators: str
    lesson: int
    created: str
    owner: str
    opening: bytes
    checkpoint: bytes
    checkpoint_seq: int = 0
    lang: Lang = "en"
    password: str = ""
    foresight: Foresight = "odds"
    seed: str = ""
    touched: str = ""
    ended: int = 0
    chapter: str = ""
    takeback: Takeback = "consent"
    clock: str = ""
    windows: int = 0
    maker: str = ""


class SeatRow(Struct):
    """`token` is a hash; it is empty where a bot sits. `stops`: what its person wants to be asked,
    as JSON; empty where nothing was said. `claim`: whose the token is: still that of the
    invitation which nobody has used (`open`), the same after somebody came with it (`used`), or one
    that only its person knows (`own`)."""

    table_id: str
    seat: int
    kind: Literal["human", "bot"]
    bot: str
    name: str
    token: str
    stops: str = ""
    claim: Literal["open", "used", "own"] = "own"


class JournalRow(Struct):
    """An answer, or (kind `undo`) how many answers remain. `lines` is what the log gained. `step`:
    the how manyth step of a walk it was; 0: none. `in_stead`: whether the table gave it in a
    person's stead."""

    table_id: str
    seq: int
    kind: Literal["answer", "undo"]
    seat: int
    ask: int = 0
    answer: str = ""
    remains: int = 0
    lines: bytes = b""
    step: int = 0
    in_stead: int = 0


class ClockRow(Struct, frozen=True):
    """The clock of a seat: `remaining` of a whole game's, in milliseconds; `due`, while it runs:
    when the time is out; for which question of the seat it runs, and whether the others may not
    know of it."""

    table_id: str
    seat: int
    remaining: int
    due: str = ""
    ask: int = 0
    hushed: int = 0


class SubscriptionRow(Struct, frozen=True):
    """Where a browser is told that the table waits for its seat; `called`: after which row of the
    journal it was last."""

    table_id: str
    seat: int
    endpoint: str
    p256dh: str
    auth: str
    lang: Lang = "en"
    called: int = 0


class CodeRow(Struct, frozen=True):
    """A code, as a hash, by which a seat moves to another device until `due`; `token` is the hash
    of the secret for which it was used."""

    code: str
    table_id: str
    seat: int
    due: str
    token: str = ""


class EventRow(Struct):
    """Talk: kind `chat`, `undo` (somebody asks for it), `yes` and `no` (to the vote of that
    number), `seats` (somebody else sits on a seat; who was there before, if others were too), `at`
    (from where, as a hash), `seed` (somebody alone has learnt it), `mute` and `unmute` (a seat, or
    those without one), `out` (an address, as a hash), `close` (the table)."""

    table_id: str
    kind: str
    seat: int | None
    data: str
    created: str
    id: int = 0


meta = sa.MetaData()
tables = sa.Table(
    "tables",
    meta,
    sa.Column("id", sa.String, primary_key=True),
    *(sa.Column(n, sa.String) for n in ("game", "mode", "scenario", "spectators")),
    sa.Column("lesson", sa.Integer),
    sa.Column("created", sa.String),
    sa.Column("owner", sa.String),
    sa.Column("opening", sa.LargeBinary),
    sa.Column("checkpoint", sa.LargeBinary),
    sa.Column("checkpoint_seq", sa.Integer),
    sa.Column("lang", sa.String),
    sa.Column("password", sa.String),
    sa.Column("foresight", sa.String),
    sa.Column("seed", sa.String),
    sa.Column("touched", sa.String),
    sa.Column("ended", sa.Integer),
    sa.Column("chapter", sa.String),
    sa.Column("takeback", sa.String),
    sa.Column("clock", sa.String),
    sa.Column("windows", sa.Integer),
    sa.Column("maker", sa.String),
)
seats = sa.Table(
    "seats",
    meta,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    *(sa.Column(n, sa.String) for n in ("kind", "bot", "name", "token", "stops", "claim")),
)
clocks = sa.Table(
    "clocks",
    meta,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("remaining", sa.BigInteger),
    sa.Column("due", sa.String),
    *(sa.Column(n, sa.Integer) for n in ("ask", "hushed")),
)
subscriptions = sa.Table(
    "subscriptions",
    meta,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("endpoint", sa.String, primary_key=True),
    *(sa.Column(n, sa.String) for n in ("p256dh", "auth", "lang")),
    sa.Column("called", sa.Integer),
)
codes = sa.Table(
    "codes",
    meta,
    sa.Column("code", sa.String, primary_key=True),
    sa.Column("table_id", sa.String),
    sa.Column("seat", sa.Integer),
    *(sa.Column(n, sa.String) for n in ("due", "token")),
)
secrets = sa.Table(
    "secrets",
    meta,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("value", sa.Text),
)
journal = sa.Table(
    "journal",
    meta,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String),
    sa.Column("seat", sa.Integer),
    sa.Column("ask", sa.Integer),
    sa.Column("answer", sa.Text),
    sa.Column("remains", sa.Integer),
    sa.Column("lines", sa.LargeBinary),
    *(sa.Column(n, sa.Integer) for n in ("step", "in_stead")),
)
events = sa.Table(
    "events",
    meta,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    sa.Column("table_id", sa.String),
    sa.Column("kind", sa.String),
    sa.Column("seat", sa.Integer),
    sa.Column("data", sa.Text),
    sa.Column("created", sa.String),
)
reports = sa.Table(
    "reports",
    meta,
    sa.Column("id", sa.String, primary_key=True),
    *(sa.Column(n, sa.String) for n in ("table_id", "created", "note")),
    sa.Column("save", sa.LargeBinary),
)
bans = sa.Table(
    "bans",
    meta,
    sa.Column("address", sa.String, primary_key=True),
    sa.Column("created", sa.String),
)
