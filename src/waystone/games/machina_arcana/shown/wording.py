"""The text of abilities, rendered from what the engine executes."""

import re
from collections.abc import Sequence

from waystone.kernel.text import Text

from ..box.abilities import Ability, Active, Enters, Passive, When
from ..box.effects import Effect, OneOf
from ..box.terms import Cost


def lines(abilities: Sequence[Ability], text: Text) -> list[str]:
    """One line an ability, with a capital and a full stop."""
    found = []
    for ability in abilities:
        words = tidy(line(ability, text))
        found.append(words[:1].upper() + words[1:] + ("" if words.endswith(".") else "."))
    return found


def line(ability: Ability, text: Text) -> str:
    """Cost, target and condition before what the ability does."""
    words = did(ability, text)
    match ability:
        case Active():
            words = f"{more_cost(ability.cost, text)}{words}"
        case Enters():
            return text("card-enters", line=words)
        case Passive() if ability.cond is not None:
            return text("card-while", cond=ability.cond, line=words)
        case When():
            if ability.cond is not None:
                words = text("card-if", cond=ability.cond, line=words)
            if ability.space is not None:
                words = text("card-when-space", trigger=moment(ability), space=ability.space,
                             line=words)  # fmt: skip
            else:
                words = text("card-when", trigger=moment(ability), line=words)
    if isinstance(ability, Active | When) and ability.progress:
        words = text("card-progress", line=words, n=ability.progress)
    return words


def moment(ability: When) -> str:
    """The words of a trigger, where its name is that of an action as well."""
    return f"when-{ability.trigger}" if ability.trigger in ("explore", "seal") else ability.trigger


def did(ability: Ability, text: Text) -> str:
    """What the ability does, its effects one after the other."""
    if isinstance(ability, Passive):
        return text.sentence(ability)
    words = "; ".join(said(effect, text) for effect in ability.effects)
    if isinstance(ability, Active):
        words = f"{text('card-pays', cost=ability.cost, target=ability.target)}{words}"
    return words


def said(effect: Effect, text: Text) -> str:
    if not isinstance(effect, OneOf):
        return text.sentence(effect)
    ways = [text("option-choice", effects=way) for way in effect.options]
    return text("effect-one-of", options=" / ".join(ways))


def more_cost(cost: Cost, text: Text) -> str:
    words = ""
    if cost.destroy is not None:
        words += text("card-cost-destroy", space=cost.destroy) + " "
    if cost.discard_item is not None:
        words += text("card-cost-item", kind=cost.discard_item) + " "
    return words


def tidy(words: str) -> str:
    """ "(you)" and blanks too many are left out."""
    words = words.replace(" (you)", "").replace(" (вы)", "")
    return re.sub(r" +(?=[ :;,.)])", "", words).replace("()", "").strip()
