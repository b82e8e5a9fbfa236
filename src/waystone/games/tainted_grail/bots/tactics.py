"""Search over card orders within an activation: they are tried by the rules themselves, on a copy
in which everything hidden is dealt anew with luck of its own, and weighed by what the enemy then
does."""

from collections.abc import Coroutine
from typing import Any

from waystone.kernel.ask import Ask, Question
from waystone.kernel.codec import copier
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams

from ..box.definitions import CombatDef, Content
from ..rules.encounter.deciding import ActiveFell, Over
from ..rules.encounter.enemy import the_enemy_acts
from ..rules.encounter.keys import play
from ..rules.encounter.round import options_of
from ..shown.hidden import redeal
from ..table.party import member, now, present
from ..table.state import G, State
from ..table.world import World
from .answers import card_worth, quick
from .outlook import outlast, settled, standing

NODES = 48

ROAD_NODES = 20

BREADTH = 4

SETTLED = 0.9

HOPELESS = -9.0

BADLY_HURT = 3

LUCK = 20260

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

    def best(self, question: Question[Any]) -> str:
        keys = [option.key for option in question.options]
        if "panic" in keys:
            return "panic"
        for way_out in ("concede", "escape"):
            if way_out in keys and self.spent():
                return way_out
        best_key, best_value = "stop", self.stop(self.root)
        for key in self.candidates(self.root, keys):
            value = self.line(self.root, key)
            if value > best_value + 1e-9:
                best_key, best_value = key, value
        if "escape" in keys and best_value < SETTLED and self.hopeless() and self.survives_escape():
            return "escape"
        return best_key if best_key in keys else keys[0]

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

    def candidates(self, state: State, keys: list[str]) -> list[str]:
        g: G = Play(state, self.content)
        cards = [k for k in keys if k.startswith("card:") and k[5:] in self.known]
        cards.sort(key=lambda k: -card_worth(g, self.seat, k[5:]))
        others = [k for k in keys if k.startswith(("use:", "charge:", "companion"))]
        return cards[:BREADTH] + others[:BREADTH]

    def line(self, state: State, key: str) -> float:
        """The value of doing this and then the best of what may follow."""
        self.nodes -= 1
        copy = _copy(state)
        g: G = Play(copy, self.content)
        try:
            options = options_of(g, self.seat)
            chosen = next(o.value for o in options if o.key == key)
            if isinstance(chosen, str):
                drive(g, play(g, self.seat, chosen))
            else:
                drive(g, chosen(g, self.seat))
        except Over as over:
            return settled(g, over.result)
        except ActiveFell:
            return standing(g)
        best = self.stop(copy)
        if self.nodes > 0:
            keys = [o.key for o in options_of(g, self.seat)]
            for further in self.candidates(copy, keys):
                if self.nodes <= 0:
                    break
                best = max(best, self.line(copy, further))
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
