"""What bots do with single positions."""

from waystone.games.machina_arcana.bots.explorers import act
from waystone.games.machina_arcana.checks.testing import Lay


def test_the_bot_leaves_a_chasm_before_it_ends_its_turn(lay: Lay) -> None:
    t = lay([".~~.", "####"], at={"fighter": (0, 0), "healer": (9, 9)}, stamina=3)
    t.wear("fighter", "stilts")
    t.act("fighter", "move:1,0")
    assert act(t.g, t.explorer("fighter"), t.options("fighter")) == "move:0,0"
    t.act("fighter", "move:0,0")
    assert act(t.g, t.explorer("fighter"), t.options("fighter")) == "end"
