"""What the questions before a scenario are about (GH-SET)."""

from functools import partial

from waystone.kernel.ask import PASS
from waystone.kernel.stage import Asked, Staging
from waystone.kernel.text import Text

from ..box.definitions import Content
from ..table.state import State
from . import laid
from .faces import item_lines


def joins(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-GEN-03, GH-CHR-01: a class for every character, none of them twice."""
    if state.campaign is not None:
        return Staging(["town"], text("cause-new-character"))
    cause = text("cause-class", number=question.args["number"], most=state.party)
    return Staging([o.on for o in question.options], cause)


def battle_goal(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-SET-12: one of two, in secret; GH-END-08: it pays if the scenario is won."""
    owner = question.args["character"]
    about = [*(o.on for o in question.options), f"mat:{owner}"]
    return Staging(about, text("cause-goal", number=len(question.options)))


def equipment(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-SET-13: what is worn now is worn for the whole scenario; GH-ITM-14: what one owns already
    costs nothing."""
    owner = question.args["character"]
    effects = {
        o.key: text.once(("does-item-line", o.value), partial(_item_line, content, o.value, text))
        for o in question.options
        if o.key != PASS
    }
    cause = text("cause-item" if state.campaign is None else "cause-own-item")
    return Staging([f"mat:{owner}", f"figure:{owner}"], cause, effects)


def _item_line(content: Content, item: str, text: Text) -> str:
    return " · ".join(item_lines(content.items[item], text))


def hand(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-SET-15: as many cards as the hand limit, for the whole scenario."""
    owner = question.args["character"]
    count, pool = question.args["count"], len(question.options)
    return Staging([f"mat:{owner}", f"figure:{owner}"], text("cause-hand", count=count, pool=pool))


def start(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-SET-07: any empty start hex."""
    staging = laid.put(state, content, question, text)
    staging.about = [f"figure:{question.args['character']}"]
    staging.cause = text("cause-start")
    return staging
