"""The Exploration Journal: a verse is read from the top; redirects, checks, encounters, hidden
text, choices (TG-JRN)."""

from typing import assert_never

from waystone.kernel.ask import PASS, Option
from waystone.kernel.step import BACK, Then, back_to, in_order

from ...box.choices import choices
from ...box.effects import Effect
from ...box.journal import (
    CheckHere,
    Choice,
    Cost,
    EncounterHere,
    Paragraph,
    RedirectHere,
    VerseDef,
    choice_key,
)
from ...box.requirements import Not
from ...table.island_facts import ChoiceTaken, ExplorationEnded, Redirected, VerseOpened
from ...table.lasting import choice_surcharge
from ...table.party import WON
from ...table.places import the_world
from ...table.state import Doing, G
from ...table.world import Page, Paying
from ..carrying_out import at_once
from ..control import roll_check
from ..encounter.encountering import encounter_of
from ..group import group_chooses
from ..people.costs import affordable, agree, divisible, other_way_to_pay, pay_as_agreed
from ..registry import step
from .pages import open_page, passages, turn_page
from .requirements import all_hold, meets


@step
async def verse(g: G, name: str, party: list[int]) -> Then:
    """TG-JRN-02, TG-JRN-07: a redirect at the top is followed at once, and the rest is not read;
    else the verse is, part by part, and then what it leads to."""
    await turn_page(g)
    reading = g.content.verses[name]
    for redirect in reading.redirects:
        if all_hold(g, redirect.needs, party):
            g.say(Redirected(), "TG-JRN-07")
            return verse(redirect.goto, party)
    world = the_world(g)
    if name not in world.read:
        world.read.append(name)
    g.say(VerseOpened(name), "TG-JRN-02")
    world.pages.append(Page(name, party))
    await do(g, reading.do)
    return in_order(part(0) if reading.blocks else onward(), close_page())


def open_verse(g: G) -> VerseDef:
    return g.content.verses[open_page(g).id]


async def do(g: G, effects: tuple[Effect, ...]) -> None:
    """TG-JRN-10: once for the party."""
    page = open_page(g)
    await at_once(g, effects, Doing(page.party, source=page.id))


def go_to(g: G, name: str) -> Then:
    """The rest of the verse is not read."""
    open_page(g).goto = name
    return back_to(close_page)


@step
async def close_page(g: G) -> Then:
    """The next verse, or the end. TG-JRN-13: for all of the party together."""
    page = the_world(g).pages.pop()
    return verse(page.goto, page.party) if page.goto else BACK


# ---- the parts of a verse


@step
async def part(g: G, number: int) -> Then:
    """One part after another, then what the verse leads to."""
    blocks = open_verse(g).blocks
    if number == len(blocks):
        return onward()
    block = blocks[number]
    match block:
        case Paragraph():
            await paragraph(g, number, block)
            target = ""
        case RedirectHere():
            target = await redirect(g, block)
        case CheckHere():
            target = await check(g, number, block)
        case EncounterHere():
            g.call(encounter_of(g, open_page(g).party, block.draw, block.named))
            return after_encounter(number)
        case _:
            assert_never(block)
    return go_to(g, target) if target else part(number + 1)


async def paragraph(g: G, number: int, block: Paragraph) -> None:
    """TG-JRN-09: hidden text is read with the filter of its colour and must be; a hint may be."""
    page = open_page(g)
    if block.filter and block.filter not in the_world(g).filters:
        return
    if not all_hold(g, block.needs, page.party):
        return
    if block.hint:
        options = [Option("read", True, "option-read-hint"), Option(PASS, False, "option-decline")]
        wanted = await group_chooses(g, page.party, options, "ask-hint", "TG-JRN-09")
        page.read = len(passages(g.content, page))
        if not wanted:
            return
    page.shown.append(number)
    await do(g, block.do)


async def redirect(g: G, block: RedirectHere) -> str:
    """TG-JRN-07: what stands above it is read, what stands below is not."""
    if not all_hold(g, block.needs, open_page(g).party):
        return ""
    await turn_page(g)
    g.say(Redirected(), "TG-JRN-07")
    return block.goto


async def check(g: G, number: int, block: CheckHere) -> str:
    """TG-JRN-08: the verse is read before the die is rolled, and the result before it leads on."""
    await turn_page(g)
    page = open_page(g)
    total = roll_check(g, block.attribute, block.add, page.party)
    for n, result in enumerate(block.results):
        if result.least <= total <= result.most:
            page.said.append(f"{number}:{n}")
            if result.goto:
                await turn_page(g)
            await do(g, result.do)
            return result.goto
    return ""


