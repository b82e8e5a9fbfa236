"""Setting up (MA-SET), short games (MA-VAR)."""

import pytest
from msgspec.structs import replace

from waystone.games.machina_arcana import GAME
from waystone.games.machina_arcana.box.definitions import Content
from waystone.games.machina_arcana.box.index import index
from waystone.games.machina_arcana.box.tiles import Tile
from waystone.games.machina_arcana.checks.invariants import check
from waystone.games.machina_arcana.checks.testing import Lay, cell, started
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.setup import begin, scenarios
from waystone.games.machina_arcana.rules.story.campaign import keep, next_scenario
from waystone.games.machina_arcana.rules.story.ratings import reset_spawn
from waystone.games.machina_arcana.rules.story.scenario import chapters_of, decks_of, start
from waystone.kernel.game import Setup
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.step import End, in_order


@pytest.mark.rule("MA-GEN-01")
def test_one_to_four_players(box: Content) -> None:
    assert [m.seats for m in GAME.modes] == [(1, 4), (1, 4)]
    assert [s.id for s in scenarios(box)] == ["ice", "pillar"]
    state, _ = begin(Setup(4, 1, "campaign"), box)
    assert state.campaign
    assert state.story.scenario == "ice"
    assert check(state, Play(state, box).content) == []


@pytest.mark.rule("MA-SET-01", "MA-SET-02", "MA-SET-03", "MA-SET-04", "MA-SET-28")
def test_the_story_and_the_tracks_at_the_start(box: Content) -> None:
    t = started(box)
    assert t.state.story.chapters == [f"ice-{n}" for n in range(1, 8)]
    assert (t.state.story.chapter, t.state.story.endgame) == (0, False)
    assert (t.state.story.threat, t.state.story.level) == (0, 1)
    assert t.state.monsters == []
    assert t.state.decks.item_discards == []
    assert t.state.decks.event_discards == {"explorer": [], "horror": []}
    assert t.state.decks.destroyed == []
    assert check(t.state, box) == []


@pytest.mark.rule("MA-SET-05", "MA-SET-06", "MA-GEN-10")
def test_as_many_common_events_as_the_scenario_has(box: Content) -> None:
    t = started(box)
    for deck in ("explorer", "horror"):
        cards = t.state.decks.events[deck]
        own = [c for c in cards if box.events[c].scenario == "ice"]
        assert (len(cards), len(own)) == (4, 2)
    assert len(t.state.decks.spare_events) == 4


@pytest.mark.rule("MA-EX-01", "MA-SET-07")
def test_the_event_decks_of_scenario_one() -> None:
    content, _ = GAME.load_content()
    for scenario, size in (("works", 22), ("pillar", 12), ("beast", 22)):
        if scenario not in content.scenarios:
            continue
        state, _ = begin(Setup(1, 1, "scenario", scenario), content)
        for deck in ("explorer", "horror"):
            cards = state.decks.events[deck]
            assert len(cards) == size
            assert sum(content.events[c].scenario == scenario for c in cards) == size // 2
            spare = [c for c in state.decks.spare_events if content.events[c].deck == deck]
            assert len(spare) == 32 - size // 2


@pytest.mark.rule("MA-SET-08", "MA-SET-09", "MA-SET-10", "MA-GEN-01")
def test_each_player_chooses_one_explorer(box: Content) -> None:
    t = started(box, seats=2)
    assert steps.opening(2, in_campaign=False) == in_order(
        steps.choose_explorer(0), steps.choose_explorer(1), steps.scenario()
    )
    t.play(steps.choose_explorer(0), "explorer:maker")
    t.play(steps.choose_explorer(1), "explorer:fighter")
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
    assert not [mark for mark in t.state.tokens.markers if mark.by]


