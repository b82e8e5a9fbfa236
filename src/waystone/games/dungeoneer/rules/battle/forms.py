"""The battle form of each attacking card."""

from waystone.kernel.ask import Option, choose

from ...box.effects import Stat
from ...table.facts import FormChosen
from ...table.state import Attack, Battle, G, Player
from ...table.stats import monster_value, value
from . import sides, values


async def hero_form(g: G, attack: Attack) -> Stat:
    """DG-BAT-06, DG-BAT-07: the attacking hero's player names a form with a round symbol."""
    p = g.state.players[attack.seat]
    form = await choose(
        p.seat,
        form_options(g, attack, sides.hero_forms(g, p)),
        "ask-form",
        rule="DG-BAT-06",
        card=p.hero,
    )
    g.say(FormChosen(p.hero, form), "DG-BAT-11")
    return form


async def monster_form(g: G, b: Battle, attack: Attack, forms: list[Stat]) -> Stat:
    """DG-GEN-19: the owner chooses, for a quest's monster and Nakari the player to the left
    (DG-QCA-09, DG-NAK-11); in solo the fiercest form is taken (DG-AMB-51)."""
    if g.state.rules.solo:
        return fiercest_form(g, g.state.players[b.victim], attack, forms)
    return await choose(
        attack.seat, form_options(g, attack, forms), "ask-form", rule="DG-BAT-06", card=attack.card
    )


def form_options(g: G, attack: Attack, forms: list[Stat]) -> list[Option[Stat]]:
    """The forms, each with the values that the two sides would add to their dice."""
    root = g.state.battles[-1]
    options = []
    for form in forms:
        own = values.attack_base(g, root, attack, form).total + attack.bonus
        other = values.counter_base(g, root, attack, form).total
        args = {"form": form, "own": own, "other": other}
        options.append(Option(f"form:{form}", form, "option-form", args))
    return options


def fiercest_form(g: G, p: Player, attack: Attack, forms: list[Stat]) -> Stat:
    """DG-AMB-51: the largest difference of monster and hero; ties Melee, Magic, Speed."""
    return max(
        forms,
        key=lambda form: monster_value(g, attack, form, "attack") - value(g, p, form, "counter"),
    )
