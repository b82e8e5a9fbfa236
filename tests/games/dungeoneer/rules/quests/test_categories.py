"""DG-QCA: the categories of quests."""

from collections.abc import Callable
from typing import Literal

import pytest

from waystone.games.dungeoneer.box.definitions import Give
from waystone.games.dungeoneer.checks import testing
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.cards import moments
from waystone.games.dungeoneer.rules.cards.occasions import Moment
from waystone.games.dungeoneer.rules.quests import quest_options, sacrifices
from waystone.games.dungeoneer.rules.steps import next_turn
from waystone.games.dungeoneer.rules.turn import reset
from waystone.games.dungeoneer.shown.faces import quest_card
from waystone.games.dungeoneer.table.state import Open
from waystone.games.dungeoneer.table.stats import value
from waystone.kernel.game import find
from waystone.kernel.step import BACK, Next, back_to

Make = Callable[..., Table]


def at_hall(table: Make, *personal: str, seats: int = 2) -> Table:
    t = table(seats).lay("hall-1", 1, 0).lay("hall-2", 2, 0)
    t.put(t.a, "hall-1")
    for quest in personal:
        t.quest(t.a, quest)
    return t


OVER = BACK


@pytest.mark.rule("DG-QCA-01")
def test_an_artifact_works_to_the_end(table: Make) -> None:
    t = at_hall(table, "book-artifact")
    t.dice("threat", 6)
    t.act("attempt:book-artifact")
    assert t.a.artifacts == ["book-artifact"]
    for seat in (1, 0):
        t.step("turn", args=(seat,))
    assert value(t.g, t.a, "melee") == 3


@pytest.mark.rule("DG-QCA-03", "DG-QCA-05")
def test_a_personal_influence_acts_on_its_player(table: Make) -> None:
    t = at_hall(table, "book-influence")
    assert value(t.g, t.a, "melee") == 0
    assert value(t.g, t.b, "melee") == 4
    t.dice("threat", 6)
    t.act("attempt:book-influence")
    assert value(t.g, t.a, "melee") == 1


@pytest.mark.rule("DG-QCA-04", "DG-EX-73")
def test_a_shared_influence_acts_on_all(table: Make) -> None:
    t = at_hall(table)
    t.quest(None, "book-influence")
    t.state.quests = ["book-chance"]
    assert value(t.g, t.b, "melee") == 3
    t.dice("threat", 6)
    t.act("attempt:book-influence")
    assert (t.a.glory, t.b.glory) == (1, 0)
    assert value(t.g, t.b, "melee") == 4
    assert [q.quest for q in t.state.shared] == ["book-chance"]


@pytest.mark.rule("DG-QCA-06")
def test_a_sacrifice_takes_what_it_names(table: Make) -> None:
    t = at_hall(table, "book-sacrifice", "book-sacrifice-life")
    assert t.hero_keys() == ["attempt:book-sacrifice-life"], "no boon to give"
    t.ready(t.a, "grit", "poise")
    t.act("attempt:book-sacrifice", "card:grit")
    assert [r.card for r in t.a.inventory] == ["poise"]
    assert t.a.done == ["book-sacrifice"]
    t.a.attempts = 0
    t.act("attempt:book-sacrifice-life")
    assert t.a.life == 14


@pytest.mark.rule("DG-QCA-06")
def test_life_that_is_given_is_no_wound_to_prevent(table: Make) -> None:
    t = at_hall(table, "book-sacrifice-life")
    t.ready(t.a, "jade-helm")
    t.a.glory = 5
    t.act("attempt:book-sacrifice-life")
    assert (t.a.life, t.a.glory, t.a.done) == (14, 5, ["book-sacrifice-life"])


@pytest.mark.rule("DG-QCA-07", "DG-QCA-08", "DG-QCA-09", "DG-QCA-10", "DG-QCA-11", "DG-EX-45")
def test_hunt(table: Make) -> None:
    t = at_hall(table, "book-hunt", seats=3)
    t.a.ap = 1
    t.dice("attack", 2, 6)
    t.dice("counter", 5, 1)
    then = t.act("attempt:book-hunt", "form:magic", "monster:book-hunt", "form:magic")
    assert t.asked[1].seat == 1, "the left neighbour chooses the form"
    first, second = t.facts("compared")
    assert (first.args["attack"], first.args["counter"]) == (2 + 4, 5 + 7), "it attacks first"
    assert (second.args["attack"], second.args["counter"]) == (6 + 7, 1 + 4)
    assert t.a.ap == 0, "the Challenge cost 1, the monster's attack nothing"
    assert then == OVER
    assert t.a.done == ["book-hunt"]
    assert t.a.glory == 3, "the quest's reward and no Glory for wounds"


