"""The scenario, as the overview page has it: set-up, then rounds of card selection, initiative,
turns and clean-up (GH-RND-02)."""

from waystone.kernel.ask import PASS, Option, Question, choose, each
from waystone.kernel.step import End, Next, Steps, Then

from .board import Gone, add, character, put
from .cards import end_active
from .character import play_half, turn_options, use_item
from .clean_up import put_back, spoils, start_round, tidy
from .conditions import stunned
from .dungeon import choose_entrance, choose_penalties, remember_homes
from .dungeon_penalties import suffer_penalty
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
)
from .facts import Bought, KeptGoal, KeptSomeGoal, Placed, TookHand
from .initiative import playing, set_order
from .layout import layout
from .monsters import act_as_monster
from .movement import land
from .options import card_option
from .pending import apply_pending
from .rest import can_rest, long_rest, short_rest
from .rooms import populate
from .settle import settle
from .special import at_round_end, fire_round_rules, fire_rules
from .state import Character, Door, Figure, G
from .turns import close_turn, next_actor, open_turn

step: Steps[G] = Steps()


def of_seats(g: G, turn: int) -> list[Character]:
    """The characters asked at the same time: the first of each seat, then the second, ..."""
    own: dict[int, list[Character]] = {}
    for c in g.state.characters:
        own.setdefault(c.seat, []).append(c)
    return [cs[turn] for cs in own.values() if turn < len(cs)]


# ---- set-up (GH-SET-01)


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
    if state.party_level > 1:
        return Next("build", [number])
    return next_class(g, number)


def next_class(g: G, number: int) -> Then:
    if number + 1 < g.state.party:
        return choose_class(number + 1)
    return set_up()


def join(g: G, name: str, seat: int, level: int) -> Character:
    """A character as it comes to a scenario: its pool, perks, modifier deck, gold, two battle
    goals and (until it chooses) a start hex."""
    definition = g.content.classes[name]
    perks = ready_perks(definition, level)
    deck = modifier_deck(definition, perks)
    g.streams.shuffle("modifiers", deck)
    owner = Character(name, seat, level, ready_pool(definition, level), perks=perks)
    owner.deck.draw = deck
    owner.gold = 15 * (level + 1)
    owner.goals = [g.state.goals.pop() for _ in range(2)]
    hp = hit_points(g.content, name, level)
    cell = layout(g).starts[len(g.state.characters)]
    g.state.characters.append(owner)
    add(g, Figure(name, "character", name, "friend", cell, hp, hp))
    return owner


@step
async def enter_dungeon(g: G) -> Then:
    """GH-RDD-06, GH-RDD-09: how hard it shall be and the way in; then the characters."""
    await choose_penalties(g)
    await choose_entrance(g)
    return Next("arrive", []) if g.state.campaign is not None else choose_class(0)


@step
async def set_up(g: G) -> Then:
    """GH-SET-02: the first room; GH-SET-22: negative effects of the scenario."""
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
    await fire_rules(g, "start")
    return keep_goal(0)


@step
async def keep_goal(g: G, turn: int) -> Then:
    """GH-SET-12: keep one of two battle goals, in secret."""
    asked = of_seats(g, turn)
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
    if of_seats(g, turn + 1):
        return keep_goal(turn + 1)
    return choose_item(0)


@step
async def choose_item(g: G, number: int) -> Then:
    """GH-SET-13: equipment within the slots, one item at a time."""
    owner = g.state.characters[number]
    found = g.content.items
    items = [i for i in choices(g, owner) if fits(g, owner, i)]
    options = [
        Option(f"item:{i}", i, "option-buy", {"item": i, "price": found[i].price}, f"item:{i}")
        for i in items
    ]
    options.append(Option(PASS, "", "option-done"))
    item = await choose(
        owner.seat, options, "ask-item", rule="GH-SET-13", character=owner.id, gold=owner.gold
    )
    if item:
        equip(g, owner, item)
        g.say(Bought(owner.id, item), "GH-SET-13")
        return choose_item(number)
    negative_cards(g, owner)
    if number + 1 < len(g.state.characters):
        return choose_item(number + 1)
    return choose_hand(0)


@step
async def choose_hand(g: G, turn: int) -> Then:
    """GH-SET-15: exactly as many cards as the hand limit, from the pool."""
    asked = of_seats(g, turn)
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
    if of_seats(g, turn + 1):
        return choose_hand(turn + 1)
    return choose_start(0)


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
    if number + 1 < len(characters):
        return choose_start(number + 1)
    return start_scenario()


@step
async def start_scenario(g: G) -> Then:
    """GH-SET-22, GH-EVT-12: what waited for the start, then the first round."""
    await apply_pending(g)
    if g.state.dungeon is not None:
        await suffer_penalty(g, None)
    return await next_round(g)


# ---- the round


async def next_round(g: G) -> Then:
    """GH-RND-01, GH-CRD-04."""
    await start_round(g)
    if not playing(g):
        return await finish(g)
    await fire_round_rules(g, "round-start")
    return choose_leading(0)


@step.opens("round")
async def choose_leading(g: G, turn: int) -> Then:
    """GH-CRD-01 to GH-CRD-03: the leading card, or a long rest; in secret and at once."""
    asked = [c for c in of_seats(g, turn) if c in playing(g)]
    chosen = await each(
        Question(c.seat, "choose", "ask-leading", leading_options(g, c), rule="GH-CRD-01",
                 args={"character": c.id})
        for c in asked
    )  # fmt: skip
    for c in asked:
        card = chosen[c.seat]
        c.resting = not card
        if card:
            c.hand.remove(card)
            c.selected.append(card)
    return choose_second(turn)


