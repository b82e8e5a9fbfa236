"""The battle form of each attacking card."""

from collections.abc import Sequence

from waystone.kernel.ask import Option, choose

from ...box.effects import Act, Stat
from ...box.traits import Hit
from ...table.facts import FormChosen
from ...table.state import Attack, Battle, G, Player
from ...table.stats import block, hero_hits, monster_value, value
from . import sides, values


async def hero_form(g: G, attack: Attack) -> Stat:
    """DG-BAT-06, DG-BAT-07: the attacking hero's player names a form with a round symbol."""
    p = g.state.players[attack.seat]
    options = form_options(g, attack, sides.hero_forms(g, p))
    form = await choose(
        p.seat,
        options,
        "ask-form",
        rule="DG-BAT-06",
        formal=one_is_best(g, attack, options),
        card=p.hero,
    )
    g.say(FormChosen(p.hero, form), "DG-BAT-11")
    return form


async def monster_form(g: G, b: Battle, attack: Attack, forms: list[Stat]) -> Stat:
    """DG-GEN-19: the owner chooses, for a quest's monster and Nakari the player to the left
    (DG-QCA-09, DG-NAK-11); in solo the fiercest form is taken (DG-AMB-51)."""
    if g.state.rules.solo:
        return fiercest_form(g, g.state.players[b.victim], attack, forms)
    options = form_options(g, attack, forms)
    return await choose(
        attack.seat,
        options,
        "ask-form",
        rule="DG-BAT-06",
        formal=one_is_best(g, attack, options),
        card=attack.known_as,
    )


def one_is_best(g: G, attack: Attack, options: list[Option[Stat]]) -> bool:
    """Whether one form is as good as any other in everything: its lead over the defender, its
    wounds, and what its hits bring besides."""
    found = []
    for option in options:
        wounds, hits = _hits(g, attack, option.value)
        found.append((option.args["own"] - option.args["other"], wounds, hits))
    _, wounds, hits = max(found, key=lambda of: of[:2])
    return all(wounds >= other[1] and hits == other[2] for other in found)


def _hits(g: G, attack: Attack, form: Stat) -> tuple[int, Sequence[Act | Hit]]:
    """DG-BAT-08: the wounds of a hit in this form, and what else it does."""
    if attack.kind == "hero":
        return 1, hero_hits(g, g.state.players[attack.seat], form)
    printed = block(g, attack).form(form)
    assert printed is not None
    return printed.wounds, printed.hit


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
