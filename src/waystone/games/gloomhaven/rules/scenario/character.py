"""What a character does in its turn (GH-TRN): halves of cards, items, putting cards away."""

from functools import lru_cache
from typing import Literal, TypeAlias

from waystone.kernel.ask import PASS, Option, choose

from ...box.amounts import Amount
from ...box.effects import (
    BONUSES,
    Ability,
    Action,
    Attack,
    Boost,
    Experience,
    Give,
    Heal,
    Infuse,
    Loot,
    Move,
    Shove,
    Swap,
)
from ...box.words import Element
from ...table.acting import Act
from ...table.board import Gone, here
from ...table.facts import Acted
from ...table.state import Active, Character, Figure, G, Half
from ..actions.conditions import grows_immune, stunned
from ..actions.elements import infuse
from ..actions.items import used_up
from ..actions.perform import perform
from ..options import item_option
from .cards import action_of, deed, end_active, gain_xp

Deed: TypeAlias = tuple[Literal["card", "default", "item", "drop", "end"], str, Half | Literal[""]]
"""What is done, with which card or item, and which half of it."""
HALVES: tuple[tuple[Half, str], ...] = (("top", "attack"), ("bottom", "move"))
"""GH-TRN-03: what each half is worth by default."""
GOOD = frozenset({"strengthen", "bless", "invisible"})
"""Conditions that nobody minds."""


def turn_options(g: G, owner: Character) -> list[Option[Deed]]:
    """What a character may do now. GH-INI-08: which card was leading no longer matters. GH-TRN-01,
    GH-TRN-04, GH-TRN-11: a half of each card that is left, or its default; not the half that is
    done."""
    options: list[Option[Deed]] = []
    done = g.state.turn.half
    for card in owner.selected:
        for half, default in HALVES:
            if half != done:
                options += half_options(card, half, default)
    return [*options, *free_options(g, owner)]


@lru_cache(maxsize=4096)
def half_options(card: str, half: Half, default: str) -> tuple[Option[Deed], ...]:
    """GH-TRN-03: a half of a card, or what it is worth by default."""
    on, name = f"card:{card}:{half}", {"card": card}
    return (
        Option(f"{half}:{card}", ("card", card, half), f"option-{half}", name, on),
        Option(f"{default}:{card}", ("default", card, half), f"option-default-{default}", name, on),
    )


def nothing_to_decide(g: G, owner: Character, options: list[Option[Deed]]) -> bool:
    """GH-TRN-04: one half of one card is left, and it does all that its default does; no battle
    goal counts defaults or experience (GH-STA-06). GH-BON-04: only active cards could be put away,
    which can be done before every action too."""
    kinds = [option.value[0] for option in options]
    if kinds == ["card", "default"]:
        _, card, half = options[0].value
        if half == "" or any(
            g.content.battle_goals[goal].count in ("default-actions", "xp") for goal in owner.goals
        ):
            return False
        return no_worse(action_of(g.content, card, half), half)
    return kinds[-1] == "end" and set(kinds[:-1]) == {"drop"}


def no_worse(action: Action, half: str) -> bool:
    """GH-TRN-04, GH-TRN-05: whether a half costs nothing, holds only what may be left out, and a
    move of 2 or a melee attack of 2 at least."""
    if action.lost or action.stays or action.infuse:
        return False
    if not all(may_be_left_out(ability) for ability in action.abilities):
        return False
    if half == "bottom":
        return any(isinstance(a, Move) and at_least_2(a.value) for a in action.abilities)
    return any(
        isinstance(a, Attack) and at_least_2(a.value) and not a.range and not a.area
        and a.targets == 1 and not a.disadvantage
        for a in action.abilities
    )  # fmt: skip


def at_least_2(value: Amount) -> bool:
    return isinstance(value, int) and value >= 2


def may_be_left_out(ability: Ability) -> bool:
    """GH-TRN-05: who does not want it does not do it, or it does no harm. An element is infused for
    everybody."""
    match ability:
        case Move() | Heal():
            return not forced(ability.boosts)
        case Attack():
            return not ability.infuse and not forced(ability.boosts)
        case Give():
            kind = ability.who == "enemy" or GOOD.issuperset(ability.conditions)
            return kind and not forced(ability.boosts)
        case Shove():
            return ability.who == "enemy" and ability.targets == 1
        case Swap() | Loot() | Experience():
            return True
        case _:
            return False


def forced(boosts: list[Boost]) -> bool:
    """GH-ELE-06: what costs elements is used by who likes; all else comes by itself."""
    return any((boost.infuse or boost.then) and not boost.consume for boost in boosts)


