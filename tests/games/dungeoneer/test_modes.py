"""DG-VAR, DG-SOL, DG-CMB: variants, solo, combined sets."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer import (
    cards,
    combined,
    dungeon,
    moments,
    setup,
    solo,
    wounds,
)
from waystone.games.dungeoneer.check import check
from waystone.games.dungeoneer.occasions import Moment
from waystone.games.dungeoneer.state import Open, Readied, Stage
from waystone.games.dungeoneer.steps import discard, hero_options, reset, save_point
from waystone.games.dungeoneer.testing import Table, set_up, winner
from waystone.kernel.step import Next
from waystone.parts.cardmap import is_connected

Make = Callable[..., Table]


# ---- variants


@pytest.mark.rule("DG-VAR-01", "DG-VAR-02", "DG-VAR-03", "DG-VAR-05")
def test_no_blank_spots() -> None:
    for seats in (2, 3, 4):
        g = set_up(seats, no_blank_spots=True)
        state = g.state
        assert state.locations == []
        assert len(state.board.places) + len(state.gone) == 22
        assert is_connected(state.board, dungeon.passable(g.content, state.board))
        laid = list(state.board.places)
        assert g.content.locations[laid[0]].entrance
        assert (state.board.places[laid[0]].x, state.board.places[laid[0]].y) == (0, 0)
        assert state.nakari is not None
        assert state.nakari.at == "nakari-lair"
        p = state.players[state.active]
        p.ap = 5
        assert "explore" not in [o.key for o in hero_options(g, p)]


@pytest.mark.rule("DG-VAR-01", "DG-VAR-02", "DG-VAR-03")
def test_locations_are_dealt_and_laid_in_turn(table: Make) -> None:
    t = table(3, no_blank_spots=True)
    t.state.board.places.clear()
    t.state.locations = ["hall-1", "hall-2", "entrance", "hall-3", "hall-4", "hall-5"]
    setup.deal_locations(t.g)
    assert t.state.first == 2, "who got the Entrance is first player"
    assert list(t.state.board.places) == ["entrance"]
    assert [p.unlaid for p in t.state.players] == [
        ["hall-1", "hall-3"],
        ["hall-2", "hall-4"],
        ["hall-5"],
    ]
    then = t.step("lay_map", "cell:1,0", "upright", args=(2, 0))
    assert then == Next("lay_map", [0, 0]), "clockwise from the first player"
    assert "hall-5" in t.state.board.places


@pytest.mark.rule("DG-VAR-04")
def test_locations_of_shared_quests_come_last(table: Make) -> None:
    t = table(no_blank_spots=True)
    t.quest(None, "book-threat-2")
    t.a.unlaid = ["hall-1", "hall-3"]
    assert setup.free_to_lay(t.g, t.a) == ["hall-3"]
    t.a.unlaid = ["hall-1"]
    assert setup.free_to_lay(t.g, t.a) == ["hall-1"]


@pytest.mark.rule("DG-VAR-06", "DG-VAR-07", "DG-VAR-08", "DG-VAR-09", "DG-VAR-10", "DG-DEF-05")
@pytest.mark.rule("DG-EX-81")
def test_resurrection(table: Make) -> None:
    t = table(3, resurrection=True).lay("hall-3", 1, 0).lay("far-entrance", 2, 0)
    t.state.heroes = ["orrin", "pim"]
    t.state.deck = ["hex", "boa", "brute", "oil", "rage", "idol"]
    t.put(t.b, "hall-3")
    t.b.hand, t.b.level, t.b.life = ["grit"], 9, 1
    t.ready(t.b, "lamp")
    t.quest(t.b, "book-threat")
    t.quest(t.b, "book-hunt")
    t.run(wounds.suffer(t.g, t.b, 1), "hero:pim", "place:far-entrance")
    assert [q.seat for q in t.asked] == [1, 2], "the left opponent places the figure"
    assert t.b.alive
    assert (t.b.hero, t.b.level, t.b.life, t.b.at) == ("pim", 7, 18, "far-entrance")
    assert len(t.b.hand) == 5
    assert t.b.inventory == []
    assert set(t.state.discard) == {"grit", "lamp"}
    assert [q.quest for q in t.b.quests] == ["book-threat", "book-hunt"]


@pytest.mark.rule("DG-VAR-11")
def test_choice_of_heroes(table: Make) -> None:
    t = table(3, choice_of_heroes=True)
    t.state.first, t.state.heroes = 1, ["orrin", "pim", "kesh", "reed"]
    then = t.step("choose_hero", "hero:pim", args=(0,))
    assert t.asked[0].seat == 1, "from the first player on"
    then = t.step(then, "hero:kesh")
    assert t.keys(t.asked[0]) == ["hero:orrin", "hero:kesh", "hero:reed"]
    t.step(then, "hero:reed")
    assert [p.hero for p in t.state.players] == ["reed", "pim", "kesh"]


@pytest.mark.rule("DG-VAR-12")
def test_optional_discard(table: Make) -> None:
    t = table(optional_discard=True)
    t.a.hand = ["hex", "boa"]
    t.run(discard(t.g, t.a), "pass")
    assert t.a.hand == ["hex", "boa"]
    t.run(discard(t.g, t.a), "card:hex")
    assert t.a.hand == ["boa"], "still at most one"


@pytest.mark.rule("DG-VAR-13", "DG-EX-61")
def test_unbiased_placement(table: Make) -> None:
    t = table(3, unbiased_placement=True)
    assert dungeon.placer(t.g, t.a, "hall-1") is t.a
    t.quest(t.a, "book-threat")
    assert dungeon.placer(t.g, t.a, "hall-1") is t.b
    t.quest(t.b, "book-hunt")
    assert dungeon.placer(t.g, t.a, "hall-1") is t.c
    t.quest(t.c, "book-chance")
    assert dungeon.placer(t.g, t.a, "hall-1") is t.a, "all the way round"
    t.state.locations = ["hall-2", "hall-3"]
    t.run(dungeon.lay_next(t.g, t.a), "cell:1,0", "upright")
    assert t.asked[0].seat == 1, "hall 2 serves A's quest: B places it"


@pytest.mark.rule("DG-VAR-14", "DG-EX-85")
def test_unbiased_placement_of_shared_quests_and_escorts(table: Make) -> None:
    t = table(unbiased_placement=True)
    t.quest(None, "book-threat")
    assert dungeon.placer(t.g, t.a, "hall-1") is t.a
    t.quest(t.a, "book-escort")
    assert dungeon.placer(t.g, t.a, "hall-2") is t.a, "the second location"
    assert dungeon.placer(t.g, t.a, "hall-1") is t.b, "the first"


@pytest.mark.rule("DG-VAR-15")
def test_nothing_personal() -> None:
    g = set_up(3, nothing_personal=True)
    assert all(p.quests == [] for p in g.state.players)
    assert len(g.state.shared) == 2
    assert g.state.nakari is not None
    assert g.state.nakari.quest == "defeat-nakari"


@pytest.mark.rule("DG-VAR-15")
def test_nothing_personal_but_a_started_escort(table: Make) -> None:
    t = table(nothing_personal=True).lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(None, "book-escort")
    t.quest(None, "book-chance")
    t.state.quests = ["book-hunt", "book-threat"]
    t.act("take:book-escort")
    assert [q.quest for q in t.a.quests] == ["book-escort"]
    assert [q.quest for q in t.state.shared] == ["book-chance", "book-hunt"]


@pytest.mark.rule("DG-VAR-16", "DG-VAR-17", "DG-EX-60")
def test_limited_movement(table: Make) -> None:
    t = table(limited_movement=True)
    t.ready(t.a, "great-haste")
    t.run(reset(t.g, t.a))
    assert t.a.ap == 3
    t.run(save_point(t.g, t.a))
    assert t.asked == []
    assert t.a.ap == 0


@pytest.mark.rule("DG-VAR-18", "DG-EX-60")
def test_tipping_the_hero(table: Make) -> None:
    t = table(limited_movement=True).lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-threat")
    t.a.ap, t.a.attempts = 0, 1
    assert "attempt:book-threat" not in t.hero_keys()
    t.act("tip")
    assert t.a.fallen
    assert "attempt:book-threat" in t.hero_keys(), "spent although fallen"
    assert not any(k.startswith("move") for k in t.hero_keys())
    assert "tip" not in t.hero_keys(), "only an upright hero"
    t.a.fallen = False
    assert not any(k.startswith("move") for k in t.hero_keys()), "never on moving"
    t.state.phase = "dungeonlord"
    options = [o.key for o in moments.playable(t.g, 1, Moment("calm", 0, attacked=True))]
    assert options == ["tip"], "in any player's turn"


@pytest.mark.rule("DG-VAR-19", "DG-EX-80")
def test_dodging_spikes(table: Make) -> None:
    t = table(dodging_spikes=True).lay("spiked-room", 1, 0)
    t.a.ap = 2
    t.act("move:spiked-room", "dodge")
    assert t.a.ap == 0
    assert t.facts("tested") == []
    t = table(dodging_spikes=True).lay("spiked-room", 1, 0)
    t.a.ap = 2
    t.dice("threat", 1)
    t.act("move:spiked-room", "test")
    assert (t.a.ap, t.a.life) == (1, 17)
    t = table().lay("spiked-room", 1, 0)
    t.a.ap = 2
    t.dice("threat", 1)
    t.act("move:spiked-room")
    assert t.prompts() == ["ask-hero"]


# ---- solo


def alone(table: Make, **rules: bool) -> Table:
    return table(1, "solo", **rules)


@pytest.mark.rule("DG-SOL-01", "DG-END-05", "DG-EX-62")
def test_solo_is_won_at_home(table: Make) -> None:
    t = alone(table).lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.a.done = ["book-chance", "book-hunt"]
    t.quest(t.a, "book-threat-2")
    t.dice("threat", 6)
    assert t.act("attempt:book-threat-2") == Next("discard_phase", [])
    t.a.ap = 1
    assert winner(t.act("move:entrance")) == ("end-solo-won", [0])
    t = alone(table)
    t.a.life = 1
    t.lay("spiked-room", 1, 0)
    t.a.ap = 1
    t.dice("threat", 1)
    t.dice("encounter", 6, 6)
    assert winner(t.act("move:spiked-room")) == ("end-solo-lost", [])


@pytest.mark.rule("DG-SOL-02", "DG-SOL-03", "DG-SOL-04")
def test_solo_setup() -> None:
    g = set_up(1, "solo")
    state = g.state
    assert len(state.players[0].quests) == 3
    assert state.quests == []
    assert state.shared == []
    glory = [*state.deck, *state.players[0].hand]
    assert all(g.content.adventure[c].is_glory for c in glory)
    assert all(not g.content.adventure[c].is_glory for c in state.peril_deck)
    out = {g.content.adventure[c].id for c in state.gone if c in g.content.adventure}
    assert {"threshold-prayer", "trapdoor-prayer", "turning-halls", "mirror-snare"} <= out
    assert {"light-fingers", "borrowed-luck"} <= out, "they need several heroes"
    assert len(glory) + len(state.peril_deck) + len(out) == 59
    assert check(state, g.content) == []


@pytest.mark.rule("DG-SOL-05")
def test_no_dungeonlord_phase_in_solo(table: Make) -> None:
    t = alone(table)
    t.a.hand = ["hex"]
    assert t.step("turn", args=(0,)) == Next("build", [])


@pytest.mark.rule("DG-SOL-06", "DG-EX-22")
def test_random_encounters(table: Make) -> None:
    t = alone(table).lay("crossroads", 1, 0)
    t.state.peril_deck = ["hex", "storm", "boa"]
    t.a.ap = 1
    t.dice("encounter", 2, 5, 4, 6)
    t.act("move:crossroads")
    assert (t.a.glory, t.a.peril) == (2, 0)
    assert len(t.facts("revealed")) == 2, "2 and 4 draw, 5 and 6 do not"
    assert t.state.peril_deck == ["boa"]


@pytest.mark.rule("DG-SOL-07", "DG-SOL-19")
def test_banes_first_then_the_location_then_monsters(table: Make) -> None:
    t = alone(table).lay("spiked-room", -1, 0)
    t.state.peril_deck = ["boa", "hex"]
    t.a.ap = 1
    t.dice("encounter", 1, 1)
    t.dice("threat", 1)
    t.dice("attack", 3)
    t.dice("counter", 6)
    t.act("move:spiked-room")
    said = [line.text for line in t.log]
    assert said.index("fact-tested") < said.index("fact-battle-began")
    assert said.index("fact-wounded") < said.index("fact-tested"), "the bane came first"


@pytest.mark.rule("DG-SOL-08")
def test_a_bane_on_monsters_waits_for_one(table: Make) -> None:
    t = alone(table).lay("hall-2", 1, 0).lay("gloom", 2, 0)
    t.state.peril_deck = ["spurs", "boa"]
    t.a.ap = 2
    t.dice("encounter", 1, 1)
    t.act("move:hall-2")
    assert t.state.waiting == ["spurs"]
    t.dice("attack", 3)
    t.dice("counter", 6)
    t.act("move:gloom")
    assert t.state.waiting == []
    assert t.facts("compared")[0].args["attack"] == 3 + 5 + 1


@pytest.mark.rule("DG-SOL-09")
def test_solo_monsters_are_discarded(table: Make) -> None:
    t = alone(table)
    t.state.playing = ["boa"]
    t.dice("attack", 3)
    t.dice("counter", 6)
    t.run(solo.attackers(t.g, t.a, ["boa"]))
    assert t.state.peril_discard == ["boa"]
    assert t.a.lair == []


@pytest.mark.rule("DG-SOL-10", "DG-SOL-11", "DG-SOL-12", "DG-EX-79")
def test_the_harder_lair(table: Make) -> None:
    t = alone(table, solo_lair=True)
    t.a.lair = [Readied("brute"), Readied("idol", wounds=1)]
    t.state.playing = ["boa", "snakefolk", "twisted-knight.1"]
    t.dice("attack", 3, 3, 3, 3, 3)
    t.dice("counter", 6, 6, 6, 6, 6)
    t.run(solo.attackers(t.g, t.a, ["boa", "twisted-knight.1"]))
    assert len(t.facts("battle-began")[0].args["attackers"]) == 4, "the lair attacks as well"
    assert sorted(r.card for r in t.a.lair) == ["brute", "idol", "twisted-knight.1"]
    assert t.state.peril_discard == ["boa"], "only the costliest newcomer stays"
    t.a.life = 18
    t.dice("attack", 3, 3, 3, 3)
    t.dice("counter", 6, 6, 6, 6)
    t.run(solo.attackers(t.g, t.a, ["snakefolk"]), "card:brute")
    assert len(t.a.lair) == 3


@pytest.mark.rule("DG-SOL-13")
def test_a_card_for_each_defeated_monster(table: Make) -> None:
    t = alone(table)
    t.state.deck = ["grit"]
    t.state.playing = ["ambusher"]
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.run(solo.attackers(t.g, t.a, ["ambusher"]), "draw")
    assert t.a.hand == ["grit"]
    assert t.a.glory == 1


@pytest.mark.rule("DG-SOL-14", "DG-SOL-15")
def test_solo_draw_and_discard(table: Make) -> None:
    t = alone(table)
    t.state.deck = ["grit", "poise"]
    t.a.hand = ["rage"]
    t.run(discard(t.g, t.a), "pass")
    assert t.a.hand == ["rage"]
    t.step("draw_phase", "draw")
    assert t.a.hand == ["rage", "grit"], "one card, not up to five"
    t.step("draw_phase", "pass")
    assert len(t.a.hand) == 2


@pytest.mark.rule("DG-SOL-16", "DG-SOL-17", "DG-SOL-18")
def test_when_permanents_may_be_played(table: Make) -> None:
    t = alone(table).lay("hall-3", 1, 0)
    t.a.hand, t.a.glory = ["grit", "lamp", "rage"], 9
    assert t.hero_keys() == ["card:grit", "card:rage"], "boons at the Entrance, instants always"
    t.put(t.a, "hall-3")
    assert t.hero_keys() == ["card:rage"]
    t.state.playing = ["boa"]
    t.dice("attack", 3)
    t.dice("counter", 6)
    t.run(solo.attackers(t.g, t.a, ["boa"]), "card:lamp")
    assert [r.card for r in t.a.inventory] == ["lamp"], "in the Reward step"


# ---- combined


@pytest.mark.rule("DG-CMB-01", "DG-CMB-04", "DG-CMB-06")
def test_every_legendary_hero_has_a_heroic_card() -> None:
    """Our heroic set is dungeon only, so that no further rules of mixing are needed."""
    content = set_up(2).content
    legendary = {h.id for h in content.heroes.values() if h.box == "legendary"}
    assert {h.of for h in content.heroes.values() if h.box == "heroic"} == legendary
    heroic = [p for p in content.locations.values() if p.box == "heroic"]
    assert len(heroic) == 22
    assert all(p.frame == "dungeon" for p in heroic)
    g = set_up(3, "combined")
    assert len(g.state.locations) + len(g.state.board.places) == 44
    assert check(g.state, g.content) == []


@pytest.mark.rule("DG-CMB-02", "DG-CMB-08", "DG-SET-06")
def test_combined_setup() -> None:
    g = set_up(3, "combined")
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
    t.run(cards.draw_to(t.g, t.a, 5), "glory-deck", "glory-deck", "peril-deck")
    assert t.a.hand == ["rage", "oil", "grit", "poise", "hex"]
    cards.discard(t.g, "hex")
    cards.discard(t.g, "grit")
    assert (t.state.peril_discard, t.state.discard) == (["hex"], ["grit"]), "own discard piles"


@pytest.mark.rule("DG-CMB-05")
def test_this_set_alone_starts_at_level_7() -> None:
    assert {p.level for p in set_up(4).state.players} == {7}


def prepare(t: Table) -> None:
    """Levels 4, 4, 3 in the heroic stage."""
    state = t.state
    state.stage = "heroic"
    for p, level in zip(state.players, (4, 4, 3), strict=True):
        p.card, p.level, p.life = f"{p.hero}-heroic", level, 6
    state.aside = [k for k, c in t.content.adventure.items() if c.box == "legendary"]
    state.aside += [q.id for q in t.content.quests.values() if q.box == "legendary"]
    state.deck = ["brawlers-nose"]


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


@pytest.mark.rule("DG-CMB-11")
def test_the_limits_of_the_legendary_card_hold_at_once(table: Make) -> None:
    t = table(3, "combined", heroes=("pim", "ysk", "orrin"))
    prepare(t)
    t.c.level = 4
    t.ready(t.b, "iron-helmet", "lamp", "belt-pouch", "cloak")
    t.run(combined.tier_change(t.g))
    assert len(t.b.inventory) == 4, "2 + 2 by the pouch"
    t = table(3, "combined", heroes=("pim", "ysk", "orrin"))
    prepare(t)
    t.c.level = 4
    t.ready(t.b, "iron-helmet", "lamp", "cloak")
    t.run(combined.tier_change(t.g), "card:lamp")
    assert [r.card for r in t.b.inventory] == ["iron-helmet", "cloak"]


@pytest.mark.rule("DG-CMB-12", "DG-CMB-17", "DG-EX-58", "DG-END-04")
def test_victory_points(table: Make) -> None:
    t = table(3, "combined")
    t.a.done = ["bad-coin", "the-razor", "liars-dice", "rob-the-goddess"]
    t.b.done = ["last-hatchling", "hollow-crown"]
    t.c.done = ["bad-coin"]
    assert [combined.points(t.g, p) for p in t.state.players] == [6, 6, 1]
    t.a.level, t.b.level, t.c.level = 8, 9, 10
    end = combined.score(t.g)
    assert end.winners == [1], "equal points: the higher level"
    assert end.scores == {0: 6, 1: 6, 2: 1}
    t.a.level = 9
    assert combined.score(t.g).winners == [0, 1], "DG-AMB-75"
    t.b.alive = False
    assert combined.score(t.g).winners == [0], "DG-AMB-76"


@pytest.mark.rule("DG-CMB-13")
def test_no_legendary_quest_before_all_are_there(table: Make) -> None:
    t = table(3, "combined", heroes=("orrin", "ysk", "pim"))
    prepare(t)
    t.run(combined.tier_change(t.g))
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
    assert combined.points(t.g, t.a) == 1


@pytest.mark.rule("DG-CMB-16", "DG-END-04")
def test_the_game_ends_at_level_10(table: Make) -> None:
    t = table(mode="combined").lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.a.level, t.a.done = 9, ["last-hatchling", "hollow-crown"]
    t.b.done = ["rob-the-goddess"]
    t.a.quests = [Open("book-threat-2")]
    t.dice("threat", 6)
    then = t.act("attempt:book-threat-2")
    assert winner(then) == ("end-points", [0])
    t = table(mode="combined").lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.a.done = ["bad-coin", "the-razor"]
    t.a.quests = [Open("book-threat-2")]
    t.dice("threat", 6)
    assert t.act("attempt:book-threat-2") == Next("discard_phase", []), "no win by three quests"


@pytest.mark.rule("DG-CMB-18")
def test_with_an_epic_set_there_is_no_jump(table: Make) -> None:
    t = table(2, "combined", heroes=("orrin", "ysk"))
    t.state.stages = combined.stages(t.content)
    assert t.state.stages == ["heroic", "epic", "legendary"], "the pack of the tests has one"
    start: Stage = "heroic"
    t.state.stage = start
    for p in t.state.players:
        p.card, p.level, p.life = f"{p.hero}-heroic", 4, 6
    t.b.life = 5
    t.state.aside = [k for k, c in t.content.adventure.items() if c.box in ("epic", "legendary")]
    boxed = [q for q in t.content.quests.values() if q.box in ("epic", "legendary")]
    t.state.aside += [q.id for q in boxed]
    t.run(combined.tier_change(t.g))
    assert t.state.stage == "epic"
    assert [(p.level, p.life, p.card) for p in t.state.players] == [
        (4, 12, "orrin-epic"),
        (4, 11, "ysk-epic"),
    ]
    assert [t.content.adventure[c].box for c in [*t.state.deck, *t.state.peril_deck]] == ["epic"]
    assert t.state.nakari is None
    assert combined.grade_fits(t.g, t.a, "epic-quest")
    assert not combined.grade_fits(t.g, t.a, "bad-coin")
    t.a.done = ["epic-quest"]
    assert combined.points(t.g, t.a) == 2
    t.a.level = 7
    t.run(combined.tier_change(t.g))
    assert t.state.stage == "epic", "levels 4 to 6 are played"
    t.b.level = 7
    t.run(combined.tier_change(t.g))
    assert combined.next_stage(t.g) is None, "legendary"
    assert [(p.level, p.life) for p in t.state.players] == [(7, 18), (7, 17)]
    assert t.state.nakari is not None


@pytest.mark.rule("DG-AMB-50")
def test_specials_in_solo(table: Make) -> None:
    """A special effect of 1 Peril is free, a dearer one is not used."""
    t = alone(table)
    t.state.playing = ["idol", "brute"]
    t.dice("threat", 1)
    t.dice("attack", 3, 3)
    t.dice("counter", 6, 6)
    t.run(solo.attackers(t.g, t.a, ["idol", "brute"]))
    assert [line.args["card"] for line in t.facts("special-used")] == ["idol"]
    assert t.facts("compared")[1].args["attack"] == 3 + 4


@pytest.mark.rule("DG-AMB-52")
def test_staying_in_solo_brings_encounters(table: Make) -> None:
    """DG-AMB-52."""
    t = alone(table).lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.state.peril_deck = ["hex"]
    t.dice("encounter", 1, 6)
    t.step("discard_phase")
    assert t.a.glory == 1
    assert t.a.life == 17
