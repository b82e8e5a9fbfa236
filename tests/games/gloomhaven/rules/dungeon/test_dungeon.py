"""The random dungeon (GH-RDD)."""

from typing import Any

import msgspec
import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.box.dungeon import LairCard, RoomCard
from waystone.games.gloomhaven.box.dungeon_map import Placed, ground, rooms_in, written
from waystone.games.gloomhaven.box.effects import Move
from waystone.games.gloomhaven.box.scenario import ClearRooms
from waystone.games.gloomhaven.checks.campaign_testing import Camp, words
from waystone.games.gloomhaven.checks.dungeon_lint import dungeon_mistakes
from waystone.games.gloomhaven.checks.invariants import check
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.conditions import expire
from waystone.games.gloomhaven.rules.campaign.steps import after_scenario, choose_scenario
from waystone.games.gloomhaven.rules.dungeon.cache import loot_cache
from waystone.games.gloomhaven.rules.dungeon.making import (
    PENALTIES,
    choose_entrance,
    choose_penalties,
    new_dungeon,
    next_lair_card,
    next_room_card,
    remember_homes,
)
from waystone.games.gloomhaven.rules.dungeon.penalties import suffer_penalty
from waystone.games.gloomhaven.rules.scenario.clean_up import put_back
from waystone.games.gloomhaven.rules.scenario.rooms import open_door
from waystone.games.gloomhaven.rules.scenario.set_up import (
    choose_start,
    enter_dungeon,
    first_room,
    start_scenario,
)
from waystone.games.gloomhaven.rules.scenario.settle import settle
from waystone.games.gloomhaven.rules.scenario.special import look, reaches
from waystone.games.gloomhaven.shown.hidden import redeal
from waystone.games.gloomhaven.shown.view import dungeon_page, view
from waystone.games.gloomhaven.table.map import layout, tables
from waystone.games.gloomhaven.table.records import TOWN
from waystone.games.gloomhaven.table.state import Door, Dungeon, Figure
from waystone.kernel.game import Setup
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session
from waystone.kernel.text import Wordless

AGREED = ["agree"] * 3

WAY = """
# # . 1 2 . #
 A . . 3 . . A
# # . 4 5 . #
 # # 6 7 . . B
# # . 8 9 . #
 # # a b c #
"""
HALL = """
# # # . 1 . #
 A . . . 2 3 A
# # . 4 5 . #
 B . . 6 7 8 #
# # . 9 a . #
 # # . b c #
"""
BLIND = """
# # . . 1 . #
 B . . 2 3 4 B
# # . 5 6 . #
 # # 7 8 9 . #
# # . a b c #
"""


def room(name: str, drawn: str, **penalties: Any) -> RoomCard:
    made = {"id": name, "name": words(name), "map": drawn.strip("\n") + "\n"}
    return msgspec.convert(made | {"minor": [], "major": []} | penalties, RoomCard)


def lair(name: str, treasure: Any = (), **hexes: Any) -> LairCard:
    made = {"id": name, "name": words(name), "treasure": list(treasure),
            "hexes": {int(n.removeprefix("h")): mark for n, mark in hexes.items()}}  # fmt: skip
    return msgspec.convert(made, LairCard)


BITE = {"monster": "dummy", "ranks": ["normal", "normal", "normal"]}
ELITE = {"monster": "dummy", "ranks": ["elite", "elite", "elite"]}


