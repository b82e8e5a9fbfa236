"""Events, reputation, unlocks (GH-EVT, GH-REP, GH-UNL) and treasures that reach the shop."""

import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.box.campaign import (
    Achieve,
    AddEvent,
    BoxDef,
    EachChecks,
    EachGold,
    EachXp,
    Gain,
    LoseItem,
    PartyGold,
    PartyItem,
    Prosperity,
    RemoveEvent,
    Reputation,
    StartCondition,
    StartDamage,
)
from waystone.games.gloomhaven.box.treasures import treasure
from waystone.games.gloomhaven.checks.campaign_testing import Camp, event, item, words
from waystone.games.gloomhaven.rules.actions.loot import finds, gain_item
from waystone.games.gloomhaven.rules.campaign.events import draw_event
from waystone.games.gloomhaven.rules.campaign.gains import gain_all
from waystone.games.gloomhaven.rules.campaign.reputation import gain_reputation, price_change
from waystone.games.gloomhaven.rules.campaign.shop import supply
from waystone.games.gloomhaven.rules.campaign.steps import arrive, at_home
from waystone.games.gloomhaven.rules.campaign.unlocks import open_what_is_due
from waystone.games.gloomhaven.table.state import Character
from waystone.kernel.errors import BadAnswer
from waystone.kernel.step import in_order


def camp(*cards: object, **fields: object) -> Camp:
    members = fields.pop("members", ("harpooner", "sexton"))
    return Camp(*members, events=cards, **fields)  # type: ignore[misc,arg-type]


def gain(c: Camp, *gains: Gain, answers: tuple[str, ...] = ()) -> None:
    c.run(gain_all(c.g, gains, "GH-EVT-04"), answers)


def gold(c: Camp) -> list[int]:
    return [s.gold for s in c.party.sheets]


# ---- drawing and choosing


@pytest.mark.rule("GH-EVT-01", "GH-EVT-10", "GH-STA-15")
def test_the_top_card_is_read_and_the_choice_is_final() -> None:
    first = event("city-1", a=[{"do": [{"type": "each-gold", "value": 3}]}],
                  b=[{"do": [{"type": "each-gold", "value": 7}]}])  # fmt: skip
    c = camp(first, event("city-2"))
    c.world.city[:] = ["city-1", "city-2"]
    c.go(draw_event("city"))
    assert c.campaign.event == "city-1"
    assert c.offers() == ["a", "b"]
    assert gold(c) == [0, 0]
    c.answer("b")
    assert gold(c) == [7, 7]
    assert c.campaign.event == ""
    assert c.world.city == ["city-2"]
    assert c.world.removed == ["city-1"]
    assert c.session is not None
    with pytest.raises(BadAnswer):
        c.session.answer(0, "a")


@pytest.mark.rule("GH-EVT-02", "GH-EVT-03", "GH-EVT-04")
def test_results_apply_from_top_to_bottom_where_their_condition_holds() -> None:
    each = {"type": "each-gold"}
    results = [
        {"classes": ["sexton"], "do": [{**each, "value": 1}, {"type": "reputation", "value": 1}]},
        {"classes": ["bellringer"], "do": [{**each, "value": 10}]},
        {"least": 1, "do": [{**each, "value": 100}]},
        {"otherwise": True, "do": [{**each, "value": 1000}]},
        {"do": [{**each, "value": 10000}]},
    ]
    c = camp(event("city-1", a=results))
    c.go(draw_event("city")).answer("a")
    assert gold(c) == [10101, 10101]
    assert c.party.reputation == 1
    c = camp(event("city-1", a=results), members=("harpooner", "lamplighter"))
    c.go(draw_event("city")).answer("a")
    assert gold(c) == [11000, 11000]


@pytest.mark.rule("GH-EVT-03")
def test_a_result_without_a_condition_does_not_stop_the_otherwise() -> None:
    results = [
        {"do": [{"type": "each-gold", "value": 1}]},
        {"otherwise": True, "do": [{"type": "each-gold", "value": 5}]},
    ]
    c = camp(event("city-1", a=results))
    c.go(draw_event("city")).answer("a")
    assert gold(c) == [6, 6]


