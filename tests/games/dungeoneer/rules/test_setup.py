"""DG-SET: laying out the table."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks import invariants, testing
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules import setup, steps
from waystone.games.dungeoneer.table.board import ways

Make = Callable[..., Table]


@pytest.mark.rule("DG-SET-01", "DG-SET-14", "DG-SET-15", "DG-NAK-01")
def test_wrath_nakari_and_her_quest_lie_open() -> None:
    state = testing.set_up(2).state
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
        g = testing.set_up(3, seed=seed)
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
    g = testing.set_up(seats)
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
    assert invariants.check(state, g.content) == []


@pytest.mark.rule("DG-SET-13")
def test_the_highest_die_starts_and_ties_roll_again(table: Make) -> None:
    t = table(3)
    t.dice("first", 5, 2, 5, 1, 6)
    assert setup.first_player(t.state) == 2


@pytest.mark.rule("DG-SET-01", "DG-SET-04")
def test_every_deck_is_shuffled() -> None:
    content = testing.set_up(2).content

    def order(deck: list[str]) -> list[int]:
        keys = [*content.adventure, *content.locations, *content.quests]
        return [keys.index(key) for key in deck]

    decks = [
        (g.state.deck, g.state.locations, g.state.quests)
        for g in (testing.set_up(2, seed=seed) for seed in (1, 2))
    ]
    for piles in decks:
        for pile in piles:
            assert order(pile) != sorted(order(pile))
    assert decks[0] != decks[1]


@pytest.mark.rule("DG-SET-09", "DG-AMB-49")
def test_with_the_whole_map_laid_the_goddess_waits_from_the_start() -> None:
    g = testing.set_up(3, no_blank_spots=True)
    assert g.state.nakari is not None
    laid = [place for place in g.state.board.places if g.content.locations[place].nakari]
    assert [g.state.nakari.at] == laid


@pytest.mark.rule("DG-SET-05")
def test_heroes_are_dealt_at_random() -> None:
    dealt = [[p.hero for p in testing.set_up(4, seed=seed).state.players] for seed in range(1, 5)]
    assert len({tuple(heroes) for heroes in dealt}) > 1


@pytest.mark.rule("DG-SET-12", "DG-SET-09")
def test_hands_are_drawn_from_the_first_player_on(table: Make) -> None:
    t = table(3)
    t.state.first, t.state.deck = 1, list("abcdefghijklmno")
    then = t.step("hands", args=(0,))
    assert [len(p.hand) for p in t.state.players] == [0, 5, 0]
    assert [(p.glory, p.peril) for p in t.state.players] == [(1, 2)] * 3
    t.a.glory = 7
    then = t.step(then)
    assert [len(p.hand) for p in t.state.players] == [0, 5, 5], "clockwise"
    assert t.a.glory == 7, "once"
    then = t.step(then)
    assert t.step(then) == steps.a_round(1)


@pytest.mark.rule("DG-SET-02")
def test_of_two_entrances_the_one_of_the_set_is_played(table: Make) -> None:
    t = table()
    own = next(
        place.id
        for place in t.content.locations.values()
        if place.entrance and place.box == "legendary"
    )
    for order in (["far-entrance", own], [own, "far-entrance"]):
        t.state.locations = order
        assert setup.entrance_of(t.state, t.content) == own


@pytest.mark.rule("DG-SET-10", "DG-VAR-01")
def test_by_the_variant_the_locations_are_dealt_with_the_quests(table: Make) -> None:
    t = table(no_blank_spots=True)
    t.state.board.places.clear()
    t.state.locations, t.state.quests = ["hall-1", "entrance"], ["book-hunt"] * 5
    assert t.step("deal") == setup.lay_map(1, 0)
    assert [p.unlaid for p in t.state.players] == [["hall-1"], []]
