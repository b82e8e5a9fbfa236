"""The turn: Wrath roll, I Reset, II Dungeonlord, III Build, IV Hero, V Discard/Draw."""

from waystone.kernel.ask import PASS, Option, choose
from waystone.kernel.step import BACK, Then, in_order

from ..table.facts import TurnBegan
from ..table.state import Declared, G, left_of
from .battle import lair
from .cards import acting, decks, moments
from .cards.decks import HAND
from .cards.unseen import could
from .dungeon import laying, movement
from .dungeonlord import encounters, legal
from .endings import at_once
from .modes import nakari, solo, solo_aftermath, tiers
from .registry import step
from .turn import discard, hero, reset


@step.opens("round")
async def a_round(g: G, seat: int) -> Then:
    """DG-TRN-06: a round is a turn of every player."""
    g.state.round += 1
    return in_order(turn(seat), next_turn())


@step
async def next_turn(g: G) -> Then:
    """DG-TRN-01, DG-TRN-04: the next living player to the left; when all have had a turn a new
    round begins (DG-TRN-06). What a turn that broke off has left in the air is put away
    (DG-AMB-31). Once the last hero below the level of the next tier has fallen, it begins
    (DG-AMB-80)."""
    tidy(g)
    await tiers.tier_change(g)
    state = g.state
    here = state.active
    there = left_of(g, here).seat
    passed = (there - state.first) % len(state.players) <= (here - state.first) % len(state.players)
    return a_round(there) if passed else in_order(turn(there), next_turn())


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
        decks.finish(g, card)


@step.opens("turn")
@at_once(next_turn)
async def turn(g: G, seat: int) -> Then:
    """DG-TRN-02, DG-TRN-03: the Wrath roll comes before Reset (DG-RST-01); then there is time for
    what fits any moment (DG-SPC-02). Alone nobody is the Dungeonlord (DG-SOL-05)."""
    state = g.state
    state.active = seat
    state.turn += 1
    state.phase = "reset"
    p = state.players[seat]
    g.say(TurnBegan(p.hero, state.round), "DG-TRN-01")
    nakari.wrath_roll(g, p)
    await reset.reset(g, p)
    await moments.calm(g)
    state.phase = "dungeonlord"
    deeds = (build(), hero_phase(), discard_phase(), draw_phase())
    return in_order(*deeds) if state.rules.solo else in_order(dungeonlord_phase(), *deeds)


# ---- II Dungeonlord


@step
@at_once(next_turn)
async def dungeonlord_phase(g: G) -> Then:
    """DG-DLP-01, DG-DLP-05, DG-DLP-06: banes before and after the encounters, as the player
    likes."""
    p = g.state.players[g.state.active]
    deed = await encounters.phase(g, p)
    if deed is None:
        return BACK
    await acting.perform(g, p, deed, None)
    return dungeonlord_phase()


@step
@at_once(next_turn)
async def declare(g: G) -> Then:
    """DG-DLP-06: all encounters are announced, with victim and order, before any is fought, and the
    victims may prepare (DG-QCA-22); then one battle for each victim (DG-AMB-12)."""
    state = g.state
    p = state.players[state.active]
    options: list[Option[Declared | None]] = [
        Option(o.key, o.value, o.text, o.args, o.on) for o in legal.encounter_options(g, p)
    ]
    if options or (g.even and could(g, p, legal.encounter_options)):
        options.append(Option(PASS, None, "option-declared"))
        entry = await choose(
            p.seat, options, "ask-declare", rule="DG-DLP-06", may=g.even, hushed=g.even
        )
        if entry is not None:
            state.declared.append(entry)
            return declare()
    state.encounters_played = True
    await encounters.play_encounters(g, p)
    if state.coming:
        await moments.calm(g, attacked=True)
    return in_order(*(fight() for _ in state.coming)) if state.coming else BACK


@step
@at_once(next_turn)
async def fight(g: G) -> Then:
    """DG-DLP-11: in the order in which the victims were named."""
    await encounters.next_battle(g)
    return BACK


# ---- III Build


@step
@at_once(next_turn)
async def build(g: G) -> Then:
    """DG-LOC-01; with the whole map laid before the game there is no Build phase (DG-VAR-05). Then
    there is time for what fits any moment (DG-SPC-02)."""
    g.state.phase = "build"
    p = g.state.players[g.state.active]
    await laying.lay_next(g, p)
    g.state.phase = "hero"
    await moments.calm(g)
    return BACK


# ---- IV Hero


@step
@at_once(next_turn)
async def hero_phase(g: G) -> Then:
    """DG-HER-01: one action after another; the player decides when the phase ends (DG-HER-04), or
    a completed quest ends it at once (DG-TRN-05, DG-QST-08)."""
    p = g.state.players[g.state.active]
    options = hero.hero_options(g, p)
    options.append(Option(PASS, None, "option-end-turn"))
    deed = await choose(p.seat, options, "ask-hero", rule="DG-HER-01", ap=p.ap + p.loose)
    if deed is None:
        return BACK
    completed = len(p.done)
    await acting.perform(g, p, deed, None)
    return hero_phase() if len(p.done) == completed else BACK


# ---- V Discard and draw


@step
@at_once(next_turn)
async def discard_phase(g: G) -> Then:
    """DG-DSC-09: discard, points for staying, save an AP, draw."""
    state = g.state
    state.phase = "discard"
    p = state.players[state.active]
    await discard.discard(g, p)
    if not p.moved:
        movement.points(g, p, "DG-DSC-04")
        if state.rules.solo:
            # DG-AMB-52: staying brings the encounters of the location too.
            drawn = await solo.encounters(g, p)
            await solo.attackers(g, p, drawn)
    await discard.save_point(g, p)
    return BACK


@step
@at_once(next_turn)
async def draw_phase(g: G) -> Then:
    """DG-DSC-07, DG-DSC-08, DG-SOL-14: up to five cards, of a new deck if need be; alone one of the
    Glory deck, if wanted."""
    p = g.state.players[g.state.active]
    if g.state.rules.solo:
        await solo_aftermath.may_draw(g, p, "DG-SOL-14")
    else:
        await decks.draw_to(g, p, HAND)
    return BACK
