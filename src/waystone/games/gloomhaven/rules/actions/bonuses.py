"""Active bonuses (GH-BON): which of them bear on a figure now; shield and retaliate."""

from typing import NamedTuple, TypeVar

from ...box.lasting import Guarded, Retaliate, Shield
from ...table.acting import Act
from ...table.board import beside
from ...table.numbers import numbers
from ...table.provisos import holds
from ...table.state import Active, Character, Figure, G, ItemState
from ...table.values import amount
from ..scenario.cards import action_of, use_circle
from .items import wear

B = TypeVar("B")


class Source(NamedTuple):
    """Where a bonus comes from: a card in the active area or an item that is worn."""

    owner: Character
    active: Active | None
    item: ItemState | None


def running(g: G, figure: Figure, kind: type[B]) -> list[tuple[Source, B]]:
    """The bonuses of a kind that bear on a figure, with where they come from. GH-CON-25: a stun
    does not stop them. GH-BON-01, GH-ITM-10: cards in the active area and items that run."""
    found: list[tuple[Source, B]] = []
    if figure.side != "friend":
        return found
    lasting, worn = g.content.lasting, g.content.worn
    for owner in g.state.characters:
        if owner.exhausted:
            continue
        for active in owner.active:
            for bonus in lasting[active.card, active.half]:
                if isinstance(bonus, kind) and _bears(g, owner, bonus, figure):
                    found.append((Source(owner, active, None), bonus))
        for item in owner.items:
            if item.state == "ready":
                for bonus in worn[item.item]:
                    if isinstance(bonus, kind) and _bears(g, owner, bonus, figure):
                        found.append((Source(owner, None, item), bonus))
    return found


def _bears(g: G, owner: Character, bonus: object, figure: Figure) -> bool:
    who = getattr(bonus, "who", "self")
    if who == "self":
        return figure.id == owner.id
    if who == "party":
        return True
    if who == "summons":
        return figure.owner == owner.id
    mine = g.state.figures.get(owner.id)
    return mine is not None and beside(g, mine, figure)


def wears_out(g: G, source: Source) -> bool:
    """Whether using a bonus brings its end nearer."""
    if source.active is not None:
        return bool(action_of(g.content, source.active.card, source.active.half).circles)
    return source.item is not None and bool(g.content.items[source.item.item].circles)


def use(g: G, source: Source) -> None:
    """GH-BON-02, GH-ITM-10: a circle is used."""
    if source.active is not None:
        use_circle(g, source.owner, source.active)
    elif source.item is not None:
        wear(g, source.owner, source.item)


def shield(g: G, figure: Figure, spend: bool = False) -> int:
    """GH-BON-08: shields from all sources add up."""
    total = numbers(g, figure).shield + figure.shield
    for source, bonus in running(g, figure, Shield):
        act = Act(figure)
        if holds(g, bonus.if_, act):
            total += amount(g, bonus.value, act)
            if spend:
                use(g, source)
    return total


def retaliation(g: G, figure: Figure, distance: int) -> int:
    """GH-BON-10, GH-BON-12: what an attacker at this distance suffers. GH-BON-02: a card that
    strikes back is used by it."""
    own = numbers(g, figure)
    total = 0
    if own.retaliate and distance <= own.retaliate_range:
        total += own.retaliate
    total += sum(value for reach, value in figure.retaliates.items() if distance <= reach)
    for source, bonus in running(g, figure, Retaliate):
        if distance <= bonus.range:
            total += amount(g, bonus.value, Act(figure))
            use(g, source)
    return total


def guarded(g: G, figure: Figure) -> bool:
    """Attackers have disadvantage against the figure; a circle is used."""
    if numbers(g, figure).guarded:
        return True
    found = running(g, figure, Guarded)
    for source, _ in found:
        use(g, source)
    return bool(found)
