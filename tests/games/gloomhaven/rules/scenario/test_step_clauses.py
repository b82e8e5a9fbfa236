"""Clauses of set-up, rounds, turns, rests and special rules, one by one."""

from typing import Any

import pytest

from waystone.games.gloomhaven.box.effects import (
    Action,
    Attack,
    Heal,
    Infuse,
    Move,
    Summon,
    Trigger,
)
from waystone.games.gloomhaven.box.lasting import Flying, HealBonus, Shield
from waystone.games.gloomhaven.box.layout import Layout
from waystone.games.gloomhaven.box.moments import Looted, PlateHeld
from waystone.games.gloomhaven.box.scenario import Destroy, Mark
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.conditions import gain
from waystone.games.gloomhaven.rules.players import decide, figure_option, players_choose, untie
from waystone.games.gloomhaven.rules.scenario.character import between, play_half, put_away
from waystone.games.gloomhaven.rules.scenario.clean_up import put_back, reshuffle, start_round, tidy
from waystone.games.gloomhaven.rules.scenario.equipment import (
    choices,
    modifier_deck,
    negative_cards,
    ready_perks,
    ready_pool,
)
from waystone.games.gloomhaven.rules.scenario.initiative import set_order
from waystone.games.gloomhaven.rules.scenario.rest import short_rest, take_back_active
from waystone.games.gloomhaven.rules.scenario.rooms import (
    draw_missing,
    looted_before,
    place_object,
    populate,
    spawn,
)
from waystone.games.gloomhaven.rules.scenario.set_up import (
    choose_class,
    choose_item,
    choose_start,
    first_room,
    join,
    learn,
)
from waystone.games.gloomhaven.rules.scenario.settle import settle
from waystone.games.gloomhaven.rules.scenario.special import at_round_end, reaches, step_on
from waystone.games.gloomhaven.rules.scenario.steps import (
    character_action,
    character_turn,
    choose_leading,
    clean_up,
    end_of_round,
    end_turn,
    monster_turn,
    rest_or_not,
)
from waystone.games.gloomhaven.rules.scenario.turns import close_turn, next_actor
from waystone.games.gloomhaven.table.acting import Act
from waystone.games.gloomhaven.table.map import layout
from waystone.games.gloomhaven.table.state import Actor, Deck, TrapState
from waystone.kernel.step import BACK

GATE = {"id": "gate", "name": {}, "icon": "x", "hp": 5}


def fired(gh: Gh) -> None:
    """The plate that special rules wait for is held."""
    gh.state.unsettled.append(PlateHeld("x"))
    gh.run(settle(gh.g))


def ruled(*do: dict[str, Any], **fields: Any) -> Gh:
    gh = Gh(". . . . . .", rules=[{"at": "plate:x", "do": list(do)}], **fields)
    gh.hero(at=(0, 0))
    gh.hero("lamplighter", (1, 0))
    return gh


# ---- rooms


@pytest.mark.rule("GH-SET-20")
def test_rooms_are_what_doors_separate_and_the_first_holds_the_start() -> None:
    gh = Gh(". . D S .", ". . D . .", marks={"D": Mark(door="x")})
    found = layout(gh.g)
    one = sorted(gh.cell(at) for at in ((3, 0), (4, 0), (3, 1), (4, 1)))
    other = sorted(gh.cell(at) for at in ((0, 0), (1, 0), (0, 1), (1, 1)))
    assert found.rooms == [one, other]
    bare = Layout(found.hexes, [Mark() for _ in found.hexes], [], [])
    assert bare.rooms == [list(range(len(found.hexes)))]


@pytest.mark.rule("GH-OVL-19")
def test_a_treasure_is_looted_before_if_this_table_or_the_world_says_so() -> None:
    gh = Gh()
    assert not looted_before(gh.state, "treasure:3")
    gh.state.looted.append("treasure:3")
    assert looted_before(gh.state, "treasure:3")
    assert not looted_before(gh.state, "treasure:4")


@pytest.mark.rule("GH-REV-05", "GH-GEN-16", "GH-SET-02", "GH-REV-02")
@pytest.mark.parametrize(("standees", "placed"), [(1, ["1,0"]), (2, ["1,0", "2,0"]), (3, None)])
def test_each_mark_has_its_monster_and_scarce_ones_stand_nearest(
    standees: int, placed: list[str] | None
) -> None:
    gh = Gh(". M M M", marks={"M": Mark(monster="imp", ranks=("normal",) * 3)})
    gh.hero(at=(0, 0))
    gh.hero("lamplighter", (0, 0))
    gh.kind("imp", standees=standees)
    cells = [gh.cell((n, 0)) for n in (3, 2, 1)]
    gh.run(populate(gh.g, cells, gh.cell((0, 0)), "revealed"))
    found = sorted(layout(gh.g).label(f.cell) for f in gh.state.figures.values() if f.type == "imp")
    assert found == (placed or ["1,0", "2,0", "3,0"])
    assert not gh.asked, "with a standee for each, or one nearest, nothing is to be chosen"


