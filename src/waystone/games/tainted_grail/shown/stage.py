"""What the questions are about."""

from typing import Any

from waystone.kernel.ask import PASS
from waystone.kernel.play import Play
from waystone.kernel.stage import Asked, Stages, Staging
from waystone.kernel.text import Text

from ..box.definitions import CombatDef, Content, DiplomacyDef
from ..box.encounter import Discard
from ..box.printed import faces
from ..rules.encounter.acting import Deed, PlayCard, SpendCharges, UseAbility
from ..rules.encounter.enemy import tactics_threaten
from ..rules.encounter.keys import cards_so_far
from ..rules.encounter.moments import GIVE_UP_STEPS
from ..rules.encounter.round import hand_kept
from ..table.party import foe, hero, now, present
from ..table.state import G, State
from .against import against
from .alike import alike
from .causes import because, lies, whereabouts, within
from .day import of_the_day
from .encounter import JOIN, clauses
from .playing import placing, playing
from .playing import words as bonuses
from .threat import about_to_come
from .whom import of_people

stages: Stages[State, Content] = Stages()
stages.by_prompt |= of_people.by_prompt | of_the_day.by_prompt


def known(words: dict[str, str]) -> dict[str, str]:
    return {key: word for key, word in words.items() if word}


def attack(g: G, text: Text) -> str:
    """The enemy's coming attack or reaction, in words."""
    return text.shared("attack", lambda: within(about_to_come(g, text), text))


def blow(g: G, text: Text) -> str:
    """Whom it hits, with what."""
    coming = attack(g, text)
    word = "cause-struck" if coming else "cause-harmless"
    return text(word, foe=foe(g).id, hero=hero(g, now(g).active).id, attack=coming)


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
    coming = attack(g, text)
    cause = text(word if coming else "cause-harmless", foe=foe(g).id, attack=coming)
    about = ["foe", f"hero:{hero(g, question.seat).id}", f"hand:{question.seat}"]
    return Staging(about, cause, effects, known(warnings))


def deed(g: G, seat: int, value: Deed, text: Text) -> tuple[str, str] | None:
    match value:
        case PlayCard(card):
            return playing(g, seat, card, text)
        case "stop":
            idle = not cards_so_far(g) and tactics_threaten(g, seat)
            bad = text("warn-tactics", attack=tactics(g, text)) if idle else text("warn-ends")
            coming = attack(g, text)
            return text("does-stop" if coming else "does-stop-only", attack=coming), bad
        case "escape":
            coming, roll = attack(g, text), "epic-escape" in g.state.rules
            does = "does-escape-roll" if roll else "does-escape"
            return text(f"{does}{'' if coming else '-only'}", attack=coming), text("warn-no-loot")
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
    return within(enemy.tactics, text) if isinstance(enemy, CombatDef) else ""


def give_up(g: G, text: Text) -> str:
    """TG-DIP-10: the outcome of the colour four steps down."""
    enemy = foe(g)
    assert isinstance(enemy, DiplomacyDef)
    colour = enemy.track[max(0, now(g).affinity - GIVE_UP_STEPS)]
    outcome = enemy.outcomes[colour]
    return text("does-give-up", colour=colour, do=within(outcome.do, text) or text("comes-nothing"))


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
    if question.prompt == "ask-trim":
        cause = text("cause-trim", count=hand_kept(g, question.seat))
    else:
        cause = because(question, text, (Discard(question.args.get("count", 1)),))
    about = [f"hand:{question.seat}", *lies(g, question), "foe"]
    return Staging(list(dict.fromkeys(about)), cause, effects, plays=False)


@stages.of("ask-recover", "ask-look")
def to_hand(state: State, content: Content, question: Asked, text: Text) -> Staging:
    effects = {o.key: text("does-to-hand", card=o.value) for o in question.options}
    about = [*lies(Play(state, content), question), f"hero:{state.heroes[question.seat].id}"]
    return Staging(list(dict.fromkeys(about)), because(question, text), effects, plays=False)


