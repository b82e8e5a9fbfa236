"""Every broken invariant of a state, one sentence each; never fails on bad ids."""

from collections.abc import Container

from ..box.definitions import Content
from ..box.dungeon_map import ROOMS, is_dungeon, rooms_in
from ..box.stickers import plain
from ..table.state import Character, Deck, State
from .campaign_invariants import campaign_problems


def check(state: State, content: Content) -> list[str]:
    found = [*_references(state, content)]
    if found:
        return found
    found += _figures(state, content)
    for owner in state.characters:
        found += _character(state, content, owner)
    found += _supplies(state)
    if state.campaign is not None:
        found += campaign_problems(state, state.campaign, content)
    for name, level in state.elements.items():
        if not 0 <= level <= 2:
            found.append(f"the element {name} is at {level}")
    return found


def _references(state: State, content: Content) -> list[str]:
    found = []
    if is_dungeon(state.scenario):
        problem = dungeon_problem(content, state.scenario)
        if problem:
            return [problem]
    elif state.scenario not in content.scenarios:
        return [f"there is no scenario '{state.scenario}'"]
    if not 0 <= state.level <= 7 or not 0 <= state.monster_level <= 7:
        found.append(f"the scenario level is {state.level}")
    for owner in state.characters:
        found += _known(owner, content)
    kinds: dict[str, Container[str]] = {
        "character": content.classes,
        "monster": content.monsters,
        "summon": content.summons,
        "object": {thing.id for thing in content.pages[state.scenario].objects},
    }
    for figure in state.figures.values():
        if figure.type not in kinds[figure.kind]:
            found.append(f"there is no {figure.kind} '{figure.type}'")
    for name, deck in state.monsters.decks.items():
        if name not in content.ability_decks:
            found.append(f"there is no monster deck '{name}'")
            continue
        cards = sorted([*deck.draw, *deck.discard])
        if cards != sorted(str(n) for n in range(len(content.ability_decks[name]))):
            found.append(f"the monster deck {name} is not complete")
    return found


def _known(owner: Character, content: Content) -> list[str]:
    """What a character has is in the box."""
    found = []
    if owner.id not in content.classes:
        found.append(f"there is no class '{owner.id}'")
    if not 1 <= owner.level <= 9:
        found.append(f"{owner.id} has level {owner.level}")
    cards = [plain(card) for card in (*owner.pool, *_cards(owner))]
    faces = [*owner.deck.draw, *owner.deck.discard, *owner.sleeve]
    checked: tuple[tuple[str, list[str], Container[str]], ...] = (
        ("card", cards, content.cards),
        ("item", [item.item for item in owner.items], content.items),
        ("battle goal", owner.goals, content.battle_goals),
        ("modifier card", [face for face in faces if face not in SPECIAL], content.modifiers),
    )
    for noun, names, known in checked:
        found += [f"there is no {noun} '{name}'" for name in names if name not in known]
    return found


SPECIAL = ("null", "x2", "bless", "curse", "minus")


def _cards(owner: Character) -> list[str]:
    return [*owner.hand, *owner.selected, *owner.discard, *owner.lost,
            *(a.card for a in owner.active)]  # fmt: skip


def _figures(state: State, content: Content) -> list[str]:
    found = []
    cells = len(content.layouts[state.scenario].hexes) if state.figures else 0
    seen: dict[int, str] = {}
    for name, figure in state.figures.items():
        if name != figure.id:
            found.append(f"the figure {figure.id} is filed as {name}")
        if not 0 <= figure.cell < cells:
            found.append(f"{figure.id} stands outside the map")
        if figure.hp > figure.most_hp:
            found.append(f"{figure.id} has {figure.hp} of {figure.most_hp} hit points")
        if figure.debt < 0:
            found.append(f"{figure.id} has less than no debt")
        if figure.hp <= 0 and figure.kind != "character":
            found.append(f"{figure.id} stands with {figure.hp} hit points")
        if name == state.turn.passing:
            continue
        if figure.cell in seen and state.round:
            found.append(f"{figure.id} and {seen[figure.cell]} stand in one hex")
        seen[figure.cell] = figure.id
        if state.round and state.at.get(figure.cell) != figure.id:
            found.append(f"{figure.id} is not where the map has it")
    for cell, name in state.at.items():
        if name not in state.figures:
            found.append(f"hex {cell} is held by {name}, who is not on the map")
    return found


def _character(state: State, content: Content, owner: Character) -> list[str]:
    found = []
    cards = _cards(owner)
    limit = content.classes[owner.id].hand
    if state.round and len(cards) != limit:
        found.append(f"{owner.id} has {len(cards)} cards instead of {limit}")
    if len(set(cards)) != len(cards):
        found.append(f"{owner.id} has a card twice")
    for card in cards:
        if card not in owner.pool:
            found.append(f"{owner.id} has {card}, which is not in its pool")
    if owner.coins < 0 or owner.gold < 0 or owner.xp < 0:
        found.append(f"{owner.id} has less than nothing")
    if len({i.item for i in owner.items}) != len(owner.items):
        found.append(f"{owner.id} wears an item twice")
    return found


def _supplies(state: State) -> list[str]:
    """GH-AMD-07, GH-AMB-08: ten blessings, ten curses for players, ten for monsters."""
    own = [c.deck for c in state.characters]
    found = []
    if _count([*own, state.monsters.deck], "bless") + state.blesses != 10:
        found.append("the blessings are not ten in all")
    if _count(own, "curse") + state.curses != 10:
        found.append("the players' curses are not ten in all")
    if _count([state.monsters.deck], "curse") + state.monster_curses != 10:
        found.append("the monsters' curses are not ten in all")
    return found


def _count(decks: list[Deck], card: str) -> int:
    return sum(deck.draw.count(card) + deck.discard.count(card) for deck in decks)


def dungeon_problem(content: Content, scenario: str) -> str:
    """What is wrong with the id of a dungeon, or nothing."""
    try:
        rooms = rooms_in(scenario)
    except ValueError:
        return f"'{scenario}' is no dungeon"
    if len(rooms) > ROOMS:
        return f"the dungeon has {len(rooms)} rooms"
    for n, placed in enumerate(rooms):
        if placed.room not in content.rooms:
            return f"there is no room card '{placed.room}'"
        if placed.lair not in content.lairs:
            return f"there is no monster card '{placed.lair}'"
        plan = content.plans[placed.room]
        if not 0 <= placed.entrance < len(plan.entrances):
            return f"the room {placed.room} has no entrance {placed.entrance}"
        if placed.exit is None:
            if n + 1 < len(rooms):
                return f"the room {placed.room} was left by no exit"
        elif not 0 <= placed.exit < len(plan.exits):
            return f"the room {placed.room} has no exit {placed.exit}"
    return ""
