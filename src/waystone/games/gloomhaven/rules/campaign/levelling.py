"""Experience, levels and perks (GH-LUP, GH-PRK)."""

from waystone.kernel.ask import PASS, Option, choose
from waystone.kernel.step import BACK, Then

from ...box.classes import ClassDef
from ...box.definitions import Content
from ...box.tables import MOST_CHECKS, THRESHOLDS
from ...table.campaign_facts import Learned, LevelledUp, PerkTaken
from ...table.records import Sheet
from ...table.sheets import seat_of, sheet
from ...table.state import G
from ..options import card_option
from ..registry import step
from .prosperity import prosperity_level


def least_xp(level: int) -> int:
    return THRESHOLDS[level - 1]


def must_level(one: Sheet) -> bool:
    """GH-LUP-01, GH-LUP-08, GH-AMB-36: who has the experience for the next level."""
    return one.level < 9 and one.xp >= THRESHOLDS[one.level]


def may_advance(g: G, one: Sheet) -> bool:
    """GH-LUP-09, GH-PRO-04: up to the level of the town."""
    return one.level < prosperity_level(g.state) and not must_level(one)


def cards_to_learn(content: Content, one: Sheet) -> list[str]:
    """GH-LUP-03: a card of the class of at most the new level, not yet in the pool."""
    cards = content.class_cards[one.id]
    return [c.id for c in cards if c.grade <= one.level and c.id not in one.pool]


@step
async def level_up(g: G, name: str) -> Then:
    """GH-LUP-01 to GH-LUP-05: a card, a perk, and hit points by the table. GH-LUP-09: for who
    advances to the level of the town too."""
    one = sheet(g, name)
    one.level += 1
    g.say(LevelledUp(name, one.level), "GH-LUP-01")
    cards = cards_to_learn(g.content, one)
    options = [card_option(card, "learn", "option-learn") for card in cards]
    card = await choose(
        seat_of(g.state, one), options, "ask-learn", rule="GH-LUP-03", character=name,
        level=one.level,
    )  # fmt: skip
    one.pool.append(card)
    g.say(Learned(name, card), "GH-LUP-03")
    one.unspent += 1
    return mark_perk(name)


def free_boxes(definition: ClassDef, one: Sheet) -> list[int]:
    """GH-LUP-07: a perk with several boxes may be taken that many times."""
    return [n for n, perk in enumerate(definition.perks) if one.perks.count(n) < perk.boxes]


@step
async def mark_perk(g: G, name: str) -> Then:
    """GH-LUP-04, GH-PRK-01, GH-AMB-56: one box, or leave it for later. GH-LUP-06: its cards are the
    class's own."""
    one = sheet(g, name)
    boxes = free_boxes(g.content.classes[name], one)
    if one.unspent and boxes:
        options = [
            Option(f"perk:{n}", n, "option-perk", {"character": name, "perk": f"perk:{name}:{n}"})
            for n in boxes
        ]
        options.append(Option(PASS, -1, "option-later"))
        box = await choose(
            seat_of(g.state, one), options, "ask-perk", rule="GH-LUP-04", character=name
        )
        if box >= 0:
            one.perks.append(box)
            one.unspent -= 1
            g.say(PerkTaken(name, box + 1), "GH-LUP-04")
            return mark_perk(name)
    return BACK


def gain_checks(g: G, one: Sheet, count: int) -> None:
    """GH-PRK-01 to GH-PRK-03: each full group of three gives a perk, six at most; GH-EVT-09: a
    check of a full group cannot be lost."""
    before = one.checks
    if count < 0:
        one.checks -= min(-count, one.checks % 3)
        return
    one.checks = min(MOST_CHECKS, before + count)
    one.unspent += one.checks // 3 - before // 3


@step
async def advance(g: G, name: str) -> Then:
    """GH-LUP-09: to any level of the town's prosperity; experience becomes the least of it."""
    one = sheet(g, name)
    options = [
        Option(f"level:{n}", n, "option-level", {"level": n})
        for n in range(one.level + 1, prosperity_level(g.state) + 1)
    ]
    level = await choose(
        seat_of(g.state, one), options, "ask-level", rule="GH-LUP-09", character=name
    )
    one.xp = max(one.xp, least_xp(level))
    return BACK
