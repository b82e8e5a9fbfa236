"""The test language: a position in one line, a rule run with scripted answers.

`table(box, ["..S", "H.."], at={"fighter": (0, 0), "crawler": (2, 2)})` is a tile whose drawing
begins with these rows (the rest is floor) with units on it.
"""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from waystone.kernel.ask import AnyQuestion, Option
from waystone.kernel.game import Setup
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.step import End, Next, Stack, Then, follow
from waystone.testing import listen

from ..box.abilities import Ability, Active
from ..box.definitions import Content, Side, TileDef
from ..box.index import index
from ..box.modifiers import AttackRoll
from ..box.tiles import WIDTH, Tile, door_id
from ..rules import steps
from ..rules.actions import movement
from ..rules.actions.acts import Act, Use
from ..rules.actions.attack import HIGH, LOW, attack
from ..rules.actions.turn import options
from ..rules.cards.abilities import use
from ..rules.cards.doing import Doing
from ..rules.cards.modifiers import applying
from ..rules.monsters.predictable import predictable_turn
from ..rules.registry import resolve, step
from ..rules.setup import begin
from ..rules.story.scenario import fresh
from ..table.state import Explorer, G, Marker, Monster, State
from ..table.units import unit_of

T = TypeVar("T")
Spot = tuple[int, int]


Pair = tuple[Spot, Spot]


ALL_SIDES: list[Side] = ["n", "e", "s", "w"]


def cell(x: int, y: int) -> int:
    return y * WIDTH + x


