"""Content: YAML decoded into typed, frozen definitions.

A game's `Content` class says what there is: a field `monsters: dict[str, Monster]` is filled from
`monsters.yaml` and `monsters/**/*.yaml` (lists of definitions, indexed by `id`), a field
`world: World` from `world.yaml`. An unknown field or effect is an error with file and line.
Packs from outside add to the game's own content. What was parsed is kept in the user's cache
under the hash of the files.
"""

import os
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec
import yaml
from msgspec import Struct

from . import art
from .errors import BadContent
from .files import read_file
from .glossary import GLOSSARY, mistakes
from .lint import Mistake

C = TypeVar("C", bound=Struct)

_CACHE_FORMAT = 1
_MOST_BYTES = 8_000_000
_MOST_DEPTH = 40
_MOST_FILES = 2_000
_MOST_PARTS = 200_000
LESSONS = "lessons"
SYLLABUS = "syllabus.yaml"
"""The folder of a pack that holds no content: chapters to learn by."""


class Pack(Struct, frozen=True, forbid_unknown_fields=True):
    """`pack.yaml` at the top of a content pack."""

    id: str
    game: str
    name: dict[str, str] = {}
    replaces: list[str] = []


def load(
    kind: type[C], folders: list[Path], lint: Callable[[C], list[Mistake]] | None = None
) -> tuple[C, str]:
    """The content in these folders, later ones adding to earlier ones, and its hash. What `lint`
    finds wrong is refused like any other mistake."""
    files = [(folder, path) for folder in folders for path in _files(folder)]
    texts = {path: _read(path, folder) for folder, path in files}
    content_hash = _hash(files, texts)
    trees = _from_cache(content_hash)
    fresh = trees is None
    if trees is None:
        trees = [_parse(path, texts[path]) for _, path in files]
    content = _build(kind, files, trees, texts, folders)
    found = [*mistakes(getattr(content, GLOSSARY, {})), *(lint(content) if lint else ())]
    if found:
        raise BadContent([_placed(mistake, kind, files, trees, texts) for mistake in found])
    if fresh:
        _to_cache(content_hash, trees)
    return content, content_hash


def _placed(
    mistake: Mistake,
    kind: type[Struct],
    files: list[tuple[Path, Path]],
    trees: list[Any],
    texts: dict[Path, bytes],
) -> str:
    """`file:line: what is wrong`: the last file that holds the definition, as later ones replace
    what earlier ones say."""
    for (folder, path), tree in reversed(list(zip(files, trees, strict=True))):
        if path.relative_to(folder).parts[0].removesuffix(".yaml") != mistake.kind:
            continue
        if not mistake.id:
            return f"{path.name}:{_line(texts[path], mistake.at)}: {mistake.what}"
        items = tree if isinstance(tree, list) else [tree]
        for n, item in enumerate(items):
            if isinstance(item, dict) and item.get("id") == mistake.id:
                at = [n, *mistake.at] if isinstance(tree, list) else mistake.at
                line = _line(texts[path], at)
                return f"{path.name}:{line}: {mistake.id}: {mistake.what}"
    return f"{mistake.kind} {mistake.id}: {mistake.what}"


def schema(kind: type[Struct]) -> dict[str, Any]:
    """JSON Schema of each kind of file, for editors."""
    found: dict[str, Any] = {}
    for name, annotation in get_type_hints(kind).items():
        item = get_args(annotation)[1] if get_origin(annotation) is dict else None
        target = list[item] if item is not None else annotation  # type: ignore[valid-type]
        found[f"{name}.yaml"] = told = msgspec.json.schema(target)
        for definition in told.get("$defs", {}).values():
            if "id" in definition.get("properties", {}):
                definition["properties"]["art"] = art.SCHEMA
    return found


def same_pictures(folders: list[Path]) -> list[str]:
    """`file:line: what is told twice`: definitions whose pictures are alike by default."""
    kinds: dict[str, list[tuple[Path, Path]]] = {}
    for folder in folders:
        for path in _files(folder):
            name = path.relative_to(folder).parts[0].removesuffix(".yaml")
            kinds.setdefault(name, []).append((folder, path))
    found = []
    for name, files in kinds.items():
        texts = {path: _read(path, folder) for folder, path in files}
        trees = [_parse(path, text) for path, text in texts.items()]
        for mistake in art.alike(name, trees):
            found.append(_placed(mistake, Struct, files, trees, texts))
    return found


def pack_of(folder: Path) -> Pack:
    path = folder / "pack.yaml"
    if not path.is_file():
        raise BadContent([f"{folder} is not a content pack: it has no pack.yaml"])
    try:
        return msgspec.convert(_parse(path, _read(path, folder)), Pack)
    except msgspec.ValidationError as error:
        raise BadContent([_located(path, _read(path, folder), error)]) from None


