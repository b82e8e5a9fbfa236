"""What the questions are about."""

from functools import partial

from waystone.kernel.ask import PASS
from waystone.kernel.play import Play
from waystone.kernel.stage import Asked, Stages, Staging
from waystone.kernel.text import Text

from ..box.classes import CardDef
from ..box.definitions import Content
from ..box.effects import Ability, Action, Attack, Boost, Choice, Move, When
from ..box.walking import abilities_in
from ..rules.scenario.cards import action_of
from ..rules.scenario.character import Deed
from ..rules.scenario.steps import ABANDON
from ..table.board import character, flies
from ..table.state import Character, G, State
from . import aims, laid, stage_setting, stage_town
from .against import Footing, against, against_action
from .aims import acting, known, pieces
from .faces import item_lines
from .wording import action_lines, boost_line, capital, lines

stages: Stages[State, Content] = Stages()
stages.of("ask-target")(aims.target)
stages.of("ask-area")(aims.area)
stages.of("ask-heal")(aims.heal)
stages.of("ask-cleanse", "ask-ills-of")(aims.cleanse)
stages.of(
    "ask-give", "ask-shove", "ask-harm", "ask-kill", "ask-debt", "ask-collect", "ask-ills-to",
    "ask-swap", "ask-ally", "ask-grant", "ask-teleport-ally", "ask-monster-target",
    "ask-monster-heal", "ask-focus", "ask-curse", "ask-opener",
)(aims.whom)  # fmt: skip
stages.of(
    "ask-monster-hex", "ask-monster-targets", "ask-monster-trap", "ask-summon-hex",
    "ask-disarm-trap", "ask-element", "ask-conditions",
)(aims.whose)  # fmt: skip
stages.of("ask-summon", "ask-trap", "ask-obstacle-create", "ask-teleport")(laid.put)
stages.of("ask-class")(stage_setting.joins)
stages.of("ask-goal")(stage_setting.battle_goal)
stages.of("ask-item")(stage_setting.equipment)
stages.of("ask-hand")(stage_setting.hand)
stages.of("ask-start")(stage_setting.start)
stages.of("ask-agree")(stage_town.agree)
stages.of("ask-town", "ask-party")(stage_town.town)
stages.of("ask-party-name")(stage_town.party_name)
stages.of("ask-name")(stage_town.name)
stages.of("ask-quest")(stage_town.quest)
stages.of("ask-buy")(stage_town.buy)
stages.of("ask-sell")(stage_town.sell)
stages.of("ask-event")(stage_town.event)
stages.of("ask-scenario", "ask-where")(stage_town.ways)
stages.of("ask-penalties")(stage_town.penalties)
stages.of("ask-difficulty")(stage_town.difficulty)

JOIN = " · "


# ---- cards and rests


