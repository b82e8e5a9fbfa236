"""The ratchet: what the tests prove, and what the code cites, never becomes less."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from waystone.rulebook.conformance import Conformance, Figures

KINDS = {"rules": "rules tested", "examples": "examples tested", "cited": "rules cited"}


def ratchet_folder(root: Path) -> Path:
    return root / "tests" / "conformance"


def ratchet(root: Path, game: str) -> Figures:
    """The figures that the game's coverage must not fall below; nothing yet is nought."""
    path = ratchet_folder(root) / f"{game}.json"
    held = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {kind: held.get(kind, 0) for kind in KINDS}


def fallen(found: Conformance, game: str) -> str:
    """What is no longer covered, as a sentence; empty if nothing."""
    held, now = ratchet(found.root, game), found.figures(game)
    lost = [
        f"{now[kind]} {words} where {held[kind]} were"
        for kind, words in KINDS.items()
        if now[kind] < held[kind]
    ]
    return f"Coverage of {game} fell: {', '.join(lost)}." if lost else ""


def raise_ratchet(found: Conformance, games: Iterable[str] | None = None) -> Mapping[str, Figures]:
    """Write the figures of the games whose coverage grew; a figure never goes down."""
    raised = {}
    for game in found.library.books if games is None else games:
        held, now = ratchet(found.root, game), found.figures(game)
        higher = {kind: max(held[kind], now[kind]) for kind in now}
        path = ratchet_folder(found.root) / f"{game}.json"
        if higher != held or not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(higher, indent=2) + "\n", encoding="utf-8")
            raised[game] = higher
    return raised
