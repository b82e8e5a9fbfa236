"""What the server refuses, with the code that a client gets."""

from waystone.kernel.errors import BadAnswer, BadSave, BadSetup, NoSuchGame, WaystoneError
from waystone.kernel.session import RuleBug

from .protocol import ErrorCode


class Refused(WaystoneError):
    """A request that changes nothing; its text is one sentence for the person."""

    def __init__(self, code: ErrorCode, text: str) -> None:
        super().__init__(text)
        self.code = code


_CODES: dict[type[WaystoneError], ErrorCode] = {
    BadAnswer: "bad-answer",
    BadSave: "bad-save",
    BadSetup: "bad-setup",
    NoSuchGame: "no-such-game",
    RuleBug: "rule-bug",
}


def code_of(error: WaystoneError) -> ErrorCode:
    if isinstance(error, Refused):
        return error.code
    return _CODES.get(type(error), "internal")
