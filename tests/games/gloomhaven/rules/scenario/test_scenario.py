"""Set-up, levels, rounds, clean-up, special rules, the end, variants, hidden information."""

from typing import Any

import msgspec
import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.box.classes import STANDARD_DECK
from waystone.games.gloomhaven.box.effects import Attack, Heal, Move
from waystone.games.gloomhaven.box.lasting import Shield
from waystone.games.gloomhaven.box.layout import drawn
from waystone.games.gloomhaven.box.moments import PlateHeld
from waystone.games.gloomhaven.box.scenario import Mark
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.conditions import gain
from waystone.games.gloomhaven.rules.actions.damage import exhaust, suffer
from waystone.games.gloomhaven.rules.actions.movement import enter
from waystone.games.gloomhaven.rules.monsters.brain import initiative_ranks
from waystone.games.gloomhaven.rules.monsters.turns import act_as_monster
from waystone.games.gloomhaven.rules.scenario.clean_up import GOLD, bonus_xp, put_back, spoils
from waystone.games.gloomhaven.rules.scenario.equipment import (
    modifier_deck,
    negative_cards,
    ready_pool,
)
from waystone.games.gloomhaven.rules.scenario.goals import met
from waystone.games.gloomhaven.rules.scenario.laying_out import bare, lay_out, recommended
from waystone.games.gloomhaven.rules.scenario.rooms import place_object, spawn
from waystone.games.gloomhaven.rules.scenario.set_up import first_room
from waystone.games.gloomhaven.rules.scenario.settle import settle
from waystone.games.gloomhaven.rules.scenario.special import fire_round_rules, reaches, step_on
from waystone.games.gloomhaven.rules.scenario.steps import (
    clean_up,
    end_of_round,
    finish,
    rest_or_not,
    the_end,
)
from waystone.games.gloomhaven.rules.scenario.turns import close_turn
from waystone.games.gloomhaven.shown.hidden import redeal
from waystone.games.gloomhaven.shown.view import view
from waystone.games.gloomhaven.table.map import layout
from waystone.games.gloomhaven.table.state import Actor, Figure, State
from waystone.kernel.game import Setup
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session
from waystone.kernel.step import BACK, End
from waystone.kernel.text import Wordless

OPEN = [". . . . . ."] * 4


def session(seats: int = 2, scenario: str = "low-tide", **choices: Any) -> Session:
    variants = choices.pop("variants", [])
    return Session.new(GAME, Setup(seats, 5, "", scenario, variants, choices), "step")


def play_to(session: Session, prompt: str) -> Session:
    """Answer with the first option until a question is put."""
    while True:
        question = session.questions()[0]
        if question.prompt == prompt:
            return session
        key = question.options[0].key
        if question.kind == "many":
            key = " ".join(o.key for o in question.options[: question.least]) or "none"
        session.answer(question.seat, key)


# ---- GEN


