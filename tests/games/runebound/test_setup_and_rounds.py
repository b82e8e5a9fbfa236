"""Golden rules, component limits, setup, rounds and the time track: RB-GLD to RB-TIM."""

from collections import Counter

import pytest

from waystone.games.runebound.abilities import Bonus, Cannot, Surge, When
from waystone.games.runebound.combat import action_phase
from waystone.games.runebound.definitions import DECKS
from waystone.games.runebound.effects import Draw, Gold, May, Recast, Steal, Suffer
from waystone.games.runebound.fight import combat_actions
from waystone.games.runebound.heroes import draw_skill, trim
from waystone.games.runebound.interpret import resolve
from waystone.games.runebound.market import draw_asset
from waystone.games.runebound.setup import (
    begin,
    choose_hero,
    first_by_dice,
    place_hero,
    set_up,
    setup_ability,
)
from waystone.games.runebound.sheet import Sheet
from waystone.games.runebound.state import sheet
from waystone.games.runebound.story import refresh_gems, story_card, time_step
from waystone.games.runebound.testing import DONE, Table, run
from waystone.games.runebound.trophies import gain
from waystone.games.runebound.turn import a_round, a_turn, an_action, turn_options
from waystone.kernel.game import Setup, find
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session
from waystone.kernel.step import Next


def new_game(seats: int = 3, seed: int = 5, scenario: str = "margath") -> Session:
    return Session.new(find("runebound"), Setup(seats, seed, scenario=scenario))


# ---- golden rules


@pytest.mark.rule("RB-GLD-01", "RB-AMB-01")
def test_where_passages_differ_the_ruling_of_the_reference_holds() -> None:
    t = Table("corbin")
    t.state.decks["skill"] = ["drill"]
    t.state.discards["skill"] = ["feint", "parry", "hymn"]
    t.state.streams.stack("deck:skill", 0, 0)
    assert draw_skill(t.g) == "drill"
    # Shuffled (this stack makes another order than turning over would), not turned over.
    assert t.state.decks["skill"] == ["parry", "hymn", "feint"]


@pytest.mark.rule("RB-GLD-02", "RB-GLD-03")
def test_a_card_overrides_a_rule_only_as_far_as_it_must() -> None:
    t = Table("corbin", at="g3").skills("water-strider")
    t.hero.space = t.space("g4")
    ways = dict(t.content.atlas.needs[t.space("g3")])
    assert ways[t.space("h3")] == 16
    t.put("g3")
    t.state.roll = None
    t.dice("P", "P", "HP")
    bench = t.play(an_action(0), "roll")
    # Fords: the river does not count; the terrain of the far side (hills) still does.
    assert "hex:h3:HP" in bench.keys
    assert "hex:h3:P" not in bench.keys


@pytest.mark.rule("RB-GLD-04", "RB-GLD-05", "RB-AMB-66")
def test_cannot_is_absolute() -> None:
    t = Table("aldric").skills("slip-away").hand("drill")
    t.teach(Surge(1, (Recast("own"),)))
    t.fight(["sur"], ["sku"], enemy="margath-the-risen", cause="villain")
    bench = t.play(step_action(), "special:slip-away")
    assert t.state.combat is not None
    assert bench.prompt
    enemy = t.make_enemy(Cannot("surge"))
    t.fight(["sur"], ["sku"], enemy=enemy)
    assert not [o.key for o in combat_actions(t.g, 0) if o.key.startswith("surge:")]


def step_action() -> Next:
    return action_phase()


@pytest.mark.rule("RB-GLD-06")
def test_may_is_optional_and_the_rest_is_not() -> None:
    t = Table("corbin")
    before = t.hero.gold
    run(resolve(t.g, t.by(), (May((Gold(2),)),)), ["no"])
    assert t.hero.gold == before
    run(resolve(t.g, t.by(), (May((Gold(2),)),)), ["yes"])
    run(resolve(t.g, t.by(), (Suffer(2),)))
    assert (t.hero.gold, t.hero.damage) == (before + 2, 2)


@pytest.mark.rule("RB-GLD-07")
def test_a_surge_ability_is_never_forced() -> None:
    t = Table("corbin")
    t.fight(["sur"], ["dsh"])
    keys = [o.key for o in combat_actions(t.g, 0)]
    assert keys == ["surge:corbin"]
    bench = t.play(step_action(), "pass")
    assert bench.prompt == "ask-retreat"


@pytest.mark.rule("RB-GLD-08")
def test_others_things_are_touched_only_by_abilities_that_say_so() -> None:
    t = Table("corbin", "lissa")
    t.assets("cudgel", hero=t.other).skills("drill", hero=t.other)
    t.other.quests.append("eagle-nest")
    t.other.gold = 3
    keys = [o.key for o in turn_options(t.g, t.hero)]
    assert "trade:lissa" in keys
    assert not [k for k in keys if "drill" in k or "eagle-nest" in k or "cudgel" in k]
    run(resolve(t.g, t.by(), (Steal(2),)))
    assert (t.other.gold, t.hero.gold) == (1, 2)


