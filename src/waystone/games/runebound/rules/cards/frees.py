"""Abilities without an arrow, used in one's own turn (RB-ABL-06, RB-TRN-08)."""

from typing import Any, Literal

from waystone.kernel.ask import Option

from ...box import effects as ef
from ...box.abilities import Free, Once
from ...box.sheet import Used
from ...table.facts import AbilityUsed
from ...table.state import G, Hero, sheet
from .exertion import exert
from .interpret import By, resolve

Moment = Literal["between", "moving", "combat"]
# RB-SKL-06: nothing is learned while an action goes on; RB-MOV-20, RB-AMB-67: nothing leads out of
# a combat.
IMPOSSIBLE: dict[Moment, tuple[type, ...]] = {
    "between": (),
    "moving": (ef.Teach,),
    "combat": (
        ef.Teach, ef.Move, ef.Journey, ef.Adventure, ef.Fight, ef.Challenge, ef.Confront,
        ef.EachHero, ef.Slay, ef.Win,
    ),
}  # fmt: skip


def free_uses(g: G, hero: Hero, moment: Moment = "between") -> list[Used]:
    """RB-ABL-06: those that can be used at this moment of the own turn."""
    return [
        used
        for used in sheet(g, hero).frees
        if used.key not in hero.used and _possible(used, len(hero.hand), IMPOSSIBLE[moment])
    ]


def _possible(used: Used, cards: int, impossible: tuple[type, ...]) -> bool:
    ability = used.ability
    assert isinstance(ability, Once | Free)
    if cards < ability.exert:
        return False
    return not impossible or not any(isinstance(e, impossible) for e in ef.every(ability.then))


def free_options(g: G, hero: Hero, moment: Moment) -> list[Option[Any]]:
    return [
        Option(
            f"use:{used.key}",
            used,
            "option-use",
            {"card": used.card, "ability": used.ability},
            f"card:{used.card}",
        )
        for used in free_uses(g, hero, moment)
    ]


async def use_free(g: G, hero: Hero, used: Used) -> None:
    """RB-ABL-06: a once-per-turn ability at most once in the owner's own turn."""
    ability = used.ability
    assert isinstance(ability, Once | Free)
    if isinstance(ability, Once):
        hero.used.append(used.key)
    await exert(g, hero, ability.exert)
    g.say(AbilityUsed(hero.hero, used.card, used.card == hero.hero), "RB-ABL-06")
    await resolve(g, By(hero.seat, hero.seat, card=used.card), ability.then)
