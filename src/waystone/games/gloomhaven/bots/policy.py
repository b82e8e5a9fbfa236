"""How a sensible mercenary plays, and how well the party stands. It looks only where its seat may
look: the table, and its own cards (GH-HID-08)."""

from collections.abc import Callable
from typing import Any

from waystone.kernel.ask import NONE, PASS, Question
from waystone.kernel.play import Play

from ..box.definitions import Content
from ..table.board import standing
from ..table.map import tables
from ..table.state import Figure, State
from . import campaign as campaign_bot
from . import trades as trade_bots
from .planning import G, Situation, best_pair, card_worth, hurried, me, wanted_kinds
from .turn import choose_action, choose_move


def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
    g: G = Play(state, content, None)
    answer = ANSWERS.get(question.prompt) or trade_bots.ANSWERS.get(question.prompt)
    answer = answer or campaign_bot.ANSWERS.get(question.prompt)
    if answer is not None:
        return answer(g, seat, question)
    keys = [option.key for option in question.options]
    if question.kind == "many":
        return _many(question, question.most if question.prompt in GENEROUS else question.least)
    return next((key for key in keys if key != PASS), keys[0])


GENEROUS = ("ask-recover", "ask-refresh")


def _many(question: Question[Any], count: int) -> str:
    return " ".join(option.key for option in question.options[:count]) or NONE


# ---- before the scenario


def _class(g: G, seat: int, question: Question[Any]) -> str:
    """The sturdy and the middling by turns, then the frail."""
    if g.state.campaign is not None:
        return campaign_bot.hero(g, seat, question)
    wanted = ("high", "mid")[len(g.state.characters) % 2]
    keys = [option.key for option in question.options]
    health = {key: g.content.classes[key.partition(":")[2]].health for key in keys}
    order = {wanted: 0, "high": 1, "mid": 2, "low": 3}
    return min(keys, key=lambda key: (order[health[key]] if health[key] != wanted else 0, key))


def _item(g: G, seat: int, question: Question[Any]) -> str:
    """GH-SET-13: the dearest that fits."""

    def price(key: str) -> int:
        return g.content.items[key.partition(":")[2]].price

    keys = [option.key for option in question.options if option.key != PASS]
    return max(keys, key=price) if keys else PASS


def _hand(g: G, seat: int, question: Question[Any]) -> str:
    """The best cards of the pool."""
    cards = sorted(question.options, key=lambda o: (-card_worth(g.content, o.value), o.key))
    return " ".join(option.key for option in cards[: question.least])


def _start(g: G, seat: int, question: Question[Any]) -> str:
    """The sturdy near the enemy, the others behind."""
    owner, figure = me(g, question)
    foes = [f.cell for f in g.state.figures.values() if f.side != figure.side]
    sturdy = g.content.classes[owner.id].health == "high"

    def far(cell: int) -> int:
        return min((tables(g).distance(cell, foe) for foe in foes), default=0)

    options = sorted(question.options, key=lambda o: (far(o.value), o.key))
    return options[0 if sturdy else -1].key


# ---- cards


def _leading(g: G, seat: int, question: Question[Any]) -> str:
    owner, figure = me(g, question)
    keys = [option.key for option in question.options]
    tired = len(owner.hand) <= 3 and len(owner.discard) >= 3 and _quiet(g, figure)
    tired = tired and not hurried(g)
    if len(owner.hand) < 2 or tired:
        return "long-rest" if "long-rest" in keys else keys[0]
    pair = best_pair(Situation(g, figure), owner)
    lead = _lead(g, figure, pair)
    return f"card:{lead}"


def _quiet(g: G, figure: Figure) -> bool:
    """No enemy can be upon one this round."""
    foes = [f for f in g.state.figures.values() if f.side != figure.side]
    return all(tables(g).distance(figure.cell, foe.cell) > 5 for foe in foes)


def _lead(g: G, figure: Figure, pair: tuple[str, str]) -> str:
    """Early when an enemy is near, late when one would rather let them come."""
    cards = sorted(pair, key=lambda card: g.content.cards[card].initiative)
    near = Situation(g, figure)
    return cards[0] if near.approach(1) <= 2 or figure.hp * 2 < figure.most_hp else cards[1]


def _second(g: G, seat: int, question: Question[Any]) -> str:
    owner, figure = me(g, question)
    pair = best_pair(Situation(g, figure), owner, owner.selected[0])
    return f"card:{pair[1] if pair[0] == owner.selected[0] else pair[0]}"


def _short_rest(g: G, seat: int, question: Question[Any]) -> str:
    """Only when the hand is played out, and a long rest would not be better."""
    owner, figure = me(g, question)
    weak = figure.hp * 2 <= figure.most_hp or "wound" in figure.conditions
    weak = weak and not hurried(g)
    if weak and Situation(g, figure).approach(1) > 3:
        return PASS
    return "short-rest" if len(owner.hand) < 2 else PASS


# ---- the turn


