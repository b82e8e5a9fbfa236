"""Counsel: what a bot would answer, and why. The reasons are read off what the seat may foresee:
what the answer does to others, what it brings to oneself, and what threatens until the next turn if
one plays on like this. And the other way round: whether an answer is a plain blunder."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from .ask import AnyQuestion, Args
from .codec import encode
from .foresight import Foresight, Number, certain, course, gathered, numbers, wordless
from .rng import Streams
from .seeing import setting_up
from .text import Memory, Text
from .threat import Threat, assured, threat
from .view import Mat, Piece, Table

if TYPE_CHECKING:
    from .session import Session

WORLDS = 16
THREATS = 6
MOST = 2
"""So many reasons of a kind."""
SELDOM = 0.1
"""What happens more rarely is no reason."""
FURTHER = 3
"""How many of its own answers a bot's line is followed, while the turn lasts."""

OURS = ("counsel-", "nudge-")
"""How the messages begin that are no facts of a game."""

Kind = Literal["wins", "hits", "gains", "follows", "risks"]


class Reason(Struct):
    """A message and its arguments, and in how many of so many worlds it comes true."""

    kind: Kind
    text: str
    args: Args
    worlds: int
    of: int
    rule: str = ""


class Counsel(Struct):
    key: str
    reasons: list[Reason] = field(default_factory=list)


def advised(session: "Session", seat: int) -> str:
    """What the game's bot would answer."""
    question = session.question(seat)
    assert question is not None
    return session.game.bots.policy(session.state, session.content, seat, question)


def counsel(session: "Session", seat: int, worlds: int = WORLDS, threats: int = THREATS) -> Counsel:
    key = advised(session, seat)
    memory: Memory = {}
    seen = [course(session, seat, key, n, memory, FURTHER) for n in range(worlds)]
    ahead = gathered(session, seat, key, seen)
    return weigh(session, seat, ahead, threat(session, seat, threats) if threats else Threat(0))


def weigh(
    session: "Session", seat: int, ahead: Foresight, feared: Threat, sure: bool = False
) -> Counsel:
    """The reasons for an answer; only those that are certain, if that is all one may know."""
    if sure:
        ahead, feared = certain(ahead), assured(feared)
    table = session.game.view(session.state, session.content, seat, wordless(session.game.id))
    own = _own(table, seat)
    found = [*_wins(ahead), *_hits(ahead, _foes(session, table, seat)), *_gains(ahead, own)]
    found = [*(found or _follows(ahead)), *_risks(feared, own)]
    if not found:
        found = [Reason("follows", "counsel-plain", {}, ahead.worlds, ahead.worlds)]
    return Counsel(ahead.key, found)


def _own(table: Table, seat: int) -> set[str]:
    return {thing.id for thing in _things(table) if thing.seat == seat}


def _foes(session: "Session", table: Table, seat: int) -> set[str]:
    """Whatever stands on a board and belongs to nobody; where no such piece has numbers, the mats
    of nobody. And where players play against each other, what belongs to the others."""
    together = session.game.mode(session.setup.mode).cooperative
    theirs = {t.id for t in _things(table) if t.seat not in (None, seat) and not together}
    pieces = {p.id for board in table.boards for p in board.pieces if p.seat is None and p.figures}
    return theirs | (pieces or {mat.id for mat in table.mats if mat.seat is None})


def _things(table: Table) -> Iterator[Piece | Mat]:
    for board in table.boards:
        yield from board.pieces
    yield from table.mats


# ---- reasons


def _wins(ahead: Foresight) -> Iterator[Reason]:
    if ahead.won:
        yield Reason("wins", "counsel-wins", {}, ahead.won, ahead.worlds)


def _hits(ahead: Foresight, foes: set[str]) -> list[Reason]:
    """Who of them would be gone, as the fact that says so tells it; and whose numbers would
    fall."""
    gone = {p.piece: p.worlds for p in ahead.places if not p.cell and p.piece in foes}
    found = [_gone(ahead, piece, n) for piece, n in gone.items() if n > SELDOM * ahead.worlds]
    found.sort(key=lambda reason: -reason.worlds)
    falling = [n for n in ahead.numbers if n.thing in foes - set(gone) and _falls(n)]
    falling.sort(key=lambda n: n.mean - n.now)
    return [*found[:MOST], *(_changes("hits", n, ahead) for n in falling[: MOST - len(found)])]


