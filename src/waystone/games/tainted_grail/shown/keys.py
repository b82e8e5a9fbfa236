"""Cards as they are drawn: keys on both sides, and what became of each."""

import re
from copy import copy
from functools import lru_cache

from msgspec.structs import replace

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Section

from ..box.conditions import ATTRIBUTES
from ..box.definitions import CardDef, Closing, Content, Opening
from ..box.printed import Face, Keys, faces
from ..table.state import Card as Laid
from ..table.state import Encounter, State

KEY_ICONS = {
    "cube": "cube",
    "bolt": "lightning-arc",
    "card": "card-draw",
    "up": "up-card",
    "down": "down-card",
    "encb": "clover",
    "time": "hourglass",
}

MAGIC = "magic-swirl"

SUBTYPE_ICONS = {"candle": "candle-light", "arrow": "arrow-cluster"}

DECK_ICONS = {"combat": "crossed-swords", "diplomacy": "conversation"}


def icon_of(attribute: str) -> str:
    return {
        "aggression": "fist",
        "courage": "lion",
        "practicality": "spanner",
        "empathy": "hearts",
        "caution": "eye-shield",
        "spirituality": "prayer",
    }[attribute]


ABSENT = re.compile(
    r"; (otherwise|иначе|if all of them|если все \d+ раза): *(?=$|[.,;)”»]| and | и )"
)


@lru_cache(maxsize=20_000)
def bare(words: str) -> str:
    """A part of a sentence without the words for optional parts that are absent."""
    words = re.sub(r" +", " ", ABSENT.sub("", words))
    return re.sub(r" ([.,:;)”»])", r"\1", words).replace(": .", ".").strip()


def tidy(sentence: str) -> str:
    """A sentence without the words for optional parts that are absent."""
    sentence = bare(sentence)
    return sentence[:1].upper() + sentence[1:]


def rows_of(deck: str) -> tuple[str, ...]:
    return ATTRIBUTES[:3] if deck == "combat" else ATTRIBUTES[3:]


def opening_keys(right: Opening, deck: str, text: Text) -> list[Section]:
    """The right side: requirement, Magic, multiplier."""
    figures = []
    for name in rows_of(deck):
        need = getattr(right, name)
        if need:
            figures.append((name, Figure(icon_of(name), str(need), text.name(name))))
    if right.magic:
        figures.append(("magic", Figure(MAGIC, "1", text("magic"))))
    times = text("key-free-open", times=right.free)
    figures.append(("free", Figure("key", times, text.name("key-free"))))
    return [Section(figures=[figure], tags=["key", "right", name]) for name, figure in figures]


def closing_keys(left: Closing, deck: str, text: Text, fate: dict[str, str]) -> list[Section]:
    """The left side: bonuses, and what became of them (`fate`, by key)."""
    found = []
    for name in (*rows_of(deck), "magic", "free"):
        icons = getattr(left, name)
        if icons is None:
            continue
        attribute = name in ATTRIBUTES
        figures = [
            Figure(
                icon_of(name) if attribute else MAGIC if name == "magic" else "key",
                ":" if icons else "",
                text.name(name if attribute else f"key-{name}"),
            ),
            *[Figure(KEY_ICONS[i], "", text.name(f"icon-{i}")) for i in icons],
        ]
        state = fate.get(name, "")
        lines = [text(f"key-{state}")] if state else []
        tags = ["key", "left", name, *([state] if state else [])]
        found.append(Section(lines=lines, figures=figures, tags=tags))
    return found


def card_face(card: str, place: str, content: Content, text: Text) -> Card:
    """A card that lies by itself."""
    return text.once((card, place), lambda: replace(printed_card(card, content, text), id=place))


def printed_card(card: str, content: Content, text: Text) -> Card:
    return text.once(("card", card), lambda: _printed_card(card, content, text))


def _printed_card(card: str, content: Content, text: Text) -> Card:
    definition = content.cards[card]
    tags = [text("card-passive" if definition.passive else "card-normal")]
    if definition.subtype:
        tags.append(text(f"subtype-{definition.subtype}"))
    tags.append(text(f"letter-{definition.letter}"))
    lines = [tidy(text.sentence(a)) for a in definition.abilities]
    if definition.cost:
        lines.insert(0, tidy(text("cost-line", pay=definition.cost)))
    return text.face(
        Card(
            card,
            text.name(card),
            definition.deck,
            picture(definition),
            lines=lines,
            flavour=definition.flavour.get(text.language, ""),
            sections=keys_of(card, content, text, {}),
            tags=tags,
        )
    )


def keys_of(card: str, content: Content, text: Text, fate: dict[str, str]) -> list[Section]:
    """Both sides of a card, and what became of the left one."""
    definition = content.cards[card]
    return [
        *closing_keys(definition.left, definition.deck, text, fate),
        *opening_keys(definition.right, definition.deck, text),
    ]


def joined_keys(card: str, content: Content, text: Text, fate: dict[str, str]) -> list[Section]:
    """The keys of a card of the Sequence."""

    def built() -> list[Section]:
        return text.face(Card("", sections=keys_of(card, content, text, fate))).sections

    return text.once(("keys", card, *fate.items()), built)


def picture(card: CardDef) -> str:
    """Its subtype, else what it is strong in: the Attribute of its first bonus."""
    if card.subtype:
        return SUBTYPE_ICONS[card.subtype]
    strong = next((name for name in rows_of(card.deck) if getattr(card.left, name)), "")
    return icon_of(strong) if strong else DECK_ICONS[card.deck]


def laid_card(state: State, encounter: Encounter, at: int, content: Content, text: Text) -> Card:
    """A card of the Sequence: what connects, and why a bonus came or not."""
    row = encounter.sequence
    laid, covered = row[at], at < len(row) - 1
    before = row[at - 1].id if at else encounter.id
    owner = state.heroes[laid.owner].id if laid.owner >= 0 else ""
    return text.shared(
        ("laid", at),
        lambda: _laid_card(laid, at, before, covered, owner, content, text),
        (laid, before, covered, owner),
    )


def _laid_card(
    laid: Laid, at: int, before: str, covered: bool, owner: str, content: Content, text: Text
) -> Card:
    known = faces(content)
    face = known.cards[laid.id]
    beside: Keys = known.cards[before] if at else known.encounters[before]
    fate = fate_of(face, beside, laid.got, content.cards[laid.id].deck)
    card = copy(printed_card(laid.id, content, text))
    card.id = f"sequence:{at}"
    card.sections = joined_keys(laid.id, content, text, fate)
    if laid.tokens:
        card.figures = [Figure("sands-of-time", str(laid.tokens), text("tokens"))]
    if laid.charges:
        charges = Figure("sword-brandish", str(laid.charges), text("charges"))
        card.figures = [*card.figures, charges]
    if covered and not face.passive:
        card.tags = [*card.tags, text("card-covered")]
    if owner:
        card.icon = content.characters[owner].icon
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
