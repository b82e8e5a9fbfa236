"""Effects happen: every effect type has exactly one interpreter, registered here by the file
that knows its noun."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from ...box.effects import Effect
from ...table.party import member, now
from ...table.state import Card, G
from .deciding import ActiveFell

Interpreter = Callable[[G, Any, int, Card | None], Coroutine[Any, Any, None]]

INTERPRETERS: dict[type, Interpreter] = {}


def does(kind: type) -> Callable[[Interpreter], Interpreter]:
    """`@does(Draw)`: the one interpreter of an effect. It gets the effect, the seat that the
    effect concerns and the card that it stands on."""

    def register(interpreter: Interpreter) -> Interpreter:
        assert kind not in INTERPRETERS
        INTERPRETERS[kind] = interpreter
        return interpreter

    return register


async def apply(g: G, effects: Sequence[Effect], seat: int, card: Card | None = None) -> None:
    """One after another. A character who becomes dying suffers and gains nothing more
    (TG-DTH-02)."""
    for effect in effects:
        await INTERPRETERS[type(effect)](g, effect, seat, card)
        encounter = g.state.encounter
        if encounter is not None and not encounter.result and member(g, seat).left:
            if seat == now(g).active:
                raise ActiveFell
            return
