"""Single clauses of the rules that larger tests pass over."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules import endings, setup
from waystone.games.dungeoneer.rules.battle import aftermath, hits, responses
from waystone.games.dungeoneer.rules.cards.moments import _is_timely
from waystone.games.dungeoneer.rules.cards.occasions import Moment
from waystone.games.dungeoneer.rules.dungeon import laying
from waystone.games.dungeoneer.rules.dungeonlord import encounters, legal
from waystone.games.dungeoneer.rules.endings import Won
from waystone.games.dungeoneer.rules.hero import levels
from waystone.games.dungeoneer.rules.modes import solo_aftermath, tiers
from waystone.games.dungeoneer.rules.quests import completion, open_quests
from waystone.games.dungeoneer.rules.turn import reset, special_actions
from waystone.games.dungeoneer.table.state import Attack, Battle, Declared, Readied

Make = Callable[..., Table]


def fight(t: Table, *cards: str, target: str = "") -> Battle:
    """B's monsters attack A, or A challenges one of them."""
    attacks = [Attack("monster", 1, card, 0, piece=Readied(card), target=target) for card in cards]
    battle = Battle(1, 0, t.a.hero, t.a.at, attacks)
    t.state.battles.append(battle)
    return battle


@pytest.mark.rule("DG-RWD-01")
def test_peril_is_given_whole_or_one_by_one_and_nothing_else_with_it(table: Make) -> None:
    t = table(3)
    assert "apart" not in t.keys(t.asks(aftermath.give_peril(t.g, 0, 1))), "one is whole"
    t.run(aftermath.give_peril(t.g, 0, 3), "apart", "hero:bystander", "hero:bystander", "pass")
    assert all("apart" not in t.keys(question) for question in t.asked[1:])
    assert (t.b.peril, t.b.glory, t.a.peril) == (2, 0, 0)


@pytest.mark.rule("DG-BAT-17", "DG-RWD-01")
def test_wounds_that_a_monster_dealt_are_counted(table: Make) -> None:
    t = table()
    battle = fight(t, "snakefolk")
    t.run(hits.attacker_hits(t.g, battle, battle.attacks[0]))
    assert (battle.hurt, t.a.life) == (2, t.content.heroes[t.a.card].life - 2)


@pytest.mark.rule("DG-BAT-13", "DG-BAT-29")
def test_for_the_monster_of_a_quest_nobody_responds(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory = ["scare-off"], 5
    battle = fight(t, "boa")
    t.run(responses.response(t.g, battle), "pass")
    battle.victim = -1
    t.run(responses.response(t.g, battle))
    assert t.asked == []


@pytest.mark.rule("DG-DLP-12", "DG-BAT-13")
def test_a_hero_who_has_left_does_not_respond(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.a.hand, t.a.glory = ["scare-off"], 5
    battle = fight(t, "boa")
    t.put(t.a, "hall-1")
    t.run(responses.response(t.g, battle))
    assert [line.rule for line in t.log] == ["DG-DLP-12"]


@pytest.mark.rule("DG-MIN-01")
def test_where_nobody_attacks_nobody_is_tamed(table: Make) -> None:
    t = table()
    fight(t)
    t.run(responses.tame(t.g, 0, ""))
    assert t.a.inventory == []


@pytest.mark.rule("DG-CRD-14")
@pytest.mark.parametrize(
    ("card", "moment", "fits"),
    [
        ("sip", "calm", True),
        ("focus", "calm", False),
        ("haste", "calm", True),
        ("haste", "response", False),
        ("rage", "calm", False),
        ("dodge", "calm", False),
    ],
)
def test_a_card_is_played_at_its_moment_only(
    table: Make, card: str, moment: str, fits: bool
) -> None:
    t = table()
    t.a.hand, t.a.glory, t.a.life = [card], 5, 5
    t.state.active = 1
    assert _is_timely(t.g, t.a, card, Moment(moment, 0)) is fits  # type: ignore[arg-type]


@pytest.mark.rule("DG-LOC-01", "DG-LOC-08", "DG-LOC-06")
@pytest.mark.parametrize(
    ("deck", "mine", "theirs", "last"),
    [([], [], [], True), (["hall-1"], [], [], False), ([], [], ["hall-1"], False),
     ([], ["hall-1"], [], False)],
)  # fmt: skip
def test_the_last_location_of_all_may_close_the_map(
    table: Make, deck: list[str], mine: list[str], theirs: list[str], last: bool
) -> None:
    t = table()
    t.state.board.places.clear()
    t.lay("walled-room", 0, 0)
    t.lay("dead-end", 0, -1)
    t.state.locations, t.a.unlaid, t.b.unlaid = deck, mine, theirs
    if last:
        t.run(laying.lay(t.g, t.a, "cell"))
        assert "cell" in t.state.board.places
    else:
        with pytest.raises(RuntimeError, match="no option in ask-place"):
            t.run(laying.lay(t.g, t.a, "cell"))


@pytest.mark.rule("DG-AMB-12", "DG-NAK-04")
def test_what_is_no_spawn_of_hers_is_paid_for_in_full(table: Make) -> None:
    t = table()
    t.state.wrath, t.b.peril = 3, 5
    t.state.declared = [Declared("boa", 1, "hand")]
    t.run(encounters.pay_for_encounters(t.g, t.a))
    assert t.b.peril == 3


@pytest.mark.rule("DG-DLP-02", "DG-DLP-03")
def test_a_bane_is_aimed_at_those_whom_it_can_befall(table: Make) -> None:
    t = table(3)
    t.a.hand, t.b.peril, t.c.peril = ["rust"], 1, 1
    t.ready(t.c, "lamp")
    assert [p.seat for p in legal.bane_victims(t.g, t.a, "rust")] == [2]


@pytest.mark.rule("DG-END-03", "DG-DEF-02")
@pytest.mark.parametrize("alive", [True, False])
def test_alone_one_has_lost_when_the_hero_is_dead(table: Make, alive: bool) -> None:
    t = table(1, "solo")
    t.a.alive = alive
    if alive:
        endings.last_hero(t.g)
    else:
        with pytest.raises(Won, match="end-solo-lost"):
            endings.last_hero(t.g)


@pytest.mark.rule("DG-LVL-03", "DG-CMB-16")
def test_the_highest_level_ends_a_combined_game(table: Make) -> None:
    t = table(3, "combined")
    t.a.level = 9
    with pytest.raises(Won):
        levels.change_level(t.g, t.a, 1, "DG-LVL-01")


@pytest.mark.rule("DG-SOL-16", "DG-RWD-02", "DG-AMB-62")
def test_alone_wounds_bring_glory_and_no_peril(table: Make) -> None:
    t = table(1, "solo")
    battle = Battle(-1, 0, t.a.hero, t.a.at, [], hits=[0, 0])
    glory, peril = t.a.glory, t.a.peril
    t.run(solo_aftermath.reward(t.g, battle))
    assert (t.a.glory - glory, t.a.peril - peril) == (2, 0)


@pytest.mark.rule("DG-CMB-13")
def test_the_quests_of_the_next_tier_are_dealt_from_the_top(table: Make) -> None:
    t = table(2, "combined")
    deck = ["book-hunt", "book-threat", "book-escort", "book-search", "book-artifact"]
    t.state.quests = list(deck)
    tiers.deal_quests(t.g)
    dealt = [[q.quest for q in p.quests] for p in (t.a, t.b)]
    assert dealt == [["book-hunt", "book-escort"], ["book-threat", "book-search"]]


@pytest.mark.rule("DG-SET-10", "DG-SOL-04")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "legendary")])
def test_quests_are_dealt_from_the_top(table: Make, seats: int, mode: str) -> None:
    t = table(seats, mode)
    t.state.quests = ["book-hunt", "book-threat", "book-escort", "book-search", "book-artifact"]
    t.step("deal")
    mine = [q.quest for q in t.a.quests]
    if mode == "solo":
        assert mine == ["book-hunt", "book-threat", "book-escort"]
    else:
        assert mine == ["book-hunt", "book-escort"]


