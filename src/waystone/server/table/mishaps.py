"""What goes wrong at a table is kept with a save of the moment."""

import logging
import traceback

from waystone.kernel import save
from waystone.kernel.session import Session

from ..errors import NOTICES, BadStore, Refused
from ..people.auth import new_table_id
from ..store.rows import now
from ..store.store import Store
from .audience import Audience
from .position import Position

log = logging.getLogger("waystone.server")


class Mishaps:
    def __init__(self, table_id: str, store: Store, audience: Audience) -> None:
        self._table_id = table_id
        self._store = store
        self._audience = audience
        self._last_rule = (-1, "")
        self._last_unshown = -1

    async def report(self, note: str, session: Session) -> str:
        """A person reports this moment; gives the number of the report."""
        return await self._keep(note.replace("\0", ""), session)

    async def rule(self, position: Position, seat: int, key: str, bug: Exception) -> Refused:
        """A rule failed on an answer, and the table stands where it stood before: everybody is
        told, and this is what its giver gets."""
        trace = "".join(traceback.format_exception(bug.__cause__ or bug))
        log.error("rule bug at table %s: %s", self._table_id, bug)
        if (position.seq, key) != self._last_rule:
            self._last_rule = (position.seq, key)
            await self._keep(f"seat {seat} answered '{key}'\n{bug}\n{trace}", position.session)
            self._audience.notice("notice-rule-bug")
        return Refused("rule-bug", NOTICES["notice-rule-bug"]["en"].text)

    async def unshown(self, session: Session) -> None:
        """If the table could not be shown, keep that, once a moment."""
        failed = self._audience.unshown
        if failed is None or failed.seq == self._last_unshown:
            return
        self._last_unshown = failed.seq
        who = "a spectator" if failed.seat is None else f"seat {failed.seat}"
        what = f"the view of {who} ({failed.lang}) failed after {len(session.history)} answers"
        trace = "".join(traceback.format_exception(failed.error))
        try:
            number = await self._keep(f"{what}\n{trace}", session)
        except BadStore as error:
            number = f"not kept: {error}"
        where = (self._table_id, session.game.id, session.setup.seed)
        log.error("table %s (%s, seed %s): %s; report %s\n%s", *where, what, number, trace)

    async def _keep(self, note: str, session: Session) -> str:
        number = new_table_id()
        await self._store.report(number, self._table_id, now(), note, save.dump(session))
        return number
