"""What a seat sees of the table."""

from typing import Any, NamedTuple

from msgspec.structs import replace

from waystone.kernel.text import Text
from waystone.kernel.view import (
    Die,
    Figure,
    Mat,
    Page,
    Scene,
    Table,
    Track,
    Zone,
)

from ..box.definitions import DECKS, Content
from ..rules.turn.dice import LETTERS
from ..table.opponents import damage_on, health_of
from ..table.pool import who
from ..table.state import G, Hero, State
from ..table.values import attribute, hand_limit, health, speed
from .board import board, conditions
from .faces import card_view, pool_zone
from .hud import CALM, Outlook, hud, outlook
from .scene import scene


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    """RB-HID-01..05, RB-TRO-08: hands and trophies are their owner's; decks are nobody's."""
    g = G(state, content)
    heroes = text.shared("heroes", lambda: hero_mats(g, text))
    table = text.shared("table", lambda: open_table(g, heroes, text))
    own = [sides[owner == seat] for owner, sides in heroes]
    return replace(table, seat=seat, mats=[*own, *table.mats])


def open_table(g: G, heroes: list[tuple[int, tuple[Mat, Mat]]], text: Text) -> Table:
    """What everybody sees alike."""
    state = g.state
    fight = text.shared("duel", lambda: fought(g, text), duel(state)) if state.combat else None
    tags = {seat: sides[0].tags for seat, sides in heroes}
    return Table(
        "runebound",
        None,
        phase(state, text),
        boards=[board(g, tags, text)],
        mats=open_mats(g, fight, text),
        dice=dice(state, text),
        pages=text.shared("pages", lambda: [scenario_page(g, text)], (state.scenario,)),
        hud=hud(g, fight.outlook if fight is not None else CALM, text),
        scene=fight.scene if fight is not None else None,
    )


class Fought(NamedTuple):
    """What is seen of a fight."""

    mat: Mat
    scene: Scene
    outlook: Outlook


def fought(g: G, text: Text) -> Fought:
    return Fought(combat_mat(g, text), scene(g, text), outlook(g, text))


def open_mats(g: G, fight: Fought | None, text: Text) -> list[Mat]:
    state, content = g.state, g.content
    piles = (state.decks, state.discards, state.drawn, state.trial)
    time = (state.story, state.space_on_track, state.scenario)
    return [
        *([hero_choice(g, text)] if state.round == 0 else []),
        *([fight.mat] if fight is not None else []),
        text.shared("market", lambda: market_mat(state, content, text), (state.markets,)),
        text.shared("decks", lambda: deck_mat(state, content, text), piles),
        text.shared("story", lambda: story_mat(g, text), time),
    ]


def duel(state: State) -> tuple[Any, ...]:
    """All that a fight is made of."""
    sides = state.combat.sides if state.combat is not None else []
    fighting = [state.heroes[side.seat] for side in sides if side.seat >= 0]
    return (state.combat, fighting, state.scenario, state.zombies)


def phase(state: State, text: Text) -> str:
    if state.combat is not None:
        return text("phase-combat", round=state.combat.round)
    if state.round == 0:
        return text("phase-setup")
    return text("phase-round", act=state.act, round=state.round, points=state.points)


TERRAINS = {
    "X": ("plains", "forest", "hills", "mountains", "water"),
    "P": ("plains",),
    "PF": ("plains", "forest"),
    "FH": ("forest", "hills"),
    "MW": ("mountains", "water"),
    "HP": ("hills", "plains"),
}
"""RB-DIE-06: what the faces show."""


def dice(state: State, text: Text) -> list[Die]:
    if state.roll is None:
        return []
    roll = state.roll
    return [
        Die(
            f"die:{n}",
            text.name(f"face-{LETTERS[face]}"),
            "terrain",
            roll.seat,
            [*TERRAINS[LETTERS[face]], *(["spent"] if roll.spent[n] else [])],
        )
        for n, face in enumerate(roll.dice)
    ]


def hero_mats(g: G, text: Text) -> list[tuple[int, tuple[Mat, Mat]]]:
    """By seat: what everybody sees, and for its owner the hand and the trophies face up."""
    return [(hero.seat, hero_mat(g, hero, text)) for hero in g.state.heroes if hero.hero]


def hero_mat(g: G, hero: Hero, text: Text) -> tuple[Mat, Mat]:
    of = (hero, g.state.scenario, g.state.active == hero.seat)
    return text.shared(("mat", hero.seat), lambda: both_sides(g, hero, text), of)


def both_sides(g: G, hero: Hero, text: Text) -> tuple[Mat, Mat]:
    """For the others and for the owner."""
    open_ = open_mat(g, hero, text)
    secret = hand_and_trophies(g, hero, True, text)
    return open_, replace(open_, zones=[*secret, *open_.zones[len(secret) :]])


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


