"""What is wrong with content though its types are right: `waystone content check`."""

from waystone.kernel.lint import Mistake

from ..box.definitions import Content
from .campaign_lint import campaign_mistakes
from .card_lint import card_mistakes
from .dungeon_lint import dungeon_mistakes
from .reading import read_all
from .scenario_lint import scenario_mistakes


def lint(content: Content) -> list[Mistake]:
    """Every mistake."""
    return [
        *read_all(content),
        *card_mistakes(content),
        *scenario_mistakes(content),
        *campaign_mistakes(content),
        *dungeon_mistakes(content),
    ]
