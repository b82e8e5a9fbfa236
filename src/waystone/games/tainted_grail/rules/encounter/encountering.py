"""An encounter within the campaign: the card is found, the encounter runs its course, then its end
is taken up where it began (TG-ENC, TG-JRN-12)."""

from waystone.kernel.step import BACK, Next, Then, in_order

from ...box.effects import Effect, Fight
from ...box.instructions import Meet, ReadVerse
from ...table.island_facts import EncounterMissing
from ...table.party import WON, now, present
from ...table.places import here, the_world
from ...table.state import Doing, G
from ..carrying_out import carry_out, order
from ..doing import performs
from ..island.encounter_decks import draw_encounter, file_encounter, find_encounter
from ..journal.pages import turn_page
from ..people.death import fates
from ..people.echoes import moment
from ..registry import step
from .round import meet


@step
async def encountering(g: G, party: list[int], at: int, colour: str, named: str) -> Then:
    """TG-ENC-03: at once, with the present party; those who are dying take no part (TG-DTH-02).
    With nobody able to, it is failed (TG-DTH-03). TG-PTY-07: nobody joins later; TG-DTH-05,
    TG-PTY-06: who drops out is back when it is over. TG-JRN-12: the page that leads to it is read
    first."""
    await turn_page(g)
    world = the_world(g)
    able = [seat for seat in party if not g.state.heroes[seat].dying]
    if not able:
        world.result = "failure"
        return BACK
    card = find_encounter(g, named) if named else draw_encounter(g, colour)
    if card is None:
        g.say(EncounterMissing(), "TG-AMB-26")
        world.result = "flight"
        return BACK
    world.party, world.at = able, at
    g.state.foes[:] = [card]
    return in_order(meet(), put_away())


def encounter_of(g: G, party: list[int], colour: str, named: str) -> Next:
    """Where the party is: a card of a deck, or a named one."""
    return encountering(list(party), g.state.heroes[party[0]].at, colour, named)


@step
async def put_away(g: G) -> Then:
    """TG-SEQ-33, TG-SEQ-34, TG-ENC-13: the card is filed, and what was under way goes on; before
    that comes what the encounter has put off. TG-ECH-02: who stayed may have achieved something."""
    world, encounter = the_world(g), now(g)
    stayed = [one.seat for one in present(g)]
    card = g.content.encounters[encounter.id]
    world.result = encounter.result
    world.party = []
    g.state.encounter = None
    file_encounter(g, card.id)
    g.call(fates())
    if world.result in WON:
        if card.id not in world.beaten:
            world.beaten.append(card.id)
        moment(g, "won", stayed, card.id)
        if world.result == "green":
            moment(g, "green", stayed, card.id)
    elif card.failure:
        # TG-FIN-04, TG-AMB-75: a final meeting that is not won has a verse of its own.
        g.call(order([ReadVerse(card.failure)], here(g, world.at)))
    for duty in encounter.later:
        g.call(carry_out(duty.effects, duty.doing))
    return BACK


# ---- effects that lead to an encounter


@performs.rule
async def meet_one(g: G, doing: Doing, effect: Meet) -> None:
    """TG-ENC-03: at once, with the present party."""
    g.call(encounter_of(g, doing.party, effect.draw, effect.named))


@performs.rule
async def fight(g: G, doing: Doing, effect: Fight) -> None:
    g.call(encounter_of(g, doing.party, effect.draw, effect.named))
    g.call(outcomes(list(effect.won), list(effect.lost), list(effect.grey), list(doing.party)))


@step
async def outcomes(
    g: G, won: list[Effect], lost: list[Effect], grey: list[Effect], party: list[int]
) -> Then:
    """What an encounter brings, by how it ended."""
    result = the_world(g).result
    do = won if result in WON else grey if result == "grey" else lost
    return order(do, party)
