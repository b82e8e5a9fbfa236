"""What the questions are about."""

from typing import Any

from waystone.kernel.ask import PASS
from waystone.kernel.play import Play
from waystone.kernel.stage import Asked, Stages, Staging
from waystone.kernel.text import Text

from ..box.definitions import CombatDef, Content, DiplomacyDef
from ..box.effects import Calm, Damage, Effect, Gain, Heal, Lose, Rouse, Terror, Tire, Udamage
from ..rules.encounter.acting import Deed, PlayCard, SpendCharges, UseAbility
from ..rules.encounter.enemy import tactics_threaten
from ..rules.encounter.keys import cards_so_far
from ..rules.encounter.moments import GIVE_UP_STEPS
from ..rules.encounter.round import hand_kept
from ..rules.journal.pages import open_page
from ..rules.people.tracks import amount_of, energy_cap
from ..table.party import foe, hero, now, present
from ..table.state import G, Hero, State
from .against import against, useless, wasted
from .alike import alike
from .encounter import JOIN, clauses
from .paying import company, effort, paid, parts, stone_price, told
from .threat import about_to_come

stages: Stages[State, Content] = Stages()


def known(words: dict[str, str]) -> dict[str, str]:
    return {key: word for key, word in words.items() if word}


def attack(g: G, text: Text) -> str:
    """The enemy's coming attack or reaction, in words."""
    return text.shared("attack", lambda: words(about_to_come(g, text), text))


# ---- an activation


