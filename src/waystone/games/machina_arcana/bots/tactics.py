"""What an explorer's bot wants: how good a blow, an item, a goal is."""

from functools import lru_cache

from waystone.parts.path import FAR, cells_of, mask_of, rings

from ..box.abilities import Active, Passive
from ..box.board import Board
from ..box.conditions import Beside, Ruined
from ..box.definitions import Content, ItemDef
from ..box.effects import Effect, If, Lasting
from ..box.index import index, walk
from ..box.story_effects import AddProgress, Advance, Victory
from ..box.unit_effects import Attack, Banish, Control, Kill, Lose, Push
from ..rules.actions.acts import Use
from ..rules.actions.attack import HIGH, LOW, changed
from ..rules.actions.items import can_be_base, fits_as_base, places_for
from ..rules.board.exploration import doomed, unexplored
from ..rules.cards.doing import Doing
from ..rules.cards.essence import available
from ..rules.cards.modifiers import armor, will
from ..rules.registry import holds
from ..table.board import ground, impassable, intact, occupied, tile_at
from ..table.state import DESTROYED, LIT, Explorer, G, Monster
from ..table.story import chapter, endgame, story_card
from ..table.units import on_board

STAMINA_A_TURN = 6


@lru_cache(maxsize=256)
def chance(high: int, low: int, needed: int) -> float:
    """How likely a roll reaches the number (MA-NUM-01)."""
    totals = {0: 1.0}
    for faces in [HIGH] * high + [LOW] * low:
        after: dict[int, float] = {}
        for total, share in totals.items():
            for face in faces:
                after[total + face] = after.get(total + face, 0.0) + share / 6
        totals = after
    return sum(share for total, share in totals.items() if total >= needed)


def blow(g: G, user: Explorer, card: str, active: Active, monster: Monster) -> float:
    """The worth of using an ability against a monster, per stamina: hits and kills by chance."""
    worth = 0.0
    for effect in active.effects:
        if isinstance(effect, Attack):
            changes, magical = changed(g, user, card, effect.magical)
            bonus = max(0, sum(n for n, _ in changes))
            needed = (will if magical else armor)(g, monster) - bonus
            spare = 1 if user.essence else 0
            hit = chance(effect.high, effect.low, needed)
            hit = max(hit, 0.7 * chance(effect.high, effect.low, needed - spare))
            worth += hit * (10.0 if monster.health == 1 else 6.0)
        elif isinstance(effect, Lose) and effect.what == "health":
            worth += 10.0 if monster.health <= effect.n else 6.0 * effect.n
        elif isinstance(effect, Kill):
            worth += 12.0
        elif isinstance(effect, Banish):
            worth += 7.0
        elif isinstance(effect, Push | Control | Lasting):
            worth += 1.0
    return worth / max(1, active.cost.stamina + 2 * active.cost.essence + 3 * active.cost.health)


# ---- items


@lru_cache(maxsize=1024)
def worth_of(content: Content, item: str) -> float:
    """What an item is worth when it is equipped (or drunk)."""
    card = content.items[item]
    worth = card.level + 2.5 * card.armor + 1.8 * card.will
    for ability in card.abilities:
        match ability:
            case Active():
                worth += 0.8
                if card.kind == "weapon":
                    worth += _strength(ability)
            case Passive():
                worth += 0.8 * len(ability.mods)
            case _:
                worth += 0.6
    return worth


def _strength(active: Active) -> float:
    best = 0.0
    for effect in walk(active.effects):
        if isinstance(effect, Attack):
            best += 1.5 * effect.high + 1.17 * effect.low
    reach = 0.0 if active.target is None else min(3, active.target.range) * 0.3
    cost = max(1, active.cost.stamina + active.cost.essence)
    return best * 2 / (cost + 1) + reach


def needs(g: G, explorer: Explorer, kind: str) -> float:
    """How much an explorer lacks items of a kind."""
    items = g.content.items
    owned: list[str] = [items[i].kind for i in (*explorer.equipped, *explorer.inventory)]
    count = owned.count(kind)
    first = {"weapon": 5.0, "apparel": 4.0, "artifact": 2.5, "consumable": 1.5}[kind]
    return first / (1 + count)


