"""The campaign: its world, parties, map, travel, rewards (GH-CMP, GH-TRV, GH-STA-01 to 03)."""

from typing import Literal

import msgspec
import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.box.campaign import (
    Achieve,
    BoxDef,
    Design,
    EachGold,
    EachXp,
    Gain,
    OpenBox,
    PartyGold,
    PartyItem,
    Prosperity,
    RecordDef,
    Reputation,
    SideScenario,
    StartDamage,
    UnlockScenario,
)
from waystone.games.gloomhaven.box.scenario import Mark, Reward
from waystone.games.gloomhaven.checks.campaign_testing import Camp, event, item, page, quest, words
from waystone.games.gloomhaven.rules.campaign.events import draw_event
from waystone.games.gloomhaven.rules.campaign.gains import gain_all
from waystone.games.gloomhaven.rules.campaign.retirement import retire
from waystone.games.gloomhaven.rules.campaign.steps import (
    after_scenario,
    arrive,
    at_home,
    choose_scenario,
    rewards,
    set_out,
)
from waystone.games.gloomhaven.rules.campaign.town import town
from waystone.games.gloomhaven.rules.campaign.unlocks import open_what_is_due
from waystone.games.gloomhaven.rules.campaign.worldmap import (
    casually,
    linked,
    needs_road_event,
    to_play,
)
from waystone.games.gloomhaven.rules.scenario.rooms import populate
from waystone.games.gloomhaven.shown.campaign import campaign_view
from waystone.games.gloomhaven.shown.view import pages
from waystone.games.gloomhaven.table.records import TOWN
from waystone.games.gloomhaven.table.state import Character
from waystone.kernel.game import Setup
from waystone.kernel.session import Session
from waystone.kernel.step import in_order
from waystone.kernel.text import Wordless

TEXT = Wordless()


def camp(*members: str, **fields: object) -> Camp:
    return Camp(*(members or ("harpooner", "sexton")), **fields)  # type: ignore[arg-type]


def finish(c: Camp, outcome: str = "won", scenario: str = "one", casual: bool = False) -> Camp:
    """Stand at the end of a scenario that everybody of the party has just played."""
    c.campaign.casual = casual
    c.state.scenario = scenario
    c.party.location = scenario
    c.state.outcome = outcome  # type: ignore[assignment]
    c.state.characters = [
        Character(s.id, n % 2, s.level, list(s.pool), gold=s.gold, owned=list(s.items))
        for n, s in enumerate(c.party.sheets)
    ]
    return c


# ---- scenarios: locked, open, completed


@pytest.mark.rule("GH-CMP-01")
def test_a_scenario_needs_all_achievements_it_asks_for() -> None:
    c = camp()
    c.world.unlocked += ["three"]
    assert to_play(c.g) == ["one"]
    c.party.achievements.append("oath")
    assert to_play(c.g) == ["one", "three"]
    c.content.scenarios["two"] = page("two", 2, requires=["not:oath", "engines"])
    c.world.unlocked += ["two"]
    c.world.achievements["engines"] = 1
    assert "two" not in to_play(c.g)
    c.party.achievements.clear()
    assert to_play(c.g) == ["one", "two"]


@pytest.mark.rule("GH-CMP-02", "GH-CMP-07")
def test_what_is_completed_cannot_be_attempted_again_by_any_party() -> None:
    c = finish(camp())
    c.go(after_scenario()).answer("home")
    assert c.world.completed == ["one"]
    c.all_done().answer("new-party")
    c.answer(c.offers()[0])
    assert c.campaign.now == 1
    assert "one" not in to_play(c.g)


@pytest.mark.rule("GH-VAR-08")
def test_who_died_for_good_is_no_longer_of_the_party() -> None:
    c = finish(camp())
    dead, *others = [one.id for one in c.party.sheets]
    next(owner for owner in c.state.characters if owner.id == dead).dead = True
    c.go(after_scenario())
    assert [one.id for one in c.party.sheets] == others


@pytest.mark.rule("GH-CMP-03", "GH-CMP-05")
def test_casually_any_unlocked_scenario_may_be_played_again() -> None:
    c = camp()
    c.world.unlocked += ["three"]
    c.world.completed.append("one")
    assert casually(c.g) == ["one", "three"]
    c.go(choose_scenario())
    assert "casual:one" in c.offers()
    assert "casual:three" in c.offers()
    assert "scenario:one" not in c.offers()


