"""The map of the world, the town and the sheets are remembered by all that they show."""

from collections.abc import Callable

import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.checks.campaign_testing import Camp
from waystone.games.gloomhaven.shown.view import view
from waystone.games.gloomhaven.table.records import Note, Sticker
from waystone.kernel.text import Memory
from waystone.kernel.view import Table


def lose_the_last(c: Camp) -> None:
    c.party.away.append(c.party.sheets.pop())


CHANGES: dict[str, Callable[[Camp], object]] = {
    "a scenario is unlocked": lambda c: c.world.unlocked.append(
        next(s for s in c.content.scenarios if s not in c.world.unlocked)
    ),
    "a scenario is completed": lambda c: c.world.completed.append(c.world.unlocked[0]),
    "a scenario was tried": lambda c: c.party.notes.append(
        Note(c.world.unlocked[0], "lost", 1, 3, False, [])
    ),
    "the world achieves": lambda c: c.world.achievements.update(
        {next(iter(c.content.achievements)): 1}
    ),
    "the party achieves": lambda c: c.party.achievements.append(next(iter(c.content.achievements))),
    "the party travels": lambda c: setattr(c.party, "location", c.world.unlocked[0]),
    "reputation": lambda c: setattr(c.party, "reputation", 5),
    "prosperity": lambda c: setattr(c.world, "prosperity", 20),
    "donations": lambda c: setattr(c.world, "donations", 30),
    "somebody retires": lambda c: c.world.retired.append(c.content.campaign.folk[0].id),
    "a scenario more": lambda c: setattr(c.campaign, "played", 7),
    "gold": lambda c: setattr(c.party.sheets[0], "gold", 77),
    "somebody stays at home": lose_the_last,
    "a card is enhanced": lambda c: c.world.stickers.append(
        Sticker(c.party.sheets[0].pool[0], "top", 0, "fire")
    ),
}


def shown(c: Camp, memory: Memory, seat: int) -> Table:
    text = GAME.text("en", c.content)
    with text.moment(memory):
        return view(c.state, c.content, seat, text)


@pytest.mark.rule("GH-CMP-06", "GH-CMP-09", "GH-CMP-11")
@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_what_changes_between_scenarios_is_seen(change: Callable[[Camp], object]) -> None:
    c = Camp("harpooner", "sexton")
    memories: list[Memory] = [{}, {}]
    before = [shown(c, memory, seat) for seat, memory in enumerate(memories)]
    change(c)
    for seat, memory in enumerate(memories):
        assert shown(c, memory, seat) == shown(c, {}, seat)
        assert shown(c, {}, seat) != before[seat]
