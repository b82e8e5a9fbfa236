"""Condition cards: attached and discarded (TG-DTH-01, TG-DTH-07, TG-DTH-11)."""

from ...table.island_facts import Afflicted, Cured
from ...table.state import G, Hero
from ...table.world import Affliction


def card_of_kind(g: G, kind: str) -> str:
    """The card that a rule refers to: «You Are Dying» (solo or in company), «Going Insane»."""
    return next((c.id for c in g.content.conditions.values() if c.kind == kind), "")


def dying_card(g: G) -> str:
    """TG-DTH-01, TG-SOL-02: the solo version if it is the only character in play."""
    return card_of_kind(g, "dying-solo" if len(g.state.heroes) == 1 else "dying")


def attach(g: G, one: Hero, condition: str, rule: str) -> bool:
    """A card that is already there is not attached twice."""
    if not condition or any(a.id == condition for a in one.afflictions):
        return False
    one.afflictions.append(Affliction(condition))
    g.say(Afflicted(one.id, condition), rule)
    return True


def detach(g: G, one: Hero, condition: str, rule: str) -> None:
    for card in one.afflictions:
        if card.id == condition:
            one.afflictions.remove(card)
            g.say(Cured(one.id, condition), rule)
            return


def detach_kinds(g: G, one: Hero, kinds: tuple[str, ...], rule: str) -> None:
    for card in one.afflictions[:]:
        if g.content.conditions[card.id].kind in kinds:
            detach(g, one, card.id, rule)
