"""The text of abilities, rendered from what the engine executes."""

import re
from collections.abc import Hashable, Sequence
from itertools import groupby

from waystone.kernel.text import Text

from ..box.abilities import Ability, Active, Enters, Passive, When
from ..box.effects import Each, Effect, If, Lasting, May, OneOf, Roll
from ..box.modifiers import Barred, CostOf, Hidden, Modifier, SeesEthereal, Through, Treat
from ..box.terms import Cost

TIMES = (
    "turn-start",
    "turn-end",
    "explorer-phase",
    "spawn-phase",
    "horror-phase",
    "monster-phase",
)
WITH_PARTS = (Each, If, Lasting, May, OneOf, Roll)
CLAUSES = (Barred, Hidden, SeesEthereal, Through, Treat)


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
                depends = ability.cond is not None or isinstance(ability.effects[0], If)
                at = ability.trigger in TIMES and not depends
                words = text("card-at" if at else "card-when", trigger=moment(ability), line=words)
    if isinstance(ability, Active | When) and ability.progress:
        words = text("card-progress", line=words, n=ability.progress)
    return words


def moment(ability: When) -> str:
    """The words of a trigger, where its name is that of an action as well or a space follows."""
    named = ability.trigger in ("explore", "seal") or ability.space is not None
    return f"when-{ability.trigger}" if named else ability.trigger


def did(ability: Ability, text: Text) -> str:
    """What the ability does, its effects one after the other."""
    if isinstance(ability, Passive):
        return changed(ability.mods, text)
    words = in_turn(ability.effects, text)
    if isinstance(ability, Active):
        paid = text("card-pays", cost=ability.cost, target=ability.target)
        words = f"{more_cost(ability.cost, text)}{paid}{words}"
    return words


def changed(mods: Sequence[Modifier], text: Text) -> str:
    """What is other than usual: several of a kind in one breath, and what one may or must not do
    apart from what is more or less."""
    said = [alike(list(mods), text) for _, mods in groupby(mods, key=kind_of)]
    clause = any(isinstance(mod, CLAUSES) for mod in mods)
    return "; ".join(said) if clause else text.listing(said)


def kind_of(mod: Modifier) -> Hashable:
    """Passages of the same units are of one kind, and so are prices that change alike."""
    match mod:
        case Through():
            return Through, mod.who
        case CostOf():
            return CostOf, mod.who, mod.n
        case _:
            return mod


def alike(mods: list[Modifier], text: Text) -> str:
    first = mods[0]
    match first:
        case CostOf():
            actions = [mod.action for mod in mods if isinstance(mod, CostOf)]
            return text("effect-cost-of", action=actions, n=first.n, who=first.who)
        case Through():
            ways = [mod.what for mod in mods if isinstance(mod, Through)]
            return text("effect-through", what=ways, who=first.who)
        case _:
            return text.sentence(first)


def in_turn(effects: Sequence[Effect], text: Text) -> str:
    """One deed after the other; what has parts of its own stands apart."""
    words = ""
    for n, effect in enumerate(effects):
        whole = isinstance(effect, WITH_PARTS) or (n and isinstance(effects[n - 1], WITH_PARTS))
        joint = "; " if whole else text("card-then")
        words += (joint if n else "") + said(effect, text)
    return words


def said(effect: Effect, text: Text) -> str:
    if not isinstance(effect, OneOf):
        return text.sentence(effect)
    ways = [text("option-choice", effects=way) for way in effect.options]
    return text("effect-one-of", options=text("card-or").join(ways))


def more_cost(cost: Cost, text: Text) -> str:
    words = ""
    if cost.destroy is not None:
        words += text("card-cost-destroy", space=cost.destroy) + ", "
    if cost.discard_item is not None:
        words += text("card-cost-item", kind=cost.discard_item) + ", "
    return words


def tidy(words: str) -> str:
    """Blanks too many and stops before nothing are left out."""
    words = re.sub(r" +(?=[ :;,.)])", "", words)
    return re.sub(r"[:,](?=[:;.])", "", words).removeprefix(": ").strip()
