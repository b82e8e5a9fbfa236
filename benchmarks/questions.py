"""Questions put to a person in whole games against bots, by kind of prompt.

    python benchmarks/questions.py runebound --games 12 --all   all that the rules ask
    python benchmarks/questions.py runebound --games 12         with what the table answers
    python benchmarks/questions.py dungeoneer --plain           the same, in the games of before

The person sits in the first seat and answers by the policy of the game, as the bots do, so that
the same seed is the same game. A seat that has changed nothing in its settings is spared formal
questions and those where no answer changes anything; and a way over the map is one click, so it is
one question where a walk leads to the same place as the policy's own answers. So is an answer that
opens a way with the place it leads to: the click is on the place, and where several answers lead
there, a menu on it names them.

Some policies answer a formal question otherwise than the same question where it is put: they know
that nothing is to be gained. Then whole games differ, and with them all other counts. With
`--plain` nobody is told that a question is formal: everybody plays as before there were such
questions, and what is counted is what the person would not have been spared, and where the table
would have passed and the person would not."""

import argparse
from collections import Counter
from collections.abc import Callable

from msgspec.structs import replace

from waystone.kernel.game import Game, Mode, Setup, find
from waystone.kernel.session import Session
from waystone.kernel.walk import first_step, interrupted, next_step
from waystone.server.protocol import SetStops
from waystone.server.store.rows import SeatRow
from waystone.server.table.stops import Stops, all_the_same

PERSON = 0
MOST_ANSWERS = 20_000

Choose = Callable[[Session], str | None]


def setup_of(game: Game, mode: Mode, seats: int, seed: int, choices: dict[str, str]) -> Setup:
    """Scenario after scenario; so many seats, or as near to it as the mode allows."""
    content, _ = game.load_content()
    seats = min(max(seats, mode.seats[0]), mode.seats[1])
    pages = [
        page.id
        for page in game.scenarios(content)
        if page.mode in ("", mode.id) and page.seats[0] <= seats <= page.seats[1]
    ]
    known = {choice.id for choice in game.choices if mode.id in (choice.modes or [mode.id])}
    chosen = {name: value for name, value in choices.items() if name in known}
    return Setup(seats, seed, mode.id, pages[seed % len(pages)] if pages else "", [], chosen)


def answered(session: Session, seat: int, plain: bool = False) -> str:
    question = session.question(seat)
    assert question is not None
    if plain:
        question = replace(question, formal=False)
    return session.game.bots.policy(session.state, session.content, seat, question)


def way(session: Session, key: str | None, choose: Choose) -> list[tuple[str, str]]:
    """The answers given in a row as long as nothing comes between, with the places they lead to."""
    copy, found = session.clone(), list[tuple[str, str]]()
    said = copy.listen()
    while (question := copy.question(PERSON)) is not None and key is not None:
        on = {option.key: option.on for option in question.options}.get(key, "")
        found.append((key, on))
        opens = key in copy.game.reaches(copy.state, copy.content, question)
        lines = len(said)
        copy.answer(PERSON, key)
        if interrupted(copy, PERSON, "" if opens else question.prompt, lines):
            break
        key = choose(copy) if copy.question(PERSON) is not None else None
    return found


def clicked(session: Session, plain: bool) -> list[str]:
    """The answers that one click on the map stands for: the farthest place to which a walk leads
    where the policy would go, in no more answers, and with the same answer to end it."""
    first = answered(session, PERSON, plain)
    wanted = way(session, first, lambda copy: answered(copy, PERSON, plain))
    if (opened := opening(session, wanted)) is not None:
        return opened
    for steps in range(len(wanted), 1, -1):
        goal = next((on for _, on in reversed(wanted[:steps]) if on), "")
        walk = walked(session, goal, "") if goal else []
        same_end = [key for key, on in walk[-1:] if not on] == [
            key for key, on in wanted[steps - 1 : steps] if not on
        ]
        there = next((on for _, on in reversed(walk) if on), "") == goal
        if there and same_end and 1 < len(walk) <= steps:
            return [key for key, _ in walk]
    return []


def opening(session: Session, wanted: list[tuple[str, str]]) -> list[str] | None:
    """The same where the policy begins with an answer that opens ways: the click that leads to just
    the answers of the policy, the most of them; None where it does not begin so."""
    question = session.question(PERSON)
    assert question is not None
    first = next((key for key, _ in wanted[:1]), "")
    goals = session.game.reaches(session.state, session.content, question).get(first)
    if goals is None:
        return None
    copy, best = session.clone(), list[str]()
    copy.listen()
    copy.answer(PERSON, first)
    keys = [key for key, _ in wanted]
    for goal in goals if len(keys) > 1 and copy.question(PERSON) is not None else ():
        if next_step(copy, PERSON, goal) == keys[1]:
            walk = [key for key, _ in walked(session, goal, first)]
            if walk == keys[: len(walk)] and len(walk) > len(best):
                best = walk
    return best


def walked(session: Session, goal: str, first: str) -> list[tuple[str, str]]:
    begin = first_step(session, PERSON, goal, first)
    return way(session, begin, lambda copy: next_step(copy, PERSON, goal))


def play(game: Game, setup: Setup, everything: bool, plain: bool) -> Counter[str]:
    """One whole game; the questions that the person had to answer."""
    session = Session.new(game, setup)
    row = SeatRow("", PERSON, "human", "", "", "")
    stops, asked = Stops([row], session), Counter[str]()  # type: ignore[arg-type]
    row.stops = stops.wish(SetStops(PERSON), session)
    walk: list[str] = []
    while session.ask is not None and len(session.history) < MOST_ANSWERS:
        question = session.question(PERSON) or session.questions()[0]
        key = walk.pop(0) if walk and question.seat == PERSON else None
        if key is None and question.seat == PERSON:
            if not everything and stops.wonders(session, PERSON):
                stops.learn(PERSON, session.ask, all_the_same(session, PERSON))
            key = None if everything else stops.answer(session, PERSON)
            if key is None:
                asked[question.prompt] += 1
                walk = [] if everything else clicked(session, plain)
                key = walk.pop(0) if walk else None
            elif plain:
                wanted = answered(session, PERSON, plain)
                asked[question.prompt] += not question.formal and key != wanted
                key = wanted
        session.answer(question.seat, key or answered(session, question.seat, plain))
    return asked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=12, help="of each mode")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--mode", default="", help="only this one")
    parser.add_argument("--all", action="store_true", help="every question is asked")
    parser.add_argument("--plain", action="store_true", help="the games of before")
    parser.add_argument("--choice", action="append", default=[], help="as length=short")
    wish = parser.parse_args()
    choices = dict(said.split("=", 1) for said in wish.choice)
    game = find(wish.game)
    for mode in game.modes:
        if wish.mode not in ("", mode.id):
            continue
        asked = Counter[str]()
        for seed in range(wish.games):
            setup = setup_of(game, mode, wish.seats, seed, choices)
            asked += play(game, setup, wish.all, wish.plain)
        print(f"{game.id}, {mode.id}: {asked.total() / wish.games:.1f} questions a game")
        for prompt, count in asked.most_common():
            print(f"| `{prompt}` | {count / wish.games:.1f} |")


if __name__ == "__main__":
    main()
