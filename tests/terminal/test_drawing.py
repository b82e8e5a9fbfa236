"""Tables in characters: maps with the options on them, and what has changed."""

from typing import Literal

from rich.console import Console, RenderableType

from waystone.kernel.view import (
    AskView,
    Board,
    Card,
    Cell,
    Choice,
    Edge,
    Figure,
    Mat,
    Page,
    Piece,
    Table,
    Track,
    Zone,
)
from waystone.terminal.drawing import draw, draw_changes, draw_records


def shown(drawing: RenderableType) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(drawing)
    return capture.get()


def square(x: int, y: int, kind: str = "floor", name: str = "", icon: str = "") -> Cell:
    return Cell(f"cell:{x},{y}", x, y, kind, name, icon)


def hall() -> Board:
    cells = [square(x, y) for y in range(2) for x in range(3)]
    cells[2] = square(2, 0, "chest", "oak chest", "chest")
    edges = [
        Edge("cell:0,0", "wall", "cell:1,0"),
        Edge("cell:1,0", "wall", "cell:1,1"),
        Edge("cell:2,1", "border", side=1),
    ]
    wolf = Piece(
        "unit:wolf", "cell:1,1", "Wolf", "wolf", "monster", figures=[Figure("heart", "3", "Life")]
    )
    return Board("map", "The hall", "square", cells, [wolf], edges)


def test_a_map_of_squares_shows_walls_pieces_marks_and_the_numbers_of_options() -> None:
    ask = AskView(1, "choose", "Where?", [Choice("stay", "Stay"), Choice("go", "Go", "cell:0,1")])
    lines = shown(draw(Table("_", 0, "Now", [hall()], ask=ask))).splitlines()
    rows = [line.strip("│").rstrip() for line in lines[2:6]]
    assert rows == ["      0  1  2", "   0 · │·  oa", "        ──", "   1  2 Wo · ║"]
    assert "Wo Wolf 1,1 Life 3" in lines[7]
    assert "oa oak chest" in lines[8]


def test_hexes_lie_between_the_hexes_of_the_next_row() -> None:
    cells = [Cell(f"hex:{x},{y}", x, y, "floor") for y in range(2) for x in range(2)]
    lines = shown(draw(Table("_", 0, "Now", [Board("map", "Cave", "hex", cells)]))).splitlines()
    assert [line.strip("│").rstrip() for line in lines[2:4]] == [" ·   ·", "   ·   ·"]


def test_equal_letters_get_other_marks() -> None:
    cells = [square(x, 0, kind, kind, "i") for x, kind in enumerate(("chest", "chasm", "chair"))]
    floor = [square(8, 0), square(9, 0)]
    row = shown(draw(Table("_", 0, "", [Board("map", "", "square", [*cells, *floor])])))
    assert row.splitlines()[3].split()[2:] == ["ce", "ca", "ch", "·", "·", "│"]


def mat(health: int, *cards: str) -> Mat:
    row = Zone("hand", "Hand", [Card(card, card.title(), lines=["Strikes."]) for card in cards])
    deck = Zone("deck", "Deck", count=9 - len(cards), layout="pile")
    return Mat("seat", "Ana", 0, tracks=[Track("health", "Health", health, 5)], zones=[row, deck])


def test_only_what_has_changed_is_told_again() -> None:
    before = Table("_", 0, "Round 1", [hall()], [mat(5, "axe")])
    same = Table("_", 0, "Round 1", [hall()], [mat(5, "axe")])
    assert shown(draw_changes(same, before)).strip() == ""
    after = Table("_", 0, "Round 2", [hall()], [mat(3, "bow")])
    told = shown(draw_changes(after, before))
    assert "Round 2" in told
    assert "Ana: Health 3/5; Hand 1 (+Bow, -Axe)" in told
    assert "Strikes." in told, "a card that was not seen before is shown in full"
    assert "Deck" not in told
    assert "The hall" not in told
    gone = Table("_", 0, "Round 1", [hall()], [mat(5)])
    assert "Ana: Hand 0 (-Axe); Deck 9" in shown(draw_changes(gone, before))


def test_a_map_is_drawn_again_when_a_piece_has_moved_or_options_lie_on_it() -> None:
    before = Table("_", 0, "", [hall()])
    moved = hall()
    moved.pieces[0].cell = "cell:0,0"
    assert "The hall" in shown(draw_changes(Table("_", 0, "", [moved]), before))
    ask = AskView(1, "choose", "Where?", [Choice("go", "Go", "cell:0,1")])
    assert "The hall" in shown(draw_changes(Table("_", 0, "", [hall()], ask=ask), before))


def island(at: str, shape: Literal["cards", "places"]) -> Table:
    cells = [Cell(name, 0, n, name=name.title()) for n, name in enumerate(("cape", "fen"))]
    edges = [Edge("cape", "road", "fen"), Edge("fen", "blocked", side=1)]
    hero = Piece("hero", at, "Mistle", "hood", "hero", 0)
    return Table("_", 0, "", [Board("map", "The island", shape, cells, [hero], edges)])


def test_cards_are_drawn_as_they_lie_with_their_ways_out() -> None:
    table = island("cape", "cards")
    table.boards[0].cells.append(Cell("gap", 1, 0))
    table.ask = AskView(1, "choose", "Where?", [Choice("go", "Go", "fen")])
    lines = [line[2:-1].rstrip() for line in shown(draw(table)).splitlines()[2:12]]
    assert lines == [
        "┌──────────────┐",
        "│ Cape         │",
        "│              │",
        "│ Mi           │",
        "└──────  ──────┘",
        "┌──────  ──────┐",
        "│ Fen          │",
        "│              ×",
        "│ 1            │",
        "└──────────────┘",
    ]


def test_a_map_shows_who_moved_a_list_of_places_tells_it() -> None:
    told = shown(draw_changes(island("fen", "places"), island("cape", "places")))
    assert "Fen" in told
    assert "Mistle" in told
    moved = island("fen", "places")
    for table in (moved, before := island("cape", "places")):
        table.boards[0].cells.append(Cell("moor", 5, 5, name="Moor"))
    assert "Moor" not in shown(draw_changes(moved, before))


def test_records_lie_aside_until_they_are_looked_up() -> None:
    table = Table("_", 0, "", pages=[Page("Dawn", ["It rains."]), Page("Notes", ["Salt."], True)])
    assert "Salt." not in shown(draw(table))
    assert "It rains." in shown(draw(table))
    assert "Salt." in shown(draw_records(table))


def test_a_card_that_comes_out_tells_its_story() -> None:
    before = Table("_", 0, "", mats=[Mat("events", "Events", zones=[Zone("out", "Out")])])
    event = Card("event:fog", "Fog", lines=["Lose 1 Energy"], flavour="It smells of salt.")
    after = Table("_", 0, "", mats=[Mat("events", "Events", zones=[Zone("out", "Out", [event])])])
    assert "It smells of salt." in shown(draw_changes(after, before))
    assert "It smells of salt." in shown(draw(after))
