"""Sharing out what comes to several: afterwards all shall be about as well off."""

from waystone.kernel.ask import Question

from ..box.effects import Calm, Effect, Gain, Heal, Lose, Rouse, Terror, Tire
from ..rules.people.tracks import amount_of
from ..table.state import G, Hero

GOOD = (Calm, Gain, Heal, Rouse)


def standing(one: Hero, effect: Effect) -> int:
    """How well off a character is in what the effect is about."""
    match effect:
        case Gain(what) | Lose(what):
            return amount_of(one, what)
        case Calm() | Terror():
            return -one.terror
        case Rouse() | Tire():
            return one.energy
        case _:
            return one.health


def fair_part(g: G, seat: int, question: Question[int]) -> str:
    """Good things to who has little, bad things to who has much."""
    effect: Effect = question.args["effect"]
    sign = 1 if isinstance(effect, GOOD) else -1
    held = {n: standing(g.state.heroes[n], effect) for n in question.args["among"]}
    mine = next(n for n in held if g.state.heroes[n].id == question.args["hero"])
    mean = (sum(held.values()) + sign * getattr(effect, "n", 1)) / len(held)
    return str(max(question.least, min(question.most, round(sign * (mean - held[mine])))))
