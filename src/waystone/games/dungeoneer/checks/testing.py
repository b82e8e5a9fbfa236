"""A small language for tests: lay out a position, run a rule with scripted answers."""

from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from waystone.kernel.ask import AnyQuestion
from waystone.kernel.content import load
from waystone.kernel.facts import Line
from waystone.kernel.game import Setup, find
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.step import End, Next, Several, Then, follow, in_order
from waystone.parts.cardmap import CardMap, Place
from waystone.testing import Script, first_question, listen

from ..box.definitions import Content
from ..rules.dungeonlord import encounters, legal
from ..rules.registry import step
from ..rules.turn import hero
from ..table.state import G, Nakari, Open, Player, Readied, Rules, State

T = TypeVar("T")

HEROES = ("apothecary", "bystander", "figure-hero", "pacifist")


class Table:
    """A position. Heroes stand on the Entrance (0, 0); nothing is in any hand or deck."""

    def __init__(
        self,
        pack: Path,
        seats: int = 2,
        mode: str = "legendary",
        heroes: tuple[str, ...] = HEROES,
        **rules: bool,
    ) -> None:
        content, _ = load(Content, [find("dungeoneer").folder / "content", pack])
        self.content: Content = content
        players = [Player(n, heroes[n], heroes[n], 7, 18, "entrance") for n in range(seats)]
        board = CardMap({"entrance": Place(0, 0)})
        self.state = State(
            Streams(7),
            Rules(mode, **rules),
            players,
            board,
            "legendary",
            ["heroic", "legendary"] if mode == "combined" else ["legendary"],
            phase="hero",
        )
        for p in players:
            p.visited = ["entrance"]
        self.log: list[Line] = []
        self.g: G = Play(self.state, content, self.log)
        self.asked: list[AnyQuestion] = []

    @property
    def a(self) -> Player:
        return self.state.players[0]

    @property
    def b(self) -> Player:
        return self.state.players[1]

    @property
    def c(self) -> Player:
        return self.state.players[2]

    # ---- the position

    def lay(self, place: str, x: int, y: int, turned: bool = False) -> "Table":
        self.state.board.lay(place, Place(x, y, turned))
        return self

    def put(self, p: Player, place: str) -> None:
        p.at = place
        p.visited = [place]

    def ready(self, p: Player, *cards: str) -> None:
        p.inventory += [Readied(card) for card in cards]

    def quest(self, p: Player | None, quest: str, **fields: Any) -> Open:
        made = Open(quest, **fields)
        (self.state.shared if p is None else p.quests).append(made)
        return made

    def goddess(self, at: str, quest: bool = True) -> Nakari:
        self.state.nakari = Nakari("nakari", "defeat-nakari" if quest else "", at)
        self.state.wrath = 0
        return self.state.nakari

    def dice(self, purpose: str, *faces: int) -> None:
        self.state.streams.stack_rolls(purpose, *faces)

    # ---- running rules

    def run(self, rule: Coroutine[Any, Any, T], *answers: str) -> T:
        """Run a rule to its end; every question takes the next answer."""
        result, script = listen(rule, answers)
        assert not script.answers, f"never asked for {script.answers}"
        self.asked = script.asked
        return result

    def step(self, then: Then | str, *answers: str, args: tuple[Any, ...] = ()) -> Then:
        """Run one step of the game, of several in order the first."""
        if isinstance(then, str):
            then = Next(then, list(args))
        elif isinstance(then, Several):
            then = then.steps[0]
        assert isinstance(then, Next)
        after = self.run(step.by_name[then.step].begin(self.g, then.args), *answers)
        if not self.g.called:
            return after
        assert isinstance(after, Next)
        called = in_order(*self.g.called, after)
        self.g.called.clear()
        return called

    def asks(self, rule: Coroutine[Any, Any, Any]) -> AnyQuestion:
        """The first real question of a rule, which is then dropped."""
        question = first_question(rule)
        assert question is not None, "nothing was asked"
        return question

    def hero_keys(self) -> list[str]:
        """What the active hero may do now."""
        p = self.state.players[self.state.active]
        return [option.key for option in hero.hero_options(self.g, p)]

    def declare(self, *answers: str) -> None:
        """Play the encounters named (`encounter:boa:bystander`) in one declaration and fight
        them out with the answers that follow."""
        state = self.state
        state.phase = "dungeonlord"
        p = state.players[state.active]
        keys = [answer for answer in answers if answer.startswith("encounter:")]
        for key in keys:
            options = {o.key: o.value for o in legal.encounter_options(self.g, p)}
            entry = options[key]
            assert entry is not None
            state.declared.append(entry)
        self.run(self._fight_declared(p), *answers[len(keys) :])

    async def _fight_declared(self, p: Player) -> None:
        await encounters.play_encounters(self.g, p)
        self.state.encounters_played = True
        while self.state.coming:
            await encounters.next_battle(self.g)

    def act(self, *answers: str) -> Then:
        """One action of the Hero phase."""
        return self.step("hero_phase", *answers)

    @staticmethod
    def keys(question: AnyQuestion) -> list[str]:
        return [option.key for option in question.options]

    def prompts(self) -> list[str]:
        return [question.prompt for question in self.asked]

    def rules_said(self) -> list[str]:
        return [line.rule for line in self.log]

    def facts(self, name: str) -> list[Line]:
        return [line for line in self.log if line.text == f"fact-{name}"]


def set_up(seats: int, mode: str = "legendary", seed: int = 5, **variants: bool) -> G:
    """The table as the first turn finds it; questions of the set-up take their first option."""
    names = [name.replace("_", "-") for name in variants]
    game = find("dungeoneer")
    content, _ = game.load_content()
    state, first = game.begin(
        game.settle(Setup(seats, seed, mode, variants=names), content), content
    )
    g: G = Play(state, content, [])
    now, waiting = follow(first, (), ())
    while isinstance(now, Next) and now.step != "a_round":
        then = answered(step.by_name[now.step].begin(g, now.args))
        now, waiting = follow(then, (), waiting)
    return g


class Obliging(Script):
    """Whoever is asked takes the first option."""

    def take(self, question: AnyQuestion) -> Any:
        return question.read(question.options[0].key)


def answered(rule: Coroutine[Any, Any, Then]) -> Then:
    script, answer = Obliging([]), None
    while True:
        try:
            answer = script.answer(rule.send(answer))
        except StopIteration as done:
            then: Then = done.value
            return then


def winner(then: Then) -> tuple[str, list[int]]:
    """How a game ended."""
    assert isinstance(then, End)
    return then.name, then.winners
