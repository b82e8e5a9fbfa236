"""Combat actions: RB-CAC."""

import pytest

from waystone.games.runebound.box.abilities import Armor, Special, Surge
from waystone.games.runebound.box.effects import Deal, Echo, Effect, Flip, Gold
from waystone.games.runebound.box.tokens import notation
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import By, resolve
from waystone.games.runebound.rules.combat.combat import action_phase
from waystone.games.runebound.rules.combat.damage import deal
from waystone.games.runebound.rules.combat.options import combat_actions
from waystone.games.runebound.rules.combat.payment import pay_agility
from waystone.games.runebound.rules.combat.tokens import remove, spend
from waystone.games.runebound.table.opponents import controller
from waystone.games.runebound.table.pool import covered, free_doubles, up, worth
from waystone.games.runebound.table.state import SideRound
from waystone.kernel.errors import BadAnswer
from waystone.testing import Bench, run


def acts(t: Table, *keys: str, side: int = 0) -> Bench:
    """The action phase, this side to act, with these answers."""
    assert t.state.combat is not None
    t.state.combat.turn = side
    return t.play(action_phase(), *keys)


def effects(t: Table, *some: Effect, side: int = 0, answers: tuple[str, ...] = ()) -> None:
    seat = controller(t.g, side)
    by = By(seat, 0 if side == 0 else -1, side, "stone-ram", acts=True)
    run(resolve(t.g, by, some), answers)


def mine(t: Table) -> list[str]:
    return [o.key for o in combat_actions(t.g, 0)]


@pytest.mark.rule("RB-CAC-14", "RB-EX-44")
def test_the_top_token_stays_on_its_double_when_recast() -> None:
    t = Table("corbin", "lissa")
    t.fight(["dbl", "2phy/dsh", "phy"], ["agi", "sku"], enemy="bog-troll")
    t.side(0).tokens[1].on = 0
    t.state.streams.stack("recast", 1)
    acts(t, "recast:1", side=1)
    assert t.side(0).tokens[1].on == 0
    assert mine(t) == ["attack:phy"]
    effects(t, Flip("own"), answers=("token:1",))
    assert worth(t.g, t.side(0), 1) == 4


@pytest.mark.rule("RB-CAC-01", "RB-CAC-02", "RB-CAC-09", "RB-EX-64")
def test_physical_and_magic_are_two_actions() -> None:
    t = Table("corbin", "lissa")
    t.fight(["2phy", "mag"], ["dsh"], enemy="bog-troll")
    bench = acts(t)
    assert bench.options == ["attack:phy", "attack:mag", "pass"]
    bench.say("attack:phy")
    assert t.side(1).damage == 2
    bench.say("attack:mag")
    assert t.side(1).damage == 3


@pytest.mark.rule("RB-CAC-03", "RB-CAC-08", "RB-EX-58")
def test_any_of_the_skulls_may_be_spent() -> None:
    t = Table("corbin", "lissa")
    t.fight(["dsh"], ["2sku", "sku", "sku"])
    bench = acts(t, "some:sku", side=1)
    assert bench.options == ["token:0", "token:1", "token:2"]
    bench.say("token:0 token:2")
    assert t.hero.damage == 3
    assert [token.spent for token in t.side(1).tokens] == [True, False, True]
    bench.say("attack:sku")
    assert t.hero.damage == 4


@pytest.mark.rule("RB-CAC-04", "RB-CAC-17", "RB-AMB-15", "RB-AMB-16")
def test_doubling_is_a_whole_action() -> None:
    t = Table("corbin", "lissa")
    t.fight(["dbl", "phy", "dsh", "dbl"], ["dsh"], enemy="bog-troll")
    doubles = {k for k in mine(t) if k.startswith("double")}
    assert {"double:1:0", "double:2:0", "double:3:0", "double:0:3"} <= doubles
    acts(t, "double:1:0")
    assert t.side(1).damage == 0
    assert t.side(0).tokens[1].on == 0
    assert not [k for k in mine(t) if k.endswith(":1")]
    assert not [k for k in mine(t) if k.startswith("double:1")]


@pytest.mark.rule("RB-CAC-12", "RB-EX-09")
def test_a_doubled_token_counts_twice_and_takes_its_double_along() -> None:
    t = Table("corbin")
    t.fight(["dbl", "2phy"], ["dsh"], enemy="bog-troll")
    t.side(0).tokens[1].on = 0
    acts(t, "attack:phy")
    assert t.side(1).damage == 4
    assert all(token.spent for token in t.side(0).tokens)


