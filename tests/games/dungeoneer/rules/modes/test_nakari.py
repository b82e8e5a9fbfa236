"""DG-NAK: the Wrath card and the goddess."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.box.effects import Tame
from waystone.games.dungeoneer.box.traits import Use
from waystone.games.dungeoneer.checks import testing
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.dungeon import laying, movement
from waystone.games.dungeoneer.rules.dungeonlord import legal
from waystone.games.dungeoneer.rules.modes import nakari
from waystone.games.dungeoneer.rules.quests import quest_options
from waystone.games.dungeoneer.table.state import Attack, Battle, Declared, Surging

Make = Callable[..., Table]


def encounter_keys(t: Table) -> list[str]:
    return [o.key for o in legal.encounter_options(t.g, t.a)]


@pytest.mark.rule("DG-NAK-02", "DG-NAK-03", "DG-EX-52")
def test_wrath_rolls(table: Make) -> None:
    t = table()
    t.state.wrath = 4
    t.dice("wrath", 3, 4)
    nakari.wrath_roll(t.g, t.a)
    assert t.state.wrath == 4
    nakari.wrath_roll(t.g, t.b)
    assert t.state.wrath == 5
    nakari.wrath_roll(t.g, t.a)
    assert len(t.facts("wrath-rolled")) == 2, "with 5 tokens nobody rolls"


@pytest.mark.rule("DG-NAK-04", "DG-NAK-05", "DG-EX-21")
@pytest.mark.parametrize(("tokens", "total"), [(0, 4), (1, 3), (3, 1), (4, 0), (5, 0)])
def test_spawn_are_cheaper_together(table: Make, tokens: int, total: int) -> None:
    t = table()
    t.state.wrath = tokens
    t.a.hand, t.b.peril = ["book-spawn.1", "book-spawn.2"], total
    t.dice("attack", 3, 3)
    t.dice("counter", 3, 3)
    t.declare(
        "encounter:book-spawn.1:bystander", "encounter:book-spawn.2:bystander", "hand", "hand"
    )
    assert t.b.peril == 0
    t.step("turn", args=(0,))
    t.state.wrath, t.b.peril = tokens, max(0, total - 1)
    entries = [Declared("book-spawn.1", 1, "hand"), Declared("book-spawn.2", 1, "hand")]
    assert legal.affordable(t.g, legal.bill(t.g, entries)) is (total == 0)


@pytest.mark.rule("DG-NAK-04")
def test_the_discount_is_for_spawn_only_and_allotted_among_payers(table: Make) -> None:
    t = table(3)
    t.state.wrath = 5
    t.a.hand, t.b.peril = ["boa", "book-spawn.1"], 1
    assert encounter_keys(t) == [
        "encounter:book-spawn.1:bystander",
        "encounter:book-spawn.1:figure-hero",
    ]
    both = [Declared("boa", 1, "hand"), Declared("book-spawn.1", 1, "hand")]
    assert not legal.affordable(t.g, legal.bill(t.g, both))
    t.state.wrath = 1
    t.a.hand, t.b.peril, t.c.peril = ["book-spawn.1", "book-spawn.2"], 2, 2
    t.dice("attack", 3, 3)
    t.dice("counter", 3, 2)
    each = ("encounter:book-spawn.1:bystander", "encounter:book-spawn.2:figure-hero")
    t.declare(*each, "0", "hand", "hand")
    assert (t.b.peril, t.c.peril) == (0, 1), "the one token was allotted to the third player"


@pytest.mark.rule("DG-NAK-06", "DG-EX-53")
def test_priestesses_attack_with_the_tokens(table: Make) -> None:
    t = table()
    t.state.wrath = 3
    t.a.hand, t.b.peril = ["book-priestess"], 2
    t.dice("attack", 2)
    t.dice("counter", 6)
    t.declare("encounter:book-priestess:bystander", "hand")
    assert t.facts("compared")[0].args["attack"] == 10
    t = table()
    t.state.wrath = 0
    t.a.hand, t.b.peril = ["book-priestess"], 2
    t.dice("attack", 2)
    t.dice("counter", 3)
    t.declare("encounter:book-priestess:bystander", "hand")
    assert t.facts("compared")[0].args["attack"] == 7, "without a token, without a bonus"


@pytest.mark.rule("DG-NAK-08", "DG-LOC-10")
def test_she_appears_when_her_lair_is_laid(table: Make) -> None:
    t = table().lay("hall-3", 1, 0)
    goddess = t.goddess("")
    t.state.locations = ["hall-4", "nakari-lair"]
    t.run(laying.lay_next(t.g, t.a), "cell:0,-1")
    assert goddess.at == ""
    assert (t.a.at, t.b.at, t.a.glory) == ("entrance", "entrance", 0), "no other effect"
    question = t.asks(laying.lay(t.g, t.a, "nakari-lair"))
    t.run(laying.lay(t.g, t.a, "nakari-lair"), t.keys(question)[0])
    assert goddess.at == "nakari-lair"


@pytest.mark.rule("DG-NAK-09", "DG-NAK-10", "DG-NAK-11", "DG-NAK-13", "DG-BAT-04", "DG-MOV-09")
def test_she_attacks_whoever_enters(table: Make) -> None:
    t = table(3).lay("nakari-lair", 0, 1)
    t.goddess("nakari-lair")
    t.a.ap, t.a.peril = 2, 0
    t.dice("attack", 1)
    t.dice("counter", 1)
    t.act("move:nakari-lair", "form:melee", "pass", "pass")
    assert t.asked[1].seat == 1, "the player to the left chooses her form"
    assert t.a.life == 16
    assert (t.a.ap, t.b.ap) == (1, 0)
    assert (t.a.glory, t.b.glory) == (3, 0)
    assert "ask-reward" not in t.prompts()
    t.a.ap = 3
    t.act("move:entrance")
    t.dice("attack", 1)
    t.dice("counter", 1)
    t.act("move:nakari-lair", "form:melee", "pass", "pass")
    assert t.a.life == 14, "every time somebody enters"


@pytest.mark.rule("DG-NAK-09", "DG-AMB-18")
def test_she_attacks_the_second_who_enters_in_a_turn_too(table: Make) -> None:
    t = table(3).lay("nakari-lair", 0, 1)
    t.goddess("nakari-lair")
    t.dice("attack", 6, 6)
    t.dice("counter", 1, 1)
    t.run(movement.warp(t.g, t.a, "nakari-lair"), "form:melee", "pass")
    t.run(movement.warp(t.g, t.b, "nakari-lair"), "form:melee")
    assert (t.a.life, t.b.life, t.c.life) == (16, 16, 18)


@pytest.mark.rule("DG-NAK-07", "DG-NAK-12", "DG-NAK-16", "DG-END-02")
def test_who_defeats_her_wins_at_once(table: Make) -> None:
    t = table(3).lay("nakari-lair", 0, 1)
    goddess = t.goddess("nakari-lair")
    goddess.wounds = 6
    t.put(t.a, "nakari-lair")
    t.a.hand, t.a.glory = ["focus"], 9
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.a.surging = [Surging("magic", 3)]
    then = t.act("attempt:defeat-nakari", "form:magic", "pass")
    assert testing.winner(then) == ("end-nakari", [0])
    assert t.state.wrath == -1
    assert t.state.nakari is None
    assert t.a.done == ["defeat-nakari"]
    assert t.state.gone == ["nakari"]


@pytest.mark.rule("DG-NAK-07", "DG-NAK-16")
def test_nothing_happens_before_her_last_wound(table: Make) -> None:
    t = table(3)
    nakari.check(t.g, 0)
    goddess = t.goddess("")
    goddess.wounds = 6
    nakari.check(t.g, 0)
    assert t.state.nakari is goddess
    t.goddess("", quest=False).wounds = 7
    attacks = [Attack("nakari", 1, "nakari", 0), Attack("monster", 1, "boa", 0)]
    t.state.battles = [Battle(1, 0, t.a.hero, "entrance", attacks)]
    nakari.check(t.g, 0)
    assert [attack.gone for attack in attacks] == [True, False]
    assert t.facts("nakari-falls")
    assert t.state.wrath == -1


@pytest.mark.rule("DG-NAK-15")
def test_the_set_has_cards_that_make_minions(table: Make) -> None:
    content = table().content
    effects = [e for c in content.adventure.values() if c.box == "legendary" for e in c.effects]
    effects += [e for h in content.heroes.values() if h.box == "legendary" for e in h.effects]
    assert sum(isinstance(e, Use) and isinstance(e.do[0], Tame) for e in effects) >= 2


@pytest.mark.rule("DG-NAK-03")
@pytest.mark.parametrize("tokens", range(5))
def test_the_roll_is_made_with_fewer_than_five_tokens(table: Make, tokens: int) -> None:
    t = table()
    t.goddess("")
    t.state.wrath = tokens
    t.dice("wrath", 4)
    nakari.wrath_roll(t.g, t.a)
    assert t.state.wrath == tokens + 1
    t.state.wrath = tokens
    t.dice("wrath", 3)
    nakari.wrath_roll(t.g, t.a)
    assert t.state.wrath == tokens


@pytest.mark.rule("DG-NAK-12", "DG-QST-01", "DG-QST-03")
def test_her_quest_is_attempted_where_she_is(table: Make) -> None:
    t = table(3).lay("nakari-lair", 0, 1)
    t.goddess("nakari-lair")
    assert "attempt:defeat-nakari" not in t.hero_keys()
    t.put(t.a, "nakari-lair")
    option = next(o for o in quest_options.options(t.g, t.a) if "nakari" in o.key)
    assert option.args["ap"] == 0, "the first attempt is free"
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.act("attempt:defeat-nakari", "form:melee")
    assert t.a.life == 16, "she fights"
    assert t.a.attempts == 1
    t.a.ap = 1
    option = next(o for o in quest_options.options(t.g, t.a) if "nakari" in o.key)
    assert option.args["ap"] == 1


@pytest.mark.rule("DG-NAK-08")
def test_she_appears_only_in_her_lair_and_only_once(table: Make) -> None:
    t = table().lay("hall-1", 1, 0).lay("nakari-lair", 0, 1)
    goddess = t.goddess("")
    nakari.appears(t.g, "hall-1")
    assert goddess.at == ""
    nakari.appears(t.g, "nakari-lair")
    assert goddess.at == "nakari-lair"
    assert len(t.facts("nakari-appears")) == 1
    nakari.appears(t.g, "nakari-lair")
    assert len(t.facts("nakari-appears")) == 1
    t.state.nakari = None
    nakari.appears(t.g, "nakari-lair")
    assert t.state.nakari is None
    goddess = t.goddess("")
    t.state.stage = "heroic"
    nakari.appears(t.g, "nakari-lair")
    assert goddess.at == "", "not before the legendary stage (DG-AMB-69)"
