"""Who plays an empty seat. A bot gets a copy of the session and gives the key of its answer."""

import random
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from waystone.kernel.ask import NONE, Question
from waystone.kernel.session import Session


class Bot(Struct, frozen=True):
    """A `thinker` takes long: it runs beside the server's loop."""

    choose: Callable[[Session, int], str]
    thinker: bool = False


def names() -> list[str]:
    """The bots that can play every game; the first is the default."""
    return list(_BOTS)


def find(name: str) -> Bot | None:
    return _BOTS.get(name)


def sensible(session: Session, seat: int) -> str:
    """What the game's own policy would do."""
    question = session.question(seat)
    assert question is not None
    return session.game.bots.policy(session.state, session.content, seat, question)


def at_random(session: Session, seat: int) -> str:
    question = session.question(seat)
    assert question is not None
    return _random_key(question, random.Random())


def _random_key(question: Question[Any], rng: random.Random) -> str:
    keys = [option.key for option in question.options]
    match question.kind:
        case "choose":
            return rng.choice(keys)
        case "amount":
            return str(rng.randint(question.least, question.most))
        case "order":
            return " ".join(rng.sample(keys, len(keys))) or NONE
        case "many":
            picked = rng.sample(keys, rng.randint(question.least, question.most))
            return " ".join(picked) or NONE


_BOTS = {"greedy": Bot(sensible), "random": Bot(at_random)}