@pytest.mark.rule("RB-CAC-05")
def test_agility_flips_one_or_recasts_one() -> None:
    t = Table("corbin")
    t.fight(["agi", "agi", "dsh"], ["sku"])
    found = mine(t)
    assert {"flip:1", "flip:2", "recast:0"} <= set(found)
    acts(t, "flip:2")
    assert [token.spent for token in t.side(0).tokens] == [True, False, False]


@pytest.mark.rule("RB-CAC-16", "RB-EX-23")
def test_doubled_agility_is_still_one() -> None:
    t = Table("corbin")
    t.fight(["dbl", "agi", "dsh/phy"], ["sku"])
    t.side(0).tokens[1].on = 0
    acts(t, "flip:2")
    assert [token.spent for token in t.side(0).tokens] == [True, True, False]
    assert t.said("flipped") == 1


@pytest.mark.rule("RB-CAC-06", "RB-SRG-01")
def test_surge_pays_for_one_ability() -> None:
    t = Table("corbin")
    t.teach(Surge(2, (Deal(3),)))
    t.fight(["sur", "dsh"], ["dsh"], enemy="bog-troll")
    assert "surge:test-skill-60" not in mine(t)
    t.pool(0, "sur", "sur")
    acts(t, "surge:test-skill-60")
    assert t.side(1).damage == 3
    assert all(token.spent for token in t.side(0).tokens)


@pytest.mark.rule("RB-CAC-07")
def test_a_special_action_of_a_card() -> None:
    t = Table("corbin", "lissa").hand("feint")
    t.teach(Special((Deal(2, "phy"),), 1))
    t.fight(["dsh"], ["dsh"], enemy="bog-troll")
    bench = acts(t, "special:test-skill-60:feint")
    assert (t.side(1).damage, t.hero.hand) == (2, [])
    assert bench.prompt == "ask-retreat"


@pytest.mark.rule("RB-CAC-10")
def test_the_kind_of_damage_matters() -> None:
    t = Table("corbin")
    t.fight(["2phy", "3mag"], ["dsh"], enemy="fire-eater")
    bench = acts(t, "attack:mag")
    assert t.side(1).damage == 1
    bench.say("attack:phy")
    assert t.side(1).damage == 3
    t.teach(Armor("sku", 1))
    run(deal(t.g, 1, 2, "sku", attack=True))
    assert t.hero.damage == 1


@pytest.mark.rule("RB-CAC-11")
def test_dashes_cannot_be_spent() -> None:
    t = Table("torvin")
    t.fight(["dsh", "dsh*"], ["sku"])
    assert mine(t) == ["special:torvin:0", "special:torvin:1"]


@pytest.mark.rule("RB-CAC-18", "RB-AMB-18", "RB-AMB-17")
def test_tokens_are_spent_whole_and_doubles_double_everything() -> None:
    t = Table("corbin", "lissa")
    t.fight(["2shd"], ["sku"])
    acts(t, "attack:sku", "token:0", side=1)
    assert (t.hero.damage, t.side(0).tokens[0].spent) == (0, True)
    t.fight(["dbl", "shd", "dbl", "sur"], ["2sku"])
    t.side(0).tokens[1].on, t.side(0).tokens[3].on = 0, 2
    t.teach(Surge(2, (Gold(1),)))
    assert "surge:test-skill-60" in mine(t)
    acts(t, "attack:sku", "token:1", side=1)
    assert t.hero.damage == 0


@pytest.mark.rule("RB-CAC-05")
def test_the_owner_says_which_agility_token_pays() -> None:
    t = Table("corbin")
    t.fight(["agi/2phy", "agi/shd"], ["sku/dsh"])
    bench = t.play(action_phase())
    assert {"flip:0", "flip:1", "recast:0"} <= set(bench.options)
    bench.say("flip:0")
    assert notation(up(t.g, t.side(0).tokens[0])) == "face-2phy"
    assert [token.spent for token in t.side(0).tokens] == [False, True]
    t.fight(["agi/2phy", "agi/shd"], ["sku/dsh"])
    bench = t.play(action_phase(), "recast:0")
    assert (bench.prompt, bench.options) == ("ask-agility", ["token:0", "token:1"])
    bench.say("token:1")
    assert [token.spent for token in t.side(0).tokens] == [False, True]


