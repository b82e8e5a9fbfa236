"""The mats: characters, the scenario, the monsters, what lies out to choose from."""

from collections.abc import Callable

from msgspec.structs import replace

from waystone.kernel.codec import encode
from waystone.kernel.content import tag_of
from waystone.kernel.play import Play
from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Mat, Track, Zone

from ..box.definitions import Content
from ..box.scenario import AllOf, Goal
from ..box.words import ELEMENTS
from ..rules.scenario.equipment import classes_on_offer
from ..rules.scenario.rooms import deck_name
from ..table.state import Actor, Character, State
from ..table.tide import TIDES, tide
from . import faces as printed
from .zones import Zones

LEVELS = ("level-inert", "level-waning", "level-strong")


ELEMENT_ICONS = {
    "fire": "flame", "ice": "snowflake-1", "air": "wind-slap", "earth": "stone-pile",
    "light": "sun", "dark": "moon",
}  # fmt: skip


Party = list[tuple[int, tuple[Mat, Mat]]]
"""The mats of the characters, by seat, on two sides: for the others and for the owner."""


def party(state: State, content: Content, text: Text) -> Party:
    """GH-HID-01 to GH-HID-04: the mat of every character with its seat, on two sides: that of the
    others and the owner's. A mat is made anew when something of it has changed."""
    known: dict[str, tuple[bytes, tuple[Mat, Mat]]] = text.shared("mats", dict, state.variants)
    found = []
    for owner in state.characters:
        parts = encode(shown_of(state, owner))
        one = known.get(owner.id)
        if one is None or one[0] != parts:
            one = known[owner.id] = (parts, both_sides(state, content, owner, text))
        found.append((owner.seat, one[1]))
    return found


def shown_of(state: State, owner: Character) -> tuple[object, ...]:
    """All that the mat of a character shows of it."""
    figure = state.figures.get(owner.id)
    return (
        owner.hand, owner.selected, owner.active, owner.discard, owner.lost, owner.items,
        owner.sleeve, owner.deck.discard, len(owner.deck.draw), owner.goals,
        None if state.round else owner.pool,
        bool(state.order and (owner.selected or owner.resting)),
        owner.seat, owner.level, owner.coins, owner.gold, owner.xp, owner.exhausted, owner.resting,
        (figure.hp, figure.most_hp) if figure is not None else None,
    )  # fmt: skip


def both_sides(state: State, content: Content, owner: Character, text: Text) -> tuple[Mat, Mat]:
    """For the others and for the owner. GH-CRD-05, GH-HID-06: the hand, the cards selected and the
    battle goal are the owner's alone. GH-CRD-06: what is said of plans is between the players."""
    zones, open_ = Zones(content, owner, text), "open-information" in state.variants
    piles, shown = zones.piles(), open_ or bool(state.order)
    pool = [zones.pool()] if not state.round and not owner.hand else []
    theirs = [zones.hand(open_), zones.selected(shown), *piles, *(pool if open_ else [])]
    others = mat_side(state, content, owner, [*theirs, zones.goals(False)], text)
    mine = [zones.hand(True), zones.selected(True), *piles, *pool, zones.goals(True)]
    return others, replace(others, zones=mine)


def mat_side(
    state: State, content: Content, owner: Character, shown: list[Zone], text: Text
) -> Mat:
    figure = state.figures.get(owner.id)
    tags = [text("tag-exhausted")] if owner.exhausted else []
    if owner.resting and state.order:
        tags.append(text("tag-resting"))
    hp, most = (max(0, figure.hp), figure.most_hp) if figure else (0, None)
    return Mat(
        f"mat:{owner.id}",
        text.name(owner.id),
        owner.seat,
        "character",
        content.classes[owner.id].icon,
        [
            Figure("rank-3", str(owner.level), text("level")),
            Figure("two-coins", str(owner.coins), text("coins")),
            Figure("swap-bag", str(owner.gold), text("gold")),
        ],
        [
            Track(f"hp:{owner.id}", text("hp"), hp, most, "heart-organ"),
            Track(f"xp:{owner.id}", text("xp"), owner.xp, icon="star-medal"),
        ],
        shown,
        tags=tags,
    )  # fmt: skip


