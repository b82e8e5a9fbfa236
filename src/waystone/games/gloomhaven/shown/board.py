"""The map as a seat sees it."""

from functools import partial

from waystone.kernel.codec import encode
from waystone.kernel.text import Text
from waystone.kernel.view import Board, Cell, Edge, Figure, Piece

from ..box.definitions import Content
from ..box.layout import Layout, label
from ..box.scenario import AllOf, Goal
from ..table.numbers import numbers
from ..table.state import Figure as OnMap
from ..table.state import G, State
from ..table.tide import tide
from .outlook import minds

CONDITION_ICONS = {
    "poison": "poison-bottle", "wound": "bleeding-wound", "immobilize": "manacles",
    "disarm": "drop-weapon", "stun": "knockout", "muddle": "confirmed", "curse": "death-note",
    "invisible": "invisible", "strengthen": "biceps", "bless": "angel-wings",
}  # fmt: skip


def board(state: State, content: Content, chart: Layout, those: list[Piece], text: Text) -> Board:
    """GH-HID-05: hexes of rooms that are not revealed show nothing of what is in them."""
    laid = (state.tiles, state.traps, state.coins, state.treasures)
    of = (state.scenario, state.open_doors, state.doors, *laid, bool(state.round))
    cells = text.shared("cells", lambda: ground(state, content, chart, text), of)
    rooms = ("walls", state.scenario, *state.open_doors)
    walls = text.once(rooms, lambda: walls_of(chart, state.open))
    return Board("map", text("board"), "hex", cells, those, walls)


def battlefield(state: State) -> tuple[object, ...]:
    """All that figures and the plans of monsters are made of."""
    party = [part for owner in state.characters for part in (owner.id, owner.seat, owner.level)]
    level = (state.scenario, state.level, state.monster_level, *party)
    ground = (state.doors, state.open_doors, state.tiles, state.traps, state.at)
    cards = (state.monsters.drawn, state.monsters.consumed)
    turn = (state.turn.moved, state.turn.passing, tide(state))
    return (*level, *ground, *cards, *turn, state.round, state.order, state.figures)


def walls_of(chart: Layout, open_: int) -> list[Edge]:
    known = set(chart.tables(open_).known)
    return [
        Edge(f"hex:{label(a)}", "wall", f"hex:{label(b)}")
        for a, b in chart.walls
        if chart.number.get(a) in known and chart.number.get(b) in known
    ]


def ground(state: State, content: Content, chart: Layout, text: Text) -> list[Cell]:
    known, begun = chart.tables(state.open).mask, bool(state.round)
    rooms = ("bare", state.scenario, begun, *state.open_doors)
    found = [*text.once(rooms, lambda: bare(content, state.scenario, chart, known, begun, text))]
    for number in {*state.tiles, *state.traps, *state.coins, *state.treasures}:
        if known >> number & 1:
            found[number] = cell(state, content, chart, number, text)
    for door in state.doors:
        found[door.cell] = cell(state, content, chart, door.cell, text)
    return found


def bare(
    content: Content, scenario: str, chart: Layout, known: int, begun: bool, text: Text
) -> list[Cell]:
    """The map before anything is laid on it; of rooms that are not revealed, where they are."""
    return [
        text.once(
            ("floor", scenario, number, begun),
            partial(floor, content, scenario, chart, number, begun, text),
        )
        if known >> number & 1
        else Cell(chart.keys[number], q, r, "unknown")
        for number, (q, r) in enumerate(chart.hexes)
    ]


def floor(
    content: Content, scenario: str, chart: Layout, number: int, begun: bool, text: Text
) -> Cell:
    q, r = chart.hexes[number]
    found = Cell(chart.keys[number], q, r, "floor", chart.label(number))
    mark = chart.marks[number]
    if mark.plate:
        found.tags.append("plate")
        found.lines.append(text("tile-plate"))
    if number in chart.starts and not begun:
        found.tags.append("start")
    if mark.spot and mark.spot in exits(content.pages[scenario].goal):
        found.tags.append("exit")
        found.lines.append(text("tile-exit"))
    return found


def cell(state: State, content: Content, chart: Layout, number: int, text: Text) -> Cell:
    return text.once(
        ("cell", state.scenario, number, bool(state.round), *laid_on(state, number)),
        lambda: drawn_cell(state, content, chart, number, text),
    )


