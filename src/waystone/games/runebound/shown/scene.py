"""A duel over the map: two pools of tokens facing each other (RB-CBT)."""

from functools import partial
from typing import NamedTuple

from waystone.kernel.text import Text
from waystone.kernel.view import Figure, Mat, Scene, Side, Track, Zone

from ..box.definitions import Content
from ..table.opponents import damage_on, fight, health_of
from ..table.pool import shown as in_pool
from ..table.pool import total, who
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
    attacker, other = combat.sides
    hero, foe = faced(g, 0, attacker, text), faced(g, 1, other, text)
    name = text("phase-combat", round=combat.round)
    tracks, zones = [hero.track, foe.track], [*hero.zones, *foe.zones]
    mat = Mat("combat", name, None, "combat", "crossed-swords", tracks=tracks, zones=zones)
    scene = Scene("fight", name, [hero.side, foe.side])
    ahead = outlook(g, foe.skulls, foe.shields, hero.shields, text)
    return Fought(name, mat, scene, ahead)


class Faced(NamedTuple):
    """What is seen of an opponent, and what its pool shows: skulls and shields."""

    zones: list[Zone]
    track: Track
    side: Side
    skulls: int
    shields: int


def faced(g: G, n: int, side: Opponent, text: Text) -> Faced:
    of: tuple[object, ...]
    if side.seat >= 0:
        hero = g.state.heroes[side.seat]
        cards = (hero.hero, hero.side, hero.skills, hero.assets)
        of = (side.seat, *cards, hero.boosts, hero.damage, side.tokens)
    else:
        of = (side.enemy, health_of(g, side), side.damage, side.tokens)
    return text.shared(("faced", n), partial(opponent, g, n, side, text), of)


def opponent(g: G, n: int, side: Opponent, text: Text) -> Faced:
    id, pool, most = who(g, side), pool_zone(g, n, side, text), health_of(g, side)
    left = max(0, most - damage_on(g, side))
    name, health = text.name(id), Figure("heart-organ", f"{left}/{most}", text("hud-health"))
    track = Track(f"health:{n}", name, left, most, "heart-organ")
    symbols = in_pool(g, side)
    skulls = total(g, side, symbols["sku"]) if "sku" in symbols else 0
    shields = total(g, side, symbols["shd"]) if "shd" in symbols else 0
    if side.seat >= 0:
        icon = g.content.heroes[id].icon
        shown = Side(f"hero:{id}", name, icon, side.seat, [health], pool.cards)
        return Faced([pool], track, shown, skulls, shields)
    shown = Side(f"card:{id}", name, "", None, [health], pool.cards)
    zones = [pool, enemy_zone(g.content, n, id, text)]
    return Faced(zones, track, shown, skulls, shields)


def enemy_zone(content: Content, n: int, enemy: str, text: Text) -> Zone:
    def dealt() -> Zone:
        return Zone(f"enemy:{n}", text.name(enemy), laid_out(content, [enemy], "card", text))

    return text.once(("enemy", n, enemy), dealt)
