"""An attack as it is told: attacker and target, the modifier cards turned up, and the sum
(GH-ATT-04)."""

from waystone.kernel.play import Play
from waystone.kernel.scenes import Scenes
from waystone.kernel.text import Text, signed
from waystone.kernel.view import Figure, Scene, Side

from ..box.definitions import Content
from ..rules.actions.modifiers import face
from ..table.facts import Attacked
from ..table.state import G, State
from .board import icon
from .faces import modifier_cards

scenes: Scenes[State, Content] = Scenes()


@scenes.of(Attacked)
def attacked(state: State, content: Content, fact: Attacked, text: Text) -> Scene | None:
    """GH-ATT-04: the attack value, the cards, the shield, and what is left of it."""
    g: G = Play(state, content)
    terms = [Figure("broadsword", fact.parts, text("stat-attack"))]
    terms += [Figure("card-draw", changes(g, card), text("scene-card")) for card in fact.cards]
    if fact.shield:
        terms.append(Figure("shield", signed(-fact.shield), text("stat-shield")))
    terms.append(Figure("bleeding-wound", f"= {fact.damage}", text("scene-damage")))
    return Scene(
        "fight",
        text("scene-attack"),
        [side(g, fact.figure, text), side(g, fact.target, text)],
        modifier_cards(content, fact.cards, "attack", text),
        terms,
    )


def changes(g: G, card: str) -> str:
    """GH-AMD-02, GH-AMD-12: how a card counts in this sum."""
    counts = face(g, card)
    if counts.null or counts.double:
        return "×0" if counts.null else "×2"
    return signed(counts.value) if counts.value else "+0"


def side(g: G, name: str, text: Text) -> Side:
    figure = g.state.figures[name]
    seats = {c.id: c.seat for c in g.state.characters}
    return Side(
        f"figure:{name}",
        text.name(name),
        icon(g.content, g.state, figure),
        seats.get(name, seats.get(figure.owner)),
        [Figure("heart-organ", f"{max(0, figure.hp)}/{figure.most_hp}", text("hp"))],
    )
