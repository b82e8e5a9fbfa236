"""DG-SPC: what may be done in any player's turn, and the moments at which it is asked for.

The book lets any-moment cards be played whenever they can be paid. A card is offered at the
moments where its first effect can do something: before a die is rolled, after it, when wounds are
about to be taken, when a hero is about to fall, in the Response step, when a bane is played, and
(all the others) in the calm between."""

from typing import Literal

from waystone.kernel.ask import PASS, Option, choose

from ...box.effects import Roll, Stat
from ...box.moments import reactive
from ...table.state import G, Player, clockwise
from ...table.stats import traits
from ...table.sums import Part
from ..turn import special_actions
from . import acting, fitting, glory_cards, unseen, uses
from .occasions import DropEscort, Moment, Offer

SIDES = 6
PERSONAL = frozenset({"response", "hurt", "dying", "cast"})
"""Moments that concern one player only."""


_NOTHING: Offer = Option(PASS, None, "option-pass")


async def calm(g: G, *, attacked: bool = False) -> None:
    """DG-SPC-01, DG-SPC-02, DG-SPC-04, DG-AMB-81: the active player first, then clockwise, may do
    what fits any moment."""
    await offer(g, Moment("calm", g.state.active, attacked=attacked), "ask-any-moment")


async def offer(g: G, moment: Moment, prompt: str) -> None:
    """DG-GEN-09: ask everybody in turn, the active player first, and all of them again as long as
    somebody plays something."""
    rule = "DG-SPC-03" if moment.kind == "response" else "DG-SPC-02"
    reacts = reactive(g.content)[moment.kind]
    while True:
        before = moment.played
        concerned = [g.state.players[moment.seat]] if moment.kind in PERSONAL else clockwise(g)
        for p in concerned:
            options = _offered(g, p, moment, reacts) if p.alive else []
            if options or g.even:
                await ask_seat(g, p.seat, options, moment, prompt, rule)
        if moment.played == before:
            return


async def ask_seat(
    g: G, seat: int, options: list[Offer], moment: Moment, prompt: str, rule: str
) -> None:
    """One seat does what it likes at this moment, until it passes or has no more; nobody else
    learns that it was asked."""
    while options or (g.even and could(g, seat, moment)):
        options.append(_NOTHING)
        deed = await choose(
            seat,
            options,
            prompt,
            rule=rule,
            may=True,
            hushed=True,
            formal=moment.steps is not None and is_settled(moment, seat, options),
            die=moment.die,
            wounds=moment.wounds,
            hero=concerned(g, moment),
        )
        if deed is None:
            return
        moment.played += 1
        moment.steps = None
        await acting.perform(g, g.state.players[seat], deed, moment)
        options = playable(g, seat, moment)


def is_settled(moment: Moment, seat: int, options: list[Offer]) -> bool:
    """Whether a die could be cast anew for nothing: no face of the own one would come to more than
    what it shows, and none of a rival's to anything else."""
    least = moment.die if moment.seat == seat else 1
    open_still = any(least < step <= SIDES for step in moment.steps or ())
    return not open_still and not any(isinstance(o.value, DropEscort) for o in options)


def concerned(g: G, moment: Moment) -> str:
    """The hero to whom something is about to happen; in the calm nothing is."""
    if moment.kind == "calm" or moment.seat < 0:
        return ""
    return g.state.players[moment.seat].hero


def playable(g: G, seat: int, moment: Moment) -> list[Offer]:
    """What a seat may do at this moment."""
    p, kind = g.state.players[seat], moment.kind
    if not p.alive or (kind in PERSONAL and seat != moment.seat):
        return []
    return _offered(g, p, moment, reactive(g.content)[kind])


def _offered(g: G, p: Player, moment: Moment, reacts: frozenset[str]) -> list[Offer]:
    """What a living player may do at this moment, with what could ever do something at it."""
    options = uses.readied_options(g, p, moment, reacts)
    held = not reacts.isdisjoint(p.hand)
    if held:
        options = [*_cards(g, p, moment, reacts), *options]
    if moment.kind == "calm":
        if held or (p.lair and any(r.card in reacts for r in p.lair)):
            options += special_actions.perilous(g, p)
        if p.ap or p.loose or g.state.rules.limited_movement:
            options += special_actions.bodily(g, p, moment)
    for quest in p.quests:
        if quest.carried and (options or special_actions.at_risk(g, p, moment)):
            return [*options, *special_actions.drop_options(g, p)]
    return options


def could(g: G, seat: int, moment: Moment) -> bool:
    """Whether a seat could do something at this moment, by what all can see."""
    return unseen.could(g, g.state.players[seat], lambda g, p: playable(g, p.seat, moment))


def _cards(g: G, p: Player, moment: Moment, among: frozenset[str]) -> list[Offer]:
    """Of these cards those of the hand that may be played at this moment."""
    timely = [card for card in p.hand if card in among and _is_timely(g, p, card, moment)]
    if not timely:
        return []
    known = traits(g, p)
    return [
        glory_cards.play_option(card, glory_cards.price(g, p, card, known))
        for card in timely
        if glory_cards.can_play(g, p, card, known)
    ]


def _is_timely(g: G, p: Player, card: str, moment: Moment) -> bool:
    """DG-CRD-14: at its printed timing only; an instant at the moment of its first act, a permanent
    in the calm."""
    printed = g.content.adventure[card]
    if printed.timing != "any" and (printed.timing, moment.kind) != ("response", "response"):
        return False
    if printed.duration != "instant":
        return moment.kind == "calm"
    own = printed.acts()
    return not own or fitting.fits(g, p, own[0], moment)


async def roll(
    g: G,
    purpose: str,
    seat: int,
    on: Roll,
    stat: Stat | Literal["level", "life", ""],
    *,
    hero: bool = True,
) -> tuple[int, list[Part]]:
    """DG-GEN-07: a roll of which nobody knows yet what it will come to. Gives the die and the
    modifiers."""
    moment = await modified(g, seat, on, stat, hero=hero)
    await cast(g, moment, purpose)
    return moment.die, moment.parts


async def modified(
    g: G, seat: int, on: Roll, stat: Stat | Literal["level", "life", ""], *, hero: bool = True
) -> Moment:
    """DG-GEN-07, DG-GEN-10: modifiers are declared before the die is rolled."""
    moment = Moment("roll", seat, on, stat, hero)
    await offer(g, moment, "ask-before-roll")
    return moment


async def cast(g: G, moment: Moment, purpose: str, *steps: int) -> None:
    """DG-GEN-07, DG-GEN-10: one die is rolled; what a card allows afterwards comes last. `steps`
    are the faces from which on it comes to more, if that is known."""
    moment.kind = "rolled"
    moment.die = g.streams.roll(purpose)
    moment.steps = steps or None
    await offer(g, moment, "ask-after-roll")