def stamps(folder: Path) -> list[tuple[str, int, int]]:
    """What tells that a file of a folder has changed."""
    found = [(path, path.stat()) for path in sorted(folder.rglob("*.yaml")) if path.exists()]
    return [(str(path), stat.st_mtime_ns, stat.st_size) for path, stat in found]


def _files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        raise BadContent([f"{folder} is not a folder of content"])
    found = sorted(p for p in folder.rglob("*.yaml") if _holds_content(p.relative_to(folder)))
    if len(found) > _MOST_FILES:
        raise BadContent([f"{folder} has more than {_MOST_FILES} files of content"])
    return found


def _holds_content(path: Path) -> bool:
    return path.name not in ("pack.yaml", SYLLABUS) and path.parts[0] != LESSONS


def each_file(kind: type[C], folder: Path) -> list[C]:
    """Every file of a folder, each one definition of a kind; all mistakes are told at once."""
    found, mistakes = [], []
    for path in _files(folder):
        text = _read(path, folder)
        try:
            found.append(msgspec.convert(_parse(path, text), kind))
        except msgspec.ValidationError as error:
            mistakes.append(_located(path, text, error))
        except BadContent as error:
            mistakes += error.mistakes
    if mistakes:
        raise BadContent(mistakes)
    return found


def read_one(kind: type[C], path: Path) -> C:
    """One file that holds one definition."""
    text = _read(path, path.parent)
    try:
        return msgspec.convert(_parse(path, text), kind)
    except msgspec.ValidationError as error:
        raise BadContent([_located(path, text, error)]) from None


def _read(path: Path, folder: Path) -> bytes:
    """A file of a pack; a link out of the pack is none."""
    if not path.resolve().is_relative_to(folder.resolve()):
        raise BadContent([f"{path.name}: a link that leads out of the pack"])
    try:
        return read_file(path, _MOST_BYTES)
    except OSError as error:
        raise BadContent([f"{path.name}: cannot be read: {error.strerror}"]) from None


def _hash(files: list[tuple[Path, Path]], texts: dict[Path, bytes]) -> str:
    total = blake2b(digest_size=12)
    for folder, path in files:
        total.update(f"{path.relative_to(folder).as_posix()}:{len(texts[path])}\n".encode())
        total.update(texts[path])
    return total.hexdigest()


def _parse(path: Path, text: bytes) -> Any:
    try:
        _measure(path, text)
        node = yaml.compose(text, Loader=yaml.CSafeLoader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"{path.name}:{mark.line + 1}" if mark else path.name
        problem = getattr(error, "problem", None) or "not valid YAML"
        raise BadContent([f"{where}: {problem}"]) from None
    except (UnicodeDecodeError, ValueError) as error:
        raise BadContent([f"{path.name}: {error}"]) from None
    return None if node is None else _plain(path, node, 0)


def _measure(path: Path, text: bytes) -> None:
    """How deep and how long a file is, before a tree is made of it."""
    depth = 0
    for count, event in enumerate(yaml.parse(text, Loader=yaml.CSafeLoader)):
        if count > _MOST_PARTS:
            raise BadContent([f"{path.name}: more than {_MOST_PARTS} words and brackets"])
        if isinstance(event, yaml.CollectionStartEvent):
            if depth > _MOST_DEPTH:
                line = event.start_mark.line + 1 if event.start_mark is not None else 1
                where = f"{path.name}:{line}"
                raise BadContent([f"{where}: nested deeper than {_MOST_DEPTH} levels"])
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def _plain(path: Path, node: yaml.Node, depth: int) -> Any:
    """A YAML tree as plain data; aliases are refused, so a file can grow no larger than it is."""
    where = f"{path.name}:{node.start_mark.line + 1}"
    if depth > _MOST_DEPTH:
        raise BadContent([f"{where}: nested deeper than {_MOST_DEPTH} levels"])
    if getattr(node, "seen", False):
        raise BadContent([f"{where}: anchors and aliases are not allowed"])
    node.seen = True  # type: ignore[attr-defined]
    if isinstance(node, yaml.MappingNode):
        mapping: dict[Any, Any] = {}
        for key_node, value_node in node.value:
            key = _scalar(path, key_node)
            if key in mapping:
                line = key_node.start_mark.line + 1
                raise BadContent([f"{path.name}:{line}: '{key}' appears twice"])
            mapping[key] = _plain(path, value_node, depth + 1)
        return mapping
    if isinstance(node, yaml.SequenceNode):
        return [_plain(path, child, depth + 1) for child in node.value]
    return _scalar(path, node)


_INT = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})\Z")


