import pytest

from waystone.parts.track import Track


def test_the_marker_stops_at_the_ends() -> None:
    track = Track(7, high=9)
    assert track.gain(5) == 2
    assert track.value == 9
    assert track.lose(20) == 9
    assert track.value == 0


def test_the_lower_end_need_not_be_zero() -> None:
    track = Track(3, high=9, low=1)
    assert track.lose(5) == 2
    assert track.value == 1


def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    track = Track(3, high=9)
    assert track.fits(-3)
    assert not track.fits(-4)
    with pytest.raises(ValueError, match="cannot move by -4"):
        track.move(-4)
    assert track.value == 3
    track.move(-3)
    assert track.value == 0


def test_a_cost_may_also_go_up() -> None:
    terror = Track(8, high=9)
    assert terror.fits(1)
    assert not terror.fits(2)


def test_a_lower_limit_takes_the_value_along() -> None:
    track = Track(7, high=9)
    track.limit(5)
    assert (track.value, track.high) == (5, 5)
    track.limit(9)
    assert track.value == 5
