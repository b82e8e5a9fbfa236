"""`waystone conformance`: every rule, the tests that prove it, the code that cites it.

With `--json`: as `waystone.rulebook.conformance.Conformance.report` says. With `--lessons`: the
rules that the chapters of the games teach, by section.
"""

import argparse
import sys
from collections.abc import Iterable

from waystone.cli.printing import print_json, print_lines, print_table
from waystone.cli.taught import taught
from waystone.kernel.errors import WaystoneError
from waystone.rulebook.conformance import Conformance, NeedsCheckout, measure
from waystone.rulebook.entries import Entry, UnknownGame
from waystone.rulebook.ratchet import KINDS, fallen, raise_ratchet


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", nargs="?")
    command.add_argument("--json", action="store_true")
    command.add_argument("--ratchet", action="store_true", help="raise the recorded figures")
    command.add_argument("--lessons", action="store_true", help="the rules that lessons teach")


def run(args: argparse.Namespace) -> int:
    if args.lessons:
        return taught(args.game, args.json)
    return conform(args.game, args.json, args.ratchet)


def conform(game: str | None = None, as_json: bool = False, ratchet: bool = False) -> int:
    """Report what the tests prove; 1 if coverage fell or an id is cited that does not exist."""
    try:
        found = measure()
        games = [game] if game else list(found.library.books)
        report = found.report(games)
    except (NeedsCheckout, UnknownGame) as error:
        raise WaystoneError(str(error)) from None
    raised = raise_ratchet(found, games) if ratchet else {}
    fell = [sentence for sentence in (fallen(found, each) for each in games) if sentence]
    if as_json:
        print_json(report)
    else:
        _print(found, games, detailed=game is not None)
        for each, figures in raised.items():
            held = ", ".join(f"{figures[kind]} {words}" for kind, words in KINDS.items())
            print_lines([(f"Ratchet of {each}: {held}.",)])
    for sentence in [*fell, *_complaints(found)]:
        print(sentence, file=sys.stderr)
    return 1 if fell or found.unknown or found.problems else 0


def _complaints(found: Conformance) -> list[str]:
    unknown = [
        f"{places[0]} cites {id}, which is in no rulebook." for id, places in found.unknown.items()
    ]
    return unknown + [f"{problem.place}: {problem.sentence}" for problem in found.problems]


def _print(found: Conformance, games: list[str], detailed: bool) -> None:
    rows = []
    for game in games:
        book = found.library.book(game)
        name = book.title if not detailed else f"{book.title}, all"
        rows.append(_row(found, name, book.required, book.examples))
    if detailed:
        for section in found.library.book(games[0]).sections.values():
            rows.append(_row(found, f"{section.code} {section.title}", section.required, ()))
    print_table(["", "rules", "tested", "cited", "examples", "tested"], rows)
    if detailed:
        book = found.library.book(games[0])
        for label, missing in (
            ("Untested", found.untested([*book.required, *book.examples])),
            ("Uncited", found.uncited(book.required)),
        ):
            if missing:
                print_lines([((f"{label}: ", "bold"), ", ".join(entry.id for entry in missing))])


def _row(
    found: Conformance, name: str, rules: Iterable[Entry], examples: Iterable[Entry]
) -> list[str]:
    rules, examples = list(rules), list(examples)
    figures = [len(rules), len(found.tested(rules)), len(found.cited(rules))]
    shown = [str(figure) for figure in figures]
    proved = [str(len(examples)), str(len(found.tested(examples)))] if examples else ["", ""]
    return [name, *shown, *proved]
