"""`waystone content`: check a pack, export the schema, start a pack, report what there is, explain
the words of the cards."""

import argparse
import json
import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from waystone.cli.forms import lacking, proposals, write
from waystone.cli.games import described
from waystone.cli.printing import print_json
from waystone.kernel.content import pack_of, same_pictures, schema
from waystone.kernel.errors import BadContent, WaystoneError
from waystone.kernel.game import LANGUAGES, Game, find, ids
from waystone.kernel.glossary import plain
from waystone.rulebook.manual import manual

MOST_LETTERS = 200
"""Bytes of a folder's name: no file system takes much more."""


def arguments(command: argparse.ArgumentParser) -> None:
    verbs = command.add_subparsers(metavar="check|schema|new|report|manual|forms", required=True)
    for name, takes, text in (
        ("check", "pack", "validate a pack, or a game's own content"),
        ("schema", "game", "JSON Schema of the files, for editors"),
        ("report", "game", "what the content holds"),
    ):
        verb = verbs.add_parser(name, help=text)
        verb.add_argument("what", metavar=takes)
        verb.add_argument("--json", action="store_true")
        if name == "check":
            verb.add_argument("--text", metavar="ID", help="print a card as it reads")
        if name == "report":
            verb.add_argument("--draw", type=Path, metavar="FOLDER", help="write drawings there")
        verb.set_defaults(verb=name)
    book = verbs.add_parser("manual", help="every word that the cards of a game can use")
    book.add_argument("what", metavar="game")
    book.add_argument("--lang", choices=LANGUAGES, default="en")
    book.set_defaults(verb="manual")
    bend = verbs.add_parser("forms", help="cases and gender of the Russian names that lack them")
    bend.add_argument("what", metavar="game or pack")
    bend.add_argument("--write", action="store_true", help="put them into the game's ru.forms")
    bend.set_defaults(verb="forms")
    start = verbs.add_parser("new", help="start a pack")
    start.add_argument("game")
    start.add_argument("what", metavar="folder")
    start.set_defaults(verb="new")


def run(args: argparse.Namespace) -> int:
    match args.verb:
        case "check":
            return check(args.what, args.json, args.text)
        case "schema":
            print_json(schema(find(args.what).content))
            return 0
        case "manual":
            print(manual(find(args.what), args.lang), end="")
            return 0
        case "forms":
            return forms(args.what, args.write)
        case "new":
            return new(find(args.game), Path(args.what))
        case _:
            return report(find(args.what), args.json, args.draw)


def forms(what: str, into_file: bool) -> int:
    """Lines for the names whose forms nobody has said; in a pack, what stands behind `forms:`."""
    game, packs = _meant(what)
    lines = proposals(lacking(game, game.check_content(packs)))
    if into_file and packs:
        raise WaystoneError('A pack says the forms in its names: forms: "m a | ...".')
    for line in lines:
        print(line)
    if into_file and lines:
        print(f"{write(game, lines)}: read what has been added.", file=sys.stderr)
    return 0


def _meant(what: str) -> tuple[Game, tuple[Path, ...]]:
    """A game, or a pack (a folder) with the game it is for."""
    packs = () if what in ids(templates=True) else (Path(what),)
    return find(pack_of(packs[0]).game if packs else what), packs


def check(what: str, as_json: bool, card: str | None = None) -> int:
    """Load a pack (a folder) or a game's own content (its id), and list every mistake."""
    try:
        game, packs = _meant(what)
        found = game.check_content(packs)
        stiff = lacking(game, found)
        same = same_pictures(list(packs) or [game.folder / "content"])
        if card is not None:
            return _tell(game, found, card)
        mistakes: list[str] = []
    except BadContent as error:
        mistakes, stiff, same = error.mistakes, [], []
    if as_json:
        print_json(
            {
                "what": what,
                "ok": not mistakes,
                "mistakes": mistakes,
                "without_forms": stiff,
                "same_pictures": same,
            }
        )
    else:
        for mistake in mistakes:
            print(mistake, file=sys.stderr)
        if not mistakes:
            print(f"{what}: no mistakes.")
        if stiff:
            print(
                f"Russian sentences will not bend {_some(stiff)}: "
                f"waystone content forms {shlex.quote(what)} proposes the forms."
            )
        if same:
            print(_first(same))
    return 2 if mistakes else 0