def leading_options(g: G, c: Character) -> list[Option[str]]:
    options: list[Option[str]] = []
    if len(c.hand) >= 2:
        options = [card_option(n) for n in c.hand]
    if can_rest(g, c):
        options.append(Option("long-rest", "", "option-long-rest", on=f"mat:{c.id}"))
    return options


@step
async def choose_second(g: G, turn: int) -> Then:
    """GH-CRD-01: the second card."""
    asked = [c for c in of_seats(g, turn) if len(c.selected) == 1]
    chosen = await each(
        Question(c.seat, "choose", "ask-second",
                 [card_option(n) for n in c.hand],
                 rule="GH-CRD-01", args={"character": c.id})
        for c in asked
    )  # fmt: skip
    for c in asked:
        c.hand.remove(chosen[c.seat])
        c.selected.append(chosen[c.seat])
    return choose_leading(turn + 1) if of_seats(g, turn + 1) else initiative()


@step
async def initiative(g: G) -> Then:
    """GH-INI."""
    await set_order(g)
    return next_turn(g)


def next_turn(g: G) -> Then:
    name = next_actor(g)
    if not name:
        return clean_up()
    if g.state.figures[name].kind == "character":
        return character_turn(name)
    return monster_turn(name)


@step.opens("turn")
async def monster_turn(g: G, name: str) -> Then:
    """GH-MON-07, GH-MON-12, GH-SUM-04: one figure's turn."""
    figure = g.state.figures[name]
    try:
        await open_turn(g, figure)
        if not stunned(figure):
            await act_as_monster(g, figure)
    except Gone as gone:
        if gone.figure != name:
            raise
    await close_turn(g, figure)
    return next_turn(g)


@step.opens("turn")
async def character_turn(g: G, name: str) -> Then:
    """GH-TRN: a wound first; a stunned character discards both cards (GH-TRN-12); a long rest
    takes the whole turn."""
    figure, owner = g.state.figures[name], character(g, name)
    if owner.exhausted:
        return next_turn(g)
    try:
        await open_turn(g, figure)
        if owner.resting:
            await long_rest(g, figure)
        if not stunned(figure):
            return character_action(name)
        owner.discard += owner.selected
        owner.selected.clear()
    except Gone as gone:
        if gone.figure != name:
            raise
    return await end_turn(g, figure)


async def end_turn(g: G, figure: Figure) -> Then:
    try:
        await close_turn(g, figure)
    except Gone:
        await close_turn(g, figure)
    return next_turn(g)


@step
async def character_action(g: G, name: str) -> Then:
    """GH-TRN-01, GH-TRN-04, GH-TRN-07, GH-TRN-11: one half of one card, then the other half of
    the other; items and active cards at any time."""
    figure, owner = g.state.figures[name], character(g, name)
    options = turn_options(g, owner)
    if not options:
        return await end_turn(g, figure)
    if not owner.selected:
        options.append(Option("end", ("end", "", ""), "option-end"))
    kind, what, half = await choose(
        owner.seat, options, "ask-action", rule="GH-TRN-01", character=name
    )
    try:
        if kind == "end":
            return await end_turn(g, figure)
        if kind == "item":
            await use_item(g, owner, figure, what)
        elif kind == "drop":
            active = next(a for a in owner.active if a.card == what)
            end_active(g, owner, active)
        else:
            await play_half(g, owner, figure, what, half, default=kind == "default")
        await settle(g)
        await land(g)
    except Gone as gone:
        if gone.figure != name:
            raise
        return await end_turn(g, figure)
    return character_action(name)


# ---- clean-up


@step
async def clean_up(g: G) -> Then:
    """GH-EOR-01 to GH-EOR-04."""
    tidy(g)
    await land(g)
    return rest_or_not(0)


@step
async def rest_or_not(g: G, number: int) -> Then:
    """GH-EOR-05, GH-RST-03: a short rest for who wants one."""
    if number == len(g.state.characters):
        return await end_round(g)
    owner = g.state.characters[number]
    figure = g.state.figures.get(owner.id)
    if figure is not None and not owner.exhausted and can_rest(g, owner):
        options = [
            Option("short-rest", True, "option-short-rest", on=f"mat:{owner.id}"),
            Option(PASS, False, "option-pass"),
        ]
        if await choose(
            owner.seat, options, "ask-short-rest", rule="GH-RST-03", character=owner.id, may=True
        ):
            await short_rest(g, figure)
    return rest_or_not(number + 1)


async def end_round(g: G) -> Then:
    """GH-EOR-06, GH-END-01."""
    await fire_round_rules(g, "round-end")
    g.state.turn.revealed.clear()
    await settle(g)
    at_round_end(g)
    if g.state.outcome:
        return await finish(g)
    return await next_round(g)


async def finish(g: G) -> Then:
    """GH-END: what each character takes home."""
    won = g.state.outcome == "won"
    spoils(g)
    scores = {c.seat: c.xp for c in g.state.characters}
    put_back(g)
    if g.state.campaign is not None:
        return Next("after_scenario", [])
    winners = list(range(g.state.seats)) if won else []
    return End("end-won" if won else "end-lost", winners, scores)
