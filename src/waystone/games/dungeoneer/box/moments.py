"""The moments at which cards can do something, read from what is printed on them."""

from functools import cache
from typing import Literal

from .definitions import CardDef, Content, EffectDef
from .effects import Act, Add, Cancel, Heal, InResponse, Prevent, Reroll
from .traits import Use

MomentKind = Literal["calm", "roll", "rolled", "hurt", "dying", "response", "cast"]


def moments_of(act: Act) -> tuple[MomentKind, ...]:
    """When an act can do something: at a roll, after it, when wounds are about to be taken, when a
    bane is played, in the Response step; all the others in the calm between."""
    match act:
        case Add():
            return ("roll",)
        case Reroll():
            return ("rolled",)
        case Prevent():
            return ("hurt",)
        case Cancel():
            return ("cast",)
        case Heal():
            return ("dying", "calm")
        case _:
            return ("response",) if isinstance(act, InResponse) else ("calm",)


@cache
def reactive(content: Content) -> dict[str, frozenset[str]]:
    """By moment (and for the own Hero phase), the things that could ever do something at it."""
    kinds = ("calm", "roll", "rolled", "hurt", "dying", "response", "cast", "hero")
    found: dict[str, set[str]] = {kind: set() for kind in kinds}

    def note(thing: str, effects: tuple[EffectDef, ...]) -> None:
        for effect in effects:
            if isinstance(effect, Use):
                if effect.at == "response":
                    found["response"].add(thing)
                    continue
                if "calm" in moments_of(effect.do[0]):
                    found["hero"].add(thing)
                if effect.at == "any":
                    for kind in moments_of(effect.do[0]):
                        found[kind].add(thing)

    for key, card in content.adventure.items():
        note(key, card.effects)
        if card.timing == "response":
            found["response"].add(key)
        elif card.timing == "any":
            for kind in card_moments(card):
                found[kind].add(key)
    for hero in content.heroes.values():
        note(hero.id, hero.effects)
    for quest in content.quests.values():
        note(quest.id, quest.artifact)
    return {kind: frozenset(things) for kind, things in found.items()}


@cache
def of_timing(content: Content, card: str, timing: str) -> frozenset[str]:
    """DG-CRD-14: the cards of a sort that are played at a time."""
    cards = content.adventure.items()
    return frozenset(key for key, c in cards if c.card == card and c.timing == timing)


@cache
def glory_of_the_hero_phase(content: Content) -> frozenset[str]:
    """DG-CRD-14, DG-AMB-67: the Glory cards that may be played in the own Hero phase."""
    cards = content.adventure.items()
    return frozenset(key for key, c in cards if c.is_glory and c.timing in ("hero", "any"))


def card_moments(card: CardDef) -> tuple[MomentKind, ...]:
    """An instant at the moments of its first act, a permanent in the calm."""
    own = card.acts()
    return moments_of(own[0]) if own and card.duration == "instant" else ("calm",)
