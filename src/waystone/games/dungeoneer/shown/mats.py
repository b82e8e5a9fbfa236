"""The players' side of the table."""

from collections.abc import Sequence

from msgspec.structs import replace

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Mat, Track, Zone

from ..box.definitions import FORMS, Content, HeroDef
from ..rules.modes.scoring import POINTS
from ..table.state import Player, State
from .faces import ICONS, adventure_card, artifact, location_card, quest_card, readied
from .wording import hero_lines


def players(state: State, content: Content, text: Text) -> list[tuple[Mat, Mat]]:
    """Hands are for their holders only (DG-GEN-17); everything else is public. The mats by seat,
    as the others see them and as the owner does."""
    active, everybody = state.active, state.players
    waiting = everybody[:active] + everybody[active + 1 :]
    of = (active, state.first, state.rules.mode, [in_sight(p) for p in waiting])
    found = text.shared("mats", lambda: [mat(state, content, p, text) for p in waiting], of)
    return [*found[:active], mat(state, content, everybody[active], text), *found[active:]]


def mat(state: State, content: Content, p: Player, text: Text) -> tuple[Mat, Mat]:
    of = (p.seat == state.active, p.seat == state.first, state.rules.mode, in_sight(p))
    return text.shared(("mat", p.seat), lambda: both_sides(state, content, p, text), of)


def in_sight(p: Player) -> tuple[object, ...]:
    """All that is shown of a player, on one side or the other."""
    points = (p.level, p.life, p.glory, p.peril, p.ap, p.loose)
    return p.hero, p.card, p.alive, p.fallen, points, held(p), lying(p)


def held(p: Player) -> tuple[list[str], ...]:
    """What only the owner sees."""
    return p.hand, p.unlaid


def lying(p: Player) -> tuple[Sequence[object], ...]:
    """What lies before a player for all to see."""
    return p.inventory, p.artifacts, p.lair, p.banes, p.quests, p.done


def both_sides(state: State, content: Content, p: Player, text: Text) -> tuple[Mat, Mat]:
    """For the others and for the owner."""
    of = (held(p), lying(p))
    theirs, own = text.shared(("zones", p.seat), lambda: zones(content, p, text), of)
    open_ = open_mat(state, content, p, theirs, text)
    return open_, replace(open_, zones=own)


def zones(content: Content, p: Player, text: Text) -> tuple[list[Zone], list[Zone]]:
    """For the others and for the owner."""
    backs, faces = text.shared(("held", p.seat), lambda: hands(content, p, text), held(p))
    rest = text.shared(("lying", p.seat), lambda: laid_out(content, p, text), lying(p))
    return [*backs, *rest], [*faces, *rest]


def hands(content: Content, p: Player, text: Text) -> tuple[list[Zone], list[Zone]]:
    """As the others see them and as the owner does."""
    return in_hand(content, p, False, text), in_hand(content, p, True, text)


def in_hand(content: Content, p: Player, mine: bool, text: Text) -> list[Zone]:
    hand = Zone(f"hand:{p.seat}", text("hand"), count=len(p.hand), layout="hand")
    unlaid = Zone(f"unlaid:{p.seat}", text("locations-held"), count=len(p.unlaid), layout="hand")
    if mine:
        hand.cards = [adventure_card(content, c, f"hand:{c}", text) for c in p.hand]
        unlaid.cards = [location_card(content, c, f"hand:{c}", text) for c in p.unlaid]
    return [hand, unlaid] if p.unlaid else [hand]


def laid_out(content: Content, p: Player, text: Text) -> list[Zone]:
    """Quests lie face up (DG-QST-13)."""
    return [
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


def open_mat(state: State, content: Content, p: Player, zones: list[Zone], text: Text) -> Mat:
    """What everybody sees of a player."""
    if not p.hero:
        return Mat(f"mat:{p.seat}", text("seat", n=p.seat + 1), p.seat, "hero", zones=zones)
    printed = content.heroes[p.card]
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
        hero_tracks(state, content, p, text),
        zones,
        hero_lines(content, p.card, text),
        tags,
    )


def hero_tracks(state: State, content: Content, p: Player, text: Text) -> list[Track]:
    most, active = content.heroes[p.card].life, p.seat == state.active
    life, glory, peril, points, saved, level = text.once("tracks", lambda: track_names(text))
    tracks = [
        Track("life", life, p.life, most, "heart-organ"),
        Track("glory", glory, p.glory, None, "laurels"),
        Track("peril", peril, p.peril, None, "death-skull"),
        Track("ap", points if active else saved, p.ap + p.loose, None, "walking-boot"),
        Track("level", level, p.level, 10, "upgrade"),
    ]
    if state.rules.combined:
        score = sum(POINTS[content.quests[q].box] for q in p.done)
        tracks.append(Track("points", text("points"), score, icon="trophy"))
    return tracks


def track_names(text: Text) -> list[str]:
    return [text(name) for name in ("life", "glory", "peril", "ap", "saved-ap", "level")]


def hero_figures(content: Content, p: Player, text: Text) -> list[Figure]:
    """The column of the hero's level, as printed."""
    key = ("column", p.card, p.level)
    return text.once(key, lambda: column(content.heroes[p.card], p.level, text))


def column(printed: HeroDef, level: int, text: Text) -> list[Figure]:
    level = min(max(level, min(printed.stats)), max(printed.stats))
    return [
        Figure(icon, str(value), text.name(stat))
        for icon, stat, value in zip(ICONS, FORMS, printed.stats[level], strict=True)
    ]
