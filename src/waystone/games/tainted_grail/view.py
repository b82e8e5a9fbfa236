"""What a seat sees, what it cannot see, and what things are called."""

from collections.abc import Mapping, Sequence
from copy import copy

from msgspec.structs import replace

from waystone.kernel.content import definitions
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Mat, Section, Table, Track, Zone

from .attack import reaction
from .conditions import ATTRIBUTES
from .definitions import CombatDef, Content, DiplomacyDef, EncounterDef
from .effects import Cubes, Effect
from .faces import deck_of
from .journal import choice_key
from .journal_parts import VerseDef
from .party import companions_at_hand
from .setup import unchosen
from .state import Encounter, Hero, Member, Spawn, State
from .view_cards import card_face, icon_of, laid_card, opening_keys, tidy
from .world_view import companion_card, condition_card, hero_zones, redeal_world, world_view


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    """Everything on the table is open, hands too (TG-AMB-27); decks are counted, not seen."""
    table = text.shared("table", lambda: open_table(state, content, text))
    return replace(table, seat=seat)


def open_table(state: State, content: Content, text: Text) -> Table:
    encounter, world = state.encounter, state.world
    if world is not None and len(state.heroes) == state.seats:
        table = world_view(state, content, world, text)
        if encounter is not None:
            table.phase = phase(state, text)
    else:
        table = Table("tainted-grail", None, phase(state, text))
        if encounter is None and len(state.heroes) < state.seats:
            table.mats.append(candidates(state, content, text))
    if encounter is not None:
        table.mats.insert(0, encounter_mat(state, encounter, content, text))
    table.mats += [hero_mat(state, one, content, text) for one in state.heroes]
    return table


def phase(state: State, text: Text) -> str:
    if state.encounter is not None:
        return text("phase-round", round=state.encounter.round)
    return text("phase-casting" if len(state.heroes) < state.seats else "phase-camp")


def candidates(state: State, content: Content, text: Text) -> Mat:
    cards = [character_card(c, f"character:{c}", content, text) for c in unchosen(state, content)]
    name = text("table-characters")
    return Mat("characters", name, zones=[Zone("characters", name, cards)])


def character_card(character: str, place: str, content: Content, text: Text) -> Card:
    return text.once((character, place), lambda: _character_card(character, place, content, text))


def _character_card(character: str, place: str, content: Content, text: Text) -> Card:
    definition = content.characters[character]
    attributes = [
        Figure(icon_of(name), str(definition.attributes.get(name, 0)), text.name(name))
        for name in ATTRIBUTES
    ]
    return Card(
        place,
        text.name(character),
        "character",
        definition.icon,
        figures=attributes,
        sections=[
            Section(title=text("ability"), lines=[tidy(text.sentence(definition.ability))]),
            Section(title=text("weakness"), lines=[tidy(text.sentence(definition.weakness))]),
        ],
        flavour=definition.story.get(text.language, ""),
    )


# ---- the encounter


def encounter_mat(state: State, encounter: Encounter, content: Content, text: Text) -> Mat:
    enemy = content.encounters[encounter.id]
    mat = Mat(
        "encounter",
        text.name(enemy.id),
        kind="encounter",
        icon=enemy.icon,
        tracks=encounter_tracks(encounter, enemy, text),
        tags=[text(f"colour-{enemy.colour}"), text(deck_of(enemy))],
    )
    mat.zones.append(Zone("foe", text("table-encounter"), [encounter_card(encounter, enemy, text)]))
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
    at_hand = companions_at_hand(Play(state, content))
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
        mat.zones.append(Zone(zone, text("table-companion"), [card]))
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
    return card


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
    return cards


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
    return Card(
        "weather",
        text.name(definition.id),
        "weather",
        definition.icon,
        figures=[Figure("sands-of-time", str(encounter.weather_tokens), text("tokens"))],
        lines=[tidy(text.sentence(trait)) for trait in definition.traits],
        sections=sections,
        flavour=definition.flavour.get(text.language, ""),
    )


