"""Whole campaigns of Gloomhaven played by its bot, each to an ending or sixty scenarios: invariants
are checked on the way, saves taken at random points must resume to the same hash, and what never
appears (a class, a scenario, an event, an item) is named.

python benchmarks/campaigns.py --count 50 --jobs 2
"""

import argparse
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from waystone.kernel.game import Setup, find
from waystone.kernel.save import dump, load
from waystone.kernel.session import Session

CHECK = 25
SAVES = 2


def setup_of(seed: int) -> Setup:
    """Two to four characters, one to four seats, both difficulties of a beginner."""
    characters = 2 + seed % 3
    seats = 1 + (seed // 3) % characters
    difficulty = ("normal", "easy")[seed % 2]
    choices = {"characters": str(characters), "length": "whole", "difficulty": difficulty}
    return Setup(seats, seed, "campaign", "", [], choices)


def play(seed: int) -> dict[str, Any]:
    """One campaign: how it went, what came up, and what went wrong."""
    game = find("gloomhaven")
    loaded = game.load_content()
    luck = random.Random(f"saves:{seed}")
    told: dict[str, Any] = {"seed": seed, "error": ""}
    start = time.perf_counter()
    seen: dict[str, set[str]] = {
        "classes": set(),
        "scenarios": set(),
        "events": set(),
        "items": set(),
    }
    answers = saves = 0
    session = Session.new(game, setup_of(seed), "answers", loaded)
    try:
        while session.ask is not None:
            look(session, seen)
            question = session.ask.questions[0]
            if session.ask.mode != "one":
                question = session.questions()[0]
            key = game.bots.policy(session.state, session.content, question.seat, question)
            session.answer(question.seat, key)
            answers += 1
            if answers % CHECK == 0:
                broken = game.check(session.state, session.content)
                if broken:
                    raise AssertionError(broken[0])
            if saves < SAVES and answers < 4000 and luck.random() < 0.001:
                saves += 1
                resume(session)
        assert session.end is not None
        told |= {"end": session.end.name, "tally": game.tally(session.state, session.content)}
    except Exception as error:
        told["error"] = f"{setup_of(seed)}: {type(error).__name__}: {error} after {answers} answers"
    told |= {"answers": answers, "saves": saves, "seconds": round(time.perf_counter() - start)}
    return told | {"seen": {kind: sorted(names) for kind, names in seen.items()}}


def look(session: Session, seen: dict[str, set[str]]) -> None:
    """What lies on the table between scenarios."""
    assert session.ask is not None
    state, here = session.state, session.state.campaign
    asked = session.ask.questions[0]
    prompt = asked.prompt
    if prompt == "ask-goal":
        seen["classes"].update(owner.id for owner in state.characters)
        seen["scenarios"].add(state.scenario.partition(":")[0])
    elif prompt == "ask-event":
        seen["events"].add(here.event)
    elif prompt in ("ask-town", "ask-buy"):
        for party in here.parties:
            for one in (*party.sheets, *party.away):
                seen["items"].update(one.items)
        if prompt == "ask-buy":
            seen["items"].update(option.value for option in asked.options if option.value)


def resume(session: Session) -> None:
    """A save taken now goes on exactly as the game does."""
    kept = Session.new(session.game, session.setup, "all", (session.content, session.content_hash))
    for old in session.history:
        kept.answer(old.seat, old.key)
    again, notices = load(dump(kept))
    assert notices == [], notices
    assert again.hash() == kept.hash() == session.hash(), "a save resumes to another state"


def main() -> int:
    cli = argparse.ArgumentParser(description=__doc__)
    cli.add_argument("--count", type=int, default=50)
    cli.add_argument("--first", type=int, default=0, help="the first seed")
    cli.add_argument("--jobs", type=int, default=1)
    cli.add_argument("--log", type=Path, help="a file to add to; what it holds is not played again")
    args = cli.parse_args()
    results = earlier(args.log)
    done = {told["seed"] for told in results}
    seeds = [n for n in range(args.first, args.first + args.count) if n not in done]
    with ProcessPoolExecutor(args.jobs) as pool:
        for told in pool.map(play, seeds):
            results.append(told)
            if args.log:
                with args.log.open("ab") as log:
                    log.write(msgspec.json.encode(told) + b"\n")
            tally = told.get("tally", {})
            short = {name: tally.get(name) for name in SHORT}
            print(told["seed"], told.get("end", told["error"]), f"{told['answers']} answers",
                  f"{told['saves']} saves", f"{told['seconds']} s", short, flush=True)  # fmt: skip
    return report(results)


def earlier(log: Path | None) -> list[dict[str, Any]]:
    if log is None or not log.is_file():
        return []
    return [msgspec.json.decode(line) for line in log.read_bytes().splitlines()]


SHORT = ("scenarios-played", "scenarios-completed", "retirements", "prosperity-level", "gold")


def report(results: list[dict[str, Any]]) -> int:
    content, _ = find("gloomhaven").load_content()
    done = [told for told in results if not told["error"]]
    print(f"{len(done)} of {len(results)} campaigns finished,",
          dict(Counter(told["end"] for told in done)))  # fmt: skip
    for name in SHORT:
        counts = [told["tally"][name] for told in done]
        if counts:
            print(f"  {name}: {sum(counts) / len(counts):.1f} ({min(counts)} to {max(counts)})")
    played: Counter[str] = Counter()
    for told in done:
        played.update({n: c for n, c in told["tally"].items() if ":" in n})
    for name in sorted(n.partition(":")[2] for n in played if n.startswith("played:")):
        print(f"  {name}: {played[f'won:{name}']} of {played[f'played:{name}']} won")
    print("  endings:", {n: c for n, c in played.items() if n.startswith("ending:")})
    missing = 0
    for kind in ("classes", "scenarios", "events", "items"):
        seen = {name for told in results for name in told["seen"][kind]}
        never = [name for name in getattr(content, kind) if name not in seen]
        print(f"  {kind} that never appeared: {len(never)} {never}")
        missing += len(never)
    for told in results:
        if told["error"]:
            print("  ", told["error"])
    return 1 if len(done) < len(results) else 0


if __name__ == "__main__":
    sys.exit(main())
