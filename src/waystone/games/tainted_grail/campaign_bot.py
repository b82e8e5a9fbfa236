"""How sensible travellers spend their days: they stay together, keep their Health and their wits,
eat, light Guidestones where they have business, and go where the Missions lead."""

from typing import Any, NamedTuple
from zlib import crc32

from waystone.kernel.ask import NONE, PASS, Question
from waystone.kernel.play import Play

from .actions import location_actions, own_actions, stone_ways, travel_cost
from .campaign_aims import Aims, aims, goals, known
from .campaign_worth import bad_for, party_worth, price_of
from .conditions import ATTRIBUTES
from .costs import affordable, party_price, purse
from .definitions import Content
from .effects import Fight
from .journal import choice_cost
from .journal_graph import reads
from .journal_parts import Choice, Cost, VerseDef
from .needs import all_hold
from .places import (
    card_at,
    connected,
    cooling,
    face_at,
    guarded,
    here,
    stones_of,
    the_world,
    touched,
    versions,
)
from .state import G, Hero, State
from .world_effects import Explore
from .world_parts import LocationAction
from .world_state import Verse

WORTH_A_VISIT = 3.0
"""So many points make a page worth opening."""


class Temper(NamedTuple):
    """Points for what ends a Mission, for a verse that nobody has read, and for what this party
    happens to like."""

    mission: float
    news: float
    taste: float


TEMPERS = (
    Temper(60.0, 1.5, 3.0),
    Temper(40.0, 3.0, 8.0),
    Temper(15.0, 5.0, 8.0),
    Temper(8.0, 8.0, 12.0),
)
"""From the most eager party to the most curious."""
OLD = -1.2
"""Points for a verse that everybody knows."""
DEEP = 6
BRAVE_HEALTH, BRAVE_TERROR = 5, 5
FAINT_HEALTH, FAINT_TERROR = 3, 7
PLENTY = 3
RETURN = 2
"""Energy that is kept for the way back to a light."""
ENOUGH = 4


def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
    """The key of a sensible answer to a question of the campaign outside of encounters."""
    g: G = Play(state, content)
    keys = [option.key for option in question.options]
    match question.prompt:
        case "ask-midday":
            return Day(g, state.heroes[seat]).best(keys)
        case "ask-choice":
            return page(g, keys)
        case "ask-company":
            return " ".join(keys) or NONE
        case "ask-join":
            return "join"
        case "ask-join-instant":
            return "stay" if "stay" in keys else keys[-1]
        case "ask-chronicler":
            return "nobody"
        case "ask-part":
            return str(my_part(g, seat, question))
        case "ask-stone-way":
            return "way:materials" if "way:materials" in keys else keys[0]
        case "ask-materials":
            return materials(g, seat, keys)
        case "ask-take-stone" | "ask-fade":
            return min(keys, key=lambda key: stone_use(g, key.removeprefix("stone:")))
        case "ask-slot":
            return max(keys, key=lambda key: stone_use(g, key.removeprefix("stone:")))
        case "ask-meal":
            return "eat" if "eat" in keys and hungry(g, state.heroes[seat]) else PASS
        case "ask-vision":
            return "yes" if state.heroes[seat].terror < FAINT_TERROR else "no"
        case "ask-develop":
            return purchase(g, state.heroes[seat], keys)
        case "ask-upgrade":
            return max(keys, key=lambda key: icons(g, key))
        case "ask-rebuild-combat" | "ask-rebuild-diplomacy":
            return "rebuild"
        case "ask-deck-combat" | "ask-deck-diplomacy":
            keys.sort(key=lambda key: -icons(g, key))
            return " ".join(keys[: question.least])
        case "ask-share" | "ask-one" | "ask-whom" | "ask-whom-secret":
            return who_takes_it(g, question)
        case "ask-either" | "ask-may":
            return deal(g, seat, question)
        case "ask-where":
            return max(keys, key=lambda key: place_value(g, key))
        case "ask-active-item":
            return keys[-1]
        case _:
            return plain(question, keys)


def plain(question: Question[Any], keys: list[str]) -> str:
    if question.kind == "amount":
        return str(question.least)
    if question.kind == "many":
        return " ".join(keys[: question.least]) or NONE
    if question.kind == "order":
        return " ".join(keys) or NONE
    return keys[0]


# ---- what the party is up to


def aims_now(g: G) -> Aims:
    return aims(g.content, goals(g), known(g))


