"""`waystone conformance --lessons`: the rules that the chapters of each game teach, by section.

With `--json`: for each game its `chapters`, how many `rules` it has and how many are `taught`, the
same for each of its `sections` (and whether a first game needs it), the ids that are `unknown`, and
the sections that a first game needs and no chapter teaches (`missing`).
"""

import sys

import msgspec
from msgspec import Struct

from waystone.cli.printing import print_json, print_table
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import find, ids
from waystone.kernel.lesson import lessons, syllabus
from waystone.rulebook.entries import UnknownGame
from waystone.rulebook.library import library


class Part(Struct):
    """A section of the rules."""

    title: str
    rules: int
    taught: int
    needed: bool


class Taught(Struct):
    chapters: list[str]
    rules: int
    taught: int
    sections: dict[str, Part]
    unknown: list[str]
    missing: list[str]
    complete: bool


def taught(game: str | None, as_json: bool) -> int:
    """1 if a lesson names a rule that does not exist, or if chapters that are said to be complete
    leave out a section that a first game needs."""
    found = {each: _counted(each) for each in ([game] if game else ids())}
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        _print(found, detailed=game is not None)
    wrong = [(each, id) for each, told in found.items() for id in told.unknown]
    for each, id in wrong:
        print(f"A lesson of {each} teaches {id}, which is in no rulebook.", file=sys.stderr)
    for each, told in found.items():
        if told.missing:
            lacking = ", ".join(told.missing)
            print(
                f"A first game of {each} needs what no chapter teaches: {lacking}.", file=sys.stderr
            )
    lacks = any(told.missing and told.complete for told in found.values())
    return 1 if wrong or lacks else 0


def _counted(game: str) -> Taught:
    chapters, wanted = lessons(find(game)), syllabus(find(game))
    named = {id for lesson in chapters.values() for beat in lesson.beats for id in beat.rules}
    try:
        book = library("en").book(game)
    except UnknownGame as error:
        raise WaystoneError(str(error)) from None
    sections = {
        section.code: Part(
            section.title,
            len(section.required),
            sum(rule.id in named for rule in section.rules),
            section.code in wanted.sections,
        )
        for section in book.sections.values()
    }
    unknown = sorted(id for id in named if not library("en").has(id))
    missing = [c for c in wanted.sections if c not in sections or not sections[c].taught]
    known = len(named) - len(unknown)
    return Taught(
        list(chapters), len(book.required), known, sections, unknown, missing, wanted.complete
    )


def _print(found: dict[str, Taught], detailed: bool) -> None:
    rows = []
    for game, told in found.items():
        rows.append([game, str(len(told.chapters)), str(told.rules), str(told.taught)])
        if detailed:
            for code, part in told.sections.items():
                mark = "needed" if part.needed else ""
                rows.append([f"{code} {part.title}", mark, str(part.rules), str(part.taught)])
    print_table(["", "chapters", "rules", "taught"], rows)
