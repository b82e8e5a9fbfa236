"""How a sensible mercenary plays, and how well the party stands. It looks only where its seat may
look: the table, and its own cards (GH-HID-08)."""

from waystone.kernel.ask import PASS
from waystone.kernel.play import Play

from ..box.definitions import Content
from ..table.board import standing
from ..table.map import tables
from ..table.state import Figure, G, State
from . import campaign as campaign_bot
from . import trades as trade_bots
from .asked import Answers, Asked, Offer, offers, several
from .halves import card_worth
from .planning import Situation, best_pair, hurried, me, wanted_kinds
from .turn import between_parts, choose_action, choose_move


def policy(state: State, content: Content, seat: int, question: Asked) -> str:
    g: G = Play(state, content, None)
    answer = ANSWERS.get(question.prompt) or trade_bots.ANSWERS.get(question.prompt)
    answer = answer or campaign_bot.ANSWERS.get(question.prompt)
    if answer is not None:
        return answer(g, seat, question)
    if question.kind == "many":
        generous = question.prompt in GENEROUS
        return several(question.options, question.most if generous else question.least)
    return (offers(question) or question.options)[0].key


GENEROUS = ("ask-recover", "ask-refresh")


# ---- before the scenario


def _class(g: G, seat: int, question: Asked) -> str:
    """The sturdy and the middling by turns, then the frail."""
    if g.state.campaign is not None:
        return campaign_bot.hero(g, seat, question)
    wanted = ("high", "mid")[len(g.state.characters) % 2]
    order = {"high": 1, "mid": 2, "low": 3, wanted: 0}
    classes = g.content.classes
    return min(question.options, key=lambda o: (order[classes[o.value].health], o.key)).key


def _item(g: G, seat: int, question: Asked) -> str:
    """GH-SET-13: the dearest that fits."""
    items = offers(question)
    return max(items, key=lambda o: g.content.items[o.value].price).key if items else PASS


def _hand(g: G, seat: int, question: Asked) -> str:
    """The best cards of the pool."""
    cards = sorted(question.options, key=lambda o: (-card_worth(g.content, o.value), o.key))
    return several(cards, question.least)


def _start(g: G, seat: int, question: Asked) -> str:
    """The sturdy near the enemy, the others behind."""
    owner, figure = me(g, question)
    foes = [f.cell for f in g.state.figures.values() if f.side != figure.side]
    sturdy = g.content.classes[owner.id].health == "high"

    def far(cell: int) -> int:
        return min((tables(g).distance(cell, foe) for foe in foes), default=0)

    options = sorted(question.options, key=lambda o: (far(o.value), o.key))
    return options[0 if sturdy else -1].key


# ---- cards


def _leading(g: G, seat: int, question: Asked) -> str:
    owner, figure = me(g, question)
    keys = [option.key for option in question.options]
    tired = len(owner.hand) <= 3 and len(owner.discard) >= 3 and _quiet(g, figure)
    tired = tired and not hurried(g)
    if len(owner.hand) < 2 or tired:
        return "long-rest" if "long-rest" in keys else keys[0]
    here = Situation(g, figure)
    pair = best_pair(here, owner)
    lead = _lead(here, pair)
    return f"card:{lead} card:{pair[1] if lead == pair[0] else pair[0]}"


def _quiet(g: G, figure: Figure) -> bool:
    """No enemy can be upon one this round."""
    foes = [f for f in g.state.figures.values() if f.side != figure.side]
    return all(tables(g).distance(figure.cell, foe.cell) > 5 for foe in foes)


def _lead(here: Situation, pair: tuple[str, str]) -> str:
    """Early when an enemy is near, late when one would rather let them come."""
    figure, known = here.figure, here.g.content.cards
    cards = sorted(pair, key=lambda card: known[card].initiative)
    return cards[0] if figure.hp * 2 < figure.most_hp or here.approach(1) <= 2 else cards[1]


def _second(g: G, seat: int, question: Asked) -> str:
    owner, figure = me(g, question)
    pair = best_pair(Situation(g, figure), owner, owner.selected[0])
    return f"card:{pair[1] if pair[0] == owner.selected[0] else pair[0]}"


def _short_rest(g: G, seat: int, question: Asked) -> str:
    """Only when the hand is played out, and a long rest would not be better."""
    owner, figure = me(g, question)
    weak = figure.hp * 2 <= figure.most_hp or "wound" in figure.conditions
    weak = weak and not hurried(g)
    if weak and Situation(g, figure).approach(1) > 3:
        return PASS
    return "short-rest" if len(owner.hand) < 2 else PASS


