"""What an explorer may do (MA-EXT)."""

import pytest

from waystone.games.machina_arcana.box.abilities import Active, Passive
from waystone.games.machina_arcana.box.modifiers import Barred, CostOf, Immobile, Treat
from waystone.games.machina_arcana.box.terms import Cost, Target
from waystone.games.machina_arcana.box.unit_effects import Attack, Restore
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.actions.prices import COSTS, prices
from waystone.games.machina_arcana.table.state import DESTROYED


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


@pytest.mark.rule("MA-EXT-04")
def test_what_cards_change_about_prices(lay: Lay) -> None:
    """Dearer or cheaper, never below 0, a move never below 1; what is barred has no price."""
    t = lay(at={"fighter": (0, 0)})
    me = t.explorer("fighter")
    assert prices(t.g, me) == COSTS
    t.rewrite("fighter", Passive([CostOf("chest", 1), CostOf("trade", -1), CostOf("event", -3)]))
    assert prices(t.g, me) == {**COSTS, "chest": 4, "trade": 1, "event": 0}
    t.rewrite("fighter", Passive([CostOf("move", -1), CostOf("leave", 2)]))
    assert prices(t.g, me) == {**COSTS, "move": 1, "leave": 4}
    t.rewrite("fighter", Passive([CostOf("move", 1)]))
    assert prices(t.g, me)["move"] == 2
    t.rewrite("fighter", Passive([Barred("seal"), Barred("boost")]))
    assert prices(t.g, me) == {k: v for k, v in COSTS.items() if k != "seal"}
    assert COSTS["seal"] == 3


@pytest.mark.rule("MA-TIL-05", "MA-TIL-15", "MA-EXT-04")
@pytest.mark.parametrize("stamina", [1, 2])
def test_exploring_and_leaving_cost_two(lay: Lay, stamina: int) -> None:
    t = lay(at={"fighter": (4, 0)}, stamina=stamina)
    assert ("explore:n" in t.keys("fighter")) == (stamina == 2)
    t.state.laid.exit[:] = [cell(4, 0), cell(5, 0)]
    assert "explore:n" not in t.keys("fighter")
    assert ("leave" in t.keys("fighter")) == (stamina == 2)
    t.put("fighter", 4, 1)
    assert not {"leave", "explore:n"} & set(t.keys("fighter")), "not on the border"


@pytest.mark.rule("MA-TER-15", "MA-ACT-01", "MA-TER-13")
def test_a_space_may_be_treated_as_several_others(lay: Lay) -> None:
    t = lay([".C"], at={"fighter": (0, 0)}, stamina=6)
    t.rewrite("fighter", Passive([Treat("chest", "event"), Treat("chest", "recharge")]))
    spaces = [key for key in t.keys("fighter") if key.endswith(":1,0")]
    assert spaces == ["chest:1,0", "event:1,0", "recharge:1,0"]
    t.state.laid.marks[cell(1, 0)] = DESTROYED
    assert not [key for key in t.keys("fighter") if key.endswith(":1,0")]


@pytest.mark.rule("MA-RND-04", "MA-ABI-06", "MA-EXT-04", "MA-ABI-07", "MA-ABI-10", "MA-TGT-01")
def test_an_ability_is_an_action_of_the_turn(lay: Lay) -> None:
    """As long as it can be paid and has a target."""
    t = lay(at={"fighter": (0, 0), "healer": (9, 9)})
    me = t.explorer("fighter")
    me.stamina, me.health = 5, 1
    t.rewrite("fighter", Active([Restore("health")], Cost(stamina=2)),
              Active([Attack(1)], Cost(stamina=2), Target("melee", of="monster")))  # fmt: skip
    assert "use:fighter:1" not in t.keys("fighter"), "nobody to choose"
    t.act("fighter", "use:fighter:0")
    assert (me.stamina, me.health) == (3, 2)
    t.act("fighter", "use:fighter:0")
    assert (me.stamina, me.health) == (1, 3)
    assert "use:fighter:0" not in t.keys("fighter"), "too dear"
    t.put("crawler", 1, 1)
    assert "use:fighter:1" not in t.keys("fighter"), "too dear"


@pytest.mark.rule("MA-MOV-09", "MA-RND-05")
def test_a_turn_may_end_beside_a_chasm(lay: Lay) -> None:
    t = lay(["..~."], at={"fighter": (1, 0)}, stamina=3)
    t.wear("fighter", "stilts")
    assert "end" in t.keys("fighter")
    t.put("fighter", 2, 0)
    assert "end" not in t.keys("fighter")
    t.rewrite("fighter", Passive([Immobile()]))
    assert "end" in t.keys("fighter"), "no way off"