def brave(g: G, party: list[int]) -> bool:
    heroes = [g.state.heroes[seat] for seat in party]
    return all(one.health >= BRAVE_HEALTH and one.terror <= BRAVE_TERROR for one in heroes)


def faint(g: G, party: list[int]) -> bool:
    heroes = [g.state.heroes[seat] for seat in party]
    return any(one.health <= FAINT_HEALTH or one.terror >= FAINT_TERROR for one in heroes)


def temper(g: G) -> Temper:
    """No two parties are alike; this one stays as it is to the end."""
    return TEMPERS[crc32(f"temper:{g.state.streams.seed}".encode()) % len(TEMPERS)]


def liking(g: G, *words: object) -> float:
    """What draws this party, from 0 to 1, the same on all its days."""
    return (crc32(f"{g.state.streams.seed}:{words}".encode()) % 1000) / 1000


def whim(g: G, *words: object) -> float:
    """Travellers differ: below one point, from what is plain to see."""
    world = the_world(g)
    party = "".join(one.id for one in g.state.heroes)
    text = f"{party}:{world.day}:{len(world.read)}:{words}"
    return (crc32(text.encode()) % 1000) / 1000


# ---- the journal: the best way through the pages


class Reader:
    """Values pages as they stand now: closed choices and what cannot be paid lead nowhere."""

    def __init__(self, g: G, party: list[int]) -> None:
        self.g, self.party = g, party
        self.aims = aims_now(g)
        self.mission, self.news, self.taste = temper(g)
        self.seen: set[str] = set()

    def page(self, name: str, spent: tuple[Cost, ...] = (), depth: int = DEEP) -> float:
        verse = self.g.content.verses.get(name)
        if verse is None or depth == 0 or name in self.seen:
            return 0.0
        for redirect in verse.redirects:
            if all_hold(self.g, redirect.needs, self.party):
                return self.page(redirect.goto, spent, depth - 1)
        self.seen.add(name)
        value = self.own(verse)
        able = self.open(verse, spent)
        if able:
            value += max(self.choice(verse, n, c, cost, spent, depth) for n, c, cost in able)
        elif verse.goto:
            value += self.page(verse.goto, spent, depth - 1)
        self.seen.discard(name)
        return value

    def own(self, verse: VerseDef) -> float:
        news = OLD if verse.id in the_world(self.g).read else self.news
        inside = party_worth(self.g, verse.do, self.party)
        given = 0.0
        if verse.id in self.aims.verses and not verse.choices:
            given = self.mission * self.aims.verses[verse.id]
        return news + inside + given

    def open(
        self, verse: VerseDef, spent: tuple[Cost, ...]
    ) -> list[tuple[int, Choice, list[Cost]]]:
        found = []
        for n, choice in enumerate(verse.choices):
            if choice.once and f"{verse.id}.{n + 1}" in the_world(self.g).taken:
                continue
            cost = choice_cost(self.g, choice, self.party)
            if all_hold(self.g, choice.needs, self.party) and affordable(
                self.g, [*spent, *cost], self.party
            ):
                found.append((n, choice, cost))
        return found

    def choice(
        self,
        verse: VerseDef,
        n: int,
        choice: Choice,
        cost: list[Cost],
        spent: tuple[Cost, ...],
        depth: int,
    ) -> float:
        value = party_worth(self.g, choice.do, self.party) - price_of(self.g, cost, self.party)
        if self.new(choice):
            value += self.taste * liking(self.g, verse.id, n)
        direct = self.aims.choices.get((verse.id, n), 0.0)
        if choice.goto:
            inner = self.page(choice.goto, (*spent, *cost), depth - 1)
            target = self.aims.verses.get(choice.goto, 0.0)
            # What the page gives is counted there, if it can be had now.
            value += inner + (self.mission * direct if direct > target else 0.0)
        else:
            value += self.mission * direct
        return value

    def new(self, choice: Choice) -> bool:
        """It leads to something that nobody has read, or met and beaten."""
        world = the_world(self.g)
        if any(name and name not in world.read for name in (choice.goto, *reads(choice.do))):
            return True
        foes = [effect.named for effect in choice.do if isinstance(effect, Fight)]
        return brave(self.g, self.party) and any(foe and foe not in world.beaten for foe in foes)


