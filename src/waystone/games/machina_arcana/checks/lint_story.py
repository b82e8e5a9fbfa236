"""What is wrong with scenarios: chapters that cannot be left, explorers who are never placed,
endgames that cannot be won or lost."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from waystone.kernel.lint import Mistake, unknown

from ..box.abilities import Ability, Enters
from ..box.conditions import AllLeft, Condition, Ruined, TimeIsUp
from ..box.definitions import ChapterDef, Content, EndgameDef, Name, ScenarioDef
from ..box.effects import Effect
from ..box.index import walk
from ..box.story_effects import (
    AddProgress,
    Advance,
    EntryToken,
    ExitToken,
    GoToEndgame,
    Victory,
)
from ..box.tiles import read_face
from .lint_abilities import effects_of, lint_abilities
from .lint_effects import Card, Path, Scene, lint_condition, lint_effects

MOST_RATING = 10


def lint_scenarios(content: Content) -> Iterator[Mistake]:
    orders = [s.order for s in content.scenarios.values()]
    for scenario in content.scenarios.values():
        if orders.count(scenario.order) > 1:
            what = f"another scenario has the order {scenario.order} too"
            yield Mistake("scenarios", scenario.id, what, ("order",))
        yield from texts(scenario, scenario.name, "name")
        yield from texts(scenario, scenario.intro, "intro")
        yield from lint_chapters(content, scenario)
        yield from lint_orders(scenario)
        yield from lint_endgame(content, scenario, scenario.endgame)


def texts(scenario: ScenarioDef, text: Name, *at: str | int) -> Iterator[Mistake]:
    for language in ("en", "ru"):
        if not text.get(language):
            yield Mistake("scenarios", scenario.id, f"the {at[-1]} is missing in '{language}'", at)


# ---- chapters


def lint_chapters(content: Content, scenario: ScenarioDef) -> Iterator[Mistake]:
    for n, chapter in enumerate(scenario.chapters):
        at: Path = ("chapters", n)
        yield from texts(scenario, chapter.name, *at, "name")
        yield from texts(scenario, chapter.text, *at, "text")
        if chapter.task:
            yield from texts(scenario, chapter.task, *at, "task")
        yield from lint_ratings(scenario, chapter, at)
        card = Card("scenarios", scenario.id, "chapter", at)
        yield from lint_abilities(content, card, chapter.abilities)
    numbers = [chapter.number for chapter in scenario.chapters]
    if sorted(set(numbers)) != numbers:
        yield Mistake("scenarios", scenario.id, "chapters are numbered in order", ("chapters",))


def lint_ratings(
    scenario: ScenarioDef, card: ChapterDef | EndgameDef, at: Path
) -> Iterator[Mistake]:
    for name in ("spawn", "horror"):
        rating = getattr(card, name)
        if rating is not None and not 1 <= rating <= MOST_RATING:
            what = f"a rating lies from 1 to {MOST_RATING}"
            yield Mistake("scenarios", scenario.id, what, (*at, name))


def lint_orders(scenario: ScenarioDef) -> Iterator[Mistake]:
    """Told whole, quick or very quick, the story must get on: chapter 1 places the explorers, a
    chapter after an exit places them again, and every chapter can be left."""
    told = [c for c in scenario.chapters if c.number > 0]
    numbers = [c.number for c in told]
    for name in ("quick", "very_quick"):
        for n, number in enumerate(getattr(scenario, name)):
            if number not in numbers[:-1]:
                what = f"there is no chapter {number} before the epilogue"
                yield Mistake("scenarios", scenario.id, what, (name, n))
    ways = {
        "chapters": told,
        "quick": [c for c in told[:-1] if c.number in scenario.quick] + told[-1:],
        "very_quick": [c for c in told[:-1] if c.number in scenario.very_quick] + told[-1:],
    }
    found: dict[tuple[str, Path], None] = {}
    for name, order in ways.items():
        if len(order) < 2:
            found["the story needs a chapter and an epilogue", (name,)] = None
            continue
        for chapter, what in lint_order(order):
            found[what, ("chapters", scenario.chapters.index(chapter))] = None
    for what, at in found:
        yield Mistake("scenarios", scenario.id, what, at)


def lint_order(order: Sequence[ChapterDef]) -> Iterator[tuple[ChapterDef, str]]:
    if not enters(order[0], EntryToken):
        yield order[0], f"{order[0].id} comes first but places no entry token"
    for chapter, after in pairwise(order):
        if not can_be_left(chapter):
            yield chapter, f"{chapter.id} is locked, and nothing on it advances the story"
        last = after is order[-1]
        if enters(chapter, ExitToken) and not last and not enters(after, EntryToken, GoToEndgame):
            yield after, f"{after.id} follows an exit but places no entry token"


def enters(chapter: ChapterDef, *kinds: type) -> bool:
    """Does one of these happen when the chapter enters play?"""
    found = [a for a in chapter.abilities if isinstance(a, Enters)]
    return any(isinstance(effect, kinds) for a in found for effect in effects_of(a))


def can_be_left(chapter: ChapterDef) -> bool:
    ways = (Advance, ExitToken, GoToEndgame, Victory)
    found = any(isinstance(effect, ways) for a in chapter.abilities for effect in effects_of(a))
    return not chapter.locked or found


# ---- the endgame


def lint_endgame(content: Content, scenario: ScenarioDef, card: EndgameDef) -> Iterator[Mistake]:
    at: Path = ("endgame",)
    yield from texts(scenario, card.name, *at, "name")
    yield from texts(scenario, card.text, *at, "text")
    yield from lint_ratings(scenario, card, at)
    place = Card("scenarios", scenario.id, "endgame", at)
    yield from lint_abilities(content, place, card.abilities)
    effects = [*walk(card.setup), *(e for a in card.abilities for e in effects_of(a))]
    counts = any(isinstance(effect, AddProgress) for effect in effects)
    scene = Scene(content, place._replace(counts=counts), "nobody")
    yield from lint_effects(scene, card.setup, ("setup",))
    for name, condition in (("victory", card.victory), ("defeat", card.defeat)):
        yield from lint_condition(scene, condition, (name,))
        yield from lint_end(scene, condition, card, effects, (name,))
    tiles = [tile.id for tile in content.tiles.values() if tile.endgame]
    yield from unknown(
        "scenarios", scenario.id, "endgame tile", card.tile, tiles, ("endgame", "tile")
    )


def lint_end(
    scene: Scene, condition: Condition, card: EndgameDef, effects: Sequence[Effect], at: Path
) -> Iterator[Mistake]:
    """What can never come about ends nothing."""
    if isinstance(condition, TimeIsUp) and card.spawn is None:
        yield scene.wrong("it never holds: the endgame has no spawn rating", at)
    if isinstance(condition, AllLeft) and not any(isinstance(e, ExitToken) for e in effects):
        yield scene.wrong("it never holds: nothing places an exit token", at)
    tile = scene.content.tiles.get(card.tile)
    if isinstance(condition, Ruined) and tile is not None:
        there = spaces_of(scene.content, card.tile).count(condition.space)
        if condition.least > there:
            what = f"it never holds: '{tile.id}' has {there} spaces of the type {condition.space}"
            yield scene.wrong(what, at)


def spaces_of(content: Content, tile: str) -> list[str]:
    try:
        return list(read_face(content.tiles[tile]).spaces)
    except ValueError:
        return []


def enters_of(abilities: Sequence[Ability]) -> Iterator[Effect]:
    """What happens when a chapter enters play, with all that is within it."""
    for ability in abilities:
        if isinstance(ability, Enters):
            yield from effects_of(ability)
