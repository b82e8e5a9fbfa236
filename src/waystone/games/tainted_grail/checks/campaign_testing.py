"""The test language of the campaign: an island of one's own, a position in a line, play by keys.

island = Island().verse("101-1", do=[{"type": "gain", "what": "food"}], end=True)
journey = Journey(island, "ada").midday()
journey.say("explore")
assert journey.hero("ada").food == 1
"""

from typing import Self

import msgspec
from msgspec import Struct

from waystone.kernel.ask import Args
from waystone.kernel.game import Setup, find
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session
from waystone.kernel.step import End, Next

from ..box.conditions import ATTRIBUTES
from ..box.definitions import Content
from ..box.effects import Effect
from ..box.island import (
    CampaignDef,
    ChapterDef,
    ConditionDef,
    Corner,
    EchoDef,
    EndingDef,
    EventDef,
    KingCardDef,
    LeadDef,
    LegendDef,
    LocationDef,
    SecretDef,
    StatusDef,
    TalentDef,
)
from ..box.journal import VerseDef
from ..box.layout import corners
from ..rules.carrying_out import order
from ..rules.day.dusk import dusk
from ..rules.day.events import missions
from ..rules.day.midday import midday
from ..rules.island.encounter_decks import rebuild_decks
from ..rules.setup import new_hero
from ..rules.steps import DAY, day
from ..table.state import G, Hero, Item, State
from ..table.world import EventCard, Friend, Guardian, Held, King, Spot, World
from .invariants import check
from .testing import World as Cards
from .testing import Written, who_says

KINDS: dict[str, type[Struct]] = {
    "locations": LocationDef,
    "verses": VerseDef,
    "events": EventDef,
    "chapters": ChapterDef,
    "leads": LeadDef,
    "statuses": StatusDef,
    "secrets": SecretDef,
    "conditions": ConditionDef,
    "king_cards": KingCardDef,
    "echoes": EchoDef,
    "legends": LegendDef,
    "talents": TalentDef,
    "campaigns": CampaignDef,
    "endings": EndingDef,
}

WORDS = {"en": "...", "ru": "..."}

SILENT = {"en": "", "ru": ""}

ANY = {str(n): [1, 2, 3, 4] for n in (1, 2, 3, 4)}


class Island(Cards):
    """Content made on the spot: Locations 101 to 104 in a square (101 south-west, 102 north of
    it, 103 east of 102, 104 east of 101) with slots at all corners and a plain verse each;
    verses and chapters have no words, so that nobody stops to read; `chapter-1`, the campaign
    `isle`, the cards «Dying» and «Going Insane», a Combat `bear`."""

    def __init__(self) -> None:
        super().__init__()
        self.parts |= {kind: {} for kind in KINDS}
        self.place(101, pointers={"n": 102, "e": 104})
        self.place(102, pointers={"s": 101, "e": 103})
        self.place(103, pointers={"w": 102, "s": 104})
        self.place(104, pointers={"n": 103, "w": 101})
        self.chapter("chapter-1")
        self.add("campaigns", "isle", text=WORDS, start=101, chapter="chapter-1", order=1)
        self.condition("dying-card", kind="dying", dies=3)
        self.condition("dying-alone", kind="dying-solo", dies=4)
        rules = [{"type": "travel-cost"}, {"type": "choice-cost"}]
        self.condition("insane-card", kind="insane", rules=rules)

    def add(self, where: str, thing: str, /, **fields: object) -> Self:
        full: dict[str, object] = {"id": thing, **fields}
        if where != "verses":
            full.setdefault("name", {"en": thing, "ru": thing})
        self.parts[where][thing] = msgspec.convert(full, KINDS[where])
        return self

    def place(self, number: int, letter: str = "", **fields: object) -> Self:
        verse = f"{number}{letter}-1"
        base: dict[str, object] = {
            "number": number,
            "letter": letter,
            "region": "isle",
            "clear": {},
            "wyrd": {},
            "explore": verse,
            "stones": ["nw", "ne", "se", "sw"],
        }
        if verse not in self.parts["verses"]:
            self.verse(verse)
        return self.add("locations", f"loc-{number}{letter}", **(base | fields))

    def verse(self, verse: str, **fields: object) -> Self:
        if not {"choices", "goto", "end"} & set(fields):
            fields["end"] = True
        return self.add("verses", verse, **({"text": SILENT} | fields))

    def event(self, event: str, kind: str = "random", **fields: object) -> Self:
        return self.add("events", event, **({"kind": kind, "text": WORDS} | fields))

    def chapter(self, chapter: str, **fields: object) -> Self:
        decks = {"green": ANY, "blue": ANY, "purple": ANY}
        base = {"number": int(chapter[-1]), "text": SILENT, "encounters": decks}
        return self.add("chapters", chapter, **(base | fields))

    def secret(self, secret: str, number: int = 1, **fields: object) -> Self:
        return self.add("secrets", secret, **({"number": number, "icon": "key"} | fields))

    def condition(self, condition: str, **fields: object) -> Self:
        return self.add("conditions", condition, **({"icon": "skull", "text": WORDS} | fields))

    def content(self) -> Content:
        return Content(**self.parts, words={})


