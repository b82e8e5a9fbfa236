"""DG-CMB: several sets as one game."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.box.effects import Level
from waystone.games.dungeoneer.checks import invariants, testing
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.cards import acting, decks
from waystone.games.dungeoneer.rules.cards.occasions import Cause
from waystone.games.dungeoneer.rules.hero import wounds
from waystone.games.dungeoneer.rules.modes import scoring, tiers
from waystone.games.dungeoneer.rules.quests import completion
from waystone.games.dungeoneer.table.state import Open, Stage
from waystone.kernel.step import BACK
from waystone.testing import run

Make = Callable[..., Table]


def prepare(t: Table) -> None:
    """Levels 4, 4, 3 in the heroic stage."""
    state = t.state
    state.stage = "heroic"
    for p, level in zip(state.players, (4, 4, 3), strict=True):
        p.card, p.level, p.life = f"{p.hero}-heroic", level, 6
    state.aside = [k for k, c in t.content.adventure.items() if c.box == "legendary"]
    state.aside += [q.id for q in t.content.quests.values() if q.box == "legendary"]
    state.deck = ["brawlers-nose"]


def stage_of(t: Table) -> Stage:
    return t.state.stage


@pytest.mark.rule("DG-CMB-01", "DG-CMB-04", "DG-CMB-06")
def test_every_legendary_hero_has_a_heroic_card() -> None:
    """Our heroic set is dungeon only, so that no further rules of mixing are needed."""
    content = testing.set_up(2).content
    legendary = {h.id for h in content.heroes.values() if h.box == "legendary"}
    assert {h.of for h in content.heroes.values() if h.box == "heroic"} == legendary
    heroic = [p for p in content.locations.values() if p.box == "heroic"]
    assert len(heroic) == 22
    assert all(p.frame == "dungeon" for p in heroic)
    g = testing.set_up(3, "combined")
    assert len(g.state.locations) + len(g.state.board.places) == 44
    assert invariants.check(g.state, g.content) == []


@pytest.mark.rule("DG-CMB-02", "DG-CMB-08", "DG-SET-06")
def test_combined_setup() -> None:
    g = testing.set_up(3, "combined")
    state = g.state
    assert state.stage == "heroic"
    assert all((p.level, p.life) == (1, 6) for p in state.players)
    assert all(g.content.adventure[c].box == "heroic" for c in [*state.deck, *state.peril_deck])
    assert all(g.content.adventure[c].is_glory for c in state.deck)
    assert not any(g.content.adventure[c].is_glory for c in state.peril_deck)
    assert all(g.content.quests[q].box == "heroic" for q in state.quests)
    assert state.wrath == -1
    assert state.nakari is None


@pytest.mark.rule("DG-CMB-03", "DG-EX-78")
def test_each_card_from_the_deck_one_names(table: Make) -> None:
    t = table(mode="combined")
    t.state.deck, t.state.peril_deck = ["grit", "poise", "focus"], ["hex", "boa"]
    t.a.hand = ["rage", "oil"]
    t.run(decks.draw_to(t.g, t.a, 5), "glory-deck:2", "peril-deck:1")
    assert t.a.hand == ["rage", "oil", "grit", "poise", "hex"]
    decks.discard(t.g, "hex")
    decks.discard(t.g, "grit")
    assert (t.state.peril_discard, t.state.discard) == (["hex"], ["grit"]), "own discard piles"


@pytest.mark.rule("DG-CMB-03")
def test_a_card_is_seen_before_the_deck_of_the_next_is_named(table: Make) -> None:
    t = table(mode="combined")
    t.state.deck, t.state.peril_deck = ["grit", "poise", "focus"], ["hex"]
    t.a.hand = []
    t.run(decks.draw_to(t.g, t.a, 4), "glory-deck:1", "peril-deck:1")
    assert t.a.hand == ["grit", "hex", "poise", "focus"], (
        "what one deck alone can give needs no word"
    )
    first, second = t.asked
    assert [o.key for o in first.options] == [
        "glory-deck:1",
        "glory-deck:2",
        "glory-deck:3",
        "peril-deck:1",
        "both-decks:3:1",
    ]
    assert second.args["n"] == 3


@pytest.mark.rule("DG-CMB-03", "DG-DSC-07")
@pytest.mark.parametrize(
    ("glory", "peril", "goods", "bads"),
    [
        ((3, 0), (3, 0), 2, 2),
        ((1, 0), (0, 3), 1, 2),
        ((0, 1), (1, 0), 1, 1),
        ((1, 1), (1, 0), 2, 1),
    ],
)
def test_of_each_deck_as_many_as_it_and_its_discards_hold(
    table: Make, glory: tuple[int, int], peril: tuple[int, int], goods: int, bads: int
) -> None:
    """Two cards are to be drawn; of either deck, how many at once may be named?"""
    t = table(mode="combined")
    good, bad = ["grit", "poise", "focus"], ["hex", "boa", "brute"]
    t.state.deck, t.state.discard = good[: glory[0]], good[glory[0] : sum(glory)]
    t.state.peril_deck, t.state.peril_discard = bad[: peril[0]], bad[peril[0] : sum(peril)]
    question = t.asks(decks.draw(t.g, t.a, 2))
    assert question.args["n"] == 2
    assert t.keys(question) == [
        *(f"glory-deck:{n + 1}" for n in range(goods)),
        *(f"peril-deck:{n + 1}" for n in range(bads)),
        "both-decks:1:1",
    ]


@pytest.mark.rule("DG-CMB-03", "DG-DSC-07")
def test_no_more_is_named_than_the_hand_still_lacks(table: Make) -> None:
    t = table(mode="combined")
    t.state.deck, t.state.peril_deck = ["grit", "poise", "focus"], ["hex", "boa", "brute"]
    t.a.hand = ["rage", "oil", "lamp"]
    t.run(decks.draw_to(t.g, t.a, 5), "glory-deck:1", "peril-deck:1")
    assert t.a.hand == ["rage", "oil", "lamp", "grit", "hex"]
    assert [t.keys(question) for question in t.asked] == [
        ["glory-deck:1", "glory-deck:2", "peril-deck:1", "peril-deck:2", "both-decks:1:1"],
        ["glory-deck:1", "peril-deck:1"],
    ]


@pytest.mark.rule("DG-CMB-03", "DG-DSC-07")
def test_a_whole_draw_of_both_decks_is_one_answer(table: Make) -> None:
    t = table(mode="combined")
    t.state.deck, t.state.peril_deck = ["grit", "poise", "focus"], ["hex", "boa", "brute"]
    t.a.hand = ["rage", "oil"]
    t.run(decks.draw_to(t.g, t.a, 5), "both-decks:1:2")
    assert t.a.hand == ["rage", "oil", "grit", "hex", "boa"]
    assert [key for key in t.keys(t.asked[0]) if key.startswith("both")] == [
        "both-decks:1:2",
        "both-decks:2:1",
    ]


@pytest.mark.rule("DG-CMB-03", "DG-DSC-07", "DG-AMB-27")
def test_when_the_decks_hold_less_all_of_it_is_drawn(table: Make) -> None:
    t = table(mode="combined")
    t.state.deck, t.state.discard = ["grit"], ["poise"]
    t.state.peril_deck, t.state.peril_discard = [], ["hex"]
    t.run(decks.draw(t.g, t.a, 5), "peril-deck:1")
    assert t.a.hand == ["hex", "grit", "poise"], "one deck is left, and its discards"
    assert [*t.state.deck, *t.state.discard, *t.state.peril_deck, *t.state.peril_discard] == []
    t.run(decks.draw(t.g, t.a, 5))
    assert len(t.a.hand) == 3, "nothing is left to draw"
    t.state.peril_deck = ["boa", "brute"]
    t.run(decks.draw(t.g, t.a, 1))
    assert (t.a.hand[3:], t.state.peril_deck) == (["boa"], ["brute"])


@pytest.mark.rule("DG-CMB-03", "DG-DSC-07")
def test_decks_that_are_one_are_not_asked_about(table: Make) -> None:
    t = table()
    t.state.deck, t.state.discard = ["grit"], ["hex", "boa"]
    t.run(decks.draw(t.g, t.a, 2))
    assert t.asked == []
    assert len(t.a.hand) == 2
    assert t.a.hand[0] == "grit"


@pytest.mark.rule("DG-CMB-05")
def test_this_set_alone_starts_at_level_7() -> None:
    assert {p.level for p in testing.set_up(4).state.players} == {7}


@pytest.mark.rule("DG-CMB-09", "DG-CMB-10", "DG-CMB-13", "DG-CMB-14", "DG-EX-59", "DG-CMB-07")
def test_the_tier_change(table: Make) -> None:
    t = table(3, "combined", heroes=("orrin", "ysk", "pim"))
    prepare(t)
    t.lay("drowned-bazaar", 1, 0).lay("nakari-lair", 0, 1)
    t.c.life = 4
    t.put(t.c, "drowned-bazaar")
    t.state.active = 2
    t.quest(t.c, "liars-dice")
    t.quest(t.a, "bad-coin")
    assert t.content.heroes[t.c.card].effects != t.content.heroes["pim"].effects
    t.dice("chance", 3, 3, 1)
    t.act("attempt:liars-dice")
    assert t.state.stage == "legendary"
    assert [p.level for p in t.state.players] == [7, 7, 7]
    assert [p.card for p in t.state.players] == ["orrin", "ysk", "pim"], "their stats and abilities"
    assert [p.life for p in t.state.players] == [18, 18, 16], "wounds are kept"
    assert all(len(p.quests) == 2 for p in t.state.players)
    assert len(t.state.shared) == 1
    boxes = {t.content.quests[q.quest].box for p in t.state.players for q in p.quests}
    assert boxes == {"legendary"}
    assert {t.content.adventure[c].box for c in [*t.state.deck, *t.state.peril_deck]} == {
        "legendary"
    }
    assert t.state.wrath == 0
    assert t.state.nakari is not None
    assert t.state.nakari.at == "nakari-lair", "her lair was on the map already"
    assert {"brawlers-nose", "bad-coin"} <= set(t.state.gone)


@pytest.mark.rule("DG-CMB-11", "DG-CMB-09")
def test_the_limits_of_the_legendary_card_hold_at_once(table: Make) -> None:
    t = table(3, "combined", heroes=("pim", "ysk", "orrin"))
    prepare(t)
    t.c.level = 4
    t.ready(t.b, "iron-helmet", "lamp", "belt-pouch", "cloak")
    t.run(tiers.tier_change(t.g))
    assert len(t.b.inventory) == 4, "2 + 2 by the pouch"
    t = table(3, "combined", heroes=("pim", "ysk", "orrin"))
    prepare(t)
    t.c.level = 4
    t.ready(t.b, "iron-helmet", "lamp", "cloak")
    t.run(tiers.tier_change(t.g), "card:lamp")
    assert [r.card for r in t.b.inventory] == ["iron-helmet", "cloak"]


@pytest.mark.rule("DG-CMB-12", "DG-CMB-17", "DG-EX-58", "DG-END-04")
def test_victory_points(table: Make) -> None:
    t = table(3, "combined")
    t.a.done = ["bad-coin", "the-razor", "liars-dice", "rob-the-goddess"]
    t.b.done = ["last-hatchling", "hollow-crown"]
    t.c.done = ["bad-coin"]
    assert [scoring.points(t.g, p) for p in t.state.players] == [6, 6, 1]
    t.a.level, t.b.level, t.c.level = 8, 9, 10
    end = scoring.score(t.g)
    assert end.winners == [1], "equal points: the higher level"
    assert end.scores == {0: 6, 1: 6, 2: 1}
    t.a.level = 9
    assert scoring.score(t.g).winners == [0, 1], "DG-AMB-75"
    t.b.alive = False
    assert scoring.score(t.g).winners == [0], "DG-AMB-76"


@pytest.mark.rule("DG-CMB-13")
def test_no_legendary_quest_before_all_are_there(table: Make) -> None:
    t = table(3, "combined", heroes=("orrin", "ysk", "pim"))
    prepare(t)
    t.run(tiers.tier_change(t.g))
    assert t.state.stage == "heroic", "one hero is still of level 3"
    assert t.state.nakari is None
    assert [p.level for p in t.state.players] == [4, 4, 3]


@pytest.mark.rule("DG-CMB-15", "DG-EX-77")
def test_a_heroic_quest_gives_a_legend_points_only(table: Make) -> None:
    t = table(3, "combined", heroes=("orrin", "ysk", "pim"))
    t.lay("drowned-bazaar", 1, 0)
    t.put(t.a, "drowned-bazaar")
    t.quest(None, "liars-dice")
    t.dice("chance", 3, 3, 1)
    t.act("attempt:liars-dice")
    assert t.a.level == 7
    assert scoring.points(t.g, t.a) == 1


@pytest.mark.rule("DG-CMB-16", "DG-END-04")
def test_the_game_ends_at_level_10(table: Make) -> None:
    t = table(mode="combined").lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.a.level, t.a.done = 9, ["last-hatchling", "hollow-crown"]
    t.b.done = ["rob-the-goddess"]
    t.a.quests = [Open("book-threat-2")]
    t.dice("threat", 6)
    then = t.act("attempt:book-threat-2")
    assert testing.winner(then) == ("end-points", [0])
    t = table(mode="combined").lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.a.done = ["bad-coin", "the-razor"]
    t.a.quests = [Open("book-threat-2")]
    t.dice("threat", 6)
    assert t.act("attempt:book-threat-2") == BACK, "no win by three quests"


@pytest.mark.rule("DG-CMB-18")
def test_with_an_epic_set_there_is_no_jump(table: Make) -> None:
    t = table(2, "combined", heroes=("orrin", "ysk"))
    t.state.stages = tiers.stages(t.content)
    assert t.state.stages == ["heroic", "epic", "legendary"], "the pack of the tests has one"
    start: Stage = "heroic"
    t.state.stage = start
    for p in t.state.players:
        p.card, p.level, p.life = f"{p.hero}-heroic", 4, 6
    t.b.life = 5
    t.state.aside = [k for k, c in t.content.adventure.items() if c.box in ("epic", "legendary")]
    boxed = [q for q in t.content.quests.values() if q.box in ("epic", "legendary")]
    t.state.aside += [q.id for q in boxed]
    t.run(tiers.tier_change(t.g))
    assert t.state.stage == "epic"
    assert [(p.level, p.life, p.card) for p in t.state.players] == [
        (4, 12, "orrin-epic"),
        (4, 11, "ysk-epic"),
    ]
    assert [t.content.adventure[c].box for c in [*t.state.deck, *t.state.peril_deck]] == ["epic"]
    assert t.state.nakari is None
    assert scoring.grade_fits(t.g, t.a, "epic-quest")
    assert not scoring.grade_fits(t.g, t.a, "bad-coin")
    t.a.done = ["epic-quest"]
    assert scoring.points(t.g, t.a) == 2
    t.a.level = 7
    t.run(tiers.tier_change(t.g))
    assert t.state.stage == "epic", "levels 4 to 6 are played"
    t.b.level = 7
    t.run(tiers.tier_change(t.g))
    assert tiers.next_stage(t.g) is None, "legendary"
    assert [(p.level, p.life) for p in t.state.players] == [(7, 18), (7, 17)]
    assert t.state.nakari is not None


@pytest.mark.rule("DG-CMB-06", "DG-CMB-10")
def test_everybody_plays_the_own_heros_card_of_the_tier() -> None:
    g = testing.set_up(4, "combined")
    for p in g.state.players:
        card = g.content.heroes[p.card]
        assert (card.of, card.box) == (p.hero, "heroic")
        assert p.life == card.life
    legendary = testing.set_up(4)
    assert all(p.card == p.hero for p in legendary.state.players)


@pytest.mark.rule("DG-LVL-01", "DG-CMB-15", "DG-CMB-18")
@pytest.mark.parametrize(
    ("quest", "levels"),
    [("the-razor", [1, 2, 3]), ("epic-quest", [4, 5, 6]), ("break-the-marshal", [7, 8, 9, 10])],
)
def test_which_levels_a_quest_of_a_grade_raises(table: Make, quest: str, levels: list[int]) -> None:
    t = table(mode="combined")
    raised = []
    for level in range(1, 11):
        t.a.level = level
        if scoring.grade_fits(t.g, t.a, quest):
            raised.append(level)
    assert raised == levels


@pytest.mark.rule("DG-LVL-01")
def test_in_a_game_of_one_set_every_quest_raises(table: Make) -> None:
    t = table()
    t.a.level = 3
    assert scoring.grade_fits(t.g, t.a, "break-the-marshal")


@pytest.mark.rule("DG-CMB-09", "DG-CMB-13")
def test_completing_the_quest_that_raises_the_last_changes_the_tier() -> None:
    g = testing.set_up(2, "combined")
    state = g.state
    first, second = state.players
    first.level, second.level = 4, 3
    quest = Open("the-razor")
    second.quests = [quest]
    state.dropped = [Open("the-lost-ferryman", at=first.at)]
    run(completion.complete(g, second, quest))
    assert state.stage == "legendary"
    assert [p.level for p in state.players] == [7, 7]
    assert state.dropped == []
    assert state.aside == []
    assert state.nakari is not None
    assert (state.nakari.card, state.nakari.quest) == ("nakari", "defeat-nakari")
    assert [g.content.heroes[p.card].box for p in state.players] == ["legendary"] * 2
    assert all(g.content.quests[q.quest].box == "legendary" for q in state.shared)


@pytest.mark.rule("DG-CMB-06")
def test_only_heroes_of_every_set_take_part(table: Make) -> None:
    content = table().content
    assert tiers.with_cards_of(content, ["heroic", "epic", "legendary"]) == ["orrin", "ysk"]
    assert len(tiers.with_cards_of(content, ["heroic", "legendary"])) == 6


@pytest.mark.rule("DG-AMB-80", "DG-CMB-09")
def test_the_fall_of_the_last_hero_below_the_level_changes_the_decks(table: Make) -> None:
    t = table(3, "combined", heroes=("orrin", "ysk", "pim"))
    prepare(t)
    t.c.life = 1
    t.run(wounds.suffer(t.g, t.c, 1))
    assert stage_of(t) == "heroic", "not in the middle of a turn"
    t.step("next_turn")
    assert stage_of(t) == "legendary"
    assert [p.level for p in t.state.players] == [7, 7, 3]


@pytest.mark.rule("DG-CMB-09")
def test_a_level_that_a_card_gives_may_be_the_last(table: Make) -> None:
    t = table(3, "combined", heroes=("orrin", "ysk", "pim"))
    prepare(t)
    t.run(acting.do(t.g, [Level(-1, "you")], Cause(2, "unmake")))
    t.run(acting.do(t.g, [Level(1, "you")], Cause(2, "unmake")))
    assert stage_of(t) == "heroic"
    t.run(acting.do(t.g, [Level(1, "you")], Cause(2, "unmake")))
    assert stage_of(t) == "legendary"
    assert [p.level for p in t.state.players] == [7, 7, 7]