@pytest.mark.rule("RB-CAC-05", "RB-CAC-16")
def test_agility_tokens_that_are_alike_are_not_asked_for() -> None:
    t = Table("corbin", "lissa")
    t.fight(["agi/shd", "agi/shd", "agi/shd", "dbl"], ["sku/dsh"])
    t.side(0).tokens[0].on = 3
    bench = t.play(action_phase(), "recast:0")
    assert (bench.prompt, bench.options) == ("ask-agility", ["token:1", "token:0"])
    t.fight(["agi/shd", "agi/shd"], ["sku/dsh"])
    assert t.play(action_phase(), "recast:0").prompt != "ask-agility"
    alone = Table("corbin")
    alone.fight(["agi/2phy"], [])
    assert "flip:0" not in alone.play(action_phase()).options


@pytest.mark.rule("RB-CAC-01", "RB-CAC-02", "RB-CAC-03")
@pytest.mark.parametrize(
    ("side", "mine", "key", "dealt"),
    [
        (0, ["2phy", "phy", "mag"], "attack:phy", 3),
        (0, ["2phy", "phy", "mag"], "attack:mag", 1),
        (1, ["sku", "2sku", "shd"], "attack:sku", 3),
    ],
)
def test_damage_of_one_kind_and_all_of_it(side: int, mine: list[str], key: str, dealt: int) -> None:
    t = Table("corbin", "lissa")
    t.fight(mine if side == 0 else [], mine if side == 1 else [], enemy="bog-troll")
    assert t.state.combat is not None
    t.state.combat.turn = side
    t.play(action_phase(), key)
    assert (t.side(1).damage, t.hero.damage) == ((dealt, 0) if side == 0 else (0, dealt))


@pytest.mark.rule("RB-CAC-01", "RB-CAC-08")
def test_one_token_of_a_kind_is_all_there_is_to_choose() -> None:
    t = Table("corbin", "lissa")
    t.fight(["2phy", "mag"], ["sku"])
    assert mine(t) == ["attack:phy", "attack:mag"]
    t.fight(["2phy", "phy"], ["sku"])
    assert mine(t) == ["attack:phy", "some:phy"]
    bench = t.play(action_phase(), "some:phy")
    with pytest.raises(BadAnswer):
        bench.say("none")
    bench.say("token:1")
    assert t.side(1).damage == 1


@pytest.mark.rule("RB-CAC-05")
def test_agility_flips_ones_own_or_makes_the_other_recast() -> None:
    t = Table("corbin", "lissa")
    t.fight(["agi/2phy", "dsh/phy"], ["sku/dsh", "dsh/sku"])
    bench = t.play(action_phase())
    assert bench.options == ["flip:1", "recast:0", "recast:1", "pass"]
    on = {o.key: o.on for o in bench.session.questions()[0].options}
    assert (on["flip:1"], on["recast:1"]) == ("token:0:1", "token:1:1")
    bench.say("flip:1")
    assert [(token.face, token.spent) for token in t.side(0).tokens] == [(0, True), (1, False)]
    t.fight(["agi/2phy"], ["sku/dsh", "dsh/sku"])
    t.state.streams.stack("recast", 1)
    t.play(action_phase(), "recast:1")
    assert [token.face for token in t.side(1).tokens] == [0, 1]
    assert t.side(0).tokens[0].spent


@pytest.mark.rule("RB-CAC-05", "RB-CAC-06", "RB-GLD-04", "RB-GLD-05")
@pytest.mark.parametrize(
    ("what", "gone"), [("agility", "flip"), ("surge", "surge"), ("double", "double")]
)
def test_what_is_forbidden_is_not_offered(what: str, gone: str) -> None:
    t = Table("corbin", "lissa")
    t.fight(["agi/phy", "sur/phy", "dbl/phy", "phy"], ["sku"])
    kinds = {key.split(":")[0] for key in mine(t)}
    assert {"flip", "surge", "double", "attack"} <= kinds
    t.side(0).round.forbidden.append(what)
    assert {key.split(":")[0] for key in mine(t)} == kinds - {
        gone,
        *(["recast"] if what == "agility" else []),
    }
    t.side(0).round.forbidden.clear()
    t.side(1).round.forbidden.append(what)
    assert {key.split(":")[0] for key in mine(t)} == kinds


@pytest.mark.rule("RB-CAC-07")
@pytest.mark.parametrize(("limit", "again"), [("round", True), ("combat", False)])
def test_an_action_of_a_card_within_its_limit(limit: str, again: bool) -> None:
    t = Table("corbin", "lissa").hand("hymn", "omen")
    t.teach(Special((Gold(1),), exert=1, limit=limit))  # type: ignore[arg-type]
    t.fight(["phy"], ["dsh"])
    gold = t.hero.gold
    bench = t.play(action_phase(), "special:test-skill-60:omen")
    assert (t.hero.gold, t.hero.hand) == (gold + 1, ["hymn"])
    assert not [key for key in bench.options if key.startswith("special:")]
    t.side(0).round = SideRound()
    assert ("special:test-skill-60:hymn" in mine(t)) is again


