"""Cards as they are printed: characters, items, skills; events, Secrets, Conditions, companions."""

from msgspec.structs import replace

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Section

from ..box.conditions import ATTRIBUTES
from ..box.definitions import Content
from ..box.island import ConditionDef
from ..rules.campaign import SECRETS_OF_MODES
from ..table.state import Encounter, Spawn
from .encounter import printed_foe, spawn_cards, weather
from .keys import bare, card_face, icon_of, tidy


def character_card(character: str, place: str, content: Content, text: Text) -> Card:
    return text.once((character, place), lambda: _character_card(character, place, content, text))


def _character_card(character: str, place: str, content: Content, text: Text) -> Card:
    definition = content.characters[character]
    attributes = [
        Figure(icon_of(name), str(definition.attributes.get(name, 0)), text.name(name))
        for name in ATTRIBUTES
    ]
    return text.face(
        Card(
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
    )


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
    return text.face(
        Card(
            f"item:{item}",
            text.name(item),
            "item",
            definition.icon,
            lines=[tidy(text.sentence(a)) for a in definition.abilities],
            flavour=definition.flavour.get(text.language, ""),
            tags=tags,
        )
    )


def skill_card(skill: str, content: Content, text: Text) -> Card:
    return text.once(("skill", skill), lambda: _skill_card(skill, content, text))


def _skill_card(skill: str, content: Content, text: Text) -> Card:
    definition = content.skills[skill]
    return text.face(
        Card(
            f"item:{skill}",
            text.name(skill),
            "skill",
            icon_of(definition.attribute),
            lines=[tidy(text.sentence(a)) for a in definition.abilities],
            flavour=definition.flavour.get(text.language, ""),
            tags=[text.name(definition.attribute)],
        )
    )


def cards(content: Content, text: Text) -> list[Card]:
    """Every card there is, for the browser of cards."""
    found = [character_card(c, c, content, text) for c in content.characters]
    found += [card_face(c, c, content, text) for c in content.cards]
    found += [skill_card(s, content, text) for s in content.skills]
    found += [item_card(i, True, False, content, text) for i in content.items]
    found += [replace(printed_foe(e, 0, text), id=e.id) for e in content.encounters.values()]
    everything = Encounter("", [], spawn=[Spawn(s, -1) for s in content.spawn])
    found += spawn_cards(everything, content, text)
    for name in content.weather:
        card = weather(Encounter("", [], weather=name), content, text)
        card.id, card.figures = name, []
        found.append(card)
    return found + world_cards(content, text)


def world_cards(content: Content, text: Text) -> list[Card]:
    """TG-SET-09, section 6: Secrets and events are seen when they come; the browser shows what
    everybody may know: companions and Conditions. TG-GEN-16: hidden rules come with the cards that
    refer to them."""
    found = [companion_card(c, content, text) for c in content.companions]
    found += [condition_card(c, content, text) for c in content.conditions]
    return [replace(card, id=card.id.partition(":")[2]) for card in found]


def event_card(event: str, content: Content, text: Text) -> Card:
    card = content.events[event]
    lines = [tidy(text.sentence(effect)) for effect in card.do]
    lines += [tidy(text.sentence(rule)) for rule in card.rules]
    if card.goal is not None:
        lines.append(text("mission-goal", text=card.goal.text[text.language]))
    return text.face(
        Card(
            f"event:{event}",
            text.name(event),
            "event",
            card.icon,
            lines=lines,
            flavour=card.text.get(text.language, ""),
            tags=[text(f"event-kind-{card.kind}")],
        )
    )


def secret_card(secret: str, active: bool, tokens: int, content: Content, text: Text) -> Card:
    return text.once(
        ("secret", secret, active, tokens),
        lambda: _secret_card(secret, active, tokens, content, text),
    )


def _secret_card(secret: str, active: bool, tokens: int, content: Content, text: Text) -> Card:
    card = content.secrets[secret]
    figures = [Figure("sands-of-time", str(tokens), text("fate-tokens"))] if tokens else []
    lines = [tidy(text.sentence(ability)) for ability in card.abilities]
    lines += [tidy(text.sentence(rule)) for rule in card.rules]
    if card.number in SECRETS_OF_MODES.values():
        lines.append(text(f"secret-{card.number}"))
    tags = [text("secret-number", n=card.number)]
    if card.slot:
        tags.append(text(f"slot-{card.slot}"))
    if not active:
        tags.append("inactive")
    return text.face(
        Card(
            f"item:{secret}",
            text.name(secret),
            "secret",
            card.icon,
            figures,
            lines,
            card.text.get(text.language, ""),
            tags=tags,
        )
    )


def condition_card(condition: str, content: Content, text: Text) -> Card:
    return text.once(("condition", condition), lambda: _condition_card(condition, content, text))


def _condition_card(condition: str, content: Content, text: Text) -> Card:
    card = content.conditions[condition]
    lines = [tidy(text.sentence(rule)) for rule in card.rules]
    lines += [
        tidy(text(message, do=do))
        for message, do in (
            ("condition-gain", card.gain),
            ("condition-dawn", card.dawn),
            ("condition-dusk", card.dusk),
        )
        if do
    ]
    lines += [
        text("condition-attribute", attribute=name, change=f"{n:+d}".replace("-", "−"))
        for name, n in card.attributes.items()
    ]
    lines += course(card, text)
    return text.face(
        Card(
            f"condition:{condition}",
            text.name(condition),
            "condition",
            card.icon,
            lines=lines,
            flavour=card.text.get(text.language, ""),
        )
    )


def course(card: ConditionDef, text: Text) -> list[str]:
    """How it ends: TG-DTH-04, TG-AMB-06 for the dying, TG-DAY-17 for others."""
    lines = []
    if card.kind in ("dying", "dying-solo"):
        lines.append(text(f"condition-{card.kind}"))
    if card.dies:
        lines.append(text("condition-dies", n=card.dies))
    if card.days:
        lines.append(text("condition-days", n=card.days))
    if card.ends:
        needs = text.listing([bare(text.sentence(need)) for need in card.ends])
        lines.append(text("condition-ends", needs=needs))
    return lines


def companion_card(companion: str, content: Content, text: Text, used: bool = False) -> Card:
    return text.once(
        ("companion", companion, used), lambda: _companion_card(companion, content, text, used)
    )


def _companion_card(companion: str, content: Content, text: Text, used: bool) -> Card:
    card = content.companions[companion]
    return text.face(
        Card(
            f"item:{companion}",
            text.name(companion),
            "companion",
            card.icon,
            lines=[tidy(text.sentence(ability)) for ability in card.abilities],
            flavour=card.text.get(text.language, ""),
            tags=["used"] if used else [],
        )
    )


def legend_card(legend: str, content: Content, text: Text) -> Card:
    return text.once(("legend", legend), lambda: _legend_card(legend, content, text))


def _legend_card(legend: str, content: Content, text: Text) -> Card:
    card = content.legends[legend]
    lines = [tidy(text.sentence(card.ability))]
    tags = [text("legend-once")]
    return text.face(
        Card(f"item:{legend}", text.name(legend), "legend", card.icon, lines=lines, tags=tags)
    )


def talent_card(talent: str, content: Content, text: Text) -> Card:
    return text.once(("talent", talent), lambda: _talent_card(talent, content, text))


def _talent_card(talent: str, content: Content, text: Text) -> Card:
    card = content.talents[talent]
    lines = [tidy(text.sentence(card.ability))]
    tags = [text("talent")]
    return text.face(
        Card(f"item:{talent}", text.name(talent), "talent", card.icon, lines=lines, tags=tags)
    )
