"""Escorts: taken along, dropped, picked up."""

from ...table.facts import EscortDropped, EscortTaken
from ...table.state import G, Player
from . import open_quests


def take(g: G, p: Player, quest: str) -> None:
    """DG-QCA-18; a shared Escort becomes personal and a new shared quest is drawn
    (DG-QCA-20)."""
    open_quest = open_quests.find(g, quest, p.seat)
    open_quest.carried = True
    if open_quest in g.state.shared:
        g.state.shared.remove(open_quest)
        p.quests.append(open_quest)
        open_quests.reveal_shared(g)
    g.say(EscortTaken(p.hero, quest), "DG-QCA-18")


def drop(g: G, p: Player, quest: str) -> None:
    """DG-QCA-22: the token lies where the hero is; the quest is nobody's (DG-AMB-40)."""
    open_quest = next(q for q in p.quests if q.quest == quest)
    p.quests.remove(open_quest)
    open_quest.carried = False
    open_quest.at = p.at
    g.state.dropped.append(open_quest)
    g.say(EscortDropped(p.hero, quest, p.at), "DG-QCA-22")


def pick_up(g: G, p: Player, quest: str) -> None:
    """DG-QCA-23, DG-QCA-24: any hero may go on with it; the quest becomes personal."""
    open_quest = next(q for q in g.state.dropped if q.quest == quest)
    g.state.dropped.remove(open_quest)
    open_quest.carried = True
    open_quest.at = ""
    p.quests.append(open_quest)
    g.say(EscortTaken(p.hero, quest), "DG-QCA-23")
