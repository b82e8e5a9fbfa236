"""What is wrong with content though its types are right. A pack that passes can be played."""

import re
from collections import Counter
from collections.abc import Iterator

from waystone.kernel.lint import Mistake, unknown

from ..box.definitions import Content, EventDef, ExplorerDef, ItemDef, MonsterDef, Name
from ..box.item_effects import AddItems
from ..rules.actions.items import can_be_base
from .lint_abilities import lint_abilities
from .lint_effects import Card, Path, Role
from .lint_story import enters_of, lint_scenarios
from .lint_tiles import lint_tiles

LANGUAGES = ("en", "ru")
MOST = 9
"""MA-STA-03: every attribute stays within 0 to 9."""
SEATS = 4
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def lint(content: Content) -> list[Mistake]:
    found = [*lint_ids(content), *lint_figures(content)]
    for explorer in content.explorers.values():
        found += lint_explorer(content, explorer)
    for monster in content.monsters.values():
        found += lint_monster(content, monster)
    for item in content.items.values():
        found += lint_item(content, item)
    for event in content.events.values():
        found += lint_event(content, event)
    for word in content.words.values():
        found += lint_name("words", word.id, word.name, "name")
    found += lint_tiles(content)
    found += lint_scenarios(content)
    return found


# ---- the box as a whole


def lint_ids(content: Content) -> Iterator[Mistake]:
    """Every id is one thing only: messages and cards are found by it."""
    every = list(every_id(content))
    count = Counter(id for _, _, id, _ in every)
    for kind, definition, id, at in every:
        if count[id] > 1:
            what = f"{count[id]} things have the id '{id}'; choose another"
            yield Mistake(kind, definition, what, at)
        if not ID.fullmatch(id):
            what = f"'{id}' is no id; use small letters, digits and hyphens"
            yield Mistake(kind, definition, what, at)


def every_id(content: Content) -> Iterator[tuple[str, str, str, Path]]:
    """Kind and id of the definition, the id itself, and where in the definition it stands."""
    for kind in ("explorers", "monsters", "items", "events", "tiles", "words", "scenarios"):
        yield from ((kind, id, id, ()) for id in getattr(content, kind))
    for scenario in content.scenarios.values():
        for n, chapter in enumerate(scenario.chapters):
            yield "scenarios", scenario.id, chapter.id, ("chapters", n)
        yield "scenarios", scenario.id, scenario.endgame.id, ("endgame",)


def lint_figures(content: Content) -> Iterator[Mistake]:
    figures = content.figures
    if figures.threat_steps < 2:
        yield Mistake("figures", "", "threat needs 2 steps or more", ("threat_steps",))
    if not figures.recharge:
        yield Mistake("figures", "", "the recharge die has no face", ("recharge",))
    if len(content.explorers) < SEATS:
        yield Mistake("explorers", "", f"{SEATS} players need {SEATS} explorers or more")
    if not content.scenarios:
        yield Mistake("scenarios", "", "there is no scenario")


def lint_name(kind: str, id: str, name: Name, *at: str | int) -> Iterator[Mistake]:
    for language in LANGUAGES:
        if not name.get(language):
            yield Mistake(kind, id, f"the {at[-1]} is missing in '{language}'", at)


def lint_flavour(kind: str, id: str, flavour: Name) -> Iterator[Mistake]:
    if flavour:
        yield from lint_name(kind, id, flavour, "flavour")


def lint_attributes(kind: str, id: str, least: int, **values: int) -> Iterator[Mistake]:
    for name, value in values.items():
        if not least <= value <= MOST:
            yield Mistake(kind, id, f"{name} is {value}; it lies from {least} to {MOST}", (name,))


# ---- units


def lint_explorer(content: Content, card: ExplorerDef) -> list[Mistake]:
    where = "explorers", card.id
    return [
        *lint_name(*where, card.name, "name"),
        *lint_flavour(*where, card.flavour),
        *lint_attributes(*where, 0, armor=card.armor, will=card.will, essence=card.essence),
        *lint_attributes(*where, 1, health=card.health, stamina=card.stamina),
        *lint_abilities(content, Card(*where, "explorer"), card.abilities),
    ]


def lint_monster(content: Content, card: MonsterDef) -> list[Mistake]:
    where = "monsters", card.id
    return [
        *lint_name(*where, card.name, "name"),
        *lint_flavour(*where, card.flavour),
        *lint_attributes(*where, 0, armor=card.armor, will=card.will, stamina=card.stamina),
        *lint_attributes(*where, 1, health=card.health),
        *lint_abilities(content, Card(*where, "monster"), card.abilities),
    ]


# ---- items


