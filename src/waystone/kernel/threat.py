"""Threat: what the others could do to a seat before its next turn, and who. Everybody plays on by
policy in imagined worlds, in which all that the seat cannot see is dealt anew and the luck is
foreign; what its pieces and mats lose while it is not its turn is counted."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

from .facts import Line
from .foresight import numbers, wordless
from .play import Frame, HasStreams
from .rng import Streams
from .text import Memory
from .view import Mat, Piece, Table, Turn

if TYPE_CHECKING:
    from .session import Session

LONGEST = 120

Named = dict[str, Piece | Mat]


class Loss(Struct):
    """What one of the seat's things would lose: `icon` says which of its numbers, `by` through
    whom (empty: nobody that stands on the table), in how many of the worlds; from least to most in
    those, and on average over all of them."""

    thing: str
    icon: str
    by: str
    worlds: int
    least: int
    most: int
    mean: float


class Fall(Struct):
    """A piece of the seat that would be gone, through whom, and in how many of the worlds."""

    piece: str
    by: str
    worlds: int


class Threat(Struct):
    worlds: int
    losses: list[Loss] = field(default_factory=list)
    falls: list[Fall] = field(default_factory=list)


class Blows(Struct):
    """What befell a seat in one world: numbers lost by thing, icon and culprit; pieces gone."""

    lost: dict[tuple[str, str, str], int] = field(default_factory=dict)
    gone: dict[str, str] = field(default_factory=dict)


def threat(session: "Session", seat: int, worlds: int) -> Threat:
    culprit = suspect(session, seat)
    return weighed([blows(session, seat, n, culprit) for n in range(worlds)])


def weighed(seen: list[Blows]) -> Threat:
    """What several worlds have in common, and how often each thing happens; the worst first."""
    found = Threat(len(seen))
    for thing, icon, by in {at: None for world in seen for at in world.lost}:
        each = [world.lost[thing, icon, by] for world in seen if (thing, icon, by) in world.lost]
        mean = sum(each) / len(seen)
        found.losses.append(Loss(thing, icon, by, len(each), min(each), max(each), mean))
    found.losses.sort(key=lambda loss: -loss.mean)
    for piece, by in {at: None for world in seen for at in world.gone.items()}:
        count = sum(world.gone.get(piece) == by for world in seen)
        found.falls.append(Fall(piece, by, count))
    found.falls.sort(key=lambda fall: -fall.worlds)
    return found


def assured(found: Threat) -> Threat:
    """Only what every world brings, and of that the least."""
    losses = [
        replace(loss, most=loss.least, mean=float(loss.least))
        for loss in found.losses
        if loss.worlds == found.worlds
    ]
    falls = [fall for fall in found.falls if fall.worlds == found.worlds]
    return Threat(found.worlds, losses, falls)


def suspect(session: "Session", seat: int) -> str:
    """Whose doing brought up what the seat is asked, as far as it has heard."""
    named = ids_by_name(session.view(seat, wordless(session.game.id), 0))
    for line in reversed(session.log):
        if line.answer < session.put:
            break
        culprit = _whose_doing(line, seat, named) if line.visible(seat) else ""
        if culprit:
            return culprit
    return ""


def blows(session: "Session", seat: int, number: int, culprit: str) -> Blows:
    """One imagined course of events up to the seat's next turn."""
    world = session.imagine(seat, Streams(number))
    world.listen()
    world.watch()
    watch = _Watch(world, seat, culprit)
    policy = session.game.bots.policy
    begun = world.turns
    for _ in range(LONGEST):
        if world.ask is None or _next_turn(world, seat, begun):
            break
        question = world.question(seat) or world.questions()[0]
        answer = policy(world.state, world.content, question.seat, question)
        world.answer(question.seat, answer)
        watch.see(world.frames(), question.seat)
    return watch.blows


def _next_turn(world: "Session", seat: int, begun: int) -> bool:
    """Whether the seat's next turn has begun; where nobody's turn is on, whether it alone is asked
    what is no reaction."""
    question = world.question(seat)
    if question is None or world.ask is None or world.turns == begun:
        return False
    text = wordless(world.game.id)
    now = _acting(world.game.view(world.state, world.content, seat, text))
    if now is not None:
        return now.seat == seat
    return not question.may and world.ask.mode != "anyone"


