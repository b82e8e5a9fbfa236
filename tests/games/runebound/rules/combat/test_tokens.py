"""Combat tokens: RB-TOK."""

from collections import Counter

import pytest

from waystone.games.runebound.box.abilities import Bonus, Surge, When
from waystone.games.runebound.box.effects import (
    Confront,
    Effect,
    Flip,
    Gold,
    Recast,
    Remove,
    Restore,
    Suffer,
    Win,
)
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import By, resolve
from waystone.games.runebound.rules.combat.combat import action_phase
from waystone.games.runebound.rules.combat.options import combat_actions
from waystone.games.runebound.rules.combat.tokens import cast
from waystone.games.runebound.rules.steps import a_turn
from waystone.games.runebound.table.opponents import controller
from waystone.games.runebound.table.pool import golden, showing, targets, tokens_of, up
from waystone.kernel.errors import BadAnswer
from waystone.testing import Bench, run


def effects(t: Table, *some: Effect, side: int = 0, answers: tuple[str, ...] = ()) -> None:
    seat = controller(t.g, side)
    by = By(seat, 0 if side == 0 else -1, side, "stone-ram", acts=True)
    run(resolve(t.g, by, some), answers)


def mine(t: Table) -> list[str]:
    return [o.key for o in combat_actions(t.g, 0)]


def acts(t: Table, *keys: str, side: int = 0) -> Bench:
    """The action phase, this side to act, with these answers."""
    assert t.state.combat is not None
    t.state.combat.turn = side
    return t.play(action_phase(), *keys)


@pytest.mark.rule("RB-TOK-01", "RB-TOK-02", "RB-TOK-03")
def test_only_the_face_up_side_counts() -> None:
    t = Table("corbin")
    t.fight(["dsh/3phy", "shd/mag"], ["dsh"])
    assert mine(t) == []
    t.side(0).tokens[0].face = 1
    assert mine(t) == ["attack:phy"]
    t.teach(Surge(1, (Remove("phy"),)))
    t.pool(1, "dsh/sku")
    effects(t, Remove("sku"))
    assert not t.side(1).tokens[0].spent


@pytest.mark.rule("RB-TOK-05", "RB-TOK-06", "RB-EX-02", "RB-CBT-14")
def test_spent_tokens_are_no_targets() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy", "phy", "agi", "shd", "sur"], ["sur"], enemy="dread-prophet")
    for n in (1, 2, 4):
        t.side(0).tokens[n].spent = True
    bench = acts(t, "surge:dread-prophet", side=1)
    assert bench.options == ["token:0", "token:3"]
    effects(t, Restore(1), answers=("token:2",))
    assert not t.side(0).tokens[2].spent


@pytest.mark.rule("RB-TOK-07")
def test_only_combat_tokens_are_recast() -> None:
    t = Table("corbin")
    t.fight(["dsh", "dsh"], ["dsh"])
    t.hero.tokens, t.hero.gold = 3, 4
    effects(t, Recast("own", 2), answers=("token:0",))
    assert (t.hero.tokens, t.hero.gold, t.said("token-recast")) == (3, 4, 2)


@pytest.mark.rule("RB-TOK-08", "RB-EX-03")
def test_a_type_of_token_means_all_its_values() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy"], ["shd", "2shd", "sku"])
    effects(t, Remove("shd"))
    assert [token.spent for token in t.side(1).tokens] == [True, True, False]


@pytest.mark.rule("RB-TOK-09", "RB-AMB-14")
def test_a_removed_top_token_frees_its_double() -> None:
    t = Table("corbin")
    t.fight(["phy"], ["dbl", "sku", "shd"])
    t.side(1).tokens[1].on = 0
    effects(t, Remove("sku"))
    assert [token.spent for token in t.side(1).tokens] == [False, True, False]
    assert showing(t.g, t.side(1), "dbl") == [0]


