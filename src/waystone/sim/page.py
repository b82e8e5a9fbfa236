"""`simulate --report out.html`: one self-contained page with plots."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from waystone.kernel.errors import WaystoneError
from waystone.sim.collect import KEYS, PARTY
from waystone.sim.report import interval
from waystone.sim.run import Job, Result

STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fbf9f4; --bar: #2f6f6b; --line: #b5482f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4da; --paper: #1c1b19; --bar: #6fb3ad; } }
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper);
       max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-weight: normal; } svg { width: 100%; height: auto; } text { fill: var(--ink); }
table { border-collapse: collapse; } td, th { padding: .2rem .8rem .2rem 0; text-align: left; }
"""


MOST_ROWS = 60

Row = tuple[str, float, float, float]
Done = list[tuple[Job, Result]]


def page(told: dict[str, Any], jobs: list[Job], results: list[Result]) -> str:
    done = [(j, r) for j, r in zip(jobs, results, strict=True) if not r.error]
    counted = f"{told['finished']} of {told['games']} games finished, {told['errors']} failed"
    parts = [
        f"<h1>{escape(told['game'])} {escape(told['mode'])}</h1>",
        f"<p>{counted}; {told['answers']} choices in {told['seconds']} s.</p>",
        "<p>The lines are intervals of 95 %, the numbers in brackets how often it was counted.</p>",
        "<h2>Wins by seat</h2>",
        bars(
            [
                (f"seat {n} {s['bot']}", s["win_rate"], s["ci95"][0], s["ci95"][1])
                for n, s in enumerate(told["seats"])
            ]
        ),
        *_by_setup(done),
        *_by_hero(done),
        "<h2>Outcomes</h2>",
        table([(name, str(count)) for name, count in told["outcomes"].items()]),
        "<h2>Length: choices in a game</h2>",
        histogram([r.answers for _, r in done]),
        *_by_tally(done),
    ]
    keys = _collected(done, KEYS)
    if keys:
        parts += ["<h2>What is played, and how often who played it won</h2>", _played(keys)]
    if told["failures"]:
        parts.append("<h2>Failures</h2>")
        parts.append(table([(f["replay"], f["error"]) for f in told["failures"]]))
    body = "\n".join(parts)
    title = escape(f"Waystone: {told['game']}")
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>{body}</html>'
    )


def _by_setup(done: Done) -> list[str]:
    """The share of games that anybody won, by scenario and by whatever else was set: level,
    difficulty."""
    parts = ["<h2>Wins by scenario</h2>"]
    parts.append(bars(_rates((j.setup.scenario or "-", bool(r.winners)) for j, r in done)))
    for name in dict.fromkeys(name for job, _ in done for name in job.setup.choices):
        set_to = [(job.setup.choices.get(name, "-"), bool(r.winners)) for job, r in done]
        if len({value for value, _ in set_to}) > 1:
            parts += [f"<h2>Wins by {escape(name)}</h2>", bars(_rates(set_to))]
    return parts


def _by_hero(done: Done) -> list[str]:
    heroes = [(row["hero"], row["won"]) for row in _collected(done, PARTY)]
    if not heroes:
        return []
    parties = []
    for _, result in done:
        seated = sorted(row["hero"] for row in result.collected[PARTY])
        parties.append((", ".join(seated), bool(result.winners)))
    parts = ["<h2>Wins by hero</h2>", bars(_rates(heroes))]
    if len({party for party, _ in parties}) < MOST_ROWS:
        parts += ["<h2>Games won by anybody, by party</h2>", bars(_rates(parties))]
    return parts


def _by_tally(done: Done) -> list[str]:
    """What the game itself counts, where it differs from game to game: rounds, days."""
    counts: dict[str, list[int]] = defaultdict(list)
    for _, result in done:
        for name, count in result.tally.items():
            counts[name].append(count)
    return [
        f"<h2>{escape(name.capitalize())} in a game</h2>{histogram(found)}"
        for name, found in counts.items()
        if len(set(found)) > 2
    ]


def _collected(done: Done, name: str) -> list[dict[str, Any]]:
    return [row for _, result in done for row in result.collected.get(name, [])]


def _rates(games: Iterable[tuple[str, bool]]) -> list[Row]:
    """How often each was won, with its interval."""
    groups: dict[str, list[bool]] = defaultdict(list)
    for name, won in games:
        groups[name].append(won)
    rows = []
    for name, wins in sorted(groups.items()):
        low, high = interval(sum(wins), len(wins))
        rows.append((f"{name} ({len(wins)})", sum(wins) / len(wins), low, high))
    return rows


def _played(keys: list[dict[str, Any]]) -> str:
    """What most games saw, by the win rate of the seats that played it."""
    times = Counter(row["name"] for row in keys)
    common = {name for name, _ in times.most_common(MOST_ROWS)}
    rows = _rates((row["name"], row["won"]) for row in keys if row["name"] in common)
    return bars(sorted(rows, key=lambda row: -row[1]))


def bars(rows: list[Row]) -> str:
    """Rates as bars from 0 to 1 with their intervals as lines."""
    height = 22 * len(rows) + 20
    parts = [f'<svg viewBox="0 0 900 {height}" role="img">']
    for n, (name, rate, low, high) in enumerate(rows):
        y = 22 * n + 4
        parts.append(
            f'<text x="290" y="{y + 12}" font-size="13" text-anchor="end">{escape(name)}</text>'
            f'<rect x="300" y="{y}" width="{500 * rate:.1f}" height="15" fill="var(--bar)"/>'
            f'<line x1="{300 + 500 * low:.1f}" x2="{300 + 500 * high:.1f}" y1="{y + 7}" '
            f'y2="{y + 7}" stroke="var(--line)" stroke-width="2"/>'
            f'<text x="810" y="{y + 12}" font-size="13">{rate:.1%}</text>'
        )
    parts.append("</svg>")
    return "".join(parts)


def histogram(values: list[int], columns: int = 30) -> str:
    if not values:
        return "<p>-</p>"
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // columns))
    counts = [0] * columns
    for value in values:
        counts[(value - low) // width] += 1
    top = max(counts)
    parts = ['<svg viewBox="0 0 900 200" role="img">']
    for n, count in enumerate(counts):
        tall = 160 * count / top
        parts.append(
            f'<rect x="{n * 30}" y="{170 - tall:.1f}" width="27" height="{tall:.1f}" '
            f'fill="var(--bar)"><title>{low + n * width}: {count}</title></rect>'
        )
    parts.append(f'<text x="0" y="190" font-size="13">{low}</text>')
    parts.append(f'<text x="890" y="190" font-size="13" text-anchor="end">{high}</text></svg>')
    return "".join(parts)


def table(rows: list[tuple[str, str]]) -> str:
    inside = "".join(f"<tr><td>{escape(a)}</td><td>{escape(b)}</td></tr>" for a, b in rows)
    return f"<table>{inside}</table>"


def write_page(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise WaystoneError(f"Cannot write {path}: {error.strerror}.") from None