def _falls(n: Number) -> bool:
    """A number that may as well rise says nothing."""
    return n.least < n.now and n.most <= n.now


def _gone(ahead: Foresight, piece: str, worlds: int) -> Reason:
    names = (piece, piece.rpartition(":")[2])
    told = [
        fact
        for fact in ahead.facts
        if fact.worlds == worlds and any(value in names for value in fact.args.values())
    ]
    if told:
        return Reason("hits", told[-1].text, told[-1].args, worlds, ahead.worlds, told[-1].rule)
    return Reason("hits", "counsel-gone", {"thing": piece}, worlds, ahead.worlds)


def _gains(ahead: Foresight, own: set[str]) -> Iterator[Reason]:
    rising = [n for n in ahead.numbers if n.thing in own and n.most > n.now and n.least >= n.now]
    rising.sort(key=lambda n: n.now - n.mean)
    told: set[tuple[str, int, int, int]] = set()
    for n in rising:
        same = (n.icon, n.now, n.least, n.most)
        if same not in told and len(told) < MOST:
            told.add(same)
            yield _changes("gains", n, ahead)


def _changes(kind: Kind, n: Number, ahead: Foresight) -> Reason:
    args: Args = {
        "thing": n.thing,
        "number": n.icon,
        "now": n.now,
        "least": n.least,
        "most": n.most,
    }
    return Reason(kind, "counsel-number", args, ahead.worlds, ahead.worlds)


def _follows(ahead: Foresight) -> Iterator[Reason]:
    """What happens in any case, where nothing speaks more plainly."""
    for fact in [fact for fact in ahead.facts if fact.worlds == ahead.worlds][:MOST]:
        yield Reason("follows", fact.text, fact.args, fact.worlds, ahead.worlds, fact.rule)


def _risks(feared: Threat, own: set[str]) -> Iterator[Reason]:
    """What could befall the seat before its next turn; a number on a mat and on a piece is the
    same."""
    often = SELDOM * feared.worlds
    for fall in [f for f in feared.falls if f.piece in own and f.worlds > often][:MOST]:
        args: Args = {"thing": fall.piece, "by": fall.by}
        told_as = "counsel-falls-to" if fall.by else "counsel-falls"
        yield Reason("risks", told_as, args, fall.worlds, feared.worlds)
    told: set[tuple[str, str]] = set()
    for loss in [a for a in feared.losses if a.thing in own and a.worlds > often]:
        if (loss.icon, loss.by) in told or len(told) == MOST:
            continue
        told.add((loss.icon, loss.by))
        args = {"thing": loss.thing, "number": loss.icon, "by": loss.by}
        args |= {"least": loss.least, "most": loss.most}
        told_as = "counsel-loses-to" if loss.by else "counsel-loses"
        yield Reason("risks", told_as, args, loss.worlds, feared.worlds)


# ---- blunders

Blundered = Literal["idle", "fatal"]
LOOKED_AT = 6


class Blunder(Struct):
    """Why an answer is a plain blunder, and what a bot would answer instead."""

    why: Reason
    better: str


def blunder(session: "Session", seat: int, key: str, worlds: int = LOOKED_AT) -> Blunder | None:
    """Nothing where an answer may pass. Plain blunders are two: what only spends, changes nothing
    for anybody in any world and leads back to the same choice, where something could be changed;
    and what is likely the end of something of one's own, where a bot's answer is not."""
    question = session.question(seat)
    better = advised(session, seat) if question is not None else key
    if question is None or question.canonical(key) == better or not _decides(session, question):
        return None
    mine = [_Line(session, seat, key, n, 0) for n in range(worlds)]
    theirs = [_Line(session, seat, better, n, FURTHER) for n in range(worlds)]
    doomed = [next(iter(line.fallen), "") for line in mine if line.fallen]
    if 2 * len(doomed) >= worlds and 8 * sum(bool(line.fallen) for line in theirs) <= worlds:
        why = Reason("risks", "nudge-fatal", {"thing": doomed[0]}, len(doomed), worlds)
        return Blunder(why, better)
    idle = all(line.spends and not line.does and line.asked == question.prompt for line in mine)
    if idle and 2 * sum(line.does for line in theirs) >= worlds:
        return Blunder(Reason("risks", "nudge-idle", {}, worlds, worlds), better)
    return None


