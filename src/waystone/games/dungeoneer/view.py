"""What a seat sees, what it cannot see, and what things are called."""

from collections.abc import Mapping
from copy import copy

from msgspec.structs import replace

from waystone.kernel.rng import Streams
from waystone.kernel.text import Text
from waystone.kernel.view import (
    Board,
    Card,
    Cell,
    Edge,
    Figure,
    Mat,
    Piece,
    Table,
    Track,
    Zone,
)
from waystone.parts.cardmap import Place, on_side

from .combined import POINTS
from .content import FORMS, Content, exits_of
from .dungeon import legal_places
from .printed import (
    ICONS,
    adventure_card,
    hero_lines,
    location_card,
    location_lines,
    quest_face,
    sentence,
)
from .state import Battle, Open, Player, Readied, State
from .stats import most_life


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    hero = state.players[state.active].hero
    return Table(
        "dungeoneer",
        seat,
        text("phase-line", round=state.round, phase=text(f"phase-{state.phase}"), hero=hero),
        boards=text.shared("boards", lambda: [board(state, content, text)]),
        mats=[
            *(mat(state, content, p, p.seat == seat, text) for p in state.players),
            *text.shared("mats", lambda: open_mats(state, content, text)),
        ],
    )


def open_mats(state: State, content: Content, text: Text) -> list[Mat]:
    decks = [len(cards) for cards in (state.locations, state.quests, state.deck, state.peril_deck)]
    piles = (decks, state.drawn, state.discard, state.peril_discard, state.shared, state.playing)
    of = (*piles, state.waiting, state.nakari, state.wrath, state.split)
    open_ = text.shared("middle", lambda: middle(state, content, text), of)
    return [open_, *battles(state, content, text)]


# ---- the map


def board(state: State, content: Content, text: Text) -> Board:
    cells, edges = [], []
    for key, place in state.board.places.items():
        cell, sides = flagstone(content, key, place, text)
        cells.append(cell)
        edges += sides
    if state.drawn and state.drawn not in state.board.places:
        cells += free_cells(state, content)
    return Board("map", text("map"), "cards", cells, pieces(state, content, text), edges)


def flagstone(content: Content, key: str, place: Place, text: Text) -> tuple[Cell, list[Edge]]:
    """A location where it lies, with its four sides."""
    return text.once((content, key, place), lambda: _flagstone(content, key, place, text))


def _flagstone(content: Content, key: str, place: Place, text: Text) -> tuple[Cell, list[Edge]]:
    printed = content.locations[key]
    kind = "entrance" if printed.entrance else "gloomy" if printed.gloomy else printed.kind
    cell = Cell(
        key,
        place.x,
        place.y,
        printed.kind,
        text.name(key),
        "temple-gate" if printed.entrance else "dungeon-gate",
        [text(f"place-{kind}")],
        location_lines(printed, text),
        [
            Figure("laurels", str(printed.glory), text("glory")),
            Figure("death-skull", str(printed.peril), text("peril")),
        ],
    )
    edges = []
    for side in range(4):
        exit = on_side(exits_of(printed.exits), place, side)
        name = text(f"exit-{exit.kind}", stat=exit.stat, value=exit.value)
        edges.append(Edge(key, exit.kind, "", side, f"{key}/{side}", name))
    return cell, edges


def free_cells(state: State, content: Content) -> list[Cell]:
    """Where the location that has been drawn may go."""
    last = not state.locations and not any(p.unlaid for p in state.players)
    legal = legal_places(state, content, state.drawn, last)
    spots = dict.fromkeys((place.x, place.y) for place in legal)
    return [Cell(f"cell:{x},{y}", x, y, "free") for x, y in spots]


def pieces(state: State, content: Content, text: Text) -> list[Piece]:
    found = [
        Piece(
            f"hero:{p.hero}",
            p.at,
            text.name(p.hero),
            content.heroes[p.hero].icon,
            "hero",
            p.seat,
            figures=[Figure("heart-organ", str(p.life), text("life"))],
            tags=[text("fallen")] if p.fallen else [],
        )
        for p in state.players
        if p.alive and p.at
    ]
    for trap in state.traps:
        found.append(
            Piece(
                f"trap:{trap.card}",
                trap.at,
                text.name(trap.card),
                content.adventure[trap.card].icon,
                "trap",
                lines=[text("traps")],
            )
        )
    for dropped in state.dropped:
        found.append(
            Piece(
                f"token:{dropped.quest}",
                dropped.at,
                text.name(dropped.quest),
                content.quests[dropped.quest].icon,
                "token",
            )
        )
    goddess = state.nakari
    if goddess is not None and goddess.at:
        monster = content.adventure[goddess.card].monster
        life = monster.life - goddess.wounds if monster is not None else 0
        found.append(
            Piece(
                f"monster:{goddess.card}",
                goddess.at,
                text.name(goddess.card),
                content.adventure[goddess.card].icon,
                "monster",
                figures=[Figure("heart-organ", str(life), text("life"))],
            )
        )
    return found


