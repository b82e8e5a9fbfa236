"""Cards that answer what happens."""

from waystone.games.machina_arcana.box.abilities import When
from waystone.games.machina_arcana.box.unit_effects import Attack
from waystone.games.machina_arcana.checks.testing import Lay


def test_a_card_does_not_answer_what_it_caused(lay: Lay) -> None:
    """Two units that strike back at each other stop after one blow each."""
    t = lay(at={"fighter": (0, 0), "titan": (1, 0)})
    back = When("is-missed", [Attack(high=1, who="other")])
    t.rewrite("fighter", back)
    t.rewrite("titan", back)
    t.high(0, 0, 0)
    t.attack("fighter", "titan", high=1)
    assert t.state.streams.stacked == {}
    assert t.explorer("fighter").health == 5