def _target(g: G, seat: int, question: Question[Any]) -> str:
    """The one that falls soonest, and whom the goal wants."""
    wanted = wanted_kinds(g.content.pages[g.state.scenario].goal)

    def rank(key: str) -> tuple[float, str]:
        foe = g.state.figures[key.partition(":")[2]]
        shield = foe.shield
        score = foe.hp + 2 * shield - (4 if foe.type in wanted else 0)
        return score + (3 if foe.kind == "object" and foe.type not in wanted else 0), key

    keys = [option.key for option in question.options if option.key != PASS]
    return min(keys, key=rank)


def _area(g: G, seat: int, question: Question[Any]) -> str:
    keys = [option.key for option in question.options if option.key != PASS]
    return max(keys, key=lambda key: (key.count("+"), key))


def _heal(g: G, seat: int, question: Question[Any]) -> str:
    def lack(key: str) -> int:
        figure = g.state.figures[key.partition(":")[2]]
        lost = figure.most_hp - figure.hp
        return lost + (2 if figure.kind == "character" else 0) if lost else -1

    keys = [option.key for option in question.options if option.key != PASS]
    best = max(keys, key=lack)
    return best if lack(best) > 0 else PASS


def _negate(g: G, seat: int, question: Question[Any]) -> str:
    """Never fall if a card can stop it; big blows too while there are cards to spare."""
    damage, hp = question.args["damage"], question.args["hp"]
    owner = next(c for c in g.state.characters if c.id == question.args["figure"])
    breath = len(owner.hand) + len(owner.discard)
    if damage < hp and not (damage >= 4 and damage * 2 >= hp and breath >= 6):
        return "suffer"
    keys = [option.key for option in question.options]
    if "discards" in keys and (len(owner.hand) < 3 or len(owner.discard) >= 4):
        return "discards"
    cards = [key for key in keys if key.startswith("lose:")]
    if cards:
        return min(cards, key=lambda key: card_worth(g.content, key.partition(":")[2]))
    return "discards" if "discards" in keys else "suffer"


def _worst_cards(g: G, seat: int, question: Question[Any]) -> str:
    options = sorted(question.options, key=lambda o: card_worth(g.content, o.key.partition(":")[2]))
    return " ".join(option.key for option in options[: question.least]) or NONE


def _worst_card(g: G, seat: int, question: Question[Any]) -> str:
    return min(
        (option.key for option in question.options),
        key=lambda key: card_worth(g.content, key.partition(":")[2]),
    )


def _best_cards(g: G, seat: int, question: Question[Any]) -> str:
    options = sorted(
        question.options, key=lambda o: -card_worth(g.content, o.key.partition(":")[2])
    )
    return " ".join(option.key for option in options[: question.most]) or NONE


def _no(g: G, seat: int, question: Question[Any]) -> str:
    return PASS


def _initiative(g: G, seat: int, question: Question[Any]) -> str:
    """An item that brings one before enemies who are near."""
    key = question.options[0].key
    now = question.args["initiative"]
    soon = now + g.content.items[key.partition(":")[2]].initiative
    kinds = {actor.id for actor in g.state.order if soon < actor.initiative <= now}
    own = [c.id for c in standing(g) if c.seat == seat and c.initiative == now]
    mine = [g.state.figures[name] for name in own if name in g.state.figures]
    near = [f for f in g.state.figures.values() if f.type in kinds and f.kind == "monster"]
    reached = any(tables(g).distance(f.cell, foe.cell) <= 3 for f in mine for foe in near)
    return key if reached else PASS


def _ward(g: G, seat: int, question: Question[Any]) -> str:
    return question.options[0].key if question.args["damage"] >= 2 else PASS


def _shield_item(g: G, seat: int, question: Question[Any]) -> str:
    return question.options[0].key if question.args["value"] >= 2 else PASS


def _sturdiest(g: G, seat: int, question: Question[Any]) -> str:
    """For the monster: the one of us who can bear it best."""

    def hp(key: str) -> tuple[int, str]:
        figure = g.state.figures.get(key.partition(":")[2])
        return (figure.hp if figure else 0, key)

    return max((option.key for option in question.options), key=hp)


def _shove(g: G, seat: int, question: Question[Any]) -> str:
    """Into a trap or a hazard if there is one."""
    for option in question.options:
        if option.value in g.state.traps or g.state.tiles.get(option.value) == "hazard":
            return option.key
    return question.options[0].key


ANSWERS: dict[str, Callable[[G, int, Question[Any]], str]] = {
    "ask-class": _class,
    "ask-item": _item,
    "ask-hand": _hand,
    "ask-start": _start,
    "ask-leading": _leading,
    "ask-second": _second,
    "ask-short-rest": _short_rest,
    "ask-action": choose_action,
    "ask-move": choose_move,
    "ask-target": _target,
    "ask-area": _area,
    "ask-heal": _heal,
    "ask-negate": _negate,
    "ask-lose-discards": _worst_cards,
    "ask-lose-cards": _worst_cards,
    "ask-long-rest": _worst_card,
    "ask-recover": _best_cards,
    "ask-redraw": _no,
    "ask-initiative": _initiative,
    "ask-pay-cards": _no,
    "ask-ward": _ward,
    "ask-defence-item": _shield_item,
    "ask-focus": _sturdiest,
    "ask-push": _shove,
    "ask-pull": _shove,
}
