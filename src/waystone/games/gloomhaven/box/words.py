"""The words that content is written in: elements, conditions, numbers, whom a thing concerns."""

from typing import Literal, TypeAlias

Element: TypeAlias = Literal["fire", "ice", "air", "earth", "light", "dark", "wild"]

ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")

Condition: TypeAlias = Literal[
    "poison",
    "wound",
    "immobilize",
    "disarm",
    "stun",
    "muddle",
    "curse",
    "invisible",
    "strengthen",
    "bless",
]

NEGATIVE = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse")

Amount: TypeAlias = int | str
"""A number, or a sum of products such as "2+moved", "2xL+1", "1+2xconditions". The names:
L scenario level, C characters, moved (hexes moved in this turn), moved-through, shield (of the
target), conditions (on the target), adjacent-enemies, adjacent-allies, level (of the character),
lost (cards in the lost pile), discard, hand, missing (lost hit points), hp, damage (dealt by the
attacks of this action so far), killed (by this action), targets (attacked by this action), debt
(of the target), ills (negative conditions on you), tide, sleeve (cards up your sleeve)."""

If: TypeAlias = str
"""A condition, one of: `target-beside-your-ally`, `target-alone` (beside none of its allies),
`target-beside-obstacle`, `target-has:CONDITION`, `target-hurt`, `target-unhurt`, `target-elite`,
`target-normal`, `target-adjacent`, `target-far` (not adjacent), `target-shielded`,
`first-attack` (of this turn), `you-hurt`, `you-have:CONDITION`, `you-moved:N` (at least),
`you-still` (moved no hex this turn), `beside-enemies:N` (at least), `beside-no-enemy`,
`beside-ally`, `killed` (an enemy in this turn), `hand:N` (at most N cards in hand),
`lost:N` (at least N cards lost), `strong:ELEMENT`, `early:N` (initiative at most N),
`late:N` (initiative at least N), `target-owes:N` (debt of at least N), `you-ill` (a negative
condition), `tide-high` (2 or 3), `tide-low` (0 or 1), `sleeve:N` (at least N cards up it)."""

Hexes: TypeAlias = tuple[tuple[int, int], ...]

Who: TypeAlias = Literal[
    "self",
    "ally",
    "self-or-ally",
    "allies",
    "party",
    "adjacent-allies",
    "enemy",
    "adjacent-enemies",
    "enemies",
    "adjacent-figures",
    "target",
    "summons",
]
"""Whom an ability without an attack affects: one `ally`, `self-or-ally` or `enemy` chosen within
`range` (several with `targets`); or, without a choice, all `allies` or `enemies` within `range`,
all `adjacent-...`, the whole `party` (self and allies) within `range`, your own `summons`, or the
`target`s of the attack before it in the same action."""

Name: TypeAlias = dict[str, str]