@pytest.mark.rule("GH-CMP-04")
def test_a_casual_game_gives_experience_gold_and_checks_but_no_rewards_and_no_story() -> None:
    c = finish(camp(), casual=True)
    for owner in c.state.characters:
        owner.xp, owner.gold, owner.checks, owner.deeds = 9, 12, 1, {"kills": 3}
    assert pages(c.state, c.content, TEXT) == []
    c.go(after_scenario())
    one = c.sheet("harpooner")
    assert (one.xp, one.gold, one.checks, one.progress["kills"]) == (9, 12, 1, 3)
    assert c.world.completed == []
    assert c.world.unlocked == ["one"]
    c.campaign.casual = False
    c.state.scenario = "one"
    assert pages(c.state, c.content, TEXT)[0].paragraphs == ["one"]


@pytest.mark.rule("GH-CMP-04", "GH-TRV-02")
def test_no_road_event_on_the_way_to_a_casual_game() -> None:
    c = camp(events=(event("road-1", "road"),))
    c.world.unlocked += ["two"]
    assert needs_road_event(c.g, "two")
    assert set_out(c.g, "two", True) == arrive()
    assert set_out(c.g, "two", False) == in_order(draw_event("road"), arrive())


@pytest.mark.rule("GH-CMP-06", "GH-CMP-09", "GH-REP-01")
def test_parties_share_the_world_but_not_their_name_achievements_and_reputation() -> None:
    c = camp()
    c.party.reputation = 7
    c.party.achievements.append("oath")
    c.world.prosperity = 5
    c.go(town()).all_done().answer("new-party")
    c.answer(c.offers()[0])
    assert len(c.campaign.parties) == 2
    assert c.party.sheets == []
    assert c.party.name != c.campaign.parties[0].name
    assert (c.party.reputation, c.party.achievements, c.party.location) == (0, [], TOWN)
    assert c.world.prosperity == 5
    assert "leave" not in c.offers()
    c.all_done()
    assert "party:0" in c.offers()
    c.answer("party:0")
    assert c.party.reputation == 7
    assert len(c.party.sheets) == 2


@pytest.mark.rule("GH-CMP-08")
def test_numbers_in_the_story_unlock_nothing() -> None:
    c = camp()
    story = {"conclusion": words("Read 4, then two and four."), "rewards": {"unlocks": ["two"]}}
    c.content.scenarios["one"] = page("one", 1, **story)
    finish(c).go(after_scenario())
    assert c.world.unlocked == ["one", "two"]


@pytest.mark.rule("GH-CMP-10")
def test_members_come_and_go_but_two_must_travel() -> None:
    c = camp("harpooner", "sexton", "bellringer", seats=1)
    c.go(at_home()).answer("stay-home:sexton")
    assert [s.id for s in c.party.away] == ["sexton"]
    c.answer("stay-home:harpooner", "done")
    assert "leave" not in c.offers()
    c.answer("again", "join:harpooner", "done", "leave", "scenario:one").until("ask-goal")
    assert {o.id for o in c.state.characters} == {"harpooner", "bellringer"}
    c.until("ask-where").answer("home")
    c.answer("join:sexton")
    assert len(c.party.sheets) == 3
    assert not c.party.away


@pytest.mark.rule("GH-CHR-01", "GH-CMP-10")
def test_a_player_of_two_may_change_to_a_new_character_at_any_visit() -> None:
    """P. 43: a new character may be made whenever one wants to try something new."""
    c = camp("harpooner", "sexton")
    c.go(town()).answer("done", "stay-home:sexton", "create:1", "class:bellringer")
    c.answer(c.offers()[0])
    assert [(s.id, s.line) for s in c.party.sheets] == [("harpooner", 0), ("bellringer", 1)]
    assert [s.id for s in c.party.away] == ["sexton"]
    assert "join:sexton" not in c.offers(), "its player has another character now"


@pytest.mark.rule("GH-RET-01", "GH-LUP-01", "GH-TWN-03")
def test_nobody_stays_at_home_from_a_duty() -> None:
    """P. 48: who is in town with its quest fulfilled must retire; p. 44: levels are due."""
    c = camp("harpooner", "sexton", "bellringer", seats=1)
    c.add("quests", quest("five", "kills", 5))
    c.sheet("sexton").quest, c.sheet("sexton").progress = "five", {"kills": 5}
    c.sheet("bellringer").xp = 45
    c.go(at_home())
    homes = [key for key in c.offers() if key.startswith("stay-home")]
    assert homes == ["stay-home:harpooner"]


