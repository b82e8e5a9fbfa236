"""A process that has loaded the server and forks one on demand, so that a thousand can be killed.

It reads a line `port url` and answers with the process id of a new server.
"""

import faulthandler
import os
import signal
import sys
from contextlib import suppress

from waystone.kernel.game import find
from waystone.server.table.settings import Settings
from waystone.server.web.app import serve

SETTINGS = Settings(bot_delay=0.0, checkpoint_every=7)


def bury(*_: object) -> None:
    """Let the dead go; who was not killed is named."""
    with suppress(ChildProcessError):
        while True:
            child, status = os.waitpid(-1, os.WNOHANG)
            if not child:
                return
            if not (os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL):
                print(f"server {child} ended by itself: {status}", file=sys.stderr, flush=True)


def main() -> None:
    faulthandler.enable()
    signal.signal(signal.SIGCHLD, bury)
    find("_template").load_content()
    for line in sys.stdin:
        port, url = line.split()
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(2, 1)
            os.close(0)
            os._exit(serve("127.0.0.1", int(port), url, 1, False, settings=SETTINGS))
        print(child, flush=True)


if __name__ == "__main__":
    main()