@pytest.mark.rule("MA-SET-11", "MA-SET-12", "MA-SET-13", "MA-SET-14", "MA-CHP-17")
def test_only_level_one_is_in_the_decks(box: Content) -> None:
    t = started(box)
    for kind, deck in t.state.decks.items.items():
        assert deck
        assert all(box.items[i].kind == kind and box.items[i].level == 1 for i in deck)
    assert all(box.items[i].level > 1 for i in t.state.decks.item_stock)
    assert all(box.monsters[m].level == 1 for m in t.state.decks.monsters)
    assert sorted(t.state.decks.monster_stock) == ["brute", "ogre", "titan", "warden"]


@pytest.mark.rule("MA-SET-15", "MA-SET-16", "MA-SET-17")
def test_ten_tiles_on_random_faces(box: Content) -> None:
    faces: set[str] = set()
    for seed in range(8):
        t = started(box, seed=seed)
        assert len(t.state.decks.tiles) == 9
        assert len(t.state.laid.tiles) == 1
        assert not any(box.tiles[f].endgame for f in t.state.decks.tiles)
        numbers = [f[1:] for f in (*t.state.decks.tiles, t.state.laid.tiles[0].face)]
        assert sorted(numbers) == [str(n) for n in range(10)]
        faces.update(f[0] for f in t.state.decks.tiles)
    assert faces == {"f", "b"}


@pytest.mark.rule("MA-SET-20", "MA-SET-21", "MA-SET-26", "MA-SET-27", "MA-CHP-07", "MA-EPL-02")
def test_chapter_one_places_the_explorers(box: Content) -> None:
    t = started(box)
    face = t.state.laid.tiles[0].face
    t.play(steps.choose_explorer(0), "explorer:maker")
    then = t.play_on(steps.scenario(), "play_round", "cell:4,9")
    assert then == steps.play_round()
    assert t.state.laid.tiles[0].face == face, "no new tile at set-up"
    assert t.state.laid.entry == [cell(4, 9), cell(5, 9)]
    keys = {o.key for o in t.asked[0].options}
    assert keys == {"cell:4,9", "cell:5,9", "cell:3,8", "cell:4,8", "cell:5,8", "cell:6,8",
                    "cell:3,9", "cell:6,9"}  # fmt: skip
    assert (t.state.story.spawn, t.state.story.horror) == (7, 8)
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
    reset_spawn(t.g)
    assert t.state.story.spawn == rating


@pytest.mark.rule("MA-VAR-01", "MA-VAR-02", "MA-EX-78")
def test_short_games_skip_chapters() -> None:
    content, _ = GAME.load_content()
    scenario = content.scenarios["works"]
    assert [n for n in range(1, 11) if n not in scenario.quick] == [2, 7]
    assert scenario.very_quick == [1, 2, 4]
    state, _ = begin(Setup(1, 1, "scenario", "works", ["very-quick"]), content)
    assert state.story.chapters == ["works-1", "works-2", "works-4", "works-11"]
    state, _ = begin(Setup(1, 1, "scenario", "works", ["quick"]), content)
    assert "works-7" not in state.story.chapters
    assert "works-10" in state.story.chapters


@pytest.mark.rule("MA-VAR-02", "MA-EX-78", "MA-GEN-04")
def test_a_very_quick_game_is_won_by_leaving(box: Content) -> None:
    t = started(box, variants=["very-quick"])
    assert t.state.story.chapters == ["ice-1", "ice-3", "ice-7"]
    t.put("fighter", 4, 0)
    t.state.story.chapter = 1
    t.state.laid.exit[:] = [cell(4, 0), cell(5, 0)]
    assert t.act("fighter", "leave") == End("end-victory", [0])


@pytest.mark.rule("MA-SET-08")
def test_an_explorer_who_was_lost_is_not_chosen_again(box: Content) -> None:
    """MA-AMB-49: as long as there are others."""
    t = started(box)
    t.play(steps.choose_explorer(0), "explorer:maker")
    t.state.explorers[0].dead = True
    t.play(steps.choose_explorer(0), "explorer:fighter")
    assert "explorer:maker" not in [o.key for o in t.asked[0].options]
    assert [e.id for e in t.state.explorers] == ["fighter"]


