"""What the questions are about."""

from typing import NamedTuple

from waystone.kernel.play import Play
from waystone.kernel.stage import Asked, Staging
from waystone.kernel.text import Text
from waystone.kernel.view import Ghost

from ..box.abilities import Active
from ..box.definitions import Content
from ..box.effects import Effect, OneOf
from ..box.unit_effects import Attack, Banish, Kill, Lose, Restore
from ..rules.actions.acts import Act, Activate, EndTurn, ExploreBorder, Use, Walk
from ..rules.board.exploration import doomed
from ..rules.board.traps import trapped
from ..rules.cards.doing import Doing
from ..rules.cards.modifiers import armor, most, will
from ..rules.cards.selectors import CHOSEN, members
from ..rules.cards.targeting import UNITS, Eye, Mark, marks_for
from ..table.board import ground, spot, tile_at
from ..table.state import Explorer, G, Monster, State
from ..table.units import explorer_of, unit_of
from . import stage_goods
from .scene import facing
from .staging import Said, capital, staged, stages
from .wording import did, in_turn, more_cost, tidy

__all__ = ["stages"]

stages.of("ask-discard")(stage_goods.discard)
stages.of("ask-unequip")(stage_goods.unequip)
stages.of("ask-give", "ask-take", "ask-swap", "ask-carry-on")(stage_goods.goods)
stages.of("ask-put-back")(stage_goods.put_back)
stages.of("ask-equip-now")(stage_goods.equip_now)
stages.of("ask-keep")(stage_goods.keep)
stages.of("ask-decks", "ask-deck")(stage_goods.decks)
stages.of("ask-inventory", "ask-whose-inventory", "ask-use-inventory")(stage_goods.inventory)


# ---- actions


