"""Further clauses of the rules of a scenario, one by one."""

import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.box.effects import Move
from waystone.games.gloomhaven.box.moments import DoorOpened, PlateHeld
from waystone.games.gloomhaven.box.scenario import Destroy, Mark
from waystone.games.gloomhaven.checks.testing import At, Gh
from waystone.games.gloomhaven.rules.monsters.brain import Brain
from waystone.games.gloomhaven.rules.scenario.equipment import fits
from waystone.games.gloomhaven.rules.scenario.initiative import set_order
from waystone.games.gloomhaven.rules.scenario.rooms import lay, open_door, spawn
from waystone.games.gloomhaven.rules.scenario.set_up import choose_start
from waystone.games.gloomhaven.rules.scenario.settle import settle
from waystone.games.gloomhaven.rules.scenario.special import at_round_end, look, reaches
from waystone.games.gloomhaven.rules.scenario.steps import a_round, finish
from waystone.games.gloomhaven.rules.scenario.turns import queue_late
from waystone.games.gloomhaven.shown.aims import struck_back
from waystone.games.gloomhaven.shown.view import view
from waystone.games.gloomhaven.table.state import Actor
from waystone.kernel.game import Setup
from waystone.testing import Bench

GATE = {"id": "gate", "name": {}, "icon": "x", "hp": 5}


@pytest.mark.rule("GH-SET-13", "GH-EX-38")
@pytest.mark.parametrize(
    ("worn", "level", "slot", "room"),
    [
        ([], 1, "hand", True),
        (["hand"], 1, "hand", True),
        (["hand", "hand"], 1, "hand", False),
        (["hands"], 1, "hand", False),
        ([], 1, "hands", True),
        (["hand"], 1, "hands", False),
        (["hands"], 1, "hands", False),
        ([], 1, "small", True),
        (["small"], 2, "small", False),
        (["small"], 3, "small", True),
        (["small", "small"], 4, "small", False),
        (["small", "small"], 5, "small", True),
        ([], 1, "head", True),
        (["head"], 1, "head", False),
        (["head"], 1, "body", True),
        (["legs"], 9, "legs", False),
    ],
)
def test_what_there_is_room_for(worn: list[str], level: int, slot: str, room: bool) -> None:
    gh = Gh()
    hero = gh.hero(level=level)
    for n, one in enumerate(worn):
        gh.item(hero, f"worn-{n}", slot=one, when="turn")
    gh.item(hero, "new", slot=slot, when="turn")
    owner = gh.owner(hero)
    owner.items.pop()
    assert fits(gh.g, owner, "new") is room


@pytest.mark.rule("GH-SPE-06")
def test_all_objects_that_stand_for_this_party_must_fall() -> None:
    marks = {"O": Mark(object="gate"), "T": Mark(object="gate", counts=(False, True, True))}
    gh = Gh("O T O .", marks=marks, objects=[GATE])
    gh.hero(at=(3, 0))
    gh.hero("lamplighter", (1, 0))
    for fallen, reached in ((0, False), (1, False), (2, True)):
        gh.state.fallen["gate"] = fallen
        assert reaches(gh.g, False, Destroy("gate")) is reached


@pytest.mark.rule("GH-END-01", "GH-AMB-22")
def test_what_must_not_fall_loses_the_scenario_unless_it_is_decided() -> None:
    gh = Gh(goal={"type": "survive", "rounds": 3}, objects=[GATE],
            losses=[{"type": "object-dies", "object": "gate"}])  # fmt: skip
    gh.hero()
    look(gh.g)
    assert gh.outcome == ""
    gh.state.fallen["gate"] = 1
    look(gh.g)
    assert gh.outcome == "lost"
    gh.state.outcome = "won"
    look(gh.g)
    assert gh.outcome == "won"


@pytest.mark.rule("GH-END-01", "GH-RND-03")
@pytest.mark.parametrize(("rounds", "outcome"), [(2, ""), (3, "lost")])
def test_rounds_that_pass_lose_a_scenario(rounds: int, outcome: str) -> None:
    gh = Gh(losses=[{"type": "rounds", "rounds": 3}])
    gh.hero()
    gh.monster((3, 0))
    gh.state.round = rounds
    at_round_end(gh.g)
    assert gh.outcome == outcome


