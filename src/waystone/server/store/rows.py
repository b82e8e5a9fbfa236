"""The rows of the database, and its tables as the queries know them."""

from datetime import UTC, datetime
from typing import Literal

import sqlalchemy as sa
from msgspec import Struct

from ..protocol import Foresight, Lang


def now() -> str:
    """The moment at which a row is made."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class TableRow(Struct):
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


class SeatRow(Struct):
    """`token` is a hash; it is empty where a bot sits. `stops`: what its person wants to be asked,
    as JSON; empty where nothing was said."""

    table_id: str
    seat: int
    kind: Literal["human", "bot"]
    bot: str
    name: str
    token: str
    stops: str = ""


class JournalRow(Struct):
    """An answer, or (kind `undo`) how many answers remain. `lines` is what the log gained."""

    table_id: str
    seq: int
    kind: Literal["answer", "undo"]
    seat: int
    ask: int = 0
    answer: str = ""
    remains: int = 0
    lines: bytes = b""


class EventRow(Struct):
    """Talk: kind `chat`, `undo` (somebody asks for it), `yes` and `no` (to the vote of that
    number), `seats` (somebody else sits on a seat), `close` (the table)."""

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
)
seats = sa.Table(
    "seats",
    meta,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    *(sa.Column(n, sa.String) for n in ("kind", "bot", "name", "token", "stops")),
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
