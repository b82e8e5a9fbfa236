"""Every half of every ability card and every item can be used: in a crowded position, with answers
by chance and by the bot, and nothing is broken by it."""

from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import pytest

from waystone.bots.random import any_answer
from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.bots.policy import policy
from waystone.games.gloomhaven.box.definitions import Content
from waystone.games.gloomhaven.box.effects import Attack, Move
from waystone.games.gloomhaven.box.words import Rank
from waystone.games.gloomhaven.checks.invariants import check
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.bonuses import running
from waystone.games.gloomhaven.rules.actions.conditions import gain
from waystone.games.gloomhaven.rules.actions.damage import suffer
from waystone.games.gloomhaven.rules.actions.perform import perform
from waystone.games.gloomhaven.rules.monsters.brain import Brain
from waystone.games.gloomhaven.rules.scenario.cards import action_of
from waystone.games.gloomhaven.rules.scenario.character import put_away, use_item
from waystone.games.gloomhaven.rules.scenario.initiative import set_order
from waystone.games.gloomhaven.table.acting import Act
from waystone.games.gloomhaven.table.board import Gone
from waystone.games.gloomhaven.table.state import G, Half, ItemState, State, TrapState
from waystone.kernel.ask import Question
from waystone.kernel.codec import copier
from waystone.kernel.play import Play
from waystone.testing import Script

CONTENT: Content = GAME.load_content()[0]
COPY = copier(GAME.state)
TRIES = 12
Answer = Callable[[Question[Any]], str]


class Loose(Script):
    """Whatever is asked is answered."""

    def __init__(self, answer: Answer) -> None:
        super().__init__([])
        self.how = answer

    def take(self, question: Question[Any]) -> Any:
        self.asked.append(question)
        return question.read(self.how(question))


def drive(rule: Coroutine[Any, Any, Any], answer: Answer) -> None:
    script, value = Loose(answer), None
    try:
        while True:
            value = script.answer(rule.send(value))
    except StopIteration:
        return
    except Gone:
        return
    finally:
        rule.close()


def crowded(name: str) -> Gh:
    """A hero in the thick of it: enemies near and far, an ally who is ill, things on the floor,
    cards in every pile."""
    gh = Gh(*[". . . . . . . ."] * 7, seats=2)
    hero, ally = gh.hero(name, (3, 3), hp=30), gh.hero(_mate(name), (2, 2), hp=20)
    crowd: list[tuple[tuple[int, int], Rank, int]] = [
        ((4, 3), "normal", 7), ((2, 3), "elite", 12), ((5, 4), "normal", 3), ((6, 2), "elite", 20),
    ]  # fmt: skip
    for n, (at, rank, hp) in enumerate(crowd):
        gh.monster(at, rank=rank, hp=hp, number=n + 1)
    foe = gh.state.figures["dummy-2"]
    foe.debt = 4
    for figure, condition in ((foe, "poison"), (hero, "wound"), (ally, "poison")):
        gain(gh.g, figure, condition)
    hero.hp, ally.hp = 18, 9
    owner, definition = gh.owner(hero), CONTENT.classes[name]
    for one in gh.state.characters:
        cards = [card.id for card in CONTENT.classes[one.id].cards]
        one.pool, one.hand = cards, cards[: CONTENT.classes[one.id].hand]
    for pile in (owner.discard, owner.discard, owner.lost, owner.lost):
        pile.append(owner.hand.pop(0))
    ally_owner = gh.owner(ally)
    ally_owner.discard += [ally_owner.hand.pop() for _ in range(2)]
    owner.items = [ItemState("gutter-boots", "spent"), ItemState("tar-draught", "consumed")]
    ally_owner.items = [ItemState("gutter-boots", "spent")]
    owner.deck.discard = ["+2", "x2", "+1", "-1"]
    owner.sleeve = ["+1"]
    gh.tile("obstacle", (3, 1), (5, 3))
    gh.state.traps[gh.cell((2, 5))] = TrapState(2)
    gh.state.coins[gh.cell((3, 4))] = 1
    gh.state.elements = dict.fromkeys(gh.state.elements, 2)
    if definition.summons:
        gh.summon(hero, (3, 5), definition.summons[0].id)
    return gh


def _mate(name: str) -> str:
    return "harpooner" if name != "harpooner" else "lamplighter"


def by_chance(luck: Random) -> Answer:
    return lambda question: any_answer(question, luck)


def by_the_bot(g: G) -> Answer:
    return lambda question: policy(g.state, g.content, question.seat, question)


HALVES: tuple[Half, ...] = ("top", "bottom")


@pytest.mark.parametrize("name", list(CONTENT.classes))
def test_every_half_can_be_played(name: str) -> None:
    gh = crowded(name)
    luck = Random(name)

    def tried(card: str, half: Half) -> bool:
        state: State = COPY(gh.state)
        return play(Play(state, gh.content, None), name, card, half, by_chance(luck))

    cards = CONTENT.classes[name].cards
    useless = [
        f"{card.id} {half}"
        for card in cards
        for half in HALVES
        if not any(tried(card.id, half) for _ in range(TRIES))
    ]
    assert useless == []


