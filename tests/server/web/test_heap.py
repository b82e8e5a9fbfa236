"""The memory of a server that lives long."""

import ctypes
import subprocess
import sys

import pytest

TRIED = """
import asyncio, ctypes, sys, tempfile, threading
from waystone.server.web.app import Config, make_app

libc = ctypes.CDLL(None)
libc.fopen.restype = ctypes.c_void_p
libc.malloc_info.argtypes = (ctypes.c_int, ctypes.c_void_p)
libc.fclose.argtypes = (ctypes.c_void_p,)


def heaps():
    name = f"{sys.argv[1]}/heaps.xml"
    file = libc.fopen(name.encode(), b"w")
    libc.malloc_info(0, file)
    libc.fclose(file)
    return open(name).read().count("<heap nr=")


async def main():
    app = make_app(Config(f"sqlite:///{sys.argv[1]}/tables.db"))
    async with app.router.lifespan_context(app):
        held = threading.Barrier(9)

        def work():
            kept = [bytes(5_000) for _ in range(100)]
            held.wait()
            del kept

        for _ in range(8):
            threading.Thread(target=work).start()
        held.wait()
        print(heaps())


asyncio.run(main())
"""

PACKED = """
import resource, zlib
from waystone.server.web.heap import frugal


def faults():
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt


frugal()
zlib.compress(bytes(2000), 1)
before = faults()
for _ in range(100):
    zlib.compress(bytes(2000), 1)
print(faults() - before)
"""


@pytest.mark.skipif(
    not hasattr(ctypes.CDLL(None), "malloc_info"), reason="another C library has other heaps"
)
def test_all_threads_of_a_server_share_a_heap(tmp_path: object) -> None:
    """What one thread has freed another uses: in heaps of their own it would lie idle."""
    command = [sys.executable, "-c", TRIED, str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert int(run.stdout) == 1


def test_what_is_packed_again_and_again_does_not_come_anew_from_the_system() -> None:
    """Packing takes a quarter of a megabyte for a moment; every page of it would be a fault."""
    command = [sys.executable, "-c", PACKED]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert int(run.stdout) < 100