def _scalar(path: Path, node: yaml.Node) -> Any:
    """Whole numbers, `true`, `false`, `null`; everything else is a string: no dates, no octals,
    and `no` is a word."""
    value = node.value
    if not isinstance(value, str):
        raise BadContent([f"{path.name}:{node.start_mark.line + 1}: a key must be a word"])
    if getattr(node, "style", None) in ("'", '"', "|", ">"):
        return value
    if _INT.match(value):
        return int(value)
    return {"true": True, "false": False, "null": None, "": None}.get(value, value)


def _build(
    kind: type[C],
    files: list[tuple[Path, Path]],
    trees: list[Any],
    texts: dict[Path, bytes],
    folders: list[Path],
) -> C:
    mistakes: list[str] = []
    hints = get_type_hints(kind)
    parts: dict[str, Any] = {n: {} for n, a in hints.items() if get_origin(a) is dict}
    replaces = {f: set(pack_of(f).replaces) for f in folders if (f / "pack.yaml").is_file()}
    for (folder, path), whole in zip(files, trees, strict=True):
        name = path.relative_to(folder).parts[0].removesuffix(".yaml")
        for way in art.misspelt(whole):
            line = _line(texts[path], way)
            mistakes.append(f"{path.name}:{line}: art is a list of words: subject, place, mood")
        tree = art.without(whole)
        if name not in hints:
            known = ", ".join(sorted(hints))
            mistakes.append(f"{path.name}: '{name}' is no kind of content; there are {known}")
            continue
        try:
            if name not in parts or get_origin(hints[name]) is not dict:
                parts[name] = msgspec.convert(tree, hints[name])
                continue
            item_kind = get_args(hints[name])[1]
            items = tree if isinstance(tree, list) else [] if tree is None else [tree]
            for n, item in enumerate(items):
                try:
                    made = msgspec.convert(item, item_kind)
                except msgspec.ValidationError as error:
                    at = [n] if isinstance(tree, list) else []
                    mistakes.append(_located(path, texts[path], error, at))
                    continue
                if made.id in parts[name] and made.id not in replaces.get(folder, ()):
                    mistakes.append(f"{path.name}: the {name} id '{made.id}' is taken already")
                parts[name][made.id] = made
        except msgspec.ValidationError as error:
            mistakes.append(_located(path, texts[path], error))
    if not mistakes:
        try:
            return kind(**parts)
        except (TypeError, ValueError) as error:
            mistakes.append(str(error))
    raise BadContent(mistakes)


def _located(
    path: Path, text: bytes, error: msgspec.ValidationError, at: list[int] | None = None
) -> str:
    """`file:line: what is wrong`, the line found by walking the YAML tree along msgspec's path."""
    message, _, where = str(error).partition(" - at `")
    steps: list[str | int] = list(at or [])
    for name, index in re.findall(r"\.([^.\[`]+)|\[(\d+|\.\.\.)\]", where):
        steps.append(name if name else (int(index) if index.isdecimal() else 0))
    if yaml.compose(text, Loader=yaml.CSafeLoader) is None:
        return f"{path.name}:1: the file is empty"
    return f"{path.name}:{_line(text, steps)}: {message}"


def _line(text: bytes, steps: Sequence[str | int]) -> int:
    """The line of what lies at the end of this way through a YAML tree, as far as it leads."""
    node = yaml.compose(text, Loader=yaml.CSafeLoader)
    for step in steps:
        below = _child(node, step)
        if below is None:
            break
        node = below
    return int(node.start_mark.line) + 1


def _child(node: yaml.Node, step: str | int) -> yaml.Node | None:
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        found: yaml.Node = node.value[step]
        return found
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == step:
                child: yaml.Node = value
                return child
    return None


def _cache_file(content_hash: str) -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "waystone" / f"content-{_CACHE_FORMAT}-{content_hash}.msgpack"


def _from_cache(content_hash: str) -> list[Any] | None:
    try:
        data = _cache_file(content_hash).read_bytes()
        found = msgspec.msgpack.decode(data)
    except (OSError, RuntimeError, msgspec.DecodeError):
        return None
    return found if isinstance(found, list) else None


def _to_cache(content_hash: str, trees: list[Any]) -> None:
    try:
        target = _cache_file(content_hash)
        target.parent.mkdir(parents=True, exist_ok=True)
        scratch = target.with_suffix(f".{os.getpid()}")
        scratch.write_bytes(msgspec.msgpack.encode(trees))
        scratch.replace(target)
    except (OSError, RuntimeError):
        return


def definitions(content: Struct) -> Iterator[tuple[str, Any]]:
    """Every definition of the content with the name of its kind; words are no things."""
    for name in content.__struct_fields__:
        value = getattr(content, name)
        if isinstance(value, dict) and name != GLOSSARY:
            for item in value.values():
                yield name, item


@cache
def tag_of(kind: type[Struct]) -> str:
    tag = kind.__struct_config__.tag
    return str(tag) if tag is not None else kind.__name__.lower()
