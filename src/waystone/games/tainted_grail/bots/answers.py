"""Answers in an encounter that need no search."""

from functools import cache

from waystone.kernel.ask import AnyQuestion, Question

from ..box.conditions import Price
from ..box.definitions import CombatDef, Content
from ..box.effects import Deal
from ..box.printed import faces
from ..table.party import member, now, present
from ..table.state import G, Spawn
from .choosing import Answer, best, first, key_of, last, plain
from .sharing import fair_part
from .worth import costs, worth, worth_of

POINTS = {"cube": 0.5, "up": 0.5, "card": 0.3, "bolt": 0.3, "encb": 0.5, "time": 0.3}


def quick(g: G, seat: int, question: AnyQuestion) -> str:
    return ANSWERS.get(question.prompt, plain)(g, seat, question)


# ---- the party


def character(g: G, seat: int, question: Question[str]) -> str:
    turn = g.state.world.omen if g.state.world is not None else 0
    return question.options[(seat + turn) % len(question.options)].key


def freshest(g: G, seat: int, question: Question[int]) -> str:
    """The member with the most cards first: the row may be milder afterwards."""
    hands = {one.seat: len(one.hand) for one in present(g)}
    return best(question, lambda seat: 100 * hands.get(seat, 0) + g.state.heroes[seat].health)


def sharer(g: G, seat: int, question: Question[int]) -> str:
    """Good things to the weakest, bad things to the strongest."""
    effect = question.args.get("effect")

    def gain(other: int) -> float:
        if other < 0:
            return 0.2
        base = 0.01 * g.state.heroes[other].health
        return worth_of(g, effect, other, None) - base if effect is not None else base

    return best(question, gain)


def agreed(g: G, seat: int, question: Question[bool]) -> str:
    return key_of(question, True)


def refused(g: G, seat: int, question: Question[bool]) -> str:
    return key_of(question, False)


def meal(g: G, seat: int, question: Question[bool]) -> str:
    one = g.state.heroes[seat]
    return key_of(question, one.health < g.content.characters[one.id].most_health)


# ---- cards


def hand(g: G, seat: int, question: Question[bool]) -> str:
    """At least one card of the hand does something at once."""
    cards = member(g, seat).hand
    good = len(cards) < 3 or any(card_worth(g, seat, card) > 0.9 for card in cards)
    return key_of(question, good)


def card_worth(g: G, seat: int, card: str) -> float:
    """What a card would bring on its own, its keys half met."""
    face = faces(g.content).cards[card]
    value = keys_worth(g.content, card)
    value += worth(g, face.play, seat) + 0.6 * worth(g, face.delay, seat) + 0.3 * len(face.mods)
    return value


@cache
def keys_worth(content: Content, card: str) -> float:
    face = faces(content).cards[card]
    icons = [icon for row in face.left if row for icon in row]
    icons += [icon for icon in face.left_free for _ in range(2)]
    return sum(POINTS.get(icon, 0) for icon in icons)


def best_card(g: G, seat: int, question: Question[str]) -> str:
    return best(question, lambda card: card_worth(g, seat, card))


def least_cards(g: G, seat: int, question: Question[str]) -> str:
    """The least useful cards go."""
    cards = sorted(question.options, key=lambda option: card_worth(g, seat, option.value))
    return " ".join(option.key for option in cards[: max(1, question.least)])


def trap(g: G, seat: int, question: Question[bool]) -> str:
    weak = g.state.heroes[seat].health <= 3 or len(member(g, seat).hand) > 3
    return key_of(question, weak)


# ---- what is paid and gained


def deal(g: G, seat: int, question: Question[Deal | None]) -> str:
    def gain(offer: Deal | None) -> float:
        return 0.01 if offer is None else worth(g, offer.do, seat) - costs(g, offer.pay, seat)

    return best(question, gain)


def how_often(g: G, seat: int, question: Question[int]) -> str:
    pay: Price = question.args["pay"]
    gain = worth(g, question.args["do"], seat)
    times = 0
    while times < question.most:
        more = Price(pay.what, pay.n * (times + 1))
        if gain * (times + 1) <= costs(g, (more,), seat):
            break
        times += 1
    return str(max(question.least, times))


def cube_goes(g: G, seat: int, question: Question[Spawn | None]) -> str:
    """On a Spawn that is nearly beaten while there is time for it; else where it is needed."""
    enemy = now(g)
    card = g.content.encounters[enemy.id]
    if isinstance(card, CombatDef):
        hurried = card.toughness - enemy.pool <= 2
    else:
        hurried = enemy.time <= 2
    left = {spawn.id: g.content.spawn[spawn.id].toughness - spawn.cubes for spawn in enemy.spawn}
    near = [spawn for spawn in enemy.spawn if left[spawn.id] <= 2]
    if near and not hurried and len(enemy.spawn) > 1:
        return key_of(question, min(near, key=lambda spawn: left[spawn.id]))
    return key_of(question, None)


ANSWERS: dict[str, Answer] = {
    "ask-character": character,
    "ask-mulligan": hand,
    "ask-may": deal,
    "ask-either": deal,
    "ask-up-to": how_often,
    "ask-magic": agreed,
    "ask-consent": first,
    "ask-companion": first,
    "ask-concede": agreed,
    "ask-give-up": refused,
    "ask-give-up-red": refused,
    "ask-defence": first,
    "ask-discard": least_cards,
    "ask-discards": least_cards,
    "ask-trim": least_cards,
    "ask-look": best_card,
    "ask-recover": best_card,
    "ask-place": best_card,
    "ask-trap": trap,
    "ask-share": sharer,
    "ask-share-part": fair_part,
    "ask-greedy": sharer,
    "ask-payer": sharer,
    "ask-cube": cube_goes,
    "ask-step": cube_goes,
    "ask-meal": meal,
    "ask-active-item": last,
    "ask-active": freshest,
}
