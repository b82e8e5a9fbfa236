"""Cards as they are drawn: keys on both sides, and what became of each."""

import re

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Section

from .conditions import ATTRIBUTES
from .definitions import Closing, Content, Opening
from .faces import Face, Keys, faces
from .state import Encounter, State

KEY_ICONS = {
    "cube": "cube",
    "bolt": "lightning-arc",
    "card": "card-draw",
    "up": "up-card",
    "down": "down-card",
    "encb": "clover",
    "time": "hourglass",
}


ABSENT = re.compile(r"; (otherwise|иначе|if all \d+|если все \d+): *(?=$|[.,;)”»]| and | и )")


def tidy(sentence: str) -> str:
    """A sentence without the words for optional parts that are absent."""
    sentence = re.sub(r" +", " ", ABSENT.sub("", sentence))
    sentence = re.sub(r" ([.,:;)”»])", r"\1", sentence).replace(": .", ".").strip()
    return sentence[:1].upper() + sentence[1:]


def rows_of(deck: str) -> tuple[str, ...]:
    return ATTRIBUTES[:3] if deck == "combat" else ATTRIBUTES[3:]


def opening_keys(right: Opening, deck: str, text: Text) -> list[Section]:
    """The right side: requirement, Magic, multiplier."""
    found = []
    for name in rows_of(deck):
        need = getattr(right, name)
        if need:
            title = text("key-opening", attribute=name, need=need)
            found.append(Section(title=title, tags=["key", "right", name]))
    if right.magic:
        found.append(Section(title=text("key-magic-open"), tags=["key", "right", "magic"]))
    title = text("key-free-open", times=right.free)
    found.append(Section(title=title, tags=["key", "right", "free"]))
    return found


def closing_keys(left: Closing, deck: str, text: Text, fate: dict[str, str]) -> list[Section]:
    """The left side: bonuses, and what became of them (`fate`, by key)."""
    found = []
    for name in (*rows_of(deck), "magic", "free"):
        icons = getattr(left, name)
        if icons is None:
            continue
        title = text.name(name) if name in ATTRIBUTES else text.name(f"key-{name}")
        figures = [Figure(KEY_ICONS[i], "", text.name(f"icon-{i}")) for i in icons]
        state = fate.get(name, "")
        lines = [text(f"key-{state}")] if state else []
        tags = ["key", "left", name, *([state] if state else [])]
        found.append(Section(title=title, lines=lines, figures=figures, tags=tags))
    return found


def card_face(
    card: str, place: str, content: Content, text: Text, fate: dict[str, str] | None = None
) -> Card:
    definition = content.cards[card]
    tags = [definition.letter, "passive" if definition.passive else "normal"]
    if definition.subtype:
        tags.append(definition.subtype)
    lines = [tidy(text.sentence(a)) for a in definition.abilities]
    if definition.cost:
        lines.insert(0, tidy(text("cost-line", pay=definition.cost)))
    return Card(
        place,
        text.name(card),
        definition.deck,
        lines=lines,
        flavour=definition.flavour.get(text.language, ""),
        sections=[
            *closing_keys(definition.left, definition.deck, text, fate or {}),
            *opening_keys(definition.right, definition.deck, text),
        ],
        tags=tags,
    )


def laid_card(state: State, encounter: Encounter, at: int, content: Content, text: Text) -> Card:
    """A card of the Sequence: what connects, and why a bonus came or not."""
    laid = encounter.sequence[at]
    known = faces(content)
    face = known.cards[laid.id]
    before: Keys = known.encounters[encounter.id]
    if at:
        before = known.cards[encounter.sequence[at - 1].id]
    deck = content.cards[laid.id].deck
    card = card_face(
        laid.id, f"sequence:{at}", content, text, fate_of(face, before, laid.got, deck)
    )
    if laid.tokens:
        card.figures.append(Figure("sands-of-time", str(laid.tokens), text("tokens")))
    if laid.charges:
        card.figures.append(Figure("sword-brandish", str(laid.charges), text("charges")))
    if at < len(encounter.sequence) - 1 and not face.passive:
        card.tags.append("covered")
    owner = next((one for one in state.heroes if one.seat == laid.owner), None)
    if owner is not None:
        card.icon = content.characters[owner.id].icon
    return card


def fate_of(face: Face, before: Keys, got: int, deck: str) -> dict[str, str]:
    fate = {}
    for row, name in enumerate(rows_of(deck)):
        if face.left[row] is None:
            continue
        if not before.required[row]:
            fate[name] = "alone"
        elif got & 1 << row:
            fate[name] = "met"
        else:
            fate[name] = "unmet" if face.left[row] else "nothing"
    if face.left_magic is not None:
        if not before.right_magic:
            fate["magic"] = "alone"
        else:
            fate["magic"] = "met" if got & 8 else "unpaid"
    fate["free"] = "met" if got & 16 else "nothing"
    return fate
