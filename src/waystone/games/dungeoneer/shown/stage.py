"""What the questions are about."""

from waystone.kernel.ask import PASS, Args
from waystone.kernel.play import Play
from waystone.kernel.stage import Asked, Staging
from waystone.kernel.text import Text
from waystone.kernel.view import Ghost

from ..box.definitions import Content
from ..rules.battle.sides import facing as attackers
from ..rules.cards import glory_cards, inventory
from ..rules.cards.occasions import (
    Ambush,
    Announce,
    AttackHero,
    AttemptQuest,
    CastBane,
    Deed,
    DeliverEscort,
    DropEscort,
    LayLocation,
    MoveHero,
    PlayCard,
    SearchFor,
    StandUp,
    UseEffect,
)
from ..table.board import facing
from ..table.state import Declared, G, Player, State, card_of
from . import prospects, stage_battle
from .staging import NOTHING, Said, in_battle, piece, staged, stages

__all__ = ["stages"]

stages.of("ask-form")(stage_battle.form)
stages.of("ask-attacker")(stage_battle.which_attacker)
stages.of("ask-counter-by")(stage_battle.counter_by)
stages.of("ask-token")(stage_battle.token)
stages.of("ask-challenge")(stage_battle.challenge)
stages.of("ask-special")(stage_battle.special)


# ---- deeds


def deeds_said(g: G, text: Text, p: Player, question: Asked) -> dict[str, Said]:
    """What each deed that is open would do, and what speaks against it."""
    return {
        o.key: move(g, text, p, o.args)
        if type(o.value) is MoveHero
        else deed_said(g, text, p, o.value, question)
        for o in question.options
        if o.value is not None
    }


def deed_said(g: G, text: Text, p: Player, deed: Deed, question: Asked) -> Said:
    """What a deed other than a move would do, and what speaks against it."""
    match deed:
        case LayLocation():
            return text("does-explore"), ""
        case AttemptQuest(quest):
            return prospects.attempt(g, text, p, g.content.quests[quest])
        case SearchFor(quest):
            return prospects.search(g, text, p, g.content.quests[quest])
        case DeliverEscort():
            return text("does-complete"), ""
        case DropEscort():
            return text("does-drop"), ""
        case PlayCard(card):
            return None, card_warning(g, text, p, card, question)
        case UseEffect(thing, n):
            return prospects.use(g, text, p, thing, n)
        case StandUp():
            return stand_up(g, text, p)
        case AttackHero():
            return text("does-attack"), ""
        case Ambush(entry) | Announce(entry):
            return prospects.encounter(g, text, p, entry)
        case CastBane(_, _, own=True):
            return None, text("warn-own-hero")
        case _:
            return NOTHING


def move(g: G, text: Text, p: Player, way: Args) -> Said:
    """DG-EXI-03, DG-EXI-10: the test at the exit; what waits in the location."""
    exit, told = way["exit"], ""
    if exit != "open":
        told = prospects.a_test(text, prospects.needed(g, p, way["stat"], way["value"]))
        told = f"{told} {text(f'does-fail-{exit}')}"
    return told, prospects.obstacle(g, text, p, way["place"])


def stand_up(g: G, text: Text, p: Player) -> Said:
    """DG-EFF-02, DG-EFF-05."""
    if not p.stand_value:
        return text("does-stand"), ""
    die = prospects.needed(g, p, p.stand_stat, p.stand_value)
    return prospects.a_test(text, die), prospects.hopeless(text, die)


def card_warning(g: G, text: Text, p: Player, card: str, question: Asked) -> str:
    """DG-LIM-05: a treasure without a place is used up at once. DG-DEF-03: what an instant card
    does beyond what there is to heal or to prevent is wasted."""
    printed = card_of(g, card)
    if printed.duration == "instant":
        own = printed.acts()
        die, wounds = question.args.get("die", 0), question.args.get("wounds", 0)
        return prospects.wasted(g, text, p, own[0], die, wounds) if own else ""
    if printed.duration == "attachment" or inventory.has_room(g, p, card):
        return ""
    at_once = glory_cards.usable_at_once(g, p, card) is not None
    return text("warn-used-up") if at_once else ""


# ---- the turn


