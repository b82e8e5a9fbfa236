"""`waystone games`: what can be played. With `--json`, a list of what `described` says."""

import argparse
from typing import Any

from waystone.cli.arguments import language
from waystone.cli.printing import print_json
from waystone.kernel.content import definitions
from waystone.kernel.game import Game, find, ids


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true")
    command.add_argument("--lang", default="en")


def run(args: argparse.Namespace) -> int:
    lang = language(args.lang)
    found = [described(find(game_id)) for game_id in ids()]
    if args.json:
        print_json(found)
        return 0
    for game in found:
        low, high = game["seats"]
        print(f"{game['id']}: {game['name'][lang]}, {low}-{high}")
        print("  " + ", ".join(f"{m['id']} ({m['name'][lang]})" for m in game["modes"]))
        if game["scenarios"]:
            print("  " + ", ".join(f"{s['id']} ({s['name'][lang]})" for s in game["scenarios"]))
        print("  " + ", ".join(f"{kind} {n}" for kind, n in game["content"].items()))
    return 0


def described(game: Game) -> dict[str, Any]:
    """A game as `waystone games --json` tells it."""
    content, _ = game.load_content()
    counts: dict[str, int] = {}
    for kind, _thing in definitions(content):
        counts[kind] = counts.get(kind, 0) + 1
    seats = [mode.seats for mode in game.modes]
    return {
        "id": game.id,
        "name": game.name,
        "seats": [min(low for low, _ in seats), max(high for _, high in seats)],
        "modes": [
            {"id": m.id, "name": m.name, "seats": list(m.seats), "cooperative": m.cooperative}
            for m in game.modes
        ],
        "scenarios": [
            {"id": s.id, "name": s.name, "seats": list(s.seats), "mode": s.mode}
            for s in game.scenarios(content)
        ],
        "variants": [{"id": v.id, "name": v.name, "modes": list(v.modes)} for v in game.variants],
        "choices": [
            {
                "id": c.id,
                "name": c.name,
                "values": list(c.values),
                "names": c.names,
                "modes": list(c.modes),
            }
            for c in game.choices
        ],
        "content": counts,
    }
