"""Search over card orders within an activation: they are tried by the rules themselves, on a copy
in which everything hidden is dealt anew with luck of its own, and weighed by what the enemy then
does."""

from collections.abc import Coroutine, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from waystone.kernel.ask import Ask, Option, Question
from waystone.kernel.codec import encode
from waystone.kernel.kept import Kept
from waystone.kernel.play import Play

from ..box.definitions import CombatDef, Content
from ..rules.encounter.acting import (
    Deed,
    PlayCard,
    SpendCharges,
    Way,
    beside_cards,
    card_option,
    charges,
    do,
    in_panic,
)
from ..rules.encounter.deciding import ActiveFell, Over
from ..rules.encounter.enemy import the_enemy_acts
from ..rules.encounter.keys import cards_so_far, playable
from ..rules.encounter.sequence import colour_now
from ..table.party import member, now, present
from ..table.state import G, State
from .answers import quick
from .choosing import key_of
from .imagined import copy_of, imagined
from .outlook import outlast, settled, standing
from .promise import promise

NODES = 16

ROAD_NODES = 10

BREADTH = (3, 2, 1)
"""How many cards are tried as the first of an activation, as the second, as any further one."""

BESIDE = (2, 1, 1)
"""The same of what may be done at any moment."""

CLOSE = 1.0
"""A card that promises so much less than the best is not tried."""

PLAIN_STEP, PLAIN_BLOW, PLAIN_DUEL = 2.0, 2.5, 3.0
"""What a card must promise to be played without a thought: in a talk, in a fight, in one alone."""

SETTLED = 0.9

HOPELESS = -9.0

BADLY_HURT = 3

WAYS_OUT: tuple[Way, ...] = ("concede", "escape")

MOST_THOUGHTS = 1_000

Position = tuple[int, tuple[str, ...], bytes]


class Thought(NamedTuple):
    """What is best in a position: a deed, or with '' to stop; what that is worth, what the best is
    worth, and how many lines were played to find it out."""

    key: str
    value: float
    best: float
    nodes: int


@lru_cache(maxsize=4)
def thoughts(content: Content) -> Kept[Position, Thought]:
    """The latest of all games at hand with this content."""
    return Kept(MOST_THOUGHTS)


# ---- search over card orders within an activation


