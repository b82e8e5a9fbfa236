"""How an enemy fights where no seat controls it, and how bots fight (RB-SPT-03, RB-AMB-10): a
one-ply search over the legal combat actions, deterministic."""

from itertools import combinations

from ...box.abilities import Surge
from ...box.effects import (
    Deal,
    Effect,
    Flip,
    Forbid,
    Guard,
    Heal,
    Recast,
    Reflect,
    Remove,
    Restore,
    Sharpen,
)
from ...box.tokens import Face
from ...table.opponents import damage_on, health_of
from ...table.pool import sheet_of, showing, total, up
from ...table.state import Combat, G, Side
from .options import CombatAct

VALUES = {
    "phy": 1.0,
    "mag": 1.0,
    "sku": 1.0,
    "shd": 0.8,
    "agi": 0.6,
    "dbl": 0.7,
    "sur": 0.5,
    "dsh": 0.0,
}


def shields_to_spend(g: G, side: Side, shields: list[int], damage: int) -> list[int]:
    """Block as much as possible with the smallest set of shields."""
    best: tuple[int, int, int] | None = None
    chosen: list[int] = []
    for size in range(1, len(shields) + 1):
        for group in combinations(shields, size):
            blocks = total(g, side, list(group))
            score = (min(blocks, damage), -size, -blocks)
            if best is None or score > best:
                best, chosen = score, list(group)
    return chosen


def token_value(face: Face, surges: bool) -> float:
    """What a face is worth in a pool; a surge only to those who can use it."""
    if face.symbol == "sur" and not surges:
        return 0.05
    return VALUES[face.symbol] * face.value


def shield_power(g: G, side: Side) -> int:
    return total(g, side, showing(g, side, "shd"))


def damage_kinds(side: Side) -> tuple[str, ...]:
    return ("phy", "mag") if side.seat >= 0 else ("sku",)


def effect_value(g: G, combat: Combat, n: int, effect: Effect, x: int) -> float:
    """What an effect of a surge ability is worth now, in points of damage."""
    me, foe = combat.sides[n], combat.sides[1 - n]
    match effect:
        case Deal(amount, _, sure):
            dealt = amount if isinstance(amount, int) else x if amount == "x" else 2
            return 1.1 * dealt if sure else max(0.4, dealt - 0.6 * shield_power(g, foe))
        case Heal(amount):
            healed = amount if isinstance(amount, int) else x if amount == "x" else 1
            return float(min(healed, damage_on(g, me)))
        case Guard(amount):
            return 0.7 * (amount if isinstance(amount, int) else x)
        case Sharpen(amount):
            able = any(showing(g, me, kind) for kind in damage_kinds(me))
            return 0.9 * (amount if isinstance(amount, int) else x) if able else 0.0
        case Recast("spent", _) | Restore(_):
            return 0.8 if any(t.spent for t in me.tokens) else 0.0
        case Recast("opponent", _) | Flip("opponent", _):
            return 0.5 if any(not t.spent for t in foe.tokens) else 0.0
        case Recast("own", _) | Flip("own", _):
            return 0.4
        case Remove(symbol, _):
            symbols = [symbol] if symbol != "any" else ["phy", "mag", "sku", "shd"]
            return min(3.0, sum(0.8 * total(g, foe, showing(g, foe, s)) for s in symbols))
        case Forbid(what):
            named = {"surge": "sur", "agility": "agi", "shield": "shd", "double": "dbl"}
            return 0.6 * len(showing(g, foe, named[what])) if what in named else 0.05
        case Reflect():
            kinds = damage_kinds(foe)
            return sum(0.8 * total(g, foe, showing(g, foe, k)) for k in kinds)
        case _:
            return 0.7


def surge_value(g: G, combat: Combat, n: int, ability: Surge, x: int) -> float:
    return sum(effect_value(g, combat, n, e, x) for e in ability.then)


def action_value(g: G, combat: Combat, n: int, action: CombatAct) -> float:
    """The worth of one combat action: lethal first, then surges, doubles, agility, attacks."""
    me, foe = combat.sides[n], combat.sides[1 - n]
    match action.what:
        case "attack":
            return attack_value(g, me, foe, action.kind)
        case "some":
            return -1.0
        case "double":
            return double_value(up(g, me.tokens[action.at]))
        case "flip":
            gain = flip_gain(g, me, action.at)
            return 4.0 + gain if gain > 0 else -0.5
        case "recast":
            gain = -flip_gain(g, foe, action.at) / 2
            return 4.0 + gain if gain > 0 else -0.5
        case "surge":
            ability = dict(sheet_of(g, me).surges)[action.key]
            x = total(g, me, showing(g, me, "sur"))
            worth_it = surge_value(g, combat, n, ability, x)
            return 5.0 + worth_it if worth_it > 0.2 else -0.4
        case "special":
            return 4.5
        case _:
            return 0.0


def double_value(face: Face) -> float:
    if face.symbol in ("phy", "mag", "sku"):
        return 6.0 + face.value
    return 2.5 + 0.1 * face.value if face.symbol == "shd" else -0.5


def flip_gain(g: G, side: Side, at: int) -> float:
    """What its owner gains when a token shows its other side; twice that on a double."""
    token = side.tokens[at]
    surges = bool(sheet_of(g, side).surges)
    other = g.content.tokens[token.token].faces[1 - token.face]
    gain = token_value(other, surges) - token_value(up(g, token), surges)
    return gain * (2 if token.on >= 0 else 1)


def attack_value(g: G, me: Side, foe: Side, kind: str) -> float:
    """Damage now; held back as long as something better can be done first."""
    dealt = total(g, me, showing(g, me, kind)) + me.round.edge
    left = health_of(g, foe) - damage_on(g, foe)
    if dealt - shield_power(g, foe) >= left:
        return 20.0
    return 1.0 + 0.1 * dealt
