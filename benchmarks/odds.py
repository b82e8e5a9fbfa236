"""Foresight against the games themselves: are its odds right, and is it quick enough?

    python benchmarks/odds.py                       the odds of a few options, by 10,000 plays
    python benchmarks/odds.py gloomhaven --time     processor time for all options of a question

The odds of a fact in so many imagined worlds are held against how often it happens when the same
option is played in 10,000 other worlds, dealt anew. Both are samples. They agree unless two samples
of the same odds would differ so much in fewer than one of a thousand comparisons of all the facts
of an option (Fisher's exact test: most facts of a long way are rare). The means of numbers agree if
they differ by no more than four standard deviations of that difference."""

import argparse
import sys
import time
from collections.abc import Iterator
from math import exp, lgamma, sqrt
from statistics import fmean, median, pvariance

from waystone.kernel.codec import decode, encode
from waystone.kernel.foresight import World, course, foresee
from waystone.kernel.game import Game, Setup, find, ids
from waystone.kernel.session import Session
from waystone.kernel.text import Memory

WORLDS, PLAYS = 1000, 10_000
SURE, UNLIKELY = 4.0, 0.001
AT_ONCE = 32
GLIMPSE = 8
SETTLED = 25
"""So many answers in, the table is laid out and the game has begun."""
ELSEWHERE = 1_000_000
"""The worlds of the plays are none of those of foresight."""


def moments(game: Game, mode: str, seats: int, seed: int, most: int) -> Iterator[Session]:
    """The questions of a game by policy, as long as it goes on."""
    session = Session.new(game, Setup(seats, seed, mode), "step")
    while session.ask is not None and len(session.history) < most:
        yield session
        question = session.questions()[0]
        key = game.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)


def seats_of(game: Game, mode: str) -> int:
    least, most = game.mode(mode).seats
    return min(max(2, least), most)


# ---- odds


def told(worlds: list[World]) -> dict[bytes, int]:
    """In how many worlds each fact was stated."""
    found: dict[bytes, int] = {}
    for world in worlds:
        for name in {encode([line.text, line.args]) for line in world.lines}:
            found[name] = found.get(name, 0) + 1
    return found


def differences(session: Session, seat: int, key: str, plays: int) -> tuple[int, list[str]]:
    """How many odds were compared, and those that do not agree."""
    seen = foresee(session, seat, key, WORLDS)
    memory: Memory = {}
    worlds = [course(session, seat, key, ELSEWHERE + n, memory) for n in range(plays)]
    counted, wrong = told(worlds), list[str]()
    facts = {encode([fact.text, fact.args]): fact.worlds for fact in seen.facts}
    names = {*facts, *counted}
    for name in names:
        here, there = facts.get(name, 0), counted.get(name, 0)
        if by_chance(here, there, WORLDS, plays) * len(names) < UNLIKELY:
            told_of = f"{decode(list, name)}: foreseen {here} of {WORLDS}, played {there}"
            wrong.append(f"{told_of} of {plays}")
    for number in seen.numbers:
        at = (number.thing, number.icon)
        values = [world.numbers[at] for world in worlds if at in world.numbers]
        spread = sqrt(pvariance(values) * (1 / WORLDS + 1 / plays)) if values else 0.0
        if abs(number.mean - fmean(values)) > SURE * spread + 1e-9:
            wrong.append(f"{at}: foreseen {number.mean:.3f}, played {fmean(values):.3f}")
    return len(names) + len(seen.numbers), wrong


def by_chance(here: int, there: int, worlds: int, plays: int) -> float:
    """How likely two samples of the same odds differ at least so much."""
    both, all_ = here + there, worlds + plays

    def ways(n: int, k: int) -> float:
        return lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)

    def likely(count: int) -> float:
        return exp(ways(both, count) + ways(all_ - both, worlds - count) - ways(all_, worlds))

    least, most = max(0, both - plays), min(both, worlds)
    above = here * all_ >= both * worlds
    tail = range(here, most + 1) if above else range(least, here + 1)
    return min(1.0, 2 * sum(likely(count) for count in tail))


def odds(game: Game, options: int, plays: int) -> int:
    """The first options of a game that are not certain, one a question; how many odds are wrong."""
    compared, failed = 0, 0
    for mode in game.modes:
        left = options
        for session in moments(game, mode.id, seats_of(game, mode.id), 7, 400):
            question = session.questions()[0]
            if question.kind != "choose" or len(session.history) < SETTLED:
                continue
            for option in question.options:
                if foresee(session, question.seat, option.key, 8).exact:
                    continue
                count, wrong = differences(session, question.seat, option.key, plays)
                compared, failed, left = compared + count, failed + len(wrong), left - 1
                print(
                    f"{mode.id}: {question.prompt} {option.key}: {count} odds, {len(wrong)} wrong"
                )
                for line in wrong:
                    print("  ", line)
                break
            if not left:
                break
    print(f"{game.id}: {compared} odds compared, {failed} do not agree")
    return failed


# ---- time


def times(game: Game, games: int, most: int) -> None:
    """All options of a question in 32 worlds, and what a table tells first: the first option in
    eight."""
    whole, first = list[float](), list[float]()
    for mode in game.modes:
        for seed in range(games):
            for session in moments(game, mode.id, seats_of(game, mode.id), seed, most):
                question = session.questions()[0]
                if question.kind != "choose" or len(session.history) % 7:
                    continue
                begun = time.process_time()
                foresee(session, question.seat, question.options[0].key, GLIMPSE)
                first.append(time.process_time() - begun)
                begun = time.process_time()
                for option in question.options:
                    foresee(session, question.seat, option.key, AT_ONCE)
                whole.append(time.process_time() - begun)
    whole.sort()
    first.sort()
    print(f"{game.id}: {len(whole)} questions, {AT_ONCE} worlds an option")
    print(f"  all options: median {median(whole) * 1000:.0f} ms, nine of ten under "
          f"{whole[len(whole) * 9 // 10] * 1000:.0f} ms")  # fmt: skip
    print(f"  the first result ({GLIMPSE} worlds): median {median(first) * 1000:.0f} ms, "
          f"nine of ten under {first[len(first) * 9 // 10] * 1000:.0f} ms")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="games; all by default")
    parser.add_argument("--options", type=int, default=3, help="to compare, in each mode")
    parser.add_argument("--plays", type=int, default=PLAYS)
    parser.add_argument("--time", action="store_true", help="only measure the time it takes")
    parser.add_argument("--rounds", type=int, default=2, help="games to measure in, of each mode")
    parser.add_argument("--answers", type=int, default=250, help="as far as a game is played")
    wish = parser.parse_args()
    failed = 0
    for game in [find(game_id) for game_id in wish.games or ids(templates=True)]:
        if wish.time:
            times(game, wish.rounds, wish.answers)
        else:
            failed += odds(game, wish.options, wish.plays)
    if failed:
        sys.exit(1)


if __name__ == "__main__":
    main()
