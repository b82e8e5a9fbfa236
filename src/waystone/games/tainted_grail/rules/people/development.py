"""Development: prices of attributes, skills and deck upgrades (TG-DEV), and characters who have
travelled for a while."""

from functools import cache

from ...box.conditions import ATTRIBUTES
from ...box.definitions import Content, SkillDef
from ...table.state import Hero, State

BOARD_SLOTS = 2

UPGRADE_PRICE = 2

UPGRADE_CARDS = 3

LEAST_DECK = 10


def pair_of(index: int) -> tuple[int, int]:
    return (index, index + 3) if index < 3 else (index, index - 3)


def attribute_price(one: Hero, index: int) -> int:
    """TG-DEV-02: 2 XP and 1 XP for each point already in the pair."""
    a, b = pair_of(index)
    return 2 + one.attributes[a] + one.attributes[b]


def owned_skills(one: Hero, content: Content) -> list[int]:
    """How many skills of each attribute."""
    owned = [0] * len(ATTRIBUTES)
    for skill in one.skills:
        owned[ATTRIBUTES.index(content.skills[skill].attribute)] += 1
    return owned


def slots(one: Hero, content: Content, index: int) -> int:
    """TG-DEV-03, TG-DEV-08: two on the board, one more for each skill of the attribute."""
    return BOARD_SLOTS + owned_skills(one, content)[index]


def skill_price(one: Hero, content: Content, index: int) -> int:
    """TG-DEV-05: 4 XP and 4 XP for each skill already owned in the pair."""
    owned = owned_skills(one, content)
    return 4 + 4 * sum(owned[n] for n in pair_of(index))


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


def raise_attribute(one: Hero, content: Content, index: int) -> None:
    one.xp -= attribute_price(one, index)
    one.attributes[index] += 1


def gain_skill(one: Hero, content: Content, skill: str) -> None:
    index = ATTRIBUTES.index(content.skills[skill].attribute)
    one.xp -= skill_price(one, content, index)
    one.skills.append(skill)


def upgrade(state: State, one: Hero, deck: str) -> None:
    """TG-DEV-09, TG-DEV-10: of three random cards of the set one joins the deck; a basic card
    makes room for it (TG-DAY-14)."""
    cards = one.combat if deck == "combat" else one.diplomacy
    upgrades = one.combat_set if deck == "combat" else one.diplomacy_set
    one.xp -= UPGRADE_PRICE
    state.streams.shuffle("develop", upgrades)
    cards.append(upgrades.pop())
    if len(cards) > LEAST_DECK:
        spare = cards.pop(state.streams.below("develop", LEAST_DECK))
        one.aside.append(spare)


def grow(state: State, content: Content, one: Hero, xp: int) -> None:
    """A character who has spent this much experience, as chance would have it."""
    one.xp += xp
    while purchases := _purchases(one, content):
        kind, what = state.streams.pick("develop", purchases)
        if kind == "attribute":
            raise_attribute(one, content, ATTRIBUTES.index(what))
        elif kind == "skill":
            gain_skill(one, content, what)
        else:
            upgrade(state, one, what)
    one.xp = 0


def _purchases(one: Hero, content: Content) -> list[tuple[str, str]]:
    """All that can be paid for now. Deck upgrades weigh as much as three other purchases."""
    found: list[tuple[str, str]] = []
    owned = owned_skills(one, content)
    for index, name in enumerate(ATTRIBUTES):
        if one.attributes[index] < BOARD_SLOTS + owned[index]:
            if attribute_price(one, index) <= one.xp:
                found.append(("attribute", name))
        elif 4 + 4 * (owned[index] + owned[(index + 3) % 6]) <= one.xp:
            found += [("skill", skill) for skill in skills_on_offer(one, content, index)]
    if one.xp >= UPGRADE_PRICE:
        for deck, upgrades in (("combat", one.combat_set), ("diplomacy", one.diplomacy_set)):
            found += [("upgrade", deck)] * (3 if upgrades else 0)
    return found
