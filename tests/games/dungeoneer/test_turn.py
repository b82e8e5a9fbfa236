"""DG-SET, DG-TRN, DG-RST, DG-DSC, DG-SPC: set-up, turn, Reset, Discard/Draw, special actions."""

from collections.abc import Callable
from typing import Any

import pytest

from waystone.games.dungeoneer import cards, moments, movement, stats
from waystone.games.dungeoneer.check import check
from waystone.games.dungeoneer.dungeon import lay, ways
from waystone.games.dungeoneer.occasions import Moment
from waystone.games.dungeoneer.setup import first_player
from waystone.games.dungeoneer.state import Readied, Surging
from waystone.games.dungeoneer.steps import discard, discard_phase, next_turn, reset, save_point
from waystone.games.dungeoneer.testing import Table, set_up
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.step import Next

Make = Callable[..., Table]
GAME = find("dungeoneer")


def new(seats: int, mode: str = "legendary", seed: int = 5, **more: Any) -> Session:
    return Session.new(GAME, Setup(seats, seed, mode, **more), "all")


# ---- set-up


@pytest.mark.rule("DG-SET-01", "DG-SET-14", "DG-SET-15", "DG-NAK-01")
def test_wrath_nakari_and_her_quest_lie_open() -> None:
    state = set_up(2).state
    goddess = state.nakari
    assert state.wrath == 0
    assert goddess is not None
    assert (goddess.card, goddess.quest, goddess.at) == ("nakari", "defeat-nakari", "")
    assert "nakari" not in [*state.deck, *(c for p in state.players for c in p.hand)]
    dealt = [q.quest for p in state.players for q in p.quests]
    assert "defeat-nakari" not in [*state.quests, *dealt, *(q.quest for q in state.shared)]
    assert len(state.shared) == 1, "hers is an additional shared quest"


@pytest.mark.rule("DG-SET-02", "DG-SET-03", "DG-SET-04")
def test_entrance_in_the_middle_and_four_tunnels_around_it() -> None:
    for seed in range(12):
        g = set_up(3, seed=seed)
        places = g.state.board.places
        spots = {(p.x, p.y): key for key, p in places.items()}
        assert g.content.locations[spots[0, 0]].entrance
        around = [spots[s] for s in ((0, -1), (1, 0), (0, 1), (-1, 0))]
        assert all(g.content.locations[place].kind == "tunnel" for place in around)
        assert {place for _, place in ways(g, spots[0, 0])} == set(around)
        assert len(places) == 5
        assert len(g.state.locations) == 17


