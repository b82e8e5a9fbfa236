"""Questions of who gets it, who pays, and whether something is done at all."""

from collections.abc import Sequence

from waystone.kernel.ask import PASS
from waystone.kernel.play import Play
from waystone.kernel.stage import Asked, Stages, Staging
from waystone.kernel.text import Text

from ..box.conditions import Price
from ..box.definitions import Content
from ..box.effects import (
    Calm,
    Damage,
    Deal,
    Effect,
    Gain,
    Heal,
    Lose,
    Rouse,
    Terror,
    Tire,
    Udamage,
)
from ..rules.people.tracks import MOST_RESOURCE, amount_of, energy_cap
from ..table.state import G, Hero, State
from .against import useless, wasted
from .alike import alike
from .causes import aftermath, because, lies
from .encounter import JOIN, clauses
from .keys import tidy

of_people: Stages[State, Content] = Stages()

HELD = ("food", "wealth", "magic", "xp")


@of_people.of("ask-share", "ask-one", "ask-ally", "ask-whom", "ask-whom-secret")
@alike
def whom(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """Those to choose from, with what it would change for them."""
    given = question.args.get("effect")
    do: tuple[Effect, ...] = (given,) if given is not None else question.args.get("do", ())
    g: G = Play(state, content)
    return among(g, question, do, because(question, text, do) or aftermath(g, text), text)


@of_people.of("ask-receiver")
def receiver(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-RES-03: what is above the limit."""
    do = (Gain(question.args["what"], question.args["left"]),)
    cause = text("cause-full", what=question.args["what"], n=question.args["left"])
    return among(Play(state, content), question, do, cause, text)


@of_people.of("ask-payer")
@alike
def payer(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-SEQ-17: for whatever it is paid."""
    what, source = question.args["what"], str(question.args.get("source", ""))
    cause = text("cause-price", source=source, price=price(Price(what), text)) if source else ""
    return among(Play(state, content), question, (Lose(what),), cause, text)


@of_people.of("ask-give-to")
def give_to(state: State, content: Content, question: Asked, text: Text) -> Staging:
    thing = str(question.args["thing"])
    told = among(Play(state, content), question, (), text("cause-gift", thing=thing), text)
    if thing in HELD:
        for option in question.options:
            n = amount_of(state.heroes[option.value], thing)
            told.effects[option.key] = text("has", what=thing, n=n)
    return told


@of_people.of("ask-how-many")
def how_many(state: State, content: Content, question: Asked, text: Text) -> Staging:
    what = str(question.args["what"])
    n = amount_of(state.heroes[question.seat], what)
    held = text("has", what=what, n=n)
    return Staging([f"mat:{question.seat}"], text("cause-how-many", held=held))


@of_people.of("ask-greedy")
@alike
def greedy(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-TRT-07."""
    told = among(Play(state, content), question, (Terror(1),), text("effect-greedy"), text)
    told.about.insert(0, "foe")
    told.effects["wealth"] = tidy(price(Price("wealth"), text))
    return told


def among(g: G, question: Asked, do: Sequence[Effect], cause: str, text: Text) -> Staging:
    """Characters to choose from."""
    effects, warnings = {}, {}
    for option in question.options:
        if isinstance(option.value, int) and option.value >= 0:
            one = g.state.heroes[option.value]
            effects[option.key] = becoming(g, one, do, text)
            if useless(g, do, [one.seat]):
                warnings[option.key] = text("warn-no-effect")
            elif bad := harmed(g, one, do, text):
                warnings[option.key] = bad
    about = [*lies(g, question), *(o.on for o in question.options if o.on)]
    return Staging(list(dict.fromkeys(about)), cause, effects, warnings, plays=False)


@of_people.of("ask-share-part")
@alike
def share_part(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g: G = Play(state, content)
    names = [state.heroes[seat].id for seat in question.args["among"]]
    cause = because(question, text, (question.args["effect"],)) or aftermath(g, text)
    about = [*lies(g, question), *(f"hero:{name}" for name in names)]
    return Staging(list(dict.fromkeys(about)), cause)


def becoming(g: G, one: Hero, do: Sequence[Effect], text: Text) -> str:
    """The number that the effects are about, as it stands and as it would."""
    for effect in do:
        match effect:
            case Gain(what, n):
                most = None if what == "xp" else MOST_RESOURCE
                return change(what, amount_of(one, what), n, most, text)
            case Lose(what, n):
                return change(what, amount_of(one, what), -n, None, text)
            case Heal(n):
                most = g.content.characters[one.id].most_health
                return change("health", one.health, n, most, text)
            case Damage(n) | Udamage(n):
                return change("health", one.health, -n, None, text)
            case Terror(n):
                most = g.content.characters[one.id].most_terror
                return change("terror", one.terror, n, most, text)
            case Calm(n):
                return change("terror", one.terror, -n, None, text)
            case Rouse(n):
                return change("energy", one.energy, n, energy_cap(g, one), text)
            case Tire(n):
                return change("energy", one.energy, -n, None, text)
    return ""


def change(what: str, now: int, n: int, most: int | None, text: Text) -> str:
    """TG-TRK-10, TG-GEN-09: no further than its ends."""
    later = max(0, now + n) if n < 0 else now + n
    if most is not None and n > 0:
        later = max(now, min(most, later))
    if later == now:
        return text("has", what=what, n=now)
    return text("does-change", what=what, now=now, later=later)


def harmed(g: G, one: Hero, do: Sequence[Effect], text: Text) -> str:
    """TG-DTH-01, TG-DTH-11: who would be dying of it, or insane."""
    red = g.content.characters[one.id].red_terror
    for effect in do:
        if isinstance(effect, Damage | Udamage) and effect.n >= one.health > 0:
            return text("warn-somebody-dying", hero=one.id)
        if isinstance(effect, Terror) and one.terror < red <= one.terror + effect.n:
            return text("warn-insane", hero=one.id)
    return ""


# ---- deals


@of_people.of("ask-either", "ask-may")
def deal(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """What is done and what it costs; a way that would change nothing is warned of, where one
    alone decides."""
    g: G = Play(state, content)
    effects, warnings = {}, {}
    for option in question.options:
        offer: Deal | None = option.value
        if option.key == PASS or offer is None:
            effects[option.key] = text("does-nothing")
            continue
        costs = [tidy(price(part, text)) for part in offer.pay]
        effects[option.key] = JOIN.join([*clauses(offer.do, text), *costs])
        if (
            state.encounter is not None
            and offer.do
            and all(wasted(g, effect, [question.seat]) for effect in offer.do)
        ):
            warnings[option.key] = text("warn-no-effect")
    one = f"hero:{state.heroes[question.seat].id}"
    about = list(dict.fromkeys([*lies(g, question), one]))
    return Staging(about, because(question, text), effects, warnings)


@of_people.of("ask-up-to")
def up_to(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g: G = Play(state, content)
    one = f"hero:{state.heroes[question.seat].id}"
    return Staging(list(dict.fromkeys([*lies(g, question), one])), because(question, text))


def price(part: Price, text: Text) -> str:
    """What is paid, as a change."""
    return text("does-cost", what=part.what, n=part.n)
