"""Who may do what: secrets of seats, origins of sockets, limits of connections."""

import hmac
import secrets
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import blake2b, scrypt
from string import ascii_letters, digits
from urllib.parse import urlsplit

from msgspec import Struct

SLOW, SLOW_AT_FIRST = 14, 12
"""The power of two by which a password is slow to try, and that of passwords stored without it."""
_NAMES = 10_000
_CLEAR = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_LETTERS = frozenset(ascii_letters + digits + "-_")


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Never one that a command would take for an option: it begins with a letter or a digit."""
    return secrets.choice(_CLEAR) + secrets.token_urlsafe(12)[1:]


def new_code() -> str:
    """Eight letters and digits that nobody takes for one another."""
    return "".join(secrets.choice(_CLEAR) for _ in range(8))


def written(code: str) -> str:
    """A code as it is stored, however it was typed."""
    plain = "".join(c for c in code.upper() if c in _CLEAR)
    return blake2b(plain.encode(), digest_size=32, person=b"waystone code").hexdigest()


def place(table_id: str, house: str) -> str:
    """What a table keeps of an address that it shuts out."""
    return blake2b(
        f"{table_id}:{house}".encode(), digest_size=16, person=b"waystone out"
    ).hexdigest()


def plausible(table_id: str) -> bool:
    """Whether this can be the id of a table at all."""
    return 0 < len(table_id) <= 64 and not set(table_id) - _LETTERS


def hashed(token: str) -> str:
    """What is stored of a token. It is 192 random bits, so that no salt or slow hash is needed."""
    return blake2b(token.encode(), digest_size=32, person=b"waystone seat").hexdigest()


def fits(token: str, stored: str) -> bool:
    """Compare in constant time; an empty hash fits nothing."""
    return hmac.compare_digest(hashed(token), stored) if stored else False


def locked(password: str) -> str:
    """What is stored of a password that people have thought of: slow and salted, with how slow."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_slow(password, salt, SLOW)}:{SLOW}" if password else ""


def unlocks(password: str, stored: str) -> bool:
    """Compare in constant time; where there is no password every one will do."""
    if not stored:
        return True
    salt, wanted, *slow = stored.split(":")
    power = int(slow[0]) if slow else SLOW_AT_FIRST
    return hmac.compare_digest(_slow(password, bytes.fromhex(salt), power), wanted)


def _slow(password: str, salt: bytes, power: int) -> str:
    return scrypt(password.encode("utf-8", "replace"), salt=salt, n=2**power, r=8, p=1).hex()


def origin_allowed(origin: str | None, host: str | None, allowed: Iterable[str]) -> bool:
    """A browser says from which page a socket is opened: it must be ours. Programs that are no
    browser say nothing and carry no one's cookies."""
    if origin is None or origin in allowed:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:
        return False


def name_allowed(host: str | None, allowed: Iterable[str]) -> bool:
    """Under which names the server is reached: where the operator has named some, no other site can
    have its own name lead here and pass for this one."""
    names = {name.lower() for name in allowed}
    try:
        return not names or urlsplit(f"//{host or ''}").hostname in names
    except ValueError:
        return False


class Limits(Struct, frozen=True):
    """Of one connection: messages a second, how many at once, how many too many before it is
    closed, seconds for which who was too fast is not heard, bytes a message, bytes that wait to be
    sent, changes of language a second and at once.
    Of the server: bytes of an upload, uploads at once and of them from one address, seconds that a
    body may stand still and take in all, tables made, searches of the rules and calls of one kind a
    second by one address, sockets and of them from one address, wrong passwords a second and at
    once, how many in an hour are judged at a table whatever others have tried there, and looks back
    a second and at once by one address."""

    rate: float = 25.0
    burst: int = 60
    patience: int = 20
    rest: float = 1.0
    message: int = 16_384
    unsent: int = 4_000_000
    lang_rate: float = 0.5
    lang_burst: int = 10
    upload: int = 16_000_000
    uploads: int = 16
    uploads_each: int = 2
    stall: float = 10.0
    body: float = 120.0
    search_rate: float = 5.0
    search_burst: int = 60
    tables_rate: float = 2.0
    tables_burst: int = 120
    calls_rate: float = 10.0
    calls_burst: int = 200
    sockets: int = 4_000
    sockets_each: int = 1_000
    guess_rate: float = 0.2
    guess_burst: int = 10
    sure_tries: int = 3
    look_rate: float = 10.0
    look_burst: int = 60


class Bucket:
    """A leaky bucket: `take` is false when somebody is too fast."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, float(burst)
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give(self) -> None:
        """Take back a `take`."""
        self._left += 1

    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._burst


class Places:
    """So many of something at a time, and so many of them for each of many names."""

    def __init__(self, most: int, each: int) -> None:
        self._most, self._each = most, each
        self._taken: Counter[str] = Counter()

    def full(self, name: str) -> bool:
        return self._taken.total() >= self._most or self._taken[name] >= self._each

    @contextmanager
    def one(self, name: str) -> Iterator[None]:
        self._taken[name] += 1
        try:
            yield
        finally:
            self._taken[name] -= 1
            if not self._taken[name]:
                del self._taken[name]


class Brakes:
    """A bucket for each of many names; those that have been quiet are forgotten, and if all are
    loud, those that came first."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def of(self, name: str) -> Bucket:
        if len(self._buckets) > _NAMES:
            self._buckets = {n: b for n, b in self._buckets.items() if not b.full()}
            if len(self._buckets) > _NAMES:
                self._buckets = dict(list(self._buckets.items())[_NAMES // 2 :])
        return self._buckets.setdefault(name, Bucket(self._rate, self._burst))
