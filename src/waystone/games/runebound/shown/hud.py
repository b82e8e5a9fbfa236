"""What must be in sight: the villain, the time that is left, whose turn it is."""

from typing import NamedTuple

from waystone.kernel.text import Text
from waystone.kernel.view import Clock, Counter, Figure, Goal, Hud, Intent, Turn

from ..box.definitions import DECKS
from ..table.opponents import fight, forbidden
from ..table.pool import showing, shown, total, who
from ..table.state import G, Hero, State, playing
from .duel import health_left, net_damage

Outlook = tuple[list[Intent], str]
"""What the enemy of a fight is about to do, and how dangerous that is."""

CALM: Outlook = ([], "")


def outlook(g: G, text: Text) -> Outlook:
    combat = g.state.combat
    if combat is None or combat.sides[1].seat >= 0:
        return CALM
    pool = shown(g, combat.sides[1])
    threat = _threat(g, pool.get("sku", []))
    shields = total(g, combat.sides[1], pool.get("shd", []))
    return _intents(g, threat, shields, text), _danger(g, threat, text)


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
        [Goal(text("hud-goal", villain=villain))],
        _order(g, text),
        text.shared(
            "clocks",
            lambda: _clocks(g, text),
            (state.space_on_track, state.act, state.scenario, state.zombies),
        ),
    )


def hud(state: State, seen: Sight, ahead: Outlook, text: Text) -> Hud:
    return Hud(
        seen.round,
        text("hud-points", points=state.points) if state.active >= 0 else "",
        seen.goals,
        seen.order,
        seen.clocks,
        ahead[0],
        counters=_counters([len(state.decks.get(deck, ())) for deck in DECKS], text),
        danger=ahead[1],
    )


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


def _intents(g: G, threat: int, shields: int, text: Text) -> list[Intent]:
    """What the enemy of a fight could do now, by the tokens in its pool and the armour it meets."""
    hero, enemy = (who(g, side) for side in fight(g).sides)

    def figures() -> list[Figure]:
        return [
            Figure("death-skull", str(threat), text("hud-hits")),
            Figure("shield", str(shields), text("hud-shields")),
        ]

    return text.once(
        ("intents", hero, enemy, threat, shields),
        lambda: [
            Intent(
                f"card:{enemy}",
                text.name(enemy),
                "crossed-swords",
                figures(),
                target=f"hero:{hero}",
            )
        ],
    )


def _threat(g: G, skulls: list[int]) -> int:
    """RB-CAC-03: all its skulls at once, unless it has passed."""
    enemy = fight(g).sides[1]
    if not skulls or enemy.round.passed:
        return 0
    return net_damage(g, 1, "sku", total(g, enemy, skulls))


def _danger(g: G, threat: int, text: Text) -> str:
    """A blow that the shields in the hero's pool cannot take."""
    hero, enemy = fight(g).sides
    if not threat:
        return ""
    shields = 0 if forbidden(g, 0, "shield") else total(g, hero, showing(g, hero, "shd"))
    through = threat - shields
    if through < health_left(g, hero) or through <= 0:
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