class Below(Gh):
    """A party of two in the first room of a dungeon of the test's own. The cards to come are named
    in the order in which they will be drawn."""

    def __init__(
        self, *rooms: RoomCard, lairs: tuple[LairCard, ...] = (), entrance: int = 0
    ) -> None:
        super().__init__()
        lairs = lairs or (lair("den", h7=BITE),) * 3
        self.content = msgspec.structs.replace(
            self.content,
            rooms={r.id: r for r in rooms},
            lairs={one.id: one for one in lairs},
        )
        self.g.content = self.content
        self.kind("dummy", hp=6)
        self.content.monsters["dummy"] = msgspec.structs.replace(
            self.content.monsters["dummy"], standees=10
        )
        first, *rest = rooms
        self.state.scenario = written([Placed(first.id, lairs[0].id, entrance, None)])
        self.state.dungeon = Dungeon(
            [r.id for r in reversed(rest)], [one.id for one in reversed(lairs[1:])]
        )
        starts = layout(self.g).starts
        for n, name in enumerate(("harpooner", "sexton")):
            self.hero(name, tuple(map(int, layout(self.g).label(starts[n]).split(","))))  # type: ignore[arg-type]
        self.run(first_room.rule(self.g))
        self.state.round = 1

    @property
    def dungeon(self) -> Dungeon:
        assert self.state.dungeon is not None
        return self.state.dungeon

    @property
    def names(self) -> list[str]:
        return [placed.room for placed in rooms_in(self.state.scenario)]

    def door(self, name: str) -> Door:
        return next(d for d in self.state.doors if d.id == name)

    def enter(self, name: str = "exit-1-1", answers: tuple[str, ...] = ()) -> None:
        """The harpooner opens a door in its own turn."""
        hero = self.state.figures["harpooner"]
        self.turn(hero)
        self.run(open_door(self.g, self.door(name), hero))
        self.run(settle(self.g), answers)

    def foes(self) -> list[Figure]:
        return [f for f in self.state.figures.values() if f.kind == "monster"]

    def slay(self) -> None:
        for figure in self.foes():
            del self.state.figures[figure.id], self.state.at[figure.cell]
            self.state.monsters.free["dummy"].append(figure.number)


# ---- the deck and the rooms


@pytest.mark.rule("GH-RDD-02")
def test_three_rooms_and_every_monster_in_them_dead() -> None:
    b = Below(room("way", WAY), room("hall", HALL), room("far", WAY))
    goal = b.content.pages[b.state.scenario].goal
    assert goal == ClearRooms()
    b.slay()
    assert not reaches(b.g, False, goal)
    b.enter()
    b.slay()
    assert not reaches(b.g, False, goal)
    b.enter("exit-2-1")
    assert len(b.names) == 3
    assert not [d for d in b.state.doors if d.state == "closed"]
    assert not reaches(b.g, False, goal)
    b.slay()
    look(b.g)
    assert b.outcome == "won"


@pytest.mark.rule("GH-RDD-03", "GH-STA-17")
def test_a_room_is_made_of_the_two_top_cards_when_its_door_is_opened() -> None:
    dens = (lair("first", h3=BITE), lair("second", h7=BITE, h8=ELITE), lair("third", h1=BITE))
    b = Below(room("way", WAY), room("hall", HALL), room("far", WAY), lairs=dens)
    cells = len(layout(b.g).hexes)
    before = {f.id: f.cell for f in b.state.figures.values()}
    assert b.names == ["way"]
    assert len(b.foes()) == 1
    b.enter()
    assert rooms_in(b.state.scenario) == [
        Placed("way", "first", 0, 0), Placed("hall", "second", 0, None)]  # fmt: skip
    assert b.dungeon.rooms == ["far"]
    assert b.dungeon.lairs == ["third"]
    assert len(b.foes()) == 3
    assert len(layout(b.g).hexes) > cells
    assert all(b.state.figures[name].cell == cell for name, cell in before.items())
    assert [p for p in check(b.state, b.content) if "cards instead of" not in p] == []
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(b.dungeon), type=Dungeon)
    assert again == b.dungeon
    assert [h.room for h in again.homes] == [1, 2, 2]


@pytest.mark.rule("GH-RDD-04", "GH-RDD-13")
def test_a_room_card_has_twelve_numbered_hexes_entrances_exits_and_two_penalties() -> None:
    content, _ = GAME.load_content()
    assert list(dungeon_mistakes(content)) == []
    for card in content.rooms.values():
        plan = content.plans[card.id]
        assert sum(glyph in "123456789abc" for _, glyph in plan.floor) == 12
        assert plan.entrances
        assert plan.exits
        assert card.minor
        assert card.major
    plan = Below(room("hall", HALL)).content.plans["hall"]
    assert [g.type for g in plan.entrances] == ["A", "B"]
    assert [g.type for g in plan.exits] == ["A"]
    broken = room("broken", "A . . . A\n")
    b = Below(room("way", WAY))
    b.content.rooms["broken"] = broken
    assert any("numbered hex 1" in problem.what for problem in dungeon_mistakes(b.content))


