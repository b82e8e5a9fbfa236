"""Targets, gear, borders: single choices."""

from typing import Any

from ..box.definitions import Content
from ..box.index import index, walk
from ..box.item_effects import Unequip
from ..box.tiles import WIDTH, span
from ..box.unit_effects import Attack, Banish, Control, Kill, Lose, Pull, Push, Restore
from ..table.state import Explorer, G
from ..table.units import explorer_of, monster_of, on_board
from .tactics import blow, worth_of


def target(g: G, seat: int, card: str, keys: list[str]) -> str:
    """Harm goes to monsters, the weakest defence first; help to the explorer in need."""
    if seat in [e.seat for e in g.state.explorers if e.dead]:
        return prey(g, keys)
    me = g.state.explorers[seat]
    kind = kind_of(g, card)
    units = [k for k in keys if k.startswith("unit:")]
    monsters = [k for k in units if monster_of(g, k[5:]) is not None]
    people = [k for k in units if explorer_of(g, k[5:]) is not None]
    if kind == "harm" and monsters:
        actives = [a for _, a in index(g.content).cards[card].actives if a.target is not None]
        if actives:
            return max(
                monsters,
                key=lambda k: max(blow(g, me, card, a, _monster(g, k[5:])) for a in actives),
            )
        return monsters[0]
    if kind == "help" and people:
        return min(people, key=lambda k: _explorer(g, k[5:]).health)
    if kind == "harm":
        spaces = [k for k in keys if k.startswith("cell:")]
        return (spaces or keys)[0]
    return (people or keys)[0]


def _monster(g: G, name: str) -> Any:
    return monster_of(g, name)


def _explorer(g: G, name: str) -> Explorer:
    return next(e for e in g.state.explorers if e.id == name)


def kind_of(g: G, card: str) -> str:
    """Does a card harm its targets or help them?"""
    harm = Attack, Lose, Kill, Banish, Push, Pull, Control, Unequip
    for ability in index(g.content).cards[card].actives:
        for effect in walk(ability[1].effects):
            if isinstance(effect, harm):
                return "harm"
            if isinstance(effect, Restore):
                return "help"
    for effect in walk(index(g.content).cards[card].enters):
        if isinstance(effect, harm):
            return "harm"
    return "help"


def whom(g: G, seat: int, card: str, keys: list[str]) -> str:
    return target(g, seat, card, keys)


def arrange(content: Content, keys: list[str]) -> str:
    """The best thing that can still be put on; nothing is given away."""
    choices = [k for k in keys if k.startswith(("equip:", "attach:"))]
    if not choices:
        return "done"
    return max(choices, key=lambda k: worth_of(content, k.split(":")[1]))


def nearest_border(g: G, keys: list[str]) -> str:
    people = [e.cell for e in on_board(g)]

    def far(key: str) -> int:
        x, y = (int(n) for n in key[7:].split(","))
        return sum(span(y * WIDTH + x, cell) for cell in people)

    return min(keys, key=far)


def prey(g: G, keys: list[str]) -> str:
    """The dead choose the explorer with the least health."""
    people = [k for k in keys if k.startswith("unit:") and explorer_of(g, k[5:]) is not None]
    if not people:
        return keys[0]
    return min(people, key=lambda k: (_explorer(g, k[5:]).health, k))
