"""Whom an attack, a heal or a choice for the monsters is about."""

from waystone.kernel.play import Play
from waystone.kernel.stage import Asked, Staging
from waystone.kernel.text import Text
from waystone.kernel.view import Ghost

from ..box.definitions import Content
from ..table.board import distance
from ..table.numbers import numbers
from ..table.state import Figure, G, State
from ..table.values import ills, printed_shield
from .against import needs_healing


def acting(g: G) -> Figure | None:
    """Who performs abilities now."""
    turn = g.state.turn
    return g.state.figures.get(turn.acting) or g.state.figures.get(turn.figure)


def pieces(*figures: Figure | None) -> list[str]:
    return [f"figure:{figure.id}" for figure in figures if figure is not None]


def known(words: dict[str, str]) -> dict[str, str]:
    return {key: word for key, word in words.items() if word}


# ---- attacks


def target(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-ATT-04: the value before the modifier card, against shield and hit points. GH-BON-10: and
    what strikes back."""
    g: G = Play(state, content, None)
    figure, effects, warnings = acting(g), {}, {}
    for option in question.options:
        foe = state.figures.get(option.value)
        if foe is None:
            continue
        effects[option.key] = text(
            "does-attack",
            value=option.args["value"],
            shield=printed_shield(g, foe),
            hp=foe.hp,
            most=foe.most_hp,
        )
        warnings[option.key] = struck_back(g, figure, foe, text)
    foes = [o.on for o in question.options if o.on]
    cause = text("cause-attack", figure=figure.id, count=len(foes)) if figure is not None else ""
    return Staging([*pieces(figure), *foes], cause, effects, known(warnings))


def struck_back(g: G, figure: Figure | None, foe: Figure, text: Text) -> str:
    """GH-BON-10: what the attacker would suffer if the target still stands."""
    if figure is None:
        return ""
    own, far = numbers(g, foe), distance(g, figure, foe)
    damage = own.retaliate if own.retaliate and far <= own.retaliate_range else 0
    damage += sum(value for reach, value in foe.retaliates.items() if far <= max(1, reach))
    return text("warn-retaliates", damage=damage) if damage else ""


def area(state: State, content: Content, question: Asked, text: Text) -> Staging:
    figure = acting(Play(state, content, None))
    hit = [f for o in question.options if o.value for f in o.value]
    about = [*pieces(figure), *dict.fromkeys(pieces(*hit))]
    effects = {o.key: text("does-area", count=len(o.value)) for o in question.options if o.value}
    ghosts = {o.key: Ghost(covers=o.args["hexes"]) for o in question.options if o.value}
    cause = text("cause-area", figure=figure.id) if figure is not None else ""
    return Staging(about, cause, effects, ghosts=ghosts)


# ---- figures


def heal(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-HEA-03, GH-CON-09: hit points that are missing, or a poison that stops the heal."""
    effects, warnings = {}, {}
    for option in question.options:
        figure = state.figures.get(option.value)
        if figure is None:
            continue
        effects[option.key] = text("does-hit-points", hp=figure.hp, most=figure.most_hp)
        if "poison" in figure.conditions:
            warnings[option.key] = text("warn-poisoned")
        elif not needs_healing(figure):
            warnings[option.key] = text("warn-full-health")
    return figures_of(state, content, question, text, effects, warnings)


def cleanse(state: State, content: Content, question: Asked, text: Text) -> Staging:
    effects, warnings = {}, {}
    for option in question.options:
        figure = state.figures.get(option.value)
        if figure is None:
            continue
        if ills(figure):
            conditions = [c for c in figure.conditions if c not in ("invisible", "strengthen")]
            effects[option.key] = text("does-cleanse", conditions=conditions)
        else:
            warnings[option.key] = text("warn-clean")
    return figures_of(state, content, question, text, effects, warnings)


def whom(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """Figures to choose from, with their hit points."""
    effects = {
        option.key: text("does-hit-points", hp=figure.hp, most=figure.most_hp)
        for option in question.options
        if isinstance(option.value, str) and (figure := state.figures.get(option.value)) is not None
    }
    return figures_of(state, content, question, text, effects, {})


def figures_of(
    state: State,
    content: Content,
    question: Asked,
    text: Text,
    effects: dict[str, str],
    warnings: dict[str, str],
) -> Staging:
    figures = [o.on for o in question.options if o.on.startswith("figure:")]
    there = [on for on in figures if on.removeprefix("figure:") in state.figures]
    figure = acting(Play(state, content, None))
    about = [*dict.fromkeys([*pieces(figure), *there])]
    return Staging(about, why(figure, question.prompt, text), effects, warnings)


DEEDS = {
    "ask-heal": "cause-heal",
    "ask-give": "cause-give",
    "ask-shove": "cause-shove",
    "ask-harm": "cause-harm",
    "ask-grant": "cause-grant",
    "ask-swap": "cause-swap",
    "ask-conditions": "cause-conditions",
}
"""What is being done to whom."""


def why(figure: Figure | None, prompt: str, text: Text) -> str:
    """What the one who acts is doing; GH-MOT-08: or that the rules leave a monster's choice
    open."""
    if figure is None:
        return ""
    deed = DEEDS.get(prompt, "")
    if figure.kind == "monster":
        deed = "cause-tie"
    return text(deed, figure=figure.id) if deed else ""


def whose(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-MOT-08: whose doing it is."""
    figure = acting(Play(state, content, None))
    return Staging(pieces(figure), why(figure, question.prompt, text))
