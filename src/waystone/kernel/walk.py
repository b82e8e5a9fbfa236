"""Walks: a goal on the map becomes a series of answers. The game says which option leads towards
the goal; the walk stops at the first thing that is not a plain step."""

from typing import TYPE_CHECKING

from .rng import Streams

if TYPE_CHECKING:
    from .session import Session

MOST_STEPS = 200


def next_step(session: "Session", seat: int, goal: str) -> str | None:
    """The answer that leads towards the goal, if the question at hand is one of walking."""
    question = session.question(seat)
    if question is None:
        return None
    return session.game.towards(session.state, session.content, question, goal)


def interrupted(session: "Session", seat: int, prompt: str, lines: int) -> bool:
    """Whether anything but the walk itself has come up since: another question, somebody else's
    turn, or a fact that is no step of a walk."""
    question, plain = session.question(seat), session.game.plain_steps
    if question is None or (question.prompt != prompt and question.prompt not in plain):
        return True
    return any(line.text not in plain for line in session.log.heard(lines) if line.visible(seat))


def way(session: "Session", seat: int, goal: str) -> list[str]:
    """The things that a walk to the goal would pass, as the seat may imagine it."""
    world = session.imagine(seat, Streams(0))
    world.listen()
    found: list[str] = []
    for _ in range(MOST_STEPS):
        key = next_step(world, seat, goal)
        question = world.question(seat)
        if key is None or question is None:
            break
        found += [option.on for option in question.options if option.key == key and option.on]
        world.answer(seat, key)
        if interrupted(world, seat, question.prompt, 0):
            break
    return found


def walk(session: "Session", seat: int, goal: str) -> int:
    """Walk as far as it goes; returns the number of answers given."""
    for given in range(MOST_STEPS):
        key = next_step(session, seat, goal)
        if key is None:
            return given
        question = session.question(seat)
        assert question is not None
        lines = session.log.said
        session.answer(seat, key)
        if interrupted(session, seat, question.prompt, lines):
            return given + 1
    return MOST_STEPS
