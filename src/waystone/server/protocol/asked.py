"""On the WebSocket, from a client to the server."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

from .words import (
    Count,
    Id,
    Lang,
    Name,
    NewToken,
    Password,
    Ref,
    SeatNumber,
    Token,
    UndoTo,
    Until,
    Vote,
)


class Claim(Struct, forbid_unknown_fields=True):
    """Sit down by an invitation: from now on the seat is opened by `secret`, which the client has
    drawn by chance and kept before it sent it, and by nothing else. Who is not sure whether a claim
    has arrived makes the same again. A seat that was claimed before keeps the secret it has."""

    token: Token
    secret: NewToken


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """First message. Several tokens: several seats in one browser. None: a spectator. `claims` are
    for the links by which people were invited; for each a `taken` follows that says which token
    opens the seat now. Without a language, the table's."""

    tokens: Annotated[list[Token], Meta(max_length=16)] = field(default_factory=list)
    lang: Lang | None = None
    ref: Ref = ""
    password: Password = ""
    claims: Annotated[list[Claim], Meta(max_length=16)] = field(default_factory=list)


class GiveAnswer(Struct, tag="answer", tag_field="type", forbid_unknown_fields=True):
    """`ask` is the `number` of the question, `epoch` that of the last view or patch. `meant`: it is
    to be played even if it is a blunder, of which a first game warns."""

    seat: SeatNumber
    ask: Count
    key: Annotated[str, Meta(max_length=8000)]
    epoch: Count
    ref: Ref = ""
    meant: bool = False


class Say(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    ref: Ref = ""


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Ask to go back. It happens when every other person who holds a seat consents, those who are
    away too."""

    to: UndoTo = "answer"
    ref: Ref = ""


class Redo(Struct, tag="redo", tag_field="type", forbid_unknown_fields=True):
    """Give the answers again that were taken back, as far as they are mine or a bot's."""

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


class Ban(Struct, tag="ban", tag_field="type", forbid_unknown_fields=True):
    """The owner of the table takes a seat from a person, and from where they are nobody watches
    this table or asks for a seat any more."""

    seat: SeatNumber
    ref: Ref = ""


class Mute(Struct, tag="mute", tag_field="type", forbid_unknown_fields=True):
    """The owner of the table silences a seat (null: those without one) in the chat, or lets it
    speak again."""

    seat: SeatNumber | None
    yes: bool = True
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
    """What would these answers lead to? Each of them gets a `foreseen` of its own; the first
    one two, where odds are told: what the first worlds show comes at once."""

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
    """Walk to a thing on the table, answer by answer, up to the first interruption. `first`: an
    answer that opens the way there (it is in the `reach` of that choice), where it is no step."""

    seat: SeatNumber
    ask: Count
    goal: Annotated[str, Meta(max_length=200)]
    epoch: Count
    ref: Ref = ""
    first: Annotated[str, Meta(max_length=200)] = ""


class FindWay(Struct, tag="way", tag_field="type", forbid_unknown_fields=True):
    """Which way would a walk to this thing take, if it began with this answer (or none)?"""

    seat: SeatNumber
    ask: Count
    goal: Annotated[str, Meta(max_length=200)]
    epoch: Count
    ref: Ref = ""
    first: Annotated[str, Meta(max_length=200)] = ""


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
    | Redo
    | Consent
    | SetLang
    | AskHint
    | Takeover
    | Grant
    | Leave
    | Kick
    | Ban
    | Mute
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
