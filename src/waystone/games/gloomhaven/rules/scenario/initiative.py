"""Initiative (GH-INI): the order of a round."""

from waystone.kernel.ask import choose

from ...table.board import standing
from ...table.facts import Played, Rests
from ...table.state import Actor, Character, G
from ..actions.conditions import stunned
from ..actions.items import used_up
from ..options import use_or_not
from ..players import figure_option, untie
from .rooms import draw_cards, tell_cards, type_initiative, types_present


async def set_order(g: G) -> None:
    """GH-INI-01 to GH-INI-07: monster cards and players' cards are revealed, the order is set.
    GH-ITM-03: then items change it."""
    reveal(g)
    await _change_initiative(g)
    await sort_order(g)


def reveal(g: G) -> None:
    """GH-INI-01: all cards at once, those of the monsters told first. GH-CRD-02, GH-INI-09,
    GH-MON-09: the leading card of each, one card for each deck whose monsters are on the map.
    GH-INI-02: the order by their numbers."""
    state, acting = g.state, playing(g)
    drawn = draw_cards(g)
    order = [_revealed(g, owner) for owner in acting]
    for monster in types_present(g):
        order.append(Actor(monster, type_initiative(g, monster), "monster"))
    for thing in g.content.pages[state.scenario].objects:
        if thing.attack or thing.move:
            order.append(Actor(thing.id, thing.initiative, "object"))
    state.order = sorted(order, key=_key)
    tell_cards(g, drawn)
    for owner in acting:
        if owner.resting:
            g.say(Rests(owner.id), "GH-INI-07")
        else:
            leading, second = owner.selected
            g.say(Played(owner.id, leading, second, owner.initiative), "GH-INI-01")


def playing(g: G) -> list[Character]:
    """Characters that take part in the round."""
    return [c for c in standing(g) if c.id in g.state.figures]


def _revealed(g: G, owner: Character) -> Actor:
    """GH-CRD-02, GH-INI-04: the leading card tells the initiative, the other one settles ties.
    GH-INI-07: a rest is 99."""
    if owner.resting:
        owner.initiative = second = 99
    else:
        owner.initiative, second = [g.content.cards[card].initiative for card in owner.selected]
    return Actor(owner.id, owner.initiative, "character", second)


async def _change_initiative(g: G) -> None:
    """GH-ITM-03: items that change the initiative after it is revealed; GH-CON-14: not who is
    stunned. GH-INI-02: the order is that of the new number."""
    for owner in playing(g):
        for item in owner.items:
            definition = g.content.items[item.item]
            if item.state != "ready" or definition.when != "reveal" or owner.resting:
                continue
            if stunned(g.state.figures[owner.id]):
                continue
            options = use_or_not(owner.id, item)
            if await choose(
                owner.seat, options, "ask-initiative", rule="GH-ITM-03", may=True,
                initiative=owner.initiative,
            ):  # fmt: skip
                used_up(g, owner, item)
                owner.initiative = min(99, max(1, owner.initiative + definition.initiative))
                for actor in g.state.order:
                    if actor.id == owner.id:
                        actor.initiative = owner.initiative


def _key(actor: Actor) -> tuple[int, int, int]:
    """GH-INI-04, GH-INI-05: a player before a monster, among players the other card."""
    return actor.initiative, int(actor.kind != "character"), actor.second


async def sort_order(g: G) -> None:
    """GH-INI-02, and what the players decide of ties (GH-INI-04, GH-INI-06)."""
    order = sorted(g.state.order, key=_key)
    done: list[Actor] = []
    while order:
        tied = [actor for actor in order if _key(actor) == _key(order[0])]
        order = order[len(tied) :]
        done += await _untie(g, tied)
    g.state.order = done


async def join_order(g: G, new: Actor) -> None:
    """GH-INI-02: who comes in the middle of a round takes its place in the order. GH-INI-06: a tie
    is decided with those that are still to act; what was decided before stands."""
    order = sorted([*g.state.order, new], key=_key)
    tied = [a for a in order if _key(a) == _key(new) and not a.done]
    if not new.done and len(tied) > 1:
        places = [order.index(actor) for actor in tied]
        for place, actor in zip(places, await _untie(g, tied), strict=True):
            order[place] = actor
    g.state.order = order


async def _untie(g: G, tied: list[Actor]) -> list[Actor]:
    """GH-INI-04, GH-INI-06: the players decide, one place after the other. GH-AMB-11: types that
    share a deck keep the order they were given once."""
    found: list[Actor] = []
    ties = g.state.monsters.ties
    rest = sorted(tied, key=lambda a: ties.index(a.id) if a.id in ties else 99)
    while len(rest) > 1 and not (rest[0].id in ties and rest[0].kind == "monster"):
        rule = "GH-INI-04" if rest[0].kind == "character" else "GH-INI-06"
        options = [figure_option(actor.id) for actor in rest]
        name = await untie(g, options, "ask-initiative-tie", rule)
        first = next(actor for actor in rest if actor.id == name)
        rest.remove(first)
        found.append(first)
    found += rest
    if tied[0].kind == "monster" and len(tied) > 1 and _share_deck(g, tied):
        for actor in found:
            if actor.id not in ties:
                ties.append(actor.id)
    return found


def _share_deck(g: G, tied: list[Actor]) -> bool:
    decks = {g.content.monsters[a.id].deck or a.id for a in tied if a.id in g.content.monsters}
    return len(decks) == 1
