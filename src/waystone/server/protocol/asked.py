"""On the WebSocket, from a client to the server."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

from .words import (
    Count,
    Id,
    Lang,
    Name,
    Password,
    Ref,
    SeatNumber,
    Token,
    UndoTo,
    Until,
    Vote,
)


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """First message. Several tokens: several seats in one browser. None: a spectator. Without a
    language, the table's."""

    tokens: Annotated[list[Token], Meta(max_length=16)] = field(default_factory=list)
    lang: Lang | None = None
    ref: Ref = ""
    password: Password = ""


class GiveAnswer(Struct, tag="answer", tag_field="type", forbid_unknown_fields=True):
    """`ask` is the `number` of the question, `epoch` that of the last view or patch."""

    seat: SeatNumber
    ask: Count
    key: Annotated[str, Meta(max_length=8000)]
    epoch: Count
    ref: Ref = ""


class Say(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    ref: Ref = ""


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Ask to go back. It happens when every other person who holds a seat consents, those who are
    away too."""

    to: UndoTo = "answer"
    ref: Ref = ""


class Consent(Struct, tag="consent", tag_field="type", forbid_unknown_fields=True):
    """Agree to the undo of that `vote`, or end the vote."""

    vote: Vote
    yes: bool
    ref: Ref = ""


class SetLang(Struct, tag="lang", tag_field="type", forbid_unknown_fields=True):
    lang: Lang
    ref: Ref = ""


class AskHint(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    seat: SeatNumber
    ref: Ref = ""


class Takeover(Struct, tag="takeover", tag_field="type", forbid_unknown_fields=True):
    """Sit down where a bot sits: the owner of the table at once, others when the owner allows."""

    seat: SeatNumber
    name: Name = ""
    ref: Ref = ""


class Grant(Struct, tag="grant", tag_field="type", forbid_unknown_fields=True):
    """The owner of the table allows somebody to sit down, or refuses it."""

    request: Id
    yes: bool
    ref: Ref = ""


class Leave(Struct, tag="leave", tag_field="type", forbid_unknown_fields=True):
    """Stand up; a bot plays on."""

    seat: SeatNumber
    ref: Ref = ""


class Kick(Struct, tag="kick", tag_field="type", forbid_unknown_fields=True):
    """The owner of the table takes a seat from a person; the link is void, a bot plays on."""

    seat: SeatNumber
    ref: Ref = ""


class CloseTable(Struct, tag="close", tag_field="type", forbid_unknown_fields=True):
    """The owner closes the table for good."""

    ref: Ref = ""


class Rename(Struct, tag="rename", tag_field="type", forbid_unknown_fields=True):
    seat: SeatNumber
    name: Name
    ref: Ref = ""


class Look(Struct, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Show the table as it was after so many answers, as this seat saw it."""

    answers: Count
    seat: SeatNumber | None = None
    ref: Ref = ""


class Foresee(Struct, tag="foresee", tag_field="type", forbid_unknown_fields=True):
    """What would these answers lead to? Each of them gets a `foreseen` of its own."""

    seat: SeatNumber
    ask: Count
    keys: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=64)]
    epoch: Count
    ref: Ref = ""


class AskThreat(Struct, tag="threat", tag_field="type", forbid_unknown_fields=True):
    """What could the others do to the seat before its next turn?"""

    seat: SeatNumber
    ask: Count
    epoch: Count
    ref: Ref = ""


class Walk(Struct, tag="walk", tag_field="type", forbid_unknown_fields=True):
    """Walk to a thing on the table, answer by answer, up to the first interruption."""

    seat: SeatNumber
    ask: Count
    goal: Annotated[str, Meta(max_length=200)]
    epoch: Count
    ref: Ref = ""


class FindWay(Struct, tag="way", tag_field="type", forbid_unknown_fields=True):
    """Which way would a walk to this thing take?"""

    seat: SeatNumber
    ask: Count
    goal: Annotated[str, Meta(max_length=200)]
    epoch: Count
    ref: Ref = ""


class SetStops(Struct, tag="stops", tag_field="type", forbid_unknown_fields=True):
    """What a seat wants to be asked. `formal`: the table answers formal questions; `smart`: it
    passes where no answer changes anything; `never`: it passes where only these things could be
    used; `until`: it passes for the rest of the turn, or until something happens to the seat. With
    `formal` and `smart` off it is asked everything. The wish stays with the seat; a pass lapses."""

    seat: SeatNumber
    formal: bool = True
    smart: bool = True
    never: Annotated[list[Id], Meta(max_length=100)] = field(default_factory=list)
    until: Until = ""
    ref: Ref = ""


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    ref: Ref = ""


ClientMessage: TypeAlias = (
    Hello
    | GiveAnswer
    | Say
    | Undo
    | Consent
    | SetLang
    | AskHint
    | Takeover
    | Grant
    | Leave
    | Kick
    | CloseTable
    | Rename
    | Look
    | Foresee
    | AskThreat
    | Walk
    | FindWay
    | SetStops
    | Ping
)
