"""What our own content keeps to beyond what the rules need: `waystone content report`. A pack may
do otherwise."""

from collections.abc import Iterator

from waystone.kernel.game import Report

from ..box.campaign import Achieve, SideScenario
from ..box.definitions import Content
from ..box.layout import drawn
from ..box.scenario import Reward
from .campaign_lint import gains

LONGEST = 120
"""Words of an introduction."""
ROOMS = range(2, 6)


def report(content: Content) -> Report:
    halves = 2 * len(content.cards)
    monsters = sum(len(deck) for deck in content.ability_decks.values())
    lines = [f"{halves:6} halves of ability cards", f"{monsters:6} cards of monsters"]
    return Report(lines, list(standards(content)))


def standards(content: Content) -> Iterator[str]:
    """Every breach, one sentence each."""
    for hero in content.classes.values():
        ones = sum(card.level == 1 for card in hero.cards)
        if ones != hero.hand:
            yield f"{hero.id}: {ones} cards of level 1 for a hand of {hero.hand}"
    for page in content.scenarios.values():
        for words in page.introduction.values():
            if len(words.split()) >= LONGEST:
                yield f"{page.id}: the introduction is too long"
        rooms = len(drawn(page).rooms)
        if rooms not in ROOMS:
            yield f"{page.id}: {rooms} rooms"
        if page.id not in content.campaign.endings and page.rewards == Reward():
            yield f"{page.id}: its end changes nothing"
    yield from _achievements(content)
    sides = any(isinstance(gain, SideScenario) for gain in gains(content))
    if content.campaign.sides and not sides:
        yield "nothing gives a side scenario"


def _achievements(content: Content) -> Iterator[str]:
    """Each one is gained somewhere and matters somewhere."""
    here = content.campaign
    given = {gain.achievement for gain in gains(content) if isinstance(gain, Achieve)}
    used = {here.enhancement, here.technology, *here.drake}
    for page in content.scenarios.values():
        given.update(page.rewards.achievements)
        used.update(name.removeprefix("not:") for name in page.requires)
    for name in content.achievements:
        if name not in given:
            yield f"nothing gives the achievement {name}"
        if name not in used:
            yield f"nothing asks for the achievement {name}"
