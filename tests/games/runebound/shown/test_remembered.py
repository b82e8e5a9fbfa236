"""The heroes, the map, the cards and the fight are remembered by all that they show."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from waystone.games.runebound.box.abilities import Bonus
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.turn.movement import travel
from waystone.games.runebound.shown.stage import stages
from waystone.games.runebound.shown.view import view
from waystone.games.runebound.table.state import Roll, StoryQuest, Trial
from waystone.kernel.game import find
from waystone.kernel.text import Memory, Text
from waystone.kernel.view import Table as Seen

Change = Callable[[Table], object]


def other_scenario(t: Table) -> str:
    return next(s for s in t.content.scenarios if s != t.state.scenario)


def hardened(t: Table) -> None:
    t.hero.boosts["health"] = t.hero.damage = 3


PEACE: dict[str, Change] = {
    "another hero": lambda t: setattr(t.hero, "hero", "laurel"),
    "a step": lambda t: setattr(t.hero, "space", t.hero.space + 1),
    "damage": lambda t: setattr(t.hero, "damage", 2),
    "defeat": lambda t: setattr(t.hero, "damage", 40),
    "gold": lambda t: setattr(t.hero, "gold", 17),
    "delay": lambda t: setattr(t.hero, "delayed", True),
    "out of the game": lambda t: setattr(t.hero, "eliminated", True),
    "a story token": lambda t: setattr(t.hero, "tokens", 4),
    "a card in hand": lambda t: t.hero.hand.append(t.state.decks["skill"].pop()),
    "a skill": lambda t: t.hero.skills.append(t.state.decks["skill"].pop()),
    "an asset": lambda t: t.hero.assets.append(t.state.decks["asset"].pop()),
    "a trophy": lambda t: t.hero.trophies.append(t.state.decks["combat"].pop()),
    "a quest": lambda t: t.hero.quests.append(t.state.decks["exploration"].pop()),
    "a rumor": lambda t: t.hero.rumors.append(t.state.decks["social"].pop()),
    "a boost": lambda t: t.hero.boosts.update(speed=2),
    "damage of one who waits": lambda t: setattr(t.other, "damage", 2),
    "a step of one who waits": lambda t: setattr(t.other, "space", t.other.space + 1),
    "a card in the hand of one who waits": lambda t: t.other.hand.append(
        t.state.decks["skill"].pop()
    ),
    "one who waits is out of the game": lambda t: setattr(t.other, "eliminated", True),
    "the end of a turn": lambda t: setattr(t.state, "active", -1),
    "the next turn": lambda t: setattr(t.state, "active", 1),
    "another first player": lambda t: setattr(t.state, "first", 1),
    "an action": lambda t: setattr(t.state, "points", 1),
    "the next round": lambda t: setattr(t.state, "round", 9),
    "the second act": lambda t: setattr(t.state, "act", 2),
    "time": lambda t: setattr(t.state, "space_on_track", 5),
    "another scenario": lambda t: setattr(t.state, "scenario", other_scenario(t)),
    "a gem is turned": lambda t: t.state.gems.pop(),
    "zombies": lambda t: t.state.zombies.update({3: 2}),
    "a story quest": lambda t: t.state.story.append(
        StoryQuest(1, next(iter(t.content.stories)), 5)
    ),
    "a smaller deck": lambda t: t.state.decks["combat"].pop(),
    "a smaller deck of skills": lambda t: t.state.decks["skill"].pop(),
    "a smaller deck of assets": lambda t: t.state.decks["asset"].pop(),
    "a discard": lambda t: t.state.discards["skill"].append(t.state.decks["skill"][-1]),
    "an asset is discarded": lambda t: t.state.discards["asset"].append("padded-coat"),
    "an adventure is over": lambda t: t.state.discards["social"].append(
        t.state.decks["social"][-1]
    ),
    "a card drawn": lambda t: setattr(t.state, "drawn", t.state.decks["combat"][-1]),
    "a test": lambda t: setattr(t.state, "trial", Trial(0, "body", 0, [])),
    "a sale": lambda t: next(iter(t.state.markets.values())).pop(),
    "dice": lambda t: setattr(t.state, "roll", Roll(0, [1, 2], [False, False])),
}
ROLL: dict[str, Change] = {
    "a die is spent": lambda t: setattr(t.state.roll, "spent", [True, False]),
    "a die is rolled again": lambda t: setattr(t.state.roll, "dice", [1, 3]),
    "the dice are gone": lambda t: setattr(t.state, "roll", None),
    "the roll of another": lambda t: setattr(t.state.roll, "seat", 1),
}
WAR: dict[str, Change] = {
    "a round of combat": lambda t: setattr(t.state.combat, "round", 5),
    "a token is spent": lambda t: setattr(t.side(0).tokens[0], "spent", True),
    "a token is flipped": lambda t: setattr(t.side(1).tokens[0], "face", 1),
    "a token fewer": lambda t: t.side(0).tokens.pop(),
    "the hero is hurt": lambda t: setattr(t.hero, "damage", 1),
    "the enemy is hurt": lambda t: setattr(t.side(1), "damage", 1),
    "more health": lambda t: t.hero.boosts.update(health=3),
    "more health and as much damage": hardened,
    "an asset with health": lambda t: t.assets("padded-coat"),
    "a skill with health": lambda t: t.skills("iron-body"),
    "a shield is spent": lambda t: setattr(t.side(0).tokens[2], "spent", True),
    "another hero in the fight": lambda t: setattr(t.hero, "hero", "laurel"),
    "another enemy of the same health": lambda t: setattr(t.side(1), "enemy", "shield-knight"),
    "another hero fights": lambda t: setattr(t.side(0), "seat", 1),
    "the enemy has passed": lambda t: setattr(t.side(1).round, "passed", True),
    "an attack of the enemy grows": lambda t: setattr(t.side(1).round, "edge", 9),
}


def shown(t: Table, memory: Memory, seat: int | None) -> Seen:
    text = find("runebound").text("en", t.content)
    with text.moment(memory):
        return view(t.state, t.content, seat, text)


def sees(t: Table, change: Change) -> None:
    memory: Memory = {}
    before = [shown(t, memory, seat) for seat in (0, 1, None)]
    change(t)
    after = [shown(t, {}, seat) for seat in (0, 1, None)]
    assert [shown(t, memory, seat) for seat in (0, 1, None)] == after
    assert after[0] != before[0]


@pytest.mark.rule("RB-HID-01", "RB-HID-03", "RB-HID-04")
@pytest.mark.parametrize("change", PEACE.values(), ids=list(PEACE))
def test_what_changes_in_the_realm_is_seen(change: Change) -> None:
    sees(Table("corbin", "lissa"), change)


@pytest.mark.rule("RB-SCN-07")
def test_zombies_are_counted_anew() -> None:
    sees(Table("corbin", "lissa", scenario="corpse-king"), PEACE["zombies"])


@pytest.mark.rule("RB-DIE-01", "RB-MOV-06")
@pytest.mark.parametrize("change", ROLL.values(), ids=list(ROLL))
def test_what_changes_in_a_roll_is_seen(change: Change) -> None:
    t = Table("corbin", "lissa")
    t.state.roll = Roll(0, [1, 2], [False, False])
    sees(t, change)


@pytest.mark.rule("RB-CBT-15", "RB-TOK-02", "RB-TOK-03")
@pytest.mark.parametrize("change", WAR.values(), ids=list(WAR))
def test_what_changes_in_a_fight_is_seen(change: Change) -> None:
    t = Table("corbin", "lissa")
    t.fight(["2phy/shd", "mag/agi", "3shd/mag"], ["2sku/shd", "sku/dbl"])
    sees(t, change)


@pytest.mark.rule("RB-SCN-06", "RB-SCN-07")
@pytest.mark.parametrize(
    "change", [lambda t: setattr(t.hero, "tokens", 2), PEACE["zombies"]], ids=["tokens", "zombies"]
)
def test_what_weakens_a_villain_is_seen(change: Change) -> None:
    t = Table("corbin", "lissa", scenario="corpse-king")
    t.fight(["2phy/shd"], ["2sku/shd"], enemy="vorakesh", cause="villain")
    sees(t, change)


@pytest.mark.rule("RB-SET-12")
def test_a_hero_card_that_is_turned_in_a_fight_is_seen() -> None:
    t = Table("corbin", "lissa")
    tough = replace(t.content.heroes["corbin"], abilities=(Bonus("health", 4),))
    t._content(heroes={**t.content.heroes, "corbin": tough})
    t.fight(["2phy/shd"], ["2sku/shd"])
    sees(t, lambda t: setattr(t.hero, "side", "setup"))


DEEDS: dict[str, Change] = {
    "speed": lambda t: t.hero.boosts.update(speed=2),
    "no speed": lambda t: t.hero.boosts.update(speed=-9),
    "hand": lambda t: t.hero.boosts.update(hand=2),
    "damage": lambda t: setattr(t.hero, "damage", 2),
    "points": lambda t: setattr(t.state, "points", 1),
    "a site": lambda t: t.put(t.content.atlas.ids[next(iter(t.content.atlas.cities))]),
    "hills": lambda t: t.put(t.terrain("H")),
}


@pytest.mark.rule("RB-TRN-02", "RB-RST-02", "RB-RST-03")
@pytest.mark.parametrize("change", DEEDS.values(), ids=list(DEEDS))
def test_what_changes_for_the_usual_deeds_is_told(change: Change) -> None:
    t = Table("corbin", "lissa").put(Table("corbin").terrain("P"))
    t.state.active, t.state.points = 0, 3

    def staged(text: Text) -> tuple[dict[str, str], dict[str, str]]:
        question = t.play(an_action(0)).session.question(0)
        assert question is not None
        staging = stages(t.state, t.content, question, text)
        return staging.effects, staging.warnings

    known, fresh = (find("runebound").text("en", t.content) for _ in range(2))
    before = staged(known)
    change(t)
    assert staged(known) == staged(fresh)
    assert staged(known) != before


@pytest.mark.rule("RB-MOV-04")
def test_the_dice_that_are_left_are_told_anew() -> None:
    t = Table("corbin", "lissa")
    t.state.active = 0
    text = find("runebound").text("en", t.content)

    def cause(*dice: int) -> str:
        t.state.roll = Roll(0, list(dice), [False] * len(dice))
        question = t.play(travel(0)).session.question(0)
        assert question is not None
        return stages(t.state, t.content, question, text).cause

    assert len({cause(1, 2), cause(1, 3), cause(0, 1, 2), cause(1)}) == 4
