"""Attacks (MA-ATK), barrels that explode (MA-TER-06 to MA-TER-09)."""

from msgspec import Struct, field

from waystone.kernel.ask import Option, choose

from ...box.modifiers import Against, AttackRoll, Dice
from ...table.board import ground, space_at, spot
from ...table.clash import Clash
from ...table.facts import Attacked, Exploded, Missed, Raised, RollChanged, Rolled, WasHit
from ...table.players import deciders
from ...table.state import Explorer, G
from ...table.units import Unit, explorer_of, unit_of, units
from ..asking import ask, defender_option
from ..board.terrain import ruin
from ..cards import triggers
from ..cards.doing import By, Doing
from ..cards.essence import available, pay_essence
from ..cards.modifiers import applying, armor, barred, will
from .damage import lose_health

HIGH = (0, 1, 1, 2, 2, 3)
LOW = (0, 1, 1, 1, 2, 2)


class Blow(Struct):
    """An attack under way, made with the card `used`, '' for traps and barrels. MA-ATK-11:
    defenders are units by id and barrels by space; `at` is the space to which contributors must be
    near (MA-ESS-06, MA-ESS-09); barrels that were hit wait in `barrels`."""

    d: Doing
    used: str
    magical: bool
    defenders: list[str | int]
    at: int | None = None
    barrels: list[int] = field(default_factory=list)
    exploded: list[int] = field(default_factory=list)

    def clash(self, dice: str, total: int) -> Clash:
        """MA-ATK-02: as it stands when the dice have fallen."""
        who = self.d.unit or self.d.card
        return Clash(who, self.used, dice, total, self.magical, tuple(self.defenders))


async def attack(
    g: G,
    d: Doing,
    high: int,
    low: int,
    magical: bool,
    defenders: list[str | int],
    at: int | None = None,
    *,
    used: str = "",
) -> None:
    """MA-ATK-02 to MA-ATK-08, then the barrels that were hit explode, one by one (MA-TER-07,
    MA-AMB-12)."""
    blow = Blow(d, used, magical, defenders, at)
    await strike(g, blow, high, low)
    while blow.barrels:
        await explode(g, blow, blow.barrels.pop(0))


async def strike(g: G, blow: Blow, high: int, low: int) -> None:
    """MA-ATK-02 to MA-ATK-08: dice, with those that an augment adds to its weapon (MA-EQP-08), what
    changes the roll, essence, then each defender."""
    attacker = unit_of(g, blow.d.unit)
    who = blow.d.unit or blow.d.card
    if attacker is not None:
        for more, _ in applying(g, attacker, Dice, blow.used):
            high, low = high + more.high, low + more.low
    changes: list[tuple[int, str]] = []
    dice, result = roll(g, high, low)
    if attacker is not None:
        changes, blow.magical = changed(g, attacker, blow.used, blow.magical)
    clash = blow.clash(dice, result)
    g.say(Rolled(who, dice, result, clash), "MA-ATK-02")
    for n, card in changes:
        clash = clash.plus(card, n)
        g.say(RollChanged(card, n, clash), "MA-ATK-03")
    blow.d.hit = blow.d.killed = False
    clash = await raised(g, blow, attacker, clash)
    g.say(Attacked(who, clash.total, blow.magical, clash), "MA-ATK-02")
    waiting = list(blow.defenders)
    while waiting:
        defender = await next_defender(g, blow, waiting, clash)
        waiting.remove(defender)
        await compare(g, blow, defender, clash)


async def next_defender(g: G, blow: Blow, waiting: list[str | int], clash: Clash) -> str | int:
    """MA-TGT-07, MA-ATK-08: the attacker chooses the order of those who are hit; misses come
    last."""
    if len(waiting) == 1:
        return waiting[0]
    result = clash.total
    hit = [defender for defender in waiting if result >= threshold(g, blow.magical, defender)]
    if len(hit) < 2:
        return (hit or waiting)[0]
    options = [defender_option(defender) for defender in dict.fromkeys(hit)]
    if len(options) == 1:
        return hit[0]
    return await ask(
        deciders(g, blow.d.unit), options, "ask-defender", "MA-TGT-07", result=result, clash=clash
    )


def roll(g: G, high: int, low: int) -> tuple[str, int]:
    """MA-GEN-11, MA-ATK-02, MA-AMB-72: all of them, though the box has 3 of each kind; as they
    fell, and in all."""
    pick = g.streams.pick
    black = [pick("high", HIGH) for _ in range(high)]
    white = [pick("low", LOW) for _ in range(low)]
    dice = " ".join([*(f"■{face}" for face in black), *(f"□{face}" for face in white)])
    return dice, sum(black) + sum(white)


def changed(g: G, attacker: Unit, used: str, magical: bool) -> tuple[list[tuple[int, str]], bool]:
    """MA-ATK-03, MA-ATK-09, MA-ATK-10: what raises or lowers the roll, by which card, increases
    first; and is the attack magical, which decides what it is compared with (MA-ATK-05)?"""
    found = applying(g, attacker, AttackRoll, used)
    if not magical:
        magical = any(mod.kind == "magical" and makes_magical(g, attacker, card, used)
                      for mod, card in found)  # fmt: skip
    wrong = "normal" if magical else "magical"
    changes = [(mod.n, card) for mod, card in found if mod.kind != wrong and mod.n]
    return sorted(changes, key=lambda change: change[0] < 0), magical


