"""`waystone lessons`: the chapters of the games. With a chapter (`gloomhaven/first-turn`): play it
as it is written, print every beat with the question it stands on, and say what is wrong."""

import argparse
import sys
from pathlib import Path

from waystone.cli.arguments import language
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import LANGUAGES, Game, find, ids
from waystone.kernel.lesson import Lesson, Script, lessons
from waystone.kernel.text import Text
from waystone.sim.rehearsal import Moment, OffScript, mistakes, played


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("what", nargs="?", metavar="GAME[/CHAPTER]")
    command.add_argument("--lang", default="en")
    command.add_argument("--pack", type=Path, action="append", default=[])


def run(args: argparse.Namespace) -> int:
    lang, packs = language(args.lang), tuple(args.pack)
    name, _, chapter = (args.what or "").partition("/")
    if not name:
        for game_id in ids():
            _list(find(game_id), lang, ())
        return 0
    game = find(name)
    if not chapter:
        _list(game, lang, packs)
        return 0
    found = lessons(game, packs)
    if chapter not in found:
        raise WaystoneError(f"{game.id} has no chapter '{chapter}': there are {', '.join(found)}.")
    return _rehearse(game, found[chapter], lang, packs)


def _list(game: Game, lang: str, packs: tuple[Path, ...]) -> None:
    for lesson in lessons(game, packs).values():
        print(f"{game.id}/{lesson.id}: {lesson.title.of(lang)} ({len(lesson.beats)})")


def _rehearse(game: Game, lesson: Lesson, lang: str, packs: tuple[Path, ...]) -> int:
    loaded = game.load_content(packs)
    script = Script(game, lesson, loaded)
    texts = {each: game.text(each, loaded[0]) for each in LANGUAGES}
    lines = 0
    try:
        for moment in played(script):
            lines = _print(script, moment, lang, texts[lang], lines)
    except OffScript:
        pass
    wrong = mistakes(script, list(texts.values()))
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    return 1 if wrong else 0


def _print(script: Script, moment: Moment, lang: str, text: Text, lines: int) -> int:
    """A moment to read; gives the number of lines that the log has by then."""
    session, seat = moment.session, script.lesson.seat
    view = session.view(seat, text)
    for line in view.log:
        if line.n > lines:
            print(f"    | {line.text}")
    beats = script.lesson.beats
    until = len(beats) if moment.task is None else moment.task + 1
    for n in range(moment.place.beat, until):
        mark = f" -> {beats[n].point}" if beats[n].point else ""
        print(f"\n{n + 1}{mark}\n  {beats[n].say.of(lang)}")
    question = session.question(seat)
    if question is not None and view.ask is not None:
        print(f"  ? {view.ask.prompt} [{question.prompt}, {question.rule}]")
        print("    " + "  ".join(option.key for option in question.options))
    if moment.key:
        print(f"  > {moment.key}")
    return view.log[-1].n if view.log else lines
