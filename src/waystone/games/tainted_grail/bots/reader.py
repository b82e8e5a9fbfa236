"""How a party reads the journal: what draws it, what a page is worth to it as things stand."""

from collections.abc import Iterator, Sequence
from functools import cache, cached_property, lru_cache
from math import inf
from typing import NamedTuple
from zlib import crc32

from waystone.kernel.ask import Question

from ..box.choices import choices
from ..box.definitions import Content
from ..box.effects import Fight
from ..box.instructions import Meet
from ..box.journal import (
    CheckHere,
    Choice,
    Cost,
    EncounterHere,
    Paragraph,
    RedirectHere,
    Total,
    VerseDef,
)
from ..box.journal_graph import reads
from ..rules.journal.pages import open_page
from ..rules.journal.requirements import all_hold, highest
from ..rules.journal.verses import Picked, surcharged
from ..rules.people.costs import owed, together
from ..table.lasting import choice_surcharge
from ..table.places import the_world
from ..table.state import G
from ..table.world import Paying
from .aims import Aims, aims, goals, known, needed
from .choosing import best
from .party_worth import odds, party_worth, price_of, struggle

OLD = -1.2
"""Points for a verse that everybody knows."""

DEEP = 6

FACES = range(1, 7)

BRAVE_HEALTH, BRAVE_TERROR = 5, 5

FAINT_HEALTH, FAINT_TERROR = 3, 7


class Temper(NamedTuple):
    """Points for what ends a Mission, for a verse that nobody has read, and for what this party
    happens to like."""

    mission: float
    news: float
    taste: float


TEMPERS = (
    Temper(60.0, 1.5, 3.0),
    Temper(15.0, 5.0, 12.0),
    Temper(3.0, 12.0, 16.0),
    Temper(1.5, 18.0, 24.0),
)
"""From the most eager party to the most curious."""


# ---- what the party is up to


def aims_now(g: G) -> Aims:
    have = known(g)
    return aims(g.content, goals(g, have), have & needed(g.content))


def brave(g: G, party: list[int]) -> bool:
    heroes = [g.state.heroes[seat] for seat in party]
    return all(one.health >= BRAVE_HEALTH and one.terror <= BRAVE_TERROR for one in heroes)


def faint(g: G, party: list[int]) -> bool:
    heroes = [g.state.heroes[seat] for seat in party]
    return any(one.health <= FAINT_HEALTH or one.terror >= FAINT_TERROR for one in heroes)


def temper(g: G) -> Temper:
    """No two parties are alike; this one stays as it is to the end."""
    return TEMPERS[crc32(f"temper:{the_world(g).omen}".encode()) % len(TEMPERS)]


def liking(g: G, *words: object) -> float:
    """What draws this party, from 0 to 1, the same on all its days."""
    return drawn(the_world(g).omen, words)


@lru_cache(maxsize=8192)
def drawn(omen: int, words: tuple[object, ...]) -> float:
    return (crc32(f"{omen}:{words}".encode()) % 1000) / 1000


def whim(g: G, *words: object) -> float:
    """Travellers differ: below one point, from what is plain to see."""
    world = the_world(g)
    party = "".join(one.id for one in g.state.heroes)
    text = f"{party}:{world.day}:{len(world.read)}:{words}"
    return (crc32(text.encode()) % 1000) / 1000


# ---- the journal: the best way through the pages


@cache
def leads_to(content: Content, verse: str, n: int) -> tuple[list[str], list[str]]:
    """The verses that a choice sends to, and the foes that it names."""
    choice = choices(content, content.verses[verse])[n]
    pages = [name for name in (choice.goto, *reads(choice.do)) if name]
    foes = [effect.named for effect in choice.do if isinstance(effect, Fight) and effect.named]
    return pages, foes


class Leaf(NamedTuple):
    """A page as it stands now, whichever way leads to it: where it sends on to at once, or what it
    is worth by itself and which of its choices are open to who can pay for them."""

    redirect: str | None
    own: float = 0.0
    choices: Sequence[Picked] = ()


