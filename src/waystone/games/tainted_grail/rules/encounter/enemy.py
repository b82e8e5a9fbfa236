"""Phase III: what comes before the enemy's attack or reaction, the attack, what comes after it,
and the escape that it ends with."""

from waystone.kernel.ask import Option

from ...box.abilities import Poise
from ...box.effects import Effect
from ...box.encounter import Tactics
from ...box.printed import faces
from ...table.facts import Escaped, EscapeFailed, TraitActs
from ...table.party import hero, in_combat, member, now, present
from ...table.state import Card, G
from ..doing import apply
from ..people.tracks import leave_encounter
from .attack import enemy_attack
from .deciding import Over, party_chooses
from .keys import cards_so_far
from .sequence import bare, fires, gear, in_sight, lasting
from .traits import after_traits, before_traits

Moment = tuple[str, str, tuple[Effect, ...], Card | None]
"""What acts, by which rule, what it does, and the card it stands on."""


async def the_enemy_acts(g: G) -> None:
    """TG-COM-05 to TG-COM-09, TG-DIP-11, TG-DIP-12, TG-SYM-04, TG-SYM-05: the tactical attack of
    who played no card, what comes before, the attack or reaction, what comes after, the escape."""
    encounter = now(g)
    seat = encounter.active
    victim = member(g, seat)
    if not cards_so_far(g):
        await fires(g, "no-card", seat)
        if tactics_threaten(g, seat) and not encounter.activation.escaping:
            await apply(g, [Tactics()], seat)
    if not victim.left:
        await around(g, seat, before_it(g, seat))
    if not victim.left:
        await enemy_attack(g)
    if not victim.left:
        await around(g, seat, after_it(g, seat))
    if encounter.activation.escaping and not victim.left:
        complete_escape(g, seat)


def tactics_threaten(g: G, seat: int) -> bool:
    """TG-COM-05, TG-DIP-11: an activation without a card brings the tactical attack."""
    return in_combat(g) and not any(type(r) is Poise for r in lasting(g, seat))


async def around(g: G, seat: int, known: list[Moment]) -> None:
    """TG-SYM-04, TG-SYM-05: everything that comes before (after) the attack, in the order that
    the players choose (TG-GEN-02)."""
    while known:
        at = 0
        if len(known) > 1:
            options = [
                Option(f"effect:{n + 1}:{name}", n, "option-effect", {"name": name, "do": do})
                for n, (name, _, do, _) in enumerate(known)
            ]
            at = await party_chooses(g, options, "ask-order", "TG-GEN-02")
        name, rule, do, card = known.pop(at)
        if card is None:
            g.say(TraitActs(name), rule)
        elif card not in now(g).sequence:
            continue
        await apply(g, do, seat, card, name)


def before_it(g: G, seat: int) -> list[Moment]:
    """Of traits, of cards in sight, of what the victim has."""
    found: list[Moment] = [(name, rule, do, None) for name, rule, do in before_traits(g)]
    known = faces(g.content)
    for card, face in in_sight(g, known.early):
        found.append((card.id, "TG-SYM-04", face.before, card))
    if not bare(g, hero(g, seat)):
        for thing in gear(g, hero(g, seat), known.gear_before):
            found.append((thing.id, "TG-SYM-04", thing.before, None))
    return found


def after_it(g: G, seat: int) -> list[Moment]:
    """The same afterwards."""
    found: list[Moment] = [(name, rule, do, None) for name, rule, do in after_traits(g)]
    known = faces(g.content)
    for card, face in in_sight(g, known.late):
        found.append((card.id, "TG-SYM-04", face.after, card))
    if not bare(g, hero(g, seat)):
        for thing in gear(g, hero(g, seat), known.gear_after):
            found.append((thing.id, "TG-SYM-04", thing.after, None))
    return found


def complete_escape(g: G, seat: int) -> None:
    """TG-COM-09, TG-COM-10, TG-COM-11; TG-EPM-02: on 1 to 3 the character stays."""
    one = hero(g, seat)
    if "epic-escape" in g.state.rules:
        face = g.streams.roll("escape")
        if face <= 3:
            g.say(EscapeFailed(one.id, face), "TG-EPM-02")
            return
    leave_encounter(g, seat, "escaped")
    g.say(Escaped(one.id), "TG-COM-10")
    if not present(g):
        raise Over("failure")
