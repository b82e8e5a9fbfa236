"""What lies before a hero: for everybody, and for its player."""

from msgspec.structs import replace

from waystone.kernel.text import Text
from waystone.kernel.view import Figure, Mat, Track, Zone

from ..table.state import G, Hero
from ..table.values import attribute, hand_limit, health, speed
from .board import conditions
from .faces import card_view

HeroMats = list[tuple[int, tuple[Mat, Mat]]]
"""By seat: what everybody sees, and for its owner the hand and the trophies face up."""


def hero_mats(g: G, text: Text) -> HeroMats:
    return [(hero.seat, hero_mat(g, hero, text)) for hero in g.state.heroes if hero.hero]


def hero_mat(g: G, hero: Hero, text: Text) -> tuple[Mat, Mat]:
    held = (hero.hand, hero.trophies, hero.quests, hero.rumors)
    cards = (hero.hero, hero.skills, hero.assets, *held)
    state = (hero.damage, hero.delayed, hero.eliminated, hero.gold, hero.tokens, hero.boosts)
    of = (*cards, *state, hero.side, g.state.scenario, g.state.active == hero.seat)

    def both_sides() -> tuple[Mat, Mat]:
        zones = text.shared(("zones", hero.seat), lambda: both_zones(g, hero, text), cards)
        open_ = open_mat(g, hero, zones[0], text)
        return open_, replace(open_, zones=zones[1])

    return text.shared(("mat", hero.seat), both_sides, of)


def both_zones(g: G, hero: Hero, text: Text) -> tuple[list[Zone], list[Zone]]:
    """The cards of a hero, for the others and for the owner."""
    beside = open_zones(g, hero, text)
    others, own = (hand_and_trophies(g, hero, mine, text) for mine in (False, True))
    return [*others, *beside], [*own, *beside]


def hand_and_trophies(g: G, hero: Hero, mine: bool, text: Text) -> list[Zone]:
    hand = Zone("hand", text("hand"), count=len(hero.hand), layout="hand")
    if mine:
        hand.cards = [card_view(g.content, c, f"hand:{hero.seat}:{c}", text) for c in hero.hand]
    trophies = Zone("trophies", text("trophies"), count=len(hero.trophies))
    trophies.cards = [
        card_view(g.content, c, f"trophy:{hero.seat}:{n}", text, face_up=mine)
        for n, c in enumerate(hero.trophies)
    ]
    return [hand, trophies]


def open_zones(g: G, hero: Hero, text: Text) -> list[Zone]:
    content, mat = g.content, f"card:{hero.hero}"
    return [
        Zone("hero", text.name(hero.hero), [card_view(content, hero.hero, mat, text)]),
        Zone(
            "skills",
            text("skills"),
            [card_view(content, c, f"card:{c}", text) for c in hero.skills],
        ),
        Zone(
            "assets",
            text("assets"),
            [card_view(content, c, f"card:{c}", text) for c in hero.assets],
        ),
        Zone(
            "quests",
            text("quests"),
            [card_view(content, c, f"quest:{c}", text) for c in hero.quests],
        ),
        Zone(
            "rumors",
            text("rumors"),
            [card_view(content, c, f"rumor:{c}", text) for c in hero.rumors],
        ),
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
