"""What abilities are good for, by what is printed on the cards."""

from functools import lru_cache
from typing import NamedTuple

from ..box.abilities import Active
from ..box.definitions import Content
from ..box.effects import Effect, If, Lasting
from ..box.index import index, walk
from ..box.space_effects import Light
from ..box.story_effects import AddProgress, Advance, Victory
from ..box.unit_effects import Attack, Banish, Control, Kill, Lose, Push, Restore


class Nature(NamedTuple):
    """`story`: it may move the story; `light`, `healing`: it lights a space, restores health;
    `essence`: it gives essence for nothing but stamina; `blow`: it may hurt or hinder a monster."""

    story: bool
    light: bool
    healing: bool
    essence: bool
    blow: bool


@lru_cache(maxsize=16)
def natures(content: Content) -> dict[tuple[str, int], Nature]:
    """Of every ability that can be used, by its card and its number there."""
    return {
        (card.id, n): nature(active)
        for card in index(content).cards.values()
        for n, active in card.actives
    }


def nature(active: Active) -> Nature:
    effects = active.effects
    within = list(walk(effects))
    return Nature(
        any(may_advance(effect) for effect in effects),
        any(isinstance(effect, Light) for effect in effects),
        any(isinstance(x, Restore) and x.what == "health" for x in within),
        gives_essence(active),
        any(isinstance(x, Attack | Lose | Kill | Banish | Push | Control | Lasting)
            for x in effects),
    )  # fmt: skip


def may_advance(effect: Effect) -> bool:
    if isinstance(effect, If):
        return any(may_advance(inner) for inner in (*effect.then, *effect.otherwise))
    return isinstance(effect, Advance | AddProgress | Victory)


def gives_essence(active: Active) -> bool:
    if active.cost.essence or active.cost.health:
        return False
    return any(
        isinstance(x, Restore) and x.what == "essence" and x.who in ("you", "explorers")
        for x in active.effects
    )
