"""Creating characters (GH-CHR) and their personal quests (GH-PQS)."""

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import BACK, Then

from ...table.campaign_facts import Joined, TookQuest
from ...table.records import Sheet
from ...table.sheets import campaign, members, party, seat_of, sheet
from ...table.state import G
from ..registry import step
from .levelling import least_xp
from .prosperity import prosperity_level


def open_classes(g: G) -> list[str]:
    """GH-CHR-09, GH-RET-09: any open class, one of each in a party."""
    taken = {s.id for s in members(g)}
    return [name for name in campaign(g).world.classes if name not in taken]


@step.setting_up
@step
async def create(g: G, line: int) -> Then:
    """GH-CHR-01: a class; GH-CMP-11, GH-AMB-80: a name that nobody has yet, as long as there are
    any."""
    seat = line % g.state.seats
    options = [
        Option(f"class:{c}", c, "option-class", {"character": c}, f"class:{c}")
        for c in open_classes(g)
    ]
    name = await choose(seat, options, "ask-class", rule="GH-CHR-01", number=line + 1)
    used = {s.name for s in members(g)} | set(campaign(g).world.retired)
    folk = [f.id for f in g.content.campaign.folk if f.id not in used]
    folk = folk or [f.id for f in g.content.campaign.folk]
    called = await choose(
        seat,
        [Option(f"name:{f}", f, "option-name", {"name": f}) for f in folk],
        "ask-name", rule="GH-CMP-11", character=name,
    )  # fmt: skip
    party(g).sheets.append(new_sheet(g, name, called, line))
    return start_level(name)


def new_sheet(g: G, name: str, called: str, line: int) -> Sheet:
    """GH-CHR-02: cards of level 1 and X; GH-RET-08: a perk for each retired one of the line;
    GH-PQS-01: two quests to choose from. GH-CHR-07, GH-CHR-08."""
    world = campaign(g).world
    one = Sheet(name, called, line)
    one.pool = [card.id for card in g.content.class_cards[name] if card.grade == 1]
    lines = campaign(g).lines
    lines += [0] * (line + 1 - len(lines))
    one.unspent = lines[line]
    one.offered = [world.quests.pop() for _ in range(min(2, len(world.quests)))]
    return one


@step.setting_up
@step
async def start_level(g: G, name: str) -> Then:
    """GH-CHR-03 to GH-CHR-06: any level of the town's prosperity; its levels are gone through one
    by one in town."""
    one = sheet(g, name)
    options = [
        Option(f"level:{n}", n, "option-level", {"level": n})
        for n in range(1, prosperity_level(g.state) + 1)
    ]
    level = await choose(
        seat_of(g.state, one), options, "ask-level", rule="GH-CHR-03", character=name
    )
    one.gold = 15 * (level + 1)
    one.xp = least_xp(level)
    g.say(Joined(name, one.name, level), "GH-CHR-01")
    return choose_quest(name)


@step.setting_up
@step
async def choose_quest(g: G, name: str) -> Then:
    """GH-PQS-01, GH-AMB-53: keep one, shuffle the other in; GH-PQS-05: none if none is left."""
    one = sheet(g, name)
    if one.offered:
        options = [
            Option(f"quest:{q}", q, "option-quest", {"quest": q}, f"quest:{q}") for q in one.offered
        ]
        one.quest = await choose(
            seat_of(g.state, one), options, "ask-quest", rule="GH-PQS-01", character=name
        )
        quests = campaign(g).world.quests
        quests += [q for q in one.offered if q != one.quest]
        g.streams.shuffle("quests", quests)
        one.offered.clear()
        g.say(TookQuest(name, one.quest), "GH-PQS-01")
    return BACK
