"""What must be in sight at every moment: the goal, the order of turns, the clock, the beast."""

from waystone.kernel.text import Text
from waystone.kernel.view import Clock, Counter, Figure, Goal, Hud, Intent, Turn

from ..box.definitions import Content
from ..rules.steps import LAST_ROUND
from ..table.state import State


def hud(state: State, content: Content, text: Text) -> Hud:
    beast = content.beasts[state.beast.beast]
    most = beast.life * len(state.heroes)
    heroes = [
        Turn(f"hero:{h.hero}", text.name(h.hero), content.heroes[h.hero].icon, h.seat)
        for h in state.heroes
        if h.life
    ]
    return Hud(
        text("phase-round", round=state.round),
        goals=[Goal(text("goal"), most - max(0, state.beast.life), most)],
        order=[*heroes, Turn("beast", text.name(beast.id), beast.icon)],
        clocks=[
            Clock("round", text("clock-round"), state.round, LAST_ROUND, "hourglass", text("late"))
        ],
        intents=[
            Intent(
                "beast",
                text.name(beast.id),
                beast.icon,
                [Figure("claws", str(beast.claws), text("claws"))],
                [text("intent")],
            )
        ],
        counters=[
            Counter("draw", text("draw-pile"), len(state.draw), "deck"),
            Counter("discard", text("discard-pile"), len(state.discard), "deck"),
        ],
    )