@pytest.mark.rule("GH-RDD-04", "GH-RDD-11")
def test_the_two_cards_make_the_name_of_the_room() -> None:
    content, _ = GAME.load_content()
    card, den = next(iter(content.rooms.values())), next(iter(content.lairs.values()))
    text = GAME.text("en", content)
    wanted = f"{card.name['en']} {den.name['en']}"
    assert text.name(written([Placed(card.id, den.id, 0, None)])) == wanted


@pytest.mark.rule("GH-RDD-06")
def test_the_party_starts_within_two_hexes_of_the_entrance_it_chooses() -> None:
    b = Below(room("hall", HALL), lairs=(lair("den", h4=BITE),))
    first = set(layout(b.g).starts)
    b.state.scenario = written([Placed("hall", "den", 0, None)])
    b.run(choose_entrance(b.g), ["entrance:2", *AGREED])
    assert rooms_in(b.state.scenario)[0].entrance == 1
    second = set(layout(b.g).starts)
    assert first != second
    assert len(first) >= 4
    assert len(second) >= 4
    label = layout(b.g).label
    assert [cell for cell in second if label(cell) == "1,3"]
    near = tables(b.g).distances_from(next(c for c in second if label(c) == "1,3"))
    assert all(near[cell] <= 2 for cell in second)
    foe = b.foes()[0].cell
    assert foe not in second
    b.state.at.clear()
    b.run(choose_start.rule(b.g, 0), ["hex:1,3"])
    assert {int(k.partition(":")[2].partition(",")[0]) for k in b.options()} <= {1, 2, 3}


@pytest.mark.rule("GH-RDD-07", "GH-RDD-14")
def test_cards_are_discarded_until_the_entrance_fits_and_the_deck_is_made_anew() -> None:
    b = Below(room("way", WAY), room("blind", BLIND), room("blind-2", BLIND), room("hall", HALL))
    b.enter("exit-1-1")
    assert b.names == ["way", "hall"]
    assert b.dungeon.room_discard == ["blind", "blind-2"]
    b = Below(room("way", WAY), room("blind", BLIND), room("hall", HALL))
    b.enter("exit-1-2")
    assert b.names == ["way", "blind"]
    assert b.dungeon.room_discard == []
    assert rooms_in(b.state.scenario)[0].exit == 1
    b.dungeon.rooms, b.dungeon.room_discard = [], ["hall"]
    b.enter("exit-2-1")
    assert b.names == ["way", "blind", "hall"]
    assert rooms_in(b.state.scenario)[2].entrance == 1
    b.dungeon.lairs, b.dungeon.lair_discard = [], ["x"]
    assert next_lair_card(b.g) == "x"
    assert b.dungeon.lair_discard == []


@pytest.mark.rule("GH-RDD-08")
def test_using_one_exit_closes_the_other_and_the_matching_entrance_is_used() -> None:
    b = Below(room("way", WAY), room("hall", HALL), room("far", WAY))
    assert {d.id: d.state for d in b.state.doors} == {"exit-1-1": "closed", "exit-1-2": "closed"}
    b.enter("exit-1-2")
    assert b.door("exit-1-1").state == "locked"
    assert b.door("exit-1-2").state == "open"
    assert rooms_in(b.state.scenario)[1] == Placed("hall", "den", 1, None)
    closed = b.door("exit-1-1").cell
    old = set(layout(b.g).rooms[0])
    assert set(layout(b.g).beside[closed]) <= old


