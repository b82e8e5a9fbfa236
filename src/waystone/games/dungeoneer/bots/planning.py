"""What a bot reckons with: chances, dangers, ways to the quests. It looks only at what its seat
may see."""

from collections import deque
from functools import lru_cache
from typing import NamedTuple

from waystone.parts.cardmap import SIDES, Place, on_side

from ..box.definitions import (
    CardDef,
    Cast,
    Content,
    Deliver,
    Exit,
    Form,
    Give,
    Monster,
    Overcome,
    QuestDef,
    exits_of,
)
from ..box.effects import Stat
from ..rules.battle import sides
from ..rules.cards import inventory
from ..rules.modes import scoring
from ..table.board import exit_key, steps_from_entrance
from ..table.state import G, Open, Player
from ..table.stats import surefoot, value

FAR = 99


DREAD = 8.0
"""What it is worth to go round Nakari."""


SUMS = {2: 36, 3: 35, 4: 33, 5: 30, 6: 26, 7: 21, 8: 15, 9: 10, 10: 6, 11: 3, 12: 1}
"""Of 36 throws of two dice, how many reach a sum."""


def passes(needed: int) -> float:
    """The chance that one die reaches a number."""
    return min(6, max(0, 7 - needed)) / 6


def duel(difference: int) -> tuple[float, float]:
    """The chances that the attacker hits and that the defender hits."""
    wins = losses = 0
    for one in range(1, 7):
        for other in range(1, 7):
            wins += one + difference > other
            losses += one + difference < other
    return wins / 36, losses / 36


_DUEL = {d: duel(d) for d in range(-20, 21)}


def hit_chance(difference: int) -> float:
    return _DUEL[max(-20, min(20, difference))][0]


def harm(g: G, monster: Monster, victim: Player, bonus: int = 0) -> float:
    """The wounds that a monster may be expected to deal in its best form."""
    best = 0.0
    for form in monster.attacks_in():
        printed = monster.form(form)
        assert isinstance(printed, Form)
        edge = printed.value + bonus - value(g, victim, form, "counter")
        best = max(best, hit_chance(edge) * (printed.wounds + 0.3 * len(printed.hit)))
    return best


def attack_bonus(g: G, card: CardDef) -> int:
    """What an attacker adds by its own text, as far as it is certain."""
    if card.monster is None:
        return 0
    total = 0
    for effect in card.monster.effects:
        per = getattr(effect, "per", None)
        if per == "wrath":
            total += max(0, g.state.wrath)
        elif per == "twin":
            total += 1
    return total


def best_attack(g: G, p: Player, monster: Monster | None, foe: Player | None) -> tuple[int, str]:
    """The form in which a hero strikes best, and by how much."""
    best = (-FAR, "")
    for form in sides.hero_forms(g, p):
        mine = value(g, p, form, "attack")
        if monster is not None:
            printed = monster.form(form)
            theirs = printed.value if printed is not None else 0
        else:
            assert foe is not None
            theirs = value(g, foe, form, "counter")
        best = max(best, (mine - theirs, form))
    return best


def chance_of(g: G, p: Player, quest: QuestDef, open_quest: Open) -> float:
    """The chance that one attempt succeeds."""
    match quest.task:
        case Overcome(stat, needed):
            if stat == "level":
                return passes(needed - p.level)
            if stat == "life":
                return passes(needed - p.life)
            return passes(needed - value(g, p, stat, "threat"))
        case Give(what, amount):
            if what == "life":
                return 1.0 if p.life > amount + 4 else 0.0
            if what == "glory":
                return 1.0 if p.glory >= amount else 0.0
            return 0.6
        case Cast(dice, total, alike):
            if alike:
                return 0.45 if dice > 2 else 1 / 6
            return SUMS.get(total, 0) / 36
        case Deliver():
            return 1.0
        case _:
            return hunt_chance(g, p, quest, open_quest)


def hunt_chance(g: G, p: Player, quest: QuestDef, open_quest: Open) -> float:
    monster = getattr(quest.task, "monster", None)
    if not isinstance(monster, Monster):
        return 0.0
    left = monster.life - open_quest.wounds
    back = min((_counter_chance(g, p, monster, form) for form in monster.attacks_in()), default=0.0)
    edge, _ = best_attack(g, p, monster, None)
    per_try = back + (hit_chance(edge) if p.ap > 0 else 0.0)
    if harm(g, monster, p) * left > p.life - 2:
        return 0.0
    return min(0.9, per_try / max(1, left))


def _counter_chance(g: G, p: Player, monster: Monster, form: str) -> float:
    printed = monster.form(form)
    mine = value(g, p, form, "counter")  # type: ignore[arg-type]
    return _DUEL[max(-20, min(20, (printed.value if printed else 0) - mine))][1]


class Step(NamedTuple):
    """A working exit: its side of the location, where it leads, what it asks for, and whether an
    obstacle waits there."""

    side: int
    there: str
    exit: Exit
    obstacle: bool


