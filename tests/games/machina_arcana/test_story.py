"""Chapters, the endgame, events, abilities, lasting effects, general effects."""

import pytest

from waystone.games.machina_arcana import GAME, chapters, events, steps, table
from waystone.games.machina_arcana import effects as fx
from waystone.games.machina_arcana.abilities import affordable, usable
from waystone.games.machina_arcana.attack import attack
from waystone.games.machina_arcana.damage import destroy
from waystone.games.machina_arcana.definitions import Content
from waystone.games.machina_arcana.doing import Doing
from waystone.games.machina_arcana.ending import ScenarioOver
from waystone.games.machina_arcana.index import index
from waystone.games.machina_arcana.items import discard_personal
from waystone.games.machina_arcana.lasting import end_all, markers_left
from waystone.games.machina_arcana.modifiers import applying, armor, ethereal, reach_bonus, will
from waystone.games.machina_arcana.monsters import predictable_turn
from waystone.games.machina_arcana.spawning import find
from waystone.games.machina_arcana.state import DESTROYED, LIT, Lasting
from waystone.games.machina_arcana.targeting import marks_for
from waystone.games.machina_arcana.testing import Lay, Table, cell
from waystone.games.machina_arcana.windows import open_window


def rolls(t: Table, who: str) -> int:
    """What this round adds to the attack rolls of a unit."""
    unit = table.unit_of(t.g, who)
    assert unit is not None
    return sum(mod.n for mod, _ in applying(t.g, unit, fx.AttackRoll))


# ---- chapters


@pytest.mark.rule("MA-CHP-01", "MA-CHP-02", "MA-EX-54")
def test_everybody_may_use_the_chapter(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5)})
    t.state.chapter = 1
    assert "use:ice-2:1" in t.keys("fighter")
    t.use("healer", "ice-2", 0)
    assert t.explorer("healer").health == 3, "the active explorer is the default target"
    t.use("fighter", "ice-2", 0)
    assert t.state.progress == {"ice-2:1": 2}, "one pool of tokens for all (MA-AMB-69)"


@pytest.mark.rule("MA-CHP-06", "MA-HID-05")
def test_adding_items_of_a_level(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    before = {kind: len(deck) for kind, deck in t.state.item_decks.items()}
    t.state.item_discards.append(t.state.item_decks["weapon"].pop())
    before["weapon"] -= 1
    t.state.known["weapon"] = 1
    t.do("", fx.AddItems(2), card="ice-2")
    for kind, deck in t.state.item_decks.items():
        old = [i for i in deck if t.g.content.items[i].level == 1]
        assert len(old) == before[kind] - (before[kind] + 1) // 2
        fresh = [i.id for i in t.g.content.items.values() if i.kind == kind and i.level == 2]
        assert set(fresh) <= set(deck)
    assert len(t.state.item_discards) == 1
    assert t.state.known["weapon"] == 0


@pytest.mark.rule("MA-CHP-07", "MA-EPL-04")
def test_the_entry_token_takes_a_new_tile(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "maker": (5, 5), "crawler": (3, 3)})
    t.state.tiles[0].face = "f9"
    t.state.tile_stack[0] = "b3"
    t.do("", fx.EntryToken(), card="ice-1", answers=["cell:5,9", "cell:4,9"])
    assert [tile.face for tile in t.state.tiles] == ["b3"]
    assert not t.there("crawler"), "MA-AMB-66: everything is recycled first"
    assert t.spot("fighter") == (5, 9)
    assert t.explorer("maker").essence == 0, "not before the chapter's own effects are done"
    t.state.chapters[1] = "ice-1"
    t.run(chapters.advance(t.g), "cell:5,9", "cell:4,9")
    assert t.explorer("maker").essence == 1


@pytest.mark.rule("MA-CHP-08")
def test_the_exit_token_goes_on_any_unexplored_border(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, right=[])
    t.state.entry[:] = [cell(4, 9), cell(5, 9)]
    t.run(chapters.place_exit_token(t.g), "border:14,0")
    keys = [o.key for o in t.asked[0].options]
    assert keys == ["border:4,0", "border:0,4", "border:14,0", "border:19,4", "border:14,9"]
    assert t.state.exit == [cell(14, 0), cell(15, 0)]


