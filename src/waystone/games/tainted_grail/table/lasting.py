"""Which lasting rules hold now: of events, Conditions, Secrets, companions."""

from collections.abc import Iterator

from ..box.lasting import ChoiceCost, Forbid, TravelCost, WorldRule
from .places import face_at, the_world
from .state import G, Hero


def rules_of_all(g: G) -> Iterator[WorldRule]:
    """Of active events and shared Secrets: for everybody."""
    world = g.state.world
    if world is None:
        return
    for event in world.events:
        yield from g.content.events[event.id].rules
    for secret in world.shared:
        yield from g.content.secrets[secret.id].rules


def rules_of(g: G, one: Hero) -> Iterator[WorldRule]:
    """What holds for one character: that too, own Conditions and Secrets, companions at hand."""
    yield from rules_of_all(g)
    for affliction in one.afflictions:
        yield from g.content.conditions[affliction.id].rules
    for secret in one.secrets:
        if secret.active:
            yield from g.content.secrets[secret.id].rules
    world = the_world(g)
    for friend in world.friends:
        if friend.at == one.at and not friend.away:
            yield from g.content.companions[friend.id].rules


def travel_price(g: G, one: Hero) -> int:
    """TG-ACT-02: 1 Energy a character, and what changes it."""
    return max(0, 1 + sum(r.n for r in rules_of(g, one) if isinstance(r, TravelCost)))


def choice_surcharge(g: G, party: list[int]) -> int:
    """TG-AMB-07: choices that cost Energy cost more; the dearest of the members counts."""
    return max(
        sum(r.n for r in rules_of(g, g.state.heroes[seat]) if isinstance(r, ChoiceCost))
        for seat in party
    )


def forbidden(g: G, one: Hero, action: str) -> bool:
    world = the_world(g)
    for rule in rules_of(g, one):
        if not isinstance(rule, Forbid) or rule.action != action:
            continue
        seals = face_at(g, one.at).seals
        if rule.seal in ("", *seals) and rule.side in ("", world.spots[one.at].side):
            return True
    return False
