"""Combat tokens as they are printed (RB-TOK, RB-ENE): two faces each."""

import re
from typing import Any

from msgspec import Struct

from .effects import Symbol


class Face(Struct, frozen=True):
    """RB-TOK-01: the big symbol of one side of a token."""

    symbol: Symbol
    value: int
    gold: bool


class TokenDef(Struct, frozen=True):
    id: str
    faces: tuple[Face, Face]


SIDE = r"[23]?(phy|mag|sku|shd|agi|dbl|sur|dsh)\*?"
TOKEN = re.compile(f"{SIDE}/{SIDE}")


def token(id: str, printed: str) -> TokenDef:
    """A token from its notation: `2phy*/dsh` is two golden axes, a dash behind."""
    first, second = (_face(side) for side in printed.split("/"))
    return TokenDef(id, (first, second))


def _face(side: str) -> Face:
    plain = side.removesuffix("*")
    value = int(plain[0]) if plain[0].isdecimal() else 1
    symbol: Any = plain.lstrip("23")
    return Face(symbol, value, side.endswith("*"))


# RB-ENE-10, RB-AMB-43: the five tokens of every enemy, and the veteran token.
ENEMY_TOKENS = {
    f"enemy-{n + 1}": token(f"enemy-{n + 1}", printed)
    for n, printed in enumerate(("sku/dsh*", "shd/sku", "agi/sku", "sku*/sur", "dbl/dsh*"))
} | {"veteran": token("veteran", "2sku/sur*")}


def notation(face: Face) -> str:
    """`face-2phy*`: how a face is written, and its id in messages."""
    value = str(face.value) if face.value > 1 else ""
    return f"face-{value}{face.symbol}{'*' if face.gold else ''}"
