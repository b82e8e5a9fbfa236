"""Set-up, variants, the four phases, threat."""

import pytest
from msgspec.structs import replace

from waystone.games.machina_arcana import GAME, chapters, steps, threat
from waystone.games.machina_arcana import effects as fx
from waystone.games.machina_arcana.actions import COSTS
from waystone.games.machina_arcana.damage import destroy
from waystone.games.machina_arcana.definitions import Content
from waystone.games.machina_arcana.ending import ScenarioOver, check_endgame, ended
from waystone.games.machina_arcana.events import invoke_horror_event
from waystone.games.machina_arcana.game_die import game_die
from waystone.games.machina_arcana.index import index
from waystone.games.machina_arcana.setup import begin, check
from waystone.games.machina_arcana.spawning import spawn
from waystone.games.machina_arcana.state import DESTROYED, OFF, Lasting, State
from waystone.games.machina_arcana.testing import Lay, Table, cell
from waystone.kernel.game import Setup
from waystone.kernel.play import Play


def started(box: Content, seats: int = 1, seed: int = 3, **setup: object) -> Table:
    """A game of the small box, laid out; explorers are still to be chosen."""
    given = Setup(seats, seed, "scenario", "ice", **setup)  # type: ignore[arg-type]
    state, _ = begin(given, box)
    return Table(Play(state, box))


# ---- set-up


@pytest.mark.rule("MA-SET-01", "MA-SET-02", "MA-SET-03", "MA-SET-04", "MA-SET-28")
def test_the_story_and_the_tracks_at_the_start(box: Content) -> None:
    t = started(box)
    assert t.state.chapters == [f"ice-{n}" for n in range(1, 8)]
    assert (t.state.chapter, t.state.endgame) == (0, False)
    assert (t.state.threat, t.state.level) == (0, 1)
    assert t.state.monsters == []
    assert t.state.item_discards == []
    assert t.state.event_discards == {"explorer": [], "horror": []}
    assert t.state.destroyed_monsters == []
    assert check(t.state, box) == []


@pytest.mark.rule("MA-SET-05", "MA-SET-06", "MA-GEN-10")
def test_as_many_common_events_as_the_scenario_has(box: Content) -> None:
    t = started(box)
    for deck in ("explorer", "horror"):
        cards = t.state.event_decks[deck]
        own = [c for c in cards if box.events[c].scenario == "ice"]
        assert (len(cards), len(own)) == (4, 2)
    assert len(t.state.spare_events) == 4


@pytest.mark.rule("MA-EX-01", "MA-SET-07")
def test_the_event_decks_of_scenario_one() -> None:
    content, _ = GAME.load_content()
    for scenario, size in (("works", 22), ("pillar", 12), ("beast", 22)):
        if scenario not in content.scenarios:
            continue
        state, _ = begin(Setup(1, 1, "scenario", scenario), content)
        for deck in ("explorer", "horror"):
            cards = state.event_decks[deck]
            assert len(cards) == size
            assert sum(content.events[c].scenario == scenario for c in cards) == size // 2
            spare = [c for c in state.spare_events if content.events[c].deck == deck]
            assert len(spare) == 32 - size // 2


@pytest.mark.rule("MA-SET-08", "MA-SET-09", "MA-SET-10", "MA-GEN-01")
def test_each_player_chooses_one_explorer(box: Content) -> None:
    t = started(box, seats=2)
    then = t.play(steps.choose_explorer(0), "explorer:maker")
    assert then == steps.choose_explorer(1)
    t.play(then, "explorer:fighter")
    assert [o.key for o in t.asked[0].options] == [
        "explorer:gunner",
        "explorer:healer",
        "explorer:fighter",
    ]
    maker, fighter = t.state.explorers
    assert (maker.id, maker.seat, maker.essence, maker.health, maker.stamina) == (
        "maker",
        0,
        0,
        5,
        7,
    )
    assert fighter.seat == 1
    assert not [mark for mark in t.state.lasting if mark.by]


