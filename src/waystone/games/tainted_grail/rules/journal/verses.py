"""The Exploration Journal: a verse is read from the top; redirects, checks, encounters, hidden
text, choices (TG-JRN)."""

from typing import assert_never

from waystone.kernel.ask import PASS, Option
from waystone.kernel.step import Then as StepThen

from ...box.effects import Effect
from ...box.journal import (
    Block,
    CheckHere,
    Choice,
    Cost,
    EncounterHere,
    Paragraph,
    RedirectHere,
    VerseDef,
)
from ...box.requirements import Not
from ...table.island_facts import ChoiceTaken, ExplorationEnded, Redirected, VerseOpened
from ...table.lasting import choice_surcharge
from ...table.places import the_world
from ...table.state import G
from ...table.world import Doing, Encountering, Introduction, Verse
from ..day.events import everybody
from ..day.procedure import resolves
from ..group import group_chooses
from ..people.costs import affordable, pay_together
from .pages import passages, read_on, turn_page
from .perform import roll_check
from .requirements import all_hold, meets

WON = ("victory", "flight", "green")


@resolves(Verse)
async def reading(g: G, task: Verse) -> StepThen | None:
    """One part of the verse: its beginning, a block, or what it leads to."""
    verse = g.content.verses[task.id]
    if task.at == 0:
        await turn_page(g)
        open_verse(g, task, verse)
    elif task.at <= len(verse.blocks):
        await block(g, task, verse.blocks[task.at - 1])
    else:
        await onward(g, task, verse)
    return None


def open_verse(g: G, task: Verse, verse: VerseDef) -> None:
    """TG-JRN-07: redirects at the top are followed at once, and the rest is not read."""
    world = the_world(g)
    for redirect in verse.redirects:
        if all_hold(g, redirect.needs, task.party):
            g.say(Redirected(), "TG-JRN-07")
            go_to(g, task, redirect.goto)
            return
    if verse.id not in world.read:
        world.read.append(verse.id)
    g.say(VerseOpened(verse.id), "TG-JRN-02")
    task.at = 1
    do(g, task, verse.do)


def go_to(g: G, task: Verse, verse: str) -> None:
    world = the_world(g)
    world.stack.pop()
    world.stack.append(Verse(verse, list(task.party)))


def do(g: G, task: Verse, effects: tuple[Effect, ...]) -> None:
    """TG-JRN-10: once for the party."""
    if effects:
        the_world(g).stack.append(Doing(list(effects), list(task.party), source=task.id))


async def block(g: G, task: Verse, part: Block) -> None:
    match part:
        case Paragraph():
            await paragraph(g, task, part)
        case RedirectHere():
            await redirect(g, task, part)
        case CheckHere():
            await check(g, task, part)
        case EncounterHere():
            encounter(g, task, part)
        case _:
            assert_never(part)


async def redirect(g: G, task: Verse, part: RedirectHere) -> None:
    """TG-JRN-07: what stands above it is read, what stands below is not."""
    task.at += 1
    if all_hold(g, part.needs, task.party):
        await turn_page(g)
        g.say(Redirected(), "TG-JRN-07")
        go_to(g, task, part.goto)


async def paragraph(g: G, task: Verse, part: Paragraph) -> None:
    """TG-JRN-09: hidden text is read with the filter of its colour and must be; a hint may be."""
    number = task.at
    task.at += 1
    if part.filter and part.filter not in the_world(g).filters:
        return
    if not all_hold(g, part.needs, task.party):
        return
    if part.hint:
        options = [Option("read", True, "option-read-hint"), Option(PASS, False, "option-decline")]
        wanted = await group_chooses(g, task.party, options, "ask-hint", "TG-JRN-09")
        task.read = len(passages(g.content.verses[task.id], task))
        if not wanted:
            return
    task.shown.append(number)
    do(g, task, part.do)


async def check(g: G, task: Verse, part: CheckHere) -> None:
    """TG-JRN-08: the verse is read before the die is rolled, and the result before it leads on."""
    number = task.at
    await turn_page(g)
    task.at += 1
    total = roll_check(g, part.attribute, part.add, task.party)
    for n, result in enumerate(part.results):
        if result.least <= total <= result.most:
            task.said.append(f"{number}:{n}")
            if result.goto:
                await turn_page(g)
                go_to(g, task, result.goto)
            do(g, task, result.do)
            return


