"""What the questions are about."""

from waystone.kernel.play import Play
from waystone.kernel.stage import Asked, Stages, Staging
from waystone.kernel.text import Text
from waystone.kernel.view import Ghost

from ..box.definitions import Content, EventDef
from ..box.geography import WORDS
from ..rules.adventures.events import rumor_of
from ..rules.turn.dice import NAMES
from ..rules.turn.movement import DieMove
from ..rules.turn.options import Act
from ..rules.turn.rest import REST_DICE
from ..table.state import G, Hero, State
from ..table.values import attribute, hand_limit, speed
from . import duel
from .effects import (
    against,
    against_learning,
    against_taking,
    against_using,
    named,
    of_ability,
    told,
)

stages: Stages[State, Content] = Stages()
stages.of("ask-combat")(duel.action)
stages.of("ask-tokens")(duel.tokens_to_hit)
stages.of("ask-token", "ask-agility")(duel.tokens)
stages.of("ask-surge-cost")(duel.surge_cost)
stages.of("ask-shields")(duel.shields)
stages.of("ask-ward")(duel.ward)
stages.of("ask-cancel")(duel.cancel)
stages.of("ask-echo")(duel.echo)
stages.of("ask-retreat")(duel.retreat)
stages.of("ask-retreat-to")(duel.retreat_to)


def piece(hero: Hero) -> str:
    return f"hero:{hero.hero}"


# ---- the turn


