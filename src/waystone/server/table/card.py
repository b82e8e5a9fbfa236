"""The card of a table: what is told of it before anybody plays."""

from typing import TYPE_CHECKING

from .. import protocol
from ..people.guests import Guest

if TYPE_CHECKING:
    from .table import Table


def info(table: "Table", tokens: list[str]) -> protocol.TableInfo:
    """The card of a table, for who holds these secrets."""
    ask = table.session.ask
    open_ask = ask is not None and not ask.hushed
    return protocol.TableInfo(
        table.id,
        table.row.game,
        table.row.mode,
        table.row.scenario,
        table.seats.shown(table.online()),
        len(table.session.history),
        table.session.end is not None,
        bool(table.row.lesson),
        table.row.created,
        table.row.lang,
        sorted(table.seats.held(tokens)),
        [q.seat for q in table.session.questions()] if open_ask else [],
        table.seed,
        table.row.takeback,
        table.clocks.clock,
        table.clocks.left(table.seats.held(tokens)),
        table.talk.closed,
    )


def welcome(table: "Table", guest: Guest) -> protocol.Welcome:
    """How a table is kept, as somebody who comes is told."""
    return protocol.Welcome(
        table.id,
        table.row.game,
        table.seats.shown(table.online()),
        sorted(guest.seats),
        guest.lang,
        bool(table.row.lesson),
        table.talk.chat,
        table.row.foresight,
        table.seed,
        table.first,
        table.row.takeback,
        table.clocks.clock,
        table.talk.silent(),
        table.row.windows if table.session.setup.even else None,
    )
