"""What a seat cannot see (RB-HID), dealt anew; and what everything is called."""

from waystone.kernel.content import definitions
from waystone.kernel.rng import Streams

from .definitions import DECKS, EventDef, Face
from .geography import ALL, WORDS
from .pool import notation
from .state import Content, State

SYMBOLS = {
    "en": {
        "phy": "physical",
        "mag": "magic",
        "sku": "skull",
        "shd": "shield",
        "agi": "agility",
        "dbl": "double",
        "sur": "surge",
        "dsh": "dash",
    },
    "ru": {
        "phy": "топор",
        "mag": "магия",
        "sku": "череп",
        "shd": "щит",
        "agi": "ловкость",
        "dbl": "удвоение",
        "sur": "удар",
        "dsh": "прочерк",
    },
}


def redeal(state: State, content: Content, seat: int, streams: Streams) -> None:
    """RB-HID-01..03, RB-AMB-48: hands and trophies of others and the order of every deck."""
    others = [hero for hero in state.heroes if hero.seat != seat]
    pool = sorted([*state.decks["skill"], *(card for hero in others for card in hero.hand)])
    streams.shuffle("redeal", pool)
    for hero in others:
        hero.hand[:] = [pool.pop() for _ in hero.hand]
    state.decks["skill"][:] = pool
    for deck in DECKS:
        unseen = [
            (hero, n)
            for hero in others
            for n, card in enumerate(hero.trophies)
            if content.adventures[card].deck == deck
        ]
        pool = sorted([*state.decks[deck], *(hero.trophies[n] for hero, n in unseen)])
        streams.shuffle("redeal", pool)
        for hero, n in unseen:
            hero.trophies[n] = pool.pop()
        state.decks[deck][:] = pool
    for name in ("asset", "story"):
        state.decks[name].sort()
        streams.shuffle("redeal", state.decks[name])


def names(content: Content) -> dict[str, dict[str, str]]:
    """The name of every thing by the id that messages use."""
    found = {definition.id: definition.name for _, definition in definitions(content)}
    for scenario in content.scenarios.values():
        found[scenario.villain_id] = scenario.villain
        found[f"held-{scenario.id}"] = scenario.held_name
    for adventure in content.adventures.values():
        if isinstance(adventure, EventDef):
            found[f"{adventure.id}-1"] = adventure.first.say
            found[f"{adventure.id}-2"] = adventure.second.say
    for token in content.tokens.values():
        for face in token.faces:
            found[notation(face)] = face_name(face)
    found.update(space_names(content, found))
    return found


def face_name(face: Face) -> dict[str, str]:
    value = f" ×{face.value}" if face.value > 1 else ""
    return {
        language: f"{words[face.symbol]}{value}{' ★' if face.gold else ''}"
        for language, words in SYMBOLS.items()
    }


def space_names(content: Content, known: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """A space is called by its site, else by its region or its terrain, and by its letters."""
    atlas = content.atlas
    found = {}
    for n, space in enumerate(atlas.ids):
        if atlas.site_id[n]:
            found[space] = known[atlas.site_id[n]]
            continue
        region = next((r for r in content.regions.values() if space in r.spaces), None)
        name = region.name if region else known[WORDS[atlas.terrain[n] & ALL]]
        found[space] = {lang: f"{word} {space}" for lang, word in name.items()}
    return found
