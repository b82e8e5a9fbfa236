"""Processes beside the server: they get what those who play leave of the processor."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

HUMBLE = 10


async def helper(module: str, stderr: int | None = None) -> Process:
    """Run a module in a process of its own. It is humble from its first moment: to start costs it
    more than many a task."""
    command = [sys.executable, "-P", "-m", module]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=stderr)
    with suppress(AttributeError, OSError):
        own = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, process.pid, min(own + HUMBLE, 19))
        os.sched_setscheduler(process.pid, os.SCHED_BATCH, os.sched_param(0))
    return process
