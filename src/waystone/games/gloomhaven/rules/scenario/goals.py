"""Battle goals (GH-SET-12, GH-END-08, GH-END-12)."""

from ...table.state import Character, G


def counted(g: G, owner: Character, name: str) -> int:
    """What a battle goal counts, at the moment the scenario ends."""
    figure = g.state.figures.get(owner.id)
    hp = max(0, figure.hp) if figure else 0
    match name:
        case "cards-left":
            return len(owner.hand) + len(owner.discard)
        case "hand-left":
            return len(owner.hand)
        case "hp-left":
            return hp
        case "hp-missing":
            return (figure.most_hp if figure else 99) - hp
        case "xp":
            return owner.xp
        case "rounds":
            return g.state.round
        case "items-unused":
            return sum(item.state == "ready" for item in owner.items)
        case _:
            return owner.deeds.get(name, 0)


def met(g: G, owner: Character) -> int:
    """GH-END-08: the checkmarks of a character's battle goal, if it is met."""
    total = 0
    for name in owner.goals:
        goal = g.content.battle_goals[name]
        count = counted(g, owner, goal.count)
        if (goal.least is None or count >= goal.least) and (
            goal.most is None or count <= goal.most
        ):
            total += goal.checks
    return total
