"""Setting the table: RB-SET."""

from collections import Counter

import pytest

from waystone.games.runebound.box.definitions import DECKS
from waystone.games.runebound.box.sheet import Sheet
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.heroes import choose_hero, place_hero, setup_ability
from waystone.games.runebound.rules.setup import begin, first_by_dice
from waystone.games.runebound.rules.steps import an_action, set_up
from waystone.games.runebound.table.state import sheet
from waystone.kernel.game import Setup, find
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session


def new_game(seats: int = 3, seed: int = 5, scenario: str = "margath") -> Session:
    return Session.new(find("runebound"), Setup(seats, seed, scenario=scenario))


def sheet_of(t: Table) -> Sheet:
    return sheet(t.g, t.hero)


@pytest.mark.rule("RB-SET-01", "RB-SET-02", "RB-SET-14", "RB-SET-16")
def test_the_table_before_the_first_turn() -> None:
    s = new_game()
    state, atlas = s.state, s.content.atlas
    assert sorted(state.gems) == [n for n, gem in enumerate(atlas.gem) if gem]
    assert Counter(g for g in atlas.gem if g) == {"combat": 9, "social": 9, "exploration": 9}
    assert (state.act, state.space_on_track, state.side) == (1, 1, "A")
    assert state.zombies == {}
    assert not any(h.gold or h.damage or h.tokens for h in state.heroes)


@pytest.mark.rule("RB-SET-03")
def test_the_scenario_is_chosen_or_left_to_chance() -> None:
    assert new_game(scenario="corpse-king").state.scenario == "corpse-king"
    content, _ = find("runebound").load_content()
    found = {
        begin(Setup(2, seed, scenario="margath", variants=["any-scenario"]), content)[0].scenario
        for seed in range(12)
    }
    assert found == {"margath", "corpse-king"}


@pytest.mark.rule("RB-SET-04", "RB-SCN-01", "RB-SCN-03")
def test_the_story_deck_is_that_of_the_scenario() -> None:
    s = new_game(scenario="corpse-king")
    deck = s.state.decks["story"]
    assert len(deck) == 10
    assert all(s.content.stories[c].scenario == "corpse-king" for c in deck)
    assert deck != [c for c in s.content.stories if s.content.stories[c].scenario == "corpse-king"]
    table = s.view(0, s.game.text("en", s.content))
    scenario = next(z for m in table.mats for z in m.zones if z.id == "scenario")
    assert [section.title for section in scenario.cards[0].sections] == ["A", "B"]


@pytest.mark.rule("RB-SET-05", "RB-ADV-04")
@pytest.mark.parametrize("scenario", ["margath", "corpse-king"])
def test_three_adventure_decks_of_thirty(scenario: str) -> None:
    s = new_game(scenario=scenario)
    kinds = {"combat": "enemy", "social": "event", "exploration": "quest"}
    for deck in DECKS:
        cards = [s.content.adventures[c] for c in s.state.decks[deck]]
        assert len(cards) == 30
        assert Counter(c.scenario for c in cards) == {"": 20, scenario: 10}
        assert all(c.deck == deck for c in cards)
        counts = Counter(type(c).__struct_config__.tag for c in cards)
        assert set(counts) == {"enemy", "event", "quest"}
        assert counts.most_common(1)[0][0] == kinds[deck]


@pytest.mark.rule("RB-SET-06", "RB-RND-02", "RB-SET-15")
def test_heroes_are_chosen_in_turn_order_from_a_random_first_player() -> None:
    firsts = {new_game(4, seed).state.first for seed in range(25)}
    assert firsts == {0, 1, 2, 3}
    s = new_game(4)
    order = [(s.state.first + n) % 4 for n in range(4)]
    taken: list[str] = []
    for seat in order:
        question = s.questions()[0]
        assert (question.prompt, question.seat) == ("ask-hero", seat)
        keys = [o.key for o in question.options]
        assert not set(taken) & set(keys)
        assert len(keys) == 6 - len(taken)
        taken.append(keys[0])
        s.answer(seat, keys[0])


@pytest.mark.rule("RB-EX-21")
def test_the_first_player_by_dice_is_who_rolls_most_wilds() -> None:
    streams = Streams(1)
    streams.stack("first", *([1] * 5 + [0, 1, 1, 1, 1] + [0, 0, 1, 1, 1]))
    assert first_by_dice(streams, 3) == 2
    streams.stack("first", *([0, 0, 1, 1, 1] * 2 + [1] * 5 + [1] * 5 + [1, 1, 0, 1, 1]))
    assert first_by_dice(streams, 3) == 1
    content, _ = find("runebound").load_content()
    thrown = Setup(3, 9, scenario="margath", variants=["dice-for-first"])
    plain = Setup(3, 9, scenario="margath")
    assert (
        begin(thrown, content)[0].streams.at["first"]
        != begin(plain, content)[0].streams.at["first"]
    )