@stages.of("ask-hasten", "ask-recharge")
def tokens(state: State, content: Content, question: Asked, text: Text) -> Staging:
    word = "does-hasten" if question.prompt == "ask-hasten" else "does-recharge"
    effects = {
        o.key: text(word, left=max(0, o.value.tokens - 1), charges=o.value.charges)
        for o in question.options
    }
    on = [o.on for o in question.options]
    return Staging(on, because(question, text), effects, plays=False)


@stages.of("ask-place")
def place(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-SEQ-13: with its effects or without."""
    g: G = Play(state, content)
    effects = {
        o.key: placing(g, question.seat, o.value, text)
        if question.args["effects"]
        else text("does-place")
        for o in question.options
    }
    return Staging([f"hand:{question.seat}", "foe"], because(question, text), effects)


@stages.of("ask-magic")
def magic(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-SEQ-05: what the key gives, and whose Magic goes."""
    one, card = state.heroes[question.seat], str(question.args["card"])
    icons = faces(content).cards[card].left_magic or ()
    bonus = bonuses(icons, 1, [], text)
    spent = text("does-change", what="magic", now=one.magic, later=one.magic - 1)
    effects = {"magic": JOIN.join([bonus[:1].upper() + bonus[1:], spent])}
    effects[PASS] = text("does-no-key")
    about = [*whereabouts(Play(state, content), card), f"hero:{one.id}"]
    return Staging(about, text("cause-magic", card=card, bonus=bonus), effects)


@stages.of("ask-consent")
def consent(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-SEQ-29: what the charges of one's card would do for another."""
    card = str(question.args["card"])
    do = [effect for charges in faces(content).cards[card].charges for effect in charges.do]
    effects = {"yes": words(do, text), PASS: text("does-nothing")}
    about = whereabouts(Play(state, content), card)
    cause = text("cause-of", source=card, do=within(do, text))
    return Staging(about, cause, effects)


@stages.of("ask-order")
@alike
def order(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-GEN-02."""
    g: G = Play(state, content)
    named = [str(o.args["name"]) for o in question.options]
    about = [place for name in named for place in whereabouts(g, name)]
    return Staging(list(dict.fromkeys(about)), text("cause-order", count=len(named)))


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
    cause = blow(g, text)
    return Staging(["foe", f"hero:{one.id}"], cause, effects, known(warnings))


@stages.of("ask-companion")
def companion(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g: G = Play(state, content)
    effects = {"companion": text("does-ignore")}
    active = hero(g, now(g).active)
    cause = blow(g, text)
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
    cause = text("cause-cube" if question.prompt == "ask-cube" else "cause-step")
    return Staging([o.on for o in question.options], cause, effects, plays=False)


@stages.of("ask-give-up", "ask-give-up-red", "ask-concede")
def agree(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g: G = Play(state, content)
    talk = isinstance(foe(g), DiplomacyDef) and question.prompt != "ask-concede"
    effects = {"yes": give_up(g, text) if talk else text("does-concede")}
    effects[PASS] = text("does-go-on")
    one = str(question.args["hero"])
    cause = text("cause-give-up" if talk else "cause-concede", hero=one)
    return Staging(["foe", f"hero:{one}"], cause, effects, {"yes": text("warn-encounter-over")})


@stages.of("ask-trap")
def trap(state: State, content: Content, question: Asked, text: Text) -> Staging:
    one = state.heroes[question.seat]
    warnings = {"health": text("warn-dying")} if one.health <= 1 else {}
    cards = sum(len(m.hand) for m in now(Play(state, content)).members if m.seat == one.seat)
    effects = {
        "health": text("does-health", now=one.health, later=max(0, one.health - 1)),
        "card": text("does-hand", now=cards, later=max(0, cards - 1)),
    }
    return Staging(["foe", f"mat:{one.seat}"], text("effect-trap"), effects, warnings)