@stages.of("ask-hero")
def hero(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g: G = Play(state, content, None)
    p = state.players[question.seat]
    said = deeds_said(g, text, p, question)
    said[PASS] = text("does-end-hero"), points_lost(state, p, text)
    return staged([piece(p), p.at, *_quests(p)], text("cause-hero", ap=p.ap + p.loose), said)


def points_lost(state: State, p: Player, text: Text) -> str:
    """DG-DSC-05, DG-VAR-17: one point can be saved, the rest are lost."""
    rules = state.rules
    saved = 0 if rules.limited_movement or rules.solo else 1
    lost = p.ap + p.loose - min(p.ap, saved)
    return text("warn-points-lost", n=lost) if lost > 0 else ""


def _quests(p: Player) -> list[str]:
    return [quest.quest for quest in p.quests]


@stages.of("ask-any-moment", "ask-before-roll", "ask-after-roll", "ask-hurt", "ask-dying")
@stages.of("ask-cast", "ask-response")
def at_a_moment(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-SPC: whose turn it is, and what could be done about what is about to happen."""
    g: G = Play(state, content, None)
    p = state.players[question.seat]
    said = deeds_said(g, text, p, question)
    cause = ""
    about = [piece(p)]
    if state.battles:
        about += [f"attacker:{attack.card}" for attack in state.battles[-1].attacks]
    if question.prompt == "ask-any-moment":
        active = state.players[state.active]
        cause = text("cause-calm", hero=active.hero, phase=text(f"phase-{state.phase}"))
        about.append(piece(active))
    elif question.prompt == "ask-response":
        cause = attacked(g, text, p) or in_battle(state, text)
    elif question.prompt in ("ask-before-roll", "ask-after-roll"):
        cause = text("cause-roll", hero=question.args["hero"])
    return staged(list(dict.fromkeys(about)), cause, said)


def attacked(g: G, text: Text, p: Player) -> str:
    """DG-BAT-14: each attacker with its form and both values, before the dice."""
    said = []
    for attack in attackers(g, p.seat):
        said.append(text("cause-attacked", card=attack.known_as, form=attack.form))
    return " ".join(said)


@stages.of("ask-dungeonlord", "ask-declare")
def dungeonlord(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-DLP: who could be met with what; each pays with the own Peril."""
    g: G = Play(state, content, None)
    p = state.players[question.seat]
    said: dict[str, Said] = {}
    for option in question.options:
        if isinstance(option.value, Declared):
            said[option.key] = prospects.encounter(g, text, p, option.value)
        elif option.value is not None:
            said[option.key] = deed_said(g, text, p, option.value, question)
    rivals = [q for q in state.players if q.alive and q.seat != p.seat]
    perils = [text("hero-peril", hero=q.hero, n=q.peril) for q in rivals]
    about = [*(piece(q) for q in rivals), f"lair:{p.seat}"]
    return staged(about, text("cause-lord", perils=perils), said)


# ---- battle


@stages.of("ask-lair", "ask-lair-reward")
def to_lair(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-LAI-01..05; DG-RWD-01."""
    p = state.players[question.seat]
    full, said = prospects.lair_full(text, p), {}
    for option in question.options:
        told, warning = text(f"does-to-{option.value.to}", n=len(p.lair)), ""
        if isinstance(option.value.peril, Player):
            more, warning = peril_of(option.value.peril, question.args["n"], p, text)
            told = f"{told} {more}"
        said[option.key] = told, (full if option.value.to == "lair" else "") or warning
    cause = text("cause-after-battle", hero=state.battles[-1].hero)
    return staged([f"attacker:{question.args['card']}", f"lair:{p.seat}"], cause, said)


@stages.of("ask-reward")
def reward(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-RWD-01: for the wounds that the monsters dealt."""
    me, n = state.players[question.seat], question.args["n"]
    said = {
        option.key: peril_of(option.value, n, me, text)
        for option in question.options
        if isinstance(option.value, Player)
    }
    return staged([f"mat:{question.seat}"], text("cause-reward"), said)


@stages.of("ask-peril-to")
def peril_to(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-GEN-06: what each opponent has already."""
    said = {
        option.key: (text("hero-peril", hero=option.value.hero, n=option.value.peril), "")
        for option in question.options
        if isinstance(option.value, Player)
    }
    return staged([f"mat:{question.seat}"], "", said)


def peril_of(receiver: Player, n: int, me: Player, text: Text) -> tuple[str, str]:
    """DG-RWD-01, DG-GEN-04: only opponents spend a player's Peril."""
    now = receiver.peril
    told = text("does-peril", hero=receiver.hero, now=now, then=now + n)
    return told, text("warn-own-peril") if receiver is me else ""


@stages.of("ask-discount")
def discount(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-NAK-04, DG-NAK-05."""
    return Staging([f"hero:{question.args['hero']}"], text("cause-discount", n=state.wrath))


@stages.of("ask-spoils")
def spoils(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-SOL-16."""
    p = state.players[question.seat]
    said = deeds_warned(state, content, p, question, text)
    return staged([piece(p)], text("cause-spoils", glory=p.glory), said)


def deeds_warned(
    state: State, content: Content, p: Player, question: Asked, text: Text
) -> dict[str, Said]:
    """What speaks against playing each of the cards."""
    g: G = Play(state, content, None)
    return {
        o.key: (None, card_warning(g, text, p, o.value, question))
        for o in question.options
        if o.value
    }


# ---- cards that go, cards that come


@stages.of("ask-discard", "ask-discard-phase", "ask-excess", "ask-lair-excess", "ask-strip")
@stages.of("ask-give")
def discard(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """They go to the discard pile; what lay in play works no more."""
    p = state.players[question.seat]
    in_hand = {f"hand:{card}" for card in p.hand}
    said = {}
    for option in question.options:
        if option.on:
            lost = "" if option.on in in_hand else text("warn-works-no-more")
            said[option.key] = text("does-discard"), lost
    cause = text("cause-discard") if question.prompt == "ask-discard-phase" else ""
    return staged([f"mat:{p.seat}"], cause, said, plays=False)


@stages.of("ask-upkeep")
def upkeep(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-RST-05."""
    said = {
        o.key: (text("does-upkeep", n=content.adventure[o.value.card].upkeep), "")
        for o in question.options
    }
    p = state.players[question.seat]
    return staged([f"mat:{p.seat}"], text("cause-upkeep", glory=p.glory), said, plays=False)


@stages.of("ask-recover", "ask-rob", "ask-summon", "ask-host", "ask-swap-quest")
def taken(state: State, content: Content, question: Asked, text: Text) -> Staging:
    told = text(f"does-{question.prompt.removeprefix('ask-')}")
    said = {o.key: (told, "") for o in question.options}
    return staged([f"mat:{question.seat}"], "", said, plays=False)


# ---- the map


@stages.of("ask-place")
def place(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-LOC-05: how the exits of the card would lie."""
    card = question.args["location"]
    ways_up = {turned: lying(content, card, turned, text) for turned in (False, True)}
    effects, ghosts = {}, {}
    for option in question.options:
        effects[option.key], ghosts[option.key] = ways_up[option.value.turned]
    about = ["drawn"] if state.drawn else []
    return Staging(about, text("cause-laid", location=card), effects, ghosts=ghosts)


def lying(content: Content, card: str, turned: bool, text: Text) -> tuple[str, Ghost]:
    """A location as it would lie, told and drawn."""
    sides = facing(content, card, turned)
    kinds = [side.removeprefix("side-") for side in sides.values()]
    return text("does-lie", **sides), Ghost(text.name(card), "dungeon-gate", kinds)


@stages.of("ask-trap")
def trap(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-TRP-03: it acts on every hero in the location."""
    p = state.players[question.seat]
    warnings = {o.key: text("warn-own-hero-there") for o in question.options if o.value == p.at}
    card = question.args["card"]
    ghost = Ghost(text.name(card), content.adventure[card].icon)
    ghosts = {o.key: ghost for o in question.options if o.on}
    return Staging([card], text("cause-trap"), warnings=warnings, ghosts=ghosts)


@stages.of("ask-dodge")
def dodge(state: State, content: Content, question: Asked, text: Text) -> Staging:
    p = state.players[question.seat]
    return Staging([piece(p), p.at], text("cause-entered", place=p.at))


@stages.of("ask-deck", "ask-draw")
def draw(state: State, content: Content, question: Asked, text: Text) -> Staging:
    p = state.players[question.seat]
    return Staging([f"mat:{p.seat}"], text("cause-draw", n=len(p.hand)))


@stages.of("ask-x")
def x(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-GEN-13: it is done as many times as is paid."""
    return Staging([], text("cause-x", card=question.args["card"]))


@stages.of("ask-save")
def save(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-DSC-05."""
    effects = {"save": text("does-save"), PASS: text("does-not-save")}
    return Staging([piece(state.players[question.seat])], text("cause-save"), effects)
