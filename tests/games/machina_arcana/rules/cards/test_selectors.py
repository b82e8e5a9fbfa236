"""Whom the words of cards name (MA-TGT-20 to MA-TGT-22)."""

import pytest

from waystone.games.machina_arcana.box.unit_effects import Lose, Restore
from waystone.games.machina_arcana.checks.testing import Lay, Table, cell
from waystone.games.machina_arcana.rules.cards.doing import Doing
from waystone.games.machina_arcana.rules.cards.selectors import active_explorer, members
from waystone.games.machina_arcana.table.state import OFF


def spread(lay: Lay) -> Table:
    """Two tiles; the fighter with friend and foe beside it, others far off."""
    at = {"fighter": (0, 0), "healer": (1, 0), "maker": (9, 4), "gunner": (10, 4),
          "crawler": (0, 1), "mote": (4, 4), "hook": (14, 4)}  # fmt: skip
    return lay(["..^", "", "", "", "....^"], at=at, right=["", "", "", "", "....^"])


@pytest.mark.rule("MA-TGT-20", "MA-TGT-22", "MA-ABI-11", "MA-TGT-11", "MA-TGT-15", "MA-ABI-09")
@pytest.mark.parametrize(
    ("who", "named"),
    [
        ("you", ["fighter"]),
        ("explorers", ["fighter", "healer", "maker"]),
        ("other-explorers", ["healer", "maker"]),
        ("monsters", ["crawler", "mote"]),
        ("other-monsters", ["crawler", "mote"]),
        ("units", ["fighter", "healer", "maker", "crawler", "mote"]),
        ("adjacent-units", ["healer", "crawler"]),
        ("adjacent-explorers", ["healer"]),
        ("adjacent-monsters", ["crawler"]),
        ("everyone", ["fighter", "healer", "maker", "gunner"]),
        ("all-monsters", ["crawler", "mote", "hook"]),
        ("trapped", ["mote"]),
        ("closest-monster", ["crawler"]),
        ("closest-explorer", ["healer"]),
        ("weakest-explorer", ["maker"]),
        ("any-monster", ["crawler", "mote"]),
        ("any-explorer", ["fighter", "healer", "maker"]),
        ("any-monster-anywhere", ["crawler", "mote", "hook"]),
        ("any-explorer-anywhere", ["fighter", "healer", "maker", "gunner"]),
        ("any-adjacent-unit", ["healer", "crawler"]),
    ],
)
def test_whom_each_word_names(lay: Lay, who: str, named: list[str]) -> None:
    t = spread(lay)
    t.explorer("maker").health = 2
    assert members(t.g, Doing("fighter", "fighter", "fighter"), who) == named


@pytest.mark.rule("MA-TGT-20", "MA-TGT-11", "MA-TGT-21", "MA-TGT-15")
def test_whom_a_monster_and_nobody_name(lay: Lay) -> None:
    t = spread(lay)
    crawler, nobody = Doing("crawler", "crawler", "crawler"), Doing("", "ice-1", everywhere=True)
    assert members(t.g, crawler, "other-monsters") == ["mote"]
    assert members(t.g, crawler, "other-explorers") == ["fighter", "healer", "maker"]
    assert members(t.g, Doing("gunner", "gunner", "gunner"), "adjacent-units") == ["maker"]
    assert members(t.g, nobody, "monsters") == ["crawler", "mote", "hook"]
    assert members(t.g, nobody, "trapped") == ["mote", "hook"]
    assert members(t.g, nobody, "adjacent-units") == []
    assert members(t.g, nobody, "closest-monster") == ["crawler", "mote", "hook"]
    assert members(t.g, Doing("", "ice-1"), "monsters") == [], "no tile of its own"
    t.explorer("fighter").health = t.explorer("healer").health = 4
    assert members(t.g, nobody, "weakest-explorer") == ["fighter", "healer", "gunner"]
    t.state.explorers.clear()
    assert members(t.g, nobody, "weakest-explorer") == []
    t = lay(at={"fighter": (0, 0)})
    assert members(t.g, nobody, "trapped") == [], "no traps"


@pytest.mark.rule("MA-TGT-22", "MA-TGT-20", "MA-EX-32", "MA-ABI-09")
def test_only_who_is_there_is_named(lay: Lay) -> None:
    t = spread(lay)
    d = Doing("fighter", "fighter", "fighter", targets=["mote", "strider"], other="crawler")
    assert members(t.g, d, "target") == ["mote"]
    assert members(t.g, d, "other") == ["crawler"]
    d.other = "strider"
    assert members(t.g, d, "other") == []
    d.unit = "strider"
    assert members(t.g, d, "you") == []
    assert active_explorer(t.g, Doing("crawler")) is None
    assert active_explorer(t.g, Doing("fighter")) is t.explorer("fighter")
    t.explorer("fighter").cell = OFF
    assert active_explorer(t.g, Doing("fighter")) is None


@pytest.mark.rule("MA-EX-32", "MA-TGT-22")
def test_who_is_near_a_target(lay: Lay) -> None:
    """Unit or space; one that is gone has nobody beside it."""
    t = spread(lay)
    d = Doing("maker", "maker", "maker", targets=["fighter", "strider"])
    assert members(t.g, d, "units-near-target") == ["healer", "crawler"]
    assert members(t.g, d, "any-monster-near-target") == ["crawler"]
    d = Doing("maker", "maker", "maker", targets=["strider"], spaces=[cell(5, 5)])
    assert members(t.g, d, "units-near-target") == ["mote"]
    t.put("fighter", 4, 5)
    assert members(t.g, d, "units-near-target") == ["fighter", "mote"]
    assert members(t.g, d, "any-monster-near-target") == ["mote"]


@pytest.mark.rule("MA-ESS-02", "MA-ESS-04", "MA-GFX-07", "MA-STA-04", "MA-ESS-01", "MA-STA-06")
def test_each_attribute_is_lost_and_restored(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "mote": (5, 5)})
    me, mote = t.explorer("fighter"), t.monster("mote")
    me.health, me.stamina, me.essence, mote.stamina = 5, 4, 3, 3
    t.do("fighter", Lose("stamina", 1))
    assert (me.health, me.stamina, me.essence) == (5, 3, 3)
    t.do("fighter", Lose("stamina", 9), Lose("essence", 1))
    assert (me.health, me.stamina, me.essence) == (5, 0, 2)
    t.do("fighter", Lose("essence", 9))
    assert (me.health, me.essence) == (5, 0)
    t.do("fighter", Lose("health", 2))
    assert me.health == 3
    t.do("fighter", Lose("stamina", 2, who="monsters"), Lose("essence", 2, who="monsters"))
    assert (mote.stamina, mote.health) == (1, 2)
    t.do("fighter", Lose("health", 1, who="monsters"))
    assert mote.health == 1
    t.do("fighter", Restore("essence", 2), Restore("stamina", 1), Restore("health", 9))
    assert (me.health, me.stamina, me.essence) == (5, 1, 2)
    t.do("fighter", Restore("essence", 2, who="monsters"), Restore("health", 5, who="monsters"))
    assert mote.health == 2
    t.do("fighter", Lose("health", 1, who="target"), targets=["hook"])
    t.do("fighter", Lose("stamina", 1, who="target"), targets=["hook"])
    t.do("fighter", Restore("health", 1, who="target"), targets=["hook"])