@pytest.mark.rule("GH-SPE-06", "GH-SPE-08")
def test_objects_have_numbers_of_their_own_even_after_one_has_fallen() -> None:
    gh = Gh(objects=[GATE])
    gh.hero(at=(0, 0))
    one = place_object(gh.g, "gate", gh.cell((1, 0)))
    two = place_object(gh.g, "gate", gh.cell((2, 0)))
    assert (one.id, one.number, two.id, two.number) == ("gate-1", 1, "gate-2", 2)
    gh.state.figures.pop("gate-1")
    assert place_object(gh.g, "gate", gh.cell((3, 0))).id == "gate-3"


@pytest.mark.rule("GH-SPE-01", "GH-GEN-16")
@pytest.mark.parametrize("at", [(0, 0), (1, 0), (2, 0)])
def test_a_spawn_stands_on_whatever_hex_of_the_map_is_named(at: tuple[int, int]) -> None:
    gh = Gh(". . .", ". . .")
    gh.hero(at=(2, 1))
    gh.kind("imp")
    made = gh.run(spawn(gh.g, "imp", "normal", gh.cell(at)))
    assert made is not None
    assert gh.at(made) == at


@pytest.mark.rule("GH-SPE-01", "GH-EOR-06", "GH-SET-04")
def test_a_rule_spawns_by_the_number_of_characters() -> None:
    do = {"type": "spawn", "monster": "imp", "spot": "p", "ranks": ["elite", "normal", "normal"]}
    gh = Gh(". . . P", marks={"P": Mark(spot="p")}, rules=[{"at": "plate:x", "do": [do]}])
    gh.hero(at=(0, 0))
    gh.hero("lamplighter", (1, 0))
    gh.kind("imp")
    fired(gh)
    assert [(f.rank, gh.at(f)) for f in gh.state.figures.values() if f.type == "imp"] == [
        ("elite", (3, 0))
    ]


@pytest.mark.rule("GH-OVL-09")
@pytest.mark.parametrize("tile", ["trap", "hazard"])
def test_what_grows_grows_where_a_hex_is_empty(tile: str) -> None:
    do = {"type": "terrain", "tile": tile, "spot": "p"}
    marks = {"P": Mark(spot="p"), "Q": Mark(spot="p")}
    gh = Gh("P . Q", marks=marks, rules=[{"at": "plate:x", "do": [do]}])
    gh.hero(at=(0, 0))
    fired(gh)
    cell = gh.cell((2, 0))
    if tile == "trap":
        assert (gh.state.traps, gh.state.tiles) == ({cell: TrapState(gh.state.trap_damage)}, {})
    else:
        assert (gh.state.traps, gh.state.tiles) == ({}, {cell: "hazard"})


@pytest.mark.rule("GH-CON-19", "GH-CON-20", "GH-SET-22")
@pytest.mark.parametrize("who", ["characters", "monsters"])
def test_a_rule_afflicts_the_side_it_names(who: str) -> None:
    gh = ruled({"type": "afflict", "who": who, "condition": "poison"})
    foe = gh.monster((3, 0), number=1)
    fired(gh)
    heroes = [gh.state.figures[name] for name in ("harpooner", "lamplighter")]
    assert ["poison" in f.conditions for f in (*heroes, foe)] == (
        [True, True, False] if who == "characters" else [False, False, True]
    )


@pytest.mark.rule("GH-CON-20", "GH-CON-19")
@pytest.mark.parametrize(("left", "asked"), [(3, 0), (2, 0), (1, 1)])
def test_curses_for_all_are_dealt_unasked_while_they_last(left: int, asked: int) -> None:
    gh = ruled({"type": "afflict", "who": "characters", "condition": "curse"}, seats=1)
    gh.state.curses = left
    gh.state.unsettled.append(PlateHeld("x"))
    gh.run(settle(gh.g), ["figure:lamplighter"] if asked else [])
    decks = [c.deck.draw.count("curse") for c in gh.state.characters]
    assert decks == ([0, 1] if asked else [1, 1])


@pytest.mark.rule("GH-END-01")
@pytest.mark.parametrize("won", [True, False])
def test_a_rule_ends_the_scenario(won: bool) -> None:
    gh = ruled({"type": "finish", "won": won})
    gh.monster((3, 0))
    fired(gh)
    assert gh.outcome == ("won" if won else "lost")


@pytest.mark.rule("GH-SPE-05", "GH-SPE-04", "GH-END-01")
def test_an_exit_is_left_by_and_any_other_spot_is_not() -> None:
    marks = {"E": Mark(spot="out"), "O": Mark(spot="other"), "P": Mark(plate="p")}
    gh = Gh("E O P .", marks=marks, goal={"type": "escape", "spot": "out"})
    hero = gh.hero(at=(1, 0))
    gh.run(step_on(gh.g, hero))
    assert (gh.state.left_map, gh.state.plates) == ([], [])
    gh.move(hero, (2, 0))
    gh.run(step_on(gh.g, hero))
    assert (gh.state.left_map, gh.state.plates) == ([], ["p"])
    gh.move(hero, (0, 0))
    gh.run(close_turn(gh.g, hero))
    assert (gh.state.left_map, "harpooner" in gh.state.figures) == (["harpooner"], False)


