"""The key of a sensible answer, question by question."""

from typing import Any

from waystone.kernel.ask import NONE, PASS, Question
from waystone.kernel.play import Play

from ..box.definitions import Content
from ..table.state import G, State
from .choices import arrange, nearest_border, target, whom
from .explorers import act, stroll
from .monsters import run_monster
from .tactics import idle_gear, needs, use_for, worth_of


def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
    """The key of a sensible answer."""
    g: G = Play(state, content)
    keys = [option.key for option in question.options]
    mine = state.explorers[seat] if seat < len(state.explorers) else None
    match question.prompt:
        case "ask-action" if mine is not None:
            return act(g, mine, keys)
        case "ask-monster-action":
            return run_monster(g, str(question.args["monster"]), keys)
        case "ask-target":
            return target(g, seat, str(question.args["card"]), keys)
        case "ask-whom" | "ask-order":
            return whom(g, seat, str(question.args["card"]), keys)
        case "ask-soak" if mine is not None:
            return "essence" if mine.health <= 3 or mine.essence >= 4 else "health"
        case "ask-raise":
            return keys[1] if keys[1] == "add:1" else keys[0]
        case "ask-own-share" | "ask-contribute":
            return str(question.most)
        case "ask-penalty":
            return min(keys[:-1], key=lambda k: worth_of(content, k[5:])) if keys[:-1] else "die"
        case "ask-event-space" if mine is not None:
            return "event" if mine.essence < content.explorers[mine.id].essence else "roll"
        case "ask-decks" if mine is not None:
            return max(keys, key=lambda k: sum(needs(g, mine, kind) for kind in k[6:].split("+")))
        case "ask-deck" if mine is not None:
            return max(keys, key=lambda k: needs(g, mine, k[5:]))
        case "ask-take-item" if mine is not None:
            return max(keys, key=lambda k: use_for(g, mine, content.items[k[5:]]))
        case "ask-equip-now" if mine is not None:
            item = content.items[str(question.args["card"])]
            return keys[0] if use_for(g, mine, item) > 0 else keys[1]
        case "ask-inventory":
            return arrange(content, keys)
        case "ask-unequip" | "ask-discard":
            return min(keys, key=lambda k: worth_of(content, k[5:]))
        case "ask-use-inventory" if mine is not None:
            return keys[0] if idle_gear(g, mine) > 0 else keys[1]
        case "ask-exit":
            return nearest_border(g, keys)
        case "ask-walk" if mine is not None:
            return stroll(g, str(question.args["unit"]), keys)
        case "ask-give" | "ask-take":
            return NONE
        case "ask-carry-on":
            return NONE
        case "ask-trade" | "ask-window":
            return PASS
        case "ask-put-back" | "ask-swap":
            return keys[0]
    return default(question, keys)


def default(question: Question[Any], keys: list[str]) -> str:
    if question.kind == "amount":
        return str(question.least)
    if question.kind == "many":
        return " ".join(keys[: question.least]) or NONE
    if question.kind == "order":
        return " ".join(keys) or NONE
    return keys[0]
