"""Heroes: their values, damage and healing, and the limits that hold at every moment."""

from waystone.kernel.ask import Option, choose

from .effects import Attribute
from .facts import (
    AssetDropped,
    Defeated,
    Delayed,
    Drew,
    DrewSome,
    HandDiscarded,
    Healed,
    SkillDropped,
    Suffered,
)
from .state import G, Hero, sheet


def attribute(g: G, hero: Hero, name: Attribute) -> int:
    """RB-ATT-03: may be negative; where a number is needed take `max(0, ...)`."""
    value: int = getattr(sheet(g, hero), name)
    return value + hero.boosts.get(name, 0)


def speed(g: G, hero: Hero) -> int:
    """RB-ATT-05, RB-AMB-62: the dice rolled to move or explore, never below 0."""
    return max(0, sheet(g, hero).speed + hero.boosts.get("speed", 0))


def health(g: G, hero: Hero) -> int:
    """RB-ATT-08; RB-AMB-29: never below 1."""
    return max(1, sheet(g, hero).health + hero.boosts.get("health", 0))


def hand_limit(g: G, hero: Hero) -> int:
    """RB-ATT-06: printed, and modified like other values."""
    return max(0, sheet(g, hero).hand + hero.boosts.get("hand", 0))


def is_defeated(g: G, hero: Hero) -> bool:
    """RB-DFT-01, RB-DFT-07, RB-DFT-08, RB-AMB-30: derived, so that more health (from any source)
    or less damage ends it at once. RB-DFT-09: nothing else is lost by it."""
    return hero.damage >= health(g, hero)


def suffer(g: G, hero: Hero, damage: int, rule: str = "RB-DMG-09") -> int:
    """RB-DMG-02: damage never exceeds health; the rest is ignored."""
    before = hero.damage
    hero.damage = min(before + damage, health(g, hero))
    taken = hero.damage - before
    g.say(Suffered(hero.hero, taken), rule)
    if taken and is_defeated(g, hero):
        g.say(Defeated(hero.hero), "RB-DFT-01")
    return taken


def heal(g: G, hero: Hero, damage: int) -> int:
    """RB-RST-07: up to the stated number, never below 0."""
    healed = min(damage, hero.damage)
    if healed > 0:
        hero.damage -= healed
        g.say(Healed(hero.hero, healed), "RB-RST-07")
    return max(0, healed)


def delay(g: G, hero: Hero) -> None:
    """RB-DLY-04, RB-AMB-34: delayed or not; no stacking."""
    hero.delayed = True
    g.say(Delayed(hero.hero), "RB-DLY-01")


async def trim(g: G, hero: Hero) -> None:
    """The limits that hold at every moment: hand, learned skills, asset types, damage."""
    await trim_hand(g, hero)
    await trim_assets(g, hero)
    await trim_skills(g, hero)
    hero.damage = min(hero.damage, health(g, hero))


async def trim_hand(g: G, hero: Hero) -> None:
    """RB-SKL-07: discard down to the hand limit at once, owner's choice."""
    while len(hero.hand) > hand_limit(g, hero):
        card = await choose(hero.seat, hand_options(hero), "ask-trim-hand", rule="RB-SKL-07")
        discard_from_hand(g, hero, card)


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


def discard_from_hand(g: G, hero: Hero, card: str) -> None:
    hero.hand.remove(card)
    g.state.discards["skill"].append(card)
    g.say(HandDiscarded(hero.hero, card), "RB-CMP-07")
    rebuild(g, "skill")


def draw_skills(g: G, hero: Hero, count: int) -> int:
    """RB-CMP-08: from the top, one by one."""
    drawn = []
    for _ in range(count):
        card = draw_skill(g)
        if not card:
            break
        drawn.append(card)
    hero.hand += drawn
    if drawn:
        g.say(
            Drew(hero.hero, drawn),
            "RB-SKL-14",
            to=(hero.seat,),
            others=DrewSome(hero.hero, len(drawn)),
        )
    return len(drawn)


def draw_skill(g: G) -> str:
    deck = g.state.decks["skill"]
    if not deck:
        rebuild(g, "skill")
        if not deck:
            return ""
    card = deck.pop()
    if not deck:
        rebuild(g, "skill")
    return card


def rebuild(g: G, kind: str) -> None:
    """RB-CMP-04, RB-AMB-01, RB-AMB-56: an empty skill or asset deck is made of its shuffled pile
    at once."""
    deck = g.state.decks[kind]
    if not deck and g.state.discards[kind]:
        pile = g.state.discards[kind]
        deck += pile
        pile.clear()
        g.streams.shuffle(f"deck:{kind}", deck)


def hand_options(hero: Hero) -> list[Option[str]]:
    return [hand_option(hero.seat, card) for card in dict.fromkeys(hero.hand)]


def hand_option(seat: int, card: str) -> Option[str]:
    return Option(f"card:{card}", card, "option-card", {"card": card}, f"hand:{seat}:{card}")


def skill_option(card: str) -> Option[str]:
    return Option(f"skill:{card}", card, "option-card", {"card": card}, f"card:{card}")


def asset_option(card: str) -> Option[str]:
    return Option(f"asset:{card}", card, "option-card", {"card": card}, f"card:{card}")


async def exert(g: G, hero: Hero, rule: str = "RB-EXR-01") -> None:
    """RB-EXR-01, RB-EXR-03: discard one skill card from the hand, as long as there are any."""
    card = await choose(hero.seat, hand_options(hero), "ask-exert", rule=rule)
    discard_from_hand(g, hero, card)
