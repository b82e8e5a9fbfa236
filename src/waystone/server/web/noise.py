"""What is no event of the log: that somebody has gone away, was refused, or was still there when
the server stopped. What the server does wrong itself is written down as ever."""

import asyncio
import logging
from copy import deepcopy

from uvicorn.config import LOGGING_CONFIG

THEIRS = frozenset(
    {
        "ASGI callable returned without completing handshake.",  # a socket that was refused
        "socket.send() raised exception.",  # somebody who went away in the middle of a sentence
    }
)


class Theirs(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        stopped = record.exc_info is not None and record.exc_info[0] is asyncio.CancelledError
        return record.msg not in THEIRS and not stopped


def logging_config() -> dict[str, object]:
    """As uvicorn logs, but for that."""
    config = deepcopy(LOGGING_CONFIG)
    config["filters"] = {"theirs": {"()": f"{__name__}.Theirs"}}
    config["loggers"]["uvicorn.error"]["filters"] = ["theirs"]
    config["loggers"]["asyncio"] = {"filters": ["theirs"]}
    return config