@stages.of("ask-leading", "ask-second")
def cards(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-CRD-02: a card gives its initiative and two halves."""
    owner = question.args["character"]
    effects, warnings = {}, {}
    for option in question.options:
        if option.key == "long-rest":
            effects[option.key] = text("does-long-rest")
            warnings[option.key] = text("warn-card-for-good")
            continue
        if option.key == ABANDON:
            warnings[option.key] = text("warn-abandon")
            continue
        card = content.cards[option.value]
        effects[option.key] = text.once(("does", option.value), partial(_on_card, card, text))
    cause = text("cause-round", round=state.round)
    return Staging([f"mat:{owner}", f"figure:{owner}"], cause, effects, warnings)


def _on_card(card: CardDef, text: Text) -> str:
    halves = [
        f"{text(half)}: {JOIN.join(action_lines(text, action))}"
        for half, action in (("top", card.top), ("bottom", card.bottom))
    ]
    return JOIN.join([text("line-initiative", value=card.initiative), *halves])


@stages.of("ask-short-rest")
def short_rest(state: State, content: Content, question: Asked, text: Text) -> Staging:
    owner = character(Play(state, content, None), question.args["character"])
    effects = {"short-rest": text("does-short-rest", count=len(owner.discard))}
    warnings = {"short-rest": text("warn-card-for-good")}
    cause = text("cause-rest", count=len(owner.hand))
    return Staging([f"discard:{owner.id}", f"mat:{owner.id}"], cause, effects, warnings)


@stages.of("ask-redraw")
def redraw(state: State, content: Content, question: Asked, text: Text) -> Staging:
    card = question.args["card"]
    effects = {"keep": text("does-redraw"), PASS: text("does-lose", card=card)}
    cause = text("cause-redraw", card=card)
    warnings = {PASS: text("warn-card-for-good")}
    return Staging([f"card:{card}"], cause, effects, warnings, plays=False)


@stages.of("ask-long-rest")
def long_rest(state: State, content: Content, question: Asked, text: Text) -> Staging:
    effects = {o.key: text("does-lose", card=o.value) for o in question.options}
    warnings = {o.key: text("warn-card-for-good") for o in question.options}
    about = [o.on for o in question.options]
    return Staging(about, text("cause-long-rest"), effects, warnings, plays=False)


@stages.of("ask-end-active")
def end_active(state: State, content: Content, question: Asked, text: Text) -> Staging:
    effects = {o.key: text("does-take-back", card=o.args["card"]) for o in question.options}
    about = [o.on for o in question.options]
    return Staging(about, text("cause-end-active"), effects, plays=False)


@stages.of("ask-recover")
def recover(state: State, content: Content, question: Asked, text: Text) -> Staging:
    effects = {o.key: text("does-recover", card=o.value) for o in question.options}
    about = [o.on for o in question.options]
    return Staging(about, text("cause-recover"), effects, plays=False)


@stages.of("ask-refresh")
def refresh(state: State, content: Content, question: Asked, text: Text) -> Staging:
    effects = {o.key: text("does-refresh", item=o.args["item"]) for o in question.options}
    return Staging([o.on for o in question.options], "", effects, plays=False)


@stages.of("ask-lose-discards", "ask-lose-cards")
def lose_cards(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-DMG-01, GH-TRN-05: cards as a price; they are not played."""
    gone = question.args.get("to", "lost") == "lost"
    word = "does-lose-card" if gone else "does-discard-card"
    effects = {o.key: text(word, card=o.value) for o in question.options}
    about = [o.on for o in question.options]
    return Staging(about, text("cause-price"), effects, plays=False)


@stages.of("ask-pay-cards")
def pay_cards(state: State, content: Content, question: Asked, text: Text) -> Staging:
    count, gone = question.options[0].args["count"], question.args.get("to", "lost") == "lost"
    effects = {"pay": text("does-pay-cards" if gone else "does-pay-discard", count=count)}
    warnings = {PASS: text("warn-action-ends")}
    if gone:
        warnings["pay"] = text("warn-cards-for-good", count=count)
    about = pieces(acting(Play(state, content, None)))
    return Staging(about, text("cause-pay-cards"), effects, warnings)


# ---- the turn


@stages.of("ask-action", "ask-between")
def action(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-TRN-01: what each half, default action or item would do. GH-TRN-04: and what it is by
    default."""
    g: G = Play(state, content, None)
    owner, figure = character(g, question.args["character"]), state.figures[g.state.turn.figure]
    footing, effects, warnings = Footing(g, figure), {}, {}
    told: dict[Deed, tuple[str, str]] = {}
    for option in question.options:
        kind, what, half = option.value
        same: Deed = (kind, "" if kind == "default" else what, half)
        if same not in told:
            does, bad = deed(footing, owner, same, text)
            told[same] = (JOIN.join(does), " ".join(bad))
        effects[option.key], warnings[option.key] = told[same]
    played = [f"card:{card}" for card in owner.selected]
    cause = text("cause-turn", initiative=owner.initiative, count=len(owner.selected))
    return Staging([*played, f"figure:{owner.id}"], cause, known(effects), known(warnings))


def deed(
    footing: Footing, owner: Character, value: Deed, text: Text
) -> tuple[list[str], list[str]]:
    """GH-TRN-03: by default all cards do the same."""
    g, (kind, what, half) = footing.g, value
    match kind:
        case "card":
            printed = action_of(g.content, what, half)
            does = text.once(("does", what, half), lambda: action_lines(text, printed))
            return does, against_action(footing, printed, text)
        case "default":
            ability: Ability = Attack(2) if half == "top" else Move(2)
            default = text.once(("default", half), lambda: [capital(lines(text, [ability]))])
            return default, against(footing, [ability], text)
        case "item":
            item = g.content.items[what]
            bad = against(footing, item.abilities, text)
            does = text.once(("does-item", what), lambda: item_lines(item, text))
            return does, bad + spent(g, what, text)
        case "drop":
            active = next(a for a in owner.active if a.card == what)
            lost = action_of(g.content, what, active.half).lost
            return [text("does-drop")], [text("warn-lost")] if lost else []
        case _:
            return [], [text("warn-ends-turn")]


def spent(g: G, item: str, text: Text) -> list[str]:
    """GH-ITM-08: what is consumed is gone for the scenario."""
    return [text("warn-consumed")] if g.content.items[item].use == "consumed" else []


@stages.of("ask-move")
def move(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-MOV-05, GH-OVL-07, GH-OVL-11: what waits in the hex where a move ends."""
    g: G = Play(state, content, None)
    figure = acting(g)
    effects, warnings = {}, {}
    doors = {door.cell for door in state.doors if door.state == "closed"}
    for option in question.options:
        cell = option.value
        if cell in doors:
            effects[option.key] = text("does-open-door")
        elif cell in state.coins or cell in state.treasures:
            effects[option.key] = text("does-reach-loot")
        if cell >= 0 and not question.args.get("fly"):
            warnings[option.key] = underfoot(g, cell, text)
    cause = text("cause-move")
    return Staging(pieces(figure), cause, effects, known(warnings))


def underfoot(g: G, cell: int, text: Text) -> str:
    """GH-OVL-07, GH-OVL-11: what a trap or hazardous terrain does."""
    trap = g.state.traps.get(cell)
    if trap is not None:
        name = "tile-trap-conditions" if trap.conditions else "tile-trap"
        return text(name, damage=trap.damage, conditions=list(trap.conditions))
    if g.state.tiles.get(cell) == "hazard":
        return text("warn-hazard", damage=g.state.trap_damage // 2)
    return ""


@stages.of("ask-way")
def way(state: State, content: Content, question: Asked, text: Text) -> Staging:
    figure = acting(Play(state, content, None))
    return Staging(pieces(figure), "", {}, {"way:through": text("warn-through")})


@stages.of("ask-push", "ask-pull", "ask-land")
def shoved(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-EFF-04, GH-EFF-05: where a figure is pushed; traps act on it."""
    g: G = Play(state, content, None)
    figure = state.figures.get(question.args.get("figure", ""))
    flying = figure is not None and flies(g, figure)
    effects = {
        o.key: underfoot(g, o.value, text) for o in question.options if o.key != PASS and not flying
    }
    by = acting(g)
    cause = ""
    if question.prompt == "ask-land":
        cause = text("cause-land")
    elif figure is not None and by is not None and by is not figure:
        cause = text(f"cause-{question.prompt.removeprefix('ask-')}", by=by.id, figure=figure.id)
    return Staging(pieces(figure, by), cause, known(effects))


# ---- damage


@stages.of("ask-negate")
def negate(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-DMG-01: hit points, or cards for good."""
    damage, hp = question.args["damage"], question.args["hp"]
    victim, by = question.args["figure"], question.args.get("by", "")
    effects, warnings = {}, {}
    for option in question.options:
        if option.key == "suffer":
            effects[option.key] = text("does-suffer", hp=hp, left=max(0, hp - damage))
            if damage >= hp:
                warnings[option.key] = text("warn-exhausts")
        elif option.key == "discards":
            effects[option.key] = text("does-negate")
            warnings[option.key] = text("warn-cards-for-good", count=2)
        else:
            effects[option.key] = text("does-negate")
            warnings[option.key] = text("warn-card-for-good")
    attacker = state.figures.get(by)
    about = [*pieces(attacker, state.figures.get(victim)), f"mat:{victim}"]
    cause = text("cause-harmed", by=by, figure=victim, damage=damage) if attacker else ""
    return Staging(about, cause, effects, warnings, plays=False)


# ---- items


@stages.of("ask-attack-item", "ask-whole-attack-item", "ask-move-item", "ask-ward")
def items(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-ITM-03: what the items print, and whether they are gone afterwards."""
    g: G = Play(state, content, None)
    warnings = {
        o.key: " ".join(spent(g, o.args["item"], text)) for o in question.options if o.key != PASS
    }
    goal = state.figures.get(question.args.get("target", ""))
    used = [o.on for o in question.options if o.on]
    cause = text(COMING[question.prompt]) if question.prompt in COMING else ""
    return Staging([*pieces(acting(g), goal), *used], cause, {}, known(warnings))


COMING = {
    "ask-attack-item": "cause-attack-coming",
    "ask-whole-attack-item": "cause-attack-coming",
    "ask-move-item": "cause-move-coming",
}
"""Before what an item may be used."""


@stages.of("ask-defence-item")
def defence_item(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g: G = Play(state, content, None)
    staging = items(state, content, question, text)
    figure = acting(g)
    if figure is not None and figure.kind != "character":
        staging.cause = text("cause-attacked", by=figure.id, value=question.args["value"])
    return staging


@stages.of("ask-initiative")
def initiative(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """Where the item would put its owner in the round."""
    staging = items(state, content, question, text)
    now = question.args["initiative"]
    for option in question.options:
        if option.key != PASS:
            item = content.items[option.args["item"]]
            later = min(99, max(1, now + item.initiative))
            staging.effects[option.key] = text("does-initiative", now=now, later=later)
    staging.cause = text("cause-revealed")
    return staging


# ---- abilities of the card at hand


@stages.of("ask-consume")
def consume(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-ELE-06: what the elements would bring."""
    wanted = list(question.options[0].args["elements"])
    prices = [
        price
        for ability in at_hand(Play(state, content, None))
        for price in [ability, *getattr(ability, "boosts", ())]
        if isinstance(price, Boost | When) and price.consume == wanted
    ]
    told = {
        capital(boost_line(text, price) if isinstance(price, Boost) else lines(text, [price]))
        for price in prices
    }
    effects = {question.options[0].key: told.pop()} if len(told) == 1 else {}
    return Staging(pieces(acting(Play(state, content, None))), text("cause-consume"), effects)


@stages.of("ask-initiative-tie")
def tie(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-INI-06: what the rules leave open between equals."""
    return Staging([o.on for o in question.options if o.on], text("cause-equals"))


@stages.of("ask-choice")
def choice(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """Each of the ways that the card offers."""
    g: G = Play(state, content, None)
    count = sum(option.key != PASS for option in question.options)
    offers = [
        [capital(lines(text, option)) for option in ability.options]
        for ability in at_hand(g)
        if isinstance(ability, Choice) and len(ability.options) == count
    ]
    effects = {}
    if offers and all(offer == offers[0] for offer in offers):
        effects = {f"choice:{n + 1}": told for n, told in enumerate(offers[0])}
    return Staging(pieces(acting(g)), "", effects)


def at_hand(g: G) -> list[Ability]:
    """The abilities of the halves that the one whose turn it is may be performing."""
    owner = next((c for c in g.state.characters if c.id == g.state.turn.figure), None)
    half = g.state.turn.half
    if owner is None or not half:
        return []
    actions: list[Action] = [action_of(g.content, card, half) for card in owner.selected]
    return [found.ability for one in actions for found in abilities_in(one.abilities)]


# ---- in town


@stages.of("ask-lose-item")
def lose_item(state: State, content: Content, question: Asked, text: Text) -> Staging:
    effects = {o.key: text("does-lose-item") for o in question.options}
    return Staging(effects=effects, plays=False)
