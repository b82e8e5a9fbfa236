"""Monster threat and monster level (MA-THR)."""

from waystone.kernel.ask import Option, choose

from ...table.facts import LevelRose, ThreatFell, ThreatRose
from ...table.state import G
from ...table.units import on_board
from ..actions import damage
from ..actions.items import discard_item
from ..cards import triggers
from ..story.ending import check_endgame

TOP_LEVEL = 5


async def increase(g: G, times: int = 1) -> None:
    """MA-THR-01, MA-THR-07: so many separate increases, whatever the source."""
    for _ in range(times):
        await increase_once(g)


async def increase_once(g: G) -> None:
    """MA-THR-01, MA-THR-02: one step; at the arrow the level rises. At the last level a penalty
    instead (MA-THR-05). Cards answer (MA-CND-02)."""
    state = g.state
    if state.story.level >= TOP_LEVEL:
        await penalty(g)
        return
    state.story.threat += 1
    g.say(ThreatRose(state.story.threat), "MA-THR-01")
    if state.story.threat >= g.content.figures.threat_steps - 1:
        state.story.threat = 0
        rise(g)
    await triggers.happen_to_all(g, "threat-rose")
    check_endgame(g)


def rise(g: G) -> None:
    """MA-THR-02 to MA-THR-04: half of the shuffled deck and pile leaves unseen (MA-HID-05), the new
    level joins."""
    state = g.state
    state.story.level += 1
    deck = state.decks.monsters + state.decks.destroyed
    state.streams.shuffle("monsters", deck)
    gone = (len(deck) + 1) // 2
    state.decks.buried += deck[:gone]
    fresh = [
        m for m in state.decks.monster_stock if g.content.monsters[m].level == state.story.level
    ]
    state.decks.monster_stock[:] = [m for m in state.decks.monster_stock if m not in fresh]
    deck = deck[gone:] + fresh
    state.streams.shuffle("monsters", deck)
    state.decks.monsters[:] = deck
    state.decks.destroyed.clear()
    g.say(LevelRose(state.story.level), "MA-THR-02")


async def penalty(g: G) -> None:
    """MA-THR-05: each explorer on the board discards an equipped item or dies."""
    for explorer in on_board(g):
        if explorer.cell < 0:
            continue
        options: list[Option[str]] = [
            Option(f"card:{i}", i, "option-discard", {"card": i}, f"card:{i}")
            for i in explorer.equipped
        ]
        options.append(Option("die", "", "option-die", on=f"unit:{explorer.id}", final=True))
        item = await choose(
            explorer.seat, options, "ask-penalty", rule="MA-THR-05", unit=explorer.id
        )
        if item:
            discard_item(g, explorer, item)
        else:
            await damage.destroy(g, explorer.id)


def decrease(g: G, n: int) -> None:
    """MA-THR-06: never below the first step, never a lower level."""
    fallen = min(n, g.state.story.threat)
    if fallen:
        g.state.story.threat -= fallen
        g.say(ThreatFell(fallen), "MA-THR-06")