@pytest.mark.rule("RB-SET-07", "RB-SET-11")
def test_the_setup_ability_is_used_once_and_the_card_is_turned() -> None:
    t = Table("ilvar")
    hero = t.hero
    hero.side = "setup"
    hero.trophies.clear()
    assert not any(s.surges for s in [sheet_of(t)])
    t.play(setup_ability(0))
    assert [t.content.adventures[c].deck for c in t.hero.trophies] == ["social"]
    assert t.state.heroes[0].side == "play"
    assert sheet_of(t).surges


@pytest.mark.rule("RB-SET-08", "RB-SET-09")
def test_a_hero_brings_gold_tokens_and_a_hand() -> None:
    t = Table("lissa")
    t.hero.hero = ""
    t.hero.gold = 0
    t.hero.hand.clear()
    t.play(choose_hero(0), "hero:laurel")
    assert (t.hero.hero, t.hero.gold, len(t.hero.hand)) == ("laurel", 2, 4)
    assert sheet_of(t).tokens == ("laurel-1", "laurel-2", "laurel-3")


@pytest.mark.rule("RB-SET-10", "RB-AMB-44")
def test_a_hero_begins_at_a_site_of_its_kind() -> None:
    t = Table("lissa", "nameya")
    bench = t.play(place_hero(0))
    shrines = {f"hex:{s.space}" for s in t.content.sites.values() if s.kind == "shrine"}
    assert set(bench.options) == shrines
    bench.say("hex:i2")
    bench = t.play(place_hero(1), "hex:i2")
    assert t.hero.space == t.other.space == t.space("i2")


@pytest.mark.rule("RB-SET-12", "RB-EX-01")
def test_laurel_rerolls_her_setup_dice_by_exerting_only() -> None:
    t = Table("laurel").hand("drill", "feint")
    t.hero.side = "setup"
    t.hero.gold = 0
    t.dice("P", "P", "MW", "PF")
    bench = t.play(setup_ability(0))
    assert t.state.roll is not None
    assert t.state.roll.free == 0
    bench.say("reroll:P", "card:drill", "done")
    assert t.hero.hand == ["feint"]
    assert t.hero.gold == 1
    t.dice("P", "P", "P")
    t.play(an_action(0), "roll")
    assert t.state.roll.free == 1


@pytest.mark.rule("RB-SET-13")
def test_markets_open_after_the_setup_abilities() -> None:
    s = new_game(2)
    while s.state.round == 0:
        question = s.questions()[0]
        assert all(not m for m in s.state.markets.values())
        s.answer(question.seat, question.options[0].key)
    assert [len(m) for m in s.state.markets.values()] == [3, 3, 3, 3]
    assert set_up.name in find("runebound").steps.by_name


@pytest.mark.rule("RB-SET-03", "RB-SET-06")
def test_variants_are_what_the_table_agreed_on() -> None:
    content, _ = find("runebound").load_content()
    for variants, drawn in (([], 1), (["dice-for-first"], 15), (["free-trades"], 1)):
        state, _ = begin(Setup(3, 9, scenario="margath", variants=variants), content)
        assert state.free_trades is ("free-trades" in variants)
        fresh = Streams(9)
        if drawn == 1:
            assert state.first == fresh.below("first", 3)
        else:
            assert state.first == first_by_dice(fresh, 3)


@pytest.mark.rule("RB-EX-21")
def test_a_die_for_the_first_player_has_six_faces() -> None:
    streams = Streams(1)
    streams.stack("first", *(5,) * 5, *(0,) * 5)
    assert first_by_dice(streams, 2) == 1
    counted = Streams(3)
    wilds = sum(first_by_dice(counted, 2) for _ in range(40))
    assert 0 < wilds < 40


@pytest.mark.rule("RB-SET-06")
def test_the_first_player_and_every_choice_are_told_by_seat() -> None:
    session = new_game(2)
    first = session.state.first
    assert session.log[0].args == {"seat": f"seat-{first + 1}"}
    session.answer(first, "hero:corbin")
    chosen = next(line for line in session.log if line.text == "fact-hero-chosen")
    assert chosen.args == {"seat": f"seat-{first + 1}", "hero": "corbin"}
