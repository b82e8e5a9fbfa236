"""DG-CMB: a heroic and the legendary set played as one game."""

from waystone.kernel.step import End

from . import cards, nakari, quests
from .endings import Won
from .facts import LegendaryStage
from .state import G, Nakari, Open, Player, hero_card, living

POINTS = {"heroic": 1, "legendary": 3, "book": 3}


def points(g: G, p: Player) -> int:
    """DG-CMB-12: victory points for completed quests, by grade."""
    return sum(POINTS[g.content.quests[quest].box] for quest in p.done)


def grade_fits(g: G, p: Player, quest: str) -> bool:
    """DG-LVL-01, DG-CMB-15: only a quest of the grade that fits the hero's level raises it."""
    if not g.state.rules.combined:
        return True
    heroic = g.content.quests[quest].box == "heroic"
    return p.level < 4 if heroic else p.level >= 7


def highest_level(g: G, p: Player) -> None:
    """DG-CMB-16: the game ends at the moment a player reaches the maximum level."""
    if g.state.rules.combined and p.level >= 10:
        raise Won(score(g))


def score(g: G) -> End:
    """DG-CMB-17: most points win, then the higher level; equal in both is shared (DG-AMB-75).
    Only living players are compared (DG-AMB-76)."""
    players = living(g)
    scores = {p.seat: points(g, p) for p in players}
    best = max((scores[p.seat], p.level) for p in players)
    winners = [p.seat for p in players if (scores[p.seat], p.level) == best]
    return End("end-points", winners, scores)


async def tier_change(g: G) -> None:
    """DG-CMB-09: when the last player reaches level 4, all go to level 7 and the decks change."""
    state = g.state
    if not state.rules.combined or state.stage != "heroic":
        return
    if any(p.level < 4 for p in living(g)):
        return
    state.stage = "legendary"
    g.say(LegendaryStage(), "DG-CMB-09")
    exchange_decks(g)
    for p in living(g):
        rise(g, p)
    for p in living(g):
        await cards.keep_limits(g, p)
    deal_legendary_quests(g)
    nakari_rules(g)


def exchange_decks(g: G) -> None:
    """DG-AMB-45: heroic decks and discards are put away; hands, inventories, lairs are kept."""
    state = g.state
    for pile in (state.deck, state.discard, state.peril_deck, state.peril_discard, state.quests):
        state.gone += pile
        pile.clear()
    goddess = next(c.id for c in g.content.adventure.values() if c.nakari)
    quest = next(q.id for q in g.content.quests.values() if q.nakari)
    for card in state.aside:
        if card in g.content.quests:
            if card != quest:
                state.quests.append(card)
        elif card != goddess:
            deck = state.deck if g.content.adventure[card].is_glory else state.peril_deck
            deck.append(card)
    state.aside[:] = [goddess, quest]
    g.streams.shuffle("deck", state.deck)
    g.streams.shuffle("deck", state.peril_deck)
    g.streams.shuffle("quests", state.quests)


def rise(g: G, p: Player) -> None:
    """DG-CMB-10/11/14: the legendary card below the heroic one: level 7, its stats, limits and
    life; wounds are kept."""
    wounds = hero_card(g, p).life - p.life
    p.card = p.hero
    p.level = 7
    p.life = hero_card(g, p).life - wounds


def deal_legendary_quests(g: G) -> None:
    """DG-CMB-13: unfinished heroic quests go; everyone gets 2 personal ones, 1 is shared."""
    state = g.state
    for p in state.players:
        state.gone += [q.quest for q in p.quests]
        p.quests.clear()
    state.gone += [q.quest for q in [*state.shared, *state.dropped]]
    state.shared.clear()
    state.dropped.clear()
    if not state.rules.nothing_personal:
        for _ in range(2):
            for p in living(g):
                if state.quests:
                    p.quests.append(Open(state.quests.pop(0)))
    quests.reveal_shared(g)


def nakari_rules(g: G) -> None:
    """DG-CMB-13, DG-AMB-69/70: the Wrath card and "Defeat Nakari" come in; if her lair lies on
    the map already, she appears there."""
    state = g.state
    state.wrath = 0
    goddess, quest = state.aside
    state.aside.clear()
    state.nakari = Nakari(goddess, quest)
    for place in state.board.places:
        nakari.appears(g, place)
