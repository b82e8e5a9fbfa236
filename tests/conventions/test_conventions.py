"""What keeps the folders apart and the rules honest."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import waystone
from waystone.kernel.game import find, ids

PACKAGE = Path(waystone.__file__).parent
REPOSITORY = PACKAGE.parent.parent
GAMES = [f.name for f in (PACKAGE / "games").iterdir() if (f / "__init__.py").is_file()]


def sources(folder: Path) -> Iterator[Path]:
    yield from folder.rglob("*.py")


def imports(path: Path) -> Iterator[str]:
    """Every module that a file names in an import, in full."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = parts[: len(parts) - node.level] if node.level else ()
            base = ".".join([*above, node.module] if node.module else above)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def strangers(folder: str, *allowed: str) -> list[str]:
    """Imports of waystone's own modules that a folder must not have."""
    found = []
    for path in sources(PACKAGE / folder):
        for name in imports(path):
            known = any(name == a or name.startswith(a + ".") for a in allowed)
            if name.startswith("waystone.") and not known:
                found.append(f"{path.relative_to(PACKAGE)} imports {name}")
    return found


def test_the_kernel_knows_only_itself() -> None:
    assert strangers("kernel", "waystone.kernel") == []


def test_the_parts_know_only_the_kernel_and_themselves() -> None:
    assert strangers("parts", "waystone.parts", "waystone.kernel") == []


def test_every_part_serves_a_game() -> None:
    used = {name for path in sources(PACKAGE / "games") for name in imports(path)}
    for part in (PACKAGE / "parts").glob("[a-z]*.py"):
        name = f"waystone.parts.{part.stem}"
        assert any(one == name or one.startswith(f"{name}.") for one in used), part.stem


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_the_kernel_the_parts_and_itself(game: str) -> None:
    own = f"waystone.games.{game}"
    allowed = [own, "waystone.kernel", "waystone.parts"]
    found = strangers(f"games/{game}", *allowed, "waystone.testing")
    assert found == []


ROOMS = ("box", "table", "rules", "shown", "bots", "checks")


def test_every_game_has_the_same_rooms() -> None:
    for game in GAMES:
        top = PACKAGE / "games" / game
        found = {folder.name for folder in top.iterdir() if (folder / "__init__.py").is_file()}
        assert found - {"look"} == set(ROOMS), game
        assert [path.name for path in top.glob("*.py")] == ["__init__.py"], game


@pytest.mark.parametrize("game", GAMES)
def test_a_room_imports_only_rooms_before_it(game: str) -> None:
    """box <- table <- rules <- shown <- bots <- checks."""
    own = f"waystone.games.{game}."
    for n, room in enumerate(ROOMS):
        later = tuple(own + other for other in ROOMS[n + 1 :])
        for path in sources(PACKAGE / "games" / game / room):
            for name in imports(path):
                wrong = [other for other in later if f"{name}.".startswith(f"{other}.")]
                assert not wrong, f"{path.relative_to(PACKAGE)} imports {name}"
                assert name != own[:-1], f"{path.relative_to(PACKAGE)} imports its own manifest"


@pytest.mark.parametrize("game", GAMES)
def test_the_files_of_a_game_import_each_other_in_no_circle(game: str) -> None:
    top = PACKAGE / "games" / game
    files = {".".join(p.relative_to(PACKAGE.parent).with_suffix("").parts): p for p in sources(top)}
    leads = {
        name: sorted({found for found in imports(path) if found in files and found != name})
        for name, path in files.items()
    }
    done: set[str] = set()

    def walk(name: str, way: tuple[str, ...]) -> None:
        assert name not in way, " -> ".join([*way[way.index(name) :], name])
        if name in done:
            return
        for other in leads[name]:
            walk(other, (*way, name))
        done.add(name)

    for name in files:
        walk(name, ())