@pytest.mark.rule("GH-RDD-09", "GH-RDD-10", "GH-EX-58")
def test_penalties_rise_room_by_room_and_at_most_are_major_in_all_three() -> None:
    hurt = {"minor": [{"type": "hurt", "value": 1}], "major": [{"type": "hurt", "value": 3}]}
    rooms = [room(n, WAY, **hurt) for n in ("one", "two", "three")]
    for chosen, wanted in (("standard", [0, 1, 3]), ("maximum", [3, 3, 3]), ("lenient", [0, 0, 1])):
        b = Below(*rooms)
        b.run(choose_penalties(b.g), [chosen, *AGREED])
        assert b.dungeon.penalties == PENALTIES[chosen]
        figures = [b.state.figures["harpooner"], b.state.figures["sexton"]]
        found = []
        for door in ("", "exit-1-1", "exit-2-1"):
            for figure in figures:
                figure.hp = 10
            if door:
                b.enter(door)
            else:
                b.run(suffer_penalty(b.g, None))
            found.append(10 - figures[0].hp)
            assert figures[0].hp == figures[1].hp
        assert found == wanted


@pytest.mark.rule("GH-RDD-04", "GH-RDD-09")
def test_the_page_of_a_room_says_which_of_its_penalties_is_in_force() -> None:
    hurt = {"minor": [{"type": "hurt", "value": 1}], "major": [{"type": "hurt", "value": 3}]}
    b = Below(*(room(n, WAY, **hurt) for n in ("one", "two", "three")))
    b.dungeon.penalties[:] = PENALTIES["standard"]
    text = GAME.text("en", b.content)
    found = []
    for door in ("", "exit-1-1", "exit-2-1"):
        if door:
            b.enter(door)
        _, minor, major = dungeon_page(b.state, b.content, b.dungeon, text).paragraphs
        found.append(("in force" in minor, "in force" in major))
    assert found == [(False, False), (True, False), (False, True)]


@pytest.mark.rule("GH-RDD-10", "GH-EX-58")
def test_in_the_first_room_the_players_name_the_opener_and_there_was_no_room_before() -> None:
    penalty = {
        "major": [{"type": "hurt", "value": 2, "who": "opener"}, {"type": "return-monsters"}]
    }
    b = Below(room("one", WAY, **penalty), room("two", WAY, **penalty))
    b.dungeon.penalties[:] = PENALTIES["maximum"]
    b.slay()
    b.run(suffer_penalty(b.g, None), ["figure:sexton", *AGREED])
    assert [b.state.figures[n].hp for n in ("harpooner", "sexton")] == [10, 8]
    assert b.foes() == []
    b.enter()
    assert [b.state.figures[n].hp for n in ("harpooner", "sexton")] == [8, 8]


@pytest.mark.rule("GH-RDD-11")
def test_a_monster_card_fills_the_numbered_hexes_for_the_size_of_the_party() -> None:
    den = lair(
        "den", [{"type": "heal", "value": 3, "who": "self"}],
        h1={"monster": "dummy", "ranks": ["none", "normal", "elite"]}, h3=ELITE, h7=BITE,
        h8={"trap": {}}, h9={"trap": {"conditions": ["stun"]}}, h4={"tile": "obstacle"},
        h6={"coins": 1}, h12={"treasure": 1},
    )  # fmt: skip
    b = Below(room("way", WAY), lairs=(den,))
    assert sorted(f.rank for f in b.foes()) == ["elite", "normal"]
    damage = sorted((t.damage, list(t.conditions)) for t in b.state.traps.values())
    assert damage == [(0, ["stun"]), (b.state.trap_damage, [])]
    assert list(b.state.tiles.values()) == ["obstacle"]
    assert list(b.state.coins.values()) == [1]
    assert list(b.state.treasures.values()) == ["treasure:1"]
    hero = b.state.figures["harpooner"]
    hero.hp = 4
    b.turn(hero)
    b.run(loot_cache(b.g, hero, "1"))
    assert hero.hp == 7


@pytest.mark.rule("GH-RDD-12")
def test_returned_monsters_stand_where_they_were_when_their_room_was_made() -> None:
    back = {"minor": [{"type": "return-monsters", "count": 1}],
            "major": [{"type": "return-monsters"}]}  # fmt: skip
    dens = (lair("pack", h3=ELITE, h7=BITE), lair("one", h1=BITE), lair("two", h1=BITE))
    for severity, count in (("minor", 1), ("major", 2)):
        b = Below(room("way", WAY), room("road", WAY, **back), lairs=dens)
        homes = {f.cell: f.rank for f in b.foes()}
        mover = b.foes()[0]
        b.move(mover, (2, 1))
        b.slay()
        b.dungeon.penalties[1] = severity
        b.enter()
        returned = [f for f in b.foes() if f.cell in layout(b.g).rooms[0]]
        assert len(returned) == count
        assert all(homes[f.cell] == f.rank and f.hp == f.most_hp for f in returned)


