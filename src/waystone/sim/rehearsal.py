"""Rehearsals of lessons: a chapter is played as it is written, and as a learner might play it
otherwise, before anybody learns by it. Whatever is wrong names the beat."""

import random
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from waystone.bots.random import any_answer
from waystone.kernel.ask import AnyQuestion
from waystone.kernel.errors import WaystoneError
from waystone.kernel.lesson import ANY, Beat, Goal, Place, Script, legal
from waystone.kernel.session import Session
from waystone.kernel.text import Text
from waystone.kernel.view import Table

MOST_ANSWERS = 300
"""So many answers a learner needs for a chapter at the very most."""


class OffScript(WaystoneError):
    """A chapter cannot be played as it is written."""


class Moment(Struct):
    """Before the learner answers; `task` is the beat that says what is to be done, or nothing at
    the end; `key` what the script means them to answer."""

    session: Session
    place: Place
    task: int | None
    key: str = ""


def beat_name(script: Script, beat: int) -> str:
    return f"{script.name}, beat {beat + 1}"


def played(script: Script) -> Iterator[Moment]:
    """The chapter as it is written."""
    return _played_from(script, *script.begin())


def _played_from(script: Script, session: Session, place: Place) -> Iterator[Moment]:
    for _ in range(MOST_ANSWERS):
        task = script.task(place)
        if task is None:
            yield Moment(session, place, None)
            return
        key = _meant(script, session, task)
        yield Moment(session, place, task, key)
        place = _answered(script, session, place, key, task)
    raise OffScript(f"{script.name}: after {MOST_ANSWERS} answers there is no end to it.")


def _answered(script: Script, session: Session, place: Place, key: str, task: int) -> Place:
    session.answer(script.lesson.seat, key)
    place = script.after(session, place, session.history[-1])
    try:
        return script.play_on(session, place)
    except WaystoneError as error:
        raise OffScript(f"{beat_name(script, task)}, after '{key}': {error}") from None


def _meant(script: Script, session: Session, task: int) -> str:
    """What a learner who does as they are told would answer."""
    beat, question = script.lesson.beats[task], _question(script, session, task)
    advised = script.game.bots.policy(session.state, session.content, question.seat, question)
    if isinstance(beat.do, Goal):
        return advised
    asked = beat.keys[0]
    if not asked.endswith(ANY):
        return asked
    if advised.startswith(asked[:-1]):
        return advised
    return next(option.key for option in question.options if option.key.startswith(asked[:-1]))


def _question(script: Script, session: Session, task: int) -> AnyQuestion:
    beat, question = script.lesson.beats[task], session.question(script.lesson.seat)
    where = beat_name(script, task)
    if question is None:
        raise OffScript(f"{where}: the learner is asked nothing.")
    if not beat.fits(question):
        options = ", ".join(option.key for option in question.options)
        asked = " or ".join(beat.keys)
        raise OffScript(
            f"{where}: '{asked}' is no answer to {question.prompt}; there are {options}."
        )
    return question


# ---- what is wrong with a chapter


def mistakes(script: Script, texts: list[Text], tries: int = 3) -> list[str]:
    """Everything that is wrong with a chapter, along its script and beside it. The first of the
    texts is the English one."""
    found: list[str] = []
    luck = random.Random(script.name)
    left = [n for n, beat in enumerate(script.lesson.beats) if beat.do is not None]
    read = reached = 0
    try:
        for moment in played(script):
            found += _unseen(script, moment, texts)
            found += _untrue(script, moment, texts[0], read, reached)
            read, reached = len(moment.session.log), _last(script, moment) + 1
            if moment.task is not None:
                left = [n for n in left if n > moment.task]
                found += _beside(script, moment, luck, tries)
    except OffScript as error:
        return [*found, str(error)]
    return found + [f"{beat_name(script, n)}: the game is over before it." for n in left]


