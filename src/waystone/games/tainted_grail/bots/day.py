"""A day of the campaign bot: what one of the travellers proposes next, and the roads there."""

from functools import cached_property, lru_cache

from ..box.definitions import Content
from ..box.instructions import Explore
from ..box.island import LocationAction
from ..box.layout import versions
from ..rules.day.actions import (
    fightable,
    location_actions,
    own_actions,
    stone_slots,
    stone_ways,
    travel_cost,
)
from ..rules.day.midday import Wish
from ..rules.people.costs import affordable, party_price
from ..table.places import (
    Laid,
    card_at,
    cooling,
    face_at,
    guarded,
    here,
    laid,
    roads,
    stones_of,
    the_world,
    touched,
)
from ..table.state import G, Hero
from .party_worth import bad_for, party_worth, price_of
from .reader import FAINT_HEALTH, Reader, aims_now, brave, faint, liking, temper, whim

WORTH_A_VISIT = 3.0
"""So many points make a page worth opening."""

RETURN = 2
"""Energy that is kept for the way back to a light."""


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
        self.weak = faint(g, self.party) and self.rest_helps()

    @cached_property
    def reader(self) -> Reader:
        return Reader(self.g, self.party, self.aims)

    @cached_property
    def ways(self) -> dict[int, tuple[int, int]]:
        return ways_from(self.g.content, laid(self.g), self.one.at)

    def best(self, able: set[Wish]) -> Wish:
        plans = (
            self.memory,
            self.lore,
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
            wish = plan(able)
            if wish in able:
                return wish
        return Wish("rest")

    def rest_helps(self) -> bool:
        """Who has neither a light nor a bite to eat had better do something."""
        return self.lit(self.one.at) and any(one.food for one in self.heroes)

    def memory(self, able: set[Wish]) -> Wish | None:
        return Wish("memory", self.one.memories[0]) if self.one.memories else None

    def lore(self, able: set[Wish]) -> Wish | None:
        """What a scholar knows of a place is worth hearing once."""
        if card_at(self.g, self.one.at).lore in self.world.read:
            return None
        return next((wish for wish in able if wish.what == "learn"), None)

    def mend(self, able: set[Wish]) -> Wish | None:
        """Actions that help right away: sleep, calm, food, before anything else."""
        return self.action(able, 1.0 if faint(self.g, self.party) else 5.5, False)

    def stores(self, able: set[Wish]) -> Wish | None:
        """Food and Magic for the next days."""
        starving = not any(one.food for one in self.heroes)
        well = min(one.health for one in self.heroes) >= FAINT_HEALTH
        return self.action(able, 1.0, brave(self.g, self.party) or (starving and well))

    def forage(self, able: set[Wish]) -> Wish | None:
        """The hungry and the weary go where there is something to be had without a fight."""
        food = sum(one.food for one in self.heroes)
        if food >= len(self.heroes) and not faint(self.g, self.party):
            return None
        if self.legs < 1 or not self.walks():
            return None
        best, most = 0, 1.0
        for number, (away, first) in self.ways.items():
            if number in self.world.spots and number != self.one.at and away < self.legs:
                value = self.offer(number) / (1 + 0.5 * away)
                if value > most:
                    best, most = first, value
        return travel(best) if best else None

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

    def action(self, able: set[Wish], least: float, risky: bool) -> Wish | None:
        best, most = None, least
        for action in location_actions(self.g, self.one):
            if any(isinstance(effect, Explore) for effect in action.do):
                continue
            danger = any(bad_for(effect) for effect in action.do)
            if danger and not risky:
                continue
            value = self.gain(action) + 0.3 * whim(self.g, action.id)
            if value > most and Wish("location", action.id) in able:
                best, most = Wish("location", action.id), value
        for key, _, own in own_actions(self.g, self.one):
            cost = party_price(own.pay)
            value = party_worth(self.g, own.do, [self.one.seat]) - price_of(
                self.g, cost, [self.one.seat]
            )
            if value > most and Wish("own", key) in able:
                best, most = Wish("own", key), value
        return best

    def rejoin(self, able: set[Wish]) -> Wish | None:
        """Who was parted from the others goes to where most of them are, the first of them else."""
        places = [one.at for one in self.g.state.heroes]
        camp = max(places, key=lambda at: (places.count(at), -places.index(at)))
        if camp == self.one.at or not self.walks():
            return None
        way = self.ways.get(camp)
        return travel(way[1]) if way else None

    def business(self, able: set[Wish]) -> Wish | None:
        """What there is to be read here, by the light of a stone or without."""
        if self.weak:
            return None
        company = self.company()
        reader = self.reader
        if company != self.party:
            reader = Reader(self.g, company, self.aims)
        value = reader.page(card_at(self.g, self.one.at).explore)
        if value < WORTH_A_VISIT:
            return None
        if Wish("explore") in able:
            return Wish("explore")
        if stone := self.stone(able):
            return stone
        if guarded(self.g, self.one.at):
            return None
        for action in location_actions(self.g, self.one):
            if any(isinstance(effect, Explore) for effect in action.do):
                return Wish("location", action.id)
        return None

    def company(self) -> list[int]:
        """TG-PTY-02: whom this one has asked along stands. What only those who stay behind could
        open would draw the others to the same page without end."""
        known = self.world.company.get(self.one.seat)
        others = [seat for seat in self.party if seat != self.one.seat]
        if known is None or known.near != others:
            return self.party
        return [self.one.seat, *known.asked]

    def stone(self, able: set[Wish]) -> Wish | None:
        slots = [
            corner for corner in stone_slots(self.g, self.one) if Wish("guidestone", corner) in able
        ]
        if not slots or self.world.spots[self.one.at].side == "clear":
            return None
        ways = stone_ways(self.g, self.one, self.party)
        if "materials" not in ways and not self.bleeds():
            return None
        return Wish("guidestone", max(slots, key=lambda corner: stone_use(self.g, corner)))

    def bleeds(self) -> bool:
        """Blood only from those who are well, and where there is no other way in."""
        well = all(one.health >= 8 and one.terror <= 2 for one in self.heroes)
        knocks = any(
            isinstance(effect, Explore)
            for action in location_actions(self.g, self.one)
            for effect in action.do
        )
        return well and not knocks

    def guardian(self, able: set[Wish]) -> Wish | None:
        if not brave(self.g, self.party) or self.energy < 5:
            return None
        foes = [Wish("fight", guardian) for guardian in fightable(self.g, self.one)]
        return next((wish for wish in foes if wish in able), None)

    def go(self, able: set[Wish]) -> Wish | None:
        """One step toward the place that promises the most."""
        if self.legs < 1 or self.weak or not self.walks():
            return None
        best, most = 0, 0.0
        for number, (away, first) in self.ways.items():
            if number == self.one.at:
                continue
            value = self.promise(number) / (1.0 + 0.25 * away) + 0.2 * whim(self.g, number)
            if value > most and value > WORTH_A_VISIT:
                best, most = first, value
        if not best:
            return None
        late = self.legs - 1 <= RETURN and self.lit(self.one.at) and not self.lit(best)
        return None if late and not self.hale() else travel(best)

    def promise(self, number: int) -> float:
        spot = self.world.spots.get(number)
        card = self.g.content.locations[spot.id if spot else versions(self.g.content)[number][0]]
        value = self.reader.page(card.explore)
        for king in self.world.kings:
            if king.at == number:
                meeting = self.g.content.king_cards[king.card].meeting
                value += self.mission * self.aims.verses.get(meeting, 0.0)
        blocked = self.mission * self.aims.verses.get(card.explore, 0.0) * 0.1
        value = max(value, min(blocked, 2.0))
        if spot is not None and guarded(self.g, number):
            value *= 0.6
        return value * (0.7 + 0.6 * liking(self.g, number))

    def shelter(self, able: set[Wish]) -> Wish | None:
        """Back to a light, or a light of one's own, while there is strength for it; the hale may
        risk a night in the fog."""
        if self.lit(self.one.at):
            return None
        away = min((far for far, _ in self.lights().values()), default=9)
        return None if self.hale() or self.legs > max(RETURN, away) else self.home(able)

    def home(self, able: set[Wish]) -> Wish | None:
        """Nobody sleeps in the fog who can reach a light."""
        if self.lit(self.one.at):
            return None
        near = [(far, first) for far, first in self.lights().values() if far <= self.legs]
        if near and travel(min(near)[1]) in able and self.walks():
            return travel(min(near)[1])
        return self.stone(able)

    def hale(self) -> bool:
        return all(one.health >= 7 and one.terror <= 3 for one in self.heroes)

    def lit(self, number: int) -> bool:
        spot = self.world.spots[number]
        return spot.side == "clear" and bool(stones_of(self.g, number))

    def lights(self) -> dict[int, tuple[int, int]]:
        return {n: way for n, way in self.ways.items() if n in self.world.spots and self.lit(n)}

    def walks(self) -> bool:
        return affordable(self.g, travel_cost(self.g, self.party), self.party)


@lru_cache(maxsize=1024)
def ways_from(content: Content, cards: Laid, start: int) -> dict[int, tuple[int, int]]:
    """How far everything is, unrevealed Locations too, and the first step there."""
    known, revealed = versions(content), roads(content, cards)
    pointers = {number: content.locations[ids[0]].pointers for number, ids in known.items()}
    pointers |= {number: content.locations[card].pointers for number, card in cards}
    ways: dict[int, tuple[int, int]] = {start: (0, start)}
    waiting = [start]
    while waiting:
        number = waiting.pop(0)
        away, first = ways[number]
        near = sorted(set(revealed.get(number, {}).values()))
        for other in (*near, *pointers[number].values()):
            if other in ways or other not in known:
                continue
            if number == start and other not in revealed:
                continue
            ways[other] = (away + 1, other if number == start else first)
            waiting.append(other)
    return ways


def travel(number: int) -> Wish:
    return Wish("travel", str(number))


def place_value(g: G, number: int) -> float:
    spot = the_world(g).spots[number]
    lit = 1.0 if spot.side == "clear" else 0.0
    return lit + 10.0 * aims_now(g).verses.get(g.content.locations[spot.id].explore, 0.0)


def stone_use(g: G, corner: str) -> float:
    """How many Locations it lights, and how much there is to do in them."""
    found = aims_now(g).verses
    near = touched(g, corner)
    return sum(1.0 + 5.0 * found.get(card_at(g, number).explore, 0.0) for number in near)
