"""The encounter on the table: the enemy's card with its rows, its tracks, its followers."""

from collections.abc import Sequence

from waystone.kernel.play import Play
from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Mat, Section, Side, Track, Zone

from ..box.definitions import CombatDef, Content, DiplomacyDef, EncounterDef
from ..box.effects import Effect
from ..box.encounter import Cubes
from ..box.printed import deck_of
from ..rules.encounter.attack import reaction
from ..table.party import companions_at_hand
from ..table.state import Encounter, State
from .keys import laid_card, opening_keys, tidy
from .scene import enemy_side

JOIN = " · "
"""Between the clauses of a line."""

# ---- the encounter


def encounter_mat(
    state: State, encounter: Encounter, content: Content, text: Text
) -> tuple[Mat, Side]:
    """The mat of an encounter, and the enemy as a scene shows it."""
    here = companions_at_hand(Play(state, content))
    party = [hero.id for hero in state.heroes]
    e = encounter
    of = (
        *(e.id, e.pool, e.time, e.affinity, e.tokens, e.markers, e.sequence, len(e.deck), e.spawn),
        *(e.weather, e.weather_tokens, e.companions_used, here, party),
    )

    def both() -> tuple[Mat, Side]:
        mat = whole_encounter(state, encounter, here, content, text)
        return mat, enemy_side(content.encounters[encounter.id], mat, text)

    return text.shared("encounter", both, of)


def whole_encounter(
    state: State, encounter: Encounter, at_hand: list[str], content: Content, text: Text
) -> Mat:
    enemy = content.encounters[encounter.id]
    mat = Mat(
        "encounter",
        text.name(enemy.id),
        kind="encounter",
        icon=enemy.icon,
        tracks=encounter_tracks(encounter, enemy, text),
        tags=[text(f"colour-{enemy.colour}"), text(deck_of(enemy))],
    )
    shown = (enemy.id, encounter.pool, encounter.affinity, encounter.markers)
    foe = text.once(("foe", *shown), lambda: encounter_card(encounter, enemy, text))
    mat.zones.append(Zone("foe", text("table-encounter"), [foe]))
    laid = [laid_card(state, encounter, n, content, text) for n in range(len(encounter.sequence))]
    mat.zones.append(Zone("sequence", text("table-sequence"), laid, layout="sequence"))
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
        card.sections = combat_sections(encounter, enemy, text)
    else:
        card.sections = diplomacy_sections(encounter, enemy, text)
    card.sections += opening_keys(enemy.right, deck_of(enemy), text)
    return text.face(card)


def clauses(effects: Sequence[Effect], text: Text) -> list[str]:
    return [tidy(text.sentence(effect)) for effect in effects] or [text("nothing")]


def cubes_of_row(least: int, most: int, text: Text) -> str:
    return text("row-to", least=least, most=most) if least < most else text("row-at", most=most)


def combat_sections(encounter: Encounter, enemy: CombatDef, text: Text) -> list[Section]:
    """The row that the pool points to is marked."""
    sections = []
    least = 0
    for n, row in enumerate(enemy.rows):
        now = least <= encounter.pool <= row.to or (
            n == len(enemy.rows) - 1 and encounter.pool > row.to
        )
        sections.append(
            Section(
                f"row:{n}",
                cubes_of_row(least, row.to, text),
                clauses(row.do, text),
                tags=["row", "now"] if now else ["row"],
            )
        )
        least = row.to + 1
    sections.append(Section("tactics", text("tactics"), clauses(enemy.tactics, text)))
    sections.append(Section("loot", text("loot"), clauses(enemy.loot, text)))
    return sections


def diplomacy_sections(encounter: Encounter, enemy: DiplomacyDef, text: Text) -> list[Section]:
    sections = [
        Section(f"bonus:{name}", text("bonus-of", attribute=name), clauses(do, text), tags=["encb"])
        for name, do in enemy.bonus.items()
    ]
    doing = clauses(reaction(enemy, encounter.markers), text)
    sections.append(Section("reaction", text("reaction"), doing, tags=["row", "now"]))
    for colour, outcome in enemy.outcomes.items():
        now = enemy.track[encounter.affinity] == colour
        sections.append(
            Section(
                f"outcome:{colour}",
                text(f"outcome-{colour}"),
                clauses(outcome.do, text),
                tags=[colour, *(["now"] if now else []), *(["guardian"] * outcome.guardian)],
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
