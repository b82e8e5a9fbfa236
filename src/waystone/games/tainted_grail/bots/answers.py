"""Answers in an encounter that need no search."""

from typing import Any

from waystone.kernel.ask import NONE, PASS, Question

from ..box.definitions import CombatDef
from ..box.printed import faces
from ..table.party import member, now, present
from ..table.state import G, Member
from .worth import costs, worth, worth_of

# ---- answers that need no search


def quick(g: G, seat: int, question: Question[Any]) -> str:
    keys = [option.key for option in question.options]
    match question.prompt:
        case "ask-character":
            turn = g.state.world.omen if g.state.world is not None else 0
            return keys[(seat + turn) % len(keys)]
        case "ask-mulligan":
            return "keep" if good_hand(g, seat) else "redraw"
        case "ask-may" | "ask-either":
            return best_deal(g, seat, question)
        case "ask-up-to":
            return str(how_often(g, seat, question))
        case "ask-magic":
            return "magic" if "magic" in keys else keys[0]
        case "ask-consent" | "ask-companion":
            return keys[0]
        case "ask-concede":
            return "yes"
        case "ask-give-up" | "ask-give-up-red":
            return PASS
        case "ask-defence":
            return keys[0]
        case "ask-discard" | "ask-trim":
            return fewest_keys(g, question)
        case "ask-look" | "ask-recover" | "ask-place":
            return max(keys, key=lambda key: card_worth(g, seat, key.removeprefix("card:")))
        case "ask-trap":
            weak = g.state.heroes[seat].health <= 3 or len(member(g, seat).hand) > 3
            return "card" if weak else "health"
        case "ask-share" | "ask-greedy" | "ask-payer":
            return sharer(g, question)
        case "ask-cube" | "ask-step":
            return cube_goes(g, keys)
        case "ask-meal":
            one = g.state.heroes[seat]
            return "eat" if one.health < g.content.characters[one.id].most_health else PASS
        case "ask-active-item":
            return keys[-1]
        case "ask-active":
            return freshest(g, keys)
        case _:
            return default(question)


def default(question: Question[Any]) -> str:
    keys = [option.key for option in question.options]
    if question.kind == "amount":
        return str(question.least)
    if question.kind == "many":
        return " ".join(keys[: question.least]) or NONE
    if question.kind == "order":
        return " ".join(keys) or NONE
    return keys[0]


def good_hand(g: G, seat: int) -> bool:
    """At least one card of the hand does something at once."""
    hand = member(g, seat).hand
    return len(hand) < 3 or sum(card_worth(g, seat, card) > 0.9 for card in hand) >= 1


def card_worth(g: G, seat: int, card: str) -> float:
    """What a card would bring on its own, its keys half met."""
    face = faces(g.content).cards[card]
    icons = [icon for row in face.left if row for icon in row]
    icons += [icon for icon in face.left_free for _ in range(2)]
    points = {"cube": 0.5, "up": 0.5, "card": 0.3, "bolt": 0.3, "encb": 0.5, "time": 0.3}
    value = sum(points.get(icon, 0) for icon in icons)
    value += worth(g, face.play, seat) + 0.6 * worth(g, face.delay, seat) + 0.3 * len(face.mods)
    return value


def fewest_keys(g: G, question: Question[Any]) -> str:
    """The least useful cards go."""
    seat = question.seat
    keys = sorted(
        (option.key for option in question.options),
        key=lambda key: card_worth(g, seat, key.removeprefix("card:")),
    )
    return " ".join(keys[: max(1, question.least)])


def best_deal(g: G, seat: int, question: Question[Any]) -> str:
    def gain(option: Any) -> float:
        if not option.args:
            return 0.01
        return worth(g, option.args["do"], seat) - costs(g, option.args["pay"], seat)

    return str(max(question.options, key=gain).key)


def how_often(g: G, seat: int, question: Question[Any]) -> int:
    pay, do = question.args["pay"], question.args["do"]
    gain = worth(g, do, seat)
    times = 0
    while times < question.most:
        more = (type(pay)(pay.what, pay.n * (times + 1)),)
        if gain * (times + 1) <= costs(g, more, seat):
            break
        times += 1
    return max(question.least, times)


def sharer(g: G, question: Question[Any]) -> str:
    """Good things to the weakest, bad things to the strongest."""
    effect = question.args.get("effect")

    def gain(option: Any) -> float:
        if not isinstance(option.value, int) or option.value < 0:
            return 0.2
        seat = option.value
        base = 0.01 * g.state.heroes[seat].health
        if effect is not None:
            return worth_of(g, effect, seat, None) - base
        return base

    return str(max(question.options, key=gain).key)


def cube_goes(g: G, keys: list[str]) -> str:
    """On a Spawn that is nearly beaten while there is time for it; else where it is needed."""
    enemy = now(g)
    card = g.content.encounters[enemy.id]
    if isinstance(card, CombatDef):
        hurried = card.toughness - enemy.pool <= 2
    else:
        hurried = enemy.time <= 2
    near = [s for s in enemy.spawn if g.content.spawn[s.id].toughness - s.cubes <= 2]
    if near and not hurried and len(enemy.spawn) > 1:
        return f"spawn:{min(near, key=lambda s: g.content.spawn[s.id].toughness - s.cubes).id}"
    return "pool" if "pool" in keys else keys[0]


def freshest(g: G, keys: list[str]) -> str:
    """The member with the most cards first: the row may be milder afterwards."""
    by_key = {f"hero:{g.state.heroes[m.seat].id}": m for m in present(g)}

    def strength(key: str) -> tuple[int, int]:
        one: Member | None = by_key.get(key)
        return (len(one.hand), g.state.heroes[one.seat].health) if one else (0, 0)

    return max(keys, key=strength)
