"""Whole campaigns of Tainted Grail played by its bot, with one to four characters, each to an
ending or a defeat: invariants are checked on the way, every verse that is opened must lie before
the players at the next question, every choice that is taken was put to them, saves taken at random
points must resume to the same hash, and what never appears (a verse, a Location, an encounter) is
named.

python benchmarks/island.py --count 24 --mode story --jobs 2
"""

import argparse
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from waystone.games.tainted_grail.shown.journal import paragraphs
from waystone.kernel.game import Setup, find
from waystone.kernel.save import dump, load
from waystone.kernel.session import Session
from waystone.kernel.text import Text

CHECK = 25
SAVES = 2
CAMPAIGN = "third-morning"
OPENED = "fact-verse-opened"
TAKEN = "fact-choice-taken"
MOST_ANSWERS = 20_000


def setup_of(seed: int, mode: str) -> Setup:
    """All changes of a mode at once; every other campaign with the Echoes."""
    game = find("tainted-grail")
    variants = [v.id for v in game.variants if v.id.startswith(f"{mode}-")]
    variants += ["echoes"] * (seed % 2)
    return Setup(1 + seed % 4, seed, "campaign", CAMPAIGN, variants, {"length": "whole"})


def play(seed: int, mode: str) -> dict[str, Any]:
    """One campaign: how it went, what came up, and what went wrong."""
    game = find("tainted-grail")
    loaded = game.load_content()
    luck = random.Random(f"saves:{seed}")
    session = Session.new(game, setup_of(seed, mode), "all", loaded)
    saves = {luck.randrange(100, 1500) for _ in range(SAVES)}
    told: dict[str, Any] = {"seed": seed, "wrong": [], "met": set(), "opened": 0, "unseen": 0}
    told |= {"chosen": 0, "taken": 0}
    began = time.perf_counter()
    text = game.text("en", session.content)
    lines = 0
    while session.ask is not None and len(session.history) < MOST_ANSWERS:
        question = session.questions()[0]
        told["chosen"] += question.prompt == "ask-choice"
        key = game.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
        count = len(session.history)
        new, lines = session.log[lines:], len(session.log)
        opened = [line.args["verse"] for line in new if line.text == OPENED]
        told["taken"] += sum(line.text == TAKEN for line in new)
        told["opened"] += len(opened)
        hidden = unseen(session, opened, text)
        told["unseen"] += len(hidden)
        told["wrong"] += [f"answer {count}: nobody saw {verse}" for verse in hidden]
        if session.state.encounter is not None:
            told["met"].add(session.state.encounter.id)
        if count % CHECK == 0:
            told["wrong"] += game.check(session.state, session.content)
        if count in saves:
            again, notices = load(dump(session))
            if notices or again.hash() != session.hash():
                told["wrong"].append(f"answer {count}: the save does not resume")
    world, end = session.state.world, session.end
    if end is None:
        told["wrong"].append(f"{count} answers and no end, on day {world.day}")
    if told["taken"] != told["chosen"]:
        told["wrong"].append(f"{told['taken']} choices taken, {told['chosen']} put to the players")
    told |= {
        "end": world.ending or (end.name if end else "none"),
        "won": bool(end and end.winners),
        "heroes": len(session.state.heroes),
        "day": world.day,
        "answers": len(session.history),
        "read": set(world.read),
        "places": {spot.id for spot in world.spots.values()} | set(world.gone),
        "seconds": time.perf_counter() - began,
    }
    return told


def unseen(session: Session, opened: list[str], text: Text) -> list[str]:
    """TG-JRN-03: the verses with words in them that lie before nobody who is asked."""
    content = session.content
    written = [verse for verse in opened if any(content.verses[verse].text.values())]
    if not written:
        return []
    seats = [question.seat for question in session.questions()]
    shown = [page for seat in seats for page in session.view(seat, text).pages if not page.record]
    words = {part for page in shown for part in page.paragraphs}
    return [v for v in written if not set(paragraphs(content.verses[v].text["en"])) <= words]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=24)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--mode", choices=("story", "normal", "epic"), default="normal")
    args = parser.parse_args()
    content = find("tainted-grail").load_content()[0]
    seeds = range(args.seed, args.seed + args.count)
    with ProcessPoolExecutor(args.jobs) as pool:
        done = []
        for one in pool.map(play, seeds, [args.mode] * args.count):
            done.append(one)
            told = f"{one['answers']} answers, {one['opened']} verses, {one['taken']} choices"
            print(f"  seed {one['seed']}: {one['end']}, {told}, {one['seconds']:.0f} s", flush=True)
    wrong = [f"seed {one['seed']}: {line}" for one in done for line in one["wrong"]]
    won = sum(one["won"] for one in done)
    print(f"{args.mode}: {won} of {len(done)} won ({100 * won / len(done):.0f} %)")
    for heroes in (1, 2, 3, 4):
        mine = [one for one in done if one["heroes"] == heroes]
        if mine:
            print(f"  {heroes} characters: {sum(one['won'] for one in mine)} of {len(mine)}")
    print("endings:", dict(Counter(one["end"] for one in done)))
    opened, hidden = (sum(one[what] for one in done) for what in ("opened", "unseen"))
    print(f"verses: {opened} opened, {hidden} of them not before the players at the next question")
    taken = sum(one["taken"] for one in done)
    print(f"choices: {taken} taken, each put to the players unless it is named below")
    print(f"days: {sum(one['day'] for one in done) / len(done):.0f} on average")
    for kind, known, field in (
        ("verses", content.verses, "read"),
        ("Locations", content.locations, "places"),
        ("encounters", content.encounters, "met"),
    ):
        seen = set().union(*(one[field] for one in done)) & set(known)
        missing = sorted(set(known) - seen)
        print(f"{kind}: {len(seen)} of {len(known)} came up; not: {', '.join(missing)}")
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
