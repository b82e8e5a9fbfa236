"""Combat tokens and the combat pool (RB-TOK): what lies face up, what is spent, what is doubled."""

from .definitions import Face
from .facts import Cast, Flipped, TokenRecast
from .sheet import Sheet
from .state import Combat, G, Hero, Side, Token, sheet

HERO_DAMAGE = ("phy", "mag")


def up(g: G, token: Token) -> Face:
    """RB-TOK-03: a token is what its face-up side shows."""
    return g.content.tokens[token.token].faces[token.face]


def notation(face: Face) -> str:
    """`face-2phy*`: how a face is written, and its id in messages."""
    value = str(face.value) if face.value > 1 else ""
    return f"face-{value}{face.symbol}{'*' if face.gold else ''}"


def covered(side: Side, at: int) -> bool:
    """RB-CAC-15: a double with a token on it."""
    return any(token.on == at for token in side.tokens)


def targets(side: Side) -> list[int]:
    """RB-TOK-04..06, RB-TOK-13: tokens of the pool that can be flipped, recast or removed."""
    under = {token.on for token in side.tokens}
    return [n for n, token in enumerate(side.tokens) if not token.spent and n not in under]


def showing(g: G, side: Side, symbol: str) -> list[int]:
    """Tokens of the pool that show this symbol and can be spent."""
    found = []
    tokens = g.content.tokens
    under = [token.on for token in side.tokens]
    for n, token in enumerate(side.tokens):
        if token.spent or n in under:
            continue
        if tokens[token.token].faces[token.face].symbol == symbol:
            found.append(n)
    return found


def worth(g: G, side: Side, at: int) -> int:
    """RB-CAC-12, RB-AMB-17: a doubled token counts twice its symbols."""
    token = side.tokens[at]
    return up(g, token).value * (2 if token.on >= 0 else 1)


def total(g: G, side: Side, tokens: list[int]) -> int:
    return sum(worth(g, side, n) for n in tokens)


def spend(side: Side, at: int) -> None:
    """RB-CAC-12: the double under a token is spent with it."""
    token = side.tokens[at]
    token.spent = True
    if token.on >= 0:
        side.tokens[token.on].spent = True
        token.on = -1


def remove(side: Side, at: int) -> None:
    """RB-TOK-09, RB-AMB-14: as if spent; a double under it is free again."""
    token = side.tokens[at]
    token.spent = True
    token.on = -1


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


def flip(g: G, side: Side, at: int) -> None:
    """RB-TOK-10, RB-CAC-14, RB-AMB-20: on a double it stays on it."""
    token = side.tokens[at]
    token.face = 1 - token.face
    g.say(Flipped(notation(up(g, token))), "RB-TOK-10")


def recast(g: G, side: Side, at: int) -> None:
    """RB-TOK-11: cast again, even odds; a spent token that is recast is in the pool again."""
    token = side.tokens[at]
    token.face = g.streams.below("recast", 2)
    token.spent = False
    g.say(TokenRecast(notation(up(g, token))), "RB-TOK-11")


def tokens_of(g: G, combat: Combat, side: Side) -> list[str]:
    """RB-CBT-05, RB-CBT-06, RB-ENE-09, RB-VIL-02: a hero's own and those of assets; 5 for an
    enemy, in Act II the veteran too; for a villain always the veteran and its own."""
    if side.seat >= 0:
        return list(sheet_of(g, side).tokens)
    five = [f"enemy-{n}" for n in (1, 2, 3, 4, 5)]
    if combat.cause == "villain":
        return [*five, "veteran", side.enemy]
    return [*five, "veteran"] if g.state.act == 2 else five


def cast(g: G, combat: Combat) -> None:
    """RB-CBT-04, RB-CBT-07: both sides cast all their tokens; what was doubled is apart again."""
    below = g.streams.below
    for side in combat.sides:
        side.tokens = [Token(t, below("cast", 2)) for t in tokens_of(g, combat, side)]
        if g.log is not None:
            faces = [notation(up(g, t)) for t in side.tokens]
            g.say(Cast(who(g, side), faces), "RB-CBT-04")


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