@pytest.mark.rule("DG-QCA-12", "DG-QCA-13", "DG-QCA-14", "DG-QCA-15", "DG-QCA-16", "DG-QCA-17")
@pytest.mark.rule("DG-EX-46")
def test_search(table: Make) -> None:
    t = table().lay("hall-1", 1, 0).lay("hall-2", 2, 0).lay("hall-3", 3, 0).lay("hall-4", 4, 0)
    t.lay("hall-5", 5, 0).lay("gloom", 6, 0)
    t.put(t.a, "hall-5")
    t.quest(t.a, "book-search")
    t.a.ap = 3
    assert "attempt:book-search" not in t.hero_keys(), "not before it is found"
    t.dice("search", 3, 4)
    t.act("search:book-search")
    assert not t.a.quests[0].found, "3 + 5 < 9"
    t.act("search:book-search")
    assert t.a.quests[0].found, "4 + 5 = 9"
    assert t.a.ap == 1
    t.dice("threat", 1)
    t.act("attempt:book-search")
    t.run(reset.reset(t.g, t.a))
    assert "attempt:book-search" not in t.hero_keys(), "to be searched again"
    assert "search:book-search" in t.hero_keys()
    t.put(t.a, "gloom")
    assert "search:book-search" not in t.hero_keys(), "a tunnel, and the card names rooms"
    t.lay("far-entrance", 7, 0)
    t.put(t.a, "hall-5")
    t.dice("search", 6)
    t.act("search:book-search")
    assert not t.a.quests[0].found, "6 + 2 to the nearest Entrance"


@pytest.mark.rule("DG-QCA-18", "DG-QCA-19", "DG-QCA-21")
def test_escort(table: Make) -> None:
    t = at_hall(table, "book-escort")
    t.a.ap = 1
    assert "take:book-escort" in t.hero_keys()
    t.act("take:book-escort")
    assert t.a.quests[0].carried
    assert t.a.ap == 1
    assert "deliver:book-escort" not in t.hero_keys()
    t.act("move:hall-2")
    assert t.a.done == [], "delivering is voluntary"
    assert t.act("deliver:book-escort") == OVER
    assert t.a.done == ["book-escort"]
    assert t.a.glory == 4


@pytest.mark.rule("DG-QCA-20", "DG-EX-42")
def test_a_shared_escort_becomes_personal(table: Make) -> None:
    t = at_hall(table, "book-hunt", "book-threat")
    t.quest(None, "book-escort")
    t.state.quests = ["book-chance"]
    t.act("take:book-escort")
    assert [q.quest for q in t.a.quests] == ["book-hunt", "book-threat", "book-escort"]
    assert [q.quest for q in t.state.shared] == ["book-chance"]


@pytest.mark.rule("DG-QCA-22", "DG-QCA-23", "DG-QCA-24", "DG-EX-43")
def test_a_dropped_escort_is_anybodys(table: Make) -> None:
    t = at_hall(table)
    t.lay("hall-5", 1, 1)
    t.put(t.a, "hall-5")
    t.put(t.b, "hall-5")
    t.quest(t.a, "book-escort", carried=True)
    t.quest(t.b, "book-hunt")
    t.quest(t.b, "book-threat")
    t.act("drop:book-escort")
    assert t.a.quests == []
    t.state.active = 1
    t.act("pick-up:book-escort")
    assert [q.quest for q in t.b.quests] == ["book-hunt", "book-threat", "book-escort"]
    assert t.b.quests[2].carried


@pytest.mark.rule("DG-QCA-22")
def test_an_escort_can_be_dropped_when_attacked(table: Make) -> None:
    t = at_hall(table)
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril = ["boa"], 2
    t.quest(t.b, "book-escort", carried=True)
    t.step("dungeonlord_phase", "encounter:boa:bystander")
    t.step("declare", "drop:book-escort")
    assert [q.at for q in t.state.dropped] == ["entrance"]


@pytest.mark.rule("DG-QCA-25", "DG-QCA-27", "DG-EX-72")
def test_a_failed_threat_quest_strikes_all_heroes_there(table: Make) -> None:
    t = at_hall(table, "book-threat", seats=4)
    t.put(t.b, "hall-1")
    t.put(t.c, "hall-1")
    t.dice("threat", 4)
    t.act("attempt:book-threat")
    assert [p.life for p in t.state.players] == [17, 17, 17, 18]
    t.a.attempts = 0
    t.dice("threat", 5)
    assert t.act("attempt:book-threat") == OVER, "5 + 7 = 12"


@pytest.mark.rule("DG-QCA-27", "DG-AMB-31")
def test_a_failed_threat_quest_strikes_the_others_though_its_hero_falls(table: Make) -> None:
    t = at_hall(table, "book-threat", seats=3)
    t.put(t.b, "hall-1")
    t.a.life = 1
    t.dice("threat", 4)
    assert t.act("attempt:book-threat") == back_to(next_turn)
    assert not t.a.alive
    assert [p.life for p in t.state.players[1:]] == [17, 18]