# ---- set-up


@pytest.mark.rule("GH-GEN-03", "GH-GEN-04")
@pytest.mark.parametrize(("level", "built"), [(1, False), (2, True)])
def test_who_is_above_the_first_level_is_built(level: int, built: bool) -> None:
    gh = Gh("S S . .")
    gh.state.party_level = level
    gh.state.goals = list(gh.content.battle_goals)
    then = gh.run(choose_class.rule(gh.g, 0), ["class:harpooner"])
    assert (then is not BACK) is built
    assert gh.asked[0].args["number"] == 1


@pytest.mark.rule("GH-CHR-05", "GH-SET-17", "GH-SET-12")
@pytest.mark.parametrize(("level", "gold"), [(1, 30), (3, 60), (9, 150)])
def test_gold_by_level_and_two_goals_to_choose_from(level: int, gold: int) -> None:
    gh = Gh("S S . .")
    gh.state.goals = list(gh.content.battle_goals)
    owner = join(gh.g, "harpooner", 0, level)
    figure = gh.state.figures["harpooner"]
    assert (owner.gold, owner.xp, len(owner.goals)) == (gold, 0, 2)
    assert figure.hp == figure.most_hp


@pytest.mark.rule("GH-SET-02", "GH-SPE-03")
def test_the_room_of_the_start_is_populated_and_nobody_in_it_is_news() -> None:
    marks = {"D": Mark(door="d"), "L": Mark(door="l", locked=True),
             "M": Mark(monster="imp", ranks=("normal",) * 3)}  # fmt: skip
    gh = Gh("M D S M L M", marks=marks)
    gh.hero(at=(2, 0))
    gh.hero("lamplighter", (2, 0))
    gh.kind("imp")
    gh.run(first_room.rule(gh.g))
    assert [(d.id, d.state) for d in gh.state.doors] == [("d", "closed"), ("l", "locked")]
    assert [gh.at(f) for f in gh.state.figures.values() if f.type == "imp"] == [(3, 0)]
    assert gh.state.turn.revealed == []


@pytest.mark.rule("GH-SET-13", "GH-SET-14", "GH-ITM-14")
def test_items_are_equipped_one_by_one_and_their_bad_cards_come_at_the_end() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    owner = gh.owner(hero)
    owner.gold = 30
    gh.item(hero, "mail", slot="body", price=10, when="turn", minus=2)
    owner.items.clear()
    gh.run(choose_item.rule(gh.g, 0), ["item:mail"])
    assert "pass" in gh.options()
    assert ([i.item for i in owner.items], owner.gold, len(owner.deck.draw)) == (["mail"], 20, 20)
    assert gh.run(choose_item.rule(gh.g, 0), ["pass"]) is BACK
    assert owner.deck.draw.count("minus") == 2


@pytest.mark.rule("GH-SET-14")
def test_bad_cards_are_shuffled_in() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.item(hero, "mail", slot="body", when="turn", minus=2)
    owner = gh.owner(hero)
    owner.deck.draw = ["+0", "+1"]
    gh.state.streams.stack("modifiers", 0, 0, 0)
    negative_cards(gh.g, owner)
    assert owner.deck.draw == ["+1", "minus", "minus", "+0"]


@pytest.mark.rule("GH-LUP-03", "GH-LUP-04", "GH-LUP-07")
def test_the_deck_of_who_is_built_is_shuffled_when_all_is_learned() -> None:
    gh = Gh()
    hero = gh.hero("harpooner", (0, 0), level=2)
    owner = gh.owner(hero)
    owner.pool = [c.id for c in gh.content.class_cards["harpooner"] if c.grade == 1]
    gh.state.streams.stack("modifiers", *[0] * 40)
    card = next(c.id for c in gh.content.class_cards["harpooner"] if c.grade == 2)
    gh.run(learn.rule(gh.g, 0, 2), [f"learn:{card}", "perk:0"])
    assert (owner.pool[-1], owner.perks) == (card, [0])
    made = modifier_deck(gh.content.classes["harpooner"], [0])
    assert owner.deck.draw == [*made[1:], made[0]], "each of these swaps moves the first one on"


@pytest.mark.rule("GH-SET-07")
def test_only_the_first_to_choose_clears_the_start_hexes() -> None:
    gh = Gh("S S .")
    gh.hero(at=(0, 0))
    two = gh.hero("lamplighter", (1, 0))
    gh.run(choose_start.rule(gh.g, 0), ["hex:0,0"])
    gh.run(choose_start.rule(gh.g, 1))
    assert gh.at(two) == (1, 0)
    assert gh.state.at == {gh.cell((0, 0)): "harpooner", gh.cell((1, 0)): "lamplighter"}


