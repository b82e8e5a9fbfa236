"""Paying with combat tokens: which of them is its owner's choice (RB-CAC, RB-SRG)."""

from collections.abc import Sequence
from itertools import combinations

from waystone.kernel.ask import Option, choose, choose_many

from ...table.opponents import controller, fight
from ...table.pool import showing, total, who
from ...table.state import G, Side
from .options import faces, token_option


def alike(g: G, side: Side, at: int) -> tuple[str, str, bool]:
    """Tokens with the same faces, on a double or not, are as good as each other."""
    return (*faces(g, side, at), side.tokens[at].on >= 0)


async def pick_tokens(g: G, n: int, tokens: list[int]) -> list[int]:
    """RB-CAC-08: a damage action need not use all tokens of its symbol."""
    side = fight(g).sides[n]
    options = [token_option(n, at, *faces(g, side, at)) for at in tokens]
    picked = await choose_many(
        controller(g, n),
        options,
        "ask-tokens",
        least=1,
        rule="RB-CAC-08",
        formal=side.seat < 0,
        who=who(g, side),
    )
    return [spot.at for spot in picked]


async def pay_agility(g: G, n: int, flipped: int = -1) -> int:
    """RB-CAC-05, RB-CAC-16: one agility token, any of them but the one that is flipped."""
    side = fight(g).sides[n]
    able = [at for at in showing(g, side, "agi") if at != flipped]
    able.sort(key=lambda at: side.tokens[at].on >= 0)
    kinds = {alike(g, side, at): at for at in reversed(able)}
    seat = controller(g, n)
    if seat < 0:
        return able[0]
    options = [token_option(n, at, *faces(g, side, at)) for at in able if at in kinds.values()]
    spot = await choose(
        seat, options, "ask-agility", rule="RB-CAC-05", formal=side.seat < 0, who=who(g, side)
    )
    return spot.at


async def pay_surge(g: G, n: int, cost: int) -> tuple[int, ...]:
    """RB-SRG-01, RB-SRG-03: tokens worth the cost or more; for an X surge (no cost) at least one.
    RB-AMB-18: a token is spent whole."""
    side = fight(g).sides[n]
    able = payments(g, side, max(1, cost))
    seat = controller(g, n)
    if seat < 0:
        return able[0] if cost else able[-1]
    options = [pay_option(g, n, tokens) for tokens in able]
    return await choose(
        seat,
        options,
        "ask-surge-cost",
        rule="RB-SRG-03",
        formal=side.seat < 0,
        who=who(g, side),
        cost=cost,
    )


def payments(g: G, side: Side, cost: int) -> list[tuple[int, ...]]:
    """The different ways to pay so many surge symbols, the least waste first."""
    tokens = showing(g, side, "sur")
    found: dict[tuple[tuple[str, str, bool], ...], tuple[int, ...]] = {}
    for size in range(1, len(tokens) + 1):
        for group in combinations(tokens, size):
            if total(g, side, list(group)) >= cost:
                found.setdefault(tuple(sorted(alike(g, side, at) for at in group)), group)
    return sorted(found.values(), key=lambda group: (total(g, side, list(group)), len(group)))


def pay_option(g: G, n: int, tokens: Sequence[int]) -> Option[tuple[int, ...]]:
    side = fight(g).sides[n]
    key = "pay:" + "+".join(str(at) for at in tokens)
    told = {"faces": [faces(g, side, at)[0] for at in tokens], "n": total(g, side, list(tokens))}
    return Option(key, tuple(tokens), "option-pay-surge", told, f"pool:{n}")
