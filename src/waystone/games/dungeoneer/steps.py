"""The turn: Wrath roll, I Reset, II Dungeonlord, III Build, IV Hero, V Discard/Draw."""

from typing import Any

from waystone.kernel.ask import PASS, Option, choose
from waystone.kernel.step import Steps, Then

from . import (
    acts,
    battle,
    cards,
    dungeon,
    dungeonlord,
    heroes,
    lair,
    moments,
    movement,
    nakari,
    quests,
)
from . import solo as alone
from .effects import EachTurn
from .endings import at_once
from .facts import Discarded, Saved, TurnBegan, UpkeepPaid, UpkeepUnpaid
from .occasions import Cause, Deed
from .state import G, Player, Readied, card_of, left_of
from .stats import speed, stride, traits

step: Steps[G] = Steps()


def next_turn(g: G) -> Then:
    """DG-TRN-01, DG-TRN-04, DG-TRN-06: the next living player to the left; when all have had a
    turn a round ends."""
    tidy(g)
    state = g.state
    here = state.active
    there = left_of(g, here).seat
    passed = (there - state.first) % len(state.players) <= (here - state.first) % len(state.players)
    return a_round(there) if passed else turn(there)


def tidy(g: G) -> None:
    """What a turn that broke off has left in the air."""
    state = g.state
    for b in [*state.battles, *state.coming]:
        for attack in b.attacks:
            lair.send_away(g, attack, "discard")
    state.battles.clear()
    state.coming.clear()
    state.declared.clear()
    for card in list(state.playing):
        cards.finish(g, card)


@step.opens("round")
async def a_round(g: G, seat: int) -> Then:
    g.state.round += 1
    return turn(seat)


@step.opens("turn")
@at_once(next_turn)
async def turn(g: G, seat: int) -> Then:
    """DG-TRN-02/03: the Wrath roll comes before Reset."""
    state = g.state
    state.active = seat
    state.turn += 1
    state.phase = "reset"
    p = state.players[seat]
    g.say(TurnBegan(p.hero, state.round), "DG-TRN-01")
    nakari.wrath_roll(g, p)
    await reset(g, p)
    await moments.calm(g)
    state.phase = "dungeonlord"
    return build() if state.rules.solo else dungeonlord_phase()


# ---- I Reset


async def reset(g: G, p: Player) -> None:
    """DG-RST-01..09: exits shut, temporary effects end, once-per-turn effects return, upkeep is
    paid, AP are counted, locations become new."""
    state = g.state
    state.opened.clear()
    state.attacked.clear()
    state.encounters_played = False
    for other in state.players:
        other.surging.clear()
        other.used.clear()
        other.fought = False
    p.attempts = 0
    p.moved = False
    quests.forget_found(g, p)
    for effect in traits(g, p):
        if isinstance(effect, EachTurn):
            await acts.do(g, effect.do, Cause(p.seat, p.card, p.seat, p.at))
    await upkeep(g, p)
    p.loose = 0
    p.ap = 3 if state.rules.limited_movement else max(0, speed(g, p) + stride(g, p))
    p.visited = [p.at]


async def upkeep(g: G, p: Player) -> None:
    """DG-RST-05: upkeep is paid in Glory while it can be (DG-AMB-28); a card whose upkeep cannot
    be paid returns to the hand. The player says in which order."""
    due = [r for r in p.inventory if card_of(g, r.card).upkeep]
    while due:
        payable = [r for r in due if card_of(g, r.card).upkeep <= p.glory]
        if not payable:
            break
        options = [
            Option(f"card:{r.card}", r, "option-card", {"card": r.card}, r.card) for r in payable
        ]
        if sum(card_of(g, r.card).upkeep for r in due) <= p.glory:
            paid = payable[0]
        else:
            paid = await choose(p.seat, options, "ask-upkeep", rule="DG-RST-05")
        p.glory -= card_of(g, paid.card).upkeep
        due.remove(paid)
        g.say(UpkeepPaid(p.hero, paid.card), "DG-RST-05")
    for readied in due:
        p.inventory.remove(readied)
        for attached in readied.under:
            cards.discard(g, attached)
        p.hand.append(readied.card)
        g.say(UpkeepUnpaid(p.hero, readied.card), "DG-RST-05")
    if due:
        await cards.keep_limits(g, p)


# ---- II Dungeonlord


@step
@at_once(next_turn)
async def dungeonlord_phase(g: G) -> Then:
    p = g.state.players[g.state.active]
    match await dungeonlord.phase(g, p):
        case "pass":
            return build()
        case "encounters":
            return declare()
        case card:
            await dungeonlord.play_bane(g, p, card)
            return dungeonlord_phase()


@step
@at_once(next_turn)
async def declare(g: G) -> Then:
    """DG-DLP-06: all encounters are announced, with victim and order, before any is fought."""
    state = g.state
    p = state.players[state.active]
    options = dungeonlord.encounter_options(g, p)
    if options:
        done = "option-declared" if state.declared else "option-no-encounter"
        entry = await choose(
            p.seat, [*options, Option(PASS, None, done)], "ask-declare", rule="DG-DLP-06"
        )
        if entry is not None:
            state.declared.append(entry)
            return declare()
    state.encounters_played = True
    await dungeonlord.play_encounters(g, p)
    if state.coming:
        await moments.calm(g, attacked=True)
    return fight()


