"""How a mercenary plays its turn: which half, which item, where to go."""

from waystone.kernel.ask import PASS

from ..box.effects import Heal, Loot, Recover
from ..rules.scenario.cards import action_of
from ..rules.scenario.character import Deed
from ..table.board import character
from ..table.map import layout, tables
from ..table.state import Character, Figure, G
from .asked import Asked, offers
from .planning import (
    Situation,
    attacks,
    danger,
    destinations,
    half_score,
    me,
    moves,
    reach_of,
    way,
)


def choose_action(g: G, seat: int, question: Asked) -> str:
    """The half, item or end of turn that is worth most, with what is still to come."""
    owner, figure = me(g, question)
    here = Situation(g, figure)
    best, chosen = -99.0, question.options[-1].key
    for option in question.options:
        score = _option_score(g, here, owner, figure, option.value)
        if score > best:
            best, chosen = score, option.key
    return chosen


def _option_score(g: G, here: Situation, owner: Character, figure: Figure, deed: Deed) -> float:
    kind, what, half = deed
    done = g.state.turn.half
    if kind == "item":
        return 20.0 if _item_helps(g, figure, what) else -5.0
    if kind == "drop":
        return -50.0
    if kind == "end":
        return -1.0
    other = [card for card in owner.selected if card != what]
    if half == "top":
        now = _top_score(here, owner, what, kind)
        if done or not other:
            return now
        plain = here.pace * min(2, here.errand) if here.spots else 0.8
        rest = max(half_score(here, owner, other[0], "bottom", 0), plain)
        return now + rest + (1.0 if now > 1.0 else -1.0)
    played = kind == "card"
    walk = moves(g, figure, action_of(g.content, what, "bottom")) if played else 2
    plain = here.pace * min(2, here.errand) if here.spots else 0.8
    now = half_score(here, owner, what, "bottom", 0) if played else plain
    if done or not other:
        return now
    later = max(_top_score_after(here, owner, other[0], walk), 0.5)
    return now + later


def _top_score(here: Situation, owner: Character, card: str, kind: str) -> float:
    if kind == "default":
        return 2.0 if here.foes and here.approach(1) == 0 else 0.1
    return half_score(here, owner, card, "top", 0)


def _top_score_after(here: Situation, owner: Character, card: str, walk: int) -> float:
    plain = 2.0 if here.foes and here.approach(1) <= walk else 0.0
    return max(half_score(here, owner, card, "top", walk), plain)


def between_parts(g: G, seat: int, question: Asked) -> str:
    """An item that helps, or on with the action."""
    _, figure = me(g, question)
    for option in offers(question):
        kind, what, _ = option.value
        if kind == "item" and _item_helps(g, figure, what):
            return option.key
    return PASS


def _item_helps(g: G, figure: Figure, name: str) -> bool:
    for ability in g.content.items[name].abilities:
        match ability:
            case Heal():
                return figure.most_hp - figure.hp >= 3
            case Recover():
                return len(character(g, figure.id).discard) >= 2
            case Loot():
                return bool(g.state.coins)
            case _:
                return bool(Situation(g, figure).foes)
    return False


def _wanted_reach(g: G, owner: Character, figure: Figure) -> int:
    """The range of the attack that is still to come this turn."""
    best = 1
    for card in owner.selected:
        for half in ("top", "bottom"):
            if half != g.state.turn.half:
                for attack in attacks(action_of(g.content, card, half)):
                    best = max(best, reach_of(attack) - (1 if attack.area else 0))
    return best


def choose_move(g: G, seat: int, question: Asked) -> str:
    if question.formal:
        return PASS
    owner, figure = me(g, question)
    acting = g.state.figures.get(g.state.turn.acting, figure)
    reach = _wanted_reach(g, owner, acting)
    spots = destinations(g, acting)
    best, chosen = _hex_score(g, acting, acting.cell, reach, spots) + 0.5, PASS
    for option in offers(question):
        score = _hex_score(g, acting, option.value, reach, spots)
        if score > best:
            best, chosen = score, option.key
    return chosen


def _hex_score(g: G, figure: Figure, cell: int, reach: int, spots: list[int]) -> float:
    state, board = g.state, tables(g)
    score = 0.0
    door = next((d for d in state.doors if d.cell == cell and d.state == "closed"), None)
    foes = [f for f in state.figures.values() if f.side != figure.side]
    if door is not None and cell in spots:
        return 9.0
    if door is not None:
        hurt = any(f.hp * 2 < f.most_hp for f in state.figures.values() if f.kind == "character")
        return -5.0 if foes else (6.0 if not hurt else 5.5)
    if cell in state.traps and not spots:
        score -= 6.0
    if state.tiles.get(cell) == "hazard":
        score -= 3.0
    if cell in state.coins or cell in state.treasures:
        score += 2.5 if not foes else 1.2
    if cell in spots:
        score += 30.0
    elif spots:
        score -= 1.0 * min(way(g, cell, spot) for spot in spots)
    if foes:
        in_reach = sum(bool(board.within(reach, cell) >> foe.cell & 1) for foe in foes)
        nearest = min(board.distance(cell, foe.cell) for foe in foes)
        pull = 3.0 if spots else 8.0
        score += pull if in_reach else (0.0 if spots else -0.6 * max(0, nearest - reach))
        score -= danger(g, figure, cell) * (0.4 if reach == 1 else 1.5)
        if figure.hp * 3 < figure.most_hp:
            score -= 2.0 * danger(g, figure, cell)
    elif not spots:
        closed = [d for d in state.doors if d.state == "closed"]
        near = layout(g).beside
        steps = [
            1 + min(board.distance(cell, c) for c in near[d.cell] if board.mask >> c & 1)
            for d in closed
            if any(board.mask >> c & 1 for c in near[d.cell])
        ]
        score -= 0.5 * min(steps, default=0)
    return score
