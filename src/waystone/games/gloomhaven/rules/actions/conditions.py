"""Conditions (GH-CON): gaining them, losing them, curses and blessings in modifier decks."""

from ...box.words import NEGATIVE
from ...table.board import here, immune, master
from ...table.facts import Gained, Shed
from ...table.state import Deck, Figure, G

LASTING = ("immobilize", "disarm", "stun", "muddle", "invisible", "strengthen")
"""Those that are removed at the end of the figure's next turn."""

ALWAYS = 3
"""How long a condition stays that lasts to the end of the scenario."""


def gain(g: G, figure: Figure, condition: str) -> bool:
    """GH-CON-01 to GH-CON-03. Gaining it again renews its duration; in one's own turn it lasts
    through the next one (GH-CON-07). GH-CON-04: cards already in the deck stay."""
    if not here(g, figure) or immune(g, figure, condition):
        return False
    if condition == "curse":
        return _curse(g, figure)
    if condition == "bless":
        return _bless(g, figure)
    if figure.conditions.get(condition) == ALWAYS:
        return True
    figure.conditions[condition] = 2 if g.state.turn.figure == figure.id else 1
    g.say(Gained(figure.id, condition), "GH-CON-01")
    return True


def _curse(g: G, figure: Figure) -> bool:
    """GH-CON-17, GH-CON-18, GH-AMD-07, GH-AMB-08: a card of the own set for the own deck, as
    long as there is one."""
    owner, state = master(g, figure), g.state
    if owner is None:
        if not state.monster_curses:
            return False
        state.monster_curses -= 1
        shuffle_in(g, state.monsters.deck, "curse")
    else:
        if not state.curses:
            return False
        state.curses -= 1
        shuffle_in(g, owner.deck, "curse")
    g.say(Gained(figure.id, "curse"), "GH-CON-17")
    return True


def _bless(g: G, figure: Figure) -> bool:
    """GH-CON-24, GH-AMB-08, GH-AMB-09: ten cards for all."""
    if not g.state.blesses:
        return False
    g.state.blesses -= 1
    owner = master(g, figure)
    shuffle_in(g, owner.deck if owner else g.state.monsters.deck, "bless")
    g.say(Gained(figure.id, "bless"), "GH-CON-24")
    return True


def shuffle_in(g: G, deck: Deck, card: str) -> None:
    """GH-CON-17: into the remaining draw deck; the discards stay where they are."""
    place = g.streams.below("shuffle-in", len(deck.draw) + 1)
    deck.draw.insert(place, card)


def shed(g: G, figure: Figure, condition: str, rule: str) -> None:
    if figure.conditions.pop(condition, None) is not None:
        g.say(Shed(figure.id, condition), rule)


def cleanse(g: G, figure: Figure) -> None:
    for condition in [c for c in figure.conditions if c in NEGATIVE]:
        shed(g, figure, condition, "GH-CON-01")


def expire(g: G, figure: Figure) -> None:
    """GH-CON-07, GH-CON-12 to GH-CON-16, GH-CON-21, GH-CON-23: the end of the next turn. GH-CON-06:
    good ones end no sooner."""
    for condition in [c for c in figure.conditions if c in LASTING]:
        if figure.conditions[condition] == ALWAYS:
            continue
        if figure.conditions[condition] == 2:
            figure.conditions[condition] = 1
        else:
            shed(g, figure, condition, "GH-CON-07")


def stunned(figure: Figure) -> bool:
    """GH-CON-14: it performs nothing and uses no item."""
    return "stun" in figure.conditions


def grows_immune(g: G, figure: Figure) -> None:
    """GH-CON-03: who becomes immune to a condition that it has is rid of it."""
    for condition in [c for c in figure.conditions if immune(g, figure, c)]:
        shed(g, figure, condition, "GH-CON-03")


def can_move(figure: Figure) -> bool:
    """GH-CON-12: not while immobilized or stunned."""
    return "immobilize" not in figure.conditions and "stun" not in figure.conditions


def can_attack(figure: Figure) -> bool:
    """GH-CON-13: not while disarmed or stunned."""
    return "disarm" not in figure.conditions and "stun" not in figure.conditions
