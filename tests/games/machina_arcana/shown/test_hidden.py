"""What nobody sees is dealt anew (MA-HID)."""

import pytest

from waystone.games.machina_arcana.checks.testing import Lay
from waystone.games.machina_arcana.shown.hidden import redeal
from waystone.kernel.rng import Streams


@pytest.mark.rule("MA-HID-03", "MA-HID-05")
def test_redealing_keeps_what_is_known(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    t.top("weapon", "saw")
    t.state.decks.known["weapon"] = 1
    top = t.state.decks.tiles[0]
    before = [list(deck) for deck in t.state.decks.items.values()]
    redeal(t.state, t.g.content, 0, Streams(5))
    assert t.state.decks.items["weapon"][0] == "saw"
    assert t.state.decks.tiles[0] == top
    assert [sorted(deck) for deck in t.state.decks.items.values()] == [sorted(d) for d in before]
    assert [list(deck) for deck in t.state.decks.items.values()] != before
    t.state.decks.buried += [t.state.decks.items["weapon"].pop(), t.state.decks.monsters.pop()]
    seen = set()
    for seed in range(20):
        redeal(t.state, t.g.content, 0, Streams(seed))
        seen.add(tuple(t.state.decks.buried))
    assert len(seen) > 2, "cards removed unseen may be any"
