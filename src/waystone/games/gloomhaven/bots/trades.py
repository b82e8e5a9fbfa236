"""How the sealed classes ply their trades: debts, ills, cards up the sleeve."""

from collections.abc import Callable

from waystone.kernel.ask import PASS

from ..box.amounts import terms
from ..box.effects import Attack, Boost
from ..box.provisos import Sleeve, TideHigh, TideLow, YouIll, proviso
from ..box.trades import Collect, HandOn, HoldTide, Mark, Palm
from ..rules.actions.modifiers import face
from ..rules.trades.ills import ills_of
from ..table.acting import Act
from ..table.board import visible_enemies
from ..table.map import tables
from ..table.provisos import holds
from ..table.state import Figure, G
from ..table.values import amount
from .asked import Answers, Asked, offers

Trade = Mark | Collect | HandOn | HoldTide | Palm
STANDING = {"tide", "sleeve", "ills"}
"""What can be read off the table before a turn."""


# ---- what a card is worth


def trade_worth(ability: Trade) -> float:
    """By itself, wherever one stands."""
    match ability:
        case Mark():
            value = ability.value if isinstance(ability.value, int) else 3
            many = 2.5 if ability.who != "enemy" else ability.targets
            return 0.7 * value * many
        case Collect():
            return 3.0 if ability.who != "enemies" else 5.0
        case Palm():
            return 1.0 * ability.count
        case _:
            return 1.0


def trade_score(g: G, figure: Figure, ability: Trade, near: bool) -> float:
    """What it is worth now; `near` if enemies can be reached."""
    foes = visible_enemies(g, figure)
    match ability:
        case Mark():
            return trade_worth(ability) if near else 0.1
        case Collect():
            mask = tables(g).within(max(ability.range, 3), figure.cell)
            owed = sorted((f.debt for f in foes if mask >> f.cell & 1), reverse=True)
            many = ability.targets if ability.who in ("enemy", "target") else len(owed)
            return 1.1 * sum(owed[:many])
        case HandOn():
            return 1.6 * len(ills_of(figure)) if near and ability.source == "self" else 0.3
        case Palm():
            owner = next(c for c in g.state.characters if c.id == figure.id)
            good = [c for c in owner.deck.discard if card_value(g, c, 3) > 0]
            return 1.2 * min(ability.count, len(good))
        case HoldTide():
            return 0.3


def stands_with(attack: Attack) -> bool:
    """Whether the tide, the sleeve or one's ills bear on an attack."""
    named = isinstance(attack.value, str) and _names(attack.value) & STANDING
    return bool(named) or any(_stands(boost) for boost in attack.boosts)


def standing_value(g: G, figure: Figure, attack: Attack) -> float:
    """What the tide, the sleeve and one's ills add to an attack now, beyond its plain worth."""
    found = 0.0
    if isinstance(attack.value, str) and _names(attack.value) & STANDING:
        found += amount(g, attack.value, Act(figure)) - 3
    for boost in attack.boosts:
        if _stands(boost) and holds(g, boost.if_, Act(figure)):
            more = amount(g, boost.value, Act(figure)) + 0.5 * len(boost.conditions)
            found += more + 2.0 * boost.targets + 3.0 * boost.double
    return found


def _names(value: str) -> set[str]:
    return {name for _, names in terms(value) for name in names}


def _stands(boost: Boost) -> bool:
    return bool(boost.if_) and isinstance(proviso(boost.if_), TideHigh | TideLow | Sleeve | YouIll)


# ---- answers


def card_value(g: G, card: str, attack: int) -> float:
    """What a modifier card adds to an attack."""
    shown = face(g, card)
    if shown.null:
        return -9.0
    if shown.double:
        return float(attack)
    return shown.value + (0.7 if shown.effects else 0.0)


def _palm(g: G, seat: int, question: Asked) -> str:
    """The best; a bad card is not worth a place."""
    best = max(offers(question), key=lambda o: card_value(g, o.value, 4))
    return best.key if card_value(g, best.value, 4) >= 1 else PASS


def _sleeve(g: G, seat: int, question: Asked) -> str:
    """The best for this attack; a doubling waits for a blow that is worth it."""
    value = question.args["value"]
    cards = [o for o in offers(question) if not face(g, o.value).double or value >= 3]
    best = max(cards, key=lambda o: card_value(g, o.value, value), default=None)
    return best.key if best and card_value(g, best.value, value) >= 1 else PASS


def _debtor(g: G, seat: int, question: Asked) -> str:
    """One who will live to pay: the sturdiest, and who owes already."""
    return _figure(g, question, lambda f: (f.hp - f.debt > 0, f.hp + f.debt))


def _payer(g: G, seat: int, question: Asked) -> str:
    """Where it kills, or where most is owed."""
    return _figure(g, question, lambda f: (0 < f.hp <= f.debt, f.debt))


def _ill(g: G, seat: int, question: Asked) -> str:
    return _figure(g, question, lambda f: (True, len(ills_of(f))))


def _taker(g: G, seat: int, question: Asked) -> str:
    return _figure(g, question, lambda f: (not ills_of(f), f.hp))


def _figure(g: G, question: Asked, rank: Callable[[Figure], tuple[bool, int]]) -> str:
    figures = g.state.figures
    return max(offers(question), key=lambda o: (*rank(figures[o.value]), o.key)).key


ANSWERS: Answers = {
    "ask-palm": _palm,
    "ask-sleeve": _sleeve,
    "ask-debt": _debtor,
    "ask-collect": _payer,
    "ask-ills-of": _ill,
    "ask-ills-to": _taker,
}