def draw(rows: Sequence[str], walls: Sequence[Pair] = (), doors: Sequence[Pair] = ()) -> str:
    """A drawing of 19 lines from rows of spaces, walls and doors between pairs of spaces."""
    spaces = [row.ljust(10, ".") for row in rows] + ["." * 10] * (10 - len(rows))
    lines = [list(" ".join(spaces[y // 2]) if y % 2 == 0 else " " * 19) for y in range(19)]
    for sign, pairs in (("|", walls), ("D", doors)):
        for (ax, ay), (bx, by) in pairs:
            lines[ay + by][ax + bx] = sign
    return "\n".join("".join(line) for line in lines) + "\n"


class Table:
    """A position to test. `asked` are the questions of the last run; `waiting` the steps that wait
    until others have gone back."""

    def __init__(self, g: G) -> None:
        self.g = g
        self.waiting: Stack = ()
        self.asked: list[AnyQuestion] = []

    @property
    def state(self) -> State:
        return self.g.state

    @property
    def waits(self) -> list[str]:
        """The names of the steps that wait, the innermost last."""
        return [then.step for then in self.waiting]

    # ---- the position

    def explorer(self, name: str) -> Explorer:
        return next(e for e in self.state.explorers if e.id == name)

    def monster(self, name: str) -> Monster:
        return next(m for m in self.state.monsters if m.id == name)

    def there(self, name: str) -> bool:
        """Is the monster on the board?"""
        return any(m.id == name for m in self.state.monsters)

    def spot(self, name: str) -> Spot:
        unit: Explorer | Monster
        if any(m.id == name for m in self.state.monsters):
            unit = self.monster(name)
        else:
            unit = self.explorer(name)
        return unit.cell % WIDTH, unit.cell // WIDTH

    def put(self, name: str, x: int, y: int) -> None:
        """A unit on a space; a monster goes to the end of the order."""
        for e in self.state.explorers:
            if e.id == name:
                e.cell = cell(x, y)
                return
        if name in self.g.content.explorers:
            card = self.g.content.explorers[name]
            seat = len(self.state.explorers)
            self.state.explorers.append(
                Explorer(name, seat, card.health, card.stamina, cell=cell(x, y))
            )
            return
        self._take(name)
        health = self.g.content.monsters[name].health
        self.state.monsters.append(Monster(name, cell(x, y), health))

    def _take(self, card: str) -> None:
        """Out of whatever deck or stock it is in."""
        state = self.state
        for pile in (
            *state.decks.items.values(),
            *state.decks.events.values(),
            state.decks.item_stock,
            state.decks.monsters,
            state.decks.monster_stock,
            state.decks.spare_events,
        ):
            if card in pile:
                pile.remove(card)

    def own(self, name: str, *items: str) -> None:
        """Items in the inventory, personal events beside the card."""
        for item in items:
            self._take(item)
            mine = self.explorer(name)
            (mine.personal if item in self.g.content.events else mine.inventory).append(item)

    def wear(self, name: str, item: str, to: str = "") -> None:
        self._take(item)
        self.explorer(name).equipped[item] = to

    def current(self, event: str) -> None:
        """Make it the current event of its deck."""
        self._take(event)
        self.state.decks.event_discards[self.g.content.events[event].deck].insert(0, event)

    def top(self, deck: str, *cards: str) -> None:
        """Stack a deck."""
        state = self.state
        for card in cards:
            self._take(card)
        pile = state.decks.monsters if deck == "monsters" else None
        if pile is None:
            pile = (
                state.decks.items[deck] if deck in state.decks.items else state.decks.events[deck]
            )
        pile[:0] = cards

    def face(self, *faces: str) -> None:
        """The tiles that lie out show these faces."""
        tiles = self.state.laid.tiles
        for n, name in enumerate(faces):
            tiles[n] = replace(tiles[n], face=name)

    def close(self, a: Spot, b: Spot) -> None:
        first, second = sorted((a, b), key=lambda s: (s[1], s[0]))
        door = door_id(cell(*first), 2 if first[1] == second[1] else 4)
        self.state.laid.closed.append(door)

    def rewrite(self, card: str, *abilities: Ability) -> None:
        """Print other abilities on a card of this table's box."""
        content = self.g.content
        kinds: tuple[str, ...] = ("explorers", "monsters", "items", "events")
        for kind in kinds:
            cards = getattr(content, kind)
            if card in cards:
                new = {**cards, card: replace(cards[card], abilities=list(abilities))}
                self.g.content = replace(content, **{kind: new})

    def turn(self, name: str) -> None:
        self.state.turn = name

    def mark(self, card: str, *units: str, number: int = 0, by: str = "") -> None:
        """The card's lasting effect is on these units."""
        self.state.tokens.markers.append(Marker(card, number, by, list(units)))

    def rolls(self, name: str) -> int:
        """What cards in play add to the attack rolls of a unit."""
        unit = unit_of(self.g, name)
        assert unit is not None
        return sum(mod.n for mod, _ in applying(self.g, unit, AttackRoll))

    def moves(self, name: str, budget: int = 1) -> set[Spot]:
        """Where an explorer can move."""
        return {
            (c % WIDTH, c // WIDTH) for c in movement.steps(self.g, self.explorer(name), budget)
        }

    # ---- luck

    def high(self, *values: int) -> None:
        """The next high dice show these."""
        self.state.streams.stack("high", *(HIGH.index(v) for v in values))

    def low(self, *values: int) -> None:
        self.state.streams.stack("low", *(LOW.index(v) for v in values))

    def miss(self, times: int = 9) -> None:
        """The next rolls are all 0."""
        self.high(*[0] * times)
        self.low(*[0] * times)

    def d10(self, purpose: str, *faces: int) -> None:
        self.state.streams.stack_rolls(purpose, *faces)

    # ---- running rules

    def run(self, rule: Coroutine[Any, Any, T], *answers: str | tuple[int, str]) -> T:
        result, script = listen(rule, answers)
        self.asked = script.asked
        assert not script.answers, f"never asked for: {script.answers}"
        return result

    def play(self, then: Next, *answers: str | tuple[int, str]) -> Then:
        """Run a step named by a call: `play(steps.spawn_phase())`; what it says comes next."""
        return self.run(step.by_name[then.step].begin(self.g, then.args), *answers)

    def play_on(self, then: Then, until: str, *answers: str | tuple[int, str]) -> Next | End:
        """Run steps one after another, those that wait too, until the named one is due."""
        self.asked = []
        left = list(answers)
        now, self.waiting = follow(then, (), self.waiting)
        while isinstance(now, Next) and now.step != until:
            then, script = listen(step.by_name[now.step].begin(self.g, now.args), left)
            left = script.answers
            self.asked += script.asked
            now, self.waiting = follow(then, (), self.waiting)
        assert not left, f"never asked for: {left}"
        return now

    def keys(self, name: str) -> list[str]:
        """What the explorer may do now."""
        return [option.key for option in self.options(name)]

    def options(self, name: str) -> list[Option[Act]]:
        return options(self.g, self.explorer(name))

    def act(self, name: str, key: str, *answers: str | tuple[int, str]) -> Then:
        """One action of an explorer in its turn."""
        self.state.turn = name
        found = options(self.g, self.explorer(name))
        assert key in [o.key for o in found], f"{key} is not in {[o.key for o in found]}"
        seat = self.explorer(name).seat
        first: tuple[str, ...] = (key,) if len(found) > 1 else ()
        return self.play(steps.explorer_action(seat), *first, *answers)

    def use(self, name: str, card: str, n: int, *answers: str | tuple[int, str]) -> None:
        """An ability of a card, whatever the turn."""
        ability = Use(card, *index(self.g.content).cards[card].actives[n])
        self.run(use(self.g, self.explorer(name), ability), *answers)

    def do(self, unit: str, *effects: Any, answers: Sequence[Any] = (), **more: Any) -> Doing:
        """Resolve effects as a unit (or as nobody, everywhere)."""
        d = Doing(unit, more.pop("card", unit), unit, everywhere=not unit, **more)
        self.run(resolve(self.g, d, effects), *answers)
        return d

    def attack(
        self,
        who: str,
        *defenders: str | int,
        high: int = 0,
        low: int = 0,
        magical: bool = False,
        card: str = "",
        at: int | None = None,
        answers: tuple[str, ...] = (),
    ) -> Doing:
        """One attack roll against units and barrels."""
        d = Doing(who, card or who, who)
        self.run(attack(self.g, d, high, low, magical, list(defenders), at, used=card), *answers)
        return d

    def hunt(self, name: str, *answers: str, stamina: int | None = None) -> Spot:
        """The monster's predictable turn; where it ends."""
        monster = self.monster(name)
        monster.stamina = self.g.content.monsters[name].stamina if stamina is None else stamina
        self.run(predictable_turn(self.g, monster), *answers)
        return self.spot(name)

    def active(self, card: str, n: int = 0) -> Active:
        return index(self.g.content).cards[card].actives[n][1]


Lay = Callable[..., Table]


def started(box: Content, seats: int = 1, seed: int = 3, **setup: Any) -> Table:
    """A game of the small box, laid out; explorers are still to be chosen."""
    state, _ = begin(Setup(seats, seed, "scenario", "ice", **setup), box)
    return Table(Play(state, box))


def table(
    box: Content,
    rows: Sequence[str] = (),
    *,
    at: dict[str, Spot] | None = None,
    walls: Sequence[Pair] = (),
    doors: Sequence[Pair] = (),
    right: Sequence[str] | None = None,
    below: Sequence[str] | None = None,
    borders: list[Side] | None = None,
    stamina: int | None = None,
) -> Table:
    """A tile (and perhaps others beside it) with units on it, in an explorer phase."""
    faces: list[tuple[str, Sequence[str], int, int]] = [("here", rows, 0, 0)]
    if right is not None:
        faces.append(("right", right, 1, 0))
    if below is not None:
        faces.append(("below", below, 0, 1))
    sides = ALL_SIDES if borders is None else borders
    tiles = dict(box.tiles)
    for name, drawn, _, _ in faces:
        words = {"en": name, "ru": name}
        lines = draw(drawn, walls, doors) if name == "here" else draw(drawn)
        tiles[name] = TileDef(name, words, name, sides, "s", lines, endgame=True)
    content = replace(box, tiles=tiles)
    state = fresh(Streams(1), content, "ice", [])
    state.laid.tiles = [Tile(name, 0, x, y) for name, _, x, y in faces]
    state.phase = "explorers"
    state.round = 1
    made = Table(Play(state, content))
    state.story.spawn, state.story.horror = 7, 8
    for name, spot in (at or {}).items():
        made.put(name, *spot)
    if stamina is not None:
        for unit in (*state.explorers, *state.monsters):
            unit.stamina = stamina  # type: ignore[attr-defined]
    return made
