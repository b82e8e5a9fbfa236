"""What must be in sight: the goal, whose turn it is, the Wrath, what is left in the decks."""

from waystone.kernel.text import Text
from waystone.kernel.view import Clock, Counter, Goal, Hud, Turn

from ..box.definitions import Content
from ..rules.quests.completion import TO_WIN
from ..table.state import Player, State


def hud(state: State, content: Content, seat: int | None, text: Text) -> Hud:
    """DG-END-01: the third quest wins; of several seats the one that looks, else the foremost."""
    me = _whose(state, seat)
    lord = state.phase == "dungeonlord"
    return Hud(
        text("hud-round", round=state.round),
        text(f"phase-{state.phase}"),
        [Goal(text("hud-goal"), len(me.done) if me else 0, TO_WIN)],
        [_turn(state, content, player, text) for player in _from_first(state)],
        _wrath(state, content, text),
        counters=[
            Counter("locations", text("location-deck"), len(state.locations), "dungeon-gate"),
            Counter("quest-deck", text("quest-deck"), len(state.quests), "scroll-quill"),
            Counter("deck", text("adventure-deck"), len(state.deck), "card-random"),
        ],
        danger=text("hud-lord", hero=state.players[state.active].hero) if lord else "",
    )


def _whose(state: State, seat: int | None) -> Player | None:
    if seat is not None:
        return state.players[seat]
    return max(state.players, key=lambda player: len(player.done), default=None)


def _from_first(state: State) -> list[Player]:
    players = state.players[state.first :] + state.players[: state.first]
    return [player for player in players if player.alive and player.hero]


def _turn(state: State, content: Content, player: Player, text: Text) -> Turn:
    printed = content.heroes.get(player.card)
    return Turn(
        f"hero:{player.hero}",
        text.name(player.hero),
        printed.icon if printed is not None else "",
        player.seat,
        now=player.seat == state.active,
    )


def _wrath(state: State, content: Content, text: Text) -> list[Clock]:
    if state.wrath < 0:
        return []
    event = next(iter(content.events.values()))
    note = text("hud-wrath")
    return [Clock("wrath", text("wrath"), state.wrath, event.tokens, event.icon, note)]