def _unseen(script: Script, moment: Moment, texts: list[Text]) -> list[str]:
    """What is pointed at, and is not there."""
    found = []
    for text in texts:
        shown = things(moment.session.view(script.lesson.seat, text, 0))
        for n in range(moment.place.beat, _last(script, moment) + 1):
            for point in script.lesson.beats[n].point.split():
                if point not in shown:
                    kind = point.partition(":")[0]
                    near = ", ".join(sorted(id for id in shown if id.partition(":")[0] == kind))
                    found.append(
                        f"{beat_name(script, n)}: '{point}' is not on the stage; there are {near}."
                    )
    return found


def _last(script: Script, moment: Moment) -> int:
    """The last beat that is told at a moment."""
    return len(script.lesson.beats) - 1 if moment.task is None else moment.task


def _untrue(script: Script, moment: Moment, text: Text, read: int, reached: int) -> list[str]:
    """What the words of the beats from `reached` on rest on, and has not come to pass."""
    said = [line for line in moment.session.log[read:] if line.visible(script.lesson.seat)]
    told = [text.format(line.text, line.args) for line in said]
    return [
        f"{beat_name(script, n)}: the log does not say '{piece}'."
        for n in range(max(moment.place.beat, reached), _last(script, moment) + 1)
        for piece in script.lesson.beats[n].log
        if not any(piece in line for line in told)
    ]


def things(table: Table) -> set[str]:
    """All that can be pointed at: the ids of things, the keys of options, the numbers that are
    asked for, the parts of the head-up display. Mats and their zones lie in drawers: they cannot,
    where no option is called so."""
    ids: set[str] = set()
    keys: set[str] = set()
    parts: list[object] = [msgspec.to_builtins(table)]
    while parts:
        part = parts.pop()
        if isinstance(part, dict):
            parts += part.values()
            ids.add(part.get("id", ""))
            keys.add(part.get("key", ""))
        elif isinstance(part, list | tuple):
            parts += part
    if table.ask is not None and table.ask.kind == "amount":
        keys |= {str(n) for n in range(table.ask.least, table.ask.most + 1)}
    for mat in table.mats:
        ids -= {mat.id, *(zone.id for zone in mat.zones)}
    hud = msgspec.to_builtins(table.hud) if table.hud is not None else {}
    goals = {f"hud:goals:{n + 1}" for n in range(len(hud.get("goals", ())))}
    return (ids | keys | goals | {f"hud:{name}" for name in hud}) - {""}


def _beside(script: Script, moment: Moment, luck: random.Random, tries: int) -> list[str]:
    """The other answers that the chapter speaks of, and some that it does not: either something is
    said and nothing happens, or the chapter comes to its end all the same."""
    assert moment.task is not None
    beat, where = script.lesson.beats[moment.task], beat_name(script, moment.task)
    question = _question(script, moment.session, moment.task)
    found = _misspelt(beat, question, where)
    others = {key for key in beat.keys if not key.endswith(ANY)} | {but.key for but in beat.but}
    others |= {question.canonical(any_answer(question, luck)) for _ in range(tries)}
    for key in sorted(others - {moment.key}):
        if not legal(question, key):
            continue
        said = script.objection(moment.session, moment.place, question.seat, key)
        if said is None:
            found += _goes_on(script, moment, key)
    return found


def _misspelt(beat: Beat, question: AnyQuestion, where: str) -> list[str]:
    asked = [key for key in beat.keys if not key.endswith(ANY)]
    found = []
    for key in [*asked, *(but.key for but in beat.but)]:
        if not legal(question, key):
            found.append(f"{where}: '{key}' is no answer to {question.prompt}.")
        elif question.canonical(key) != key:
            found.append(f"{where}: '{key}' is written '{question.canonical(key)}'.")
    return found + [
        f"{where}: '{but.key}' is what the beat asks for: nothing can be said against it."
        for but in beat.but
        if beat.takes(but.key)
    ]


def _goes_on(script: Script, moment: Moment, key: str) -> list[str]:
    assert moment.task is not None
    branch = moment.session.clone()
    try:
        place = _answered(script, branch, moment.place, key, moment.task)
        for _ in _played_from(script, branch, place):
            pass
    except OffScript as error:
        return [f"{beat_name(script, moment.task)}, with '{key}' instead: {error}"]
    return []
