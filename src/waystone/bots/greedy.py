"""Plays as the game's own policy advises."""

from math import inf

from waystone.kernel.session import Session


class Greedy:
    name = "greedy"
    slow = False
    deadline = inf

    def __init__(self, seed: str) -> None:
        del seed

    def answer(self, session: Session, seat: int) -> str:
        question = session.question(seat)
        assert question is not None
        return session.game.bots.policy(session.state, session.content, seat, question)
