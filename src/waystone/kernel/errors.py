"""What can go wrong, said in one sentence to the person who can put it right."""


class WaystoneError(Exception):
    """Its text is one sentence: what is wrong, where, what to do. What it quotes from a file or a
    message cannot break the line or steer a terminal."""

    def __str__(self) -> str:
        return "".join(c if c.isprintable() else " " for c in super().__str__())


class Sentence(WaystoneError):
    """One that people read in their language: `message` and `said` are the id and the arguments of
    the same sentence in the kernel's locale."""

    def __init__(self, text: str, message: str = "", **said: str | int) -> None:
        super().__init__(text)
        self.message = message
        self.said = said


class BadAnswer(Sentence):
    """An answer that is not legal now; nothing has changed."""


class BadSave(Sentence):
    """A save that cannot be read; the file is left as it was."""


class BadContent(WaystoneError):
    """A content pack with mistakes; every one of them is listed, none of it is loaded."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("; ".join(mistakes))
        self.mistakes = mistakes


class BadSetup(WaystoneError):
    """A game that cannot be started as asked."""


class NoSuchGame(WaystoneError):
    """No folder holds a game of this name."""


class BadMessage(AssertionError):
    """A message that cannot be formatted, where that is a mistake of the program: in tests."""
