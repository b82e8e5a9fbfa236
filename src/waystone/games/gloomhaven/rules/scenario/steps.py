"""The scenario, as the overview page has it: set-up, then rounds of card selection, initiative,
turns and clean-up (GH-RND-02)."""

from waystone.kernel.ask import PASS, Option, Question, choose, each
from waystone.kernel.step import BACK, End, Then, back_to, in_order

from ...table.board import Gone, character
from ...table.facts import Abandoned
from ...table.state import Character, Figure, G
from ..actions.conditions import stunned
from ..actions.movement import land
from ..monsters.turns import act_as_monster
from ..options import card_option
from ..players import all_agree, in_row, rows
from ..registry import step
from .character import do_freely, nothing_to_decide, play_half, turn_options
from .clean_up import put_back, spoils, start_round, tidy
from .initiative import playing, set_order
from .rest import can_rest, long_rest, short_rest
from .settle import settle
from .special import at_round_end, fire_round_rules
from .turns import close_turn, next_actor, open_turn

REST = ""
"""What is chosen in place of a card."""

ABANDON = "abandon"

ROUNDS_AHEAD = 4
"""The cards of two rounds."""


# ---- the round


@step.opens("round")
async def a_round(g: G) -> Then:
    """GH-RND-01, GH-RND-02: cards, initiative, turns, clean-up, rest; then the next round, unless
    the scenario is over. GH-CRD-04: without anybody who can play there is no round; GH-VAR-07,
    GH-VAR-09: unless exhausted characters still stand there, for whom it is played out."""
    await start_round(g)
    if not playing(g) and not any(c.id in g.state.figures for c in g.state.characters):
        return finish(g)
    await fire_round_rules(g, "round-start")
    return in_order(
        *(choose_leading(row) for row in rows(g)),
        initiative(),
        clean_up(),
        *(rest_or_not(number) for number in range(len(g.state.characters))),
        end_of_round(),
    )


@step
async def choose_leading(g: G, row: int) -> Then:
    """GH-CRD-01 to GH-CRD-03: two cards, the leading one first, or a long rest; in secret and at
    once. Who names the leading card alone is asked for the second."""
    asked = [c for c in in_row(g, row) if c in playing(g)]
    questions: list[Question[str]] = []
    for c in asked:
        options = leading_options(g, c)
        most = min(2, len(options))
        questions.append(
            Question(
                c.seat, "order", "ask-leading", options, 1, most, "GH-CRD-01", {"character": c.id}
            )
        )
    chosen = await each(questions)
    for c in asked:
        if ABANDON in chosen[c.seat]:
            return await abandon(g, row, c.seat)
    for c in asked:
        c.resting = REST in chosen[c.seat]
        if not c.resting:
            c.selected += chosen[c.seat]
            c.hand[:] = [card for card in c.hand if card not in c.selected]
    return choose_second(row)


def leading_options(g: G, c: Character) -> list[Option[str]]:
    options: list[Option[str]] = []
    if len(c.hand) >= 2:
        options = [card_option(n) for n in c.hand]
    if can_rest(g, c):
        options.append(Option("long-rest", REST, "option-long-rest", on=f"mat:{c.id}"))
    if any(other.exhausted for other in g.state.characters):
        options.append(Option(ABANDON, ABANDON, "option-abandon", final=True))
    return options


async def abandon(g: G, row: int, seat: int) -> Then:
    """GH-AMB-45: if all seats agree the scenario is lost at once; else cards are chosen again."""
    if not await all_agree(g, seat, Option(ABANDON, ABANDON, "option-abandon")):
        return choose_leading(row)
    g.state.outcome = "lost"
    g.say(Abandoned(g.state.scenario), "GH-AMB-45")
    return back_to(end_of_round)


@step
async def choose_second(g: G, row: int) -> Then:
    """GH-CRD-01: the second card."""
    asked = [c for c in in_row(g, row) if len(c.selected) == 1]
    chosen = await each(
        Question(c.seat, "choose", "ask-second",
                 [card_option(n) for n in c.hand],
                 rule="GH-CRD-01", args={"character": c.id})
        for c in asked
    )  # fmt: skip
    for c in asked:
        c.hand.remove(chosen[c.seat])
        c.selected.append(chosen[c.seat])
    return BACK


