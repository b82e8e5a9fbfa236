"""The statistics of the figures on the table."""

from ..box.monsters import Stats
from ..box.statistics import NOTHING, Numbers
from .amounts import plain
from .state import Figure, G


def numbers(g: G, figure: Figure) -> Numbers:
    """GH-MON-02, GH-MON-11, GH-BOS-04, GH-SUM-02: by type, rank and level; those of a boss by
    the number of characters. GH-SPE-10: a named monster has its own."""
    if figure.kind == "character":
        return NOTHING
    state = g.state
    place = state.scenario if figure.rank == "named" else ""
    name = figure.id if place and figure.kind == "monster" else figure.type
    key = (name, figure.rank, state.monster_level, state.level, len(state.characters), place)
    found = g.content.numbers.get(key)
    if found is None:
        found = g.content.numbers[key] = _numbers(g, figure.kind, name, figure.rank)
    return found


def _numbers(g: G, kind: str, type_: str, rank: str) -> Numbers:
    if kind == "monster" and rank == "named":
        one = next(n for n in g.content.pages[g.state.scenario].named if n.id == type_)
        return _of_stats(g, one.stats, g.content.monsters[one.monster].flying)
    if kind == "monster":
        monster = g.content.monsters[type_]
        stats = {"normal": monster.normal, "elite": monster.elite}.get(rank) or monster.boss
        stats = stats or monster.normal or monster.elite
        assert stats is not None
        return _of_stats(g, stats, monster.flying)
    if kind == "summon":
        summon = g.content.summons[type_]
        return Numbers(
            plain(g, summon.hp), summon.move or 0, summon.attack or 0, summon.range,
            summon.shield, summon.retaliate, 1, summon.pierce, summon.targets, summon.push,
            summon.pull, tuple(summon.conditions), flying=summon.flying, jump=summon.jump,
            moves=summon.move is not None, attacks=summon.attack is not None,
        )  # fmt: skip
    thing = next(o for o in g.content.pages[g.state.scenario].objects if o.id == type_)
    return Numbers(
        plain(g, thing.hp), thing.move, plain(g, thing.attack), thing.range, thing.shield,
        immune=NEGATIVE_ALL, moves=thing.move > 0, attacks=bool(thing.attack),
    )  # fmt: skip


NEGATIVE_ALL = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse")


def _of_stats(g: G, stats: Stats, flying: bool) -> Numbers:
    """GH-MON-05: traits are permanent."""
    level = g.state.monster_level

    def at(value: int | str | list[int | str]) -> int:
        return plain(g, value[level] if isinstance(value, list) else value)

    return Numbers(
        at(stats.hp), at(stats.move), at(stats.attack), at(stats.range), at(stats.shield),
        at(stats.retaliate), at(stats.retaliate_range), at(stats.pierce), at(stats.targets),
        conditions=tuple(stats.conditions), advantage=stats.advantage, guarded=stats.guarded,
        flying=flying, immune=tuple(stats.immune),
    )  # fmt: skip
