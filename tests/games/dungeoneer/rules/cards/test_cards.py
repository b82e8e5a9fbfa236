"""DG-CRD: cards, their types and durations."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.battle import lair
from waystone.games.dungeoneer.rules.cards import decks, glory_cards
from waystone.games.dungeoneer.rules.dungeonlord import encounters, legal
from waystone.games.dungeoneer.rules.turn import discard
from waystone.games.dungeoneer.shown import view
from waystone.games.dungeoneer.table.state import Readied
from waystone.games.dungeoneer.table.stats import held, value
from waystone.kernel.game import find

Make = Callable[..., Table]


@pytest.mark.rule("DG-CRD-01", "DG-CRD-02", "DG-CRD-03", "DG-CRD-04", "DG-CRD-05", "DG-CRD-06")
def test_anatomy_of_cards(table: Make) -> None:
    content = table().content
    legendary = [h for h in content.heroes.values() if h.box == "legendary"]
    for hero in legendary:
        assert set(hero.stats) == {7, 8, 9, 10}
        assert hero.name["ru"]
        assert hero.race["ru"]
        assert hero.trade["ru"]
        assert hero.effects
        assert hero.life == 18
        assert hero.boons > 0
        assert hero.treasures > 0
    for place in content.locations.values():
        assert len(place.exits) == 4
        assert place.glory >= 0
        assert place.peril >= 0
        assert place.box != "legendary" or (
            place.frame == "dungeon" and place.kind in ("tunnel", "room")
        )
    for quest in content.quests.values():
        assert quest.category
        assert quest.at or quest.search
    for card in content.adventure.values():
        assert card.timing
        assert card.duration
        assert card.name["en"]
        assert card.name["ru"]
        assert card.is_glory == (card.card in ("boon", "treasure"))


@pytest.mark.rule("DG-CRD-06")
def test_glory_cards_act_on_the_own_hero_and_peril_cards_on_opponents(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory, t.a.peril, t.b.peril = ["grit", "hex"], 1, 9, 3
    t.act("card:grit")
    assert [r.card for r in t.a.inventory] == ["grit"]
    assert "card:hex" not in t.hero_keys()
    t.state.phase = "dungeonlord"
    t.step("dungeonlord_phase", "bane:hex:bystander")
    assert (t.a.life, t.b.life) == (18, 17)


@pytest.mark.rule("DG-CRD-07")
def test_a_card_in_hand_does_nothing_until_played(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory = ["grit"], 1
    assert value(t.g, t.a, "melee") == 1
    t.act("card:grit")
    assert value(t.g, t.a, "melee") == 2


@pytest.mark.rule("DG-CRD-08")
def test_an_instant_is_discarded_and_lasts_this_turn(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory = ["rage"], 1
    t.act("card:rage")
    assert t.state.discard == ["rage"]
    assert value(t.g, t.a, "melee") == 3
    t.step("turn", args=(1,))
    assert value(t.g, t.a, "melee") == 1


@pytest.mark.rule("DG-CRD-09")
def test_a_permanent_stays(table: Make) -> None:
    t = table()
    t.ready(t.a, "grit")
    for seat in (0, 1, 0):
        t.step("turn", args=(seat,))
    assert value(t.g, t.a, "melee") == 2


@pytest.mark.rule("DG-CRD-10", "DG-EX-69")
def test_an_attachment_goes_with_its_host(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory = ["tassel"], 0
    t.ready(t.a, "costly", "lamp")
    t.act("card:tassel", "card:costly")
    assert value(t.g, t.a, "melee") == 2
    t.step("turn", args=(0,))
    assert t.a.hand == ["costly"], "unpaid upkeep"
    assert t.state.discard == ["tassel"]
    assert value(t.g, t.a, "melee") == 1


@pytest.mark.rule("DG-CRD-11", "DG-EX-69")
def test_attachments_count_toward_no_limit(table: Make) -> None:
    t = table()
    t.ready(t.a, "lamp", "cloak")
    t.a.inventory[0].under = ["tassel"]
    assert held(t.g, t.a) == (0, 2)
    t.a.hand, t.a.glory = ["iron-helmet"], 1
    assert glory_cards.can_play(t.g, t.a, "iron-helmet")
    t.b.lair = [Readied("boa"), Readied("snakefolk", under=["spurs"]), Readied("brute")]
    t.run(lair.keep_limit(t.g, t.b))
    assert len(t.b.lair) == 3


@pytest.mark.rule("DG-CRD-12")
def test_a_monster_at_0_life_is_discarded(table: Make) -> None:
    t = table()
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril = ["boa"], 2
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.ready(t.b, "perjurers-blade")
    t.declare("encounter:boa:bystander")
    assert "boa" in t.state.discard
    assert t.a.hand == []
    assert t.a.lair == []


@pytest.mark.rule("DG-CRD-13", "DG-LAI-06")
def test_a_monster_is_in_a_location_only_while_it_attacks(table: Make) -> None:
    t = table()
    t.a.lair = [Readied("boa")]
    t.a.ap = 3
    assert all("boa" not in key for key in t.hero_keys())
    text = find("dungeoneer").text("en", t.content)
    seen = view.view(t.state, t.content, 1, text)
    assert all("boa" not in piece.id for piece in seen.boards[0].pieces)
    mat = next(m for m in seen.mats if m.seat == 0)
    assert [c.name for z in mat.zones if z.id == "lair:0" for c in z.cards] == ["Monstrous Boa"]


@pytest.mark.rule("DG-CRD-14")
def test_a_card_is_played_at_its_timing_only(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory, t.b.peril = ["scare-off", "hex", "grit"], 9, 9
    assert [k for k in t.hero_keys() if ":" in k] == ["card:grit"]
    t.state.phase = "dungeonlord"
    question = t.asks(encounters.phase(t.g, t.a))
    assert t.keys(question) == ["bane:hex:bystander", "bane:hex:bystander:both", "pass"]


@pytest.mark.rule("DG-CRD-15", "DG-EX-63", "DG-NAK-14")
def test_legendary_cards_need_level_7_on_one_side(table: Make) -> None:
    t = table(3)
    t.a.level, t.c.level = 6, 6
    t.a.hand, t.a.glory, t.b.peril, t.c.peril = ["legend-boon", "legend-beast"], 5, 5, 5
    assert "card:legend-boon" not in t.hero_keys()
    assert [o.key for o in legal.encounter_options(t.g, t.a)] == [
        "encounter:legend-beast:bystander"
    ]
    t.a.level = 7
    assert "card:legend-boon" in t.hero_keys()
    assert len(legal.encounter_options(t.g, t.a)) == 2


@pytest.mark.rule("DG-CRD-16", "DG-DSC-08")
def test_an_empty_deck_is_made_of_the_discards(table: Make) -> None:
    t = table()
    t.state.discard = ["hex", "boa", "grit"]
    t.run(decks.draw(t.g, t.a, 2))
    assert len(t.a.hand) == 2
    assert len(t.state.deck) == 1
    assert t.state.discard == []
    assert sorted(t.a.hand + t.state.deck) == ["boa", "grit", "hex"]


@pytest.mark.rule("DG-CRD-17")
def test_a_boon_leaves_only_by_force(table: Make) -> None:
    t = table()
    t.ready(t.b, "grit")
    t.b.hand = ["boa"]
    t.state.active = 1
    t.run(discard.discard(t.g, t.b))
    assert [r.card for r in t.b.inventory] == ["grit"], "the boon was no option"
    t.state.active, t.state.phase = 0, "dungeonlord"
    t.a.hand, t.b.peril = ["forget"], 1
    t.step("dungeonlord_phase", "bane:forget:bystander")
    assert t.b.inventory == []
    assert value(t.g, t.b, "melee") == 4


@pytest.mark.rule("DG-CRD-18")
def test_a_spent_treasure_is_discarded_at_once(table: Make) -> None:
    t = table()
    t.ready(t.a, "oil")
    t.a.life = 10
    t.act("use:oil")
    assert t.a.life == 12
    assert t.a.inventory == []
    assert t.state.discard == ["oil"]


@pytest.mark.rule("DG-CRD-19", "DG-CRD-20", "DG-DLP-09")
def test_cards_cost_no_ap(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory, t.a.ap = ["grit", "hex", "boa"], 1, 0
    t.act("card:grit")
    assert t.a.ap == 0
    t.state.phase, t.b.peril, t.a.ap = "dungeonlord", 5, 2
    t.step("dungeonlord_phase", "bane:hex:bystander")
    t.dice("attack", 3)
    t.dice("counter", 4)
    t.declare("encounter:boa:bystander", "hand")
    assert t.a.ap == 2
    assert t.b.peril == 0


@pytest.mark.rule("DG-CRD-12")
def test_the_life_of_a_monster_is_shown_as_it_is(table: Make) -> None:
    """Wounds and attachments count; the printed face itself stays as printed."""
    t = table()
    text = find("dungeoneer").text("en", t.content)

    def life() -> list[str]:
        zones = [z for m in view.view(t.state, t.content, 1, text).mats for z in m.zones]
        return [card.figures[-1].value for z in zones if z.id == "lair:0" for card in z.cards]

    printed = t.content.adventure["boa"].monster
    assert printed is not None
    full = printed.life
    t.a.lair = [Readied("boa", under=["spurs"], wounds=2)]
    assert life() == [str(full + 1 - 2)]
    t.a.lair = [Readied("boa")]
    assert life() == [str(full)]
