"""Steps III to V: the rolls and the comparison."""

from waystone.kernel.ask import Option, choose

from ...table.facts import Compared
from ...table.state import Attack, Battle, G, Player
from ...table.stats import wins_ties
from ...table.sums import Part, Sum
from ..cards import moments
from . import hits, sides, values


async def exchange(g: G, root: Battle, b: Battle) -> None:
    """DG-BAT-26: all attack rolls, then all counter rolls, then the comparisons in the declared
    order. Who leaves after the attack roll leaves too late (DG-DLP-12). `root` is the battle in
    which the wounds count, `b` the exchange within it."""
    b.stage = "attack-roll"
    attacks: list[tuple[Attack, Sum]] = []
    for attack in b.attacks:
        if sides.in_reach(g, b, attack):
            rolled = await attack_roll(g, root, attack)
            attack.total = rolled.total
            attacks.append((attack, rolled))
    b.stage = "counter-roll"
    counters: list[tuple[Attack, Sum, Sum]] = []
    for attack, rolled in attacks:
        if sides.strikes(g, b, attack):
            answered = await counter_roll(g, root, attack)
            attack.counter = answered.total
            counters.append((attack, rolled, answered))
    b.stage = "comparison"
    for attack, rolled, answered in counters:
        if sides.strikes(g, b, attack):
            await compare(g, root, attack, rolled, answered)


async def attack_roll(g: G, root: Battle, attack: Attack) -> Sum:
    """DG-BAT-14, DG-GEN-07: die, the card's value in the form, modifiers; a special effect counts
    too (DG-DLP-13)."""
    base = values.attack_base(g, root, attack, attack.form)
    special = [Part(attack.bonus, attack.known_as)] if attack.bonus else []
    hero = attack.kind == "hero" and not attack.by_minion
    die, more = await moments.roll(g, "attack", attack.seat, "attack", attack.form, hero=hero)
    return base.rolled(die, *special, *more)


async def counter_roll(g: G, root: Battle, attack: Attack) -> Sum:
    """DG-BAT-15, DG-BAT-09: die and the defender's value in the attacker's form."""
    if attack.target:
        seat, hero = sides.opposing(root, attack).seat, False
    else:
        p = g.state.players[attack.victim]
        attack.minion = await stand_in(g, p, attack)
        seat, hero = p.seat, not attack.minion
    base = values.counter_base(g, root, attack, attack.form)
    moment = await moments.modified(g, seat, "counter", attack.form, hero=hero)
    equal = attack.total - base.total - moment.added
    await moments.cast(g, moment, "counter", equal, equal + 1)
    return base.rolled(moment.die, *moment.parts)


async def stand_in(g: G, p: Player, attack: Attack) -> str:
    """DG-MIN-02: once per turn a minion may counterattack in place of its hero."""
    ready = sides.minions(g, p)
    if not ready:
        return ""
    options = [
        Option("self", "", "option-self"),
        *(Option(f"minion:{m}", m, "option-minion", {"card": m}, m) for m in ready),
    ]
    minion = await choose(p.seat, options, "ask-counter-by", rule="DG-MIN-02", card=attack.known_as)
    if minion:
        p.used.append(minion)
    return minion


async def compare(g: G, root: Battle, attack: Attack, rolled: Sum, answered: Sum) -> None:
    """DG-BAT-16, DG-BAT-17: equal totals: nothing; else the higher side hits the other."""
    difference = attack.total - attack.counter
    if difference == 0:
        difference = broken_tie(g, attack)
    attacker = attack.by_minion or attack.known_as
    defender = attack.minion or g.state.players[attack.victim].hero
    if attack.target:
        defender = sides.opposing(root, attack).known_as
    g.say(Compared(attacker, attack.total, rolled, defender, attack.counter, answered), "DG-BAT-16")
    if difference > 0:
        await hits.attacker_hits(g, root, attack)
    elif difference < 0:
        await hits.defender_hits(g, root, attack)


def broken_tie(g: G, attack: Attack) -> int:
    """DG-BAT-16, DG-GEN-01: equal totals are a hit of the hero whose card says so."""
    players = g.state.players
    hero_attacks = attack.kind == "hero" and not attack.by_minion
    if hero_attacks and wins_ties(g, players[attack.seat], "attack"):
        return 1
    hero_counters = not attack.target and not attack.minion
    if hero_counters and wins_ties(g, players[attack.victim], "counter"):
        return -1
    return 0
