"""The client's types are made from the protocol."""

from pathlib import Path

import pytest

from waystone.server.web import docs, typescript


def test_typescript_has_every_message() -> None:
    source = typescript.source()
    for name in docs.openapi()["components"]["schemas"]:
        assert f" {name} " in source
    assert 'export type SetOp = [tag: "set", path: (string | number)[], value: unknown];' in source
    assert source.count("{") == source.count("}")


def test_the_clients_types_are_up_to_date() -> None:
    made = Path(__file__).parents[3] / "web" / "src" / "lib" / "protocol.ts"
    if not made.is_file():
        pytest.skip("the client is not here")
    assert made.read_text() == typescript.source()
