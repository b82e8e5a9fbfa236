"""What cards do in combat: one interpreter for each effect."""

from collections.abc import Callable

from waystone.kernel.ask import Option, choose

from ...box.effects import (
    Again,
    BreakOff,
    Capture,
    Deal,
    Echo,
    First,
    Flip,
    Forbid,
    Guard,
    Recast,
    Reflect,
    Remove,
    Restore,
    Sharpen,
)
from ...box.sheet import card_of
from ...box.tokens import notation
from ...table.combat_facts import AbilityDealt, Surged, TokenRemoved
from ...table.opponents import controller, fight
from ...table.pool import sheet_of, showing, spent, targets, up, who, worth
from ...table.state import G, Side
from ..cards.interpret import By, amount, performs, resolve
from .actions import take_action
from .damage import CombatOver, deal
from .options import faces, token_option
from .tokens import flip, recast, remove


@performs.rule
async def deal_damage(g: G, by: By, effect: Deal) -> None:
    """RB-DMG-03: only to the opponent. RB-DMG-07, RB-DMG-08: some damage cannot be blocked. It is
    an attack only as (part of) a combat action (RB-AMB-26)."""
    entering = fight(g).round == 0
    n = amount(g, by, effect.n)
    blockable = not (effect.sure or entering)
    g.say(AbilityDealt(who(g, fight(g).sides[by.side]), n), "RB-DMG-06")
    await deal(g, by.side, n, effect.kind, attack=by.acts, blockable=blockable)


@performs.rule
async def guard_next(g: G, by: By, effect: Guard) -> None:
    fight(g).sides[by.side].round.guard += amount(g, by, effect.n)


@performs.rule
async def sharpen_next(g: G, by: By, effect: Sharpen) -> None:
    fight(g).sides[by.side].round.edge += amount(g, by, effect.n)


@performs.rule
async def recast_tokens(g: G, by: By, effect: Recast) -> None:
    """RB-TOK-11, RB-TOK-12: whoever uses the ability chooses the tokens, each once (RB-AMB-69);
    their owner casts them."""
    n = by.side if effect.whose != "opponent" else 1 - by.side
    side = fight(g).sides[n]
    done: list[int] = []
    for _ in range(amount(g, by, effect.n)):
        those = spent(side) if effect.whose == "spent" else targets(side)
        at = await pick(g, by, n, [at for at in those if at not in done])
        if at is None:
            return
        done.append(at)
        recast(g, side, at)


@performs.rule
async def flip_tokens(g: G, by: By, effect: Flip) -> None:
    """RB-TOK-10, RB-AMB-69: different tokens, each once."""
    n = by.side if effect.whose == "own" else 1 - by.side
    side = fight(g).sides[n]
    done: list[int] = []
    for _ in range(amount(g, by, effect.n)):
        at = await pick(g, by, n, [at for at in targets(side) if at not in done])
        if at is None:
            return
        done.append(at)
        flip(g, side, at)


@performs.rule
async def remove_tokens(g: G, by: By, effect: Remove) -> None:
    """RB-TOK-08: of a symbol means all its values; covered doubles are safe (RB-CAC-15)."""
    n = 1 - by.side
    side = fight(g).sides[n]

    def those() -> list[int]:
        return targets(side) if effect.symbol == "any" else showing(g, side, effect.symbol)

    if effect.n == "all":
        for at in those():
            g.say(TokenRemoved(who(g, side), notation(up(g, side.tokens[at]))), "RB-TOK-09")
            remove(side, at)
        return
    for _ in range(effect.n):
        picked = await pick(g, by, n, those())
        if picked is None:
            return
        g.say(TokenRemoved(who(g, side), notation(up(g, side.tokens[picked]))), "RB-TOK-09")
        remove(side, picked)


@performs.rule
async def restore_tokens(g: G, by: By, effect: Restore) -> None:
    side = fight(g).sides[by.side]
    for _ in range(amount(g, by, effect.n)):
        at = await pick(g, by, by.side, spent(side))
        if at is None:
            return
        side.tokens[at].spent = False


async def pick(g: G, by: By, n: int, tokens: list[int]) -> int | None:
    """A token of the user's choice, which may have been named with the action; without a seat to
    ask, the most valuable one."""
    if by.target >= 0:
        return by.target
    side = fight(g).sides[n]
    if not tokens:
        return None
    seat = controller(g, by.side)
    if seat < 0:
        return max(tokens, key=_worth(g, side))
    options = [token_option(n, at, *faces(g, side, at)) for at in tokens]
    enemy = fight(g).sides[by.side].seat < 0
    spot = await choose(seat, options, "ask-token", rule="RB-TOK-12", formal=enemy)
    return spot.at


def _worth(g: G, side: Side) -> Callable[[int], int]:
    return lambda at: worth(g, side, at)


@performs.rule
async def forbid_opponent(g: G, by: By, effect: Forbid) -> None:
    fight(g).sides[1 - by.side].round.forbidden.append(effect.what)


@performs.rule
async def reflect_damage(g: G, by: By, effect: Reflect) -> None:
    fight(g).sides[by.side].round.reflects = True


@performs.rule
async def have_initiative(g: G, by: By, effect: First) -> None:
    fight(g).sides[by.side].round.first = True


@performs.rule
async def echo_surge(g: G, by: By, effect: Echo) -> None:
    """RB-ABL-13: a surge ability that is not paid for has X = 1."""
    side = fight(g).sides[by.side]
    others = [(k, s) for k, s in sheet_of(g, side).surges if k not in side.round.used]
    if not others:
        return
    options = [
        Option(
            f"surge:{key}",
            (key, surge),
            "option-use",
            {"card": card_of(key), "ability": surge},
            f"card:{card_of(key)}",
        )
        for key, surge in others
    ]
    seat = controller(g, by.side)
    key, surge = (
        others[0] if seat < 0 else await choose(seat, options, "ask-echo", rule="RB-ABL-13")
    )
    side.round.used.append(key)
    card = card_of(key)
    g.say(Surged(who(g, side), card, 1, card == who(g, side)), "RB-ABL-13")
    await resolve(g, By(by.seat, by.hero, by.side, card, 1, acts=by.acts), surge.then)


@performs.rule
async def act_again(g: G, by: By, effect: Again) -> None:
    """One after another, until the side passes."""
    for _ in range(effect.n):
        if not await take_action(g, by.side):
            return


@performs.rule
async def capture_enemy(g: G, by: By, effect: Capture) -> None:
    """RB-ENE-06: the enemy is claimed and combat ends; an enemy of a story card is no trophy."""
    if fight(g).cause == "adventure":
        raise CombatOver("claimed")


@performs.rule
async def break_off(g: G, by: By, effect: BreakOff) -> None:
    """RB-AMB-66: where nobody can retreat nobody can slip away."""
    if not fight(g).no_retreat:
        raise CombatOver("broken-off")
