"""What many games tell together."""

from collections import Counter
from math import sqrt

from waystone.sim.collect import Row
from waystone.sim.run import Job, Result


def interval(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate (Wilson)."""
    if games == 0:
        return (0.0, 1.0)
    z = 1.959964
    rate = wins / games
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return (max(0.0, centre - spread), min(1.0, centre + spread))


def summary(jobs: list[Job], results: list[Result], seconds: float) -> Row:
    """The figures of a run, as `waystone simulate --json` prints them."""
    done = [result for result in results if not result.error]
    answers = sum(result.answers for result in results)
    first = jobs[0]
    seats = []
    for n, bot in enumerate(first.bots):
        wins = sum(n in result.winners for result in done)
        low, high = interval(wins, len(done))
        seats.append(
            {
                "bot": bot,
                "wins": wins,
                "win_rate": round(wins / len(done), 4) if done else 0.0,
                "ci95": [round(low, 4), round(high, 4)],
            }
        )
    return {
        "game": first.game,
        "mode": first.setup.mode,
        "scenario": first.setup.scenario,
        "games": len(results),
        "finished": len(done),
        "errors": len(results) - len(done),
        "seconds": round(seconds, 3),
        "answers": answers,
        "answers_per_second": round(answers / seconds) if seconds else 0,
        "seats": seats,
        "outcomes": dict(Counter(result.outcome for result in done).most_common()),
        "tally": tallied(done),
        "failures": [
            {"seed": result.seed, "error": result.error, "replay": result.replay}
            for result in results
            if result.error
        ],
    }


def tallied(done: list[Result]) -> dict[str, dict[str, float]]:
    """What the game counts of its end states: over how many games, in all, and a game on average,
    at least, at most."""
    counts: dict[str, list[int]] = {}
    for result in done:
        for name, count in result.tally.items():
            counts.setdefault(name, []).append(count)
    return {
        name: {
            "games": len(found),
            "sum": sum(found),
            "mean": round(sum(found) / len(found), 2),
            "least": min(found),
            "most": max(found),
        }
        for name, found in counts.items()
    }
