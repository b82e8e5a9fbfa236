"""What a seat may see: RB-HID."""

import pytest

from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.shown.faces import scenario_view
from waystone.games.runebound.shown.hidden import redeal
from waystone.games.runebound.shown.view import deck_mat
from waystone.games.runebound.table.state import Trial
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


@pytest.mark.rule("RB-HID-01", "RB-HID-02", "RB-HID-03", "RB-AMB-48")
def test_everything_that_a_seat_cannot_see_is_dealt_anew() -> None:
    t = Table("corbin", "lissa").hand("hymn", "omen").trophies("combat", "social")
    t.hand("drill", "feint", hero=t.other)
    t.trophies("combat", "combat", "exploration", hero=t.other)
    names = ("skill", "asset", "story", "combat", "social", "exploration")

    def secrets() -> list[list[str]]:
        return [t.other.hand, t.other.trophies, *(t.state.decks[name] for name in names)]

    before = [list(cards) for cards in secrets()]
    mine = (list(t.hero.hand), list(t.hero.trophies))
    changed = [False] * len(before)
    worlds = [set() for _ in before]  # type: list[set[tuple[str, ...]]]
    for seed in range(6):
        redeal(t.state, t.content, 0, Streams(seed))
        for n, cards in enumerate(secrets()):
            changed[n] = changed[n] or cards != before[n]
            worlds[n].add(tuple(cards))
            assert len(cards) == len(before[n])
        assert (t.hero.hand, t.hero.trophies) == mine
    assert all(changed)
    assert all(len(seen) > 2 for seen in worlds), "another world, another deal"


@pytest.mark.rule("RB-HID-01", "RB-HID-03", "RB-AMB-48")
def test_what_is_dealt_anew_tells_nothing_of_what_lay_there() -> None:
    dealt = []
    for turn in (1, -1):
        t = Table("corbin", "lissa").hand("hymn", "omen")
        t.hand("drill", "feint", hero=t.other)
        for deck in t.state.decks.values():
            deck[:] = deck[::turn]
        redeal(t.state, t.content, 0, Streams(3))
        dealt.append((t.other.hand, t.other.trophies, t.state.decks))
    assert dealt[0] == dealt[1]


@pytest.mark.rule("RB-HID-03", "RB-HID-04")
def test_decks_are_counted_and_piles_lie_open() -> None:
    t = Table("corbin", "lissa").hand()
    t.state.discards["combat"] = ["stone-ram"]
    t.state.drawn = "two-brides"
    t.state.trial = Trial(0, "mind", 0, ["omen"])
    text = find("runebound").text("en", t.content)
    zones = {zone.id: zone for zone in deck_mat(t.state, t.content, text).zones}
    for deck in ("combat", "social", "exploration", "skill", "asset"):
        assert (zones[f"deck:{deck}"].count, zones[f"deck:{deck}"].cards) == (
            len(t.state.decks[deck]),
            [],
        )
        assert len(zones[f"pile:{deck}"].cards) == len(t.state.discards[deck])
    assert zones["pile:combat"].cards[0].name == "Stone Ram"
    assert [card.id for card in zones["drawn"].cards] == ["drawn:two-brides"]
    assert [card.id for card in zones["test"].cards] == ["revealed:omen"]


@pytest.mark.rule("RB-SCN-02")
@pytest.mark.parametrize(("scenario", "a", "b"), [("margath", 2, 5), ("corpse-king", 4, 6)])
def test_both_sides_of_a_scenario_card_may_be_read(scenario: str, a: int, b: int) -> None:
    t = Table("corbin", scenario=scenario)
    text = find("runebound").text("en", t.content)
    card = scenario_view(t.content, scenario, f"card:{scenario}", text)
    assert [len(section.lines) for section in card.sections] == [a, b]
    lines = [line for section in card.sections for line in section.lines]
    assert any("realm falls" in line for line in lines) is (scenario == "corpse-king")
    assert any("For each zombie" in line for line in lines) is (scenario == "corpse-king")
    assert any("For each token" in line for line in lines)
