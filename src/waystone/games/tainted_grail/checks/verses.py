"""Verses that lead nowhere, or nowhere else, or that nothing leads to."""

from collections.abc import Iterator

from waystone.kernel.lint import Mistake

from ..box.choices import choices
from ..box.definitions import Content
from ..box.instructions import ReadVerse
from ..box.journal import VerseDef
from ..box.journal_graph import always_jumps, endless, reached, ways
from .walking import At


def verses(content: Content) -> Iterator[Mistake]:
    found = reached(content)
    for name in content.verses:
        if name not in found:
            yield Mistake("verses", name, "nothing leads to it")
    for name in sorted(endless(content)):
        yield Mistake("verses", name, "no way from it leads to an end")
    for verse in content.verses.values():
        for what, at in page(content, verse):
            yield Mistake("verses", verse.id, what, at)
    for offer in content.offers.values():
        if bool(offer.choice.goto) == offer.choice.end:
            yield Mistake("offers", offer.id, "it needs either goto or end", ("choice",))


def page(content: Content, verse: VerseDef) -> Iterator[tuple[str, At]]:
    """One of choices, goto and end; and a choice that is always open."""
    exits = [bool(verse.choices), bool(verse.goto), verse.end]
    if sum(exits) != 1 and not (sum(exits) == 0 and always_jumps(verse)):
        yield "it needs exactly one of choices, goto, end", ()
    if verse.section == "scene" and (verse.blocks or not verse.end):
        yield "a scene has redirects, words, effects and an end, and nothing else", ()
    if verse.choices:
        free = [c for c in verse.choices if not c.needs and not c.pay and not c.once]
        if not free:
            what = "a party can be left without a choice; let one need, cost and forbid nothing"
            yield what, ("choices",)
    elif len(choices(content, verse)) > 0:
        yield "a choice can be offered only where there are others", ()
    for n, choice in enumerate(verse.choices):
        if bool(choice.goto) == choice.end:
            yield f"choice {n + 1} needs either goto or end", ("choices", n)
    if verse.id in ways(content, verse):
        # A verse that leads to itself must cost or change something each time round.
        for n, choice in enumerate(verse.choices):
            if choice.goto == verse.id and not (choice.pay or choice.once or choice.needs):
                yield f"choice {n + 1} leads back for nothing, for ever", ("choices", n)
    for n, effect in enumerate(verse.do):
        if isinstance(effect, ReadVerse) and effect.verse == verse.id:
            yield "it sends to itself, for ever", ("do", n)