def page(g: G, keys: list[str]) -> str:
    """The choice that leads to the most."""
    task = the_world(g).stack[-1]
    assert isinstance(task, Verse)
    verse = g.content.verses[task.id]
    reader = Reader(g, task.party)

    def value(key: str) -> float:
        n = int(key.removeprefix("choice:")) - 1
        choice = verse.choices[n]
        cost = choice_cost(g, choice, task.party)
        return reader.choice(verse, n, choice, cost, (), DEEP) + whim(g, verse.id, n)

    return max(keys, key=value)


# ---- midday


class Day:
    """What one of the travellers proposes next; whoever is near comes along."""

    def __init__(self, g: G, one: Hero) -> None:
        self.g, self.one = g, one
        self.world = the_world(g)
        self.party = here(g, one.at)
        self.heroes = [g.state.heroes[seat] for seat in self.party]
        self.energy = sum(h.energy for h in self.heroes)
        self.legs = min(h.energy for h in self.heroes)
        self.aims = aims_now(g)
        self.mission = temper(g).mission

    def best(self, keys: list[str]) -> str:
        plans = (
            self.memory,
            self.mend,
            self.shelter,
            self.rejoin,
            self.business,
            self.guardian,
            self.stores,
            self.forage,
            self.go,
            self.home,
        )
        for plan in plans:
            key = plan(keys)
            if key in keys:
                return key
        return "rest"

    def memory(self, keys: list[str]) -> str:
        return next((key for key in keys if key.startswith("memory:")), "")

    def mend(self, keys: list[str]) -> str:
        """Actions that help right away: sleep, calm, food, before anything else."""
        return self.action(keys, 1.0 if faint(self.g, self.party) else 5.5, False)

    def stores(self, keys: list[str]) -> str:
        """Food and Magic for the next days."""
        starving = not any(one.food for one in self.heroes)
        well = min(one.health for one in self.heroes) >= FAINT_HEALTH
        return self.action(keys, 1.0, brave(self.g, self.party) or (starving and well))

    def forage(self, keys: list[str]) -> str:
        """The hungry and the weary go where there is something to be had without a fight."""
        food = sum(one.food for one in self.heroes)
        if food >= len(self.heroes) and not faint(self.g, self.party):
            return ""
        if self.legs < 1 or not self.walks():
            return ""
        best, most = 0, 1.0
        for number, (away, first) in Roads(self.g, self.one.at).ways.items():
            if number in self.world.spots and number != self.one.at and away < self.legs:
                value = self.offer(number) / (1 + 0.5 * away)
                if value > most:
                    best, most = first, value
        return f"travel:{best}" if best else ""

    def offer(self, number: int) -> float:
        """The best that a Location has for those who do not want to fight."""
        if guarded(self.g, number):
            return 0.0
        found = [0.0]
        for action in face_at(self.g, number).actions:
            waits = action.time and cooling(self.g, number)
            if waits or any(bad_for(e) or isinstance(e, Explore) for e in action.do):
                continue
            if affordable(self.g, action.pay, self.party):
                found.append(self.gain(action))
        return max(found)

    def gain(self, action: LocationAction) -> float:
        value = party_worth(self.g, action.do, self.party)
        return value - price_of(self.g, list(action.pay), self.party)

    def action(self, keys: list[str], least: float, risky: bool) -> str:
        best, most = "", least
        for action in location_actions(self.g, self.one):
            if any(isinstance(effect, Explore) for effect in action.do):
                continue
            danger = any(bad_for(effect) for effect in action.do)
            if danger and not risky:
                continue
            value = self.gain(action) + 0.3 * whim(self.g, action.id)
            if value > most and f"act:{action.id}" in keys:
                best, most = f"act:{action.id}", value
        for key, _, own in own_actions(self.g, self.one):
            cost = party_price(own.pay)
            value = party_worth(self.g, own.do, [self.one.seat]) - price_of(
                self.g, cost, [self.one.seat]
            )
            if value > most and f"own:{key}" in keys:
                best, most = f"own:{key}", value
        return best

    def rejoin(self, keys: list[str]) -> str:
        """Who was parted from the others goes to where most of them are, the first of them else."""
        places = [one.at for one in self.g.state.heroes]
        camp = max(places, key=lambda at: (places.count(at), -places.index(at)))
        if camp == self.one.at or not self.walks():
            return ""
        way = Roads(self.g, self.one.at).ways.get(camp)
        return f"travel:{way[1]}" if way else ""

    def business(self, keys: list[str]) -> str:
        """What there is to be read here, by the light of a stone or without."""
        if faint(self.g, self.party):
            return ""
        value = Reader(self.g, self.party).page(card_at(self.g, self.one.at).explore)
        if value < WORTH_A_VISIT:
            return ""
        if "explore" in keys:
            return "explore"
        if stone := self.stone(keys):
            return stone
        if guarded(self.g, self.one.at):
            return ""
        for action in location_actions(self.g, self.one):
            if any(isinstance(effect, Explore) for effect in action.do):
                return f"act:{action.id}"
        return ""

    def stone(self, keys: list[str]) -> str:
        able = [key for key in keys if key.startswith("stone:")]
        if not able or self.world.spots[self.one.at].side == "clear":
            return ""
        ways = stone_ways(self.g, self.one, self.party)
        if "materials" not in ways and not self.bleeds():
            return ""
        return max(able, key=lambda key: stone_use(self.g, key.removeprefix("stone:")))

    def bleeds(self) -> bool:
        """Blood only from those who are well, and where there is no other way in."""
        well = all(one.health >= 8 and one.terror <= 2 for one in self.heroes)
        knocks = any(
            isinstance(effect, Explore)
            for action in location_actions(self.g, self.one)
            for effect in action.do
        )
        return well and not knocks

    def guardian(self, keys: list[str]) -> str:
        if not brave(self.g, self.party) or self.energy < 5:
            return ""
        return next((key for key in keys if key.startswith("fight:")), "")

    def go(self, keys: list[str]) -> str:
        """One step toward the place that promises the most."""
        if self.legs < 1 or faint(self.g, self.party) or not self.walks():
            return ""
        steps = Roads(self.g, self.one.at)
        best, most = 0, 0.0
        for number, (away, first) in steps.ways.items():
            if number == self.one.at:
                continue
            value = self.promise(number) / (1.0 + 0.25 * away) + 0.2 * whim(self.g, number)
            if value > most and value > WORTH_A_VISIT:
                best, most = first, value
        if not best:
            return ""
        late = self.legs - 1 <= RETURN and self.lit(self.one.at) and not self.lit(best)
        return "" if late and not self.hale() else f"travel:{best}"

    def promise(self, number: int) -> float:
        spot = self.world.spots.get(number)
        card = self.g.content.locations[spot.id if spot else versions(self.g.content)[number][0]]
        value = Reader(self.g, self.party).page(card.explore)
        for king in self.world.kings:
            if king.at == number:
                meeting = self.g.content.king_cards[king.card].meeting
                value += self.mission * self.aims.verses.get(meeting, 0.0)
        blocked = self.mission * self.aims.verses.get(card.explore, 0.0) * 0.1
        value = max(value, min(blocked, 2.0))
        if spot is not None and guarded(self.g, number):
            value *= 0.6
        return value * (0.7 + 0.6 * liking(self.g, number))

    def shelter(self, keys: list[str]) -> str:
        """Back to a light, or a light of one's own, while there is strength for it; the hale may
        risk a night in the fog."""
        if self.lit(self.one.at):
            return ""
        away = min((far for far, _ in self.lights().values()), default=9)
        return "" if self.hale() or self.legs > max(RETURN, away) else self.home(keys)

    def home(self, keys: list[str]) -> str:
        """Nobody sleeps in the fog who can reach a light."""
        if self.lit(self.one.at):
            return ""
        near = [(far, first) for far, first in self.lights().values() if far <= self.legs]
        if near and f"travel:{min(near)[1]}" in keys and self.walks():
            return f"travel:{min(near)[1]}"
        return self.stone(keys)

    def hale(self) -> bool:
        return all(one.health >= 7 and one.terror <= 3 for one in self.heroes)

    def lit(self, number: int) -> bool:
        spot = self.world.spots[number]
        return spot.side == "clear" and bool(stones_of(self.g, number))

    def lights(self) -> dict[int, tuple[int, int]]:
        ways = Roads(self.g, self.one.at).ways
        return {n: way for n, way in ways.items() if n in self.world.spots and self.lit(n)}

    def walks(self) -> bool:
        return affordable(self.g, travel_cost(self.g, self.party), self.party)


