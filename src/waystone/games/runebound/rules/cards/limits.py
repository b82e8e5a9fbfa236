"""The limits that hold at every moment: hand, learned skills, assets of a type, damage."""

from waystone.kernel.ask import Option, choose

from ...box.effects import Attribute
from ...table.facts import AssetDropped, SkillDropped
from ...table.state import G, Hero
from ...table.values import attribute, hand_limit, health
from .exertion import discard_some
from .piles import rebuild


async def trim(g: G, hero: Hero) -> None:
    """The limits that hold at every moment: hand, learned skills, asset types, damage."""
    await trim_hand(g, hero)
    await trim_assets(g, hero)
    await trim_skills(g, hero)
    hero.damage = min(hero.damage, health(g, hero))


async def trim_hand(g: G, hero: Hero) -> None:
    """RB-SKL-07: discard down to the hand limit at once, owner's choice."""
    if (spare := len(hero.hand) - hand_limit(g, hero)) > 0:
        await discard_some(g, hero, spare, "ask-trim-hand", "RB-SKL-07")


async def trim_skills(g: G, hero: Hero) -> None:
    """RB-SKL-09, RB-SKL-10: learned skills of a type never exceed the attribute (RB-AMB-51: nor
    0)."""
    kinds: tuple[Attribute, ...] = ("body", "mind", "spirit")
    again = bool(hero.skills)
    while again:
        again = False
        for kind in kinds:
            learned = [s for s in hero.skills if g.content.skills[s].type == kind]
            if len(learned) > max(0, attribute(g, hero, kind)):
                options = [skill_option(s) for s in learned]
                card = await choose(hero.seat, options, "ask-trim-skills", rule="RB-SKL-09")
                hero.skills.remove(card)
                g.state.discards["skill"].append(card)
                g.say(SkillDropped(hero.hero, card), "RB-SKL-09")
                rebuild(g, "skill")
                again = True


async def trim_assets(g: G, hero: Hero) -> None:
    """RB-AST-02, RB-AST-03: of two assets of one type one is discarded at once, without gold."""
    assets = hero.assets
    if len(assets) < 2:
        return None
    definitions = g.content.assets
    for n, newer in enumerate(assets):
        pair = [a for a in assets[:n] if definitions[a].type == definitions[newer].type]
        if pair:
            options = [asset_option(a) for a in (pair[0], newer)]
            dropped = await choose(hero.seat, options, "ask-trim-assets", rule="RB-AST-03")
            drop_asset(g, hero, dropped)
            g.say(AssetDropped(hero.hero, dropped), "RB-AST-03")
            return await trim_assets(g, hero)
    return None


def drop_asset(g: G, hero: Hero, asset: str) -> None:
    """RB-AST-04, RB-SHP-04: its combat token goes back to the bank with it."""
    hero.assets.remove(asset)
    g.state.discards["asset"].append(asset)
    rebuild(g, "asset")


def skill_option(card: str) -> Option[str]:
    return Option(f"skill:{card}", card, "option-card", {"card": card}, f"card:{card}")


def asset_option(card: str) -> Option[str]:
    return Option(f"asset:{card}", card, "option-card", {"card": card}, f"card:{card}")
