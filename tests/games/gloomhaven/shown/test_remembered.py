"""Mats and what monsters are about to do are remembered by all that they show."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from waystone.games.gloomhaven.box.effects import Ability, Attack, Boost, Give, Move
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.shown.view import view
from waystone.games.gloomhaven.table.state import Active, Character, ItemState, TrapState
from waystone.kernel.game import find
from waystone.kernel.text import Memory, Text
from waystone.kernel.view import Table

GAME = find("gloomhaven")


def table() -> Gh:
    """A hero with cards in hand, and two monsters of a type whose card counts wounds."""
    gh = Gh(". . . . . .", ". . . . . .")
    hero = gh.hero("harpooner", (0, 0))
    gh.hero("lamplighter", (0, 1), initiative=60)
    gh.cards(hero, 4)
    gh.cards(hero, 1, to="selected")
    farther = Boost(consume=["fire"], area=((1, 0), (2, 0), (3, 0)))
    counts: list[Ability] = [Move("missing"), Attack("missing", boosts=[farther])]
    gh.kind(
        "dummy",
        counts,
        [Move(1), Attack(2)],
        [*counts, Give(["wound"])],
        hp=[10, 10, 12],
        move=[2, 2, 3],
        attack=[3, 3, 4],
    )
    one = gh.content.monsters["dummy"]
    assert one.elite is not None
    gh.content.monsters["dummy"] = replace(one, elite=replace(one.elite, attack=9, move=4))
    gh.monster((4, 0), number=1)
    gh.monster((5, 1), number=2)
    return gh


def shown(gh: Gh, memory: Memory, seat: int, text: Text) -> Table:
    with text.moment(memory):
        return view(gh.state, gh.content, seat, text)


def changed(gh: Gh, change: Callable[[Gh], object]) -> tuple[list[Table], list[Table]]:
    """What the owner and somebody else see before and after; after it, what was remembered must be
    what is seen by those who remember nothing."""
    memory, fresh = Memory(), GAME.text("en", gh.content)
    text = GAME.text("en", gh.content)
    before = [shown(gh, memory, seat, text) for seat in (0, 1)]
    change(gh)
    after = [shown(gh, memory, seat, text) for seat in (0, 1)]
    assert after == [shown(gh, Memory(), seat, fresh) for seat in (0, 1)]
    return before, after


def mine(gh: Gh) -> Character:
    return gh.owner("harpooner")


def begin_to_choose(gh: Gh) -> None:
    """Cards are chosen, and nobody has shown any."""
    gh.state.order.clear()
    mine(gh).selected.append(mine(gh).hand.pop())


def before_the_first_round(gh: Gh) -> None:
    gh.state.round = 0
    mine(gh).hand.clear()


OF_A_MAT: dict[str, Callable[[Gh], object]] = {
    "hand": lambda gh: mine(gh).hand.reverse(),
    "selected": lambda gh: mine(gh).selected.append("c-harpooner-hand-0"),
    "active": lambda gh: mine(gh).active.append(Active("c-harpooner-hand-0", "top")),
    "discard": lambda gh: mine(gh).discard.append("c-harpooner-hand-0"),
    "lost": lambda gh: mine(gh).lost.append("c-harpooner-hand-0"),
    "items": lambda gh: mine(gh).items.append(ItemState(next(iter(gh.content.items)))),
    "modifiers to draw": lambda gh: mine(gh).deck.draw.pop(),
    "modifiers drawn": lambda gh: mine(gh).deck.discard.append("+0"),
    "sleeve": lambda gh: mine(gh).sleeve.append("+0"),
    "seat": lambda gh: setattr(mine(gh), "seat", 2),
    "level": lambda gh: setattr(mine(gh), "level", 4),
    "coins": lambda gh: setattr(mine(gh), "coins", 3),
    "gold": lambda gh: setattr(mine(gh), "gold", 30),
    "experience": lambda gh: setattr(mine(gh), "xp", 5),
    "battle goals": lambda gh: mine(gh).goals.append(gh.state.goals[0]),
    "exhausted": lambda gh: setattr(mine(gh), "exhausted", True),
    "resting": lambda gh: setattr(mine(gh), "resting", True),
    "a wound": lambda gh: setattr(gh.state.figures["harpooner"], "hp", 4),
    "more hit points": lambda gh: setattr(gh.state.figures["harpooner"], "most_hp", 14),
}


@pytest.mark.parametrize("change", OF_A_MAT.values(), ids=list(OF_A_MAT))
def test_what_changes_on_a_mat_is_seen(change: Callable[[Gh], object]) -> None:
    before, after = changed(table(), change)
    assert [one.mats[0] for one in after] != [one.mats[0] for one in before]


@pytest.mark.rule("GH-CRD-05")
def test_selected_cards_are_seen_when_the_round_begins() -> None:
    gh = table()
    order = list(gh.state.order)
    begin_to_choose(gh)
    before, after = changed(gh, lambda gh: gh.state.order.extend(order))
    assert [one.mats[0].zones[1].cards for one in before][1] == []
    assert [one.mats[0].zones[1].cards for one in after][1] != []


def test_who_rests_is_seen_when_the_round_begins() -> None:
    gh = table()
    order = list(gh.state.order)
    gh.state.order.clear()
    mine(gh).resting = True
    before, after = changed(gh, lambda gh: gh.state.order.extend(order))
    assert before[1].mats[0].tags != after[1].mats[0].tags


def test_the_cards_to_choose_a_hand_from_are_seen() -> None:
    gh = table()
    before_the_first_round(gh)
    before, after = changed(gh, lambda gh: mine(gh).pool.pop())
    assert before[0].mats[0] != after[0].mats[0]
    before, after = changed(gh, lambda gh: setattr(gh.state, "round", 1))
    assert before[0].mats[0] != after[0].mats[0]


def test_what_a_battle_goal_counts_leaves_a_mat_as_it_is() -> None:
    before, after = changed(table(), lambda gh: mine(gh).deeds.update(kills=3))
    assert before[0].mats[0] is after[0].mats[0]


OF_INTENTS: dict[str, Callable[[Gh], object]] = {
    "a wound that its card counts": lambda gh: setattr(gh.state.figures["dummy-2"], "hp", 7),
    "another card": lambda gh: gh.state.monsters.drawn.update(dummy="1"),
    "a card with more on it": lambda gh: gh.state.monsters.drawn.update(dummy="2"),
    "a rank": lambda gh: setattr(gh.state.figures["dummy-2"], "rank", "elite"),
    "a level": lambda gh: setattr(gh.state, "monster_level", 2),
}


@pytest.mark.rule("GH-MON-08")
@pytest.mark.parametrize("change", OF_INTENTS.values(), ids=list(OF_INTENTS))
def test_what_changes_the_deeds_of_monsters_is_seen(change: Callable[[Gh], object]) -> None:
    before, after = changed(table(), change)
    assert before[0].hud is not None
    assert after[0].hud is not None
    assert before[0].hud.intents[0].lines != after[0].hud.intents[0].lines


@pytest.mark.rule("GH-MON-08", "GH-FOC-04")
def test_what_nobody_of_a_type_goes_for_any_more_is_seen() -> None:
    gh = table()
    before, after = changed(gh, lambda gh: setattr(gh.state.figures["dummy-1"], "acted", 1))
    assert before[0].hud is not None
    assert after[0].hud is not None
    assert before[0].hud.intents[0].target == "figure:harpooner"
    assert after[0].hud.intents[0].target == "figure:lamplighter"


OF_THE_GROUND: dict[str, Callable[[Gh], object]] = {
    "a tile": lambda gh: gh.tile("obstacle", (2, 0)),
    "a trap": lambda gh: gh.state.traps.update({gh.cell((2, 0)): TrapState(3)}),
    "coins": lambda gh: gh.state.coins.update({gh.cell((2, 0)): 1}),
    "a treasure": lambda gh: gh.state.treasures.update({gh.cell((2, 0)): "goal:1"}),
}


@pytest.mark.parametrize("change", OF_THE_GROUND.values(), ids=list(OF_THE_GROUND))
def test_what_is_laid_on_the_map_is_seen(change: Callable[[Gh], object]) -> None:
    gh = table()
    before, after = changed(gh, change)
    cells = [one[0].boards[0].cells for one in (before, after)]
    differ = [n for n, (a, b) in enumerate(zip(*cells, strict=True)) if a != b]
    assert differ == [gh.cell((2, 0))]


@pytest.mark.rule("GH-MON-08")
def test_a_rank_is_seen_that_has_the_numbers_of_the_other() -> None:
    gh = table()
    one = gh.content.monsters["dummy"]
    gh.content.monsters["dummy"] = replace(one, elite=one.normal)

    def promote(gh: Gh) -> None:
        for name in ("dummy-1", "dummy-2"):
            gh.state.figures[name].rank = "elite"

    before, after = changed(gh, promote)
    assert before[0].hud is not None
    assert after[0].hud is not None
    assert before[0].hud.intents[0].figures != after[0].hud.intents[0].figures


def promote_one(gh: Gh) -> None:
    gh.state.figures["dummy-1"].rank = "elite"


def wall_off(gh: Gh) -> None:
    gh.tile("obstacle", (1, 0), (1, 1))


OF_PLANS: dict[str, Callable[[Gh], object]] = {
    "a step": lambda gh: gh.move(gh.state.figures["harpooner"], (2, 0)),
    "an obstacle": wall_off,
    "who is not seen": lambda gh: gh.state.figures["harpooner"].conditions.update(invisible=1),
    "another card": lambda gh: gh.state.monsters.drawn.update(dummy="1"),
    "a wound that its card counts": lambda gh: setattr(gh.state.figures["dummy-1"], "hp", 7),
    "who has acted": lambda gh: setattr(gh.state.figures["dummy-1"], "acted", gh.state.round),
    "the end of the round": lambda gh: gh.state.order.clear(),
    "no card": lambda gh: gh.state.monsters.drawn.clear(),
    "a rank that goes farther": promote_one,
    "a level at which they go farther": lambda gh: setattr(gh.state, "monster_level", 2),
    "what their type has consumed": lambda gh: gh.state.monsters.consumed.update(dummy=["1.0"]),
}


@pytest.mark.rule("GH-FOC-04")
@pytest.mark.parametrize("change", OF_PLANS.values(), ids=list(OF_PLANS))
def test_what_changes_the_plans_of_monsters_is_seen(change: Callable[[Gh], object]) -> None:
    before, after = changed(table(), change)
    plans = [[piece.lines for piece in one[0].boards[0].pieces] for one in (before, after)]
    assert plans[0] != plans[1]


OF_A_PIECE: dict[str, Callable[[Gh], object]] = {
    "a wound": lambda gh: setattr(gh.state.figures["dummy-1"], "hp", 3),
    "a step": lambda gh: gh.move(gh.state.figures["dummy-1"], (4, 1)),
    "a condition": lambda gh: gh.state.figures["dummy-1"].conditions.update(poison=1),
    "a shield": lambda gh: setattr(gh.state.figures["dummy-1"], "shield", 2),
    "what strikes back": lambda gh: gh.state.figures["dummy-1"].retaliates.update({1: 2}),
    "a debt": lambda gh: setattr(gh.state.figures["dummy-1"], "debt", 2),
    "a level": lambda gh: setattr(gh.state, "monster_level", 2),
    "a seat": lambda gh: setattr(mine(gh), "seat", 2),
}


@pytest.mark.parametrize("change", OF_A_PIECE.values(), ids=list(OF_A_PIECE))
def test_what_changes_a_figure_is_seen(change: Callable[[Gh], object]) -> None:
    before, after = changed(table(), change)
    assert before[0].boards[0].pieces != after[0].boards[0].pieces


def test_a_zone_in_which_nothing_changes_is_left_as_it_lies() -> None:
    before, after = changed(table(), lambda gh: mine(gh).lost.append("c-harpooner-hand-0"))
    for one, other in zip(before, after, strict=True):
        kept = [a is b for a, b in zip(one.mats[0].zones, other.mats[0].zones, strict=True)]
        assert kept.count(False) == 1


@pytest.mark.rule("GH-HID-06")
def test_zones_that_are_the_owners_are_nobody_elses() -> None:
    """The owner sees cards where the others see how many there are, whoever looks first."""
    gh = table()
    mine(gh).goals.append(gh.state.goals[0])
    begin_to_choose(gh)
    before, after = changed(gh, lambda gh: mine(gh).hand.pop())
    for own, others in (before, after):
        for n in (0, 1, -1):
            assert own.mats[0].zones[n].cards != []
            assert others.mats[0].zones[n].cards == []


def before_anybody_sits() -> Gh:
    """Two of three characters are there, and the third is still to be chosen."""
    gh = table()
    gh.state.round, gh.state.party = 0, 3
    return gh


def learn(gh: Gh) -> None:
    mine(gh).level, mine(gh).perks[:] = 2, []
    gh.state.characters.reverse()


TO_CHOOSE_FROM: dict[str, Callable[[Gh], object]] = {
    "a class is taken": lambda gh: setattr(gh.owner("lamplighter"), "id", "bellringer"),
    "sealed classes too": lambda gh: gh.state.variants.append("sealed-classes"),
    "all are there": lambda gh: setattr(gh.state, "party", 2),
    "a card to learn": learn,
    "a game that has begun": lambda gh: setattr(gh.state, "round", 1),
}


@pytest.mark.parametrize("change", TO_CHOOSE_FROM.values(), ids=list(TO_CHOOSE_FROM))
def test_what_lies_out_to_choose_from_is_seen(change: Callable[[Gh], object]) -> None:
    before, after = changed(before_anybody_sits(), change)
    assert [mat.zones for mat in before[0].mats] != [mat.zones for mat in after[0].mats]