@pytest.mark.rule("DG-QCA-28")
def test_chance(table: Make) -> None:
    t = at_hall(table, "book-chance", "book-chance-pair")
    t.a.ap = 5
    t.dice("chance", 4, 4)
    assert t.act("attempt:book-chance") == Next("hero_phase", [])
    t.dice("chance", 4, 5)
    assert t.act("attempt:book-chance") == OVER
    t.dice("chance", 6, 5)
    assert t.act("attempt:book-chance-pair") == Next("hero_phase", [])
    t.dice("chance", 2, 2)
    assert t.act("attempt:book-chance-pair") == OVER


@pytest.mark.rule("DG-QCA-29", "DG-QCA-30")
def test_every_quest_has_one_category_and_the_box_is_legendary(table: Make) -> None:
    content = table().content
    legendary = [q for q in content.quests.values() if q.box == "legendary"]
    assert len(legendary) == 14
    assert {q.category for q in legendary} == {
        "artifact",
        "influence",
        "sacrifice",
        "hunt",
        "search",
        "escort",
        "threat",
        "chance",
    }
    text = find("dungeoneer").text("en", content)
    assert quest_card(content, Open("last-hatchling"), text).tags == ["Escort"]
    state = testing.set_up(4).state
    dealt = [q.quest for p in state.players for q in p.quests]
    assert all(content.quests[q].box == "legendary" for q in [*dealt, *state.quests])


@pytest.mark.rule("DG-QCA-22", "DG-AMB-77")
def test_an_escort_can_be_dropped_before_a_rival_takes_it(table: Make) -> None:
    t = table()
    t.quest(t.b, "book-escort", carried=True)
    t.a.ap = 1
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.act("attack:bystander", "form:magic", "drop:book-escort")
    assert "ask-token" not in t.prompts()
    assert t.b.life == 17
    assert [q.quest for q in t.state.dropped] == ["book-escort"]