@pytest.mark.parametrize("game", GAMES)
def test_no_import_of_a_game_stands_inside_a_function(game: str) -> None:
    for path in sources(PACKAGE / "games" / game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                inside = [n.lineno for n in ast.walk(node) if isinstance(n, IMPORTS)]
                assert inside == [], f"{path.relative_to(PACKAGE)}:{inside}"


IMPORTS = (ast.Import, ast.ImportFrom)


def test_the_packages_import_each_other_in_no_circle() -> None:
    """What stands later knows what stands before, never the other way round."""
    order = (
        "kernel",
        "parts",
        "games",
        "bots",
        "sim",
        "rl",
        "rulebook",
        "terminal",
        "server",
        "cli",
    )
    for n, package in enumerate(order):
        later = tuple(f"waystone.{other}" for other in order[n + 1 :])
        for path in sources(PACKAGE / package):
            wrong = [name for name in imports(path) if f"{name}.".startswith(later)]
            assert wrong == [], path.relative_to(PACKAGE)


def test_the_rooms_of_the_server_import_only_rooms_before_them() -> None:
    """protocol and errors <- store <- people <- table <- web."""
    rooms = ("store", "people", "table", "web")
    for n, room in enumerate(rooms):
        later = tuple(f"waystone.server.{other}." for other in rooms[n + 1 :])
        for path in sources(PACKAGE / "server" / room):
            wrong = [name for name in imports(path) if f"{name}.".startswith(later)]
            assert wrong == [], path.relative_to(PACKAGE)
    any_room = tuple(f"waystone.server.{room}." for room in rooms)
    for path in (*sources(PACKAGE / "server/protocol"), PACKAGE / "server/errors.py"):
        assert not [name for name in imports(path) if f"{name}.".startswith(any_room)], path
    top = {path.name for path in (PACKAGE / "server").glob("*.py")}
    assert top == {"__init__.py", "__main__.py", "errors.py"}


def test_only_tests_run_rules_by_themselves() -> None:
    for path in sources(PACKAGE):
        if path.stem.endswith("testing"):
            continue
        assert "waystone.testing" not in set(imports(path)), path


RUN_IT = ("cli/serve.py", "cli/admin.py", "cli/seated.py", "cli/move.py")


def test_nothing_imports_the_server_but_the_commands_that_run_it() -> None:
    for path in sources(PACKAGE):
        inside = path.relative_to(PACKAGE).as_posix()
        if not inside.startswith("server/") and inside not in RUN_IT:
            found = [name for name in imports(path) if name.startswith("waystone.server")]
            assert found == [], path


def test_no_file_outside_a_game_names_it() -> None:
    """A sixth game is a folder: no list of games exists anywhere."""
    named = [game for game in GAMES if not game.startswith("_")]
    if not named:
        pytest.skip("there is no game yet")
    words = re.compile("|".join(re.escape(n) for g in named for n in {g, g.replace("_", "-")}))
    for path in sources(PACKAGE):
        parts = path.relative_to(PACKAGE).parts
        if parts[0] == "games" and len(parts) > 2:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not words.fullmatch(node.value), f"{path}: {node.value}"


def test_rules_never_import_asyncio_or_random() -> None:
    for folder in ("kernel", "parts", "games"):
        for path in sources(PACKAGE / folder):
            for name in imports(path):
                assert name.split(".")[0] not in ("asyncio", "random", "threading"), path


def test_games_are_found_by_their_folders() -> None:
    assert sorted(GAMES) == sorted(find(game_id).folder.name for game_id in ids(templates=True))
    for game_id in ids(templates=True):
        assert find(game_id).id == game_id


def test_every_game_has_its_rules() -> None:
    for game_id in ids(templates=True):
        assert (REPOSITORY / "rules" / f"{game_id}.md").is_file(), game_id


def test_no_file_names_a_machine_or_a_registry() -> None:
    forbidden = re.compile(r"/work/|/root/|registry\.npmjs|pypi\.org|deb\.debian", re.IGNORECASE)
    for path in REPOSITORY.rglob("*"):
        parts = path.relative_to(REPOSITORY).parts
        if parts[0].startswith(".") and parts[0] != ".ci":
            continue
        if {"node_modules", "__pycache__", "static", "artefacts", "build", "dist"} & set(parts):
            continue
        if path.is_file() and path.suffix in {
            ".py",
            ".md",
            ".yaml",
            ".toml",
            ".json",
            ".ts",
            ".svelte",
            ".ftl",
            ".lock",
            "",
        }:
            if path.name == "test_conventions.py":
                continue
            found = forbidden.findall(path.read_text(encoding="utf-8", errors="ignore"))
            assert found == [], path


MOST_LINES = 400
MOST_ANY = 286
"""Where a type is left open. The number only goes down."""


def test_a_file_is_one_noun_and_fits_in_a_reading() -> None:
    for path in sources(PACKAGE):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= MOST_LINES, f"{path.relative_to(PACKAGE)}: {lines} lines"


def test_no_more_types_are_left_open() -> None:
    found = 0
    for path in sources(PACKAGE):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            found += isinstance(node, ast.Name) and node.id == "Any"
    assert found <= MOST_ANY