# ---- the turn


def _target(g: G, seat: int, question: Asked) -> str:
    """The one that falls soonest, and whom the goal wants."""
    wanted = wanted_kinds(g.content.pages[g.state.scenario].goal)

    def rank(option: Offer) -> tuple[float, str]:
        foe = g.state.figures[option.value]
        score = foe.hp + 2 * foe.shield - (4 if foe.type in wanted else 0)
        return score + (3 if foe.kind == "object" and foe.type not in wanted else 0), option.key

    return min(offers(question), key=rank).key


def _area(g: G, seat: int, question: Asked) -> str:
    """As many as possible."""
    return max(offers(question), key=lambda o: (len(o.value), o.key)).key


def _heal(g: G, seat: int, question: Asked) -> str:
    """Who has lost most, a character rather than others."""

    def lack(option: Offer) -> int:
        figure = g.state.figures[option.value]
        lost = figure.most_hp - figure.hp
        return lost + (2 if figure.kind == "character" else 0) if lost else -1

    best = max(offers(question), key=lack)
    return best.key if lack(best) > 0 else PASS


def _negate(g: G, seat: int, question: Asked) -> str:
    """Never fall if a card can stop it; big blows too while there are cards to spare."""
    damage, hp = question.args["damage"], question.args["hp"]
    owner = next(c for c in g.state.characters if c.id == question.args["figure"])
    breath = len(owner.hand) + len(owner.discard)
    if damage < hp and not (damage >= 4 and damage * 2 >= hp and breath >= 6):
        return "suffer"
    keys = [option.key for option in question.options]
    if "discards" in keys and (len(owner.hand) < 3 or len(owner.discard) >= 4):
        return "discards"
    cards = [o for o in question.options if o.value not in ("", "discards")]
    if cards:
        return min(cards, key=lambda o: card_worth(g.content, o.value)).key
    return "discards" if "discards" in keys else "suffer"


def _worst_cards(g: G, seat: int, question: Asked) -> str:
    cards = sorted(question.options, key=lambda o: card_worth(g.content, o.value))
    return several(cards, question.least)


def _worst_card(g: G, seat: int, question: Asked) -> str:
    return min(question.options, key=lambda o: card_worth(g.content, o.value)).key


def _best_cards(g: G, seat: int, question: Asked) -> str:
    cards = sorted(question.options, key=lambda o: -card_worth(g.content, o.value))
    return several(cards, question.most)


def _pay(g: G, seat: int, question: Asked) -> str:
    """Only for a half that has been chosen for what it costs."""
    return "pay" if question.formal else PASS


def _no(g: G, seat: int, question: Asked) -> str:
    return PASS


def _initiative(g: G, seat: int, question: Asked) -> str:
    """An item that brings one before enemies who are near."""
    now = question.args["initiative"]
    soon = now + g.content.items[question.options[0].args["item"]].initiative
    kinds = {actor.id for actor in g.state.order if soon < actor.initiative <= now}
    own = [c.id for c in standing(g) if c.seat == seat and c.initiative == now]
    mine = [g.state.figures[name] for name in own if name in g.state.figures]
    near = [f for f in g.state.figures.values() if f.type in kinds and f.kind == "monster"]
    reached = any(tables(g).distance(f.cell, foe.cell) <= 3 for f in mine for foe in near)
    return question.options[0].key if reached else PASS


def _ward(g: G, seat: int, question: Asked) -> str:
    return question.options[0].key if question.args["damage"] >= 2 else PASS


def _shield_item(g: G, seat: int, question: Asked) -> str:
    return question.options[0].key if question.args["value"] >= 2 else PASS


def _sturdiest(g: G, seat: int, question: Asked) -> str:
    """For the monster: the one of us who can bear it best."""

    def hp(option: Offer) -> tuple[int, str]:
        figure = g.state.figures.get(option.value)
        return (figure.hp if figure else 0, option.key)

    return max(question.options, key=hp).key


def _shove(g: G, seat: int, question: Asked) -> str:
    """Into a trap or a hazard if there is one."""
    for option in question.options:
        if option.value in g.state.traps or g.state.tiles.get(option.value) == "hazard":
            return option.key
    return question.options[0].key


ANSWERS: Answers = {
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
    "ask-pay-cards": _pay,
    "ask-ward": _ward,
    "ask-defence-item": _shield_item,
    "ask-focus": _sturdiest,
    "ask-between": between_parts,
    "ask-push": _shove,
    "ask-pull": _shove,
}
