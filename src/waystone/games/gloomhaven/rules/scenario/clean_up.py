"""The end of a round (GH-EOR) and of the scenario (GH-END)."""

from ...table.board import standing
from ...table.facts import Paid, RoundBegan
from ...table.state import Deck, G, Turn
from ..actions.damage import exhaust
from ..actions.elements import wane
from ..trades.tide import turn_tide
from .cards import action_of, end_active
from .goals import met
from .rest import can_rest

GOLD = (2, 2, 3, 3, 4, 4, 5, 6)
"""GH-LVL-04: gold for a money token by scenario level."""


def tidy(g: G) -> None:
    """GH-EOR-01 to GH-EOR-04: decks whose symbol was drawn are shuffled (GH-AMD-08, GH-MON-10),
    elements wane (GH-ELE-05), what lasts a round ends (GH-BON-05, GH-MOT-05)."""
    state = g.state
    for deck in (state.monsters.deck, *(c.deck for c in state.characters)):
        reshuffle(g, deck, "modifiers")
    for deck in state.monsters.decks.values():
        reshuffle(g, deck, "monster-cards")
    state.monsters.drawn.clear()
    state.monsters.consumed.clear()
    wane(g)
    for owner in state.characters:
        for active in list(owner.active):
            if action_of(g.content, active.card, active.half).stays == "round":
                end_active(g, owner, active)
    for figure in state.figures.values():
        figure.shield = 0
        figure.retaliates.clear()
    state.turn = Turn()
    state.acting.clear()


def reshuffle(g: G, deck: Deck, purpose: str) -> None:
    """GH-AMD-08, GH-MON-10: if a card with the symbol was drawn."""
    if deck.shuffle:
        deck.draw += deck.discard
        deck.discard.clear()
        g.streams.shuffle(purpose, deck.draw)
        deck.shuffle = False


async def start_round(g: G) -> None:
    """GH-CRD-04, GH-EXH-02, GH-AMB-20: who can neither play two cards nor rest is exhausted, all at
    once. GH-RND-03: the rounds are counted. GH-AMB-73: the tide turns."""
    state = g.state
    state.round += 1
    turn_tide(state)
    state.order.clear()
    g.say(RoundBegan(state.round), "GH-RND-02")
    for owner in standing(g):
        owner.resting = False
        figure = state.figures.get(owner.id)
        if figure is not None and len(owner.hand) < 2 and not can_rest(g, owner):
            await exhaust(g, figure, "GH-EXH-02")


def spoils(g: G) -> None:
    """GH-END-02, GH-END-07 to GH-END-09, GH-END-12: win or lose, coins become gold and experience
    is kept; success adds to it. GH-LVL-06: by the level of the start. GH-END-03: what lies on the
    map is lost."""
    state = g.state
    won = state.outcome == "won"
    for owner in state.characters:
        owner.gold += owner.coins * GOLD[state.level]
        owner.xp += bonus_xp(state.level) if won else 0
        owner.checks = met(g, owner) if won else 0
        g.say(Paid(owner.id, owner.gold, owner.xp, owner.checks), "GH-END-02")


def bonus_xp(level: int) -> int:
    """GH-LVL-04: for a success, by scenario level."""
    return 4 + 2 * level


def put_back(g: G) -> None:
    """GH-END-04 to GH-END-06: cards, items and hit points as before; blessings, curses and negative
    cards leave the decks. GH-ITM-12: every item is refreshed. GH-AMD-10, GH-AMB-39: what scenarios
    add is gone, the goals are in their deck."""
    state = g.state
    for owner in state.characters:
        owner.hand = [*owner.hand, *owner.selected, *owner.discard, *owner.lost,
                      *(a.card for a in owner.active)]  # fmt: skip
        for pile in (owner.selected, owner.discard, owner.lost, owner.active):
            pile.clear()
        for item in owner.items:
            item.state, item.used = "ready", 0
        figure = state.figures.get(owner.id)
        if figure is not None:
            figure.hp = figure.most_hp
        owner.deck.discard += owner.sleeve
        owner.sleeve.clear()
        _purge(owner.deck)
    _purge(state.monsters.deck)
    state.blesses = state.curses = state.monster_curses = 10
    state.goals += [goal for owner in state.characters for goal in owner.goals]
    for owner in state.characters:
        owner.goals.clear()


def _purge(deck: Deck) -> None:
    """GH-AMD-10: no blessing, curse or bad card stays."""
    for pile in (deck.draw, deck.discard):
        pile[:] = [card for card in pile if card not in ("bless", "curse", "minus")]