@step
@at_once(next_turn)
async def fight(g: G) -> Then:
    if not g.state.coming:
        return dungeonlord_phase()
    await dungeonlord.next_battle(g)
    return fight()


# ---- III Build


@step
@at_once(next_turn)
async def build(g: G) -> Then:
    """DG-LOC-01; with the whole map laid before the game there is no Build phase (DG-VAR-05)."""
    g.state.phase = "build"
    p = g.state.players[g.state.active]
    await dungeon.lay_next(g, p)
    g.state.phase = "hero"
    await moments.calm(g)
    return hero_phase()


# ---- IV Hero


@step
@at_once(next_turn)
async def hero_phase(g: G) -> Then:
    """DG-HER-01: one action; the player decides when the phase ends (DG-HER-04)."""
    p = g.state.players[g.state.active]
    options = hero_options(g, p)
    options.append(Option(PASS, None, "option-end-turn"))
    chosen = await choose(p.seat, options, "ask-hero", rule="DG-HER-01", ap=p.ap + p.loose)
    match chosen:
        case None:
            return discard_phase()
        case ("move", side, there):
            await movement.move(g, p, side, there)
        case ("explore",):
            heroes.spend(p)
            await dungeon.lay_next(g, p)
        case (what, quest):
            if await quests.act(g, p, what, quest):
                # DG-TRN-05: completing a quest ends the Hero phase immediately.
                return discard_phase()
        case Deed():
            await moments.perform(g, p, chosen, None)
    return hero_phase()


def hero_options(g: G, p: Player) -> list[Option[Any]]:
    """DG-HER-02: what the hero can do now, with its price."""
    options: list[Option[Any]] = []
    if movement.can_move(p):
        for side, there in dungeon.ways(g, p.at):
            options.append(
                Option(
                    f"move:{there}",
                    ("move", side, there),
                    "option-move",
                    movement.way(g, p, side, there),
                    there,
                )
            )
    if heroes.can_spend(p) and g.state.locations:
        options.append(Option("explore", ("explore",), "option-explore", on="locations"))
    options += quests.options(g, p)
    options += cards.glory_options(g, p)
    options += moments.readied_options(g, p)
    if p.fallen and p.ap + p.loose > 0:
        options.append(Option("stand", Deed("stand"), "option-stand", on=f"hero:{p.hero}"))
    if battle.may_start(g, p):
        options += moments.attack_options(g, p)
    if heroes.can_tip(g, p):
        options.append(Option("tip", Deed("tip"), "option-tip", on=f"hero:{p.hero}"))
    return options


# ---- V Discard and draw


@step
@at_once(next_turn)
async def discard_phase(g: G) -> Then:
    """DG-DSC-09: discard, points for staying, save an AP, draw."""
    state = g.state
    state.phase = "discard"
    p = state.players[state.active]
    await discard(g, p)
    if not p.moved:
        movement.points(g, p, "DG-DSC-04")
        if state.rules.solo:
            # DG-AMB-52: staying brings the encounters of the location too.
            drawn = await alone.encounters(g, p)
            await alone.attackers(g, p, drawn)
    await save_point(g, p)
    return draw_phase()


@step
@at_once(next_turn)
async def draw_phase(g: G) -> Then:
    """DG-DSC-07, DG-SOL-14."""
    p = g.state.players[g.state.active]
    if g.state.rules.solo:
        await alone.may_draw(g, p, "DG-SOL-14")
    else:
        await cards.draw_to(g, p, cards.HAND)
    return next_turn(g)


async def discard(g: G, p: Player) -> None:
    """DG-DSC-01..03: one card of the hand, a treasure, or a monster of the lair, never a boon;
    without a hand (or by the variant, or in solo) it is voluntary."""
    options: list[Option[Any]] = [
        Option(f"card:{card}", card, "option-card", {"card": card}, f"hand:{card}")
        for card in p.hand
    ]
    options += [
        Option(f"treasure:{card}", card, "option-card", {"card": card}, card)
        for card in cards.treasures(g, p)
    ]
    options += [
        Option(f"lair:{r.card}", r, "option-card", {"card": r.card}, r.card) for r in p.lair
    ]
    rules = g.state.rules
    if not options:
        return
    if not p.hand or rules.optional_discard or rules.solo:
        options.append(Option(PASS, None, "option-pass"))
    chosen = await choose(p.seat, options, "ask-discard-phase", rule="DG-DSC-01")
    if chosen is None:
        return
    if isinstance(chosen, Readied):
        lair.drop(g, p, chosen)
    elif chosen in p.hand:
        p.hand.remove(chosen)
        cards.discard(g, chosen)
        g.say(Discarded(p.hero, chosen), "DG-DSC-01")
    else:
        await cards.leave_play(g, p, chosen)


async def save_point(g: G, p: Player) -> None:
    """DG-DSC-05: exactly 1 AP may be saved, the rest are lost; never in Limited movement
    (DG-VAR-17). In solo there is no other player's turn to use it in."""
    left, p.ap, p.loose = p.ap, 0, 0
    if left < 1 or g.state.rules.limited_movement or g.state.rules.solo:
        return
    options = [Option("save", True, "option-save"), Option(PASS, False, "option-pass")]
    if await choose(p.seat, options, "ask-save", rule="DG-DSC-05"):
        p.ap = 1
        g.say(Saved(p.hero), "DG-DSC-05")