@pytest.mark.rule("MA-CHP-08")
def test_without_a_free_border_the_entry_token_goes(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, borders=["s"])
    t.state.entry[:] = [cell(4, 9), cell(5, 9)]
    t.run(chapters.place_exit_token(t.g))
    assert t.state.exit == [cell(4, 9), cell(5, 9)]
    assert t.state.entry == []


@pytest.mark.rule("MA-EX-43", "MA-TGT-07")
def test_each_explorer_gains_an_item_then_moves(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (15, 5)}, right=[])
    t.top("apparel", "boots", "hat", "coat", "jacket")
    each = fx.Each([fx.GainItem("apparel"), fx.Move(1)], who="explorers")
    t.do("", each, card="ice-2", answers=["unit:healer", "card:boots", "discard:hat", "cell:16,6",
                                          "card:coat", "discard:jacket", "stay"])  # fmt: skip
    assert t.explorer("healer").inventory == ["boots"]
    assert t.spot("healer") == (16, 6)
    assert t.explorer("fighter").inventory == ["coat"]
    assert t.spot("fighter") == (0, 0)


@pytest.mark.rule("MA-CHP-12", "MA-CHP-13", "MA-CHP-15")
def test_advancing(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (9, 9)})
    t.state.chapters[1] = "ice-5"
    t.state.spawn, t.state.horror = 2, 2
    t.state.marks[cell(7, 7)] = LIT
    t.state.progress["ice-1:0"] = 2
    t.state.lasting.append(Lasting("ice-1", 0, "fighter", []))
    t.current("good-map")
    t.run(chapters.advance(t.g))
    assert t.state.chapters[t.state.chapter] == "ice-5"
    assert t.state.spawn is None
    assert t.state.horror == 6
    assert "storm-gun" in t.state.item_decks["weapon"], "its enters-play effect"
    assert t.state.progress == {}
    assert t.state.lasting == []
    assert t.there("crawler")
    assert t.state.marks == {cell(7, 7): LIT}
    assert table.current_event(t.g, "explorer") == "good-map"


@pytest.mark.rule("MA-CHP-16", "MA-EX-88")
def test_starting_a_new_round(lay: Lay) -> None:
    t = lay(at={"fighter": (4, 0), "healer": (9, 9)}, stamina=1)
    t.state.chapters[:] = ["ice-1", "ice-4", "ice-5", "ice-7"]
    t.state.lasting.append(Lasting("salts", 0, "fighter", ["fighter"]))
    t.state.lasting.append(Lasting("ogre", 0, "", ["fighter"]))
    t.do("fighter", fx.Advance(), answers=["cell:4,9", "cell:5,9"])
    assert t.state.new_round
    assert t.state.spawn == 4, "the ratings are set first (MA-AMB-22)"
    then = steps.after_action(t.g, t.explorer("fighter"))
    then = t.play(then)
    assert then == steps.explorer_phase()
    t.play(then)
    assert t.state.lasting == []
    assert all(e.stamina == 6 and not e.acted for e in t.state.explorers)


