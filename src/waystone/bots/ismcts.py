"""Searches: information-set Monte Carlo tree search on imagined games.

Every trial deals anew what the seat cannot see, with foreign luck, takes an answer, walks down a
tree of answers that all those worlds share, plays on by the game's own policy, and asks the game
how well each seat stands. Neither the real hidden state nor the real luck is ever looked at.

The answers at hand race on the same worlds: the n-th trial of each meets the n-th world, so that
what is left between two of them is the answer, not the luck. The field is halved again and again,
and those that are left meet as many new worlds as all before. The policy's own answer stands until
another is better by more than the pairs of trials scatter.

On the same world lines of play often meet: a turn begins as one began in an earlier trial. The
policy and the luck are the same, so the rest of the trial is too, and is not played again.
"""

import random
import time
from math import inf, log, log2, sqrt
from typing import NamedTuple

from waystone.bots.random import any_answer
from waystone.kernel.ask import AnyQuestion
from waystone.kernel.errors import WaystoneError
from waystone.kernel.kept import Kept
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session

EXPLORE = 1.0
WIDEN_ROOT = 1.25
WIDEN_BELOW = 0.4
GROW = 16
LONGEST = 150
SAFETY = 4
SURE = 1.0
BEHIND = 0.8
DECIDED = 2.0
FEW = 6
SAMPLES = 6
STUBBORN = 8
MOST_MET = 8192


class Rest(NamedTuple):
    """How a trial went on from the beginning of a turn: the policy's answers that were left to its
    horizon, and the results of some seats."""

    answers: int
    results: dict[int, float]


class Node:
    """What was found out about an answer: how often it was open and with what results for the
    seat that takes it, in the order of the trials."""

    __slots__ = ("children", "open", "results", "seat", "sum")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.open = 0
        self.sum = 0.0
        self.results: list[float] = []
        self.children: dict[str, Node] = {}

    def worth(self) -> float:
        return self.sum / len(self.results) if self.results else 0.0

    def add(self, result: float) -> None:
        self.results.append(result)
        self.sum += result