# ---- characters


def hero_mat(state: State, one: Hero, content: Content, text: Text) -> Mat:
    character = content.characters[one.id]
    encounter = state.encounter
    member = None
    if encounter is not None:
        member = next((m for m in encounter.members if m.seat == one.seat), None)
    mat = Mat(
        f"mat:{one.seat}",
        text.name(one.id),
        one.seat,
        "hero",
        character.icon,
        figures=[
            Figure("meat", str(one.food), text("food")),
            Figure("two-coins", str(one.wealth), text("wealth")),
            Figure("magic-swirl", str(one.magic), text("magic")),
            Figure("star-swirl", str(one.xp), text("experience")),
        ],
        tracks=[
            Track("energy", text("energy"), one.energy, character.most_energy, "sprint"),
            Track("health", text("health"), one.health, character.most_health, "heart-organ"),
            Track("terror", text("terror"), one.terror, character.most_terror, "terror"),
        ],
        tags=hero_tags(one, member, encounter, content, text),
    )
    me = copy(character_card(one.id, f"hero:{one.id}", content, text))
    me.figures = [
        Figure(figure.icon, str(one.attributes[n]), figure.name)
        for n, figure in enumerate(me.figures)
    ]
    mat.zones.append(Zone(f"hero:{one.seat}", text("table-character"), [me]))
    if member is not None:
        mat.zones += member_zones(one, member, content, text)
    if one.items:
        items = [item_card(i.id, i.active, i.flipped, content, text) for i in one.items]
        mat.zones.append(Zone(f"items:{one.seat}", text("table-items"), items))
    if one.skills:
        skills = [skill_card(s, content, text) for s in one.skills]
        mat.zones.append(Zone(f"skills:{one.seat}", text("table-skills"), skills))
    mat.zones += hero_zones(state, one, content, text)
    return mat


def hero_tags(
    one: Hero, member: Member | None, encounter: Encounter | None, content: Content, text: Text
) -> list[str]:
    tags = []
    if encounter is not None and encounter.active == one.seat:
        tags.append(text("tag-active"))
    elif member is not None and member.been:
        tags.append(text("tag-been"))
    if member is not None and member.left == "escaped":
        tags.append(text("tag-escaped"))
    if one.dying:
        tags.append(text("tag-dying"))
    if one.terror >= content.characters[one.id].red_terror:
        tags.append(text("tag-insane"))
    if one.energy == 0:
        tags.append(text("tag-exhausted"))
    return tags


def member_zones(one: Hero, member: Member, content: Content, text: Text) -> list[Zone]:
    hand = [card_face(c, f"hand:{c}", content, text) for c in member.hand]
    discard = [card_face(c, f"discard:{c}", content, text) for c in member.discard]
    seat = one.seat
    zones = [
        Zone(f"hand:{seat}", text("table-hand"), hand, layout="hand"),
        Zone(f"deck:{seat}", text("table-deck"), count=len(member.deck), layout="pile"),
        Zone(f"discard:{seat}", text("table-discard"), discard, layout="pile"),
    ]
    if member.looking:
        seen = sorted(member.deck[-member.looking :])
        cards = [card_face(c, f"hand:{c}", content, text) for c in seen]
        zones.append(Zone(f"looking:{seat}", text("table-looking"), cards))
    return zones


def item_card(item: str, active: bool, flipped: bool, content: Content, text: Text) -> Card:
    key = ("item", item, active, flipped)
    return text.once(key, lambda: _item_card(item, active, flipped, content, text))


def _item_card(item: str, active: bool, flipped: bool, content: Content, text: Text) -> Card:
    definition = content.items[item]
    tags = [] if active else ["inactive"]
    if flipped:
        tags.append("flipped")
    if definition.slot:
        tags.append(text(f"slot-{definition.slot}"))
    return Card(
        f"item:{item}",
        text.name(item),
        "item",
        definition.icon,
        lines=[tidy(text.sentence(a)) for a in definition.abilities],
        flavour=definition.flavour.get(text.language, ""),
        tags=tags,
    )


