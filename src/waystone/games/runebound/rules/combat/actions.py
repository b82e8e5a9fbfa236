"""Combat actions (RB-CAC): what a side may do, and doing it."""

from functools import cache
from typing import Any, TypeAlias

from waystone.kernel.ask import Option, choose, choose_many

from ...box.abilities import Cancel, Special, Surge
from ...box.effects import Harm
from ...box.tokens import notation
from ...table.combat_facts import Attacked, Cancelled, Doubled, PassedRound, SpecialUsed, Surged
from ...table.opponents import controller, fight, forbidden
from ...table.pool import doublings, hero_of, sheet_of, showing, targets, total, up, who
from ...table.state import G, Side
from ..cards.exertion import exert
from ..cards.interpret import By, resolve
from .damage import deal
from .tactics import action_value, payment
from .tokens import flip, recast, spend

CombatAction: TypeAlias = tuple[Any, ...]
PASSING: Option[CombatAction] = Option("pass", ("pass",), "option-pass-round")


@cache
def _attack(side: int, kind: str, damage: int) -> Option[CombatAction]:
    return Option(
        f"attack:{kind}",
        ("attack", kind),
        "option-attack",
        {"kind": f"symbol-{kind}", "damage": damage},
        f"pool:{side}",
    )


@cache
def _some(side: int, kind: str) -> Option[CombatAction]:
    return Option(
        f"some:{kind}",
        ("some", kind),
        "option-attack-some",
        {"kind": f"symbol-{kind}"},
        f"pool:{side}",
    )


@cache
def _double(side: int, at: int, on: int, face: str) -> Option[CombatAction]:
    return Option(
        f"double:{at}:{on}",
        ("double", at, on),
        "option-double",
        {"face": face},
        f"token:{side}:{at}",
    )


@cache
def _flip(side: int, at: int, face: str, back: str) -> Option[CombatAction]:
    return Option(
        f"flip:{at}",
        ("flip", at),
        "option-flip",
        {"face": face, "back": back},
        f"token:{side}:{at}",
    )


@cache
def _recast(side: int, at: int, face: str, back: str) -> Option[CombatAction]:
    return Option(
        f"recast:{at}",
        ("recast", at),
        "option-recast",
        {"face": face, "back": back},
        f"token:{side}:{at}",
    )


@cache
def _surge(key: str, ability: Surge) -> Option[CombatAction]:
    return Option(
        f"surge:{key}",
        ("surge", key),
        "option-surge",
        {"card": key.split(".")[0], "ability": ability},
        f"card:{key.split('.')[0]}",
    )


@cache
def _special(key: str, ability: Special) -> Option[CombatAction]:
    return Option(
        f"special:{key}",
        ("special", key),
        "option-use",
        {"card": key.split(".")[0], "ability": ability},
        f"card:{key.split('.')[0]}",
    )


def faces(g: G, side: Side, at: int) -> tuple[str, str]:
    token = side.tokens[at]
    both = g.content.tokens[token.token].faces
    return notation(both[token.face]), notation(both[1 - token.face])


def combat_actions(g: G, n: int) -> list[Option[CombatAction]]:
    """RB-CAC-01..07, RB-GLD-07, RB-CAC-11, RB-CBT-14; RB-AMB-19: nothing of these leaves only the
    pass (RB-CBT-10)."""
    combat = fight(g)
    side, foe = combat.sides[n], combat.sides[1 - n]
    found: list[Option[CombatAction]] = []
    for kind in ("phy", "mag") if side.seat >= 0 else ("sku",):
        tokens = showing(g, side, kind)
        if tokens:
            found.append(_attack(n, kind, total(g, side, tokens)))
            if len(tokens) > 1:
                found.append(_some(n, kind))
    if not forbidden(g, n, "double"):
        for at, on in doublings(g, side):
            found.append(_double(n, at, on, notation(up(g, side.tokens[at]))))
    agility = showing(g, side, "agi")
    if agility and not forbidden(g, n, "agility"):
        spare = agile(side, agility)
        found += [_flip(n, at, *faces(g, side, at)) for at in targets(side) if at != spare]
        found += [_recast(1 - n, at, *faces(g, foe, at)) for at in targets(foe)]
    of = sheet_of(g, side)
    if of.surges and not forbidden(g, n, "surge"):
        symbols = total(g, side, showing(g, side, "sur"))
        for key, surge in of.surges:
            if symbols >= max(1, surge.cost) and key not in side.round.used:
                found.append(_surge(key, surge))
    for key, special in of.specials:
        if usable(g, side, key, special.exert):
            found.append(_special(key, special))
    return found


def agile(side: Side, agility: list[int]) -> int:
    """RB-CAC-16, RB-AMB-03: the agility token that is spent; one on no double if there is one."""
    return min(agility, key=lambda at: (side.tokens[at].on >= 0, at))


def usable(g: G, side: Side, key: str, cards: int) -> bool:
    if key in side.round.used or key in side.used_up:
        return False
    return not cards or (side.seat >= 0 and len(hero_of(g, side).hand) >= cards)


