"""The template game, rule by rule."""

import pytest

from waystone.games._template import GAME
from waystone.games._template.battle import attack, maul, suffer
from waystone.games._template.cards import draw_up, use_readied
from waystone.games._template.setup import begin
from waystone.games._template.state import G, State
from waystone.games._template.steps import (
    a_round,
    beast_turn,
    evening,
    hero_turn,
    marching_order,
)
from waystone.kernel.game import Setup
from waystone.kernel.play import Play
from waystone.kernel.session import Session
from waystone.kernel.step import End, Next
from waystone.testing import listen, run


def cellar(seats: int = 2, variants: list[str] | None = None) -> G:
    content, _ = GAME.load_content()
    setup = GAME.settle(Setup(seats, 1, variants=variants or []), content)
    state, _ = begin(setup, content)
    return Play(state, content, [])


def hand(g: G, seat: int, *cards: str) -> None:
    """Give a hero these cards, the rest to the deck."""
    hero = g.state.heroes[seat]
    g.state.draw += hero.hand
    for card in cards:
        g.state.draw.remove(card)
    hero.hand[:] = cards


def total_cards(state: State) -> int:
    hands = sum(len(hero.hand) + bool(hero.readied) for hero in state.heroes)
    return len(state.draw) + len(state.discard) + hands


@pytest.mark.rule("TP-SET-01", "TP-SET-02", "TP-SET-03", "TP-SET-04")
def test_the_table_is_set() -> None:
    g = cellar(3)
    heroes = g.state.heroes
    assert len({hero.hero for hero in heroes}) == 3
    for hero in heroes:
        assert hero.room == "hall"
        assert hero.life == g.content.heroes[hero.hero].life
        assert hero.torches == 2
        assert len(hero.hand) == 3
    assert (g.state.beast.room, g.state.beast.life) == ("cellar", 8 * 3)
    assert total_cards(g.state) == 18
    assert g.state.draw != cellar(3, []).state.draw[::-1]
    assert [hero.torches for hero in cellar(2, ["dark"]).state.heroes] == [0, 0]


@pytest.mark.rule("TP-RND-01")
def test_cards_are_readied_in_secret_and_at_once() -> None:
    g = cellar()
    hand(g, 0, "poker", "lid", "broth")
    hand(g, 1, "poker", "cleaver", "door")
    then, script = listen(a_round.rule(g), ["card:lid", "card:door"])
    assert [q.seat for q in script.asked] == [0, 1]
    assert [hero.readied for hero in g.state.heroes] == ["lid", "door"]
    assert g.state.heroes[0].hand == ["poker", "broth"]
    assert then == marching_order()


@pytest.mark.rule("TP-RND-02")
def test_the_first_hero_sets_the_order() -> None:
    g = cellar()
    first, second = (f"hero:{hero.hero}" for hero in g.state.heroes)
    assert run(marching_order.rule(g), [f"{second} {first}"]) == hero_turn(1)
    assert g.state.order == [0]


@pytest.mark.rule("TP-RND-03")
def test_in_the_evening_standing_heroes_draw_up() -> None:
    g = cellar()
    hand(g, 0, "poker")
    hand(g, 1)
    g.state.heroes[1].life = 0
    assert run(evening.rule(g)) == a_round()
    assert [len(hero.hand) for hero in g.state.heroes] == [3, 0]


@pytest.mark.rule("TP-TRN-01", "TP-TRN-02")
def test_a_hero_attacks_only_beside_the_beast() -> None:
    g = cellar(1)
    then, script = listen(hero_turn.rule(g, 0), ["room:cellar"])
    assert [o.key for o in script.asked[0].options] == ["room:cellar", "rest"]
    assert g.state.heroes[0].room == "cellar"
    assert then == beast_turn()
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


