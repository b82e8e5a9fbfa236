"""Cards: drawing, readying, playing."""

from waystone.kernel.ask import Option

from .effects import Guard, Mend, Strike
from .facts import Mended
from .state import G, Hero, State

HAND = 3


def draw_up(state: State, hero: Hero) -> int:
    """TP-CRD-01: draw up to three cards; an empty deck is made of the shuffled discard."""
    drawn = 0
    while len(hero.hand) < HAND and (state.draw or state.discard):
        if not state.draw:
            state.draw, state.discard = state.discard, state.draw
            state.streams.shuffle("deck", state.draw)
        hero.hand.append(state.draw.pop())
        drawn += 1
    return drawn


def hand_options(hero: Hero) -> list[Option[str]]:
    """One option for each different card of the hand."""
    return [
        Option(f"card:{card}", card, "option-card", {"card": card}, f"hand:{hero.seat}:{card}")
        for card in dict.fromkeys(hero.hand)
    ]


def bonus(g: G, hero: Hero) -> int:
    """TP-ATT-02: a readied strike adds to the roll."""
    effect = g.content.cards[hero.readied].effect if hero.readied else None
    return effect.bonus if isinstance(effect, Strike) else 0


def use_readied(g: G, hero: Hero) -> None:
    """TP-CRD-03: the readied card is discarded when the turn ends; a mending card heals then."""
    if not hero.readied:
        return
    effect = g.content.cards[hero.readied].effect
    if isinstance(effect, Mend):
        healed = min(effect.life, g.content.heroes[hero.hero].life - hero.life)
        hero.life += healed
        g.say(Mended(hero.hero, healed), "TP-CRD-03")
    g.state.discard.append(hero.readied)
    hero.readied = ""


def stops(g: G, card: str) -> int:
    effect = g.content.cards[card].effect
    return effect.stops if isinstance(effect, Guard) else 0