@pytest.mark.rule("DG-QCA-22", "DG-AMB-77")
def test_an_escort_can_be_dropped_when_a_rival_comes_near(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.quest(t.b, "book-escort", carried=True)
    t.put(t.a, "hall-1")
    t.a.ap = 2
    here = Moment("calm", 0)
    assert moments.playable(t.g, 1, here) == [], "nobody is near"
    t.act("move:entrance", "drop:book-escort")
    assert [q.at for q in t.state.dropped] == ["entrance"]


@pytest.mark.rule("DG-QCA-22", "DG-AMB-77")
def test_an_escort_can_be_dropped_before_a_bane_acts(table: Make) -> None:
    t = table().lay("hall-3", 1, 0)
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril = ["banish"], 3
    t.quest(t.b, "book-escort", carried=True)
    t.step("dungeonlord_phase", "bane:banish:bystander", "drop:book-escort")
    assert t.b.at == "hall-3"
    assert [q.at for q in t.state.dropped] == ["entrance"], "it stayed where the hero was"


@pytest.mark.rule("DG-QCA-22", "DG-AMB-77")
def test_whoever_may_do_something_else_may_also_drop_an_escort(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.b, "hall-1")
    t.quest(t.b, "book-escort", carried=True)
    t.b.life, t.b.hand, t.b.glory = 9, ["rejuvenation"], 1
    options = [o.key for o in moments.playable(t.g, 1, Moment("calm", 0))]
    assert options == ["card:rejuvenation", "drop:book-escort"]


@pytest.mark.rule("DG-QCA-16")
def test_what_was_found_can_be_attempted_there_only(table: Make) -> None:
    t = table().lay("hall-1", 1, 0).lay("hall-2", 2, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-search", found=True, at="hall-1")
    t.a.ap = 2
    assert "attempt:book-search" in t.hero_keys()
    t.put(t.a, "hall-2")
    assert "attempt:book-search" not in t.hero_keys(), "it was found in the other room"
    assert "search:book-search" in t.hero_keys()


@pytest.mark.rule("DG-QCA-06")
@pytest.mark.parametrize(
    ("what", "have", "asked", "enough"),
    [("life", 5, 4, True), ("life", 4, 4, False), ("glory", 4, 4, True), ("glory", 3, 4, False)],
)
def test_what_can_be_sacrificed(
    table: Make, what: str, have: int, asked: int, enough: bool
) -> None:
    t = table()
    setattr(t.a, what, have)
    task = Give(what, asked)  # type: ignore[arg-type]
    assert sacrifices.can_give(t.g, t.a, task) is enough


@pytest.mark.rule("DG-QST-03", "DG-QCA-26")
def test_an_attempt_is_offered_with_its_price(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-threat-2")
    t.a.ap = 1
    for before, price in ((0, 0), (1, 1), (3, 1)):
        t.a.attempts = before
        option = next(o for o in quest_options.options(t.g, t.a) if o.key.startswith("attempt"))
        assert option.args["ap"] == price


@pytest.mark.rule("DG-QST-01", "DG-DEF-01")
def test_who_falls_at_a_quest_has_completed_nothing(table: Make) -> None:
    t = table(3).lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-sacrifice-life")
    t.a.life = 5
    t.ready(t.a, "grit")
    t.act("attempt:book-sacrifice-life")
    assert t.a.done == ["book-sacrifice-life"], "one life is left"
    t = table(3).lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-hunt", wounds=1)
    t.a.life = 1
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.act("attempt:book-hunt", "form:melee")
    assert not t.a.alive
    assert t.a.done == []
    assert t.facts("quest-failed") == []


@pytest.mark.rule("DG-QCA-14", "DG-QCA-15")
def test_a_modifier_counts_in_a_search(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    quest = t.quest(t.a, "book-search")
    t.a.ap, t.a.hand, t.a.glory = 1, ["focus"], 1
    t.dice("search", 6)
    t.act("search:book-search", "card:focus")
    said = t.facts("searched")[0].args
    assert (said["total"], said["die"], said["distance"], said["bonus"]) == (9, 6, 1, 2)
    assert quest.found


@pytest.mark.rule("DG-QCA-23", "DG-QST-01")
def test_a_token_is_picked_up_where_it_lies_and_once(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.state.dropped = [Open("book-escort", at="hall-1")]
    assert "pick-up:book-escort" not in t.hero_keys()
    t.put(t.a, "hall-1")
    t.act("pick-up:book-escort")
    assert t.state.dropped == []
    assert [(q.quest, q.carried, q.at) for q in t.a.quests] == [("book-escort", True, "")]


@pytest.mark.rule("DG-QCA-06")
def test_a_sacrifice_of_glory_costs_glory_alone(table: Make) -> None:
    t = table().lay("small-god-niche", 1, 0)
    t.put(t.a, "small-god-niche")
    t.quest(t.a, "the-tithe")
    t.a.glory = 6
    t.state.quests = ["book-chance"]
    t.act("attempt:the-tithe")
    assert (t.a.glory, t.a.peril) == (1, 0)
    assert t.a.done == ["the-tithe"]


@pytest.mark.rule("DG-AMB-77")
def test_in_the_own_turn_an_escort_alone_brings_no_question(table: Make) -> None:
    t = table()
    t.quest(t.a, "book-escort", carried=True)
    assert moments.playable(t.g, 0, Moment("calm", 0)) == []
    assert moments.playable(t.g, 1, Moment("calm", 0)) == []


@pytest.mark.rule("DG-QCA-06")
@pytest.mark.parametrize(
    ("what", "amount", "possible"),
    [("treasures", 1, True), ("treasures", 2, False), ("boons", 1, True), ("boons", 2, False)],
)
def test_a_sacrifice_takes_as_much_as_the_card_names(
    table: Make, what: Literal["treasures", "boons"], amount: int, possible: bool
) -> None:
    t = table()
    t.ready(t.a, "lamp", "grit")
    assert sacrifices.can_give(t.g, t.a, Give(what, amount)) is possible


@pytest.mark.rule("DG-QCA-28")
def test_what_a_card_adds_counts_in_a_game_of_chance(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-chance")
    t.a.hand, t.a.glory = ["focus"], 1
    t.dice("chance", 3, 4)
    t.act("attempt:book-chance", "card:focus")
    assert t.a.done == ["book-chance"], "3 + 4 + 2"
    assert t.facts("rolled-chance")[0].args["total"] == 9


@pytest.mark.rule("DG-NAK-12", "DG-QST-01")
def test_a_second_attempt_costs_one_point_however_many_came_before(table: Make) -> None:
    t = table().lay("nakari-lair", 0, 1)
    t.goddess("nakari-lair")
    t.put(t.a, "nakari-lair")
    t.a.attempts, t.a.ap = 3, 2
    option = next(o for o in quest_options.options(t.g, t.a) if o.key == "attempt:defeat-nakari")
    assert option.args["ap"] == 1


@pytest.mark.rule("DG-QCA-28")
@pytest.mark.parametrize(("dice", "done"), [((3, 5, 3), True), ((3, 5, 4), False)])
def test_of_three_dice_two_alike_are_enough(table: Make, dice: tuple[int, ...], done: bool) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-chance-three")
    t.dice("chance", *dice)
    t.act("attempt:book-chance-three")
    assert t.a.done == (["book-chance-three"] if done else [])
