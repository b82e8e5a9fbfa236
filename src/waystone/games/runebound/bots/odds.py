"""The odds of a fight, by casting it many times over with a plain way of fighting. What a bot
knows before it enters combat; nothing of the real luck is used."""

from functools import cache, lru_cache
from typing import TypeAlias

from waystone.kernel.rng import Streams

from ..box.abilities import Surge
from ..box.effects import Deal, Guard, Heal, Sharpen
from ..box.sheet import Sheet
from ..box.tokens import ENEMY_TOKENS, Face, TokenDef

Coin: TypeAlias = tuple[Face, Face]
CASTS = 80
ROUNDS = 12
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
    luck = raw_luck()
    my_casts, their_casts = casts(mine, surge), casts(theirs, their_surge)
    my_shift, their_shift = 64 - len(mine), 64 - len(theirs)
    won = at = 0
    for _ in range(CASTS):
        mine_left, theirs_left = float(health), float(their_health)
        for _ in range(ROUNDS):
            a, a_shields, a_gold, a_agile = my_casts[luck[at] >> my_shift]
            b, b_shields, b_gold, b_agile = their_casts[luck[at + 1] >> their_shift]
            at += 2
            if b_agile and a:
                a -= 0.6 * (a if a < 1.0 else 1.0)
            if a_agile and b:
                b -= 0.6 * (b if b < 1.0 else 1.0)
            to_them = a - b_shields if a > b_shields else 0.0
            to_me = b - a_shields - steady
            if to_me < 0.0:
                to_me = 0.0
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


@cache
def raw_luck() -> tuple[int, ...]:
    """All that the longest fights can draw, the same for every pair of sides."""
    luck = Streams(1)
    return tuple(luck.below("odds", 1 << 64) for _ in range(2 * CASTS * ROUNDS))


Cast: TypeAlias = tuple[float, int, int, int]


class Casts(dict[int, Cast]):
    """The casts of one side by how its tokens fall, each read once."""

    def __init__(self, tokens: tuple[Coin, ...], surge: float) -> None:
        self.tokens, self.surge = tokens, surge

    def __missing__(self, sides: int) -> Cast:
        found = self[sides] = _cast(self.tokens, self.surge, sides)
        return found


@lru_cache(maxsize=512)
def casts(tokens: tuple[Coin, ...], surge: float) -> Casts:
    return Casts(tokens, surge)


def _cast(tokens: tuple[Coin, ...], surge: float, sides: int) -> Cast:
    """One cast: damage, shields, gold and agility that is left after the own use of it."""
    damage = shields = gold = agility = doubles = 0
    best = behind = 0
    surges = 0.0
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
