"""Elements (GH-ELE): infusing, consuming, waning. 0 is Inert, 1 Waning, 2 Strong. GH-ELE-01: six of
them."""

from waystone.kernel.ask import PASS, Option, choose

from ...box.words import ELEMENTS, Element
from ...table.board import character_of
from ...table.facts import Consumed, Infused
from ...table.state import Figure, G
from ..players import untie
from .triggers import fire

STRONG, WANING = 2, 1


async def infuse(g: G, figure: Figure, elements: list[Element]) -> None:
    """GH-ELE-02, GH-ELE-14: asked for now, Strong at the end of the turn; GH-ELE-12, GH-AMB-15: of
    monsters after the last of the activation. GH-ELE-08: not to be consumed in this turn.
    GH-ELE-14: of any element the players name one, once for a type of monsters."""
    monsters = figure.kind == "monster" and g.state.turn.figure == figure.id
    for element in elements:
        if element == "wild":
            if monsters and g.state.monsters.named.setdefault(figure.type, figure.id) != figure.id:
                continue
            element = await _any_element(g, figure, list(ELEMENTS), "GH-ELE-14")
        if monsters:
            if element not in g.state.monsters.infused:
                g.state.monsters.infused.append(element)
            continue
        g.state.turn.infused.append(element)
        owner = character_of(g, figure)
        if owner:
            owner.deeds["elements-infused"] = owner.deeds.get("elements-infused", 0) + 1
            await fire(g, figure, "infuse")


def charge(g: G, elements: list[Element]) -> None:
    """GH-ELE-02: the infusions of a turn become Strong at its end. GH-ELE-11: also one that was
    consumed in it."""
    for element in elements:
        g.state.elements[element] = STRONG
        g.say(Infused(element), "GH-ELE-02")
    elements.clear()


def wane(g: G) -> None:
    """GH-ELE-05, GH-EOR-03: every element one step, at the end of the round."""
    for element, level in g.state.elements.items():
        if level:
            g.state.elements[element] = level - 1


def available(g: G, wanted: list[Element]) -> bool:
    """GH-ELE-06, GH-ELE-10: all symbols of an augment, each by an element of its own."""
    charged = {e for e, level in g.state.elements.items() if level}
    named = [e for e in wanted if e != "wild"]
    if len(set(named)) != len(named) or not charged.issuperset(named):
        return False
    return len(charged) - len(named) >= len(wanted) - len(named)


async def consume(g: G, figure: Figure, wanted: list[Element]) -> None:
    """GH-ELE-06, GH-ELE-07: the elements become Inert."""
    for element in sorted(wanted, key=lambda e: e == "wild"):
        if element == "wild":
            charged = [e for e, level in g.state.elements.items() if level]
            element = await _any_element(g, figure, charged, "GH-ELE-14")
        g.state.elements[element] = 0
        g.say(Consumed(figure.id, element), "GH-ELE-06")
        owner = character_of(g, figure)
        if owner:
            owner.deeds["elements-consumed"] = owner.deeds.get("elements-consumed", 0) + 1


async def may_consume(g: G, figure: Figure, wanted: list[Element], seat: int) -> bool:
    """GH-ELE-06: optional for characters."""
    if not available(g, wanted):
        return False
    key = "+".join(wanted)
    options = [
        Option(f"consume:{key}", True, "option-consume", {"elements": list(wanted)}),
        Option(PASS, False, "option-pass"),
    ]
    if not await choose(seat, options, "ask-consume", rule="GH-ELE-06", may=True):
        return False
    await consume(g, figure, wanted)
    return True


async def _any_element(g: G, figure: Figure, among: list[str], rule: str) -> Element:
    options: list[Option[Element]] = [
        Option(f"element:{e}", e, "option-element", {"element": e}, f"element:{e}")  # type: ignore[arg-type]
        for e in among
    ]
    owner = character_of(g, figure)
    if owner is None:
        return await untie(g, options, "ask-element", rule)
    return await choose(owner.seat, options, "ask-element", rule=rule)
