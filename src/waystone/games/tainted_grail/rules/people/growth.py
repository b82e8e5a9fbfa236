"""Development at the end of the day: attributes, skills, deck upgrades (TG-DEV, TG-EPM-06,
TG-STM-06)."""

from typing import Any

from waystone.kernel.ask import PASS, Option, choose

from ...box.conditions import ATTRIBUTES
from ...table.island_facts import Bought, Upgraded
from ...table.places import the_world
from ...table.state import G, Hero
from .development import owned_skills, pair_of, skills_on_offer, slots
from .tracks import change_resource

Purchase = tuple[str, Any, int]


def attribute_price(g: G, one: Hero, index: int) -> int:
    """TG-DEV-02, TG-EPM-06: 2 (3) XP and 1 for each point in the pair."""
    base = 3 if "epic-prices" in g.state.rules else 2
    return base + sum(one.attributes[n] for n in pair_of(index))


def skill_price(g: G, one: Hero, index: int) -> int:
    """TG-DEV-05, TG-EPM-06: 4 (5) XP and as much for each skill in the pair."""
    base = 5 if "epic-prices" in g.state.rules else 4
    owned = owned_skills(one, g.content)
    return base + base * sum(owned[n] for n in pair_of(index))


def upgrade_terms(g: G) -> tuple[int, int]:
    """TG-DEV-09, TG-STM-06, TG-EPM-06: the price, and how many cards are seen."""
    if "epic-prices" in g.state.rules:
        return 3, 2
    return 2, 4 if "story-upgrades" in g.state.rules else 3


async def develop(g: G, one: Hero) -> bool:
    """TG-DEV-01: one purchase, if any; False when the character has had enough."""
    able = purchases(g, one)
    if not able:
        return False
    options: list[Option[Purchase | None]] = [
        Option(f"{kind}:{what}", (kind, what, price), f"option-buy-{kind}", args(kind, what, price))
        for kind, what, price in able
    ]
    options.append(Option(PASS, None, "option-enough"))
    chosen = await choose(one.seat, options, "ask-develop", rule="TG-DEV-01", n=one.xp)
    if chosen is None:
        return False
    kind, what, price = chosen
    change_resource(g, one.seat, "xp", -price, "TG-DEV-01")
    match kind:
        case "attribute":
            one.attributes[ATTRIBUTES.index(what)] += 1
            g.say(Bought(one.id, what), "TG-DEV-02")
        case "skill":
            one.skills.append(what)
            g.say(Bought(one.id, what), "TG-DEV-06")
        case _:
            await upgrade(g, one, what)
    return True


def args(kind: str, what: str, price: int) -> dict[str, Any]:
    return {"thing": what, "price": price}


def purchases(g: G, one: Hero) -> list[Purchase]:
    """What can be paid for now (TG-DEV-02 to TG-DEV-09)."""
    found: list[Purchase] = []
    for index, name in enumerate(ATTRIBUTES):
        if one.attributes[index] < slots(one, g.content, index):
            found.append(("attribute", name, attribute_price(g, one, index)))
        else:
            price = skill_price(g, one, index)
            found += [("skill", s, price) for s in skills_on_offer(one, g.content, index)]
    for deck, upgrades in (("combat", one.combat_set), ("diplomacy", one.diplomacy_set)):
        if upgrades:
            found.append(("upgrade", deck, upgrade_terms(g)[0]))
    return [purchase for purchase in found if purchase[2] <= one.xp]


async def upgrade(g: G, one: Hero, deck: str) -> None:
    """TG-DEV-09, TG-DEV-10: of so many random cards of the set one joins the deck, the others are
    shuffled back."""
    cards = one.combat if deck == "combat" else one.diplomacy
    upgrades = one.combat_set if deck == "combat" else one.diplomacy_set
    g.streams.shuffle(f"upgrades:{one.seat}", upgrades)
    world = the_world(g)
    seen = upgrade_terms(g)[1]
    world.drawn = upgrades[-seen:]
    options = [Option(f"card:{c}", c, "option-card", {"card": c}, f"hand:{c}") for c in world.drawn]
    chosen = await choose(one.seat, options, "ask-upgrade", rule="TG-DEV-09")
    upgrades.remove(chosen)
    g.streams.shuffle(f"upgrades:{one.seat}", upgrades)
    world.drawn = []
    cards.append(chosen)
    g.say(Upgraded(one.id, chosen), "TG-DEV-09")
