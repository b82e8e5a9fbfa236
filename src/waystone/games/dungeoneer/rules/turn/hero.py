"""DG-HER: what a hero can do in the own Hero phase."""

from waystone.kernel.ask import Option

from ...box.moments import reactive
from ...table.board import ways
from ...table.state import G, Player
from ..battle import sides
from ..cards import glory_cards, uses
from ..cards.occasions import LayLocation, MoveHero, Offer, StandUp, Tip
from ..dungeon import movement
from ..hero import action_points
from ..quests import quest_options
from . import special_actions


def hero_options(g: G, p: Player) -> list[Offer]:
    """DG-HER-02: what the hero can do now, with its price; by the variant also tipping the hero
    over (DG-VAR-18)."""
    options: list[Offer] = []
    if movement.can_move(p):
        for side, there in ways(g, p.at):
            options.append(
                Option(
                    f"move:{there}",
                    MoveHero(side, there),
                    "option-move",
                    movement.way(g, p, side, there),
                    there,
                )
            )
    if action_points.can_spend(p) and g.state.locations:
        options.append(Option("explore", LayLocation(), "option-explore", on="locations"))
    options += quest_options.options(g, p)
    options += glory_cards.glory_options(g, p)
    options += uses.readied_options(g, p, None, reactive(g.content)["hero"])
    if p.fallen and p.ap + p.loose > 0:
        options.append(Option("stand", StandUp(), "option-stand", on=f"hero:{p.hero}"))
    if sides.may_start(g, p):
        options += special_actions.attack_options(g, p)
    if action_points.can_tip(g, p):
        options.append(Option("tip", Tip(), "option-tip", on=f"hero:{p.hero}"))
    return options
