"""What personal quests count (GH-PQS)."""

from ...box.campaign import QuestDef
from ...box.definitions import Content
from ...table.records import Sheet
from ...table.state import Character, G

CARRIED = ("kills", "elite-kills", "coins", "treasures", "healed")


def covers(content: Content, quest: QuestDef, monster: str) -> bool:
    """GH-PQS-04: every type whose name holds the word, in any form (the word is a stem)."""
    known = content.monsters.get(monster)
    if known is None:
        return False
    return any(word.lower() in known.name[lang].lower() for lang, word in quest.word.items())


def quest_count(content: Content, one: Sheet) -> int:
    """GH-PQS-03: scenarios in the city are listed."""
    quest = content.quests[one.quest]
    progress = one.progress
    match quest.count:
        case "gold":
            return one.gold
        case "checks":
            return one.checks
        case "items":
            return len(one.items)
        case "level":
            return one.level
        case "scenarios":
            return len(one.finished)
        case "city-scenarios":
            return sum(s in content.campaign.city for s in one.finished)
        case "kills-of":
            return sum(
                count for monster, count in one.killed.items() if covers(content, quest, monster)
            )
        case _:
            return progress.get(quest.count, 0)


def fulfilled(content: Content, one: Sheet) -> bool:
    """GH-RET-06: now, in town."""
    return bool(one.quest) and quest_count(content, one) >= content.quests[one.quest].number


def note(one: Sheet, deed: str, count: int = 1) -> None:
    one.progress[deed] = one.progress.get(deed, 0) + count


def record(g: G, owner: Character, one: Sheet, casual: bool) -> None:
    """GH-CMP-04, GH-RDD-01: what a character did in a scenario, campaign or not. GH-PQS-02,
    GH-STA-06: kills, coins, scenarios, as quests ask for them."""
    scenario = g.state.scenario
    won = g.state.outcome == "won"
    for deed, count in owner.deeds.items():
        if deed in CARRIED:
            note(one, deed, count)
    for monster, count in owner.killed.items():
        one.killed[monster] = one.killed.get(monster, 0) + count
    if owner.exhausted:
        note(one, "exhausted")
    note(one, "wins" if won else "losses")
    if casual:
        note(one, "casual")
    if won and scenario in g.content.scenarios and scenario not in one.finished:
        one.finished.append(scenario)
        if any(
            m.monster and g.content.monsters[m.monster].boss
            for m in g.content.scenarios[scenario].marks.values()
        ):
            note(one, "bosses")
