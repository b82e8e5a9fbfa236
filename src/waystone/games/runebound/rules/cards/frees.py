"""Abilities without an arrow, used in one's own turn (RB-ABL-06, RB-TRN-08)."""

from typing import Any, Literal

from waystone.kernel.ask import Option, choose

from ...box import effects as ef
from ...box.abilities import Free, Once
from ...box.sheet import Used
from ...table.facts import AbilityUsed
from ...table.state import G, Hero, sheet
from .exertion import exert
from .interpret import By, resolve

Moment = Literal["between", "moving", "combat"]
Pause = Literal["passed", "exerting", "shopping"]
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

# RB-AMB-68: what matters to a hero who has passed in combat, in a test or roll, at a market.
MATTERS: dict[Pause, tuple[type, ...]] = {
    "passed": (ef.Heal, ef.HealAll, ef.Boost, ef.Draw, ef.Recover, ef.Lore, ef.Ally),
    "exerting": (ef.Draw, ef.Recover),
    "shopping": (ef.Gold, ef.Steal),
}


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


async def meanwhile(g: G, hero: Hero, pause: Pause) -> None:
    """RB-ABL-06, RB-AMB-68: in the middle of something in the own turn each ability that matters
    there, as long as it is wanted."""
    if g.state.active != hero.seat:
        return
    moment: Moment = "combat" if g.state.combat is not None else "moving"
    for used in free_uses(g, hero, moment):
        while used in free_uses(g, hero, moment) and matters(hero, used, pause):
            told = {"card": used.card, "ability": used.ability}
            options = [
                Option("use", True, "option-use", told, f"card:{used.card}"),
                Option("pass", False, "option-pass"),
            ]
            if not await choose(hero.seat, options, "ask-use", rule="RB-ABL-06", may=True):
                break
            await use_free(g, hero, used)


def matters(hero: Hero, used: Used, pause: Pause) -> bool:
    """RB-AMB-68: healing only to the wounded."""
    ability = used.ability
    assert isinstance(ability, Once | Free)
    kinds = {
        type(effect) for effect in ef.every(ability.then) if isinstance(effect, MATTERS[pause])
    }
    return bool(kinds - {ef.Heal, ef.HealAll}) or bool(kinds and hero.damage)
