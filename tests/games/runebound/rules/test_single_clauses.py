"""Single clauses of the rules that larger tests pass over."""

import pytest

from waystone.games.runebound.box.abilities import Armor, PerTrait, When
from waystone.games.runebound.box.effects import Effects, Gold, Heal
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.combat.actions import choose_action
from waystone.games.runebound.rules.combat.damage import block
from waystone.games.runebound.rules.combat.effects import pick
from waystone.games.runebound.rules.combat.payment import pay_agility, pay_surge
from waystone.games.runebound.shown.duel import asked_side, net_damage, retreat
from waystone.games.runebound.shown.effects import against, against_learning
from waystone.games.runebound.shown.stage import stages, usual_deeds
from waystone.games.runebound.table.state import sheet
from waystone.kernel.ask import Option, Question
from waystone.kernel.game import find
from waystone.testing import first_question

GAME = find("runebound")
WORDS = GAME.text("en", GAME.load_content()[0])


@pytest.mark.rule("RB-CBT-08", "RB-AMB-10")
@pytest.mark.parametrize(("side", "formal"), [(0, False), (1, True)])
def test_what_a_hero_does_in_combat_is_a_choice_and_what_an_enemy_does_a_formality(
    side: int, formal: bool
) -> None:
    t = Table("corbin", "laurel")
    t.fight(["phy", "agi"], ["phy", "agi"])
    question = first_question(choose_action(t.g, side))
    assert question is not None
    assert (question.prompt, question.formal) == ("ask-combat", formal)


@pytest.mark.rule("RB-SRG-03")
@pytest.mark.parametrize(("side", "formal"), [(0, False), (1, True)])
def test_how_a_hero_pays_is_a_choice_and_how_an_enemy_pays_a_formality(
    side: int, formal: bool
) -> None:
    t = Table("corbin", "laurel")
    t.fight(["sur", "2sur"], ["sur", "2sur"])
    question = first_question(pay_surge(t.g, side, 1))
    assert question is not None
    assert question.formal is formal


@pytest.mark.rule("RB-CAC-05")
@pytest.mark.parametrize(("side", "formal"), [(0, False), (1, True)])
def test_which_agility_a_hero_pays_is_a_choice(side: int, formal: bool) -> None:
    t = Table("corbin", "laurel")
    t.fight(["agi/phy", "agi/mag"], ["agi/phy", "agi/mag"])
    question = first_question(pay_agility(t.g, side))
    assert question is not None
    assert question.formal is formal


@pytest.mark.rule("RB-TOK-12")
@pytest.mark.parametrize(("side", "formal"), [(0, False), (1, True)])
def test_which_token_a_hero_picks_is_a_choice(side: int, formal: bool) -> None:
    t = Table("corbin", "laurel")
    t.fight(["agi/phy", "phy"], ["agi/phy", "phy"])
    question = first_question(pick(t.g, t.by(side), 1 - side, [0, 1]))
    assert question is not None
    assert question.formal is formal


@pytest.mark.rule("RB-DMG-04")
@pytest.mark.parametrize(("side", "formal"), [(0, False), (1, True)])
def test_how_a_hero_blocks_is_a_choice_and_how_an_enemy_blocks_a_formality(
    side: int, formal: bool
) -> None:
    t = Table("corbin", "laurel")
    t.fight(["shd", "shd"], ["shd", "shd"])
    question = first_question(block(t.g, side, 1))
    assert question is not None
    assert question.formal is formal


@pytest.mark.rule("RB-CBT-02")
def test_the_side_that_is_asked_is_the_one_that_is_named() -> None:
    t = Table("corbin", "laurel")
    t.fight(["phy"], ["phy"])
    asked = [
        asked_side(t.g, Question(seat, "choose", "ask", [], args=args))
        for seat, args in ((1, {"who": "corbin"}), (1, {"who": "stone-ram"}), (0, {}), (1, {}))
    ]
    assert asked == [0, 1, 0, 1]


