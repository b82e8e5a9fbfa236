"""Step VI: the hero who was attacked strikes back."""

from msgspec import Struct

from waystone.kernel.ask import PASS, Option, choose

from ...box.effects import Stat
from ...table.facts import Challenged
from ...table.state import Attack, Battle, G, Player, card_of, heroes_at
from ...table.stats import elusive
from ..hero import action_points
from . import blows, forms, responses, sides


class Aim(Struct, frozen=True):
    """A monster's card, or a hero's seat; `by` a minion, where it is not the hero who strikes."""

    card: str
    seat: int
    by: str = ""


async def offer(g: G, b: Battle) -> None:
    """DG-BAT-21, DG-QCA-10: one attack on a card that attacked or on a hero in the same location,
    for 1 AP; it is the hero's one battle of the turn (DG-BAT-24)."""
    if not sides.present(g, b):
        return
    p = g.state.players[b.victim]
    if p.fought or not action_points.can_spend(p):
        return
    options = aims(g, b, p)
    if not options:
        return
    options.append(Option(PASS, None, "option-pass"))
    aim = await choose(p.seat, options, "ask-challenge", rule="DG-BAT-21")
    if aim is not None:
        await strike_back(g, b, p, aim)


def aims(g: G, b: Battle, p: Player) -> list[Option[Aim | None]]:
    """DG-AMB-59: any hero in the location may be challenged, also a third one. DG-MIN-02,
    DG-MIN-04: a minion may strike in place of its hero, at those who attacked."""
    options: list[Option[Aim | None]] = []
    hero_can = bool(sides.hero_forms(g, p))
    minions = [m for m in sides.minions(g, p) if minion_forms(g, m)]
    for attack in b.attacks:
        if attack.kind == "hero":
            continue
        if sides.still_there(attack) and not elusive(g, attack):
            aim, on = Aim(attack.card, attack.seat), f"attacker:{attack.card}"
            key, foe_name = f"monster:{attack.card}", attack.known_as
            options += strikes(aim, key, foe_name, on, hero_can, minions)
    for foe in heroes_at(g, p.at):
        if foe.seat == p.seat:
            continue
        attacker = any(a.kind == "hero" and a.seat == foe.seat for a in b.attacks)
        aim, on = Aim("", foe.seat), f"hero:{foe.hero}"
        options += strikes(aim, on, foe.hero, on, hero_can, minions if attacker else [])
    return options


def strikes(
    aim: Aim, key: str, foe: str, on: str, hero_can: bool, minions: list[str]
) -> list[Option[Aim | None]]:
    """At one foe, by the hero and by each minion."""
    found: list[Option[Aim | None]] = []
    if hero_can:
        found.append(Option(key, aim, "option-strike", {"foe": foe}, on))
    for minion in minions:
        args = {"foe": foe, "minion": minion}
        by = Aim(aim.card, aim.seat, minion)
        found.append(Option(f"{key}:by:{minion}", by, "option-strike-by", args, on))
    return found


async def strike_back(g: G, b: Battle, p: Player, aim: Aim) -> None:
    """DG-BAT-22: steps I to V with the roles exchanged, the Response step included (DG-BAT-29), and
    no Challenge of its own. A monster counterattacks in the challenger's form with either kind of
    symbol (DG-BAT-23). A minion that strikes has fought this turn (DG-MIN-02)."""
    action_points.spend(p)
    p.fought = True
    attack = Attack("hero", p.seat, p.hero, aim.seat, target=aim.card)
    foe = g.state.players[aim.seat] if aim.seat >= 0 else p
    hero = foe.hero if not aim.card else p.hero
    attack.by_minion = aim.by
    if attack.by_minion:
        p.used.append(attack.by_minion)
        attack.form = await minion_form(g, p, attack)
    else:
        attack.form = await forms.hero_form(g, attack)
    g.say(Challenged(p.hero, challenged(b, aim) or foe.hero), "DG-BAT-21")
    defender = defender_of(b, aim)
    nested = Battle(p.seat, defender, hero, p.at, [attack])
    g.state.battles.append(nested)
    await responses.response(g, nested)
    await blows.exchange(g, b, nested)
    g.state.battles.remove(nested)


def challenged(b: Battle, aim: Aim) -> str:
    return next((a.known_as for a in b.attacks if a.card == aim.card), "")


def defender_of(b: Battle, aim: Aim) -> int:
    """DG-BAT-29: the monster's owner, or the hero's player; nobody for a quest's monster."""
    if not aim.card:
        return aim.seat
    attack = next(a for a in b.attacks if a.card == aim.card)
    return attack.seat if attack.kind == "monster" else -1


def minion_forms(g: G, card: str) -> list[Stat]:
    """DG-MIN-03: the forms in which a minion attacks."""
    monster = card_of(g, card).monster
    return monster.attacks_in() if monster is not None else []


async def minion_form(g: G, p: Player, attack: Attack) -> Stat:
    """DG-BAT-06, DG-MIN-03: the minion's player names its form."""
    card = attack.by_minion
    options = forms.form_options(g, attack, minion_forms(g, card))
    return await choose(p.seat, options, "ask-form", rule="DG-BAT-06", card=card)