@pytest.mark.rule("MA-SET-11", "MA-SET-12", "MA-SET-13", "MA-SET-14", "MA-CHP-17")
def test_only_level_one_is_in_the_decks(box: Content) -> None:
    t = started(box)
    for kind, deck in t.state.item_decks.items():
        assert deck
        assert all(box.items[i].kind == kind and box.items[i].level == 1 for i in deck)
    assert all(box.items[i].level > 1 for i in t.state.item_stock)
    assert all(box.monsters[m].level == 1 for m in t.state.monster_deck)
    assert sorted(t.state.monster_stock) == ["brute", "ogre", "titan", "warden"]


@pytest.mark.rule("MA-SET-15", "MA-SET-16", "MA-SET-17")
def test_ten_tiles_on_random_faces(box: Content) -> None:
    faces: set[str] = set()
    for seed in range(8):
        t = started(box, seed=seed)
        assert len(t.state.tile_stack) == 9
        assert len(t.state.tiles) == 1
        assert not any(box.tiles[f].endgame for f in t.state.tile_stack)
        numbers = [f[1:] for f in (*t.state.tile_stack, t.state.tiles[0].face)]
        assert sorted(numbers) == [str(n) for n in range(10)]
        faces.update(f[0] for f in t.state.tile_stack)
    assert faces == {"f", "b"}


@pytest.mark.rule("MA-SET-20", "MA-SET-21", "MA-SET-26", "MA-SET-27", "MA-CHP-07", "MA-EPL-02")
def test_chapter_one_places_the_explorers(box: Content) -> None:
    t = started(box)
    face = t.state.tiles[0].face
    t.play(steps.choose_explorer(0), "explorer:maker")
    then = t.play(steps.chapter_one(), "cell:4,9")
    assert then == steps.explorer_phase()
    assert t.state.tiles[0].face == face, "no new tile at set-up"
    assert t.state.entry == [cell(4, 9), cell(5, 9)]
    keys = {o.key for o in t.asked[0].options}
    assert keys == {"cell:4,9", "cell:5,9", "cell:3,8", "cell:4,8", "cell:5,8", "cell:6,8",
                    "cell:3,9", "cell:6,9"}  # fmt: skip
    assert (t.state.spawn, t.state.horror) == (7, 8)
    assert t.state.explorers[0].essence == 1, "the explorer's own card comes last"


@pytest.mark.rule("MA-SET-25", "MA-CHP-14", "MA-EX-02", "MA-EX-03", "MA-GEN-01")
@pytest.mark.parametrize(
    ("printed", "explorers", "rating"), [(7, 4, 4), (5, 4, 3), (7, 1, 7), (7, 2, 6), (2, 4, 2)]
)
def test_the_spawn_rating_by_number_of_explorers(
    lay: Lay, printed: int, explorers: int, rating: int
) -> None:
    names = ["fighter", "healer", "maker", "gunner"][:explorers]
    t = lay(at={name: (n, 0) for n, name in enumerate(names)})
    book = index(t.g.content).chapters
    book["ice-1"] = replace(book["ice-1"], spawn=printed)
    chapters.reset_spawn(t.g)
    assert t.state.spawn == rating


@pytest.mark.rule("MA-VAR-01", "MA-VAR-02", "MA-EX-78")
def test_short_games_skip_chapters() -> None:
    content, _ = GAME.load_content()
    scenario = content.scenarios["works"]
    assert [n for n in range(1, 11) if n not in scenario.quick] == [2, 7]
    assert scenario.very_quick == [1, 2, 4]
    state, _ = begin(Setup(1, 1, "scenario", "works", ["very-quick"]), content)
    assert state.chapters == ["works-1", "works-2", "works-4", "works-11"]
    state, _ = begin(Setup(1, 1, "scenario", "works", ["quick"]), content)
    assert "works-7" not in state.chapters
    assert "works-10" in state.chapters