def lint_item(content: Content, card: ItemDef) -> list[Mistake]:
    where = "items", card.id
    role: Role = "consumable" if card.kind == "consumable" else "item"
    found = [
        *lint_name(*where, card.name, "name"),
        *lint_flavour(*where, card.flavour),
        *lint_attributes(*where, 0, armor=card.armor, will=card.will),
        *lint_abilities(content, Card(*where, role), card.abilities),
        *lint_symbols(content, card),
    ]
    if card.kind == "consumable":
        return [*found, *lint_consumable(card)]
    return [*found, *lint_shape(card), *lint_place(content, card), *lint_drawn(content, card)]


def lint_symbols(content: Content, card: ItemDef) -> Iterator[Mistake]:
    """Symbols of connectors are words, so that they can be read out."""
    sides = ("top", "bottom", "right", "left")
    used = {getattr(item, side) for item in content.items.values() for side in sides}
    for side in sides:
        symbol = getattr(card, side)
        if symbol and symbol not in content.words:
            known = used.intersection(content.words)
            yield from unknown("items", card.id, "symbol", symbol, known, (side,))


def lint_consumable(card: ItemDef) -> Iterator[Mistake]:
    """MA-ITM-01, MA-ITM-05: it is never equipped, and discarded after its use."""
    for name in ("slot", "hands", "top", "bottom", "right", "left", "armor", "will"):
        if getattr(card, name):
            what = f"a consumable is never equipped; leave {name} out"
            yield Mistake("items", card.id, what, (name,))
    for n, ability in enumerate(card.abilities):
        cost = getattr(ability, "cost", None)
        if cost is not None and not cost.discard:
            what = "a consumable is discarded after its use; cost: {discard: true}"
            yield Mistake("items", card.id, what, ("abilities", n))


def lint_shape(card: ItemDef) -> Iterator[Mistake]:
    """MA-ITM-06, MA-ITM-07, MA-ITM-08: hands for weapons, a part of the body for apparel."""
    if card.hands and card.kind != "weapon":
        yield Mistake("items", card.id, "only weapons have hands", ("hands",))
    if bool(card.slot) != (card.kind == "apparel") and not card.left:
        what = "apparel has a slot: body, head or legs, and nothing else has one"
        yield Mistake("items", card.id, what, ("slot",))
    for slot, side, where in (("head", "top", "bottom"), ("legs", "bottom", "top")):
        if card.slot == slot and getattr(card, side):
            what = f"{slot} apparel connects only at the {where}"
            yield Mistake("items", card.id, what, (side,))
    if card.slot in ("head", "legs") and card.right:
        yield Mistake("items", card.id, "only body apparel takes augments", ("right",))


def lint_place(content: Content, card: ItemDef) -> Iterator[Mistake]:
    """What is no base item must fit on some other one."""
    others = [i for i in content.items.values() if i.kind == card.kind and i.id != card.id]
    if card.left:
        if not any(i.right == card.left and i.slot in ("", "body") for i in others):
            what = f"no {card.kind} has '{card.left}' at its right: it can never be attached"
            yield Mistake("items", card.id, what, ("left",))
        return
    fits = bool(card.bottom) and any(i.top == card.bottom for i in others)
    if not fits and not can_be_base(card):
        what = "it can never be equipped: give it hands, or a bottom that fits on some top"
        yield Mistake("items", card.id, what, ("bottom",) if card.bottom else ())


def lint_drawn(content: Content, card: ItemDef) -> Iterator[Mistake]:
    """MA-CHP-17: level 2 and 3 come only through the chapters that add them."""
    if card.level == 1:
        return
    added = [
        effect
        for scenario in content.scenarios.values()
        for chapter in scenario.chapters
        for effect in enters_of(chapter.abilities)
        if isinstance(effect, AddItems) and effect.level == card.level
    ]
    if not added:
        what = f"it is never drawn: no chapter adds items of level {card.level}"
        yield Mistake("items", card.id, what, ("level",))


# ---- events


def lint_event(content: Content, card: EventDef) -> list[Mistake]:
    """MA-EVT-18: there are no personal horror events."""
    where = "events", card.id
    deck: Role = "horror-event" if card.deck == "horror" else "explorer-event"
    role: Role = "personal" if card.personal else deck
    found = [
        *lint_name(*where, card.name, "name"),
        *lint_flavour(*where, card.flavour),
        *lint_abilities(content, Card(*where, role), card.abilities),
    ]
    if card.scenario:
        found += unknown(*where, "scenario", card.scenario, content.scenarios, ("scenario",))
    if card.personal and card.deck == "horror":
        what = "there are no personal horror events; deck: explorer"
        found.append(Mistake(*where, what, ("personal",)))
    return found