@pytest.mark.rule("GH-RDD-09")
def test_lasting_conditions_stay_and_monsters_may_be_promoted() -> None:
    harsh = {"major": [
        {"type": "afflict", "condition": "muddle", "lasting": True},
        {"type": "promote", "count": 1}, {"type": "shield-room", "value": 2},
        {"type": "drop-cards", "count": 1, "to": "lost", "who": "opener"},
    ]}  # fmt: skip
    b = Below(room("way", WAY), room("pit", WAY, **harsh), lairs=(lair("a", h7=BITE),) * 2)
    b.dungeon.penalties[1] = "major"
    b.cards(b.state.figures["harpooner"], 2)
    b.enter(answers=("card:c-harpooner-hand-0",))
    owner = b.owner("harpooner")
    assert owner.lost == ["c-harpooner-hand-0"]
    assert len(owner.hand) == 1
    new = next(f for f in b.foes() if f.cell in layout(b.g).rooms[1])
    assert (new.rank, new.hp, new.most_hp) == ("elite", 8, 8)
    hero = b.state.figures["sexton"]
    for _ in range(4):
        expire(b.g, hero)
    assert "muddle" in hero.conditions


@pytest.mark.rule("GH-RDD-06", "GH-RDD-08")
def test_every_two_shipped_rooms_fit_together() -> None:
    content, _ = GAME.load_content()
    den = next(iter(content.lairs))
    for first in content.rooms:
        for exit_, gate in enumerate(content.plans[first].exits):
            for second in content.rooms:
                for entrance, other in enumerate(content.plans[second].entrances):
                    if other.type != gate.type:
                        continue
                    chain = [Placed(first, den, 0, exit_), Placed(second, den, entrance, None)]
                    hexes = ground(content.plans, content.lairs, written(chain)).hexes
                    assert len(set(hexes)) == len(hexes), chain


# ---- hidden information, the mode, the campaign


@pytest.mark.rule("GH-HID-05")
def test_the_order_of_the_decks_is_hidden() -> None:
    content, _ = GAME.load_content()
    session = Session.new(GAME, Setup(2, 3, "dungeon"), "step")
    before = view(session.state, content, 0, Wordless())
    decks = set()
    for seed in range(6):
        redeal(session.state, content, 0, Streams(seed))
        decks.add((*session.state.dungeon.rooms, *session.state.dungeon.lairs))
        assert view(session.state, content, 0, Wordless()) == before
    assert len(decks) > 1


@pytest.mark.rule("GH-RDD-01", "GH-AMB-28")
def test_a_dungeon_gives_experience_gold_and_progress_but_leaves_the_campaign_alone() -> None:
    c = Camp("harpooner", "sexton")
    c.go(choose_scenario()).answer("dungeon")
    assert c.prompt == "ask-penalties"
    c.answer("standard").until("ask-goal")
    assert c.state.dungeon is not None
    assert c.party.location == TOWN
    c.state.outcome = "won"
    for owner in c.state.characters:
        owner.xp, owner.gold, owner.checks, owner.deeds = 11, 30, 2, {"kills": 4}
        c.state.looted.append("treasure:1")
    put_back(c.g)
    c.go(after_scenario())
    one = c.sheet("harpooner")
    assert (one.xp, one.gold, one.checks, one.progress["kills"]) == (11, 30, 2, 4)
    assert c.world.completed == []
    assert c.world.unlocked == ["one"]
    assert c.world.treasures == []
    assert one.finished == []
    assert c.state.dungeon is None
    assert c.prompt == "ask-town"
    assert c.party.notes[-1].scenario == "dungeon"