@pytest.mark.rule("GH-EVT-03", "GH-EVT-05", "GH-EX-31")
@pytest.mark.parametrize(("purse", "wanted"), [((8, 4), "paid"), ((5, 4), "otherwise")])
def test_ten_collective_gold_are_paid_in_any_division(purse: tuple[int, int], wanted: str) -> None:
    results = [
        {"pay": 10, "do": [{"type": "prosperity", "value": 1}]},
        {"otherwise": True, "do": [{"type": "reputation", "value": -1}]},
    ]
    c = camp(event("city-1", a=results))
    for one, money in zip(c.party.sheets, purse, strict=True):
        one.gold = money
    c.go(draw_event("city")).answer("a")
    if wanted == "paid":
        asked = c.questions()[0]
        assert (asked.kind, asked.least, asked.most) == ("amount", 6, 8)
        c.answer("7")
        assert gold(c) == [1, 1]
        assert c.world.prosperity == 1
        assert c.party.reputation == 0
    else:
        assert gold(c) == [5, 4]
        assert c.party.reputation == -1
        assert c.world.prosperity == 0


@pytest.mark.rule("GH-EVT-05")
def test_the_players_divide_what_is_gained_together_and_choose_what_item_is_lost() -> None:
    c = camp()
    gain(c, PartyGold(9), answers=("4",))
    assert gold(c) == [4, 5]
    c.sheet("harpooner").items, c.sheet("sexton").items = ["lamp"], ["rope"]
    gain(c, LoseItem(), answers=("lose:sexton:rope", "agree"))
    assert [s.items for s in c.party.sheets] == [["lamp"], []]
    gain(c, LoseItem("head"))
    assert c.sheet("harpooner").items == ["lamp"]


@pytest.mark.rule("GH-EVT-06", "GH-AMB-57")
def test_the_players_choose_who_gets_an_item_of_the_party() -> None:
    c = camp()
    gain(c, PartyItem("crown"), answers=("give:harpooner", "agree"))
    assert c.sheet("harpooner").items == ["crown"]
    gain(c, PartyItem("crown"), answers=("give:harpooner", "agree"))
    assert c.sheet("harpooner").items == ["crown"]
    assert gold(c) == [15, 0]


@pytest.mark.rule("GH-EVT-07")
def test_each_means_every_character_of_the_party() -> None:
    c = camp(members=("harpooner", "sexton", "bellringer"))
    gain(c, EachGold(4), EachXp(6), EachChecks(1))
    assert [(s.gold, s.xp, s.checks) for s in c.party.sheets] == [(4, 6, 1)] * 3


@pytest.mark.rule("GH-EVT-08")
def test_what_cannot_be_lost_in_full_is_lost_as_far_as_it_goes() -> None:
    c = camp()
    c.sheet("harpooner").gold = 2
    gain(c, EachGold(-5), LoseItem(), Reputation(2))
    assert gold(c) == [0, 0]
    assert c.party.reputation == 2


@pytest.mark.rule("GH-EVT-09", "GH-EX-32")
def test_experience_never_falls_below_the_least_of_the_level() -> None:
    c = camp()
    one = c.sheet("harpooner")
    one.level, one.xp = 3, 97
    gain(c, EachXp(-5))
    assert one.xp == 95


@pytest.mark.rule("GH-EVT-10", "GH-EVT-11", "GH-EX-50")
def test_a_card_that_stays_goes_under_its_deck_without_a_shuffle() -> None:
    poison = [{"do": [{"type": "start-condition", "condition": "poison"}]}]
    cards = [event(f"road-{n}", "road", a={"results": poison, "stays": True}) for n in range(6)]
    c = camp(*cards)
    c.world.road[:] = [f"road-{n}" for n in range(6)]
    c.state.scenario = "two"
    c.go(in_order(draw_event("road"), arrive())).answer("a")
    assert c.world.road == ["road-1", "road-2", "road-3", "road-4", "road-5", "road-0"]
    assert c.party.pending == [StartCondition("poison")]
    c.until("ask-start")
    assert all("poison" not in f.conditions for f in c.state.figures.values())
    c.until("ask-leading")
    assert all("poison" in f.conditions for f in c.state.figures.values())
    assert c.party.pending == []