def makes_magical(g: G, attacker: Unit, source: str, used: str) -> bool:
    """MA-ATK-09, MA-ATK-10: the item used for the attack, its augment (MA-EQP-08), or a lasting
    effect."""
    if any(mark.card == source and attacker.id in mark.units for mark in g.state.tokens.markers):
        return True
    if not isinstance(attacker, Explorer):
        return False
    return source == used or attacker.equipped.get(source) == used != ""


async def raised(g: G, blow: Blow, attacker: Unit | None, clash: Clash) -> Clash:
    """MA-ATK-06: the attacking explorer, and the explorer whose turn it is, may add 1 for each
    essence, to which those near the lever or barrel contribute (MA-ESS-02, MA-ESS-09). Only amounts
    that turn a miss into a hit are offered: more changes nothing."""
    boosters = [attacker] if isinstance(attacker, Explorer) else []
    active = explorer_of(g, g.state.turn)
    if active is not None and active is not attacker and active.cell >= 0:
        boosters.append(active)
    for booster in boosters:
        needs = [threshold(g, blow.magical, defender) - clash.total for defender in blow.defenders]
        if all(need <= 0 for need in needs):
            continue
        means = available(g, booster, blow.at)
        lacking = {need for need in needs if 0 < need <= means}
        if not lacking or barred(g, booster, "boost"):
            continue
        options = [Option(f"add:{n}", n, "option-add", {"n": n}) for n in (0, *sorted(lacking))]
        added = await choose(
            booster.seat, options, "ask-raise", rule="MA-ATK-06", result=clash.total, clash=clash
        )
        if added and await pay_essence(g, booster, added, blow.at):
            clash = clash.plus(booster.id, added)
            g.say(Raised(booster.id, added, clash), "MA-ATK-06")
    return clash


def threshold(g: G, magical: bool, defender: str | int) -> int:
    """MA-ATK-05: armor, or will against magic; a barrel needs 1 (MA-TER-06). What changes rolls
    against the defender counts the other way round."""
    if isinstance(defender, int):
        return 1
    unit = unit_of(g, defender)
    if unit is None or unit.health <= 0:
        return 99
    return (will if magical else armor)(g, unit) - sum(
        mod.n for mod, _ in applying(g, unit, Against)
    )


async def compare(g: G, blow: Blow, defender: str | int, clash: Clash) -> None:
    """MA-ATK-07, MA-TER-06: a result of at least the attribute hits: 1 health (MA-DMG-01), or the
    barrel explodes, which is a hit of the attacker too (MA-ATK-13); who dies of it was killed by
    the attacker (MA-DMG-08); cards answer (MA-CND-02)."""
    d, result = blow.d, clash.total
    if isinstance(defender, int):
        if result >= 1 and defender not in blow.exploded:
            blow.exploded.append(defender)
            blow.barrels.append(defender)
            d.hit = True
            await triggers.happen(g, "hit", d.unit, caused_by=d.caused_by, used=blow.used)
        return
    unit = unit_of(g, defender)
    if unit is None or unit.health <= 0:
        return
    needs, attribute = threshold(g, blow.magical, defender), "will" if blow.magical else "armor"
    if result < needs:
        g.say(Missed(defender, result, attribute, needs, clash), "MA-ATK-07")
        await triggers.happen(g, "miss", d.unit, defender, caused_by=d.caused_by, used=blow.used)
        await triggers.happen(g, "is-missed", defender, d.unit, caused_by=d.caused_by)
        return
    d.hit = True
    g.say(WasHit(defender, result, attribute, needs, clash), "MA-ATK-07")
    await lose_health(g, defender, 1, By(d.unit, blow.used), clash)
    if unit_of(g, defender) is not unit:
        d.killed = True
    await triggers.happen(g, "hit", d.unit, defender, caused_by=d.caused_by, used=blow.used)
    await triggers.happen(g, "is-hit", defender, d.unit, caused_by=d.caused_by)


async def explode(g: G, blow: Blow, cell: int) -> None:
    """MA-TER-07, MA-TER-09, MA-ATK-13, MA-ETH-02: 3 high dice on every unit and barrel beside it,
    ethereal or not, then it is destroyed; those beside it may contribute to the roll (MA-ESS-09);
    the attacker and the kind of the attack stay (MA-AMB-12)."""
    here = ground(g)
    g.say(Exploded(spot(cell)), "MA-TER-07")
    near = here.beside[cell]
    blow.defenders = [u.id for u in units(g) if near >> u.cell & 1]
    blow.defenders += [
        other
        for other in here.neighbours[cell]
        if space_at(g, here, other) == "barrel" and other not in blow.exploded
    ]
    blow.at, blow.used = cell, ""
    hit, killed = blow.d.hit, blow.d.killed
    await strike(g, blow, 3, 0)
    blow.d.hit, blow.d.killed = blow.d.hit or hit, blow.d.killed or killed
    await ruin(g, cell, blow.d.by)


async def blow_up(g: G, d: Doing, cell: int, magical: bool = False) -> None:
    """MA-FRC-06, MA-TER-07: a barrel explodes without being attacked, and those it hits explode in
    turn."""
    blow = Blow(d, "", magical, [], cell, exploded=[cell])
    await explode(g, blow, cell)
    while blow.barrels:
        await explode(g, blow, blow.barrels.pop(0))
