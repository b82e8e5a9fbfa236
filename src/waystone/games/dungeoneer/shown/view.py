"""What a seat sees."""

from msgspec.structs import replace

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Hud, Mat, Scene, Table, Track, Zone

from ..box.definitions import Content, EventDef
from ..table.state import Attack, Battle, Open, State
from . import board, mats
from .faces import adventure_card, location_card, quest_card
from .hud import huds
from .scene import scene


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    table, players, huds = text.shared("table", lambda: for_all(state, content, text))
    if seat is None:
        return replace(table, hud=huds[-1])
    mats = table.mats[:]
    mats[seat] = players[seat][1]
    return replace(table, seat=seat, mats=mats, hud=huds[seat])


def for_all(
    state: State, content: Content, text: Text
) -> tuple[Table, list[tuple[Mat, Mat]], list[Hud]]:
    """The table as everybody sees it, the mats of the players from both sides, the HUDs."""
    players = mats.players(state, content, text)
    fights, scene = fighting(state, content, text)
    table = replace(
        bare(state, text),
        boards=board.boards(state, content, text),
        mats=[*[open_ for open_, _ in players], the_middle(state, content, text), *fights],
        scene=scene,
    )
    return table, players, huds(state, content, text)


def bare(state: State, text: Text) -> Table:
    """A table with nothing on it, and whose turn it is."""
    turn = (state.round, state.phase, state.players[state.active].hero)
    line = ("phase-line", *turn)
    return text.once(line, lambda: Table("dungeoneer", None, phase_line(*turn, text)))


def phase_line(round: int, phase: str, hero: str, text: Text) -> str:
    return text("phase-line", round=round, phase=text(f"phase-{phase}"), hero=hero)


def fighting(state: State, content: Content, text: Text) -> tuple[list[Mat], Scene | None]:
    """The battles that have begun and those to come, and the one at hand face to face."""
    fights = [*state.battles, *state.coming]
    if not fights:
        return [], None
    hero = state.players[fights[len(state.battles) - 1].victim]
    of = (len(state.battles), [told(b) for b in fights], hero.hero, hero.card, hero.life)
    return text.shared("fights", lambda: fought(state, content, text), of)


def told(b: Battle) -> tuple[object, ...]:
    """All that is shown of a battle: who is attacked by whom, the forms and the rolls."""
    attacks = [(a.kind, a.card, a.form, a.total, a.counter) for a in b.attacks]
    return b.owner, b.victim, b.hero, attacks


def fought(state: State, content: Content, text: Text) -> tuple[list[Mat], Scene | None]:
    fights = [*state.battles, *state.coming]
    cards = [attackers(b, content, text) for b in fights]
    shown = [battle(n, b, cards[n], text) for n, b in enumerate(fights)]
    at_hand = len(state.battles) - 1
    return shown, scene(state, content, cards[at_hand], text) if state.battles else None


def the_middle(state: State, content: Content, text: Text) -> Mat:
    decks = (len(state.locations), len(state.quests), len(state.deck), len(state.peril_deck))
    piles = (*decks, state.drawn, state.discard, state.peril_discard, state.shared, state.playing)
    of = (*piles, state.waiting, state.nakari, state.wrath, state.split)
    return text.shared("middle", lambda: middle(state, content, text), of)


def middle(state: State, content: Content, text: Text) -> Mat:
    locations = pile("locations", "location-deck", len(state.locations), text)
    if state.drawn:
        drawn = [location_card(content, state.drawn, "drawn", text)]
        locations = replace(locations, cards=drawn)
    piles = [locations, pile("quest-deck", "quest-deck", len(state.quests), text)]
    split = state.split
    piles += [
        deck("glory-deck" if split else "adventure-deck", len(state.deck), text),
        discards("glory-discard" if split else "discard-pile", state.discard, content, text),
    ]
    if split:
        piles += [
            deck("peril-deck", len(state.peril_deck), text),
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
        zones.insert(0, text.once(("event", content), lambda: the_event(event, text)))
        tracks.append(Track("wrath", text("wrath"), state.wrath, event.tokens, event.icon))
    return Mat("middle", text("decks"), tracks=tracks, zones=zones)


def the_event(event: EventDef, text: Text) -> Zone:
    lines = [text("event-line")]
    card = Card(event.id, text.name(event.id), "event", event.icon, lines=lines)
    return Zone("event", text("event"), [card])


def deck(name: str, count: int, text: Text) -> Zone:
    return pile(name, name, count, text)


def pile(id: str, name: str, count: int, text: Text) -> Zone:
    """Face down, counted."""
    return text.once(("pile", id, count), lambda: Zone(id, text(name), count=count, layout="pile"))


def discards(name: str, cards: list[str], content: Content, text: Text) -> Zone:
    return text.shared(name, lambda: discarded(name, cards, content, text), cards)


def discarded(name: str, cards: list[str], content: Content, text: Text) -> Zone:
    faces = [adventure_card(content, card, f"discard:{card}", text) for card in cards]
    return Zone(name, text(name), faces, layout="pile")


def battle(n: int, b: Battle, cards: list[Card], text: Text) -> Mat:
    zones = [Zone(f"attackers:{n}", text.name(b.hero), cards)]
    return Mat(f"battle:{n}", text("battle"), kind="battle", zones=zones)


def attackers(b: Battle, content: Content, text: Text) -> list[Card]:
    return [attacker(attack, content, text) for attack in b.attacks]


def attacker(attack: Attack, content: Content, text: Text) -> Card:
    """In its form, with what it has rolled."""
    id, form = attack.card, attack.form
    key = ("attacker", content, id, attack.known_as, form)
    face = text.once(key, lambda: in_form(attack, content, text))
    if not attack.total:
        return face
    rolled = Figure("dice-six-faces-six", str(attack.total), text("attack-total"))
    return replace(face, figures=[*face.figures, rolled])


def in_form(attack: Attack, content: Content, text: Text) -> Card:
    place = f"attacker:{attack.card}"
    if attack.card in content.adventure:
        card = adventure_card(content, attack.card, place, text)
    elif attack.card in content.quests:
        quest = quest_card(content, Open(attack.card), text)
        card = replace(quest, id=place, name=text.name(attack.known_as))
    else:
        card = Card(place, text.name(attack.card), "hero")
    return replace(card, tags=[*card.tags, text.name(attack.form)])
