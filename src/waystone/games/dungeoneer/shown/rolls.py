"""Dice as they are told: both sides of a comparison, a test, a search, the rolls of fate."""

from waystone.kernel.scenes import Scenes
from waystone.kernel.text import Text, signed
from waystone.kernel.view import Die, Figure, Scene, Side

from ..box.definitions import FORMS, Content
from ..table.facts import Compared, EncounterRolled, RolledChance, Searched, Tested, WrathRolled
from ..table.state import State
from ..table.sums import Sum
from .faces import ICONS

scenes: Scenes[State, Content] = Scenes()
STATS: dict[str, str] = dict(zip(FORMS, ICONS, strict=True))
"""DG-THR-02: a level or a life that is tested has no drawing of its own."""


@scenes.of(Compared)
def compared(state: State, content: Content, fact: Compared, text: Text) -> Scene:
    """DG-BAT-16: the defender left, the attacker right, as in the battle."""
    sides = [
        rolling(state, content, fact.foe, fact.counter_roll, text),
        rolling(state, content, fact.card, fact.attack_roll, text),
    ]
    return Scene("fight", text("scene-compared"), sides)


@scenes.of(Tested)
def tested(state: State, content: Content, fact: Tested, text: Text) -> Scene:
    """DG-THR-01: a threat is overcome with its number or more."""
    side = rolling(state, content, fact.hero, fact.roll, text)
    needs = Figure("crosshair", f"{fact.needed}+", text("scene-needed"))
    verdict = text("scene-passed" if fact.passed else "scene-failed")
    return Scene("roll", text.name(fact.stat), [side], figures=[needs], lines=[verdict])


@scenes.of(Searched)
def searched(state: State, content: Content, fact: Searched, text: Text) -> Scene:
    """DG-QCA-15: the die, the distance, what cards add."""
    more = {"scene-distance": fact.distance, "scene-bonus": fact.bonus}
    side = who(state, content, fact.hero, text)
    side.dice = [Die("die", str(fact.die))]
    side.figures = [Figure("card-draw", signed(n), text(name)) for name, n in more.items() if n]
    side.figures.append(Figure("crosshair", f"= {fact.total}", text("scene-total")))
    task = content.quests[fact.quest].search
    needs = [Figure("crosshair", f"{task.value}+", text("scene-needed"))] if task else []
    verdict = text("scene-passed" if fact.found else "scene-failed")
    return Scene("roll", text.name(fact.quest), [side], figures=needs, lines=[verdict])


@scenes.of(RolledChance)
def chance(state: State, content: Content, fact: RolledChance, text: Text) -> Scene:
    """DG-QCA-28."""
    side = who(state, content, fact.hero, text)
    side.dice = [Die(f"die:{n}", face) for n, face in enumerate(fact.dice)]
    side.figures = [Figure("crosshair", f"= {fact.total}", text("scene-total"))]
    return Scene("roll", text("scene-chance"), [side])


@scenes.of(EncounterRolled)
def encounter(state: State, content: Content, fact: EncounterRolled, text: Text) -> Scene:
    """DG-SOL-06: at the peril or less."""
    side = who(state, content, fact.hero, text)
    side.dice = [Die("die", str(fact.die))]
    needs = Figure("crosshair", f"≤ {fact.peril}", text("scene-encounter"))
    return Scene("roll", text("scene-encounter"), [side], figures=[needs])


@scenes.of(WrathRolled)
def wrath(state: State, content: Content, fact: WrathRolled, text: Text) -> Scene:
    """DG-NAK-03."""
    event = next(iter(content.events.values()))
    side = Side(event.id, text.name(event.id), event.icon, dice=[Die("die", str(fact.die))])
    needs = Figure("crosshair", f"{event.roll}+", text("scene-needed"))
    return Scene("roll", text.name(event.id), [side], figures=[needs])


def rolling(state: State, content: Content, name: str, roll: Sum, text: Text) -> Side:
    """DG-GEN-07: the die, the printed value, each modifier, and what they come to."""
    side = who(state, content, name, text)
    side.dice = [Die(f"die:{name}", str(roll.die))]
    icon = STATS.get(roll.stat, "crosshair")
    terms = [Figure(icon, signed(roll.value), text.name(roll.stat))]
    terms += [Figure("card-draw", signed(part.amount), text.name(part.card)) for part in roll.parts]
    side.figures = [*terms, Figure("crosshair", f"= {roll.total}", text("scene-total"))]
    return side


def who(state: State, content: Content, name: str, text: Text) -> Side:
    """A hero, a minion, or the card that attacks."""
    for player in state.players:
        if player.hero == name:
            icon = content.heroes[player.card].icon
            return Side(f"hero:{name}", text.name(name), icon, player.seat)
    card = content.adventure.get(name)
    return Side(f"attacker:{name}", text.name(name), card.icon if card is not None else "")