async def take_action(g: G, n: int) -> bool:
    """One combat action of a side; False when it passes (RB-CBT-09)."""
    combat = fight(g)
    side = combat.sides[n]
    options = combat_actions(g, n)
    seat = controller(g, n)
    if not options:
        action: CombatAction = ("pass",)
    elif seat < 0:
        best = max(options, key=lambda o: action_value(g, combat, n, o.value))
        action = best.value if action_value(g, combat, n, best.value) > 0 else ("pass",)
    else:
        action = await choose(
            seat, [*options, PASSING], "ask-combat", rule="RB-CBT-08", who=who(g, side)
        )
    match action:
        case ("pass",):
            side.round.passed = True
            g.say(PassedRound(who(g, side)), "RB-CBT-09")
            return False
        case ("attack", kind):
            await attack(g, n, kind, showing(g, side, kind))
        case ("some", kind):
            await attack(g, n, kind, await pick_tokens(g, n, showing(g, side, kind)))
        case ("double", at, on):
            side.tokens[at].on = on
            g.say(Doubled(who(g, side), notation(up(g, side.tokens[at]))), "RB-CAC-04")
        case ("flip", at):
            spend(side, agile(side, showing(g, side, "agi")))
            flip(g, side, at)
        case ("recast", at):
            spend(side, agile(side, showing(g, side, "agi")))
            recast(g, combat.sides[1 - n], at)
        case ("surge", key):
            await surge(g, n, key, dict(sheet_of(g, side).surges)[key])
        case ("special", key):
            await use_special(g, n, key, dict(sheet_of(g, side).specials)[key])
    return True


async def attack(g: G, n: int, kind: Harm, tokens: list[int]) -> None:
    """RB-CAC-01..03, RB-CAC-09: one kind of damage symbols; whole tokens (RB-CAC-18)."""
    side = fight(g).sides[n]
    damage = total(g, side, tokens)
    for at in tokens:
        spend(side, at)
    g.say(Attacked(who(g, side), damage, f"symbol-{kind}"), "RB-DMG-13")
    await deal(g, n, damage, kind, attack=True)


async def pick_tokens(g: G, n: int, tokens: list[int]) -> list[int]:
    """RB-CAC-08: a damage action need not use all tokens of its symbol."""
    side = fight(g).sides[n]
    options = [token_option(n, at, *faces(g, side, at)) for at in tokens]
    return await choose_many(
        controller(g, n), options, "ask-tokens", least=1, rule="RB-CAC-08", who=who(g, side)
    )


@cache
def token_option(side: int, at: int, face: str, back: str) -> Option[int]:
    return Option(
        f"token:{at}", at, "option-token", {"face": face, "back": back}, f"token:{side}:{at}"
    )


async def surge(g: G, n: int, key: str, ability: Surge) -> None:
    """RB-SRG-01..05, RB-AMB-45: pay first; once a combat round; for X surge X is what was paid."""
    side = fight(g).sides[n]
    if ability.cost:
        paid = payment(g, side, ability.cost)
    else:
        paid = await pay_x(g, n)
    x = total(g, side, paid)
    for at in paid:
        spend(side, at)
    side.round.used.append(key)
    card = key.split(".")[0]
    g.say(Surged(who(g, side), card, x), "RB-SRG-01")
    if await cancelled(g, 1 - n):
        return
    by = By(controller(g, n), side.seat, n, card, 0 if ability.cost else x, acts=True)
    await resolve(g, by, ability.then)


async def pay_x(g: G, n: int) -> list[int]:
    tokens = showing(g, fight(g).sides[n], "sur")
    if len(tokens) < 2 or controller(g, n) < 0:
        return tokens
    return await pick_tokens(g, n, tokens)


async def cancelled(g: G, n: int) -> bool:
    """RB-ABL-08..10: right before the ability resolves; what was paid stays spent."""
    side = fight(g).sides[n]
    for key, cancel in sheet_of(g, side).cancels:
        if usable(g, side, key, cancel.exert) and await wants_cancel(g, n, key, cancel):
            (side.round.used if cancel.limit == "round" else side.used_up).append(key)
            for _ in range(cancel.exert):
                await exert(g, hero_of(g, side))
            g.say(Cancelled(who(g, side), key.split(".")[0]), "RB-ABL-08")
            return True
    return False


async def wants_cancel(g: G, n: int, key: str, cancel: Cancel) -> bool:
    if controller(g, n) < 0:
        return True
    card = key.split(".")[0]
    options = [
        Option("use", True, "option-use", {"card": card, "ability": cancel}, f"card:{card}"),
        Option("pass", False, "option-pass"),
    ]
    return await choose(
        controller(g, n), options, "ask-cancel", rule="RB-ABL-09", may=True, hushed=True
    )


async def use_special(g: G, n: int, key: str, special: Special) -> None:
    """RB-CAC-07: a combat action given by a card."""
    side = fight(g).sides[n]
    (side.round.used if special.limit == "round" else side.used_up).append(key)
    for _ in range(special.exert):
        await exert(g, hero_of(g, side))
    card = key.split(".")[0]
    g.say(SpecialUsed(who(g, side), card), "RB-CAC-07")
    await resolve(g, By(controller(g, n), side.seat, n, card, acts=True), special.then)
