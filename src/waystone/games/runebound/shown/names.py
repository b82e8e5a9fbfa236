"""What everything is called."""

from waystone.kernel.content import definitions

from ..box.definitions import Content, EnemyDef, EventDef
from ..box.geography import ALL, WORDS, bearing, steps
from ..box.tokens import Face, notation

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


def bent(content: Content) -> list[str]:
    """Heroes, enemies, villains."""
    enemies = [one.id for one in content.adventures.values() if isinstance(one, EnemyDef)]
    villains = [scenario.villain_id for scenario in content.scenarios.values()]
    return [*content.heroes, *content.foes, *enemies, *villains]


def face_name(face: Face) -> dict[str, str]:
    value = f" ×{face.value}" if face.value > 1 else ""
    return {
        language: f"{words[face.symbol]}{value}{' ★' if face.gold else ''}"
        for language, words in SYMBOLS.items()
    }


def space_names(content: Content, known: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """A space is called by its site, else by its region or its terrain, and, where others have
    that name too, by where it lies from the nearest site that tells it from them."""
    atlas = content.atlas
    sites = [space for n, space in enumerate(atlas.ids) if atlas.site_id[n]]
    found: dict[str, dict[str, str]] = {}
    for n, space in enumerate(atlas.ids):
        if atlas.site_id[n]:
            found[space] = known[atlas.site_id[n]]
    for n, space in enumerate(atlas.ids):
        if space in found:
            continue
        region = next((r for r in content.regions.values() if space in r.spaces), None)
        name = region.name if region else known[WORDS[atlas.terrain[n] & ALL]]
        if region and len(region.spaces) == 1:
            found[space] = region.name
            continue
        near = sorted(sites, key=lambda site: (steps(site, space), site))
        called = (_lies(name, space, site, found[site]) for site in near)
        found[space] = next(one for one in called if one not in found.values())
    return found


WINDS = {
    "en": ("north", "north-east", "east", "south-east",
           "south", "south-west", "west", "north-west"),
    "ru": ("к северу", "к северо-востоку", "к востоку", "к юго-востоку",
           "к югу", "к юго-западу", "к западу", "к северо-западу"),
}  # fmt: skip


def _lies(name: dict[str, str], space: str, site: str, called: dict[str, str]) -> dict[str, str]:
    """`plains (Tamalir, 2 north)`."""
    wind, far = bearing(site, space), steps(site, space)
    return {
        lang: f"{word} ({called[lang]}, {far} {WINDS[lang][wind]})" for lang, word in name.items()
    }
