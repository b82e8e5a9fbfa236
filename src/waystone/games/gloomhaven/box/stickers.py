"""Cards with enhancements on them: what a sticker changes (GH-ENH-04). Such a card's id is its own
with `+half.line.kind` for every sticker; a summon's `+hp` for every point."""

from typing import Any, cast

import msgspec

from waystone.kernel.kept import let_go

from .classes import CardDef, SummonDef
from .effects import BONUSES, Ability, Action, Attack, Give, Heal, Move, Summon
from .words import NEGATIVE

PLUS = {
    "move": "value", "attack": "value", "heal": "value", "shield": "value", "retaliate": "value",
    "range": "range", "target": "targets", "push": "push", "pull": "pull", "pierce": "pierce",
}  # fmt: skip
POSITIVE = ("strengthen", "bless")
MOST_CARDS = 3_000


def plain(card: str) -> str:
    """The id of a card without its stickers."""
    return card.partition("+")[0]


def enhanced(card: str) -> bool:
    return "+" in card


class Cards(dict[str, CardDef]):
    """Every ability card by its id; enhanced ones are made when they are first looked at."""

    def __missing__(self, name: str) -> CardDef:
        base, *added = name.split("+")
        if not added or base not in self:
            raise KeyError(name)
        card = self[base]
        for sticker in added:
            half, line, kind = sticker.split(".")
            action = card.top if half == "top" else card.bottom
            card = msgspec.structs.replace(card, **{half: stuck(action, int(line), kind)})
        let_go(self, MOST_CARDS, enhanced)
        self[name] = made = msgspec.structs.replace(card, id=name)
        return made


class Owners(dict[str, str]):
    def __missing__(self, name: str) -> str:
        if "+" not in name:
            raise KeyError(name)
        return self[plain(name)]


class Lasting(dict[tuple[str, str], tuple[Ability, ...]]):
    """The bonuses of halves; of enhanced cards as of others."""

    def __init__(self, cards: Cards, found: dict[tuple[str, str], tuple[Ability, ...]]) -> None:
        super().__init__(found)
        self.cards = cards

    def __missing__(self, key: tuple[str, str]) -> tuple[Ability, ...]:
        card = self.cards[key[0]]
        action = card.top if key[1] == "top" else card.bottom
        let_go(self, MOST_CARDS, lambda key: enhanced(key[0]))
        self[key] = found = tuple(a for a in action.abilities if isinstance(a, BONUSES))
        return found


class Summons(dict[str, SummonDef]):
    def __missing__(self, name: str) -> SummonDef:
        base, *added = name.split("+")
        if not added or base not in self:
            raise KeyError(name)
        thing: Any = self[base]
        for stat in added:
            thing = msgspec.structs.replace(thing, **{stat: getattr(thing, stat) + 1})
        let_go(self, MOST_CARDS, enhanced)
        self[name] = made = cast(SummonDef, thing)
        return made


def stuck(action: Action, line: int, kind: str) -> Action:
    """GH-ENH-04: one sticker on one line."""
    abilities = list(action.abilities)
    ability: Any = abilities[line]
    infuse = list(action.infuse)
    if kind in PLUS:
        name = PLUS[kind]
        ability = msgspec.structs.replace(ability, **{name: getattr(ability, name) + 1})
    elif kind == "jump" and isinstance(ability, Move):
        ability = msgspec.structs.replace(ability, jump=True)
    elif kind == "hex" and isinstance(ability, Attack):
        ability = msgspec.structs.replace(ability, area=(*ability.area, next_hex(ability)))
    elif kind in NEGATIVE or kind in POSITIVE:
        if isinstance(ability, Attack | Heal | Give):
            conditions = [*ability.conditions, kind]
            ability = msgspec.structs.replace(ability, conditions=conditions)
    elif kind.startswith("summon-") and isinstance(ability, Summon):
        what = f"{ability.what}+{kind.removeprefix('summon-')}"
        ability = msgspec.structs.replace(ability, what=what)
    elif isinstance(ability, Attack):
        ability = msgspec.structs.replace(ability, infuse=[*ability.infuse, kind])
    else:
        infuse.append(kind)  # type: ignore[arg-type]
    abilities[line] = ability
    return msgspec.structs.replace(action, abilities=abilities, infuse=infuse)


def next_hex(attack: Attack) -> tuple[int, int]:
    """GH-AMB-65: the first free hex beside the pattern, from its first hex on, not the attacker's
    own where the attack is melee."""
    taken = set(attack.area) | (set() if attack.range else {(0, 0)})
    for q, r in attack.area:
        for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
            if (q + dq, r + dr) not in taken:
                return q + dq, r + dr
    raise AssertionError("a pattern always has a hex beside it")
