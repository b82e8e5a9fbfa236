"""An encounter within the campaign: the card is found, then the encounter runs its course, then
its end is taken up where it began (TG-ENC, TG-JRN-12)."""

from waystone.kernel.step import Next
from waystone.kernel.step import Then as StepThen

from ...table.island_facts import EncounterMissing
from ...table.places import the_world
from ...table.state import G
from ...table.world import Doing, Encountering, Outcomes, Verse
from ..day.procedure import proceed, resolves
from ..island.encounter_decks import draw_encounter, file_encounter, find_encounter
from ..journal.pages import turn_page
from ..people.echoes import moment

WON = ("victory", "flight", "green")


@resolves(Encountering)
async def encountering(g: G, task: Encountering) -> StepThen | None:
    """TG-ENC-03: at once, with the present party; those who are dying take no part (TG-DTH-02).
    With nobody able to, it is failed (TG-DTH-03)."""
    await turn_page(g)
    world = the_world(g)
    world.stack.pop()
    able = [seat for seat in task.party if not g.state.heroes[seat].dying]
    if not able:
        world.result = "failure"
        return None
    card = find_encounter(g, task.named) if task.named else draw_encounter(g, task.colour)
    if card is None:
        g.say(EncounterMissing(), "TG-AMB-26")
        world.result = "flight"
        return None
    world.party, world.at = able, task.at
    g.state.foes[:] = [card]
    return Next("meet")


def over(g: G, encounter: str, result: str, stayed: list[int]) -> StepThen:
    """TG-SEQ-33, TG-SEQ-34, TG-ENC-13: the card is filed, and what was under way goes on."""
    world = the_world(g)
    world.result = result
    card = g.content.encounters[encounter]
    file_encounter(g, encounter)
    world.party = []
    if result in WON:
        if encounter not in world.beaten:
            world.beaten.append(encounter)
        moment(g, "won", stayed, encounter)
        if result == "green":
            moment(g, "green", stayed, encounter)
    elif card.failure:
        # TG-FIN-04: a final meeting that is lost has a verse of its own.
        party = [one.seat for one in g.state.heroes if one.at == world.at]
        world.stack.append(Verse(card.failure, party or [0]))
    return proceed()


@resolves(Outcomes)
async def outcomes(g: G, task: Outcomes) -> StepThen | None:
    world = the_world(g)
    world.stack.pop()
    do = task.won if world.result in WON else task.lost
    if world.result == "grey":
        do = task.grey
    if do:
        world.stack.append(Doing(list(do), list(task.party)))
    return None