@pytest.mark.rule("GH-CMP-10")
def test_another_player_may_join_as_long_as_there_is_room_for_four() -> None:
    c = camp("harpooner", "sexton", seats=1)
    c.go(town())
    assert "create:2" in c.offers()
    assert "create:3" not in c.offers()
    c.answer("create:2", "class:bellringer")
    c.answer(c.offers()[0])
    assert c.sheet("bellringer").line == 2
    assert len(c.campaign.lines) == 3
    c.join("lamplighter", 3)
    c.go(town())
    assert not [key for key in c.offers() if key.startswith("create")]


@pytest.mark.rule("GH-CMP-11", "GH-STA-03")
def test_a_character_sheet_holds_what_a_character_keeps_between_scenarios() -> None:
    c = camp()
    one = c.sheet("harpooner")
    one.items, one.gold, one.checks, one.perks = ["lamp"], 33, 4, [0]
    one.quest, one.blessings, one.xp = "quest-1", 2, 20
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(one), type=type(one))
    assert again == one
    c.state.scenario = "one"
    c.go(arrive()).answer("difficulty:normal")
    owner = c.state.characters[0]
    assert (owner.id, owner.gold, owner.owned, owner.perks) == ("harpooner", 33, ["lamp"], [0])
    assert owner.pool == one.pool
    assert owner.xp == 0
    assert (one.name, one.line, one.checks, one.quest) == ("folk-harpooner", 0, 4, "quest-1")


# ---- achievements


@pytest.mark.rule("GH-CMP-12", "GH-EX-25")
def test_an_achievement_of_a_type_replaces_another_and_one_without_adds_up() -> None:
    c = camp()
    c.run(gain_all(c.g, [Achieve("rule-a"), Achieve("engines"), Achieve("engines")], "x"))
    assert c.world.achievements == {"rule-a": 1, "engines": 2}
    c.run(gain_all(c.g, [Achieve("rule-b")], "x"))
    assert c.world.achievements == {"engines": 2, "rule-b": 1}


@pytest.mark.rule("GH-CMP-13")
def test_party_achievements_belong_to_one_party() -> None:
    c = camp()
    c.world.unlocked += ["three"]
    c.run(gain_all(c.g, [Achieve("oath")], "x"))
    assert c.party.achievements == ["oath"]
    assert "oath" not in c.world.achievements
    assert "three" in to_play(c.g)
    c.go(town()).all_done().answer("new-party")
    c.answer(c.offers()[0])
    assert "three" not in to_play(c.g)


# ---- rewards


@pytest.mark.rule("GH-CMP-14", "GH-EX-36", "GH-END-10")
def test_the_rewards_of_a_page_are_taken_on_completion() -> None:
    c = camp()
    reward = Reward(gold=15, prosperity=1, achievements=["oath"], unlocks=["two", "three"])
    c.content.scenarios["one"] = msgspec.structs.replace(
        page("one", 1, conclusion=words("the end")), rewards=reward
    )
    finish(c)
    assert pages(c.state, c.content, TEXT)[-1].paragraphs == ["the end"]
    c.go(after_scenario())
    assert c.world.unlocked == ["one", "two", "three"]
    assert c.party.achievements == ["oath"]
    assert [s.gold for s in c.party.sheets] == [15, 15]
    assert c.world.prosperity == 1
    full = Reward(
        gold=1, xp=2, reputation=3, prosperity=4, achievements=["oath"], items=["lamp"],
        unlocks=["two"], designs=["crown"],
    )  # fmt: skip
    assert rewards(full) == [
        Achieve("oath"), EachGold(1), EachXp(2), Reputation(3), Prosperity(4),
        UnlockScenario("two"), Design("crown"), PartyItem("lamp"),
    ]  # fmt: skip


@pytest.mark.rule("GH-END-10")
def test_a_lost_scenario_gives_no_rewards() -> None:
    c = finish(camp(), "lost")
    c.go(after_scenario())
    assert c.world.completed == []
    assert c.world.unlocked == ["one"]
    assert c.prompt == "ask-where"


