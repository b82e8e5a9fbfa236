"""Damage, its negation, death and exhaustion (GH-DMG, GH-EXH, GH-ATT-08, GH-ATT-09)."""

from waystone.kernel.ask import Option, choose, choose_many

from ...box.lasting import Ward
from ...box.moments import Destroyed, Killed
from ...table.board import Gone, character_of, master, standing, take_away
from ...table.facts import Died, Exhausted, Negated, Suffered, Warded
from ...table.state import Character, Figure, G
from ..options import card_option, use_or_not
from ..scenario.cards import deed, discarded_active, end_active, lose
from .bonuses import running, use
from .conditions import stunned
from .items import used_up
from .triggers import fire


async def suffer(
    g: G, figure: Figure, damage: int, rule: str, *, by: str = "", attack: bool = False
) -> int:
    """GH-DMG-01: a figure suffers damage from one source; what it really lost. GH-DMG-04,
    GH-DMG-05: each source by itself, after shields, whole or not at all. GH-SUM-11: only characters
    negate it. GH-ATT-08, GH-EXH-01: whoever has nothing left falls. GH-STA-06: what was suffered
    and negated counts for battle goals."""
    if figure.id not in g.state.figures or damage <= 0:
        return 0
    owner = character_of(g, figure)
    if owner is not None:
        damage = await _defence(g, owner, figure, damage, attack)
        if damage and await _negate(g, owner, figure, damage, by):
            deed(owner, "negated")
            return 0
        if not damage:
            return 0
        deed(owner, "damage-suffered", damage)
    figure.hp -= damage
    g.say(Suffered(figure.id, damage), rule)
    _count_hit(g, by, figure, damage)
    if figure.hp <= 0:
        await fall(g, figure, by)
    elif owner is not None:
        await fire(g, figure, "damaged", by)
    return damage


def _count_hit(g: G, by: str, figure: Figure, damage: int) -> None:
    """GH-STA-06: the biggest hit on an enemy, and one that goes far beyond what was needed."""
    source = g.state.figures.get(by)
    owner = master(g, source) if source else None
    if owner is not None and figure.side == "foe":
        owner.deeds["biggest-hit"] = max(damage, owner.deeds.get("biggest-hit", 0))
        if figure.hp < -2:
            deed(owner, "overkill")


async def _defence(g: G, owner: Character, figure: Figure, damage: int, attack: bool) -> int:
    """GH-AMB-18: forced active cards first, then items, before the choice of GH-DMG-01. GH-BON-02:
    a card that wards is used by it. GH-CON-14: no items of who is stunned."""
    for source, ward in running(g, figure, Ward):
        if damage and (attack or not ward.attacks_only):
            stopped = min(damage, ward.most) if ward.most else damage
            damage -= stopped
            g.say(Warded(figure.id, stopped), "GH-AMB-18")
            use(g, source)
    for item in owner.items:
        definition = g.content.items[item.item]
        if not damage or item.state != "ready" or definition.when != "damaged":
            continue
        if stunned(figure):
            continue
        ward = next((b for b in definition.bonuses if isinstance(b, Ward)), Ward())
        if ward.attacks_only and not attack:
            continue
        options = use_or_not(owner.id, item)
        if await choose(owner.seat, options, "ask-ward", rule="GH-ITM-03", damage=damage, may=True):
            stopped = min(damage, ward.most) if ward.most else damage
            damage -= stopped
            used_up(g, owner, item)
            g.say(Warded(figure.id, stopped), "GH-AMB-18")
    return damage


async def _negate(g: G, owner: Character, figure: Figure, damage: int, by: str) -> bool:
    """GH-DMG-01, GH-DMG-03: lose a card of the hand or two of the discard pile; cards selected for
    the round are in neither. Discarded active cards count (GH-BON-07). GH-CRD-11."""
    lying = discarded_active(g, owner)
    options: list[Option[str]] = [Option("suffer", "", "option-suffer", {"damage": damage})]
    options += [card_option(card, "lose", "option-lose") for card in owner.hand]
    if len(owner.discard) + len(lying) >= 2:
        options.append(Option("discards", "discards", "option-lose-discards"))
    if len(options) == 1:
        return False
    chosen = await choose(
        owner.seat, options, "ask-negate", rule="GH-DMG-01", damage=damage, hp=figure.hp,
        figure=figure.id, by=by,
    )  # fmt: skip
    if not chosen:
        return False
    if chosen == "discards":
        await _pay_discards(g, owner)
    else:
        owner.hand.remove(chosen)
        lose(g, owner, chosen, "GH-DMG-01")
        await fire(g, figure, "lose-card")
    g.say(Negated(figure.id, damage), "GH-DMG-01")
    return True


