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
from ..table.state import G, Roll, State
from .board import board
from .faces import laid_out
from .hero import present
from .hud import CALM, hud, of_hud
from .scene import Fought, fought

Own = dict[int | None, tuple[int, Mat]]
"""By seat: where the mat of its hero lies, and how its owner sees it."""


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    """RB-HID-01..05, RB-TRO-08: hands and trophies are their owner's; decks are nobody's."""
    own, table = text.shared("table", partial(open_table, state, content, text))
    mine = own.get(seat)
    if mine is None:
        return replace(table, seat=seat)
    at, mat = mine
    mats = table.mats[:]
    mats[at] = mat
    return replace(table, seat=seat, mats=mats)


def open_table(state: State, content: Content, text: Text) -> tuple[Own, Table]:
    """What everybody sees alike; and what is seen in its stead by an owner."""
    g = Play(state, content)
    fight = fought(g, text) if state.combat is not None else None
    land = text.shared("realm", partial(realm, g, text), peopled(state))
    ahead = fight.outlook if fight is not None else CALM
    table = Table(
        "runebound",
        None,
        fight.phase if fight is not None else phase(state, text),
        boards=land.boards,
        mats=[*land.mats, *open_mats(g, fight, text)],
        dice=dice(state.roll, text) if state.roll is not None else NO_DICE,
        pages=land.pages,
        hud=text.shared("hud", partial(hud, g, ahead, text), (*of_hud(state), ahead)),
        scene=fight.scene if fight is not None else None,
    )
    return land.own, table


class Realm(NamedTuple):
    """The heroes and the map."""

    mats: list[Mat]
    own: Own
    boards: list[Board]
    pages: list[Page]


def realm(g: G, text: Text) -> Realm:
    state = g.state
    heroes = present(g, text)
    pieces = [hero.piece for hero in heroes if hero.piece is not None]
    pages = text.once(("pages", state.scenario), lambda: [scenario_page(g, text)])
    return Realm(
        [hero.mats[0] for hero in heroes],
        {hero.seat: (at, hero.mats[1]) for at, hero in enumerate(heroes)},
        [board(g, pieces, text)],
        pages,
    )


def peopled(state: State) -> tuple[object, ...]:
    """All that the realm is made of."""
    return (
        state.heroes,
        state.scenario,
        state.active,
        state.gems,
        state.zombies,
        state.story,
    )


def open_mats(g: G, fight: Fought | None, text: Text) -> list[Mat]:
    state = g.state
    left = [len(deck) for deck in state.decks.values()]
    time = (state.story, state.space_on_track, state.scenario)
    on_table = (left, state.discards, state.drawn, state.trial, state.markets, *time)
    return [
        *([hero_choice(g, text)] if state.round == 0 else []),
        *([fight.mat] if fight is not None else []),
        *text.shared("cards", partial(card_mats, g, text), on_table),
    ]


def card_mats(g: G, text: Text) -> list[Mat]:
    """The markets, the decks with their piles, the story."""
    state, content = g.state, g.content
    aside = (state.markets, state.story, state.space_on_track, state.scenario)
    market, story = text.shared("aside", partial(market_and_story, g, text), aside)
    return [market, deck_mat(state, content, text), story]


def market_and_story(g: G, text: Text) -> tuple[Mat, Mat]:
    state = g.state
    time = (state.story, state.space_on_track, state.scenario)
    return (
        text.shared("market", lambda: market_mat(state, g.content, text), (state.markets,)),
        text.shared("story", lambda: story_mat(g, text), time),
    )


def phase(state: State, text: Text) -> str:
    act, round, points = state.act, state.round, state.points
    if round == 0:
        return text("phase-setup")
    return text.once(
        ("phase", act, round, points),
        lambda: text("phase-round", act=act, round=round, points=points),
    )


TERRAINS = {
    "X": ("plains", "forest", "hills", "mountains", "water"),
    "P": ("plains",),
    "PF": ("plains", "forest"),
    "FH": ("forest", "hills"),
    "MW": ("mountains", "water"),
    "HP": ("hills", "plains"),
}
"""RB-DIE-06: what the faces show."""


NO_DICE: list[Die] = []


def dice(roll: Roll, text: Text) -> list[Die]:
    return [
        text.once(
            ("die", n, face, roll.seat, roll.spent[n]),
            partial(die, n, LETTERS[face], roll.seat, roll.spent[n], text),
        )
        for n, face in enumerate(roll.dice)
    ]


def die(n: int, face: str, seat: int, spent: bool, text: Text) -> Die:
    tags = [*TERRAINS[face], *(["spent"] if spent else [])]
    return Die(f"die:{n}", text.name(f"face-{face}"), "terrain", seat, tags)


def hero_choice(g: G, text: Text) -> Mat:
    """The heroes that nobody has chosen yet."""
    taken = {hero.hero for hero in g.state.heroes}
    free = [h for h in g.content.heroes if h not in taken]
    zone = Zone("heroes", text("heroes"), laid_out(g.content, free, "hero", text))
    return Mat("heroes", text("heroes"), kind="heroes", icon="three-friends", zones=[zone])


def market_mat(state: State, content: Content, text: Text) -> Mat:
    zones = [
        Zone(f"market:{city}", text.name(city), laid_out(content, cards, "market", text))
        for city, cards in state.markets.items()
    ]
    return Mat("markets", text("market"), kind="market", icon="shop", zones=zones)


def deck_mat(state: State, content: Content, text: Text) -> Mat:
    """RB-HID-03, RB-HID-04: the decks are closed, the piles are open."""
    zones: list[Zone] = []
    for these in STACKS:
        zones += text.shared(
            ("piles", these),
            partial(decks_and_piles, state, content, these, text),
            [(len(state.decks[deck]), state.discards[deck]) for deck in these],
        )
    if state.drawn:
        drawn = laid_out(content, [state.drawn], "drawn", text)
        zones.append(Zone("drawn", text.name(state.drawn), drawn))
    if state.trial is not None:
        cards = laid_out(content, state.trial.revealed, "revealed", text)
        zones.append(Zone("test", text.name(state.trial.attribute), cards))
    return Mat("decks", text("decks"), kind="decks", icon="card-draw", zones=zones)


STACKS = (DECKS, ("skill",), ("asset",))
"""The decks that lie together."""

PILES = {"skill": "skills", "asset": "assets"}


def decks_and_piles(
    state: State, content: Content, decks: tuple[str, ...], text: Text
) -> list[Zone]:
    return [zone for deck in decks for zone in deck_and_pile(state, content, deck, text)]


def deck_and_pile(state: State, content: Content, deck: str, text: Text) -> list[Zone]:
    name = text(PILES[deck]) if deck in PILES else text.name(f"deck-{deck}")
    pile = laid_out(content, state.discards[deck], "discard", text)
    return [
        Zone(f"deck:{deck}", name, count=len(state.decks[deck]), layout="pile"),
        Zone(f"pile:{deck}", f"{name}: {text('discards')}", pile, layout="pile"),
    ]


def story_mat(g: G, text: Text) -> Mat:
    state, track = g.state, g.content.track
    cards = laid_out(g.content, [q.card for q in state.story], "story", text)
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
            Zone("scenario", text("scenario"), laid_out(g.content, [state.scenario], "card", text)),
        ],
    )


def scenario_page(g: G, text: Text) -> Page:
    """RB-SCN-03: any player may read either side at any time."""
    scenario = g.content.scenarios[g.state.scenario]
    return Page(text.name(scenario.id), [scenario.text[text.language]])
