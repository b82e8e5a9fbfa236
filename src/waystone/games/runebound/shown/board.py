"""The map as a seat sees it."""

from waystone.kernel.text import Text
from waystone.kernel.view import Board, Cell, Edge, Piece

from ..box.geography import ALL, WORDS, column_row
from ..table.state import G, Hero

GEM_ICONS = {"combat": "crossed-swords", "social": "conversation", "exploration": "compass"}


def board(g: G, heroes: list[Piece], text: Text) -> Board:
    """What never changes on the map is drawn once for each language; the gems are laid on it, and
    the heroes and tokens stand there."""
    drawn: dict[tuple[type[Text], str], tuple[list[Cell], list[Edge]]] = (
        g.content.__dict__.setdefault("drawn map", {})
    )
    key = (type(text), text.language)
    if key not in drawn:
        drawn[key] = [cell(g, n, text) for n in range(len(g.content.atlas.ids))], edges(g, text)
    bare, lines = drawn[key]
    on_map = (g.state.gems, g.state.zombies, g.state.story)
    cells, others = text.shared("map", lambda: laid(g, bare, text), on_map)
    return Board("map", text("board"), "hex-flat", cells, [*heroes, *others], lines)


def laid(g: G, bare: list[Cell], text: Text) -> tuple[list[Cell], list[Piece]]:
    """The spaces with their gems, and the tokens on them."""
    cells = text.shared("cells", lambda: set_with_gems(g, bare, text), (g.state.gems,))
    return cells, tokens(g, text)


def set_with_gems(g: G, bare: list[Cell], text: Text) -> list[Cell]:
    cells = bare[:]
    lit = set(g.state.gems)
    told = {colour: text("gem-here", gem=colour) for colour in (*GEM_ICONS, "grey")}
    for n, gem in enumerate(g.content.atlas.gem):
        if gem is not None:
            old, colour = bare[n], gem if n in lit else "grey"
            tags = [f"gem-{colour}", *old.tags]
            lines = [told[colour], *old.lines]
            cells[n] = Cell(old.id, old.x, old.y, old.kind, old.name, GEM_ICONS[gem], tags, lines)
    return cells


def cell(g: G, n: int, text: Text) -> Cell:
    atlas = g.content.atlas
    column, row = column_row(atlas.ids[n])
    terrain = "city" if atlas.terrain[n] == ALL else WORDS[atlas.terrain[n]]
    site = atlas.site_id[n]
    icon = g.content.sites[site].icon if site else ""
    tags = ["road"] if atlas.roads[n] else []
    lines = [] if site else [text.name(terrain)]
    space = text.name(atlas.ids[n])
    return Cell(f"hex:{atlas.ids[n]}", column, row - column // 2, terrain, space, icon, tags, lines)


def hero_piece(g: G, hero: Hero, tags: list[str], text: Text) -> Piece:
    id, icon = hero.hero, g.content.heroes[hero.hero].icon
    space = g.content.atlas.ids[hero.space]
    return text.once(
        ("piece", id, hero.seat, space, *tags),
        lambda: Piece(
            f"hero:{id}", f"hex:{space}", text.name(id), icon, "hero", hero.seat, tags=tags
        ),
    )


def tokens(g: G, text: Text) -> list[Piece]:
    """Zombies, and the story quests that have a token on the map."""
    atlas, state = g.content.atlas, g.state
    found = []
    for space, count in state.zombies.items():
        name = text("zombies", n=count)
        found.append(
            Piece(
                f"zombie:{atlas.ids[space]}",
                f"hex:{atlas.ids[space]}",
                name,
                "shambling-zombie",
                "zombie",
                badge=str(count),
            )
        )
    for quest in state.story:
        if quest.space >= 0:
            found.append(
                Piece(
                    f"quest-token:{quest.slot}",
                    f"hex:{atlas.ids[quest.space]}",
                    text.name(quest.card),
                    "scroll-quill",
                    "quest",
                    badge=str(quest.slot),
                )
            )
    return found


def edges(g: G, text: Text) -> list[Edge]:
    atlas = g.content.atlas
    bridges = {frozenset(pair) for pair in atlas.bridge_edges.values()}

    def hexes(pair: tuple[int, int]) -> tuple[str, str]:
        return f"hex:{atlas.ids[pair[0]]}", f"hex:{atlas.ids[pair[1]]}"

    found = []
    for pair in atlas.river_edges:
        if frozenset(pair) not in bridges:
            a, b = hexes(pair)
            found.append(Edge(a, "river", b))
    for pair in atlas.road_edges:
        a, b = hexes(pair)
        found.append(Edge(a, "road", b))
    for bridge, pair in atlas.bridge_edges.items():
        a, b = hexes(pair)
        found.append(Edge(a, "bridge", b, id=bridge, name=text.name(bridge)))
    return found


def conditions(hero: Hero, defeated: bool, active: bool, text: Text) -> list[str]:
    found = []
    if hero.eliminated:
        found.append(text("eliminated"))
    elif defeated:
        found.append(text("defeated"))
    if hero.delayed:
        found.append(text("delayed"))
    if active:
        found.append(text("active"))
    return found
