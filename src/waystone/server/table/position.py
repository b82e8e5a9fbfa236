"""Where a table stands after a row of its journal, and how to get there from a checkpoint."""

from msgspec import Struct, field

from waystone.kernel import save
from waystone.kernel.errors import WaystoneError
from waystone.kernel.session import Session

from ..store.rows import JournalRow, TableRow
from . import chronicle
from .chronicle import Chronicle, Entry

TAIL_CUT = "notice-tail-cut"


class Manner(Struct, frozen=True):
    """How an answer was given: as the how manyth `step` of a walk (0: of none), and whether by the
    table in a person's stead."""

    step: int = 0
    in_stead: bool = False


BY_HAND = Manner()


class Position(Struct):
    """`seq` is the last row of the journal that is in it; `epoch` counts the undos; `notices` are
    message ids of what there is to tell about the way here. `manners`: how answers were given, by
    seat and number of the question, where not by hand; an answer that was taken back keeps its own
    until another takes its place."""

    session: Session
    chronicle: Chronicle
    seq: int = 0
    epoch: int = 0
    notices: list[str] = []
    manners: dict[tuple[int, int], Manner] = field(default_factory=dict)

    def manner(self, seat: int, ask: int) -> Manner:
        """How a seat has answered a question."""
        return self.manners.get((seat, ask), BY_HAND)

    def follow(self, row: JournalRow) -> None:
        """Play a stored row."""
        if row.kind == "answer":
            self.session.answer(row.seat, row.answer, row.ask)
        else:
            self.session.rewind(row.remains)
        self.record(row)

    def record(self, row: JournalRow, said: list[Entry] | None = None) -> None:
        """Note a row that the session has played already, and what was said of it."""
        if row.kind == "undo":
            self.chronicle.cut(row.remains)
            self.epoch += 1
        elif row.step or row.in_stead:
            self.manners[row.seat, row.ask] = Manner(row.step, bool(row.in_stead))
        else:
            self.manners.pop((row.seat, row.ask), None)
        self.chronicle.add(chronicle.unpack(row.lines) if said is None else said)
        self.seq = row.seq


def restore(row: TableRow, journal: list[JournalRow]) -> Position:
    """The table of a checkpoint and the rows after it. Rows that the rules no longer accept, and
    all after them, are not played."""
    session, notices = save.load(row.checkpoint)
    position = Position(session, Chronicle(session.setup.seats))
    position.chronicle.add(chronicle.unpack(row.opening))
    fits = TAIL_CUT not in notices
    for entry in journal:
        if fits and entry.seq > row.checkpoint_seq:
            try:
                position.follow(entry)
                continue
            except WaystoneError:
                fits = False
        position.record(entry)
    if not fits:
        position.chronicle.cut(len(session.history))
        notices = [*(n for n in notices if n != TAIL_CUT), TAIL_CUT]
    position.notices = notices
    session.watch()
    return position
