"""Using active abilities (MA-ABI, MA-EXT-03)."""

from functools import lru_cache

from waystone.kernel.ask import Option, choose

from ...box.abilities import Active
from ...box.definitions import Content
from ...box.index import index
from ...box.terms import Cost
from ...table.board import ground, space_at
from ...table.cards import cards_of, shared_cards
from ...table.facts import UsedAbility
from ...table.state import Explorer, G, Monster
from ...table.units import Unit
from ..actions.acts import Act, Use
from ..actions.damage import lose_health
from ..actions.inventory import discard_one, discardable, unequip_one
from ..actions.items import discard_card
from ..asking import cell_option
from ..board.terrain import ruin
from ..registry import resolve
from . import triggers
from .doing import By, Doing
from .essence import can_pay, pay_essence
from .lasting import marked, take_marker
from .targeting import Eye, Mark, attacks_target, choose_mark, explosives, has_mark, marks_for


def cards_with_actives(g: G, explorer: Explorer) -> list[str]:
    """MA-EXT-03: own card, personal events, consumables, equipped items, event, chapter (MA-ABI-01,
    MA-ITM-01); none that waits to be discarded (MA-LST-10)."""
    items = g.content.items
    spent = g.state.tokens.spent
    found = [*cards_of(g, explorer), *shared_cards(g, explorer)]
    found += [i for i in explorer.inventory if items[i].kind == "consumable"]
    if spent:
        found = [card for card in found if card not in spent]
    return found


def usable(
    g: G,
    explorer: Explorer,
    *,
    own_turn: bool,
    eye: Eye | None = None,
    cards: list[str] | None = None,
) -> list[Use]:
    """MA-ABI-07, MA-ABI-08, MA-ABI-10: as often as it can be paid; what costs stamina only in the
    own turn."""
    eye = eye or Eye(g, explorer)
    at_hand = cards_with_actives(g, explorer) if cards is None else cards
    stamina = explorer.stamina if own_turn else 0
    return [
        use
        for use in uses_among(g.content, tuple(at_hand))
        if use.active.cost.stamina <= stamina
        and affordable(g, explorer, use.card, use.active.cost)
        and has_target(g, explorer, use.card, use.active, eye)
    ]


@lru_cache(maxsize=2048)
def uses_among(content: Content, cards: tuple[str, ...]) -> tuple[Use, ...]:
    """The abilities of these cards that can be used."""
    return tuple(use for card in cards for use in uses_of(content, card))


@lru_cache(maxsize=2048)
def uses_of(content: Content, card: str) -> tuple[Use, ...]:
    """The abilities of a card that can be used."""
    return tuple(Use(card, n, active) for n, active in index(content).cards[card].actives)


def affordable(g: G, unit: Unit, card: str, cost: Cost) -> bool:
    """MA-ABI-04: every part of the cost can be paid, with what others contribute (MA-ESS-04), and
    each requirement carried out (MA-ABI-05, MA-LST-15). Health that is a cost may be paid in
    essence (MA-ESS-03); the last health cannot be spent."""
    if cost.stamina > unit.stamina:
        return False
    if not isinstance(unit, Explorer):
        return True
    if (cost.essence or cost.health) and not can_pay(g, unit, essence_due(unit, cost)):
        return False
    if cost.unequip and not unit.equipped:
        return False
    if cost.marker and marked(g, card, unit.id) is None:
        return False
    if cost.destroy is not None and not beside(g, unit, cost.destroy):
        return False
    if cost.discard_item is not None:
        kind = None if cost.discard_item == "any" else cost.discard_item
        return any(i != card for i in discardable(g, unit, kind))
    return True


def beside(g: G, unit: Unit, kind: str) -> list[int]:
    """MA-ABI-05, MA-TGT-10: the adjacent spaces of a type that are not destroyed."""
    here = ground(g)
    return [c for c in here.neighbours[unit.cell] if space_at(g, here, c) == kind]


def has_target(g: G, unit: Unit, card: str, active: Active, eye: Eye | None = None) -> bool:
    """MA-TGT-01: a target symbol needs something to choose."""
    return active.target is None or has_mark(g, unit, card, active, eye or Eye(g, unit))


async def use(g: G, explorer: Explorer, ability: Use) -> bool:
    """MA-ABI-06: targets, cost, all effects in order, and what is discarded is discarded last
    (MA-ABI-04, MA-ITM-05). False where it could not be paid (MA-ESS-04)."""
    card, n, active = ability
    marks = await choose_targets(g, explorer, card, active)
    if not await pay(g, explorer, card, active.cost):
        return False
    g.say(UsedAbility(explorer.id, card), "MA-ABI-06")
    d = Doing(explorer.id, card, owner(g, explorer, card))
    d.discarded = active.cost.discard
    await carry_out(g, d, active, n, marks)
    if d.discarded:
        discard_card(g, d)
    return True


