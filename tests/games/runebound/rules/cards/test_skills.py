"""Skills: RB-SKL."""

import pytest

from waystone.games.runebound.box.abilities import Bonus, When
from waystone.games.runebound.box.effects import Draw, Gold
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.limits import drop_asset, trim
from waystone.games.runebound.rules.cards.skills import affordable, learn
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.turn.options import turn_options
from waystone.games.runebound.table.values import attribute, health
from waystone.testing import run


def keys(t: Table) -> list[str]:
    return [o.key for o in turn_options(t.g, t.hero)]


@pytest.mark.rule("RB-SKL-01", "RB-SKL-04")
def test_skills_work_only_when_learned() -> None:
    t = Table("corbin").hand("oak-hide").trophies("combat", "combat", "combat", "combat")
    assert health(t.g, t.hero) == 10
    run(learn(t.g, t.hero, "oak-hide"))
    assert (health(t.g, t.hero), t.hero.hand, t.hero.skills) == (13, [], ["oak-hide"])


@pytest.mark.rule("RB-SKL-03")
def test_the_cost_of_a_skill() -> None:
    t = Table("corbin").hand("insight").trophies("social", "combat", "exploration", "exploration")
    assert "learn:insight" in keys(t)
    t.teach(Bonus("spirit", 1))
    run(learn(t.g, t.hero, "insight"), ["deck:exploration"])
    assert [t.content.adventures[c].deck for c in t.hero.trophies] == ["combat"]
    poor = Table("corbin").hand("insight").trophies("combat", "exploration", "exploration")
    assert "learn:insight" not in keys(poor)


@pytest.mark.rule("RB-SKL-08", "RB-EXR-02")
def test_hand_cards_are_not_discarded_at_will() -> None:
    t = Table("corbin").hand("drill", "feint")
    assert not [k for k in keys(t) if "drill" in k or "feint" in k]


@pytest.mark.rule("RB-SKL-09", "RB-SKL-10", "RB-SKL-11", "RB-EX-35")
def test_learned_skills_are_limited_by_the_attribute() -> None:
    t = Table("nameya").skills("tireless", "thorn-coat").hand("second-wind", "iron-body")
    t.trophies("combat", "combat", "combat", "combat", "combat", "combat")
    run(learn(t.g, t.hero, "iron-body"))
    assert len(t.hero.skills) == 3
    t = (
        Table("nameya")
        .skills("tireless", "thorn-coat")
        .hand("second-wind")
        .trophies("combat", "combat")
    )
    run(learn(t.g, t.hero, "second-wind"), ["skill:second-wind"])
    assert t.hero.skills == ["tireless", "thorn-coat"]
    assert t.state.discards["skill"] == ["second-wind"]
    assert not [k for k in keys(t) if "tireless" in k and not k.startswith("use")]


@pytest.mark.rule("RB-EX-56", "RB-AMB-51")
def test_a_skill_that_raises_its_own_limit_is_kept() -> None:
    t = Table("corbin").hand("blessing", "omen").trophies("combat", "combat", "social")
    assert attribute(t.g, t.hero, "spirit") == 0
    run(learn(t.g, t.hero, "omen"), ["deck:social"])
    assert t.hero.skills == []
    run(learn(t.g, t.hero, "blessing"))
    assert t.hero.skills == ["blessing"]


@pytest.mark.rule("RB-SKL-03")
@pytest.mark.parametrize(
    ("trophies", "able"),
    [(("combat",), False), (("combat", "social"), True), (("social", "social"), False)],
)
def test_what_a_skill_costs(trophies: tuple[str, ...], able: bool) -> None:
    t = Table("corbin").hand("drill").trophies(*trophies)
    assert t.content.skills["drill"].cost == "ca"
    assert affordable(t.g, t.hero, t.content.skills["drill"]) is able


@pytest.mark.rule("RB-SKL-01", "RB-SKL-04", "RB-SKL-11")
def test_learning_pays_lays_down_keeps_the_limit_and_then_sets_off_what_waits() -> None:
    t = Table("nameya").hand("deep-study").trophies("social", "exploration", "social", "combat")
    t.skills("haggler")
    t.teach(When("learn", (Draw(1),)), type="spirit")
    cost = len(t.content.skills["deep-study"].cost)
    bench = t.play(an_action(0), "learn:deep-study")
    while bench.prompt != "ask-action":
        bench.say(bench.options[0])
    assert len(t.hero.trophies) == 4 - cost
    assert "deep-study" in t.hero.skills
    assert len(t.hero.hand) == 1


@pytest.mark.rule("RB-SKL-09", "RB-SKL-10", "RB-AST-04", "RB-SHP-04")
def test_what_is_given_up_goes_to_its_pile_and_into_an_empty_deck() -> None:
    t = Table("nameya").hand().skills("haggler", "silver-tongue").assets("maul")
    t.state.decks["skill"].clear()
    t.state.decks["asset"].clear()
    run(trim(t.g, t.hero), ["skill:haggler"])
    assert (t.hero.skills, t.state.decks["skill"]) == (["silver-tongue"], ["haggler"])
    drop_asset(t.g, t.hero, "maul")
    assert (t.hero.assets, t.state.decks["asset"]) == ([], ["maul"])


@pytest.mark.rule("RB-SKL-04", "RB-SKL-11")
def test_a_skill_that_must_go_does_nothing_more() -> None:
    t = Table("nameya").hand("haggler").trophies("social", "combat", "social")
    t.teach(When("learn", (Gold(5),)), type="mind")
    gold = t.hero.gold
    bench = t.play(an_action(0), "learn:haggler")
    while bench.prompt == "ask-pay-trophy":
        bench.say(bench.options[0])
    bench.say("skill:test-skill-60")
    assert (t.hero.skills, t.hero.gold) == (["haggler"], gold)
