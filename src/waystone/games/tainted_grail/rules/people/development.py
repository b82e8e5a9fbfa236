"""Development: attributes, skills and deck upgrades for experience (TG-DEV, TG-EPM-06, TG-STM-06);
and characters who have travelled for a while."""

from functools import cache

from msgspec import Struct

from waystone.kernel.ask import PASS, Option, choose

from ...box.conditions import ATTRIBUTES
from ...box.definitions import Content, SkillDef
from ...table.island_facts import Bought, Upgraded
from ...table.places import the_world
from ...table.state import G, Hero
from .echoes import ever
from .tracks import change_resource

BOARD_SLOTS = 2

LEAST_DECK = 10

WEIGHT = 3
"""By chance a deck upgrade comes as often as three other purchases."""


class Purchase(Struct, frozen=True):
    kind: str
    what: str
    price: int


# ---- what can be had, and what it costs


def pair_of(index: int) -> tuple[int, int]:
    return (index, index + 3) if index < 3 else (index, index - 3)


def owned_skills(one: Hero, content: Content) -> list[int]:
    """How many skills of each attribute."""
    owned = [0] * len(ATTRIBUTES)
    for skill in one.skills:
        owned[ATTRIBUTES.index(content.skills[skill].attribute)] += 1
    return owned


def slots(one: Hero, content: Content, index: int) -> int:
    """TG-DEV-03, TG-DEV-08: two on the board, one more for each skill of the attribute. TG-WFM-09:
    the slot of a Wyrdform skill counts like any other."""
    return BOARD_SLOTS + owned_skills(one, content)[index]


def attribute_price(g: G, one: Hero, index: int) -> int:
    """TG-DEV-02, TG-EPM-06: 2 (3) XP and 1 for each point already in the pair. TG-DEV-12: 2 to 9
    for 0 to 7 points."""
    base = 3 if "epic-prices" in g.state.rules else 2
    return base + sum(one.attributes[n] for n in pair_of(index))


def skill_price(g: G, one: Hero, index: int) -> int:
    """TG-DEV-05, TG-EPM-06: 4 (5) XP and as much for each skill already owned in the pair."""
    base = 5 if "epic-prices" in g.state.rules else 4
    owned = owned_skills(one, g.content)
    return base + base * sum(owned[n] for n in pair_of(index))


def upgrade_terms(g: G) -> tuple[int, int]:
    """TG-DEV-09, TG-STM-06, TG-EPM-06: the price, and how many cards are seen. TG-EPM-11: as the
    mode has it."""
    if "epic-prices" in g.state.rules:
        return 3, 2
    return 2, 4 if "story-upgrades" in g.state.rules else 3


def skills_on_offer(one: Hero, content: Content, index: int) -> list[str]:
    """TG-DEV-04, TG-DEV-06: only with all slots full; unused tokens of the attribute."""
    if one.attributes[index] < slots(one, content, index):
        return []
    taken = {content.skills[skill].token for skill in one.skills}
    mine = _skills(content).get((one.id, ATTRIBUTES[index]), ())
    return [skill.id for skill in mine if skill.token not in taken]


@cache
def _skills(content: Content) -> dict[tuple[str, str], list[SkillDef]]:
    found: dict[tuple[str, str], list[SkillDef]] = {}
    for skill in content.skills.values():
        if not skill.wyrdform:
            found.setdefault((skill.owner, skill.attribute), []).append(skill)
    return found


def decks_of(one: Hero, deck: str) -> tuple[list[str], list[str]]:
    """A deck, and the upgrades that are still in its set."""
    return (one.combat, one.combat_set) if deck == "combat" else (one.diplomacy, one.diplomacy_set)


def purchases(g: G, one: Hero) -> list[Purchase]:
    """What can be paid for now (TG-DEV-02 to TG-DEV-09). TG-EPM-06: at the price of the mode."""
    found: list[Purchase] = []
    for index, name in enumerate(ATTRIBUTES):
        if one.attributes[index] < slots(one, g.content, index):
            found.append(Purchase("attribute", name, attribute_price(g, one, index)))
        else:
            price = skill_price(g, one, index)
            offers = skills_on_offer(one, g.content, index)
            found += [Purchase("skill", skill, price) for skill in offers]
    for deck in ("combat", "diplomacy"):
        if decks_of(one, deck)[1]:
            found.append(Purchase("upgrade", deck, upgrade_terms(g)[0]))
    return [purchase for purchase in found if purchase.price <= one.xp]


def gain(one: Hero, bought: Purchase) -> None:
    """TG-DEV-07: a point in the slot, or a skill beside the board."""
    if bought.kind == "attribute":
        one.attributes[ATTRIBUTES.index(bought.what)] += 1
    else:
        one.skills.append(bought.what)


# ---- at the end of the day


async def develop(g: G, one: Hero) -> bool:
    """TG-DEV-01: one purchase, if any; False when the character has had enough. TG-DEV-09: or an
    upgrade. TG-ECH-02: it may be an achievement."""
    able = purchases(g, one)
    if not able:
        return False
    options: list[Option[Purchase | None]] = [
        Option(f"{p.kind}:{p.what}", p, f"option-buy-{p.kind}", {"thing": p.what, "price": p.price})
        for p in able
    ]
    options.append(Option(PASS, None, "option-enough"))
    chosen = await choose(one.seat, options, "ask-develop", rule="TG-DEV-01", n=one.xp)
    if chosen is None:
        return False
    change_resource(g, one.seat, "xp", -chosen.price, "TG-DEV-01")
    if chosen.kind == "upgrade":
        await upgrade(g, one, chosen.what)
    else:
        gain(one, chosen)
        g.say(Bought(one.id, chosen.what), RULES[chosen.kind])
        ever(g)
    return True


RULES = {"attribute": "TG-DEV-02", "skill": "TG-DEV-06"}


async def upgrade(g: G, one: Hero, deck: str) -> None:
    """TG-DEV-09, TG-DEV-10: of so many random cards of the set one joins the deck, the others are
    shuffled back."""
    cards, upgrades = decks_of(one, deck)
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


# ---- before an encounter alone


def grow(g: G, one: Hero, xp: int) -> None:
    """A character who has spent this much experience, as chance would have it."""
    one.xp += xp
    while able := purchases(g, one):
        weighed = [p for p in able for _ in range(WEIGHT if p.kind == "upgrade" else 1)]
        bought = g.streams.pick("develop", weighed)
        one.xp -= bought.price
        if bought.kind == "upgrade":
            upgrade_by_chance(g, one, bought.what)
        else:
            gain(one, bought)
    one.xp = 0


def upgrade_by_chance(g: G, one: Hero, deck: str) -> None:
    """Any card of the set joins the deck; a basic card makes room for it (TG-DAY-14). TG-DAY-15:
    ten stay."""
    cards, upgrades = decks_of(one, deck)
    g.streams.shuffle("develop", upgrades)
    cards.append(upgrades.pop())
    if len(cards) > LEAST_DECK:
        one.aside.append(cards.pop(g.streams.below("develop", LEAST_DECK)))
