"""Ability cards and their zones (GH-CRD, GH-BON): hand, discard, lost, active."""

from ...box.definitions import Content
from ...box.effects import Action
from ...table.board import take_away
from ...table.facts import BonusEnded, CardLost, GainedXp
from ...table.state import Active, Character, G


def action_of(content: Content, card: str, half: str) -> Action:
    found = content.cards[card]
    return found.top if half == "top" else found.bottom


def lose(g: G, owner: Character, card: str, rule: str) -> None:
    owner.lost.append(card)
    deed(owner, "lost-cards")
    g.say(CardLost(owner.id, card), rule)


def gain_xp(g: G, owner: Character, xp: int, rule: str) -> None:
    """GH-EXP-01: onto the dial of a character."""
    if xp:
        owner.xp += xp
        g.say(GainedXp(owner.id, xp), rule)


def deed(owner: Character, name: str, count: int = 1) -> None:
    """GH-STA-06: what battle goals and quests count."""
    owner.deeds[name] = owner.deeds.get(name, 0) + count


def discarded_active(g: G, owner: Character) -> list[Active]:
    """GH-BON-06, GH-BON-07: active cards that count as part of the discard pile."""
    return [a for a in owner.active if not action_of(g.content, a.card, a.half).lost]


def end_active(g: G, owner: Character, active: Active) -> None:
    """GH-CRD-09, GH-BON-06, GH-AMB-10: a card leaves the active area for its pile; a summon
    leaves with its card (GH-SUM-03)."""
    owner.active.remove(active)
    if action_of(g.content, active.card, active.half).lost:
        lose(g, owner, active.card, "GH-CRD-09")
    else:
        owner.discard.append(active.card)
    g.say(BonusEnded(owner.id, active.card), "GH-CRD-09")
    for figure in list(g.state.figures.values()):
        if figure.card == active.card and figure.owner == owner.id:
            take_away(g, figure)


def use_circle(g: G, owner: Character, active: Active) -> None:
    """GH-BON-02, GH-EXP-04: the token moves off a circle; after the last the card leaves."""
    circles = action_of(g.content, active.card, active.half).circles
    if not circles:
        return
    active.used += 1
    gain_xp(g, owner, circles[active.used - 1], "GH-EXP-04")
    if active.used >= len(circles):
        end_active(g, owner, active)
