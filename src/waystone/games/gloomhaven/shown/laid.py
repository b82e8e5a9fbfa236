"""What is put on the map, as it would stand there: figures, traps, obstacles."""

from waystone.kernel.play import Play
from waystone.kernel.stage import Asked, Staging
from waystone.kernel.text import Text
from waystone.kernel.view import Ghost

from ..box.definitions import Content
from ..table.state import State
from .aims import acting, whose
from .board import icon

TILES = {"ask-trap": "spiked-fence", "ask-obstacle-create": "stone-pile"}


def put(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-SUM-01, GH-OVL-10, GH-OVL-16, GH-MOV-06, GH-SET-07: on the hex that is looked at."""
    staging = whose(state, content, question, text)
    ghost = _ghost(state, content, question, text)
    staging.ghosts = {o.key: ghost for o in question.options if o.on}
    return staging


def _ghost(state: State, content: Content, question: Asked, text: Text) -> Ghost:
    if question.prompt in TILES:
        return Ghost(icon=TILES[question.prompt])
    if "summon" in question.args:
        summon = content.summons[question.args["summon"]]
        return Ghost(text.name(summon.id), summon.icon)
    starting = question.args.get("character", "")
    figure = state.figures.get(starting) or acting(Play(state, content, None))
    return Ghost(text.name(figure.id), icon(content, state, figure)) if figure else Ghost()
