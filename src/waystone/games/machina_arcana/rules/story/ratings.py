"""The spawn and horror ratings (MA-SET-21, MA-SET-25, MA-CHP-13, MA-CHP-14, MA-GFX-08)."""

from ...box.terms import Rating
from ...table.facts import RatingChanged
from ...table.state import G
from ...table.story import printed
from ...table.units import living

LEAST_SPAWN = 3
LEAST, MOST = 1, 10


def rating_of(g: G, rating: Rating) -> int | None:
    return g.state.story.spawn if rating == "spawn-rating" else g.state.story.horror


def set_rating(g: G, rating: Rating, value: int | None, rule: str) -> None:
    """MA-CHP-13, MA-AMB-57: both ratings stay within 1 to 10; a chapter may have none."""
    if value is not None:
        value = min(MOST, max(LEAST, value))
        if value != rating_of(g, rating):
            g.say(RatingChanged(rating, value), rule)
    if rating == "spawn-rating":
        g.state.story.spawn = value
    else:
        g.state.story.horror = value


def reset_ratings(g: G) -> None:
    """MA-SET-21, MA-CHP-13: both as the card prints them."""
    reset_spawn(g)
    reset_horror(g)


def reset_spawn(g: G) -> None:
    """MA-CHP-14, MA-SET-25, MA-GFX-08: 1 less for each living explorer beyond the first (so none
    for one player, MA-VAR-06), not below 3; a lower printed value stays (MA-NUM-03)."""
    value = printed(g).spawn
    if value is not None:
        value = min(value, max(LEAST_SPAWN, value - len(living(g)) + 1))
    set_rating(g, "spawn-rating", value, "MA-CHP-14")


def reset_horror(g: G) -> None:
    set_rating(g, "horror-rating", printed(g).horror, "MA-CHP-13")