@pytest.mark.parametrize("name", list(CONTENT.classes))
def test_the_bot_plays_every_half(name: str) -> None:
    gh = crowded(name)
    idle = []
    for card in CONTENT.classes[name].cards:
        for half in HALVES:
            state: State = COPY(gh.state)
            g: G = Play(state, gh.content, None)
            if not play(g, name, card.id, half, by_the_bot(g)):
                idle.append(f"{card.id} {half}")
    assert len(idle) * 10 <= len(CONTENT.classes[name].cards), idle


def play(g: G, name: str, card: str, half: Half, answer: Answer) -> bool:
    """One half of a card, then its place; whether any of it could be done."""
    owner = next(c for c in g.state.characters if c.id == name)
    figure = g.state.figures[name]
    g.state.turn.figure = g.state.turn.acting = name
    for pile in (owner.hand, owner.discard, owner.lost):
        if card in pile:
            pile[pile.index(card)] = next(c for c in owner.pool if c not in _held(owner))
    owner.selected = [card]
    spare = next(pile for pile in (owner.hand, owner.discard) if pile)
    spare.pop()
    act = Act(figure, card=card, half=half, seat=owner.seat)
    drive(perform(g, act, action_of(g.content, card, half).abilities), answer)
    if card in owner.selected:
        owner.selected.remove(card)
        put_away(g, owner, card, half, act.performed)
    assert check(g.state, g.content) == [], f"{card} {half}"
    return act.performed


def _held(owner: Any) -> set[str]:
    active = {a.card for a in owner.active}
    return {*owner.hand, *owner.discard, *owner.lost, *owner.selected, *active}


def test_every_item_can_be_used() -> None:
    gh = crowded("harpooner")
    luck = Random(7)

    def tried(item: str) -> bool:
        state: State = COPY(gh.state)
        return try_item(Play(state, gh.content, None), item, by_chance(luck))

    idle = [item for item in CONTENT.items if not any(tried(item) for _ in range(TRIES))]
    assert idle == []


def test_the_bot_uses_every_item() -> None:
    gh = crowded("harpooner")
    idle = []
    for item in CONTENT.items:
        state: State = COPY(gh.state)
        g: G = Play(state, gh.content, None)
        if not try_item(g, item, by_the_bot(g)):
            idle.append(item)
    assert idle == ["forged-pass"], "only a later turn it never asks for"


def try_item(g: G, name: str, answer: Answer) -> bool:
    """The moment an item waits for; whether it bore on anything."""
    owner, figure = g.state.characters[0], g.state.figures["harpooner"]
    worn = ItemState(name)
    owner.items = [*(i for i in owner.items if i.item != name), worn]
    definition = g.content.items[name]
    g.state.turn.figure = g.state.turn.acting = owner.id
    act = Act(figure, seat=owner.seat)
    before = owner.deeds.get("items-used", 0)
    match definition.when:
        case "turn":
            drive(use_item(g, owner, figure, name), answer)
        case "move":
            drive(perform(g, act, [Move(3)]), answer)
        case "attack":
            drive(perform(g, act, [Attack(2, 5, targets=0)]), answer)
        case "attacked":
            foe = g.state.figures["dummy-1"]
            g.state.turn.acting = foe.id
            drive(Brain(g, foe).find_focus(), answer)
            drive(perform(g, Act(foe), [Attack(4)]), answer)
        case "damaged":
            drive(suffer(g, figure, 3, "test"), answer)
        case "reveal":
            for one in g.state.characters:
                one.selected = [one.hand.pop(), one.hand.pop()]
            drive(set_order(g), answer)
        case _:
            return wear_out(g, worn, answer)
    assert check(g.state, g.content) == [], name
    return owner.deeds.get("items-used", 0) > before


def wear_out(g: G, worn: ItemState, answer: Answer) -> bool:
    """A worn item runs; one with circles is used up by blows, moves, heals and a rest."""
    figure, foe = g.state.figures["harpooner"], g.state.figures["dummy-1"]
    bonuses = g.content.items[worn.item].bonuses
    if not all(b in [found for _, found in running(g, figure, type(b))] for b in bonuses):
        return False
    for _ in range(4):
        g.state.turn.acting = foe.id
        drive(Brain(g, foe).find_focus(), answer)
        drive(perform(g, Act(foe), [Attack(2)]), answer)
        g.state.turn.acting = figure.id
        drive(perform(g, Act(figure, seat=0), [Move(2), Attack(2, 3), Attack(9)]), answer)
    assert check(g.state, g.content) == [], worn.item
    return not g.content.items[worn.item].circles or worn.used > 0 or worn.state != "ready"