class Journey:
    """A party on the island at 101, which is clear; 102 and 104 lie beside it, in the Wyrdness."""

    def __init__(self, island: Island, *names: str, rules: tuple[str, ...] = ()) -> None:
        self.content = island.content()
        heroes = [new_hero(self.content, seat, name) for seat, name in enumerate(names)]
        for one in heroes:
            one.at = 101
            one.combat[:] = [f"{one.id}-c{n}" for n in range(10)]
            one.diplomacy[:] = [f"{one.id}-d{n}" for n in range(10)]
        spots = {101: Spot("loc-101", "clear"), 102: Spot("loc-102", "wyrd")}
        spots[104] = Spot("loc-104", "wyrd")
        self.world = World("isle", "chapter-1", 1, "midday", spots=spots, paying="fair")
        self.world.tables = ["a", "consumable"]
        self.state = State(
            Streams(7), len(heroes), heroes, "isle", "basic", [], list(rules), world=self.world
        )
        self.session: Session | None = None
        rebuild_decks(self.g, self.content.chapters["chapter-1"], len(heroes))

    # ---- the position

    @property
    def g(self) -> G:
        """For running one rule alone."""
        return Play(self.state, self.content)

    def hero(self, name: str) -> Hero:
        return next(one for one in self.now.heroes if one.id == name)

    def at(self, number: int, *names: str) -> "Journey":
        for name in names:
            self.hero(name).at = number
        return self

    def has(self, name: str, **tracks: int) -> "Journey":
        for track, value in tracks.items():
            setattr(self.hero(name), track, value)
        return self

    def can(self, name: str, **attributes: int) -> "Journey":
        for attribute, value in attributes.items():
            self.hero(name).attributes[ATTRIBUTES.index(attribute)] = value
        return self

    def give(self, name: str, *things: str) -> "Journey":
        one = self.hero(name)
        for thing in things:
            if thing in self.content.items:
                one.items.append(Item(thing))
            else:
                one.secrets.append(Held(thing))
        return self

    def lay(self, number: int, side: str = "wyrd", letter: str = "") -> "Journey":
        self.world.spots[number] = Spot(f"loc-{number}{letter}", side)  # type: ignore[arg-type]
        return self

    def stone(self, number: int, corner: Corner) -> "Journey":
        self.world.stones.append(corners(self.content, number)[corner])
        return self

    def guard(self, guardian: str, number: int) -> "Journey":
        self.world.guardians.append(Guardian(guardian, number))
        return self

    def king(self, card: str, number: int) -> "Journey":
        king = self.content.king_cards[card].king
        self.world.kings.append(King(king, card, number))
        return self

    def friend(self, companion: str, number: int) -> "Journey":
        self.world.friends.append(Friend(companion, number))
        return self

    def out(self, event: str, light: int = 0) -> "Journey":
        self.world.events.append(EventCard(event, light))
        return self

    # ---- play

    def start(self, *steps: Next) -> "Journey":
        """These steps, then the next day."""
        setup = Setup(len(self.state.heroes), 7, "campaign", "isle")
        game, waiting = find("tainted-grail"), (day(), *reversed(steps[1:]))
        self.session = Session(game, self.content, "", setup, self.state, steps[0], stack=waiting)
        return self

    def day_from(self, step: Next) -> "Journey":
        """The rest of the day from this step on."""
        return self.start(*DAY[DAY.index(step) :])

    def midday(self) -> "Journey":
        return self.day_from(midday())

    def dawn(self) -> "Journey":
        """The start of the next day, up to its first question."""
        return self.start(day())

    def dusk(self) -> "Journey":
        return self.day_from(dusk())

    def do(self, *effects: Written, party: tuple[str, ...] = (), me: int = -1) -> "Journey":
        """These effects happen to the party (everybody)."""
        made = [msgspec.convert(e, Effect) for e in effects]
        seats = [one.seat for one in self.state.heroes if not party or one.id in party]
        return self.first(order(made, seats, me))

    def first(self, *steps: Next) -> "Journey":
        """These steps; then it is midday."""
        return self.start(*steps, missions(), *DAY[DAY.index(midday()) :])

    def say(self, *keys: str) -> "Journey":
        """Answers one after another, each by a seat that has the option; `ben:rest` names the
        character who answers."""
        assert self.session is not None
        for key in keys:
            self.session.answer(*who_says(self.session, key))
        return self

    # ---- looking

    @property
    def now(self) -> State:
        state: State = self.session.state if self.session is not None else self.state
        return state

    @property
    def isle(self) -> World:
        world = self.now.world
        assert world is not None
        return world

    def options(self, name: str = "") -> list[str]:
        """The keys that a character (or whoever is asked first) may choose from."""
        assert self.session is not None
        questions = self.session.questions()
        if name:
            questions = [q for q in questions if q.seat == self.hero(name).seat]
        return [o.key for q in questions[:1] for o in q.options]

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
    def said(self) -> list[str]:
        """The log as message ids."""
        assert self.session is not None
        return [line.text for line in self.session.log]

    def told(self, message: str) -> list[Args]:
        """The arguments of every line of the log with this message."""
        assert self.session is not None
        return [line.args for line in self.session.log if line.text == message]

    @property
    def end(self) -> End:
        assert self.session is not None
        assert self.session.end is not None, "the game goes on"
        return self.session.end

    @property
    def sound(self) -> list[str]:
        return check(self.now, self.content)

    def place(self, name: str) -> int:
        return self.hero(name).at
