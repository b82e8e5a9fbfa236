"""What an option would do, and what speaks against it, read off the effects that it would run."""

from waystone.kernel.text import Text

from ..box.abilities import Ability, Action, Free, Once, Special, Surge, When
from ..box.effects import Effects, Heal, HealAll
from ..box.sheet import Used
from ..table.state import G, Hero, sheet
from .faces import capital


def told(text: Text, effects: Effects) -> str:
    return capital(text("option-effects", effects=effects)) + "."


def of_ability(text: Text, used: Used) -> str:
    """What using it would do, without when and for what."""
    return text.once(("does", used.key), lambda: _of_ability(text, used.ability))


def _of_ability(text: Text, ability: Ability) -> str:
    match ability:
        case Action(then) | Once(then) | When(_, then) | Special(then) | Surge(_, then):
            return told(text, then)
        case Free(_, then):
            return told(text, then)
        case _:
            return text.sentence(ability)


def only_heals(effects: Effects) -> bool:
    return bool(effects) and all(isinstance(effect, Heal | HealAll) for effect in effects)


def against(text: Text, effects: Effects, damage: int) -> str:
    """RB-VIL-06: healing where there is no damage heals nothing."""
    return text("warn-unhurt") if only_heals(effects) and not damage else ""


def against_using(text: Text, hero: Hero, used: Used) -> str:
    """What speaks against an ability used in a turn: nothing to heal, or its card goes."""
    ability = used.ability
    assert isinstance(ability, Action | Once | Free)
    wasted = against(text, ability.then, hero.damage)
    if not wasted and isinstance(ability, Action) and ability.discards:
        return text("warn-card-goes")
    return wasted


def against_learning(g: G, text: Text, hero: Hero, card: str) -> str:
    """RB-SKL-09, RB-SKL-11: one skill too many of its type, with all values as they would be."""
    kind = g.content.skills[card].type
    after = Hero(
        hero.seat, hero.hero, side=hero.side, skills=[*hero.skills, card], assets=hero.assets
    )
    learned = sum(g.content.skills[skill].type == kind for skill in after.skills)
    room = getattr(sheet(g, after), kind) + hero.boosts.get(kind, 0)
    return text("warn-skill-limit", kind=kind) if learned > max(0, room) else ""


def against_taking(g: G, text: Text, hero: Hero, asset: str) -> str:
    """RB-AST-03: of two assets of one type one is discarded."""
    kind = g.content.assets[asset].type
    twin = next((a for a in hero.assets if g.content.assets[a].type == kind), None)
    return text("warn-asset-limit", card=twin) if twin is not None else ""


def named(lines: dict[str, str]) -> dict[str, str]:
    """Without those of which there is nothing to say."""
    return {key: line for key, line in lines.items() if line}
