"""The test language: a small world of one's own, a position in a line, play by keys.

world = World().card("jab", left={"free": ["cube"]})
table = Table(world, "ada", foe="bear").hold("ada", "jab").act("ada")
table.say("card:jab")
assert table.pool == 1
"""

from collections.abc import Mapping, Sequence
from types import UnionType
from typing import Any, Self

import msgspec
from msgspec import Struct

from waystone.kernel.game import Setup, find
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session
from waystone.kernel.step import End, Next

from ..box.conditions import ATTRIBUTES
from ..box.definitions import (
    CardDef,
    CharacterDef,
    CombatDef,
    CompanionDef,
    Content,
    EncounterDef,
    ItemDef,
    KingDef,
    SkillDef,
    SpawnDef,
    WeatherDef,
)
from ..rules.encounter.round import acting, enemy_phase, meet
from ..rules.setup import new_hero
from ..rules.steps import further
from ..table.state import Card, Encounter, G, Hero, Item, Member, Spawn, State
from .invariants import check

Written = Mapping[str, object]
"""A part of content as the files have it."""

KINDS: dict[str, type[Struct] | UnionType] = {
    "cards": CardDef,
    "characters": CharacterDef,
    "companions": CompanionDef,
    "encounters": EncounterDef,
    "items": ItemDef,
    "kings": KingDef,
    "skills": SkillDef,
    "spawn": SpawnDef,
    "weather": WeatherDef,
}

NAMES = ("ada", "ben", "cid", "dot")

FILLERS = 10


class World:
    """Content made on the spot. Four characters `ada`, `ben`, `cid`, `dot` with plain decks of
    ten cards (`ada-c0` ... in combat, `ada-d0` ... in diplomacy: no bonus, no keys but the Free
    Key), a combat `bear` of Toughness 8 without an attack, and a diplomacy `knight`."""

    def __init__(self) -> None:
        self.parts: dict[str, dict[str, Any]] = {kind: {} for kind in KINDS}
        for name in NAMES:
            self.character(name)
        self.combat("bear")
        self.talk("knight")

    def _add(self, kind: str, thing: str, fields: dict[str, object]) -> Self:
        full = {"id": thing, "name": {"en": thing, "ru": thing}, **fields}
        self.parts[kind][thing] = msgspec.convert(full, KINDS[kind])
        return self

    def character(self, name: str, **fields: object) -> Self:
        base: dict[str, object] = {
            "icon": "person",
            "story": {},
            "energy": 6,
            "health": 8,
            "attributes": {},
            "ability": {"when": "action", "do": []},
            "weakness": {"when": "weakness", "on": "travel", "do": []},
        }
        for n in range(FILLERS):
            self.card(f"{name}-c{n}", owner=name)
            self.card(f"{name}-d{n}", owner=name, deck="diplomacy")
        return self._add("characters", name, base | fields)

    def card(self, thing: str, owner: str = "ada", deck: str = "combat", **fields: object) -> Self:
        base = {"owner": owner, "deck": deck, "letter": "mission"}
        return self._add("cards", thing, base | fields)

    def combat(self, thing: str, **fields: object) -> Self:
        toughness = int(str(fields.get("toughness", 8)))
        base: dict[str, object] = {
            "kind": "combat",
            "colour": "green",
            "difficulty": 1,
            "toughness": toughness,
            "rows": [{"to": toughness - 1, "do": fields.pop("attack", [])}],
            "tactics": [],
            "loot": [],
            "right": {},
            "icon": "bear-head",
        }
        return self._add("encounters", thing, base | fields)

    def talk(self, thing: str, **fields: object) -> Self:
        base: dict[str, object] = {
            "kind": "diplomacy",
            "colour": "blue",
            "difficulty": 1,
            "time": 3,
            "track": ["red", "red", "red", "grey", "grey", "grey", "green", "green"],
            "start": 3,
            "reaction": [],
            "outcomes": {"green": {}, "grey": {}, "red": {}},
            "right": {},
            "icon": "visored-helm",
        }
        return self._add("encounters", thing, base | fields)

    def item(self, thing: str, *abilities: Written, **fields: object) -> Self:
        base = {"deck": "a", "icon": "swap-bag", "abilities": list(abilities)}
        return self._add("items", thing, base | fields)

    def skill(self, thing: str, *abilities: Written, **fields: object) -> Self:
        base = {
            "owner": "ada",
            "attribute": "courage",
            "token": thing,
            "side": "a",
            "abilities": list(abilities),
        }
        return self._add("skills", thing, base | fields)

    def king(self, mechanic: str) -> Self:
        return self._add("kings", mechanic, {"mechanic": mechanic, "icon": "crown", "story": {}})

    def spawn(self, thing: str, **fields: object) -> Self:
        base = {"deck": "combat", "toughness": 3, "rows": [], "loot": [], "icon": "amber"}
        return self._add("spawn", thing, base | fields)

    def weather(self, thing: str, **fields: object) -> Self:
        base: dict[str, object] = {"deck": "combat", "icon": "fog", "play": []}
        return self._add("weather", thing, base | fields)

    def companion(self, thing: str, **fields: object) -> Self:
        return self._add("companions", thing, {"icon": "goat", **fields})

    def content(self) -> Content:
        return Content(**self.parts, words={})