def _acting(table: Table) -> Turn | None:
    """Whose turn it is; monsters have no seat."""
    order = table.hud.order if table.hud is not None else []
    return next((turn for turn in order if turn.now), None)


def things(table: Table) -> Iterator[Piece | Mat]:
    """What may stand for somebody: pieces, and mats."""
    for board in table.boards:
        yield from board.pieces
    yield from table.mats


def ids_by_name(table: Table) -> Named:
    """The things of a wordless table as facts name them: by their ids, by the last part of them,
    or by what they are, where there is but one of it."""
    found: Named = {}
    for thing in things(table):
        for name in (thing.id, thing.id.rpartition(":")[2]):
            found.setdefault(name, thing)
    kinds = Counter(thing.name for thing in things(table))
    for thing in things(table):
        if kinds[thing.name] == 1:
            found.setdefault(thing.name, thing)
    return found


def concerns(line: Line, seat: int, named: Named) -> bool:
    """Whether a fact names a seat, or something of its own."""
    if line.args.get("seat") == seat:
        return True
    own = (named.get(name) for name in line.args.values() if isinstance(name, str))
    return any(thing is not None and thing.seat == seat for thing in own)


def _whose_doing(line: Line, seat: int, named: Named) -> str:
    """The first thing of somebody else that a fact names."""
    for name in line.args.values():
        thing = named.get(name) if isinstance(name, str) else None
        if thing is not None and thing.seat != seat:
            return str(thing.id)
    return ""


class _Watch:
    """Follows the numbers of a seat's things from fact to fact. Without a fact that names a
    culprit it is whoever's turn it is."""

    def __init__(self, world: "Session", seat: int, culprit: str) -> None:
        self.blows = Blows()
        self._world, self._seat = world, seat
        self._turns, self._culprit = world.turns, culprit
        self._memory: Memory = {}
        self._take(self._table(world.state))

    def _table(self, state: HasStreams) -> Table:
        world, text = self._world, wordless(self._world.game.id)
        with text.moment(self._memory):
            return world.game.view(state, world.content, self._seat, text)

    def _take(self, table: Table) -> None:
        self._named = ids_by_name(table)
        self._own = {thing.id for thing in things(table) if thing.seat == self._seat}
        self._pieces = {
            piece.id for board in table.boards for piece in board.pieces if piece.seat == self._seat
        }
        self._numbers = {at: n for at, n in numbers(table) if at[0] in self._own}
        self._acting = _acting(table)

    def see(self, frames: list[Frame[HasStreams]], by: int) -> None:
        """What an answer of a seat has led to. Whoever acted in a turn that is over is no culprit
        in the next."""
        named = ""
        for frame in frames:
            line = frame.lines[0]
            named = _whose_doing(line, self._seat, self._named) or named
            self._culprit = named or self._culprit
            if concerns(line, self._seat, self._named):
                self._compare(self._table(frame.state), by, told=True)
        if self._world.ask is not None:
            self._compare(self._table(self._world.state), by, told=False)
        if self._world.turns != self._turns:
            self._turns, self._culprit = self._world.turns, named

    def _compare(self, table: Table, by: int, told: bool) -> None:
        """What is gone without a word was put away, not lost. What the seat does in its own turn
        is no threat to it, nor, where nobody's turn is on, what no monster is said to do."""
        before, pieces, acting = self._numbers, self._pieces, self._acting
        self._take(table)
        culprit = self._culprit or (acting.id if acting is not None else "")
        foe = self._named.get(culprit)
        monster = foe is not None and foe.seat is None
        if self._seat == (acting.seat if acting is not None else None if monster else by):
            return
        for at, was in before.items():
            lost = was - self._numbers.get(at, 0 if told else was)
            if lost > 0:
                key = (*at, culprit)
                self.blows.lost[key] = self.blows.lost.get(key, 0) + lost
        for piece in pieces - self._pieces if told else ():
            self.blows.gone[piece] = culprit