@step
async def after_encounter(g: G, number: int) -> Then:
    """TG-JRN-12, TG-SEQ-34: back at the verse, follow what it says. TG-AMB-75: the neutral outcome
    goes the way of failure, unless it has one of its own."""
    block = open_verse(g).blocks[number]
    assert isinstance(block, EncounterHere)
    result = the_world(g).result
    target = block.lost
    if result in WON:
        target = block.won
    elif result == "grey" and block.grey:
        target = block.grey
    return go_to(g, target) if target else part(number + 1)


# ---- what the verse leads to


@step
async def onward(g: G) -> Then:
    """TG-JRN-04: the party picks one of the choices; else it reads on, to another verse or to the
    end. TG-JRN-03: read to its end."""
    reading = open_verse(g)
    if reading.choices:
        return await choice(g, reading)
    await turn_page(g)
    open_page(g).goto = reading.goto
    if not reading.goto:
        g.say(ExplorationEnded(), "TG-ACT-04")
    return BACK


def choice_cost(g: G, part: Choice, party: list[int]) -> list[Cost]:
    """TG-JRN-11; TG-AMB-07: who goes insane pays more for what costs Energy."""
    if not any(c.what == "energy" for c in part.pay):
        return list(part.pay)
    return surcharged(part, choice_surcharge(g, party))


def surcharged(part: Choice, more: int) -> list[Cost]:
    if not more:
        return list(part.pay)
    return [Cost(c.what, max(0, c.n + more), c.each) if c.what == "energy" else c for c in part.pay]


Picked = tuple[int, Choice, list[Cost]]
"""A choice of a verse: its number, what it says, what it costs now."""


def open_choices(g: G, reading: VerseDef) -> list[Picked]:
    """TG-JRN-03 to TG-JRN-05, TG-GEN-08: those whose requirements are met and that can be paid;
    costs and stated effects may be read before choosing."""
    party, taken = open_page(g).party, the_world(g).taken
    found = []
    for n, part in enumerate(choices(g.content, reading)):
        if part.once and choice_key(reading.id, n) in taken:
            continue
        cost = choice_cost(g, part, party)
        if all_hold(g, part.needs, party) and affordable(g, cost, party):
            found.append((n, part, cost))
    return found


async def choice(g: G, reading: VerseDef) -> Then:
    """TG-JRN-04: the party picks, also where one choice alone is open to it. TG-GEN-15: what is
    closed is noted; TG-GEN-08: what is open can be paid. TG-JRN-03: costs and effects are in
    sight. TG-JRN-11: before it picks it may say to divide costs in another way."""
    page = open_page(g)
    able = open_choices(g, reading)
    note_blocked(g, reading, [n for n, _, _ in able], page.party)
    options: list[Option[Picked | Paying]] = [
        Option(
            f"choice:{n + 1}",
            (n, part, cost),
            "option-choice" + ("-pay" if cost else "") + ("-do" if part.do else ""),
            {"choice": choice_key(reading.id, n), "pay": cost, "do": part.do},
        )
        for n, part, cost in able
    ]
    if any(divisible(g, cost, page.party) for _, _, cost in able):
        way = other_way_to_pay(g)
        options.append(Option(f"pay:{way}", way, f"option-pay-{way}"))
    chosen = await group_chooses(g, page.party, options, "ask-choice", "TG-JRN-04", may=True)
    if isinstance(chosen, str):
        agree(g, chosen)
        return onward()
    n, part, cost = chosen
    page.read = len(passages(g.content, page))
    key = choice_key(reading.id, n)
    if part.once:
        the_world(g).taken.append(key)
    g.say(ChoiceTaken(key), "TG-JRN-04")
    await pay_as_agreed(g, cost, page.party, "TG-JRN-11")
    page.goto = part.goto
    await do(g, part.do)
    return BACK


def note_blocked(g: G, reading: VerseDef, able: list[int], party: list[int]) -> None:
    """TG-GEN-15: choices that were closed are noted, and struck out once they are open."""
    blocked = the_world(g).blocked
    for n, part in enumerate(choices(g.content, reading)):
        key = choice_key(reading.id, n)
        if n in able and key in blocked:
            blocked.remove(key)
        elif n not in able and key not in blocked and could_open(g, part, party):
            blocked.append(key)


def could_open(g: G, part: Choice, party: list[int]) -> bool:
    """Something is still missing for it; what is closed for good is no note."""
    missing = [need for need in part.needs if not meets(g, need, party)]
    return bool(missing) and not any(isinstance(need, Not) for need in missing)
