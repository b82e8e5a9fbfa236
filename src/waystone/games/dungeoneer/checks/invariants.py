"""Every broken invariant, one sentence each. It also reads damaged saves, so it trusts no id."""

from collections import Counter

from ..box.definitions import Content
from ..table.state import Player, State


def check(state: State, content: Content) -> list[str]:
    found = []
    unknown = _unknown(state, content)
    if unknown:
        return unknown
    found += _conserved(state, content)
    for p in state.players:
        found += _player(state, content, p)
    if state.wrath > 5 or state.wrath < -1:
        found.append(f"the Wrath card has {state.wrath} tokens")
    spots = Counter((place.x, place.y) for place in state.board.places.values())
    found += [f"{n} locations lie at {spot}" for spot, n in spots.items() if n > 1]
    return found


def all_cards(state: State) -> list[str]:
    """Every adventure card, wherever it lies."""
    found = [*state.deck, *state.discard, *state.peril_deck, *state.peril_discard]
    found += [*state.playing, *state.waiting, *state.aside, *state.gone]
    found += [trap.card for trap in state.traps]
    pieces = [
        attack.piece
        for b in [*state.battles, *state.coming]
        for attack in b.attacks
        if attack.piece is not None
    ]
    for p in state.players:
        found += p.hand
        pieces += [*p.inventory, *p.lair, *p.banes]
    for piece in pieces:
        found.append(piece.card)
        found += piece.under
    if state.nakari is not None:
        found.append(state.nakari.card)
    return found


def all_quests(state: State) -> list[str]:
    found = [*state.quests, *(q.quest for q in [*state.shared, *state.dropped])]
    for p in state.players:
        found += [*(q.quest for q in p.quests), *p.done]
    if state.nakari is not None and state.nakari.quest:
        found.append(state.nakari.quest)
    return found


def all_places(state: State) -> list[str]:
    found = [*state.locations, *state.board.places]
    for p in state.players:
        found += p.unlaid
    if state.drawn and state.drawn not in state.board.places:
        found.append(state.drawn)
    return found


def _unknown(state: State, content: Content) -> list[str]:
    found = []
    put_away = {*state.aside, *state.gone}
    known = {*content.adventure, *content.quests, *content.locations}
    for name in sorted({*all_cards(state), *all_quests(state), *all_places(state)} - known):
        found.append(f"there is no card '{name}'")
    for name in sorted(put_away - known):
        found.append(f"there is no card '{name}'")
    for p in state.players:
        if p.hero and (p.hero not in content.heroes or p.card not in content.heroes):
            found.append(f"there is no hero '{p.hero}'")
        if p.at and p.at not in content.locations:
            found.append(f"there is no location '{p.at}'")
        if p.at and p.at not in state.board.places:
            found.append(f"{p.hero} stands off the map")
    found += [
        f"there is no location '{name}' on the map"
        for name in [*(t.at for t in state.traps), *(q.at for q in state.dropped)]
        if name not in state.board.places
    ]
    if not 0 <= state.active < len(state.players) or not 0 <= state.first < len(state.players):
        found.append("the active player is not at the table")
    for b in [*state.battles, *state.coming]:
        seats = [b.owner, b.victim, *(a.seat for a in b.attacks), *(a.victim for a in b.attacks)]
        if any(not -1 <= seat < len(state.players) for seat in seats):
            found.append("a battle names a player who is not at the table")
    return found


def _conserved(state: State, content: Content) -> list[str]:
    """Cards are neither lost nor doubled."""
    boxes = state.stages
    cards = [name for name in all_cards(state) if name in content.adventure]
    quests = [*all_quests(state), *state.aside, *state.gone]
    places = [*all_places(state), *state.gone]
    wanted = {
        "card": (cards, [k for k, c in content.adventure.items() if c.box in boxes]),
        "quest": (
            [q for q in quests if q in content.quests],
            [q.id for q in content.quests.values() if q.box in boxes],
        ),
        "location": (
            [p for p in places if p in content.locations],
            [p.id for p in content.locations.values() if p.box in boxes],
        ),
    }
    found = []
    for what, (have, want) in wanted.items():
        counted = Counter(have)
        found += [f"the {what} '{n}' is missing" for n in want if not counted[n]]
        found += [f"the {what} '{n}' is there {k} times" for n, k in counted.items() if k > 1]
        extra = set(counted) - set(want)
        found += [f"the {what} '{n}' does not belong to this game" for n in sorted(extra)]
    return found


def _player(state: State, content: Content, p: Player) -> list[str]:
    if not p.hero:
        return []
    found = []
    name = p.hero
    most = content.heroes[p.card].life
    if p.alive and not 0 <= p.life <= most:
        found.append(f"{name} has {p.life} life")
    if not 1 <= p.level <= 10:
        found.append(f"{name} is of level {p.level}")
    for what, amount in (("Glory", p.glory), ("Peril", p.peril), ("AP", p.ap), ("AP", p.loose)):
        if amount < 0:
            found.append(f"{name} has {amount} {what}")
    if len(p.lair) > 4:
        found.append(f"{name} keeps {len(p.lair)} monsters")
    for readied in p.lair:
        if content.adventure[readied.card].monster is None:
            found.append(f"{readied.card} is no monster and lies in a lair")
    kinds = Counter(
        kind
        for r in p.inventory
        if content.adventure[r.card].card == "treasure"
        for kind in content.adventure[r.card].kinds
    )
    found += [f"{name} has {n} treasures of kind {kind}" for kind, n in kinds.items() if n > 1]
    for artifact in p.artifacts:
        if artifact not in content.quests:
            found.append(f"there is no artifact '{artifact}'")
    if len(p.done) > 3 and not state.rules.combined and not state.rules.solo:
        found.append(f"{name} has completed {len(p.done)} quests and not won")
    return found
