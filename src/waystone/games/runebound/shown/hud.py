"""What must be in sight: the villain, the time that is left, whose turn it is."""

from waystone.kernel.text import Text
from waystone.kernel.view import Clock, Counter, Goal, Hud, Turn

from ..box.definitions import DECKS
from ..table.state import G, playing


def hud(g: G, text: Text) -> Hud:
    """RB-VIL-04: who defeats the villain wins; RB-TIM: the track is run twice."""
    state, track = g.state, g.content.track
    villain = g.content.scenarios[state.scenario].villain_id
    return Hud(
        text("hud-round", round=state.round, act=state.act) if state.round else "",
        text("hud-points", points=state.points) if state.active >= 0 else "",
        [Goal(text("hud-goal", villain=villain))],
        _order(g, text),
        [
            Clock(
                "time",
                text("time-track"),
                state.space_on_track,
                track.length,
                "hourglass",
                _next_on_track(g, text),
            )
        ],
        counters=[
            Counter(f"deck:{d}", text.name(f"deck-{d}"), len(state.decks.get(d, [])), "card-random")
            for d in DECKS
        ],
    )


def _order(g: G, text: Text) -> list[Turn]:
    """RB-RND-02: the first player, then clockwise."""
    heroes = [g.state.heroes[seat] for seat in playing(g)]
    return [
        Turn(
            f"hero:{hero.hero}",
            text.name(hero.hero),
            g.content.heroes[hero.hero].icon,
            hero.seat,
            now=hero.seat == g.state.active,
        )
        for hero in heroes
        if hero.hero
    ]


def _next_on_track(g: G, text: Text) -> str:
    """What comes next on the time track (RB-TIM-06 to RB-TIM-08)."""
    state, track = g.state, g.content.track
    for space in range(state.space_on_track + 1, track.length + 1):
        away = space - state.space_on_track
        if space in track.story:
            return text("hud-story-in", rounds=away)
        if space in track.refresh:
            return text("hud-refresh-in", rounds=away)
    return text("hud-act-ends" if state.act == 1 else "hud-time-up")