@pytest.mark.rule("TP-ATT-01", "TP-ATT-02", "TP-EX-01")
def test_an_attack_adds_die_strike_and_torches() -> None:
    g = cellar(1)
    hero = g.state.heroes[0]
    hero.readied = "cleaver"
    g.streams.stack_rolls("hero", 4, 4, 1)
    attack(g, hero, 2)
    assert (g.state.beast.life, hero.torches) == (8 - 5, 0)
    hero.readied = "lid"
    attack(g, hero, 0)
    assert g.state.beast.life == 2
    attack(g, hero, 0)
    assert g.state.beast.life == 2


@pytest.mark.rule("TP-CRD-01")
def test_an_empty_deck_is_made_of_the_discard() -> None:
    g = cellar(1)
    hero = g.state.heroes[0]
    hand(g, 0, "poker")
    g.state.draw.remove("door")
    g.state.discard, g.state.draw = g.state.draw, ["door"]
    assert draw_up(g.state, hero) == 2
    assert hero.hand[1] == "door"
    assert g.state.discard == []
    assert len(g.state.draw) == 18 - 3


@pytest.mark.rule("TP-CRD-03")
def test_a_readied_card_is_spent_and_mends() -> None:
    g = cellar(1)
    hero = g.state.heroes[0]
    most = g.content.heroes[hero.hero].life
    hero.life, hero.readied = most - 1, "broth"
    use_readied(g, hero)
    assert (hero.life, hero.readied, g.state.discard) == (most, "", ["broth"])
    hero.life, hero.readied = 1, "poker"
    use_readied(g, hero)
    assert (hero.life, hero.readied) == (1, "")


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
    assert run(beast_turn.rule(g)) == evening()
    assert g.state.beast.room == "hall"


@pytest.mark.rule("TP-BST-03")
@pytest.mark.parametrize(("roll", "wounds"), [(1, 0), (2, 0), (3, 2), (6, 2)])
def test_claws_wound_on_three_or_more(roll: int, wounds: int) -> None:
    g = cellar(1)
    hero = g.state.heroes[0]
    hand(g, 0)
    life = hero.life
    g.streams.stack_rolls("beast", roll)
    run(maul(g, hero))
    assert hero.life == life - wounds


@pytest.mark.rule("TP-DMG-02", "TP-EX-02")
def test_a_lid_stops_one_wound() -> None:
    g = cellar(1)
    hero = g.state.heroes[0]
    hand(g, 0, "lid", "poker")
    life = hero.life
    g.streams.stack_rolls("beast", 3)
    _, script = listen(maul(g, hero), ["card:lid"])
    assert [o.key for o in script.asked[0].options] == ["card:lid", "pass"]
    assert (hero.life, g.state.discard) == (life - 1, ["lid"])


@pytest.mark.rule("TP-DMG-01")
def test_a_hero_without_life_falls() -> None:
    g = cellar()
    hero = g.state.heroes[0]
    hand(g, 0, "poker")
    hero.life, hero.readied = 1, "broth"
    g.state.draw.remove("broth")
    run(suffer(g, hero, 5))
    assert (hero.life, hero.hand, hero.readied) == (0, [], "")
    assert sorted(g.state.discard) == ["broth", "poker"]
    then, script = listen(a_round.rule(g), [f"card:{g.state.heroes[1].hand[0]}"])
    assert {q.seat for q in script.asked} <= {1}
    assert isinstance(then, Next)


@pytest.mark.rule("TP-END-01")
def test_the_heroes_win_when_the_beast_is_dead() -> None:
    g = cellar()
    g.state.heroes[1].room = "cellar"
    g.state.beast.life = 1
    g.state.order = [0]
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
    assert run(beast_turn.rule(late)) == evening()


@pytest.mark.rule("TP-HID-01")
def test_hands_and_deck_are_hidden() -> None:
    session = Session.new(GAME, Setup(2, 3))
    text = GAME.text("en", session.content)
    table = session.view(1, text)
    mine, other = (next(m for m in table.mats if m.seat == s).zones[0] for s in (1, 0))
    assert len(mine.cards) == 3
    assert (other.cards, other.count) == ([], 3)
    draw = next(m for m in table.mats if m.id == "decks").zones[0]
    assert (draw.cards, draw.count) == ([], 12)
