"""Saves: one JSON file that holds a game whole: the setup, the checkpoint and the answers since,
and beside them the full history with the hash of every step, so that it can be replayed and
verified. Writing is atomic; reading never changes the file."""

import os
import tempfile
import zlib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field, structs

from .codec import digest, encode
from .errors import BadAnswer, BadSave, WaystoneError
from .files import read_file
from .game import Game, Setup, find
from .journal import EVERY as KEPT_EVERY
from .journal import Journal, Mark, named, nobody
from .migrate import Position, migrate
from .session import Answer, Past, RuleBug, Session
from .step import End, Next, Opens, Stack
from .tombstones import laid_to_rest, renamed, tombstones

FORMAT = 1
MOST_BYTES = 64_000_000
LAST, EVERY = 8, 4 * KEPT_EVERY
"""The steps whose states are saved: the last ones, and of older ones every so many."""
LARGEST = 1_000_000
"""No number on a table is larger, but for the luck: a rule that counts to it comes to an end."""


class StepRecord(Struct, array_like=True):
    """A step that was entered: its name, the answers before it, the hash of its state."""

    step: str
    answers: int
    hash: str


class Kept(Struct, array_like=True):
    """A step to which play can go back without all that came before it: its number, what it was
    begun with, and the state it began in, as far as it differs from the one of the checkpoint."""

    number: int
    args: list[Any]
    asked: list[int]
    by: int | None
    stack: list[Next]
    state: bytes


class Save(Struct):
    format: int
    game: str
    version: int
    content_hash: str
    setup: Setup
    step: str | None
    args: list[Any]
    end: End | None
    state: dict[str, Any]
    asked: list[int]
    tail: int
    history: list[Answer]
    steps: list[StepRecord]
    packs: list[str] = field(default_factory=list)
    stack: list[Next] = field(default_factory=list)
    kept: list[Kept] = field(default_factory=list)


_decoder = msgspec.json.Decoder(Save)


def dump(session: Session) -> bytes:
    """A session as the bytes of a save file."""
    if session.keep != "all":
        raise WaystoneError("This session keeps no journal, so it cannot be saved.")
    mark = session.journal.marks[-1]
    then = mark.then
    save = Save(
        FORMAT,
        session.game.id,
        session.game.version,
        session.content_hash,
        session.setup,
        then.step if isinstance(then, Next) else None,
        then.args if isinstance(then, Next) else [],
        then if isinstance(then, End) else None,
        msgspec.msgpack.decode(mark.snapshot or encode(session.state)),
        mark.asked,
        session.tail,
        session.history,
        [
            StepRecord(m.then.step if isinstance(m.then, Next) else "", m.answers, m.hash)
            for m in session.journal.marks
        ],
        stack=list(mark.stack),
        kept=_kept(session.journal.marks),
    )
    return msgspec.json.format(msgspec.json.encode(save), indent=1)


def _kept(marks: list[Mark]) -> list[Kept]:
    """The last steps, and of those before them every so many."""
    first, last = len(marks) - 1 - LAST, marks[-1].snapshot or b""
    return [
        Kept(n, mark.then.args, mark.asked, mark.by, list(mark.stack), _beside(snapshot, last))
        for n, mark in enumerate(marks[:-1])
        if (n >= first or n % EVERY == 0) and n and isinstance(mark.then, Next)
        for snapshot in [mark.snapshot]
        if snapshot is not None
    ]


def _beside(state: bytes, last: bytes) -> bytes:
    """A state compressed with the help of another that it resembles."""
    packing = zlib.compressobj(zdict=last)
    return packing.compress(state) + packing.flush()


def parse(data: bytes) -> Save:
    if len(data) > MOST_BYTES:
        raise BadSave(f"The save is larger than {MOST_BYTES // 1_000_000} MB.")
    try:
        save = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave(f"This is not a Waystone save, or it is damaged: {error}.") from None
    if save.format > FORMAT:
        raise BadSave("The save was made by a newer Waystone: update this one.")
    if not 0 <= save.tail <= len(save.history):
        raise BadSave("The save is damaged: its answers do not fit together.")
    if len(save.asked) != save.setup.seats:
        raise BadSave("The save is damaged: its seats do not fit together.")
    return save


def load(data: bytes, packs: tuple[Path, ...] = ()) -> tuple[Session, list[str]]:
    """The session of a save of one's own, and what there is to tell about it: message ids. A save
    of a stranger is for `verify.verified`."""
    save = parse(data)
    game = find(save.game)
    content, content_hash = game.load_content(packs)
    migrated = up_to_date(game, save)
    stones = tombstones(game.folder)
    position = laid_to_rest(migrated, stones)
    save.setup = structs.replace(save.setup, scenario=renamed(save.setup.scenario, stones))
    if position is not migrated:
        save.kept = []
    try:
        state = msgspec.convert(position.state, game.state, strict=False)
    except msgspec.ValidationError as error:
        raise BadSave(f"The save is damaged: {error}.") from None
    _refuse_extremes(state, [position.args, *(waits.args for waits in position.stack)])
    then = save.end if save.end is not None else _step(game, position.step, position.args)
    stack = tuple(_step(game, waits.step, waits.args) for waits in position.stack)
    notices = [] if content_hash == save.content_hash else ["notice-content-changed"]
    try:
        problems = game.check(state, content)
    except Exception as error:
        raise BadSave(f"The save is damaged: {error!r}.") from None
    if problems:
        raise BadSave(f"The save is damaged: {problems[0]}.")
    session = _stand(game, save, content, content_hash, state, then, stack)
    try:
        for given in save.history[len(save.history) - save.tail :]:
            session.answer(given.seat, given.key)
    except (BadAnswer, RuleBug):
        session.rewind(len(save.history) - save.tail)
        notices.append("notice-tail-cut")
    return session, notices