@pytest.mark.rule("GH-SPE-11", "GH-HEA-03")
def test_a_special_rule_mends_the_monsters_it_names_and_charges_elements() -> None:
    do = [
        {"type": "mend", "monster": "dummy", "value": "L"},
        {"type": "elements", "elements": ["fire"]},
    ]
    gh = Gh(level=2, rules=[{"at": "plate:x", "do": do}])
    gh.hero()
    gh.kind("imp")
    one, other = gh.monster((1, 0)), gh.monster((2, 0), "imp")
    one.hp = other.hp = 3
    gh.state.unsettled.append(PlateHeld("x"))
    gh.run(settle(gh.g))
    assert (one.hp, other.hp) == (5, 3)
    assert gh.state.elements["fire"] == 2


@pytest.mark.rule("GH-SPE-01", "GH-REV-06")
def test_a_type_that_is_spawned_draws_its_card() -> None:
    gh = Gh(". . . .")
    gh.hero()
    gh.kind("imp", standees=1)
    gh.state.monsters.drawn.clear()
    made = gh.run(spawn(gh.g, "imp", "elite", gh.cell((2, 0))))
    assert made is not None
    assert (made.rank, made.came, gh.state.monsters.drawn) == ("elite", "spawned", {"imp": "0"})
    assert gh.run(spawn(gh.g, "imp", "normal", gh.cell((3, 0)))) is None, "no standee is left"
    assert gh.run(spawn(gh.g, "dummy", "none", gh.cell((3, 0)))) is None


@pytest.mark.rule("GH-REV-01", "GH-OVL-01")
def test_what_waits_for_a_door_hears_of_it() -> None:
    gh = Gh(". . d . .", marks={"d": Mark(door="x")})
    gh.run(open_door(gh.g, gh.state.doors[0], gh.hero(at=(0, 0))))
    assert gh.state.unsettled == [DoorOpened("x")]


@pytest.mark.rule("GH-OVL-05", "GH-REV-02", "GH-SET-02")
def test_what_a_mark_lays_on_its_hex() -> None:
    gh = Gh(". . . . .", objects=[GATE])
    gh.hero(at=(0, 0))
    gh.hero("lamplighter", (1, 0))
    cell = gh.cell((3, 0))
    lay(gh.g, cell, Mark(tile="corridor"))
    assert (gh.state.tiles, gh.state.coins, gh.state.treasures, gh.state.traps) == ({}, {}, {}, {})
    lay(gh.g, cell, Mark(tile="difficult", coins=2, treasure=7))
    assert gh.state.tiles == {cell: "difficult"}
    assert (gh.state.coins, gh.state.treasures) == ({cell: 2}, {cell: "treasure:7"})
    lay(gh.g, cell, Mark(goal="crown"))
    assert gh.state.treasures == {cell: "goal:crown"}
    lay(gh.g, cell, Mark(object="gate", counts=(False, True, True)))
    assert "gate-1" not in gh.state.figures
    lay(gh.g, cell, Mark(object="gate", counts=(True, False, False)))
    assert gh.state.figures["gate-1"].hp == 5


@pytest.mark.rule("GH-SET-07")
def test_who_chooses_first_may_take_the_start_hex_of_another() -> None:
    gh = Gh("S S .")
    one, two = gh.hero(at=(0, 0)), gh.hero("lamplighter", (1, 0))
    gh.run(choose_start.rule(gh.g, 0), ["hex:1,0"])
    assert gh.options() == ["hex:0,0", "hex:1,0"]
    gh.run(choose_start.rule(gh.g, 1))
    assert (gh.at(one), gh.at(two)) == ((1, 0), (0, 0))


@pytest.mark.rule("GH-END-02", "GH-END-04")
def test_at_the_end_one_is_paid_and_everything_goes_back() -> None:
    gh = Gh(level=1)
    hero = gh.hero()
    owner = gh.owner(hero)
    owner.coins = 3
    cards = gh.cards(hero, 2, "lost")
    gh.state.outcome = "lost"
    finish(gh.g)
    assert (owner.gold, owner.lost, owner.hand) == (6, [], cards)


