"""Conditions: what "if" and "while" ask (MA-CND). One reader each."""

from ...box.conditions import (
    AllLeft,
    Beside,
    Count,
    Fallen,
    Has,
    Hit,
    IsEthereal,
    Killed,
    Level,
    Lit,
    On,
    Overrun,
    OwnTurn,
    Progress,
    Ruined,
    Slain,
    TimeIsUp,
    Wears,
    Wounded,
)
from ...table.board import ground, lit_tile, space_at
from ...table.state import DESTROYED, G
from ...table.units import explorer_of, living, unit_of
from ..registry import holds
from .doing import Doing
from .modifiers import ethereal, wounded
from .selectors import members

# ---- the attack just made


@holds.rule
def hit(g: G, d: Doing, c: Hit) -> bool:
    return d.hit


@holds.rule
def killed(g: G, d: Doing, c: Killed) -> bool:
    return d.killed


# ---- units


@holds.rule
def anyone_wounded(g: G, d: Doing, c: Wounded) -> bool:
    """MA-CND-03, MA-STA-08: has one of them lost health?"""
    return any(wounded(g, unit) for unit in members(g, d, c.who))


@holds.rule
def so_many(g: G, d: Doing, c: Count) -> bool:
    """MA-CND-01: so many of them are there."""
    return c.least <= len(members(g, d, c.who)) <= c.most


@holds.rule
def has(g: G, d: Doing, c: Has) -> bool:
    """MA-CND-03: so much of an attribute is left."""
    you = explorer_of(g, d.unit) or unit_of(g, d.unit)
    return you is not None and c.least <= getattr(you, c.what, 0) <= c.most


@holds.rule
def wears(g: G, d: Doing, c: Wears) -> bool:
    explorer = explorer_of(g, d.unit)
    worn = [] if explorer is None else list(explorer.equipped)
    items = g.content.items
    return c.least <= sum(c.kind is None or items[i].kind == c.kind for i in worn) <= c.most


@holds.rule
def own_turn(g: G, d: Doing, c: OwnTurn) -> bool:
    return g.state.turn == d.unit


@holds.rule
def is_ethereal(g: G, d: Doing, c: IsEthereal) -> bool:
    you = unit_of(g, d.unit)
    return you is not None and ethereal(g, you)


# ---- spaces


@holds.rule
def beside(g: G, d: Doing, c: Beside) -> bool:
    you = unit_of(g, d.unit)
    here = ground(g)
    return you is not None and any(
        space_at(g, here, cell) == c.space for cell in here.neighbours[you.cell]
    )


@holds.rule
def on(g: G, d: Doing, c: On) -> bool:
    you = unit_of(g, d.unit)
    return you is not None and ground(g).spaces[you.cell] == c.space


@holds.rule
def lit(g: G, d: Doing, c: Lit) -> bool:
    you = unit_of(g, d.unit)
    return you is not None and lit_tile(g, you.cell)


@holds.rule
def ruined(g: G, d: Doing, c: Ruined) -> bool:
    """So many spaces of a type are destroyed, as a victory condition may ask (MA-END-03)."""
    cells = ground(g).cells.get(c.space, ())
    return sum(g.state.laid.marks.get(cell) == DESTROYED for cell in cells) >= c.least


# ---- the story


@holds.rule
def level(g: G, d: Doing, c: Level) -> bool:
    return g.state.story.level >= c.least


@holds.rule
def slain(g: G, d: Doing, c: Slain) -> bool:
    return c.monster in g.state.story.slain


@holds.rule
def progress(g: G, d: Doing, c: Progress) -> bool:
    return g.state.tokens.progress.get(d.card, 0) >= c.least


@holds.rule
def overrun(g: G, d: Doing, c: Overrun) -> bool:
    return len(g.state.monsters) >= c.least


@holds.rule
def fallen(g: G, d: Doing, c: Fallen) -> bool:
    return sum(e.dead for e in g.state.explorers) >= c.least


@holds.rule
def time_is_up(g: G, d: Doing, c: TimeIsUp) -> bool:
    return g.state.story.timeout


@holds.rule
def all_left(g: G, d: Doing, c: AllLeft) -> bool:
    return bool(living(g)) and all(e.left for e in living(g))
