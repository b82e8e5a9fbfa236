"""What improves an ability: boosts for elements or on a condition (GH-ELE-06), items."""

from waystone.kernel.ask import PASS, Option, choose

from ...box.effects import Boost, When
from ...table.acting import Act
from ...table.board import character_of
from ...table.provisos import about_target, holds
from ...table.state import Character, G, ItemState
from ..monsters.cards import paid
from ..options import item_option
from ..scenario.cards import gain_xp
from .elements import infuse, may_consume
from .perform import perform


async def boosts_of(g: G, act: Act, boosts: list[Boost]) -> list[Boost]:
    """GH-ELE-06, GH-ELE-09: the boosts that count for the whole ability: those whose elements are
    consumed and those whose condition holds; conditions on a target wait for it."""
    found = []
    for boost in boosts:
        if boost.consume and not await pays(g, act, boost):
            continue
        if about_target(boost.if_) or holds(g, boost.if_, act):
            found.append(boost)
    return found


async def pays(g: G, act: Act, price: Boost | When) -> bool:
    """GH-ELE-06: a player may consume elements; GH-ELE-12: monsters have done so already."""
    if act.seat is None:
        return paid(g, act.figure, price)
    return await may_consume(g, act.figure, price.consume, act.seat)


async def after(g: G, act: Act, boosts: list[Boost]) -> None:
    """What boosts of an ability other than an attack bring after it."""
    owner = character_of(g, act.figure)
    for boost in boosts:
        if owner is not None:
            gain_xp(g, owner, boost.xp, "GH-EXP-02")
        if boost.infuse:
            await infuse(g, act.figure, boost.infuse)
        await perform(g, act, boost.then)


async def choose_item(g: G, owner: Character, when: str, prompt: str) -> ItemState | None:
    """GH-ITM-03: an item that improves all of an ability, if its owner wants."""
    content = g.content.items
    options: list[Option[ItemState | None]] = [
        item_option(owner.id, i, i)
        for i in owner.items
        if i.state == "ready"
        and content[i.item].when == when
        and content[i.item].use
        and (when != "attack" or content[i.item].entire)
    ]
    if not options:
        return None
    options.append(Option(PASS, None, "option-pass"))
    return await choose(owner.seat, options, prompt, rule="GH-ITM-03", may=True)
