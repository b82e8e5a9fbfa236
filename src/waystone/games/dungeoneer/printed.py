"""What is printed on cards: rendered from the same data that the rules execute."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from waystone.kernel.content import tag_of
from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure

from .content import (
    FORMS,
    CardDef,
    Cast,
    Content,
    Give,
    Hazard,
    LocationDef,
    Monster,
    Overcome,
    Pit,
    QuestDef,
    Slay,
    Spikes,
    TrapDef,
)
from .effects import Add, Evade, Reroll


def clause(text: Text, effect: Struct) -> str:
    """An effect as a clause; what it leaves open reads as `none` to the messages."""
    fields: dict[str, Any] = {}
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        if isinstance(value, tuple):
            value = clauses(text, value)
        elif value == "" or (value == "all" and isinstance(effect, Add | Reroll | Evade)):
            value = "none"
        fields[name] = value
    return text.format(f"effect-{tag_of(type(effect))}", fields)


def clauses(text: Text, effects: Iterable[Struct]) -> str:
    return text.listing([clause(text, effect) for effect in effects]) or "none"


def sentence(text: Text, effect: Struct) -> str:
    said = clause(text, effect)
    return f"{said[:1].upper()}{said[1:]}."


def card_lines(printed: CardDef, text: Text) -> list[str]:
    lines = []
    if printed.upkeep:
        lines.append(text("upkeep-line", cost=printed.upkeep))
    if printed.host:
        lines.append(text(f"attach-{printed.host}"))
    if printed.cost < 0:
        lines.append(text("x-line"))
    lines += [sentence(text, effect) for effect in printed.effects]
    if printed.monster is not None:
        lines += monster_lines(printed.monster, text)
    if printed.trap is not None:
        lines += trap_lines(printed.trap, text)
    return lines


def monster_lines(monster: Monster, text: Text) -> list[str]:
    lines = []
    for name in FORMS:
        form = monster.form(name)
        if form is None:
            continue
        lines.append(
            text(
                "form-line",
                form=name,
                value=form.value,
                attack=form.attack,
                wounds=form.wounds,
            )
        )
        if form.hit:
            lines.append(text("hit-also", form=name, acts=clauses(text, form.hit)))
    lines += [sentence(text, effect) for effect in monster.effects]
    special = monster.special
    if special is not None:
        parts = [text("special-bonus", bonus=special.bonus)] if special.bonus else []
        parts += [clause(text, act) for act in special.do]
        lines.append(text("special-line", peril=special.peril, what=text.listing(parts)))
    return lines


def trap_lines(trap: TrapDef, text: Text) -> list[str]:
    lines = [
        text(f"trap-where-{trap.where}", place=trap.place),
        text("trap-line", stat=trap.stat, value=trap.value, failed=clauses(text, trap.failed)),
    ]
    if trap.passed:
        lines.append(text("trap-reward", passed=clauses(text, trap.passed)))
    return lines


def location_lines(place: LocationDef, text: Text) -> list[str]:
    match place.obstacle:
        case None:
            return []
        case Hazard(amount):
            return [text("obstacle-hazard", amount=amount)]
        case Spikes(stat, value):
            return [text("obstacle-spikes", stat=stat, value=value)]
        case Pit(stat, value):
            return [text("obstacle-pit", stat=stat, value=value)]
        case printed:
            return [text("obstacle-text", acts=clauses(text, printed.do))]


def quest_lines(quest: QuestDef, text: Text) -> list[str]:
    lines = []
    if quest.category == "escort":
        lines.append(text("quest-from-to", one=quest.at[0], other=quest.at[1]))
    elif quest.at:
        lines.append(text("quest-at", places=list(quest.at)))
    if quest.search is not None:
        search = quest.search
        lines.append(text("quest-search", place=search.place, ap=search.ap, value=search.value))
    lines += task_lines(quest, text)
    if quest.failed:
        lines.append(text("quest-failed", acts=clauses(text, quest.failed)))
    if quest.while_open:
        lines.append(text("quest-influence", acts=clauses(text, quest.while_open)))
    if not quest.nakari:
        lines.append(text("quest-reward", acts=clauses(text, quest.reward)))
    if quest.artifact:
        lines.append(text("quest-artifact", acts=clauses(text, quest.artifact)))
    return lines


def task_lines(quest: QuestDef, text: Text) -> list[str]:
    match quest.task:
        case Overcome(stat, value):
            return [text("quest-overcome", stat=stat, value=value)]
        case Give(what, amount):
            return [text("quest-give", what=what, amount=amount)]
        case Cast(dice, total, alike):
            if alike:
                return [text("quest-cast-alike", dice=dice, alike=alike)]
            return [text("quest-cast-total", dice=dice, total=total)]
        case Slay(monster):
            if monster is None:
                return [text("quest-nakari")]
            return [text("quest-slay"), *monster_lines(monster, text)]
        case _:
            return [text("quest-deliver")]


def adventure_card(content: Content, key: str, place: str, text: Text) -> Card:
    printed = content.adventure[key]
    kind = printed.card
    if printed.monster is not None:
        kind_name = text("kind-monster")
    elif printed.trap is not None:
        kind_name = text("kind-trap")
    else:
        kind_name = text(f"kind-{kind}")
    tags = [kind_name, *(text.name(word) for word in printed.kinds if word != "trap")]
    tags += [text(f"timing-{printed.timing}"), text(f"duration-{printed.duration}")]
    if printed.legendary:
        tags.append(text("legendary-tag"))
    price = "X" if printed.cost < 0 else str(printed.cost)
    icon = "laurels" if printed.is_glory else "death-skull"
    figures = [Figure(icon, price, text("cost"))]
    if printed.monster is not None:
        figures.append(Figure("heart-organ", str(printed.monster.life), text("life")))
    return Card(
        place,
        text.name(key),
        kind,
        printed.icon,
        figures,
        card_lines(printed, text),
        printed.flavour.get(text.language, ""),
        tags=tags,
    )