@pytest.mark.rule("RB-GLD-09")
def test_flavour_does_nothing() -> None:
    t = Table("corbin", "lissa")
    story = t.content.stories["council-of-cities"]
    assert story.text["en"]
    t.state.decks["story"] = ["council-of-cities"]
    gold = [h.gold for h in t.state.heroes]
    t.play(story_card())
    assert [h.gold for h in t.state.heroes] == [g + 2 for g in gold]


# ---- components


@pytest.mark.rule("RB-CMP-01", "RB-AST-09")
def test_gold_and_tokens_have_no_limit() -> None:
    t = Table("corbin")
    run(resolve(t.g, t.by(), (Gold(500),)))
    t.hero.tokens += 90
    assert (t.hero.gold, t.hero.tokens) == (500, 90)


@pytest.mark.rule("RB-CMP-02", "RB-EX-70")
def test_six_dice_although_the_box_has_five() -> None:
    t = Table("corbin")
    t.teach(Bonus("speed", 3))
    t.play(an_action(0), "roll")
    assert t.state.roll is not None
    assert len(t.state.roll.dice) == 6


@pytest.mark.rule("RB-CMP-03", "RB-TRO-03", "RB-EX-27")
def test_a_trophy_from_the_deck_else_the_discards_else_none() -> None:
    t = Table("corbin")
    deck = t.state.decks["combat"]
    top = deck[-1]
    assert run(gain(t.g, t.hero, "combat"))
    assert t.hero.trophies == [top]
    a, b = deck[0], deck[1]
    deck.clear()
    t.state.discards["combat"] = [a, b]
    assert run(gain(t.g, t.hero, "combat"))
    assert t.hero.trophies[-1] == b
    t.state.discards["combat"].clear()
    assert not run(gain(t.g, t.hero, "combat"))
    assert len(t.hero.trophies) == 2
    assert t.state.drawn == ""


@pytest.mark.rule("RB-CMP-04", "RB-AMB-56")
def test_skill_and_asset_decks_are_rebuilt_at_once() -> None:
    t = Table("corbin")
    for kind, draw in (("skill", draw_skill), ("asset", draw_asset)):
        t.state.decks[kind], t.state.discards[kind] = ["x"], ["y", "z"]
        assert draw(t.g) == "x"
        assert sorted(t.state.decks[kind]) == ["y", "z"]
        assert t.state.discards[kind] == []


@pytest.mark.rule("RB-CMP-05", "RB-ADV-05", "RB-EX-26")
def test_adventure_decks_are_never_rebuilt() -> None:
    t = Table("corbin", at="c12")
    t.state.discards["social"] = [*t.state.decks["social"]]
    t.state.decks["social"] = []
    bench = t.play(an_action(0), "adventure")
    assert t.space("c12") not in t.state.gems
    assert t.state.decks["social"] == []
    assert (t.hero.trophies, t.state.drawn, t.state.points) == ([], "", 1)
    assert bench.prompt == "ask-action"


@pytest.mark.rule("RB-CMP-07", "RB-CMP-08")
def test_cards_are_drawn_from_the_top_and_discarded_to_their_own_pile() -> None:
    t = Table("corbin").top("skill", "drill", "feint").hand()
    run(resolve(t.g, t.by(), (Draw(2),)))
    assert t.hero.hand == ["drill", "feint"]
    t.assets("cudgel", "hunting-spear")
    run(trim(t.g, t.hero), ["asset:cudgel"])
    assert t.state.discards["asset"][-1] == "cudgel"


# ---- setup


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
    t = Table("quill")
    hero = t.hero
    hero.side = "setup"
    hero.trophies.clear()
    assert not any(s.surges for s in [sheet_of(t)])
    t.play(setup_ability(0))
    assert [t.content.adventures[c].deck for c in t.hero.trophies] == ["social"]
    assert t.state.heroes[0].side == "play"
    assert sheet_of(t).surges


def sheet_of(t: Table) -> Sheet:
    return sheet(t.g, t.hero)


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
    t = Table("lissa", "ushka")
    bench = t.play(place_hero(0))
    shrines = {f"hex:{s.space}" for s in t.content.sites.values() if s.kind == "shrine"}
    assert set(bench.keys) == shrines
    bench.answer("hex:i2")
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
    bench.answer("reroll:P", "card:drill", "done")
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


# ---- rounds


@pytest.mark.rule("RB-RND-01", "RB-RND-05")
def test_every_player_takes_one_turn_and_then_time_moves() -> None:
    t = Table("corbin", "lissa", "ushka")
    t.state.first = 1
    t.state.heroes[2].eliminated = True
    t.state.decks["story"] = ["tithe-wagons"]
    bench = t.play(a_round())
    seats = []
    while t.state.space_on_track == 1:
        assert bench.ask is not None
        seats.append(bench.ask.seat)
        bench.answer("end")
    assert seats == [1, 0]
    assert t.state.space_on_track == 2


@pytest.mark.rule("RB-RND-03")
def test_the_first_player_stays_first() -> None:
    t = Table("corbin", "lissa")
    t.state.first = 1
    t.state.decks["story"] = ["tithe-wagons"]
    bench = t.play(a_round(), "end", "end")
    assert bench.prompt == "ask-action"
    assert (t.state.first, bench.ask and bench.ask.seat) == (1, 1)


