"""How a sensible traveller plays, and how well the party stands.

In an activation the policy tries card orders by the rules themselves, on a copy in which everything
hidden is dealt anew with luck of its own, and weighs each by what the enemy then does."""

from waystone.kernel.ask import AnyQuestion, Question
from waystone.kernel.play import Play

from ..box.definitions import Content
from ..rules.encounter.acting import Deed, PlayCard, Way
from ..table.state import State
from . import journey
from .answers import quick
from .tactics import Search

PATIENCE = 20


def policy(state: State, content: Content, seat: int, question: AnyQuestion) -> str:
    """The key of a sensible answer."""
    if state.world is not None and state.encounter is None and state.world.stage:
        return journey.policy(state, content, seat, question)
    if question.prompt == "ask-act":
        return weary(state, question) or Search(state, content, seat).best(question)
    return quick(Play(state, content), seat, question)


def weary(state: State, question: Question[Deed]) -> str:
    """After so many rounds that nothing can change any more: leave, or at least act."""
    encounter = state.encounter
    if encounter is None or encounter.round <= PATIENCE:
        return ""
    by_value = {o.value: o.key for o in question.options if isinstance(o.value, str | PlayCard)}
    for way in WAYS_OUT:
        if way in by_value:
            return by_value[way]
    return next((key for deed, key in by_value.items() if isinstance(deed, PlayCard)), "")


WAYS_OUT: tuple[Way, ...] = ("concede", "escape", "give-up")