@step
async def initiative(g: G) -> Then:
    """GH-INI."""
    await set_order(g)
    return next_turn(g)


def next_turn(g: G) -> Then:
    """GH-INI-02: by initiative, until all have acted."""
    name = next_actor(g)
    if not name:
        return BACK
    if g.state.figures[name].kind == "character":
        return character_turn(name)
    return monster_turn(name)


@step.opens("turn")
async def monster_turn(g: G, name: str) -> Then:
    """GH-MON-07, GH-MON-12, GH-SUM-04: one figure's turn. GH-MOT-09: a stunned one gets nothing
    from its card."""
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
    """GH-TRN: a wound first; a stunned character discards both cards (GH-TRN-12); a long rest takes
    the whole turn. GH-RST-09: items may be used in it."""
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
    """GH-TRN-09, GH-AMB-21: who falls while its turn ends ends it all the same."""
    try:
        await close_turn(g, figure)
    except Gone:
        await close_turn(g, figure)
    return next_turn(g)


@step
async def character_action(g: G, name: str) -> Then:
    """GH-TRN-01, GH-TRN-04, GH-TRN-07, GH-TRN-11: one half of one card, then the other half of
    the other; items and active cards at any time. GH-TRN-12: who is stunned meanwhile discards the
    card that is left."""
    figure, owner = g.state.figures[name], character(g, name)
    if stunned(figure):
        owner.discard += owner.selected
        owner.selected.clear()
        return await end_turn(g, figure)
    options = turn_options(g, owner)
    if not options:
        return await end_turn(g, figure)
    if not owner.selected:
        options.append(Option(PASS, ("end", "", ""), "option-end"))
    deed = await choose(
        owner.seat,
        options,
        "ask-action",
        rule="GH-TRN-01",
        may=not owner.selected,
        formal=nothing_to_decide(g, owner, options),
        character=name,
    )
    kind, what, half = deed
    try:
        if kind == "end":
            return await end_turn(g, figure)
        if half:
            await play_half(g, owner, figure, what, half, default=kind == "default")
        else:
            await do_freely(g, owner, figure, deed)
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
    """GH-EOR-01 to GH-EOR-04: decks, elements, round bonuses; who no longer flies comes down."""
    tidy(g)
    await land(g)
    return BACK


@step
async def rest_or_not(g: G, number: int) -> Then:
    """GH-EOR-05, GH-RST-03: a short rest for who wants one. While two rounds can still be played
    from the hand, it would only cost a card sooner: a formal question."""
    owner = g.state.characters[number]
    figure = g.state.figures.get(owner.id)
    if figure is not None and not owner.exhausted and can_rest(g, owner):
        options = [
            Option("short-rest", True, "option-short-rest", on=f"mat:{owner.id}"),
            Option(PASS, False, "option-pass"),
        ]
        early = len(owner.hand) >= ROUNDS_AHEAD
        if await choose(
            owner.seat, options, "ask-short-rest", rule="GH-RST-03", character=owner.id, may=True,
            formal=early,
        ):  # fmt: skip
            await short_rest(g, figure)
    return BACK


@step
async def end_of_round(g: G) -> Then:
    """GH-EOR-06, GH-END-01: special rules of the round, then whether the scenario is over.
    GH-SPE-02: who comes now acts in the next."""
    await fire_round_rules(g, "round-end")
    g.state.turn.revealed.clear()
    await settle(g)
    at_round_end(g)
    return finish(g) if g.state.outcome else a_round()


@step
async def the_end(g: G) -> Then:
    """GH-END-01: a scenario by itself is the whole game; all win, or nobody does. GH-GEN-02:
    together. GH-END-11: outside a campaign experience is the score."""
    scores = {c.seat: c.xp for c in g.state.characters}
    if g.state.outcome == "won":
        return End("end-won", list(range(g.state.seats)), scores)
    return End("end-lost", [], scores)


def finish(g: G) -> Then:
    """GH-END-02, GH-END-04: what each character takes home; the rest goes back. GH-END-03,
    GH-END-08, GH-END-09: counted before anything goes back."""
    spoils(g)
    put_back(g)
    return BACK
