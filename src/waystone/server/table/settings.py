"""How a server keeps its tables."""

from msgspec import Struct


class Settings(Struct, frozen=True):
    """`bot_delay`: how long a bot seems to think; `pause`: for how many seconds, at the least, a
    table stands still where somebody could be asked in secret; `thinkers`: in how many
    processes bots think that search; `checkpoint_every`: after how many rows, at the least, a save
    is stored; `patience`: seconds of the processor after which an answer is broken
    off; `idle`: after how many seconds an empty table leaves the memory;
    `delay`: by how many seconds spectators lag behind where they shall; `keep_ended` and
    `keep_abandoned`: for how many days a table stays after its last visitor, where its game is
    over and where it is not (None: for ever); `most_tables` and `most_mb`: how many tables are kept
    that were made from one address, and how many megabytes of their saves (0: any); `webhook`:
    where the operator is told whose turn it is; `contact`: how those who carry calls to browsers
    reach the operator."""

    bot_delay: float = 0.4
    pause: float = 0.5
    thinkers: int = 2
    checkpoint_every: int = 200
    patience: float = 1.0
    idle: float = 600.0
    delay: float = 60.0
    keep_ended: float | None = None
    keep_abandoned: float | None = None
    most_tables: int = 2_000
    most_mb: int = 500
    webhook: str = ""
    contact: str = "mailto:operator@localhost"
