"""Loot (GH-LOO): coins and treasure."""

from collections.abc import Awaitable

from waystone.kernel.interpret import Interpreters

from ...box import moments
from ...box.treasures import (
    Bless,
    Damage,
    Design,
    Gold,
    Item,
    Scenario,
    Side,
    Treasure,
    Xp,
    treasure,
)
from ...table.board import character_of
from ...table.facts import Looted, TreasureLooted
from ...table.map import tables
from ...table.state import Character, Figure, G
from ..campaign.finds import add_design, random_design, side_scenario, unlock
from ..campaign.shop import return_to_shop
from ..dungeon.cache import loot_cache
from ..scenario.cards import deed, gain_xp
from .conditions import gain
from .damage import suffer
from .triggers import fire

KEPT = 10
NOTHING_SAID = "gold:10"
"""What lies in a treasure that the page does not tell of."""


async def loot(g: G, figure: Figure, reach: int, rule: str = "GH-LOO-01") -> None:
    """GH-LOO-01, GH-LOO-02: everything within range and in sight is the looter's; a monster takes
    only coins, and they are gone (GH-MOT-06, GH-MOT-07). GH-STA-06: coins count for goals and
    quests."""
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
        g.say(Looted(owner.id, taken), rule)
    treasures = [cell for cell in state.treasures if mask >> cell & 1]
    for cell in treasures:
        await _treasure(g, owner, figure, state.treasures.pop(cell))
    if taken or treasures:
        await fire(g, figure, "loot")


async def loot_own_hex(g: G, figure: Figure) -> None:
    """GH-LOO-03: at the end of its turn a character takes what lies in its hex."""
    if figure.cell in g.state.coins or figure.cell in g.state.treasures:
        await loot(g, figure, 0, "GH-LOO-03")


async def _treasure(g: G, owner: Character, figure: Figure, token: str) -> None:
    """GH-OVL-18 to GH-OVL-21: goal treasure counts for the goal, a numbered one does what its entry
    says. GH-STA-06: treasures count for goals and quests. GH-RDD-11: in a dungeon what its card
    says."""
    kind, _, number = token.partition(":")
    g.state.looted.append(token)
    g.state.unsettled.append(moments.Looted(number))
    g.say(TreasureLooted(owner.id, token), "GH-OVL-20")
    deed(owner, "treasures")
    if kind == "goal":
        return
    if g.state.dungeon is not None:
        await loot_cache(g, figure, number)
        return
    entry = g.content.pages[g.state.scenario].treasures.get(number, NOTHING_SAID)
    await finds(g, owner, treasure(entry))


finds: Interpreters[G, Character, Awaitable[None]] = Interpreters(Treasure)


@finds.rule
async def some_gold(g: G, owner: Character, found: Gold) -> None:
    owner.gold += found.amount


@finds.rule
async def some_experience(g: G, owner: Character, found: Xp) -> None:
    gain_xp(g, owner, found.amount, "GH-OVL-20")


@finds.rule
async def blessings(g: G, owner: Character, found: Bless) -> None:
    for _ in range(found.cards):
        gain(g, g.state.figures[owner.id], "bless")


@finds.rule
async def a_sting(g: G, owner: Character, found: Damage) -> None:
    await suffer(g, g.state.figures[owner.id], found.amount, "GH-OVL-20")


@finds.rule
async def something_for_the_world(g: G, owner: Character, found: Design | Scenario | Side) -> None:
    """GH-OVL-22, GH-CMP-20, GH-CMP-21: designs and scenarios are the world's at once, as far as
    there are any; outside a campaign the finder keeps ten gold."""
    if g.state.campaign is None:
        owner.gold += KEPT
    elif isinstance(found, Design):
        add_design(g, found.item or random_design(g), "GH-OVL-22")
    elif isinstance(found, Scenario):
        unlock(g, found.scenario, "GH-CMP-07")
    else:
        side_scenario(g, "GH-CMP-21")


@finds.rule
async def an_item(g: G, owner: Character, found: Item) -> None:
    gain_item(g, owner, found.item)


def gain_item(g: G, owner: Character, item: str) -> None:
    """GH-LOO-04, GH-LOO-05: not equipped in this scenario; a second copy is sold at once, into the
    shop of the town, and so is one that others have taken already (GH-AMB-57)."""
    taken = sum(item in other.owned for other in g.state.characters)
    if g.state.campaign is not None:
        taken += sum(item in one.items for one in g.state.campaign.party.away)
    if item in owner.owned or taken >= g.content.items[item].copies:
        owner.gold += g.content.items[item].price // 2
        if g.state.campaign is not None:
            return_to_shop(g, [item])
    else:
        owner.owned.append(item)