@pytest.mark.rule("GH-ITM-01", "GH-ITM-02", "GH-GEN-16", "GH-SHP-04")
def test_what_a_character_may_equip_outside_a_campaign() -> None:
    gh = Gh()
    hero, other = gh.hero(at=(0, 0), level=2), gh.hero("lamplighter", (0, 1))
    gh.content.items.clear()
    for name, price, prosperity, copies in (
        ("dear", 11, 1, 2), ("just", 10, 1, 2), ("later", 5, 3, 2), ("soon", 5, 2, 2),
        ("gone", 5, 1, 1), ("worn", 5, 1, 2), ("own", 99, 9, 1),
    ):  # fmt: skip
        gh.item(hero, name, price=price, prosperity=prosperity, copies=copies, when="turn")
    owner = gh.owner(hero)
    owner.gold = 10
    owner.items[:] = [i for i in owner.items if i.item == "worn"]
    owner.owned = ["worn", "own"]
    gh.owner(other).owned = ["gone"]
    assert choices(gh.g, owner) == ["just", "soon", "own"]


@pytest.mark.rule("GH-CHR-02", "GH-LUP-03", "GH-SET-16")
def test_a_ready_made_character_has_by_turns_the_first_and_second_card_of_each_level() -> None:
    gh = Gh()
    cards = gh.content.class_cards["harpooner"]
    first = [c.id for c in cards if c.grade == 1]
    assert ready_pool(cards, 1) == first
    for level in (2, 3, 4):
        own = [c.id for c in cards if c.level == level]
        assert len(own) == 2
        assert ready_pool(cards, level)[-1] == own[level % 2]
    assert len(ready_pool(cards, 4)) == len(first) + 3


@pytest.mark.rule("GH-LUP-04")
def test_a_ready_made_character_has_a_perk_for_each_level_above_the_first() -> None:
    gh = Gh()
    definition = gh.content.classes["harpooner"]
    boxes = [n for n, perk in enumerate(definition.perks) for _ in range(perk.boxes)]
    for level in (1, 2, 5, 9):
        assert ready_perks(definition, level) == boxes[: level - 1]


# ---- rounds


@pytest.mark.rule("GH-CRD-01", "GH-CRD-03")
@pytest.mark.parametrize(("hand", "discard", "most"), [(2, 0, 2), (0, 2, 1), (3, 2, 2)])
def test_two_cards_at_most_or_the_one_thing_that_is_left(
    hand: int, discard: int, most: int
) -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.cards(hero, hand)
    gh.cards(hero, discard, "discard")
    first = "long-rest" if not hand else "card:c-harpooner-hand-0 card:c-harpooner-hand-1"
    gh.run(choose_leading.rule(gh.g, 0), [first] if hand or discard > 2 else [])
    assert gh.owner(hero).resting is (hand == 0)
    if gh.asked:
        assert gh.asked[0].most == most


@pytest.mark.rule("GH-RND-03", "GH-CRD-04")
def test_rounds_are_counted_one_by_one() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.cards(hero, 2)
    gh.state.round = 4
    gh.run(start_round(gh.g))
    assert (gh.state.round, gh.owner(hero).exhausted) == (5, False)


@pytest.mark.rule("GH-EOR-03", "GH-EOR-04", "GH-ELE-13")
def test_what_monsters_consumed_is_forgotten_with_the_round() -> None:
    gh = Gh()
    gh.hero(at=(0, 0))
    gh.state.monsters.consumed["dummy"] = ["0.0"]
    tidy(gh.g)
    assert gh.state.monsters.consumed == {}


@pytest.mark.rule("GH-AMD-08", "GH-MON-10")
def test_a_deck_is_shuffled_whole_if_its_symbol_was_drawn() -> None:
    gh = Gh()
    deck = Deck(["+0", "+1"], ["x2", "-1"], True)
    gh.state.streams.stack("modifiers", 0, 0, 0)
    reshuffle(gh.g, deck, "modifiers")
    assert (deck.draw, deck.discard, deck.shuffle) == (["+1", "x2", "-1", "+0"], [], False)
    reshuffle(gh.g, deck, "modifiers")
    assert deck.draw == ["+1", "x2", "-1", "+0"]


@pytest.mark.rule("GH-EOR-04", "GH-MOV-10")
def test_who_flew_for_the_round_comes_down_at_its_end() -> None:
    gh = Gh(". . .", seats=1)
    hero = gh.hero(at=(1, 0))
    gh.tile("obstacle", (1, 0))
    gh.running(hero, Flying(), stays="round")
    gh.run(clean_up.rule(gh.g), ["hex:0,0"])
    assert gh.at(hero) == (0, 0)


@pytest.mark.rule("GH-EOR-06", "GH-SPE-02", "GH-END-01")
def test_a_goal_of_rounds_is_looked_at_after_what_the_end_of_the_round_brings() -> None:
    do = {"type": "hurt", "who": "characters", "value": 99}
    gh = Gh(goal={"type": "survive", "rounds": 2}, rules=[{"at": "round-end:2", "do": [do]}])
    gh.hero(at=(0, 0))
    gh.state.round = 2
    gh.state.turn.revealed.append("nobody")
    gh.run(end_of_round.rule(gh.g))
    assert (gh.outcome, gh.state.turn.revealed) == ("lost", [])


