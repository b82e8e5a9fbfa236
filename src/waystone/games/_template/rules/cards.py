"""Cards: drawing, readying, playing."""

from waystone.kernel.ask import Option
from waystone.kernel.interpret import Interpreters

from ..box.effects import Effect, Guard, Mend, Strike
from ..table.facts import Mended
from ..table.state import G, Hero, State

HAND = 3

spends: Interpreters[G, Hero, None] = Interpreters(Effect)


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


def spend_readied(g: G, hero: Hero) -> None:
    """TP-CRD-03: the readied card is discarded when the turn ends."""
    if not hero.readied:
        return
    spends(g, hero, g.content.cards[hero.readied].effect)
    g.state.discard.append(hero.readied)
    hero.readied = ""


@spends.rule
def mend(g: G, hero: Hero, effect: Mend) -> None:
    """TP-CRD-03: a mending card heals then, never above the printed life."""
    healed = min(effect.life, g.content.heroes[hero.hero].life - hero.life)
    hero.life += healed
    g.say(Mended(hero.hero, healed), "TP-CRD-03")


@spends.rule
def nothing_more(g: G, hero: Hero, effect: Strike | Guard) -> None:
    """A strike has added to the roll (TP-ATT-02); a guard stops wounds only from the hand
    (TP-DMG-02)."""


def stops(g: G, card: str) -> int:
    effect = g.content.cards[card].effect
    return effect.stops if isinstance(effect, Guard) else 0
