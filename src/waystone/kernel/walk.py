"""Walks: a goal on the map becomes a series of answers. The game says which option leads towards
the goal; the walk stops at the first thing that is not a plain step. It may begin with an answer
that is no step itself but opens the way: then that answer is named with the goal."""

from typing import TYPE_CHECKING

from .rng import Streams

if TYPE_CHECKING:
    from .session import Session

MOST_STEPS = 200


def first_step(session: "Session", seat: int, goal: str, first: str) -> str | None:
    """The answer with which a walk begins: the named one, if it opens a way to the goal, or else
    a step towards it."""
    if not first:
        return next_step(session, seat, goal)
    question = session.question(seat)
    if question is None:
        return None
    reaches = session.game.reaches(session.state, session.content, question)
    return first if goal in reaches.get(first, ()) else None


def next_step(session: "Session", seat: int, goal: str) -> str | None:
    """The answer that leads towards the goal, if the question at hand is one of walking."""
    question = session.question(seat)
    if question is None:
        return None
    return session.game.towards(session.state, session.content, question, goal)


def interrupted(session: "Session", seat: int, prompt: str, lines: int) -> bool:
    """Whether anything but the walk itself has come up since: another question (after a step: what
    an answer opens is `""`), somebody else's turn, or a fact that is no step of a walk."""
    question, plain = session.question(seat), session.game.plain_steps
    if question is None or (prompt and question.prompt != prompt and question.prompt not in plain):
        return True
    return any(line.text not in plain for line in session.log.heard(lines) if line.visible(seat))


def way(session: "Session", seat: int, goal: str, first: str = "") -> list[str]:
    """The things that a walk to the goal would pass, as the seat may imagine it."""
    world = session.imagine(seat, Streams(0))
    world.listen()
    found: list[str] = []
    key = first_step(world, seat, goal, first)
    for _ in range(MOST_STEPS):
        question = world.question(seat)
        if key is None or question is None:
            break
        if key != first:
            found += [option.on for option in question.options if option.key == key and option.on]
        world.answer(seat, key)
        if interrupted(world, seat, "" if key == first else question.prompt, 0):
            break
        key = next_step(world, seat, goal)
    return found


def walk(session: "Session", seat: int, goal: str, first: str = "") -> int:
    """Walk as far as it goes; returns the number of answers given."""
    key = first_step(session, seat, goal, first)
    for given in range(MOST_STEPS):
        question = session.question(seat)
        if key is None or question is None:
            return given
        lines = session.log.said
        session.answer(seat, key)
        if interrupted(session, seat, "" if key == first else question.prompt, lines):
            return given + 1
        key = next_step(session, seat, goal)
    return MOST_STEPS
