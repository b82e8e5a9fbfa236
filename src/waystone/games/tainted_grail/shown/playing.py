"""What a card would bring if it were played now: which of its keys join, and what comes of each."""

from msgspec import Struct, field
from msgspec.structs import replace

from waystone.kernel.play import Play
from waystone.kernel.text import Text

from ..box.conditions import ATTRIBUTES
from ..box.definitions import CombatDef
from ..box.effects import Effect
from ..box.encounter import Cubes
from ..box.printed import Face, Icons, faces
from ..rules.encounter.keys import (
    MOST_AGILE,
    bonus,
    cards_so_far,
    encounter_bonus,
    magic_payers,
    permitted,
    rows_that_open,
    sure_bolt,
)
from ..rules.encounter.sequence import attribute, end_of_sequence, first_row, lasting, required
from ..rules.encounter.traits import has_trait
from ..table.party import foe, hero, now
from ..table.state import Card, G
from .against import useless
from .encounter import JOIN
from .keys import bare, printed_card


class Joined(Struct):
    """The keys of a card: clauses of those that join, the effects that they are sure to bring,
    names of those that have a bonus and cannot give it; whether one of those that join belongs to
    an Attribute or to Magic."""

    clauses: list[str] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)
    own: bool = False


def playing(g: G, seat: int, card: str, text: Text) -> tuple[str, str]:
    """TG-SEQ-22: keys from top to bottom, then what is written on the card; and what speaks
    against it."""
    face = faces(g.content).cards[card]
    keys = joined(g, seat, face, text, paid_first(g, seat, face))
    lines = [*keys.clauses]
    if wins(g, keys.effects):
        lines.append(text("does-win"))
    lines += printed_card(card, g.content, text).lines
    if keys.missed:
        lines.append(text("does-not-join", keys=", ".join(keys.missed)))
    return JOIN.join(lines) or text("does-bring-nothing"), drawbacks(g, seat, face, keys, text)


def placing(g: G, seat: int, card: str, text: Text) -> str:
    """TG-SEQ-13: with its keys and its ability, at no cost."""
    keys = joined(g, seat, faces(g.content).cards[card], text, False)
    lines = [*keys.clauses, *printed_card(card, g.content, text).lines]
    return JOIN.join(lines) or text("does-bring-nothing")


def paid_first(g: G, seat: int, face: Face) -> bool:
    """TG-SEQ-20, TG-AMB-15: lightning that the Magic Key alone gives is paid for before."""
    if not cards_so_far(g) or now(g).activation.free or permitted(g, seat):
        return False
    before = end_of_sequence(g)
    return not sure_bolt(g, face, before, rows_that_open(g, before, seat))


# ---- the keys


def joined(g: G, seat: int, face: Face, text: Text, paid: bool) -> Joined:
    """TG-SEQ-04 to TG-SEQ-06, TG-SEQ-08: read where the card would lie."""
    found = Joined()
    attribute_keys(g, seat, face, found, text)
    magic_key(g, face, found, text, paid)
    before, icons = end_of_sequence(g), face.left_free
    if icons and before.right_free:
        comes = brought(g, icons, before.right_free, -1)
        found.effects += comes
        told = words(icons, before.right_free, [], text)
        found.clauses.append(text("does-join-free", times=before.right_free, bonus=told))
    elif icons:
        found.missed.append(text.name("key-free"))
    return found


def attribute_keys(g: G, seat: int, face: Face, found: Joined, text: Text) -> None:
    """TG-SEQ-04: the requirement is that of the card before, the Attribute as it is once the new
    card lies over it (TG-SEQ-09, TG-SEQ-10)."""
    if not any(face.left):
        return
    before, after, first = end_of_sequence(g), with_card(g, seat, face.id), first_row(g)
    rules = lasting(after, seat)
    for row, icons in enumerate(face.left):
        key, printed = ATTRIBUTES[first + row], before.required[row]
        if not icons:
            continue
        if not printed:
            found.missed.append(text.name(key))
            continue
        need = required(after, first + row, printed)
        have = attribute(after, seat, first + row, rules)
        if have < need:
            found.missed.append(text("key-short", key=key, have=have, need=need))
            continue
        comes = brought(g, icons, 1, first + row)
        table = list(encounter_bonus(g, first + row)) if "encb" in icons else []
        found.effects += comes
        found.clauses.append(text("does-join", key=key, bonus=words(icons, 1, table, text)))
        found.own = True


def magic_key(g: G, face: Face, found: Joined, text: Text, paid: bool) -> None:
    """TG-SEQ-05, TG-SEQ-17: for 1 Magic of any member."""
    icons = face.left_magic
    if not icons:
        return
    if not end_of_sequence(g).right_magic:
        found.missed.append(text.name("key-magic"))
    elif not magic_payers(g):
        found.missed.append(text("key-poor"))
    else:
        message = "does-join-paid" if paid else "does-join-magic"
        found.clauses.append(text(message, bonus=words(icons, 1, [], text)))
        found.effects += brought(g, icons, 1, -1) if paid else []
        found.own = True


def with_card(g: G, seat: int, card: str) -> G:
    """TG-SYM-01: the same table with the card at the end of the Sequence."""
    encounter = now(g)
    sequence = [*encounter.sequence, Card(card, seat)]
    return Play(replace(g.state, encounter=replace(encounter, sequence=sequence)), g.content)


def brought(g: G, icons: Icons, times: int, index: int) -> list[Effect]:
    """TG-SYM-11, TG-DIP-13: what the icons of a closing half do."""
    found: list[Effect] = []
    for icon in dict.fromkeys(icons):
        if icon == "encb":
            found += encounter_bonus(g, index) if index >= 0 else ()
        elif icon != "bolt":
            found += bonus(icon, icons.count(icon) * times)
    return found


def words(icons: Icons, times: int, table: list[Effect], text: Text) -> str:
    """The same in words; `table` is the Encounter Bonus of the key."""
    found = []
    for icon in dict.fromkeys(icons):
        if icon == "encb":
            found += [bare(text.sentence(effect)) for effect in table]
        else:
            found.append(text(f"comes-{icon}", n=icons.count(icon) * times))
    return ", ".join(found) or text("comes-nothing")


# ---- for and against


def wins(g: G, effects: list[Effect]) -> bool:
    """TG-COM-03: with these cubes the pool reaches Toughness; of Spawn nobody knows yet
    (TG-VEN-07)."""
    enemy, encounter = foe(g), now(g)
    if not isinstance(enemy, CombatDef) or encounter.spawn:
        return False
    cubes = sum(effect.n for effect in effects if isinstance(effect, Cubes))
    return bool(cubes) and encounter.pool + cubes >= enemy.toughness


def drawbacks(g: G, seat: int, face: Face, keys: Joined, text: Text) -> str:
    found, written = [], bool(g.content.cards[face.id].abilities)
    if not keys.clauses:
        found.append(text("warn-no-key-but" if written else "warn-no-key"))
    elif keys.missed and not keys.own:
        found.append(text("warn-free-only"))
    elif not written and useless(g, keys.effects, [seat]):
        found.append(text("warn-no-effect"))
    cost = sum(price.n for price in face.cost if price.what == "health")
    if cost and cost >= hero(g, seat).health:
        found.append(text("warn-dying"))
    if now(g).activation.played == MOST_AGILE - 1 and has_trait(g, "agile"):
        found.append(text("warn-agile"))
    return " ".join(found)
