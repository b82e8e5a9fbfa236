"""Step II: what the defender does about the attackers."""

from waystone.kernel.ask import Option, choose

from ...table.facts import AttackEvaded, FormChosen, Left, Tamed
from ...table.state import Attack, Battle, G
from ...table.stats import block
from ..cards import moments
from ..cards.occasions import Moment
from . import forms, lair, sides


async def response(g: G, b: Battle) -> None:
    """DG-BAT-13: the defender may play Response cards and use Response effects; in a Challenge the
    one who is challenged (DG-BAT-29), for a quest's monster nobody. A hero who has left is out of
    reach (DG-DLP-12)."""
    b.stage = "response"
    on_hero = not b.attacks[0].target
    if b.victim >= 0 and (not on_hero or sides.present(g, b)):
        moment = Moment("response", b.victim, hero=on_hero)
        await moments.offer(g, moment, "ask-response")
    if on_hero and not sides.present(g, b):
        g.say(Left(b.hero), "DG-DLP-12")


async def pick(g: G, seat: int, among: list[Attack]) -> Attack | None:
    """DG-BAT-13: the defender names the attacker that a Response acts on."""
    if not among:
        return None
    options = [
        Option(f"attacker:{a.card}", a, "option-card", {"card": a.known_as}, f"attacker:{a.card}")
        for a in among
    ]
    return await choose(seat, options, "ask-attacker", rule="DG-BAT-13")


async def dismiss(g: G, seat: int, to: str, kind: str) -> None:
    """DG-BAT-27: an attacker removed takes no further part."""
    attack = await pick(g, seat, sides.monsters(g, seat, kind))
    if attack is not None and attack.piece is not None:
        lair.send_away(g, attack, to)
        attack.gone = True


async def evade(g: G, seat: int, form: str) -> None:
    """DG-BAT-27: an attack that does not happen."""
    attack = await pick(g, seat, sides.evadable(g, seat, form))
    if attack is not None:
        attack.gone = True
        g.say(AttackEvaded(attack.known_as), "DG-BAT-27")


async def tame(g: G, seat: int, kind: str) -> None:
    """DG-MIN-01, DG-LIM-07, DG-NAK-15: an attacker becomes a minion and takes a treasure place."""
    attack = await pick(g, seat, sides.tameable(g, seat, kind))
    if attack is not None and attack.piece is not None:
        p = g.state.players[seat]
        p.inventory.append(attack.piece)
        attack.piece = None
        attack.gone = True
        g.say(Tamed(p.hero, attack.card), "DG-MIN-01")


async def change_form(g: G, seat: int) -> None:
    """DG-GEN-01, DG-BAT-11: a card makes an attacker strike in another of its forms."""
    attack = await pick(g, seat, sides.turnable(g, seat))
    if attack is not None:
        others = [form for form in block(g, attack).attacks_in() if form != attack.form]
        attack.form = await choose(
            seat,
            forms.form_options(g, attack, others),
            "ask-form",
            rule="DG-BAT-11",
            card=attack.known_as,
        )
        g.say(FormChosen(attack.known_as, attack.form), "DG-BAT-11")
