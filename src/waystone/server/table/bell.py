"""Calls people to a table that waits for them: by the push service of their browser, and by the
webhook of the operator."""

import msgspec

from ..people.outbox import Letter, Outbox
from ..people.push import Signer, new_key, sealed
from ..people.seating import Seating
from ..protocol import Lang
from ..store import subscriptions
from ..store.rows import SubscriptionRow, TableRow
from ..store.store import Store
from .course import Course

CALLS: dict[Lang, str] = {"en": "Your turn", "ru": "Ваш ход"}
A_DAY = 86_400


class Bell:
    """`webhook` is empty where the operator wants none; `contact`: how the carriers of calls reach
    the operator."""

    def __init__(self, store: Store, webhook: str, contact: str) -> None:
        self.store = store
        self.outbox = Outbox()
        self._webhook = webhook
        self._contact = contact
        self._signer: Signer | None = None

    async def signer(self) -> Signer:
        """The key of this server is made when it starts for the first time, and kept."""
        if self._signer is None:
            kept = await subscriptions.secret(self.store, "vapid", new_key())
            self._signer = Signer(kept, self._contact)
        return self._signer

    async def call(self, row: SubscriptionRow, game: str) -> None:
        async def gone() -> None:
            await subscriptions.drop(self.store, row.table_id, row.seat, row.endpoint)

        told = {"title": CALLS[row.lang], "body": game, "url": f"/t/{row.table_id}"}
        body = sealed(msgspec.json.encode(told), row.p256dh, row.auth)
        headers = {
            "Authorization": (await self.signer()).authorization(row.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(A_DAY),
            "Urgency": "high",
            "Topic": row.table_id[:32],
        }
        self.outbox.send(Letter(row.endpoint, body, headers), gone)

    def tell_operator(self, table: TableRow, seat: int, name: str) -> None:
        if not self._webhook:
            return
        told = {
            "event": "turn",
            "table": table.id,
            "game": table.game,
            "seat": seat,
            "name": name,
            "path": f"/t/{table.id}",
        }
        headers = {"Content-Type": "application/json"}
        self.outbox.send(Letter(self._webhook, msgspec.json.encode(told), headers, trusted=True))


class Calls:
    """Who of a table has been called, each once for a question, and only while they are away."""

    def __init__(self, row: TableRow, course: Course, seats: Seating, bell: Bell) -> None:
        self._row = row
        self._course = course
        self._seats = seats
        self._bell = bell
        self._called = self._asked()

    def _asked(self) -> dict[int, int]:
        session = self._course.session
        return {
            question.seat: session.asked[question.seat]
            for question in session.questions()
            if self._seats[question.seat].kind == "human" and not question.idle
        }

    async def ring(self, here: set[int], leads: bool) -> None:
        """Call those for whom the table has begun to wait."""
        before, self._called = self._called, self._asked()
        game, seq = self._course.session.game, self._course.position.seq
        for seat, ask in self._called.items():
            if before.get(seat) == ask or seat in here:
                continue
            for row in await subscriptions.to_call(self._bell.store, self._row.id, seat, seq):
                await self._bell.call(row, game.name[row.lang])
            if leads:
                self._bell.tell_operator(self._row, seat, self._seats[seat].name)