class Reader:
    """Values pages as they stand now: closed choices and what cannot be paid lead nowhere."""

    def __init__(self, g: G, party: list[int], wanted: Aims) -> None:
        self.g, self.party, self.aims = g, party, wanted
        self.heroes = [g.state.heroes[seat] for seat in party]
        self.mission, self.news, self.taste = temper(g)
        self.read = frozenset(the_world(g).read)
        self.seen: set[str] = set()
        self.purses: dict[str, int] = {}
        self.leaves: dict[str, Leaf] = {}
        self.worths: dict[tuple[str, int], float] = {}

    def page(self, name: str, spent: tuple[Cost, ...] = (), depth: int = DEEP) -> float:
        verse = self.g.content.verses.get(name)
        if verse is None or depth == 0 or name in self.seen:
            return 0.0
        leaf = self.leaves.get(name)
        if leaf is None:
            leaf = self.leaves[name] = self.leaf(verse)
        if leaf.redirect is not None:
            return self.page(leaf.redirect, spent, depth - 1)
        self.seen.add(name)
        value = leaf.own + self.parts(verse, spent, depth)
        able = [c for c in leaf.choices if not c[2] or self.pays([*spent, *c[2]])]
        if able:
            value += max(self.choice(verse, n, c, cost, spent, depth) for n, c, cost in able)
        elif verse.goto:
            value += self.page(verse.goto, spent, depth - 1)
        self.seen.discard(name)
        return value

    def leaf(self, verse: VerseDef) -> Leaf:
        for redirect in verse.redirects:
            if all_hold(self.g, redirect.needs, self.party):
                return Leaf(redirect.goto)
        return Leaf(None, self.own(verse), self.open(verse))

    def parts(self, verse: VerseDef, spent: tuple[Cost, ...], depth: int) -> float:
        """Further text, checks and encounters, by where they may lead."""
        value = 0.0
        for part in verse.blocks:
            match part:
                case Paragraph():
                    seen = not part.filter or part.filter in the_world(self.g).filters
                    if seen and all_hold(self.g, part.needs, self.party):
                        value += party_worth(self.g, part.do, self.party)
                case RedirectHere():
                    if all_hold(self.g, part.needs, self.party):
                        return value + self.page(part.goto, spent, depth - 1)
                case CheckHere():
                    for one, likely in self.results(part):
                        inside = party_worth(self.g, one.do, self.party)
                        value += likely * (inside + self.page(one.goto, spent, depth - 1))
                case EncounterHere():
                    luck = odds(self.g, Meet(part.draw, part.named), self.heroes)
                    value += luck * self.page(part.won, spent, depth - 1)
                    value += (1 - luck) * self.page(part.lost, spent, depth - 1)
                    value -= struggle(self.g, self.heroes, luck)
        return value

    def results(self, check: CheckHere) -> Iterator[tuple[Total, float]]:
        """The results that this party can get, and how likely each is."""
        more = check.add
        if check.attribute:
            more += highest(self.g, check.attribute, self.party)
        for one in check.results:
            faces = sum(one.least <= face + more <= one.most for face in FACES)
            if faces:
                yield one, faces / len(FACES)

    def own(self, verse: VerseDef) -> float:
        news = OLD if verse.id in self.read else self.news
        inside = party_worth(self.g, verse.do, self.party)
        given = 0.0
        if verse.id in self.aims.verses and not verse.choices:
            given = self.mission * self.aims.verses[verse.id]
        return news + inside + given

    def open(self, verse: VerseDef) -> list[Picked]:
        """What may be chosen, if it can be paid."""
        found = []
        for n, choice in enumerate(choices(self.g.content, verse)):
            if choice.once and f"{verse.id}.{n + 1}" in the_world(self.g).taken:
                continue
            if all_hold(self.g, choice.needs, self.party):
                found.append((n, choice, surcharged(choice, self.surcharge)))
        return found

    def pays(self, costs: list[Cost]) -> bool:
        """All of it, by all together."""
        for what, n in owed(self.g, costs, self.party).items():
            have = self.purses.get(what)
            if have is None:
                have = self.purses[what] = together(self.g, what, self.party)
            if have < n:
                return False
        return True

    @cached_property
    def surcharge(self) -> int:
        return choice_surcharge(self.g, self.party)

    def choice(
        self,
        verse: VerseDef,
        n: int,
        choice: Choice,
        cost: list[Cost],
        spent: tuple[Cost, ...],
        depth: int,
    ) -> float:
        value = self.worths.get((verse.id, n))
        if value is None:
            value = self.worths[verse.id, n] = self.worth(verse, n, choice, cost)
        direct = self.aims.choices.get((verse.id, n), 0.0)
        if choice.goto:
            inner = self.page(choice.goto, (*spent, *cost), depth - 1)
            target = self.aims.verses.get(choice.goto, 0.0)
            # What the page gives is counted there, if it can be had now.
            value += inner + (self.mission * direct if direct > target else 0.0)
        else:
            value += self.mission * direct
        return value

    def worth(self, verse: VerseDef, n: int, choice: Choice, cost: list[Cost]) -> float:
        """What a choice brings and costs by itself, wherever it leads."""
        value = party_worth(self.g, choice.do, self.party) - price_of(self.g, cost, self.party)
        if self.new(verse, n):
            value += self.taste * liking(self.g, verse.id, n)
        return value

    def new(self, verse: VerseDef, n: int) -> bool:
        """It leads to something that nobody has read, or met and beaten."""
        pages, foes = leads_to(self.g.content, verse.id, n)
        if any(name not in self.read for name in pages):
            return True
        beaten = the_world(self.g).beaten
        return any(foe not in beaten for foe in foes) and brave(self.g, self.party)


def page(g: G, question: Question[Picked | Paying]) -> str:
    """The choice that leads to the most."""
    reading = open_page(g)
    verse = g.content.verses[reading.id]
    reader = Reader(g, reading.party, aims_now(g))

    def value(picked: Picked | Paying) -> float:
        if isinstance(picked, str):
            return -inf
        n, choice, cost = picked
        return reader.choice(verse, n, choice, cost, (), DEEP) + whim(g, verse.id, n)

    return best(question, value)
