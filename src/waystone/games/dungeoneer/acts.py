"""What the acts of cards do: one function each. `fits` says when an act can do something."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from waystone.kernel.ask import Option, choose

from . import battle, cards, dungeon, heroes, lair, movement, nakari, quests, threats, wounds
from . import effects as e
from .effects import Act, Who
from .facts import (
    CardCancelled,
    ExitsOpened,
    Gained,
    Lost,
    Peeked,
    PeekedSome,
    Shifted,
    Stole,
    Surged,
    TokenPlaced,
)
from .occasions import Cause
from .state import G, Player, Surging, card_of, heroes_at, opponents


def meant(g: G, who: Who, cause: Cause) -> list[Player]:
    """The living heroes that a card speaks of, in turn order."""
    players = g.state.players
    if who == "here":
        return heroes_at(g, cause.at or players[cause.by].at)
    if who == "rivals":
        return opponents(g, cause.by)
    seat = cause.by if who == "you" else cause.target
    return [players[seat]] if seat >= 0 and players[seat].alive else []


async def do(g: G, acts: Iterable[Act], cause: Cause) -> None:
    for act in acts:
        await _HOW[type(act)](g, act, cause)


# ---- life and points


async def heal(g: G, act: e.Heal, cause: Cause) -> None:
    for p in meant(g, act.who, cause):
        heroes.heal(g, p, act.amount)


async def wound(g: G, act: e.Wound, cause: Cause) -> None:
    for p in meant(g, act.who, cause):
        await wounds.suffer(g, p, act.amount, "DG-BAT-19")


async def glory(g: G, act: e.Glory, cause: Cause) -> None:
    for p in meant(g, act.who, cause):
        gain(g, p, act.amount, 0)


async def peril(g: G, act: e.Peril, cause: Cause) -> None:
    for p in meant(g, act.who, cause):
        gain(g, p, 0, act.amount)


def gain(g: G, p: Player, glory: int, peril: int, rule: str = "DG-GEN-05") -> None:
    """DG-GEN-05/06: no upper limit, never below 0. In solo nobody counts Peril (DG-AMB-50)."""
    glory = max(-p.glory, glory)
    peril = 0 if g.state.rules.solo else max(-p.peril, peril)
    p.glory += glory
    p.peril += peril
    if glory > 0 or peril > 0:
        g.say(Gained(p.hero, max(0, glory), max(0, peril)), rule)
    if glory < 0 or peril < 0:
        g.say(Lost(p.hero, max(0, -glory), max(0, -peril)), rule)


async def steal_glory(g: G, act: e.StealGlory, cause: Cause) -> None:
    for victim in meant(g, "target", cause):
        taken = min(act.amount, victim.glory)
        gain(g, victim, -taken, 0)
        gain(g, g.state.players[cause.by], taken, 0)


async def pass_peril(g: G, act: e.PassPeril, cause: Cause) -> None:
    p = g.state.players[cause.by]
    other = await pick_hero(g, cause.by, opponents(g, cause.by), "ask-peril-to")
    moved = min(act.amount, p.peril)
    if other is not None and moved:
        gain(g, p, 0, -moved)
        gain(g, other, 0, moved)


async def pick_hero(g: G, seat: int, among: list[Player], prompt: str) -> Player | None:
    if not among:
        return None
    options = [
        Option(f"hero:{p.hero}", p, "option-hero", {"hero": p.hero}, f"hero:{p.hero}")
        for p in among
    ]
    return await choose(seat, options, prompt)


async def level(g: G, act: e.Level, cause: Cause) -> None:
    for p in meant(g, act.who, cause):
        heroes.change_level(g, p, act.amount, "DG-EFF-13")


async def action_points(g: G, act: e.ActionPoints, cause: Cause) -> None:
    """DG-GEN-16: points at once, because the card says so."""
    for p in meant(g, act.who, cause):
        p.ap = max(0, p.ap + act.amount)


async def surge(g: G, act: e.Surge, cause: Cause) -> None:
    """DG-CRD-08: for the current turn; AP stay as they are (DG-GEN-15)."""
    for p in meant(g, act.who, cause):
        p.surging.append(Surging(act.stat, act.amount, act.on))
        g.say(Surged(p.hero, act.stat, act.amount), "DG-CRD-08")


async def wrath_tokens(g: G, act: e.WrathTokens, cause: Cause) -> None:
    """DG-NAK-02: 0 to 5 tokens."""
    if g.state.wrath >= 0:
        most = nakari.event(g).tokens
        g.state.wrath = min(most, max(0, g.state.wrath + act.amount))
        g.say(TokenPlaced(g.state.wrath), "DG-NAK-02")


# ---- falling, warps, shifts


async def fall(g: G, act: e.Fall, cause: Cause) -> None:
    for p in meant(g, act.who, cause):
        heroes.fall(g, p, act.stat, act.value)


async def stand(g: G, act: e.Stand, cause: Cause) -> None:
    for p in meant(g, act.who, cause):
        if p.fallen:
            heroes.get_up(g, p)


async def warp(g: G, act: e.Warp, cause: Cause) -> None:
    for p in meant(g, act.who, cause):
        places = warp_places(g, p, act)
        if not places:
            continue
        if act.to == "random":
            place = g.streams.pick("warp", places)
        else:
            options = [
                Option(f"place:{place}", place, "option-place", {"place": place}, place)
                for place in places
            ]
            place = await choose(cause.by, options, "ask-warp", rule="DG-EFF-06", hero=p.hero)
        await movement.warp(g, p, place)


def warp_places(g: G, p: Player, act: e.Warp) -> list[str]:
    """DG-EFF-09: never between dungeon and surface."""
    frame = g.content.locations[p.at].frame
    places = [
        place
        for place in g.state.board.places
        if place != p.at and g.content.locations[place].frame == frame
    ]
    if act.to == "entrance":
        return [place for place in places if g.content.locations[place].entrance]
    if act.to == "hero":
        return [place for place in places if heroes_at(g, place)]
    return places


async def swap_heroes(g: G, act: e.SwapHeroes, cause: Cause) -> None:
    you = g.state.players[cause.by]
    for other in meant(g, "target", cause):
        here, there = you.at, other.at
        if here != there:
            await movement.warp(g, other, here)
            if you.alive:
                await movement.warp(g, you, there)


async def shift(g: G, act: e.Shift, cause: Cause) -> None:
    """DG-EFF-10..12."""
    if act.how == "turn":
        place = await pick_place(g, cause.by, dungeon.turnable(g), "ask-shift-turn")
        if place:
            dungeon.turn_round(g, place)
            g.say(Shifted(place), "DG-EFF-10")
        return
    one = await pick_place(g, cause.by, list(g.state.board.places), "ask-shift-one")
    other = await pick_place(g, cause.by, dungeon.swappable(g, one), "ask-shift-other")
    if other:
        dungeon.swap(g, one, other)
        g.say(Shifted(one), "DG-EFF-10")
        g.say(Shifted(other), "DG-EFF-10")


async def pick_place(g: G, seat: int, places: list[str], prompt: str) -> str:
    if not places:
        return ""
    options = [
        Option(f"place:{place}", place, "option-place", {"place": place}, place) for place in places
    ]
    return await choose(seat, options, prompt, rule="DG-EFF-10")


async def unlock(g: G, act: e.Unlock, cause: Cause) -> None:
    p = g.state.players[cause.by]
    for side, _ in dungeon.ways(g, p.at):
        movement.open_exit(g, p.at, side)
    g.say(ExitsOpened(p.at), "DG-GEN-01")


async def explore(g: G, act: e.Explore, cause: Cause) -> None:
    for _ in range(act.count):
        await dungeon.lay_next(g, g.state.players[cause.by])


# ---- cards


async def draw(g: G, act: e.Draw, cause: Cause) -> None:
    for p in meant(g, act.who, cause):
        await cards.draw(g, p, act.count)


async def drop(g: G, act: e.Drop, cause: Cause) -> None:
    for p in meant(g, act.who, cause):
        for _ in range(min(act.count, len(p.hand))):
            await cards.discard_one(g, p, random=act.random)


async def recover(g: G, act: e.Recover, cause: Cause) -> None:
    p = g.state.players[cause.by]
    found = recoverable(g, act)
    if found:
        options = [
            Option(f"card:{card}", card, "option-card", {"card": card}, f"discard:{card}")
            for card in found
        ]
        card = await choose(p.seat, options, "ask-recover", rule="DG-GEN-01")
        cards.pile(g, card).remove(card)
        p.hand.append(card)


def recoverable(g: G, act: e.Recover) -> list[str]:
    piles = g.state.discard + g.state.peril_discard
    return [card for card in piles if card_of(g, card).card == act.card]


async def strip(g: G, act: e.Strip, cause: Cause) -> None:
    """DG-CRD-17: a boon leaves the inventory only by force of a card."""
    for p in meant(g, act.who, cause):
        found = strippable(g, p, act)
        if found:
            seat = p.seat if act.chooser == "holder" else cause.by
            options = [
                Option(f"card:{card}", card, "option-card", {"card": card}, card) for card in found
            ]
            card = await choose(seat, options, "ask-strip", rule="DG-CRD-17", hero=p.hero)
            await cards.leave_play(g, p, card)


def strippable(g: G, p: Player, act: e.Strip) -> list[str]:
    if act.card == "bane":
        return [readied.card for readied in p.banes]
    if act.card == "treasure":
        return cards.treasures(g, p)
    return [r.card for r in p.inventory if card_of(g, r.card).card == "boon"]


async def rob(g: G, act: e.Rob, cause: Cause) -> None:
    you = g.state.players[cause.by]
    for victim in meant(g, "target", cause):
        found = [c for c in cards.treasures(g, victim) if cards.has_room(g, you, c)]
        if found:
            options = [Option(f"card:{c}", c, "option-card", {"card": c}, c) for c in found]
            card = await choose(you.seat, options, "ask-rob", rule="DG-LIM-08", hero=victim.hero)
            readied = cards.in_inventory(victim, card)
            victim.inventory.remove(readied)
            you.inventory.append(readied)
            g.say(Stole(you.hero, victim.hero, card), "DG-GEN-01")
            await cards.keep_limits(g, victim)


async def peek(g: G, act: e.Peek, cause: Cause) -> None:
    for victim in meant(g, "target", cause):
        you = g.state.players[cause.by]
        g.say(
            Peeked(you.hero, victim.hero, list(victim.hand)),
            "DG-GEN-01",
            to=(you.seat,),
            others=PeekedSome(you.hero, victim.hero),
        )


async def snatch(g: G, act: e.Snatch, cause: Cause) -> None:
    for victim in meant(g, "target", cause):
        if victim.hand:
            card = g.streams.pick("snatch", victim.hand)
            victim.hand.remove(card)
            you = g.state.players[cause.by]
            you.hand.append(card)
            g.say(
                Stole(you.hero, victim.hero, card),
                "DG-GEN-01",
                to=(you.seat, victim.seat),
                others=PeekedSome(you.hero, victim.hero),
            )


async def summon(g: G, act: e.Summon, cause: Cause) -> None:
    """DG-LAI-04: the lair keeps its limit."""
    found = summonable(g)
    if found:
        options = [
            Option(f"card:{card}", card, "option-card", {"card": card}, f"discard:{card}")
            for card in found
        ]
        card = await choose(cause.by, options, "ask-summon", rule="DG-LAI-04")
        cards.pile(g, card).remove(card)
        await lair.enter(g, g.state.players[cause.by], card)


def summonable(g: G) -> list[str]:
    piles = g.state.discard + g.state.peril_discard
    return [card for card in piles if card_of(g, card).monster is not None]


# ---- quests


async def fresh_attempt(g: G, act: e.FreshAttempt, cause: Cause) -> None:
    g.state.players[cause.by].attempts = 0


async def swap_quest(g: G, act: e.SwapQuest, cause: Cause) -> None:
    await quests.swap(g, g.state.players[cause.by])


# ---- battles, rolls, moments


async def dismiss(g: G, act: e.Dismiss, cause: Cause) -> None:
    await battle.dismiss(g, cause.by, act.to, act.kind)


async def evade(g: G, act: e.Evade, cause: Cause) -> None:
    await battle.evade(g, cause.by, act.form)


async def tame(g: G, act: e.Tame, cause: Cause) -> None:
    await battle.tame(g, cause.by, act.kind)


async def turncoat(g: G, act: e.Turncoat, cause: Cause) -> None:
    await battle.change_form(g, cause.by)


async def add(g: G, act: e.Add, cause: Cause) -> None:
    """DG-GEN-07."""
    if cause.moment is not None:
        cause.moment.bonus += act.amount


async def reroll(g: G, act: e.Reroll, cause: Cause) -> None:
    if cause.moment is not None:
        cause.moment.die = g.streams.roll("reroll")


async def prevent(g: G, act: e.Prevent, cause: Cause) -> None:
    if cause.moment is not None:
        cause.moment.wounds = max(0, cause.moment.wounds - act.amount)


async def cancel(g: G, act: e.Cancel, cause: Cause) -> None:
    if cause.moment is not None:
        cause.moment.cancelled = True
        g.say(CardCancelled(cause.card), "DG-GEN-01")


async def threat(g: G, act: e.Threat, cause: Cause) -> None:
    """DG-THR-04: each hero meant rolls separately."""
    for p in meant(g, act.who, cause):
        passed = await threats.overcome(g, p, act.stat, act.value)
        then = act.passed if passed else act.failed
        await do(g, then, Cause(cause.by, cause.card, p.seat, cause.at, cause.moment))


_HOW: dict[type, Callable[[G, Any, Cause], Awaitable[None]]] = {
    e.Heal: heal,
    e.Wound: wound,
    e.Glory: glory,
    e.Peril: peril,
    e.StealGlory: steal_glory,
    e.PassPeril: pass_peril,
    e.Draw: draw,
    e.Drop: drop,
    e.ActionPoints: action_points,
    e.Fall: fall,
    e.Stand: stand,
    e.Warp: warp,
    e.SwapHeroes: swap_heroes,
    e.Shift: shift,
    e.Level: level,
    e.Recover: recover,
    e.Strip: strip,
    e.Rob: rob,
    e.Dismiss: dismiss,
    e.Evade: evade,
    e.Tame: tame,
    e.Turncoat: turncoat,
    e.Add: add,
    e.Reroll: reroll,
    e.Prevent: prevent,
    e.Cancel: cancel,
    e.Surge: surge,
    e.Explore: explore,
    e.Unlock: unlock,
    e.Peek: peek,
    e.Snatch: snatch,
    e.FreshAttempt: fresh_attempt,
    e.SwapQuest: swap_quest,
    e.WrathTokens: wrath_tokens,
    e.Summon: summon,
    e.Threat: threat,
}
