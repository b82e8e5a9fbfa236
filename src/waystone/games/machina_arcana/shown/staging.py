"""How a stage is put together."""

from waystone.kernel.stage import Stages, Staging

from ..box.definitions import Content
from ..table.state import State
from .wording import tidy

stages: Stages[State, Content] = Stages()
Said = tuple[str, str]


def staged(about: list[str], cause: str, said: dict[str, Said], plays: bool = True) -> Staging:
    """Effects and warnings of the options, as far as there are any."""
    effects = {key: effect for key, (effect, _) in said.items() if effect}
    warnings = {key: warning for key, (_, warning) in said.items() if warning}
    return Staging(about, cause, effects, warnings, plays)


def capital(words: str) -> str:
    words = tidy(words)
    return words[:1].upper() + words[1:] + ("" if words.endswith(".") else ".")
