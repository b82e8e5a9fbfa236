"""DG-BAT: the battle in eight steps: Attack, Response, Attack roll, Counterattack roll,
Comparison, Challenge, Lair, Reward."""

from ...box.effects import Threat
from ...table.facts import Attacks, BattleBegan, FormChosen
from ...table.state import Attack, Battle, G, Player
from ...table.stats import block
from ..cards import moments
from ..endings import TurnOver
from ..hero import action_points
from . import aftermath, blows, challenge, forms, responses, sides, specials


async def attack_hero(g: G, p: Player, hero: str) -> None:
    """DG-BAT-01, DG-BAT-02: 1 AP, another hero in the same location."""
    foe = next(other for other in g.state.players if other.hero == hero and other.alive)
    action_points.spend(p)
    p.fought = True
    g.say(Attacks(p.hero, foe.hero), "DG-BAT-01")
    attack = Attack("hero", p.seat, p.hero, foe.seat)
    await fight(g, Battle(p.seat, foe.seat, foe.hero, foe.at, [attack]))


async def fight(g: G, b: Battle) -> None:
    """DG-BAT-10: the eight steps in order (DG-BAT-11 to DG-BAT-21); lair and reward once, for the
    whole battle (DG-BAT-25). Before the Response and after the Comparison there is time for what
    fits any moment (DG-SPC-02, DG-AMB-78). The turn of an active hero who fell is over
    (DG-AMB-31)."""
    state = g.state
    active = state.players[state.active]
    hero = active.hero
    state.battles.append(b)
    g.say(BattleBegan(b.hero, [a.known_as for a in b.attacks]), "DG-BAT-10")
    if sides.present(g, b):
        await specials.threatening_specials(g, b)
        await attack_step(g, b)
        await moments.calm(g)
        await responses.response(g, b)
        await blows.exchange(g, b, b)
        await moments.calm(g)
        b.stage = "challenge"
        await challenge.offer(g, b)
    b.stage = "lair"
    receiver = await aftermath.after_battle(g, b)
    b.stage = "reward"
    await aftermath.reward(g, b, receiver)
    state.battles.remove(b)
    if not state.battles and (not active.alive or active.hero != hero):
        raise TurnOver


async def attack_step(g: G, b: Battle) -> None:
    """DG-BAT-11, DG-BAT-12: a form for each attacking card, then its special effect (DG-DLP-13). A
    card attacks once a turn (DG-BAT-05), and not at all if its every round form is forbidden
    (DG-AMB-65)."""
    for attack in b.attacks:
        if attack.kind == "hero":
            attack.form = await forms.hero_form(g, attack)
        elif attack.kind != "quest" and attack.card not in g.state.attacked:
            g.state.attacked.append(attack.card)
    for attack in b.attacks:
        if attack.kind == "hero" or not sides.present(g, b):
            continue
        possible = block(g, attack).attacks_in()
        if not possible:
            attack.gone = True
            continue
        attack.form = await forms.monster_form(g, b, attack, possible)
        g.say(FormChosen(attack.known_as, attack.form), "DG-BAT-11")
        special = block(g, attack).special
        if special is not None and not any(isinstance(act, Threat) for act in special.do):
            await specials.use_special(g, b, attack)
