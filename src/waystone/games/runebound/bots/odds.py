"""The odds of a fight, by casting it many times over with a plain way of fighting. What a bot
knows before it enters combat; nothing of the real luck is used."""

from functools import lru_cache
from typing import TypeAlias

from waystone.kernel.rng import Streams

from ..box.abilities import Surge
from ..box.effects import Deal, Guard, Heal, Sharpen
from ..box.sheet import Sheet
from ..box.tokens import ENEMY_TOKENS, Face, TokenDef

Coin: TypeAlias = tuple[Face, Face]
CASTS = 80
DAMAGE = ("phy", "mag", "sku")


def surge_power(of: Sheet) -> float:
    """Damage that one surge symbol is worth to this side, at best."""
    return max((_power(surge) for _, surge in of.surges), default=0.0)


def _power(surge: Surge) -> float:
    worth = 0.0
    for effect in surge.then:
        match effect:
            case Deal(n) | Sharpen(n):
                worth += n if isinstance(n, int) else surge.cost or 1
            case Heal(n) | Guard(n):
                worth += 0.8 * (n if isinstance(n, int) else 1)
            case _:
                worth += 0.6
    return min(2.5, worth / max(1, surge.cost))


def coins(tokens: tuple[TokenDef, ...]) -> tuple[Coin, ...]:
    return tuple(token.faces for token in tokens)


def enemy_coins(act: int, villain: TokenDef | None = None) -> tuple[Coin, ...]:
    """RB-CBT-06: what an enemy casts in this act, or a villain in any."""
    found = list(ENEMY_TOKENS.values())
    if villain is not None:
        return coins((*found, villain))
    return coins(tuple(found if act == 2 else found[:5]))


@lru_cache(maxsize=8192)
def win_odds(
    mine: tuple[Coin, ...],
    health: int,
    surge: float,
    theirs: tuple[Coin, ...],
    their_health: int,
    their_surge: float,
    steady: int = 0,
) -> float:
    """How often the hero wins, from 0 to 1. `steady` is damage prevented each round."""
    luck = Streams(1)
    won = 0
    for _ in range(CASTS):
        mine_left, theirs_left = float(health), float(their_health)
        for _ in range(12):
            a, a_shields, a_gold, a_agile = _cast(mine, surge, luck)
            b, b_shields, b_gold, b_agile = _cast(theirs, their_surge, luck)
            a -= 0.6 * min(b_agile, 1) * min(1.0, a)
            b -= 0.6 * min(a_agile, 1) * min(1.0, b)
            to_them = max(0.0, a - b_shields)
            to_me = max(0.0, b - a_shields - steady)
            if a_gold >= b_gold:
                theirs_left -= to_them
                if theirs_left < 0.5:
                    won += 1
                    break
                mine_left -= to_me
                if mine_left < 0.5:
                    break
            else:
                mine_left -= to_me
                if mine_left < 0.5:
                    break
                theirs_left -= to_them
                if theirs_left < 0.5:
                    won += 1
                    break
    return won / CASTS


def _cast(tokens: tuple[Coin, ...], surge: float, luck: Streams) -> tuple[float, int, int, int]:
    """One cast: damage, shields, gold and agility that is left after the own use of it."""
    damage = shields = gold = agility = doubles = 0
    best = behind = 0
    surges = 0.0
    sides = luck.below("odds", 1 << len(tokens))
    for token in tokens:
        face, back = token if sides & 1 else (token[1], token[0])
        sides >>= 1
        symbol, value = face.symbol, face.value
        gold += face.gold
        if symbol in DAMAGE:
            damage += value
            best = max(best, value)
        elif symbol == "shd":
            shields += value
        elif symbol == "agi":
            agility += 1
        elif symbol == "dbl":
            doubles += 1
        elif symbol == "sur":
            surges += value
        if symbol in ("dsh", "sur") and back.symbol in DAMAGE:
            behind = max(behind, back.value)
    if agility and behind:
        agility -= 1
        damage += behind
        best = max(best, behind)
    if doubles:
        damage += best
    return damage + surge * min(surges, 2.0), shields, gold, agility