def free_options(g: G, owner: Character) -> list[Option[Deed]]:
    """GH-TRN-07: items, before, during and after the actions. GH-BON-04, GH-BON-06, GH-AMB-76: a
    card in the active area may be put away."""
    options: list[Option[Deed]] = [
        item_option(owner.id, item, ("item", item.item, ""))
        for item in owner.items
        if item.state == "ready" and g.content.items[item.item].when == "turn"
    ]
    for active in owner.active:
        name = {"card": active.card}
        options.append(
            Option(f"drop:{active.card}", ("drop", active.card, ""), "option-drop", name,
                   f"card:{active.card}")
        )  # fmt: skip
    return options


async def do_freely(g: G, owner: Character, figure: Figure, deed: Deed) -> None:
    """What is no action of a card."""
    kind, name, _ = deed
    if kind == "item":
        await use_item(g, owner, figure, name)
    else:
        end_active(g, owner, next(a for a in owner.active if a.card == name))


async def between(g: G, act: Act, owner: Character) -> None:
    """GH-ITM-03, GH-TRN-07: items may be used in the middle of an action, between its parts."""
    while not act.stopped and here(g, act.figure) and not stunned(act.figure):
        options = free_options(g, owner)
        if not any(option.value[0] == "item" for option in options):
            return
        options.append(Option(PASS, ("end", "", ""), "option-go-on"))
        deed = await choose(
            owner.seat, options, "ask-between", rule="GH-ITM-03", may=True, character=owner.id
        )
        if deed[0] == "end":
            return
        await do_freely(g, owner, act.figure, deed)


async def use_item(g: G, owner: Character, figure: Figure, name: str) -> None:
    """GH-ITM-03, GH-GEN-10: an item's abilities are an action of their own."""
    item = next(i for i in owner.items if i.item == name)
    used_up(g, owner, item)
    act = Act(figure, seat=owner.seat)
    await perform(g, act, g.content.items[name].abilities)


async def play_half(
    g: G,
    owner: Character,
    figure: Figure,
    card: str,
    half: Half,
    *,
    default: bool,
) -> None:
    """GH-TRN-02 to GH-TRN-06, GH-TRN-10: perform an action; its card goes to its zone at once.
    GH-ELE-03, GH-ELE-04, GH-EXP-03: its infusions and experience are not optional once a part was
    performed, and there are none before.
    GH-AMB-77: they are due even if the character is exhausted by it. GH-STA-06: default actions
    count for battle goals."""
    g.say(Acted(owner.id, card, "default" if default else half), "GH-TRN-01")
    g.state.turn.half = half
    act = Act(figure, card="" if default else card, half=half, seat=owner.seat)
    if default:
        deed(owner, "default-actions")
        await perform(g, act, [Attack(2) if half == "top" else Move(2)])
        owner.selected.remove(card)
        owner.discard.append(card)
        return
    action = action_of(g.content, card, half)
    gone: Gone | None = None
    try:
        for n, ability in enumerate(a for a in action.abilities if not isinstance(a, Infuse)):
            if n:
                await between(g, act, owner)
            await perform(g, act, [ability])
    except Gone as error:
        gone = error
    if act.performed:
        gain_xp(g, owner, action.xp, "GH-EXP-01")
        await infuse(g, figure, charges_of(action))
    if card in owner.selected:
        owner.selected.remove(card)
        put_away(g, owner, card, half, act.performed)
    if gone is not None:
        raise gone


def charges_of(action: Action) -> list[Element]:
    """GH-ELE-03: the elements of an action, wherever on it they stand: they are no ability by
    which it would be performed."""
    printed = [e for a in action.abilities if isinstance(a, Infuse) for e in a.elements]
    return [*action.infuse, *printed]


def _lasts(g: G, card: str, action: Action) -> bool:
    """GH-CRD-08, GH-SUM-03: it has a bonus that runs, or a summon that stands."""
    if any(isinstance(ability, BONUSES) for ability in action.abilities):
        return True
    return any(f.card == card for f in g.state.figures.values())


def put_away(g: G, owner: Character, card: str, half: Half, performed: bool) -> None:
    """GH-CRD-07 to GH-CRD-09, GH-TRN-10: a card that stays to the active area, a lost one to the
    lost pile, any other and one of which nothing was performed to the discard pile. GH-STA-06: lost
    cards count for battle goals. GH-SUM-03: that of a summon stays while it stands. GH-CON-03: who
    becomes immune is rid of it."""
    action = action_of(g.content, card, half)
    if not performed:
        owner.discard.append(card)
    elif action.stays and _lasts(g, card, action):
        owner.active.append(Active(card, half))
        if owner.id in g.state.figures:
            grows_immune(g, g.state.figures[owner.id])
    elif action.lost:
        owner.lost.append(card)
        deed(owner, "lost-cards")
    else:
        owner.discard.append(card)