@pytest.mark.rule("RB-TOK-10", "RB-AMB-20", "RB-AMB-03")
def test_flipping_turns_an_unspent_token() -> None:
    t = Table("corbin")
    t.fight(["agi", "dsh/phy", "sur/mag"], ["sku"])
    t.side(0).tokens[2].spent = True
    assert "flip:2" not in mine(t)
    assert "flip:0" not in mine(t)
    acts(t, "flip:1")
    assert up(t.g, t.side(0).tokens[1]).symbol == "phy"
    assert t.side(0).tokens[0].spent


@pytest.mark.rule("RB-TOK-11", "RB-TOK-12")
def test_the_opponents_ability_chooses_the_token() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy/dsh", "sur"], ["agi", "sku"], enemy="bog-troll")
    bench = acts(t, side=1)
    assert {"recast:0", "recast:1"} <= set(bench.options)
    t.state.streams.stack("recast", 1)
    bench.say("recast:0")
    assert up(t.g, t.side(0).tokens[0]).symbol == "dsh"
    faces: Counter[int] = Counter()
    for _ in range(200):
        effects(t, Recast("own"), answers=("token:0",))
        faces[t.side(0).tokens[0].face] += 1
    assert min(faces.values()) > 60


@pytest.mark.rule("RB-TOK-13", "RB-CAC-15", "RB-EX-45", "RB-EX-71", "RB-CAC-13")
def test_a_covered_double_is_safe_and_takes_nothing_more() -> None:
    t = Table("corbin")
    t.fight(["dbl", "phy", "mag"], ["agi", "sku"])
    t.side(0).tokens[1].on = 0
    assert targets(t.side(0)) == [1, 2]
    assert not [k for k in mine(t) if k.startswith("double")]
    effects(t, Remove("any", 1), side=1, answers=("token:1",))
    assert not t.side(0).tokens[0].spent


def test_a_cast_of_many_is_fair() -> None:
    t = Table("corbin", act=2)
    combat = t.fight([], [])
    gold = 0
    for _ in range(2000):
        cast(t.g, combat)
        gold += golden(t.g, t.side(1))
    assert 1.9 < gold / 2000 < 2.1
    assert controller(t.g, 1) == 1
    t.teach(Bonus("body", 1), When("turn", (Gold(1), Suffer(0))))
    gold = t.hero.gold
    t.state.combat = None
    t.play(a_turn(0))
    assert t.hero.gold == gold + 1
    run(resolve(t.g, t.by(), (Win(),)))
    assert t.state.winner == 0
    run(resolve(t.g, t.by(), (Confront(),)))
    assert t.called == ["enter_combat"]


@pytest.mark.rule("RB-TOK-11", "RB-TOK-12")
@pytest.mark.parametrize(
    ("whose", "faces"),
    [("own", ([0, 1], [0, 0])), ("opponent", ([0, 0], [0, 1])), ("spent", ([1, 0], [0, 0]))],
)
def test_whose_token_is_recast(whose: str, faces: tuple[list[int], list[int]]) -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy/shd", "phy/shd"], ["sku/shd", "sku/shd"])
    t.side(0).tokens[0].spent = True
    t.side(1).tokens[0].spent = True
    t.state.streams.stack("recast", 1)
    run(resolve(t.g, By(0, 0, 0), (Recast(whose),)))  # type: ignore[arg-type]
    assert tuple([token.face for token in t.side(n).tokens] for n in (0, 1)) == faces
    assert t.side(0).tokens[0].spent is (whose != "spent")


@pytest.mark.rule("RB-TOK-11")
def test_recasting_stops_when_nothing_is_left() -> None:
    t = Table("corbin", "lissa")
    t.fight([], ["sku"])
    run(resolve(t.g, By(0, 0, 0), (Recast("own", 2), Restore(2), Flip("own", 2))))
    assert t.facts("token-recast", "flipped") == []


@pytest.mark.rule("RB-TOK-08", "RB-TOK-09")
def test_so_many_tokens_of_a_choice_are_removed() -> None:
    t = Table("corbin", "lissa")
    t.fight([], ["sku", "shd", "sku"])
    run(resolve(t.g, By(0, 0, 0), (Remove("sku", 1),)), ["token:2"])
    assert [token.spent for token in t.side(1).tokens] == [False, False, True]
    run(resolve(t.g, By(0, 0, 0), (Remove("sku", 2),)))
    assert [token.spent for token in t.side(1).tokens] == [True, False, True]
    assert t.said("token-removed") == 2