def _first(lines: list[str]) -> str:
    shown = "\n".join(lines[:5])
    return shown if len(lines) <= 5 else f"{shown}\nand {len(lines) - 5} more such pictures."


def _some(names: list[str]) -> str:
    shown = ", ".join(f"«{name}»" for name in names[:5])
    return shown if len(names) <= 5 else f"{shown} and {len(names) - 5} more names"


def _tell(game: Game, found: Any, name: str) -> int:
    """A card in each language, as it is printed."""
    told = False
    for language in LANGUAGES:
        for card in game.cards(found, game.text(language, found)):
            if name in (card.id, card.id.partition(":")[2]):
                told = True
                lines = [*card.lines, *(line for part in card.sections for line in part.lines)]
                print(card.name, *(f"  {plain(line)}" for line in lines), sep="\n")
    if not told:
        raise WaystoneError(f"{game.id} has no card '{name}'.")
    return 0


def new(game: Game, folder: Path) -> int:
    """A pack that loads, with one empty file for each kind of content, and the schemas."""
    if len(os.fsencode(folder.name)) > MOST_LETTERS:
        raise WaystoneError(f"The name {folder.name[:20]}... is too long: take a shorter one.")
    if folder.exists():
        raise WaystoneError(f"{folder} exists already: name a new folder.")
    if not folder.name.isprintable():
        raise WaystoneError(f"{folder.name!r} cannot be read as a name: name the folder in words.")
    name = json.dumps(folder.name, ensure_ascii=False)
    try:
        (folder / ".schema").mkdir(parents=True)
        (folder / "pack.yaml").write_text(
            f"id: {name}\ngame: {game.id}\nname: {{en: {name}, ru: {name}}}\n"
            "# ids of the game's own content that this pack puts something else in place of\n"
            "replaces: []\n",
            encoding="utf-8",
        )
        for file, told in schema(game.content).items():
            (folder / ".schema" / f"{file}.json").write_text(json.dumps(told, indent=1))
        for kind, annotation in get_type_hints(game.content).items():
            if get_origin(annotation) is dict:
                shapes = "".join(f"# {line}\n" for line in _shapes(get_args(annotation)[1]))
                (folder / f"{kind}.yaml").write_text(
                    f"# yaml-language-server: $schema=.schema/{kind}.yaml.json\n{shapes}[]\n",
                    encoding="utf-8",
                )
    except OSError as error:
        raise WaystoneError(f"Cannot write {folder}: {error.strerror}.") from None
    told = shlex.quote(str(folder))
    print(f"{folder}: a pack for {game.id}. Fill it, then: waystone content check {told}")
    return 0


def _shapes(kind: Any) -> Iterator[str]:
    """The fields of a definition; where it may be one of several types, those of each."""
    types = get_args(kind) or (kind,)
    for one in types:
        tag = one.__struct_config__.tag
        named = f"{one.__struct_config__.tag_field}: {tag}; " if tag is not None else ""
        yield f"{named}fields: {', '.join(one.__struct_fields__)}"


def report(game: Game, as_json: bool, folder: Path | None = None) -> int:
    """Counts by kind, and what the game itself finds out about its content. Win rates by scenario,
    party and level are kept in docs/games."""
    found = game.report(game.load_content()[0])
    told = {
        "game": game.id,
        "content": described(game)["content"],
        "lines": found.lines,
        "mistakes": found.mistakes,
        "drawings": _draw(found.drawings, folder) if folder is not None else [],
    }
    if as_json:
        print_json(told)
        return 2 if found.mistakes else 0
    for kind, count in told["content"].items():
        print(f"{count:6} {kind}")
    for line in (*found.lines, *told["drawings"]):
        print(line)
    for mistake in found.mistakes:
        print(mistake, file=sys.stderr)
    return 2 if found.mistakes else 0


def _draw(drawings: dict[str, str], folder: Path) -> list[str]:
    """Each drawing as a file; their paths."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, svg in drawings.items():
            (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
    except OSError as error:
        raise WaystoneError(f"Cannot write {folder}: {error.strerror}.") from None
    return [str(folder / f"{name}.svg") for name in drawings]
