"""Checks content beyond its types.

python -m waystone.games.gloomhaven.checks.lint [--text ID]
"""

import sys
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from waystone.kernel.game import find
from waystone.parts.hexgrid import to_odd_r
from waystone.parts.path import cells_of

from ..box.amounts import terms
from ..box.definitions import Content
from ..box.layout import drawn, unknown_glyphs
from ..box.scenario import ScenarioDef
from ..rules.scenario.goals import COUNTS
from ..table.values import WORDS
from .campaign_lint import campaign_mistakes
from .dungeon_lint import dungeon_mistakes


def mistakes(content: Content) -> list[str]:
    """Every mistake, one sentence each."""
    found = []
    for kind in (content.classes, content.monsters, content.items, content.scenarios,
                 content.rooms, content.lairs):  # fmt: skip
        for name, definition in kind.items():
            found += [f"{name}: {problem}" for problem in _words(content, definition)]
    for name, definition in content.classes.items():
        ids = [card.initiative for card in definition.cards]
        if len(set(ids)) != len(ids):
            found.append(f"{name}: two cards share an initiative")
        ones = sum(card.level == 1 for card in definition.cards)
        if ones != definition.hand:
            found.append(f"{name}: {ones} cards of level 1 for a hand of {definition.hand}")
        if sum(perk.boxes for perk in definition.perks) != 15:
            found.append(f"{name}: the perks do not have 15 boxes")
        for perk in definition.perks:
            for card in (*perk.add, *perk.remove):
                if card not in content.modifiers:
                    found.append(f"{name}: there is no modifier card '{card}'")
    for name, monster in content.monsters.items():
        cards = content.ability_decks.get(monster.deck or name, [])
        if len(cards) != 8 or sum(card.shuffle for card in cards) != 2:
            found.append(f"{name}: a deck has eight cards, two with the shuffle symbol")
    for goal in content.battle_goals.values():
        if goal.count not in COUNTS:
            found.append(f"{goal.id}: nothing counts '{goal.count}'")
    for scenario in content.scenarios.values():
        found += [f"{scenario.id}: {problem}" for problem in _scenario(content, scenario)]
    return [*found, *campaign_mistakes(content), *dungeon_mistakes(content)]


def _words(content: Content, thing: Any) -> Iterator[str]:
    """Formulas, conditions and ids inside a definition."""
    if isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            value = getattr(thing, name)
            if name == "if_" and value and value.partition(":")[0] not in WORDS:
                yield f"there is no condition '{value}'"
            elif name in ("value", "damage", "hp") and isinstance(value, str):
                try:
                    terms(value)
                except ValueError as error:
                    yield str(error)
            elif name == "what" and value not in ("create", "destroy"):
                if value not in content.summons and value not in content.monsters:
                    yield f"there is nobody '{value}' to summon"
            else:
                yield from _words(content, value)
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from _words(content, item)
    elif isinstance(thing, dict):
        for item in thing.values():
            yield from _words(content, item)


def _scenario(content: Content, scenario: ScenarioDef) -> Iterator[str]:
    for glyph in unknown_glyphs(scenario):
        yield f"the map has '{glyph}', which the marks do not explain"
    chart = drawn(scenario)
    if len(chart.starts) < 4:
        yield "fewer than four start hexes"
    everything = sum(1 << door for door in chart.doors)
    lost = set(range(len(chart.hexes))) - set(chart.known(everything))
    for cell in sorted(lost)[:3]:
        yield f"hex {to_odd_r(chart.hexes[cell])} cannot be reached"
    board = chart.tables(everything)
    for cell in board.known:
        if not all(board.sight[other] >> cell & 1 for other in cells_of(board.sight[cell])):
            yield f"sight is not mutual at {chart.label(cell)}"
    for door in chart.doors:
        if len(chart.rooms_at(door)) < 2:
            yield f"the door at {to_odd_r(chart.hexes[door])} leads nowhere"
    for mark in scenario.marks.values():
        if mark.monster and mark.monster not in content.monsters:
            yield f"there is no monster '{mark.monster}'"
        if mark.object and mark.object not in {o.id for o in scenario.objects}:
            yield f"there is no object '{mark.object}'"


def main() -> int:
    game = find("gloomhaven")
    content, _ = game.load_content()
    if "--text" in sys.argv:
        wanted = sys.argv[sys.argv.index("--text") + 1]
        for language in ("en", "ru"):
            text = game.text(language, content)
            for card in game.cards(content, text):
                if card.id.endswith(f":{wanted}"):
                    print(card.name, card.lines, *[s.lines for s in card.sections], sep="\n  ")
        return 0
    problems = mistakes(content)
    for problem in problems:
        print(problem)
    counts = {name: len(getattr(content, name)) for name in ("classes", "monsters", "items")}
    print(f"{len(problems)} mistakes; {counts}, {len(content.scenarios)} scenarios")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