@pytest.mark.rule("GH-EVT-11")
def test_adding_a_card_shuffles_its_deck_and_a_card_can_be_removed() -> None:
    cards = [event(f"city-{n}") for n in range(8)] + [event("city-9", extra=True)]
    c = camp(*cards)
    c.world.city[:] = [f"city-{n}" for n in range(8)]
    gain(c, AddEvent("city-9"))
    assert sorted(c.world.city) == sorted(e.id for e in cards)
    assert c.world.city != [*(f"city-{n}" for n in range(8)), "city-9"]
    gain(c, RemoveEvent("city-3"))
    assert "city-3" not in c.world.city
    assert "city-3" in c.world.removed
    gain(c, AddEvent("city-3"))
    assert "city-3" not in c.world.city


@pytest.mark.rule("GH-EVT-12")
def test_effects_at_the_start_of_a_scenario_wait_for_it() -> None:
    c = camp()
    gain(c, StartDamage(2), StartCondition("muddle"))
    assert c.party.pending == [StartDamage(2), StartCondition("muddle")]
    c.state.scenario = "one"
    c.go(arrive()).until("ask-start")
    figures = c.state.figures.values()
    assert all(f.hp == f.most_hp and not f.conditions for f in figures)
    while c.prompt not in ("ask-negate", "ask-leading"):
        c.answer(c.offers()[0])
    while c.prompt == "ask-negate":
        c.answer("suffer")
    assert all(f.hp == f.most_hp - 2 and "muddle" in f.conditions for f in figures)


@pytest.mark.rule("GH-EVT-13")
def test_a_road_event_is_no_choice() -> None:
    c = camp(event("road-1", "road"))
    c.world.unlocked.append("two")
    c.go(at_home()).all_done().answer("leave", "scenario:two")
    assert c.prompt == "ask-event"
    assert c.offers() == ["a", "b"]


@pytest.mark.rule("GH-EVT-14")
def test_every_event_card_has_a_number_a_deck_and_two_options_with_results() -> None:
    content, _ = GAME.load_content()
    for card in content.events.values():
        assert card.id == f"{card.deck}-{card.number:02d}"
        for option in (card.a, card.b):
            assert option.results
            assert all(option.text[lang] for lang in ("en", "ru"))
    numbers = [(card.deck, card.number) for card in content.events.values()]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.rule("GH-EX-49", "GH-EVT-03")
@pytest.mark.parametrize(("reputation", "wanted"), [(-5, 10), (-4, 5)])
def test_five_gold_each_and_five_more_below_minus_four(reputation: int, wanted: int) -> None:
    five = {"do": [{"type": "each-gold", "value": 5}]}
    c = camp(event("city-5", b=[five, {"most": -5, **five}]),
             members=("harpooner", "sexton", "bellringer"))  # fmt: skip
    c.party.reputation = reputation
    c.go(draw_event("city")).answer("b")
    assert gold(c) == [wanted] * 3
    assert c.world.removed == ["city-5"]


# ---- reputation


@pytest.mark.rule("GH-REP-01")
def test_reputation_stays_between_minus_twenty_and_twenty() -> None:
    c = camp()
    assert c.party.reputation == 0
    gain_reputation(c.g, 25, "x")
    assert c.party.reputation == 20
    gain_reputation(c.g, -45, "x")
    assert c.party.reputation == -20


@pytest.mark.rule("GH-REP-02")
def test_reputation_bears_on_events_prices_and_unlocks() -> None:
    c = camp(event("city-1", a=[{"least": 3, "do": [{"type": "each-gold", "value": 9}]}]),
             praised=[Prosperity(1)])  # fmt: skip
    gain_reputation(c.g, 10, "x")
    c.go(draw_event("city")).answer("a")
    assert gold(c) == [9, 9]
    assert price_change(c.party.reputation) == -2
    assert c.world.prosperity == 1


@pytest.mark.rule("GH-REP-03")
def test_the_price_changes_by_the_bands_of_the_scale() -> None:
    bands = {(19, 20): -5, (15, 18): -4, (11, 14): -3, (7, 10): -2, (3, 6): -1, (-2, 2): 0,
             (-6, -3): 1, (-10, -7): 2, (-14, -11): 3, (-18, -15): 4, (-20, -19): 5}  # fmt: skip
    for (low, high), change in bands.items():
        assert {price_change(n) for n in range(low, high + 1)} == {change}


# ---- treasures


