"""What processes on one database tell each other."""

from typing import Literal

from msgspec import Struct

from ..protocol import SeatRequest
from .meter import Meter
from .rows import JournalRow


class Signal(Struct, omit_defaults=True):
    """`moved`: a table has a new `row` in its journal (it is left out where it is too large);
    `changed`: a table has other seats or new talk; `here`: who of this process is at a table
    (`seats`, and whether anybody at all) and who of them asks for a bot's seat; `leave`: the owner
    grants a request or refuses it; `who`: tell me who is at a table; `alive`: I am, and what I
    count."""

    kind: Literal["moved", "changed", "here", "leave", "who", "alive"]
    process: str
    table: str = ""
    seats: list[int] = []
    watched: bool = False
    meter: Meter | None = None
    row: JournalRow | None = None
    requests: list[SeatRequest] = []
    request: str = ""
    yes: bool = False
