"""Combat actions (RB-CAC) done: damage, doubles, agility, surges, abilities of cards."""

from waystone.kernel.ask import Option, choose

from ...box.abilities import Cancel, Special, Surge
from ...box.effects import Harm
from ...box.sheet import card_of
from ...box.tokens import notation
from ...table.combat_facts import Attacked, Cancelled, Doubled, PassedRound, SpecialUsed, Surged
from ...table.opponents import controller, fight
from ...table.pool import hero_of, sheet_of, showing, total, up, who
from ...table.state import G
from ..cards.exertion import exert
from ..cards.frees import use_free
from ..cards.interpret import By, resolve
from ..cards.piles import discard_from_hand
from .damage import deal
from .options import PASS, PASSING, CombatAct, combat_actions, usable
from .payment import pay_agility, pay_surge, pick_tokens
from .tactics import action_value
from .tokens import flip, recast, spend


async def take_action(g: G, n: int) -> bool:
    """One combat action of a side; False when it passes (RB-CBT-09). RB-ABL-06: abilities that are
    no action may be used before it."""
    side = fight(g).sides[n]
    action = await choose_action(g, n)
    while action.used is not None:
        await use_free(g, hero_of(g, side), action.used)
        action = await choose_action(g, n)
    if action.what == "pass":
        side.round.passed = True
        g.say(PassedRound(who(g, side)), "RB-CBT-09")
        return False
    await do(g, n, action)
    return True


async def choose_action(g: G, n: int) -> CombatAct:
    """RB-CBT-10: without anything to do a side passes; RB-AMB-10: without a player it does what is
    best."""
    combat = fight(g)
    options = combat_actions(g, n)
    if not options:
        return PASS
    seat = controller(g, n)
    if seat < 0:
        best = max(options, key=lambda o: action_value(g, combat, n, o.value))
        return best.value if action_value(g, combat, n, best.value) > 0 else PASS
    return await choose(
        seat,
        [*options, PASSING],
        "ask-combat",
        rule="RB-CBT-08",
        formal=combat.sides[n].seat < 0,
        who=who(g, combat.sides[n]),
    )


async def do(g: G, n: int, action: CombatAct) -> None:
    """RB-CAC-01..07: damage, doubles, agility, surges and what cards give."""
    combat = fight(g)
    side = combat.sides[n]
    match action.what:
        case "attack":
            await attack(g, n, action.kind, showing(g, side, action.kind))
        case "some":
            tokens = await pick_tokens(g, n, showing(g, side, action.kind))
            await attack(g, n, action.kind, tokens)
        case "double":
            side.tokens[action.at].on = action.on
            g.say(Doubled(who(g, side), notation(up(g, side.tokens[action.at]))), "RB-CAC-04")
        case "flip":
            spend(side, await pay_agility(g, n, action.at))
            flip(g, side, action.at)
        case "recast":
            spend(side, await pay_agility(g, n))
            recast(g, combat.sides[1 - n], action.at)
        case "surge":
            await surge(g, n, action.key, dict(sheet_of(g, side).surges)[action.key])
        case "special":
            await use_special(g, n, action, dict(sheet_of(g, side).specials)[action.key])


async def attack(g: G, n: int, kind: Harm, tokens: list[int]) -> None:
    """RB-CAC-01..03, RB-CAC-09: one kind of damage symbols; whole tokens (RB-CAC-18)."""
    side = fight(g).sides[n]
    damage = total(g, side, tokens)
    for at in tokens:
        spend(side, at)
    g.say(Attacked(who(g, side), damage, f"symbol-{kind}"), "RB-DMG-13")
    await deal(g, n, damage, kind, attack=True)


async def surge(g: G, n: int, key: str, ability: Surge) -> None:
    """RB-SRG-01..05, RB-AMB-45: pay first; once a combat round; for X surge X is what was paid."""
    side = fight(g).sides[n]
    paid = await pay_surge(g, n, ability.cost)
    x = total(g, side, list(paid))
    for at in paid:
        spend(side, at)
    side.round.used.append(key)
    card = card_of(key)
    g.say(Surged(who(g, side), card, x, card == who(g, side)), "RB-SRG-01")
    if await cancelled(g, 1 - n):
        return
    by = By(controller(g, n), side.seat, n, card, 0 if ability.cost else x, acts=True)
    await resolve(g, by, ability.then)


async def cancelled(g: G, n: int) -> bool:
    """RB-ABL-08..10: right before the ability resolves; what was paid stays spent."""
    side = fight(g).sides[n]
    for key, cancel in sheet_of(g, side).cancels:
        if usable(g, side, key, cancel.exert) and await wants_cancel(g, n, key, cancel):
            (side.round.used if cancel.limit == "round" else side.used_up).append(key)
            await exert(g, hero_of(g, side), cancel.exert)
            g.say(Cancelled(who(g, side), card_of(key)), "RB-ABL-08")
            return True
    return False


async def wants_cancel(g: G, n: int, key: str, cancel: Cancel) -> bool:
    if controller(g, n) < 0:
        return True
    card = card_of(key)
    options = [
        Option("use", True, "option-use", {"card": card, "ability": cancel}, f"card:{card}"),
        Option("pass", False, "option-pass"),
    ]
    return await choose(
        controller(g, n), options, "ask-cancel", rule="RB-ABL-09", may=True, hushed=True
    )


async def use_special(g: G, n: int, action: CombatAct, special: Special) -> None:
    """RB-CAC-07: a combat action given by a card."""
    side = fight(g).sides[n]
    (side.round.used if special.limit == "round" else side.used_up).append(action.key)
    if action.card:
        discard_from_hand(g, hero_of(g, side), action.card)
    else:
        await exert(g, hero_of(g, side), special.exert)
    card = card_of(action.key)
    g.say(SpecialUsed(who(g, side), card, card == who(g, side)), "RB-CAC-07")
    target = action.target.at if action.target is not None else -1
    by = By(controller(g, n), side.seat, n, card, acts=True, target=target)
    await resolve(g, by, special.then)
