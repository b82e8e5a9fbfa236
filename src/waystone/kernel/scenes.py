"""What stands on the stage while a fact is told: who faces whom, with which dice and cards, and how
it adds up. A game says it beside its views, fact by fact; it is asked for only when somebody
looks."""

from collections.abc import Callable
from typing import Generic, TypeVar

from .facts import Fact, Line, message_id
from .text import Text
from .view import Scene

S = TypeVar("S")
C = TypeVar("C")
Told = TypeVar("Told", bound=Callable[..., Scene | None])


class Scenes(Generic[S, C]):
    """One function a kind of fact (or several kinds that are told alike), with the state as it was
    when the fact was said:

    scenes: Scenes[State, Content] = Scenes()

    @scenes.of(Attacked)
    def attacked(state: State, content: Content, fact: Attacked, text: Text) -> Scene | None:

    A scene shows nothing that the fact and the table do not show to those who hear the fact."""

    def __init__(self) -> None:
        self.by_message: dict[str, tuple[type[Fact], Callable[..., Scene | None]]] = {}

    def of(self, *kinds: type[Fact]) -> Callable[[Told], Told]:
        def add(scene: Told) -> Told:
            for kind in kinds:
                if message_id(kind) in self.by_message:
                    raise TypeError(f"{kind.__name__} has two scenes")
                self.by_message[message_id(kind)] = kind, scene
            return scene

        return add

    def __contains__(self, line: Line) -> bool:
        return line.text in self.by_message

    def __call__(self, state: S, content: C, line: Line, text: Text) -> Scene | None:
        kind, scene = self.by_message[line.text]
        return scene(state, content, kind(**line.args, **line.unsaid), text)
