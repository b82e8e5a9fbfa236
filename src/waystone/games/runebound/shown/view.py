"""What a seat sees of the table."""

from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from waystone.kernel.play import Play
from waystone.kernel.text import Text
from waystone.kernel.view import (
    Board,
    Die,
    Mat,
    Page,
    Table,
    Track,
    Zone,
)

from ..box.definitions import DECKS, Content
from ..rules.turn.dice import LETTERS
from ..table.state import G, State
from .board import board
from .faces import card_view
from .hero import HeroMats, hero_mats
from .hud import CALM, Sight, hud, sight
from .scene import Fought, fought


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    """RB-HID-01..05, RB-TRO-08: hands and trophies are their owner's; decks are nobody's."""
    heroes, table = text.shared("table", lambda: open_table(Play(state, content), text))
    own = [sides[owner == seat] for owner, sides in heroes]
    return replace(table, seat=seat, mats=[*own, *table.mats])


def open_table(g: G, text: Text) -> tuple[HeroMats, Table]:
    """What everybody sees alike, without the heroes' mats; and those."""
    state = g.state
    fight = fought(g, text) if state.combat is not None else None
    land = text.shared("realm", lambda: realm(g, text), peopled(state))
    table = Table(
        "runebound",
        None,
        phase(state, text),
        boards=land.boards,
        mats=open_mats(g, fight, text),
        dice=dice(state, text),
        pages=land.pages,
        hud=hud(state, land.sight, fight.outlook if fight is not None else CALM, text),
        scene=fight.scene if fight is not None else None,
    )
    return land.heroes, table


class Realm(NamedTuple):
    """The heroes and the map."""

    heroes: HeroMats
    boards: list[Board]
    pages: list[Page]
    sight: Sight


def realm(g: G, text: Text) -> Realm:
    state = g.state
    heroes = hero_mats(g, text)
    tags = {seat: sides[0].tags for seat, sides in heroes}
    pages = text.shared("pages", lambda: [scenario_page(g, text)], (state.scenario,))
    return Realm(heroes, [board(g, tags, text)], pages, sight(g, text))


def peopled(state: State) -> tuple[object, ...]:
    """All that the realm is made of."""
    return (
        state.heroes,
        state.scenario,
        state.first,
        state.active,
        state.round,
        state.act,
        state.space_on_track,
        state.gems,
        state.zombies,
        state.story,
    )


def open_mats(g: G, fight: Fought | None, text: Text) -> list[Mat]:
    state = g.state
    left = {name: len(deck) for name, deck in state.decks.items()}
    time = (state.story, state.space_on_track, state.scenario)
    on_table = (left, state.discards, state.drawn, state.trial, state.markets, *time)
    return [
        *([hero_choice(g, text)] if state.round == 0 else []),
        *([fight.mat] if fight is not None else []),
        *text.shared("cards", lambda: card_mats(g, text), on_table),
    ]


def card_mats(g: G, text: Text) -> list[Mat]:
    """The markets, the decks with their piles, the story."""
    state, content = g.state, g.content
    time = (state.story, state.space_on_track, state.scenario)
    return [
        text.shared("market", lambda: market_mat(state, content, text), (state.markets,)),
        deck_mat(state, content, text),
        text.shared("story", lambda: story_mat(g, text), time),
    ]


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


def hero_choice(g: G, text: Text) -> Mat:
    """The heroes that nobody has chosen yet."""
    taken = {hero.hero for hero in g.state.heroes}
    free = [h for h in g.content.heroes if h not in taken]
    cards = [card_view(g.content, h, f"hero:{h}", text) for h in free]
    zone = Zone("heroes", text("heroes"), cards)
    return Mat("heroes", text("heroes"), kind="heroes", icon="three-friends", zones=[zone])


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
    for deck in (*DECKS, "skill", "asset"):
        zones += text.shared(
            ("pile", deck),
            partial(deck_and_pile, state, content, deck, text),
            (len(state.decks[deck]), state.discards[deck]),
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


PILES = {"skill": "skills", "asset": "assets"}


def deck_and_pile(state: State, content: Content, deck: str, text: Text) -> list[Zone]:
    name = text(PILES[deck]) if deck in PILES else text.name(f"deck-{deck}")
    pile = [card_view(content, c, f"discard:{c}", text) for c in state.discards[deck]]
    return [
        Zone(f"deck:{deck}", name, count=len(state.decks[deck]), layout="pile"),
        Zone(f"pile:{deck}", f"{name}: {text('discards')}", pile, layout="pile"),
    ]


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
