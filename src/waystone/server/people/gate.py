"""Who may watch a table, and how often a stranger may try its password."""

import asyncio
from ipaddress import IPv6Address, ip_address

from ..errors import Refused
from .auth import Brakes, Bucket, Limits
from .seating import Seating


class Gate:
    """Wrong passwords are counted by address and by table, so that neither one machine nor many
    can try a list of words. What strangers have tried at a table shuts nobody out who has not been
    wrong there: a few tries an hour of every neighbourhood are judged whatever the others do."""

    def __init__(self, limits: Limits) -> None:
        self._by_address = Brakes(limits.guess_rate, limits.guess_burst)
        self._by_table = Brakes(limits.guess_rate, limits.guess_burst * 3)
        self._sure = Brakes(limits.sure_tries / 3600, limits.sure_tries)
        self._looks = Brakes(limits.look_rate, limits.look_burst)

    def looks(self, address: str) -> Bucket:
        """How often one may look back: a moment of the past is played anew."""
        return self._looks.of(house(address))

    def try_code(self, address: str) -> Bucket:
        """Codes are as short as passwords, and wrong ones tried as rarely."""
        brake = self._by_address.of(house(address))
        if not brake.take():
            raise Refused("too-fast", "Too many wrong codes; wait a minute.")
        return brake

    async def admits(
        self, table: str, seats: Seating, tokens: list[str], password: str, address: str
    ) -> bool:
        """Whether somebody may watch a table. A password is compared slowly and beside the loop."""
        if not seats.locked_for(tokens):
            return seats.may_watch(tokens, password)
        if not password:
            return False
        brakes = self._brakes(table, address)
        right = await asyncio.to_thread(seats.may_watch, tokens, password)
        if right:
            for brake in brakes:
                brake.give()
        return right

    def _brakes(self, table: str, address: str) -> list[Bucket]:
        """What a try has been taken off, to be given back if it is right."""
        own = self._by_address.of(house(address))
        if own.take():
            for other in (self._by_table.of(table), self._sure.of(f"{table} {around(address)}")):
                if other.take():
                    return [own, other]
            own.give()
        raise Refused("too-fast", "Too many wrong passwords; wait a minute.")


def house(address: str) -> str:
    """Who counts as one: an address, or the network of an IPv6 address, which is one customer's."""
    return _network(address, 19)


def is_here(address: str) -> bool:
    """Whether somebody sits at this very machine."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def around(address: str) -> str:
    """A neighbourhood: an address, or all the networks that one can have of IPv6 for the asking."""
    return _network(address, 14)


def _network(address: str, letters: int) -> str:
    try:
        known = ip_address(address)
    except ValueError:
        return address
    return known.exploded[:letters] if isinstance(known, IPv6Address) else address