@pytest.mark.rule("MA-CHP-03")
def test_a_locked_chapter_says_what_advances_it(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.chapter = 2
    assert table.chapter(t.g).locked
    t.state.chapters[3] = "ice-5"
    t.do("fighter", fx.Advance())
    assert t.state.chapter == 3


@pytest.mark.rule("MA-END-01", "MA-END-02", "MA-END-06", "MA-EPL-02")
def test_going_to_the_endgame(lay: Lay) -> None:
    t = lay(at={"maker": (0, 0), "crawler": (5, 5)})
    t.state.tiles[0].face = "f0"
    t.explorer("maker").stamina = 3
    t.state.chapter = 4
    t.top("monsters", "mote")
    t.run(chapters.advance(t.g), "cell:4,9", "cell:0,0")
    assert t.state.endgame
    assert [tile.face for tile in t.state.tiles] == ["vault"]
    assert t.spot("maker") == (4, 9)
    assert [m.id for m in t.state.monsters] == ["mote"], "the old ones are banished, set-up done"
    assert (t.state.spawn, t.state.horror) == (6, 6)
    assert t.explorer("maker").essence == 1
    assert t.explorer("maker").stamina == 3


@pytest.mark.rule("MA-END-05", "MA-GEN-04")
def test_reaching_the_last_chapter_wins(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.chapters[:] = ["ice-1", "ice-7"]
    with pytest.raises(ScenarioOver) as over:
        t.run(chapters.advance(t.g))
    assert over.value.won


# ---- events


@pytest.mark.rule("MA-EVT-01", "MA-EVT-02", "MA-EVT-10")
def test_the_current_event_is_the_top_of_its_pile(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    assert table.current_event(t.g, "explorer") == ""
    t.top("explorer", "own-quest", "good-map")
    t.run(events.invoke_explorer_event(t.g, t.explorer("fighter")))
    assert table.current_event(t.g, "explorer") == "own-quest"
    t.run(events.invoke_explorer_event(t.g, t.explorer("fighter")))
    assert table.current_event(t.g, "explorer") == "good-map"
    assert table.current_event(t.g, "horror") == ""


@pytest.mark.rule("MA-EVT-03")
def test_passives_of_events_reach_all_tiles(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (12, 2)}, right=[])
    t.current("the-fog")
    assert ethereal(t.g, t.monster("crawler"))
    assert not ethereal(t.g, t.explorer("fighter"))
    t.current("good-map")
    t.explorer("fighter").cell = cell(19, 4)
    t.explorer("fighter").stamina = 1
    assert "explore:e" in t.keys("fighter"), "exploring costs 1 less"


@pytest.mark.rule("MA-EVT-04")
def test_active_abilities_of_the_current_event(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5)})
    t.current("good-map")
    assert "use:good-map:1" in t.keys("healer")
    t.current("second-wind")
    assert "use:good-map:1" not in t.keys("healer")


