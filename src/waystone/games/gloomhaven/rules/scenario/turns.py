"""What opens and closes a turn (GH-TRN-08, GH-TRN-09), and who comes next."""

from ...table.board import adjacent, character, in_order, take_away
from ...table.facts import LeftMap, TurnBegan
from ...table.state import Actor, Figure, G, Turn
from ..actions.conditions import expire
from ..actions.damage import suffer
from ..actions.elements import charge
from ..actions.loot import loot_own_hex
from ..actions.movement import land
from ..actions.triggers import fire
from ..players import figure_option, untie
from .cards import deed
from .initiative import join_order
from .rooms import type_initiative
from .settle import settle
from .special import step_on


async def open_turn(g: G, figure: Figure) -> None:
    """GH-TRN-08, GH-CON-10: a wound first."""
    g.state.turn = Turn(figure.id, acting=figure.id)
    figure.acted = g.state.round
    g.say(TurnBegan(figure.id), "GH-INI-02")
    if "wound" in figure.conditions:
        await suffer(g, figure, 1, "GH-CON-10")
    await fire(g, figure, "turn-start")


async def close_turn(g: G, figure: Figure) -> None:
    """GH-TRN-09 in the order of GH-AMB-14: loot, plates, infusions, conditions, late monsters. Of a
    figure that is gone only the infusions count (GH-AMB-21). GH-SUM-09: summons do not loot.
    GH-LOO-03, GH-SPE-05: the hex where the turn ends. GH-STA-06: beside an enemy it counts for a
    battle goal. GH-END-01: who leaves the map is gone. GH-MOV-10: whoever has lost its wings in
    this turn, its own or another's, comes down. GH-REV-07: who came late acts next."""
    turn = g.state.turn
    if figure.id in g.state.figures and figure.kind == "character":
        await fire(g, figure, "turn-end")
    if figure.id in g.state.figures and figure.kind == "character":
        await loot_own_hex(g, figure)
        await step_on(g, figure)
        if any(other.side != figure.side for other in adjacent(g, figure)):
            deed(character(g, figure.id), "moves-ended-beside-enemy")
        if figure.id in g.state.left_map:
            take_away(g, figure)
            g.say(LeftMap(figure.id), "GH-SPE-09")
    await settle(g)
    await land(g)
    charge(g, turn.infused)
    if figure.id in g.state.figures:
        expire(g, figure)
    await queue_late(g)
    turn.figure = turn.acting = ""


async def queue_late(g: G) -> None:
    """GH-REV-07 to GH-REV-09, GH-SPE-02: monsters that came in this turn act at once if their
    initiative is lower than that of the turn; otherwise in their place. GH-AMB-12, GH-AMB-13: not
    if it is equal; of a type that has acted only the new."""
    state = g.state
    news = [state.figures[f] for f in state.turn.revealed if f in state.figures]
    state.turn.revealed.clear()
    if not news:
        return
    now = current_initiative(g)
    late: list[str] = []
    for monster in dict.fromkeys(figure.type for figure in news):
        lower = type_initiative(g, monster) < now
        if not any(actor.id == monster for actor in state.order):
            actor = Actor(monster, type_initiative(g, monster), "monster", done=lower)
            await join_order(g, actor)
        if lower:
            late.append(monster)
    while late:
        least = min(type_initiative(g, m) for m in late)
        tied = [m for m in late if type_initiative(g, m) == least]
        options = [figure_option(m) for m in tied]
        monster = await untie(g, options, "ask-initiative-tie", "GH-INI-06")
        late.remove(monster)
        state.acting += [f.id for f in in_order([f for f in news if f.type == monster])]


def current_initiative(g: G) -> int:
    """The initiative of whoever has its turn."""
    done = [actor for actor in g.state.order if actor.done]
    name = g.state.turn.figure
    for actor in g.state.order:
        if actor.id == name:
            return actor.initiative
    figure = g.state.figures.get(name)
    if figure is not None:
        for actor in g.state.order:
            if actor.id in (figure.type, figure.owner):
                return actor.initiative
    return done[-1].initiative if done else 0


def next_actor(g: G) -> str:
    """GH-INI-02, GH-SUM-04: the next figure to act, or none when all have. GH-INI-03, GH-AMB-15: a
    type is done, and what it infused is Strong, after its last figure."""
    state = g.state
    while True:
        while state.acting:
            name = state.acting.pop(0)
            if name in state.figures:
                return name
        charge(g, state.monsters.infused)
        state.monsters.named.clear()
        actor = next((a for a in state.order if not a.done), None)
        if actor is None:
            return ""
        actor.done = True
        state.acting = _activation(g, actor)


def _activation(g: G, actor: Actor) -> list[str]:
    """GH-SUM-04, GH-SUM-06, GH-SUM-07, GH-MOT-04: what is summoned this round waits. GH-RST-08:
    summons act before their owner, who may rest."""
    state = g.state
    if actor.kind == "character":
        mine = [
            f.id
            for f in state.figures.values()
            if f.owner == actor.id and f.born < state.round and f.acted < state.round
        ]
        return [*mine, actor.id]
    ready = [
        f
        for f in state.figures.values()
        if f.type == actor.id
        and f.acted < state.round
        and not (f.came == "summoned" and f.born == state.round)
    ]
    return [f.id for f in in_order(ready)]
