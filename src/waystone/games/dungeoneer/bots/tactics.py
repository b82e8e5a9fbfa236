"""How a sensible player fights: as Dungeonlord, as attacker, as defender, at any moment."""

from collections.abc import Callable
from typing import Any, TypeAlias

from waystone.kernel.ask import PASS, AnyQuestion, Option

from ..box.effects import Act, Add, Cancel, Dismiss, Evade, Heal, Reroll, Tame
from ..box.traits import Use
from ..rules.battle.aftermath import Fate
from ..rules.cards import uses
from ..rules.cards.occasions import (
    Ambush,
    Announce,
    AttackHero,
    CastBane,
    PlayCard,
    StandUp,
    UseEffect,
)
from ..table.state import G, Player
from ..table.stats import block, value
from . import planning

Choice: TypeAlias = Option[Any]
Options: TypeAlias = list[Choice]
Asked: TypeAlias = AnyQuestion


def best(options: Options, worth: Callable[[Choice], float]) -> str:
    """The option of the highest worth, the first of equals."""
    return max(options, key=worth).key


def rivals(g: G, me: Player) -> list[Player]:
    return [p for p in g.state.players if p.alive and p.seat != me.seat]


def dungeonlord(g: G, me: Player, options: Options, question: Asked) -> str:
    """Banes first, then the encounters."""
    banes = [option for option in options if isinstance(option.value, CastBane)]
    if banes:
        first = banes[0].value.card
        return by_rival(g, me, [o for o in banes if o.value.card == first], question)
    return declare(g, me, options, question)


def declare(g: G, me: Player, options: Options, question: Asked) -> str:
    def worth(option: Choice) -> float:
        if option.key == PASS:
            return 0.25
        deed = option.value
        entry = deed.entry if isinstance(deed, Announce) else deed
        victim = g.state.players[entry.victim]
        return encounter_worth(g, entry.card, victim)

    return best(options, worth)


def encounter_worth(g: G, card: str, victim: Player) -> float:
    printed = g.content.adventure[card]
    if printed.monster is not None:
        harm = planning.harm(g, printed.monster, victim, planning.attack_bonus(g, printed))
    elif printed.trap is not None:
        needed = printed.trap.value - value(g, victim, printed.trap.stat, "threat")
        harm = (1 - planning.passes(needed)) * 1.2
    else:
        harm = 0.5
    return harm * (1 + planning.standing(g, victim) / 5) * (2.0 if victim.life <= 2 else 1.0)


def by_rival(g: G, me: Player, options: Options, question: Asked) -> str:
    """Whoever is ahead, and oneself never."""

    def worth(option: Choice) -> float:
        match option.value:
            case CastBane(_, victim, own):
                return -3.0 if own else planning.standing(g, g.state.players[victim])
            case Player(seat) | Fate(peril=Player(seat)):
                return -1.0 if seat == me.seat else planning.standing(g, g.state.players[seat])
            case _:
                return -2.0

    return best(options, worth)


def trap(g: G, me: Player, options: Options, question: Asked) -> str:
    """Next to the rival who is ahead, or where that rival has to go."""
    foes = sorted(rivals(g, me), key=lambda p: -planning.standing(g, p))

    def worth(option: Choice) -> float:
        place = option.value
        if place == me.at or planning.wanted(g.content, me, place):
            return -5.0
        total = 0.0
        here = g.state.board.places[place]
        for n, foe in enumerate(foes):
            there = g.state.board.places[foe.at]
            near = abs(here.x - there.x) + abs(here.y - there.y)
            total += (3.0 if planning.wanted(g.content, foe, place) else 0.0) / (1 + n)
            total -= near / (1 + n)
        return total

    return best(options, worth)


def form(g: G, me: Player, options: Options, question: Asked) -> str:
    """The form with the largest difference."""
    if not g.state.battles:
        return options[0].key
    b = g.state.battles[-1]
    card = question.args.get("card", "")

    def worth(option: Choice) -> float:
        chosen = option.value
        if card == me.hero:
            mine = value(g, me, chosen, "attack")
            foe = b.attacks[0]
            if len(g.state.battles) and foe.kind != "hero":
                printed = block(g, foe).form(chosen)
                return mine - (printed.value if printed is not None else 0)
            other = g.state.players[b.victim if b.owner == me.seat else b.owner]
            return mine - value(g, other, chosen, "counter")
        for attack in b.attacks:
            if attack.known_as == card and attack.kind != "hero":
                printed = block(g, attack).form(chosen)
                more = 0.8 * (printed.wounds - 1) if printed is not None else 0.0
                lead: int = option.args["own"] - option.args["other"]
                return lead + more
        return 0.0

    return best(options, worth)


