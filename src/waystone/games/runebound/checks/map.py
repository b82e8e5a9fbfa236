"""The printed map: spaces that are not there, neighbours that do not touch, sites in one space."""

from collections.abc import Iterator
from itertools import pairwise

from waystone.kernel.lint import Mistake, unknown

from ..box.definitions import Content
from ..box.geography import LETTERS, spaces_of, touch


def map_mistakes(content: Content) -> list[Mistake]:
    spaces = spaces_of(content.map)
    return [*terrains(content), *ways(content, spaces), *sites(content, spaces)]


def terrains(content: Content) -> Iterator[Mistake]:
    for r, row in enumerate(content.map.rows):
        if len(row) > 26:
            yield Mistake("map", "", "a row has at most 26 spaces, a to z", ("rows", r))
        for letter in sorted(set(row) - set(LETTERS) - {"."}):
            yield from unknown("map", "", "terrain", letter, LETTERS, ("rows", r))


def ways(content: Content, spaces: dict[str, str]) -> Iterator[Mistake]:
    """Gems, roads, rivers and bridges; RB-AMB-06: a road crosses a river by a bridge."""
    printed = content.map
    for kind, gems in printed.gems.items():
        for n, space in enumerate(gems):
            yield from unknown("map", "", "space", space, spaces, ("gems", kind, n))
    for n, walk in enumerate(printed.roads):
        for a, b in pairwise(walk):
            yield from edge(a, b, spaces, ("roads", n))
    for n, (a, b) in enumerate(printed.rivers):
        yield from edge(a, b, spaces, ("rivers", n))
    for name, (a, b) in printed.bridges.items():
        yield from edge(a, b, spaces, ("bridges", name))
        yield from unknown("map", "", "word", name, content.words, ("bridges", name))
    dry = {frozenset(pair) for pair in printed.bridges.values()}
    wet = {frozenset(pair) for pair in printed.rivers} - dry
    for n, walk in enumerate(printed.roads):
        for a, b in pairwise(walk):
            if frozenset((a, b)) in wet:
                yield Mistake("map", "", f"the road from {a} to {b} needs a bridge", ("roads", n))


def edge(a: str, b: str, spaces: dict[str, str], at: tuple[str | int, ...]) -> Iterator[Mistake]:
    strange = [space for space in (a, b) if space not in spaces]
    for space in strange:
        yield from unknown("map", "", "space", space, spaces, at)
    if not strange and not touch(a, b):
        yield Mistake("map", "", f"{a} and {b} do not touch", at)


def sites(content: Content, spaces: dict[str, str]) -> Iterator[Mistake]:
    taken: dict[str, str] = {}
    for site in content.sites.values():
        yield from unknown("sites", site.id, "space", site.space, spaces, ("space",))
        if site.space in taken:
            what = f"{site.space} is the space of {taken[site.space]} already"
            yield Mistake("sites", site.id, what, ("space",))
        taken.setdefault(site.space, site.id)
    for region in content.regions.values():
        for n, space in enumerate(region.spaces):
            yield from unknown("regions", region.id, "space", space, spaces, ("spaces", n))
    if not any(site.kind == "city" for site in content.sites.values()):
        yield Mistake("sites", "", "there is no city, and a market needs one")
