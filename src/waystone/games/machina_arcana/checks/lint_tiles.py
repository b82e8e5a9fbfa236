"""What is wrong with tiles: drawings that cannot be read, backs that do not match, borders on which
nobody can stand."""

from collections.abc import Iterator

from waystone.kernel.lint import Mistake, unknown

from ..box.definitions import Content, TileDef
from ..box.tiles import SIDES, SIZE, WIDTH, border_cells, read_face

LEAST_TILES = 5
"""Four lie out at most, and one is explored."""
FIRM = ("floor", "trap", "spawn")


def lint_tiles(content: Content) -> Iterator[Mistake]:
    for tile in content.tiles.values():
        for language in ("en", "ru"):
            if not tile.name.get(language):
                yield Mistake("tiles", tile.id, f"the name is missing in '{language}'", ("name",))
        yield from lint_back(content, tile)
        yield from lint_drawing(tile)
    stack = [tile for tile in content.tiles.values() if not tile.endgame]
    if len(stack) < 2 * LEAST_TILES:
        what = f"{LEAST_TILES} tiles with two faces each are needed besides those of endgames"
        yield Mistake("tiles", "", what)


def lint_back(content: Content, tile: TileDef) -> Iterator[Mistake]:
    """MA-SET-16: two faces are the back of each other; an endgame tile lies as it is."""
    if tile.endgame:
        used = any(s.endgame.tile == tile.id for s in content.scenarios.values())
        if not used:
            yield Mistake("tiles", tile.id, "it is never laid: no endgame names it", ("endgame",))
        return
    wrong = unknown("tiles", tile.id, "tile", tile.back, content.tiles, ("back",))
    yield from wrong
    if wrong:
        return
    back = content.tiles[tile.back]
    if back.id == tile.id or back.back != tile.id or back.endgame:
        what = f"'{back.id}' has '{back.back}' at its back; two faces name each other"
        yield Mistake("tiles", tile.id, what, ("back",))


def lint_drawing(tile: TileDef) -> Iterator[Mistake]:
    try:
        face = read_face(tile)
    except ValueError as error:
        yield Mistake("tiles", tile.id, str(error), ("drawing",))
        return
    if tile.connection not in tile.borders:
        what = f"there is no border at its connection '{tile.connection}'"
        yield Mistake("tiles", tile.id, what, ("connection",))
    for side in tile.borders:
        for cell in border_cells(0, 0, SIDES[side]):
            kind = face.spaces[cell // WIDTH * SIZE + cell % WIDTH]
            if kind not in FIRM:
                what = f"the border '{side}' leads onto {kind}; both its spaces must be passable"
                yield Mistake("tiles", tile.id, what, ("borders",))
                break
