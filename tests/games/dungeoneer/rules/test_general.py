"""DG-GEN: general principles."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.box.effects import Glory, Peril
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.cards import acting, glory_cards, inventory, moments
from waystone.games.dungeoneer.rules.cards.occasions import Cause, Moment
from waystone.games.dungeoneer.rules.dungeon import threats
from waystone.games.dungeoneer.rules.dungeonlord import legal
from waystone.games.dungeoneer.shown import view
from waystone.games.dungeoneer.table.state import Trap
from waystone.games.dungeoneer.table.stats import stride
from waystone.kernel.game import find

Make = Callable[..., Table]


@pytest.mark.rule("DG-GEN-01")
def test_a_card_beats_the_rules(table: Make) -> None:
    """A die already rolled stands (DG-GEN-07), unless a card says otherwise."""
    t = table()
    t.a.hand, t.a.glory = ["again"], 1
    t.dice("threat", 1)
    t.dice("reroll", 6)
    assert t.run(threats.overcome(t.g, t.a, "magic", 13), "card:again") is True


@pytest.mark.rule("DG-GEN-02")
def test_you_is_the_player_who_controls_the_card(table: Make) -> None:
    t = table()
    t.run(acting.do(t.g, (Glory(2),), Cause(1, "rage", target=0)))
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
    assert legal.bane_options(t.g, t.a, "dungeonlord") == []
    assert legal.encounter_options(t.g, t.a) == []
    t.b.peril = 3
    assert [o.key for o in legal.bane_options(t.g, t.a, "dungeonlord")] == [
        "bane:hex:bystander",
        "bane:hex:bystander:both",
    ]
    assert [o.key for o in legal.encounter_options(t.g, t.a)] == ["encounter:boa:bystander"]


@pytest.mark.rule("DG-GEN-05", "DG-GEN-06")
def test_points_have_no_ceiling_and_never_fall_below_zero(table: Make) -> None:
    t = table()
    t.run(acting.do(t.g, (Glory(70), Peril(70)), Cause(0, "x")))
    assert (t.a.glory, t.a.peril) == (70, 70)
    t.run(acting.do(t.g, (Glory(-99), Peril(-99)), Cause(0, "x")))
    assert (t.a.glory, t.a.peril) == (0, 0)


@pytest.mark.rule("DG-GEN-06")
def test_a_cost_is_payable_in_full_or_not_at_all(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory = ["haste"], 1
    assert not glory_cards.can_play(t.g, t.a, "haste")
    t.a.glory = 2
    assert glory_cards.can_play(t.g, t.a, "haste")


@pytest.mark.rule("DG-GEN-07", "DG-THR-05")
def test_modifiers_are_declared_before_the_die(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory = ["focus"], 1
    t.dice("threat", 2)
    assert t.run(threats.overcome(t.g, t.a, "magic", 11), "card:focus") is True
    assert t.prompts() == ["ask-before-roll"]
    t.a.hand, t.a.glory = ["focus"], 1
    t.dice("threat", 2)
    assert t.run(threats.overcome(t.g, t.a, "magic", 11), "pass") is False
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
        t.run(threats.overcome(t.g, t.a, "magic", 99))
        faces.add(t.log[-1].args["roll"].die)
    assert faces == {1, 2, 3, 4, 5, 6}
    t.dice("threat", 4)
    t.run(threats.overcome(t.g, t.a, "magic", 11))
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
    t.step("dungeonlord_phase", "bane:bleed-x:bystander", "2")
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
    mats = {mat.seat: mat for mat in view.view(t.state, t.content, 0, text).mats}
    hand = next(z for z in mats[1].zones if z.id == "hand:1")
    assert (hand.cards, hand.count) == ([], 2)
    own = {mat.seat: mat for mat in view.view(t.state, t.content, 1, text).mats}[1]
    assert [c.name for c in next(z for z in own.zones if z.id == "hand:1").cards] == [
        "Hex",
        "Monstrous Boa",
    ]


@pytest.mark.rule("DG-GEN-18")
def test_fallen_is_the_only_condition_and_the_rest_are_cards(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril = ["shackle"], 1
    t.state.phase = "dungeonlord"
    t.step("dungeonlord_phase", "bane:shackle:bystander")
    assert [r.card for r in t.b.banes] == ["shackle"]
    assert stride(t.g, t.b) == -1
    t.run(inventory.leave_play(t.g, t.b, "shackle"))
    assert stride(t.g, t.b) == 0


@pytest.mark.rule("DG-GEN-19")
def test_every_monster_decision_is_a_players(table: Make) -> None:
    t = table(3).lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-hunt")
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.act("attempt:book-hunt", "form:magic")
    assert t.asked[1].seat == 1, "the left neighbour chooses for a quest's monster"


@pytest.mark.rule("DG-GEN-13")
def test_a_cost_of_x_is_offered_as_x(table: Make) -> None:
    t = table()
    text = find("dungeoneer").text("en", t.content)
    assert text("option-bane", card="hex", hero="pim", cost=-1).endswith("(X Peril)")
    costly = next(c for c, d in t.content.adventure.items() if d.card == "bane" and d.cost < 0)
    t.a.hand, t.b.peril, t.b.glory = [costly], 3, 3
    option, *_ = legal.bane_options(t.g, t.a, "dungeonlord")
    assert option.args["cost"] == -1
