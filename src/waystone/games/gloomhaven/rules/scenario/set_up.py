"""Setting up a scenario (GH-SET-01): classes, first room, goals, equipment, hands, places."""

from waystone.kernel.ask import PASS, Option, Question, choose, each
from waystone.kernel.step import BACK, Then, in_order

from ...box.moments import Started
from ...table.board import add, put
from ...table.facts import Bought, KeptGoal, KeptSomeGoal, Placed, TookHand
from ...table.map import layout
from ...table.state import Character, Door, Figure, G
from ..dungeon.making import choose_entrance, choose_penalties, remember_homes
from ..dungeon.penalties import suffer_penalty
from ..options import card_option
from ..players import in_row, rows
from ..registry import step
from .equipment import (
    choices,
    classes_on_offer,
    equip,
    fits,
    hit_points,
    modifier_deck,
    negative_cards,
    ready_perks,
    ready_pool,
    wears_all,
)
from .pending import apply_pending
from .rooms import populate
from .special import fire_rules
from .steps import a_round


@step.setting_up
@step
async def choose_class(g: G, number: int) -> Then:
    """GH-GEN-03, GH-GEN-04: a class that is open and that nobody plays yet."""
    state = g.state
    seat = number % state.seats
    taken = {c.id for c in state.characters}
    options = [
        Option(f"class:{c}", c, "option-class", {"character": c}, f"class:{c}")
        for c in classes_on_offer(state, g.content)
        if c not in taken
    ]
    name = await choose(seat, options, "ask-class", rule="GH-GEN-03", number=number + 1)
    join(g, name, seat, state.party_level)
    return build(number) if state.party_level > 1 else BACK


def join(g: G, name: str, seat: int, level: int) -> Character:
    """A character as it comes to a scenario: its pool, perks, modifier deck, gold, two battle goals
    and (until it chooses) a start hex. GH-SET-17: hit points at their most, no experience.
    GH-CHR-05: its gold by its level. GH-SET-12: two battle goals to choose from."""
    definition = g.content.classes[name]
    perks = ready_perks(definition, level)
    deck = modifier_deck(definition, perks)
    g.streams.shuffle("modifiers", deck)
    owner = Character(
        name, seat, level, ready_pool(g.content.class_cards[name], level), perks=perks
    )
    owner.deck.draw = deck
    owner.gold = 15 * (level + 1)
    owner.goals = [g.state.goals.pop() for _ in range(2)]
    hp = hit_points(g.content, name, level)
    cell = layout(g).starts[len(g.state.characters)]
    g.state.characters.append(owner)
    add(g, Figure(name, "character", name, "friend", cell, hp, hp))
    return owner


@step.setting_up
@step
async def enter_dungeon(g: G) -> Then:
    """GH-RDD-06, GH-RDD-09: how hard it shall be, and the way in."""
    await choose_penalties(g)
    await choose_entrance(g)
    return BACK


@step
async def set_up(g: G) -> Then:
    """GH-SET-01: the room, battle goals, equipment, hands, places; then round after round.
    GH-STA-16: who has chosen is told by the steps that wait."""
    every = range(len(g.state.characters))
    return in_order(
        first_room(),
        *(keep_goal(row) for row in rows(g)),
        *(choose_item(number) for number in every),
        *(choose_hand(row) for row in rows(g)),
        *(choose_start(number) for number in every),
        start_scenario(),
        a_round(),
    )


@step
async def first_room(g: G) -> Then:
    """GH-SET-02: the first room; GH-SET-22: negative effects of the scenario. GH-SPE-03: doors may
    be locked."""
    state = g.state
    state.doors = [
        Door(mark.door, cell, "locked" if mark.locked else "closed")
        for cell, mark in enumerate(layout(g).marks)
        if mark.door
    ]
    await populate(g, layout(g).rooms[0], layout(g).starts[0], "set-up")
    g.state.turn.revealed.clear()
    if state.dungeon is not None:
        remember_homes(g)
    await fire_rules(g, Started())
    return BACK