@pytest.mark.rule("MA-VAR-02", "MA-EX-78", "MA-GEN-04")
def test_a_very_quick_game_is_won_by_leaving(box: Content) -> None:
    t = started(box, variants=["very-quick"])
    assert t.state.chapters == ["ice-1", "ice-3", "ice-7"]
    t.put("fighter", 4, 0)
    t.state.chapter = 1
    t.state.exit[:] = [cell(4, 0), cell(5, 0)]
    end = t.act("fighter", "leave")
    assert end.name == "end-victory"
    assert end.winners == [0]


@pytest.mark.rule("MA-VAR-03", "MA-EX-09", "MA-NUM-02")
def test_the_zero_of_the_game_die(lay: Lay) -> None:
    t = lay()
    t.d10("spawn", 10, 10, 3)
    assert game_die(t.g, "spawn") == 10
    t.state.variants.append("easy")
    assert game_die(t.g, "spawn") == 0
    assert game_die(t.g, "spawn") == 3


@pytest.mark.rule("MA-VAR-04", "MA-SPN-15", "MA-HOR-05")
def test_very_easy_ratings_do_not_fall(lay: Lay) -> None:
    for variants, spawn_after, horror_after in (([], 6, 7), (["very-easy"], 7, 8)):
        t = lay(at={"fighter": (0, 0)})
        t.state.variants += variants
        t.play(steps.end_of_spawn())
        t.d10("horror", 1)
        t.play(steps.horror_phase())
        assert (t.state.spawn, t.state.horror) == (spawn_after, horror_after)


# ---- the round


@pytest.mark.rule("MA-RND-01", "MA-GEN-02")
def test_the_four_phases_in_order(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    then = t.play(steps.explorer_phase())
    assert t.state.phase == "explorers"
    then = t.play(then)
    assert then == steps.explorer_turn(0)
    t.play(then)
    t.explorer("fighter").stamina = 0
    then = t.play_on(steps.explorer_action(0), "spawn_phase")
    then = t.play_on(then, "horror_phase")
    t.d10("horror", 1)
    then = t.play_on(then, "monster_phase")
    then = t.play_on(then, "explorer_phase")
    t.play(then)
    assert t.state.round == 3


@pytest.mark.rule("MA-RND-02", "MA-LST-01", "MA-LST-14")
def test_markers_return_and_stamina_refills(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, stamina=0)
    t.state.lasting.append(Lasting("salts", 0, "fighter", ["fighter"]))
    t.state.lasting.append(Lasting("ogre", 0, "", ["fighter"]))
    t.play(steps.explorer_phase())
    assert [mark.card for mark in t.state.lasting] == ["ogre"]
    assert t.explorer("fighter").stamina == 6


@pytest.mark.rule("MA-RND-03")
def test_each_explorer_takes_one_turn_in_any_order(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5)})
    t.play(steps.explorer_phase())
    assert t.play(steps.next_explorer(), (1, "unit:healer")) == steps.explorer_turn(1)
    t.explorer("healer").acted = True
    assert t.play(steps.next_explorer()) == steps.explorer_turn(0)
    t.explorer("fighter").acted = True
    assert t.play(steps.next_explorer()) == steps.spawn_phase()


@pytest.mark.rule("MA-RND-04")
def test_actions_may_be_repeated_while_they_can_be_paid(lay: Lay) -> None:
    t = lay(at={"fighter": (3, 3)})
    for n in range(6):
        assert t.act("fighter", f"move:{4 + n},3") == steps.explorer_action(0)
    assert t.keys("fighter") == ["end"]


@pytest.mark.rule("MA-RND-05")
def test_passing_sets_stamina_to_zero(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    then = t.act("fighter", "end")
    assert then == steps.next_explorer()
    assert t.explorer("fighter").stamina == 0
    assert t.explorer("fighter").acted
    assert t.state.turn == ""


@pytest.mark.rule("MA-RND-06", "MA-TIL-16")
def test_off_the_board_one_skips_everything(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1), "healer": (5, 5)})
    gone = t.explorer("healer")
    gone.cell, gone.left = OFF, True
    t.play(steps.explorer_phase())
    assert t.play(steps.next_explorer()) == steps.explorer_turn(0)
    t.do("", fx.Lose("health", 1, who="everyone"))
    assert gone.health == 4
    then = t.play(steps.spawn_phase())
    assert then.args == [[0]]


