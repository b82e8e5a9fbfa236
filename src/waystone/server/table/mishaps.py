"""What goes wrong at a table is kept with a save of the moment."""

import logging
import traceback
from typing import TYPE_CHECKING

from waystone.kernel import save

from ..errors import NOTICES, BadStore, Refused
from ..people.auth import new_table_id
from ..store.rows import now

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger("waystone.server")


class Mishaps:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self._last_rule = (-1, "")
        self._last_unshown = -1

    async def report(self, note: str) -> str:
        """A person reports this moment; gives the number of the report."""
        async with self._table.lock:
            return await self._keep(note.replace("\0", ""))

    async def rule(self, seat: int, key: str, bug: Exception) -> Refused:
        """A rule failed on an answer, and the table stands where it stood before: everybody is
        told, and this is what its giver gets."""
        trace = "".join(traceback.format_exception(bug.__cause__ or bug))
        log.error("rule bug at table %s: %s", self._table.id, bug)
        if (self._table.position.seq, key) != self._last_rule:
            self._last_rule = (self._table.position.seq, key)
            await self._keep(f"seat {seat} answered '{key}'\n{bug}\n{trace}")
            self._table.audience.notice("notice-rule-bug")
        return Refused("rule-bug", NOTICES["notice-rule-bug"]["en"].text)

    async def unshown(self) -> None:
        """If the table could not be shown, keep that, once a moment."""
        failed, session = self._table.audience.unshown, self._table.session
        if failed is None or failed.seq == self._last_unshown:
            return
        self._last_unshown = failed.seq
        who = "a spectator" if failed.seat is None else f"seat {failed.seat}"
        what = f"the view of {who} ({failed.lang}) failed after {len(session.history)} answers"
        trace = "".join(traceback.format_exception(failed.error))
        try:
            number = await self._keep(f"{what}\n{trace}")
        except BadStore as error:
            number = f"not kept: {error}"
        where = (self._table.id, session.game.id, session.setup.seed)
        log.error("table %s (%s, seed %s): %s; report %s\n%s", *where, what, number, trace)

    async def _keep(self, note: str) -> str:
        number, table = new_table_id(), self._table
        await table.store.report(number, table.id, now(), note, save.dump(table.session))
        return number
