"""The fights of §10.12: its plain way of fighting, cast by cast, through the real combat rules."""

import pytest

from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.combat.combat import cast_phase
from waystone.games.runebound.table.pool import free_doubles, showing, targets, up, worth
from waystone.games.runebound.table.state import Side
from waystone.testing import Bench

HEROES = ("corbin", "laurel", "lissa", "torvin", "nameya", "ilvar")


def best(t: Table, tokens: list[int], side: Side) -> int | None:
    return max(tokens, key=lambda at: up(t.g, side.tokens[at]).value) if tokens else None


DAMAGE = ("phy", "mag", "sku")


def agility_key(t: Table, bench: Bench, me: Side, foe: Side) -> str:
    def behind(at: int) -> int:
        token = me.tokens[at]
        back = t.content.tokens[token.token].faces[1 - token.face]
        return back.value if back.symbol in DAMAGE else 0

    idle = [
        at
        for at in targets(me)
        if me.tokens[at].on < 0
        and up(t.g, me.tokens[at]).symbol not in (*DAMAGE, "shd")
        and behind(at)
        and f"flip:{at}" in bench.options
    ]
    if idle:
        return f"flip:{max(idle, key=behind)}"
    strongest = best(t, [at for k in DAMAGE for at in showing(t.g, foe, k)], foe)
    if strongest is not None:
        return f"recast:{strongest}"
    return next(k for k in bench.options if k.startswith(("flip", "recast")))


def combat_key(t: Table, bench: Bench, n: int) -> str:
    """The first of the four that applies."""
    me, foe = t.side(n), t.side(1 - n)
    free = free_doubles(t.g, me)
    strongest = best(
        t, [at for k in DAMAGE for at in showing(t.g, me, k) if me.tokens[at].on < 0], me
    )
    if free and strongest is not None:
        return f"double:{strongest}:{free[0]}"
    agility = showing(t.g, me, "agi")
    if agility and any(k.startswith(("flip", "recast")) for k in bench.options):
        return agility_key(t, bench, me, foe)
    attacks = {k: sum(worth(t.g, me, at) for at in showing(t.g, me, k)) for k in DAMAGE}
    kind = max(attacks, key=lambda k: attacks[k])
    return f"attack:{kind}" if attacks[kind] else "pass"


def shields_key(t: Table, bench: Bench, n: int) -> str:
    """Largest first until nothing is left to block."""
    question = bench.session.questions()[0]
    left = question.args["damage"]
    chosen = []
    for at in sorted(
        (o.value for o in question.options),
        key=lambda a: -worth(t.g, t.side(n), a),
    ):
        if left > 0:
            chosen.append(f"token:{at}")
            left -= worth(t.g, t.side(n), at)
    return " ".join(chosen)


def won(t: Table, enemy: str) -> bool:
    t.hero.damage = 0
    t.hero.trophies.clear()
    t.fight([], [], enemy=enemy)
    bench = t.play(cast_phase())
    while t.state.combat is not None:
        n = 0 if bench.asked[0] == 0 else 1
        match bench.prompt:
            case "ask-combat":
                bench.say(combat_key(t, bench, n))
            case "ask-shields":
                bench.say(shields_key(t, bench, n))
            case "ask-agility":
                bench.say(bench.options[0])
            case _:
                bench.say("stay")
    return bool(t.hero.trophies)


def win_rate(health: int, act: int, assets: tuple[str, ...], fights: int = 60) -> float:
    """The mean of the six heroes, their cards' abilities left out."""
    total = 0
    for name in HEROES:
        t = Table(name, "corbin" if name != "corbin" else "lissa", act=act)
        t.hero.side = "setup"
        t.hand().assets(*assets)
        enemy = t.make_enemy(health=health)
        total += sum(won(t, enemy) for _ in range(fights))
    return total / (fights * len(HEROES))


@pytest.mark.parametrize(
    ("health", "act", "assets", "expected"),
    [
        (5, 1, (), 0.71),
        (8, 1, (), 0.26),
        (5, 2, (), 0.34),
        (6, 2, ("maul", "leather-jerkin"), 0.77),
    ],
)
def test_the_table_of_fights(
    health: int, act: int, assets: tuple[str, ...], expected: float
) -> None:
    assert win_rate(health, act, assets) == pytest.approx(expected, abs=0.085)