@pytest.mark.rule("MA-EVT-06", "MA-EVT-10", "MA-EPL-03", "MA-EVT-02")
def test_a_personal_event_is_kept(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.current("good-map")
    t.top("explorer", "hunters-oath")
    t.run(events.invoke_explorer_event(t.g, t.explorer("fighter")))
    assert t.explorer("fighter").personal == ["hunters-oath"]
    assert table.current_event(t.g, "explorer") == "good-map"


@pytest.mark.rule("MA-EVT-15")
def test_reinvoking(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.do("fighter", fx.Reinvoke("horror"))
    assert t.state.threat == 0, "nothing without a current event"
    t.current("own-frost")
    t.explorer("fighter").essence = 2
    t.do("fighter", fx.Reinvoke("horror"))
    assert t.explorer("fighter").essence == 1
    assert t.state.threat == 0, "no threat"
    t.current("own-quest")
    t.do("fighter", fx.Reinvoke("explorer"))
    assert t.explorer("fighter").essence == 2


@pytest.mark.rule("MA-EVT-16")
def test_shuffling_an_event_deck(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.current("own-frost")
    size = len(t.state.event_decks["horror"])
    t.do("fighter", fx.ShuffleEvents("horror"))
    assert len(t.state.event_decks["horror"]) == size + 1
    assert table.current_event(t.g, "horror") == ""


@pytest.mark.rule("MA-EVT-17", "MA-EX-75", "MA-GFX-03")
def test_a_discarded_personal_event_leaves_no_current_event(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.current("good-map")
    t.own("fighter", "hunters-oath")
    t.do("fighter", fx.DiscardThis(), card="hunters-oath")
    discard_personal(t.g, t.explorer("fighter"), "hunters-oath")
    assert t.state.event_discards["explorer"][0] == "hunters-oath"
    assert table.current_event(t.g, "explorer") == ""


@pytest.mark.rule("MA-EVT-18")
def test_there_are_no_personal_horror_events() -> None:
    content, _ = GAME.load_content()
    assert not [e.id for e in content.events.values() if e.deck == "horror" and e.personal]


@pytest.mark.rule("MA-EVT-19", "MA-EVT-10", "MA-EVT-14")
def test_an_empty_event_deck_is_made_anew(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.event_decks["horror"][:] = []
    t.state.event_discards["horror"][:] = ["own-frost"]
    t.explorer("fighter").essence = 1
    t.run(events.invoke_horror_event(t.g))
    assert t.explorer("fighter").essence == 0
    assert t.state.event_discards["horror"] == ["own-frost"]


# ---- abilities


@pytest.mark.rule("MA-ABI-03", "MA-ABI-04", "MA-EX-52")
def test_costs_of_active_abilities(lay: Lay) -> None:
    """The cost 'destroy an adjacent lever' is paid by destroying one for it."""
    t = lay([".L"], at={"fighter": (0, 0), "mote": (0, 1)})
    t.own("fighter", "wick")
    me = t.explorer("fighter")
    cost = t.active("wick").cost
    assert affordable(t.g, me, "wick", cost)
    t.state.marks[cell(1, 0)] = DESTROYED
    assert not affordable(t.g, me, "wick", cost), "an already destroyed one does not pay"
    assert not affordable(t.g, me, "wick", fx.Cost(stamina=7))
    assert not affordable(t.g, me, "wick", fx.Cost(essence=1))
    assert not affordable(t.g, me, "wick", fx.Cost(unequip=True))
    assert not affordable(t.g, me, "wick", fx.Cost(health=5)), "the last health is not spent"
    assert affordable(t.g, me, "wick", fx.Cost(health=4))
    assert not affordable(t.g, me, "wick", fx.Cost(discard_item="any")), "not with itself"


@pytest.mark.rule("MA-ABI-05", "MA-EX-52")
def test_a_requirement_is_carried_out_for_its_purpose(lay: Lay) -> None:
    t = lay([".L", "L."], at={"fighter": (0, 0), "mote": (1, 1)})
    t.own("fighter", "wick")
    t.use("fighter", "wick", 0, "cell:0,1")
    assert t.state.marks == {cell(0, 1): DESTROYED}
    assert not t.there("mote")


@pytest.mark.rule("MA-ABI-06", "MA-CND-06", "MA-EX-56", "MA-LST-02")
def test_all_effects_happen_in_order_whether_or_not_it_hit(lay: Lay) -> None:
    """Attack, then lasting (limit 2): the target's attack rolls -1."""
    t = lay(at={"fighter": (0, 0), "mote": (1, 0)})
    t.wear("fighter", "hexer")
    for _ in range(3):
        t.low(0, 0)
        t.explorer("fighter").stamina = 6
        t.use("fighter", "hexer", 0, "unit:mote")
    assert t.monster("mote").health == 2
    assert rolls(t, "mote") == -2, "twice a round at most"
    t.run(end_all(t.g, horror=False))
    assert rolls(t, "mote") == 0


@pytest.mark.rule("MA-ABI-07", "MA-ABI-08", "MA-EX-80")
def test_free_abilities_between_the_actions_of_others(lay: Lay) -> None:
    """An explorer on the watch may drink between two steps of a monster."""
    t = lay(at={"fighter": (0, 0), "crawler": (6, 0)})
    t.own("fighter", "tonic", "acid")
    me = t.explorer("fighter")
    me.stamina = 0
    assert [card for card, _, _ in usable(t.g, me, own_turn=False)] == ["tonic"], "no stamina cost"
    me.watch = True
    t.monster("crawler").stamina = 2
    t.run(predictable_turn(t.g, t.monster("crawler")), "pass", "use:tonic:0")
    assert me.stamina == 2
    assert [q.prompt for q in t.asked] == ["ask-window", "ask-window"]
    t.own("fighter", "salts")
    me.watch = False
    t.run(open_window(t.g))
    assert t.asked == [], "only those on the watch are asked"
    assert "watch" in t.keys("fighter")


@pytest.mark.rule("MA-EX-80", "MA-ABI-08")
def test_no_free_ability_within_an_action(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (0, 1), "mote": (1, 0)})
    t.own("healer", "tonic")
    t.explorer("healer").watch = True
    t.explorer("healer").stamina = 0
    t.high(2)
    t.low(1)
    t.act("fighter", "use:fighter:0", "unit:mote", "pass")
    assert [q.prompt for q in t.asked] == ["ask-action", "ask-target", "ask-window"]
    assert t.monster("mote").health == 1


@pytest.mark.rule("MA-ABI-10")
def test_abilities_may_be_repeated(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "mote": (1, 0)})
    for _ in range(3):
        t.high(0)
        t.low(0)
        t.act("fighter", "use:fighter:0", "unit:mote")
    assert t.explorer("fighter").stamina == 0


@pytest.mark.rule("MA-EX-37")
def test_one_ability_with_and_one_without_a_target(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (3, 0), "mote": (4, 4)})
    t.wear("fighter", "music-box")
    t.use("fighter", "music-box", 0, "unit:crawler")
    assert t.spot("crawler") == (4, 0)
    t.use("fighter", "music-box", 1)
    assert t.asked == []
    assert t.explorer("fighter").essence == 1


@pytest.mark.rule("MA-EX-38", "MA-TGT-20")
def test_an_ability_without_a_symbol_reaches_the_tile_without_sight(lay: Lay) -> None:
    t = lay(["..#"] * 3, at={"healer": (0, 0), "fighter": (5, 0), "maker": (12, 0)}, right=[])
    for name in ("fighter", "maker", "healer"):
        t.explorer(name).health = 1
    t.use("healer", "healer", 0, "unit:fighter")
    assert [o.key for o in t.asked[0].options] == ["unit:healer", "unit:fighter"]
    assert t.explorer("fighter").health == 2


@pytest.mark.rule("MA-TGT-05")
def test_range_changes_only_ranged_abilities(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (4, 0), "mote": (2, 2)})
    t.wear("fighter", "pistol")
    cards = index(t.g.content).cards
    cards["salts"] = cards["salts"]._replace(lastings=(fx.Lasting([fx.Range(1)]),))
    me = t.explorer("fighter")
    assert ("unit", "crawler") not in marks_for(t.g, me, t.active("pistol"))
    t.state.lasting.append(Lasting("salts", 0, "fighter", ["fighter"]))
    assert reach_bonus(t.g, me) == 1
    assert ("unit", "crawler") in marks_for(t.g, me, t.active("pistol"))
    assert ("unit", "mote") not in marks_for(t.g, me, t.active("fighter"))


@pytest.mark.rule("MA-TGT-06", "MA-EX-42")
def test_two_targets_may_be_the_same_and_share_a_marker(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0), "mote": (0, 1)})
    cards = index(t.g.content).cards
    two = fx.Active(
        [fx.Lasting([fx.Armor(-1)], who="target")],
        fx.Cost(stamina=1),
        fx.Target("melee", count=2),
    )
    cards["hexer"] = cards["hexer"]._replace(actives=((0, two),), lastings=(two.effects[0],))  # type: ignore[arg-type]
    t.wear("fighter", "hexer")
    t.use("fighter", "hexer", 0, "unit:crawler", "unit:mote")
    assert markers_left(t.g, "fighter") == 2
    assert armor(t.g, t.monster("crawler")) == 1
    assert armor(t.g, t.monster("mote")) == 2
    t.run(end_all(t.g, horror=False))
    t.use("fighter", "hexer", 0, "unit:mote", "unit:mote")
    assert armor(t.g, t.monster("mote")) == 2, "once, not twice"


