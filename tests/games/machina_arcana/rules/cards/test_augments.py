"""MA-EQP-08: an augment affects only the item that it is attached to."""

import pytest

from waystone.games.machina_arcana.box.abilities import Passive, When
from waystone.games.machina_arcana.box.effects import Lasting
from waystone.games.machina_arcana.box.modifiers import AttackRoll, Dice, Range, SeesEthereal
from waystone.games.machina_arcana.box.unit_effects import Restore
from waystone.games.machina_arcana.checks.testing import Lay, Table, cell
from waystone.games.machina_arcana.rules.cards.targeting import Mark, marks_for

pytestmark = pytest.mark.rule("MA-EQP-08")


def armed(lay: Lay, *abilities: Passive | When, monster: str = "crawler") -> Table:
    """Two weapons of range 3, one of them, the pistol, with an augment of these abilities."""
    t = lay(["", "", "..B"], at={"fighter": (0, 0), monster: (4, 0)}, stamina=9)
    t.rewrite("barrel-sight", *abilities)
    t.wear("fighter", "pistol")
    t.wear("fighter", "bleeder")
    t.wear("fighter", "barrel-sight", "pistol")
    return t


def aims(t: Table, card: str) -> list[Mark]:
    return marks_for(t.g, t.explorer("fighter"), card, t.active(card))


@pytest.mark.rule("MA-TGT-05")
def test_range(lay: Lay) -> None:
    t = armed(lay, Passive([Range(1)]))
    assert ("unit", "crawler") in aims(t, "pistol"), "four spaces away"
    assert ("unit", "crawler") not in aims(t, "bleeder")


@pytest.mark.rule("MA-ETH-01")
def test_aiming_at_the_ethereal(lay: Lay) -> None:
    t = armed(lay, Passive([SeesEthereal()]), monster="wisp")
    t.monster("wisp").cell = cell(2, 0)
    assert ("unit", "wisp") in aims(t, "pistol")
    assert ("unit", "wisp") not in aims(t, "bleeder")


@pytest.mark.rule("MA-DMG-08")
@pytest.mark.parametrize("trigger", ["hit", "kill", "miss"])
def test_answers(lay: Lay, trigger: str) -> None:
    """When you hit, kill or miss with the item."""
    t = armed(lay, When(trigger, [Restore("essence", 1)]))  # type: ignore[arg-type]
    for card, gained in (("bleeder", 0), ("pistol", 1)):
        t.state.monsters.clear()
        t.put("crawler", 4, 0)
        t.monster("crawler").health = 1 if trigger == "kill" else 2
        t.high(0 if trigger == "miss" else 3)
        t.attack("fighter", "crawler", high=1, card=card)
        assert t.explorer("fighter").essence == gained, card


@pytest.mark.rule("MA-ATK-13", "MA-TER-07")
@pytest.mark.parametrize("help", [AttackRoll(9), Dice(high=3)])
def test_explosions_and_traps_are_not_attacks_with_the_item(
    lay: Lay, help: AttackRoll | Dice
) -> None:
    """The explorer's attacks, but not made with the weapon that hit the barrel."""
    t = armed(lay, Passive([help]))
    t.put("brute", 3, 3)
    t.high(1, *[3] * 3 if isinstance(help, Dice) else [])
    t.high(1, 1, 0)
    t.attack("fighter", cell(2, 2), high=1, card="pistol")
    assert t.monster("brute").health == t.g.content.monsters["brute"].health, (
        "2, and 1 of the bleeder, against armor 4"
    )


@pytest.mark.rule("MA-LST-08")
def test_what_lasts_serves_everything(lay: Lay) -> None:
    """A lasting effect of an item is its wearer's."""
    t = armed(lay, When("hit", [Lasting([AttackRoll(1)])]))
    t.mark("barrel-sight", "fighter", by="fighter")
    t.high(1)
    assert t.attack("fighter", "crawler", high=1, card="bleeder").hit, "1 + 1 against armor 2"
