"""A `Table` for the eye, in characters: all of it, or what has changed."""

from collections.abc import Iterable, Mapping

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid

from waystone.kernel.glossary import plain
from waystone.kernel.view import AskView, Board, Card, Cell, Mat, Page, Section, Table, Zone
from waystone.terminal.cardplan import Plan
from waystone.terminal.charmap import draw_map, figures_of, name_of
from waystone.terminal.headup import draw_headup

MAPS = {"hex": draw_map, "hex-flat": draw_map, "square": draw_map, "cards": Plan}


def draw(table: Table) -> RenderableType:
    """All of a table but the records: the head-up lines, pages, boards, mats."""
    parts: list[RenderableType] = [draw_headup(table)]
    parts += [draw_page(page) for page in table.pages if not page.record]
    numbers = numbers_of(table.ask)
    for board in table.boards:
        parts.append(Panel(draw_board(board, board.cells, numbers), title=escape(board.name)))
    parts.append(Columns([draw_mat(mat) for mat in table.mats], equal=False))
    return Group(*parts)


def draw_records(table: Table) -> RenderableType:
    return Group(*(draw_page(page) for page in table.pages if page.record))


def draw_page(page: Page) -> RenderableType:
    return Panel(escape("\n\n".join(page.paragraphs)), title=escape(page.title))


def draw_changes(table: Table, before: Table) -> RenderableType:
    """What is not as it was: new pages, maps, places, a line for a mat, and new cards."""
    parts: list[RenderableType] = []
    if (table.phase, table.hud) != (before.phase, before.hud):
        parts.append(draw_headup(table))
    for page in table.pages:
        if page not in before.pages and not page.record:
            parts.append(draw_page(page))
    numbers = numbers_of(table.ask)
    was = {board.id: board for board in before.boards}
    for board in table.boards:
        old = was.get(board.id)
        on_map = board.shape in MAPS and any(cell.id in numbers for cell in board.cells)
        if board != old or on_map:
            told = _told_again(board, old)
            parts.append(Panel(draw_board(board, told, numbers), title=escape(board.name)))
    mats = {mat.id: mat for mat in before.mats}
    for mat in table.mats:
        if mat.id not in mats:
            parts.append(draw_mat(mat))
        elif changes := mat_changes(mat, mats[mat.id]):
            parts.append(f"[bold]{escape(mat.name)}[/]: {escape(changes)}")
    known = {card.id for card in _open_cards(before.mats)}
    for card in _open_cards(mat for mat in table.mats if mat.id in mats):
        if card.id not in known and card.name:
            parts.append(escape("\n".join(f"  {line}" for line in draw_card(card))))
    return Group(*parts)


def _open_cards(mats: Iterable[Mat]) -> list[Card]:
    zones = [zone for mat in mats for zone in mat.zones if zone.layout != "pile"]
    return [card for zone in zones for card in zone.cards]


def numbers_of(ask: AskView | None) -> dict[str, int]:
    """The number of the first option on each thing of the table."""
    numbers: dict[str, int] = {}
    for n, choice in enumerate(ask.choices if ask else (), 1):
        if choice.on:
            numbers.setdefault(choice.on, n)
    return numbers


def draw_board(board: Board, told: Iterable[Cell], numbers: Mapping[str, int]) -> RenderableType:
    """A map, if there is one, and what is to be told of the places."""
    parts: list[RenderableType] = []
    if board.shape in MAPS and board.cells:
        parts.append(MAPS[board.shape](board, numbers))
    if board.shape in ("cards", "places"):
        parts.append(draw_places(board, told))
    return Group(*parts)


def draw_places(board: Board, told: Iterable[Cell]) -> RenderableType:
    standing = _standing(board) if board.shape == "places" else {}
    grid = Grid.grid(padding=(0, 2))
    for cell in told:
        if not cell.name:
            continue
        about = [*cell.tags, figures_of(cell.figures)]
        grid.add_row(
            f"[bold]{escape(cell.name)}[/]",
            escape(", ".join(filter(None, about))),
            escape("; ".join(filter(None, [_sides(board, cell), *cell.lines]))),
            escape("; ".join(standing.get(cell.id, []))),
        )
    return grid