class Roads:
    """How far everything is, unrevealed Locations too, and the first step there."""

    def __init__(self, g: G, start: int) -> None:
        world = the_world(g)
        self.ways: dict[int, tuple[int, int]] = {start: (0, start)}
        waiting = [start]
        while waiting:
            number = waiting.pop(0)
            away, first = self.ways[number]
            if number in world.spots:
                onward = [*connected(g, number), *card_at(g, number).pointers.values()]
            else:
                onward = list(g.content.locations[versions(g.content)[number][0]].pointers.values())
            for other in onward:
                if other in self.ways or other not in versions(g.content):
                    continue
                if number == start and other not in world.spots:
                    continue
                self.ways[other] = (away + 1, other if number == start else first)
                waiting.append(other)


def place_value(g: G, key: str) -> float:
    number = key.removeprefix("place:")
    if not number.isdigit() or int(number) not in the_world(g).spots:
        return 0.0
    spot = the_world(g).spots[int(number)]
    lit = 1.0 if spot.side == "clear" else 0.0
    return lit + 10.0 * aims_now(g).verses.get(g.content.locations[spot.id].explore, 0.0)


def stone_use(g: G, corner: str) -> float:
    """How many Locations it lights, and how much there is to do in them."""
    found = aims_now(g).verses
    near = touched(g, corner)
    return sum(1.0 + 5.0 * found.get(card_at(g, number).explore, 0.0) for number in near)