def _decides(session: "Session", question: AnyQuestion) -> bool:
    """Set-up is a matter of taste."""
    return not setting_up(session) and not question.formal and len(question.options) > 1


class _Line:
    """What becomes of an answer in one world, up to the seat's next question; `further` goes on by
    the bot's answers while nothing shows. `does`: something outside of what lies before the seat
    is not as it was, its pieces stand elsewhere, or a number of its own has risen; `spends`: a
    number of its own has fallen, or another card of its own lies on a pile; `fallen`: its pieces
    that are no more; `asked`: what it is asked then."""

    def __init__(self, session: "Session", seat: int, key: str, number: int, further: int) -> None:
        self._seat = seat
        self._memory: Memory = {}
        world = session.imagine(seat, Streams(number))
        before = self._seen(world)
        self._play(world, key)
        after = self._seen(world)
        while further and encode(after) == encode(before) and world.question(seat) is not None:
            self._play(world, advised(world, seat))
            after, further = self._seen(world), further - 1
        was, now = dict(_numbers(before, seat)), dict(_numbers(after, seat))
        rises = any(now.get(at, n) > n for at, n in was.items())
        self.fallen = _pieces(before, seat) - _pieces(after, seat)
        self.does = rises or _outside(before, seat) != _outside(after, seat)
        falls = any(now.get(at, n) < n for at, n in was.items())
        self.spends = falls or _piled(after, seat) > _piled(before, seat)
        asked = world.question(seat)
        self.asked = asked.prompt if asked is not None else ""

    def _seen(self, world: "Session") -> Table:
        text = wordless(world.game.id)
        with text.moment(self._memory):
            return world.game.view(world.state, world.content, self._seat, text)

    def _play(self, world: "Session", key: str) -> None:
        world.answer(self._seat, key)
        policy = world.game.bots.policy
        while world.ask is not None and world.question(self._seat) is None:
            question = world.questions()[0]
            answer = policy(world.state, world.content, question.seat, question)
            world.answer(question.seat, answer)


def _numbers(table: Table, seat: int) -> Iterator[tuple[tuple[str, str], int]]:
    own = _own(table, seat)
    return ((at, n) for at, n in numbers(table) if at[0] in own)


def _pieces(table: Table, seat: int) -> set[str]:
    return {piece.id for board in table.boards for piece in board.pieces if piece.seat == seat}


def _outside(table: Table, seat: int) -> bytes:
    pieces = [piece for board in table.boards for piece in board.pieces]
    return encode(
        [
            [replace(board, pieces=[]) for board in table.boards],
            [(piece.id, piece.cell) if piece.seat == seat else piece for piece in pieces],
            [mat for mat in table.mats if mat.seat != seat],
        ]
    )


def _piled(table: Table, seat: int) -> int:
    piles = [z for mat in table.mats if mat.seat == seat for z in mat.zones if z.layout == "pile"]
    return sum(len(pile.cards) if pile.count is None else pile.count for pile in piles)


# ---- in words


def spoken(reason: Reason, table: Table, text: Text) -> str:
    """A reason as a sentence; things and numbers are called what they are called on the table."""
    if not reason.text.startswith(OURS):
        return text.format(reason.text, reason.args)
    args = dict(reason.args)
    for name in ("thing", "by"):
        if isinstance(args.get(name), str):
            args[name] = _called(str(args[name]), table, text)
    if "number" in args:
        thing, icon = str(reason.args["thing"]), str(args["number"])
        args["number"] = dict(number_names(table)).get((thing, icon), icon)
    if "least" in args:
        least, most = args.pop("least"), args.pop("most")
        args["amount"] = f"{least}" if least == most else f"{least}–{most}"
    return text.format(reason.text, args)


def _called(thing: str, table: Table, text: Text) -> str:
    names = dict(thing_names(table))
    return names.get(thing) or text.name(thing.rpartition(":")[2]) if thing else ""


def thing_names(table: Table) -> Iterator[tuple[str, str]]:
    yield from ((thing.id, thing.name) for thing in _things(table))


def number_names(table: Table) -> Iterator[tuple[tuple[str, str], str]]:
    """What the numbers on pieces, mats and tracks are called."""
    for thing in _things(table):
        yield from (((thing.id, figure.icon), figure.name) for figure in thing.figures)
    for mat in table.mats:
        yield from (((mat.id, track.icon or track.id), track.name) for track in mat.tracks)
