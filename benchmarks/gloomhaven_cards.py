"""Which halves of ability cards, monster cards, items and modifier cards are used over random games
of all ten classes at all levels: what is never used is named."""

import argparse
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from waystone.bots.random import any_answer
from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.box.definitions import Content
from waystone.games.gloomhaven.table.state import State
from waystone.kernel.game import Setup
from waystone.kernel.session import Session


def play(seed: int) -> Counter[str]:
    """One game by chance; every third answer is the bot's, so that it gets beyond the first
    room."""
    luck = random.Random(f"cards:{seed}")
    content: Content = GAME.load_content()[0]
    scenarios = sorted(content.scenarios)
    choices = {"level": str(luck.choice([1, 3, 5, 7, 9, 9, 9])), "difficulty": "easy"}
    scenario = scenarios[seed % len(scenarios)]
    setup = Setup(luck.choice([2, 3, 4]), seed, "scenario", scenario, ["sealed-classes"], choices)
    session = Session.new(GAME, setup, "answers")
    used: Counter[str] = Counter()
    while session.end is None:
        question = luck.choice(session.questions())
        if question.prompt == "ask-build":
            key = "own"
        elif session.state.round and luck.random() < 0.34:
            key = GAME.bots.policy(session.state, session.content, question.seat, question)
        else:
            key = any_answer(question, luck)
        if question.prompt == "ask-action" and key.partition(":")[0] in ("top", "bottom"):
            used[key] += 1
        session.answer(question.seat, key)
        look(session.state, session.content, used)
    return used


def look(state: State, content: Content, used: Counter[str]) -> None:
    """What lies open now."""
    for monster, card in state.monsters.drawn.items():
        used[f"monster:{monster}:{card}"] += 1
    for owner in state.characters:
        for card in owner.deck.discard:
            used[f"modifier:{card}"] += 1
        for item in owner.items:
            if item.used or item.state != "ready" or not content.items[item.item].use:
                used[f"item:{item.item}"] += 1


def wanted(content: Content) -> list[str]:
    found = [f"{half}:{card}" for card in content.cards for half in ("top", "bottom")]
    for monster, cards in content.ability_decks.items():
        found += [f"monster:{monster}:{n}" for n in range(len(cards))]
    found += [f"item:{item}" for item in content.items]
    return found + [f"modifier:{m.id}" for c in content.classes.values() for m in c.modifiers]


def main() -> int:
    cli = argparse.ArgumentParser(description=__doc__)
    cli.add_argument("--count", type=int, default=600)
    cli.add_argument("--jobs", type=int, default=2)
    cli.add_argument("--first", type=int, default=0)
    args = cli.parse_args()
    used: Counter[str] = Counter()
    with ProcessPoolExecutor(args.jobs) as pool:
        for counted in pool.map(play, range(args.first, args.first + args.count), chunksize=5):
            used += counted
    everything = wanted(GAME.load_content()[0])
    kinds = Counter(key.partition(":")[0] for key in everything)
    never = [key for key in everything if not used[key]]
    for kind, total in kinds.items():
        missing = [key for key in never if key.startswith(kind + ":")]
        print(f"{kind}: {total - len(missing)} of {total} used; never: {missing}")
    return 1 if never else 0


if __name__ == "__main__":
    sys.exit(main())
