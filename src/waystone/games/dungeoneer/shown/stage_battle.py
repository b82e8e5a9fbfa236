"""What the questions of a battle are about."""

from msgspec.structs import replace as copied

from waystone.kernel.play import Play
from waystone.kernel.stage import Asked, Staging
from waystone.kernel.text import Text

from ..box.definitions import Content
from ..rules.battle.hits import hit_of
from ..rules.battle.values import attack_base, counter_base
from ..table.state import Attack, G, State
from ..table.stats import block
from . import prospects
from .staging import Said, in_battle, piece, staged
from .wording import clause


def form(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-BAT-06: what a hit in each form would do."""
    g: G = Play(state, content, None)
    said = {}
    battle = state.battles[-1] if state.battles else None
    attack = next(
        (a for a in (battle.attacks if battle else []) if a.known_as == question.args["card"]), None
    )
    for option in question.options:
        wounds = hit_of(g, copied(attack, form=option.value))[0] if attack is not None else 1
        own, other = option.args["own"], option.args["other"]
        told = text("does-form", wounds=wounds, lead=own - other)
        said[option.key] = told, prospects.cannot_hit(text, own, other)
    about = [f"attacker:{attack.card}"] if attack is not None else []
    if battle is not None:
        about.append(f"hero:{battle.hero}")
    return staged(about, in_battle(state, text), said)


def which_attacker(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-BAT-13, DG-BAT-14: each attacker with both values and the wounds of its hit."""
    g: G = Play(state, content, None)
    said: dict[str, Said] = {}
    for option in question.options:
        attack = option.value
        battle = state.battles[-2 if attack.target else -1]
        own = attack_base(g, battle, attack, attack.form).total + attack.bonus
        other = counter_base(g, battle, attack, attack.form).total
        wounds = hit_of(g, attack)[0]
        told = text("does-strike", form=attack.form, own=own, other=other, wounds=wounds)
        said[option.key] = told, ""
    about = [piece(state.players[question.seat]), *(o.on for o in question.options)]
    return staged(about, in_battle(state, text), said, plays=False)


def counter_by(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-BAT-15, DG-MIN-02, DG-MIN-03: what each would add to the die, against the attack as it was
    rolled; a minion takes the wounds itself."""
    g: G = Play(state, content, None)
    attack = struck_by(state, question.args["card"])
    if attack is None:
        return Staging(cause=in_battle(state, text), plays=False)
    battle, said = state.battles[-1], dict[str, Said]()
    for option in question.options:
        own = counter_base(g, battle, copied(attack, minion=option.value), attack.form).total
        does = "does-counter-minion" if option.value else "does-counter"
        told = text(does, form=attack.form, own=own, total=attack.total)
        said[option.key] = told, prospects.hopeless(text, attack.total - own)
    cause = text("cause-struck", card=attack.known_as, form=attack.form, n=attack.total)
    about = [f"attacker:{attack.card}", piece(state.players[question.seat])]
    return staged(about, cause, said, plays=False)


def struck_by(state: State, known_as: str) -> Attack | None:
    """The attack of a card or a hero in the battle at hand; a challenge stands within it."""
    battle = state.battles[-1]
    return next((a for a in battle.attacks if a.known_as == known_as), None)


def token(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-BAT-20, DG-QCA-31: the hit wounds, or the quest changes hands."""
    g: G = Play(state, content, None)
    me, hero = state.players[question.seat], question.args["hero"]
    attack = struck_by(state, me.hero)
    wounds = hit_of(g, attack)[0] if attack is not None else 1
    said: dict[str, Said] = {
        o.key: (text("does-token") if o.value else text("does-wound", wounds=wounds), "")
        for o in question.options
    }
    return staged([f"hero:{hero}", piece(me)], "", said, plays=False)


def challenge(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-BAT-21, DG-BAT-24."""
    p = state.players[question.seat]
    said = {o.key: (text("does-challenge"), "") for o in question.options if o.value is not None}
    about = [piece(p), *dict.fromkeys(o.on for o in question.options if o.on)]
    return staged(about, in_battle(state, text), said, plays=False)


def special(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """DG-DLP-13: the bonus and what befalls the attacked hero."""
    g: G = Play(state, content, None)
    card = question.args["card"]
    attack = next(a for b in state.battles[::-1] for a in b.attacks if a.known_as == card)
    found = block(g, attack).special
    assert found is not None
    parts = [text("special-bonus", bonus=found.bonus)] if found.bonus else []
    parts += [clause(text, act) for act in found.do]
    told = text.listing(parts)
    effects = {"special": f"{told[:1].upper()}{told[1:]}."}
    return Staging([f"attacker:{attack.card}"], effects=effects)
