"""Visiting the town (GH-TWN): activities in any order, until the party leaves."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import BACK, Next, Then, in_order

from ...table.campaign_facts import CameAlong, StayedHome
from ...table.records import Sheet
from ...table.sheets import campaign, party, seat_of, sheet
from ...table.state import G
from ..players import players_choose
from ..registry import step
from .creation import create, open_classes
from .enhancement import enhance, may_enhance
from .events import draw_event
from .levelling import advance, free_boxes, level_up, mark_perk, may_advance, must_level
from .parties import call_party, found_party, other_parties
from .retirement import must_retire, retire
from .sanctuary import donate, may_donate
from .shop import buy, for_sale, sell
from .unlocks import open_what_is_due

Deed: TypeAlias = tuple[str, str]
LEAST_CHARACTERS = 2
MOST_CHARACTERS = 4
WORDS = {"perk": "option-mark-perk", "buy": "option-shop", "sell": "option-sell-items",
         "enhance": "option-enhance-card"}  # fmt: skip


@step
async def town(g: G) -> Then:
    """GH-TWN-02, GH-TRV-05: each seat in turn with its characters, then the party together."""
    return in_order(*(visit(seat) for seat in range(g.state.seats)), gather())


@step.opens("round")
async def visit(g: G, seat: int) -> Then:
    """GH-TWN-02: one activity after another, in any order. GH-CMP-10: members come and go."""
    deed, who = await choose(seat, activities(g, seat), "ask-town", rule="GH-TWN-02")
    if deed == "done":
        return BACK
    if deed in AT_ONCE:
        await AT_ONCE[deed](g, who)
        return visit(seat)
    return in_order(create(int(who)) if deed == "create" else TAKES_TIME[deed](who), visit(seat))


@step.opens("round")
async def gather(g: G) -> Then:
    """GH-TWN-02, GH-CMP-09: an event, another walk through the town, another party, or the road.
    GH-EVT-13: one city event."""
    deed = await players_choose(g, party_activities(g), "ask-party", "GH-TWN-02")
    if deed == "leave":
        return BACK
    if deed == "city-event":
        party(g).city_event = True
        return in_order(draw_event("city"), gather())
    if deed == "new-party":
        await found_party(g)
    elif deed.startswith("party:"):
        call_party(g, int(deed.partition(":")[2]))
    return town()


def activities(g: G, seat: int) -> list[Option[Deed]]:
    """What a seat may do; it is done when no duty is left (GH-TWN-03). GH-TWN-02, GH-CHR-01,
    GH-CMP-10: its own characters, who comes along again, who is new."""
    found: list[Option[Deed]] = []
    mine = [one for one in party(g).sheets if seat_of(g.state, one) == seat]
    for one in mine:
        found += [
            Option(f"{deed}:{one.id}", (deed, one.id), WORDS.get(deed, f"option-{deed}"),
                   {"character": one.id}, f"sheet:{one.id}")
            for deed in own_activities(g, one)
        ]  # fmt: skip
    for one in party(g).away:
        if seat_of(g.state, one) == seat and one.line in free_lines(g):
            key = f"join:{one.id}"
            found.append(Option(key, ("join", one.id), "option-join", {"character": one.id}))
    if open_classes(g):
        for line in free_lines(g):
            if line % g.state.seats == seat:
                found.append(Option(f"create:{line}", ("create", str(line)), "option-create",
                                    {"number": line + 1}))  # fmt: skip
    if not any(must_level(one) or must_retire(g, one) for one in mine):
        found.append(Option("done", ("done", ""), "option-done"))
    return found


def party_activities(g: G) -> list[Option[str]]:
    """GH-EVT-13: one city event in a visit, if the party wants it; GH-AMB-38: at any moment."""
    found = [Option("again", "again", "option-again")]
    if not party(g).city_event and campaign(g).world.city and party(g).sheets:
        found.append(Option("city-event", "city-event", "option-city-event"))
    if may_leave(g):
        found.append(Option("leave", "leave", "option-leave"))
    return found + other_parties(g)


def own_activities(g: G, one: Sheet) -> list[str]:
    """GH-TWN-02. GH-SHP-03: there is no trade between characters. GH-LUP-01, GH-LUP-09, GH-TWN-03:
    levels and retirement that are due. GH-LUP-07: perks as long as there are boxes. GH-CHR-01,
    GH-CMP-10: who has no duty left may stay at home, and its player may take another along."""
    found = []
    if must_level(one):
        found.append("level-up")
    if one.unspent and free_boxes(g.content.classes[one.id], one):
        found.append("perk")
    if may_advance(g, one):
        found.append("advance")
    if must_retire(g, one):
        found.append("retire")
    if for_sale(g, one):
        found.append("buy")
    if one.items:
        found.append("sell")
    if may_donate(one):
        found.append("donate")
    if may_enhance(g, one):
        found.append("enhance")
    if not must_level(one) and not must_retire(g, one):
        found.append("stay-home")
    return found


def free_lines(g: G) -> list[int]:
    """GH-CHR-01, GH-CMP-10: players whose line has nobody in the party now, and one more player
    as long as there is room."""
    taken = {s.line for s in party(g).sheets}
    if len(taken) >= MOST_CHARACTERS:
        return []
    lines = min(len(campaign(g).lines) + 1, MOST_CHARACTERS)
    return [line for line in range(lines) if line not in taken]


def may_leave(g: G) -> bool:
    """GH-TWN-03, GH-RET-02: who must level up does, who must retire does not travel."""
    sheets = party(g).sheets
    return len(sheets) >= LEAST_CHARACTERS and not any(
        must_level(one) or must_retire(g, one) for one in sheets
    )


async def give_to_the_sanctuary(g: G, who: str) -> None:
    """GH-SAN-01, GH-UNL-03: what a gift makes due opens at once."""
    donate(g, sheet(g, who))
    await open_what_is_due(g)


async def stay_home(g: G, who: str) -> None:
    """GH-CMP-10: a member of the party does not travel now."""
    one = sheet(g, who)
    party(g).sheets.remove(one)
    party(g).away.append(one)
    g.say(StayedHome(one.id), "GH-CMP-10")


async def come_along(g: G, who: str) -> None:
    """GH-CMP-10: a member who stayed at home travels again."""
    one = next(s for s in party(g).away if s.id == who)
    party(g).away.remove(one)
    party(g).sheets.append(one)
    g.say(CameAlong(one.id), "GH-CMP-10")


AT_ONCE: dict[str, Callable[[G, str], Awaitable[None]]] = {
    "donate": give_to_the_sanctuary,
    "stay-home": stay_home,
    "join": come_along,
}

TAKES_TIME: dict[str, Callable[[str], Next]] = {
    "level-up": level_up,
    "perk": mark_perk,
    "advance": advance,
    "retire": retire,
    "buy": buy,
    "sell": sell,
    "enhance": enhance,
}
