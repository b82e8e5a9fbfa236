"""DG-CMB: victory points in a combined game."""

from waystone.kernel.step import End

from ...table.state import G, Player, living
from ..endings import Won

POINTS = {"heroic": 1, "epic": 2, "legendary": 3, "book": 3}
TOP_LEVEL = 10


def points(g: G, p: Player) -> int:
    """DG-CMB-12: victory points for completed quests, by grade."""
    return sum(POINTS[g.content.quests[quest].box] for quest in p.done)


def grade_fits(g: G, p: Player, quest: str) -> bool:
    """DG-LVL-01, DG-CMB-15, DG-CMB-18: only a quest of the grade that fits the hero's level raises
    it."""
    if not g.state.rules.combined:
        return True
    grade = g.content.quests[quest].box
    if grade == "heroic":
        return p.level < 4
    return 4 <= p.level < 7 if grade == "epic" else p.level >= 7


def highest_level(g: G, p: Player) -> None:
    """DG-CMB-16, DG-END-04: the game ends at the moment a player reaches the maximum level."""
    if g.state.rules.combined and p.level >= TOP_LEVEL:
        raise Won(score(g))


def score(g: G) -> End:
    """DG-CMB-17: most points win, then the higher level; equal in both is shared (DG-AMB-75).
    Only living players are compared (DG-AMB-76)."""
    players = living(g)
    scores = {p.seat: points(g, p) for p in players}
    best = max((scores[p.seat], p.level) for p in players)
    winners = [p.seat for p in players if (scores[p.seat], p.level) == best]
    return End("end-points", winners, scores)