@pytest.mark.rule("RB-RND-04")
def test_the_active_player_is_the_one_whose_turn_it_is() -> None:
    t = Table("corbin", "lissa")
    t.state.active = -1
    bench = t.play(a_turn(1))
    assert t.state.active == 1
    bench.answer("end")
    assert t.state.active == -1


# ---- time


@pytest.mark.rule("RB-TIM-01")
def test_time_moves_one_space() -> None:
    t = Table("corbin")
    t.state.space_on_track = 2
    t.play(time_step())
    assert (t.state.space_on_track, t.state.act) == (3, 1)


@pytest.mark.rule("RB-TIM-02", "RB-TIM-03", "RB-TIM-05", "RB-EX-50", "RB-TIM-04")
def test_the_track_is_run_twice_and_then_time_stands() -> None:
    t = Table("corbin")
    t.state.space_on_track = 12
    t.play(time_step())
    assert (t.state.act, t.state.space_on_track) == (2, 1)
    t.state.space_on_track = 12
    t.state.agenda = [*t.state.agenda]
    t.state.agenda = [DONE]
    bench = t.play(time_step())
    assert bench.done
    assert (t.state.act, t.state.space_on_track) == (2, 12)


@pytest.mark.rule("RB-TIM-06", "RB-STY-01")
def test_a_story_space_draws_a_story_card() -> None:
    t = Table("corbin")
    t.state.decks["story"] = ["burning-fields", "tithe-wagons"]
    t.state.space_on_track = 1
    t.play(time_step())
    assert [q.card for q in t.state.story] == ["tithe-wagons"]
    t.state.space_on_track = 2
    t.state.agenda = [DONE]
    t.play(time_step())
    assert len(t.state.decks["story"]) == 1


@pytest.mark.rule("RB-TIM-07", "RB-EX-51")
def test_gems_shine_again_except_under_a_hero() -> None:
    t = Table("corbin", "lissa", at="c12")
    t.put("k6", t.other)
    t.state.gems = [t.space("k6")]
    t.play(refresh_gems())
    all_gems = {n for n, g in enumerate(t.content.atlas.gem) if g}
    assert set(t.state.gems) == all_gems - {t.space("c12")}


@pytest.mark.rule("RB-TIM-08", "RB-END-04", "RB-AMB-57")
def test_the_last_space_of_act_two_does_what_the_scenario_says() -> None:
    t = Table("corbin", "lissa", act=2)
    t.state.space_on_track = 11
    t.play(time_step())
    assert t.state.combat is not None
    assert (t.state.combat.cause, t.state.combat.sides[0].seat) == ("villain", 0)
    quiet = Table("corbin", act=1)
    quiet.state.space_on_track = 11
    quiet.play(time_step())
    assert quiet.state.combat is None


@pytest.mark.rule("RB-TIM-09")
def test_at_least_two_story_cards_are_never_drawn() -> None:
    content, _ = find("runebound").load_content()
    assert 2 * len(content.track.story) <= 10 - 2
    assert all(1 <= n <= content.track.length for n in content.track.story)


@pytest.mark.rule("RB-AMB-11")
def test_the_end_of_the_track_then_story_then_gems() -> None:
    t = Table("corbin", "lissa")
    order = []
    t.state.space_on_track = 6
    t.state.agenda = [DONE]
    t._content(track=type(t.content.track)(12, (7, 12), (7, 12)))
    t.state.decks["story"] = ["tithe-wagons"]
    t.state.gems = []
    t.play(time_step())
    order = [
        line.text for line in t.log if line.text in ("fact-story-drawn", "fact-gems-refreshed")
    ]
    assert order == ["fact-story-drawn", "fact-gems-refreshed"]
    late = Table("corbin", "lissa", act=2)
    late._content(track=type(t.content.track)(12, (12,), (12,)))
    late.state.space_on_track = 11
    late.play(time_step())
    assert late.state.combat is not None
    assert [n.step for n in late.state.agenda][-3:] == ["story_card", "refresh_gems", "done"]


@pytest.mark.rule("RB-AMB-12")
def test_the_first_space_counts_as_reached_at_the_change_of_acts() -> None:
    t = Table("corbin")
    t._content(track=type(t.content.track)(12, (1,), ()))
    t.state.space_on_track = 12
    before = len(t.state.decks["story"])
    t.state.decks["story"][-1:] = ["tithe-wagons"]
    t.play(time_step())
    assert len(t.state.decks["story"]) == before - 1


@pytest.mark.rule("RB-AMB-13")
def test_between_turns_the_first_player_counts_as_active() -> None:
    t = Table("corbin", "lissa")
    t.state.first, t.state.active = 1, -1
    t.skills("storyteller").skills(hero=t.other)
    t.teach_to(t.other, When("story", (May((Gold(1),)),)), type="spirit")
    t.teach_to(t.hero, When("story", (May((Gold(1),)),)), type="spirit")
    t.state.decks["story"] = ["tithe-wagons"]
    bench = t.play(story_card())
    assert bench.ask is not None
    assert bench.ask.seat == 1
