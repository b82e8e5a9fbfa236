"""What a seat (or a spectator) sees of a session: the table, its own question, its own log."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from .ask import Question
from .facts import Line
from .step import End
from .text import Text
from .view import AskView, Choice, LogLine, Outcome, Table

if TYPE_CHECKING:
    from .session import Session


def seen(session: "Session", seat: int | None, text: Text, lines: int | None) -> Table:
    table = session.game.view(session.state, session.content, seat, text)
    question = session.question(seat) if seat is not None else None
    if question is not None:
        table.ask = asked(session, question, text)
    if session.ask is not None and not session.ask.hushed:
        table.waiting = [q.seat for q in session.questions()]
    if isinstance(session.then, End):
        then = session.then
        table.outcome = Outcome(text(then.name), then.winners, then.scores)
    table.log = list(read_out(session.log, seat, text, lines))
    return table


def asked(session: "Session", question: Question[Any], text: Text) -> AskView:
    """A question with all that the game can tell of it."""
    staged = session.game.stage(session.state, session.content, question, text)
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
                staged.effects.get(o.key, ""),
                staged.warnings.get(o.key, ""),
            )
            for o in question.options
        ],
        question.least,
        question.most,
        question.rule,
        staged.about,
        staged.cause,
        question.formal,
    )


def read_out(
    log: Sequence[Line], seat: int | None, text: Text, last: int | None
) -> Iterator[LogLine]:
    if last == 0:
        return
    mine = [line for line in log if line.visible(seat)]
    first = max(0, len(mine) - last) if last is not None else 0
    for n in range(first, len(mine)):
        line = mine[n]
        on = [v for v in line.args.values() if isinstance(v, str)]
        said = text.format(line.text, line.args)
        yield LogLine(n + 1, said, line.rule, line.text, on, line.whose())
