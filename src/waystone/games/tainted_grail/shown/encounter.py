"""The encounter on the table: the enemy's card with its rows, its tracks, its followers."""

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

from msgspec.structs import replace

from waystone.kernel.codec import encode
from waystone.kernel.play import Play
from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Mat, Scene, Section, Side, Track, Zone

from ..box.definitions import CombatDef, Content, DiplomacyDef, EncounterDef
from ..box.effects import Effect
from ..box.encounter import Cubes
from ..box.printed import deck_of
from ..rules.encounter.attack import reaction
from ..table.party import companions_at_hand
from ..table.state import Encounter, State
from .keys import laid_card, opening_keys, tidy
from .scene import enemy_side, hero_side, scene

JOIN = " · "
"""Between the clauses of a line."""

# ---- the encounter


def faced(state: State, encounter: Encounter, content: Content, text: Text) -> tuple[Mat, Scene]:
    """The mat of an encounter, and the scene that is played out on it."""
    here = companions_at_hand(Play(state, content))
    heroes = [(one.id, one.health, one.terror) for one in state.heroes]
    there = [member.seat for member in encounter.members if not member.left]
    e = encounter
    of = (
        (e.id, e.pool, e.time, e.affinity, e.tokens, e.markers, e.sequence, len(e.deck), e.spawn),
        (e.weather, e.weather_tokens, e.companions_used, here, heroes, there),
    )

    def both() -> tuple[Mat, Scene]:
        enemy = content.encounters[encounter.id]
        foe = the_foe(encounter, enemy, text)
        row = [
            laid_card(state, encounter, n, content, text) for n in range(len(encounter.sequence))
        ]
        mat = whole_encounter(encounter, foe, row, here, content, text)
        party = [hero_side(state.heroes[seat], content, text) for seat in there]
        return mat, scene(enemy, foe.side, party, row)

    return text.shared("encounter", both, of)


class Foe(NamedTuple):
    """The enemy: its tracks, its card, its side of the scene."""

    tracks: list[Track]
    zone: Zone
    side: Side


def the_foe(e: Encounter, enemy: EncounterDef, text: Text) -> Foe:
    of = (enemy.id, e.pool, e.time, e.affinity, e.tokens, e.markers)
    return text.shared("foe", lambda: _the_foe(e, enemy, text), of)


def _the_foe(e: Encounter, enemy: EncounterDef, text: Text) -> Foe:
    tracks, card = encounter_tracks(e, enemy, text), encounter_card(e, enemy, text)
    zone = Zone("foe", text("table-encounter"), [card])
    return Foe(tracks, zone, enemy_side(enemy, tracks, zone.cards, text))


def whole_encounter(
    encounter: Encounter,
    foe: Foe,
    row: list[Card],
    at_hand: list[str],
    content: Content,
    text: Text,
) -> Mat:
    enemy = content.encounters[encounter.id]
    mat = copy(text.once(("mat", enemy.id), lambda: bare_mat(enemy, text)))
    mat.tracks = foe.tracks
    mat.zones = [foe.zone, Zone("sequence", text("table-sequence"), row, layout="sequence")]
    if enemy.deck or encounter.deck:
        count = len(encounter.deck)
        mat.zones.append(Zone("enemy-deck", text("table-enemy-deck"), count=count, layout="pile"))
    if encounter.spawn:
        mat.zones.append(Zone("spawn", text("table-spawn"), spawn_cards(encounter, content, text)))
    if encounter.weather:
        mat.zones.append(
            Zone("weather", text("table-weather"), [weather(encounter, content, text)])
        )
    for companion in (content.companions[name] for name in at_hand):
        if not companion.help:
            continue
        tags = ["used"] if companion.id in encounter.companions_used else []
        does = {"do": Cubes(companion.cubes), "pay": companion.pay}
        line = tidy(text(f"companion-{companion.help}", **does))
        card = Card(
            f"companion:{companion.id}",
            text.name(companion.id),
            "companion",
            companion.icon,
            lines=[line],
            tags=tags,
        )
        zone = f"companion-{companion.id}"
        mat.zones.append(Zone(zone, text("table-companion"), [text.face(card)]))
    return mat


def bare_mat(enemy: EncounterDef, text: Text) -> Mat:
    tags = [text(f"colour-{enemy.colour}"), text(deck_of(enemy))]
    return Mat("encounter", text.name(enemy.id), kind="encounter", icon=enemy.icon, tags=tags)


def encounter_tracks(encounter: Encounter, enemy: EncounterDef, text: Text) -> list[Track]:
    if isinstance(enemy, CombatDef):
        tracks = [Track("pool", text("pool"), encounter.pool, enemy.toughness, "cubes")]
    else:
        tracks = [
            Track("time", text("time"), encounter.time, 10, "hourglass"),
            Track(
                "affinity",
                text("affinity"),
                encounter.affinity,
                len(enemy.track) - 1,
                "hearts",
                [text(f"step-{colour}") for colour in enemy.track],
            ),
        ]
    if encounter.tokens:
        tracks.append(Track("tokens", text("tokens"), encounter.tokens, icon="sands-of-time"))
    if encounter.markers:
        tracks.append(Track("markers", text("markers"), encounter.markers, icon="plain-circle"))
    return tracks