@lru_cache(maxsize=64)
def steps_of(content: Content, lie: tuple[tuple[str, Place], ...]) -> dict[str, tuple[Step, ...]]:
    """DG-MOV-02: the working exits of all locations as they lie, each read once for a map."""
    locations, places = content.locations, dict(lie)
    spots = {(place.x, place.y): card for card, place in lie}
    found: dict[str, tuple[Step, ...]] = {}
    for here, place in lie:
        exits = exits_of(locations[here].exits)
        steps = []
        for side, (dx, dy) in enumerate(SIDES):
            exit = on_side(exits, place, side)
            there = spots.get((place.x + dx, place.y + dy), "")
            if exit.kind != "wall" and there:
                back = on_side(exits_of(locations[there].exits), places[there], side ^ 2)
                if back.kind != "wall":
                    obstacle = locations[there].obstacle is not None
                    steps.append(Step(side, there, exit, obstacle))
        found[here] = tuple(steps)
    return found


class Feet:
    """What a hero's way is expected to cost, in AP and a little fear."""

    def __init__(self, g: G, p: Player) -> None:
        self.g, self.p = g, p
        self._stats: dict[Stat, int] = {}
        self._sure: dict[str, bool] = {}

    def cost(self, exit: Exit) -> float:
        """Of a shut exit."""
        if exit.kind not in self._sure:
            self._sure[exit.kind] = surefoot(self.g, self.p, exit.kind)
        if self._sure[exit.kind]:
            return 1.0
        if exit.stat not in self._stats:
            self._stats[exit.stat] = value(self.g, self.p, exit.stat, "threat")
        risk = 1 - passes(exit.value - self._stats[exit.stat])
        return 1.0 + risk * (1.0 if exit.kind == "blocked" else 0.8)


def routes(g: G, p: Player) -> dict[str, tuple[float, str]]:
    """For every location the expected cost and the first step towards it."""
    found: dict[str, tuple[float, str]] = {p.at: (0.0, "")}
    queue = deque([p.at])
    steps = steps_of(g.content, tuple(g.state.board.places.items()))
    lair = g.state.nakari.at if g.state.nakari is not None else ""
    feet = Feet(g, p)
    held = {(hero.at, hero.threshold) for hero in g.state.players if hero.alive}
    opened = g.state.opened
    while queue:
        here = queue.popleft()
        so_far, first = found[here]
        for side, there, exit, obstacle in steps[here]:
            cost = 1.0
            if exit.kind != "open" and not (
                (here, side) in held or (opened and exit_key(here, side) in opened)
            ):
                cost = feet.cost(exit)
            price = so_far + cost
            if obstacle:
                price += 0.2
            if there == lair:
                price += DREAD
            if there not in found or price < found[there][0] - 0.01:
                found[there] = (price, first or there)
                queue.append(there)
    return found


def goals(g: G, p: Player) -> list[tuple[float, str]]:
    """Where the quests can be done, with what it is worth to be there."""
    content = g.content
    found: list[tuple[float, str]] = []
    laid = g.state.board.places
    for open_quest in [*p.quests, *g.state.shared]:
        quest = content.quests[open_quest.quest]
        if not scoring.grade_fits(g, p, quest.id):
            # A quest that raises nobody is left to those whom it raises (DG-CMB-15).
            continue
        worth = 10.0 + 4 * len(p.done)
        if quest.search is not None:
            found += search_goals(g, p, quest, worth)
            continue
        chance = chance_of(g, p, quest, open_quest)
        if quest.category == "escort":
            place = quest.at[1] if open_quest.carried else quest.at[0]
            if place in laid:
                known = quest.at[1] in laid
                found.append(
                    (worth * (1.3 if open_quest.carried else 0.8 if known else 0.4), place)
                )
            continue
        if chance > 0:
            found += [
                (worth * min(1.0, 0.3 + chance), place) for place in quest.at if place in laid
            ]
    for dropped in g.state.dropped:
        found.append((9.0, dropped.at))
    if g.state.rules.solo and any(boon_waits(g, p, card) for card in p.hand):
        found += [(4.0, place) for place in laid if content.locations[place].entrance]
    return found


def boon_waits(g: G, p: Player, card: str) -> bool:
    """DG-SOL-17: a permanent boon that could be played at the Entrance."""
    printed = g.content.adventure[card]
    return (
        printed.card == "boon"
        and printed.duration == "permanent"
        and p.glory >= printed.cost
        and inventory.has_room(g, p, card)
    )


def search_goals(g: G, p: Player, quest: QuestDef, worth: float) -> list[tuple[float, str]]:
    assert quest.search is not None
    found = []
    for place in g.state.board.places:
        if g.content.locations[place].is_a(quest.search.place):
            luck = passes(quest.search.value - steps_from_entrance(g, place))
            if luck > 0:
                found.append((worth * (0.2 + 0.6 * luck), place))
    return found


def standing(g: G, p: Player) -> float:
    """How far a rival is: quests weigh most, then life."""
    return 3.0 * len(p.done) + p.life / 6 + 0.3 * len(p.inventory)


def wanted(content: Content, p: Player, place: str) -> bool:
    """Whether a location serves one of a player's personal quests."""
    for open_quest in p.quests:
        quest = content.quests[open_quest.quest]
        if place in quest.at:
            return True
        if quest.search is not None and content.locations[place].is_a(quest.search.place):
            return True
    return False
