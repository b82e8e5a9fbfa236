"""`waystone serve` before it serves: flags, their variables, a page that is not built."""

from collections.abc import Callable
from pathlib import Path

import pytest

Tell = Callable[..., tuple[int, str, str]]


def test_a_table_whose_page_is_not_built_is_refused_in_a_sentence(
    tell: Tell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("waystone.server.web.pages.STATIC", tmp_path)
    for command in ([], ["serve"]):
        code, _, err = tell(*command)
        assert code == 2
        assert err == (
            "waystone: The page of the table is not built: "
            "run `make web` in the checkout and install again.\n"
        )


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("WAYSTONE_PORT", "99999", "'99999' is not a port"),
        ("WAYSTONE_WORKERS", "0", "'0' is not a number above zero"),
        ("WAYSTONE_BOT_DELAY", "nan", "'nan' is not a number of seconds"),
        ("WAYSTONE_DB", "mysql://x", "kept in SQLite or PostgreSQL, not in mysql"),
    ],
)
def test_the_environment_sets_what_the_flags_of_serve_set(
    tell: Tell,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    variable: str,
    value: str,
    said: str,
) -> None:
    (tmp_path / "index.html").touch()
    monkeypatch.setattr("waystone.server.web.pages.STATIC", tmp_path)
    monkeypatch.setenv(variable, value)
    for command in ([], ["serve"]):
        code, _, err = tell(*command)
        assert code == 2
        assert said in err
        assert len(err.splitlines()) == 1
