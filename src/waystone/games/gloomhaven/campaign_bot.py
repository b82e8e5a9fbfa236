"""How a sensible party lives between scenarios."""

from collections.abc import Callable
from typing import Any

from waystone.kernel.ask import PASS, Question

from .definitions import Content, PerkDef
from .planning import G, card_worth
from .records import Sheet

DUTIES = ("level-up", "perk", "retire", "create", "join", "buy", "donate")
RICH = 40


def _sheet(g: G, question: Question[Any]) -> Sheet:
    assert g.state.campaign is not None
    name = question.args["character"]
    return next(s for s in g.state.campaign.party.sheets if s.id == name)


def in_town(g: G, seat: int, question: Question[Any]) -> str:
    """Duties first, then what a full purse allows."""
    assert g.state.campaign is not None
    keys = [option.key for option in question.options]
    purse = {s.id: s.gold for s in g.state.campaign.party.sheets}
    for duty in DUTIES:
        for key in keys:
            deed, _, who = key.partition(":")
            if deed != duty:
                continue
            if deed == "buy" and not wants_to_buy(g, who):
                continue
            if deed == "create" and len(g.state.campaign.party.sheets) >= g.state.party:
                continue
            if deed == "donate" and purse.get(who, 0) < 2 * RICH:
                continue
            return key
    return "done" if "done" in keys else keys[0]


def party(g: G, seat: int, question: Question[Any]) -> str:
    """An event, and off."""
    keys = [option.key for option in question.options]
    return next(key for key in ("city-event", "leave", "again") if key in keys)


def wants_to_buy(g: G, who: str) -> bool:
    """Something dear enough for the purse, and a place to wear it."""
    from .shop import for_sale

    assert g.state.campaign is not None
    one = next((s for s in g.state.campaign.party.sheets if s.id == who), None)
    return one is not None and bool(wanted(g.content, one, for_sale(g, one)))


def wanted(content: Content, one: Sheet, offered: list[str]) -> list[str]:
    """At most as many of a slot as can be worn."""
    slots = [content.items[i].slot for i in one.items]
    room = {"head": 1, "body": 1, "legs": 1, "hand": 2, "hands": 1, "small": (one.level + 1) // 2}
    if "hand" in slots:
        room["hands"] = 0
    if "hands" in slots:
        room["hand"] = 0
    return [i for i in offered if slots.count(content.items[i].slot) < room[content.items[i].slot]]


def buy(g: G, seat: int, question: Question[Any]) -> str:
    """The dearest that can be worn."""
    offered = [o.value for o in question.options if o.value]
    found = wanted(g.content, _sheet(g, question), offered)
    if not found:
        return PASS
    return "item:" + max(found, key=lambda i: (g.content.items[i].price, i))


def learn(g: G, seat: int, question: Question[Any]) -> str:
    best = max(question.options, key=lambda o: (card_worth(g.content, o.value), o.key))
    return best.key


def perk_worth(content: Content, perk: PerkDef) -> float:
    def total(cards: list[str]) -> float:
        return sum(
            content.modifiers[c].value + 0.5 * len(content.modifiers[c].conditions) for c in cards
        )

    return total(perk.add) - total(perk.remove)


def perk(g: G, seat: int, question: Question[Any]) -> str:
    perks = g.content.classes[question.args["character"]].perks
    options = [o for o in question.options if o.key != PASS]
    return max(options, key=lambda o: (perk_worth(g.content, perks[o.value]), o.key)).key


def newcomer(g: G, seat: int, question: Question[Any]) -> str:
    """What the town has not seen yet: a class from a box, then one that has not retired; for the
    first two places somebody sturdy and somebody middling, then as the party's name falls."""
    assert g.state.campaign is not None
    here, world = g.state.campaign.party, g.state.campaign.world
    wanted = {0: "high", 1: "mid"}.get(len(here.sheets), "")
    keys = [option.key for option in question.options]
    turn = sum(map(ord, here.name)) + len(world.retired)

    def rank(key: str) -> tuple[bool, bool, bool, int]:
        definition = g.content.classes[key.partition(":")[2]]
        known = definition.id in world.retired_classes
        place = (keys.index(key) + turn) % len(keys)
        return known or not definition.locked, known, definition.health != wanted, place

    return min(keys, key=rank)


def level(g: G, seat: int, question: Question[Any]) -> str:
    return question.options[-1].key


def scenario(g: G, seat: int, question: Question[Any]) -> str:
    """The furthest of the story; casually only if nothing else is left."""
    numbers = {
        o.key: g.content.scenarios[o.key.partition(":")[2]].number
        for o in question.options
        if o.key.startswith("scenario:")
    }
    if not numbers:
        return question.options[0].key
    assert g.state.campaign is not None
    tired = g.state.campaign.played % 3
    ordered = sorted(numbers, key=lambda key: -numbers[key])
    return ordered[min(tired, len(ordered) - 1)]


def where(g: G, seat: int, question: Question[Any]) -> str:
    """Home: there is always something to buy or to learn."""
    return "home"


def event(g: G, seat: int, question: Question[Any]) -> str:
    """The fronts tell little: by turns."""
    assert g.state.campaign is not None
    return "a" if g.state.campaign.played % 2 else "b"


def share(g: G, seat: int, question: Question[Any]) -> str:
    return str((question.least + question.most) // 2)


def enhance(g: G, seat: int, question: Question[Any]) -> str:
    return PASS


def penalties(g: G, seat: int, question: Question[Any]) -> str:
    return "standard"


ANSWERS: dict[str, Callable[[G, int, Question[Any]], str]] = {
    "ask-town": in_town,
    "ask-party": party,
    "ask-buy": buy,
    "ask-learn": learn,
    "ask-perk": perk,
    "ask-level": level,
    "ask-scenario": scenario,
    "ask-where": where,
    "ask-event": event,
    "ask-share": share,
    "ask-sell": enhance,
    "ask-enhance": enhance,
    "ask-enhance-card": enhance,
    "ask-penalties": penalties,
}