@pytest.mark.rule("RB-TOK-12")
def test_an_enemy_that_nobody_runs_takes_the_most_valuable_token() -> None:
    t = Table("corbin")
    del t.state.heroes[1:]
    t.fight(["phy", "2phy", "phy"], [], enemy=t.make_enemy(health=9))
    run(resolve(t.g, By(-1, -1, 1), (Remove("any", 1),)))
    assert [token.spent for token in t.side(0).tokens] == [False, True, False]


@pytest.mark.rule("RB-CBT-04", "RB-CBT-07")
def test_every_token_is_cast_to_one_of_two_faces_and_told() -> None:
    t = Table("corbin", "lissa")
    combat = t.fight([], [])
    t.state.streams.stack("cast", *(1,) * 8)
    cast(t.g, combat)
    assert {token.face for side in combat.sides for token in side.tokens} == {1}
    assert t.said("cast") == 2
    for _ in range(20):
        cast(t.g, combat)
        assert {token.face for side in combat.sides for token in side.tokens} <= {0, 1}


@pytest.mark.rule("RB-CBT-05", "RB-CBT-06", "RB-ENE-09", "RB-VIL-02")
def test_the_tokens_of_an_enemy_by_name() -> None:
    t = Table("corbin", "lissa")
    five = [f"enemy-{n}" for n in range(1, 6)]
    combat = t.fight([], [])
    assert tokens_of(t.g, combat, t.side(1)) == five
    t.state.act = 2
    assert tokens_of(t.g, combat, t.side(1)) == [*five, "veteran"]
    combat.cause = "villain"
    assert tokens_of(t.g, combat, t.side(1)) == [*five, "veteran", "stone-ram"]


@pytest.mark.rule("RB-TOK-11", "RB-TOK-12")
def test_an_enemy_recasts_tokens_of_the_hero() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy/shd"], ["sku/shd"])
    t.state.streams.stack("recast", 1)
    run(resolve(t.g, By(1, -1, 1), (Recast("opponent"),)))
    assert [t.side(n).tokens[0].face for n in (0, 1)] == [1, 0]


@pytest.mark.rule("RB-TOK-10", "RB-TOK-12", "RB-AMB-69")
@pytest.mark.parametrize("effect", [Recast("own", 2), Flip("own", 2)])
def test_two_tokens_are_two_different_ones(effect: Recast | Flip) -> None:
    t = Table("corbin")
    t.fight(["dsh/phy", "dsh/mag", "dsh/shd"], ["dsh"])
    t.state.streams.stack("recast", 1, 1)
    with pytest.raises(BadAnswer):
        effects(t, effect, answers=("token:1", "token:1"))
    t.fight(["dsh/phy", "dsh/mag"], ["dsh"])
    t.state.streams.stack("recast", 1, 1)
    effects(t, effect, answers=("token:1",))
    assert [token.face for token in t.side(0).tokens] == [1, 1], "the second is what is left"


@pytest.mark.rule("RB-TOK-12", "RB-AMB-69")
def test_of_one_token_only_one_is_recast() -> None:
    t = Table("corbin", "lissa")
    t.fight(["dsh"], ["dsh"])
    effects(t, Recast("opponent", 2))
    assert t.said("token-recast") == 1


@pytest.mark.rule("RB-TOK-10", "RB-AMB-69")
@pytest.mark.parametrize("side", [0, 1])
def test_the_opponents_tokens_are_flipped(side: int) -> None:
    t = Table("corbin", "lissa")
    t.fight(["dsh/phy", "dsh/phy"], ["dsh/sku", "dsh/sku"])
    effects(t, Flip("opponent", 2), side=side, answers=("token:0",))
    faces = [[token.face for token in t.side(n).tokens] for n in (0, 1)]
    assert (faces[side], faces[1 - side]) == ([0, 0], [1, 1])
