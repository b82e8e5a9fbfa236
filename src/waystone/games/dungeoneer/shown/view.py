"""What a seat sees."""

from copy import copy

from msgspec.structs import replace

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Hud, Mat, Scene, Table, Track, Zone

from ..box.definitions import Content
from ..table.state import Battle, Open, State
from . import board, mats
from .faces import adventure_card, location_card, quest_card
from .hud import huds
from .scene import scene


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    table, players, huds = text.shared("table", lambda: for_all(state, content, text))
    own = [sides[n == seat] for n, sides in enumerate(players)]
    shown = huds[len(players) if seat is None else seat]
    return replace(table, seat=seat, mats=[*own, *table.mats], hud=shown)


def for_all(
    state: State, content: Content, text: Text
) -> tuple[Table, list[tuple[Mat, Mat]], list[Hud]]:
    """The table as everybody sees it, the mats of the players from both sides, the HUDs."""
    players = mats.players(state, content, text)
    return open_table(state, content, text), players, huds(state, content, text)


def open_table(state: State, content: Content, text: Text) -> Table:
    """What everybody sees alike."""
    hero = state.players[state.active].hero
    return Table(
        "dungeoneer",
        None,
        text("phase-line", round=state.round, phase=text(f"phase-{state.phase}"), hero=hero),
        boards=board.boards(state, content, text),
        mats=open_mats(state, content, text),
        scene=the_scene(state, content, text),
    )


def the_scene(state: State, content: Content, text: Text) -> Scene | None:
    if not state.battles:
        return None
    hero = state.players[state.battles[-1].victim]
    of = (state.battles, hero.hero, hero.card, hero.life)
    return text.shared("scene", lambda: face_to_face(state, content, text), of)


def face_to_face(state: State, content: Content, text: Text) -> Scene:
    cards = attackers(state, len(state.battles) - 1, content, text)
    return scene(state, content, cards, text)


def open_mats(state: State, content: Content, text: Text) -> list[Mat]:
    decks = [len(cards) for cards in (state.locations, state.quests, state.deck, state.peril_deck)]
    piles = (*decks, state.drawn, state.discard, state.peril_discard, state.shared, state.playing)
    of = (*piles, state.waiting, state.nakari, state.wrath, state.split)
    open_ = text.shared("middle", lambda: middle(state, content, text), of)
    fights = (state.battles, state.coming)
    return [open_, *text.shared("battles", lambda: battles(state, content, text), fights)]


def middle(state: State, content: Content, text: Text) -> Mat:
    piles = [
        Zone("locations", text("location-deck"), count=len(state.locations), layout="pile"),
        Zone("quest-deck", text("quest-deck"), count=len(state.quests), layout="pile"),
    ]
    if state.drawn:
        piles[0].cards = [location_card(content, state.drawn, "drawn", text)]
    split = state.split
    piles += [
        pile("glory-deck" if split else "adventure-deck", len(state.deck), text),
        discards("glory-discard" if split else "discard-pile", state.discard, content, text),
    ]
    if split:
        piles += [
            pile("peril-deck", len(state.peril_deck), text),
            discards("peril-discard", state.peril_discard, content, text),
        ]
    shared = [quest_card(content, q, text) for q in state.shared]
    if state.nakari is not None and state.nakari.quest:
        shared.append(quest_card(content, Open(state.nakari.quest), text))
    zones = [Zone("shared", text("shared-quests"), shared), *piles]
    if state.playing or state.waiting:
        now = [adventure_card(content, c, c, text) for c in [*state.playing, *state.waiting]]
        zones.append(Zone("playing", text("playing"), now))
    tracks = []
    if state.wrath >= 0:
        event = next(iter(content.events.values()))
        zones.insert(
            0,
            Zone(
                "event",
                text("event"),
                [
                    Card(
                        event.id,
                        text.name(event.id),
                        "event",
                        event.icon,
                        lines=[text("event-line")],
                    )
                ],
            ),
        )
        tracks.append(Track("wrath", text("wrath"), state.wrath, event.tokens, event.icon))
    return Mat("middle", text("decks"), tracks=tracks, zones=zones)


def pile(name: str, count: int, text: Text) -> Zone:
    return Zone(name, text(name), count=count, layout="pile")


def discards(name: str, cards: list[str], content: Content, text: Text) -> Zone:
    return text.shared(name, lambda: discarded(name, cards, content, text), cards)


def discarded(name: str, cards: list[str], content: Content, text: Text) -> Zone:
    faces = [adventure_card(content, card, f"discard:{card}", text) for card in cards]
    return Zone(name, text(name), faces, layout="pile")


def battles(state: State, content: Content, text: Text) -> list[Mat]:
    return [
        Mat(
            f"battle:{n}",
            text("battle"),
            kind="battle",
            zones=[Zone(f"attackers:{n}", text.name(b.hero), attackers(state, n, content, text))],
        )
        for n, b in enumerate([*state.battles, *state.coming])
    ]


def attackers(state: State, n: int, content: Content, text: Text) -> list[Card]:
    """Those of the n-th battle, begun or still to come."""
    battle = [*state.battles, *state.coming][n]
    return text.shared(("attackers", n), lambda: attacking(battle, content, text))


def attacking(b: Battle, content: Content, text: Text) -> list[Card]:
    found = []
    for attack in b.attacks:
        if attack.card in content.adventure:
            card = copy(adventure_card(content, attack.card, f"attacker:{attack.card}", text))
        elif attack.card in content.quests:
            card = copy(quest_card(content, Open(attack.card), text))
            card.id = f"attacker:{attack.card}"
            card.name = text.name(attack.known_as)
        else:
            card = Card(f"attacker:{attack.card}", text.name(attack.card), "hero")
        card.tags = [*card.tags, text.name(attack.form)]
        if attack.total:
            card.figures = [
                *card.figures,
                Figure("dice-six-faces-six", str(attack.total), text("attack-total")),
            ]
        found.append(card)
    return found