@stages.of("ask-action")
def action(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g, hero = Play(state, content), state.heroes[question.seat]
    usual, against_usual, step = usual_deeds(g, text, hero)
    effects, warnings = usual.copy(), against_usual.copy()
    for option in question.options:
        act = option.value
        if act.what == "step":
            effects[option.key] = step
        elif act.what not in USUAL:
            effect, warning = deed(g, text, hero, act)
            if effect:
                effects[option.key] = effect
            if warning:
                warnings[option.key] = warning
    about = [piece(hero), f"hex:{content.atlas.ids[hero.space]}", f"mat:{hero.seat}"]
    return Staging(about, text("cause-turn", points=state.points), effects, warnings)


USUAL = frozenset({"roll", "rest", "train", "wait", "end"})
"""What a hero can do almost anywhere, under keys of the same names."""

Usual = tuple[dict[str, str], dict[str, str], str]
"""What the usual deeds would do, what speaks against them, and what a step would do."""


def usual_deeds(g: G, text: Text, hero: Hero) -> Usual:
    atlas, points = g.content.atlas, g.state.points
    dice, limit = speed(g, hero), hand_limit(g, hero)
    wild = WORDS[atlas.terrain[hero.space]] if atlas.wilderness(hero.space) else ""

    def told() -> Usual:
        effects = {
            "roll": text("does-roll", n=dice),
            "rest": rest(text, wild, hero.damage),
            "train": text("does-train", n=limit),
        }
        warnings = {
            "roll": "" if dice else text("warn-no-dice"),
            "rest": "" if hero.damage else text("warn-unhurt"),
            "train": "" if limit else text("warn-no-cards"),
            "wait": text("warn-no-effect"),
            "end": text("warn-points-lost", n=points) if points else "",
        }
        return effects, named(warnings), text("does-step")

    return text.once(("usual", dice, limit, wild, hero.damage, points), told)


def deed(g: G, text: Text, hero: Hero, act: Act) -> tuple[str, str]:
    """RB-TRN-02: what a less usual action would do, and what speaks against it."""
    match act.what:
        case "learn":
            return skill(g, text, act.card), against_learning(g, text, hero, act.card)
        case "use":
            assert act.used is not None
            return of_ability(text, act.used), against_using(text, hero, act.used)
        case "shop" | "adventure" | "stand" | "trade":
            return text(f"does-{act.what}"), ""
        case "explore":
            return "", ""
        case _:
            return with_card(g, text, hero, act)


def rest(text: Text, wild: str, damage: int) -> str:
    """RB-RST-02, RB-RST-03."""
    if not wild:
        return text("does-rest-site", n=damage)
    return text("does-rest-wild", n=REST_DICE, terrain=wild)


def skill(g: G, text: Text, card: str) -> str:
    abilities = g.content.skills[card].abilities
    return " ".join(text.sentence(ability) for ability in abilities)


def with_card(g: G, text: Text, hero: Hero, act: Act) -> tuple[str, str]:
    """What is done with a rumor, a story quest, goods."""
    if act.what == "rumor":
        event = g.content.adventures[act.card]
        assert isinstance(event, EventDef)
        then = rumor_of(event).then
        return told(text, then), against(text, then, hero.damage)
    if act.what == "story":
        then = g.content.stories[act.card].then
        return told(text, then), against(text, then, hero.damage)
    asset = g.content.assets[act.card]
    useful = asset.abilities or asset.token
    return text("does-sell-goods"), text("warn-abilities-go") if useful else ""


@stages.of("ask-travel")
def travel(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """RB-MOV-04..06: a die for a space; what is not spent is lost."""
    hero, roll = state.heroes[question.seat], state.roll
    assert roll is not None
    left = [n for n, spent in enumerate(roll.spent) if not spent]
    effects, warnings, rerolls = {}, {}, text("does-reroll", free=roll.free > 0)
    for option in question.options:
        doing = option.text
        if doing == "option-reroll":
            effects[option.key] = rerolls
        elif doing == "option-use":
            effects[option.key] = of_ability(text, option.value)
            warnings[option.key] = against_using(text, hero, option.value)
    if type(question.options[0].value) is DieMove:
        warnings["done"] = text("warn-dice-lost", n=len(left))
    faces = [NAMES[roll.dice[n]] for n in left]
    cause = text.once(("cause-travel", *faces), lambda: text("cause-travel", faces=faces))
    about = [piece(hero), *[f"die:{n}" for n in left]]
    return Staging(about, cause, effects, named(warnings), plays=False)


@stages.of("ask-reroll")
def reroll(state: State, content: Content, question: Asked, text: Text) -> Staging:
    roll = state.roll
    assert roll is not None
    does = text("does-reroll", free=roll.free > 0)
    effects = {o.key: does for o in question.options if o.value >= 0}
    return Staging(
        [piece(state.heroes[question.seat]), *(f"die:{n}" for n in range(len(roll.dice)))],
        effects=effects,
    )


@stages.of("ask-test")
def test(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """RB-TST-05, RB-TST-07: one more card, or the end of the test as it stands."""
    trial, passed = state.trial, question.args["successes"]
    assert trial is not None
    effects = {o.key: text("does-exert") for o in question.options if o.value}
    effects["done"] = text("does-stop-test", n=passed)
    warnings = {} if passed else {"done": text("warn-test-fails")}
    cause = text("cause-test", attribute=trial.attribute, n=len(trial.revealed))
    return Staging(["test", piece(state.heroes[question.seat])], cause, effects, warnings)


# ---- cards that go, cards that come


@stages.of("ask-exert", "ask-trim-hand", "ask-discard-hand")
def discard(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """RB-EXR-01, RB-SKL-07: cards of the hand go; none of them is learned or used."""
    g, hero = Play(state, content), state.heroes[question.seat]
    effects = {o.key: text("does-discard") for o in question.options}
    cause = ""
    if question.prompt == "ask-trim-hand":
        cause = text("cause-hand", n=len(hero.hand), limit=hand_limit(g, hero))
    elif question.prompt == "ask-exert":
        cause = text("cause-exert", n=question.args["n"])
    return Staging([f"mat:{hero.seat}"], cause, effects, plays=False)


@stages.of("ask-trim-skills")
def trim_skills(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g, hero = Play(state, content), state.heroes[question.seat]
    kind = content.skills[question.options[0].value].type
    cause = text(
        "cause-skills", n=len(question.options), kind=kind, limit=max(0, attribute(g, hero, kind))
    )
    warnings = {o.key: text("warn-abilities-go") for o in question.options}
    effects = {o.key: text("does-discard") for o in question.options}
    return Staging([o.on for o in question.options], cause, effects, warnings, plays=False)


@stages.of("ask-trim-assets")
def trim_assets(state: State, content: Content, question: Asked, text: Text) -> Staging:
    cause = text("cause-assets", kind=content.assets[question.options[0].value].type)
    effects = {o.key: text("does-discard") for o in question.options}
    warnings = {o.key: text("warn-abilities-go") for o in question.options}
    return Staging([o.on for o in question.options], cause, effects, warnings, plays=False)


@stages.of("ask-recover")
def recover(state: State, content: Content, question: Asked, text: Text) -> Staging:
    effects = {o.key: text("does-recover") for o in question.options}
    return Staging([f"mat:{question.seat}", "pile:skill"], effects=effects, plays=False)


@stages.of("ask-teach")
def teach(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g, hero = Play(state, content), state.heroes[question.seat]
    cards = [o for o in question.options if o.value]
    effects = {o.key: skill(g, text, o.value) for o in cards}
    warnings = {o.key: against_learning(g, text, hero, o.value) for o in cards}
    return Staging([f"mat:{hero.seat}"], "", effects, named(warnings))


@stages.of("ask-pay-trophy")
def pay_trophy(state: State, content: Content, question: Asked, text: Text) -> Staging:
    effects = {o.key: text("does-spend-trophy") for o in question.options}
    about, n = [f"mat:{question.seat}"], len(state.heroes[question.seat].trophies)
    return Staging(about, text("cause-trophy", n=n), effects, plays=False)


# ---- the market


@stages.of("ask-sell")
def sell(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """RB-SHP-03, RB-SHP-04: gold for an asset and its token."""
    effects = {o.key: text("does-sell", gold=o.args["gold"]) for o in question.options}
    warnings = {
        o.key: text("warn-abilities-go")
        for o in question.options
        if content.assets[o.value].abilities or content.assets[o.value].token
    }
    hero = state.heroes[question.seat]
    cause = text("cause-shop", gold=hero.gold)
    return Staging([f"mat:{hero.seat}"], cause, effects, warnings, plays=False)


@stages.of("ask-shop")
def shop(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g, hero = Play(state, content), state.heroes[question.seat]
    effects, warnings = {}, {}
    for option in question.options:
        what, card = option.value
        if what == "discard":
            effects[option.key] = text("does-leave-market")
        elif what == "buy":
            warnings[option.key] = against_taking(g, text, hero, card)
    city = content.atlas.cities[hero.space]
    cause = text("cause-shop", gold=hero.gold)
    return Staging([f"market:{city}", f"mat:{hero.seat}"], cause, effects, named(warnings))


@stages.of("ask-asset")
def asset(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g, hero = Play(state, content), state.heroes[question.seat]
    warnings = {o.key: against_taking(g, text, hero, o.value[1]) for o in question.options}
    return Staging(["markets", f"mat:{hero.seat}"], warnings=named(warnings))


@stages.of("ask-offer")
def offer(state: State, content: Content, question: Asked, text: Text) -> Staging:
    hero = state.heroes[question.seat]
    cause = text("cause-offer", gold=hero.gold)
    return Staging([piece(hero), f"hero:{question.args['hero']}"], cause, plays=False)


@stages.of("ask-offer-gold", "ask-accept")
def deal(state: State, content: Content, question: Asked, text: Text) -> Staging:
    hero = state.heroes[question.seat]
    given = [f"card:{asset}" for asset in question.args.get("give", [])]
    wanted = [f"card:{asset}" for asset in question.args.get("want", [])]
    return Staging([piece(hero), f"hero:{question.args['hero']}", *given, *wanted])


# ---- what cards let one choose


@stages.of("ask-one-of", "ask-may", "ask-pay", "ask-offer-trophies", "ask-spend-tokens")
@stages.of("ask-exert-for", "ask-event", "ask-outcome")
def choice(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """The effects of each way; healing that would heal nothing is said to."""
    hero = state.heroes[question.seat]
    effects, warnings = {}, {}
    for option in question.options:
        then = option.args.get("effects")
        if then:
            effects[option.key] = told(text, then)
            warnings[option.key] = against(text, then, hero.damage)
    about = [f"drawn:{state.drawn}"] if state.drawn else []
    cause = text("cause-drawn", card=state.drawn) if state.drawn else ""
    if question.prompt == "ask-outcome":
        about = [f"quest:{question.args['card']}"]
        cause = text("cause-explore", card=question.args["card"])
    elif hero.side == "setup" and not state.round:
        cause = text("cause-set-up", hero=hero.hero)
    if question.prompt in TOLD:
        return Staging([*about, piece(hero)], cause, {}, named(warnings), plays=False)
    return Staging([*about, piece(hero)], cause, effects, named(warnings))


TOLD = frozenset({"ask-event", "ask-one-of"})
"""The options of these say by themselves what they do."""


@stages.of("ask-use")
def use(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """RB-EXR-02: an ability that costs an exertion."""
    when, hero = question.options[0].args["ability"], state.heroes[question.seat]
    warning = against(text, when.then, hero.damage)
    about = [question.options[0].on, piece(hero)]
    return Staging(about, "", {"use": told(text, when.then)}, named({"use": warning}))


@stages.of("ask-order")
def in_order(state: State, content: Content, question: Asked, text: Text) -> Staging:
    effects = {o.key: told(text, o.value[1].then) for o in question.options}
    return Staging([o.on for o in question.options], text("cause-order"), effects)


@stages.of("ask-steal")
def steal(state: State, content: Content, question: Asked, text: Text) -> Staging:
    effects = {o.key: text("does-steal", gold=o.value.gold) for o in question.options}
    return Staging([o.on for o in question.options], effects=effects)


@stages.of("ask-move", "ask-journey", "ask-kindle")
def places(state: State, content: Content, question: Asked, text: Text) -> Staging:
    return Staging([piece(state.heroes[question.seat])], plays=False)


@stages.of("ask-place")
def begin(state: State, content: Content, question: Asked, text: Text) -> Staging:
    hero = content.heroes[state.heroes[question.seat].hero]
    ghosts = {o.key: Ghost(text.name(hero.id), hero.icon) for o in question.options}
    cause = text("cause-place", hero=hero.id)
    return Staging([f"mat:{question.seat}"], cause, plays=False, ghosts=ghosts)


@stages.of("ask-hero")
def heroes(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """RB-SET-06: one after another; nobody takes a hero who is taken."""
    left = len(question.options)
    cause = text("cause-hero" if len(state.heroes) > 1 else "cause-hero-alone", left=left)
    return Staging([o.on for o in question.options], cause)
