"""DG-SPC: what may be done in any player's turn besides playing Glory cards."""

from waystone.kernel.ask import Option

from ...table.state import G, Player, heroes_at
from ..battle import sides
from ..cards.occasions import AttackHero, DropEscort, Moment, Offer, StandUp, Tip
from ..dungeonlord import legal
from ..hero import action_points


def perilous(g: G, p: Player) -> list[Offer]:
    """DG-SPC-02, DG-AMB-13: any-moment banes and encounters; no battle inside a battle
    (DG-AMB-78)."""
    if g.state.rules.solo:
        return []
    banes = legal.bane_options(g, p, "any")
    if g.state.battles:
        return banes
    return [*banes, *legal.ambushing(g, p)]


def bodily(g: G, p: Player, moment: Moment) -> list[Offer]:
    """DG-SPC-05, DG-SPC-06, DG-VAR-18: standing up, an attack in another player's Hero phase
    (DG-AMB-01), tipping the own hero; with the saved point only (DG-SPC-07), and nothing else
    (DG-SPC-08)."""
    fighting = bool(g.state.battles)
    if p.seat == g.state.active and g.state.phase == "hero" and not fighting:
        return []
    options: list[Offer] = []
    if p.fallen and p.ap + p.loose > 0:
        options.append(Option("stand", StandUp(), "option-stand"))
    in_time = g.state.phase == "hero" and not fighting
    if in_time and sides.may_start(g, p):
        options += attack_options(g, p)
    can_tip = not p.fought and action_points.can_tip(g, p)
    if can_tip and ((in_time and attack_options(g, p)) or attacked(g, p, moment)):
        options.append(Option("tip", Tip(), "option-tip"))
    return options


def attacked(g: G, p: Player, moment: Moment) -> bool:
    """Encounters have just been announced, or the battle is against this hero."""
    return moment.attacked or (bool(g.state.battles) and g.state.battles[-1].victim == p.seat)


def at_risk(g: G, p: Player, moment: Moment) -> bool:
    """DG-AMB-77: when a player may want to abandon an escort outside the own Hero phase: attacked,
    cursed, or beside the hero whose Hero phase it is."""
    if moment.kind in ("cast", "response"):
        return True
    if moment.kind != "calm" or p.seat == g.state.active:
        return False
    beside = g.state.phase == "hero" and g.state.players[g.state.active].at == p.at
    return beside or attacked(g, p, moment)


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
