"""Lists say what the data means: "or" where one is enough, "and" where all are meant."""

import pytest

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.box.conditions import Price
from waystone.games.tainted_grail.box.effects import Deal, Either
from waystone.games.tainted_grail.box.requirements import AllOf, AnyOf, Place

WHERE = (Place(numbers=(101, 102, 103)), Place(numbers=(104,)))


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "you are at 101, 102 or 103"), ("ru", "вы в локации 101, 102 или 103")],
)
def test_a_place_is_one_of_several(language: str, told: str) -> None:
    text = GAME.text(language, GAME.load_content()[0])
    assert text.sentence(WHERE[0]) == told


@pytest.mark.parametrize(
    ("language", "one", "every"),
    [
        (
            "en",
            "one of these: you are at 101, 102 or 103 or you are at 104",
            "all of these: you are at 101, 102 or 103 and you are at 104",
        ),
        (
            "ru",
            "хотя бы одно: вы в локации 101, 102 или 103 или вы в локации 104",
            "всё сразу: вы в локации 101, 102 или 103 и вы в локации 104",
        ),
    ],
)
def test_one_that_holds_is_enough_or_all_must_hold(language: str, one: str, every: str) -> None:
    text = GAME.text(language, GAME.load_content()[0])
    assert (text.sentence(AnyOf(WHERE)), text.sentence(AllOf(WHERE))) == (one, every)


@pytest.mark.parametrize(("language", "joint"), [("en", "” or “"), ("ru", "» или «")])
def test_one_is_chosen_of_what_is_offered(language: str, joint: str) -> None:
    text = GAME.text(language, GAME.load_content()[0])
    offers = Either((Deal((), (Price("food", 1),)), Deal((), (Price("wealth", 1),))))
    assert joint in text.sentence(offers)