@pytest.mark.rule("GH-INI-04", "GH-INI-06", "GH-INI-02")
def test_ties_are_the_players_to_decide_one_place_after_the_other() -> None:
    gh = Gh(seats=1)
    gh.hero(at=(0, 0))
    for n, name in enumerate(("imp", "rat", "toad")):
        gh.kind(name, initiative=20)
        gh.monster((n + 1, 1), name)
    gh.owner("harpooner").resting = True
    gh.run(set_order(gh.g), ["figure:rat", "figure:toad"])
    assert [actor.id for actor in gh.state.order] == ["rat", "toad", "imp", "harpooner"]
    assert gh.state.monsters.ties == [], "they share no deck and may be asked for again"


@pytest.mark.rule("GH-REV-07", "GH-REV-08", "GH-SPE-02")
@pytest.mark.parametrize(("initiative", "late"), [(49, True), (50, False), (51, False)])
def test_who_comes_in_a_turn_acts_at_once_if_it_is_faster(initiative: int, late: bool) -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0), initiative=50)
    gh.kind("imp", initiative=initiative)
    foe = gh.monster((3, 0), "imp")
    gh.state.order = [Actor(hero.id, 50, "character", done=True)]
    gh.turn(hero)
    gh.state.turn.revealed.append(foe.id)
    gh.run(queue_late(gh.g))
    assert gh.state.acting == ([foe.id] if late else [])
    assert [(a.id, a.done) for a in gh.state.order if a.kind == "monster"] == [("imp", late)]
    assert gh.state.turn.revealed == []


@pytest.mark.rule("GH-VAR-07", "GH-VAR-09", "GH-EXH-02", "GH-CRD-04")
@pytest.mark.parametrize(("attack", "dead"), [(9, True), (1, False)])
def test_for_those_who_can_play_no_more_the_round_is_played_out(attack: int, dead: bool) -> None:
    """P. 50: a scenario that is lost is played to the end of the round; whoever is not dead by then
    has survived. The characters are exhausted at the start of a round, and still stand there."""
    gh = Gh(variants=["permanent-death"], seats=1)
    hero, far = gh.hero(at=(0, 0), hp=5), gh.hero("sexton", (5, 4), hp=5)
    gh.kind("ogre", attack=attack)
    gh.monster((1, 0), "ogre")
    gh.state.monsters.drawn.clear()
    gh.state.monsters.decks["ogre"].draw = ["0"]
    bench = Bench(GAME, gh.content, Setup(1, 1, "scenario", "test"), gh.state, a_round())
    assert bench.over
    state = bench.session.state
    assert (state.outcome, state.round) == ("lost", 2)
    assert [c.exhausted for c in state.characters] == [True, True]
    assert [c.dead for c in state.characters] == [dead, False]
    assert (hero.id in state.figures, far.id in state.figures) == (not dead, True)


@pytest.mark.rule("GH-CRD-04", "GH-EXH-05")
def test_without_the_variant_there_is_nobody_to_play_it_for() -> None:
    gh = Gh(seats=1)
    gh.hero(at=(0, 0))
    gh.kind("ogre")
    gh.monster((1, 0), "ogre")
    bench = Bench(GAME, gh.content, Setup(1, 1, "scenario", "test"), gh.state, a_round())
    assert bench.over
    assert bench.session.state.outcome == "lost"
    assert bench.said("turn-began") == []


@pytest.mark.rule("GH-INI-06", "GH-REV-06")
def test_a_tie_is_decided_once_and_again_only_with_who_comes_into_it() -> None:
    """P. 18: the players decide the order of types whose initiative is the same."""
    gh = Gh()
    hero = gh.hero(at=(0, 0), initiative=50)
    for n, (name, initiative) in enumerate((("imp", 20), ("rat", 20), ("toad", 80), ("elk", 80))):
        gh.kind(name, initiative=initiative)
        gh.monster((n + 1, 2), name)
    gh.kind("owl", initiative=60)
    gh.state.order = [
        Actor("rat", 20, "monster", done=True), Actor("imp", 20, "monster", done=True),
        Actor(hero.id, 50, "character", done=True),
        Actor("toad", 80, "monster"), Actor("elk", 80, "monster"),
    ]  # fmt: skip
    gh.turn(hero)
    gh.state.turn.revealed.append(gh.monster((3, 0), "owl").id)
    gh.run(queue_late(gh.g))
    assert [a.id for a in gh.state.order] == ["rat", "imp", hero.id, "owl", "toad", "elk"]
    gh.kind("crab", initiative=80)
    gh.state.turn.revealed.append(gh.monster((4, 0), "crab").id)
    gh.run(queue_late(gh.g), ["figure:toad", "figure:crab"])
    assert [a.id for a in gh.state.order][3:] == ["owl", "toad", "crab", "elk"]
    gh.kind("newt", initiative=20)
    gh.state.turn.revealed.append(gh.monster((5, 0), "newt").id)
    gh.run(queue_late(gh.g))
    assert [a.id for a in gh.state.order][:3] == ["rat", "imp", "newt"]