def up_to_date(game: Game, save: Save) -> Position:
    """A save whose data are not those of its version is refused."""
    old = Position(save.state, save.step, save.args, save.stack)
    try:
        return migrate(old, save.version, game.version, game.migrations)
    except BadSave:
        raise
    except Exception as error:
        raise BadSave(f"The save is damaged: {error!r}.") from None


def _step(game: Game, name: str | None, args: list[Any]) -> Next:
    step = game.steps.by_name.get(name or "")
    if step is None:
        raise BadSave(f"The save stands in a step '{name}' that {game.id} does not have.")
    return step.read(args)


def _refuse_extremes(state: Any, args: list[Any]) -> None:
    """What the game's own check may not ask, and what would keep its rules busy for ever."""
    parts = {**msgspec.to_builtins(state), "streams": None}
    waiting: list[tuple[str, Any]] = [("its step", args), *parts.items()]
    while waiting:
        where, part = waiting.pop()
        if isinstance(part, int | float) and not abs(part) <= LARGEST:
            raise BadSave(f"The save is damaged: a number in {where} is beyond {LARGEST}.")
        if isinstance(part, dict):
            waiting += part.items()
        elif isinstance(part, list):
            waiting += ((where, inner) for inner in part)


def _stand(
    game: Game,
    save: Save,
    content: Any,
    content_hash: str,
    state: Any,
    then: Next | End,
    stack: Stack,
) -> Session:
    """A session at the checkpoint of a save, with its past behind it."""
    before = len(save.history) - save.tail
    journal = Journal()
    for record in save.steps[:-1]:
        step = game.steps.by_name.get(record.step)
        opens: Opens = step.opens if step is not None else ""
        was = named(record.step) if step is not None else Next(record.step)
        journal.marks.append(Mark(was, opens, record.answers, nobody(), 0, None, record.hash))
    for kept in save.kept if save.version == game.version else ():
        if 0 < kept.number < len(journal.marks) and len(kept.asked) == save.setup.seats:
            _recall(game, kept, journal.marks[kept.number], state)
    past = Past(save.history[:before], journal, save.asked)
    try:
        settled = game.settle(save.setup, content)
        return Session(game, content, content_hash, settled, state, then, "all", past, stack)
    except WaystoneError:
        raise
    except Exception as error:
        raise BadSave(f"The save is damaged: {error!r}.") from None


def _recall(game: Game, kept: Kept, mark: Mark, last: Struct) -> None:
    """Take a kept step for what it says only if it has the hash of that step."""
    try:
        stack = tuple(_step(game, waits.step, waits.args) for waits in kept.stack)
        then = _step(game, mark.then.step if isinstance(mark.then, Next) else "", kept.args)
        state = zlib.decompressobj(zdict=encode(last)).decompress(kept.state, MOST_BYTES)
    except (BadSave, OverflowError, zlib.error):
        return
    if digest(state, stack) == mark.hash:
        mark.then, mark.asked, mark.by, mark.stack = then, kept.asked, kept.by, stack
        mark.kept = state
        mark.pack()


def replay(save: Save, packs: tuple[Path, ...] = (), to: int | None = None) -> Session:
    """Play a save's history from the seed, up to `to` answers."""
    game = find(save.game)
    session = Session.new(game, save.setup, "all", game.load_content(packs))
    for n, old in enumerate(save.history[:to]):
        try:
            session.answer(old.seat, old.key)
        except BadAnswer as error:
            raise BadSave(f"Answer {n + 1} of the history does not fit: {error}") from None
    return session


def differences(save: Save, session: Session) -> list[str]:
    """Where a replay differs from what was recorded: one sentence a step, the first ones only."""
    found = []
    for n, (old, mark) in enumerate(zip(save.steps, session.journal.marks, strict=False)):
        step = mark.then.step if isinstance(mark.then, Next) else ""
        if (old.step, old.hash) != (step, mark.hash):
            found.append(f"Step {n + 1} ({old.step or 'end'}) has another state than recorded.")
    if len(save.steps) != len(session.journal.marks):
        played = len(session.journal.marks)
        found.append(f"{len(save.steps)} steps were recorded and {played} were played.")
    return found[:5]


def write(path: Path, data: bytes) -> None:
    """Write a file so that a crash leaves either the old one or the new one, whole."""
    try:
        handle, scratch = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(scratch, path)
        except BaseException:
            Path(scratch).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise WaystoneError(f"Cannot write {path}: {error.strerror}.") from None


def read(path: Path) -> bytes:
    try:
        return read_file(path, MOST_BYTES)
    except OSError as error:
        raise BadSave(f"Cannot read {path}: {error.strerror}.") from None