def response(g: G, me: Player, options: Options, question: Asked) -> str:
    """A response is for an attack that will probably hurt."""
    worst = 0.0
    for attack in g.state.battles[-1].attacks if g.state.battles else []:
        if attack.gone:
            continue
        if attack.kind == "hero":
            foe = g.state.players[attack.seat]
            edge = value(g, foe, attack.form, "attack") - value(g, me, attack.form, "counter")
            worst = max(worst, planning.hit_chance(edge))
        else:
            printed = block(g, attack).form(attack.form)
            if printed is not None:
                edge = printed.value + attack.bonus - value(g, me, attack.form, "counter")
                worst = max(worst, planning.hit_chance(edge) * printed.wounds)
    if worst < (0.35 if me.life <= 6 else 0.7):
        return PASS

    def worth(option: Choice) -> float:
        if option.key == PASS:
            return 0.0
        act = first_act(g, option)
        if isinstance(act, Tame):
            return 4.0
        if isinstance(act, Dismiss):
            return 3.0
        return 2.0 if isinstance(act, Evade) else 0.5

    return best(options, worth)


def first_act(g: G, option: Choice) -> Act | None:
    match option.value:
        case UseEffect(thing, n):
            use = uses.effects_of(g, thing)[n]
            return use.do[0] if isinstance(use, Use) else None
        case PlayCard(card):
            return next(iter(g.content.adventure[card].acts()), None)
        case _:
            return None


def attacker(g: G, me: Player, options: Options, question: Asked) -> str:
    """The most dangerous one."""

    def worth(option: Choice) -> float:
        attack = option.value
        if attack.kind == "hero":
            return value(g, g.state.players[attack.seat], attack.form, "attack")
        monster = block(g, attack)
        return planning.harm(g, monster, me) * 10 + monster.life

    return best(options, worth)


def challenge(g: G, me: Player, options: Options, question: Asked) -> str:
    b = g.state.battles[-1]

    def worth(option: Choice) -> float:
        if option.key == PASS:
            return 0.4
        aim = option.value
        behind = 0.001 if aim.by else 0.0
        if aim.card:
            attack = next(a for a in b.attacks if a.card == aim.card)
            edge, _ = planning.best_attack(g, me, block(g, attack), None)
            kill = 0.3 if attack.kind == "quest" else 0.0
            return planning.hit_chance(edge) + kill - behind
        foe = g.state.players[aim.seat]
        edge, _ = planning.best_attack(g, me, None, foe)
        return planning.hit_chance(edge) * 0.8 - behind

    return best(options, worth)


def before_roll(g: G, me: Player, options: Options, question: Asked) -> str:
    """Cheap help for a roll in a battle or at a quest."""

    def worth(option: Choice) -> float:
        act = first_act(g, option)
        if option.key == PASS or not isinstance(act, Add):
            return 0.5
        return 1.0 if (me.glory >= 3 or me.life <= 6) and g.state.battles else 0.0

    return best(options, worth)


def after_roll(g: G, me: Player, options: Options, question: Asked) -> str:
    """A bad die of the own hero, a good one of a rival; never one that no face would better."""
    if question.formal:
        return PASS
    die = int(question.args.get("die", 3))
    mine = question.args.get("hero") == me.hero

    def worth(option: Choice) -> float:
        act = first_act(g, option)
        if option.key == PASS or not isinstance(act, Reroll):
            return 0.5
        if act.whose == "own":
            return 1.0 if mine and die <= 2 else 0.0
        return 1.0 if not mine and die >= 5 and g.state.battles else 0.0

    return best(options, worth)


def any_moment(g: G, me: Player, options: Options, question: Asked) -> str:
    """Heal when it is worth it, stand up, send an ambush; else wait."""

    def worth(option: Choice) -> float:
        if option.key == PASS:
            return 0.5
        match option.value:
            case StandUp():
                return 0.9
            case Ambush(entry):
                return encounter_worth(g, entry.card, g.state.players[entry.victim])
            case AttackHero(name):
                foe = next(p for p in g.state.players if p.hero == name)
                edge, _ = planning.best_attack(g, me, None, foe)
                return planning.hit_chance(edge) - 0.1
        act = first_act(g, option)
        if isinstance(act, Heal):
            return 1.0 if g.content.heroes[me.card].life - me.life >= act.amount else 0.0
        if isinstance(act, Cancel):
            return 1.0
        if isinstance(option.value, CastBane):
            ahead = planning.standing(g, g.state.players[option.value.victim])
            return 0.0 if option.value.own else 0.6 + ahead / 1000
        return 0.0

    return best(options, worth)
