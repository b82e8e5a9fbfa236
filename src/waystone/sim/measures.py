"""How fast a game runs, figure by figure, in seconds of the processor."""

import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial

from waystone.bots import Bot, make
from waystone.bots.ismcts import Ismcts
from waystone.kernel.game import Game, Loaded, Mode, Setup
from waystone.kernel.session import Keep, Session
from waystone.kernel.text import Wordless
from waystone.sim.run import Job, play_out
from waystone.sim.run import run as play_all

MOST_SEATS = 4
SEARCH = 60
OPENING = 100
"""Answers by the policy before a search is looked at."""
SHORT = 12
"""The same in games that are over sooner."""
WORLDS = 32
MOST_GAMES = 20_000
"""So many are played in a figure at the most."""
MARKS = (1_000, 5_000, 20_000)
WINDOW = 250
WHOLE = "whole"
GROWN = 2
"""The seed of the game that grows old."""


class Ground:
    """A game in one of its modes, with as many seats as are usual."""

    def __init__(self, game: Game, mode: Mode, loaded: Loaded, seconds: float) -> None:
        self.game, self.mode, self.loaded, self.seconds = game, mode, loaded, seconds
        self.seats = max(mode.seats[0], min(mode.seats[1], MOST_SEATS))

    def session(
        self,
        seed: int,
        keep: Keep = "answers",
        seats: int = 0,
        choices: dict[str, str] | None = None,
    ) -> Session:
        setup = Setup(seats or self.seats, seed, self.mode.id, choices=choices or {})
        return Session.new(self.game, setup, keep, self.loaded)

    def bots(self, name: str, seed: int) -> list[Bot]:
        return [make(name, f"{seed}:{n}") for n in range(self.seats)]


def figures(ground: Ground) -> dict[str, float]:
    """All figures of a mode. Rates are better the higher they are, all else the lower."""
    found = {**played(ground, "random"), **played(ground, "greedy")}
    found["search_trials_per_second"] = searched(ground)
    found |= looked_at(ground)
    found["foresight_ms"] = foreseen(ground)
    found["simulate_answers_per_second"] = simulated(ground)
    return found | growth(ground)


def played(ground: Ground, bot: str) -> dict[str, float]:
    """Whole games, as many as there is time for; at least one."""
    games = answers = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < ground.seconds or not games:
        answers += play_out(ground.session(games), ground.bots(bot, games))
        games += 1
    return {
        f"{bot}_games_per_second": round(games / spent, 3),
        f"{bot}_answers_per_second": round(answers / spent),
    }


def searched(ground: Ground) -> float:
    """Trials a second from the middle of games of two."""
    trials, spent, seed = 0, 0.0, 0
    seats = max(ground.mode.seats[0], min(2, ground.mode.seats[1]))
    while spent < ground.seconds:
        session = ground.session(seed, "step", seats)
        bots = [Ismcts(str(SEARCH), f"{seed}:{n}") for n in range(seats)]
        for _ in advised(session, OPENING):
            pass
        if session.ask is None:
            session = ground.session(seed, "step", seats)
            for _ in advised(session, SHORT):
                pass
        while session.ask is not None and spent < ground.seconds * (seed % 3 + 1) / 3:
            seat = session.questions()[0].seat
            before, start = bots[seat].tried, time.process_time()
            key = bots[seat].answer(session, seat)
            if bots[seat].tried > before:
                spent += time.process_time() - start
                trials += bots[seat].tried - before
            session.answer(seat, key)
        seed += 1
    return round(trials / spent, 1)


def advised(session: Session, answers: int) -> Iterator[int]:
    """Go on by the policy, up to so many answers."""
    policy = session.game.bots.policy
    for n in range(answers):
        if session.ask is None:
            return
        question = session.questions()[0]
        key = policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
        yield n


def looked_at(ground: Ground) -> dict[str, float]:
    """Clones right at a step's first ask, clones deeper in a step, and views, over one game."""
    session, bots = ground.session(7, "step"), ground.bots("random", 7)
    at_start: list[float] = []
    mid_step: list[float] = []
    views: list[float] = []
    luck, wordless = random.Random(7), Wordless()
    stop = time.process_time() + ground.seconds
    while session.ask is not None and time.process_time() < stop:
        seat = luck.choice(session.questions()).seat
        (mid_step if session.tail else at_start).append(microseconds(session.clone, 5))
        views.append(microseconds(partial(session.view, seat, wordless), 2))
        session.answer(seat, bots[seat].answer(session, seat))
    return {
        "clone_us": mean(at_start),
        "clone_mid_step_us": mean(mid_step or at_start),
        "view_us": mean(views),
    }


def foreseen(ground: Ground) -> float:
    """What an answer would lead to in all worlds, for the answers to some questions."""
    spent: list[float] = []
    session = ground.session(3, "step")
    stop = time.process_time() + ground.seconds
    for n in advised(session, 10_000):
        if time.process_time() > stop and spent:
            break
        if n % 7 or session.ask is None:
            continue
        question = session.questions()[0]
        if question.kind == "choose":
            look = partial(session.foresee, question.seat, question.options[0].key, WORLDS)
            spent.append(microseconds(look, 1) / 1000)
    return mean(spent)


def simulated(ground: Ground) -> float:
    """Mass play in one process, by random bots, once it is under way: the first game is that of
    whoever starts it, who also clears the memory."""
    bots = ("random",) * ground.seats
    setups = [Setup(ground.seats, seed, ground.mode.id) for seed in range(MOST_GAMES)]
    results = play_all([Job(ground.game.id, setup, bots) for setup in setups])
    next(results)
    answers, start = 0, time.process_time()
    for result in results:
        answers += result.answers
        if time.process_time() - start > ground.seconds:
            break
    spent = time.process_time() - start
    return round(answers / spent) if answers else 0.0


def growth(ground: Ground) -> dict[str, float]:
    """What an answer costs in a session that keeps everything, after so many of them, as far as
    games of this mode go and there is time."""
    found: dict[str, float] = {}
    session = ground.session(GROWN, "all", choices=longest(ground))
    stop = time.process_time() + 6 * ground.seconds
    window, since = 0.0, 0
    policy = session.game.bots.policy
    while session.ask is not None and len(session.history) < MARKS[-1]:
        question = session.questions()[0]
        key = policy(session.state, session.content, question.seat, question)
        start = time.process_time()
        session.answer(question.seat, key)
        now = time.process_time()
        window, since = window + now - start, since + 1
        if len(session.history) % WINDOW == 0:
            if len(session.history) in MARKS:
                found[f"answer_us_at_{len(session.history)}"] = round(window / since * 1e6, 1)
            window, since = 0.0, 0
        if now > stop:
            break
    return found


def longest(ground: Ground) -> dict[str, str]:
    """Where a mode can be played at several lengths, the whole of it."""
    lengths = [c for c in ground.game.choices if c.id == "length" and WHOLE in c.values]
    return {c.id: WHOLE for c in lengths if not c.modes or ground.mode.id in c.modes}


def mean(values: list[float]) -> float:
    return round(statistics.fmean(values), 2) if values else 0.0


def microseconds(do: Callable[[], object], times: int) -> float:
    start = time.process_time()
    for _ in range(times):
        do()
    return (time.process_time() - start) / times * 1e6