def open_mat(g: G, hero: Hero, text: Text) -> Mat:
    content = g.content
    limit = health(g, hero)
    figures = [
        Figure("biceps", str(attribute(g, hero, "body")), text.name("body")),
        Figure("brain", str(attribute(g, hero, "mind")), text.name("mind")),
        Figure("holy-symbol", str(attribute(g, hero, "spirit")), text.name("spirit")),
        Figure("walking-boot", str(speed(g, hero)), text("speed-word")),
        Figure("card-pick", str(hand_limit(g, hero)), text.name("hand")),
        Figure("coins", str(hero.gold), text("gold-word")),
        Figure("token", str(hero.tokens), text.name(f"held-{g.state.scenario}")),
    ]
    zones = [
        *hand_and_trophies(g, hero, False, text),
        Zone(
            "hero", text.name(hero.hero), [card_view(content, hero.hero, f"card:{hero.hero}", text)]
        ),
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
    return Mat(
        f"mat:{hero.seat}",
        text.name(hero.hero),
        hero.seat,
        "hero",
        content.heroes[hero.hero].icon,
        figures=figures,
        tracks=[Track("health", text("health"), max(0, limit - hero.damage), limit, "heart-organ")],
        zones=zones,
        tags=conditions(g, hero, text),
    )


def hero_choice(g: G, text: Text) -> Mat:
    """The heroes that nobody has chosen yet."""
    taken = {hero.hero for hero in g.state.heroes}
    free = [h for h in g.content.heroes if h not in taken]
    cards = [card_view(g.content, h, f"hero:{h}", text) for h in free]
    zone = Zone("heroes", text("heroes"), cards)
    return Mat("heroes", text("heroes"), kind="heroes", icon="three-friends", zones=[zone])


def combat_mat(g: G, text: Text) -> Mat:
    combat = g.state.combat
    assert combat is not None
    zones, tracks = [], []
    for n, side in enumerate(combat.sides):
        zones.append(pool_zone(g, n, side, text))
        most = health_of(g, side)
        name = text.name(who(g, side))
        tracks.append(
            Track(f"health:{n}", name, max(0, most - damage_on(g, side)), most, "heart-organ")
        )
        if side.seat < 0:
            zones.append(
                Zone(
                    f"enemy:{n}",
                    name,
                    [card_view(g.content, side.enemy, f"card:{side.enemy}", text)],
                )
            )
    return Mat(
        "combat",
        text("phase-combat", round=combat.round),
        kind="combat",
        icon="crossed-swords",
        tracks=tracks,
        zones=zones,
    )


def market_mat(state: State, content: Content, text: Text) -> Mat:
    zones = [
        Zone(
            f"market:{city}",
            text.name(city),
            [card_view(content, c, f"market:{c}", text) for c in cards],
        )
        for city, cards in state.markets.items()
    ]
    return Mat("markets", text("market"), kind="market", icon="shop", zones=zones)


def deck_mat(state: State, content: Content, text: Text) -> Mat:
    """RB-HID-03, RB-HID-04: the decks are closed, the piles are open."""
    zones = []
    for deck in DECKS:
        name = text.name(f"deck-{deck}")
        zones.append(Zone(f"deck:{deck}", name, count=len(state.decks[deck]), layout="pile"))
        pile = [card_view(content, c, f"discard:{c}", text) for c in state.discards[deck]]
        zones.append(Zone(f"pile:{deck}", f"{name}: {text('discards')}", pile, layout="pile"))
    for pile_name, word in (("skill", "skills"), ("asset", "assets")):
        zones.append(
            Zone(f"deck:{pile_name}", text(word), count=len(state.decks[pile_name]), layout="pile")
        )
        pile = [card_view(content, c, f"discard:{c}", text) for c in state.discards[pile_name]]
        zones.append(
            Zone(f"pile:{pile_name}", f"{text(word)}: {text('discards')}", pile, layout="pile")
        )
    if state.drawn:
        zones.append(
            Zone(
                "drawn",
                text.name(state.drawn),
                [card_view(content, state.drawn, f"drawn:{state.drawn}", text)],
            )
        )
    if state.trial is not None:
        cards = [card_view(content, c, f"revealed:{c}", text) for c in state.trial.revealed]
        zones.append(Zone("test", text.name(state.trial.attribute), cards))
    return Mat("decks", text("decks"), kind="decks", icon="card-draw", zones=zones)


def story_mat(g: G, text: Text) -> Mat:
    state, track = g.state, g.content.track
    cards = [card_view(g.content, q.card, f"story:{q.card}", text) for q in state.story]
    steps = [
        text.word("story")
        if n in track.story
        else text.word("refresh")
        if n in track.refresh
        else ""
        for n in range(1, track.length + 1)
    ]
    return Mat(
        "story",
        text("story-row"),
        kind="story",
        icon="hourglass",
        tracks=[
            Track(
                "time", text("time-track"), state.space_on_track, track.length, "hourglass", steps
            )
        ],
        zones=[
            Zone("story-row", text("story-row"), cards),
            Zone(
                "scenario",
                text("scenario"),
                [card_view(g.content, state.scenario, f"card:{state.scenario}", text)],
            ),
        ],
    )


def scenario_page(g: G, text: Text) -> Page:
    """RB-SCN-03: any player may read either side at any time."""
    scenario = g.content.scenarios[g.state.scenario]
    return Page(text.name(scenario.id), [scenario.text[text.language]])
