"""Words of the protocol: languages, codes of errors, what a name may be."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Lang: TypeAlias = Literal["en", "ru"]
SeatKind: TypeAlias = Literal["human", "bot"]
UndoTo: TypeAlias = Literal["answer", "step", "turn", "round", "start"]
ErrorCode: TypeAlias = Literal[
    "malformed",  # not a message of this protocol
    "too-large",  # a message over the size limit
    "too-fast",  # over the rate limit; wait a moment
    "quota",  # as many tables are kept of this address as may be
    "hello-first",  # a message before the hello
    "no-such-game",
    "no-such-table",
    "no-such-seat",
    "bad-token",
    "bad-origin",
    "bad-setup",
    "bad-save",
    "bad-answer",  # not an option of the question
    "not-asked",  # out of turn, or the game is over
    "stale",  # that question is answered or taken back
    "two-hands",  # among rivals a seat would show somebody another hand
    "not-yours",  # another seat's question, or a right that this token does not give
    "nothing-to-undo",
    "no-takeback",  # by the rules of this table, that stands
    "no-undo-asked",
    "no-foresight",  # the table is played without looking ahead
    "undo-open",  # another undo is being voted on
    "lesson",  # a chapter asks for another move; the text says which
    "nudge",  # a first game takes the move for a blunder; give it again as meant
    "rule-bug",  # a rule failed; nothing is lost, a report is kept
    "muted",  # the owner of the table has silenced this seat
    "not-found",
    "internal",
]

Name: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
NewToken: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{32,64}$")]
Id: TypeAlias = Annotated[str, Meta(max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Vote: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Password: TypeAlias = Annotated[str, Meta(max_length=64)]
Spectators: TypeAlias = Literal["open", "delayed", "none"]
Foresight: TypeAlias = Literal["off", "exact", "odds"]
Takeback: TypeAlias = Literal["free", "consent", "fair", "none"]
Until: TypeAlias = Literal["", "turn", "something"]
Ref: TypeAlias = Annotated[str, Meta(max_length=40)]
Path: TypeAlias = list[str | int]


class TableClock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long every person has: so many seconds for each question, or for the whole game. When the
    time is out, a bot plays on."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=1, le=100 * 86_400)]