def use_for(g: G, explorer: Explorer, item: ItemDef) -> float:
    """The worth of gaining this item now."""
    worth = worth_of(g.content, item.id)
    if item.kind == "consumable":
        return worth
    if can_be_base(item):
        rivals = [
            worth_of(g.content, i)
            for i, parent in explorer.equipped.items()
            if not parent and g.content.items[i].kind == item.kind
        ]
        if fits_as_base(g, explorer, item.id) or not rivals:
            return worth + 2
        return worth - min(rivals) / 2
    return worth + 1 if places_for(g, explorer, item.id) else worth / 3


def idle_gear(g: G, explorer: Explorer) -> float:
    """What using the inventory would bring: good things that are not equipped but could be."""
    gain = 0.0
    for item in explorer.inventory:
        card = g.content.items[item]
        if card.kind == "consumable" or item in g.state.tokens.spent:
            continue
        if fits_as_base(g, explorer, item) or places_for(g, explorer, item):
            gain += worth_of(g.content, item)
        elif can_be_base(card):
            rivals = [
                worth_of(g.content, i)
                for i, parent in explorer.equipped.items()
                if not parent and g.content.items[i].kind == card.kind
            ]
            gain += max(0.0, worth_of(g.content, item) - sum(rivals))
    return gain


# ---- goals


def walking(g: G, explorer: Explorer, here: Board) -> list[int]:
    """The spaces 0, 1, 2, ... steps from the explorer over free ground."""
    return rings(here.steps, explorer.cell, impassable(g, here) | here.chasm)


def steps_to(far: list[int], spaces: int) -> int:
    """Steps to the nearest of some spaces."""
    for steps, ring in enumerate(far):
        if ring & spaces:
            return steps
    return FAR


def goals(g: G, explorer: Explorer) -> list[tuple[float, int, int]]:
    """What is worth going for: (worth, space, stamina there). Spaces that are entered are their
    own; obstacles are reached beside them."""
    state = g.state
    here = ground(g)
    found: list[tuple[float, int, int]] = []
    if state.laid.exit:
        found += [(60.0, cell, 2) for cell in state.laid.exit]
    story = spaces_matter(g)
    stations = places_to_be(g)
    wanted = wanted_by_the_story(g)
    hurt = explorer.health <= 2
    means = available(g, explorer, None)
    together = sum(e.essence for e in on_board(g))
    gear = idle_gear(g, explorer)
    marks = state.laid.marks
    for cell, kind in [one for one in drawn(here) if marks.get(one[0]) != DESTROYED]:
        if kind in stations and means:
            found.append((85.0, cell, 3))
        if ("activate", kind) in wanted:
            found.append((70.0, cell, 3))
        match kind:
            case "chapter" if story:
                if marks.get(cell) == LIT:
                    found.append((90.0, cell, 1))
                elif means >= 3 or explorer.essence >= 3:
                    found.append((80.0, cell, 3))
                elif together >= 3:
                    found.append((35.0, cell, 3))
                else:
                    found.append((2.0, cell, 3))
            case "event":
                found.append((14.0 if explorer.essence < 5 else 5.0, cell, 1))
            case "chest":
                found.append((15.0 if explorer.essence < 5 else 9.0, cell, 3))
            case "recharge":
                found.append((16.0 if hurt else 4.0 + gear, cell, 1))
            case "workbench":
                found.append((6.0 + gear / 2, cell, 3))
    found += seals(g, explorer, here, means)
    if ("kill", None) in wanted:
        found += [(30.0, m.cell, 2) for m in state.monsters]
    if not state.story.endgame:
        found += borders(g, explorer, here, story or ("explore", None) in wanted)
    return found


@lru_cache(maxsize=64)
def drawn(here: Board) -> list[tuple[int, str]]:
    """The spaces that something is drawn on, each with its type."""
    return [(cell, here.spaces[cell]) for cell in cells_of(here.fixed & here.land & ~here.rubble)]


def seals(g: G, explorer: Explorer, here: Board, means: int) -> list[tuple[float, int, int]]:
    """The last open spawn space of a tile is worth sealing with essence to spare: nothing comes any
    more, threat falls and a chapter space is lit."""
    if means < 5:
        return []
    tile = tile_at(explorer.cell)
    spawns = intact(g, here, "spawn", tile)
    return [(45.0, spawns[0], 3)] if len(spawns) == 1 else []


