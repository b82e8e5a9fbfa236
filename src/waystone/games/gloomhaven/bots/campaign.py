"""How a sensible party lives between scenarios."""

from waystone.kernel.ask import PASS

from ..box.campaign import EventOption, Prosperity, Reputation
from ..box.classes import PerkDef
from ..box.definitions import Content
from ..rules.campaign.shop import for_sale
from ..table.records import Campaign, Sheet
from ..table.state import G
from .asked import Answers, Asked
from .halves import card_worth

DUTIES = ("level-up", "perk", "retire", "create", "join", "buy", "donate", "enhance")
RICH = 40
COMFORTABLE = 120
LAST = 4
"""How many scenarios before the last one rogues and builders think of the ending."""
ENOUGH = 60
"""How many scenarios make a long campaign."""
REST = 12
"""Every so many scenarios a party goes down into a dungeon for a change."""


def _campaign(g: G) -> Campaign:
    assert g.state.campaign is not None
    return g.state.campaign


def _sheet(g: G, question: Asked) -> Sheet:
    name = question.args["character"]
    return next(s for s in _campaign(g).party.sheets if s.id == name)


ROGUES, BUILDERS = 1, 3
"""Tempers: those who want to be feared, and those who want the town to grow."""


def temper(g: G) -> int:
    """No two parties are alike: what one does first, another does last."""
    names = [party.id for party in g.content.campaign.parties]
    return names.index(_campaign(g).party.name)


def wish(g: G, one: Sheet) -> str:
    """What a character's quest makes it do in town."""
    return g.content.quests[one.quest].count if one.quest else ""


def in_town(g: G, seat: int, question: Asked) -> str:
    """Duties first, then what a full purse allows and the quest wants."""
    sheets = {s.id: s for s in _campaign(g).party.sheets}
    full = len(sheets) >= g.state.party
    for duty in DUTIES:
        for option in question.options:
            deed, who = option.value
            wants = who not in sheets or _wants(g, sheets[who], deed)
            if deed == duty and wants and not (deed == "create" and full):
                return option.key
    keys = [option.key for option in question.options]
    return "done" if "done" in keys else keys[0]


def _wants(g: G, one: Sheet, deed: str) -> bool:
    quest = wish(g, one)
    match deed:
        case "buy":
            gift_first = temper(g) == BUILDERS and not one.donated
            return quest != "gold" and not gift_first and wants_to_buy(g, one)
        case "donate":
            generous = temper(g) == BUILDERS and quest != "gold"
            return quest == "donated" or generous or (quest != "gold" and one.gold >= 2 * RICH)
        case "enhance":
            return quest == "enhancements" or (quest != "gold" and one.gold >= COMFORTABLE)
        case _:
            return True


def party(g: G, seat: int, question: Asked) -> str:
    """An event, and off."""
    keys = [option.key for option in question.options]
    return next(key for key in ("city-event", "leave", "again") if key in keys)


def wants_to_buy(g: G, one: Sheet) -> bool:
    """Something dear enough for the purse, and a place to wear it."""
    return bool(wanted(g, one, for_sale(g, one)))