@pytest.mark.rule("GH-GEN-01", "GH-VAR-01", "GH-AMB-01")
@pytest.mark.parametrize(("seats", "wanted"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_two_to_four_characters_for_one_to_four_people(seats: int, wanted: int) -> None:
    state: State = play_to(session(seats), "ask-hand").state
    assert len(state.characters) == wanted
    assert {c.seat for c in state.characters} == set(range(seats))
    assert len(play_to(session(1, characters="4"), "ask-hand").state.characters) == 4


@pytest.mark.rule("GH-GEN-03", "GH-GEN-04")
def test_a_class_is_played_once_and_must_be_open() -> None:
    found = session(2)
    classes = {o.key for o in found.questions()[0].options}
    assert classes == {f"class:{c.id}" for c in found.content.classes.values() if not c.locked}
    assert len(classes) >= 6
    found.answer(0, "class:harpooner")
    assert "class:harpooner" not in [o.key for o in found.questions()[0].options]


@pytest.mark.rule("GH-GEN-14")
def test_rounding() -> None:
    gh = Gh(level=3)
    hero = gh.hero("harpooner", (0, 0))
    assert recommended([3, 2], "normal") == 2
    gh.tile("hazard", (1, 0))
    gh.run(enter(gh.g, hero, gh.cell((1, 0)), light=False))
    assert hero.hp == 10 - 5 // 2


@pytest.mark.rule("GH-GEN-15")
def test_the_text_of_a_card_goes_before_the_rules() -> None:
    """A ranged attack of a monster whose card says melee is melee."""
    gh = Gh(*OPEN)
    hero = gh.hero("harpooner", (1, 1))
    gh.kind("archer", [Attack(melee=True)], range=4)
    gh.modifiers(None, "+1", "-1")
    monster = gh.monster((2, 1), "archer")
    gh.turn(monster)
    gh.run(act_as_monster(gh.g, monster))
    assert hero.hp == 7


# ---- SET


@pytest.mark.rule("GH-SET-01")
def test_the_order_of_set_up() -> None:
    found = session(2)
    seen = []
    while found.state.round == 0:
        question = found.questions()[0]
        if question.prompt not in seen:
            seen.append(question.prompt)
        key = question.options[0].key if question.prompt != "ask-item" else "pass"
        if question.kind == "many":
            key = " ".join(o.key for o in question.options[: question.least])
        found.answer(question.seat, key)
    assert seen == ["ask-class", "ask-goal", "ask-item", "ask-hand", "ask-start"]


@pytest.mark.rule("GH-SET-02", "GH-SET-03", "GH-SET-08", "GH-SET-23", "GH-SET-05")
def test_the_first_room_and_the_decks() -> None:
    found = play_to(session(4), "ask-goal")
    state: State = found.state
    monsters = [f for f in state.figures.values() if f.kind == "monster"]
    chart = drawn(found.content.scenarios["low-tide"])
    marks = [chart.marks[cell] for cell in chart.rooms[0]]
    wanted = sorted((m.monster, m.ranks[2]) for m in marks if m.monster and m.ranks[2] != "none")
    assert sorted((f.type, f.rank) for f in monsters) == wanted
    assert wanted
    assert set(state.monsters.decks) == {"tidewatch", "smuggler", "drowned"}
    for deck in state.monsters.decks.values():
        assert sorted(deck.draw) == [str(n) for n in range(8)]
    decks = [state.monsters.deck.draw, *(c.deck.draw for c in state.characters)]
    assert all(sorted(deck) == sorted(STANDARD_DECK) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == len(decks)


@pytest.mark.rule("GH-SET-07")
def test_any_empty_start_hex() -> None:
    found = play_to(session(2), "ask-start")
    first = found.questions()[0].options[3]
    found.answer(0, first.key)
    second = found.questions()[0]
    assert first.key not in [o.key for o in second.options]
    assert found.state.figures[found.state.characters[0].id].cell == first.value


@pytest.mark.rule("GH-SET-03", "GH-SET-08")
def test_all_decks_of_a_scenario_are_shuffled() -> None:
    content = GAME.load_content()[0]
    scenario = next(iter(content.scenarios))
    orders: dict[str, set[tuple[str, ...]]] = {}
    for seed in range(20):
        state = bare(Streams(seed), [], 2, 2)
        lay_out(state, content, scenario, 1, 0, ["a", "b", "c", "d"])
        decks = {"goals": state.goals, "modifiers": state.monsters.deck.draw}
        decks |= {name: deck.draw for name, deck in state.monsters.decks.items()}
        for name, cards in decks.items():
            orders.setdefault(name, set()).add(tuple(cards))
    assert len(orders) > 2
    assert all(len(found) > 5 for found in orders.values())
    assert all(len({tuple(sorted(o)) for o in found}) == 1 for found in orders.values())


@pytest.mark.rule("GH-SET-10", "GH-EX-19", "GH-LUP-06")
def test_class_cards_come_by_perks_only() -> None:
    gh = Gh()
    harpooner = gh.content.classes["harpooner"]
    assert sorted(modifier_deck(harpooner, [])) == sorted(STANDARD_DECK)
    replaced = modifier_deck(harpooner, [1])
    assert (replaced.count("-1"), replaced.count("+1"), len(replaced)) == (4, 6, 20)
    assert "hp-pull" in modifier_deck(harpooner, [3])


@pytest.mark.rule("GH-SET-12", "GH-AMB-39", "GH-HID-06")
def test_one_of_two_battle_goals_is_kept_in_secret() -> None:
    found = play_to(session(2), "ask-goal")
    state: State = found.state
    first, other = state.characters
    kept, dropped = first.goals
    found.answer(0, f"goal:{kept}")
    found.answer(1, f"goal:{other.goals[1]}")
    assert first.goals == [kept]
    assert dropped in state.goals

    def goals(seat: int) -> list[int]:
        table = view(state, found.content, seat, Wordless())
        return [len(z.cards) for m in table.mats for z in m.zones if z.id.startswith("goals:")]

    assert goals(0) == [1, 0]
    assert goals(1) == [0, 1]


@pytest.mark.rule("GH-SET-14")
def test_negative_cards_of_items() -> None:
    gh = Gh()
    hero = gh.hero("harpooner", (0, 0))
    gh.item(hero, "coat", when="worn", minus=3, slot="body")
    negative_cards(gh.g, gh.owner(hero))
    assert gh.owner(hero).deck.draw.count("minus") == 3
    foe = gh.monster((1, 0), number=1)
    gh.modifiers(hero, "minus")
    gh.perform(hero, Attack(2), answers=["figure:dummy-1"])
    assert foe.hp == 9
    other = gh.hero("lamplighter", (3, 3))
    gh.content.classes["lamplighter"].perks[0].ignore.append("items")
    try:
        gh.owner(other).perks = [0]
        gh.item(other, "coat2", when="worn", minus=3, slot="body")
        negative_cards(gh.g, gh.owner(other))
        assert gh.owner(other).deck.draw.count("minus") == 0
    finally:
        gh.content.classes["lamplighter"].perks[0].ignore.clear()


@pytest.mark.rule("GH-SET-15", "GH-SET-16")
def test_the_hand_is_exactly_the_limit_from_the_pool() -> None:
    found = play_to(session(2), "ask-hand")
    question = found.questions()[0]
    owner = found.state.characters[0]
    limit = found.content.classes[owner.id].hand
    assert (question.least, question.most) == (limit, limit)
    levels = {found.content.cards[o.value].level for o in question.options}
    assert levels == {1, "X"}
    assert len(ready_pool(found.content.class_cards["harpooner"], 3)) == 13 + 2
    play_to(found, "ask-start")
    assert len(owner.hand) == limit


@pytest.mark.rule("GH-SET-17")
def test_hit_points_and_experience_at_the_start() -> None:
    for level, hp in (("1", 10), ("5", 18)):
        found = session(2, level=level)
        found.answer(0, "class:harpooner")
        figure = found.state.figures["harpooner"]
        assert (figure.hp, figure.most_hp, found.state.characters[0].xp) == (hp, hp, 0)


@pytest.mark.rule("GH-SET-18", "GH-SET-20")
def test_what_a_scenario_holds() -> None:
    gh = Gh()
    tide = gh.content.scenarios["low-tide"]
    assert tide.number == 1
    assert tide.introduction["ru"]
    assert tide.conclusion["en"]
    assert tide.rewards.unlocks == ["wet-chapel"]
    assert tide.place == (3, 7)
    corridor = Gh(". . = . .", ". . # . .")
    assert len(layout(corridor.g).rooms) == 1


@pytest.mark.rule("GH-SET-19", "GH-SPE-09")
def test_a_section_is_read_once_when_its_marker_is_entered() -> None:
    rule = {
        "at": "marker:m",
        "do": [{"type": "section", "section": "one"}, {"type": "hurt", "value": 2}],
    }
    gh = Gh(
        ". M . .", marks={"M": Mark(marker="m")}, rules=[rule], sections={"one": {"en": "text"}}
    )
    hero = gh.hero("harpooner", (0, 0))
    for at in ((1, 0), (2, 0), (1, 0)):
        gh.run(enter(gh.g, hero, gh.cell(at), light=False))
        gh.run(settle(gh.g))
    assert gh.state.read == ["one"]
    assert hero.hp == 8


@pytest.mark.rule("GH-SET-22", "GH-AMD-10")
def test_negative_effects_of_a_scenario() -> None:
    effects = [
        {"type": "hurt", "value": 1},
        {"type": "afflict", "condition": "muddle"},
        {"type": "minus-cards", "count": 2},
    ]
    gh = Gh("S S . .", rules=[{"at": "start", "do": effects}])
    heroes = [gh.hero("harpooner", (0, 0)), gh.hero("lamplighter", (1, 0))]
    gh.run(first_room.rule(gh.g))
    assert [h.hp for h in heroes] == [9, 9]
    assert all("muddle" in h.conditions for h in heroes)
    assert [gh.owner(h).deck.draw.count("minus") for h in heroes] == [2, 2]
    put_back(gh.g)
    assert [gh.owner(h).deck.draw.count("minus") for h in heroes] == [0, 0]


@pytest.mark.rule("GH-CON-20", "GH-EX-46")
def test_scarce_curses_are_dealt_evenly() -> None:
    gh = Gh(
        rules=[{"at": "plate:x", "do": [{"type": "afflict", "condition": "curse", "count": 4}]}]
    )
    heroes = [gh.hero(n, (k, 0)) for k, n in enumerate(["harpooner", "lamplighter", "sexton"])]
    gh.state.unsettled.append(PlateHeld("x"))
    gh.run(settle(gh.g), [(2, "figure:sexton"), *[(seat, "agree") for seat in (0, 1, 3)]])
    assert [gh.owner(h).deck.draw.count("curse") for h in heroes] == [3, 3, 4]
    assert gh.state.curses == 0


# ---- LVL


@pytest.mark.rule("GH-LVL-02", "GH-LVL-03", "GH-EX-02", "GH-AMB-23", "GH-LVL-01")
def test_the_recommended_level() -> None:
    party = [6, 4, 4, 3]
    levels = [recommended(party, d) for d in ("normal", "easy", "hard", "very-hard")]
    assert levels == [3, 2, 4, 5]
    assert recommended([1], "easy") == 0
    assert recommended([9], "very-hard") == 7
    assert recommended([9], "very-hard", raised=1) == 6
    assert play_to(session(2, level="9", difficulty="hard"), "ask-goal").state.level == 6


@pytest.mark.rule("GH-LVL-04", "GH-LVL-06", "GH-END-02", "GH-END-07")
def test_what_a_level_is_worth() -> None:
    assert GOLD == (2, 2, 3, 3, 4, 4, 5, 6)
    assert [bonus_xp(level) for level in range(8)] == [4, 6, 8, 10, 12, 14, 16, 18]
    for level, trap in ((0, 2), (3, 5), (7, 9)):
        gh = Gh(level=level)
        hero = gh.hero("harpooner", (0, 0))
        assert gh.state.trap_damage == trap
        gh.owner(hero).coins = 3
        gh.state.outcome = "won"
        spoils(gh.g)
        assert gh.owner(hero).gold == 3 * GOLD[level]
        assert gh.owner(hero).xp == bonus_xp(level)


# ---- RND, EOR


@pytest.mark.rule("GH-RND-01", "GH-RND-02")
def test_the_steps_of_a_round_repeat() -> None:
    found = play_to(session(2), "ask-start")
    names = []
    while found.state.round < 3 and found.end is None:
        question = found.questions()[0]
        names.append(question.prompt)
        key = "pass" if any(o.key == "pass" for o in question.options) else question.options[0].key
        if question.kind == "many":
            key = " ".join(o.key for o in question.options[: question.least]) or "none"
        found.answer(question.seat, key)
    order = [n for n in dict.fromkeys(names) if n in ("ask-leading", "ask-second", "ask-action")]
    assert order == ["ask-leading", "ask-second", "ask-action"]
    assert names.index("ask-action") < names.index("ask-short-rest")


@pytest.mark.rule("GH-RND-03", "GH-EOR-06")
def test_rounds_are_counted_and_rules_of_rounds_fire() -> None:
    gh = Gh(
        ". X . .", marks={"X": Mark(spot="pit")},
        rules=[{"at": "round-end:2+2", "do": [{"type": "spawn", "monster": "imp", "spot": "pit",
                                              "ranks": ["normal", "normal", "normal"]}]}],
        goal={"type": "survive", "rounds": 9},
    )  # fmt: skip
    hero, other = gh.hero("harpooner", (3, 0)), gh.hero("lamplighter", (2, 0))
    for figure in (hero, other):
        gh.cards(figure, 9)
    gh.kind("imp")
    counts = []
    for _ in range(4):
        gh.run(fire_round_rules(gh.g, "round-end"))
        counts.append(sum(f.type == "imp" for f in gh.state.figures.values()))
        gh.state.round += 1
    assert counts == [0, 1, 1, 2]


@pytest.mark.rule("GH-EOR-01", "GH-EOR-02", "GH-EOR-03", "GH-EOR-04", "GH-EOR-05")
def test_clean_up_in_its_order() -> None:
    gh = Gh()
    hero = gh.hero("harpooner", (0, 0))
    gh.running(hero, Shield(1), stays="round")
    gh.cards(hero, 1, "discard")
    gh.state.elements["fire"] = 2
    gh.owner(hero).deck.shuffle = True
    gh.owner(hero).deck.discard = ["x2"]
    assert gh.run(clean_up.rule(gh.g)) == BACK
    assert gh.owner(hero).deck.discard == []
    assert gh.state.elements["fire"] == 1
    assert "running" in gh.owner(hero).discard
    gh.run(rest_or_not.rule(gh.g, 0), ["pass"])
    assert gh.asked[0].prompt == "ask-short-rest"


# ---- END


def ending(**goal: Any) -> tuple[Gh, Figure]:
    gh = Gh(goal=goal or {"type": "kill-all"})
    hero = gh.hero("harpooner", (0, 0))
    gh.hero("lamplighter", (5, 4))
    return gh, hero


@pytest.mark.rule("GH-END-01", "GH-AMB-22", "GH-AMB-49")
def test_the_round_is_played_out_and_the_first_trigger_decides() -> None:
    gh, hero = ending()
    foe = gh.monster((1, 0), number=1, hp=1)
    gh.run(settle(gh.g))
    assert gh.outcome == ""
    gh.perform(hero, Attack(3), answers=["figure:dummy-1"])
    gh.run(settle(gh.g))
    assert gh.outcome == "won"
    assert foe.id not in gh.state.figures
    for name in ("harpooner", "lamplighter"):
        figure = gh.state.figures[name]
        gh.turn(figure)
        with pytest.raises(Exception, match=name):
            gh.run(suffer(gh.g, figure, 99, "t"))
    assert gh.outcome == "won"
    gh.state.turn.figure = ""
    gh.run(end_of_round.rule(gh.g))
    then = gh.run(the_end.rule(gh.g))
    assert isinstance(then, End)
    assert then.winners == [0, 1, 2, 3]


@pytest.mark.rule("GH-AMB-49")
def test_hidden_rooms_count_for_killing_all() -> None:
    gh = Gh("# # # # #", "# . D . #", marks={"D": Mark(door="d")})
    gh.hero("harpooner", (1, 1))
    assert not reaches(gh.g, False, gh.content.scenarios["test"].goal)
    gh.state.doors[0].state = "open"
    gh.state.open_doors.append(gh.state.doors[0].cell)
    assert reaches(gh.g, False, gh.content.scenarios["test"].goal)


@pytest.mark.rule("GH-END-03", "GH-EX-34", "GH-END-08", "GH-END-09", "GH-END-12", "GH-END-11")
def test_what_is_kept_by_a_win_and_by_a_loss() -> None:
    for outcome, checks, xp in (("won", 1, 5 + 6), ("lost", 0, 5)):
        gh, hero = ending()
        owner = gh.owner(hero)
        gh.content.battle_goals["g"] = msgspec.structs.replace(
            next(iter(gh.content.battle_goals.values())),
            id="g",
            checks=1,
            count="xp",
            least=5,
            most=None,
        )
        owner.goals, owner.xp, owner.coins = ["g"], 5, 2
        gh.state.coins[gh.cell((3, 3))] = 9
        gh.run(exhaust(gh.g, hero, "GH-EXH-01"))
        gh.state.outcome = outcome  # type: ignore[assignment]
        finish(gh.g)
        then = gh.run(the_end.rule(gh.g))
        assert (owner.gold, owner.xp, owner.checks) == (4, xp, checks)
        assert isinstance(then, End)
        assert then.scores[owner.seat] == xp


@pytest.mark.rule("GH-END-04", "GH-END-05", "GH-END-06", "GH-ITM-12")
def test_everything_goes_back_after_a_scenario() -> None:
    gh, hero = ending()
    owner = gh.owner(hero)
    hero.hp = 2
    gh.cards(hero, 1, "lost")
    gh.cards(hero, 1, "discard")
    item = gh.item(hero, "i", when="turn", use="consumed")
    item.state = "consumed"
    owner.goals = ["goal"]
    for condition in ("bless", "curse"):
        gain(gh.g, hero, condition)
    owner.deck.draw.append("minus")
    gh.state.monsters.deck.discard.append("curse")
    put_back(gh.g)
    assert (len(owner.hand), owner.lost, owner.discard) == (2, [], [])
    assert (hero.hp, item.state) == (10, "ready")
    assert not {"bless", "curse", "minus"} & {*owner.deck.draw, *gh.state.monsters.deck.discard}
    assert (gh.state.blesses, gh.state.curses) == (10, 10)
    assert "goal" in gh.state.goals


@pytest.mark.rule("GH-END-08")
def test_bounds_of_battle_goals() -> None:
    gh, hero = ending()
    owner = gh.owner(hero)
    base = next(iter(gh.content.battle_goals.values()))
    for least, most, kills, wanted in (
        (2, None, 1, 0),
        (2, None, 2, 2),
        (None, 0, 1, 0),
        (None, 0, 0, 2),
    ):
        gh.content.battle_goals["g"] = msgspec.structs.replace(
            base, id="g", checks=2, count="kills", least=least, most=most
        )
        owner.goals, owner.deeds = ["g"], {"kills": kills}
        assert met(gh.g, owner) == wanted


# ---- SPE


@pytest.mark.rule("GH-SPE-01", "GH-EX-23", "GH-AMB-55")
def test_a_spawn_stands_on_its_hex_or_the_nearest_empty_one() -> None:
    gh = Gh(". . . . .")
    gh.hero("harpooner", (0, 0))
    gh.kind("imp")
    first = gh.run(spawn(gh.g, "imp", "normal", gh.cell((2, 0))))
    second = gh.run(spawn(gh.g, "imp", "normal", gh.cell((2, 0))), ["hex:3,0"])
    assert first is not None
    assert second is not None
    assert (gh.at(first), gh.at(second)) == ((2, 0), (3, 0))
    assert set(gh.options()) == {"hex:1,0", "hex:3,0"}
    assert first.came == "spawned"


@pytest.mark.rule("GH-SPE-02", "GH-EX-57")
def test_a_spawn_acts_like_a_newly_revealed_monster() -> None:
    gh = Gh(*OPEN)
    hero = gh.hero("harpooner", (0, 0), initiative=50)
    gh.state.order[0].done = True
    gh.kind("imp", initiative=20)
    gh.turn(hero)
    gh.run(spawn(gh.g, "imp", "normal", gh.cell((2, 2))))
    gh.run(close_turn(gh.g, hero))
    assert len(gh.state.acting) == 1
    imp = {"type": "spawn", "monster": "imp", "spot": "s", "ranks": ["normal"] * 3}
    gh = Gh(
        *OPEN[1:], ". X . .", marks={"X": Mark(spot="s")}, rules=[{"at": "round-end", "do": [imp]}]
    )
    gh.kind("imp", initiative=1)
    gh.hero("harpooner", (0, 0))
    gh.run(end_of_round.rule(gh.g))
    assert "imp" in {f.type for f in gh.state.figures.values()}
    assert gh.state.acting == []


@pytest.mark.rule("GH-SPE-03")
def test_a_locked_door_is_a_wall_until_it_is_unlocked() -> None:
    gh = Gh(
        "# # # # #", "# P D . #",
        marks={"D": Mark(door="d", locked=True), "P": Mark(plate="p")},
        rules=[{"at": "plate:p", "do": [{"type": "unlock", "door": "d"}]}],
    )  # fmt: skip
    hero = gh.hero("harpooner", (1, 1))
    assert gh.perform(hero, Move(2)).performed is False
    gh.run(close_turn(gh.g, hero))
    gh.perform(hero, Move(2), answers=["hex:2,1", "pass"])
    assert gh.state.doors[0].state == "open"


@pytest.mark.rule("GH-SPE-05", "GH-SPE-04")
def test_a_plate_works_at_the_end_of_a_turn_only() -> None:
    gh = Gh(". P . .", marks={"P": Mark(plate="p")}, goal={"type": "plates", "plates": ["p"]})
    hero = gh.hero("harpooner", (0, 0))
    gh.run(enter(gh.g, hero, gh.cell((1, 0)), light=False))
    gh.run(enter(gh.g, hero, gh.cell((2, 0)), light=False))
    gh.run(settle(gh.g))
    assert gh.outcome == ""
    gh.move(hero, (1, 0))
    gh.turn(hero)
    gh.run(close_turn(gh.g, hero))
    assert gh.outcome == "won"


@pytest.mark.rule("GH-SPE-06", "GH-SPE-07")
def test_an_object_with_hit_points() -> None:
    thing = {"id": "still", "name": {}, "icon": "x", "hp": "2+L"}
    gh = Gh(*OPEN, objects=[thing], goal={"type": "destroy", "object": "still"},
            marks={"Q": Mark(object="still")})  # fmt: skip
    hero = gh.hero("harpooner", (0, 0))
    still = place_object(gh.g, "still", gh.cell((1, 0)))
    assert (still.hp, still.side) == (3, "foe")
    assert not gain(gh.g, still, "stun")
    boy = gh.summon(hero, (3, 0))
    assert initiative_ranks(gh.g, list(gh.state.figures.values())).get(still.id, 99) == 99
    gh.turn(boy)
    gh.run(act_as_monster(gh.g, boy))
    assert still.hp == 1
    gh.perform(hero, Attack(1, push=1), answers=["figure:still-1"])
    assert still.id not in gh.state.figures
    gh.run(settle(gh.g))
    assert gh.outcome == "won"


@pytest.mark.rule("GH-END-01", "GH-SPE-11")
def test_the_other_goals_and_losses() -> None:
    gh, hero = ending(type="survive", rounds="L+1")
    gh.state.round = 1
    gh.run(settle(gh.g))
    assert gh.outcome == ""
    gh.state.round = 2
    for figure in gh.state.figures.values():
        gh.cards(figure, 3)
    assert gh.run(end_of_round.rule(gh.g)) == BACK
    assert gh.outcome == "won"
    gh = Gh(". E .", marks={"E": Mark(spot="exit")}, goal={"type": "escape", "spot": "exit"})
    hero = gh.hero("harpooner", (1, 0))
    gh.turn(hero)
    gh.run(close_turn(gh.g, hero))
    assert hero.id not in gh.state.figures
    assert gh.outcome == "won"
    gh, hero = ending(type="kill-boss", monster="dummy")
    foe = gh.monster((1, 0), number=1, hp=1)
    gh.run(suffer(gh.g, foe, 1, "t"))
    gh.run(settle(gh.g))
    assert gh.outcome == "won"
    gh = Gh(losses=[{"type": "rounds", "rounds": 3}])
    hero = gh.hero("harpooner", (0, 0))
    gh.monster((3, 3))
    gh.cards(hero, 4)
    gh.state.round = 3
    gh.run(end_of_round.rule(gh.g))
    assert gh.outcome == "lost"
    gh, hero = ending(type="loot-goal", count=1)
    gh.state.looted.append("goal:x")
    gh.run(step_on(gh.g, hero))
    gh.run(settle(gh.g))
    assert gh.outcome == "won"


# ---- VAR


@pytest.mark.rule("GH-VAR-02", "GH-VAR-03", "GH-EX-22", "GH-AMB-25")
def test_solo_and_open_information_raise_monsters_and_traps() -> None:
    for seats, variants in ((1, []), (2, ["open-information"])):
        found = session(seats, level="6", variants=variants)
        state: State = found.state
        assert (state.level, state.monster_level, state.trap_damage) == (3, 4, 6)
        assert GOLD[state.level] == 3
        assert bonus_xp(state.level) == 10
    gh = Gh(variants=["open-information"], seats=2, heroes=["harpooner", "lamplighter"])
    gh.cards(gh.state.figures["harpooner"], 2)
    gh.state.order.clear()
    table = view(gh.state, gh.content, 1, Wordless())
    hand = next(z for m in table.mats for z in m.zones if z.id == "hand:harpooner")
    assert len(hand.cards) == 2


@pytest.mark.rule("GH-VAR-05", "GH-VAR-06", "GH-VAR-07", "GH-VAR-09")
def test_permanent_death() -> None:
    gh = Gh(variants=["permanent-death"])
    hero, other = gh.hero("harpooner", (0, 0)), gh.hero("lamplighter", (3, 3))
    gh.cards(other, 2)
    gh.run(exhaust(gh.g, hero, "GH-EXH-01"))
    owner = gh.owner(hero)
    assert (owner.exhausted, owner.dead) == (True, False)
    assert hero.id in gh.state.figures
    hero.hp = 4
    gh.perform(other, Heal(2, range=9), answers=["figure:harpooner"])
    assert hero.hp == 6
    gh.state.order = [Actor("lamplighter", 50, "character")]
    foe = gh.monster((1, 0), number=1)
    assert initiative_ranks(gh.g, list(gh.state.figures.values())).get("harpooner", 99) == 99
    gh.turn(foe)
    gh.run(act_as_monster(gh.g, foe))
    assert hero.hp == 4
    gh.state.order.append(Actor("harpooner", 99, "character"))
    gh.run(suffer(gh.g, hero, 9, "t"))
    assert owner.dead
    assert hero.id not in gh.state.figures
    assert gh.outcome == ""
    gh.run(suffer(gh.g, other, 99, "t"), ["suffer"])
    assert (gh.owner(other).dead, gh.outcome) == (True, "lost")


# ---- HID


@pytest.mark.rule("GH-HID-04", "GH-HID-05", "GH-HID-08")
def test_what_a_seat_may_imagine() -> None:
    found = play_to(session(2), "ask-second")
    state: State = found.state
    for seat in (0, 1):
        before = view(state, found.content, seat, Wordless())
        imagined = msgspec.convert(msgspec.to_builtins(state), State, strict=False)
        redeal(imagined, found.content, seat, Streams(99))
        assert view(imagined, found.content, seat, Wordless()) == before
        mine = next(c for c in imagined.characters if c.seat == seat)
        assert mine.hand == next(c for c in state.characters if c.seat == seat).hand
    cells = view(state, found.content, None, Wordless()).boards[0].cells
    assert any(cell.kind == "unknown" for cell in cells)


@pytest.mark.rule(
    "GH-STA-04", "GH-STA-05", "GH-STA-06", "GH-STA-07", "GH-STA-08", "GH-STA-09", "GH-STA-10",
    "GH-STA-11", "GH-STA-12", "GH-STA-13", "GH-STA-14", "GH-STA-16",
)  # fmt: skip
def test_any_decision_can_be_resumed() -> None:
    """A whole game of a bot, copied and resumed at every question: set-up, card selection,
    turns, attacks, monsters, rests, and the end."""
    found = session(3, "wet-chapel")
    prompts = set()
    for _ in range(400):
        if found.end is not None:
            break
        question = found.questions()[0]
        prompts.add(question.prompt)
        twin = found.clone()
        assert twin.hash() == found.hash()
        key = GAME.bots.policy(found.state, found.content, question.seat, question)
        found.answer(question.seat, key)
        twin.answer(question.seat, key)
        assert twin.hash() == found.hash()
    assert {"ask-hand", "ask-leading", "ask-move", "ask-target", "ask-negate"} <= prompts