def owner(g: G, explorer: Explorer, card: str) -> str:
    """MA-ABI-02: chapters and events that are not personal belong to nobody, so they reach the tile
    of who uses them (MA-TGT-20)."""
    kind = index(g.content).cards[card].kind
    shared = kind in ("chapter", "endgame") or (kind == "event" and card not in explorer.personal)
    return "" if shared else explorer.id


async def carry_out(g: G, d: Doing, active: Active, n: int, marks: list[Mark]) -> None:
    """MA-ABI-06: the effects on the targets that were chosen. MA-CND-04: an ability with progress
    resolves with its last token."""
    if active.progress and not await triggers.progressed(g, d.card, n, active.progress):
        return
    for mark in marks:
        match mark:
            case ("unit", unit):
                d.targets.append(unit)
            case ("space", cell):
                d.spaces.append(cell)
            case ("door", door):
                d.door = door
    await resolve(g, d, active.effects)


async def choose_targets(g: G, unit: Unit, card: str, active: Active) -> list[Mark]:
    """MA-TGT-01, MA-TGT-06: of two targets both may be the same."""
    if active.target is None:
        return []
    marks = marks_for(g, unit, card, active)
    return [await choose_mark(g, unit, card, active, marks) for _ in range(active.target.count)]


def essence_due(explorer: Explorer, cost: Cost) -> int:
    """MA-ESS-03: health that is a cost may be paid in essence, and must be where it would be the
    last (MA-AMB-73)."""
    return cost.essence + max(0, cost.health - (explorer.health - 1))


async def pay(g: G, explorer: Explorer, card: str, cost: Cost) -> bool:
    """MA-ABI-04, MA-ABI-05, MA-LST-15. Essence comes first: if no help makes it enough, nothing is
    paid (MA-ESS-03, MA-ESS-04)."""
    due = essence_due(explorer, cost)
    if due and not await pay_essence(g, explorer, due):
        return False
    explorer.stamina -= cost.stamina
    await lose_health(g, explorer.id, cost.health - (due - cost.essence))
    if cost.marker:
        mark = marked(g, card, explorer.id)
        if mark is not None:
            await take_marker(g, mark)
    if cost.unequip:
        await unequip_one(g, explorer)
    if cost.discard_item is not None:
        kind = None if cost.discard_item == "any" else cost.discard_item
        g.state.tokens.spent.append(card)
        await discard_one(g, explorer, kind=kind)
        g.state.tokens.spent.remove(card)
    if cost.destroy is not None:
        options = [cell_option(c, "option-space") for c in beside(g, explorer, cost.destroy)]
        cell = await choose(explorer.seat, options, "ask-destroy", rule="MA-ABI-05")
        await ruin(g, cell, By(explorer.id))
    return True


def use_option(ability: Use, eye: Eye) -> Option[Act]:
    """What the ability costs and does; a warning if its only target is who uses it."""
    card, n, active = ability
    return _use_option(eye.g.content, card, n, only_oneself(eye, card, active))


@lru_cache(maxsize=4096)
def _use_option(content: Content, card: str, n: int, on_self: bool) -> Option[Act]:
    ability = next(use for use in uses_of(content, card) if use.number == n)
    said = "option-use-on-self" if on_self else "option-use"
    args = {"card": card, "does": ability.active}
    return Option(f"use:{card}:{n}", ability, said, args, f"card:{card}")


def only_oneself(eye: Eye, card: str, active: Active) -> bool:
    """MA-TGT-01, MA-TGT-02: is who uses it the only target that the ability has?"""
    user = eye.user
    own = ("unit", "explorer" if isinstance(user, Explorer) else "monster")
    if active.target is None or active.target.of not in own:
        return False
    found = eye.found(card, active.target)
    if len(found) != 1 or found[0] is not user:
        return False
    return not (attacks_target(active) and any(explosives(eye, card, active.target)))


async def monster_uses(g: G, monster: Monster, ability: Use, marks: list[Mark], rule: str) -> None:
    """MA-AIM-03, MA-AIM-33: a monster pays and resolves an ability of its card or of the current
    horror event."""
    monster.stamina -= ability.active.cost.stamina
    g.say(UsedAbility(monster.id, ability.card), rule)
    d = Doing(monster.id, ability.card, monster.id)
    await carry_out(g, d, ability.active, ability.number, marks)