@pytest.mark.rule("MA-RND-07", "MA-HOR-01", "MA-LST-01")
def test_horror_markers_return_in_the_horror_phase(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.lasting.append(Lasting("ogre", 0, "", ["fighter"]))
    t.state.lasting.append(Lasting("salts", 0, "fighter", ["fighter"]))
    t.d10("horror", 1)
    t.play(steps.horror_phase())
    assert [mark.card for mark in t.state.lasting] == ["salts"]


# ---- explorer actions


@pytest.mark.rule("MA-EXT-01", "MA-EXT-02", "MA-EXT-04")
def test_every_action_and_its_cost(lay: Lay) -> None:
    rows = ["....", ".LRW", ".C.E", ".HS."]
    t = lay(rows, at={"fighter": (2, 2), "healer": (9, 9)}, doors=[((2, 2), (2, 3))])
    t.explorer("fighter").essence = 5
    t.own("fighter", "pistol")
    keys = set(t.keys("fighter"))
    for key in ("lever:1,1", "recharge:2,1", "workbench:3,1", "chest:1,2", "event:3,2",
                "chapter:1,3", "close:2,2:s", "inventory", "move:3,3"):  # fmt: skip
        assert key in keys, key
    assert "trade" not in keys
    t.explorer("fighter").stamina = 1
    keys = set(t.keys("fighter"))
    assert {"recharge:2,1", "event:3,2", "move:3,3", "end"} <= keys
    assert not keys & {"lever:1,1", "workbench:3,1", "chest:1,2", "chapter:1,3", "inventory"}
    assert COSTS == {"move": 1, "door": 2, "break-door": 4, "lever": 2, "recharge": 1,
                     "workbench": 3, "chest": 3, "event": 1, "chapter": 3, "lit-chapter": 1,
                     "seal": 3, "explore": 2, "leave": 2, "inventory": 3, "trade": 2}  # fmt: skip


@pytest.mark.rule("MA-EXT-03", "MA-ABI-01", "MA-ABI-02", "MA-ITM-01")
def test_the_abilities_an_explorer_has(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.own("fighter", "pistol", "tonic")
    t.wear("fighter", "hexer")
    t.current("good-map")
    t.state.chapter = 1
    uses = [k for k in t.keys("fighter") if k.startswith("use:")]
    assert uses == ["use:fighter:0", "use:hexer:0", "use:ice-2:1", "use:good-map:1", "use:tonic:0"]


# ---- spawn phase


@pytest.mark.rule("MA-SPN-01")
def test_no_printed_rating_no_spawn_phase(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    t.state.chapter = 4
    chapters.reset_ratings(t.g)
    assert t.play(steps.spawn_phase()) == steps.horror_phase()


@pytest.mark.rule("MA-SPN-02", "MA-SPN-03", "MA-SPN-04", "MA-EX-05")
def test_the_timeout_of_an_open_chapter(lay: Lay) -> None:
    """Threat by the printed horror rating (6), then the next chapter, then rolls at its rating,
    lowered once for the second explorer."""
    t = lay(["S"], at={"fighter": (0, 1), "healer": (5, 5)})
    t.state.chapters[:3] = ["ice-4", "ice-1", "ice-2"]
    t.state.tile_stack[0] = "f0"
    t.state.spawn = 1
    then = t.play(steps.spawn_phase(), "cell:4,9", "cell:5,9")
    assert t.state.chapters[t.state.chapter] == "ice-1"
    assert (t.state.level, t.state.threat) == (2, 1), "6 increases"
    assert (t.state.spawn, t.state.horror) == (6, 8)
    assert then == steps.spawn_rolls([0, 1])


@pytest.mark.rule("MA-SPN-02", "MA-EX-06")
def test_the_timeout_of_a_locked_chapter(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1), "healer": (5, 5)})
    t.state.chapter = 2
    t.state.spawn = 1
    then = t.play(steps.spawn_phase())
    assert t.state.chapter == 2
    assert (t.state.level, t.state.threat) == (2, 1), "6 increases"
    assert t.state.spawn == 6, "7 less one for the second explorer"
    assert then == steps.spawn_rolls([0, 1]), "and the rolls follow"


@pytest.mark.rule("MA-SPN-16")
def test_the_rest_of_the_phase_is_skipped_without_a_rating(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    t.state.chapters[1] = "ice-5"
    t.state.spawn = 1
    assert t.play(steps.spawn_phase()) == steps.horror_phase()
    assert t.state.spawn is None


@pytest.mark.rule("MA-EX-04", "MA-NUM-03", "MA-SPN-15")
def test_the_clock_of_a_chapter(lay: Lay) -> None:
    """Four explorers, printed 7: rolls at 4, 3, 2, and the next phase starts at 1."""
    t = lay(at={name: (n, 0) for n, name in enumerate(["fighter", "healer", "maker", "gunner"])})
    chapters.reset_spawn(t.g)
    ratings = []
    while t.state.spawn != 1:
        ratings.append(t.state.spawn)
        t.play(steps.end_of_spawn())
    assert ratings == [4, 3, 2]


@pytest.mark.rule("MA-SPN-05", "MA-EX-08", "MA-TER-11")
def test_who_rolls(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1), "healer": (5, 5), "maker": (12, 2)}, right=[])
    t.d10("spawn", 1, 1)
    then = t.play(steps.spawn_rolls([0, 1, 2]), (0, "unit:healer"))
    assert then == steps.spawn_rolls([0, 2])
    then = t.play(then)
    assert t.play(then) == steps.end_of_spawn(), "no spawn space on the third tile"
    t.state.marks[cell(0, 0)] = DESTROYED
    assert t.play(steps.spawn_rolls([0, 1, 2])) == steps.end_of_spawn(), "sealed"


