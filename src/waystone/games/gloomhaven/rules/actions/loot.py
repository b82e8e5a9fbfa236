"""Loot (GH-LOO): coins and treasure."""

from ...box import moments
from ...table.board import character_of
from ...table.facts import Looted, TreasureLooted
from ...table.map import tables
from ...table.state import Character, Figure, G
from ..campaign.finds import add_design, random_design, side_scenario, unlock
from ..dungeon.cache import loot_cache
from ..scenario.cards import deed, gain_xp
from .conditions import gain
from .damage import suffer
from .triggers import fire

KEPT = 10


async def loot(g: G, figure: Figure, reach: int) -> None:
    """GH-LOO-01: everything within range and in sight; a monster takes only coins, and they are
    gone (GH-MOT-06, GH-MOT-07)."""
    mask = tables(g).within(reach, figure.cell) | 1 << figure.cell
    state = g.state
    owner = character_of(g, figure)
    coins = [cell for cell in state.coins if mask >> cell & 1]
    taken = sum(state.coins.pop(cell) for cell in coins)
    if owner is None:
        return
    if taken:
        owner.coins += taken
        deed(owner, "coins", taken)
        g.say(Looted(owner.id, taken), "GH-LOO-02")
    treasures = [cell for cell in state.treasures if mask >> cell & 1]
    for cell in treasures:
        await _treasure(g, owner, figure, state.treasures.pop(cell))
    if taken or treasures:
        await fire(g, figure, "loot")


async def loot_own_hex(g: G, figure: Figure) -> None:
    """GH-LOO-03: at the end of its turn a character takes what lies in its hex."""
    if figure.cell in g.state.coins or figure.cell in g.state.treasures:
        await loot(g, figure, 0)


async def _treasure(g: G, owner: Character, figure: Figure, treasure: str) -> None:
    """GH-OVL-18 to GH-OVL-21: goal treasure counts for the goal, a numbered one does what its
    entry says."""
    g.state.looted.append(treasure)
    g.state.unsettled.append(moments.Looted(treasure.partition(":")[2]))
    g.say(TreasureLooted(owner.id, treasure), "GH-OVL-20")
    deed(owner, "treasures")
    kind, _, number = treasure.partition(":")
    if kind == "goal":
        return
    if g.state.dungeon is not None:
        await loot_cache(g, figure, number)
        return
    entry = g.content.pages[g.state.scenario].treasures.get(number, "gold:10")
    what, _, detail = entry.partition(":")
    match what:
        case "gold":
            owner.gold += int(detail)
        case "xp":
            gain_xp(g, owner, int(detail), "GH-OVL-20")
        case "item":
            gain_item(g, owner, detail)
        case "bless":
            for _ in range(int(detail)):
                gain(g, figure, "bless")
        case "damage":
            await suffer(g, figure, int(detail), "GH-OVL-20")
        case "design" | "scenario" | "side":
            find_for_the_world(g, owner, what, detail)


def find_for_the_world(g: G, owner: Character, what: str, name: str) -> None:
    """GH-OVL-22, GH-CMP-20, GH-CMP-21: designs and scenarios are the world's at once, as far as
    there are any; outside a campaign the finder keeps ten gold."""
    if g.state.campaign is None:
        owner.gold += KEPT
    elif what == "design":
        add_design(g, name or random_design(g), "GH-OVL-22")
    elif what == "scenario":
        unlock(g, name, "GH-CMP-07")
    else:
        side_scenario(g, "GH-CMP-21")


def gain_item(g: G, owner: Character, item: str) -> None:
    """GH-LOO-04, GH-LOO-05: not equipped in this scenario; a second copy is sold at once, and so
    is one that others have taken already (GH-AMB-57)."""
    taken = sum(item in other.owned for other in g.state.characters)
    if g.state.campaign is not None:
        taken += sum(item in one.items for one in g.state.campaign.party.away)
    if item in owner.owned or taken >= g.content.items[item].copies:
        owner.gold += g.content.items[item].price // 2
    else:
        owner.owned.append(item)
