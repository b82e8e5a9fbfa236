"""Every card of the box by its id, with its abilities sorted by what asks for them."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from .abilities import Ability, Active, Enters, Passive, When
from .conditions import Condition
from .definitions import ChapterDef, Content, EndgameDef
from .effects import Each, Effect, If, Lasting, May, OneOf, Roll
from .modifiers import Modifier

Kind = Literal["explorer", "monster", "item", "event", "chapter", "endgame"]


class Card(NamedTuple):
    id: str
    kind: Kind
    actives: tuple[tuple[int, Active], ...]
    enters: tuple[Effect, ...]
    whens: dict[str, tuple[tuple[int, When], ...]]
    mods: dict[type, tuple[tuple[Modifier, Condition | None], ...]]
    lastings: tuple[Lasting, ...]
    deferred: bool


class Carriers(NamedTuple):
    """The cards with a passive of one kind, by who owns them; nobody owns the shared ones. `wide`:
    an owned one may concern others than its owner."""

    explorers: frozenset[str]
    monsters: frozenset[str]
    shared: frozenset[str]
    wide: bool


class Index(NamedTuple):
    """`carriers`: the cards with a passive of each kind; `listeners`: with each trigger; `free`:
    with an active ability that costs no stamina (MA-ABI-08); `ethereal`, `immobile`: the monsters
    with that printed on them."""

    cards: dict[str, Card]
    carriers: dict[type, Carriers]
    listeners: dict[str, frozenset[str]]
    free: frozenset[str]
    ethereal: frozenset[str]
    immobile: frozenset[str]
    chapters: dict[str, ChapterDef]
    endgames: dict[str, EndgameDef]


@lru_cache(maxsize=16)
def index(content: Content) -> Index:
    cards: dict[str, Card] = {}
    chapters: dict[str, ChapterDef] = {}
    endgames: dict[str, EndgameDef] = {}
    for explorer in content.explorers.values():
        cards[explorer.id] = _card(explorer.id, "explorer", explorer.abilities)
    for monster in content.monsters.values():
        cards[monster.id] = _card(monster.id, "monster", monster.abilities)
    for item in content.items.values():
        cards[item.id] = _card(item.id, "item", item.abilities)
    for event in content.events.values():
        cards[event.id] = _card(event.id, "event", event.abilities)
    for scenario in content.scenarios.values():
        for chapter in scenario.chapters:
            chapters[chapter.id] = chapter
            cards[chapter.id] = _card(chapter.id, "chapter", chapter.abilities)
        endgames[scenario.endgame.id] = scenario.endgame
        cards[scenario.endgame.id] = _card(
            scenario.endgame.id, "endgame", scenario.endgame.abilities, scenario.endgame.setup
        )
    carriers: dict[type, set[str]] = {}
    listeners: dict[str, set[str]] = {}
    for card in cards.values():
        for kind in card.mods:
            carriers.setdefault(kind, set()).add(card.id)
        for trigger in card.whens:
            listeners.setdefault(trigger, set()).add(card.id)
    return Index(
        cards,
        {kind: _carriers(content, cards, kind, found) for kind, found in carriers.items()},
        {trigger: frozenset(found) for trigger, found in listeners.items()},
        frozenset(c.id for c in cards.values() if any(not a.cost.stamina for _, a in c.actives)),
        frozenset(m.id for m in content.monsters.values() if m.ethereal),
        frozenset(m.id for m in content.monsters.values() if m.immobile),
        chapters,
        endgames,
    )


def _carriers(content: Content, cards: dict[str, Card], kind: type, found: set[str]) -> Carriers:
    def of(*kinds: Kind) -> frozenset[str]:
        return frozenset(card for card in found if cards[card].kind in kinds)

    personal = {e.id for e in content.events.values() if e.personal}
    owned = of("explorer", "item") | (of("event") & personal)
    monsters = of("monster")
    return Carriers(
        owned,
        monsters,
        of("event", "chapter", "endgame") - personal,
        any(mod.who != "you" for card in owned | monsters for mod, _ in cards[card].mods[kind]),
    )


def _card(card: str, kind: Kind, abilities: list[Ability], more: Iterable[Effect] = ()) -> Card:
    actives: list[tuple[int, Active]] = []
    enters: list[Effect] = []
    whens: dict[str, list[tuple[int, When]]] = {}
    mods: dict[type, list[tuple[Modifier, Condition | None]]] = {}
    lastings: list[Lasting] = []
    deferred = False
    for n, ability in enumerate(abilities):
        match ability:
            case Active():
                actives.append((n, ability))
            case Enters():
                enters += ability.effects
            case When():
                whens.setdefault(ability.trigger, []).append((n, ability))
            case Passive():
                for mod in ability.mods:
                    mods.setdefault(type(mod), []).append((mod, ability.cond))
        if not isinstance(ability, Passive):
            lastings += lastings_of(ability.effects)
        if isinstance(ability, Active) and ability.cost.discard:
            deferred = deferred or any(True for _ in lastings_of(ability.effects))
    lastings += lastings_of(more)
    return Card(
        card,
        kind,
        tuple(actives),
        tuple(enters),
        {trigger: tuple(found) for trigger, found in whens.items()},
        {key: tuple(found) for key, found in mods.items()},
        tuple(lastings),
        deferred,
    )


def lastings_of(effects: Iterable[Effect]) -> Iterator[Lasting]:
    for effect in walk(effects):
        if isinstance(effect, Lasting):
            yield effect


def walk(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Effects with all that is within them."""
    for effect in effects:
        yield effect
        match effect:
            case If() | Roll():
                yield from walk(effect.then)
                yield from walk(effect.otherwise)
            case May() | Each():
                yield from walk(effect.then)
            case OneOf():
                for option in effect.options:
                    yield from walk(option)
