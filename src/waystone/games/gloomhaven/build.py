"""A character above the first level for a single scenario (GH-CHR-04): as it comes, or card by card
and perk by perk."""

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import Then

from .equipment import modifier_deck
from .options import card_option
from .state import Character, G
from .steps import next_class, step


@step
async def build(g: G, number: int) -> Then:
    """GH-AMB-70, GH-CHR-04: every step of every level, or a choice that is made for one."""
    owner = g.state.characters[number]
    options = [
        Option("ready-made", True, "option-ready-made"),
        Option("own", False, "option-own-build"),
    ]
    if await choose(owner.seat, options, "ask-build", rule="GH-CHR-04", character=owner.id):
        return next_class(g, number)
    definition = g.content.classes[owner.id]
    owner.pool[:] = [card.id for card in definition.cards if card.grade == 1]
    owner.perks.clear()
    return learn(number, 2)


@step
async def learn(g: G, number: int, level: int) -> Then:
    """GH-LUP-03, GH-LUP-04, GH-LUP-07: a card of at most this level, and a perk."""
    owner = g.state.characters[number]
    options = [card_option(card, "learn", "option-learn") for card in to_learn(g, owner, level)]
    card = await choose(
        owner.seat, options, "ask-learn", rule="GH-LUP-03", character=owner.id, level=level
    )
    owner.pool.append(card)
    perks = g.content.classes[owner.id].perks
    boxes = [
        Option(
            f"perk:{n}", n, "option-perk", {"character": owner.id, "perk": f"perk:{owner.id}:{n}"}
        )
        for n, perk in enumerate(perks)
        if owner.perks.count(n) < perk.boxes
    ]
    box = await choose(owner.seat, boxes, "ask-perk", rule="GH-LUP-04", character=owner.id)
    owner.perks.append(box)
    if level < owner.level:
        return learn(number, level + 1)
    owner.deck.draw[:] = modifier_deck(g.content.classes[owner.id], owner.perks)
    g.streams.shuffle("modifiers", owner.deck.draw)
    return next_class(g, number)


def to_learn(g: G, owner: Character, level: int) -> list[str]:
    cards = g.content.classes[owner.id].cards
    return [card.id for card in cards if card.grade <= level and card.id not in owner.pool]