def test_new_dungeons_differ_and_homes_are_kept() -> None:
    content, _ = GAME.load_content()
    found = {new_dungeon(content, Streams(seed))[1] for seed in range(12)}
    assert len(found) > 6
    b = Below(room("way", WAY))
    count = len(b.dungeon.homes)
    remember_homes(b.g)
    assert len(b.dungeon.homes) == 2 * count


# ---- luck and single clauses


@pytest.mark.rule("GH-RDD-03")
def test_both_decks_are_shuffled_and_their_top_cards_are_the_first_room() -> None:
    content = Below(room("way", WAY), room("hall", HALL), room("far", WAY), lairs=(
        lair("one", h1=BITE), lair("two", h1=BITE), lair("three", h1=BITE))).content  # fmt: skip
    streams = Streams(1)
    streams.stack("rooms", 0, 0)
    streams.stack("lairs", 0, 0)
    dungeon, scenario = new_dungeon(content, streams)
    assert rooms_in(scenario) == [Placed("way", "one", 0, None)]
    assert (dungeon.rooms, dungeon.lairs) == (["hall", "far"], ["two", "three"])


@pytest.mark.rule("GH-RDD-14", "GH-RDD-07")
def test_decks_made_anew_of_their_discards_are_shuffled() -> None:
    b = Below(room("way", WAY), room("hall", HALL), room("far", WAY))
    b.dungeon.rooms, b.dungeon.room_discard = [], ["way", "hall", "far"]
    b.dungeon.lairs, b.dungeon.lair_discard = [], ["x", "y", "z"]
    b.state.streams.stack("rooms", 0, 0)
    b.state.streams.stack("lairs", 0, 0)
    assert (next_room_card(b.g, "A"), b.dungeon.rooms) == ("way", ["hall", "far"])
    assert (next_lair_card(b.g), b.dungeon.lairs) == ("x", ["y", "z"])


@pytest.mark.rule("GH-RDD-07", "GH-RDD-14")
def test_a_fitting_card_is_found_among_the_discards_of_the_same_search() -> None:
    b = Below(room("way", WAY), room("blind", BLIND), room("far", WAY))
    b.dungeon.rooms, b.dungeon.room_discard = ["blind"], ["way"]
    assert next_room_card(b.g, "A") == "way"
    assert b.dungeon.room_discard in ([], ["blind"])
    b.dungeon.rooms, b.dungeon.room_discard = ["way", "blind"], []
    assert (next_room_card(b.g, "A"), b.dungeon.room_discard) == ("way", ["blind"])


@pytest.mark.rule("GH-RDD-07", "GH-RDD-08")
def test_where_no_card_fits_the_last_one_is_entered_by_its_first_entrance() -> None:
    b = Below(room("way", WAY), room("blind", BLIND))
    b.enter("exit-1-1")
    assert rooms_in(b.state.scenario)[1][:3] == ("blind", "den", 0)


@pytest.mark.rule("GH-SET-03", "GH-RDD-03")
def test_the_ability_deck_of_a_new_type_is_shuffled_and_a_known_one_left_alone() -> None:
    dens = (lair("den", h7=BITE), lair("new", h7={"monster": "imp", "ranks": ["normal"] * 3}))
    b = Below(room("way", WAY), room("hall", HALL), lairs=dens)
    b.kind("imp", [Move(0)], [Move(1)], [Move(2)])
    del b.state.monsters.decks["imp"]
    b.state.monsters.drawn.pop("imp")
    known = b.state.monsters.decks["dummy"]
    b.state.streams.stack("monster-cards", 0, 0)
    b.enter()
    assert b.state.monsters.decks["dummy"] is known
    assert [*b.state.monsters.decks["imp"].draw, *b.state.monsters.decks["imp"].discard] == [
        "1", "2", "0"]  # fmt: skip


@pytest.mark.rule("GH-RDD-08")
def test_an_open_door_stays_open_when_another_room_is_made() -> None:
    b = Below(room("way", WAY), room("hall", HALL), room("far", WAY))
    b.enter()
    assert (b.door("exit-1-1").state, b.door("exit-1-2").state) == ("open", "locked")
    b.enter("exit-2-1")
    assert (b.door("exit-1-1").state, b.door("exit-1-2").state) == ("open", "locked")