def encounter_card(encounter: Encounter, enemy: EncounterDef, text: Text) -> Card:
    """The row that the pool points to, or the reaction and the colour of the step, is marked."""
    card = copy(printed_foe(enemy, encounter.markers, text))
    if isinstance(enemy, CombatDef):
        marked = [f"row:{row_of(enemy, encounter.pool)}"]
    else:
        marked = ["reaction", f"outcome:{enemy.track[encounter.affinity]}"]
    card.sections = [
        replace(part, tags=[part.tags[0], "now", *part.tags[1:]]) if part.id in marked else part
        for part in card.sections
    ]
    return card


def printed_foe(enemy: EncounterDef, markers: int, text: Text) -> Card:
    """TG-VEN-10: what it does may depend on the markers on it."""
    return text.once(("foe", enemy.id, markers), lambda: _printed_foe(enemy, markers, text))


def _printed_foe(enemy: EncounterDef, markers: int, text: Text) -> Card:
    card = Card(
        "foe",
        text.name(enemy.id),
        "encounter",
        enemy.icon,
        figures=[Figure("skull-crossed-bones", str(enemy.difficulty), text("difficulty"))],
        lines=[tidy(text.sentence(trait)) for trait in enemy.traits],
        flavour=enemy.flavour.get(text.language, ""),
        tags=[
            text(f"colour-{enemy.colour}"),
            text(deck_of(enemy)),
            *(["guardian"] if enemy.guardian else []),
        ],
    )
    if isinstance(enemy, CombatDef):
        card.figures.append(Figure("cracked-shield", str(enemy.toughness), text("toughness")))
        card.sections = combat_sections(enemy, text)
    else:
        card.sections = diplomacy_sections(enemy, markers, text)
    card.sections += opening_keys(enemy.right, deck_of(enemy), text)
    return text.face(card)


def clauses(effects: Sequence[Effect], text: Text) -> list[str]:
    return text.once(
        ("clauses", encode(effects)),
        lambda: [tidy(text.sentence(effect)) for effect in effects] or [text("nothing")],
    )


def cubes_of_row(least: int, most: int, text: Text) -> str:
    return text("row-to", least=least, most=most) if least < most else text("row-at", most=most)


def row_of(enemy: CombatDef, pool: int) -> int:
    """The row that so many cubes point to."""
    last = len(enemy.rows) - 1
    return next((n for n, row in enumerate(enemy.rows) if pool <= row.to), last)


def combat_sections(enemy: CombatDef, text: Text) -> list[Section]:
    sections = []
    least = 0
    for n, row in enumerate(enemy.rows):
        title = cubes_of_row(least, row.to, text)
        sections.append(Section(f"row:{n}", title, clauses(row.do, text), tags=["row"]))
        least = row.to + 1
    sections.append(Section("tactics", text("tactics"), clauses(enemy.tactics, text)))
    sections.append(Section("loot", text("loot"), clauses(enemy.loot, text)))
    return sections


def diplomacy_sections(enemy: DiplomacyDef, markers: int, text: Text) -> list[Section]:
    sections = [
        Section(f"bonus:{name}", text("bonus-of", attribute=name), clauses(do, text), tags=["encb"])
        for name, do in enemy.bonus.items()
    ]
    doing = clauses(reaction(enemy, markers), text)
    sections.append(Section("reaction", text("reaction"), doing, tags=["row"]))
    for colour, outcome in enemy.outcomes.items():
        sections.append(
            Section(
                f"outcome:{colour}",
                text(f"outcome-{colour}"),
                clauses(outcome.do, text),
                tags=[colour, *(["guardian"] * outcome.guardian)],
            )
        )
    return sections


def spawn_cards(encounter: Encounter, content: Content, text: Text) -> list[Card]:
    cards = []
    for spawn in encounter.spawn:
        definition = content.spawn[spawn.id]
        rows = []
        least = 0
        for row in definition.rows:
            lines = [tidy(text.sentence(mod)) for mod in row.do]
            tags = ["now"] if least <= spawn.cubes <= row.to else []
            rows.append(Section("", cubes_of_row(least, row.to, text), lines, tags=tags))
            least = row.to + 1
        cards.append(
            Card(
                f"spawn:{spawn.id}",
                text.name(spawn.id),
                "spawn",
                definition.icon,
                figures=[
                    Figure("cubes", str(spawn.cubes), text("pool")),
                    Figure("cracked-shield", str(definition.toughness), text("toughness")),
                ],
                sections=[
                    *rows,
                    Section("", text("loot"), clauses(definition.loot, text)),
                ],
                flavour=definition.flavour.get(text.language, ""),
            )
        )
    return [text.face(card) for card in cards]


def weather(encounter: Encounter, content: Content, text: Text) -> Card:
    definition = content.weather[encounter.weather]
    sections = []
    for title, rules in (
        ("weather-characters", definition.characters),
        ("weather-enemies", definition.enemies),
    ):
        if rules:
            does = [tidy(text.sentence(rule)) for rule in rules]
            sections.append(Section(title=text(title), lines=does))
    return text.face(
        Card(
            "weather",
            text.name(definition.id),
            "weather",
            definition.icon,
            figures=[Figure("sands-of-time", str(encounter.weather_tokens), text("tokens"))],
            lines=[tidy(text.sentence(trait)) for trait in definition.traits],
            sections=sections,
            flavour=definition.flavour.get(text.language, ""),
        )
    )
