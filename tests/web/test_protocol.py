"""The client's types are those of the server."""

from pathlib import Path

from waystone.server.web import typescript

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"


def test_the_types_are_made_from_the_protocol() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == typescript.source(), "run `npm run types` in web/"