@pytest.mark.rule("RB-DMG-13", "RB-CAC-10")
def test_the_damage_to_expect_counts_traits_armour_and_guard() -> None:
    t = Table("corbin", "laurel")
    t.teach(PerTrait("beast", 2), PerTrait("dragon", 5))
    enemy = t.make_enemy(Armor("phy", 1), traits=("beast",))
    t.fight(["phy"], ["phy"], enemy=enemy)
    assert net_damage(t.g, 0, "phy", 3) == 4
    assert net_damage(t.g, 0, "mag", 3) == 5
    t.side(0).round.edge = 2
    assert net_damage(t.g, 0, "phy", 3) == 6
    t.side(1).round.guard = 9
    assert net_damage(t.g, 0, "phy", 3) == 0


@pytest.mark.rule("RB-RTR-01", "RB-RTR-02")
def test_who_may_retreat_is_told_how_both_stand() -> None:
    t = Table("corbin", "laurel")
    t.fight(["phy"], ["phy"], enemy=t.make_enemy(health=7))
    t.hero.damage = 3
    question = Question[str](0, "choose", "ask-retreat", [])
    text = GAME.text("en", t.content)
    told = retreat(t.state, t.content, question, text).cause
    mine = t.content.heroes["corbin"].health - 3
    assert f"Your health: {mine};" in told
    assert told.endswith(": 7.")
    t.fight(["phy"], ["phy"], against=t.other)
    t.other.damage = 1
    question = Question[str](1, "choose", "ask-retreat", [])
    theirs = t.content.heroes["laurel"].health - 1
    told = retreat(t.state, t.content, question, text).cause
    assert told.endswith(f"Your health: {theirs}; Corbin: {mine}.")


@pytest.mark.rule("RB-EXR-02")
def test_an_ability_that_may_be_used_is_shown_on_its_card() -> None:
    t = Table("corbin")
    when = When("rest", (Gold(2),))
    options = [Option("use", True, args={"ability": when}, on="card:maul"), Option("pass", False)]
    told = stages(t.state, t.content, Question(0, "choose", "ask-use", options), WORDS)
    assert told.about == ["card:maul", "hero:corbin"]
    assert list(told.effects) == ["use"]


@pytest.mark.rule("RB-VIL-06")
@pytest.mark.parametrize(
    ("effects", "damage", "warned"),
    [((Heal(2),), 0, True), ((Heal(2),), 1, False), ((Gold(1),), 0, False), ((), 0, False)],
)
def test_healing_nothing_is_warned_of(effects: Effects, damage: int, warned: bool) -> None:
    assert bool(against(WORDS, effects, damage)) is warned


@pytest.mark.rule("RB-SKL-09", "RB-SKL-11")
@pytest.mark.parametrize(("boost", "warned"), [(0, True), (1, False)])
def test_a_boost_makes_room_for_a_skill(boost: int, warned: bool) -> None:
    t = Table("corbin")
    for _ in range(sheet(t.g, t.hero).body):
        t.teach(type="body")
    t.hero.boosts["body"] = boost
    assert bool(against_learning(t.g, WORDS, t.hero, t.make_skill(type="body"))) is warned


@pytest.mark.rule("RB-TRN-02", "RB-RST-02")
@pytest.mark.parametrize(("damage", "warning"), [(0, "Nothing to heal."), (2, "")])
def test_a_rest_of_the_unhurt_is_warned_of(damage: int, warning: str) -> None:
    t = Table("corbin")
    t.hero.damage = damage
    assert usual_deeds(t.g, WORDS, t.hero)[1].get("rest", "") == warning


@pytest.mark.rule("RB-SHP-03", "RB-SHP-04")
def test_who_sells_what_helps_is_warned() -> None:
    t = Table("corbin")
    assets = t.content.assets.values()
    useful = [a.id for a in assets if bool(a.abilities) != bool(a.token)]
    plain = [a.id for a in assets if not a.abilities and not a.token]
    options = [Option(f"asset:{a}", a, args={"gold": 5}) for a in (*useful, *plain)]
    told = stages(t.state, t.content, Question(0, "choose", "ask-sell", options), WORDS)
    assert sorted(told.warnings) == sorted(f"asset:{a}" for a in useful)
    assert useful
