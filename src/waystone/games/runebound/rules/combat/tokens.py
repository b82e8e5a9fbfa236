"""What happens to combat tokens (RB-TOK): cast, spent, removed, flipped, recast."""

from ...box.tokens import notation
from ...table.combat_facts import Cast, Flipped, TokenRecast
from ...table.pool import tokens_of, up, who
from ...table.state import Combat, G, Side, Token


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


def flip(g: G, side: Side, at: int) -> None:
    """RB-TOK-10, RB-CAC-14, RB-AMB-20: on a double it stays on it."""
    token = side.tokens[at]
    token.face = 1 - token.face
    g.say(Flipped(who(g, side), notation(up(g, token))), "RB-TOK-10")


def recast(g: G, side: Side, at: int) -> None:
    """RB-TOK-11: cast again, even odds; a spent token that is recast is in the pool again."""
    token = side.tokens[at]
    token.face = g.streams.below("recast", 2)
    token.spent = False
    g.say(TokenRecast(who(g, side), notation(up(g, token))), "RB-TOK-11")


def cast(g: G, combat: Combat) -> None:
    """RB-CBT-04, RB-CBT-07: both sides cast all their tokens; what was doubled is apart again."""
    below = g.streams.below
    for side in combat.sides:
        side.tokens = [Token(t, below("cast", 2)) for t in tokens_of(g, combat, side)]
        if g.log is not None:
            faces = [notation(up(g, t)) for t in side.tokens]
            g.say(Cast(who(g, side), faces), "RB-CBT-04")
