"""A duel over the map: two pools of tokens facing each other (RB-CBT)."""

from typing import NamedTuple

from waystone.kernel.text import Text
from waystone.kernel.view import Figure, Mat, Scene, Side, Track, Zone

from ..box.definitions import Content
from ..table.opponents import damage_on, fight, health_of
from ..table.pool import who
from ..table.state import G
from ..table.state import Side as Opponent
from .faces import laid_out, pool_zone
from .hud import Outlook, outlook


class Fought(NamedTuple):
    """What is seen of a fight."""

    phase: str
    mat: Mat
    scene: Scene
    outlook: Outlook


def fought(g: G, text: Text) -> Fought:
    combat = fight(g)
    sides = [faced(g, n, side, text) for n, side in enumerate(combat.sides)]
    name = text("phase-combat", round=combat.round)
    zones = [zone for side in sides for zone in side.zones]
    tracks = [side.track for side in sides]
    mat = Mat("combat", name, kind="combat", icon="crossed-swords", tracks=tracks, zones=zones)
    scene = Scene("fight", name, [side.side for side in sides])
    return Fought(name, mat, scene, outlook(g, text))


class Faced(NamedTuple):
    """What is seen of an opponent."""

    zones: list[Zone]
    track: Track
    side: Side


def faced(g: G, n: int, side: Opponent, text: Text) -> Faced:
    name, most = who(g, side), health_of(g, side)
    left = max(0, most - damage_on(g, side))
    of = (name, side.seat, left, most, side.tokens)
    return text.shared(("faced", n), lambda: opponent(g, n, side, left, most, text), of)


def opponent(g: G, n: int, side: Opponent, left: int, most: int, text: Text) -> Faced:
    id, pool = who(g, side), pool_zone(g, n, side, text)
    name, health = text.name(id), Figure("heart-organ", f"{left}/{most}", text("hud-health"))
    track = Track(f"health:{n}", name, left, most, "heart-organ")
    if side.seat >= 0:
        icon = g.content.heroes[id].icon
        shown = Side(f"hero:{id}", name, icon, side.seat, [health], pool.cards)
        return Faced([pool], track, shown)
    shown = Side(f"card:{id}", name, "", None, [health], pool.cards)
    return Faced([pool, enemy_zone(g.content, n, id, text)], track, shown)


def enemy_zone(content: Content, n: int, enemy: str, text: Text) -> Zone:
    def dealt() -> Zone:
        return Zone(f"enemy:{n}", text.name(enemy), laid_out(content, [enemy], "card", text))

    return text.once(("enemy", n, enemy), dealt)
