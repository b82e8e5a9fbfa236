"""What stands on the stage while a question is open: what it is about, what brought it up, what
each option would do, and what speaks against it. A game says it beside its views, prompt by prompt;
it is asked for only when somebody looks."""

from collections.abc import Callable
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct, field

from .ask import AnyQuestion
from .text import Text
from .view import Ghost, Scene

S = TypeVar("S")
C = TypeVar("C")

Asked: TypeAlias = AnyQuestion
"""A question of any kind: what its options stand for, the prompt tells."""


class Staging(Struct):
    """`about`: ids of things in the view, the most important first. `cause`: what brought the
    question up, as a sentence. By key: what an option would do, from the effects that it would run,
    and a warning where it would do nothing, waste something, end the turn or cost a card for good.
    What is left out, the table tells: what was said last, and what is printed on the card of an
    option; it does not where options are on cards that they do not play (`plays`). `ghosts`: by
    key, what an option would lay on the board. `place`: where the question is asked, if that is a
    place which the game's look draws. `scene`: who faces whom while it is asked, where the table
    itself does not show it."""

    about: list[str] = field(default_factory=list)
    cause: str = ""
    effects: dict[str, str] = field(default_factory=dict)
    warnings: dict[str, str] = field(default_factory=dict)
    plays: bool = True
    ghosts: dict[str, Ghost] = field(default_factory=dict)
    place: str = ""
    scene: Scene | None = None


class Stages(Generic[S, C]):
    """One function a prompt (or several prompts that are staged alike):

    stages: Stages[State, Content] = Stages()

    @stages.of("ask-guard")
    def guard(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """

    def __init__(self) -> None:
        self.by_prompt: dict[str, Callable[[S, C, Asked, Text], Staging]] = {}

    def of(
        self, *prompts: str
    ) -> Callable[
        [Callable[[S, C, Asked, Text], Staging]],
        Callable[[S, C, Asked, Text], Staging],
    ]:
        def add(
            stage: Callable[[S, C, Asked, Text], Staging],
        ) -> Callable[[S, C, Asked, Text], Staging]:
            for prompt in prompts:
                if prompt in self.by_prompt:
                    raise TypeError(f"{prompt} is staged twice")
                self.by_prompt[prompt] = stage
            return stage

        return add

    def __call__(self, state: S, content: C, question: Asked, text: Text) -> Staging:
        stage = self.by_prompt.get(question.prompt)
        return stage(state, content, question, text) if stage is not None else Staging()
