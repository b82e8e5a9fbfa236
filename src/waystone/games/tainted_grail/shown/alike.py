"""A question that is put to several alike: the first of them to say it decides (TG-GEN-03)."""

from collections.abc import Callable
from functools import wraps

from waystone.kernel.stage import Asked, Staging
from waystone.kernel.text import Text

from ..box.definitions import Content
from ..table.state import State

Stage = Callable[[State, Content, Asked, Text], Staging]


def alike(stage: Stage) -> Stage:
    """What is told of it does not depend on who is asked, and is told once for all who have the
    same options before them."""

    @wraps(stage)
    def told(state: State, content: Content, question: Asked, text: Text) -> Staging:
        key = ("stage", question.prompt, id(question.options), id(question.args))
        return text.shared(key, lambda: stage(state, content, question, text))

    return told