def _told_again(board: Board, before: Board | None) -> list[Cell]:
    """The places that are not as they were; without a map also those where somebody came or
    went."""
    if before is None:
        return board.cells
    was = {cell.id: cell for cell in before.cells}
    here, there = _standing(board), _standing(before)
    seen = board.shape in MAPS
    return [
        cell
        for cell in board.cells
        if cell != was.get(cell.id) or not (seen or here.get(cell.id) == there.get(cell.id))
    ]


def _standing(board: Board) -> dict[str, list[str]]:
    standing: dict[str, list[str]] = {}
    for piece in board.pieces:
        about = name_of(piece), figures_of(piece.figures)
        standing.setdefault(piece.cell, []).append(" ".join(filter(None, about)))
    return standing


def _sides(board: Board, cell: Cell) -> str:
    """What lies along the sides of a card, plain walls and ways left out."""
    found = [edge for edge in board.edges if edge.a == cell.id and not edge.b]
    return "; ".join(f"{'↑→↓←'[e.side]} {e.name}" for e in found if e.kind not in ("wall", "open"))


def mat_changes(mat: Mat, before: Mat) -> str:
    """The figures, tracks and zones of a mat that are not as they were."""
    tracks = [track for track in _tracks(mat) if track not in _tracks(before)]
    figures = [figures_of([f]) for f in mat.figures if f not in before.figures]
    lines = [line for line in (*mat.lines, *mat.tags) if line not in (*before.lines, *before.tags)]
    was = {zone.id: zone for zone in before.zones}
    zones = [_zone_change(zone, was.get(zone.id)) for zone in mat.zones]
    return "; ".join(filter(None, [*figures, *tracks, *lines, *zones]))


def _zone_change(zone: Zone, before: Zone | None) -> str:
    """How many cards there are now, and which came and went."""
    if zone == before:
        return ""
    now, then = _open_names(zone), _open_names(before) if before else {}
    came = [f"+{name}" for card, name in now.items() if card not in then]
    went = [f"-{name}" for card, name in then.items() if card not in now]
    moved = ", ".join([*came, *went])
    if before is not None and not moved and _count(zone) == _count(before):
        return ""
    return f"{zone.name} {_count(zone)}" + (f" ({moved})" if moved else "")


def _open_names(zone: Zone) -> dict[str, str]:
    """Of a pile only the number matters."""
    return {card.id: card.name or "?" for card in zone.cards if zone.layout != "pile"}


def _count(zone: Zone) -> int:
    return zone.count if zone.count is not None else len(zone.cards)


def _tracks(mat: Mat) -> list[str]:
    return [
        f"{track.name} {track.value}{f'/{track.most}' if track.most is not None else ''}"
        for track in mat.tracks
    ]


def draw_mat(mat: Mat) -> RenderableType:
    lines = [figures_of([figure]) for figure in mat.figures]
    lines += [*_tracks(mat), *mat.lines]
    if mat.tags:
        lines.append(", ".join(mat.tags))
    for zone in mat.zones:
        lines.append(f"{zone.name}: {_count(zone)}")
        if zone.layout != "pile":
            for card in zone.cards:
                lines += [f"  {line}" for line in draw_card(card)]
    return Panel(escape("\n".join(lines)), title=escape(mat.name), width=44)


def draw_card(card: Card) -> list[str]:
    if not card.name:
        return ["?"]
    figures = figures_of(card.figures)
    tags = f" ({', '.join(card.tags)})" if card.tags else ""
    lines = [f"{card.name}{tags}"]
    if figures:
        lines.append(f"  {figures}")
    lines += [f"  {plain(line)}" for line in card.lines]
    for section in card.sections:
        lines += draw_section(section)
    if card.flavour:
        lines.append(f"  {card.flavour}")
    for under in card.under:
        lines += [f"  + {line}" for line in draw_card(under)]
    return lines


def draw_section(section: Section) -> list[str]:
    figures = figures_of(section.figures)
    told = " ".join(
        part for part in (section.title, figures, plain(" ".join(section.lines))) if part
    )
    mark = "<" if "left" in section.tags else ">" if "right" in section.tags else "-"
    return [f"  {mark} {told}"]