@pytest.mark.rule("GH-CMP-15")
def test_an_item_goes_to_whom_the_players_choose_a_design_to_the_shop() -> None:
    c = camp()
    c.run(gain_all(c.g, [PartyItem("lamp")], "x"), ["give:sexton", "agree"])
    assert c.sheet("sexton").items == ["lamp"]
    assert c.sheet("harpooner").items == []
    c.run(gain_all(c.g, [Design("crown")], "x"))
    assert c.world.supply == ["crown"]
    assert all("crown" not in s.items for s in c.party.sheets)


@pytest.mark.rule("GH-CMP-16", "GH-EVT-08", "GH-EVT-09")
def test_nobody_loses_more_than_there_is() -> None:
    c = camp()
    c.sheet("harpooner").gold, c.sheet("sexton").gold = 3, 20
    c.run(gain_all(c.g, [EachGold(-5)], "x"))
    assert [s.gold for s in c.party.sheets] == [0, 15]
    c.run(gain_all(c.g, [PartyGold(-40)], "x"))
    assert [s.gold for s in c.party.sheets] == [0, 0]


@pytest.mark.rule("GH-CMP-17")
def test_a_class_box_opens_its_class_for_all_new_characters() -> None:
    c = camp(seats=1)
    c.world.classes.remove("lamplighter")
    c.add("boxes", BoxDef("sealed", words("x"), words("x"), "lamplighter", [Prosperity(1)]))
    c.go(town())
    assert "lamplighter" not in c.world.classes
    c.run(gain_all(c.g, [OpenBox("sealed")], "x"))
    assert "lamplighter" in c.world.classes
    assert c.world.prosperity == 1
    c.answer("create:2")
    assert "class:lamplighter" in c.offers()


@pytest.mark.rule("GH-CMP-18")
def test_what_is_open_already_gives_a_random_design_and_a_side_scenario() -> None:
    c = camp()
    c.add("boxes", BoxDef("sealed", words("x"), words("x"), "", [Prosperity(1)]))
    c.run(gain_all(c.g, [OpenBox("sealed"), OpenBox("sealed")], "x"))
    assert c.world.prosperity == 1
    assert c.world.supply == ["crown"]
    assert "four" in c.world.unlocked


@pytest.mark.rule("GH-CMP-19", "GH-RET-10", "GH-UNL-06")
def test_the_town_records_open_with_the_first_retirement_and_stop_where_they_say() -> None:
    gains: list[Gain] = [Reputation(1)]
    records = [RecordDef(words("a"), 1, gains), RecordDef(words("b"), 3, gains)]
    c = camp(records=records)
    c.run(open_what_is_due(c.g))
    assert c.world.records == -1
    c.go(retire("harpooner"))
    assert c.world.records == 1
    assert c.party.reputation == 1
    c.world.retired.append("x")
    c.run(open_what_is_due(c.g))
    assert c.world.records == 1
    c.world.retired.append("y")
    c.run(open_what_is_due(c.g))
    assert c.world.records == 2
    assert c.party.reputation == 2


@pytest.mark.rule("GH-CMP-20")
def test_a_random_design_puts_both_copies_into_the_shop_and_an_empty_deck_gives_nothing() -> None:
    c = camp()
    c.run(gain_all(c.g, [Design()], "x"))
    assert c.world.supply == ["crown"]
    assert c.world.designs == []
    for one in c.party.sheets:
        one.gold = 50
    c.go(town()).answer("buy:harpooner", "item:crown", "pass", "done", "buy:sexton", "item:crown")
    assert [s.items for s in c.party.sheets] == [["crown"], ["crown"]]
    c.run(gain_all(c.g, [Design()], "x"))
    assert c.world.supply == ["crown"]


@pytest.mark.rule("GH-CMP-21")
def test_a_random_side_scenario_is_unlocked_at_once_and_its_card_leaves() -> None:
    c = camp()
    c.run(gain_all(c.g, [SideScenario()], "x"))
    assert c.world.unlocked == ["one", "four"]
    assert c.world.sides == []
    c.run(gain_all(c.g, [SideScenario()], "x"))
    assert c.world.unlocked == ["one", "four"]