class Ismcts:
    """`ismcts:200` takes 200 iterations a decision, `ismcts:2s` two seconds. At the
    `deadline`, which may be moved while it thinks, it takes the best answer so far. `tried`
    counts its trials."""

    slow = True

    def __init__(self, budget: str, seed: str) -> None:
        self.name = f"ismcts:{budget}"
        self.trials, self.seconds = _budget(budget)
        self.deadline = inf
        self.tried = 0
        self._luck = random.Random(f"{seed}:luck")
        self._worlds = random.Random(f"{seed}:worlds")
        self._kept = (-1, Node(-1))
        self._against: tuple[str, str, str] = ("", "", "")
        self._again = 0
        self._met: Kept[tuple[int, str], Rest] = Kept(MOST_MET)

    def answer(self, session: Session, seat: int) -> str:
        asked = session.question(seat)
        assert asked is not None
        if len(asked.options) == 1 and asked.kind == "choose":
            return asked.options[0].key
        worlds = [self._worlds.getrandbits(50)]
        world = session.imagine(seat, Streams(worlds[0]))
        question = world.question(seat)
        assert question is not None
        advised = _advice(world, question)
        if not session.game.bots.searched(question.prompt):
            return advised
        root = self._root(session, seat)
        self._race(session, question, root, advised, worlds)
        key = self._safe(session, seat, _ranked(root, advised), worlds)
        key = self._not_forever(question.prompt, key, advised)
        self._kept = (len(session.history) + 1, root.children[key])
        return key

    def _race(
        self,
        session: Session,
        question: AnyQuestion,
        root: Node,
        advised: str,
        worlds: list[int],
    ) -> None:
        """Until the policy's answer is alone, another one is better beyond doubt, or the budget is
        spent."""
        begun = time.monotonic()
        self._met = Kept(MOST_MET)
        root.children.setdefault(advised, Node(question.seat))
        self._trial(session, question, root.children[advised], advised, worlds)
        trials = self.trials or max(2, int(self.seconds / (time.monotonic() - begun)))
        field = [advised, *self._rivals(question, advised, int(WIDEN_ROOT * sqrt(trials)))]
        for key in field:
            root.children.setdefault(key, Node(question.seat))
        share = trials / len(field) / (1 + log2(len(field)) / 2)
        met, done = 2, 1
        while len(field) > 1:
            next_up = min(field, key=lambda key: len(root.children[key].results))
            if len(root.children[next_up].results) == met:
                rivals = _running(root, advised, field[1:])
                halve = len(rivals) > 1 and met * 1.5 >= share
                field = [advised, *rivals[: (len(rivals) + 1) // 2 if halve else None]]
                met *= 2
            elif self._spent(begun, done):
                return
            else:
                self._trial(session, question, root.children[next_up], next_up, worlds)
                done += 1

    def _spent(self, begun: float, done: int) -> bool:
        now = time.monotonic()
        enough = done >= self.trials if self.trials else now > begun + self.seconds
        return enough or now > self.deadline

    def _rivals(self, question: AnyQuestion, advised: str, most: int) -> list[str]:
        """Answers that race against the policy's: more of them, the longer the search may take."""
        found = {advised}
        while len(found) <= most:
            key = self._untried(question, advised, found)
            if key is None:
                break
            found.add(key)
        return sorted(found - {advised})

    def _not_forever(self, prompt: str, key: str, advised: str) -> str:
        """The same answer against the same advice again and again puts off what has to be done:
        then the advice is taken."""
        now = (prompt, key, advised)
        self._again = self._again + 1 if key != advised and now == self._against else 0
        self._against = now
        return advised if self._again >= STUBBORN else key

    def _root(self, session: Session, seat: int) -> Node:
        """With what the decision before found out about the answers that may follow it now, if
        nothing but that decision lies between."""
        root = Node(seat)
        (after, kept), self._kept = self._kept, (-1, root)
        if after == len(session.history):
            for key, known in kept.children.items():
                if known.seat == seat:
                    root.children[key] = Node(seat)
                    root.children[key].children = known.children
        return root

    def _trial(
        self,
        session: Session,
        question: AnyQuestion,
        child: Node,
        key: str,
        worlds: list[int],
    ) -> None:
        self.tried += 1
        trial = len(child.results)
        if trial == len(worlds):
            worlds.append(self._worlds.getrandbits(50))
        world = session.imagine(question.seat, Streams(worlds[trial]))
        world.begun = []
        world.answer(question.seat, key)
        path = [child]
        while len(path[-1].results) >= GROW and not _seen_enough(world):
            world.begun.clear()
            asked = world.questions()[0]
            key = self._choose(path[-1], asked, _advice(world, asked))
            path.append(path[-1].children[key])
            world.answer(asked.seat, key)
        results = _play_on(world, {child.seat for child in path}, self._met)
        for child in path:
            child.add(results[child.seat])

    def _choose(self, node: Node, question: AnyQuestion, advised: str) -> str:
        """An answer: the policy's advice first, a new one while there are few for the visits so
        far, else the most promising of those that this world allows."""
        tried = [
            (key, child)
            for key, child in node.children.items()
            if child.results and child.seat == question.seat and _fits(question, key)
        ]
        visits = sum(len(child.results) for _, child in tried)
        if not tried or len(tried) < WIDEN_BELOW * sqrt(visits):
            key = self._untried(question, advised, {key for key, _ in tried})
            if key is not None:
                node.children.setdefault(key, Node(question.seat)).open = 1
                return key
        for _, child in tried:
            child.open += 1
        scatter = EXPLORE * _scatter([child for _, child in tried])
        return max(
            tried,
            key=lambda c: c[1].worth() + scatter * sqrt(log(c[1].open + 1) / len(c[1].results)),
        )[0]

    def _untried(self, question: AnyQuestion, advised: str, tried: set[str]) -> str | None:
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

    def _safe(self, session: Session, seat: int, keys: list[str], worlds: list[int]) -> str:
        """The best answer that does not lose at once in most of a few worlds, if there is one."""
        for key in keys:
            lost = 0
            for world_seed in (worlds * SAFETY)[:SAFETY]:
                world = session.imagine(seat, Streams(world_seed))
                world.answer(seat, key)
                lost += world.end is not None and seat not in world.end.winners
            if lost * 2 <= SAFETY:
                return key
        return keys[0]


def _advice(world: Session, question: AnyQuestion) -> str:
    policy = world.game.bots.policy
    return question.canonical(policy(world.state, world.content, question.seat, question))


def _play_on(world: Session, seats: set[int], met: Kept[tuple[int, str], Rest]) -> dict[int, float]:
    """By the policy to the horizon. It is counted in turns, the same for every answer on trial: an
    answer that ends a turn early would otherwise be seen further into the future. Where a turn
    begins as one that was `met`, the rest is known; what ran too long to see the horizon is not
    met again."""
    policy, horizon, content = world.game.bots.policy, world.game.bots.horizon, world.content
    begun, passed = world.begun, []
    for done in range(LONGEST):
        if begun:
            turn = (world.turns, begun[-1])
            rest = met.find(turn)
            if rest and done + rest.answers <= LONGEST and seats <= rest.results.keys():
                break
            passed.append((turn, done))
            begun.clear()
        ask = world.ask
        if ask is None or world.turns >= horizon:
            rest = Rest(0, _results(world, seats))
            break
        question = ask.questions[0] if ask.mode == "one" else world.questions()[0]
        world.answer(question.seat, policy(world.state, content, question.seat, question))
    else:
        return _results(world, seats)
    for turn, before in passed:
        met.keep(turn, Rest(done - before + rest.answers, rest.results))
    return rest.results


def _seen_enough(world: Session) -> bool:
    return world.ask is None or world.turns >= world.game.bots.horizon


def _ranked(root: Node, advised: str) -> list[str]:
    """The best answers of those that stayed longest in the race; the policy's own comes first
    unless another one is surely better."""
    policy = root.children[advised]
    rivals = {key: child for key, child in root.children.items() if key != advised}
    longest = max((len(child.results) for child in rivals.values()), default=0)
    known = [key for key, child in rivals.items() if len(child.results) * 2 > longest]
    known.sort(key=lambda key: -_gain(rivals[key], policy)[0])
    better = [key for key in known if _surely(rivals[key], policy)]
    return [*better, advised, *(key for key in known if key not in better)]


def _running(root: Node, advised: str, rivals: list[str]) -> list[str]:
    """The rivals of the policy's answer that are not behind it, best first; none if one is left and
    is better beyond doubt."""
    policy = root.children[advised]
    running = [key for key in rivals if not _behind(root.children[key], policy)]
    running.sort(key=lambda key: -_gain(root.children[key], policy)[0])
    if len(running) == 1:
        mean, error, pairs = _gain(root.children[running[0]], policy)
        return [] if pairs >= 2 * FEW and mean >= DECIDED * error else running
    return running


def _surely(one: Node, other: Node) -> bool:
    """Whether one answer does better than another on the same worlds by more than chance."""
    mean, error, pairs = _gain(one, other)
    return pairs >= FEW and mean > 0 and mean >= SURE * error


def _behind(one: Node, other: Node) -> bool:
    """Whether one answer has so far done worse than another, or the same in every world."""
    mean, error, pairs = _gain(one, other)
    return pairs >= FEW and mean <= -BEHIND * error


def _gain(one: Node, other: Node) -> tuple[float, float, int]:
    """What one answer gains against another on the same worlds, with its standard error."""
    gains = [mine - its for mine, its in zip(one.results, other.results, strict=False)]
    if len(gains) < 2:
        return 0.0, 0.0, len(gains)
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean, sqrt(spread / len(gains)), len(gains)


def _scatter(children: list[Node]) -> float:
    """How far results lie apart: the scale of what is worth exploring."""
    results = [result for child in children for result in child.results[:32]]
    if len(results) < 2:
        return 0.5
    mean = sum(results) / len(results)
    return sqrt(sum((result - mean) ** 2 for result in results) / len(results)) or 0.01


def _fits(question: AnyQuestion, key: str) -> bool:
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
            return 0, float(number)
        if text.isdecimal() and 0 < int(text) <= 10**6:
            return int(text), 0.0
    except ValueError:
        pass
    raise WaystoneError(f"'{text}' is no budget: write ismcts:200 or ismcts:2s.")
