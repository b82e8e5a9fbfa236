"""Abilities without an arrow, used in one's own turn (RB-ABL-06, RB-TRN-08)."""

from waystone.kernel.ask import Option

from ...box.abilities import Free, Once
from ...box.sheet import Used
from ...table.facts import AbilityUsed
from ...table.state import G, Hero, sheet
from .exertion import exert
from .interpret import By, resolve


def free_options(g: G, hero: Hero) -> list[Option[Used]]:
    return [
        Option(
            f"use:{used.key}",
            used,
            "option-use",
            {"card": used.card, "ability": used.ability},
            f"card:{used.card}",
        )
        for used in sheet(g, hero).frees
        if len(hero.hand) >= _exert(used) and used.key not in hero.used
    ]


def _exert(used: Used) -> int:
    ability = used.ability
    return ability.exert if isinstance(ability, Once | Free) else 0


async def use_free(g: G, hero: Hero, used: Used) -> None:
    """RB-ABL-06: a once-per-turn ability at most once in the owner's own turn."""
    ability = used.ability
    assert isinstance(ability, Once | Free)
    if isinstance(ability, Once):
        hero.used.append(used.key)
    for _ in range(ability.exert):
        await exert(g, hero, "RB-EXR-02")
    g.say(AbilityUsed(hero.hero, used.card), "RB-ABL-06")
    await resolve(g, By(hero.seat, hero.seat, card=used.card), ability.then)