@pytest.mark.rule("GH-CMP-22")
def test_a_new_campaign_starts_with_fourteen_items_thirty_events_and_scenario_one() -> None:
    session = Session.new(GAME, Setup(2, 4, "campaign"), "step")
    world = session.state.campaign.world
    content = session.content
    numbers = {deck: sorted(content.events[e].number for e in getattr(world, deck))
               for deck in ("city", "road")}  # fmt: skip
    assert numbers["city"] == list(range(1, 31))
    assert set(numbers["road"]) <= set(range(1, 31))
    assert list(world.city) != sorted(world.city)
    assert world.unlocked == content.campaign.start
    assert len(world.unlocked) == 1
    assert content.scenarios[world.unlocked[0]].number == 1
    assert sum(i.prosperity == 1 for i in content.items.values()) == 14
    assert session.state.campaign.party.reputation == 0
    assert world.prosperity == 0


@pytest.mark.rule("GH-CMP-23")
def test_the_party_is_where_its_last_scenario_was() -> None:
    c = camp()
    c.world.unlocked += ["two"]
    assert c.party.location == TOWN
    c.state.scenario = "one"
    c.go(arrive()).answer("difficulty:normal")
    assert c.party.location == "one"
    assert not needs_road_event(c.g, "two")
    c.party.location = "four"
    assert needs_road_event(c.g, "two")


# ---- travel


@pytest.mark.rule("GH-TRV-01")
@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_after_a_scenario_the_party_goes_home_or_on(outcome: str) -> None:
    c = finish(camp(), outcome)
    c.world.unlocked += ["two"]
    c.go(after_scenario())
    assert c.prompt == "ask-where"
    assert "home" in c.offers()
    assert "scenario:two" in c.offers()
    c.answer("home")
    assert c.party.location == TOWN
    assert c.prompt == "ask-town"


@pytest.mark.rule("GH-TRV-02", "GH-TRV-03", "GH-TRV-04", "GH-EX-18")
def test_a_road_event_unless_the_scenarios_are_linked() -> None:
    c = camp(events=(event("road-1", "road"),))
    c.world.unlocked += ["two", "four"]
    c.party.location = "one"
    assert linked(c.content, "one", "two")
    assert not linked(c.content, "two", "one")
    assert not needs_road_event(c.g, "two")
    assert needs_road_event(c.g, "four")
    c.party.location = TOWN
    assert needs_road_event(c.g, "two")
    assert not needs_road_event(c.g, "four")
    c.go(choose_scenario()).answer("scenario:two")
    assert c.prompt == "ask-event"


@pytest.mark.rule("GH-TRV-02", "GH-AMB-44")
def test_the_same_scenario_again_needs_no_road_event() -> None:
    c = finish(camp(events=(event("road-1", "road"),)), "lost")
    c.go(after_scenario()).answer("scenario:one")
    assert c.prompt != "ask-event"
    assert c.world.road == ["road-1"]


@pytest.mark.rule("GH-TRV-05", "GH-SHP-08", "GH-LUP-01")
def test_on_the_road_nobody_levels_up_or_shops() -> None:
    c = finish(camp())
    c.sheet("harpooner").xp = 60
    c.state.characters[0].gold = 100
    c.go(after_scenario())
    assert all(k.partition(":")[0] in ("home", "scenario", "casual", "dungeon") for k in c.offers())
    c.answer("scenario:two").until("ask-goal")
    assert c.sheet("harpooner").level == 1
    c.until("ask-where").answer("home")
    assert "level-up:harpooner" in c.offers()
    assert "buy:harpooner" in c.offers()


@pytest.mark.rule("GH-TWN-01")
def test_the_town_may_be_visited_after_any_attempt() -> None:
    c = finish(camp(), "lost")
    c.party.city_event = True
    c.sheet("sexton").donated = True
    c.go(after_scenario()).answer("home")
    assert c.prompt == "ask-town"
    assert not c.party.city_event
    assert not c.sheet("sexton").donated


# ---- what is written down


