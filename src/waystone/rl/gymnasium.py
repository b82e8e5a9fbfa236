"""Gymnasium: one learner, alone or for its whole side.

In a co-operative game the learner answers for every seat; in a competitive one for seat 0, and the
other seats are bots. Ids with versions are registered for every game that is found:
`gymnasium.make("waystone/Dungeoneer-v1")`.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import waystone
from waystone.bots import Bot, make
from waystone.kernel.ask import AnyQuestion, Question
from waystone.kernel.game import find, ids
from waystone.kernel.session import Session
from waystone.rl.encode import (
    MOST_OPTIONS,
    OPTION_SIZE,
    SIZE,
    observation,
    option_features,
)


def env(game: str, **options: Any) -> "WaystoneEnv":
    return WaystoneEnv(game, **options)


class WaystoneEnv(gymnasium.Env[dict[str, Any], np.int64]):
    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rivals: str = "random",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        manifest = find(game)
        self.game = game
        self.render_mode = render_mode
        self.seats = seats or manifest.modes[0].seats[0]
        self.options = options
        self.rivals = rivals
        chosen = options.get("mode")
        mode = manifest.mode(chosen) if chosen else manifest.modes[0]
        self.cooperative = mode.cooperative
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-50, 50, (SIZE,), np.float32),
                "options": spaces.Box(-50, 50, (MOST_OPTIONS, OPTION_SIZE), np.float32),
                "action_mask": spaces.Box(0, 1, (MOST_OPTIONS,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(MOST_OPTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        start = int(self.np_random.integers(2**31))
        self.session: Session = waystone.new_game(
            self.game, self.seats, start, keep="answers", **self.options
        )
        self._bots: dict[int, Bot] = {}
        if not self.cooperative:
            self._bots = {n: make(self.rivals, f"{start}:{n}") for n in range(1, self.seats)}
        self._others()
        return self._observe(), {"action_mask": self._mask}

    def step(
        self, action: np.int64 | int
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """An action that is not open now is taken as the last one that is."""
        question = self._question()
        if question is not None:
            _, _, found = option_features(question)
            self.session.answer(question.seat, found[min(int(action), len(found) - 1)])
            self._others()
        end = self.session.end
        reward = 0.0 if end is None else (1.0 if self._won() else -1.0)
        return self._observe(), reward, end is not None, False, {"action_mask": self._mask}

    def _won(self) -> bool:
        end = self.session.end
        return end is not None and (bool(end.winners) if self.cooperative else 0 in end.winners)

    def _question(self) -> AnyQuestion | None:
        for question in self.session.questions():
            if question.seat not in self._bots:
                return question
        return None

    def _others(self) -> None:
        while self.session.ask is not None and self._question() is None:
            seat = self.session.questions()[0].seat
            self.session.answer(seat, self._bots[seat].answer(self.session, seat))

    def _observe(self) -> dict[str, Any]:
        question = self._question() or Question(0, "choose", "")
        rows, mask, _ = option_features(question)
        self._mask = mask
        seen = observation(self.session, question.seat)
        return {"observation": seen, "options": rows, "action_mask": mask}

    def render(self) -> str:
        return f"{self.game} after {len(self.session.history)} answers: {self.session.where()}"


def register() -> list[str]:
    """Make every game known to `gymnasium.make`; the ids that now are."""
    names = []
    for game_id in ids(templates=True):
        label = "".join(word.title() for word in game_id.strip("_").split("-"))
        name = f"waystone/{label}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(
                name, entry_point="waystone.rl.gymnasium:WaystoneEnv", kwargs={"game": game_id}
            )
        names.append(name)
    return names


register()
