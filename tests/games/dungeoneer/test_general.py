"""DG-GEN, DG-CRD, DG-LIM: principles, cards, inventory limits."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer import acts, cards, dungeonlord, moments, stats
from waystone.games.dungeoneer.effects import Glory, Peril, Threat, Wound
from waystone.games.dungeoneer.lair import keep_limit
from waystone.games.dungeoneer.occasions import Cause, Moment
from waystone.games.dungeoneer.state import Readied, Surging, Trap
from waystone.games.dungeoneer.steps import discard
from waystone.games.dungeoneer.testing import Table
from waystone.games.dungeoneer.threats import overcome
from waystone.games.dungeoneer.view import view
from waystone.kernel.game import find

Make = Callable[..., Table]


@pytest.mark.rule("DG-GEN-01")
def test_a_card_beats_the_rules(table: Make) -> None:
    """A die already rolled stands (DG-GEN-07), unless a card says otherwise."""
    t = table()
    t.a.hand, t.a.glory = ["again"], 1
    t.dice("threat", 1)
    t.dice("reroll", 6)
    assert t.run(overcome(t.g, t.a, "magic", 13), "card:again") is True


@pytest.mark.rule("DG-GEN-02")
def test_you_is_the_player_who_controls_the_card(table: Make) -> None:
    t = table()
    t.run(acts.do(t.g, (Glory(2),), Cause(1, "rage", target=0)))
    assert (t.a.glory, t.b.glory) == (0, 2)


@pytest.mark.rule("DG-GEN-03")
def test_glory_pays_only_for_its_owners_cards(table: Make) -> None:
    t = table()
    t.a.hand = ["grit"]
    t.b.glory = 9
    assert "card:grit" not in t.hero_keys()
    t.a.glory = 1
    t.act("card:grit")
    assert (t.a.glory, t.b.glory) == (0, 9)


@pytest.mark.rule("DG-GEN-04")
def test_nobody_spends_the_own_peril(table: Make) -> None:
    t = table()
    t.a.hand, t.a.peril = ["hex", "boa"], 9
    assert dungeonlord.bane_options(t.g, t.a, "dungeonlord") == []
    assert dungeonlord.encounter_options(t.g, t.a) == []
    t.b.peril = 3
    assert [o.key for o in dungeonlord.bane_options(t.g, t.a, "dungeonlord")] == ["bane:hex"]
    assert [o.key for o in dungeonlord.encounter_options(t.g, t.a)] == ["encounter:boa:bystander"]


@pytest.mark.rule("DG-GEN-05", "DG-GEN-06")
def test_points_have_no_ceiling_and_never_fall_below_zero(table: Make) -> None:
    t = table()
    t.run(acts.do(t.g, (Glory(70), Peril(70)), Cause(0, "x")))
    assert (t.a.glory, t.a.peril) == (70, 70)
    t.run(acts.do(t.g, (Glory(-99), Peril(-99)), Cause(0, "x")))
    assert (t.a.glory, t.a.peril) == (0, 0)


@pytest.mark.rule("DG-GEN-06")
def test_a_cost_is_payable_in_full_or_not_at_all(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory = ["haste"], 1
    assert not cards.can_play(t.g, t.a, "haste")
    t.a.glory = 2
    assert cards.can_play(t.g, t.a, "haste")


@pytest.mark.rule("DG-GEN-07", "DG-THR-05")
def test_modifiers_are_declared_before_the_die(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory = ["focus"], 1
    t.dice("threat", 2)
    assert t.run(overcome(t.g, t.a, "magic", 11), "card:focus") is True
    assert t.prompts() == ["ask-before-roll"]
    t.a.hand, t.a.glory = ["focus"], 1
    t.dice("threat", 2)
    assert t.run(overcome(t.g, t.a, "magic", 11), "pass") is False
    assert t.prompts() == ["ask-before-roll"], "not offered again once the die has rolled"


@pytest.mark.rule("DG-GEN-08", "DG-MOV-09")
def test_order_of_one_move(table: Make) -> None:
    """Exit, AP, entry, points, location effect, encounters."""
    t = table().lay("blocked-room", 1, 0).lay("spiked-room", 2, 0)
    t.put(t.a, "blocked-room")
    t.a.ap = 2
    t.a.card = "bystander"
    t.state.traps = [Trap("acid-stream", "spiked-room", 1)]
    t.dice("threat", 6, 1, 1)
    t.act("move:spiked-room")
    rules = ["DG-EXI-03", "DG-MOV-01", "DG-MOV-04", "DG-OBS-03", "DG-TRP-03"]
    order = [t.rules_said().index(rule) for rule in rules]
    assert order == sorted(order)
    assert (t.a.ap, t.a.glory, t.a.peril, t.a.life) == (1, 1, 2, 16)


@pytest.mark.rule("DG-GEN-09")
def test_same_moment_the_active_player_first_then_clockwise(table: Make) -> None:
    t = table(3)
    t.state.active = 1
    for p in t.state.players:
        p.hand, p.glory = ["haste"], 2
    t.run(moments.calm(t.g), "pass", "pass", "pass")
    assert [q.seat for q in t.asked] == [1, 2, 0]
    t.run(moments.calm(t.g), "pass", "card:haste", "pass", "pass", "pass")
    assert [q.seat for q in t.asked] == [1, 2, 0, 1, 0], "again, until all pass in a row"


@pytest.mark.rule("DG-GEN-10")
def test_a_test_rolls_one_six_sided_die(table: Make) -> None:
    t = table()
    faces = set()
    for _ in range(60):
        t.run(overcome(t.g, t.a, "magic", 99))
        faces.add(t.log[-1].args["die"])
    assert faces == {1, 2, 3, 4, 5, 6}
    t.dice("threat", 4)
    t.run(overcome(t.g, t.a, "magic", 11))
    assert t.state.streams.stacked == {}


@pytest.mark.rule("DG-GEN-11", "DG-GEN-14")
def test_interaction_needs_the_same_location(table: Make) -> None:
    """Any number of heroes share a location; one elsewhere is out of reach."""
    t = table(4).lay("hall-1", 1, 0)
    t.a.ap = 2
    assert sorted(k for k in t.hero_keys() if k.startswith("attack")) == [
        "attack:bystander",
        "attack:figure-hero",
        "attack:pacifist",
    ]
    t.put(t.b, "hall-1")
    assert "attack:bystander" not in t.hero_keys()


@pytest.mark.rule("DG-GEN-12", "DG-RST-04")
def test_once_per_turn_returns_at_reset(table: Make) -> None:
    t = table(heroes=("orrin", "bystander"))
    t.a.glory = 9
    roll = Moment("roll", 0, on="attack", stat="melee")
    assert [o.key for o in moments.playable(t.g, 0, roll)] == ["use:orrin"]
    t.a.used.append("orrin/0")
    assert moments.playable(t.g, 0, roll) == []
    t.step("turn", args=(1,))
    assert [o.key for o in moments.playable(t.g, 0, roll)] == ["use:orrin"], "per turn, not round"


@pytest.mark.rule("DG-GEN-13")
def test_x_is_what_the_player_pays(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory, t.a.life = ["lavish"], 5, 10
    t.act("card:lavish", "3")
    assert (t.a.glory, t.a.life) == (2, 13)
    assert (t.asked[1].least, t.asked[1].most) == (1, 5)
    t.a.hand, t.b.peril, t.b.glory = ["bleed-x"], 4, 9
    t.state.phase = "dungeonlord"
    t.step("dungeonlord_phase", "bane:bleed-x", "2")
    assert (t.b.peril, t.b.glory) == (2, 7)


@pytest.mark.rule("DG-GEN-15", "DG-GEN-16", "DG-EX-50")
def test_speed_is_not_ap(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory, t.a.ap = ["great-haste"], 2, 2
    t.act("card:great-haste")
    assert t.a.ap == 2
    t.step("turn", args=(0,))
    assert t.a.ap == 7
    t.state.phase = "hero"
    t.a.hand = ["sprint"]
    t.act("card:sprint")
    assert t.a.ap == 9, "an effect gives AP at once only if it says so"


@pytest.mark.rule("DG-GEN-17", "DG-SET-12")
def test_hands_are_not_shown(table: Make) -> None:
    t = table()
    t.b.hand = ["hex", "boa"]
    text = find("dungeoneer").text("en", t.content)
    mats = {mat.seat: mat for mat in view(t.state, t.content, 0, text).mats}
    hand = next(z for z in mats[1].zones if z.id == "hand:1")
    assert (hand.cards, hand.count) == ([], 2)
    own = {mat.seat: mat for mat in view(t.state, t.content, 1, text).mats}[1]
    assert [c.name for c in next(z for z in own.zones if z.id == "hand:1").cards] == [
        "Hex",
        "Monstrous Boa",
    ]


@pytest.mark.rule("DG-GEN-18")
def test_fallen_is_the_only_condition_and_the_rest_are_cards(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril = ["shackle"], 1
    t.state.phase = "dungeonlord"
    t.step("dungeonlord_phase", "bane:shackle")
    assert [r.card for r in t.b.banes] == ["shackle"]
    assert stats.stride(t.g, t.b) == -1
    t.run(cards.leave_play(t.g, t.b, "shackle"))
    assert stats.stride(t.g, t.b) == 0


@pytest.mark.rule("DG-GEN-19")
def test_every_monster_decision_is_a_players(table: Make) -> None:
    t = table(3).lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-hunt")
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.act("attempt:book-hunt", "form:magic")
    assert t.asked[1].seat == 1, "the left neighbour chooses for a quest's monster"


# ---- cards


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
    t.step("dungeonlord_phase", "bane:hex")
    assert (t.a.life, t.b.life) == (18, 17)


@pytest.mark.rule("DG-CRD-07")
def test_a_card_in_hand_does_nothing_until_played(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory = ["grit"], 1
    assert stats.value(t.g, t.a, "melee") == 1
    t.act("card:grit")
    assert stats.value(t.g, t.a, "melee") == 2


@pytest.mark.rule("DG-CRD-08")
def test_an_instant_is_discarded_and_lasts_this_turn(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory = ["rage"], 1
    t.act("card:rage")
    assert t.state.discard == ["rage"]
    assert stats.value(t.g, t.a, "melee") == 3
    t.step("turn", args=(1,))
    assert stats.value(t.g, t.a, "melee") == 1


@pytest.mark.rule("DG-CRD-09")
def test_a_permanent_stays(table: Make) -> None:
    t = table()
    t.ready(t.a, "grit")
    for seat in (0, 1, 0):
        t.step("turn", args=(seat,))
    assert stats.value(t.g, t.a, "melee") == 2


@pytest.mark.rule("DG-CRD-10", "DG-EX-69")
def test_an_attachment_goes_with_its_host(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory = ["tassel"], 0
    t.ready(t.a, "costly", "lamp")
    t.act("card:tassel", "card:costly")
    assert stats.value(t.g, t.a, "melee") == 2
    t.step("turn", args=(0,))
    assert t.a.hand == ["costly"], "unpaid upkeep"
    assert t.state.discard == ["tassel"]
    assert stats.value(t.g, t.a, "melee") == 1


@pytest.mark.rule("DG-CRD-11", "DG-EX-69")
def test_attachments_count_toward_no_limit(table: Make) -> None:
    t = table()
    t.ready(t.a, "lamp", "cloak")
    t.a.inventory[0].under = ["tassel"]
    assert stats.held(t.g, t.a) == (0, 2)
    t.a.hand, t.a.glory = ["iron-helmet"], 1
    assert cards.can_play(t.g, t.a, "iron-helmet")
    t.b.lair = [Readied("boa"), Readied("snakefolk", under=["spurs"]), Readied("brute")]
    t.run(keep_limit(t.g, t.b))
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
    seen = view(t.state, t.content, 1, text)
    assert all("boa" not in piece.id for piece in seen.boards[0].pieces)
    mat = next(m for m in seen.mats if m.seat == 0)
    assert [c.name for z in mat.zones if z.id == "lair:0" for c in z.cards] == ["Monstrous Boa"]


@pytest.mark.rule("DG-CRD-14")
def test_a_card_is_played_at_its_timing_only(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory, t.b.peril = ["scare-off", "hex", "grit"], 9, 9
    assert [k for k in t.hero_keys() if ":" in k] == ["card:grit"]
    t.state.phase = "dungeonlord"
    question = t.asks(dungeonlord.phase(t.g, t.a))
    assert t.keys(question) == ["bane:hex", "pass"]


@pytest.mark.rule("DG-CRD-15", "DG-EX-63", "DG-NAK-14")
def test_legendary_cards_need_level_7_on_one_side(table: Make) -> None:
    t = table(3)
    t.a.level, t.c.level = 6, 6
    t.a.hand, t.a.glory, t.b.peril, t.c.peril = ["legend-boon", "legend-beast"], 5, 5, 5
    assert "card:legend-boon" not in t.hero_keys()
    assert [o.key for o in dungeonlord.encounter_options(t.g, t.a)] == [
        "encounter:legend-beast:bystander"
    ]
    t.a.level = 7
    assert "card:legend-boon" in t.hero_keys()
    assert len(dungeonlord.encounter_options(t.g, t.a)) == 2


@pytest.mark.rule("DG-CRD-16", "DG-DSC-08")
def test_an_empty_deck_is_made_of_the_discards(table: Make) -> None:
    t = table()
    t.state.discard = ["hex", "boa", "grit"]
    t.run(cards.draw(t.g, t.a, 2))
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
    t.run(discard(t.g, t.b))
    assert [r.card for r in t.b.inventory] == ["grit"], "the boon was no option"
    t.state.active, t.state.phase = 0, "dungeonlord"
    t.a.hand, t.b.peril = ["forget"], 1
    t.step("dungeonlord_phase", "bane:forget")
    assert t.b.inventory == []
    assert stats.value(t.g, t.b, "melee") == 4


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
    t.step("dungeonlord_phase", "bane:hex")
    t.dice("attack", 3)
    t.dice("counter", 4)
    t.declare("encounter:boa:bystander", "hand")
    assert t.a.ap == 2
    assert t.b.peril == 0


# ---- limits


@pytest.mark.rule("DG-LIM-01", "DG-LIM-02", "DG-LIM-08")
def test_boons_and_treasures_have_limits_of_their_own(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary"))
    t.a.glory = 9
    t.ready(t.a, "grit", "poise", "lamp")
    t.a.hand = ["haste", "cloak", "rage"]
    keys = t.hero_keys()
    assert "card:haste" not in keys, "two boons held, limit two"
    assert "card:cloak" in keys, "one treasure held, limit two"
    assert "card:rage" in keys, "instants do not count"
    t.act("card:cloak")
    t.a.hand = ["iron-helmet"]
    assert "card:iron-helmet" not in t.hero_keys()


@pytest.mark.rule("DG-LIM-03", "DG-LIM-06", "DG-QCA-02", "DG-EX-19")
def test_one_treasure_of_a_kind(table: Make) -> None:
    t = table()
    t.a.glory = 9
    t.ready(t.a, "iron-helmet")
    t.a.hand = ["tin-helmet"]
    assert "card:tin-helmet" not in t.hero_keys()
    t.a.inventory.clear()
    t.a.artifacts = ["book-artifact"]
    assert "card:tin-helmet" in t.hero_keys(), "an artifact is no treasure"
    assert stats.held(t.g, t.a) == (0, 0)


@pytest.mark.rule("DG-LIM-04", "DG-EX-23")
def test_what_raises_a_limit_may_be_played_when_it_is_full(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary"))
    t.a.glory = 9
    t.ready(t.a, "lamp", "cloak")
    t.a.hand = ["belt-pouch", "iron-helmet"]
    assert "card:iron-helmet" not in t.hero_keys()
    t.act("card:belt-pouch")
    assert "card:iron-helmet" in t.hero_keys()


@pytest.mark.rule("DG-LIM-05", "DG-EX-24")
def test_a_potion_used_at_once_needs_no_room(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary"))
    t.a.glory, t.a.life = 9, 10
    t.ready(t.a, "lamp", "cloak")
    t.a.hand = ["oil"]
    t.act("card:oil")
    assert t.a.life == 12
    assert [r.card for r in t.a.inventory] == ["lamp", "cloak"]
    assert t.state.discard == ["oil"]
    t.a.hand, t.a.life = ["oil"], 18
    assert "card:oil" not in t.hero_keys(), "it cannot be used now, so it needs room"


@pytest.mark.rule("DG-LIM-07", "DG-MIN-01")
def test_a_minion_takes_a_treasure_place(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary"))
    t.ready(t.a, "boa", "lamp")
    assert stats.held(t.g, t.a) == (0, 2)
    t.a.hand, t.a.glory = ["cloak"], 1
    assert "card:cloak" not in t.hero_keys()


@pytest.mark.rule("DG-LIM-09", "DG-EX-64")
def test_a_falling_limit_discards_the_excess(table: Make) -> None:
    t = table(heroes=("apothecary", "bystander"))
    t.state.phase = "dungeonlord"
    t.ready(t.b, "belt-pouch", "lamp", "cloak", "iron-helmet")
    t.a.hand, t.b.peril = ["rust"], 1
    t.step("dungeonlord_phase", "bane:rust", "card:belt-pouch", "card:lamp")
    assert [r.card for r in t.b.inventory] == ["cloak", "iron-helmet"]
    assert t.state.discard == ["belt-pouch", "lamp", "rust"]


@pytest.mark.rule("DG-LIM-09")
def test_a_limit_also_falls_when_its_card_is_spent(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary"))
    t.ready(t.a, "frail-pouch", "lamp", "cloak", "iron-helmet")
    t.act("use:frail-pouch:1", "card:cloak")
    assert [r.card for r in t.a.inventory] == ["lamp", "iron-helmet"]
    assert t.a.glory == 1


@pytest.mark.rule("DG-THR-01", "DG-THR-02", "DG-EX-56")
def test_threats(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary"))
    t.dice("threat", 5, 6, 3, 5)
    assert t.run(overcome(t.g, t.a, "speed", 10)) is False, "5 + 4 = 9"
    assert t.run(overcome(t.g, t.a, "speed", 10)) is True, "equality succeeds"
    assert t.run(overcome(t.g, t.a, "level", 10)) is True, "3 + level 7"
    t.a.life = 4
    assert t.run(overcome(t.g, t.a, "life", 10)) is False, "5 + life 4"


@pytest.mark.rule("DG-THR-03")
def test_a_threat_is_no_battle(table: Make) -> None:
    t = table()
    t.a.surging = [Surging("magic", 3, "battle")]
    t.dice("threat", 1)
    assert t.run(overcome(t.g, t.a, "magic", 9)) is False
    assert t.state.battles == []
    assert not t.a.fought


@pytest.mark.rule("DG-THR-04")
def test_a_threat_on_all_is_rolled_by_each(table: Make) -> None:
    t = table(3)
    t.dice("threat", 6, 1, 6)
    act = Threat("speed", 9, "here", failed=(Wound(1),))
    t.run(acts.do(t.g, (act,), Cause(0, "x", at="entrance")))
    assert [p.life for p in t.state.players] == [18, 17, 18]


@pytest.mark.rule("DG-CRD-12")
def test_the_life_of_a_monster_is_shown_as_it_is(table: Make) -> None:
    """Wounds and attachments count; the printed face itself stays as printed."""
    t = table()
    text = find("dungeoneer").text("en", t.content)

    def life() -> list[str]:
        zones = [z for m in view(t.state, t.content, 1, text).mats for z in m.zones]
        return [card.figures[-1].value for z in zones if z.id == "lair:0" for card in z.cards]

    printed = t.content.adventure["boa"].monster
    assert printed is not None
    full = printed.life
    t.a.lair = [Readied("boa", under=["spurs"], wounds=2)]
    assert life() == [str(full + 1 - 2)]
    t.a.lair = [Readied("boa")]
    assert life() == [str(full)]


@pytest.mark.rule("DG-GEN-13")
def test_a_cost_of_x_is_offered_as_x(table: Make) -> None:
    t = table()
    text = find("dungeoneer").text("en", t.content)
    assert text("option-bane", card="hex", cost=-1).endswith("(X Peril)")
    costly = next(c for c, d in t.content.adventure.items() if d.card == "bane" and d.cost < 0)
    t.a.hand, t.b.peril, t.b.glory = [costly], 3, 3
    (option,) = dungeonlord.bane_options(t.g, t.a, "dungeonlord")
    assert option.args["cost"] == -1
