"""What lies before a hero: for everybody, and for its player."""

from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from waystone.kernel.text import Text
from waystone.kernel.view import Figure, Mat, Piece, Track, Zone

from ..table.state import G, Hero
from ..table.values import attribute, hand_limit, health, speed
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
    scenario, active = g.state.scenario, g.state.active
    return [
        text.shared(
            ("hero", hero.seat),
            partial(one_present, g, hero, text),
            (hero, scenario, active == hero.seat),
        )
        for hero in g.state.heroes
        if hero.hero
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
        others, own = (hand_and_trophies(g, hero, mine, text) for mine in (False, True))
        return [*others, *lying], [*own, *lying]

    def both_sides() -> HeroMats:
        zones = text.shared(("zones", hero.seat), both_zones, cards)
        open_ = open_mat(g, hero, zones[0], text)
        return open_, replace(open_, zones=zones[1])

    return text.shared(("mat", hero.seat), both_sides, of)


def hand_and_trophies(g: G, hero: Hero, mine: bool, text: Text) -> list[Zone]:
    hand = Zone("hand", text("hand"), count=len(hero.hand), layout="hand")
    if mine:
        hand.cards = laid_out(g.content, hero.hand, f"hand:{hero.seat}", text)
    trophies = Zone("trophies", text("trophies"), count=len(hero.trophies))
    trophies.cards = [
        card_view(g.content, c, f"trophy:{hero.seat}:{n}", text, face_up=mine)
        for n, c in enumerate(hero.trophies)
    ]
    return [hand, trophies]


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
    limit = health(g, hero)
    numbers = (
        attribute(g, hero, "body"),
        attribute(g, hero, "mind"),
        attribute(g, hero, "spirit"),
        speed(g, hero),
        hand_limit(g, hero),
        hero.gold,
        hero.tokens,
    )
    scenario = g.state.scenario
    return Mat(
        f"mat:{hero.seat}",
        text.name(hero.hero),
        hero.seat,
        "hero",
        g.content.heroes[hero.hero].icon,
        figures=text.once(
            ("figures", scenario, *numbers), lambda: figures(numbers, scenario, text)
        ),
        tracks=[Track("health", text("health"), max(0, limit - hero.damage), limit, "heart-organ")],
        zones=zones,
        tags=conditions(g, hero, text),
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
