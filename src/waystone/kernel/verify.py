"""Saves of strangers: a file is believed only if it replays.

The history is played from the seed of the setup, and the file must be what would be written of that
game: every step with its name, its answers and its hash, and the state. The session that comes of
it is the one that was played here. Of the file only the setup, which the game settles, and the
answers, each an option of its question, ever reach the rules: a forged state is found, never run.

Who opens a file of their own (`save.load`: the terminal, the Python API) can hurt nobody else, and
may go on with a game that new rules no longer replay; they are told what has changed.
"""

from pathlib import Path
from typing import Any

import msgspec

from .codec import decode
from .errors import BadSave
from .game import Game, find
from .journal import Mark
from .migrate import Position, migrate
from .save import Save, dump, parse
from .session import Session

MOST_ANSWERS = 100_000


def verified(data: bytes, packs: tuple[Path, ...] = ()) -> tuple[Session, list[str]]:
    """The game of a save, played again, and what there is to tell about it: message ids."""
    save = parse(data)
    game = find(save.game)
    if len(save.history) > MOST_ANSWERS:
        raise BadSave(
            f"The save holds more than {MOST_ANSWERS} answers.", "save-too-long", most=MOST_ANSWERS
        )
    content, content_hash = game.load_content(packs)
    claimed = _claimed(game, save)
    session = _played(game, save, (content, content_hash)) if claimed is not None else None
    fits = session is not None and _fits(session, save, claimed)
    if session is not None and fits:
        return session, [] if save.content_hash == content_hash else ["notice-content-changed"]
    raise _no_replay() if save.content_hash == content_hash else _other_content()


def _claimed(game: Game, save: Save) -> Any:
    """The state of a file, brought up to date; nothing where it is no state of the game."""
    try:
        old = Position(save.state, save.step, save.args, save.stack)
        position = migrate(old, save.version, game.version, game.migrations)
        return msgspec.convert(position.state, game.state, strict=False)
    except BadSave:
        raise
    except Exception:
        return None


def _played(game: Game, save: Save, loaded: tuple[Any, str]) -> Session | None:
    """The history from the seed; nothing where the rules do not go along."""
    try:
        session = Session.new(game, save.setup, "all", loaded)
        for old in save.history:
            session.answer(old.seat, old.key, old.ask)
    except Exception:
        return None
    return session


def _fits(session: Session, save: Save, claimed: Any) -> bool:
    """Whether a file tells the truth about the game to which its own history has led. Hashes of
    another version, or with other content, are of other bytes: there the states are compared. The
    steps of another version may have had other names."""
    here = parse(dump(session))
    here.packs, here.kept = save.packs, save.kept
    marks = session.journal.marks
    if save.version != here.version:
        before = len(save.history) - save.tail
        return any(_same(session, mark, claimed) for mark in marks if mark.answers == before)
    if save.content_hash == here.content_hash:
        return save == here
    return _way(save) == _way(here) and _same(session, marks[-1], claimed)


def _same(session: Session, mark: Mark, claimed: Any) -> bool:
    if mark.snapshot is None:
        return False
    return bool(decode(session.game.state, mark.snapshot) == claimed)


def _way(save: Save) -> Any:
    """What a save says of the way to its checkpoint, but for the hashes."""
    steps = [(record.step, record.answers) for record in save.steps]
    stands = (save.step, save.args, save.stack, save.end, save.asked, save.tail)
    return (save.setup, save.history, steps, stands)


def _no_replay() -> BadSave:
    return BadSave(
        "The save does not replay from its seed: it is damaged, or another version of Waystone"
        " made it; open it with that version.",
        "save-no-replay",
    )


def _other_content() -> BadSave:
    return BadSave(
        "The save was made with other content, of another version or with packs, and does not"
        " replay with what is installed here: open it with that version and those packs.",
        "save-other-content",
    )