@pytest.mark.rule("RB-CAC-12", "RB-CAC-13", "RB-CAC-15", "RB-AMB-14", "RB-TOK-09")
def test_a_spent_token_takes_its_double_along_and_a_removed_one_frees_it() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy", "dbl", "dbl"], ["sku"])
    t.side(0).tokens[0].on = 1
    assert [covered(t.side(0), at) for at in (0, 1, 2)] == [False, True, False]
    assert free_doubles(t.g, t.side(0)) == [2]
    spend(t.side(0), 0)
    assert [(token.spent, token.on) for token in t.side(0).tokens] == [
        (True, -1),
        (True, -1),
        (False, -1),
    ]
    t.fight(["phy", "dbl"], ["sku"])
    t.side(0).tokens[0].on = 1
    remove(t.side(0), 0)
    assert [(token.spent, token.on) for token in t.side(0).tokens] == [(True, -1), (False, -1)]


@pytest.mark.rule("RB-CAC-13", "RB-AMB-15")
def test_a_double_that_lies_on_a_double_takes_nothing() -> None:
    t = Table("corbin", "lissa")
    t.fight(["dbl", "dbl", "phy"], ["sku"])
    assert free_doubles(t.g, t.side(0)) == [0, 1]
    t.side(0).tokens[1].on = 0
    assert free_doubles(t.g, t.side(0)) == []


@pytest.mark.rule("RB-CAC-05")
def test_an_enemy_makes_the_hero_recast() -> None:
    t = Table("corbin", "lissa")
    combat = t.fight(["2phy/dsh", "shd/dsh"], ["agi/sku"])
    combat.turn = 1
    bench = t.play(action_phase())
    assert bench.asked == [1]
    on = {o.key: o.on for o in bench.session.questions()[0].options}
    assert on["recast:0"] == "token:0:0"
    t.state.streams.stack("recast", 1)
    bench.say("recast:0")
    assert [token.face for token in t.side(0).tokens] == [1, 0]


@pytest.mark.rule("RB-CAC-05", "RB-CAC-16")
def test_a_token_on_the_first_double_is_on_a_double() -> None:
    t = Table("corbin", "lissa")
    t.fight(["dbl", "agi/shd", "agi/shd"], ["sku/dsh"])
    t.side(0).tokens[1].on = 0
    bench = t.play(action_phase(), "recast:0")
    assert bench.options == ["token:2", "token:1"]
    alone = Table("corbin")
    del alone.state.heroes[1:]
    alone.fight([], ["dbl", "agi/shd", "agi/shd"])
    alone.side(1).tokens[1].on = 0
    assert run(pay_agility(alone.g, 1)) == 2


@pytest.mark.rule("RB-CAC-07", "RB-SRG-01", "RB-ABL-13")
def test_whose_card_an_ability_is_on_is_told() -> None:
    t = Table("torvin", "lissa")
    t.teach(Special((Gold(1),)), Surge(1, (Echo(),)), Surge(1, (Gold(1),)))
    t.fight(["phy", "sur"], ["dsh"])
    bench = t.play(action_phase(), "special:torvin:0", "special:test-skill-60")
    bench.say("surge:test-skill-60.2")
    assert [args["own"] for args in bench.said("special-used")] == [True, False]
    assert [args["own"] for args in bench.said("surged")] == [False, False]
    t = Table("corbin", "lissa")
    t.teach(Surge(1, (Echo(),)))
    t.fight(["sur"], ["dsh"], enemy="bog-troll")
    bench = t.play(action_phase(), "surge:test-skill-60")
    assert [args["own"] for args in bench.said("surged")] == [False, True]
    t.fight(["sur"], ["dsh"], enemy="bog-troll")
    bench = t.play(action_phase(), "surge:corbin")
    assert [args["own"] for args in bench.said("surged")] == [True]


@pytest.mark.rule("RB-ABL-13")
def test_the_first_seat_says_which_surge_ability_is_set_off() -> None:
    t = Table("corbin", "lissa")
    t.teach(Surge(1, (Echo(),)), Surge(3, (Gold(2),)))
    gold = t.hero.gold
    t.fight(["sur"], ["dsh"], enemy="bog-troll")
    bench = t.play(action_phase(), "surge:test-skill-60")
    assert bench.options == ["surge:corbin", "surge:test-skill-60.2"]
    bench.say("surge:test-skill-60.2")
    assert (t.hero.gold, t.side(1).damage) == (gold + 2, 0)
