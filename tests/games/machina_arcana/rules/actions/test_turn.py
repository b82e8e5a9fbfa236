"""What an explorer may do (MA-EXT)."""

import pytest

from waystone.games.machina_arcana.checks.testing import Lay
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.actions.prices import COSTS


@pytest.mark.rule("MA-RND-04")
def test_actions_may_be_repeated_while_they_can_be_paid(lay: Lay) -> None:
    t = lay(at={"fighter": (3, 3)})
    for n in range(6):
        assert t.act("fighter", f"move:{4 + n},3") == steps.explorer_action(0)
    assert t.keys("fighter") == ["end"]


@pytest.mark.rule("MA-EXT-01", "MA-EXT-02", "MA-EXT-04")
def test_every_action_and_its_cost(lay: Lay) -> None:
    rows = ["....", ".LRW", ".C.E", ".HS."]
    t = lay(rows, at={"fighter": (2, 2), "healer": (9, 9)}, doors=[((2, 2), (2, 3))])
    t.explorer("fighter").essence = 5
    t.own("fighter", "pistol")
    keys = set(t.keys("fighter"))
    for key in ("lever:1,1", "recharge:2,1", "workbench:3,1", "chest:1,2", "event:3,2",
                "chapter:1,3", "close:2,2:s", "inventory", "move:3,3"):  # fmt: skip
        assert key in keys, key
    assert "trade" not in keys
    t.explorer("fighter").stamina = 1
    keys = set(t.keys("fighter"))
    assert {"recharge:2,1", "event:3,2", "move:3,3", "end"} <= keys
    assert not keys & {"lever:1,1", "workbench:3,1", "chest:1,2", "chapter:1,3", "inventory"}
    assert COSTS == {"move": 1, "door": 2, "break-door": 4, "lever": 2, "recharge": 1,
                     "workbench": 3, "chest": 3, "event": 1, "chapter": 3, "lit-chapter": 1,
                     "seal": 3, "explore": 2, "leave": 2, "inventory": 3, "trade": 2}  # fmt: skip


@pytest.mark.rule("MA-EXT-03", "MA-ABI-01", "MA-ABI-02", "MA-ITM-01")
def test_the_abilities_an_explorer_has(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.own("fighter", "pistol", "tonic")
    t.wear("fighter", "hexer")
    t.current("good-map")
    t.state.story.chapter = 1
    uses = [k for k in t.keys("fighter") if k.startswith("use:")]
    assert uses == ["use:fighter:0", "use:hexer:0", "use:ice-2:1", "use:good-map:1", "use:tonic:0"]


@pytest.mark.rule("MA-EXT-01", "MA-EXT-04", "MA-EQP-14", "MA-EQP-15")
@pytest.mark.parametrize(
    ("mine", "near", "theirs", "stamina", "may"),
    [
        (False, True, False, 6, set()),
        (True, False, True, 3, {"inventory"}),
        (False, False, True, 6, set()),
        (False, True, True, 3, {"inventory", "trade"}),
        (True, True, False, 3, {"inventory", "trade"}),
        (True, True, True, 2, {"trade"}),
        (True, True, True, 1, set()),
    ],
)
def test_who_may_use_the_inventory_and_trade(
    lay: Lay, mine: bool, near: bool, theirs: bool, stamina: int, may: set[str]
) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0) if near else (5, 5)}, stamina=stamina)
    if mine:
        t.wear("fighter", "pistol")
    if theirs:
        t.own("healer", "hexer")
    assert {"inventory", "trade"} & set(t.keys("fighter")) == may


@pytest.mark.rule("MA-EXT-04", "MA-TIL-15", "MA-DOR-05", "MA-DOR-06", "MA-MOV-01")
@pytest.mark.parametrize(
    ("act", "left"), [("move:5,1", 5), ("close:4,0:s", 4), ("destroy:4,0:s", 2), ("explore:n", 4)]
)
def test_an_action_takes_its_cost(lay: Lay, act: str, left: int) -> None:
    t = lay(at={"fighter": (4, 0)}, doors=[((4, 0), (4, 1))], stamina=6)
    if act.startswith("destroy"):
        t.close((4, 0), (4, 1))
    t.act("fighter", act)
    assert t.explorer("fighter").stamina == left
