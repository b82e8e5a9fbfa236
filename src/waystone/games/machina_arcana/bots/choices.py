"""Targets, gear, borders: single choices."""

from collections.abc import Sequence

from waystone.kernel.ask import Option

from ..box.definitions import Content
from ..box.index import index, walk
from ..box.item_effects import Unequip
from ..box.tiles import Border, span
from ..box.unit_effects import Attack, Banish, Control, Kill, Lose, Pull, Push, Restore
from ..rules.actions.inventory import Equip, Layout
from ..rules.cards.targeting import Mark
from ..table.state import Explorer, G, Monster
from ..table.units import explorer_of, monster_of, on_board
from .tactics import blow, worth_of

HARM = Attack, Lose, Kill, Banish, Push, Pull, Control, Unequip


def target(g: G, seat: int, card: str, options: Sequence[Option[Mark]]) -> str:
    """Whom or what to choose as the target of an ability."""
    me = g.state.explorers[seat]
    found = unit_for(g, me, card, {o.value[1]: o.key for o in options if o.value[0] == "unit"})
    spaces = [o.key for o in options if o.value[0] == "space"]
    if not found and spaces and not me.dead and harms(g, card):
        return spaces[0]
    return found or options[0].key


def whom(g: G, seat: int, card: str, options: Sequence[Option[str]]) -> str:
    """Whom of several an effect shall concern."""
    units = {o.value: o.key for o in options}
    return unit_for(g, g.state.explorers[seat], card, units) or options[0].key


def unit_for(g: G, me: Explorer, card: str, units: dict[str, str]) -> str:
    """Harm goes to monsters, the weakest defence first; help to the explorer in need. The dead
    choose the explorer with the least health. Nobody suits: ''."""
    monsters = [(m, key) for name, key in units.items() if (m := monster_of(g, name)) is not None]
    people = [(e, key) for name, key in units.items() if (e := explorer_of(g, name)) is not None]
    if not me.dead and harms(g, card):
        return hardest_hit(g, me, card, monsters) if monsters else ""
    if me.dead:
        people.sort(key=lambda person: person[1])
    return min(people, key=lambda person: person[0].health)[1] if people else ""


def hardest_hit(g: G, me: Explorer, card: str, monsters: list[tuple[Monster, str]]) -> str:
    actives = [a for _, a in index(g.content).cards[card].actives if a.target is not None]
    if not actives:
        return monsters[0][1]
    return max(monsters, key=lambda m: max(blow(g, me, card, a, m[0]) for a in actives))[1]


def harms(g: G, card: str) -> bool:
    """Does a card harm its targets, or help them?"""
    for _, active in index(g.content).cards[card].actives:
        for effect in walk(active.effects):
            if isinstance(effect, HARM):
                return True
            if isinstance(effect, Restore):
                return False
    return any(isinstance(effect, HARM) for effect in walk(index(g.content).cards[card].enters))


def arrange(content: Content, options: Sequence[Option[Layout]]) -> str:
    """The best thing that can still be put on; nothing is given away."""
    worn = [(o.key, o.value.item) for o in options if isinstance(o.value, Equip)]
    if not worn:
        return options[-1].key
    return max(worn, key=lambda choice: worth_of(content, choice[1]))[0]


def nearest_border(g: G, options: Sequence[Option[Border]]) -> str:
    people = [e.cell for e in on_board(g)]
    return min(options, key=lambda o: sum(span(o.value.cells[0], cell) for cell in people)).key
