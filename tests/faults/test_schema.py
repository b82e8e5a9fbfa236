"""The calls over HTTP keep to the schema that the server publishes, whatever is sent to them."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from anyio.from_thread import start_blocking_portal
from hypothesis import HealthCheck, settings
from schemathesis.checks import positive_data_acceptance
from tests.faults.target import target

from waystone.server.web.docs import openapi

published = schemathesis.openapi.from_dict(openapi())


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server beside the test, which calls it and waits."""
    db = f"sqlite:///{tmp_path_factory.mktemp('schema')}/tables.db"
    with start_blocking_portal() as loop, loop.wrap_async_context_manager(target(db)) as aim:
        yield aim.url


@published.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=[*HealthCheck])
def test_a_call_keeps_to_the_schema(address: str, case: Any) -> None:
    """What fits the schema may still be refused: there may be no such game, seat or save."""
    case.call_and_validate(base_url=address, excluded_checks=[positive_data_acceptance])