def scenario_mat(state: State, content: Content, text: Text) -> Mat:
    definition = content.pages[state.scenario]
    lines = [
        text("level-of-scenario", level=state.level),
        text("goal-of-scenario", goal=goal_text(definition.goal, text)),
        *(printed.scenario_line(loss, text) for loss in definition.losses),
        *(rule.text.get(text.language, "") for rule in definition.rules if rule.text),
    ]
    order = [turn_card(content, n, actor, text) for n, actor in enumerate(state.order)]
    tracks = [element_track(element, state.elements[element], text) for element in ELEMENTS]
    if any(owner.id in content.tidal for owner in state.characters):
        tracks.append(Track("tide", text("tide"), tide(state), max(TIDES), "big-wave"))
    return Mat(
        "scenario",
        text.name(state.scenario),
        kind="scenario",
        icon="scroll-unfurled",
        tracks=tracks,
        zones=[Zone("order", text("order"), order, layout="sequence")],
        lines=lines,
    )


def turn_card(content: Content, place: int, actor: Actor, text: Text) -> Card:
    """GH-INI: somebody's place in the order of the round."""
    id, initiative, done = actor.id, actor.initiative, actor.done

    def card() -> Card:
        figures = [Figure("hourglass", str(initiative), text("initiative"))]
        tags = ["done"] if done else []
        key, icon = f"order:{place}:{id}", face(content, id)
        return Card(key, text.name(id), "actor", icon, figures=figures, tags=tags)

    return text.once(("order", place, id, initiative, done), card)


def element_track(element: str, level: int, text: Text) -> Track:
    def track() -> Track:
        key, icon, levels = f"element:{element}", ELEMENT_ICONS[element], map(text, LEVELS)
        return Track(key, text.name(element), level, 2, icon, list(levels))

    return text.once(("element", element, level), track)


def face(content: Content, name: str) -> str:
    """The drawing of a character or of a type of monsters."""
    known = content.classes.get(name) or content.monsters.get(name)
    return known.icon if known is not None else ""


def goal_text(goal: Goal, text: Text) -> str:
    if isinstance(goal, AllOf):
        return text.listing([goal_text(part, text) for part in goal.goals])
    fields = {name: getattr(goal, name) for name in goal.__struct_fields__}
    return text.format(f"effect-{tag_of(type(goal))}", fields)


def monsters_mat(state: State, content: Content, text: Text) -> Mat:
    """The ability card of each type this round, and the monsters' modifier deck."""
    g: Play[State, Content] = Play(state, content, None)
    cards = []
    for monster in dict.fromkeys(f.type for f in state.figures.values() if f.kind == "monster"):
        drawn = state.monsters.drawn.get(deck_name(g, monster))
        if drawn is not None:
            cards.append(printed.monster_card(content, monster, int(drawn), text))
    deck = state.monsters.deck
    return Mat(
        "monsters",
        text("mat-monsters"),
        kind="monsters",
        icon="spiked-dragon-head",
        zones=[
            Zone("monster-cards", text("mat-monsters"), cards),
            Zone("monster-modifiers", text("modifiers"), count=len(deck.draw), layout="pile"),
            Zone(
                "monster-modifier-discard",
                text("modifier-discard"),
                printed.modifier_cards(content, deck.discard, "monsters", text),
                layout="pile",
            ),
        ],
    )


def setting_mats(state: State, content: Content, text: Text) -> list[Mat]:
    """What lies out to choose from before the first round."""
    if state.round or state.outcome or state.campaign is not None:
        return []
    for owner in state.characters[-1:]:
        if len(owner.perks) < owner.level - 1:
            cards = [c.id for c in content.class_cards[owner.id] if c.id not in owner.pool]
            return [lying("learn", "learn", cards, printed.ability_card, content, text)]
    if len(state.characters) < state.party:
        taken = {c.id for c in state.characters}
        classes = [c for c in classes_on_offer(state, content) if c not in taken]
        return [lying("classes", "class-open", classes, printed.class_card, content, text)]
    return [lying("shop", "shop", list(content.items), printed.item_card, content, text)]


def lying(
    name: str,
    title: str,
    things: list[str],
    drawn: Callable[[Content, str, Text], Card],
    content: Content,
    text: Text,
) -> Mat:
    """Cards that lie out, laid out anew when others do."""

    def mat() -> Mat:
        cards = [drawn(content, thing, text) for thing in things]
        return Mat(name, text(title), zones=[Zone(name, text(title), cards)])

    return text.shared(name, mat, things)
