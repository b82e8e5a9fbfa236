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
    """A monster's card, or a hero's seat."""

    card: str
    seat: int


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
    """DG-AMB-59: any hero in the location may be challenged, also a third one."""
    options: list[Option[Aim | None]] = []
    hero_can = bool(sides.hero_forms(g, p))
    minions = sides.minions(g, p)
    for attack in b.attacks:
        if attack.kind == "hero":
            continue
        if sides.still_there(attack) and not elusive(g, attack) and (hero_can or minions):
            options.append(
                Option(
                    f"monster:{attack.card}",
                    Aim(attack.card, attack.seat),
                    "option-card",
                    {"card": attack.card},
                    f"attacker:{attack.card}",
                )
            )
    for foe in heroes_at(g, p.at):
        attacker = any(a.kind == "hero" and a.seat == foe.seat for a in b.attacks)
        if foe.seat != p.seat and (hero_can or (attacker and minions)):
            options.append(
                Option(
                    f"hero:{foe.hero}",
                    Aim("", foe.seat),
                    "option-hero",
                    {"hero": foe.hero},
                    f"hero:{foe.hero}",
                )
            )
    return options


async def strike_back(g: G, b: Battle, p: Player, aim: Aim) -> None:
    """DG-BAT-22: steps I to V with the roles exchanged, the Response step included (DG-BAT-29), and
    no Challenge of its own. A monster counterattacks in the challenger's form with either kind of
    symbol (DG-BAT-23). A minion that strikes has fought this turn (DG-MIN-02)."""
    action_points.spend(p)
    p.fought = True
    attack = Attack("hero", p.seat, p.hero, aim.seat, target=aim.card)
    foe = g.state.players[aim.seat] if aim.seat >= 0 else p
    hero = foe.hero if not aim.card else p.hero
    attack.by_minion = await fighter(g, b, p, aim)
    if attack.by_minion:
        p.used.append(attack.by_minion)
        attack.form = await minion_form(g, p, attack)
    else:
        attack.form = await forms.hero_form(g, attack)
    g.say(Challenged(p.hero, aim.card or foe.hero), "DG-BAT-21")
    defender = defender_of(b, aim)
    nested = Battle(p.seat, defender, hero, p.at, [attack])
    g.state.battles.append(nested)
    await responses.response(g, nested)
    await blows.exchange(g, b, nested)
    g.state.battles.remove(nested)


def defender_of(b: Battle, aim: Aim) -> int:
    """DG-BAT-29: the monster's owner, or the hero's player; nobody for a quest's monster."""
    if not aim.card:
        return aim.seat
    attack = next(a for a in b.attacks if a.card == aim.card)
    return attack.seat if attack.kind == "monster" else -1


async def fighter(g: G, b: Battle, p: Player, aim: Aim) -> str:
    """DG-MIN-02, DG-MIN-04: a minion may strike in place of its hero, at those who attacked."""
    attacker = bool(aim.card) or any(a.kind == "hero" and a.seat == aim.seat for a in b.attacks)
    ready = [m for m in sides.minions(g, p) if minion_forms(g, m)] if attacker else []
    options = [Option(f"minion:{m}", m, "option-minion", {"card": m}, m) for m in ready]
    if sides.hero_forms(g, p):
        options.insert(0, Option("self", "", "option-self"))
    if not options:
        return ""
    return await choose(p.seat, options, "ask-challenger", rule="DG-MIN-02")


def minion_forms(g: G, card: str) -> list[Stat]:
    """DG-MIN-03: the forms in which a minion attacks."""
    monster = card_of(g, card).monster
    return monster.attacks_in() if monster is not None else []


async def minion_form(g: G, p: Player, attack: Attack) -> Stat:
    """DG-BAT-06, DG-MIN-03: the minion's player names its form."""
    card = attack.by_minion
    options = forms.form_options(g, attack, minion_forms(g, card))
    return await choose(p.seat, options, "ask-form", rule="DG-BAT-06", card=card)