@pytest.mark.rule("GH-INI-06", "GH-INI-02", "GH-REV-06")
@pytest.mark.parametrize("first", ["crab", "toad"])
def test_of_two_types_that_tie_the_players_say_which_goes_first(first: str) -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0), initiative=50)
    gh.kind("toad", initiative=80)
    gh.monster((1, 2), "toad")
    gh.kind("crab", initiative=80)
    gh.state.order = [Actor(hero.id, 50, "character", done=True), Actor("toad", 80, "monster")]
    gh.turn(hero)
    gh.state.turn.revealed.append(gh.monster((4, 0), "crab").id)
    gh.run(queue_late(gh.g), [f"figure:{first}"])
    assert [a.id for a in gh.state.order][1:] == sorted(["crab", "toad"], reverse=first == "toad")


@pytest.mark.rule("GH-INI-06", "GH-SPE-02")
def test_with_who_has_acted_there_is_no_tie_to_decide() -> None:
    gh = Gh()
    gh.hero(at=(0, 0), initiative=50)
    gh.kind("toad", initiative=80)
    toad = gh.monster((1, 2), "toad")
    gh.state.order = [Actor("harpooner", 50, "character", done=True)]
    gh.state.order.append(Actor("toad", 80, "monster", done=True))
    gh.kind("crab", initiative=80)
    gh.turn(toad)
    gh.state.turn.revealed.append(gh.monster((4, 0), "crab").id)
    gh.run(queue_late(gh.g))
    assert [(a.id, a.done) for a in gh.state.order][1:] == [("toad", True), ("crab", False)]


@pytest.mark.rule("GH-MMV-01", "GH-FOC-03", "GH-MMV-11")
@pytest.mark.parametrize(("value", "points"), [(1, 3), (-1, 1), (-3, 0)])
def test_a_move_adds_to_the_statistics_and_never_falls_below_nothing(
    value: int, points: int
) -> None:
    gh = Gh()
    gh.hero()
    foe = gh.monster((3, 0), move=2)
    profile = Brain(gh.g, foe).profile(None, Move(value))
    assert (profile.move, profile.targets) == (points, 0)


@pytest.mark.rule("GH-BON-10")
@pytest.mark.parametrize(("at", "damage"), [((1, 0), 5), ((2, 0), 3), ((3, 0), 0)])
def test_it_is_told_what_strikes_back_from_here(at: At, damage: int) -> None:
    gh = Gh()
    hero, foe = gh.hero(at=(0, 0)), gh.monster(at)
    foe.retaliates = {0: 2, 2: 3}
    told = struck_back(gh.g, hero, foe, GAME.text("en", gh.content))
    assert told == (f"Strikes back for {damage} if it survives." if damage else "")


@pytest.mark.rule("GH-END-10", "GH-CMP-04")
def test_the_conclusion_is_read_when_the_scenario_is_won() -> None:
    gh = Gh(introduction={"en": "Before."}, conclusion={"en": "After."})
    gh.hero()
    text = GAME.text("en", gh.content)
    for outcome, read in (("", ["Before."]), ("lost", ["Before."]), ("won", ["Before.", "After."])):
        gh.state.outcome = outcome  # type: ignore[assignment]
        pages = view(gh.state, gh.content, 0, text).pages
        assert [line for page in pages for line in page.paragraphs] == read
        text = GAME.text("en", gh.content)
