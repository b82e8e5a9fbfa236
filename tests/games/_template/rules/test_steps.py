"""The round, step by step."""

import pytest

from waystone.games._template.checks.testing import cellar, hand
from waystone.games._template.rules.steps import (
    a_round,
    beast_turn,
    evening,
    hero_turn,
    marching_order,
)
from waystone.games._template.table.state import State
from waystone.kernel.play import Film
from waystone.kernel.step import BACK, End, in_order
from waystone.testing import listen, run


@pytest.mark.rule("TP-RND-01")
def test_cards_are_readied_in_secret_and_at_once() -> None:
    g = cellar()
    hand(g, 0, "poker", "lid", "broth")
    hand(g, 1, "poker", "cleaver", "door")
    then, script = listen(a_round.rule(g), ["card:lid", "card:door"])
    assert [q.seat for q in script.asked] == [0, 1]
    assert [hero.readied for hero in g.state.heroes] == ["lid", "door"]
    assert g.state.heroes[0].hand == ["poker", "broth"]
    assert then == in_order(marching_order(), beast_turn(), evening(), a_round())


@pytest.mark.rule("TP-RND-01", "TP-RND-03")
def test_what_all_do_at_once_is_seen_at_once() -> None:
    """The table looks the same while the log says it of one after another."""
    g = cellar()
    hand(g, 0, "poker", "lid", "broth")
    hand(g, 1, "poker", "cleaver", "door")
    g.film = Film(State)
    run(a_round.rule(g), ["card:lid", "card:door"])
    began, first, second = g.film.taken()
    assert began.quiet
    assert [hero.readied for hero in first.state.heroes] == ["lid", "door"]
    assert first.data == second.data
    run(evening.rule(g))
    first, second = g.film.taken()
    assert [len(hero.hand) for hero in first.state.heroes] == [3, 3]
    assert first.data == second.data


@pytest.mark.rule("TP-RND-02")
def test_the_first_hero_sets_the_order() -> None:
    g = cellar()
    first, second = (f"hero:{hero.hero}" for hero in g.state.heroes)
    then = run(marching_order.rule(g), [f"{second} {first}"])
    assert then == in_order(hero_turn(1), hero_turn(0))


@pytest.mark.rule("TP-RND-03")
def test_in_the_evening_standing_heroes_draw_up() -> None:
    g = cellar()
    hand(g, 0, "poker")
    hand(g, 1)
    g.state.heroes[1].life = 0
    assert run(evening.rule(g)) == BACK
    assert [len(hero.hand) for hero in g.state.heroes] == [3, 0]


@pytest.mark.rule("TP-TRN-01", "TP-TRN-02")
def test_a_hero_attacks_only_beside_the_beast() -> None:
    g = cellar(1)
    then, script = listen(hero_turn.rule(g, 0), ["room:cellar"])
    assert [o.key for o in script.asked[0].options] == ["room:cellar", "rest"]
    assert g.state.heroes[0].room == "cellar"
    assert then == BACK
    _, script = listen(hero_turn.rule(g, 0), ["attack", "0"])
    assert [o.key for o in script.asked[0].options] == ["room:hall", "attack", "rest"]


@pytest.mark.rule("TP-TRN-03")
def test_a_resting_hero_changes_cards() -> None:
    g = cellar(1)
    hand(g, 0, "poker", "lid", "broth")
    g.state.draw.append("door")
    run(hero_turn.rule(g, 0), ["rest", "card:1:lid"])
    assert g.state.heroes[0].hand == ["poker", "broth", "door"]
    assert g.state.discard == ["lid"]


@pytest.mark.rule("TP-BST-01")
def test_any_player_names_the_victim() -> None:
    g = cellar()
    for hero in g.state.heroes:
        hero.room = "cellar"
        hand(g, hero.seat)
    g.streams.stack_rolls("beast", 6)
    lives = [hero.life for hero in g.state.heroes]
    victim = g.state.heroes[0]
    run(beast_turn.rule(g), [(1, f"hero:{victim.hero}")])
    assert [hero.life for hero in g.state.heroes] == [lives[0] - 2, lives[1]]


@pytest.mark.rule("TP-BST-02")
def test_a_lonely_beast_follows() -> None:
    g = cellar()
    assert run(beast_turn.rule(g)) == BACK
    assert g.state.beast.room == "hall"


@pytest.mark.rule("TP-END-01")
def test_the_heroes_win_when_the_beast_is_dead() -> None:
    g = cellar()
    g.state.heroes[1].room = "cellar"
    g.state.beast.life = 1
    g.streams.stack_rolls("hero", 6)
    assert run(hero_turn.rule(g, 1), ["attack", "0"]) == End("end-victory", [0, 1])


@pytest.mark.rule("TP-END-02")
def test_the_heroes_lose_when_all_have_fallen_or_time_is_up() -> None:
    g = cellar(1)
    g.state.heroes[0].room = "cellar"
    hand(g, 0)
    g.state.heroes[0].life = 1
    g.streams.stack_rolls("beast", 5)
    assert run(beast_turn.rule(g)) == End("end-defeat")
    late = cellar(1)
    late.state.round = 15
    assert run(beast_turn.rule(late)) == End("end-defeat")
    late.state.round = 14
    assert run(beast_turn.rule(late)) == BACK


@pytest.mark.rule("TP-RND-02")
def test_the_first_who_stands_says_the_order() -> None:
    g = cellar(3)
    g.state.heroes[0].life = 0
    names = [hero.hero for hero in g.state.heroes]
    then, script = listen(marching_order.rule(g), [f"hero:{names[2]} hero:{names[1]}"])
    assert script.asked[0].seat == 1
    assert then == in_order(hero_turn(2), hero_turn(1))


@pytest.mark.rule("TP-TRN-01", "TP-ATT-01", "TP-END-01")
@pytest.mark.parametrize(("life", "over"), [(1, True), (2, False)])
def test_the_beast_is_beaten_without_life_and_torches_may_be_kept(life: int, over: bool) -> None:
    g = cellar(1)
    hero, g.state.beast.life = g.state.heroes[0], life
    hero.room = g.state.beast.room
    g.streams.stack_rolls("hero", 4)
    then, script = listen(hero_turn.rule(g, 0), ["attack", "0"])
    assert (script.asked[1].least, script.asked[1].most) == (0, 2)
    assert (hero.torches, g.state.beast.life) == (2, life - 1)
    assert then == (End("end-victory", [0]) if over else BACK)
