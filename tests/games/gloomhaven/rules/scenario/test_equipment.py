"""Equipment that nobody would leave at home is put on without a question."""

import pytest
from msgspec.structs import replace

from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.scenario.equipment import wears_all
from waystone.games.gloomhaven.table.records import Campaign, Party, World


def owning(gh: Gh, *slots: str, minus: int = 0) -> None:
    """A hero of a campaign who owns an item for each of these slots, and wears none."""
    hero = gh.hero("harpooner", (0, 0))
    owner = gh.owner(hero)
    for n, slot in enumerate(slots):
        gh.item(hero, f"{slot}-{n}", slot=slot, when="turn", minus=minus)
        owner.owned.append(f"{slot}-{n}")
    owner.items.clear()
    gh.state.campaign = Campaign(World(), [Party("x")], [0], 2, "normal")


@pytest.mark.rule("GH-SET-13")
@pytest.mark.parametrize(
    ("slots", "all_fit"),
    [
        ((), True),
        (("head", "body", "hand", "hand", "small"), True),
        (("head", "head"), False),
        (("hand", "hands"), False),
        (("small", "small"), False),
    ],
)
def test_all_is_worn_where_all_fits(slots: tuple[str, ...], all_fit: bool) -> None:
    gh = Gh(seats=1)
    owning(gh, *slots)
    assert wears_all(gh.g, gh.owner("harpooner")) is all_fit
    assert gh.owner("harpooner").items == [], "nothing is put on by asking"


@pytest.mark.rule("GH-SET-14")
def test_what_brings_bad_cards_is_a_decision() -> None:
    gh = Gh(seats=1)
    owning(gh, "head", minus=1)
    assert not wears_all(gh.g, gh.owner("harpooner"))


@pytest.mark.rule("GH-STA-06")
def test_so_it_is_with_a_goal_of_using_no_items() -> None:
    gh = Gh(seats=1)
    owning(gh, "head")
    goal = next(iter(gh.content.battle_goals))
    owner = gh.owner("harpooner")
    for count, formal in (("kills", True), ("items-used", False)):
        gh.content.battle_goals[goal] = replace(gh.content.battle_goals[goal], count=count)
        owner.goals = [goal]
        assert wears_all(gh.g, owner) is formal


@pytest.mark.rule("GH-SET-13")
def test_outside_a_campaign_items_are_bought() -> None:
    gh = Gh(seats=1)
    owning(gh, "head")
    gh.state.campaign = None
    assert not wears_all(gh.g, gh.owner("harpooner"))
