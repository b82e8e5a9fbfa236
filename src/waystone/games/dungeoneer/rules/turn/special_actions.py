"""DG-SPC: what may be done in any player's turn besides playing Glory cards."""

from waystone.kernel.ask import Option

from ...table.state import G, Player, heroes_at
from ..battle import sides
from ..cards.occasions import Ambush, AttackHero, DropEscort, Moment, Offer, StandUp, Tip
from ..dungeonlord import legal
from ..hero import action_points


def perilous(g: G, p: Player) -> list[Offer]:
    """DG-SPC-02, DG-AMB-13: any-moment banes and encounters."""
    if g.state.rules.solo or g.state.battles:
        return []
    ambushes: list[Offer] = [
        Option(o.key, Ambush(o.value), o.text, o.args, o.on)
        for o in legal.encounter_options(g, p, "any")
        if o.value is not None
    ]
    return [*legal.bane_options(g, p, "any"), *ambushes]


def bodily(g: G, p: Player, moment: Moment) -> list[Offer]:
    """DG-SPC-05, DG-SPC-06, DG-QCA-22, DG-VAR-18: standing up, an attack in another player's Hero
    phase (DG-AMB-01), dropping an escort when attacked, tipping the own hero; with the saved point
    only (DG-SPC-07), and nothing else (DG-SPC-08)."""
    if p.ap + p.loose == 0 and not moment.attacked and not g.state.rules.limited_movement:
        return []
    options: list[Offer] = []
    mine = p.seat == g.state.active and g.state.phase == "hero"
    if mine:
        return options
    if p.fallen and p.ap + p.loose > 0:
        options.append(Option("stand", StandUp(), "option-stand"))
    if g.state.phase == "hero" and sides.may_start(g, p):
        options += attack_options(g, p)
    if moment.attacked:
        options += drop_options(g, p)
    useful = moment.attacked or (g.state.phase == "hero" and bool(attack_options(g, p)))
    if useful and not p.fought and action_points.can_tip(g, p):
        options.append(Option("tip", Tip(), "option-tip"))
    return options


def attack_options(g: G, p: Player) -> list[Offer]:
    """DG-BAT-02: another hero in the same location."""
    return [
        Option(
            f"attack:{foe.hero}",
            AttackHero(foe.hero),
            "option-attack",
            {"hero": foe.hero},
            f"hero:{foe.hero}",
        )
        for foe in heroes_at(g, p.at)
        if foe.seat != p.seat
    ]


def drop_options(g: G, p: Player) -> list[Offer]:
    """DG-QCA-22: each escort that the hero has along."""
    return [
        Option(f"drop:{q.quest}", DropEscort(q.quest), "option-drop", {"quest": q.quest}, q.quest)
        for q in p.quests
        if q.carried
    ]
