"""What lies before a hero: for everybody, and for its player."""

from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Mat, Piece, Track, Zone

from ..table.state import G, Hero
from ..table.values import values
from .board import conditions, hero_piece
from .faces import card_view, laid_out

HeroMats = tuple[Mat, Mat]
"""What everybody sees, and for its owner the hand and the trophies face up."""


class Present(NamedTuple):
    """A hero at the table, and where it is on the map."""

    seat: int
    mats: HeroMats
    piece: Piece | None


def present(g: G, text: Text) -> list[Present]:
    """The heroes in the order of their seats: whose turn it is among those who wait."""
    state = g.state
    chosen = [hero for hero in state.heroes if hero.hero]
    waiting = [hero for hero in chosen if hero.seat != state.active]
    found: list[Present] = []
    if waiting:
        of = (waiting, state.scenario)
        found = text.shared("waiting", partial(each_present, g, waiting, text), of)
    if len(waiting) == len(chosen):
        return found
    at = next(n for n, hero in enumerate(chosen) if hero.seat == state.active)
    return [*found[:at], *each_present(g, [chosen[at]], text), *found[at:]]


def each_present(g: G, heroes: list[Hero], text: Text) -> list[Present]:
    scenario, active = g.state.scenario, g.state.active
    return [
        text.shared(
            ("hero", hero.seat),
            partial(one_present, g, hero, text),
            (hero, scenario, active == hero.seat),
        )
        for hero in heroes
    ]


def one_present(g: G, hero: Hero, text: Text) -> Present:
    mats = hero_mats(g, hero, text)
    piece = hero_piece(g, hero, mats[0].tags, text) if hero.space >= 0 else None
    return Present(hero.seat, mats, piece)


def hero_mats(g: G, hero: Hero, text: Text) -> HeroMats:
    beside = (hero.hero, hero.skills, hero.assets, hero.quests, hero.rumors)
    cards = (*beside, hero.hand, hero.trophies)
    state = (hero.damage, hero.delayed, hero.eliminated, hero.gold, hero.tokens, hero.boosts)
    of = (*cards, *state, hero.side, g.state.scenario, g.state.active == hero.seat)

    def both_zones() -> tuple[list[Zone], list[Zone]]:
        """The cards of a hero, for the others and for the owner."""
        lying = text.shared(("beside", hero.seat), lambda: open_zones(g, hero, text), beside)
        return [*closed_zones(g, hero, text), *lying], [*own_zones(g, hero, text), *lying]

    def both_sides() -> HeroMats:
        zones = text.shared(("zones", hero.seat), both_zones, cards)
        open_ = open_mat(g, hero, zones[0], text)
        return open_, replace(open_, zones=zones[1])

    return text.shared(("mat", hero.seat), both_sides, of)


def closed_zones(g: G, hero: Hero, text: Text) -> list[Zone]:
    """RB-HID-01, RB-TRO-08: of a hand all see how many cards, of trophies the backs."""
    backs = trophies(g, hero, text, face_up=False)
    return [
        Zone("hand", text("hand"), [], len(hero.hand), "hand"),
        Zone("trophies", text("trophies"), backs, len(hero.trophies)),
    ]


def own_zones(g: G, hero: Hero, text: Text) -> list[Zone]:
    """The hand and the trophies for their owner."""
    hand = laid_out(g.content, hero.hand, f"hand:{hero.seat}", text)
    faces = trophies(g, hero, text, face_up=True)
    return [
        Zone("hand", text("hand"), hand, len(hero.hand), "hand"),
        Zone("trophies", text("trophies"), faces, len(hero.trophies)),
    ]


def trophies(g: G, hero: Hero, text: Text, *, face_up: bool) -> list[Card]:
    return [
        card_view(g.content, c, f"trophy:{hero.seat}:{n}", text, face_up)
        for n, c in enumerate(hero.trophies)
    ]


def open_zones(g: G, hero: Hero, text: Text) -> list[Zone]:
    content = g.content
    return [
        Zone("hero", text.name(hero.hero), laid_out(content, [hero.hero], "card", text)),
        Zone("skills", text("skills"), laid_out(content, hero.skills, "card", text)),
        Zone("assets", text("assets"), laid_out(content, hero.assets, "card", text)),
        Zone("quests", text("quests"), laid_out(content, hero.quests, "quest", text)),
        Zone("rumors", text("rumors"), laid_out(content, hero.rumors, "rumor", text)),
    ]


def open_mat(g: G, hero: Hero, zones: list[Zone], text: Text) -> Mat:
    *printed, limit = values(g, hero)
    numbers = (*printed, hero.gold, hero.tokens)
    scenario, left = g.state.scenario, max(0, limit - hero.damage)
    return Mat(
        f"mat:{hero.seat}",
        text.name(hero.hero),
        hero.seat,
        "hero",
        g.content.heroes[hero.hero].icon,
        figures=text.once(
            ("figures", scenario, *numbers), lambda: figures(numbers, scenario, text)
        ),
        tracks=[Track("health", text("health"), left, limit, "heart-organ")],
        zones=zones,
        tags=conditions(hero, not left, g.state.active == hero.seat, text),
    )


def figures(numbers: tuple[int, ...], scenario: str, text: Text) -> list[Figure]:
    words = (
        ("biceps", text.name("body")),
        ("brain", text.name("mind")),
        ("holy-symbol", text.name("spirit")),
        ("walking-boot", text("speed-word")),
        ("card-pick", text.name("hand")),
        ("coins", text("gold-word")),
        ("token", text.name(f"held-{scenario}")),
    )
    return [Figure(icon, str(n), word) for (icon, word), n in zip(words, numbers, strict=True)]
