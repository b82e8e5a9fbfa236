"""What stands on the stage while a fact is told."""

from waystone.kernel.scenes import Scenes
from waystone.kernel.text import Text, signed
from waystone.kernel.view import Die, Figure, Scene, Side

from ..box.definitions import Content
from ..table.facts import Attacked
from ..table.state import State

scenes: Scenes[State, Content] = Scenes()


@scenes.of(Attacked)
def attacked(state: State, content: Content, fact: Attacked, text: Text) -> Scene:
    """TP-ATT-01: the die, what cards and torches add, and the sum."""
    hero = next(h for h in state.heroes if h.hero == fact.hero)
    beast = state.beast
    more = fact.total - fact.roll
    terms = [Figure("rolling-dices", str(fact.roll), text("scene-die"))]
    terms += [Figure("torch", signed(more), text("scene-more"))] if more else []
    terms.append(Figure("crossed-swords", f"= {fact.total}", text("scene-total")))
    die = Die("die", str(fact.roll), seat=hero.seat)
    return Scene(
        "fight",
        text("scene-attack"),
        [
            Side(
                f"hero:{hero.hero}", text.name(hero.hero), content.heroes[hero.hero].icon,
                hero.seat, [Figure("heart", str(hero.life), text("life"))], dice=[die],
            ),
            Side(
                "beast", text.name(beast.beast), content.beasts[beast.beast].icon,
                figures=[Figure("heart", str(max(0, beast.life)), text("life"))],
            ),
        ],
        figures=terms,
    )  # fmt: skip