@pytest.mark.rule("GH-STA-01", "GH-STA-02")
def test_the_records_hold_the_world_and_its_parties() -> None:
    c = finish(camp(events=(event("city-1"), event("road-1", "road"))))
    c.world.donations, c.world.noted = 30, 1
    c.world.achievements["engines"] = 2
    c.party.pending.append(StartDamage(3))
    c.go(after_scenario())
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(c.campaign), type=type(c.campaign))
    assert again == c.campaign
    world = again.world
    assert (world.completed, world.donations, world.noted) == (["one"], 30, 1)
    assert (world.city, world.road, world.designs, world.sides) == (
        ["city-1"], ["road-1"], ["crown"], ["four"])  # fmt: skip
    assert len(world.quests) == 10
    assert world.achievements == {"engines": 2}
    note = again.party.notes[0]
    assert (note.scenario, note.outcome, note.members) == (
        "one", "won", ["folk-harpooner", "folk-sexton"])  # fmt: skip
    assert again.party.location == "one"
    assert again.party.pending == [StartDamage(3)]


@pytest.mark.rule("GH-OVL-19", "GH-STA-01")
def test_a_numbered_treasure_is_looted_once_in_a_world() -> None:
    c = camp()
    c.content.scenarios["one"] = page("one", 1, map="S S T .\n S S . .")
    marks = {"T": Mark(treasure=7)}
    c.content.scenarios["one"] = msgspec.structs.replace(c.content.scenarios["one"], marks=marks)
    c.state.scenario = "one"
    c.go(arrive()).answer("difficulty:normal")
    assert list(c.state.treasures.values()) == ["treasure:7"]
    c.state.looted.append("treasure:7")
    c.state.outcome = "lost"
    c.go(after_scenario())
    assert c.world.treasures == ["treasure:7"]
    c.answer("scenario:one", "difficulty:normal")
    c.run(populate(c.g, [0, 1, 2, 3], 0, "set-up"))
    assert c.state.treasures == {}


@pytest.mark.rule("GH-AMB-79")
def test_a_campaign_ends_with_an_ending_of_its_story() -> None:
    c = finish(camp(endings={"one": words("the end")}))
    c.go(after_scenario())
    assert c.ended == "end-campaign"
    assert c.campaign.ending == "one"


def test_after_a_scenario_a_dungeon_is_offered() -> None:
    c = finish(camp(), "lost")
    c.go(after_scenario())
    assert "dungeon" in c.offers()


def test_the_campaign_view_shows_map_sheets_and_log() -> None:
    c = finish(camp())
    c.add("items", item("torch"))
    c.go(after_scenario())
    table = campaign_view(c.state, c.content, c.campaign, 0, TEXT)
    assert [cell.id for cell in table.boards[0].cells] == [
        "place:town", "place:one", "place:two", "place:three"]  # fmt: skip
    assert [cell.kind for cell in table.boards[0].cells] == ["town", "done", "open", "locked"]
    assert {m.id for m in table.mats} == {"sheet:harpooner", "sheet:sexton", "town"}
    assert len(table.pages) == 4


# ---- difficulty, casual games


@pytest.mark.rule("GH-LVL-03", "GH-LVL-01", "GH-AMB-23")
def test_the_difficulty_is_chosen_before_each_scenario() -> None:
    """Two characters of level 4: recommended 2."""
    levels = []
    c = camp()
    for one in c.party.sheets:
        one.level = 4
    for name in ("very-hard", "easy", "normal", "hard"):
        c.state.scenario = "one"
        c.go(arrive()).answer(f"difficulty:{name}")
        levels.append(c.state.level)
        assert c.campaign.difficulty == name
    assert levels == [4, 1, 2, 3]
    c.go(arrive())
    assert c.offers()[0] == "difficulty:hard", "the last choice stands first"


@pytest.mark.rule("GH-TWN-01", "GH-CMP-04")
def test_a_casual_game_opens_no_new_visit_to_the_town() -> None:
    c = camp()
    c.party.city_event, c.sheet("harpooner").donated = True, True
    c.go(set_out(c.g, "one", True)).answer("difficulty:normal")
    assert c.party.location == TOWN
    c.state.outcome = "won"
    c.go(after_scenario())
    assert c.prompt == "ask-town"
    assert c.party.city_event
    assert c.sheet("harpooner").donated


@pytest.mark.rule("GH-TWN-01", "GH-TRV-01")
@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_a_campaign_game_opens_a_new_visit(outcome: Literal["won", "lost"]) -> None:
    c = camp()
    c.party.city_event, c.sheet("harpooner").donated = True, True
    c.go(set_out(c.g, "one", False)).answer("difficulty:normal")
    c.state.outcome = outcome
    c.go(after_scenario()).answer("home")
    assert not c.party.city_event
    assert not c.sheet("harpooner").donated