# ---- conditions


@pytest.mark.rule("MA-CND-01")
def test_a_while_passive_works_only_as_long(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.rewrite("fighter", fx.Passive([fx.Armor(1)], fx.Count("adjacent-monsters")))
    assert armor(t.g, t.explorer("fighter")) == 3
    t.monster("crawler").cell = cell(5, 5)
    assert armor(t.g, t.explorer("fighter")) == 2


@pytest.mark.rule("MA-CND-03")
def test_if_and_otherwise(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    effect = fx.If(fx.Has("essence", 1), [fx.Threat(1)], [fx.Threat(3)])
    t.do("fighter", effect)
    assert t.state.threat == 3
    t.explorer("fighter").essence = 1
    t.do("fighter", effect)
    assert t.state.threat == 4
    t.do("fighter", fx.If(fx.Has("essence", 5), [fx.Threat(1)]))
    assert t.state.threat == 4


@pytest.mark.rule("MA-CND-04", "MA-EX-53")
def test_a_cumulative_condition(lay: Lay) -> None:
    """Every third kill: light a chapter space, threat -2, discard the card."""
    t = lay(["..H"], at={"fighter": (0, 0), "crawler": (5, 5), "strider": (6, 6), "mote": (7, 7)})
    t.own("fighter", "hunters-oath")
    t.state.threat = 3
    t.run(destroy(t.g, "crawler", "fighter"))
    t.run(destroy(t.g, "strider", "fighter"))
    assert t.state.progress == {"hunters-oath:0": 2}
    assert t.state.threat == 3
    t.top("explorer", "own-quest")
    t.run(destroy(t.g, "mote", "fighter"))
    assert t.state.progress == {}
    assert t.state.threat == 1
    assert t.state.marks == {cell(2, 0): LIT}
    assert t.explorer("fighter").personal == []
    assert t.state.event_discards["explorer"][0] == "hunters-oath"


@pytest.mark.rule("MA-CND-05")
@pytest.mark.parametrize(("face", "threat"), [(6, 1), (5, 2)])
def test_an_effect_roll(lay: Lay, face: int, threat: int) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.d10("effect", face)
    t.do("fighter", fx.Roll(6, [fx.Threat(1)], [fx.Threat(2)]))
    assert t.state.threat == threat


# ---- lasting effects


@pytest.mark.rule("MA-LST-01", "MA-LST-02", "MA-LST-08", "MA-EX-55")
def test_hits_stack_to_the_limit_and_serve_every_attack(lay: Lay) -> None:
    t = lay(["B..", "", "B", "", "B"], at={"fighter": (0, 1), "healer": (9, 9)})
    t.wear("fighter", "bleeder")
    for n, y in enumerate((0, 2, 4), 1):
        t.explorer("fighter").cell = cell(2, 9)
        t.high(1)
        t.high(0, 0, 0)
        t.run(attack(t.g, Doing("fighter", "fighter", "fighter"), 1, 0, False, [cell(0, y)]))
        assert rolls(t, "fighter") == min(n, 2)
    t.run(end_all(t.g, horror=False))
    assert rolls(t, "fighter") == 0


@pytest.mark.rule("MA-LST-03", "MA-LST-04", "MA-LST-05", "MA-EX-59")
def test_without_a_marker_the_lasting_part_is_skipped(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "mote": (1, 0)})
    t.wear("fighter", "hexer")
    for card in ("salts", "pendant", "statuette"):
        t.state.lasting.append(Lasting(card, 0, "fighter", []))
    assert markers_left(t.g, "fighter") == 0
    t.low(2, 2)
    t.use("fighter", "hexer", 0, "unit:mote")
    assert t.monster("mote").health == 1, "the attack happens"
    assert rolls(t, "mote") == 0
    assert len(t.state.lasting) == 3


@pytest.mark.rule("MA-LST-03")
def test_on_shared_cards_the_limit_counts_for_each_explorer(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5)})
    cards = index(t.g.content).cards
    effect = fx.Lasting([fx.Will(1)])
    cards["ice-1"] = cards["ice-1"]._replace(lastings=(effect,))
    for who in ("fighter", "fighter", "healer"):
        t.do(who, effect, card="ice-1")
    assert will(t.g, t.explorer("fighter")) == 3
    assert will(t.g, t.explorer("healer")) == 3