@pytest.mark.rule("GH-RDD-10", "GH-RDD-09")
@pytest.mark.parametrize(
    ("who", "lasting", "muddled"),
    [
        ("opener", False, ["harpooner"]),
        ("characters", False, ["harpooner", "sexton"]),
        ("characters", True, ["harpooner", "sexton"]),
        ("monsters", False, ["dummy"]),
        ("monsters", True, ["dummy"]),
    ],
)
def test_whom_a_penalty_afflicts_and_for_how_long(
    who: str, lasting: bool, muddled: list[str]
) -> None:
    penalty = {"type": "afflict", "who": who, "condition": "muddle", "lasting": lasting}
    b = Below(room("way", WAY), room("hall", HALL, minor=[penalty]))
    b.enter()
    found = {f.type for f in b.state.figures.values() if "muddle" in f.conditions}
    assert sorted(found) == muddled
    for figure in list(b.state.figures.values()):
        for _ in range(3):
            expire(b.g, figure)
    left = {f.type for f in b.state.figures.values() if "muddle" in f.conditions}
    assert sorted(left) == (muddled if lasting else [])


@pytest.mark.rule("GH-RDD-09")
@pytest.mark.parametrize("to", ["lost", "discard"])
def test_cards_that_a_penalty_takes_go_where_it_says(to: str) -> None:
    penalty = {"type": "drop-cards", "who": "opener", "count": 1, "to": to}
    b = Below(room("way", WAY), room("hall", HALL, minor=[penalty]))
    b.cards(b.state.figures["harpooner"], 1)
    b.enter()
    owner, card = b.owner("harpooner"), ["c-harpooner-hand-0"]
    assert owner.hand == []
    assert (owner.lost, owner.discard) == ((card, []) if to == "lost" else ([], card))


@pytest.mark.rule("GH-RDD-12", "GH-RDD-10")
def test_a_monster_does_not_return_to_a_hex_that_is_taken() -> None:
    b = Below(room("way", WAY), room("hall", HALL, minor=[{"type": "return-monsters"}]))
    home = b.foes()[0].cell
    b.slay()
    b.state.figures["sexton"].cell, b.state.at[home] = home, "sexton"
    b.enter()
    assert [f for f in b.foes() if f.cell == home] == []


@pytest.mark.rule("GH-RDD-06", "GH-RDD-09")
def test_how_hard_it_is_is_chosen_before_the_way_in() -> None:
    b = Below(room("hall", HALL))
    b.state.seats = 1
    b.run(enter_dungeon.rule(b.g), ["maximum", "entrance:2"])
    assert [asked.prompt for asked in b.asked] == ["ask-penalties", "ask-entrance"]
    assert b.dungeon.penalties == ["major", "major", "major"]
    assert rooms_in(b.state.scenario)[0].entrance == 1


@pytest.mark.rule("GH-RDD-09", "GH-EVT-12")
def test_the_first_room_punishes_when_the_scenario_starts() -> None:
    penalty = {"type": "afflict", "who": "characters", "condition": "muddle"}
    b = Below(room("way", WAY, minor=[penalty]))
    b.dungeon.penalties[:] = ["minor", "none", "none"]
    b.run(start_scenario.rule(b.g))
    assert "muddle" in b.state.figures["sexton"].conditions


@pytest.mark.rule("GH-RDD-09", "GH-RDD-04")
def test_the_page_of_a_room_tells_both_penalties_and_which_of_them_is_in_force() -> None:
    penalty = {"type": "afflict", "who": "characters", "condition": "muddle"}
    b = Below(room("way", WAY, minor=[penalty], major=[penalty]))
    told = {}
    for severity in ("none", "minor", "major"):
        b.dungeon.penalties[0] = severity
        told[severity] = view(b.state, b.content, 0, GAME.text("en", b.content)).pages[0].paragraphs
        assert len(told[severity]) == 3
    plain, minor, major = told["none"], told["minor"], told["major"]
    assert [a == b for a, b in zip(plain, minor, strict=True)] == [True, False, True]
    assert [a == b for a, b in zip(plain, major, strict=True)] == [True, True, False]
