"""Combat tokens and the combat pool (RB-TOK): what lies face up, what is spent, what is doubled."""

from ..box.sheet import Sheet
from ..box.tokens import Face
from .state import Combat, G, Hero, Side, Token, sheet


def up(g: G, token: Token) -> Face:
    """RB-TOK-03: a token is what its face-up side shows."""
    return g.content.tokens[token.token].faces[token.face]


def covered(side: Side, at: int) -> bool:
    """RB-CAC-15: a double with a token on it."""
    return any(token.on == at for token in side.tokens)


def targets(side: Side) -> list[int]:
    """RB-TOK-04..06, RB-TOK-13: tokens of the pool that can be flipped, recast or removed."""
    under = {token.on for token in side.tokens}
    return [n for n, token in enumerate(side.tokens) if not token.spent and n not in under]


def spent(side: Side) -> list[int]:
    return [n for n, token in enumerate(side.tokens) if token.spent]


def shown(g: G, side: Side) -> dict[str, list[int]]:
    """Tokens of the pool that can be spent, by the symbol they show."""
    found: dict[str, list[int]] = {}
    tokens = g.content.tokens
    under = [token.on for token in side.tokens]
    for n, token in enumerate(side.tokens):
        if token.spent or n in under:
            continue
        symbol = tokens[token.token].faces[token.face].symbol
        if symbol in found:
            found[symbol].append(n)
        else:
            found[symbol] = [n]
    return found


def showing(g: G, side: Side, symbol: str) -> list[int]:
    """Tokens of the pool that show this symbol and can be spent."""
    return shown(g, side).get(symbol, [])


def worth(g: G, side: Side, at: int) -> int:
    """RB-CAC-12, RB-AMB-17: a doubled token counts twice its symbols."""
    token = side.tokens[at]
    return up(g, token).value * (2 if token.on >= 0 else 1)


def total(g: G, side: Side, tokens: list[int]) -> int:
    return sum([worth(g, side, n) for n in tokens])


def free_doubles(g: G, side: Side) -> list[int]:
    """RB-CAC-13, RB-AMB-15: a double in the pool with nothing on it, itself on nothing."""
    return [n for n in showing(g, side, "dbl") if side.tokens[n].on < 0]


def doublings(g: G, side: Side) -> list[tuple[int, int]]:
    """RB-CAC-04, RB-CAC-17, RB-AMB-16: any own unspent token onto a free double; a token that lies
    on a double stays."""
    doubles = free_doubles(g, side)
    if not doubles:
        return []
    movable = [n for n in targets(side) if side.tokens[n].on < 0]
    return [(n, d) for d in doubles for n in movable if n != d]


def tokens_of(g: G, combat: Combat, side: Side) -> list[str]:
    """RB-CBT-05, RB-CBT-06, RB-ENE-09, RB-VIL-02: a hero's own and those of assets; 5 for an
    enemy, in Act II the veteran too; for a villain always the veteran and its own."""
    if side.seat >= 0:
        return list(sheet_of(g, side).tokens)
    five = [f"enemy-{n}" for n in (1, 2, 3, 4, 5)]
    if combat.cause == "villain":
        return [*five, "veteran", side.enemy]
    return [*five, "veteran"] if g.state.act == 2 else five


def golden(g: G, side: Side) -> int:
    """RB-INI-01, RB-INI-03, RB-INI-04: face-up golden symbols, one a token."""
    tokens = g.content.tokens
    return sum(1 for t in side.tokens if not t.spent and tokens[t.token].faces[t.face].gold)


def hero_of(g: G, side: Side) -> Hero:
    return g.state.heroes[side.seat]


def sheet_of(g: G, side: Side) -> Sheet:
    return (
        sheet(g, g.state.heroes[side.seat]) if side.seat >= 0 else g.content.foe_sheets[side.enemy]
    )


def who(g: G, side: Side) -> str:
    return g.state.heroes[side.seat].hero if side.seat >= 0 else side.enemy