def wanted(g: G, one: Sheet, offered: list[str]) -> list[str]:
    """At most as many of a slot as can be worn; a collector takes anything."""
    if wish(g, one) == "items":
        return offered
    items = g.content.items
    slots = [items[i].slot for i in one.items]
    room = {"head": 1, "body": 1, "legs": 1, "hand": 2, "hands": 1, "small": (one.level + 1) // 2}
    if "hand" in slots:
        room["hands"] = 0
    if "hands" in slots:
        room["hand"] = 0
    return [i for i in offered if slots.count(items[i].slot) < room[items[i].slot]]


def buy(g: G, seat: int, question: Asked) -> str:
    """The dearest that can be worn."""
    offered = [o.value for o in question.options if o.value]
    found = wanted(g, _sheet(g, question), offered)
    best = max(found, key=lambda i: (g.content.items[i].price, i), default="")
    return next(o.key for o in question.options if o.value == best)


def enhance_card(g: G, seat: int, question: Asked) -> str:
    """The card that is worth most."""
    cards = [o for o in question.options if o.value]
    if not cards:
        return PASS
    return max(cards, key=lambda o: (card_worth(g.content, o.value), o.key)).key


def enhance(g: G, seat: int, question: Asked) -> str:
    """More of a number, if that can be had; else the cheapest."""
    marks = [o for o in question.options if o.value is not None]
    if not marks:
        return PASS
    plain = [o for o in marks if o.value.kind in ("attack", "move", "heal", "shield", "range")]
    return min(plain or marks, key=lambda o: (o.args["price"], o.key)).key


def hero(g: G, seat: int, question: Asked) -> str:
    """One that has not been played in this world yet, each party another."""
    here = _campaign(g)
    played = {*here.world.retired_classes, *(s.id for p in here.parties for s in p.sheets)}
    fresh = [o for o in question.options if o.value not in played] or question.options
    sealed = [o for o in fresh if g.content.classes[o.value].locked]
    turn = 2 * temper(g) + len(here.party.sheets) + len(here.world.retired)
    return (sealed or fresh)[turn % len(sealed or fresh)].key


def learn(g: G, seat: int, question: Asked) -> str:
    best = max(question.options, key=lambda o: (card_worth(g.content, o.value), o.key))
    return best.key


def perk_worth(content: Content, perk: PerkDef) -> float:
    def total(cards: list[str]) -> float:
        return sum(
            content.modifiers[c].value + 0.5 * len(content.modifiers[c].conditions) for c in cards
        )

    return total(perk.add) - total(perk.remove)


def perk(g: G, seat: int, question: Asked) -> str:
    perks = g.content.classes[question.args["character"]].perks
    options = [o for o in question.options if o.key != PASS]
    return max(options, key=lambda o: (perk_worth(g.content, perks[o.value]), o.key)).key


def level(g: G, seat: int, question: Asked) -> str:
    return question.options[-1].key


def scenario(g: G, seat: int, question: Asked) -> str:
    """The furthest of the story, another one where the party has lost; an ending comes last."""
    here = _campaign(g)
    keys = [option.key for option in question.options]
    if "close" in keys and (here.ending or here.played >= ENOUGH):
        return "close"
    if here.played % REST == REST - 1 and "dungeon" in keys:
        return "dungeon"
    if any(wish(g, one) == "casual" for one in here.party.sheets) and here.played % 2:
        easy = [o.key for o in question.options if o.value[0] in here.world.completed]
        if easy:
            return easy[0]
    known = [o for o in question.options if o.value[0] in g.content.scenarios]
    story = [o for o in known if not o.value[1]]
    if temper(g) in (ROGUES, BUILDERS) and here.played < (here.most or ENOUGH) - LAST:
        story = [o for o in story if o.value[0] not in g.content.campaign.endings]
    if not story:
        again = [o.key for o in known if o.value[1]]
        return again[here.played % len(again)] if again else keys[0]
    return max(story, key=lambda o: (_appeal(g, o.value[0]), o.key)).key


def _appeal(g: G, name: str) -> float:
    lost = sum(n.scenario == name and n.outcome == "lost" for n in _campaign(g).party.notes)
    number = g.content.scenarios[name].number
    leaning = 1.5 * (number % 2 == temper(g) % 2)
    ending = 12 * (name in g.content.campaign.endings)
    return number + leaning - 4 * lost - ending


def difficulty(g: G, seat: int, question: Asked) -> str:
    """As it was set before."""
    return f"difficulty:{_campaign(g).difficulty}"


def where(g: G, seat: int, question: Asked) -> str:
    """Home: there is always something to buy or to learn."""
    return "home"


def agree(g: G, seat: int, question: Asked) -> str:
    """GH-AMB-51: what another player proposes is all right."""
    return "agree"


def event(g: G, seat: int, question: Asked) -> str:
    """Most take the options by turns; rogues and builders have heard how such things end."""
    here = _campaign(g)
    card = g.content.events[here.event]
    turn = "a" if (here.played + len(here.world.removed)) % 2 else "b"
    hope = {"a": _hope(temper(g), card.a), "b": _hope(temper(g), card.b)}
    return max(hope, key=lambda key: (hope[key], key == turn))


def _hope(nature: int, option: EventOption) -> int:
    gains = [gain for result in option.results for gain in result.do]
    if nature == ROGUES:
        return -sum(gain.value for gain in gains if isinstance(gain, Reputation))
    if nature == BUILDERS:
        return sum(gain.value for gain in gains if isinstance(gain, Prosperity))
    return 0


EASY = ("donated", "gold", "wins", "coins", "losses", "exhausted", "level", "checks", "scenarios")


def quest(g: G, seat: int, question: Asked) -> str:
    """What most likely comes to an end."""
    counts = {o.key: g.content.quests[o.value].count for o in question.options}
    return min(counts, key=lambda key: (
        EASY.index(counts[key]) if counts[key] in EASY else len(EASY), key))  # fmt: skip


def share(g: G, seat: int, question: Asked) -> str:
    return str((question.least + question.most) // 2)


def nothing(g: G, seat: int, question: Asked) -> str:
    return PASS


def penalties(g: G, seat: int, question: Asked) -> str:
    return "standard"


ANSWERS: Answers = {
    "ask-town": in_town,
    "ask-party": party,
    "ask-agree": agree,
    "ask-buy": buy,
    "ask-learn": learn,
    "ask-perk": perk,
    "ask-level": level,
    "ask-scenario": scenario,
    "ask-where": where,
    "ask-difficulty": difficulty,
    "ask-event": event,
    "ask-quest": quest,
    "ask-share": share,
    "ask-sell": nothing,
    "ask-enhance": enhance,
    "ask-enhance-card": enhance_card,
    "ask-penalties": penalties,
}
