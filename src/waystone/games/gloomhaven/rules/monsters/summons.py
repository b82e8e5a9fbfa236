"""Character summons and monsters' summons (GH-SUM, GH-MOT-02 to GH-MOT-04)."""

from waystone.kernel.ask import PASS, Option

from ...box.effects import Summon
from ...table.acting import Act
from ...table.amounts import plain
from ...table.board import add, character_of, empty, label, visible_enemies
from ...table.facts import Summoned
from ...table.map import layout, tables
from ...table.state import Figure, G
from ..actions.perform import performs
from ..players import decide, untie
from ..scenario.cards import deed
from ..scenario.rooms import draw_missing, free_standees, place_monster


@performs.rule
async def summon(g: G, act: Act, ability: Summon) -> None:
    """GH-SUM-01: in an empty hex beside the summoner; without one it cannot be performed.
    GH-SUM-02, GH-SUM-07: with its own hit points; it knows the round in which it came. GH-STA-06:
    summons count for battle goals. GH-MOT-02: a monster does so by its own rules."""
    owner = character_of(g, act.figure)
    if owner is None:
        for _ in range(ability.count):
            await monster_summons(g, act.figure, ability)
        return
    definition = g.content.summons[ability.what]
    for _ in range(ability.count):
        cells = [c for c in tables(g).neighbours[act.figure.cell] if empty(g, c)]
        if not cells:
            return
        keys = layout(g).keys
        options = [Option(keys[c], c, "option-hex", on=keys[c]) for c in cells]
        options.append(Option(PASS, -1, "option-skip"))
        cell = await decide(g, act.seat, options, "ask-summon", "GH-SUM-01", summon=definition.id)
        if cell < 0:
            return
        act.performed = True
        g.state.summoned += 1
        hp = plain(g, definition.hp)
        figure = Figure(
            f"{definition.id}-{g.state.summoned}", "summon", definition.id, "friend", cell, hp, hp,
            "none", g.state.summoned, owner=owner.id, card=act.card, born=g.state.round,
            came="summoned",
        )  # fmt: skip
        add(g, figure)
        deed(owner, "summons")
        g.say(Summoned(figure.id, owner.id, label(g, cell)), "GH-SUM-01")


async def monster_summons(g: G, figure: Figure, ability: Summon) -> None:
    """GH-MOT-02, GH-MOT-03: beside the summoner, as close as possible to an enemy."""
    rank = ability.ranks[len(g.state.characters) - 2]
    if rank == "none" or not free_standees(g, ability.what):
        return
    cells = [c for c in tables(g).neighbours[figure.cell] if empty(g, c)]
    foes = visible_enemies(g, figure)
    if not cells:
        return
    near = {c: min((tables(g).distance(foe.cell, c) for foe in foes), default=0) for c in cells}
    least = min(near.values())
    keys = layout(g).keys
    options = [
        Option(keys[c], c, "option-hex", {"cell": label(g, c)}, keys[c])
        for c in cells
        if near[c] == least
    ]
    cell = await untie(g, options, "ask-summon-hex", "GH-AMB-55")
    made = place_monster(g, ability.what, cell, rank, "summoned")
    made.side = figure.side
    g.state.turn.revealed.remove(made.id)
    draw_missing(g)
    g.say(Summoned(made.id, figure.id, label(g, cell)), "GH-MOT-02")