def skill_card(skill: str, content: Content, text: Text) -> Card:
    return text.once(("skill", skill), lambda: _skill_card(skill, content, text))


def _skill_card(skill: str, content: Content, text: Text) -> Card:
    definition = content.skills[skill]
    return Card(
        f"item:{skill}",
        text.name(skill),
        "skill",
        icon_of(definition.attribute),
        lines=[tidy(text.sentence(a)) for a in definition.abilities],
        flavour=definition.flavour.get(text.language, ""),
        tags=[text.name(definition.attribute)],
    )


# ---- what nobody sees


def redeal(state: State, content: Content, seat: int, streams: Streams) -> None:
    """Section 6: the order of decks is unknown to everybody, but for the cards somebody is
    looking at."""
    for one in state.heroes:
        deal_anew(one.combat_set, streams)
        deal_anew(one.diplomacy_set, streams)
    if state.world is not None:
        redeal_world(state.world, content, streams)
    encounter = state.encounter
    if encounter is None:
        return
    deal_anew(encounter.deck, streams)
    for member in encounter.members:
        seen = len(member.deck) - member.looking
        hidden = member.deck[:seen]
        deal_anew(hidden, streams)
        member.deck[:seen] = hidden


def deal_anew(cards: list[str], streams: Streams) -> None:
    cards.sort()
    streams.shuffle("redeal", cards)


def cards(content: Content, text: Text) -> list[Card]:
    """Every card there is, for the browser of cards."""
    found = [character_card(c, c, content, text) for c in content.characters]
    found += [card_face(c, c, content, text) for c in content.cards]
    found += [skill_card(s, content, text) for s in content.skills]
    found += [item_card(i, True, False, content, text) for i in content.items]
    for e in content.encounters.values():
        affinity = 0 if isinstance(e, CombatDef) else e.start
        card = encounter_card(Encounter(e.id, [], pool=-1, affinity=affinity), e, text)
        card.id = e.id
        for section in card.sections:
            section.tags = [tag for tag in section.tags if tag != "now"]
        found.append(card)
    everything = Encounter("", [], spawn=[Spawn(s, -1) for s in content.spawn])
    found += spawn_cards(everything, content, text)
    for name in content.weather:
        card = weather(Encounter("", [], weather=name), content, text)
        card.id, card.figures = name, []
        found.append(card)
    return found + world_cards(content, text)


def world_cards(content: Content, text: Text) -> list[Card]:
    """TG-SET-09, section 6: Secrets and events are seen when they come; the browser shows what
    everybody may know: companions and Conditions."""
    found = [companion_card(c, content, text) for c in content.companions]
    found += [condition_card(c, content, text) for c in content.conditions]
    for card in found:
        card.id = card.id.partition(":")[2]
    return found


def names(content: Content) -> Mapping[str, Mapping[str, str]]:
    """Things by their names; verses by their titles, choices by their words."""
    found: dict[str, Mapping[str, str]] = {}
    for kind, definition in definitions(content):
        if kind == "verses":
            found |= verse_names(definition, content)
        else:
            found[definition.id] = definition.name
    for place in content.locations.values():
        for action in (*place.clear.actions, *place.wyrd.actions):
            found[action.id] = action.name
    return found


def verse_names(verse: VerseDef, content: Content) -> dict[str, Mapping[str, str]]:
    """A verse without a title is called by its Location, or by its section."""
    found: dict[str, Mapping[str, str]] = {}
    place = content.locations.get(f"loc-{verse.location}")
    section = content.words.get(f"section-{verse.section}")
    if verse.title:
        found[verse.id] = verse.title
    elif place is not None:
        found[verse.id] = place.name
    elif section is not None:
        found[verse.id] = section.name
    for n, choice in enumerate(verse.choices):
        found[choice_key(verse.id, n)] = choice.text
    return found
