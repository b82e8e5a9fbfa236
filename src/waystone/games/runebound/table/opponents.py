"""The two opponents of a combat: their health, who decides for them, what they cannot do."""

from .pool import hero_of, sheet_of
from .state import Combat, G, Side
from .values import health


def fight(g: G) -> Combat:
    assert g.state.combat is not None
    return g.state.combat


def health_of(g: G, side: Side) -> int:
    """RB-ATT-08, RB-SCN-06..08: a villain's health depends on story tokens (RB-AMB-29: at
    least 1)."""
    if side.seat >= 0:
        return health(g, hero_of(g, side))
    if fight(g).cause == "villain":
        return villain_health(g, fight(g).sides[0].seat)
    return sheet_of(g, side).health


def villain_health(g: G, opponent: int) -> int:
    scenario = g.content.scenarios[g.state.scenario]
    held = scenario.held * g.state.heroes[opponent].tokens
    board = scenario.board * sum(g.state.zombies.values())
    return max(1, scenario.health + held + board)


def damage_on(g: G, side: Side) -> int:
    return hero_of(g, side).damage if side.seat >= 0 else side.damage


def controller(g: G, n: int) -> int:
    """RB-CBT-02, RB-AMB-09, RB-HID-08: a hero's own seat; for an enemy the nearest seat to the
    right, those not eliminated before those who are; -1 where there is no other seat
    (RB-AMB-10)."""
    combat = fight(g)
    side = combat.sides[n]
    if side.seat >= 0:
        return side.seat
    heroes = g.state.heroes
    hero, seats = combat.sides[0].seat, len(heroes)
    for k in range(1, seats):
        seat = (hero - k) % seats
        if not heroes[seat].eliminated:
            return seat
    return (hero - 1) % seats if seats > 1 else -1


def forbidden(g: G, n: int, what: str) -> bool:
    """RB-GLD-04, RB-GLD-05: "cannot" is absolute, be it for the round or printed on the
    opponent."""
    combat = fight(g)
    return (
        what in combat.sides[n].round.forbidden or what in sheet_of(g, combat.sides[1 - n]).cannot
    )
