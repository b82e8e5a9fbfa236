"""What a seat (or a spectator) sees of a session: the table, its own question, its own log.

Of a question the game tells what it is about (`Game.stage`). Where it says nothing, the table does:
a card says itself what it does, and what was said last is what brought the question up."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from .ask import AnyQuestion
from .facts import Line
from .glossary import plain
from .step import End, Next
from .text import Text
from .view import AskView, Card, Choice, LogLine, Outcome, Table

if TYPE_CHECKING:
    from .session import Session


def bare(table: Table) -> Table:
    """The table as a game shows it: nobody is asked anything."""
    return replace(table, ask=None, waiting=[], outcome=None, log=[])


def seen(session: "Session", seat: int | None, text: Text, lines: int | None) -> Table:
    table = session.game.view(session.state, session.content, seat, text)
    return _besides(session, table, text, lines)


def asked_anew(session: "Session", before: Table, text: Text) -> Table:
    """The view of a table on which nothing has changed but who is asked what: equal pictures look
    the same to each seat."""
    return _besides(session, bare(before), text, 0)


def _besides(session: "Session", table: Table, text: Text, lines: int | None) -> Table:
    """A table as the game shows it, with what the session knows."""
    seat = table.seat
    question = session.question(seat) if seat is not None else None
    hushed = session.ask is not None and session.ask.hushed
    if question is not None and not (hushed and question.idle):
        table.ask = asked(session, question, table, text)
    if session.ask is not None and not hushed:
        table.waiting = [q.seat for q in session.questions()]
    if isinstance(session.then, End):
        then = session.then
        counted = text(f"{then.name}-counted") if then.scores else ""
        table.outcome = Outcome(text(then.name), then.winners, then.scores, counted)
    if lines != 0:
        table.log = list(read_out(session.log, seat, text, lines))
    return table


def asked(session: "Session", question: AnyQuestion, table: Table, text: Text) -> AskView:
    """A question with all that the game and the table can tell of it."""
    staged = session.game.stage(session.state, session.content, question, text)
    reaches = session.game.reaches(session.state, session.content, question)
    on = {o.on for o in question.options if o.on and o.key not in staged.effects}
    printed = _printed(table, on) if staged.plays else {}
    last = _last_said(session, question.seat)
    cause = staged.cause or (text.format(last.text, last.args) if last is not None else "")
    named = [*question.args.values(), *(last.args.values() if last is not None else ())]
    about = staged.about or _about(table, named)
    return AskView(
        session.asked[question.seat],
        question.kind,
        text.format(question.prompt, question.args),
        [
            Choice(
                o.key,
                text.format(o.text, o.args) if o.text else text.name(o.key),
                o.on,
                o.final,
                plain(staged.effects[o.key] if o.key in staged.effects else printed.get(o.on, "")),
                staged.warnings.get(o.key, ""),
                staged.ghosts.get(o.key),
                reaches.get(o.key, []),
            )
            for o in question.options
        ],
        question.least,
        question.most,
        question.rule,
        about,
        cause,
        question.formal,
        setting_up(session),
        staged.place,
        staged.scene,
    )


def setting_up(session: "Session") -> bool:
    """Whether the game is still being set up."""
    then = session.then
    return isinstance(then, Next) and session.game.steps.by_name[then.step].sets_up


def _last_said(session: "Session", seat: int) -> Line | None:
    """The last thing that the seat has heard of the answer that led to its question; what others
    answer to the same ask in secret changes nothing."""
    for line in reversed(session.log):
        if line.answer < session.put:
            return None
        if line.visible(seat):
            return line
    return None


def _printed(table: Table, wanted: set[str]) -> dict[str, str]:
    """What is printed on the cards (or parts of cards) that options belong to."""
    found: dict[str, str] = {}
    if not wanted:
        return found
    for mat in table.mats:
        for zone in mat.zones:
            for card in zone.cards:
                if card.id in wanted or card.sections:
                    _read(card, wanted, found)
                for under in card.under:
                    _read(under, wanted, found)
    return found


def _read(card: Card, wanted: set[str], found: dict[str, str]) -> None:
    if card.id in wanted:
        lines = card.lines or [line for section in card.sections for line in section.lines]
        found[card.id] = " · ".join(lines)
    for section in card.sections:
        if section.id in wanted and section.lines:
            found[section.id] = " · ".join(section.lines)


def _about(table: Table, named: list[Any]) -> list[str]:
    """The things on the table that these names belong to, by their ids or the last part of them."""
    wanted = dict.fromkeys(name for name in named if isinstance(name, str) and name)
    if not wanted:
        return []
    found: dict[str, str] = {}
    ids = [piece.id for board in table.boards for piece in board.pieces]
    for mat in table.mats:
        for zone in mat.zones:
            for card in zone.cards:
                ids.append(card.id)
                ids += [under.id for under in card.under]
    for id in (*ids, *[mat.id for mat in table.mats]):
        for name in (id, id.rpartition(":")[2]):
            if name in wanted:
                found.setdefault(name, id)
    return list(dict.fromkeys([found[name] for name in wanted if name in found]))


def read_out(
    log: Sequence[Line], seat: int | None, text: Text, last: int | None
) -> Iterator[LogLine]:
    mine = [line for line in log if line.visible(seat)]
    first = max(0, len(mine) - last) if last is not None else 0
    for n in range(first, len(mine)):
        line = mine[n]
        on = [v for v in line.args.values() if isinstance(v, str)]
        said = text.format(line.text, line.args)
        yield LogLine(n + 1, said, line.rule, line.text, on, line.whose())