@pytest.mark.rule("GH-END-01", "GH-RND-03")
def test_what_was_settled_at_the_end_of_a_round_goes_before_its_number() -> None:
    do = {"type": "finish", "won": False}
    gh = Gh(goal={"type": "survive", "rounds": 2}, rules=[{"at": "looted:3", "do": [do]}])
    gh.hero(at=(0, 0))
    gh.state.round = 2
    gh.state.unsettled.append(Looted("3"))
    gh.run(end_of_round.rule(gh.g))
    assert gh.outcome == "lost"


@pytest.mark.rule("GH-INI-01", "GH-INI-02", "GH-SPE-07", "GH-MON-09")
@pytest.mark.parametrize(
    ("fields", "acts"), [({}, False), ({"attack": 2}, True), ({"move": 2}, True)]
)
def test_an_object_acts_if_it_can_move_or_attack(fields: dict[str, int], acts: bool) -> None:
    gh = Gh(objects=[GATE | {"initiative": 7} | fields])
    hero = gh.hero(at=(0, 0))
    gh.cards(hero, 2, "selected")
    gh.run(set_order(gh.g))
    assert [a.id for a in gh.state.order] == (["gate", "harpooner"] if acts else ["harpooner"])


@pytest.mark.rule("GH-ITM-03", "GH-INI-02", "GH-CON-14")
@pytest.mark.parametrize(
    ("plus", "initiative", "wanted"), [(-20, 30, 10), (-20, 15, 1), (60, 50, 99), (10, 50, 60)]
)
def test_an_item_changes_the_initiative_between_one_and_99(
    plus: int, initiative: int, wanted: int
) -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    for n in range(2):
        gh.card(hero, f"c{n}", initiative=initiative, to="selected")
    gh.item(hero, "turn-thing", when="turn", use="spent", initiative=plus)
    spent = gh.item(hero, "spent-thing", when="reveal", use="spent", initiative=plus)
    spent.state = "spent"
    watch = gh.item(hero, "watch", when="reveal", use="spent", initiative=plus)
    gh.run(set_order(gh.g), ["item:watch"])
    assert (gh.owner(hero).initiative, gh.state.order[0].initiative) == (wanted, wanted)
    assert watch.state == "spent"


@pytest.mark.rule("GH-ITM-03", "GH-INI-02")
@pytest.mark.parametrize(
    ("answer", "order"),
    [("pass", ["harpooner", "lamplighter"]), ("item:watch", ["lamplighter", "harpooner"])],
)
def test_who_changes_the_initiative_takes_the_turn_of_the_new_number(
    answer: str, order: list[str]
) -> None:
    gh = Gh(heroes=["harpooner", "lamplighter"])
    first, second = gh.state.figures["harpooner"], gh.state.figures["lamplighter"]
    for n in range(2):
        gh.card(first, f"first-{n}", initiative=30, to="selected")
        gh.card(second, f"second-{n}", initiative=40, to="selected")
    gh.item(second, "watch", when="reveal", use="spent", initiative=-20)
    gh.run(set_order(gh.g), [answer])
    assert [actor.id for actor in gh.state.order] == order


@pytest.mark.rule("GH-ITM-03", "GH-INI-07")
def test_who_rests_changes_no_initiative() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.owner(hero).resting = True
    gh.item(hero, "watch", when="reveal", use="spent", initiative=-20)
    gh.run(set_order(gh.g))
    assert gh.owner(hero).initiative == 99


# ---- turns


@pytest.mark.rule("GH-TRN-09", "GH-AMB-21")
def test_who_falls_while_its_turn_ends_ends_it_all_the_same() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0), hp=1)
    gh.hero("lamplighter", (3, 0))
    gh.turn(hero)
    gh.state.turn.infused.append("fire")
    damage = {"type": "harm", "value": 5, "who": "self"}
    bonuses = [{"type": "trigger", "at": "turn-end", "do": [damage]}]
    gh.item(hero, "thorn", when="worn", bonuses=bonuses)
    gh.run(end_turn(gh.g, hero))
    assert (gh.owner(hero).exhausted, gh.state.elements["fire"]) == (True, 2)
    assert (gh.state.turn.figure, gh.state.turn.acting) == ("", "")


@pytest.mark.rule("GH-TRN-01", "GH-TRN-07", "GH-TRN-11", "GH-SPE-05")
def test_what_an_action_brought_about_is_settled_before_the_next() -> None:
    rule = {"at": "marker:m", "do": [{"type": "elements", "elements": ["ice"]}]}
    gh = Gh(". . k . .", marks={"k": Mark(marker="m")}, rules=[rule])
    hero = gh.hero(at=(0, 0))
    gh.monster((4, 0))
    gh.card(hero, "walk", Action([Attack(1)]), Action([Move(2)]), to="selected")
    gh.turn(hero)
    gh.run(character_action.rule(gh.g, hero.id), ["bottom:walk", "hex:2,0"])
    assert gh.state.elements["ice"] == 2


