"""What a seat may see: RB-HID."""

import pytest

from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.shown.hidden import redeal
from waystone.kernel.game import find
from waystone.kernel.rng import Streams


@pytest.mark.rule("RB-TRO-01", "RB-TRO-08", "RB-HID-02", "RB-HID-03")
def test_trophies_lie_face_down_for_others() -> None:
    t = Table("corbin", "lissa").trophies("combat")
    card = t.hero.trophies[0]
    game = find("runebound")
    text = game.text("en", t.content)

    def shown(seat: int) -> tuple[str, str]:
        table = game.view(t.state, t.content, seat, text)
        zone = next(z for z in table.mats[0].zones if z.id == "trophies")
        return zone.cards[0].name, zone.cards[0].kind

    assert shown(0)[0] == text.name(card)
    assert shown(1) == ("", "back-combat")


@pytest.mark.rule("RB-HID-01", "RB-AMB-48", "RB-HID-04", "RB-HID-05", "RB-HID-08")
def test_what_a_seat_sees_does_not_depend_on_what_it_may_not_see() -> None:
    t = Table("corbin", "lissa").hand("drill").trophies("combat", hero=None)
    t.hand("feint", "omen", hero=t.other).trophies("social", hero=t.other)
    t.state.discards["skill"].append("oak-hide")
    t.fight(["phy"], ["sku"])
    game = find("runebound")
    text = game.text("en", t.content)
    before = game.view(t.state, t.content, 0, text)
    mine, theirs = list(t.hero.hand), list(t.other.hand)
    redeal(t.state, t.content, 0, Streams(3))
    assert game.view(t.state, t.content, 0, text) == before
    assert t.hero.hand == mine
    assert t.other.hand != theirs
    hands = [next(z for z in m.zones if z.id == "hand") for m in before.mats[:2]]
    assert [len(h.cards) for h in hands] == [1, 0]
    assert hands[1].count == 2
    piles = [z for m in before.mats for z in m.zones if z.id == "pile:skill"]
    assert [c.name for c in piles[0].cards] == [text.name("oak-hide")]
