"""Which lasting rules hold now: of events, Conditions, Secrets, companions."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple, TypeVar

from ..box.conditions import Base
from ..box.definitions import CompanionDef, Content
from ..box.island import ConditionDef, EventDef, SecretDef
from ..box.lasting import ChoiceCost, Forbid, TravelCost
from .places import face_at, the_world
from .state import G, Hero

R = TypeVar("R", bound=Base)

Lasts = EventDef | SecretDef | ConditionDef | CompanionDef


class Printed(NamedTuple):
    """The rules of one kind, by what they stand on."""

    events: dict[str, Sequence[Base]]
    secrets: dict[str, Sequence[Base]]
    conditions: dict[str, Sequence[Base]]
    companions: dict[str, Sequence[Base]]


@cache
def printed(content: Content, kind: type[Base]) -> Printed:
    def on(cards: Iterable[Lasts]) -> dict[str, Sequence[Base]]:
        rules = {card.id: [r for r in card.rules if type(r) is kind] for card in cards}
        return {card: found for card, found in rules.items() if found}

    return Printed(
        on(content.events.values()),
        on(content.secrets.values()),
        on(content.conditions.values()),
        on(content.companions.values()),
    )


def rules_of_all(g: G, kind: type[R]) -> list[R]:
    """Those of a kind of active events and shared Secrets: for everybody."""
    return for_everybody(g, printed(g.content, kind))  # type: ignore[return-value]


def for_everybody(g: G, known: Printed) -> list[Base]:
    world, found = g.state.world, list[Base]()
    if world is not None:
        if known.events:
            for event in world.events:
                if event.id in known.events:
                    found += known.events[event.id]
        if known.secrets:
            for secret in world.shared:
                if secret.id in known.secrets:
                    found += known.secrets[secret.id]
    return found


def rules_of(g: G, one: Hero, kind: type[R]) -> list[R]:
    """What holds for one character: that too, own Conditions and Secrets, companions at hand."""
    known = printed(g.content, kind)
    found = for_everybody(g, known)
    if known.conditions:
        for affliction in one.afflictions:
            found += known.conditions.get(affliction.id, ())
    if known.secrets:
        for secret in one.secrets:
            if secret.active:
                found += known.secrets.get(secret.id, ())
    if known.companions:
        for friend in the_world(g).friends:
            if friend.at == one.at and not friend.away:
                found += known.companions.get(friend.id, ())
    return found  # type: ignore[return-value]


def travel_price(g: G, one: Hero) -> int:
    """TG-ACT-02: 1 Energy a character, and what changes it."""
    return max(0, 1 + sum(r.n for r in rules_of(g, one, TravelCost)))


def choice_surcharge(g: G, party: list[int]) -> int:
    """TG-AMB-07: choices that cost Energy cost more; the dearest of the members counts."""
    return max(sum(r.n for r in rules_of(g, g.state.heroes[seat], ChoiceCost)) for seat in party)


def forbidden(g: G, one: Hero, action: str) -> bool:
    for rule in rules_of(g, one, Forbid):
        if rule.action != action:
            continue
        seals, side = face_at(g, one.at).seals, the_world(g).spots[one.at].side
        if rule.seal in ("", *seals) and rule.side in ("", side):
            return True
    return False
