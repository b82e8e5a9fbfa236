"""What can be done about quests in the own Hero phase."""

from waystone.kernel.ask import Option

from ...box.definitions import Give, QuestDef
from ...table.state import G, Open, Player
from ..cards.occasions import (
    AttemptQuest,
    DeliverEscort,
    DropEscort,
    Offer,
    PickUpEscort,
    Questing,
    SearchFor,
    TakeEscort,
)
from ..hero import action_points
from . import open_quests, sacrifices


def options(g: G, p: Player) -> list[Offer]:
    """DG-QST-01, DG-QST-02: what may be done about the own and the shared quests here, nothing of
    it by force; search where the card says (DG-QCA-13), pick up what lies here (DG-QCA-23), "Defeat
    Nakari" where she is (DG-NAK-12)."""
    found: list[Offer] = []
    for open_quest in open_quests.mine(g, p):
        quest = g.content.quests[open_quest.quest]
        if quest.search is not None:
            found += search_options(g, p, open_quest, quest)
        elif quest.category == "escort":
            found += escort_options(g, p, open_quest, quest)
        elif p.at in quest.at:
            found += attempt_options(g, p, open_quest, quest)
    for dropped in g.state.dropped:
        if dropped.at == p.at:
            found.append(_option("pick-up", PickUpEscort(dropped.quest)))
    goddess = g.state.nakari
    if goddess is not None and goddess.quest and goddess.at == p.at and can_attempt(p):
        found.append(_option("attempt", AttemptQuest(goddess.quest), min(1, p.attempts)))
    return found


def _option(what: str, deed: Questing, ap: int = 0) -> Offer:
    """One thing to do about a quest, with its price."""
    args = {"quest": deed.quest, "ap": ap}
    return Option(f"{what}:{deed.quest}", deed, f"option-{what}", args, deed.quest)


def can_attempt(p: Player) -> bool:
    """DG-QST-03, DG-QCA-26: the first attempt of a turn is free, every further one costs 1 AP, any
    number while AP last."""
    return p.attempts == 0 or action_points.can_spend(p)


def attempt_options(g: G, p: Player, open_quest: Open, quest: QuestDef) -> list[Offer]:
    """DG-QST-03, DG-QCA-06: an attempt with its price; a Sacrifice only with what it asks for."""
    if not can_attempt(p):
        return []
    if isinstance(quest.task, Give) and not sacrifices.can_give(g, p, quest.task):
        return []
    return [_option("attempt", AttemptQuest(open_quest.quest), min(1, p.attempts))]


def search_options(g: G, p: Player, open_quest: Open, quest: QuestDef) -> list[Offer]:
    """DG-QCA-12..16: search first; only what has been found here can be attempted."""
    assert quest.search is not None
    if open_quest.found and open_quest.at == p.at:
        return attempt_options(g, p, open_quest, quest)
    if g.content.locations[p.at].is_a(quest.search.place) and action_points.can_spend(
        p, quest.search.ap
    ):
        return [_option("search", SearchFor(open_quest.quest), quest.search.ap)]
    return []


def escort_options(g: G, p: Player, open_quest: Open, quest: QuestDef) -> list[Offer]:
    """DG-QCA-18, DG-QCA-19, DG-QCA-21, DG-QCA-22: take it in the first location, deliver it in the
    second, drop it anywhere."""
    if not open_quest.carried:
        return [_option("take", TakeEscort(open_quest.quest))] if p.at == quest.at[0] else []
    found = [_option("drop", DropEscort(open_quest.quest))]
    if p.at == quest.at[1]:
        found.insert(0, _option("deliver", DeliverEscort(open_quest.quest)))
    return found
