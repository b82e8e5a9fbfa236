"""Gaining, claiming and spending trophies (RB-TRO)."""

from waystone.kernel.ask import Option, choose

from ...box.definitions import DECKS
from ...box.effects import DeckKind
from ...table.facts import Claimed, Gained, GainedUnseen
from ...table.state import G, Hero
from ..cards.triggers import triggered

KINDS: dict[str, DeckKind] = {"c": "combat", "s": "social", "e": "exploration"}


def deck_of(g: G, card: str) -> DeckKind:
    """RB-ADV-08, RB-ADV-09: a trophy is of the deck that its card belongs to."""
    return g.content.adventures[card].deck


async def gain(g: G, hero: Hero, deck: DeckKind) -> bool:
    """RB-TRO-03, RB-CMP-03: the top of the deck unresolved, else of its discards, else nothing."""
    if g.state.decks[deck]:
        card = g.state.decks[deck].pop()
        g.say(
            Gained(hero.hero, card, deck),
            "RB-TRO-03",
            to=(hero.seat,),
            others=GainedUnseen(hero.hero, f"deck-{deck}"),
        )
    elif g.state.discards[deck]:
        card = g.state.discards[deck].pop()
        g.say(Gained(hero.hero, card, deck), "RB-TRO-03")
    else:
        return False
    hero.trophies.append(card)
    await triggered(g, "trophy", [hero.seat])
    return True


async def gain_any(g: G, hero: Hero) -> None:
    """RB-TRO-04, RB-AMB-22: the hero chooses a deck that has a card to give."""
    able = [d for d in DECKS if g.state.decks[d] or g.state.discards[d]]
    if able:
        deck = await choose(hero.seat, [deck_option(d) for d in able], "ask-deck", rule="RB-TRO-04")
        await gain(g, hero, deck)


def deck_option(deck: DeckKind) -> Option[DeckKind]:
    return Option(f"deck:{deck}", deck, "option-deck", {"deck": f"deck-{deck}"}, f"deck:{deck}")


async def claim(g: G, hero: Hero, card: str) -> None:
    """RB-TRO-02, RB-TRO-05, RB-TRO-06: the card just resolved is turned face down; that counts as
    a gain."""
    hero.trophies.append(card)
    g.say(Claimed(hero.hero, card), "RB-TRO-05")
    await triggered(g, "trophy", [hero.seat])


def spend(g: G, hero: Hero, deck: DeckKind) -> None:
    """RB-TRO-09, RB-AMB-63: to the pile of its own deck, face up; of several alike the oldest."""
    card = next(t for t in hero.trophies if deck_of(g, t) == deck)
    hero.trophies.remove(card)
    g.state.discards[deck].append(card)


def counts(g: G, hero: Hero) -> dict[DeckKind, int]:
    found: dict[DeckKind, int] = {"combat": 0, "social": 0, "exploration": 0}
    for card in hero.trophies:
        found[deck_of(g, card)] += 1
    return found


async def spend_any(g: G, hero: Hero) -> None:
    """RB-TRO-10: any trophy pays; the player says of which kind."""
    have = counts(g, hero)
    options = [deck_option(d) for d in DECKS if have[d]]
    spend(g, hero, await choose(hero.seat, options, "ask-pay-trophy", rule="RB-TRO-10"))
