"""Plays as the game's own policy advises."""

from waystone.kernel.session import Session


class Greedy:
    name = "greedy"

    def __init__(self, seed: str) -> None:
        del seed

    def answer(self, session: Session, seat: int) -> str:
        question = session.question(seat)
        assert question is not None
        return session.game.bots.policy(session.state, session.content, seat, question)
