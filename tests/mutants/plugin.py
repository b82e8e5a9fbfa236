"""Runs mutants inside one pytest session: everything is imported and collected once; each mutant
lives in a forked child, which gets the broken code and runs only the tests that promise the rules
of its function, or those that reach its function where no rules are cited."""

import ast
import gc
import json
import os
import re
import resource
import signal
import time
from collections import defaultdict
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from msgspec import structs
from tests.mutants.mutate import Mutant, broken, functions, mutants, sources
from tests.mutants.reach import Place, reached

SECONDS = 60
"""Of processor time; by the clock ten times as much, for a machine that is busy."""
MEMORY = 4 << 30
UNTOUCHED = "untouched"
ID = re.compile(r"\b([A-Z]{2}-[A-Z]{2,4})-(\d+)(?:(?:\.\.| to )(?:\1-)?-?(\d+))?((?:, -\d+)*)")


def cited(text: str) -> set[str]:
    """Every rule that a piece of code names: alone, as a range, or as a row (`XX-SEC-01, -04`)."""
    found = set()
    for section, first, last, more in ID.findall(text):
        for number in range(int(first), int(last or first) + 1):
            found.add(f"{section}-{number:02}")
        found |= {f"{section}-{int(n):02}" for n in re.findall(r"\d+", more)}
    return found


class Mutants:
    """`order`: what `run.py` asks for, as JSON: folder, count, seed, jobs, only, out."""

    def __init__(self, order: dict[str, Any]) -> None:
        self.folder = Path(order["folder"])
        self.count = int(order["count"])
        self.seed = str(order["seed"])
        self.jobs = int(order["jobs"])
        self.only: list[str] = order["only"]
        self.by_rule = bool(order["by_rule"])
        self.done: set[str] = set(order["done"])
        self.out = Path(order["out"])
        self.rules: dict[str, set[str]] = {}
        self.reached: dict[Place, list[pytest.Item]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        session.config.option.showcapture = session.config.option.tbstyle = "no"
        promised: dict[str, list[pytest.Item]] = defaultdict(list)
        for item in session.items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    promised[rule].append(item)
        live = _live_functions(self.folder)
        chosen = self._chosen(set(promised), live)
        if chosen and not self.by_rule:
            gc.freeze()
            self.reached = reached(session.items, set(live), self.jobs)
        running: dict[int, tuple[Mutant, float]] = {}
        for mutant in [*self._untouched(chosen), *chosen]:
            while len(running) >= self.jobs:
                self._reap(running)
            running[self._start(mutant, promised, live)] = (mutant, time.monotonic())
        while running:
            self._reap(running)
        return True

    def _chosen(self, promised: set[str], live: dict[Any, list[FunctionType]]) -> list[Mutant]:
        """A sample by seed over all mutants of functions that can be reached. Whether a mutant is
        in it hangs on its own name: code that changes elsewhere leaves the sample as it is."""
        found: list[Mutant] = []
        for path, source in sources(self.folder):
            for name, function in functions(ast.parse(source)):
                rules = cited(ast.get_source_segment(source, function) or "") & promised
                if (self.by_rule and not rules) or (str(path), name) not in live:
                    continue
                for mutant in mutants(str(path.relative_to(self.folder)), name, function):
                    if self.only and not any(piece in mutant.name() for piece in self.only):
                        continue
                    found.append(mutant)
                    self.rules[mutant.name()] = rules
        found.sort(key=lambda mutant: sha256(f"{self.seed} {mutant.name()}".encode()).digest())
        return [m for m in found[: self.count] if m.name() not in self.done]

    def _untouched(self, chosen: list[Mutant]) -> list[Mutant]:
        """Code that nobody has broken must survive: the first functions, as they are."""
        found = [structs.replace(m, kind=UNTOUCHED, was="", now="") for m in chosen[:3]]
        for whole, mutant in zip(found, chosen, strict=False):
            self.rules[whole.name()] = self.rules[mutant.name()]
        return found

    def _start(
        self,
        mutant: Mutant,
        promised: dict[str, list[pytest.Item]],
        live: dict[Any, list[FunctionType]],
    ) -> int:
        child = os.fork()
        if child:
            return child
        killed = False
        try:
            if mutant.kind != UNTOUCHED:
                resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            path = self.folder / mutant.path
            if mutant.kind != UNTOUCHED:
                code = broken(path.read_text(encoding="utf-8"), mutant, path)
                for function in live[str(path), mutant.function]:
                    function.__code__ = code
            for item in self._tests(mutant, promised):
                reports = runtestprotocol(item, log=False, nextitem=None)
                if any(report.failed for report in reports):
                    killed = True
                    break
        except BaseException:
            killed = True
        os._exit(1 if killed else 0)

    def _tests(self, mutant: Mutant, promised: dict[str, list[pytest.Item]]) -> list[pytest.Item]:
        if not self.by_rule:
            return self.reached.get((str(self.folder / mutant.path), mutant.function), [])
        found = {
            item.nodeid: item
            for rule in sorted(self.rules[mutant.name()])
            for item in promised[rule]
        }
        return list(found.values())

    def _reap(self, running: dict[int, tuple[Mutant, float]]) -> None:
        late = [p for p, (_, begun) in running.items() if time.monotonic() - begun > 10 * SECONDS]
        for process in late:
            os.kill(process, signal.SIGKILL)
        process, status = os.waitpid(-1, 0 if late else os.WNOHANG)
        if process == 0:
            time.sleep(0.005)
            return
        mutant, _ = running.pop(process)
        killed = status != 0
        row = {
            "name": mutant.name(),
            "killed": killed,
            "file": mutant.path,
            "line": mutant.line,
            "function": mutant.function,
            "kind": mutant.kind,
            "was": mutant.was,
            "now": mutant.now,
            "rules": sorted(self.rules[mutant.name()]),
        }
        with self.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")


def _live_functions(folder: Path) -> dict[Any, list[FunctionType]]:
    """The functions of a folder that live in this process, by file and qualified name."""
    found: dict[Any, list[FunctionType]] = defaultdict(list)
    gc.unfreeze()
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename.startswith(str(folder)):
            code: CodeType = thing.__code__
            found[code.co_filename, code.co_qualname].append(thing)
    return found


def _order() -> Iterator[dict[str, Any]]:
    text = os.environ.get("WAYSTONE_MUTANTS")
    if text:
        yield json.loads(text)


def pytest_configure(config: pytest.Config) -> None:
    for order in _order():
        config.pluginmanager.register(Mutants(order), "mutants-run")
