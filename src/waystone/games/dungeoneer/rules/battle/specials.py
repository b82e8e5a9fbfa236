"""DG-DLP-13: the special effects of attacking monsters."""

from waystone.kernel.ask import PASS, Option, choose

from ...box.effects import Threat
from ...table.facts import SpecialUsed
from ...table.state import Attack, Battle, G
from ...table.stats import block
from ..cards import acting
from ..cards.occasions import Cause
from . import sides


async def threatening_specials(g: G, b: Battle) -> None:
    """DG-DLP-14: a special effect that is a threat comes before the battle begins."""
    for attack in b.attacks:
        if attack.kind != "hero" and sides.present(g, b):
            special = block(g, attack).special
            if special is not None and any(isinstance(act, Threat) for act in special.do):
                await use_special(g, b, attack)


async def use_special(g: G, b: Battle, attack: Attack) -> None:
    """DG-DLP-13, DG-DLP-14: for extra Peril of the attacked player, each time the monster attacks.
    In solo it is free if it costs at most 1, else it is not used (DG-AMB-50)."""
    special = block(g, attack).special
    victim = g.state.players[b.victim]
    assert special is not None
    if g.state.rules.solo:
        if special.peril > 1:
            return
    else:
        if victim.peril < special.peril:
            return
        options = [
            Option("special", True, "option-special", {"cost": special.peril}),
            Option(PASS, False, "option-pass"),
        ]
        if not await choose(
            attack.seat, options, "ask-special", rule="DG-DLP-13", card=attack.known_as
        ):
            return
        victim.peril -= special.peril
    g.say(SpecialUsed(attack.known_as), "DG-DLP-13")
    attack.bonus += special.bonus
    await acting.do(g, special.do, Cause(attack.seat, attack.card, victim.seat, b.at))