@pytest.mark.rule("DG-END-01", "DG-QST-06")
@pytest.mark.parametrize(("at", "won"), [("entrance", True), ("hall-1", False)])
def test_alone_the_third_quest_wins_at_the_entrance(table: Make, at: str, won: bool) -> None:
    t = table(1, "solo").lay("hall-1", 1, 0)
    t.a.done = ["book-hunt", "book-escort"]
    t.put(t.a, at)
    quest = t.quest(t.a, "book-threat")
    if won:
        with pytest.raises(Won, match="end-solo-won"):
            t.run(completion.complete(t.g, t.a, quest))
    else:
        t.run(completion.complete(t.g, t.a, quest))
    assert len(t.a.done) == 3


@pytest.mark.rule("DG-GEN-01")
@pytest.mark.parametrize(("deck", "carried"), [([], False), (["book-threat"], True)])
def test_no_quest_is_changed_for_none(table: Make, deck: list[str], carried: bool) -> None:
    t = table()
    t.state.quests = deck
    t.quest(t.a, "book-escort", carried=carried)
    t.run(open_quests.swap(t.g, t.a))
    assert [q.quest for q in t.a.quests] == ["book-escort"]


@pytest.mark.rule("DG-VAR-03", "DG-AMB-49", "DG-LOC-06")
@pytest.mark.parametrize(("more", "then"), [([], "lay"), (["cell"], "pass")])
def test_only_the_very_last_location_may_close_a_map_that_is_dealt(
    table: Make, more: list[str], then: str
) -> None:
    t = table(no_blank_spots=True)
    t.state.board.places.clear()
    t.lay("walled-room", 0, 0)
    t.lay("dead-end", 0, -1)
    t.state.locations, t.a.unlaid, t.b.unlaid = [], ["cell"], more
    went = t.step(setup.lay_map(0, 0))
    assert went == (setup.lay_map(1, 0) if then == "lay" else setup.lay_map(1, 1))


@pytest.mark.rule("DG-RST-07", "DG-RST-01")
def test_who_cannot_walk_has_no_points(table: Make) -> None:
    t = table()
    t.a.banes += [Readied("shackle") for _ in range(9)]
    t.run(reset.reset(t.g, t.a))
    assert t.a.ap == 0


@pytest.mark.rule("DG-SPC-05", "DG-SPC-07")
def test_a_saved_point_and_a_loose_one_are_both_points(table: Make) -> None:
    t = table()
    t.state.active, t.a.fallen, t.a.ap, t.a.loose = 1, True, 1, 1
    found = [option.key for option in special_actions.bodily(t.g, t.a, Moment("calm", 0))]
    assert "stand" in found
