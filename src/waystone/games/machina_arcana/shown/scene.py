"""An attack, face to face: the attacker with the dice, those it meets with what they need, and the
sum (MA-ATK-02 to MA-ATK-07); the rolls of the round."""

from typing import NamedTuple

from waystone.kernel.play import Play
from waystone.kernel.scenes import Scenes
from waystone.kernel.text import Text, signed
from waystone.kernel.view import Die, Figure, Scene, Side

from ..box.definitions import Content
from ..rules.actions.attack import threshold
from ..table.board import spot
from ..table.clash import Added, Clash
from ..table.facts import (
    Attacked,
    HorrorRolled,
    Missed,
    Raised,
    RollChanged,
    Rolled,
    RolledForEffect,
    RolledForThreat,
    SpawnRolled,
    WasHit,
)
from ..table.state import Explorer, G, State
from ..table.units import unit_of

scenes: Scenes[State, Content] = Scenes()
DICE = {"■": "high", "□": "low"}
"""MA-GEN-11: the two kinds of dice that attack."""


# ---- attacks


@scenes.of(Rolled, RollChanged, Raised, Attacked)
def struck(
    state: State, content: Content, fact: Rolled | RollChanged | Raised | Attacked, text: Text
) -> Scene:
    return facing(Play(state, content), fact.clash, text)


@scenes.of(WasHit)
def was_hit(state: State, content: Content, fact: WasHit, text: Text) -> Scene:
    return facing(Play(state, content), fact.clash, text, fact.unit, text("scene-hit"))


@scenes.of(Missed)
def missed(state: State, content: Content, fact: Missed, text: Text) -> Scene:
    return facing(Play(state, content), fact.clash, text, fact.unit, text("scene-miss"))


def facing(g: G, clash: Clash, text: Text, only: str = "", verdict: str = "") -> Scene:
    """The attack as it stands, against all that it meets or one of them, and how it ended."""
    defenders = [only] if only else clash.defenders
    roll = rolled_in(g, clash, text)
    sides = [attacker(g, clash, roll.dice, text)]
    sides += [defender(g, clash, one, text) for one in defenders]
    lines = [verdict] if verdict else []
    return Scene("fight", roll.title, sides, figures=roll.figures, lines=lines)


class Roll(NamedTuple):
    """MA-ATK-02, MA-ATK-03: the dice, and what they and all that was added come to."""

    title: str
    dice: list[Die]
    figures: list[Figure]


def rolled_in(g: G, clash: Clash, text: Text) -> Roll:
    key = ("roll", clash.magical, clash.dice, clash.total, clash.added)
    return text.once(key, lambda: _rolled_in(g, clash, text))


def _rolled_in(g: G, clash: Clash, text: Text) -> Roll:
    dice = clash.dice.split()
    fallen = sum(int(die[1:]) for die in dice)
    terms = [Figure("rolling-dices", str(fallen), text("scene-dice"))]
    terms += [
        Figure(drawing(g, added), signed(added.n), text.name(added.by)) for added in clash.added
    ]
    terms.append(Figure("crosshair", f"= {clash.total}", text("scene-result")))
    return Roll(
        text("scene-attack", magical=clash.magical),
        [Die(f"die:{n}", die[1:], DICE[die[0]]) for n, die in enumerate(dice)],
        terms,
    )


def drawing(g: G, added: Added) -> str:
    """MA-ATK-06: essence burns like a candle; a card has its own."""
    if added.by in g.content.explorers:
        return "candle-flame"
    item = g.content.items.get(added.by)
    return item.icon if item is not None else "cog"


def attacker(g: G, clash: Clash, dice: list[Die], text: Text) -> Side:
    side = unit(g, clash.attacker, text) or Side(
        f"card:{clash.attacker}", text.name(clash.attacker)
    )
    side.dice = dice
    side.lines = [text("scene-with", card=clash.used)] if clash.used in g.content.items else []
    return side


def defender(g: G, clash: Clash, who: str | int, text: Text) -> Side:
    """MA-ATK-05: what the roll must reach."""
    needs = Figure(
        "brain" if clash.magical else "shield",
        f"{threshold(g, clash.magical, who)}+",
        text("scene-needs"),
    )
    if isinstance(who, int):
        return Side(f"cell:{spot(who)}", text.name("barrel"), "barrel", figures=[needs])
    side = unit(g, who, text) or Side(f"unit:{who}", text.name(who))
    side.figures.append(needs)
    return side


def unit(g: G, name: str, text: Text) -> Side | None:
    found = unit_of(g, name)
    if found is None:
        return None
    health = Figure("hearts", str(found.health), text.name("health"))
    if isinstance(found, Explorer):
        icon, seat = g.content.explorers[name].icon, found.seat
        return Side(f"unit:{name}", text.name(name), icon, seat, [health])
    return Side(f"unit:{name}", text.name(name), g.content.monsters[name].icon, figures=[health])


# ---- rolls of the game's die


@scenes.of(SpawnRolled)
def spawn(state: State, content: Content, fact: SpawnRolled, text: Text) -> Scene:
    """MA-SPN-06."""
    return rolled(text("spawn-track"), fact.face, fact.rating, "egg-clutch", text)


@scenes.of(HorrorRolled)
def horror(state: State, content: Content, fact: HorrorRolled, text: Text) -> Scene:
    """MA-HOR-02."""
    return rolled(text("horror-track"), fact.face, fact.rating, "eye-target", text)


@scenes.of(RolledForThreat)
def threat(state: State, content: Content, fact: RolledForThreat, text: Text) -> Scene:
    """MA-ACT-10: against the horror."""
    return rolled(text("threat"), fact.face, state.story.horror, "up-card", text)


@scenes.of(RolledForEffect)
def effect(state: State, content: Content, fact: RolledForEffect, text: Text) -> Scene:
    return rolled(text.name(fact.card), fact.face, fact.needs, "cog", text)


def rolled(name: str, face: int, needs: int | None, icon: str, text: Text) -> Scene:
    figures = [Figure(icon, f"{needs}+", text("scene-needs"))] if needs is not None else []
    return Scene(
        "roll",
        name,
        [Side("roll", name, icon, figures=figures, dice=[Die("die", str(face), "game")])],
    )
