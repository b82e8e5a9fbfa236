"""Train a small policy on a game and show that it beats random play: a linear softmax over option
features and the table, by the policy gradient. A few minutes on one core; NumPy only.

    python examples/train.py _template --games 1500
"""

import argparse

import numpy as np

from waystone.rl.encode import OPTION_SIZE, SIZE, Floats
from waystone.rl.gymnasium import WaystoneEnv

HIDDEN = 32


class Policy:
    """Scores an option by its own features and by how they meet the table's."""

    def __init__(self, seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.mix = (luck.standard_normal((SIZE, HIDDEN)) / np.sqrt(SIZE)).astype(np.float32)
        self.options = np.zeros(OPTION_SIZE, np.float32)
        self.meet = np.zeros((HIDDEN, OPTION_SIZE), np.float32)

    def odds(self, table: Floats, rows: Floats) -> tuple[Floats, Floats]:
        seen = np.tanh(table @ self.mix)
        score = rows @ (self.options + seen @ self.meet)
        weights = np.exp(score - score.max())
        return (weights / weights.sum()).astype(np.float32), seen


def episode(
    env: WaystoneEnv, policy: Policy | None, seed: int, luck: np.random.Generator
) -> tuple[float, list[tuple[Floats, Floats]]]:
    """Play a game; what was won, and the gradient of every choice."""
    seen, _ = env.reset(seed=seed)
    steps = []
    while True:
        rows = seen["options"][: int(seen["action_mask"].sum())]
        if policy is None:
            action = int(luck.integers(len(rows)))
        else:
            odds, hidden = policy.odds(seen["observation"], rows)
            action = int(luck.choice(len(rows), p=odds / odds.sum()))
            steps.append((rows[action] - odds @ rows, hidden))
        seen, reward, over, _, _ = env.step(action)
        if over:
            return reward, steps


def win_rate(env: WaystoneEnv, policy: Policy | None, games: int, first: int) -> float:
    luck = np.random.default_rng(first)
    return sum(episode(env, policy, first + n, luck)[0] > 0 for n in range(games)) / games


def train(env: WaystoneEnv, games: int, rate: float = 0.3) -> Policy:
    policy = Policy(1)
    luck = np.random.default_rng(2)
    usual = 0.0
    for game in range(games):
        reward, steps = episode(env, policy, game, luck)
        push = rate * (reward - usual) / len(steps)
        usual += 0.02 * (reward - usual)
        for difference, hidden in steps:
            policy.options += push * difference
            policy.meet += push * np.outer(hidden, difference)
    return policy


def main() -> None:
    cli = argparse.ArgumentParser(description=__doc__)
    cli.add_argument("game", nargs="?", default="_template")
    cli.add_argument("--games", type=int, default=1500)
    cli.add_argument("--seats", type=int, default=2)
    args = cli.parse_args()
    env = WaystoneEnv(args.game, seats=args.seats)
    before = win_rate(env, None, 200, 10**6)
    policy = train(env, args.games)
    after = win_rate(env, policy, 200, 10**6)
    print(f"random wins {before:.1%} of 200 games, the trained policy {after:.1%}")


if __name__ == "__main__":
    main()
