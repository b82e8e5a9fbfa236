"""Clauses of what is hidden, dealt anew, and told, one by one."""

import msgspec
import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.box.effects import Ability, Attack, Move
from waystone.games.gloomhaven.box.words import Rank
from waystone.games.gloomhaven.checks.campaign_testing import Camp
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.shown.campaign import sheets, world_board
from waystone.games.gloomhaven.shown.campaign_log import world_page
from waystone.games.gloomhaven.shown.hidden import redeal, redeal_campaign
from waystone.games.gloomhaven.shown.hud import _danger, _lines, _order, final
from waystone.games.gloomhaven.shown.view import pages
from waystone.games.gloomhaven.table.records import Sheet
from waystone.games.gloomhaven.table.state import Actor, Deck, Dungeon
from waystone.kernel.rng import Streams
from waystone.kernel.view import Mat

RANKS: tuple[Rank, Rank] = ("normal", "elite")
ROW = ["a", "b", "c", "d", "e", "f"]


def last_first() -> Streams:
    """Luck that turns every pile that is shuffled: its first card goes under the others."""
    streams = Streams(1)
    streams.stack("redeal", *[0] * 400)
    return streams


def turned(cards: list[str]) -> list[str]:
    return [*cards[1:], cards[0]]


@pytest.mark.rule("GH-HID-05", "GH-HID-01", "GH-HID-02")
def test_every_deck_is_dealt_anew() -> None:
    gh = Gh(heroes=["harpooner", "sexton"])
    state = gh.state
    decks = [state.monsters.deck, state.monsters.decks.setdefault("imp", Deck([]))]
    decks += [c.deck for c in state.characters]
    for deck in decks:
        deck.draw = list(reversed(ROW))
    state.dungeon = Dungeon(list(reversed(ROW)), list(reversed(ROW)))
    redeal(state, gh.content, 0, last_first())
    for deck in decks:
        assert deck.draw == turned(ROW)
    assert (state.dungeon.rooms, state.dungeon.lairs) == (turned(ROW), turned(ROW))


@pytest.mark.rule("GH-HID-01", "GH-HID-02")
@pytest.mark.parametrize("variants", [(), ("open-information",)])
def test_hands_and_goals_of_others_are_dealt_anew_and_ones_own_are_not(
    variants: tuple[str, ...],
) -> None:
    gh = Gh(heroes=["harpooner", "sexton"], variants=variants)
    for name in ("harpooner", "sexton"):
        owner = gh.owner(name)
        owner.pool, owner.hand, owner.discard = list(ROW), ["f", "e"], ["d"]
        owner.goals = [f"goal-{name}"]
    gh.state.goals = ["goal-1", "goal-2"]
    redeal(gh.state, gh.content, 0, last_first())
    mine, theirs = gh.owner("harpooner"), gh.owner("sexton")
    assert (mine.hand, mine.goals) == (["f", "e"], ["goal-harpooner"])
    assert theirs.hand == (["f", "e"] if variants else ["a", "f"])
    assert (theirs.goals, gh.state.goals) == (["goal-1"], ["goal-2", "goal-sexton"])


@pytest.mark.rule("GH-HID-01", "GH-HID-05")
@pytest.mark.parametrize("variants", [(), ("open-information",)])
def test_the_quests_that_others_choose_from_are_dealt_anew(variants: tuple[str, ...]) -> None:
    c = Camp("harpooner", "sexton", seats=2, variants=variants)
    mine, theirs = c.sheet("harpooner"), c.sheet("sexton")
    mine.offered, theirs.offered = ["m1", "m2"], ["t1", "t2"]
    c.world.quests[:] = ["q2", "q1"]
    redeal_campaign(c.state, c.campaign, 0, last_first())
    assert mine.offered == ["m1", "m2"]
    assert theirs.offered == (["t1", "t2"] if variants else ["q1", "t2"])


@pytest.mark.rule("GH-HID-01", "GH-HID-05")
def test_the_decks_of_a_campaign_are_dealt_anew_with_all_others() -> None:
    c = Camp("harpooner", "sexton", seats=2)
    decks = (c.world.city, c.world.road, c.world.quests, c.world.designs, c.world.sides)
    for deck in decks:
        deck[:] = reversed(ROW)
    redeal(c.state, c.content, 0, last_first())
    for deck in decks:
        assert deck == turned(ROW)


@pytest.mark.rule("GH-EXH-01", "GH-EXH-02")
def test_who_has_a_quarter_left_or_three_cards_is_in_danger() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0), hp=12)
    gh.cards(hero, 2)
    gh.cards(hero, 1, "discard")
    gh.cards(hero, 1, "selected")
    text = GAME.text("en", gh.content)
    hero.hp = 4
    assert _danger(gh.state, text) == ""
    hero.hp = 3
    assert "3" in _danger(gh.state, text)
    hero.hp = 12
    gh.owner(hero).selected.clear()
    assert "3" in _danger(gh.state, text)


