"""DG-QST-06..12: a quest is completed."""

from waystone.kernel.step import End

from ...table.facts import QuestCompleted
from ...table.state import G, Open, Player
from ..cards import acting
from ..cards.occasions import Cause
from ..endings import Won
from ..hero import levels
from ..modes import scoring, tiers
from . import open_quests

TO_WIN = 3


async def complete(g: G, p: Player, open_quest: Open) -> None:
    """DG-QST-06..12: reward, +1 level, victory with the third (DG-END-01); an artifact stays
    (DG-QCA-01), an influence ends (DG-QCA-05), a shared quest is replaced; the last to reach the
    level may change the decks (DG-CMB-09)."""
    state = g.state
    quest = g.content.quests[open_quest.quest]
    shared = open_quest in state.shared
    (state.shared if shared else p.quests).remove(open_quest)
    p.done.append(quest.id)
    g.say(QuestCompleted(p.hero, quest.id), "DG-QST-06")
    if quest.artifact:
        p.artifacts.append(quest.id)
    await acting.do(g, quest.reward, Cause(p.seat, quest.id, p.seat, p.at))
    if scoring.grade_fits(g, p, quest.id):
        levels.change_level(g, p, 1, "DG-LVL-01")
    if not state.rules.combined and not state.rules.solo and len(p.done) >= TO_WIN:
        raise Won(End("end-quests", [p.seat]))
    home(g, p)
    if shared:
        open_quests.reveal_shared(g)
    await tiers.tier_change(g)


def home(g: G, p: Player) -> None:
    """DG-SOL-01, DG-END-05: three quests done and back at the Entrance."""
    if g.state.rules.solo and len(p.done) >= TO_WIN and g.content.locations[p.at].entrance:
        raise Won(End("end-solo-won", [p.seat]))
