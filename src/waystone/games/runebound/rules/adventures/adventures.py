"""Adventures (RB-ADV): gems and the three decks."""

from waystone.kernel.step import BACK, Then

from ...box.definitions import EnemyDef, QuestDef
from ...box.effects import DeckKind
from ...table.facts import AdventureDrawn, DeckEmpty, GemTurned, QuestTaken
from ...table.state import G, Hero
from ..combat.combat import enter_combat
from ..registry import step
from .events import resolve_event


def adventure_here(g: G, hero: Hero) -> DeckKind | None:
    """RB-ADV-01, RB-ADV-03: a gem colour side up in the hero's space."""
    return g.content.atlas.gem[hero.space] if hero.space in g.state.gems else None


def turn_gem(g: G, hero: Hero) -> None:
    """RB-ADV-02: grey side up."""
    g.state.gems.remove(hero.space)
    g.say(GemTurned(g.content.atlas.ids[hero.space]), "RB-ADV-02")


@step
async def draw_adventure(g: G, seat: int, deck: DeckKind) -> Then:
    """RB-ADV-02, RB-ADV-06, RB-ADV-07: draw one card and resolve it at once by its type."""
    hero = g.state.heroes[seat]
    if not g.state.decks[deck]:
        # RB-ADV-05, RB-CMP-05: an adventure deck is never made anew.
        g.say(DeckEmpty(f"deck-{deck}"), "RB-ADV-05")
        return BACK
    card = g.state.decks[deck].pop()
    g.say(AdventureDrawn(hero.hero, card), "RB-ADV-06")
    definition = g.content.adventures[card]
    g.state.drawn = card
    if isinstance(definition, EnemyDef):
        return enter_combat("adventure", seat, card)
    if isinstance(definition, QuestDef):
        g.state.drawn = ""
        hero.quests.append(card)
        g.say(QuestTaken(hero.hero, card), "RB-QST-01")
        return BACK
    return resolve_event(seat, card)


def start_adventure(g: G, hero: Hero) -> None:
    deck = adventure_here(g, hero)
    assert deck is not None
    turn_gem(g, hero)
    g.call(draw_adventure(hero.seat, deck))
