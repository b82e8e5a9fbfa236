"""What everybody sees of a player."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.view import Hud, Mat, Track

Make = Callable[..., Table]

GAME = find("dungeoneer")


def mat(t: Table, seat: int, looks: int) -> Mat:
    return GAME.view(t.state, t.content, looks, GAME.text("en", t.content)).mats[seat]


def track(found: Mat, name: str) -> Track:
    return next(track for track in found.tracks if track.id == name)


@pytest.mark.rule("DG-QST-13", "DG-GEN-17")
def test_the_open_side_of_a_player(table: Make) -> None:
    t = table()
    t.state.active = t.state.first = 1
    t.quest(t.a, "book-threat")
    t.a.hand, t.a.ap, t.a.loose = ["hex"], 1, 2
    shown = mat(t, 0, 1)
    zones = {zone.id: zone for zone in shown.zones}
    assert [card.id for card in zones["quests:0"].cards] == ["book-threat"]
    assert (zones["hand:0"].cards, zones["hand:0"].count) == ([], 1)
    assert [card.id for card in mat(t, 0, 0).zones[0].cards] == ["hand:hex"]
    ap = track(shown, "ap")
    assert (ap.name, ap.value) == ("Saved AP", 3)
    assert track(mat(t, 1, 0), "ap").name == "AP"
    assert track(shown, "level").most == 10
    assert (shown.tags, mat(t, 1, 0).tags) == ([], ["first player"])


@pytest.mark.rule("DG-GEN-17")
def test_a_mat_changes_with_what_it_shows(table: Make) -> None:
    t = table()
    text = GAME.text("en", t.content)
    memory: dict[object, object] = {}

    def tags(seat: int) -> list[str]:
        with text.moment(memory):  # type: ignore[arg-type]
            return GAME.view(t.state, t.content, 0, text).mats[seat].tags

    def points(seat: int) -> str:
        with text.moment(memory):  # type: ignore[arg-type]
            return track(GAME.view(t.state, t.content, 0, text).mats[seat], "ap").name

    assert (tags(0), tags(1)) == (["first player"], [])
    assert (points(0), points(1)) == ("AP", "Saved AP")
    t.state.first = t.state.active = 1
    assert (tags(0), tags(1)) == ([], ["first player"])
    assert (points(0), points(1)) == ("Saved AP", "AP")


@pytest.mark.rule("DG-QST-13")
def test_a_seat_without_a_hero_has_a_number() -> None:
    session = Session.new(GAME, Setup(3, 1, "legendary", variants=["choice-of-heroes"]))
    table = session.view(0, GAME.text("en", session.content))
    assert [found.name for found in table.mats[:3]] == ["Seat 1", "Seat 2", "Seat 3"]


@pytest.mark.rule("DG-QST-13")
def test_who_has_fallen_and_who_has_points_is_seen(table: Make) -> None:
    t = table(mode="combined")
    t.b.fallen, t.b.done = True, ["book-threat"]
    t.b.done = [next(q for q, quest in t.content.quests.items() if quest.box == "heroic")]
    shown = mat(t, 1, 0)
    assert shown.tags == ["fallen"]
    assert track(shown, "points").value > 0
    assert not [found for found in mat(table(), 1, 0).tracks if found.id == "points"]


@pytest.mark.rule("DG-END-01")
def test_the_goal_and_the_danger_are_in_sight(table: Make) -> None:
    t = table()
    t.a.done = ["book-threat"]
    text = GAME.text("en", t.content)

    def hud(seat: int | None) -> Hud:
        found = GAME.view(t.state, t.content, seat, text).hud
        assert found is not None
        return found

    assert [hud(seat).goals[0].done for seat in (0, 1, None)] == [1, 0, 1]
    assert hud(0).danger == ""
    t.state.phase = "dungeonlord"
    assert "Apothecary" in hud(1).danger