@pytest.mark.rule("GH-SUM-04")
def test_the_order_shows_who_acts_and_who_has_acted() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.hero("sexton", (1, 0))
    gh.monster((3, 0), number=1)
    text = GAME.text("en", gh.content)
    gh.state.order = [Actor("sexton", 10, "character", done=True),
                      Actor("harpooner", 20, "character", done=True),
                      Actor("dummy", 30, "monster")]  # fmt: skip

    def shown() -> list[tuple[bool, bool]]:
        return [(turn.now, turn.done) for turn in _order(gh.state, gh.content, text)]

    gh.state.turn.figure = ""
    assert shown() == [(False, True), (False, True), (False, False)]
    gh.state.turn.figure = gh.summon(hero, (0, 1)).id
    assert shown() == [(False, True), (True, False), (False, False)]
    gh.state.turn.figure = "dummy-1"
    assert shown() == [(False, True), (False, True), (True, False)]


@pytest.mark.rule("GH-MON-08")
def test_ranks_that_do_the_same_are_told_once_and_others_apart() -> None:
    for attack, apart in ((2, False), (7, True)):
        gh = Gh()
        gh.hero(at=(5, 0))
        gh.kind("imp", [Move(0), Attack(0), Move(1)])
        made = gh.content.monsters["imp"]
        assert made.elite is not None
        elite = msgspec.structs.replace(made.elite, attack=attack)
        gh.content.monsters["imp"] = msgspec.structs.replace(made, elite=elite)
        both = [gh.monster((n, 0), "imp", rank) for n, rank in enumerate(RANKS)]
        deeds: dict[str, list[Ability]] = {one.rank: final(gh.g, one) for one in both}
        told = _lines(deeds, GAME.text("en", gh.content))
        assert len(told) == (2 if apart else 3)


@pytest.mark.rule("GH-SET-19", "GH-CMP-04")
def test_the_sections_that_were_read_are_pages() -> None:
    gh = Gh(introduction={"en": "Before."}, sections={"s": {"en": "Inside."}})
    gh.hero()
    gh.state.read = ["s", "none"]
    text = GAME.text("en", gh.content)
    found = [line for page in pages(gh.state, gh.content, text) for line in page.paragraphs]
    assert found == ["Before.", "Inside."]


@pytest.mark.rule("GH-CMP-07")
def test_the_party_stands_at_an_unlocked_place_or_in_town() -> None:
    c = Camp("harpooner", "sexton")
    text = GAME.text("en", c.content)
    c.world.unlocked[:] = ["one", "two"]
    for at, wanted in (("one", "place:one"), ("three", "place:town"), ("town", "place:town")):
        c.party.location = at
        board = world_board(c.content, c.campaign, text)
        assert board.pieces[0].cell == wanted


@pytest.mark.rule("GH-CMP-07")
def test_roads_lead_from_each_page_to_those_it_names_that_are_unlocked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    c = Camp("harpooner", "sexton")
    page = msgspec.structs.replace(c.content.scenarios["one"], links=["one", "two", "three"])
    monkeypatch.setitem(c.content.campaign.links, "town", ["one"])
    monkeypatch.setitem(c.content.scenarios, "one", page)
    c.world.unlocked[:] = ["one", "two", "four"]
    board = world_board(c.content, c.campaign, GAME.text("en", c.content))
    roads = {(edge.a, edge.b) for edge in board.edges}
    assert roads == {("place:town", "place:one"), ("place:one", "place:two")}


def sheet_of(c: Camp, one: Sheet, seat: int | None) -> Mat:
    shown = sheets(c.state, c.content, c.campaign, seat, GAME.text("en", c.content))
    return next(mat for mat in shown if mat.id == f"sheet:{one.id}")


@pytest.mark.rule("GH-HID-07", "GH-CMP-11")
def test_the_quest_that_was_kept_lies_open_on_the_sheet() -> None:
    c = Camp("harpooner", "sexton")
    one, text = c.sheet("harpooner"), GAME.text("en", c.content)
    one.quest = "quest-3"
    number = c.content.quests["quest-3"].number
    for seat in (0, 1, None):
        lines = sheet_of(c, one, seat).lines
        assert any(text.name("quest-3") in line and f"of {number})" in line for line in lines)


@pytest.mark.rule("GH-CMP-11", "GH-HID-01")
def test_a_sheet_tells_of_perks_and_of_who_is_away() -> None:
    c = Camp("harpooner", "sexton")
    one = c.sheet("harpooner")

    def lines() -> list[str]:
        return list(sheet_of(c, one, 0).lines)

    one.quest, one.unspent, one.perks = "", 0, []
    assert len(lines()) == 1
    one.unspent = 2
    assert len(lines()) == 2
    one.perks = [0]
    assert len(lines()) == 3
    c.party.sheets.remove(one)
    c.party.away.append(one)
    assert len(lines()) == 4


@pytest.mark.rule("GH-CMP-06")
def test_the_page_of_the_world_names_who_has_retired() -> None:
    c = Camp("harpooner", "sexton")
    text = GAME.text("en", c.content)
    before = len(world_page(c.campaign, text).paragraphs)
    c.world.retired.append(c.content.campaign.folk[0].id)
    assert len(world_page(c.campaign, text).paragraphs) == before + 1


@pytest.mark.rule("GH-CMP-11")
@pytest.mark.parametrize(("level", "most"), [(1, 45), (8, 500), (9, None)])
def test_a_sheet_tells_how_much_experience_the_next_level_needs(
    level: int, most: int | None
) -> None:
    c = Camp("harpooner", "sexton")
    one = c.sheet("harpooner")
    one.level = level
    mat = sheet_of(c, one, 0)
    assert [track.most for track in mat.tracks] == [most]
