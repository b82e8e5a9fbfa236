"""Search over card orders within an activation: they are tried by the rules themselves, on a copy
in which everything hidden is dealt anew with luck of its own, and weighed by what the enemy then
does."""

from collections.abc import Coroutine, Sequence
from typing import Any

from waystone.kernel.ask import Ask, Option, Question
from waystone.kernel.codec import copier
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams

from ..box.definitions import CombatDef, Content
from ..rules.encounter.acting import Deed, PlayCard, SpendCharges, UseAbility, Way, deeds, do
from ..rules.encounter.deciding import ActiveFell, Over
from ..rules.encounter.enemy import the_enemy_acts
from ..shown.hidden import redeal
from ..table.party import member, now, present
from ..table.state import G, State
from ..table.world import World
from .answers import card_worth, quick
from .choosing import key_of
from .outlook import outlast, settled, standing

NODES = 48

ROAD_NODES = 20

BREADTH = 4

SETTLED = 0.9

HOPELESS = -9.0

BADLY_HURT = 3

LUCK = 20260

WAYS_OUT: tuple[Way, ...] = ("concede", "escape")

_copy = copier(State)


# ---- search over card orders within an activation


class Search:
    """Every line is played by the rules on a copy; a line ends with the enemy's attack."""

    def __init__(self, state: State, content: Content, seat: int) -> None:
        root = _copy(state)
        redeal(root, content, seat, Streams(LUCK))
        root.streams = Streams(LUCK)
        self.root, self.content, self.seat = root, content, seat
        self.nodes = NODES
        if root.world is not None:
            root.world = close_by(root.world)
            self.nodes = ROAD_NODES
        assert root.encounter is not None
        self.known = set(member(Play(root, content), seat).hand)

    def best(self, question: Question[Deed]) -> str:
        ways = {option.value for option in question.options if isinstance(option.value, str)}
        if "panic" in ways:
            return key_of(question, "panic")
        for way_out in WAYS_OUT:
            if way_out in ways and self.spent():
                return key_of(question, way_out)
        best_key, best_value = key_of(question, "stop"), self.stop(self.root)
        for option in self.candidates(self.root, question.options):
            value = self.line(self.root, option.key)
            if value > best_value + 1e-9:
                best_key, best_value = option.key, value
        hurt = best_value < SETTLED and self.hopeless()
        if "escape" in ways and hurt and self.survives_escape():
            return key_of(question, "escape")
        return best_key

    def spent(self) -> bool:
        """Nobody has a card left and none is about to fire."""
        g: G = Play(self.root, self.content)
        return not any(m.hand or m.deck for m in present(g)) and not any(
            card.tokens for card in now(g).sequence
        )

    def hopeless(self) -> bool:
        """Badly hurt, the foe not half beaten, and far more Health needed than there is."""
        g: G = Play(self.root, self.content)
        enemy = self.content.encounters[now(g).id]
        hurt_badly = self.root.heroes[self.seat].health <= BADLY_HURT
        if not isinstance(enemy, CombatDef) or not hurt_badly or 2 * now(g).pool > enemy.toughness:
            return False
        members = present(g)
        cards = sum(len(m.hand) + 0.4 * len(m.deck) for m in members)
        return outlast(g, enemy, members, cards, 0.0) < HOPELESS

    def candidates(self, state: State, options: Sequence[Option[Deed]]) -> list[Option[Deed]]:
        g: G = Play(state, self.content)
        cards: list[tuple[float, Option[Deed]]] = []
        others: list[Option[Deed]] = []
        for option in options:
            match option.value:
                case PlayCard(card):
                    if card in self.known:
                        cards.append((-card_worth(g, self.seat, card), option))
                case UseAbility() | SpendCharges() | "companion":
                    others.append(option)
                case _:
                    pass
        cards.sort(key=lambda found: found[0])
        return [option for _, option in cards[:BREADTH]] + others[:BREADTH]

    def line(self, state: State, key: str) -> float:
        """The value of doing this and then the best of what may follow."""
        self.nodes -= 1
        copy = _copy(state)
        g: G = Play(copy, self.content)
        try:
            deed = next(o.value for o in deeds(g, self.seat) if o.key == key)
            drive(g, do(g, self.seat, deed))
        except Over as over:
            return settled(g, over.result)
        except ActiveFell:
            return standing(g)
        best = self.stop(copy)
        if self.nodes > 0:
            for further in self.candidates(copy, deeds(g, self.seat)):
                if self.nodes <= 0:
                    break
                best = max(best, self.line(copy, further.key))
        return best

    def stop(self, state: State) -> float:
        return self.attacked(_copy(state))

    def survives_escape(self) -> bool:
        copy = _copy(self.root)
        now(Play(copy, self.content)).activation.escaping = True
        self.attacked(copy)
        return not copy.heroes[self.seat].dying

    def attacked(self, copy: State) -> float:
        g: G = Play(copy, self.content)
        try:
            drive(g, the_enemy_acts(g))
        except Over as over:
            return settled(g, over.result)
        except ActiveFell:
            pass
        return standing(g)


def close_by(world: World) -> World:
    """As much of the island as matters in an encounter."""
    return World(
        world.campaign,
        world.chapter,
        friends=world.friends,
        shared=world.shared,
        party=world.party,
        at=world.at,
    )


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
