"""What must be in sight: the villain, the time that is left, whose turn it is."""

from functools import partial
from typing import NamedTuple

from waystone.kernel.text import Text
from waystone.kernel.view import Clock, Counter, Figure, Goal, Hud, Intent, Turn

from ..box.definitions import DECKS
from ..table.opponents import fight, forbidden
from ..table.pool import who
from ..table.state import G, Hero, State, playing
from .duel import health_left, net_damage

Outlook = tuple[list[Intent], str]
"""What the enemy of a fight is about to do, and how dangerous that is."""

CALM: Outlook = ([], "")


def outlook(g: G, skulls: int, shields: int, guard: int, text: Text) -> Outlook:
    """By the skulls and the shields in the pool of the enemy and the shields in the hero's.
    RB-CAC-03: all its skulls at once, unless it has passed."""
    hero, foe = fight(g).sides
    if foe.seat >= 0:
        return CALM
    threat = net_damage(g, 1, "sku", skulls) if skulls and not foe.round.passed else 0
    names = who(g, hero), foe.enemy
    intents = text.once(
        ("intents", *names, threat, shields), partial(_intents, *names, threat, shields, text)
    )
    return intents, _danger(g, threat, guard, text) if threat else ""


class Sight(NamedTuple):
    """What is in sight of the realm, whoever does what in it."""

    round: str
    goals: list[Goal]
    order: list[Turn]
    clocks: list[Clock]


def sight(g: G, text: Text) -> Sight:
    """RB-VIL-04: who defeats the villain wins; RB-TIM: the track is run twice."""
    state = g.state
    villain = g.content.scenarios[state.scenario].villain_id
    return Sight(
        text("hud-round", round=state.round, act=state.act) if state.round else "",
        _goals(g, villain, text),
        _order(g, text),
        text.shared(
            "clocks",
            lambda: _clocks(g, text),
            (state.space_on_track, state.act, state.scenario, state.zombies),
        ),
    )


def _goals(g: G, villain: str, text: Text) -> list[Goal]:
    """RB-VIL-04: alone there is nobody to be faster than. RB-TIM-02: in Act II the villain can be
    met; up to it, how much of Act I has gone by."""
    state, length = g.state, g.content.track.length
    goal = Goal(text("hud-goal" if len(state.heroes) > 1 else "hud-goal-alone", villain=villain))
    if state.act > 1:
        return [goal]
    gone = min(max(0, state.space_on_track - 1), length)
    return [goal, Goal(text("hud-prepare", villain=villain), gone, length)]


def hud(g: G, ahead: Outlook, text: Text) -> Hud:
    state = g.state
    seen = text.shared("sight", partial(sight, g, text), in_sight(state))
    return Hud(
        seen.round,
        text("hud-points", points=state.points) if state.active >= 0 else "",
        seen.goals,
        seen.order,
        seen.clocks,
        ahead[0],
        counters=_counters(_left(state), text),
        danger=ahead[1],
    )


def in_sight(state: State) -> tuple[object, ...]:
    """All that is in sight of the realm."""
    return (
        state.scenario,
        state.first,
        state.active,
        state.round,
        state.act,
        state.space_on_track,
        state.zombies,
        [hero.hero for hero in state.heroes if not hero.eliminated],
    )


def of_hud(state: State) -> tuple[object, ...]:
    """All that must be in sight, but for what is ahead in a fight."""
    return (*in_sight(state), state.points, _left(state))


def _left(state: State) -> list[int]:
    return [len(state.decks.get(deck, ())) for deck in DECKS]


def _counters(left: list[int], text: Text) -> list[Counter]:
    return text.once(
        ("counters", *left),
        lambda: [
            Counter(f"deck:{deck}", text.name(f"deck-{deck}"), n, "card-random")
            for deck, n in zip(DECKS, left, strict=True)
        ],
    )


def _clocks(g: G, text: Text) -> list[Clock]:
    now, length = g.state.space_on_track, g.content.track.length
    note = _next_on_track(g, text)
    time = Clock("time", text("time-track"), now, length, "hourglass", note)
    return [time, *_dead(g, text)]


def _dead(g: G, text: Text) -> list[Clock]:
    """RB-SCN-07: so many zombies when time runs out, and the realm falls."""
    falls = g.content.scenarios[g.state.scenario].falls
    if not falls:
        return []
    n = sum(g.state.zombies.values())
    note = text("falls-line", n=falls)
    return [Clock("zombies", text("hud-zombies"), n, None, "shambling-zombie", note)]


def _intents(hero: str, enemy: str, threat: int, shields: int, text: Text) -> list[Intent]:
    """What the enemy of a fight could do now, by the tokens in its pool and the armour it meets."""
    figures = [
        Figure("death-skull", str(threat), text("hud-hits")),
        Figure("shield", str(shields), text("hud-shields")),
    ]
    name, target = text.name(enemy), f"hero:{hero}"
    return [Intent(f"card:{enemy}", name, "crossed-swords", figures, target=target)]


def _danger(g: G, threat: int, guard: int, text: Text) -> str:
    """A blow that the shields in the hero's pool cannot take."""
    hero, enemy = fight(g).sides
    through = threat - (0 if forbidden(g, 0, "shield") else guard)
    if through <= 0 or through < health_left(g, hero):
        return ""
    return text("hud-danger", foe=who(g, enemy), hero=who(g, hero))


def _order(g: G, text: Text) -> list[Turn]:
    """RB-RND-02: the first player, then clockwise."""
    order, active = playing(g), g.state.active
    heroes = [g.state.heroes[seat] for seat in order]
    acted = order[: order.index(active)] if active in order else []
    return text.once(
        ("order", active, *order, *[hero.hero for hero in heroes]),
        lambda: [
            _turn(g, hero, hero.seat == active, hero.seat in acted, text)
            for hero in heroes
            if hero.hero
        ],
    )


def _turn(g: G, hero: Hero, now: bool, done: bool, text: Text) -> Turn:
    icon = g.content.heroes[hero.hero].icon
    name = text.name(hero.hero)
    return Turn(f"hero:{hero.hero}", name, icon, hero.seat, now=now, done=done)


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
