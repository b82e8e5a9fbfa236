"""Every broken invariant, one sentence each."""

from collections import Counter

from ..box.definitions import Content, DiplomacyDef
from ..table.state import Encounter, Hero, State
from .island import check_world


def check(state: State, content: Content) -> list[str]:
    """Every broken invariant, one sentence each."""
    found: list[str] = []
    for one in state.heroes:
        found += _hero(one, content)
    held = [i.id for one in state.heroes for i in one.items]
    everywhere = Counter(held + [i for deck in state.items.values() for i in deck])
    found += [f"there is no item '{item}'" for item in everywhere if item not in content.items]
    found += [f"the item {item} is there {n} times" for item, n in everywhere.items() if n > 1]
    if len({one.id for one in state.heroes}) != len(state.heroes):
        found.append("two seats have the same character")
    if state.encounter is not None:
        found += _encounter(state, state.encounter, content)
    if state.world is not None:
        found += check_world(state, state.world, content)
    return found


def _hero(one: Hero, content: Content) -> list[str]:
    card = content.characters.get(one.id)
    if card is None:
        return [f"there is no character '{one.id}'"]
    found = []
    tracks = (
        ("Energy", one.energy, card.most_energy),
        ("Health", one.health, card.most_health),
        ("Terror", one.terror, card.most_terror),
        ("Food", one.food, 20),
        ("Wealth", one.wealth, 20),
        ("Magic", one.magic, 20),
    )
    for name, value, most in tracks:
        if not 0 <= value <= most:
            found.append(f"{one.id} has {value} {name}")
    if one.dying != (one.health == 0):
        found.append(
            f"{one.id} is dying at Health {one.health}"
            if one.dying
            else f"{one.id} has Health 0 and is not dying"
        )
    for skill in one.skills:
        if skill not in content.skills:
            found.append(f"{one.id} has the unknown skill '{skill}'")
    slots = [content.items[i.id].slot for i in one.items if i.active and i.id in content.items]
    for slot in {slot for slot in slots if slot}:
        if slots.count(slot) > 1:
            found.append(f"{one.id} has two active items of the slot {slot}")
    owned = [*one.combat, *one.diplomacy, *one.combat_set, *one.diplomacy_set, *one.aside]
    if len(set(owned)) != len(owned):
        found.append(f"{one.id} has a card twice")
    found += [f"there is no card '{c}'" for c in owned if c not in content.cards]
    return found


def _encounter(state: State, encounter: Encounter, content: Content) -> list[str]:
    enemy = content.encounters.get(encounter.id)
    if enemy is None:
        return [f"there is no encounter '{encounter.id}'"]
    found = []
    if encounter.pool < 0:
        found.append(f"the pool is {encounter.pool}")
    if isinstance(enemy, DiplomacyDef):
        if not 0 <= encounter.affinity < len(enemy.track):
            found.append(f"the Affinity marker is off its track at {encounter.affinity}")
        if not 0 <= encounter.time <= 10:
            found.append(f"Time is {encounter.time}")
    seats = {one.seat: one for one in state.heroes}
    for one in encounter.members:
        owner = seats.get(one.seat)
        if owner is None:
            found.append(f"seat {one.seat} has no character")
            continue
        laid = [card.id for card in encounter.sequence if card.owner == one.seat]
        cards = Counter([*one.deck, *one.hand, *one.discard, *laid])
        if cards != Counter(owner.diplomacy if isinstance(enemy, DiplomacyDef) else owner.combat):
            found.append(f"the deck of {owner.id} does not add up")
    for card in encounter.sequence:
        if card.tokens < 0 or card.charges < 0:
            found.append(f"{card.id} has {card.tokens} tokens and {card.charges} charges")
    return found