@pytest.mark.rule("MA-SET-11", "MA-SET-12", "MA-SET-13", "MA-SET-14", "MA-SET-05", "MA-SET-06")
def test_every_pile_at_the_start(box: Content) -> None:
    decks = decks_of(Streams(3), box, "ice", ["pistol", "hunters-oath"])
    for kind, deck in decks.items.items():
        level_one = {i.id for i in box.items.values() if i.kind == kind and i.level == 1}
        assert set(deck) == level_one - {"pistol"}
    assert set(decks.items) == {"weapon", "apparel", "artifact", "consumable"}
    assert set(decks.item_stock) == {i.id for i in box.items.values() if i.level > 1}
    assert set(decks.monsters) == {m.id for m in box.monsters.values() if m.level == 1}
    assert set(decks.monster_stock) == {m.id for m in box.monsters.values() if m.level > 1}
    assert (len(decks.events["explorer"]), len(decks.events["horror"])) == (4, 4)
    assert "hunters-oath" not in [*decks.events["explorer"], *decks.spare_events]
    assert (decks.item_discards, decks.event_discards) == ([], {"explorer": [], "horror": []})


@pytest.mark.rule("MA-SET-15", "MA-SET-16", "MA-SET-17")
def test_the_stack_of_tiles(box: Content) -> None:
    """Each face equally likely, in any order; the bottom one begins as it is drawn."""
    orders, fronts = set(), 0
    for seed in range(100):
        tiles = decks_of(Streams(seed), box, "ice", ()).tiles
        orders.add(tuple(face[1:] for face in tiles))
        fronts += sum(face[0] == "f" for face in tiles)
        assert len(tiles) == 10
    assert len(orders) > 90
    assert 450 < fronts < 550, "half of a thousand"
    decks = decks_of(Streams(1), box, "ice", ())
    bottom = decks.tiles[-1]
    assert start(decks).tiles == [Tile(bottom, 0, 0, 0)]
    assert len(decks.tiles) == 9


@pytest.mark.rule("MA-VAR-01", "MA-VAR-02", "MA-SET-03", "MA-SET-01")
@pytest.mark.parametrize(
    ("scenario", "variants", "chapters"),
    [
        ("pillar", [], ["pillar-1", "pillar-2"]),
        ("pillar", ["quick"], ["pillar-1", "pillar-2"]),
        ("pillar", ["very-quick"], ["pillar-1", "pillar-2"]),
        ("ice", ["quick"], ["ice-1", "ice-3", "ice-7"]),
        ("ice", ["very-quick", "quick"], ["ice-1", "ice-3", "ice-7"]),
        ("ice", ["easy"], [f"ice-{n}" for n in range(1, 8)]),
    ],
)
def test_the_chapters_of_each_variant(
    box: Content, scenario: str, variants: list[str], chapters: list[str]
) -> None:
    """The title is no chapter; the epilogue always comes last."""
    assert chapters_of(box, scenario, variants).chapters == chapters


@pytest.mark.rule("MA-CAM-01", "MA-CAM-02", "MA-CAM-03")
def test_the_scenario_after_this_one(box: Content) -> None:
    t = started(box)
    assert next_scenario(t.g) == "pillar"
    t.state.story.scenario = "pillar"
    assert next_scenario(t.g) == ""
    t.play(steps.choose_explorer(0), "explorer:maker")
    t.own("maker", "tonic", "pistol")
    t.run(keep(t.g, t.explorer("maker")), "card:pistol")
    assert t.explorer("maker").kept == ["pistol"]
    t.explorer("maker").inventory.clear()
    t.run(keep(t.g, t.explorer("maker")))
    assert (t.explorer("maker").kept, t.asked) == ([], [])
