"""Foresight: what an answer would lead to. It is played in imagined worlds, in which everything
that the seat cannot see is dealt anew and the luck is foreign, up to the seat's next question.
What happens in all of them is certain as far as the seat can know; the rest has its odds. Nothing
that is hidden can show, because the worlds are made of what the seat sees alone."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from .ask import Args
from .codec import encode
from .facts import Line
from .rng import Streams
from .text import Memory, Wordless
from .view import Figure, Table

if TYPE_CHECKING:
    from .session import Session

LONGEST = 80


@cache
def wordless(game: str) -> Wordless:
    """For those who look at a game and read no words."""
    return Wordless()


class Foreseen(Struct):
    """A fact that would be stated, how it reads (message and arguments), its rule, and in how many
    of the worlds."""

    text: str
    args: Args
    rule: str
    worlds: int


class Number(Struct):
    """A number of the table: now, and from least to most in the worlds after the answer. `thing`
    is the piece or mat it stands on, `icon` says which of its numbers it is."""

    thing: str
    icon: str
    now: int
    least: int
    most: int
    mean: float


class Place(Struct):
    """Where a piece would stand, and in how many worlds; an empty cell: it would be gone."""

    piece: str
    cell: str
    worlds: int


class Drawn(Struct):
    """A card that would come up: it lies face up to the seat then, and nowhere now."""

    name: str
    worlds: int


class Foresight(Struct):
    """All that is known about an answer before it is given. `exact`: every world brought the same
    facts. `over`: how often the game ended, `won` how often for the seat."""

    key: str
    worlds: int
    exact: bool
    facts: list[Foreseen] = field(default_factory=list)
    numbers: list[Number] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    over: int = 0
    won: int = 0
    cards: list[Drawn] = field(default_factory=list)


class World(Struct):
    """One imagined course of events, as the seat would see it."""

    lines: list[Line]
    numbers: dict[tuple[str, str], int]
    places: dict[str, str]
    cards: Counter[str]
    asked: str
    over: bool
    won: bool


def foresee(session: "Session", seat: int, key: str, worlds: int) -> Foresight:
    """What the answer would lead to, in so many worlds. The n-th world is the same for every
    answer to a question, so that what differs between two answers is not the luck."""
    memory: Memory = {}
    seen = [course(session, seat, key, n, memory) for n in range(worlds)]
    return gathered(session, seat, key, seen)


def alike(session: "Session", seat: int, keys: list[str], worlds: int) -> bool:
    """Whether all these answers lead to the same facts and the same next question in every world:
    then there is nothing to decide."""
    memory: Memory = {}
    for n in range(worlds):
        courses = {_trace(course(session, seat, key, n, memory)) for key in keys}
        if len(courses) > 1:
            return False
    return True


def _trace(world: World) -> bytes:
    said = [(line.text, line.args, line.rule) for line in world.lines]
    numbers = sorted((thing, icon, n) for (thing, icon), n in world.numbers.items())
    return encode([said, numbers, sorted(world.places.items()), world.asked])


def course(
    session: "Session", seat: int, key: str, number: int, memory: Memory, further: int = 0
) -> World:
    """One imagined course of events: the answer, and then the others by their policies, up to the
    seat's next question. What was drawn of other worlds is in the memory. So many questions
    `further` the seat goes on by its own policy, while the turn lasts."""
    world = session.imagine(seat, Streams(number))
    lines, begun = world.listen(), world.turns
    world.answer(seat, key)
    policy = session.game.bots.policy
    for _ in range(LONGEST):
        if world.ask is None:
            break
        if world.question(seat) is not None:
            if not further or world.turns != begun:
                break
            further -= 1
        question = world.question(seat) or world.questions()[0]
        answer = policy(world.state, world.content, question.seat, question)
        world.answer(question.seat, answer)
    text = wordless(world.game.id)
    with text.moment(memory):
        table = world.game.view(world.state, world.content, seat, text)
    asked = world.question(seat)
    end = world.end
    return World(
        [line for line in lines if line.visible(seat)],
        dict(numbers(table)),
        _places(table),
        face_up(table),
        asked.prompt if asked is not None else "",
        end is not None,
        end is not None and seat in end.winners,
    )


def gathered(session: "Session", seat: int, key: str, seen: list[World]) -> Foresight:
    """What several courses of events have in common, and how often each thing happens."""
    table = session.game.view(session.state, session.content, seat, wordless(session.game.id))
    now_shown, places = dict(numbers(table)), _places(table)
    found = Foresight(key, len(seen), len({_told(world) for world in seen}) == 1)
    found.facts = _facts(seen)
    for thing, icon in {at: None for world in seen for at in world.numbers}:
        now = now_shown.get((thing, icon))
        after = [world.numbers.get((thing, icon)) for world in seen]
        known = [n for n in after if n is not None]
        if now is not None and known and any(n != now for n in known):
            mean = sum(known) / len(known)
            found.numbers.append(Number(thing, icon, now, min(known), max(known), mean))
    for piece, cell in places.items():
        ends = Counter(world.places.get(piece, "") for world in seen)
        if set(ends) != {cell}:
            found.places += [Place(piece, there, n) for there, n in ends.most_common()]
    found.cards = _drawn(face_up(table), seen)
    found.over = sum(world.over for world in seen)
    found.won = sum(world.won for world in seen)
    return found


def certain(found: Foresight) -> Foresight:
    """Only what every world brings."""
    every = found.worlds
    doubtful = {place.piece for place in found.places if not place.cell and place.worlds < every}
    return Foresight(
        found.key,
        every,
        found.exact,
        [fact for fact in found.facts if fact.worlds == every],
        [n for n in found.numbers if n.least == n.most and n.thing not in doubtful],
        [place for place in found.places if place.worlds == every],
        every if found.over == every else 0,
        every if found.won == every else 0,
        [card for card in found.cards if card.worlds == every],
    )


def _told(world: World) -> bytes:
    return encode([(line.text, line.args) for line in world.lines])


def _facts(seen: list[World]) -> list[Foreseen]:
    """Every fact once, in the order in which the worlds bring them."""
    found: dict[bytes, Foreseen] = {}
    for world in seen:
        here: set[bytes] = set()
        for line in world.lines:
            name = encode([line.text, line.args])
            if name in here:
                continue
            here.add(name)
            if name in found:
                found[name].worlds += 1
            else:
                found[name] = Foreseen(line.text, line.args, line.rule, 1)
    return list(found.values())


def _drawn(now: Counter[str], seen: list[World]) -> list[Drawn]:
    """Every card that would come up, the likeliest first."""
    found = Counter(name for world in seen for name in world.cards - now)
    return [Drawn(name, worlds) for name, worlds in found.most_common()]


_WHOLE = re.compile(r"-?\d+")


def _number(figure: Figure) -> int | None:
    found = _WHOLE.match(figure.value)
    return int(found[0]) if found else None


def numbers(table: Table) -> Iterator[tuple[tuple[str, str], int]]:
    """The numbers that a seat can read off the table: on pieces, on mats, on tracks."""
    things: list[Any] = [*(piece for board in table.boards for piece in board.pieces), *table.mats]
    for thing in things:
        for figure in thing.figures:
            value = _number(figure)
            if value is not None:
                yield (thing.id, figure.icon), value
    for mat in table.mats:
        for track in mat.tracks:
            yield (mat.id, track.icon or track.id), track.value


def face_up(table: Table) -> Counter[str]:
    """The cards that a seat can read, and how many of each."""
    cards = (card for mat in table.mats for zone in mat.zones for card in zone.cards)
    return Counter(card.name for card in cards if card.name)


def _places(table: Table) -> dict[str, str]:
    return {piece.id: piece.cell for board in table.boards for piece in board.pieces}
