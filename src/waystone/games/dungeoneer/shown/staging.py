"""How a stage is put together."""

from collections.abc import Mapping

from waystone.kernel.stage import Stages, Staging
from waystone.kernel.text import Text

from ..box.definitions import Content
from ..table.state import Player, State

stages: Stages[State, Content] = Stages()
Said = tuple[str | None, str]
"""What an option would do, and what speaks against it; with no effect, its card tells."""
NOTHING: Said = (None, "")


def piece(p: Player) -> str:
    return f"hero:{p.hero}"


def staged(about: list[str], cause: str, said: Mapping[str, Said], plays: bool = True) -> Staging:
    """Effects and warnings of the options, as far as there are any."""
    effects = {key: effect for key, (effect, _) in said.items() if effect is not None}
    warnings = {key: warning for key, (_, warning) in said.items() if warning}
    return Staging(about, cause, effects, warnings, plays)


def in_battle(state: State, text: Text) -> str:
    """The battle at hand: who is attacked by what."""
    if not state.battles:
        return ""
    battle = state.battles[-1]
    cards = [attack.known_as for attack in battle.attacks]
    return text("cause-battle", hero=battle.hero, cards=cards)
