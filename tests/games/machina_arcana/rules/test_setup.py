"""Setting up (MA-SET), short games (MA-VAR)."""

import pytest
from msgspec.structs import replace

from waystone.games.machina_arcana import GAME
from waystone.games.machina_arcana.box.definitions import Content
from waystone.games.machina_arcana.box.index import index
from waystone.games.machina_arcana.checks.invariants import check
from waystone.games.machina_arcana.checks.testing import Lay, cell, started
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.setup import begin, scenarios
from waystone.games.machina_arcana.rules.story import chapters
from waystone.kernel.game import Setup
from waystone.kernel.play import Play


@pytest.mark.rule("MA-GEN-01")
def test_one_to_four_players(box: Content) -> None:
    assert [m.seats for m in GAME.modes] == [(1, 4), (1, 4)]
    assert [s.id for s in scenarios(box)] == ["ice", "pillar"]
    state, _ = begin(Setup(4, 1, "campaign"), box)
    assert state.campaign
    assert state.scenario == "ice"
    assert check(state, Play(state, box).content) == []


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
