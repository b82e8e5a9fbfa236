"""How a server keeps its tables."""

from msgspec import Struct


class Settings(Struct, frozen=True):
    """`bot_delay`: how long a bot seems to think; `checkpoint_every`: after how many rows, at the
    least, a save is stored; `idle`: after how many seconds an empty table leaves the memory;
    `delay`: by how many seconds spectators lag behind where they shall."""

    bot_delay: float = 0.4
    checkpoint_every: int = 200
    idle: float = 600.0
    delay: float = 60.0