@pytest.mark.rule("GH-OVL-22", "GH-CMP-20", "GH-CMP-21")
def test_a_treasure_may_be_a_design_or_a_scenario_of_the_world() -> None:
    c = camp()
    c.add("items", item("saw", prosperity=9))
    owner = Character("harpooner", 0, 1, [])
    c.run(finds(c.g, owner, treasure("design:saw")))
    assert c.world.supply == ["saw"]
    assert "saw" in supply(c.g)
    assert owner.owned == []
    c.run(finds(c.g, owner, treasure("design")))
    assert c.world.supply == ["saw", "crown"]
    assert c.world.designs == []
    c.run(finds(c.g, owner, treasure("design")))
    assert c.world.supply == ["saw", "crown"]
    c.run(finds(c.g, owner, treasure("scenario:two")))
    c.run(finds(c.g, owner, treasure("side")))
    c.run(finds(c.g, owner, treasure("side")))
    assert c.world.unlocked == ["one", "two", "four"]
    assert owner.gold == 0


@pytest.mark.rule("GH-OVL-21", "GH-AMB-57")
def test_a_named_item_without_a_copy_left_is_worth_its_sale_value() -> None:
    c = camp()
    c.add("items", item("saw", 21, copies=1))
    first, second = Character("harpooner", 0, 1, []), Character("sexton", 1, 1, [])
    c.state.characters = [first, second]
    gain_item(c.g, first, "saw")
    gain_item(c.g, second, "saw")
    assert (first.owned, second.owned, second.gold) == (["saw"], [], 10)


# ---- unlocks


@pytest.mark.rule("GH-UNL-01")
def test_five_ancient_technologies_open_envelope_a() -> None:
    c = camp()
    c.add("boxes", BoxDef("envelope-a", words("a"), words("a"), "", [Prosperity(2)]))
    for n in range(1, 7):
        gain(c, Achieve("engines"))
        c.run(open_what_is_due(c.g))
        assert ("envelope-a" in c.world.opened) == (n >= 5)
    assert c.world.prosperity == 2
    assert c.world.supply == []


@pytest.mark.rule("GH-UNL-02")
def test_the_two_party_achievements_bring_their_events_and_a_global_one() -> None:
    gains = [Achieve("ferry"), AddEvent("city-75"), AddEvent("road-66")]
    c = camp(event("city-75", extra=True), event("road-66", "road", extra=True), drake_gains=gains)
    gain(c, Achieve("oath"))
    c.run(open_what_is_due(c.g))
    assert c.world.city == []
    assert "ferry" not in c.world.achievements
    gain(c, Achieve("toll"))
    c.run(open_what_is_due(c.g))
    assert (c.world.city, c.world.road) == (["city-75"], ["road-66"])
    assert c.world.achievements == {"ferry": 1}
    content, _ = GAME.load_content()
    shipped = content.campaign.drake_gains
    assert {AddEvent("city-75"), AddEvent("road-66")} <= set(shipped)
    assert any(isinstance(g, Achieve) for g in shipped)
    assert len(content.campaign.drake) == 2


@pytest.mark.rule("GH-UNL-04", "GH-UNL-05", "GH-AMB-37")
@pytest.mark.parametrize("sign", [1, -1])
def test_reputation_opens_a_box_at_ten_and_adds_events_at_twenty(sign: int) -> None:
    box: list[Gain] = [Prosperity(1)]
    cards: list[Gain] = [AddEvent("city-76"), AddEvent("road-67")]
    known = {"praised": box, "adored": cards} if sign > 0 else {"feared": box, "hated": cards}
    c = camp(event("city-76", extra=True), event("road-67", "road", extra=True), **known)
    for value, boxes, events in ((9, 0, 0), (10, 1, 0), (19, 1, 0), (20, 1, 1), (10, 1, 1)):
        c.party.reputation = sign * value
        c.run(open_what_is_due(c.g))
        assert (c.world.prosperity, len(c.world.city), len(c.world.road)) == (boxes, events, events)


@pytest.mark.rule("GH-UNL-04", "GH-UNL-05")
def test_the_shipped_campaign_names_the_events_of_the_book() -> None:
    here = GAME.load_content()[0].campaign
    assert here.adored == [AddEvent("city-76"), AddEvent("road-67")]
    assert here.hated == [AddEvent("city-77"), AddEvent("road-68")]
    assert [type(g).__name__ for g in (*here.praised, *here.feared)] == ["OpenBox", "OpenBox"]