def borders(g: G, explorer: Explorer, here: Board, story: bool) -> list[tuple[float, int, int]]:
    """New tiles when the board has no chapter space left, or too little to gather."""
    marks = g.state.laid.marks
    left = [c for c in here.cells.get("chapter", ()) if marks.get(c) != DESTROYED]
    goods = [
        c for kind in ("event", "chest") for c in here.cells.get(kind, ())
        if marks.get(c) != DESTROYED
    ]  # fmt: skip
    if g.state.laid.exit:
        return []
    worth = 3.0
    if story and (not left or ("explore", None) in wanted_by_the_story(g)):
        worth = 40.0
    elif len(goods) < 2:
        worth = 12.0
    others = [tile_at(e.cell) for e in on_board(g) if e is not explorer]
    found = []
    for border in unexplored(g) if g.state.decks.tiles else ():
        gone = [tile.place for tile in doomed(g, border)]
        if not any(place in gone for place in (tile_at(border.cells[0]), *others)):
            found += [(worth, cell, 2) for cell in border.cells]
    return found


def best_goal(g: G, explorer: Explorer, far: list[int], here: Board) -> tuple[float, int, int]:
    """The goal with the most worth for its way: (score, space, steps to it or beside it)."""
    best = (0.0, -1, FAR)
    beside = here.fixed | (occupied(g) & ~(1 << explorer.cell))
    for worth, cell, cost in goals(g, explorer):
        if worth / (0.6 + cost / STAMINA_A_TURN) <= best[0]:
            continue
        if beside >> cell & 1 or here.spaces[cell] == "spawn":
            steps = steps_to(far, here.beside[cell])
        else:
            steps = steps_to(far, 1 << cell)
        if steps >= FAR:
            continue
        turns = (steps + cost) / STAMINA_A_TURN
        score = worth / (0.6 + turns)
        if score > best[0]:
            best = (score, cell, steps)
    return best


def step_towards(here: Board, far: list[int], goal: int, occupied_goal: bool) -> int:
    """The first space of a shortest walk to a space, or to beside it."""
    ends = here.neighbours[goal] if occupied_goal else (goal,)
    steps = steps_to(far, mask_of(ends))
    if not 0 < steps < FAR:
        return -1
    at = next(c for c in ends if far[steps] >> c & 1)
    for ring in reversed(far[1:steps]):
        at = next(c for c in here.neighbours[at] if ring >> c & 1)
    return at


def advancing_use(g: G, explorer: Explorer, use: Use) -> bool:
    """Does this ability move the story, here and now?"""
    d = Doing(explorer.id, use.card)
    return any(moves_story(g, d, effect) for effect in use.active.effects)


def moves_story(g: G, d: Doing, effect: Effect) -> bool:
    if isinstance(effect, If):
        branch = effect.then if holds(g, d, effect.cond) else effect.otherwise
        return any(moves_story(g, d, inner) for inner in branch)
    return isinstance(effect, Advance | AddProgress | Victory)


def spaces_matter(g: G) -> bool:
    """Does activating a chapter space move the story?"""
    if g.state.story.endgame:
        return isinstance(endgame(g).victory, Ruined)
    return not (g.state.laid.exit or chapter(g).locked)


def wanted_by_the_story(g: G) -> list[tuple[str, str | None]]:
    return wanted_by(g.content, story_card(g))


@lru_cache(maxsize=256)
def wanted_by(content: Content, story: str) -> list[tuple[str, str | None]]:
    """What moves the story when it happens: the trigger, and the type of the space."""
    whens = index(content).cards[story].whens
    return [
        (when.trigger, when.space)
        for found in whens.values()
        for _, when in found
        if any(isinstance(effect, Advance) for effect in when.effects)
    ]


def places_to_be(g: G) -> list[str]:
    return places_in(g.content, story_card(g))


@lru_cache(maxsize=256)
def places_in(content: Content, story: str) -> list[str]:
    """The types of spaces beside which an ability of the story card does something."""
    found: list[str] = []
    for _, active in index(content).cards[story].actives:
        for effect in active.effects:
            if isinstance(effect, If) and isinstance(effect.cond, Beside):
                found.append(effect.cond.space)
    return found