def laid_on(state: State, number: int) -> tuple[object, ...]:
    """What lies in a hex: a door, a tile, a trap, coins, a treasure."""
    door = next((d.state for d in state.doors if d.cell == number), "")
    trap = state.traps.get(number)
    sprung = (trap.damage, *trap.conditions) if trap is not None else ()
    goal = state.treasures.get(number, "").startswith("goal")
    lying = (state.coins.get(number, 0), number in state.treasures, goal)
    return door, state.tiles.get(number, ""), *lying, *sprung


def drawn_cell(state: State, content: Content, chart: Layout, number: int, text: Text) -> Cell:
    found = floor(content, state.scenario, chart, number, bool(state.round), text)
    printed, found.lines = found.lines, []
    door = next((d for d in state.doors if d.cell == number), None)
    if door is not None:
        found.kind = f"door-{door.state}"
        found.lines.append(text(f"door-{door.state}"))
    tile = state.tiles.get(number)
    if tile is not None:
        found.kind = tile
        found.lines.append(text(f"tile-{tile}"))
    trap = state.traps.get(number)
    if trap is not None:
        found.kind = "trap"
        found.icon = "wolf-trap"
        name = "tile-trap-conditions" if trap.conditions else "tile-trap"
        found.lines.append(text(name, damage=trap.damage, conditions=list(trap.conditions)))
    if number in state.coins:
        found.figures.append(Figure("two-coins", str(state.coins[number]), text("coins")))
        found.lines.append(text("tile-coins", count=state.coins[number]))
    if number in state.treasures:
        goal = state.treasures[number].startswith("goal")
        found.icon = "open-treasure-chest" if goal else "locked-chest"
        found.lines.append(text("tile-goal" if goal else "tile-treasure"))
    found.lines += printed
    return found


def exits(goal: Goal) -> list[str]:
    if isinstance(goal, AllOf):
        return [spot for part in goal.goals for spot in exits(part)]
    return [getattr(goal, "spot", "")]


def pieces(g: G, chart: Layout, text: Text) -> list[Piece]:
    """All who stand on the map; each is drawn anew when something of it has changed."""
    state, plans = g.state, minds(g, text)
    level = (state.scenario, state.level, state.monster_level, len(state.characters))
    drawn: dict[str, tuple[bytes, Piece]] = text.shared("standees", dict, level)
    seats = {owner.id: owner.seat for owner in state.characters}
    found = []
    for figure in state.figures.values():
        seat = seats.get(figure.id, seats.get(figure.owner))
        plan = plans.of(figure).lines
        parts = encode((figure, seat, plan))
        known = drawn.get(figure.id)
        if known is None or known[0] != parts:
            known = drawn[figure.id] = (parts, standee(g, chart, figure, seat, plan, text))
        found.append(known[1])
    return found


def standee(
    g: G, chart: Layout, figure: OnMap, seat: int | None, plan: list[str], text: Text
) -> Piece:
    state, content = g.state, g.content
    own = numbers(g, figure)
    figures = [Figure("heart-organ", f"{figure.hp}/{figure.most_hp}", text("hp"))]
    shield = own.shield + figure.shield
    retaliate = own.retaliate + sum(figure.retaliates.values())
    if figure.kind != "character":
        figures += [
            Figure(icon, str(value), text(name))
            for icon, value, name in (
                ("boot-prints", own.move, "stat-move"),
                ("broadsword", own.attack, "stat-attack"),
                ("bowman", own.range, "stat-range"),
            )
            if value
        ]
    if shield:
        figures.append(Figure("shield", str(shield), text("stat-shield")))
    if retaliate:
        figures.append(Figure("spiked-shield", str(retaliate), text("stat-retaliate")))
    if figure.debt:
        figures.append(Figure("receive-money", str(figure.debt), text("stat-debt")))
    figures += [Figure(CONDITION_ICONS[c], "", text.name(c)) for c in figure.conditions]
    return Piece(
        f"figure:{figure.id}",
        chart.keys[figure.cell],
        text.name(figure.id),
        icon(content, state, figure),
        figure.kind,
        seat,
        str(figure.number) if figure.number else "",
        figures,
        [t for t in (figure.rank, figure.side) if t != "none"],
        plan,
    )


def icon(content: Content, state: State, figure: OnMap) -> str:
    match figure.kind:
        case "character":
            return content.classes[figure.type].icon
        case "monster":
            return content.monsters[figure.type].icon
        case "summon":
            return content.summons[figure.type].icon
        case _:
            things = content.pages[state.scenario].objects
            return next(o.icon for o in things if o.id == figure.type)