@stages.of("ask-act")
def act(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-SEQ-19, TG-SEQ-20: a card says itself what it does; of the rest it is told here."""
    g: G = Play(state, content)
    effects, warnings = dict[str, str](), dict[str, str]()
    for option in question.options:
        told = deed(g, question.seat, option.value, text)
        if told is not None:
            effects[option.key], warnings[option.key] = told
    word = "cause-attack" if isinstance(foe(g), CombatDef) else "cause-reaction"
    cause = text(word, foe=foe(g).id, attack=attack(g, text))
    about = ["foe", f"hero:{hero(g, question.seat).id}", f"hand:{question.seat}"]
    return Staging(about, cause, effects, known(warnings))


def deed(g: G, seat: int, value: Deed, text: Text) -> tuple[str, str] | None:
    match value:
        case PlayCard():
            return None
        case "stop":
            idle = not cards_so_far(g) and tactics_threaten(g, seat)
            bad = text("warn-tactics", attack=tactics(g, text)) if idle else text("warn-ends")
            return text("does-stop", attack=attack(g, text)), bad
        case "escape":
            roll = "epic-escape" in g.state.rules
            does = "does-escape-roll" if roll else "does-escape"
            return text(does, attack=attack(g, text)), text("warn-no-loot")
        case "give-up":
            return give_up(g, text), text("warn-encounter-over")
        case "concede":
            return text("does-concede"), text("warn-encounter-over")
        case "panic":
            return text("does-panic"), ""
        case "companion":
            return None
        case UseAbility(_, use, _):
            return words(use.do, text), against(g, use.do, [seat], use.limit, text)
        case SpendCharges(_, charges):
            return words(charges.do, text), against(g, charges.do, [seat], "", text)
        case _:
            return None


def words(effects: Any, text: Text) -> str:
    return JOIN.join(clauses(effects, text))


def tactics(g: G, text: Text) -> str:
    enemy = foe(g)
    return words(enemy.tactics, text) if isinstance(enemy, CombatDef) else ""


def give_up(g: G, text: Text) -> str:
    """TG-DIP-10: the outcome of the colour four steps down."""
    enemy = foe(g)
    assert isinstance(enemy, DiplomacyDef)
    colour = enemy.track[max(0, now(g).affinity - GIVE_UP_STEPS)]
    outcome = enemy.outcomes[colour]
    return text("does-give-up", colour=colour, do=words(outcome.do, text))


@stages.of("ask-mulligan")
def mulligan(state: State, content: Content, question: Asked, text: Text) -> Staging:
    count = len(question.args["cards"]) - 1
    effects = {"redraw": text("does-redraw", count=count)}
    cause = text("cause-hand", foe=now(Play(state, content)).id)
    return Staging([f"hand:{question.seat}", "foe"], cause, effects, {"redraw": text("warn-fewer")})


@stages.of("ask-discard", "ask-discards", "ask-trim")
def discard(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-SEQ-26, TG-SEQ-30: the cards go; they are not played."""
    g: G = Play(state, content)
    effects = {o.key: text("does-discard", card=o.value) for o in question.options}
    cause = ""
    if question.prompt == "ask-trim":
        cause = text("cause-trim", count=hand_kept(g, question.seat))
    return Staging([f"hand:{question.seat}", "foe"], cause, effects, plays=False)


@stages.of("ask-recover", "ask-look")
def to_hand(state: State, content: Content, question: Asked, text: Text) -> Staging:
    effects = {o.key: text("does-to-hand", card=o.value) for o in question.options}
    return Staging([f"hero:{state.heroes[question.seat].id}"], "", effects, plays=False)


@stages.of("ask-hasten", "ask-recharge")
def tokens(state: State, content: Content, question: Asked, text: Text) -> Staging:
    word = "does-hasten" if question.prompt == "ask-hasten" else "does-recharge"
    effects = {
        o.key: text(word, left=max(0, o.value.tokens - 1), charges=o.value.charges)
        for o in question.options
    }
    return Staging([o.on for o in question.options], "", effects, plays=False)


@stages.of("ask-place")
def place(state: State, content: Content, question: Asked, text: Text) -> Staging:
    return Staging([f"hand:{question.seat}", "foe"])


@stages.of("ask-defence")
def defence(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-ITM-14: what each item would do against the attack at hand."""
    g: G = Play(state, content)
    effects, warnings = {}, {}
    for option in question.options:
        if option.value is not None:
            ability = option.value[1]
            effects[option.key] = words(ability.do, text)
            warnings[option.key] = against(g, (), [], ability.limit, text)
    one = hero(g, question.seat)
    cause = text("cause-struck", foe=foe(g).id, hero=one.id, attack=attack(g, text))
    return Staging(["foe", f"hero:{one.id}"], cause, effects, known(warnings))


@stages.of("ask-companion")
def companion(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g: G = Play(state, content)
    effects = {"companion": text("does-ignore")}
    active = hero(g, now(g).active)
    cause = text("cause-struck", foe=foe(g).id, hero=active.id, attack=attack(g, text))
    warnings = {"companion": text("warn-once")}
    return Staging(["foe", f"hero:{active.id}"], cause, effects, warnings)


@stages.of("ask-active")
@alike
def active(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g: G = Play(state, content)
    effects = {
        o.key: text(
            "does-act", health=hero(g, m.seat).health, terror=hero(g, m.seat).terror,
            count=len(m.hand),
        )
        for o in question.options
        for m in present(g)
        if m.seat == o.value
    }  # fmt: skip
    cause = text("cause-round", round=now(g).round)
    return Staging(["foe", *(o.on for o in question.options)], cause, effects, plays=False)


@stages.of("ask-cube", "ask-step")
def spawn(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-VEN-07: how far the pool and each Spawn are."""
    encounter = now(Play(state, content))
    effects = {}
    for option in question.options:
        if option.value is not None:
            most = content.spawn[option.value.id].toughness
            effects[option.key] = text("does-fill", cubes=option.value.cubes + 1, most=most)
        elif isinstance(enemy := content.encounters[encounter.id], CombatDef):
            cubes = encounter.pool + 1
            effects[option.key] = text("does-fill", cubes=cubes, most=enemy.toughness)
        else:
            effects[option.key] = text("does-step")
    return Staging([o.on for o in question.options], "", effects, plays=False)


@stages.of("ask-give-up", "ask-give-up-red", "ask-concede")
def agree(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g: G = Play(state, content)
    talk = isinstance(foe(g), DiplomacyDef) and question.prompt != "ask-concede"
    effects = {"yes": give_up(g, text) if talk else text("does-concede")}
    return Staging(["foe"], "", effects, {"yes": text("warn-encounter-over")})


@stages.of("ask-trap")
def trap(state: State, content: Content, question: Asked, text: Text) -> Staging:
    one = state.heroes[question.seat]
    warnings = {"health": text("warn-dying")} if one.health <= 1 else {}
    effects = {"health": text("does-health", now=one.health, later=max(0, one.health - 1))}
    return Staging(["foe", f"mat:{one.seat}"], "", effects, warnings)


# ---- who gets it


@stages.of("ask-share", "ask-one", "ask-ally", "ask-whom", "ask-receiver", "ask-payer",
           "ask-give-to", "ask-greedy", "ask-whom-secret")  # fmt: skip
@alike
def whom(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """Those to choose from, with what they have of it."""
    g: G = Play(state, content)
    given = question.args.get("effect")
    do: tuple[Effect, ...] = (given,) if given is not None else question.args.get("do", ())
    effects, warnings = {}, {}
    for option in question.options:
        if isinstance(option.value, int) and option.value >= 0:
            one = state.heroes[option.value]
            effects[option.key] = having(g, one, do, str(question.args.get("what", "")), text)
            if useless(g, do, [one.seat]):
                warnings[option.key] = text("warn-no-effect")
    about = [o.on for o in question.options if o.on]
    return Staging(about, "", effects, warnings, plays=False)


@stages.of("ask-share-part")
def share_part(state: State, content: Content, question: Asked, text: Text) -> Staging:
    names = [state.heroes[seat].id for seat in question.args["among"]]
    return Staging([f"hero:{name}" for name in names])


def having(g: G, one: Hero, do: tuple[Effect, ...], what: str, text: Text) -> str:
    """The number that the effects are about, as it stands."""
    for effect in do:
        match effect:
            case Gain(name) | Lose(name):
                what = name
            case Heal() | Damage() | Udamage():
                most = g.content.characters[one.id].most_health
                return text("has-health", n=one.health, most=most)
            case Terror() | Calm():
                return text("has-terror", n=one.terror)
            case Rouse() | Tire():
                return text("has-energy", n=one.energy, most=energy_cap(g, one))
    if what in ("food", "wealth", "magic", "xp"):
        return text("has-resource", what=what, n=amount_of(one, what))
    return ""


# ---- items


@stages.of("ask-lose-item")
def lose_item(state: State, content: Content, question: Asked, text: Text) -> Staging:
    effects = {o.key: text("does-lose-item", item=o.args["item"]) for o in question.options}
    warnings = {o.key: text("warn-item-gone") for o in question.options}
    return Staging([o.on for o in question.options], "", effects, warnings, plays=False)


@stages.of("ask-active-item")
def active_item(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-ITM-04: the other one lies face down."""
    effects = {o.key: text("does-keep-item", item=o.args["item"]) for o in question.options}
    return Staging([f"mat:{question.seat}"], text("cause-slot"), effects, plays=False)


@stages.of("ask-burden")
def burden(state: State, content: Content, question: Asked, text: Text) -> Staging:
    drops = [o for o in question.options if o.key.startswith("drop:")]
    warnings = {o.key: text("warn-item-gone") for o in drops}
    return Staging([f"mat:{question.seat}"], text("cause-burden"), {}, warnings, plays=False)


# ---- the day


@stages.of("ask-meal")
def meal(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-DAY-11."""
    g: G = Play(state, content)
    one = state.heroes[question.seat]
    warnings = {}
    if useless(g, (Heal(1), Rouse(1), Calm(1)), [one.seat]):
        warnings["eat"] = text("warn-no-effect")
    effects = {"eat": text("does-eat", left=one.food - 1)}
    return Staging([f"mat:{one.seat}"], text("cause-meal"), effects, warnings, place="camp")


@stages.of("ask-develop", "ask-rebuild-combat", "ask-rebuild-diplomacy", "ask-vision")
def camp(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-DAY-13, TG-DAY-14, TG-DAY-16: by the fire, when the day is over."""
    return Staging([f"mat:{question.seat}"], place="camp")


@stages.of("ask-midday")
def midday(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-DAY-07: what each action costs; a Location says itself what it offers."""
    g: G = Play(state, content)
    one = state.heroes[question.seat]
    party = company(g, one)
    effects, warnings = {}, {}
    tiring: dict[str, tuple[str, bool]] = {}
    for option in question.options:
        match option.value.what:
            case "travel" | "fight" | "guidestone" as deed:
                if deed not in tiring:
                    tiring[deed] = effort(g, deed, party, text)
                effects[option.key], last = tiring[deed]
                if last:
                    warnings[option.key] = text("warn-last-energy")
            case "explore":
                effects[option.key] = text("does-explore")
            case "location" | "own" as kind:
                owner = one.seat if kind == "own" else -1
                shares = parts(g, option.args["pay"], party, owner)
                does = clauses(option.args["do"], text)
                effects[option.key] = JOIN.join((*does, *told(g, shares, text)))
                if useless(g, option.args["do"], [one.seat]):
                    warnings[option.key] = text("warn-no-effect")
            case "rest":
                effects[option.key], warnings[option.key] = "", text("warn-ends-day")
            case "swap":
                effects[option.key] = text("does-keep-item", item=option.args["item"])
            case "gift" | "hint" | "learn" as deed:
                effects[option.key] = text(f"does-{deed}")
            case _:
                effects[option.key] = ""
    cause = text("cause-midday", n=one.energy)
    return Staging([f"figure:{one.id}", f"place:{one.at}"], cause, effects, warnings)


@stages.of("ask-stone-way")
def stone_way(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-ACT-13: who pays what."""
    g: G = Play(state, content)
    party = question.args["among"]
    return Staging(
        effects={
            o.key: paid(g, stone_price(g, party, [o.value]), party, text) for o in question.options
        }
    )


@stages.of("ask-choice")
@alike
def choice(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-JRN-11: who pays what."""
    g: G = Play(state, content)
    party = open_page(g).party
    effects = {
        o.key: paid(g, o.args["pay"], party, text) for o in question.options if "pay" in o.args
    }
    return Staging(effects=effects)


@stages.of("ask-company", "ask-join", "ask-join-instant")
def along(state: State, content: Content, question: Asked, text: Text) -> Staging:
    on = [o.on for o in question.options if o.on]
    return Staging(on or [f"hero:{state.heroes[question.seat].id}"], plays=False)


@stages.of("ask-part")
def part(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-PTY-03: what one has of what is to be paid."""
    one, what = state.heroes[question.seat], str(question.args["what"])
    cause = text("cause-part", n=question.args["left"], what=what, have=getattr(one, what))
    return Staging([f"mat:{one.seat}"], cause)


@stages.of("ask-either", "ask-may")
def deal(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """Ways that would change nothing for whoever decides, where that is one alone."""
    g: G = Play(state, content)
    warnings = {
        o.key: text("warn-no-effect")
        for o in question.options
        if o.key != PASS
        and o.value is not None
        and g.state.encounter is not None
        and o.value.do
        and all(wasted(g, effect, [question.seat]) for effect in o.value.do)
    }
    return Staging([f"hero:{state.heroes[question.seat].id}"], "", {}, warnings)
