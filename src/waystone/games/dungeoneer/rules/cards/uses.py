"""DG-SPC-04: the effects that heroes, readied cards and artifacts offer."""

from waystone.kernel.ask import Option

from ...box.definitions import EffectDef
from ...box.traits import Use
from ...table.state import G, Player
from ..hero import action_points
from . import fitting
from .occasions import Moment, Offer, UseEffect


def use_options(g: G, p: Player, thing: str, moment: Moment | None) -> list[Offer]:
    """DG-SPC-04: the effects of a readied thing that can be paid for and do something now; with
    no moment, those of the own Hero phase."""
    options: list[Offer] = []
    for n, effect in enumerate(effects_of(g, thing)):
        if isinstance(effect, Use) and _use_fits(g, p, thing, n, effect, moment):
            options.append(_use_option(thing, n, effect))
    return options


def _use_option(thing: str, n: int, use: Use) -> Offer:
    """An effect of a readied thing, with its price."""
    key = f"use:{thing}:{n}" if n else f"use:{thing}"
    price = {"glory": use.glory, "ap": use.ap, "life": use.life, "spend": use.spend}
    return Option(key, UseEffect(thing, n), "option-use", {"card": thing, **price}, thing)


def effects_of(g: G, thing: str) -> tuple[EffectDef, ...]:
    """DG-SPC-04, DG-QCA-01: the effects of a card, a hero or an artifact by its id."""
    content = g.content
    if thing in content.adventure:
        return content.adventure[thing].effects
    if thing in content.heroes:
        return content.heroes[thing].effects
    return content.quests[thing].artifact


def _use_fits(g: G, p: Player, thing: str, n: int, use: Use, moment: Moment | None) -> bool:
    """DG-SPC-04, DG-GEN-12, DG-CRD-14: not used this turn, its price can be paid, its timing has
    come."""
    if use.once and f"{thing}/{n}" in p.used:
        return False
    if p.glory < use.glory or p.life <= use.life:
        return False
    if use.ap and not action_points.can_spend(p, use.ap):
        return False
    if moment is None:
        return use.at != "response" and fitting.possible(g, p, use.do[0])
    if use.at == "hero" or (use.at == "response") != (moment.kind == "response"):
        return False
    return fitting.fits(g, p, use.do[0], moment)


def readied_options(g: G, p: Player, moment: Moment | None, among: frozenset[str]) -> list[Offer]:
    """What those of these things offer that work where they lie: the hero, the inventory with what
    is attached to it, the artifacts; with no moment, in the own Hero phase."""
    options: list[Offer] = []
    if p.card in among:
        options += use_options(g, p, p.card, moment)
    for readied in p.inventory:
        if readied.card in among:
            options += use_options(g, p, readied.card, moment)
        if readied.under:
            for attached in readied.under:
                if attached in among:
                    options += use_options(g, p, attached, moment)
    for artifact in p.artifacts:
        if artifact in among:
            options += use_options(g, p, artifact, moment)
    return options