# ---- the players


def mat(state: State, content: Content, p: Player, mine: bool, text: Text) -> Mat:
    """Hands are for their holders only (DG-GEN-17); everything else is public."""
    of = (p, p.seat == state.active, p.seat == state.first, state.rules)
    sides = text.shared(("mat", p.seat), lambda: both_sides(state, content, p, text), of)
    return sides[mine]


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


def readied(content: Content, r: Readied, text: Text) -> Card:
    face = adventure_card(content, r.card, r.card, text)
    if not r.under and not r.wounds:
        return face
    card = copy(face)
    if content.adventure[r.card].monster is not None:
        life = str(most_life(content, r) - r.wounds)
        card.figures = [*face.figures[:-1], Figure("heart-organ", life, text("life"))]
    card.under = [adventure_card(content, c, c, text) for c in r.under]
    return card


def artifact(content: Content, quest: str, text: Text) -> Card:
    def face() -> Card:
        printed = content.quests[quest]
        lines = [sentence(text, effect) for effect in printed.artifact]
        return Card(quest, text.name(quest), "artifact", printed.icon, lines=lines)

    return text.once((content, quest, "artifact"), face)


def quest_card(content: Content, q: Open, text: Text) -> Card:
    face = quest_face(content, q.quest, text)
    if not (q.carried or q.found or q.wounds):
        return face
    card = copy(face)
    card.tags = face.tags[:]
    if q.carried:
        card.tags.append(text("quest-carried"))
    if q.found:
        card.tags.append(text("quest-found"))
    monster = getattr(content.quests[q.quest].task, "monster", None)
    if monster is not None:
        card.figures = [Figure("heart-organ", str(monster.life - q.wounds), text("life"))]
    return card


# ---- the middle of the table


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
                        event.name[text.language],
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
    return Zone(
        name,
        text(name),
        [adventure_card(content, c, f"discard:{c}", text) for c in cards],
        layout="pile",
    )


def battles(state: State, content: Content, text: Text) -> list[Mat]:
    return [
        Mat(
            f"battle:{n}",
            text("battle"),
            kind="battle",
            zones=[Zone(f"attackers:{n}", text.name(b.hero), attackers(b, content, text))],
        )
        for n, b in enumerate([*state.battles, *state.coming])
    ]


def attackers(b: Battle, content: Content, text: Text) -> list[Card]:
    found = []
    for attack in b.attacks:
        if attack.card in content.adventure:
            card = copy(adventure_card(content, attack.card, f"attacker:{attack.card}", text))
        elif attack.card in content.quests:
            card = copy(quest_card(content, Open(attack.card), text))
            card.id = f"attacker:{attack.card}"
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


# ---- hidden information


def redeal(state: State, content: Content, seat: int, streams: Streams) -> None:
    """DG §5: hands of others, unlaid locations of others and the order of every deck. Sorted
    before they are shuffled, so that nothing of the real order is left."""
    hidden = [p for p in state.players if p.seat != seat]
    for glory in (True, False) if state.split else (None,):

        def of_sort(card: str, glory: bool | None = glory) -> bool:
            return glory is None or content.adventure[card].is_glory == glory

        deck = state.peril_deck if glory is False else state.deck
        pool = sorted([*deck, *(c for p in hidden for c in p.hand if of_sort(c))])
        streams.shuffle("redeal", pool)
        for p in hidden:
            p.hand[:] = [pool.pop() if of_sort(c) else c for c in p.hand]
        deck[:] = pool
    places = sorted(place for p in hidden for place in p.unlaid)
    streams.shuffle("redeal", places)
    for p in hidden:
        p.unlaid[:] = [places.pop() for _ in p.unlaid]
    for pile in (state.locations, state.quests):
        pile.sort()
        streams.shuffle("redeal", pile)


def names(content: Content) -> Mapping[str, Mapping[str, str]]:
    found: dict[str, Mapping[str, str]] = {}
    for kind in (
        content.words,
        content.adventure,
        content.heroes,
        content.locations,
        content.quests,
        content.events,
    ):
        for key, definition in kind.items():
            found[key] = definition.name
    return found