@stages.of("ask-action", "ask-window")
def action(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """MA-EXT-04: what each action does; what it costs stands in its words. What an ability does
    is said in those of its option, but for choices and for prices that are not counted; besides,
    whom it reaches."""
    g = Play(state, content)
    explorer, here = state.explorers[question.seat], ground(g)
    eye = Eye(g, explorer)
    effects: dict[str, str] = {}
    warnings: dict[str, str] = {}
    for option in question.options:
        act = option.value
        if isinstance(act, Walk):
            if here.spaces[act.cell] == "trap":
                warnings[option.key] = text("warn-trap")
            continue
        effect, warning = act_said(g, text, explorer, act, eye)
        if effect:
            effects[option.key] = effect
        if warning:
            warnings[option.key] = warning
    if question.prompt == "ask-window":
        return Staging([f"unit:{explorer.id}"], text("cause-window"), effects, warnings, False)
    about = [f"unit:{explorer.id}", f"cell:{spot(explorer.cell)}", f"mat:{explorer.seat}"]
    return Staging(about, text("cause-turn"), effects, warnings, False)


def act_said(g: G, text: Text, explorer: Explorer, act: Act, eye: Eye) -> Said:
    match act:
        case Use():
            return use_said(g, text, explorer, act, eye)
        case EndTurn():
            lost = g.state.turn == explorer.id and explorer.stamina
            return "", text("warn-stamina-lost", n=explorer.stamina) if lost else ""
        case Activate(_, kind):
            return activation(g, text, explorer, kind)
        case ExploreBorder(border):
            gone = [f"tile-{tile.face}" for tile in doomed(g, border)]
            return text("does-explore"), text("warn-tiles-go", n=len(gone)) if gone else ""
        case _:
            return "", ""


def use_said(g: G, text: Text, explorer: Explorer, use: Use, eye: Eye) -> Said:
    card, number, active = use
    told = text.once(("use", card, number), lambda: used(active, text))
    reached: list[str] = []
    marks: list[Mark] = []
    if active.target is not None and active.target.of in UNITS:
        marks = marks_for(g, explorer, card, active, eye)
        reached = [str(unit) for kind, unit in marks if kind == "unit"]
    does = told.does
    if reached:
        there = [*reached, "barrel"] if len(reached) < len(marks) else reached
        reach = text.once(("reach", *there), lambda: text("does-reach", units=there))
        does = f"{does} {reach}" if does else reach
    if told.heals and unhurt(g, explorer, card, active):
        return does, text("warn-unhurt")
    warning = ""
    if told.strikes:
        if active.target is None:
            warning = own_struck(g, text, explorer, card, active)
        elif reached and len(reached) == len(marks) and not any(foe(g, u) for u in reached):
            warning = text("warn-only-own")
    return does, " ".join(filter(None, (warning, told.warning)))


def foe(g: G, unit: str) -> bool:
    return explorer_of(g, unit) is None


def own_struck(
    g: G, text: Text, user: Explorer | Monster, card: str, active: Active, mark: Mark | None = None
) -> str:
    """MA-TGT-02, MA-EX-32: the explorers whom an explorer's ability, or one of a monster that an
    explorer plays, would attack or wound; whom a later choice meets is not said."""
    if isinstance(user, Monster) and not user.controller:
        return ""
    d = Doing(user.id, card, user.id)
    match mark:
        case ("unit", unit):
            d.targets.append(unit)
        case ("space", cell):
            d.spaces.append(cell)
    words = dict.fromkeys(e.who for e in struck_by(active) if e.who not in CHOSEN)
    units = dict.fromkeys(unit for who in words for unit in members(g, d, who))
    own = [unit for unit in units if not foe(g, unit)]
    return text("warn-own-struck", units=own) if own else ""


def struck_by(active: Active) -> list[Attack | Lose | Kill | Banish]:
    """MA-ATK-01, MA-DMG-01: the effects that attack, wound or destroy."""
    return [
        effect
        for effect in active.effects
        if isinstance(effect, Attack | Kill | Banish)
        or (isinstance(effect, Lose) and effect.what == "health" and effect.who != "you")
    ]


class Used(NamedTuple):
    """What an ability does beyond what its label says, and that its card goes for good; whether
    it does no more than heal; whether it attacks or wounds."""

    does: str
    warning: str
    heals: bool
    strikes: bool


def used(active: Active, text: Text) -> Used:
    """What the label cannot say is told in full: what is chosen of several, and what it costs."""
    more = any(isinstance(effect, OneOf) for effect in active.effects)
    more = more or bool(more_cost(active.cost, text))
    return Used(
        capital(did(active, text)) if more else "",
        text("warn-card-goes") if active.cost.discard else "",
        bool(active.effects) and all(_heals(effect) for effect in active.effects),
        bool(struck_by(active)),
    )


def activation(g: G, text: Text, explorer: Explorer, kind: str) -> Said:
    """MA-ACT-07 to MA-ACT-10, MA-CHS, MA-TER-12."""
    warning = ""
    if kind == "lever":
        victims = trapped(g, tile_at(explorer.cell))
        mine = [unit for unit in victims if explorer_of(g, unit) is not None]
        if not victims:
            warning = text("warn-nobody-trapped")
        elif mine:
            warning = text("warn-own-trapped", units=mine)
    if kind == "chapter" and (g.state.laid.exit or g.state.story.endgame):
        warning = text("warn-chapter-idle")
    if kind == "spawn" and g.state.story.threat == 0:
        warning = text("warn-threat-least")
    return text(f"does-{'seal' if kind == 'spawn' else kind}"), warning


def unhurt(g: G, explorer: Explorer, card: str, active: Active) -> bool:
    """MA-STA-04: health would be restored to nobody who has lost any."""
    units: list[Explorer | Monster] = [explorer]
    if active.target is not None:
        units = _in_reach(g, explorer, card, active)
    return all(unit.health >= most(g, unit, "health") for unit in units)


def _heals(effect: Effect) -> bool:
    """MA-STA-04: up to the maximum."""
    return (
        isinstance(effect, Restore) and effect.what == "health" and effect.who in ("you", "target")
    )


def _in_reach(g: G, explorer: Explorer, card: str, active: Active) -> list[Explorer | Monster]:
    marks = marks_for(g, explorer, card, active)
    found = [unit_of(g, str(unit)) for kind, unit in marks if kind == "unit"]
    return [unit for unit in found if unit is not None]


@stages.of("ask-target", "ask-whom", "ask-defender")
def target(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """MA-ATK-05: what an attack must beat; who of one's own would be struck."""
    g, card = Play(state, content), question.args.get("card", "")
    acting, active = question.args.get("unit", state.turn), question.args.get("does")
    user = unit_of(g, acting)
    said: dict[str, Said] = {}
    for option in question.options:
        name = option.on.removeprefix("unit:")
        unit = unit_of(g, name) if option.on.startswith("unit:") else None
        told, warning = "", ""
        if unit is not None:
            told = text("does-target", health=unit.health, armor=armor(g, unit), will=will(g, unit))
        if user is not None and active is not None:
            warning = own_struck(g, text, user, card, active, option.value)
        said[option.key] = told, warning
    about = [f"card:{card}"] if card else []
    there = [f"unit:{acting}"] if user is not None else []
    staging = staged([*there, *_there(g, about)], _uses(acting, card, active, text), said, False)
    if user is None:
        staging.cause = ""
    if "clash" in question.args:
        staging.scene = facing(g, question.args["clash"], text)
    return staging


def _uses(unit: str, card: str, active: Active | None, text: Text) -> str:
    """MA-ABI-06: who acts, and with what ability."""
    if active is None:
        return text("cause-uses", unit=unit)
    does = tidy(in_turn(active.effects, text)).rstrip(".")
    if card == unit:
        return text("cause-uses-own", unit=unit, does=does)
    return text("cause-uses-card", unit=unit, card=card, does=does)


def _there(g: G, about: list[str]) -> list[str]:
    """Cards that lie on the table."""
    owned = {
        f"card:{card}"
        for e in g.state.explorers
        for card in (*e.equipped, *e.inventory, *e.personal)
    }
    return [card for card in about if card in owned]


# ---- wounds and essence


@stages.of("ask-soak")
def soak(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """MA-ESS-02: the last health is death."""
    unit, health = question.args["unit"], question.args["health"]
    said = {
        "health": (
            text("does-lose-health", n=health - 1),
            text("warn-dies") if health == 1 else "",
        ),
        "essence": (text("does-lose-essence", n=max(0, question.args["essence"] - 1)), ""),
    }
    staging = staged([f"unit:{unit}"], "", said)
    clash = question.args["clash"]
    if clash is not None:
        staging.cause = text("cause-hit", unit=clash.attacker, n=clash.total)
        g = Play(state, content)
        there = [] if unit_of(g, clash.attacker) is None else [f"unit:{clash.attacker}"]
        staging.about = [*there, *staging.about]
        staging.scene = facing(g, clash, text, unit, text("scene-hit"))
    return staging


@stages.of("ask-raise")
def boost(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """MA-ATK-06: only what turns a miss into a hit is offered; attacker and targets face each
    other."""
    g, clash, said = Play(state, content), question.args["clash"], {}
    for option in question.options:
        told = text("does-raise", n=question.args["result"] + option.value)
        said[option.key] = told, "" if option.value else text("warn-miss")
    mine = state.explorers[question.seat].id
    names = [clash.attacker, mine, *(u for u in clash.defenders if isinstance(u, str))]
    about = [f"unit:{name}" for name in dict.fromkeys(names) if unit_of(g, name) is not None]
    staging = staged(about, text("cause-attack", n=clash.total), said)
    staging.scene = facing(g, clash, text)
    return staging


@stages.of("ask-own-share", "ask-contribute")
def share(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """MA-ESS-04, MA-ESS-08."""
    mine, args = state.explorers[question.seat], question.args
    payer = args.get("payer", mine.id)
    due = args["rest"] if "rest" in args else args["n"]
    about = [f"mat:{e.seat}" for e in state.explorers if e.id in (payer, mine.id)]
    return Staging(about, text("cause-essence", unit=payer, n=due))


@stages.of("ask-penalty")
def penalty(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """MA-THR-05."""
    said = {o.key: (text("does-discard"), "") for o in question.options}
    said["die"] = "", text("warn-dies")
    return staged([f"unit:{question.args['unit']}"], text("cause-penalty"), said, plays=False)


# ---- items


@stages.of("ask-agree")
def agree(state: State, content: Content, question: Asked, text: Text) -> Staging:
    cards = [*question.args["giving"], *question.args["taking"]]
    about = [f"card:{card}" for card in cards]
    return Staging(about, text("cause-offer"), plays=False)


@stages.of("ask-place")
def place(state: State, content: Content, question: Asked, text: Text) -> Staging:
    unit = question.args["unit"]
    ghost = Ghost(text.name(unit), content.explorers[unit].icon)
    ghosts = {o.key: ghost for o in question.options}
    return Staging([f"mat:{question.seat}"], text("cause-place"), plays=False, ghosts=ghosts)


@stages.of("ask-explorer")
def explorer(state: State, content: Content, question: Asked, text: Text) -> Staging:
    return Staging([], text("cause-explorer"))


@stages.of("ask-monster-action")
def monster_action(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """MA-AIM-30: those who decide for a monster that nobody can predict."""
    monster = question.args["monster"]
    return Staging([f"unit:{monster}"], text("cause-monster", monster=monster))


# ---- the party and the monsters


@stages.of("ask-next", "ask-roller", "ask-order", "ask-enter-order")
def whose_turn(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """MA-RND-03, MA-SPN-05: the players agree."""
    waiting = [o.on for o in question.options if o.on]
    cause = text(f"cause-{question.prompt.removeprefix('ask-')}")
    return Staging(waiting, cause, plays=False)


@stages.of("ask-monster-step", "ask-closest", "ask-monster-door")
def hunt(state: State, content: Content, question: Asked, text: Text) -> Staging:
    monster = question.args["monster"]
    return Staging([f"unit:{monster}"], text("cause-hunt", monster=monster), plays=False)


@stages.of("ask-event-space")
def event_space(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """MA-ACT-10."""
    horror = state.story.horror
    warning = "" if state.story.threat else text("warn-threat-least")
    said = {"roll": (text("does-roll-threat", n=horror) if horror else "", warning)}
    return staged([f"unit:{state.explorers[question.seat].id}"], "", said)