# ---- paying, sharing, growing


def my_part(g: G, seat: int, question: Question[Any]) -> int:
    """Who has more pays more."""
    what, left = str(question.args["what"]), int(question.args["left"])
    near = here(g, g.state.heroes[seat].at)
    mean = (sum(purse(g, what, other) for other in near) - left) / max(1, len(near))
    fair = round(purse(g, what, seat) - mean)
    return max(question.least, min(question.most, fair))


def materials(g: G, seat: int, keys: list[str]) -> str:
    """Wealth first while Food is short."""
    near = here(g, g.state.heroes[seat].at)
    food = sum(purse(g, "food", other) for other in near)
    spare = max(0, food - 2 * len(near))
    return min(keys, key=lambda key: abs(int(key.removeprefix("food:")) - spare))


def hungry(g: G, one: Hero) -> bool:
    character = g.content.characters[one.id]
    return one.health < character.most_health or one.terror > 0 or one.food > PLENTY


def who_takes_it(g: G, question: Question[Any]) -> str:
    """Good things to who needs them most, bad things to who bears them best."""
    effect = question.args.get("effect")
    do = question.args.get("do", (effect,) if effect is not None else ())

    def value(option: Any) -> float:
        seat = option.value
        if not isinstance(seat, int) or not 0 <= seat < len(g.state.heroes):
            return 0.0
        return party_worth(g, do, [seat]) - 0.01 * g.state.heroes[seat].health

    return str(max(question.options, key=value).key)


def deal(g: G, seat: int, question: Question[Any]) -> str:
    party = here(g, g.state.heroes[seat].at)

    def value(option: Any) -> float:
        if not option.args:
            return 0.0
        cost = [Cost(p.what, p.n) for p in option.args["pay"]]
        return party_worth(g, option.args["do"], party) - price_of(g, cost, party)

    return str(max(question.options, key=value).key)


def purchase(g: G, one: Hero, keys: list[str]) -> str:
    """Cheap attributes first, then cards for the deck that has had fewer, then skills."""
    low = [
        key
        for key in keys
        if key.startswith("attribute:") and cheap(g, one, key.removeprefix("attribute:"))
    ]
    if low:
        return max(low, key=lambda key: whim(g, one.id, key))
    sets = {"upgrade:combat": one.combat_set, "upgrade:diplomacy": one.diplomacy_set}
    upgrades = [key for key in keys if key in sets and len(sets[key]) > ENOUGH]
    if upgrades:
        return max(upgrades, key=lambda key: len(sets[key]))
    others = [key for key in keys if key != PASS]
    return max(others, key=lambda key: whim(g, one.id, key)) if others else PASS


def icons(g: G, key: str) -> float:
    """A rough guess at a card: its bonuses, and that it had to be earned."""
    card = g.content.cards[key.removeprefix("card:")]
    rows = [getattr(card.left, name) for name in (*ATTRIBUTES, "magic")]
    found = sum(len(row) for row in rows if row) + 1.5 * len(card.left.free)
    return found + 0.7 * len(card.abilities) + (1.0 if card.letter != "basic" else 0.0)


def cheap(g: G, one: Hero, attribute: str) -> bool:
    index = ATTRIBUTES.index(attribute)
    return one.attributes[index] + one.attributes[(index + 3) % 6] <= 1
