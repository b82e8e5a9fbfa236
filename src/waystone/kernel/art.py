"""`art`: what the picture of a definition shows, as `[subject, second subject, place, mood, 3]`.
Only clients paint; rules never see it, so no definition has a field for it."""

from collections.abc import Iterator, Sequence

from .lint import Mistake

SCHEMA = {
    "anyOf": [
        {"type": "string"},
        {"type": "array", "items": {"type": ["string", "integer"]}},
    ]
}


def without(tree: object) -> object:
    """The tree of a content file as the rules read it."""
    if isinstance(tree, list):
        return [without(item) for item in tree]
    if isinstance(tree, dict):
        named = "id" in tree
        return {k: without(v) for k, v in tree.items() if not (named and k == "art")}
    return tree


def misspelt(tree: object, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The ways to each `art` that is no word and no list of words and numbers."""
    if isinstance(tree, list):
        for n, item in enumerate(tree):
            yield from misspelt(item, (*at, n))
    elif isinstance(tree, dict):
        for key, value in tree.items():
            if key != "art" or "id" not in tree:
                yield from misspelt(value, (*at, key))
            elif not _words(value):
                yield (*at, key)


def _words(value: object) -> bool:
    if isinstance(value, list):
        return bool(value) and all(type(word) in (str, int) for word in value)
    return isinstance(value, str)


def alike(kind: str, trees: Sequence[object]) -> list[Mistake]:
    """Definitions of a kind whose pictures show the same thing by default: they wear one icon and
    do not say in `art` what their own picture shows."""
    wearers: dict[str, list[str]] = {}
    for tree in trees:
        for thing in _things(tree):
            if "art" not in thing and isinstance(icon := thing.get("icon"), str):
                wearers.setdefault(icon, []).append(str(thing["id"]))
    return [
        Mistake(kind, ids[1], f"by default its picture shows '{icon}', as that of {ids[0]} does")
        for icon, ids in wearers.items()
        if len(ids) > 1
    ]


def _things(tree: object) -> Iterator[dict[str, object]]:
    """Every definition that has an id and a name."""
    if isinstance(tree, list):
        for item in tree:
            yield from _things(item)
    elif isinstance(tree, dict):
        if "id" in tree and ("name" in tree or "title" in tree):
            yield tree
        for value in tree.values():
            yield from _things(value)
