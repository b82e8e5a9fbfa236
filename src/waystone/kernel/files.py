"""Files of strangers: regular ones only, and none larger than it may be."""

import errno
import os
import stat
from pathlib import Path


def read_file(path: Path, most: int) -> bytes:
    """What a file holds. A pipe, a device or too large a file is an OSError like any other, before
    anything of it is read."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "rb") as file:
        about = os.fstat(handle)
        if stat.S_ISDIR(about.st_mode):
            raise IsADirectoryError(errno.EISDIR, "Is a directory", str(path))
        if not stat.S_ISREG(about.st_mode):
            raise OSError(errno.EINVAL, "It is not a regular file", str(path))
        data = file.read(most + 1) if about.st_size <= most else b""
        if about.st_size > most or len(data) > most:
            raise OSError(errno.EFBIG, f"It is larger than {most // 1_000_000} MB", str(path))
        return data
