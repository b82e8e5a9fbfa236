"""Quests and exploring (RB-QST, RB-EXP)."""

from itertools import permutations

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import Then

from ...box.definitions import Outcome, QuestDef
from ...box.geography import LETTERS
from ...box.sheet import Sheet
from ...table.facts import CardDiscarded, Explored, QuestKept
from ...table.state import G, Hero, Roll, sheet
from ...table.values import speed
from ..cards.interpret import By, resolve
from ..registry import step
from ..story.end import go_on
from ..turn.dice import WILD, offer_rerolls, shows, throw
from .trophies import claim

ROMAN = ("I", "II", "III")


def quests_here(g: G, hero: Hero) -> list[str]:
    """RB-QST-02: quests one of whose spaces is the hero's."""
    places = g.content.atlas.places
    found = []
    for card in hero.quests:
        quest = g.content.adventures[card]
        assert isinstance(quest, QuestDef)
        if any(hero.space in places[place] for place in quest.spaces):
            found.append(card)
    return found


@step
async def explore(g: G, seat: int, card: str) -> Then:
    """RB-EXP-02, RB-QST-03: roll dice equal to speed; a met requirement allows its outcome."""
    hero = g.state.heroes[seat]
    quest = g.content.adventures[card]
    assert isinstance(quest, QuestDef)
    of = sheet(g, hero)
    roll = throw(g, hero, speed(g, hero) + of.explore_dice)
    await offer_rerolls(g, hero, roll)
    met = [n for n, o in enumerate(quest.outcomes) if meets(of, roll, o.needs)]
    g.state.roll = None
    # RB-QST-06..08: one outcome of those met, the player's choice, or none; then it stays.
    options: list[Option[int]] = [
        Option(
            f"outcome:{n + 1}",
            n,
            "option-outcome",
            {"roman": ROMAN[n], "effects": quest.outcomes[n].then},
            f"quest:{card}",
        )
        for n in met
    ]
    options.append(Option("none", -1, "option-no-outcome"))
    chosen = await choose(seat, options, "ask-outcome", rule="RB-QST-03", card=card)
    if chosen >= 0:
        await resolve_outcome(g, hero, card, quest.outcomes[chosen])
    else:
        g.say(QuestKept(hero.hero, card), "RB-QST-07" if met else "RB-QST-08")
    return go_on(g)


def meets(of: Sheet, roll: Roll, needs: str) -> bool:
    """RB-QST-04, RB-QST-05, RB-EXP-03, RB-EXP-04: one die a symbol; a wild only for a wild."""
    shown = [(face, shows(of, face)) for face in roll.dice]
    if len(needs) == 1:
        return any(_fits(face, mask, needs) for face, mask in shown)
    return any(
        all(_fits(face, mask, letter) for (face, mask), letter in zip(dice, needs, strict=True))
        for dice in permutations(shown, len(needs))
    )


def _fits(face: int, mask: int, letter: str) -> bool:
    return face == WILD if letter == "X" else bool(mask & LETTERS[letter])


async def resolve_outcome(g: G, hero: Hero, card: str, outcome: Outcome) -> None:
    """RB-QST-09: then the quest is claimed, unless it says otherwise; RB-AMB-54: a failed test
    leaves it where it is."""
    g.say(Explored(hero.hero, card), "RB-QST-03")
    by = By(hero.seat, hero.seat, card=card)
    await resolve(g, by, outcome.then)
    if by.failed or card not in hero.quests:
        return
    hero.quests.remove(card)
    if outcome.discards:
        g.state.discards[g.content.adventures[card].deck].append(card)
        g.say(CardDiscarded(card), "RB-QST-09")
    else:
        await claim(g, hero, card)
