"""Bad calls over HTTP, made from the schema that the server publishes."""

import random
from contextlib import suppress
from typing import Any

import httpx
from tests.faults import grammar
from tests.faults.target import Target

from waystone.kernel.game import find, ids

LONGEST = 20.0


async def calls(at: Target, luck: random.Random, cases: int) -> None:
    async with httpx.AsyncClient(timeout=LONGEST, base_url=at.url) as http:
        api = (await http.get("/api/schema.json")).json()
        for _ in range(cases):
            names = _names(at, luck)
            method, path, body = grammar.request(luck, api, names)
            with suppress(httpx.InvalidURL):
                answer = await http.request(method.upper(), path, content=body)
                assert answer.status_code < 500, (method, path, body[:300], answer.text)
                assert b'"rule-bug"' not in answer.content[:100], (path, body, answer.text)
    assert at.unchanged(), "a request changed the table"


def _names(at: Target, luck: random.Random) -> dict[str, list[Any]]:
    """Likely values: the right ones of some game, and a few wrong ones."""
    game = find("_template" if luck.random() < 0.6 else luck.choice(ids()))
    content, _ = game.load_content()
    bots = ["", "greedy", "random", "none"]
    return {
        "table": [at.made.table, "nobody"],
        "game": [game.id, "_template", "chess"],
        "mode": ["", *(mode.id for mode in game.modes), "x"],
        "scenario": ["", *(scenario.id for scenario in game.scenarios(content)), "x"],
        "variants": [[], [v.id for v in game.variants if not v.instead], ["x"]],
        "choices": [{}, {c.id: luck.choice(c.values) for c in game.choices}, {"x": "y"}],
        "bot": bots,
        "token": ["x", at.made.seats[0].token],
        "seed": [None, 0, -1, 2**53, 2**64, 7],
    }
