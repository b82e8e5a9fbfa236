"""Walking to a goal on the map."""

from waystone.kernel.ask import AnyQuestion

from ..box.definitions import Content
from ..table.state import State

PLAIN_STEPS = frozenset({"fact-moved"})


def towards(state: State, content: Content, question: AnyQuestion, goal: str) -> str | None:
    """TP-TRN-02: the other room is one step away."""
    if question.prompt != "ask-action":
        return None
    return next((o.key for o in question.options if o.on == goal and o.key == goal), None)
