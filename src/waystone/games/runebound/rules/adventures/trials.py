"""Tests of an attribute (RB-TST): reveal skill cards, exert for more, count the stars."""

from functools import cache

from waystone.kernel.ask import Option, choose

from ...box.effects import Attribute
from ...table.facts import Failed, Passed, Revealed
from ...table.state import G, Hero, Trial, sheet
from ...table.values import attribute
from ..cards.frees import meanwhile
from ..cards.piles import discard_from_hand, draw_skill, rebuild

STOP: Option[str] = Option("done", "", "option-done")


async def attempt(
    g: G, hero: Hero, name: Attribute, modifier: int = 0, *, counted: bool = True
) -> int:
    """RB-TST-01, RB-TST-08, RB-TST-09: three stages; the number of successes. What was revealed is
    discarded in any case. Where successes are not `counted`, more than one change nothing."""
    trial = g.state.trial = Trial(hero.seat, name, modifier)
    reveal(g, hero, trial, cards_to_reveal(g, hero, name, modifier))
    while True:
        await meanwhile(g, hero, "exerting")
        if not hero.hand:
            break
        # RB-EXR-01, RB-TST-05: to exert is to say which card goes.
        card = await choose(
            hero.seat,
            [*(exert_option(hero.seat, card) for card in hero.hand), STOP],
            "ask-test",
            rule="RB-TST-05",
            may=True,
            formal=not counted and stars(g, trial) > 0,
            attribute=name,
            successes=stars(g, trial),
        )
        if not card:
            break
        discard_from_hand(g, hero, card)
        reveal(g, hero, trial, 1)
    successes = stars(g, trial)
    g.state.discards["skill"] += trial.revealed
    g.state.trial = None
    rebuild(g, "skill")
    verdict = Passed(hero.hero, name, successes) if successes else Failed(hero.hero, name)
    g.say(verdict, "RB-TST-07")
    return successes


@cache
def exert_option(seat: int, card: str) -> Option[str]:
    return Option(f"exert:{card}", card, "option-exert", {"card": card}, f"hand:{seat}:{card}")


def cards_to_reveal(g: G, hero: Hero, name: Attribute, modifier: int) -> int:
    """RB-TST-02..04, RB-AMB-53: never fewer by choice, a negative attribute counts as 0."""
    bonus = sum(t.n for t in sheet(g, hero).tests if t.attribute in (name, "any"))
    return max(0, max(0, attribute(g, hero, name)) + modifier + bonus)


def reveal(g: G, hero: Hero, trial: Trial, count: int) -> None:
    """RB-AMB-24: the deck is rebuilt without the cards revealed already."""
    for _ in range(count):
        card = draw_skill(g)
        if not card:
            return
        trial.revealed.append(card)
        g.say(Revealed(hero.hero, card, g.content.skills[card].stars), "RB-TST-02")


def stars(g: G, trial: Trial) -> int:
    """RB-TST-06, RB-AMB-25: one success a star."""
    return sum(g.content.skills[card].stars for card in trial.revealed)