@step.setting_up
@step
async def keep_goal(g: G, row: int) -> Then:
    """GH-SET-12: keep one of two battle goals, in secret."""
    asked = in_row(g, row)
    questions = [
        Question(
            c.seat, "choose", "ask-goal",
            [Option(f"goal:{n}", n, "option-goal", {"goal": n}, f"goal:{n}") for n in c.goals],
            rule="GH-SET-12", args={"character": c.id},
        )
        for c in asked
    ]  # fmt: skip
    kept = await each(questions)
    for c in asked:
        other = [n for n in c.goals if n != kept[c.seat]]
        g.state.goals += other
        c.goals[:] = [kept[c.seat]]
        g.say(KeptGoal(c.id, kept[c.seat]), "GH-SET-12", to=(c.seat,), others=KeptSomeGoal(c.id))
    return BACK


@step.setting_up
@step
async def choose_item(g: G, number: int) -> Then:
    """GH-SET-13: equipment within the slots, one item at a time. GH-ITM-14: for the whole scenario.
    GH-SET-14: with the bad cards of what is worn."""
    owner = g.state.characters[number]
    found = g.content.items
    items = [i for i in choices(g, owner) if fits(g, owner, i)]
    options = [
        Option(f"item:{i}", i, "option-buy", {"item": i, "price": found[i].price}, f"item:{i}")
        for i in items
    ]
    options.append(Option(PASS, "", "option-done"))
    item = await choose(
        owner.seat, options, "ask-item", rule="GH-SET-13", formal=wears_all(g, owner),
        character=owner.id, gold=owner.gold,
    )  # fmt: skip
    if item:
        equip(g, owner, item)
        g.say(Bought(owner.id, item), "GH-SET-13")
        return choose_item(number)
    negative_cards(g, owner)
    return BACK


@step.setting_up
@step
async def choose_hand(g: G, row: int) -> Then:
    """GH-SET-15: exactly as many cards as the hand limit, from the pool."""
    asked = in_row(g, row)
    questions: list[Question[str]] = []
    for c in asked:
        limit = g.content.classes[c.id].hand
        options = [card_option(n) for n in c.pool]
        questions.append(
            Question(
                c.seat, "many", "ask-hand", options, limit, limit, "GH-SET-15",
                {"character": c.id, "count": limit},
            )
        )  # fmt: skip
    chosen = await each(questions)
    for c in asked:
        c.hand[:] = chosen[c.seat]
        g.say(TookHand(c.id, len(c.hand)), "GH-SET-15")
    return BACK


@step.setting_up
@step
async def choose_start(g: G, number: int) -> Then:
    """GH-SET-07, GH-RDD-06: any empty start hex."""
    characters = g.state.characters
    if number == 0:
        for c in characters:
            g.state.at.pop(g.state.figures[c.id].cell, None)
    owner = characters[number]
    keys = layout(g).keys
    options = [
        Option(keys[cell], cell, "option-hex", on=keys[cell])
        for cell in layout(g).starts
        if cell not in g.state.at
    ]
    cell = await choose(owner.seat, options, "ask-start", rule="GH-SET-07", character=owner.id)
    figure = g.state.figures[owner.id]
    figure.cell = -1
    put(g, figure, cell)
    g.say(Placed(owner.id, layout(g).label(cell)), "GH-SET-07")
    return BACK


@step
async def start_scenario(g: G) -> Then:
    """GH-EVT-12: what waited for the start; GH-RDD-09: what the first room of a dungeon does."""
    await apply_pending(g)
    if g.state.dungeon is not None:
        await suffer_penalty(g, None)
    return BACK


@step.setting_up
@step
async def build(g: G, number: int) -> Then:
    """GH-AMB-70, GH-CHR-04: every step of every level, or a choice that is made for one."""
    owner = g.state.characters[number]
    options = [
        Option("ready-made", True, "option-ready-made"),
        Option("own", False, "option-own-build"),
    ]
    if await choose(owner.seat, options, "ask-build", rule="GH-CHR-04", character=owner.id):
        return BACK
    cards = g.content.class_cards[owner.id]
    owner.pool[:] = [card.id for card in cards if card.grade == 1]
    owner.perks.clear()
    return learn(number, 2)


@step.setting_up
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
    return BACK


def to_learn(g: G, owner: Character, level: int) -> list[str]:
    cards = g.content.class_cards[owner.id]
    return [card.id for card in cards if card.grade <= level and card.id not in owner.pool]
