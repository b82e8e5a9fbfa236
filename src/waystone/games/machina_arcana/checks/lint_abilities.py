"""What is wrong with abilities: triggers that never happen, costs that cannot be paid, what is
never in play."""

from collections.abc import Iterator, Sequence

from waystone.kernel.lint import Mistake

from ..box.abilities import Ability, Active, Enters, Passive, When
from ..box.definitions import Content
from ..box.effects import Effect, Lasting
from ..box.index import walk
from ..box.story_effects import AddProgress
from .lint_effects import (
    SHARED,
    Acting,
    Card,
    Path,
    Role,
    Scene,
    lint_condition,
    lint_cost,
    lint_effects,
    lint_modifier,
)

OF_THE_TABLE = ("explorer-phase", "spawn-phase", "horror-phase", "monster-phase", "advance",
                "monster-spawned", "threat-rose")  # fmt: skip
OF_EXPLORERS = ("turn-start", "turn-end", "activate", "seal", "explore", "gain-essence",
                "gain-item")  # fmt: skip
WITH_ANOTHER = ("hit", "miss", "is-hit", "is-missed", "kill", "destroyed", "lose-health",
                "monster-spawned")  # fmt: skip


def lint_abilities(content: Content, card: Card, abilities: Sequence[Ability]) -> list[Mistake]:
    effects = [effect for ability in abilities for effect in effects_of(ability)]
    card = card._replace(counts=any(isinstance(effect, AddProgress) for effect in effects))
    marked = any(isinstance(effect, Lasting) for effect in effects)
    found: list[Mistake] = []
    for n, ability in enumerate(abilities):
        at: Path = ("abilities", n)
        match ability:
            case Active():
                found += lint_active(content, card, ability, at, marked=marked)
            case Passive():
                found += lint_passive(content, card, ability, at)
            case Enters():
                scene = Scene(content, card, entering(card.role))
                found += lint_in_play(scene, at)
                found += lint_effects(scene, ability.effects, (*at, "effects"))
            case When():
                found += lint_when(content, card, ability, at, marked=marked)
    return found


def effects_of(ability: Ability) -> list[Effect]:
    return [] if isinstance(ability, Passive) else list(walk(ability.effects))


def side_of(role: Role) -> Acting:
    """MA-EVT-04: monsters have the abilities of the horror event, explorers those of the others."""
    return "monster" if role in ("monster", "horror-event") else "explorer"


def entering(role: Role) -> Acting:
    """MA-EPL-02: nobody acts when a horror event or a chapter enters play."""
    return "nobody" if role in ("horror-event", "chapter", "endgame") else side_of(role)


def lint_in_play(scene: Scene, at: Path) -> Iterator[Mistake]:
    """MA-ITM-01: a consumable never enters play."""
    if scene.card.role == "consumable":
        yield scene.wrong("a consumable is never in play; only active abilities work", at)


def lint_use(scene: Scene, ability: Active | When, at: Path) -> Iterator[Mistake]:
    if not ability.effects:
        yield scene.wrong("it does nothing; give it effects", at)
    if ability.progress < 0:
        yield scene.wrong("progress is a number from 0", (*at, "progress"))
    yield from lint_effects(scene, ability.effects, (*at, "effects"))


def lint_active(
    content: Content, card: Card, ability: Active, at: Path, *, marked: bool
) -> Iterator[Mistake]:
    scene = Scene(content, card, side_of(card.role), ability.target)
    if ability.target is not None and not 1 <= ability.target.range <= 20:
        yield scene.wrong("the range lies from 1 to 20", (*at, "target", "range"))
    yield from lint_cost(scene, ability.cost, (*at, "cost"), marked=marked)
    yield from lint_use(scene, ability, at)


def lint_passive(content: Content, card: Card, ability: Passive, at: Path) -> Iterator[Mistake]:
    scene = Scene(content, card, side_of(card.role))
    yield from lint_in_play(scene, at)
    if not ability.mods:
        yield scene.wrong("it changes nothing; give it mods", at)
    for n, mod in enumerate(ability.mods):
        yield from lint_modifier(scene, mod, (*at, "mods", n), passive=True)
    if ability.cond is not None:
        yield from lint_condition(scene, ability.cond, (*at, "while"))


def lint_when(
    content: Content, card: Card, ability: When, at: Path, *, marked: bool
) -> Iterator[Mistake]:
    """A trigger must be able to happen to the card."""
    acting = side_of(card.role)
    if card.role in SHARED and ability.trigger in OF_THE_TABLE:
        acting = "nobody"
    scene = Scene(content, card, acting, another=ability.trigger in WITH_ANOTHER)
    where = (*at, "trigger")
    yield from lint_in_play(scene, at)
    if ability.trigger in OF_EXPLORERS and acting == "monster":
        yield scene.wrong(f"'{ability.trigger}' happens to explorers only", where)
    if ability.trigger == "destroyed" and card.role != "monster":
        yield scene.wrong("'destroyed' happens to monster cards only", where)
    if ability.trigger == "marker-removed" and not marked:
        yield scene.wrong("no marker ever lies on this card; give it a lasting effect", where)
    if ability.space is not None and ability.trigger != "activate":
        yield scene.wrong("only the trigger 'activate' has a space", (*at, "space"))
    if ability.cond is not None:
        yield from lint_condition(scene, ability.cond, (*at, "if"))
    yield from lint_use(scene, ability, at)