@pytest.mark.rule("MA-LST-06")
def test_four_horror_markers_and_no_more(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "ogre": (1, 0)})
    for card in ("hexer", "salts", "pendant"):
        t.state.lasting.append(Lasting(card, 0, "", []))
    t.high(0, 0, 0, 0)
    t.monster("ogre").stamina = 4
    t.run(predictable_turn(t.g, t.monster("ogre")))
    assert markers_left(t.g, "") == 0
    assert armor(t.g, t.explorer("fighter")) == 1, "limit 1: only once"
    t.state.stacked.clear()
    t.high(0, 0)
    t.monster("ogre").stamina = 2
    t.run(predictable_turn(t.g, t.monster("ogre")))
    assert armor(t.g, t.explorer("fighter")) == 1, "no marker left"


@pytest.mark.rule("MA-LST-07")
def test_a_discarded_card_ends_its_effect(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.wear("fighter", "pendant")
    t.use("fighter", "pendant", 0)
    assert will(t.g, t.explorer("fighter")) == 3
    t.do("fighter", fx.DiscardItem())
    assert will(t.g, t.explorer("fighter")) == 2
    assert markers_left(t.g, "fighter") == 3


@pytest.mark.rule("MA-LST-10", "MA-EX-86", "MA-ITM-05")
def test_a_consumable_with_a_lasting_effect_is_discarded_at_its_end(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.own("fighter", "salts")
    t.use("fighter", "salts", 0)
    me = t.explorer("fighter")
    assert me.inventory == ["salts"]
    assert rolls(t, "fighter") == 1
    assert "use:salts:0" not in t.keys("fighter")
    t.do("fighter", fx.DiscardItem())
    assert me.inventory == ["salts"], "it cannot be discarded for anything else"
    t.play(steps.explorer_phase())
    assert me.inventory == []
    assert t.state.item_discards == ["salts"]
    assert t.state.spent == []


@pytest.mark.rule("MA-LST-11")
def test_without_a_marker_such_a_card_goes_at_once(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    for card in ("hexer", "pendant", "statuette"):
        t.state.lasting.append(Lasting(card, 0, "fighter", []))
    t.own("fighter", "salts")
    t.use("fighter", "salts", 0)
    assert t.state.item_discards == ["salts"]


@pytest.mark.rule("MA-LST-14", "MA-EX-57")
def test_a_card_answers_when_its_marker_is_removed(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.wear("fighter", "pendant")
    t.use("fighter", "pendant", 0)
    t.play(steps.explorer_phase())
    assert t.explorer("fighter").essence == 1
    assert t.explorer("fighter").equipped == {}
    assert t.state.item_discards == ["pendant"]


@pytest.mark.rule("MA-LST-15", "MA-EX-58")
def test_a_marker_as_a_cost(lay: Lay) -> None:
    """2 stamina: attack, the target's armor -1; remove the marker: attack any adjacent unit. Six
    stamina make six attacks."""
    t = lay(at={"fighter": (0, 0), "titan": (1, 0)})
    t.wear("fighter", "saw")
    attacks = 0
    for _ in range(3):
        t.high(0, 0)
        t.use("fighter", "saw", 0, "unit:titan")
        assert armor(t.g, t.monster("titan")) == 4
        assert [u[1] for u in usable(t.g, t.explorer("fighter"), own_turn=False)] == [1]
        t.high(0, 0)
        t.use("fighter", "saw", 1)
        assert armor(t.g, t.monster("titan")) == 5, "the effect it marked ends"
        attacks += 2
    assert attacks == 6
    assert t.explorer("fighter").stamina == 0
    assert markers_left(t.g, "fighter") == 3
    assert usable(t.g, t.explorer("fighter"), own_turn=False) == []


# ---- general effects


@pytest.mark.rule("MA-GFX-01")
def test_destroying_and_discarding(lay: Lay) -> None:
    t = lay(["..C"], at={"fighter": (0, 0), "healer": (5, 5), "mote": (1, 0)})
    t.own("fighter", "tonic")
    t.top("explorer", "own-quest")
    t.do("fighter", fx.Kill("monsters"), fx.DestroySpace("chest"), fx.DiscardItem())
    assert not t.there("mote")
    assert t.state.marks == {cell(2, 0): DESTROYED}
    assert t.state.item_discards == ["tonic"]


@pytest.mark.rule("MA-GFX-05")
def test_taking_a_named_card_from_its_deck(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.known["weapon"] = 1
    t.do("fighter", fx.Take("saw"))
    assert t.explorer("fighter").inventory == ["saw"]
    assert "saw" not in t.state.item_decks["weapon"]
    assert t.state.known["weapon"] == 0, "the deck is shuffled"


@pytest.mark.rule("MA-GFX-06", "MA-GEN-10")
def test_a_specific_monster_is_searched_for_everywhere(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (3, 3)})
    assert find(t.g, "crawler") == "crawler"
    assert "crawler" not in t.state.monster_deck
    for pile in (t.state.destroyed_monsters, t.state.removed, t.state.monster_stock):
        pile.append("crawler")
        assert find(t.g, "crawler") == "crawler"
        assert "crawler" not in pile
    assert find(t.g, "crawler") == ""
    t.do("fighter", fx.Spawn(monster="titan"))
    assert t.there("titan")


@pytest.mark.rule("MA-GFX-08")
def test_resetting_ratings(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 1)})
    t.state.spawn, t.state.horror = 2, 2
    t.do("fighter", fx.ResetRating("spawn-rating"), fx.ResetRating("horror-rating"))
    assert (t.state.spawn, t.state.horror) == (6, 8)
    t.do("fighter", fx.Rate("spawn-rating", -9), fx.Rate("horror-rating", 9))
    assert (t.state.spawn, t.state.horror) == (1, 10)


def test_the_test_box_is_whole(box: Content) -> None:
    assert len(index(box).cards) == len(box.explorers) + len(box.monsters) + len(box.items) + len(
        box.events
    ) + sum(len(s.chapters) + 1 for s in box.scenarios.values())