async def _pay_discards(g: G, owner: Character) -> None:
    """GH-DMG-01: two of the discard pile, GH-BON-07: active ones among them."""
    lying = discarded_active(g, owner)
    cards = [*owner.discard, *(a.card for a in lying)]
    options = [
        Option(f"lose:{card}", card, "option-lose", {"card": card}, f"card:{card}")
        for card in cards
    ]
    picked = await choose_many(
        owner.seat, options, "ask-lose-discards", least=2, most=2, rule="GH-DMG-01"
    )
    for card in picked:
        for active in lying:
            if active.card == card:
                end_active(g, owner, active)
        owner.discard.remove(card)
        lose(g, owner, card, "GH-DMG-01")


async def fall(g: G, figure: Figure, by: str) -> None:
    """GH-ATT-08, GH-EXH-01: a figure's hit points are gone. GH-ATT-09, GH-ATT-12: a monster leaves
    a coin and its standee is free again. GH-SPE-06: an object is removed. GH-SUM-03, GH-SUM-08: a
    summon's card goes, the kill is credited."""
    if figure.kind == "character":
        await exhaust(g, figure, "GH-EXH-01")
        return
    g.say(Died(figure.id), "GH-ATT-08")
    take_away(g, figure)
    state = g.state
    if figure.kind == "monster":
        _leave_coin(g, figure)
        if figure.number:
            state.monsters.free.setdefault(figure.type, []).append(figure.number)
        state.unsettled.append(Killed(figure.type))
    elif figure.kind == "object":
        state.unsettled.append(Destroyed(figure.type))
    if figure.side == "foe" or figure.kind == "object":
        state.fallen[figure.type] = state.fallen.get(figure.type, 0) + 1
    if figure.kind == "summon":
        await _summon_dies(g, figure)
    await _credit(g, figure, by)
    if state.turn.acting == figure.id or state.turn.figure == figure.id:
        raise Gone(figure.id)


def _leave_coin(g: G, figure: Figure) -> None:
    """GH-ATT-09: not if it was summoned, spawned, or on the characters' side."""
    if figure.came in ("set-up", "revealed") and figure.side == "foe":
        g.state.coins[figure.cell] = g.state.coins.get(figure.cell, 0) + 1


async def _summon_dies(g: G, figure: Figure) -> None:
    """GH-SUM-03: its card leaves the active area. GH-AMB-48: that of an exhausted owner is gone
    already."""
    owner = master(g, figure)
    if owner is None or owner.exhausted:
        return
    others = [f for f in g.state.figures.values() if f.card == figure.card and f.owner == owner.id]
    if not others:
        for active in [a for a in owner.active if a.card == figure.card]:
            end_active(g, owner, active)
    mine = g.state.figures.get(owner.id)
    if mine is not None:
        await fire(g, mine, "summon-dies")


async def _credit(g: G, figure: Figure, by: str) -> None:
    """GH-SUM-08, GH-AMB-17: a summon's kills are its owner's; a wound's are nobody's. GH-EXP-05: it
    gives no experience. GH-STA-06: kills count for goals and quests, the first, the last and those
    of elites apart."""
    if figure.side != "foe" or figure.kind != "monster":
        return
    killer = g.state.figures.get(by)
    owner = master(g, killer) if killer else None
    if owner is None:
        return
    deed(owner, "kills")
    owner.killed[figure.type] = owner.killed.get(figure.type, 0) + 1
    if sum(g.state.fallen.values()) == 1:
        deed(owner, "first-kill")
    for other in g.state.characters:
        other.deeds["last-kill"] = int(other is owner)
    if figure.rank == "elite":
        deed(owner, "elite-kills")
    if g.state.round == 1:
        deed(owner, "kills-first-round")
    g.state.turn.kills += 1
    mine = g.state.figures.get(owner.id)
    if mine is not None:
        await fire(g, mine, "kill", figure.id)


async def exhaust(g: G, figure: Figure, rule: str) -> None:
    """GH-EXH-01 to GH-EXH-05: all cards to the lost pile, the figure and its summons go. In the
    variant of permanent death it dies (GH-VAR-05). GH-VAR-07, GH-VAR-09: with nobody left who
    plays, the scenario is lost and its round played out. GH-STA-06: it counts for battle goals, and
    for those of the others."""
    owner = character_of(g, figure)
    assert owner is not None
    dies = "permanent-death" in g.state.variants and figure.hp < 1
    leaves = dies or "permanent-death" not in g.state.variants
    owner.dead = owner.dead or dies
    if not owner.exhausted:
        owner.exhausted = True
        deed(owner, "exhausted")
        for other in g.state.characters:
            if other is not owner:
                deed(other, "allies-exhausted")
        owner.lost += [
            *owner.hand,
            *owner.selected,
            *owner.discard,
            *(a.card for a in owner.active),
        ]
        owner.hand.clear()
        owner.selected.clear()
        owner.discard.clear()
        owner.active.clear()
        owner.resting = False
        for summon in [f for f in g.state.figures.values() if f.owner == owner.id]:
            take_away(g, summon)
    g.say(Exhausted(owner.id), rule)
    if leaves:
        take_away(g, figure)
    if not standing(g) and not g.state.outcome:
        g.state.outcome = "lost"
    if g.state.turn.acting == figure.id or g.state.turn.figure == figure.id:
        raise Gone(figure.id)
