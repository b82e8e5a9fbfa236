"""Attack modifier decks (GH-AMD) and advantage (GH-ADV)."""

from typing import NamedTuple

from ...box.classes import ModifierDef
from ...table.board import master
from ...table.state import Deck, Figure, G


class Face(NamedTuple):
    """A card of a modifier deck as it counts now."""

    id: str
    value: int
    null: bool = False
    double: bool = False
    card: ModifierDef | None = None

    @property
    def rolling(self) -> bool:
        return self.card is not None and self.card.rolling

    @property
    def effects(self) -> tuple[object, ...]:
        """GH-ADV-08: everything on a card but its number."""
        card = self.card
        if card is None:
            return ()
        found = (card.pierce, card.push, card.pull, card.targets, tuple(card.conditions),
                 tuple(card.infuse), tuple(map(str, card.then)))  # fmt: skip
        return found if any(found) else ()


PLAIN = {"+0": Face("+0", 0), "+1": Face("+1", 1), "-1": Face("-1", -1), "+2": Face("+2", 2),
         "-2": Face("-2", -2), "minus": Face("minus", -1)}  # fmt: skip
MINUS = "minus"
"""GH-SET-14, GH-SET-22: a -1 card of an item or a scenario, with its own symbol."""
LUCK = {"null": Face("null", 0, null=True), "curse": Face("curse", 0, null=True),
        "x2": Face("x2", 0, double=True), "bless": Face("bless", 0, double=True)}  # fmt: skip
TAME = {"null": Face("null", -2), "curse": Face("curse", -2), "x2": Face("x2", 2),
        "bless": Face("bless", 2)}  # fmt: skip
"""GH-VAR-04: reduced randomness."""


class Drawn(NamedTuple):
    """What an attack has drawn: all cards that count."""

    faces: tuple[Face, ...]

    @property
    def null(self) -> bool:
        return any(face.null for face in self.faces)

    @property
    def double(self) -> bool:
        return any(face.double for face in self.faces)

    @property
    def plus(self) -> int:
        return sum(face.value for face in self.faces)


def deck_of(g: G, figure: Figure) -> Deck:
    """GH-AMD-01: a summon draws from its owner's deck, all monsters from one; GH-AMB-60."""
    owner = master(g, figure)
    return owner.deck if owner else g.state.monsters.deck


def draw_card(g: G, deck: Deck) -> str:
    """GH-AMD-06, GH-AMD-08, GH-AMD-09, GH-AMD-11. GH-ADV-12: what is drawn and not used leaves, or
    calls for a shuffle, all the same."""
    state = g.state
    if not deck.draw:
        deck.draw, deck.discard = deck.discard, []
        g.streams.shuffle("modifiers", deck.draw)
    card = deck.draw.pop()
    if card == "bless":
        state.blesses += 1
    elif card == "curse":
        if deck is state.monsters.deck:
            state.monster_curses += 1
        else:
            state.curses += 1
    else:
        deck.discard.append(card)
        if card in ("null", "x2"):
            deck.shuffle = True
    return card


def face(g: G, card: str) -> Face:
    plain = PLAIN.get(card)
    if plain is not None:
        return plain
    if card in LUCK:
        return TAME[card] if "reduced-randomness" in g.state.variants else LUCK[card]
    own = g.content.modifiers[card]
    return Face(card, own.value, card=own)


def draw(g: G, deck: Deck, odds: int, attack: int) -> Drawn:
    """The cards of one attack: `odds` 1 with advantage, -1 with disadvantage, 0 with neither or
    both (GH-ADV-10, GH-ADV-11); `attack` is the value that a x2 would double."""
    first = face(g, draw_card(g, deck))
    if odds == 0:
        return _roll_on(g, deck, [first])
    second = face(g, draw_card(g, deck))
    if odds > 0:
        return _with_advantage(g, deck, first, second, attack)
    return _with_disadvantage(g, deck, first, second, attack)


def _roll_on(g: G, deck: Deck, faces: list[Face]) -> Drawn:
    """GH-AMD-05: draw again until a card that does not roll."""
    while faces[-1].rolling:
        faces.append(face(g, draw_card(g, deck)))
    return Drawn(tuple(faces))


def _with_advantage(g: G, deck: Deck, first: Face, second: Face, attack: int) -> Drawn:
    """GH-ADV-01 to GH-ADV-03: the better of two; a rolling card is added to the other."""
    if first.rolling and second.rolling:
        return _roll_on(g, deck, [first, second])
    if first.rolling or second.rolling:
        return Drawn((first, second))
    return Drawn((second if better(second, first, attack) else first,))


def _with_disadvantage(g: G, deck: Deck, first: Face, second: Face, attack: int) -> Drawn:
    """GH-ADV-04 to GH-ADV-06: rolling effects are ignored."""
    if first.rolling and second.rolling:
        return Drawn(_roll_on(g, deck, [first, second]).faces[-1:])
    if first.rolling:
        return Drawn((second,))
    if second.rolling:
        return Drawn((first,))
    return Drawn((second if better(first, second, attack) else first,))


def better(a: Face, b: Face, attack: int) -> bool:
    """GH-ADV-07 to GH-ADV-09: whether a is clearly better than b."""
    a_value, b_value = _value(a, attack), _value(b, attack)
    if not a.effects and not b.effects:
        return a_value > b_value
    if a.effects and b.effects:
        return a.effects == b.effects and a_value > b_value
    return bool(a.effects) and a_value >= b_value


def _value(face: Face, attack: int) -> int:
    if face.null:
        return -1000
    return 2 * attack if face.double else attack + face.value
