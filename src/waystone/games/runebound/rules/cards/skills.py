"""Learning skills (RB-SKL): trophies pay for a card of the hand."""

from functools import cache

from ...box.definitions import SkillDef
from ...box.effects import DeckKind
from ...table.facts import Learned
from ...table.state import G, Hero
from ..adventures.trophies import KINDS, counts, spend, spend_any
from .limits import trim
from .triggers import triggered


def affordable(g: G, hero: Hero, skill: SkillDef, less: int = 0) -> bool:
    return enough(counts(g, hero), len(hero.trophies), skill.cost, less)


def enough(have: dict[DeckKind, int], trophies: int, printed: str, less: int) -> bool:
    """RB-SKL-03: a trophy of the matching kind a symbol; `any` takes what is left."""
    symbols, kinds = _price(printed, less)
    return trophies >= symbols and all(have[kind] >= n for kind, n in kinds)


@cache
def _price(printed: str, less: int) -> tuple[int, tuple[tuple[DeckKind, int], ...]]:
    """How many symbols are left of a cost, and how many of each kind."""
    cost = _reduced(printed, less)
    return len(cost), tuple((kind, cost.count(letter)) for letter, kind in KINDS.items())


def _reduced(cost: str, less: int) -> str:
    """A discount takes away `any` symbols first."""
    plain = cost.replace("a", "")
    return (plain + "a" * cost.count("a"))[: max(0, len(cost) - less)]


async def pay(g: G, hero: Hero, cost: str) -> None:
    for letter, kind in KINDS.items():
        for _ in range(cost.count(letter)):
            spend(g, hero, kind)
    for _ in range(cost.count("a")):
        await spend_any(g, hero)


async def learn(g: G, hero: Hero, card: str, less: int = 0) -> None:
    """RB-SKL-01, RB-SKL-04, RB-SKL-11: pay, lay it face up; over the limit one of the type must
    go."""
    await pay(g, hero, _reduced(g.content.skills[card].cost, less))
    hero.hand.remove(card)
    hero.skills.append(card)
    g.say(Learned(hero.hero, card), "RB-SKL-04")
    await trim(g, hero)
    await triggered(g, "learn", [hero.seat])


def learnable(g: G, hero: Hero, less: int = 0) -> list[str]:
    if not hero.trophies and not less:
        return []
    skills, have, trophies = g.content.skills, counts(g, hero), len(hero.trophies)
    hand = dict.fromkeys(hero.hand)
    return [c for c in hand if enough(have, trophies, skills[c].cost, less)]
