"""The key of a sensible answer, question by question."""

from collections.abc import Callable
from typing import TypeAlias

from waystone.kernel.ask import NONE, PASS, AnyQuestion
from waystone.kernel.play import Play

from ..box.definitions import Content
from ..table.state import Explorer, G, State
from .choices import arrange, nearest_border, target, whom
from .explorers import act, stroll
from .monsters import run_monster
from .tactics import idle_gear, needs, use_for, worth_of

Asked: TypeAlias = AnyQuestion
Answer: TypeAlias = Callable[[G, Explorer, Asked], str]


def policy(state: State, content: Content, seat: int, question: Asked) -> str:
    """The key of a sensible answer."""
    if seat < len(state.explorers) and question.prompt in ANSWERS:
        return ANSWERS[question.prompt](Play(state, content), state.explorers[seat], question)
    return default(question)


def default(question: Asked) -> str:
    keys = [option.key for option in question.options]
    if question.kind == "amount":
        return str(question.least)
    if question.kind == "many":
        return " ".join(keys[: question.least]) or NONE
    if question.kind == "order":
        return " ".join(keys) or NONE
    return keys[0]


# ---- essence and health


def soak(g: G, me: Explorer, q: Asked) -> str:
    """Essence is lost instead of health when health is short or essence plenty."""
    rather_essence = me.health <= 3 or me.essence >= 4
    return next(o.key for o in q.options if o.value == rather_essence)


def add_to_the_roll(g: G, me: Explorer, q: Asked) -> str:
    """One essence that makes a hit is well spent."""
    return next((o.key for o in q.options if o.value == 1), q.options[0].key)


def all_of_it(g: G, me: Explorer, q: Asked) -> str:
    return str(q.most)


def event_or_roll(g: G, me: Explorer, q: Asked) -> str:
    """An event gives essence, if there is room for it."""
    room = me.essence < g.content.explorers[me.id].essence
    return next(o.key for o in q.options if o.value == room)


# ---- items


def decks(g: G, me: Explorer, q: Asked) -> str:
    return max(q.options, key=lambda o: sum(needs(g, me, kind) for kind in o.value)).key


def deck(g: G, me: Explorer, q: Asked) -> str:
    return max(q.options, key=lambda o: needs(g, me, o.value)).key


def best_item(g: G, me: Explorer, q: Asked) -> str:
    return max(q.options, key=lambda o: use_for(g, me, g.content.items[o.value])).key


def least_item(g: G, me: Explorer, q: Asked) -> str:
    """The item that is missed least, or what must be done without one."""
    items = [o for o in q.options if o.value]
    if not items:
        return q.options[0].key
    return min(items, key=lambda o: worth_of(g.content, o.value)).key


def equip_now(g: G, me: Explorer, q: Asked) -> str:
    worth = use_for(g, me, g.content.items[str(q.args["card"])])
    return next(o.key for o in q.options if o.value == (worth > 0))


def use_inventory(g: G, me: Explorer, q: Asked) -> str:
    return next(o.key for o in q.options if o.value == (idle_gear(g, me) > 0))


ANSWERS: dict[str, Answer] = {
    "ask-action": lambda g, me, q: act(g, me, q.options),
    "ask-monster-action": lambda g, me, q: run_monster(g, str(q.args["monster"]), q.options),
    "ask-target": lambda g, me, q: target(g, me.seat, str(q.args["card"]), q.options),
    "ask-whom": lambda g, me, q: whom(g, me.seat, str(q.args["card"]), q.options),
    "ask-order": lambda g, me, q: whom(g, me.seat, str(q.args["card"]), q.options),
    "ask-walk": lambda g, me, q: stroll(g, str(q.args["unit"]), q.options),
    "ask-exit": lambda g, me, q: nearest_border(g, q.options),
    "ask-soak": soak,
    "ask-raise": add_to_the_roll,
    "ask-own-share": all_of_it,
    "ask-contribute": all_of_it,
    "ask-event-space": event_or_roll,
    "ask-decks": decks,
    "ask-deck": deck,
    "ask-take-item": best_item,
    "ask-penalty": least_item,
    "ask-unequip": least_item,
    "ask-discard": least_item,
    "ask-equip-now": equip_now,
    "ask-inventory": lambda g, me, q: arrange(g.content, q.options),
    "ask-use-inventory": use_inventory,
    "ask-give": lambda g, me, q: NONE,
    "ask-take": lambda g, me, q: NONE,
    "ask-carry-on": lambda g, me, q: NONE,
    "ask-trade": lambda g, me, q: PASS,
    "ask-window": lambda g, me, q: PASS,
}
