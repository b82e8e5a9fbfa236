"""The long runs: thousands of random games of every game, mode, number of seats, scenario, variant
and setting, invariants checked after every answer. Content that no answer named and no fact told of
is listed as never used."""

import argparse
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from msgspec import Struct

from waystone.bots.random import any_answer
from waystone.kernel.content import definitions
from waystone.kernel.game import Setup, find, ids
from waystone.kernel.session import Session


def setup_of(game_id: str, seed: int) -> Setup:
    game = find(game_id)
    content, _ = game.load_content()
    luck = random.Random(f"soak:{game_id}:{seed}")
    mode = game.modes[seed % len(game.modes)]
    seats = luck.randint(*mode.seats)
    scenarios = [
        s.id
        for s in game.scenarios(content)
        if s.mode in ("", mode.id) and s.seats[0] <= seats <= s.seats[1]
    ]
    picked = [
        v for v in game.variants if (not v.modes or mode.id in v.modes) and luck.random() < 0.3
    ]
    further = {v.instead for v in picked}
    variants = [v.id for v in picked if v.id not in further]
    choices = {
        c.id: luck.choice(c.values)
        for c in game.choices
        if (not c.modes or mode.id in c.modes) and luck.random() < 0.7
    }
    scenario = luck.choice(scenarios) if scenarios else ""
    return Setup(seats, seed, mode.id, scenario, variants, choices)


def play(told: tuple[str, int, bool]) -> tuple[int, str, set[str], Counter[str]]:
    """One game: answers, error, the ids that were used, the outcome."""
    game_id, seed, greedy = told
    game = find(game_id)
    setup = setup_of(game_id, seed)
    luck = random.Random(f"answers:{seed}")
    used: set[str] = set()
    outcome: Counter[str] = Counter()
    answers = 0
    try:
        session = Session.new(game, setup)
        while session.ask is not None:
            question = luck.choice(session.questions())
            if greedy and luck.random() < 0.7:
                key = game.bots.policy(session.state, session.content, question.seat, question)
            else:
                key = any_answer(question, luck)
            used.update(key.split(), key.replace(":", " ").replace(",", " ").split())
            session.answer(question.seat, key)
            answers += 1
            broken = game.check(session.state, session.content)
            if broken:
                return answers, f"{setup}: {broken[0]} after {answers} answers", used, outcome
            if answers > 100_000:
                return answers, f"{setup}: no end", used, outcome
        assert session.end is not None
        outcome[session.end.name] += 1
        used.update(*(words(line.args) for line in session.log))
    except Exception as error:
        return answers, f"{setup}: {type(error).__name__}: {error}", used, outcome
    return answers, "", {printed(word) for word in used}, outcome


def words(value: object) -> Iterator[str]:
    """Every string in a fact."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Struct):
        for field in value.__struct_fields__:
            yield from words(getattr(value, field))
    elif isinstance(value, dict):
        yield from words(list(value.items()))
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from words(inner)


def printed(card: str) -> str:
    """The id on the face of one copy of a card: `torch` for `torch.2` and `torch#2`."""
    return re.sub(r"[.#]\d+$", "", card)


def main() -> int:
    cli = argparse.ArgumentParser(description=__doc__)
    cli.add_argument("games", nargs="*", help="games; all by default")
    cli.add_argument("--count", type=int, default=2000, help="games of each")
    cli.add_argument("--jobs", type=int, default=2)
    cli.add_argument("--first", type=int, default=0, help="the first seed")
    cli.add_argument("--policy", action="store_true", help="mix in the game's own policy")
    args = cli.parse_args()
    failed = 0
    for game_id in args.games or ids(templates=True):
        content, _ = find(game_id).load_content()
        start = time.perf_counter()
        seen: set[str] = set()
        outcomes: Counter[str] = Counter()
        answers, errors = 0, []
        jobs = [(game_id, args.first + n, args.policy) for n in range(args.count)]
        with ProcessPoolExecutor(args.jobs) as pool:
            results = pool.map(play, jobs, chunksize=10)
            for done, (count, error, words, outcome) in enumerate(results, 1):
                answers += count
                seen |= words
                outcomes += outcome
                if error:
                    errors.append(error)
                if done % 500 == 0:
                    spent = time.perf_counter() - start
                    told = f"{done} games, {answers} answers, {len(errors)} errors, {spent:.0f} s"
                    print(f"  {told}", file=sys.stderr, flush=True)
        spent = time.perf_counter() - start
        print(f"{game_id}: {args.count} games, {answers} answers, {spent:.0f} s")
        print(f"  outcomes: {dict(outcomes.most_common())}")
        print(f"  errors: {len(errors)}")
        for error in errors[:5]:
            print(f"    {error}")
        missing = sorted(
            {f"{k}/{d.id}" for k, d in definitions(content) if d.id not in seen and k != "words"}
        )
        print(f"  never used: {len(missing)} {missing[:40]}")
        pieces = find(game_id).pieces(content)
        unseen = [piece for piece in pieces if piece not in seen]
        print(f"  pieces never used: {len(unseen)} of {len(pieces)} {unseen[:40]}")
        failed += len(errors)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