def who_says(session: Session, key: str) -> tuple[int, str]:
    """The seat that answers and its bare key: the character named before it, else whoever has the
    option."""
    name, _, rest = key.partition(":")
    for one in session.state.heroes:
        if one.id == name:
            return one.seat, rest
    questions = session.questions()
    assert questions, f"nobody is asked, so nobody can say {key}"
    for question in questions:
        if key in (option.key for option in question.options):
            return question.seat, key
    return questions[0].seat, key


class Table:
    """A party in an encounter, everybody with an empty hand; then `act` makes one active, or
    `begin` opens the encounter. What is said is said by whoever is asked."""

    def __init__(self, world: World, *names: str, foe: str = "bear") -> None:
        self.content = world.content()
        heroes = [new_hero(self.content, seat, name) for seat, name in enumerate(names)]
        combat = foe in self.content.encounters and self._combat(foe)
        for one in heroes:
            kind = "c" if combat else "d"
            fillers = [f"{one.id}-{kind}{n}" for n in range(FILLERS)]
            if all(card in self.content.cards for card in fillers):
                (one.combat if combat else one.diplomacy)[:] = fillers
        self.state = State(
            Streams(7), len(heroes), heroes, foe, "basic", [], items={}, companion=""
        )
        self.encounter = Encounter(foe, [])
        self.state.encounter = self.encounter
        for one in heroes:
            deck = one.combat if combat else one.diplomacy
            self.encounter.members.append(Member(one.seat, list(deck)))
        enemy = self.content.encounters[foe]
        if not combat:
            self.encounter.time = enemy.time  # type: ignore[union-attr]
            self.encounter.affinity = enemy.start  # type: ignore[union-attr]
        self.combat = combat
        self.session: Session | None = None

    def _combat(self, foe: str) -> bool:
        return isinstance(self.content.encounters[foe], CombatDef)

    # ---- the position

    def hero(self, name: str) -> Hero:
        return next(one for one in self.state_now.heroes if one.id == name)

    def member(self, name: str) -> Member:
        seat = self.hero(name).seat
        return next(one for one in self.now.members if one.seat == seat)

    def hold(self, name: str, *cards: str) -> "Table":
        """These cards are the hand; they join the character's deck list."""
        one = self.hero(name)
        self._own(one, cards)
        member = self.member(name)
        for card in cards:
            if card in member.deck:
                member.deck.remove(card)
        member.hand = list(cards)
        return self

    def stack(self, name: str, *cards: str) -> "Table":
        """These cards are the whole deck, the top one first; the others are in neither deck nor
        hand."""
        one = self.hero(name)
        member = self.member(name)
        gone = set(member.deck)
        deck = one.combat if self.combat else one.diplomacy
        deck[:] = [card for card in deck if card not in gone or card in cards]
        self._own(one, cards)
        member.deck = list(reversed(cards))
        return self

    def _own(self, one: Hero, cards: Sequence[str]) -> None:
        deck = one.combat if self.combat else one.diplomacy
        deck += [card for card in cards if card not in deck]

    def lay(self, card: str, name: str = "ada", tokens: int = 0, charges: int = 0) -> "Table":
        one = self.hero(name) if name else None
        if one is not None:
            self._own(one, [card])
            member = self.member(name)
            if card in member.deck:
                member.deck.remove(card)
        owner = one.seat if one else -1
        self.encounter.sequence.append(Card(card, owner, tokens, charges))
        return self

    def give(self, name: str, *items: str) -> "Table":
        self.hero(name).items += [Item(item) for item in items]
        return self

    def teach(self, name: str, *skills: str) -> "Table":
        self.hero(name).skills += list(skills)
        return self

    def can(self, name: str, **attributes: int) -> "Table":
        one = self.hero(name)
        for attribute, value in attributes.items():
            one.attributes[ATTRIBUTES.index(attribute)] = value
        return self

    def spawned(self, spawn: str, cubes: int = 0) -> "Table":
        self.encounter.spawn.append(Spawn(spawn, cubes))
        return self

    @property
    def g(self) -> G:
        """For running one rule alone."""
        return Play(self.state, self.content)

    # ---- play

    def start(self, then: Next) -> "Table":
        setup = Setup(len(self.state.heroes), 7)
        game = find("tainted-grail")
        self.session = Session(game, self.content, "", setup, self.state, then, stack=(further(),))
        return self

    def act(self, name: str) -> "Table":
        """This character is active and chooses what to do."""
        seat = self.hero(name).seat
        self.encounter.active = seat
        self.member(name).been = True
        return self.start(acting())

    def begin(self) -> "Table":
        """The encounter from drawing hands on."""
        self.state.encounter = None
        self.state.foes = [self.encounter.id]
        return self.start(meet())

    def attack(self, name: str) -> "Table":
        """The enemy phase against this character, who has played a card."""
        self.encounter.active = self.hero(name).seat
        self.member(name).been = True
        self.encounter.activation.played = 1
        return self.start(enemy_phase())

    def say(self, *keys: str) -> "Table":
        """Answers one after another, each by a seat that has the option; `ben:pass` names the
        character who answers."""
        assert self.session is not None
        for key in keys:
            self.session.answer(*who_says(self.session, key))
        return self

    # ---- looking

    @property
    def state_now(self) -> State:
        state: State = self.session.state if self.session is not None else self.state
        return state

    @property
    def now(self) -> Encounter:
        encounter = self.state_now.encounter
        assert encounter is not None, f"the encounter is over: {self.state_now.results}"
        return encounter

    @property
    def options(self) -> list[str]:
        assert self.session is not None
        return [o.key for q in self.session.questions()[:1] for o in q.options]

    @property
    def prompt(self) -> str:
        assert self.session is not None
        questions = self.session.questions()
        return questions[0].prompt if questions else ""

    @property
    def asked(self) -> list[int]:
        assert self.session is not None
        return [q.seat for q in self.session.questions()]

    @property
    def pool(self) -> int:
        return self.now.pool

    @property
    def laid(self) -> list[str]:
        return [card.id for card in self.now.sequence]

    @property
    def over(self) -> str:
        """How the encounter ended, or nothing."""
        return self.state_now.results[-1] if self.state_now.results else ""

    @property
    def end(self) -> End:
        assert self.session is not None
        assert self.session.end is not None, "the game goes on"
        return self.session.end

    @property
    def tracks(self) -> list[str]:
        """Which tracks moved, in order."""
        assert self.session is not None
        return [line.args["track"] for line in self.session.log if "track" in line.args]

    def numbers(self, name: str) -> list[int]:
        """What the log said of a number, in order."""
        assert self.session is not None
        return [line.args[name] for line in self.session.log if name in line.args]

    @property
    def said(self) -> list[str]:
        """The log as message ids."""
        assert self.session is not None
        return [line.text for line in self.session.log]

    @property
    def sound(self) -> list[str]:
        return check(self.state_now, self.content)


def labels(table: Table) -> dict[str, str]:
    """What the options of the question say, by key."""
    assert table.session is not None
    return {option.key: option.text for option in table.session.questions()[0].options}
