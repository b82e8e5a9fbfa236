"""What is printed on cards: rendered from the same data that the rules execute."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from waystone.kernel.content import tag_of
from waystone.kernel.forms import said_once
from waystone.kernel.text import Text

from ..box.definitions import FORMS, CardDef, Content, LocationDef, Monster, QuestDef, Slay, TrapDef
from ..box.effects import Act, Add, Evade, Reroll

SUBJECTS = ("here", "rivals", "target")


def clause(text: Text, effect: Struct) -> str:
    """An effect as a clause; what it leaves open reads as `none` to the messages."""
    fields: dict[str, object] = {}
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        if isinstance(value, Struct):
            continue
        if isinstance(value, tuple):
            value = clauses(text, value)
        elif value == "" or (value == "all" and isinstance(effect, Add | Reroll | Evade)):
            value = "none"
        fields[name] = value
    return text.format(f"effect-{tag_of(type(effect))}", fields)


def clauses(text: Text, effects: Iterable[Struct]) -> str:
    """Several effects in a row; who does the same again is not named again, nor is the deed."""
    said: list[str] = []
    before = ""
    for effect in effects:
        words = clause(text, effect)
        who = getattr(effect, "who", "")
        subject = text(f"subject-{who}") + " " if who in SUBJECTS else ""
        named = bool(subject) and words.startswith(subject)
        if named and subject == before:
            words = said_once([said[-1].removeprefix(subject), words.removeprefix(subject)])[1]
        said.append(words)
        before = subject if named else ""
    return text.listing(said_once(said)) if said else "none"


def for_all_here(effect: Act) -> Act:
    """DG-QCA-27: the failure of an attempt strikes every hero in the location."""
    return replace(effect, who="here") if getattr(effect, "who", "") == "target" else effect


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
    return [] if place.obstacle is None else [sentence(text, place.obstacle)]


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
        lines.append(text("quest-failed", acts=clauses(text, map(for_all_here, quest.failed))))
    if quest.while_open:
        lines.append(text("quest-influence", acts=clauses(text, quest.while_open)))
    if not quest.nakari:
        lines.append(text("quest-reward", acts=clauses(text, quest.reward)))
    if quest.artifact:
        lines.append(text("quest-artifact", acts=clauses(text, quest.artifact)))
    return lines


def task_lines(quest: QuestDef, text: Text) -> list[str]:
    if quest.nakari:
        return [text("quest-nakari")]
    lines = [sentence(text, quest.task)]
    if isinstance(quest.task, Slay) and quest.task.monster is not None:
        lines += monster_lines(quest.task.monster, text)
    return lines


def hero_lines(content: Content, hero: str, text: Text) -> list[str]:
    return text.once((content, hero), lambda: _hero_lines(content, hero, text))


def _hero_lines(content: Content, hero: str, text: Text) -> list[str]:
    printed = content.heroes[hero]
    race, trade = (said.get(text.language, said["en"]) for said in (printed.race, printed.trade))
    return [
        text("hero-line", race=race, trade=trade),
        *(sentence(text, effect) for effect in printed.effects),
    ]
