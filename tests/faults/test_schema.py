"""The calls over HTTP keep to the schema that the server publishes, whatever is sent to them."""

import tempfile
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import positive_data_acceptance
from tests.faults.target import FREE

from waystone.server.table.settings import Settings
from waystone.server.web.app import Config, make_app

folder = tempfile.TemporaryDirectory(prefix="waystone-schema-")
config = Config(f"sqlite:///{folder.name}/tables.db", limits=FREE, settings=Settings(idle=1.0))
published = schemathesis.openapi.from_asgi("/api/schema.json", make_app(config))


@published.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=[*HealthCheck])
def test_a_call_keeps_to_the_schema(case: Any) -> None:
    """What fits the schema may still be refused: there may be no such game, seat or save."""
    case.call_and_validate(excluded_checks=[positive_data_acceptance])
