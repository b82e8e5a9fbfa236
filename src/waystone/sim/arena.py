"""Arena: every bot against every other, seats changing hands, with confidence intervals.

In a competitive game one bot of the pair sits alone among the other kind, in each seat in turn, and
then the other way round: its score is its share of wins against an even share. In a co-operative
game each bot plays the same games alone with itself, and the win rates stand side by side.
"""

import json
from collections.abc import Iterator
from itertools import combinations
from math import exp, log
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from waystone.kernel.errors import WaystoneError
from waystone.kernel.files import read_file
from waystone.kernel.game import Game, Setup
from waystone.sim.collect import Row
from waystone.sim.report import interval
from waystone.sim.run import Job, Result, run

MOST_LOG = 256_000_000


class Match(Struct, frozen=True):
    """One game of the arena: the pair, whose turn it is to sit alone, and the job."""

    pair: tuple[str, str]
    alone: int
    seat: int
    job: Job


def matches(game: Game, bots: list[str], games: int, setup: Setup) -> list[Match]:
    """The games to play, in a fixed order: the same seeds for each pair."""
    seats = setup.seats
    if game.mode(setup.mode).cooperative:
        return [
            Match((bot, bot), 0, 0, _job(game, setup, n, (bot,) * seats))
            for bot in bots
            for n in range(games)
        ]
    found = []
    for pair in combinations(bots, 2):
        for n in range(games):
            alone, seat = n % 2, (n // 2) % seats
            line = [pair[1 - alone]] * seats
            line[seat] = pair[alone]
            found.append(Match(pair, alone, seat, _job(game, setup, n // 2, tuple(line))))
    return found


def _job(game: Game, setup: Setup, n: int, bots: tuple[str, ...]) -> Job:
    return Job(game.id, msgspec.structs.replace(setup, seed=setup.seed + n), bots)


def play(
    found: list[Match], processes: int, log_file: Path | None
) -> Iterator[tuple[Match, Result]]:
    """Play what the log file does not hold yet; every result is added to it at once."""
    known = _read(log_file)
    names = [_name(match) for match in found]
    left = [m for m, name in zip(found, names, strict=True) if name not in known]
    fresh = run([match.job for match in left], processes)
    for match, name in zip(found, names, strict=True):
        if name in known:
            yield match, known[name]
            continue
        result = next(fresh)
        if log_file is not None:
            _write(log_file, name, result)
        yield match, result


def _name(match: Match) -> str:
    return f"{match.job.game} {match.job.setup} {match.job.bots}"


def _write(log_file: Path, name: str, result: Result) -> None:
    line = {"match": name, "result": msgspec.to_builtins(result, str_keys=True)}
    try:
        with log_file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
    except OSError as error:
        raise WaystoneError(f"Cannot write {log_file}: {error.strerror}.") from None


def _read(log_file: Path | None) -> dict[str, Result]:
    if log_file is None or not log_file.exists():
        return {}
    try:
        lines = read_file(log_file, MOST_LOG).splitlines()
    except OSError as error:
        raise WaystoneError(f"Cannot read {log_file}: {error.strerror}.") from None
    found = {}
    for n, line in enumerate(lines, 1):
        try:
            told = json.loads(line)
            found[told["match"]] = msgspec.convert(told["result"], Result, strict=False)
        except (ValueError, KeyError, TypeError, RecursionError):
            raise WaystoneError(f"{log_file}:{n} is not a line of an arena log.") from None
    return found


def ladder(game: Game, setup: Setup, bots: list[str], played: list[tuple[Match, Result]]) -> Any:
    """The figures: pairs with intervals, and a rating of each bot."""
    if game.mode(setup.mode).cooperative:
        return {"game": game.id, "mode": setup.mode, "alone": _alone(bots, played)}
    pairs = []
    for pair in combinations(bots, 2):
        rows = [(m, r) for m, r in played if m.pair == pair and not r.error]
        score = _score(rows, setup.seats)
        wins = round(score * len(rows))
        low, high = interval(wins, len(rows))
        pairs.append(
            {
                "bots": list(pair),
                "games": len(rows),
                "score": round(score, 4),
                "ci95": [round(low, 4), round(high, 4)],
                "alone": [_wins_alone(rows, 0), _wins_alone(rows, 1)],
            }
        )
    errors = sum(bool(result.error) for _, result in played)
    return {
        "game": game.id,
        "mode": setup.mode,
        "seats": setup.seats,
        "pairs": pairs,
        "ratings": ratings(bots, pairs),
        "errors": errors,
    }


def _alone(bots: list[str], played: list[tuple[Match, Result]]) -> list[Row]:
    rows = []
    for bot in bots:
        results = [r for m, r in played if m.pair == (bot, bot) and not r.error]
        wins = sum(bool(result.winners) for result in results)
        low, high = interval(wins, len(results))
        rate = wins / len(results) if results else 0.0
        rows.append(
            {
                "bot": bot,
                "games": len(results),
                "win_rate": round(rate, 4),
                "ci95": [round(low, 4), round(high, 4)],
            }
        )
    return rows


def _score(rows: list[tuple[Match, Result]], seats: int) -> float:
    """The first bot's share: a half is even. A win alone against many counts for what it is
    worth: the odds of a bot that wins its even share are one half."""
    if not rows:
        return 0.5
    first, second = _wins_alone(rows, 0), _wins_alone(rows, 1)
    return (_even(first, seats) + 1 - _even(second, seats)) / 2


def _wins_alone(rows: list[tuple[Match, Result]], alone: int) -> float:
    mine = [(m, r) for m, r in rows if m.alone == alone]
    return sum(m.seat in r.winners for m, r in mine) / len(mine) if mine else 0.0


def _even(rate: float, seats: int) -> float:
    """The chance against one rival that gives this chance against several alike."""
    if seats <= 2 or rate in (0.0, 1.0):
        return rate
    odds = rate / (1 - rate) * (seats - 1)
    return odds / (1 + odds)


def ratings(bots: list[str], pairs: list[Row]) -> list[Row]:
    """Bradley-Terry on the Elo scale; the first bot stands at 1000."""
    strength = dict.fromkeys(bots, 0.0)
    for _ in range(500):
        for pair in pairs:
            one, other = pair["bots"]
            expected = 1 / (1 + exp(strength[other] - strength[one]))
            seen = min(max(pair["score"], 0.002), 0.998)
            strength[one] += 0.5 * (seen - expected)
            strength[other] -= 0.5 * (seen - expected)
    scale = 400 / log(10)
    base = strength[bots[0]]
    return [
        {"bot": bot, "rating": round(1000 + scale * (strength[bot] - base))}
        for bot in sorted(bots, key=lambda b: -strength[b])
    ]
