"""What clients were told, against what the store holds."""

from collections import Counter

from msgspec import Struct, field

from waystone.kernel import save
from waystone.server.store.store import Store
from waystone.server.table.position import restore


class Given(Struct, frozen=True):
    """An answer to question `ask` of a seat."""

    table: str
    seat: int
    ask: int
    key: str


class Ledger(Struct):
    """`returns` counts how often a client came back."""

    tables: list[str] = field(default_factory=list)
    sent: set[Given] = field(default_factory=set)
    acknowledged: list[Given] = field(default_factory=list)
    returns: int = 0

    def acknowledge(self, given: Given) -> None:
        self.acknowledged.append(given)

    async def problems(self, url: str) -> list[str]:
        """Every answer that was lost, doubled or invented; every table that does not verify."""
        store = await Store.open(url)
        try:
            found = [f"acknowledged twice: {g}" for g, n in self._counted() if n > 1]
            for table in self.tables:
                found += await self._of(store, table)
            return found
        finally:
            await store.close()

    def _counted(self) -> list[tuple[tuple[str, int, int], int]]:
        return Counter((g.table, g.seat, g.ask) for g in self.acknowledged).most_common()

    async def _of(self, store: Store, table: str) -> list[str]:
        row = await store.table(table)
        if row is None:
            return [f"table {table} is lost"]
        journal = await store.journal(table)
        stored = [Given(table, r.seat, r.ask, r.answer) for r in journal]
        asks = Counter((g.seat, g.ask) for g in stored)
        mine = {g for g in self.acknowledged if g.table == table}
        found = [f"lost: {g}" for g in mine - set(stored)]
        found += [f"invented: {g}" for g in set(stored) - self.sent]
        found += [f"applied twice: {table} {ask}" for ask, n in asks.items() if n > 1]
        if [r.seq for r in journal] != list(range(1, len(journal) + 1)):
            found.append(f"table {table} has gaps in its journal")
        kept = save.parse(save.dump(restore(row, journal).session))
        if len(kept.history) != len(journal):
            found.append(f"table {table} does not play its whole journal")
        return [*found, *(f"{table}: {d}" for d in save.differences(kept, save.replay(kept)))]
