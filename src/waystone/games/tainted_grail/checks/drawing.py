"""The journal as a drawing: each section's verses from its doors downwards, with what leads where;
and the map of the island."""

from html import escape

from ..box.definitions import Content
from ..box.journal import EncounterHere, VerseDef
from ..box.journal_graph import doors, ends, reads, ways
from ..box.layout import layout, versions

WIDE, HIGH, GAP_X, GAP_Y, LEFT = 92, 26, 12, 30, 40

COLOURS = {
    "location": "#e8e2d0",
    "vision": "#d9d3ea",
    "secrets": "#d5e3e0",
    "memory": "#f0dcc8",
    "tutorial": "#dfe8cf",
    "scene": "#e6cfcf",
}


def groups(content: Content) -> dict[str, list[str]]:
    """Verses that are drawn together: those of a Location, else those of a section."""
    found: dict[str, list[str]] = {}
    for verse in content.verses.values():
        place = str(verse.location) if verse.location else verse.section
        found.setdefault(place, []).append(verse.id)
    return found


def layers(content: Content, members: list[str]) -> list[list[str]]:
    """The verses of a group by how many steps they are from a door."""
    inside = set(members)
    known = doors(content)
    first = [v for v in members if v in known]
    pointed = {one for v in members for one in ways(content, content.verses[v])}
    first = first or [v for v in members if v not in pointed] or members[:1]
    rows, seen = [first], set(first)
    while True:
        onward = [
            one
            for v in rows[-1]
            for one in (*ways(content, content.verses[v]), *reads(content.verses[v]))
            if one in inside and one not in seen
        ]
        if not onward:
            break
        row = list(dict.fromkeys(onward))
        rows.append(row)
        seen |= set(row)
    rest = [v for v in members if v not in seen]
    if rest:
        rows.append(rest)
    return rows


def journal(content: Content) -> str:
    """One column of rows a group, group under group."""
    at: dict[str, tuple[int, int]] = {}
    titles: list[tuple[str, int]] = []
    y = 30
    for name, members in groups(content).items():
        titles.append((name, y))
        y += 22
        for row in layers(content, members):
            for n, verse in enumerate(row):
                line, column = divmod(n, 12)
                at[verse] = (LEFT + column * (WIDE + GAP_X), y + line * (HIGH + GAP_Y))
            y += (1 + (len(row) - 1) // 12) * (HIGH + GAP_Y)
        y += 14
    parts = [arrow(at[v], at[to]) for v in at for to in targets(content, v) if to in at]
    parts += [box(content.verses[v], at[v]) for v in at]
    parts += [f'<text x="8" y="{top}" class="t">{escape(name)}</text>' for name, top in titles]
    return page(LEFT + 12 * (WIDE + GAP_X), y, parts)


def targets(content: Content, verse: str) -> list[str]:
    return [*ways(content, content.verses[verse]), *reads(content.verses[verse])]


def arrow(start: tuple[int, int], end: tuple[int, int]) -> str:
    x, y = start[0] + WIDE // 2, start[1] + HIGH
    to_x, to_y = end[0] + WIDE // 2, end[1]
    bend = max(14, abs(to_y - y) // 2)
    return f'<path d="M{x} {y}C{x} {y + bend} {to_x} {to_y - bend} {to_x} {to_y}"/>'


def box(verse: VerseDef, place: tuple[int, int]) -> str:
    """Its id, its choices, a sword where somebody is met, a thick foot where it may end."""
    x, y = place
    marks = f" ·{len(verse.choices)}" if verse.choices else ""
    if any(isinstance(part, EncounterHere) for part in verse.blocks):
        marks += " ⚔"
    foot = f'<rect x="{x}" y="{y + HIGH - 3}" width="{WIDE}" height="3"/>' if ends(verse) else ""
    title = escape(verse.text.get("en", "")[:200])
    return (
        f'<g><title>{title}</title><rect x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" rx="4"'
        f' fill="{COLOURS[verse.section]}" stroke="#555"/>{foot}'
        f'<text x="{x + 6}" y="{y + 17}">{escape(verse.id)}{marks}</text></g>'
    )


def island(content: Content) -> str:
    """Every number at its place, with its Guidestone slots."""
    known = {n: place for n, place in layout(content).items() if n in versions(content)}
    if not known:
        return page(10, 10, [])
    left = min(x for x, _ in known.values())
    top = min(y for _, y in known.values())
    size = 110
    parts = []
    for number, (x, y) in known.items():
        card = content.locations[versions(content)[number][0]]
        px, py = 20 + (x - left) * size, 20 + (y - top) * size
        letters = ", ".join(content.locations[v].letter or "–" for v in versions(content)[number])
        parts.append(
            f'<g><rect x="{px}" y="{py}" width="{size - 8}" height="{size - 8}" rx="6"'
            f' fill="#e8e2d0" stroke="#555"/><text x="{px + 8}" y="{py + 22}" class="t">{number}'
            f'</text><text x="{px + 8}" y="{py + 42}">{escape(card.name["en"][:16])}</text>'
            f'<text x="{px + 8}" y="{py + 60}">{letters}</text></g>'
        )
        for corner in card.stones:
            cx = px + (size - 8 if "e" in corner else 0)
            cy = py + (size - 8 if "s" in corner else 0)
            parts.append(f'<circle cx="{cx}" cy="{cy}" r="5" fill="#b33"/>')
    width = 40 + (max(x for x, _ in known.values()) - left + 1) * size
    height = 40 + (max(y for _, y in known.values()) - top + 1) * size
    return page(width, height, parts)


def page(width: int, height: int, parts: list[str]) -> str:
    style = (
        "text{font:11px sans-serif}.t{font-weight:bold;font-size:13px}"
        "path{fill:none;stroke:#999;stroke-width:1}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<style>{style}</style><rect width="100%" height="100%" fill="#fffdf7"/>'
        + "".join(parts)
        + "</svg>"
    )
