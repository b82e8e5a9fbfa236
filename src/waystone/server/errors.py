"""What the server refuses, with the code that a client gets."""

from waystone.kernel.errors import WaystoneError

from .protocol import ErrorCode


class Refused(WaystoneError):
    """A request that changes nothing; its text is one sentence for the person."""

    def __init__(self, code: ErrorCode, text: str) -> None:
        super().__init__(text)
        self.code = code
