"""Skill cards between deck, hand and pile (RB-CMP, RB-SKL)."""

from ...table.facts import Drew, DrewSome, HandDiscarded
from ...table.state import G, Hero


def discard_from_hand(g: G, hero: Hero, card: str) -> None:
    hero.hand.remove(card)
    g.state.discards["skill"].append(card)
    g.say(HandDiscarded(hero.hero, card), "RB-CMP-07")
    rebuild(g, "skill")


def draw_skills(g: G, hero: Hero, count: int) -> int:
    """RB-CMP-08: from the top, one by one."""
    drawn = []
    for _ in range(count):
        card = draw_skill(g)
        if not card:
            break
        drawn.append(card)
    hero.hand += drawn
    if drawn:
        g.say(
            Drew(hero.hero, drawn),
            "RB-SKL-14",
            to=(hero.seat,),
            others=DrewSome(hero.hero, len(drawn)),
        )
    return len(drawn)


def draw_skill(g: G) -> str:
    deck = g.state.decks["skill"]
    if not deck:
        rebuild(g, "skill")
        if not deck:
            return ""
    card = deck.pop()
    if not deck:
        rebuild(g, "skill")
    return card


def rebuild(g: G, kind: str) -> None:
    """RB-CMP-04, RB-AMB-01, RB-AMB-56: an empty skill or asset deck is made of its shuffled pile
    at once."""
    deck = g.state.decks[kind]
    if not deck and g.state.discards[kind]:
        pile = g.state.discards[kind]
        deck += pile
        pile.clear()
        g.streams.shuffle(f"deck:{kind}", deck)