@pytest.mark.rule("GH-TRN-07", "GH-TRN-01", "GH-MOV-10")
def test_who_puts_its_wings_away_over_an_obstacle_comes_down_at_once() -> None:
    gh = Gh(". . .", seats=1)
    hero = gh.hero(at=(1, 0))
    gh.tile("obstacle", (1, 0))
    gh.running(hero, Flying(), name="wings")
    gh.turn(hero)
    gh.run(character_action.rule(gh.g, hero.id), ["drop:wings", "hex:0,0"])
    assert (gh.at(hero), hero.hp) == ((0, 0), 10 - gh.state.trap_damage)


@pytest.mark.rule("GH-TRN-12", "GH-CON-10")
def test_who_dies_of_its_wound_has_no_turn_and_the_round_goes_on() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0), hp=1)
    gh.hero("lamplighter", (3, 0))
    hero.conditions["wound"] = 1
    gh.cards(hero, 2, "selected")
    for actor in gh.state.order:
        actor.done = True
    assert gh.run(character_turn.rule(gh.g, hero.id)) is BACK
    assert gh.owner(hero).exhausted


@pytest.mark.rule("GH-MON-07", "GH-MON-12")
def test_a_monster_that_dies_of_its_wound_has_no_turn_and_the_round_goes_on() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    foe = gh.monster((1, 0), number=1, hp=1)
    foe.conditions["wound"] = 1
    for actor in gh.state.order:
        actor.done = True
    assert gh.run(monster_turn.rule(gh.g, foe.id)) is BACK
    assert ("dummy-1" in gh.state.figures, hero.hp) == (False, 10)


@pytest.mark.rule("GH-AMB-14", "GH-SUM-09", "GH-LOO-03")
def test_summons_and_monsters_leave_coins_where_they_end_their_turn() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    for figure in (gh.summon(hero, (1, 0)), gh.monster((3, 0))):
        gh.state.coins = {figure.cell: 1}
        gh.turn(figure)
        gh.run(close_turn(gh.g, figure))
        assert gh.state.coins == {figure.cell: 1}
        assert gh.owner(hero).coins == 0


@pytest.mark.rule("GH-AMB-14", "GH-TRN-09")
def test_plates_come_before_infusions() -> None:
    do = {"type": "elements", "elements": ["fire"]}
    gh = Gh("P . .", marks={"P": Mark(plate="x")},
            rules=[{"at": "plate:x", "do": [do, {"type": "spawn", "monster": "imp", "spot": "s",
                    "ranks": ["normal", "normal", "normal"]}]}])  # fmt: skip
    hero = gh.hero(at=(0, 0))
    gh.turn(hero)
    gh.state.turn.infused.append("ice")
    gh.run(close_turn(gh.g, hero))
    told = [line.rule for line in gh.log]
    assert told.index("GH-SPE-09") < told.index("GH-ELE-02")
    assert (gh.state.elements["fire"], gh.state.elements["ice"]) == (2, 2)


@pytest.mark.rule("GH-SUM-04", "GH-SUM-06", "GH-SUM-07", "GH-MOT-04", "GH-INI-03")
def test_who_has_acted_or_was_summoned_this_round_waits_for_the_next() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.state.round = 3
    one, done, new = (gh.summon(hero, (n, 1)) for n in (0, 1, 2))
    done.acted, new.born = 3, 3
    assert [next_actor(gh.g) for _ in range(3)] == [one.id, hero.id, ""]
    a, b, c, d = (gh.monster((n, 3), number=n + 1) for n in range(4))
    b.acted = 3
    c.came, c.born = "summoned", 3
    d.came, d.born = "summoned", 2
    gh.state.order = [Actor("dummy", 20, "monster")]
    assert [next_actor(gh.g) for _ in range(3)] == [a.id, d.id, ""]


@pytest.mark.rule("GH-ITM-03", "GH-TRN-07")
def test_items_between_the_parts_of_an_action_or_none() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.hp = 3
    heal = {"type": "heal", "value": 2, "who": "self"}
    for name in ("one", "two"):
        gh.item(hero, name, when="turn", use="consumed", abilities=[heal])
    gh.turn(hero)
    gh.run(between(gh.g, Act(hero, seat=0), gh.owner(hero)), ["item:one", "pass"])
    assert gh.options(0) == ["item:one", "item:two", "pass"]
    assert (hero.hp, [i.state for i in gh.owner(hero).items]) == (5, ["consumed", "ready"])


