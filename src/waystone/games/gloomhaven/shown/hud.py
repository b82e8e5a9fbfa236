"""What must be in sight: the goal, the order of the round, what the monsters are about to do."""

from waystone.kernel.play import Play
from waystone.kernel.text import Text
from waystone.kernel.view import Counter, Figure, Goal, Hud, Intent, Turn

from ..box.definitions import Content
from ..box.effects import Attack, Move
from ..rules.monsters.cards import card_of
from ..table.numbers import numbers
from ..table.state import Figure as Standing
from ..table.state import G, State
from .faces import monster_card
from .mats import face, goal_text


def hud(state: State, content: Content, text: Text) -> Hud:
    g: G = Play(state, content, None)
    goal = content.pages[state.scenario].goal
    lost = min((len(owner.hand) + len(owner.discard) for owner in state.characters), default=0)
    return Hud(
        text("phase-round", round=state.round) if state.round else text("phase-setup"),
        goals=[Goal(goal_text(goal, text))],
        order=_order(state, content, text),
        intents=_intents(g, text),
        counters=[
            Counter(
                "monster-modifiers", text("modifiers"), len(state.monsters.deck.draw), "card-random"
            )
        ],
        danger=text("hud-few-cards") if state.round and lost <= 2 else "",
    )


def _order(state: State, content: Content, text: Text) -> list[Turn]:
    """GH-INI: everybody in the order of the round, with who acts and who has acted. GH-SUM-04: a
    summon acts in the place of its owner."""
    seats = {owner.id: owner.seat for owner in state.characters}
    acting = state.figures.get(state.turn.figure)
    now = (acting.id, acting.type, acting.owner) if acting is not None else ()
    return [
        Turn(
            f"figure:{actor.id}",
            text.name(actor.id),
            face(content, actor.id),
            seats.get(actor.id),
            str(actor.initiative),
            actor.id in now,
            actor.done and actor.id not in now,
        )
        for actor in state.order
    ]


def _intents(g: G, text: Text) -> list[Intent]:
    """This round's card of each type of monsters on the map; before it is drawn, their numbers."""
    found = []
    present = [f for f in g.state.figures.values() if f.kind == "monster"]
    for monster in dict.fromkeys(figure.type for figure in present):
        ranks = {figure.rank: figure for figure in present if figure.type == monster}
        definition = g.content.monsters[monster]
        drawn = g.state.monsters.drawn.get(definition.deck or monster)
        lines = monster_card(g.content, monster, int(drawn), text).lines if drawn else []
        figures = [shown for one in ranks.values() for shown in _figures(g, one, text)]
        name = text.name(monster)
        found.append(Intent(f"monster:{monster}", name, definition.icon, figures, lines))
    return found


def _figures(g: G, figure: Standing, text: Text) -> list[Figure]:
    """GH-MON-08: its numbers with those of the card added, which is what it will do."""
    own, found = numbers(g, figure), []
    rank = text(f"hud-{figure.rank}" if figure.rank in ("elite", "normal") else "hud-any")
    move, attack = text("hud-move", rank=rank), text("hud-attack", rank=rank)
    for ability in card_of(g, figure) or [Move(), Attack()]:
        more = ability.value if isinstance(ability, Move | Attack) else None
        if isinstance(ability, Move) and isinstance(more, int):
            found.append(Figure("walking-boot", str(own.move + more), move))
        elif isinstance(ability, Attack) and isinstance(more, int):
            found.append(Figure("broadsword", str(own.attack + more), attack))
    return found
