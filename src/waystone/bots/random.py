"""Plays anything that is legal."""

import random
from math import inf

from waystone.kernel.ask import NONE, AnyQuestion
from waystone.kernel.session import Session


class Random:
    name = "random"
    slow = False
    deadline = inf

    def __init__(self, seed: str) -> None:
        self._luck = random.Random(seed)

    def answer(self, session: Session, seat: int) -> str:
        question = session.question(seat)
        assert question is not None
        return any_answer(question, self._luck)


def any_answer(question: AnyQuestion, luck: random.Random) -> str:
    """A legal answer, each about as likely as any other."""
    if question.kind == "choose":
        options = question.options
        return options[int(luck.random() * len(options))].key
    if question.kind == "amount":
        return str(luck.randint(question.least, question.most))
    keys = [option.key for option in question.options]
    if question.kind == "many":
        keys = luck.sample(keys, luck.randint(question.least, question.most))
    else:
        luck.shuffle(keys)
        if question.most < len(keys):
            keys = keys[: luck.randint(question.least, question.most)]
    return " ".join(keys) or NONE
