"""Card text from the data that is executed: one message for each ability, pieces joined."""

from collections.abc import Sequence

from waystone.kernel.content import tag_of
from waystone.kernel.text import Text

from ..box.amounts import Amount, terms
from ..box.effects import (
    Ability,
    Action,
    Attack,
    AttackBonus,
    Boost,
    Choice,
    Experience,
    Grant,
    Heal,
    Move,
    Trigger,
    When,
)
from ..box.lasting import MoveBonus, Shield
from ..box.provisos import If, proviso


def action_lines(text: Text, action: Action) -> list[str]:
    """Everything printed on a half of a card."""
    found = [ability_line(text, ability) for ability in action.abilities]
    if action.infuse:
        found.append(text("line-infuse", elements=list(action.infuse)))
    if action.circles:
        found.append(text("line-circles", count=len(action.circles), xp=_circles(action.circles)))
    if action.stays:
        found.append(text(f"line-{action.stays}"))
    if action.xp:
        found.append(text("line-xp", xp=action.xp))
    if action.lost:
        found.append(text("line-lost"))
    if action.unrecoverable:
        found.append(text("line-unrecoverable"))
    return [capital(line) for line in found]


def capital(line: str) -> str:
    return line[:1].upper() + line[1:]


def within(text: Text, line: str) -> str:
    """A line within another one begins small, but for keywords with their numbers."""
    before, first, *_ = [*text.printed([line])[0].split("**"), ""]
    if not before and (first.isupper() or any(letter.isdecimal() for letter in first)):
        return line
    return line[:1].lower() + line[1:]


def _circles(circles: list[int]) -> str:
    return " ".join(f"●{xp}" if xp else "○" for xp in circles)


def number(text: Text, value: Amount, signed: bool = False) -> str:
    """A number, or a formula in words; one without a number stands in brackets."""
    if isinstance(value, int):
        return f"{value:+d}".replace("-", "−") if signed else str(value)
    parts = []
    for factor, names in terms(value):
        words = [text(f"amount-{name}") if len(name) > 1 else name for name in names]
        if factor != 1 or not names:
            words.insert(0, str(factor))
        parts.append(" × ".join(words))
    told = " + ".join(parts)
    if signed:
        return f"+{told}"
    return told if any(not names for _, names in terms(value)) else f"({told})"


def when(text: Text, condition: If) -> str:
    found = proviso(condition)
    details = [getattr(found, name) for name in found.__struct_fields__]
    return text(f"if-{tag_of(type(found))}", detail=details[0] if details else "")


def ability_line(text: Text, ability: Ability, monster: bool = False) -> str:
    """How one ability reads."""
    head = text.format(f"effect-{tag_of(type(ability))}", _arguments(text, ability, monster))
    head = head.rstrip()
    tail = "".join(f"; {boost_line(text, boost)}" for boost in getattr(ability, "boosts", ()))
    return _condition(text, ability) + ", ".join([head, *_pieces(text, ability)]) + tail


def _condition(text: Text, ability: Ability) -> str:
    """What must hold, or be paid, for an ability."""
    words = []
    if isinstance(ability, When) and ability.consume:
        words.append(text("word-consume", elements=list(ability.consume)))
    if isinstance(ability, When | Trigger | Experience | Shield) and ability.if_:
        words.append(when(text, ability.if_))
    return ", ".join(words) + ": " if words else ""


def _arguments(text: Text, ability: Ability, monster: bool) -> dict[str, object]:
    found: dict[str, object] = {}
    for name in ability.__struct_fields__:
        value = getattr(ability, name)
        if isinstance(value, bool):
            found[name] = "yes" if value else "no"
        elif isinstance(value, int | str):
            found[name] = value
        elif isinstance(value, list | tuple) and all(isinstance(v, str) for v in value):
            found[name] = list(value) or "none"
    signed = monster and isinstance(ability, Move | Attack)
    if hasattr(ability, "value"):
        found["value"] = number(text, ability.value, signed)
    if hasattr(ability, "damage"):
        found["damage"] = number(text, ability.damage)
    match ability:
        case Choice():
            found["options"] = f" {text('word-or')} ".join(
                lines(text, option) for option in ability.options
            )
        case Grant():
            found["abilities"] = lines(text, ability.abilities, monster=ability.who != "ally")
        case When():
            found["abilities"] = lines(text, ability.abilities)
        case Trigger():
            found["do"] = lines(text, ability.do)
        case MoveBonus():
            found["value"] = ability.value
        case AttackBonus():
            found["boost"] = boost_line(text, ability.boost)
    return found


def lines(text: Text, abilities: Sequence[Ability], monster: bool = False) -> str:
    return "; ".join(within(text, ability_line(text, a, monster)) for a in abilities)


def _pieces(text: Text, ability: Ability) -> list[str]:
    """The small print after the main line."""
    match ability:
        case Attack():
            return _of_attack(text, ability)
        case Move():
            found = [text("piece-jump")] if ability.jump else []
            if ability.fly:
                found.append(text("piece-fly"))
            if ability.through:
                found.append(text("piece-through", abilities=lines(text, ability.through)))
            return found
        case Heal() if ability.conditions:
            return [text("piece-conditions", conditions=list(ability.conditions))]
        case _:
            return []


def _of_attack(text: Text, attack: Attack) -> list[str]:
    found: list[str] = []
    if attack.range:
        found.append(text("piece-range", range=attack.range))
    if attack.range_plus:
        found.append(text("piece-range-plus", range=f"{attack.range_plus:+d}"))
    if attack.melee:
        found.append(text("piece-melee"))
    if attack.area:
        found.append(text("piece-area", count=len(attack.area)))
    if attack.targets == 0:
        found.append(text("piece-all"))
    found += _common(text, attack, first=1)
    if attack.disadvantage:
        found.append(text("piece-disadvantage"))
    if attack.xp_each:
        found.append(text("piece-xp-each", xp=attack.xp_each))
    if attack.infuse:
        found.append(text("line-infuse", elements=list(attack.infuse)))
    return found


def _common(text: Text, thing: Attack | Boost, first: int) -> list[str]:
    found: list[str] = []
    if thing.targets > first:
        found.append(
            text("piece-targets", targets=thing.targets, plus="yes" if not first else "no")
        )
    for name in ("pierce", "push", "pull"):
        if value := getattr(thing, name):
            found.append(text(f"piece-{name}", value=value))
    if thing.conditions:
        found.append(text("piece-conditions", conditions=list(thing.conditions)))
    if thing.advantage:
        found.append(text("piece-advantage"))
    return found


def boost_line(text: Text, boost: Boost) -> str:
    """What improves an ability, and at what price or condition."""
    pieces: list[str] = []
    if boost.value:
        pieces.append(number(text, boost.value, signed=True))
    if boost.double:
        pieces.append(text("piece-double"))
    if boost.range:
        pieces.append(text("piece-range-plus", range=f"{boost.range:+d}"))
    if boost.jump:
        pieces.append(text("piece-jump"))
    if boost.area:
        pieces.append(text("piece-area", count=len(boost.area)))
    pieces += _common(text, boost, first=0)
    if boost.infuse:
        pieces.append(text("line-infuse", elements=list(boost.infuse)))
    if boost.then:
        pieces.append(lines(text, boost.then))
    if boost.xp:
        pieces.append(text("line-xp", xp=boost.xp))
    head = []
    if boost.consume:
        head.append(text("word-consume", elements=list(boost.consume)))
    if boost.if_:
        head.append(when(text, boost.if_))
    return (", ".join(head) + ": " if head else "") + ", ".join(pieces)
