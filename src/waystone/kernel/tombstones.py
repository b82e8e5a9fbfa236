"""Tombstones: ids of content that is gone, so that games that name them go on.

A game keeps them in `tombstones.yaml` beside its content, each with the kind it was of and, where
something has taken its place, the id of that. What has no successor is taken out of the lists it
stands in, together with what was kept of it there.
"""

from functools import cache
from pathlib import Path

import msgspec
import yaml
from msgspec import Struct

from .codec import meet
from .errors import BadContent, BadSave
from .migrate import Position

FILE = "tombstones.yaml"


class Tombstone(Struct, frozen=True, forbid_unknown_fields=True):
    """`kind` is the field of the game's content that had the definition; `now` is empty where
    nothing has taken its place."""

    id: str
    kind: str
    now: str = ""


meet(Tombstone, Position)


class Gone(Exception):
    """This part of a position stands and falls with something that is gone."""


@cache
def tombstones(folder: Path) -> tuple[Tombstone, ...]:
    path = folder / FILE
    if not path.exists():
        return ()
    try:
        found = yaml.safe_load(path.read_text(encoding="utf-8"))
        return tuple(msgspec.convert(found, list[Tombstone]))
    except (yaml.YAMLError, msgspec.ValidationError) as error:
        raise BadContent([f"{FILE}: {error}"]) from None


def mistakes(stones: tuple[Tombstone, ...], content: object) -> list[str]:
    """A tombstone of something that lives, a successor that does not, a kind that never was, the
    same id twice."""
    found, seen = [], set()
    for stone in stones:
        living = getattr(content, stone.kind, None)
        if not isinstance(living, dict):
            found.append(f"{FILE}: {stone.id}: there is no kind '{stone.kind}'")
            continue
        if stone.id in living:
            found.append(f"{FILE}: {stone.id} is among the {stone.kind}: it is not gone")
        if stone.now and stone.now not in living:
            found.append(f"{FILE}: {stone.id}: there is no '{stone.now}' among the {stone.kind}")
        if stone.id in seen:
            found.append(f"{FILE}: {stone.id} stands here twice")
        seen.add(stone.id)
    return found


def laid_to_rest(position: Position, stones: tuple[Tombstone, ...]) -> Position:
    """A position that names nothing that is gone; the very same where it named none."""
    now = {stone.id: stone.now for stone in stones}
    if not now:
        return position
    old = msgspec.to_builtins(position)
    try:
        new = {name: _rest(part, now) for name, part in old.items()}
    except Gone as gone:
        text = f"The save cannot do without '{gone}', which this version no longer has."
        raise BadSave(text) from None
    return msgspec.convert(new, Position) if new != old else position


def _rest(part: object, now: dict[str, str]) -> object:
    if isinstance(part, str):
        if part in now and not now[part]:
            raise Gone(part)
        return now.get(part, part)
    if isinstance(part, list):
        return [rested for item in part for rested in _kept(item, now)]
    if isinstance(part, dict):
        left = {name: item for name, item in part.items() if now.get(name, name)}
        return {now.get(name, name): _rest(item, now) for name, item in left.items()}
    return part


def _kept(item: object, now: dict[str, str]) -> list[object]:
    """An item of a list, unless it is gone or was about something that is."""
    try:
        return [_rest(item, now)]
    except Gone:
        return []


def renamed(scenario: str, stones: tuple[Tombstone, ...]) -> str:
    """The scenario of a setup by its name of today."""
    return next((stone.now for stone in stones if stone.id == scenario and stone.now), scenario)
