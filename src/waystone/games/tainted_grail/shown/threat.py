"""What the enemy is about to do to whoever is active, in final numbers: what adds and what cancels
is counted; items and companions that could still be used are not."""

from msgspec import structs

from waystone.kernel.text import Text

from ..box.effects import Damage, Effect, Party, Udamage
from ..rules.encounter.attack import (
    added,
    additions,
    cancelled,
    enemy_changes,
    ignoring,
    in_force,
    row,
)
from ..rules.encounter.parts import ALL, KINDS, Part, parts_of
from ..rules.encounter.sequence import count
from ..table.party import member, now
from ..table.state import G


def about_to_come(g: G, text: Text) -> list[Effect]:
    """What is coming, found out once a moment."""
    return text.shared("coming", lambda: coming(g, text))


def coming(g: G, text: Text) -> list[Effect]:
    """TG-COM-06, TG-DIP-12, TG-EAM: the row of the pool, or the reaction, if it came now."""
    changes = in_force(g, enemy_changes(g), True)
    if ALL in ignoring(changes):
        return []
    encounter = now(g)
    printed = ("parts", encounter.id, encounter.pool, encounter.markers)
    parts, seat = text.once(printed, lambda: parts_of(row(g))), encounter.active
    found: list[Effect] = []
    for part in [*parts, *additions(parts, changes)] if changes else parts:
        effect = part.effect
        kind = KINDS.get(type(effect))
        if kind is not None:
            n = times(g, part, seat)
            if changes:
                n += added(g, type(effect), changes) if part.extra is None else 0
                n -= cancelled(g, kind, seat, changes)
            if n <= 0:
                continue
            if n != getattr(effect, "n", 1):
                effect = structs.replace(effect, n=n)
        found.append(Party((effect,)) if part.party else effect)
    return found


def times(g: G, part: Part, seat: int) -> int:
    n: int = getattr(part.effect, "n", 1)
    return n if part.of is None else n * min(part.most, count(g, part.of, seat, None))


HARMFUL = (Damage, Udamage)


def harm(blow: list[Effect]) -> int:
    """The damage among it that would hit the active character."""
    total = 0
    for effect in blow:
        for part in effect.do if isinstance(effect, Party) else (effect,):
            total += part.n if isinstance(part, HARMFUL) else 0
    return total


def deadly(g: G, blow: list[Effect]) -> bool:
    """TG-DTH-01: whether the active character would be dying of the coming blow."""
    seat = now(g).active
    if seat < 0 or harm(blow) < g.state.heroes[seat].health:
        return False
    return not member(g, seat).left
