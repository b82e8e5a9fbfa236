"""Who may fight whom, and in what form."""

from ...box.definitions import FORMS
from ...box.effects import Stat
from ...table.state import Attack, Battle, G, Player, Readied, card_of, hero_card
from ...table.stats import block, kinds
from ..cards import inventory
from ..hero import action_points


def may_start(g: G, p: Player) -> bool:
    """DG-BAT-01: once per turn, for 1 AP; a hero without a round symbol never (DG-AMB-64)."""
    return not p.fought and action_points.can_spend(p) and bool(hero_forms(g, p))


def hero_forms(g: G, p: Player) -> list[Stat]:
    """DG-BAT-06, DG-BAT-07: the forms in which a hero may attack."""
    counters = hero_card(g, p).counters
    return [form for form in FORMS if form not in counters]


def present(g: G, b: Battle) -> bool:
    """DG-DLP-12: the attacked hero is still alive and where the attack was announced."""
    victim = g.state.players[b.victim]
    return victim.alive and victim.hero == b.hero and victim.at == b.at


def strikes(g: G, b: Battle, attack: Attack) -> bool:
    """DG-BAT-27, DG-BAT-28: not removed, and neither the attacker nor the attacked hero has been
    defeated."""
    if attack.gone or (attack.kind == "hero" and not g.state.players[attack.seat].alive):
        return False
    victim = g.state.players[b.victim]
    return bool(attack.target) or (victim.alive and victim.hero == b.hero)


def in_reach(g: G, b: Battle, attack: Attack) -> bool:
    """DG-DLP-12: before the attack roll the attacked hero can still leave the location."""
    return strikes(g, b, attack) and (bool(attack.target) or present(g, b))


def minions(g: G, p: Player) -> list[str]:
    """DG-MIN-02: minions that have not fought this turn."""
    return [
        r.card
        for r in p.inventory
        if card_of(g, r.card).monster is not None and r.card not in p.used
    ]


def minion_of(g: G, seat: int, card: str) -> Readied:
    """A minion in its player's inventory."""
    return next(r for r in g.state.players[seat].inventory if r.card == card)


def opposing(root: Battle, attack: Attack) -> Attack:
    """The monster that a Challenge is aimed at, as it stands in the battle."""
    return next(a for a in root.attacks if a.card == attack.target)


def facing(g: G, seat: int) -> list[Attack]:
    """The attacks that this seat has to face now."""
    if not g.state.battles or g.state.battles[-1].victim != seat:
        return []
    return [a for a in g.state.battles[-1].attacks if not a.gone]


def monsters(g: G, seat: int, kind: str) -> list[Attack]:
    """Attacking monster cards; a quest's monster and Nakari cannot be discarded."""
    return [a for a in facing(g, seat) if a.kind == "monster" and (not kind or kind in kinds(g, a))]


def tameable(g: G, seat: int, kind: str) -> list[Attack]:
    """DG-LIM-07, DG-LIM-08: attackers for which there is a treasure place."""
    p = g.state.players[seat]
    return [a for a in monsters(g, seat, kind) if inventory.has_room(g, p, a.card)]


def evadable(g: G, seat: int, form: str) -> list[Attack]:
    """DG-BAT-27: attacks of a form."""
    return [a for a in facing(g, seat) if form in ("all", a.form)]


def turnable(g: G, seat: int) -> list[Attack]:
    """DG-BAT-06, DG-GEN-01: monsters that have another form to attack in."""
    return [a for a in facing(g, seat) if a.kind != "hero" and len(block(g, a).attacks_in()) > 1]


def still_there(attack: Attack) -> bool:
    """An evaded monster is still there; one removed or defeated is not."""
    return attack.piece is not None if attack.kind == "monster" else not attack.gone


def count_wounds(g: G, card: str, dealt: int) -> None:
    """DG-RWD-01: wounds of the special effects and of the hits of an attacking monster are wounds
    that it dealt."""
    if g.state.battles:
        root = g.state.battles[0]
        if any(attack.kind == "monster" and attack.card == card for attack in root.attacks):
            root.hurt += dealt
