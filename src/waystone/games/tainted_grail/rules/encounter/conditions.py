"""Conditions on cards: what counts, in an encounter and outside of it."""

from ...box.conditions import ATTRIBUTES, Able, Affinity, Condition, Count, Follows, Has
from ...box.printed import Face
from ...box.requirements import WorldCondition
from ...table.party import slot_of
from ...table.state import Doing, G, Hero
from ..journal.requirements import highest, holds, members
from .sequence import attribute, before_it, colour_now, count


def is_true(g: G, doing: Doing, condition: Condition | WorldCondition) -> bool:
    """Where there is no island nothing of it holds."""
    if g.state.world is None and not isinstance(condition, Condition):
        return False
    return holds(g, doing, condition)


def within(g: G, doing: Doing) -> bool:
    """It is asked of one character in an encounter."""
    return g.state.encounter is not None and doing.me >= 0


@holds.rule
def counts(g: G, doing: Doing, wanted: Count) -> bool:
    if within(g, doing):
        found = [count(g, wanted.of, doing.me, doing.card)]
    else:
        found = [count_outside(g, wanted, one) for one in members(g, doing)]
    return any(wanted.least <= n <= wanted.most for n in found)


def count_outside(g: G, wanted: Count, one: Hero) -> int:
    match wanted.of:
        case "missing-health":
            return max(0, g.content.characters[one.id].health - one.health)
        case "members":
            return len(g.state.heroes)
        case "health" | "terror" | "energy" | "food" | "wealth" | "magic":
            return int(getattr(one, wanted.of))
        case _:
            raise LookupError(f"{wanted.of} is counted in encounters only")


@holds.rule
def affinity(g: G, doing: Doing, wanted: Affinity) -> bool:
    return colour_now(g) == wanted.colour


@holds.rule
def has(g: G, doing: Doing, wanted: Has) -> bool:
    return any(slot_of(g, one, wanted.slot) for one in members(g, doing))


@holds.rule
def able(g: G, doing: Doing, wanted: Able) -> bool:
    """TG-SEQ-04 with what raises it now; outside, TG-JRN-08."""
    if within(g, doing):
        return attribute(g, doing.me, ATTRIBUTES.index(wanted.attribute)) >= wanted.least
    return highest(g, wanted.attribute, doing.seats) >= wanted.least


@holds.rule
def follows(g: G, doing: Doing, wanted: Follows) -> bool:
    if doing.card is None:
        return False
    before = before_it(g, doing.card)
    return isinstance(before, Face) and before.subtype == wanted.subtype
