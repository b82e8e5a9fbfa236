"""One simulated game, and many."""

import gc
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec
from msgspec import Struct, field

from waystone.bots import Bot, make
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import Setup, find
from waystone.kernel.save import Save, dump, write
from waystone.kernel.session import Answer, Keep, Session
from waystone.sim.collect import Collector, Row, collector

MOST_ANSWERS = 200_000


class Job(Struct, frozen=True):
    """A game to play: who plays, and how it is set up."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    packs: tuple[str, ...] = ()
    collectors: tuple[str, ...] = ()


class Result(Struct):
    """How a game went. `answers` counts the asks that left a seat a choice."""

    seed: int
    outcome: str = ""
    winners: list[int] = field(default_factory=list)
    scores: dict[int, int] = field(default_factory=dict)
    answers: int = 0
    seconds: float = 0.0
    error: str = ""
    replay: str = ""
    collected: dict[str, list[Row]] = field(default_factory=dict)
    tally: dict[str, int] = field(default_factory=dict)


def play(job: Job) -> Result:
    """Play one game to its end; a failure is a result, with a file that replays it."""
    result = Result(job.setup.seed)
    game = find(job.game)
    bots = [make(name, f"{job.setup.seed}:{n}:{name}") for n, name in enumerate(job.bots)]
    start = time.perf_counter()
    loaded = game.load_content(tuple(Path(pack) for pack in job.packs))
    keep: Keep = "step" if any(bot.slow for bot in bots) else "answers"
    session = Session.new(game, job.setup, keep, loaded)
    collectors = {name: collector(name) for name in job.collectors}
    for one in collectors.values():
        one.before(session)
    try:
        result.answers = play_out(session, bots, collectors=list(collectors.values()))
    except Exception as error:
        result.error = f"{type(error).__name__}: {error}"
        result.replay = f"waystone replay {_keep_failure(session, job)}"
        return result
    finally:
        result.seconds = time.perf_counter() - start
    end = session.end
    assert end is not None
    result.outcome, result.winners, result.scores = end.name, end.winners, end.scores
    result.tally = game.tally(session.state, session.content)
    result.collected = {name: one.after(session) for name, one in collectors.items()}
    return result


def play_out(
    session: Session,
    bots: list[Bot],
    most: int = MOST_ANSWERS,
    collectors: Sequence[Collector] = (),
) -> int:
    """Let bots play a session to its end; how many answers were choices."""
    real = 0
    answers = 0
    while (ask := session.ask) is not None:
        question = ask.questions[0]
        if ask.mode != "one":
            open_ones = session.questions()
            question = open_ones[answers % len(open_ones)]
        seat = question.seat
        if len(question.options) > 1 or question.kind == "amount":
            real += 1
        key = bots[seat].answer(session, seat)
        for one in collectors:
            one.step(session, seat, key)
        session.answer(seat, key)
        answers += 1
        if answers > most:
            raise WaystoneError(f"The game has no end after {most} answers.")
    return real


def _keep_failure(session: Session, job: Job) -> Path:
    """A save that replays to the failure: the last good state, and the answer that broke it."""
    folder = Path(tempfile.gettempdir()) / "waystone-failures"
    folder.mkdir(exist_ok=True)
    path = folder / f"{job.game}-{job.setup.mode or 'default'}-{job.setup.seed}.json"
    again = Session.new(session.game, session.setup, "all", (session.content, session.content_hash))
    try:
        for old in session.history:
            again.answer(old.seat, old.key)
    except WaystoneError:
        pass
    save = msgspec.json.decode(dump(again), type=Save)
    last = session.failed
    if last is not None:
        save.history.append(Answer(last.seat, last.ask, last.key))
        save.tail += 1
    write(path, msgspec.json.encode(save))
    return path


def run(jobs: list[Job], processes: int = 1, ray: str = "") -> Iterator[Result]:
    """Results in the order of the jobs, whatever the number of processes or machines."""
    if ray:
        from waystone.sim.ray import run_on_ray

        yield from run_on_ray(jobs, ray)
        return
    if processes < 2 or len(jobs) < 2:
        gc.collect()
        gc.freeze()
        try:
            yield from map(play, jobs)
        finally:
            gc.unfreeze()
        return
    size = max(1, min(25, len(jobs) // (processes * 4)))
    with ProcessPoolExecutor(processes, initializer=gc.freeze) as pool:
        yield from pool.map(play, jobs, chunksize=size)