@pytest.mark.rule("DG-SET-05", "DG-SET-06", "DG-SET-07", "DG-SET-09", "DG-EX-57")
@pytest.mark.rule("DG-SET-10", "DG-SET-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_player_gets(seats: int) -> None:
    g = set_up(seats)
    state = g.state
    assert len(state.locations) == 17
    assert len(state.quests) == 13 - 2 * seats - 1
    assert len(state.deck) == 59 - 5 * seats
    assert len({p.hero for p in state.players}) == seats
    assert len(state.heroes) == 6 - seats
    for p in state.players:
        assert (p.life, p.level, p.glory, p.peril) == (18, 7, 1, 2)
        assert (len(p.hand), len(p.quests)) == (5, 2)
        assert g.content.locations[p.at].entrance
    assert len(state.shared) == 1
    assert check(state, g.content) == []


@pytest.mark.rule("DG-SET-13")
def test_the_highest_die_starts_and_ties_roll_again(table: Make) -> None:
    t = table(3)
    t.dice("first", 5, 2, 5, 1, 6)
    assert first_player(t.state) == 2


def test_free_places_light_up_while_a_location_is_laid(table: Make) -> None:
    t = table()
    t.state.drawn = "hall-1"
    text = GAME.text("en", t.content)
    cells = GAME.view(t.state, t.content, 1, text).boards[0].cells
    free = {cell.id for cell in cells if cell.kind == "free"}
    question = t.asks(lay(t.g, t.a, "hall-1"))
    assert free == {option.on for option in question.options}


# ---- turn


@pytest.mark.rule("DG-TRN-01", "DG-TRN-04", "DG-TRN-06")
def test_turns_go_to_the_left_and_rounds_are_counted(table: Make) -> None:
    t = table(4)
    t.state.first = t.state.active = 1
    assert next_turn(t.g) == Next("turn", [2])
    t.state.active = 2
    t.state.players[3].alive = False
    assert next_turn(t.g) == Next("turn", [0]), "an eliminated player is skipped"
    t.state.active = 0
    then = next_turn(t.g)
    assert then == Next("a_round", [1])
    assert t.step(then) == Next("turn", [1])
    assert t.state.round == 1


@pytest.mark.rule("DG-TRN-02", "DG-TRN-03")
def test_five_phases_in_order_after_the_wrath_roll() -> None:
    session = new(2)
    names: list[str] = []
    seats: set[int] = set()
    while len(seats) < 2 or len(names) < 12:
        question = session.questions()[0]
        seats.add(session.state.active)
        keys = [o.key for o in question.options]
        session.answer(question.seat, "pass" if "pass" in keys else keys[0])
        names = [m.then.step for m in session.journal.marks if isinstance(m.then, Next)]
    first = names.index("turn")
    assert names[first:][:6] == [
        "turn",
        "dungeonlord_phase",
        "build",
        "hero_phase",
        "discard_phase",
        "draw_phase",
    ]
    log = [line.rule for line in session.log]
    assert log.index("DG-NAK-03") == log.index("DG-TRN-01") + 1


@pytest.mark.rule("DG-TRN-05", "DG-QST-08", "DG-EX-48")
def test_a_completed_quest_ends_the_hero_phase(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(None, "book-threat-2")
    t.state.quests = ["book-chance"]
    t.a.ap = 3
    t.dice("threat", 6)
    assert t.act("attempt:book-threat-2") == Next("discard_phase", [])
    assert [q.quest for q in t.state.shared] == ["book-chance"]
    t.run(save_point(t.g, t.a), "save")
    assert t.a.ap == 1


# ---- Reset


@pytest.mark.rule("DG-RST-01", "DG-RST-03")
def test_temporary_effects_end(table: Make) -> None:
    t = table()
    t.a.surging = [Surging("melee", 4)]
    t.a.attempts, t.a.moved, t.a.fought = 2, True, True
    t.run(reset(t.g, t.a))
    assert stats.value(t.g, t.a, "melee") == 1
    assert (t.a.attempts, t.a.moved, t.a.fought) == (0, False, False)


@pytest.mark.rule("DG-RST-02", "DG-EXI-13")
def test_exits_shut_again(table: Make) -> None:
    t = table().lay("blocked-room", 1, 0).lay("hall-1", 2, 0)
    movement.open_exit(t.g, "blocked-room", 1)
    assert movement.is_open(t.g, "blocked-room", 1)
    t.run(reset(t.g, t.b))
    assert not movement.is_open(t.g, "blocked-room", 1), "by the next Reset of any player"


@pytest.mark.rule("DG-RST-05", "DG-EX-55")
def test_upkeep_is_paid_or_the_card_returns(table: Make) -> None:
    t = table()
    t.ready(t.a, "costly")
    t.a.glory = 1
    t.run(reset(t.g, t.a))
    assert t.a.hand == ["costly"]
    assert t.a.inventory == []
    assert t.a.glory == 1
    t.a.hand, t.a.glory = [], 3
    t.ready(t.a, "costly", "paid-haste")
    t.run(reset(t.g, t.a))
    assert (t.a.glory, t.a.hand) == (0, [])


@pytest.mark.rule("DG-RST-05")
def test_which_upkeep_is_paid_is_the_players_choice(table: Make) -> None:
    t = table()
    t.ready(t.a, "costly", "paid-haste")
    t.a.glory = 2
    t.run(reset(t.g, t.a), "card:costly")
    assert (t.a.glory, t.a.hand) == (0, ["paid-haste"])


@pytest.mark.rule("DG-RST-06", "DG-DSC-06", "DG-EX-51")
def test_ap_by_speed_and_saved_ones_are_lost(table: Make) -> None:
    t = table()
    t.a.ap, t.a.loose = 1, 1
    t.run(reset(t.g, t.a))
    assert (t.a.ap, t.a.loose) == (5, 0)


@pytest.mark.rule("DG-RST-07")
def test_all_locations_are_new_except_the_own(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.a.at = "hall-1"
    t.a.visited = ["entrance", "hall-1"]
    t.run(reset(t.g, t.a))
    assert t.a.visited == ["hall-1"]


@pytest.mark.rule("DG-RST-08")
def test_reset_concerns_the_active_player_only(table: Make) -> None:
    t = table()
    t.ready(t.b, "costly")
    t.b.ap, t.b.glory, t.b.visited = 1, 5, ["entrance", "x"]
    t.run(reset(t.g, t.a))
    assert (t.b.ap, t.b.glory, t.b.visited) == (1, 5, ["entrance", "x"])


@pytest.mark.rule("DG-RST-09", "DG-EX-84")
def test_a_speed_card_lost_to_upkeep_gives_no_ap(table: Make) -> None:
    t = table()
    t.ready(t.a, "paid-haste")
    t.a.glory = 0
    t.run(reset(t.g, t.a))
    assert t.a.hand == ["paid-haste"]
    assert t.a.ap == 5


# ---- Discard and draw


@pytest.mark.rule("DG-DSC-01", "DG-DSC-02", "DG-EX-35")
def test_exactly_one_card_of_hand_treasures_or_lair_never_a_boon(table: Make) -> None:
    t = table()
    t.a.hand = ["hex", "boa"]
    t.a.lair = [Readied("brute")]
    t.ready(t.a, "grit", "lamp")
    question = t.asks(discard(t.g, t.a))
    assert t.keys(question) == ["card:hex", "card:boa", "treasure:lamp", "lair:brute"]
    t.run(discard(t.g, t.a), "lair:brute")
    assert (t.a.lair, t.state.discard) == ([], ["brute"])
    assert t.a.hand == ["hex", "boa"]
    t.run(discard(t.g, t.a), "treasure:lamp")
    assert [r.card for r in t.a.inventory] == ["grit"]


@pytest.mark.rule("DG-DSC-03", "DG-EX-36")
def test_an_empty_hand_need_not_discard(table: Make) -> None:
    t = table()
    t.a.moved = True
    t.run(discard(t.g, t.a))
    assert t.asked == []
    t.ready(t.a, "lamp", "grit")
    t.run(discard(t.g, t.a), "pass")
    assert t.keys(t.asked[0]) == ["treasure:lamp", "pass"], "voluntary, and never a boon"
    t.state.deck = ["hex", "boa", "brute", "oil", "rage", "idol"]
    t.step("draw_phase")
    assert len(t.a.hand) == 5


@pytest.mark.rule("DG-DSC-04", "DG-OBS-06", "DG-EX-37")
def test_staying_gives_the_points_without_the_spikes(table: Make) -> None:
    t = table().lay("spiked-room", 1, 0)
    t.put(t.a, "spiked-room")
    t.step("discard_phase")
    assert (t.a.glory, t.a.peril, t.a.life) == (1, 2, 18)
    assert t.facts("tested") == []
    t.a.moved = True
    t.step("discard_phase")
    assert (t.a.glory, t.a.peril) == (1, 2), "not after a move"


@pytest.mark.rule("DG-DSC-05", "DG-HER-04")
def test_one_point_may_be_saved_and_the_rest_are_lost(table: Make) -> None:
    t = table()
    t.a.ap = 4
    assert t.act("pass") == Next("discard_phase", [])
    t.run(save_point(t.g, t.a), "save")
    assert t.a.ap == 1
    t.a.ap = 3
    t.run(save_point(t.g, t.a), "pass")
    assert t.a.ap == 0
    t.run(save_point(t.g, t.a))
    assert t.asked == []


@pytest.mark.rule("DG-DSC-07")
def test_draw_up_to_five(table: Make) -> None:
    t = table()
    t.state.deck = ["hex", "boa", "brute", "oil"]
    t.a.hand = ["rage", "grit", "poise"]
    t.run(cards.draw_to(t.g, t.a, 5))
    assert t.a.hand == ["rage", "grit", "poise", "hex", "boa"]
    t.a.hand.append("idol")
    t.run(cards.draw_to(t.g, t.a, 5))
    assert len(t.a.hand) == 6, "a player holding more keeps them and draws none"


@pytest.mark.rule("DG-DSC-09")
def test_order_of_the_discard_phase(table: Make) -> None:
    t = table()
    t.a.hand, t.a.ap = ["hex", "boa"], 2
    t.state.deck = ["brute"] * 1
    then = t.step(discard_phase(), "card:hex", "save")
    t.step(then)
    rules = t.rules_said()
    order = [rules.index(r) for r in ("DG-DSC-01", "DG-DSC-04", "DG-DSC-05", "DG-DSC-07")]
    assert order == sorted(order)


# ---- special actions


@pytest.mark.rule("DG-SPC-01", "DG-SPC-02")
def test_any_moment_cards_in_another_players_turn(table: Make) -> None:
    t = table()
    t.b.hand, t.b.glory, t.b.life = ["rejuvenation"], 1, 10
    t.run(moments.calm(t.g), "card:rejuvenation")
    assert (t.b.life, t.b.glory) == (13, 0)
    t.b.hand = ["rejuvenation"]
    t.run(moments.calm(t.g))
    assert t.asked == [], "not without the Glory"


@pytest.mark.rule("DG-SPC-03")
def test_response_cards_only_for_the_defender_in_the_response_step(table: Make) -> None:
    t = table(3)
    for p in t.state.players:
        p.hand, p.glory = ["scare-off"], 3
    t.run(moments.calm(t.g))
    assert t.asked == []
    t.a.hand, t.b.peril = ["scare-off", "boa"], 2
    t.declare("encounter:boa:bystander", "card:scare-off")
    assert [q.seat for q in t.asked] == [1]
    assert "boa" in t.state.discard


@pytest.mark.rule("DG-SPC-04")
def test_readied_effects_whenever_they_can_be_paid(table: Make) -> None:
    t = table(heroes=("orrin", "bystander"))
    t.ready(t.b, "oil")
    t.b.life = 5
    t.run(moments.calm(t.g), "use:oil")
    assert t.b.life == 7
    roll = Moment("roll", 0, on="attack", stat="melee")
    assert moments.playable(t.g, 0, roll) == []
    t.a.glory = 1
    assert [o.key for o in moments.playable(t.g, 0, roll)] == ["use:orrin"]


@pytest.mark.rule("DG-SPC-05", "DG-EFF-02", "DG-EX-82")
def test_stand_up_in_another_players_turn(table: Make) -> None:
    t = table()
    t.b.fallen, t.b.ap = True, 1
    t.run(moments.calm(t.g), "stand")
    assert (t.b.fallen, t.b.ap) == (False, 0)


@pytest.mark.rule("DG-SPC-06", "DG-SPC-07", "DG-SPC-08", "DG-EX-82")
def test_off_turn_a_saved_point_can_fight_but_not_move(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.state.locations = ["hall-2"]
    t.b.ap = 1
    t.quest(t.b, "book-search")
    options = [o.key for o in moments.playable(t.g, 1, Moment("calm", 0))]
    assert options == ["attack:apothecary"], "no move, no exploration, no search"
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.run(moments.calm(t.g), "attack:apothecary", "form:melee")
    assert t.b.ap == 0
    assert t.a.life == 17
