"""PettingZoo (AEC): every seat an agent.

`env("dungeoneer", seats=2)`; an action is the index of an answer, the mask says which are open. The
observation is the seat's own view. A game's reward is 1 for a win, -1 for a loss, at its end.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import waystone
from waystone.kernel.ask import Question
from waystone.kernel.game import find
from waystone.kernel.session import Session
from waystone.rl.encode import (
    MOST_OPTIONS,
    OPTION_SIZE,
    SIZE,
    observation,
    option_features,
)


def env(game: str, **options: Any) -> "WaystoneAEC":
    return WaystoneAEC(game, **options)


class WaystoneAEC(AECEnv):  # type: ignore[misc]
    def __init__(self, game: str, seats: int | None = None, **options: Any) -> None:
        super().__init__()
        manifest = find(game)
        self.game = game
        self.seats = seats or max(2, manifest.modes[0].seats[0])
        self.options = options
        self.metadata = {
            "name": f"waystone/{manifest.folder.name}-v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{n}" for n in range(self.seats)]
        space = spaces.Dict(
            {
                "observation": spaces.Box(-50, 50, (SIZE,), np.float32),
                "options": spaces.Box(-50, 50, (MOST_OPTIONS, OPTION_SIZE), np.float32),
                "action_mask": spaces.Box(0, 1, (MOST_OPTIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(MOST_OPTIONS) for agent in self.possible_agents
        }
        self._seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._seed = seed if seed is not None else self._seed + 1
        self.session: Session = waystone.new_game(
            self.game, self.seats, self._seed, keep="answers", **self.options
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._look()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        question = self.session.question(seat)
        if question is None:
            question = Question(seat, "choose", "")
        rows, mask, _ = option_features(question)
        return {
            "observation": observation(self.session, seat),
            "options": rows,
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        question = self.session.question(seat)
        assert question is not None
        assert action is not None
        _, _, found = option_features(question)
        self._cumulative_rewards[agent] = 0.0
        self.session.answer(seat, found[int(action)])
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._look()
        self._accumulate_rewards()

    def _look(self) -> None:
        """Who is asked next, or how it ended."""
        end = self.session.end
        if end is not None:
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = 1.0 if seat in end.winners else -1.0
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[self.session.questions()[0].seat]

    def render(self) -> str:
        return f"{self.game} after {len(self.session.history)} answers: {self.session.where()}"

    def close(self) -> None:
        return