def encounter(g: G, task: Verse, part: EncounterHere) -> None:
    """TG-JRN-12, TG-SEQ-34: resolve it, come back to the verse, follow what it says."""
    world = the_world(g)
    if not task.fought:
        task.fought = True
        at = g.state.heroes[task.party[0]].at
        world.stack.append(Encountering(list(task.party), at, part.draw, part.named))
        return
    task.fought = False
    task.at += 1
    target = part.lost
    if world.result in WON:
        target = part.won
    elif world.result == "grey" and part.grey:
        target = part.grey
    if target:
        go_to(g, task, target)


# ---- what the verse leads to


async def onward(g: G, task: Verse, verse: VerseDef) -> None:
    """TG-JRN-04: the party picks one of the choices; else it reads on, to another verse or to the
    end."""
    if verse.choices:
        await choice(g, task, verse)
        return
    await turn_page(g)
    if verse.goto:
        go_to(g, task, verse.goto)
    else:
        the_world(g).stack.pop()
        g.say(ExplorationEnded(), "TG-ACT-04")


def choice_key(verse: str, n: int) -> str:
    return f"{verse}.{n + 1}"


def choice_cost(g: G, part: Choice, party: list[int]) -> list[Cost]:
    """TG-JRN-11; TG-AMB-07: who goes insane pays more for what costs Energy."""
    more = choice_surcharge(g, party)
    return [
        Cost(c.what, max(0, c.n + more), c.each) if c.what == "energy" and more else c
        for c in part.pay
    ]


def open_choices(g: G, task: Verse, verse: VerseDef) -> list[tuple[int, Choice, list[Cost]]]:
    """TG-JRN-03 to TG-JRN-05, TG-GEN-08: those whose requirements are met and that can be paid;
    costs and stated effects may be read before choosing."""
    world = the_world(g)
    found = []
    for n, part in enumerate(verse.choices):
        if part.once and choice_key(verse.id, n) in world.taken:
            continue
        cost = choice_cost(g, part, task.party)
        if all_hold(g, part.needs, task.party) and affordable(g, cost, task.party):
            found.append((n, part, cost))
    return found


async def choice(g: G, task: Verse, verse: VerseDef) -> None:
    """TG-JRN-04: the party picks, also where one choice alone is open to it."""
    world = the_world(g)
    able = open_choices(g, task, verse)
    note_blocked(g, verse, [n for n, _, _ in able], task.party)
    options = [
        Option(
            f"choice:{n + 1}",
            (n, part, cost),
            "option-choice" + ("-pay" if cost else "") + ("-do" if part.do else ""),
            {"choice": choice_key(verse.id, n), "pay": cost, "do": part.do},
        )
        for n, part, cost in able
    ]
    n, part, cost = await group_chooses(g, task.party, options, "ask-choice", "TG-JRN-04", may=True)
    key = choice_key(verse.id, n)
    if part.once:
        world.taken.append(key)
    g.say(ChoiceTaken(key), "TG-JRN-04")
    await pay_together(g, cost, task.party, "TG-JRN-11")
    world.stack.pop()
    if part.goto:
        world.stack.append(Verse(part.goto, list(task.party)))
    do(g, task, part.do)


def note_blocked(g: G, verse: VerseDef, able: list[int], party: list[int]) -> None:
    """TG-GEN-15: choices that were closed are noted, and struck out once they are open."""
    blocked = the_world(g).blocked
    for n, part in enumerate(verse.choices):
        key = choice_key(verse.id, n)
        if n in able and key in blocked:
            blocked.remove(key)
        elif n not in able and key not in blocked and could_open(g, part, party):
            blocked.append(key)


def could_open(g: G, part: Choice, party: list[int]) -> bool:
    """Something is still missing for it; what is closed for good is no note."""
    missing = [need for need in part.needs if not meets(g, need, party)]
    return bool(missing) and not any(isinstance(need, Not) for need in missing)


# ---- chapters


@resolves(Introduction)
async def introduction(g: G, task: Introduction) -> StepThen | None:
    """TG-EVT-02: the card of a chapter is read out before its instructions are followed."""
    if any(g.content.chapters[task.chapter].text.values()):
        await read_on(g, everybody(g), "TG-EVT-02")
    the_world(g).stack.pop()
    return None
