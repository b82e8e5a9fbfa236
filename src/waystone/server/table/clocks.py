"""The clocks of a table: each person's runs while the table waits for them. They are kept in the
store, so that time passes while no server runs, and every process sees the same."""

from datetime import UTC, datetime, timedelta

from msgspec import structs

from .. import protocol
from ..people.seating import Seating
from ..store import clocks
from ..store.clocks import stamp
from ..store.rows import ClockRow, TableRow
from ..store.store import Store
from .course import Course

TRIES = 8


class Wall:
    """The clock on the wall; tests set it ahead."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def now(self) -> datetime:
        return datetime.now(UTC) + self.ahead


def spelled(clock: protocol.TableClock | None) -> str:
    """As it is stored."""
    return f"{clock.per}:{clock.seconds}" if clock is not None else ""


def read_clock(row: TableRow) -> protocol.TableClock | None:
    per, _, seconds = row.clock.partition(":")
    return protocol.TableClock("game" if per == "game" else "move", int(seconds)) if per else None


def first(table_id: str, seats: int, clock: protocol.TableClock | None) -> list[ClockRow]:
    """The clocks of a new table; none of them runs."""
    if clock is None:
        return []
    return [ClockRow(table_id, seat, clock.seconds * 1000) for seat in range(seats)]


class Clocks:
    def __init__(
        self, row: TableRow, course: Course, seats: Seating, store: Store, wall: Wall
    ) -> None:
        self.clock = read_clock(row)
        self._course = course
        self._seats = seats
        self._store = store
        self._wall = wall
        self._rows: list[ClockRow] = []

    async def read(self) -> None:
        if self.clock is not None:
            self._rows = await clocks.read(self._store, self._course.id)

    async def follow(self) -> bool:
        """Start and stop what the table's course asks for; whether anything has changed. The lock
        is held."""
        if self.clock is None:
            return False
        before = self._rows
        for _ in range(TRIES):
            pairs = [(row, self._wanted(row)) for row in self._rows]
            changed = [(old, new) for old, new in pairs if new != old]
            if changed and not await clocks.change(self._store, changed):
                await self.read()
                continue
            self._rows = [new for _, new in pairs]
            break
        return self._rows != before

    async def restart(self, seat: int) -> None:
        """Who comes back has the whole time again."""
        if self.clock is None:
            return
        row = self._rows[seat]
        fresh = ClockRow(row.table_id, seat, self.clock.seconds * 1000)
        if await clocks.change(self._store, [(row, fresh)]):
            self._rows[seat] = fresh
        else:
            await self.read()

    def _wanted(self, row: ClockRow) -> ClockRow:
        """How a clock should stand now. It does not run before the person has come. Time that
        passes in secret is not taken off a whole game's: the others would see it."""
        assert self.clock is not None
        session, now = self._course.session, self._wall.now()
        seat = self._seats[row.seat]
        person = seat.kind == "human" and seat.claim != "open"
        runs = person and session.question(row.seat) is not None
        if runs and row.due and row.ask == session.asked[row.seat]:
            return row
        if row.due and not row.hushed:
            row = structs.replace(row, remaining=max(0, _milliseconds(row.due, now)))
        row = structs.replace(row, due="", ask=0, hushed=0)
        if not runs:
            return row
        allowed = row.remaining if self.clock.per == "game" else self.clock.seconds * 1000
        assert session.ask is not None
        return structs.replace(
            row,
            due=stamp(now + timedelta(milliseconds=allowed)),
            ask=session.asked[row.seat],
            hushed=int(session.ask.hushed),
        )

    def out(self, seat: int) -> bool:
        """Whether the time of a seat is out."""
        row = next((row for row in self._rows if row.seat == seat), None)
        return row is not None and bool(row.due) and row.due <= stamp(self._wall.now())

    def left(self, seats: set[int]) -> float | None:
        """For how many seconds more the table waits for one of these seats, if it does."""
        now = self._wall.now()
        running = [
            _milliseconds(r.due, now) / 1000 for r in self._rows if r.due and r.seat in seats
        ]
        return max(0.0, min(running)) if running else None

    def told(self, seats: set[int]) -> protocol.Clocks:
        """What those who hold these seats see of the clocks: of one that runs in secret only they
        see that it does."""
        assert self.clock is not None
        now, shown = self._wall.now(), []
        for row in self._rows:
            if self._seats[row.seat].kind != "human":
                continue
            running = bool(row.due) and (not row.hushed or row.seat in seats)
            whole = row.remaining if self.clock.per == "game" else self.clock.seconds * 1000
            left = _milliseconds(row.due, now) if running else whole
            shown.append(protocol.SeatClock(row.seat, max(0, left) / 1000, running))
        return protocol.Clocks(shown)


def _milliseconds(due: str, now: datetime) -> int:
    return int((datetime.fromisoformat(due) - now) / timedelta(milliseconds=1))