@pytest.mark.rule("GH-TRN-02", "GH-TRN-05", "GH-TRN-10", "GH-TRN-04")
def test_items_are_asked_about_between_two_parts_and_not_before_the_first() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.hp = 3
    heal = {"type": "heal", "value": 2, "who": "self"}
    gh.item(hero, "salve", when="turn", use="consumed", abilities=[heal])
    gh.card(hero, "two", Action([Heal(1, who="self"), Heal(1, who="self")], xp=1), to="selected")
    gh.turn(hero)
    owner = gh.owner(hero)
    gh.run(play_half(gh.g, owner, hero, "two", "top", default=False), ["pass"])
    assert (hero.hp, owner.discard, owner.xp) == (5, ["two"], 1)
    gh.card(hero, "lone", Action([Heal(1, who="self")], xp=1), to="selected")
    gh.run(play_half(gh.g, owner, hero, "lone", "top", default=False))
    assert (hero.hp, owner.xp) == (6, 2)
    gh.card(hero, "plain", Action([Heal(9, who="self")], xp=5, lost=True), to="selected")
    gh.run(play_half(gh.g, owner, hero, "plain", "top", default=True))
    assert (hero.hp, owner.xp, owner.discard[-1], owner.lost) == (6, 2, "plain", [])


@pytest.mark.rule("GH-CRD-09", "GH-CRD-08", "GH-CRD-07", "GH-SUM-03", "GH-TRN-10")
@pytest.mark.parametrize(
    ("action", "stands", "zone"),
    [
        (Action([Shield(1)], stays="round"), False, "active"),
        (Action([Shield(1)]), False, "discard"),
        (Action([Summon("lamp-boy")], stays="persistent"), True, "active"),
        (Action([Summon("lamp-boy")], stays="persistent", lost=True), False, "lost"),
        (Action([Heal(1)], stays="persistent"), False, "discard"),
        (Action([Heal(1)], lost=True), False, "lost"),
    ],
)
def test_where_a_card_goes(action: Action, stands: bool, zone: str) -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.monster((3, 0))
    gh.card(hero, "it", action, to="")
    if stands:
        gh.summon(hero, (1, 0), card="it")
    owner = gh.owner(hero)
    put_away(gh.g, owner, "it", "top", True)
    zones = {"active": [a.card for a in owner.active], "discard": owner.discard, "lost": owner.lost}
    assert {name for name, cards in zones.items() if cards} == {zone}


# ---- rests, the end


@pytest.mark.rule("GH-AMB-19")
def test_active_cards_taken_back_lie_in_the_discard_pile() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.running(hero, HealBonus(1), name="on")
    gh.running(hero, HealBonus(1), name="stays")
    gh.cards(hero, 2, "discard")
    owner = gh.owner(hero)
    gh.run(take_back_active(gh.g, owner), ["card:on"])
    assert (owner.discard[2:], [a.card for a in owner.active]) == (["on"], ["stays"])


@pytest.mark.rule("GH-AMB-19", "GH-RST-03", "GH-RST-04")
@pytest.mark.parametrize(("lying", "answers"), [(1, ["pass"]), (2, ["card:on", "pass"])])
def test_a_short_rest_takes_active_cards_back_first(lying: int, answers: list[str]) -> None:
    """With one card in the pile it must come back, with two it may."""
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.running(hero, HealBonus(1), name="on")
    gh.cards(hero, lying, "discard")
    owner = gh.owner(hero)
    gh.run(short_rest(gh.g, hero), answers)
    assert (len(owner.lost), len(owner.hand), owner.discard, owner.active) == (1, lying, [], [])


@pytest.mark.rule("GH-RST-03", "GH-RST-02", "GH-STA-06", "GH-BON-02")
def test_a_short_rest_is_counted_and_noticed() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.cards(hero, 2, "discard")
    hero.hp = 4
    gh.running(hero, Trigger("short-rest", [Heal(2, who="self")]), lost=True)
    gh.run(short_rest(gh.g, hero), ["pass"])
    deeds = gh.owner(hero).deeds
    assert (deeds["short-rests"], deeds["rests"], hero.hp) == (1, 1, 6)


@pytest.mark.rule("GH-RST-04", "GH-AMB-52")
def test_the_card_set_aside_is_kept_and_another_is_lost() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.cards(hero, 3, "discard")
    owner = gh.owner(hero)
    gh.state.streams.stack("short-rest", 0, 0)
    gh.run(short_rest(gh.g, hero), ["keep", "suffer"])
    assert (owner.lost, owner.selected, hero.hp) == (["c-harpooner-discard-1"], [], 9)
    assert sorted(owner.hand) == ["c-harpooner-discard-0", "c-harpooner-discard-2"]


@pytest.mark.rule("GH-END-04", "GH-ITM-12", "GH-AMD-10", "GH-END-05")
def test_items_and_sleeves_are_as_before_when_a_scenario_is_over() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    item = gh.item(hero, "coat", when="worn", use="spent", circles=3)
    item.state, item.used = "spent", 2
    owner = gh.owner(hero)
    owner.sleeve = ["+1"]
    put_back(gh.g)
    assert (item.state, item.used, owner.sleeve, owner.deck.discard) == ("ready", 0, [], ["+1"])


