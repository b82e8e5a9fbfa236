"""How a mercenary plays its turn: which half, which item, where to go."""

from waystone.kernel.ask import PASS

from ..box.effects import Heal, Loot, Recover
from ..rules.scenario.character import Deed
from ..table.board import character, visible_enemies
from ..table.map import layout, tables
from ..table.state import Character, Figure, G
from .asked import Asked, offers
from .halves import half_of, steps_of
from .planning import Situation, destinations, me, way


def choose_action(g: G, seat: int, question: Asked) -> str:
    """The half, item or end of turn that is worth most, with what is still to come. A half that
    does all that its default does is played, an active card is not put away without need."""
    if question.formal:
        keys = [option.key for option in question.options]
        return PASS if PASS in keys else keys[0]
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
        rest = max(here.score(owner, other[0], "bottom", 0), here.stroll)
        return now + rest + (1.0 if now > 1.0 else -1.0)
    played = kind == "card"
    walk = steps_of(g, figure, half_of(g.content, what, "bottom")) if played else 2
    now = here.score(owner, what, "bottom", 0) if played else here.stroll
    if done or not other:
        return now
    later = max(_top_score_after(here, owner, other[0], walk), 0.5)
    return now + later


def _top_score(here: Situation, owner: Character, card: str, kind: str) -> float:
    if kind == "default":
        return 2.0 if here.foes and here.approach(1) == 0 else 0.1
    return here.score(owner, card, "top", 0)


def _top_score_after(here: Situation, owner: Character, card: str, walk: int) -> float:
    plain = 2.0 if here.foes and here.approach(1) <= walk else 0.0
    return max(here.score(owner, card, "top", walk), plain)


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
                return bool(visible_enemies(g, figure))
    return False


def _wanted_reach(g: G, owner: Character, figure: Figure) -> int:
    """The range of the attack that is still to come this turn."""
    best = 1
    for card in owner.selected:
        for half in ("top", "bottom"):
            if half != g.state.turn.half:
                best = max(best, half_of(g.content, card, half).wanted)
    return best


class Ground:
    """What a figure looks at before it moves."""

    def __init__(self, g: G, figure: Figure, reach: int) -> None:
        self.g, self.figure, self.reach = g, figure, reach
        self.board = tables(g)
        self.spots = destinations(g, figure)
        self.foes = [f for f in g.state.figures.values() if f.side != figure.side]
        self.hostile = [foe.cell for foe in self.foes]
        self.closed = [d.cell for d in g.state.doors if d.state == "closed"]

    def score(self, cell: int) -> float:
        state, spots = self.g.state, self.spots
        if cell in self.closed:
            return self.behind_the_door(cell)
        score = 0.0
        if cell in state.traps and not spots:
            score -= 6.0
        if state.tiles.get(cell) == "hazard":
            score -= 3.0
        if cell in state.coins or cell in state.treasures:
            score += 2.5 if not self.foes else 1.2
        if cell in spots:
            score += 30.0
        elif spots:
            score -= 1.0 * min(way(self.g, cell, spot) for spot in spots)
        if self.foes:
            return self.among_foes(cell, score)
        return score if spots else score - 0.5 * self.to_the_next_door(cell)

    def behind_the_door(self, cell: int) -> float:
        """On to the goal; else only when nobody is left on this side, gladly if all are well."""
        if cell in self.spots:
            return 9.0
        figures = self.g.state.figures.values()
        hurt = any(f.hp * 2 < f.most_hp for f in figures if f.kind == "character")
        return -5.0 if self.foes else (6.0 if not hurt else 5.5)

    def among_foes(self, cell: int, score: float) -> float:
        """Within reach of one, beside as few as possible."""
        board, figure, spots, reach = self.board, self.figure, self.spots, self.reach
        far = board.distances_from(cell)
        close = [foe for foe in self.hostile if far[foe] <= reach]
        if any(board.within(reach, foe) >> cell & 1 for foe in close):
            score += 3.0 if spots else 8.0
        elif not spots:
            nearest = min([far[foe] for foe in self.hostile])
            score += -0.6 * max(0, nearest - reach)
        beside = board.neighbours[cell]
        near = sum([foe in beside for foe in self.hostile])
        score -= near * (0.4 if reach == 1 else 1.5)
        if figure.hp * 3 < figure.most_hp:
            score -= 2.0 * near
        return score

    def to_the_next_door(self, cell: int) -> int:
        board, beside = self.board, layout(self.g).beside
        steps = [
            1 + min(board.distance(cell, c) for c in beside[door] if board.mask >> c & 1)
            for door in self.closed
            if any(board.mask >> c & 1 for c in beside[door])
        ]
        return min(steps, default=0)


def choose_move(g: G, seat: int, question: Asked) -> str:
    if question.formal:
        return PASS
    owner, figure = me(g, question)
    acting = g.state.figures.get(g.state.turn.acting, figure)
    ground = Ground(g, acting, _wanted_reach(g, owner, acting))
    best, chosen = ground.score(acting.cell) + 0.5, PASS
    for option in offers(question):
        score = ground.score(option.value)
        if score > best:
            best, chosen = score, option.key
    return chosen
