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
    """MA-THR-01: so many separate increases."""
    for _ in range(times):
        await increase_once(g)


async def increase_once(g: G) -> None:
    state = g.state
    if state.level >= TOP_LEVEL:
        await penalty(g)
        return
    state.threat += 1
    g.say(ThreatRose(state.threat), "MA-THR-01")
    if state.threat >= g.content.figures.threat_steps - 1:
        state.threat = 0
        rise(g)
    await triggers.happen_to_all(g, "threat-rose")
    check_endgame(g)


def rise(g: G) -> None:
    """MA-THR-02 to -04: half of the shuffled deck and pile leaves unseen, the new level joins."""
    state = g.state
    state.level += 1
    deck = state.monster_deck + state.destroyed_monsters
    state.streams.shuffle("monsters", deck)
    gone = (len(deck) + 1) // 2
    state.buried += deck[:gone]
    fresh = [m for m in state.monster_stock if g.content.monsters[m].level == state.level]
    state.monster_stock[:] = [m for m in state.monster_stock if m not in fresh]
    deck = deck[gone:] + fresh
    state.streams.shuffle("monsters", deck)
    state.monster_deck[:] = deck
    state.destroyed_monsters.clear()
    g.say(LevelRose(state.level), "MA-THR-02")


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
    fallen = min(n, g.state.threat)
    if fallen:
        g.state.threat -= fallen
        g.say(ThreatFell(fallen), "MA-THR-06")
