"""Searches: information-set Monte Carlo tree search on imagined games.

Every iteration deals anew what the seat cannot see, with foreign luck, walks down a tree of answers
that all those worlds share, plays a little further by the game's own policy, and asks the game how
well each seat stands. Neither the real hidden state nor the real luck is ever looked at.
"""

import random
import time
from math import log, sqrt
from typing import Any

from waystone.bots.random import any_answer
from waystone.kernel.ask import Question
from waystone.kernel.errors import WaystoneError
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session

EXPLORE = 0.7
WIDEN = 2.0
ROLLOUT = 24
STRAY = 0.15
SAFETY = 4
SCATTER = 0.25
SAMPLES = 6


class Node:
    """What was found out about an answer: how often it was open, taken, and with what result for
    the seat that takes it."""

    __slots__ = ("children", "open", "seat", "sum", "taken")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.open = 0
        self.taken = 0
        self.sum = 0.0
        self.children: dict[str, Node] = {}

    def worth(self) -> float:
        return self.sum / self.taken if self.taken else 0.0


class Ismcts:
    """`ismcts:200` takes 200 iterations a decision, `ismcts:2s` two seconds."""

    slow = True

    def __init__(self, budget: str, seed: str) -> None:
        self.name = f"ismcts:{budget}"
        self.iterations, self.seconds = _budget(budget)
        self._luck = random.Random(f"{seed}:luck")
        self._streams = Streams(random.Random(f"{seed}:worlds").getrandbits(50))
        self._kept: tuple[int, Node] | None = None

    def answer(self, session: Session, seat: int) -> str:
        question = session.question(seat)
        assert question is not None
        if len(question.options) == 1 and question.kind == "choose":
            return question.options[0].key
        root = self._root(session, seat)
        stop = time.monotonic() + self.seconds if self.seconds else None
        done = 0
        while done < self.iterations and (stop is None or time.monotonic() < stop or done < 8):
            self._iterate(session, seat, root)
            done += 1
        key = self._safe(session, seat, self._ranked(session, seat, root))
        self._kept = (len(session.history) + 1, root.children[key])
        return key

    def _root(self, session: Session, seat: int) -> Node:
        """The tree of the decision before, if nothing but that decision lies between."""
        kept, self._kept = self._kept, None
        if kept is not None and kept[0] == len(session.history):
            fresh = Node(seat)
            fresh.children = {k: n for k, n in kept[1].children.items() if n.seat == seat}
            return fresh
        return Node(seat)

    def _iterate(self, session: Session, seat: int, root: Node) -> None:
        world = session.imagine(seat, self._streams)
        node = root
        path: list[Node] = []
        asked = world.question(seat)
        while world.ask is not None:
            if asked is None:
                asked = self._luck.choice(world.questions())
            key, child, new = self._descend(node, world, asked)
            path.append(child)
            world.answer(asked.seat, key)
            node, asked = child, None
            if new:
                break
        self._play_on(world)
        results = _results(world, {child.seat for child in path})
        for child in path:
            child.taken += 1
            child.sum += results[child.seat]

    def _descend(
        self, node: Node, world: Session, question: Question[Any]
    ) -> tuple[str, Node, bool]:
        """An answer: a new one while there are few for the visits so far, else the most promising
        of those that this world allows."""
        tried = [
            (key, child)
            for key, child in node.children.items()
            if child.seat == question.seat and _fits(question, key)
        ]
        visits = sum(child.taken for _, child in tried)
        if len(tried) < WIDEN * sqrt(visits + 1):
            key = self._untried(world, question, {key for key, _ in tried})
            if key is not None:
                child = node.children[key] = Node(question.seat)
                child.open = 1
                return key, child, True
        for _, child in tried:
            child.open += 1
        key, child = max(
            tried,
            key=lambda c: c[1].worth() + EXPLORE * sqrt(log(c[1].open + 1) / (c[1].taken or 1)),
        )
        return key, child, False

    def _untried(self, world: Session, question: Question[Any], tried: set[str]) -> str | None:
        """The policy's advice first, then the other options as luck has them."""
        advised = world.game.bots.policy(world.state, world.content, question.seat, question)
        advised = question.canonical(advised)
        if advised not in tried:
            return advised
        if question.kind == "choose":
            left = [option.key for option in question.options if option.key not in tried]
            return self._luck.choice(left) if left else None
        for _ in range(SAMPLES):
            key = question.canonical(any_answer(question, self._luck))
            if key not in tried:
                return key
        return None

    def _play_on(self, world: Session) -> None:
        for _ in range(ROLLOUT):
            if world.ask is None:
                return
            question = world.questions()[0]
            if self._luck.random() < STRAY:
                key = any_answer(question, self._luck)
            else:
                key = world.game.bots.policy(world.state, world.content, question.seat, question)
            world.answer(question.seat, key)

    def _ranked(self, session: Session, seat: int, root: Node) -> list[str]:
        """The most visited answers; the policy's own comes first unless another one is better by
        more than chance."""
        ranked = sorted(root.children, key=lambda k: -root.children[k].taken)[:3]
        world = session.imagine(seat, self._streams)
        question = world.question(seat)
        assert question is not None
        policy = world.game.bots.policy
        advised = question.canonical(policy(world.state, world.content, seat, question))
        if advised in root.children and not _surely(
            root.children[ranked[0]], root.children[advised]
        ):
            ranked = [advised, *(key for key in ranked if key != advised)]
        return ranked

    def _safe(self, session: Session, seat: int, keys: list[str]) -> str:
        """The best answer that does not lose at once in most of a few worlds, if there is one."""
        for key in keys:
            lost = 0
            for _ in range(SAFETY):
                world = session.imagine(seat, self._streams)
                world.answer(seat, key)
                lost += world.end is not None and seat not in world.end.winners
            if lost * 2 <= SAFETY:
                return key
        return keys[0]


def _surely(one: Node, other: Node) -> bool:
    """Whether one answer is better than another by more than its results scatter."""
    if one is other or not one.taken or not other.taken:
        return one is not other
    return one.worth() - other.worth() > SCATTER * sqrt(1 / one.taken + 1 / other.taken)


def _fits(question: Question[Any], key: str) -> bool:
    if question.kind == "choose":
        return any(option.key == key for option in question.options)
    try:
        question.read(key)
    except WaystoneError:
        return False
    return True


def _results(world: Session, seats: set[int]) -> dict[int, float]:
    """Who has won, or how well each stands."""
    if world.end is not None:
        return {seat: float(seat in world.end.winners) for seat in seats}
    value = world.game.bots.value
    return {seat: value(world.state, world.content, seat) for seat in seats}


def _budget(text: str) -> tuple[int, float]:
    number = text.removesuffix("s")
    try:
        if text.endswith("s") and 0 < float(number) <= 600:
            return 10**9, float(number)
        if text.isdecimal() and 0 < int(text) <= 10**6:
            return int(text), 0.0
    except ValueError:
        pass
    raise WaystoneError(f"'{text}' is no budget: write ismcts:200 or ismcts:2s.")