class Search:
    """Every line is played by the rules on a copy; a line ends with the enemy's attack. What was
    thought about a position once is not thought again: neither while the activation goes as it was
    foreseen, nor in another imagined world that looks the same to the seat."""

    def __init__(self, state: State, content: Content, seat: int) -> None:
        self.g: G = Play(state, content)
        self.content, self.seat = content, seat
        self.nodes = NODES if state.world is None else ROAD_NODES
        self.known = frozenset(member(self.g, seat).hand)
        self.whole = True
        self.thoughts = thoughts(content)

    def root(self) -> G:
        """The game as the seat may imagine it, with luck of its own."""
        return Play(imagined(self.g.state, self.content, self.seat), self.content)

    def best(self, question: Question[Deed]) -> str:
        ways = {option.value for option in question.options if isinstance(option.value, str)}
        if "panic" in ways:
            return key_of(question, "panic")
        for way_out in WAYS_OUT:
            if way_out in ways and self.spent():
                return key_of(question, way_out)
        flees = "escape" in ways and self.hopeless()
        found = self.candidates(question.options)
        if not found and not flees:
            return key_of(question, "stop")
        if not flees and self.plain(found):
            return found[0].key
        thought = self.thought(found)
        if flees and thought.value < SETTLED and self.survives_escape():
            return key_of(question, "escape")
        return thought.key or key_of(question, "stop")

    def plain(self, found: list[Option[Deed]]) -> bool:
        """Whether there is nothing to think about: one card is far ahead and promises so much that
        nobody would rather wait."""
        if len(found) != 1 or not isinstance(found[0].value, PlayCard):
            return False
        g, colour = self.g, colour_now(self.g)
        if colour == "green":
            return False
        bar = PLAIN_STEP if colour else PLAIN_BLOW if len(present(g)) > 1 else PLAIN_DUEL
        return promise(g, self.seat)(found[0].value.card) >= bar

    def thought(self, found: list[Option[Deed]]) -> Thought:
        """About the position at hand, in which these deeds are worth a try."""
        root = self.root()
        here = self.position(root)
        thought = self.thoughts.find(here)
        if thought is None or thought.nodes > self.nodes:
            thought = self.weigh(root, found, True)
            self.keep(here, thought)
        return thought

    def spent(self) -> bool:
        """Nobody has a card left and none is about to fire."""
        g = self.g
        return not any(m.hand or m.deck for m in present(g)) and not any(
            card.tokens for card in now(g).sequence
        )

    def hopeless(self) -> bool:
        """Badly hurt, the foe not half beaten, and far more Health needed than there is."""
        g = self.g
        enemy = self.content.encounters[now(g).id]
        hurt_badly = g.state.heroes[self.seat].health <= BADLY_HURT
        if not isinstance(enemy, CombatDef) or not hurt_badly or 2 * now(g).pool > enemy.toughness:
            return False
        members = present(g)
        cards = sum(len(m.hand) + 0.4 * len(m.deck) for m in members)
        return outlast(g, enemy, members, cards, 0.0) < HOPELESS

    def candidates(self, options: Sequence[Option[Deed]]) -> list[Option[Deed]]:
        """What is worth a try of all that may be done."""
        cards: list[str] = []
        others: list[Option[Deed]] = []
        for option in options:
            deed = option.value
            if isinstance(deed, PlayCard):
                cards.append(deed.card)
            elif deed == "companion" or not isinstance(deed, str):
                others.append(option)
        return self.likely(self.g, cards, others)

    def further(self, g: G) -> list[Option[Deed]]:
        """What is worth a try when something has been done."""
        cards = [] if in_panic(g, self.seat) else playable(g, self.seat)
        return self.likely(g, cards, beside_cards(g, self.seat))

    def likely(self, g: G, cards: list[str], others: list[Option[Deed]]) -> list[Option[Deed]]:
        """The cards that promise the most; of what is drawn in thought nothing is known."""
        so_far = min(cards_so_far(g), len(BREADTH) - 1)
        if not cards:
            return others[: BESIDE[so_far]]
        cards = [card for card in cards if card in self.known]
        if len(cards) > 1:
            promised = promise(g, self.seat)
            ranked = sorted([(-promised(card), n) for n, card in enumerate(cards)])
            least = ranked[0][0] + CLOSE
            cards = [cards[n] for value, n in ranked[: BREADTH[so_far]] if value <= least]
        return [*map(card_option, cards), *others[: BESIDE[so_far]]]

    def weigh(self, g: G, found: list[Option[Deed]], root: bool = False) -> Thought:
        """Stopping here, and each deed with the best of what may follow. At the root all of them
        are weighed, below it as many as there is patience for. What is weighed is used up."""
        before = self.nodes
        lines: list[tuple[str, float]] = []
        for option in found:
            if self.nodes <= 0 and not root:
                self.whole = False
                break
            lines.append((option.key, self.line(Play(copy_of(g.state), self.content), option)))
        best = first = self.attacked(g)
        key = ""
        for other, value in lines:
            best = max(best, value)
            if value > first + 1e-9:
                key, first = other, value
        return Thought(key, first, best, before - self.nodes)

    def line(self, g: G, option: Option[Deed]) -> float:
        """The value of doing this and then the best of what may follow."""
        self.nodes -= 1
        deed = option.value
        if isinstance(deed, SpendCharges):
            deed = next(o.value for o in charges(g, self.seat) if o.key == option.key)
        try:
            drive(g, do(g, self.seat, deed))
        except Over as over:
            return settled(g, over.result)
        except ActiveFell:
            return standing(g)
        patient = self.nodes > 0
        if not patient and not self.whole:
            return self.attacked(g)
        found = self.further(g)
        if not found or not patient:
            self.whole = self.whole and not found
            return self.attacked(g)
        here = self.position(g)
        thought = self.thoughts.find(here)
        if thought is not None and thought.nodes <= self.nodes:
            self.nodes -= thought.nodes
            return thought.best
        above, self.whole = self.whole, True
        thought = self.weigh(g, found)
        self.keep(here, thought)
        self.whole = self.whole and above
        return thought.best

    def position(self, g: G) -> Position:
        """All that the thought about a state depends on."""
        hand = member(g, self.seat).hand
        unknown = tuple([card for card in hand if card not in self.known])
        return self.seat, unknown, encode(g.state)

    def keep(self, here: Position, thought: Thought) -> None:
        """Only a thought that was not broken off is one about the position alone."""
        if self.whole:
            self.thoughts.keep(here, thought)

    def survives_escape(self) -> bool:
        g = self.root()
        now(g).activation.escaping = True
        self.attacked(g)
        return not g.state.heroes[self.seat].dying

    def attacked(self, g: G) -> float:
        try:
            drive(g, the_enemy_acts(g))
        except Over as over:
            return settled(g, over.result)
        except ActiveFell:
            pass
        return standing(g)


def drive(g: G, rule: Coroutine[Any, Any, Any]) -> Any:
    """Run a rule with quick answers."""
    value: Any = None
    try:
        while True:
            ask: Ask = rule.send(value)
            question = ask.questions[0]
            key = question.settled()
            if key is None:
                key = quick(g, question.seat, question)
            value = question.read(key)
            if ask.mode == "anyone":
                value = (question.seat, value)
    except StopIteration as done:
        return done.value
