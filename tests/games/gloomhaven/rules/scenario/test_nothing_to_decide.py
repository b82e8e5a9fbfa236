"""The last half of a turn: where it does all that its default does, the table may play it."""

from typing import Any

import pytest

from waystone.games.gloomhaven.box.effects import (
    Action,
    Attack,
    Boost,
    Give,
    Infuse,
    Loot,
    Move,
    Shove,
    Swap,
)
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.scenario.character import no_worse, nothing_to_decide
from waystone.kernel.ask import Option


@pytest.mark.rule("GH-TRN-04", "GH-TRN-05")
@pytest.mark.parametrize(
    ("half", "action"),
    [
        ("bottom", Action([Move(2)])),
        ("bottom", Action([Move(4, jump=True), Loot(1)], xp=1)),
        ("bottom", Action([Attack(1, range=3), Move(3)])),
        ("bottom", Action([Move(2), Give(["bless"], who="ally"), Shove(push=1), Swap()])),
        ("bottom", Action([Move(4, boosts=[Boost(consume=["fire"], infuse=["ice"])])])),
        ("top", Action([Attack(2)])),
        ("top", Action([Attack(3, push=1, conditions=["wound"]), Give(["muddle"])])),
    ],
)
def test_a_half_that_does_all_that_its_default_does(half: str, action: Action) -> None:
    assert no_worse(action, half)


@pytest.mark.rule("GH-TRN-04", "GH-TRN-05")
@pytest.mark.parametrize(
    ("half", "action"),
    [
        ("bottom", Action([Move(1)])),
        ("bottom", Action([Loot(1)])),
        ("bottom", Action([Move(4)], lost=True)),
        ("bottom", Action([Move(4)], stays="round")),
        ("bottom", Action([Move(4)], infuse=["fire"])),
        ("bottom", Action([Move(4), Infuse(["fire"])])),
        ("bottom", Action([Move(4, boosts=[Boost(if_="", infuse=["ice"])])])),
        ("bottom", Action([Move(4), Shove(push=1, targets=0)])),
        ("bottom", Action([Move(4), Give(["muddle"], who="self")])),
        ("top", Action([Attack(1)])),
        ("top", Action([Attack(4, range=3)])),
        ("top", Action([Attack(4, area=((1, 0), (2, 0)))])),
        ("top", Action([Attack(4, targets=2)])),
        ("top", Action([Attack(4, disadvantage=True)])),
        ("top", Action([Move(4)])),
    ],
)
def test_one_that_costs_something_or_cannot_do_it(half: str, action: Action) -> None:
    assert not no_worse(action, half)


@pytest.mark.rule("GH-BON-04", "GH-TRN-04")
@pytest.mark.parametrize(
    ("kinds", "nothing"),
    [
        (["drop", "end"], True),
        (["drop", "drop", "end"], True),
        (["drop", "item", "end"], False),
        (["item", "end"], False),
        (["drop", "card"], False),
    ],
)
def test_after_both_halves_only_active_cards_could_be_put_away(
    kinds: list[str], nothing: bool
) -> None:
    gh = Gh()
    owner = gh.owner(gh.hero())
    options: list[Option[Any]] = [
        Option(f"{kind}:{n}", (kind, "", ""), "x") for n, kind in enumerate(kinds)
    ]
    assert nothing_to_decide(gh.g, owner, options) is nothing
