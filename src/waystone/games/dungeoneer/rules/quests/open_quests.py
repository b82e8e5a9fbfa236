"""DG-QST: the quests that are open."""

from waystone.kernel.ask import Option, choose

from ...table.facts import QuestRevealed
from ...table.state import G, Open, Player


def find(g: G, quest: str, seat: int) -> Open:
    """An open quest of a player or a shared one."""
    for open_quest in [*g.state.players[seat].quests, *g.state.shared]:
        if open_quest.quest == quest:
            return open_quest
    raise LookupError(quest)


def mine(g: G, p: Player) -> list[Open]:
    """DG-QST-04, DG-QST-05: the own personal quests and the shared ones."""
    return [*p.quests, *g.state.shared]


def reveal_shared(g: G) -> None:
    """DG-QST-10, DG-VAR-15: one shared quest is open, without personal ones two; an empty deck
    gives none (DG-AMB-24)."""
    wanted = 2 if g.state.rules.nothing_personal else 1
    while len(g.state.shared) < wanted and g.state.quests and not g.state.rules.solo:
        quest = g.state.quests.pop(0)
        g.state.shared.append(Open(quest))
        g.say(QuestRevealed(quest), "DG-QST-10")


def forget_found(g: G, p: Player) -> None:
    """DG-QCA-17: what was found and not completed must be searched again."""
    for open_quest in mine(g, p):
        if open_quest.found:
            open_quest.found = False
            open_quest.at = ""


async def swap(g: G, p: Player) -> None:
    """DG-GEN-01: a personal quest goes under the deck and the next one is taken."""
    free = [q for q in p.quests if not q.carried]
    if not free or not g.state.quests:
        return
    options = [
        Option(f"quest:{q.quest}", q, "option-quest", {"quest": q.quest}, q.quest) for q in free
    ]
    old = await choose(p.seat, options, "ask-swap-quest", rule="DG-GEN-01")
    p.quests.remove(old)
    new = g.state.quests.pop(0)
    g.state.quests.append(old.quest)
    p.quests.append(Open(new))
    g.say(QuestRevealed(new), "DG-GEN-01")
