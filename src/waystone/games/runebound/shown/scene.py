"""A duel over the map: two pools of tokens facing each other (RB-CBT)."""

from waystone.kernel.text import Text
from waystone.kernel.view import Figure, Scene, Side

from ..table.opponents import damage_on, health_of
from ..table.pool import who
from ..table.state import G
from ..table.state import Side as Opponent
from .faces import pool_zone


def scene(g: G, text: Text) -> Scene:
    combat = g.state.combat
    assert combat is not None
    sides = [_side(g, n, side, text) for n, side in enumerate(combat.sides)]
    return Scene("fight", text("phase-combat", round=combat.round), sides)


def _side(g: G, n: int, side: Opponent, text: Text) -> Side:
    most = health_of(g, side)
    left = max(0, most - damage_on(g, side))
    seat = side.seat if side.seat >= 0 else None
    hero = g.state.heroes[side.seat].hero if side.seat >= 0 else ""
    icon = g.content.heroes[hero].icon if hero else ""
    return Side(
        f"hero:{hero}" if hero else f"card:{side.enemy}",
        text.name(who(g, side)),
        icon,
        seat,
        [Figure("heart-organ", f"{left}/{most}", text("hud-health"))],
        pool_zone(g, n, side, text).cards,
    )
