"""DG-VAR: the variants."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks import testing
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules import setup
from waystone.games.dungeoneer.rules.cards import moments
from waystone.games.dungeoneer.rules.cards.occasions import Moment
from waystone.games.dungeoneer.rules.dungeon import laying
from waystone.games.dungeoneer.rules.hero import action_points, wounds
from waystone.games.dungeoneer.rules.modes import solo
from waystone.games.dungeoneer.rules.turn import discard, hero, reset
from waystone.games.dungeoneer.table.board import passable
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.step import Next
from waystone.parts.cardmap import is_connected

Make = Callable[..., Table]


def alone(table: Make, **rules: bool) -> Table:
    return table(1, "solo", **rules)


@pytest.mark.rule("DG-VAR-01", "DG-VAR-02", "DG-VAR-03", "DG-VAR-05")
def test_no_blank_spots() -> None:
    for seats in (2, 3, 4):
        g = testing.set_up(seats, no_blank_spots=True)
        state = g.state
        assert state.locations == []
        assert len(state.board.places) + len(state.gone) == 22
        assert is_connected(state.board, passable(g.content, state.board))
        laid = list(state.board.places)
        assert g.content.locations[laid[0]].entrance
        assert (state.board.places[laid[0]].x, state.board.places[laid[0]].y) == (0, 0)
        assert state.nakari is not None
        assert state.nakari.at == "nakari-lair"
        p = state.players[state.active]
        p.ap = 5
        assert "explore" not in [o.key for o in hero.hero_options(g, p)]


@pytest.mark.rule("DG-VAR-01", "DG-VAR-02", "DG-VAR-03")
def test_locations_are_dealt_and_laid_in_turn(table: Make) -> None:
    t = table(3, no_blank_spots=True)
    t.state.board.places.clear()
    t.state.locations = ["hall-1", "hall-2", "entrance", "hall-3", "hall-4", "hall-5"]
    setup.deal_locations(t.g)
    assert t.state.first == 2, "who got the Entrance is first player"
    assert list(t.state.board.places) == ["entrance"]
    assert [p.unlaid for p in t.state.players] == [
        ["hall-1", "hall-3"],
        ["hall-2", "hall-4"],
        ["hall-5"],
    ]
    then = t.step("lay_map", "cell:1,0", args=(2, 0))
    assert then == Next("lay_map", [0, 0]), "clockwise from the first player"
    assert "hall-5" in t.state.board.places


@pytest.mark.rule("DG-VAR-04")
def test_locations_of_shared_quests_come_last(table: Make) -> None:
    t = table(no_blank_spots=True)
    t.quest(None, "book-threat-2")
    t.a.unlaid = ["hall-1", "hall-3"]
    assert setup.free_to_lay(t.g, t.a) == ["hall-3"]
    t.a.unlaid = ["hall-1"]
    assert setup.free_to_lay(t.g, t.a) == ["hall-1"]


@pytest.mark.rule("DG-VAR-06", "DG-VAR-07", "DG-VAR-08", "DG-VAR-09", "DG-VAR-10", "DG-DEF-05")
@pytest.mark.rule("DG-EX-81")
def test_resurrection(table: Make) -> None:
    t = table(3, resurrection=True).lay("hall-3", 1, 0).lay("far-entrance", 2, 0)
    t.state.heroes = ["orrin", "pim"]
    t.state.deck = ["hex", "boa", "brute", "oil", "rage", "idol"]
    t.put(t.b, "hall-3")
    t.b.hand, t.b.level, t.b.life = ["grit"], 9, 1
    t.ready(t.b, "lamp")
    t.quest(t.b, "book-threat")
    t.quest(t.b, "book-hunt")
    t.run(wounds.suffer(t.g, t.b, 1), "hero:pim", "place:far-entrance")
    assert [q.seat for q in t.asked] == [1, 2], "the left opponent places the figure"
    assert t.b.alive
    assert (t.b.hero, t.b.level, t.b.life, t.b.at) == ("pim", 7, 18, "far-entrance")
    assert t.b.hand == ["hex", "boa", "brute", "oil", "rage"]
    assert t.state.heroes == ["orrin"], "who is chosen cannot be chosen again"
    assert t.b.inventory == []
    assert set(t.state.discard) == {"grit", "lamp"}
    assert [q.quest for q in t.b.quests] == ["book-threat", "book-hunt"]


@pytest.mark.rule("DG-VAR-11")
def test_choice_of_heroes(table: Make) -> None:
    t = table(3, choice_of_heroes=True)
    t.state.first, t.state.heroes = 1, ["orrin", "pim", "kesh", "reed"]
    then = t.step("choose_hero", "hero:pim", args=(0,))
    assert t.asked[0].seat == 1, "from the first player on"
    then = t.step(then, "hero:kesh")
    assert t.keys(t.asked[0]) == ["hero:orrin", "hero:kesh", "hero:reed"]
    t.step(then, "hero:reed")
    assert [p.hero for p in t.state.players] == ["reed", "pim", "kesh"]


@pytest.mark.rule("DG-VAR-12")
def test_optional_discard(table: Make) -> None:
    t = table(optional_discard=True)
    t.a.hand = ["hex", "boa"]
    t.run(discard.discard(t.g, t.a), "pass")
    assert t.a.hand == ["hex", "boa"]
    t.run(discard.discard(t.g, t.a), "card:hex")
    assert t.a.hand == ["boa"], "still at most one"


@pytest.mark.rule("DG-VAR-13", "DG-EX-61")
def test_unbiased_placement(table: Make) -> None:
    t = table(3, unbiased_placement=True)
    assert laying.placer(t.g, t.a, "hall-1") is t.a
    t.quest(t.a, "book-threat")
    assert laying.placer(t.g, t.a, "hall-1") is t.b
    t.quest(t.b, "book-hunt")
    assert laying.placer(t.g, t.a, "hall-1") is t.c
    t.quest(t.c, "book-chance")
    assert laying.placer(t.g, t.a, "hall-1") is t.a, "all the way round"
    t.state.locations = ["hall-2", "hall-3"]
    t.run(laying.lay_next(t.g, t.a), "cell:1,0")
    assert t.asked[0].seat == 1, "hall 2 serves A's quest: B places it"


@pytest.mark.rule("DG-VAR-14", "DG-EX-85")
def test_unbiased_placement_of_shared_quests_and_escorts(table: Make) -> None:
    t = table(unbiased_placement=True)
    t.quest(None, "book-threat")
    assert laying.placer(t.g, t.a, "hall-1") is t.a
    t.quest(t.a, "book-escort")
    assert laying.placer(t.g, t.a, "hall-2") is t.a, "the second location"
    assert laying.placer(t.g, t.a, "hall-1") is t.b, "the first"


@pytest.mark.rule("DG-VAR-15")
def test_nothing_personal() -> None:
    g = testing.set_up(3, nothing_personal=True)
    assert all(p.quests == [] for p in g.state.players)
    assert len(g.state.shared) == 2
    assert g.state.nakari is not None
    assert g.state.nakari.quest == "defeat-nakari"


@pytest.mark.rule("DG-VAR-15")
def test_nothing_personal_but_a_started_escort(table: Make) -> None:
    t = table(nothing_personal=True).lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(None, "book-escort")
    t.quest(None, "book-chance")
    t.state.quests = ["book-hunt", "book-threat"]
    t.act("take:book-escort")
    assert [q.quest for q in t.a.quests] == ["book-escort"]
    assert [q.quest for q in t.state.shared] == ["book-chance", "book-hunt"]


@pytest.mark.rule("DG-VAR-16", "DG-VAR-17", "DG-EX-60")
def test_limited_movement(table: Make) -> None:
    t = table(limited_movement=True)
    t.ready(t.a, "great-haste")
    t.run(reset.reset(t.g, t.a))
    assert t.a.ap == 3
    t.a.loose = 1
    t.run(discard.save_point(t.g, t.a))
    assert t.asked == []
    assert (t.a.ap, t.a.loose) == (0, 0)


@pytest.mark.rule("DG-VAR-18", "DG-EX-60")
def test_tipping_the_hero(table: Make) -> None:
    t = table(limited_movement=True).lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-threat")
    t.a.ap, t.a.attempts, t.a.stand_value = 0, 1, 9
    assert "attempt:book-threat" not in t.hero_keys()
    t.act("tip")
    assert (t.a.fallen, t.a.stand_value) == (True, 0), "standing up takes no test"
    assert "attempt:book-threat" in t.hero_keys(), "spent although fallen"
    assert not any(k.startswith("move") for k in t.hero_keys())
    assert "tip" not in t.hero_keys(), "only an upright hero"
    t.a.fallen = False
    assert not any(k.startswith("move") for k in t.hero_keys()), "never on moving"
    assert "tip" not in t.hero_keys(), "once a turn"
    t.state.phase = "dungeonlord"
    options = [o.key for o in moments.playable(t.g, 1, Moment("calm", 0, attacked=True))]
    assert options == ["tip"], "in any player's turn"


@pytest.mark.rule("DG-VAR-19", "DG-EX-80")
def test_dodging_spikes(table: Make) -> None:
    t = table(dodging_spikes=True).lay("spiked-room", 1, 0)
    t.a.ap = 2
    t.act("move:spiked-room", "dodge")
    assert t.a.ap == 0
    assert t.facts("tested") == []
    t = table(dodging_spikes=True).lay("spiked-room", 1, 0)
    t.a.ap = 2
    t.dice("threat", 1)
    t.act("move:spiked-room", "test")
    assert (t.a.ap, t.a.life) == (1, 17)
    t = table().lay("spiked-room", 1, 0)
    t.a.ap = 2
    t.dice("threat", 1)
    t.act("move:spiked-room")
    assert t.prompts() == ["ask-hero"]


@pytest.mark.rule("DG-AMB-50")
def test_specials_in_solo(table: Make) -> None:
    """A special effect of 1 Peril is free, a dearer one is not used."""
    t = alone(table)
    t.state.playing = ["idol", "brute"]
    t.dice("threat", 1)
    t.dice("attack", 3, 3)
    t.dice("counter", 6, 6)
    t.run(solo.attackers(t.g, t.a, ["idol", "brute"]))
    assert [line.args["card"] for line in t.facts("special-used")] == ["idol"]
    assert t.facts("compared")[1].args["attack"] == 3 + 4


@pytest.mark.rule("DG-AMB-52")
def test_staying_in_solo_brings_encounters(table: Make) -> None:
    """DG-AMB-52."""
    t = alone(table).lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.state.peril_deck = ["hex"]
    t.dice("encounter", 1, 6)
    t.step("discard_phase")
    assert t.a.glory == 1
    assert t.a.life == 17


@pytest.mark.rule("DG-VAR-03", "DG-AMB-49")
def test_what_nobody_can_lay_leaves_the_game(table: Make) -> None:
    t = table(no_blank_spots=True)
    t.a.unlaid = ["meadow"]
    assert t.step("lay_map", args=(0, 0)) == Next("lay_map", [1, 1]), "a player passes"
    assert t.step("lay_map", args=(1, 3)) == Next("hands", [0])
    assert (t.state.gone, t.a.unlaid) == (["meadow"], [])


@pytest.mark.rule("DG-VAR-11", "DG-SET-05")
def test_everybody_chooses_one_hero_from_the_first_player_on() -> None:
    game = find("dungeoneer")
    session = Session.new(game, Setup(3, 4, "legendary", variants=["choice-of-heroes"]))
    first = session.state.first
    asked = []
    while session.questions()[0].prompt == "ask-hero-card":
        question = session.questions()[0]
        asked.append(question.seat)
        session.answer(question.seat, question.options[-1].key)
    assert asked == [(first + n) % 3 for n in range(3)]
    assert len({p.hero for p in session.state.players}) == 3


@pytest.mark.rule("DG-VAR-18", "DG-SPC-05")
def test_the_point_of_tipping_stands_the_hero_up_in_any_turn(table: Make) -> None:
    t = table(limited_movement=True)
    t.b.fallen, t.b.ap, t.b.loose = True, 0, 1
    assert [o.key for o in moments.playable(t.g, 1, Moment("calm", 0))] == [
        *("stand", "attack:apothecary")
    ]
    t.b.loose = 0
    assert moments.playable(t.g, 1, Moment("calm", 0)) == []


@pytest.mark.rule("DG-VAR-18", "DG-EFF-03")
def test_points_of_both_sorts_are_spent_together(table: Make) -> None:
    t = table(limited_movement=True)
    t.a.ap, t.a.loose = 1, 1
    assert action_points.can_spend(t.a, 2)
    assert not action_points.can_spend(t.a, 3)
    action_points.spend(t.a, 2)
    assert (t.a.ap, t.a.loose) == (0, 0)
    t.a.ap, t.a.loose, t.a.fallen = 1, 1, True
    assert action_points.can_spend(t.a, 1)
    assert not action_points.can_spend(t.a, 2), "a fallen hero keeps the others for standing up"


@pytest.mark.rule("DG-VAR-14", "DG-VAR-13")
def test_a_search_counts_wherever_it_could_be_made(table: Make) -> None:
    t = table(unbiased_placement=True)
    t.quest(t.a, "book-search")
    assert laying.placer(t.g, t.a, "hall-1") is t.b, "a room"
    assert laying.placer(t.g, t.a, "gloom") is t.a, "a tunnel"


@pytest.mark.rule("DG-VAR-19")
def test_spikes_are_not_dodged_without_a_point(table: Make) -> None:
    t = table(dodging_spikes=True).lay("spiked-room", 1, 0)
    t.a.ap = 1
    t.dice("threat", 1)
    t.act("move:spiked-room")
    assert (t.a.ap, t.a.life) == (0, 17)
    assert "ask-dodge" not in t.prompts()


@pytest.mark.rule("DG-AMB-52", "DG-DSC-04")
def test_who_stays_alone_meets_monsters_too(table: Make) -> None:
    t = alone(table).lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.state.peril_deck = ["boa"]
    t.dice("encounter", 1, 6)
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.step("discard_phase")
    assert t.a.life == 17
    assert t.state.peril_discard == ["boa"]


@pytest.mark.rule("DG-HER-01")
def test_the_hero_is_asked_with_the_points_of_both_sorts(table: Make) -> None:
    t = table(limited_movement=True)
    t.a.ap, t.a.loose = 1, 1
    t.act("pass")
    assert t.asked[0].args["ap"] == 2