@pytest.mark.rule("MA-SPN-06", "MA-SPN-08", "MA-EX-07", "MA-SPN-07")
@pytest.mark.parametrize(("face", "monsters", "spawned", "threats"),
                         [(4, 0, 0, 0), (5, 3, 1, 0), (5, 4, 0, 1)])  # fmt: skip
def test_a_spawn_roll(lay: Lay, face: int, monsters: int, spawned: int, threats: int) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    for n, name in enumerate(["crawler", "strider", "mote", "wisp"][:monsters]):
        t.put(name, n, 8)
    t.top("monsters", "tender")
    t.state.spawn = 5
    t.d10("spawn", face)
    t.play(steps.spawn_rolls([0]))
    assert len(t.state.monsters) == monsters + spawned
    assert t.state.threat == threats


@pytest.mark.rule("MA-SPN-10")
def test_no_spawn_space_no_monster(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    t.state.marks[cell(0, 0)] = DESTROYED
    t.run(spawn(t.g, t.explorer("fighter")))
    assert t.state.monsters == []
    assert t.state.threat == 0


@pytest.mark.rule("MA-SPN-11", "MA-EX-81")
def test_an_empty_monster_deck(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    t.state.monster_deck.clear()
    t.state.destroyed_monsters[:] = ["crawler"]
    t.run(spawn(t.g, t.explorer("fighter")))
    assert t.there("crawler")
    t.run(spawn(t.g, t.explorer("fighter")))
    assert len(t.state.monsters) == 1
    assert t.state.threat == 1


@pytest.mark.rule("MA-SPN-12", "MA-SPN-13", "MA-SPN-14")
def test_where_a_monster_appears(lay: Lay) -> None:
    t = lay(["S...", "", "", "", "", "", "", "", "", ".........S"], at={"fighter": (2, 0)})
    t.put("crawler", 8, 8)
    t.top("monsters", "hook", "strider")
    t.run(spawn(t.g, t.explorer("fighter")))
    assert [m.id for m in t.state.monsters] == ["crawler", "hook"]
    assert t.spot("hook") == (0, 0)
    assert t.state.threat == 1, "its enters-play effect"
    t.run(spawn(t.g, t.explorer("fighter")), "cell:1,1")
    assert [o.key for o in t.asked[0].options] == ["cell:1,0", "cell:0,1", "cell:1,1"]
    assert t.spot("strider") == (1, 1)


@pytest.mark.rule("MA-SPN-13")
def test_a_monster_that_appears_on_a_chasm_is_destroyed(lay: Lay) -> None:
    t = lay(["S~", "##"], at={"fighter": (5, 5)})
    t.put("crawler", 0, 0)
    t.top("monsters", "strider")
    t.run(spawn(t.g, t.explorer("fighter")))
    assert t.state.destroyed_monsters == ["strider"]


# ---- threat


@pytest.mark.rule("MA-THR-01", "MA-THR-02")
def test_threat_counts_to_the_arrow(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.run(threat.increase(t.g, 4))
    assert (t.state.threat, t.state.level) == (4, 1)
    t.run(threat.increase(t.g))
    assert (t.state.threat, t.state.level) == (0, 2)


@pytest.mark.rule("MA-THR-03", "MA-THR-04", "MA-EX-11", "MA-HID-05")
def test_a_level_rise_halves_the_deck(lay: Lay) -> None:
    """5 cards and 2 destroyed: 4 leave unseen, 3 and the new level are the deck."""
    t = lay(at={"fighter": (0, 0), "crawler": (3, 3)})
    t.state.monster_deck[:] = ["mote", "strider", "tender", "wisp", "hook"]
    t.state.destroyed_monsters[:] = ["warden", "titan"]
    t.state.monster_stock[:] = ["ogre", "brute"]
    t.state.threat = 4
    t.run(threat.increase(t.g))
    assert len(t.state.buried) == 4
    assert len(t.state.monster_deck) == 5
    assert {"ogre", "brute"} <= set(t.state.monster_deck)
    assert t.state.destroyed_monsters == []
    assert t.there("crawler")
    assert (t.state.threat, t.state.level) == (0, 2)


@pytest.mark.rule("MA-THR-04")
def test_level_five_only_halves(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.level, t.state.threat = 4, 4
    t.state.monster_deck[:] = ["mote", "strider", "tender"]
    t.run(threat.increase(t.g))
    assert (t.state.level, len(t.state.monster_deck)) == (5, 1)


@pytest.mark.rule("MA-THR-05", "MA-EX-73")
def test_at_level_five_threat_costs_items_or_lives(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5)})
    t.state.level = 5
    t.wear("fighter", "pistol")
    t.wear("fighter", "boots")
    t.run(threat.increase(t.g), "card:pistol")
    assert t.state.item_discards == ["pistol"]
    assert t.explorer("healer").dead, "nothing equipped"
    assert t.state.threat == 0


@pytest.mark.rule("MA-EX-84", "MA-SPN-02")
def test_a_timeout_at_level_four(lay: Lay) -> None:
    """One step before the arrow, horror rating 6: level 5, then five times the penalty."""
    t = lay(["S"], at={"fighter": (0, 1)})
    t.state.chapter = 2
    t.state.level, t.state.threat, t.state.spawn = 4, 4, 1
    for item in ("pistol", "boots", "coat", "hat", "music-box", "hexer"):
        t.wear("fighter", item)
    t.play(steps.spawn_phase(), *(f"card:{i}" for i in ("pistol", "boots", "coat", "hat", "hexer")))
    assert t.state.level == 5
    assert list(t.explorer("fighter").equipped) == ["music-box"]


@pytest.mark.rule("MA-THR-06")
def test_threat_never_falls_below_the_first_step(lay: Lay) -> None:
    t = lay()
    t.state.threat, t.state.level = 1, 3
    t.do("", fx.Threat(-3))
    assert (t.state.threat, t.state.level) == (0, 3)


@pytest.mark.rule("MA-THR-07", "MA-HOR-04", "MA-EVT-14")
def test_every_horror_event_raises_threat_first(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.top("horror", "own-frost")
    t.explorer("fighter").essence = 2
    t.state.level, t.state.threat = 1, 4
    t.run(invoke_horror_event(t.g))
    assert t.state.level == 2
    assert t.explorer("fighter").essence == 1
    assert t.state.event_discards["horror"] == ["own-frost"]


# ---- horror and monster phase


@pytest.mark.rule("MA-HOR-02", "MA-HOR-03", "MA-HOR-05", "MA-EX-10", "MA-NUM-04")
@pytest.mark.parametrize(("face", "rating", "events"), [(6, 6, 0), (7, 8, 1)])
def test_the_horror_roll(lay: Lay, face: int, rating: int, events: int) -> None:
    """Rating 7, printed 8."""
    t = lay(at={"fighter": (0, 0)})
    t.state.horror = 7
    t.top("horror", "own-frost")
    t.d10("horror", face)
    t.play(steps.horror_phase())
    assert t.state.horror == rating
    assert len(t.state.event_discards["horror"]) == events
    assert t.state.threat == events


@pytest.mark.rule("MA-HOR-06")
def test_without_a_horror_rating_there_is_no_roll(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.horror = None
    t.state.lasting.append(Lasting("ogre", 0, "", ["fighter"]))
    t.d10("horror", 10)
    t.play(steps.horror_phase())
    assert t.state.event_discards["horror"] == []
    assert t.state.lasting == []
    assert t.state.streams.stacked


@pytest.mark.rule("MA-MPH-01", "MA-MPH-02", "MA-MPH-05")
def test_monsters_act_in_the_order_of_their_coming(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    assert t.play_on(steps.monster_phase(), "explorer_phase") == steps.explorer_phase()
    t.put("strider", 9, 0)
    t.put("crawler", 0, 9)
    then = t.play(steps.monster_phase())
    then = t.play(then)
    assert t.spot("strider") == (4, 0), "five stamina, five spaces"
    assert t.spot("crawler") == (0, 9)
    t.play(then)
    assert t.spot("crawler") == (0, 5)


@pytest.mark.rule("MA-MPH-03", "MA-MPH-04")
def test_removed_monsters_are_skipped_and_new_ones_are_reached(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "strider": (9, 0), "crawler": (0, 9)})
    then = t.play(steps.monster_phase())
    then = t.play(then)
    t.run(destroy(t.g, "crawler"))
    t.put("mote", 9, 9)
    then = t.play(then)
    assert t.spot("mote") == (5, 5)
    assert t.play(then) == steps.explorer_phase()


# ---- winning and losing


@pytest.mark.rule("MA-GEN-03", "MA-GEN-07", "MA-END-03")
def test_the_endgame_is_won_by_its_condition(lay: Lay) -> None:
    t = lay(["HH"], at={"fighter": (0, 1), "healer": (9, 9), "maker": (9, 0)})
    t.run(destroy(t.g, "maker"))
    t.state.endgame = True
    t.state.marks[cell(0, 0)] = DESTROYED
    t.explorer("fighter").essence = 3
    end = t.act("fighter", "chapter:1,0")
    assert end.name == "end-victory"
    assert end.winners == [0, 1], "the dead do not share it"


@pytest.mark.rule("MA-GEN-06", "MA-END-04")
def test_the_endgame_is_lost_by_its_condition(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    t.state.endgame = True
    t.state.spawn = 1
    end = t.play(steps.spawn_phase())
    assert end.name == "end-defeat"
    assert end.winners == []


@pytest.mark.rule("MA-GEN-06")
def test_both_at_once_is_a_defeat(lay: Lay) -> None:
    t = lay(["HH"], at={"fighter": (0, 1)})
    t.state.endgame = t.state.timeout = True
    t.state.marks.update({cell(0, 0): DESTROYED, cell(1, 0): DESTROYED})
    with pytest.raises(ScenarioOver) as over:
        check_endgame(t.g)
    assert not over.value.won
    assert ended(t.g, over.value).name == "end-defeat"


def test_the_state_is_checked(box: Content) -> None:
    t = started(box)
    state: State = t.state
    state.monster_deck.pop()
    state.level = 9
    assert len(check(state, box)) == 2
