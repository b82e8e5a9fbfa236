"""DG-CMB: a heroic and the legendary set played as one game."""

from collections.abc import Iterable

from ...box.definitions import Content
from ...table.facts import NewStage
from ...table.state import G, Nakari, Open, Player, Stage, hero_card, living
from ..cards import inventory
from ..quests import open_quests
from . import nakari

SEATS = 4
FIRST_LEVEL: dict[Stage, int] = {"heroic": 1, "epic": 4, "legendary": 7}


def stages(content: Content) -> list[Stage]:
    """DG-CMB-01, DG-CMB-18: heroic and legendary, with an epic set between them if the content has
    one."""
    epic = any(hero.box == "epic" for hero in content.heroes.values())
    return ["heroic", "epic", "legendary"] if epic else ["heroic", "legendary"]


def with_cards_of(content: Content, sets: Iterable[Stage]) -> list[str]:
    """DG-CMB-06: the heroes who exist in each of these sets."""
    return [
        hero.id
        for hero in content.heroes.values()
        if hero.box == "legendary" and all(_card(content, hero.id, stage) for stage in sets)
    ]


def _card(content: Content, hero: str, stage: Stage) -> str | None:
    """DG-CMB-06, DG-CMB-10: the hero's card of a tier."""
    if stage == "legendary":
        return hero
    of = (card.id for card in content.heroes.values() if card.of == hero and card.box == stage)
    return next(of, None)


def next_stage(g: G) -> Stage | None:
    """The tier after this one; none after the legendary."""
    order = g.state.stages
    at = order.index(g.state.stage) + 1
    return order[at] if at < len(order) else None


def card_for_stage(g: G, hero: str) -> str:
    """DG-CMB-07, DG-CMB-10: the hero's card of the tier that is played, with its abilities."""
    card = _card(g.content, hero, g.state.stage)
    assert card is not None
    return card


async def tier_change(g: G) -> None:
    """DG-CMB-09, DG-CMB-18: when the last player reaches the level at which this tier ends, the
    decks change; without an epic set all go from level 4 to 7."""
    state = g.state
    after = next_stage(g) if state.rules.combined else None
    ends_at = 7 if state.stage == "epic" else 4
    if after is None or any(p.level < ends_at for p in living(g)):
        return
    state.stage = after
    g.say(NewStage(after), "DG-CMB-09")
    exchange_decks(g)
    for p in living(g):
        rise(g, p)
    for p in living(g):
        await inventory.keep_limits(g, p)
    deal_quests(g)
    if after == "legendary":
        nakari_rules(g)


def exchange_decks(g: G) -> None:
    """DG-AMB-45: decks and discards of the old tier are put away; hands, inventories, lairs are
    kept."""
    state, content = g.state, g.content
    for pile in (state.deck, state.discard, state.peril_deck, state.peril_discard, state.quests):
        state.gone += pile
        pile.clear()
    for card in list(state.aside):
        if card in content.quests:
            quest = content.quests[card]
            if quest.box == state.stage and not quest.nakari:
                state.aside.remove(card)
                state.quests.append(card)
        elif content.adventure[card].box == state.stage and not content.adventure[card].nakari:
            state.aside.remove(card)
            glory = content.adventure[card].is_glory
            (state.deck if glory else state.peril_deck).append(card)
    g.streams.shuffle("deck", state.deck)
    g.streams.shuffle("deck", state.peril_deck)
    g.streams.shuffle("quests", state.quests)


def rise(g: G, p: Player) -> None:
    """DG-CMB-10, DG-CMB-11, DG-CMB-14: the card of the new tier below the old one: its level at
    least, its stats, limits and life; wounds are kept."""
    wounds = hero_card(g, p).life - p.life
    p.card = card_for_stage(g, p.hero)
    p.level = max(p.level, FIRST_LEVEL[g.state.stage])
    p.life = hero_card(g, p).life - wounds


def deal_quests(g: G) -> None:
    """DG-CMB-13: unfinished quests of the old tier go; everyone gets 2 personal ones, 1 is
    shared."""
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
    open_quests.reveal_shared(g)


def nakari_rules(g: G) -> None:
    """DG-CMB-13, DG-AMB-69, DG-AMB-70: the Wrath card and "Defeat Nakari" come in; if her lair lies
    on the map already, she appears there."""
    state = g.state
    state.wrath = 0
    goddess = next(key for key in state.aside if key in g.content.adventure)
    quest = next(key for key in state.aside if key in g.content.quests)
    state.aside.clear()
    state.nakari = Nakari(goddess, quest)
    for place in state.board.places:
        nakari.appears(g, place)
