"""The players' side of the table."""

from msgspec.structs import replace

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Mat, Track, Zone

from ..box.definitions import FORMS, Content
from ..rules.modes.scoring import POINTS
from ..table.state import Player, State
from .faces import ICONS, adventure_card, artifact, location_card, quest_card, readied
from .wording import hero_lines


def players(state: State, content: Content, text: Text) -> list[tuple[Mat, Mat]]:
    """Hands are for their holders only (DG-GEN-17); everything else is public. The mats by seat,
    as the others see them and as the owner does."""
    return [mat(state, content, p, text) for p in state.players]


def mat(state: State, content: Content, p: Player, text: Text) -> tuple[Mat, Mat]:
    of = (p, p.seat == state.active, p.seat == state.first, state.rules)
    return text.shared(("mat", p.seat), lambda: both_sides(state, content, p, text), of)


def both_sides(state: State, content: Content, p: Player, text: Text) -> tuple[Mat, Mat]:
    """For the others and for the owner."""
    open_ = open_mat(state, content, p, text)
    held = in_hand(content, p, True, text)
    return open_, replace(open_, zones=[*held, *open_.zones[len(held) :]])


def in_hand(content: Content, p: Player, mine: bool, text: Text) -> list[Zone]:
    hand = Zone(f"hand:{p.seat}", text("hand"), count=len(p.hand), layout="hand")
    unlaid = Zone(f"unlaid:{p.seat}", text("locations-held"), count=len(p.unlaid), layout="hand")
    if mine:
        hand.cards = [adventure_card(content, c, f"hand:{c}", text) for c in p.hand]
        unlaid.cards = [location_card(content, c, f"hand:{c}", text) for c in p.unlaid]
    return [hand, unlaid] if p.unlaid else [hand]


def open_mat(state: State, content: Content, p: Player, text: Text) -> Mat:
    """What everybody sees of a player; quests lie face up (DG-QST-13)."""
    zones = [
        *in_hand(content, p, False, text),
        Zone(
            f"inventory:{p.seat}",
            text("inventory"),
            [readied(content, r, text) for r in p.inventory]
            + [artifact(content, quest, text) for quest in p.artifacts],
        ),
        Zone(f"lair:{p.seat}", text("lair"), [readied(content, r, text) for r in p.lair]),
        Zone(f"banes:{p.seat}", text("banes"), [readied(content, r, text) for r in p.banes]),
        Zone(f"quests:{p.seat}", text("quests"), [quest_card(content, q, text) for q in p.quests]),
        Zone(
            f"done:{p.seat}",
            text("completed"),
            [Card(f"done:{q}", text.name(q), "quest") for q in p.done],
        ),
    ]
    if not p.hero:
        return Mat(f"mat:{p.seat}", text("seat", n=p.seat + 1), p.seat, "hero", zones=zones)
    printed = content.heroes[p.card]
    active = p.seat == state.active
    tracks = [
        Track("life", text("life"), p.life, printed.life, "heart-organ"),
        Track("glory", text("glory"), p.glory, icon="laurels"),
        Track("peril", text("peril"), p.peril, icon="death-skull"),
        Track("ap", text("ap" if active else "saved-ap"), p.ap + p.loose, icon="walking-boot"),
        Track("level", text("level"), p.level, 10, "upgrade"),
    ]
    if state.rules.combined:
        points = sum(POINTS[content.quests[q].box] for q in p.done)
        tracks.append(Track("points", text("points"), points, icon="trophy"))
    tags = [] if p.alive else [text("out")]
    if p.fallen:
        tags.append(text("fallen"))
    if p.seat == state.first:
        tags.append(text("first-player"))
    return Mat(
        f"mat:{p.seat}",
        text.name(p.hero),
        p.seat,
        "hero",
        printed.icon,
        hero_figures(content, p, text),
        tracks,
        zones,
        hero_lines(content, p.card, text),
        tags,
    )


def hero_figures(content: Content, p: Player, text: Text) -> list[Figure]:
    """The column of the hero's level, as printed."""
    printed = content.heroes[p.card]
    level = min(max(p.level, min(printed.stats)), max(printed.stats))
    return [
        Figure(icon, str(value), text.name(stat))
        for icon, stat, value in zip(ICONS, FORMS, printed.stats[level], strict=True)
    ]