@pytest.mark.rule("GH-END-06", "GH-AMB-39")
def test_every_battle_goal_goes_back_to_its_deck_and_none_stays_with_a_character() -> None:
    gh = Gh(heroes=["harpooner", "lamplighter"])
    gh.state.goals = ["three"]
    for owner, goal in zip(gh.state.characters, ("one", "two"), strict=True):
        owner.goals = [goal]
    put_back(gh.g)
    assert sorted(gh.state.goals) == ["one", "three", "two"]
    assert [owner.goals for owner in gh.state.characters] == [[], []]


# ---- what the players decide


@pytest.mark.rule("GH-AMB-51", "GH-MOT-08")
@pytest.mark.parametrize("seats", [1, 2])
def test_between_two_there_is_a_choice_and_one_decides_itself(seats: int) -> None:
    gh = Gh(seats=seats)
    two = [figure_option("a"), figure_option("b")]
    assert gh.run(untie(gh.g, two[:1], "ask-focus", "GH-FOC-08")) == "a"
    assert not gh.asked
    assert gh.run(untie(gh.g, two, "ask-focus", "GH-FOC-08"), [(seats - 1, "figure:b")]) == "b"
    assert gh.run(players_choose(gh.g, two[1:], "ask-curse", "GH-CON-20")) == "b"
    agreed = [(0, "figure:b"), *([(1, "agree")] if seats == 2 else [])]
    assert gh.run(players_choose(gh.g, two, "ask-curse", "GH-CON-20"), agreed) == "b"


@pytest.mark.rule("GH-TRN-05", "GH-MOT-08")
def test_a_player_is_asked_for_the_own_figure_and_anyone_for_a_monster() -> None:
    gh = Gh(seats=2)
    two = [figure_option("a"), figure_option("b")]
    assert gh.run(decide(gh.g, 1, two, "ask-kill", "GH-TRN-05"), [(1, "figure:a")]) == "a"
    assert {asked.seat for asked in gh.asked} == {1}
    assert gh.run(decide(gh.g, None, two, "ask-kill", "GH-MOT-08"), [(0, "figure:a")]) == "a"


@pytest.mark.rule("GH-REV-06", "GH-MON-13")
def test_an_empty_deck_of_monster_cards_is_its_discards_in_another_order() -> None:
    gh = Gh()
    gh.hero(at=(0, 0))
    gh.kind("imp", [Move(0)], [Attack(0)], [Move(1)])
    gh.monster((2, 0), "imp")
    monsters = gh.state.monsters
    monsters.drawn.clear()
    monsters.decks["imp"] = Deck([], ["0", "1", "2"])
    gh.state.streams.stack("monster-cards", 0, 0)
    draw_missing(gh.g)
    assert (monsters.drawn["imp"], monsters.decks["imp"].draw) == ("0", ["1", "2"])


@pytest.mark.rule("GH-CON-07", "GH-ELE-02")
def test_an_infusion_of_a_turn_is_strong_at_its_end() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.perform(hero, Infuse(["air"]))
    assert gh.state.elements["air"] == 0
    gain(gh.g, hero, "muddle")
    gh.run(close_turn(gh.g, hero))
    assert (gh.state.elements["air"], "muddle" in hero.conditions) == (2, True)


@pytest.mark.rule("GH-END-01")
def test_a_goal_that_is_no_goal_of_rounds_is_looked_at_too() -> None:
    gh = Gh()
    gh.hero(at=(0, 0))
    at_round_end(gh.g)
    assert gh.outcome == "won"


@pytest.mark.rule("GH-SPE-06")
def test_one_object_that_stands_is_not_destroyed() -> None:
    gh = Gh("O . .", marks={"O": Mark(object="gate")}, objects=[GATE])
    gh.hero(at=(1, 0))
    gh.hero("lamplighter", (2, 0))
    assert not reaches(gh.g, False, Destroy("gate"))
    gh.state.fallen["gate"] = 1
    assert reaches(gh.g, False, Destroy("gate"))


@pytest.mark.rule("GH-EOR-05", "GH-RST-03")
@pytest.mark.parametrize(("cards", "exhausted"), [(1, False), (2, True)])
def test_who_has_too_few_cards_or_is_exhausted_takes_no_short_rest(
    cards: int, exhausted: bool
) -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.cards(hero, cards, "discard")
    gh.owner(hero).exhausted = exhausted
    assert gh.run(rest_or_not.rule(gh.g, 0)) is BACK
    assert (len(gh.owner(hero).discard), gh.asked) == (cards, [])


@pytest.mark.rule("GH-MOT-08", "GH-INI-06", "GH-AMB-51")
@pytest.mark.parametrize(("seats", "seat"), [(1, 0), (2, 1), (3, 2)])
def test_a_tie_may_be_decided_by_any_seat(seats: int, seat: int) -> None:
    gh = Gh(seats=seats)
    two = [figure_option("a"), figure_option("b")]
    assert gh.run(untie(gh.g, two, "ask-focus", "GH-FOC-08"), [(seat, "figure:b")]) == "b"
    assert [(asked.seat, asked.formal) for asked in gh.asked] == [(seat, True)]
