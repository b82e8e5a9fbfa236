"""What the handbooks of the server claim names a test or a program that fails if it is false."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HANDBOOKS = ("security", "robustness", "deployment", "server")
NAMED = re.compile(r"\b(?:tests|benchmarks)/[\w/.-]+|\btest_\w+(?:\.py)?")
PROMISES = {"security": "what stops it", "robustness": "promise", "deployment": "command"}
"""The tables of claims, by a word of their heads."""

NO_CLAIMS = (
    "- Transport: without TLS",
    "Write to the maintainers",
    "1. Make a backup.",
    "2. Install the new version",
)
"""Paragraphs of which no test could say that they are false: what is not defended, what people are
asked to do."""

TESTS = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "benchmarks").rglob("*.py")]
FUNCTIONS = {
    name for path in TESTS for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))
}
FILES = {path.name for path in TESTS}


def text_of(handbook: str) -> str:
    return (ROOT / "docs" / f"{handbook}.md").read_text(encoding="utf-8")


def is_there(name: str) -> bool:
    if "/" in name:
        return (ROOT / name.rstrip("./")).exists()
    return name in FILES or name in FUNCTIONS


@pytest.mark.parametrize("handbook", HANDBOOKS)
def test_every_test_that_a_handbook_names_is_there(handbook: str) -> None:
    named = set(NAMED.findall(text_of(handbook)))
    assert named
    assert [name for name in sorted(named) if not is_there(name)] == []


def paragraphs(handbook: str) -> list[str]:
    """Plain text: no heads, no tables, no code, no pictures; every point of a list by itself."""
    text = re.sub(r"^```.*?^```$", "", text_of(handbook), flags=re.MULTILINE | re.DOTALL)
    blocks = [block.strip() for block in re.split(r"\n\s*\n|\n(?=- |\d+\. )", text)]
    return [block for block in blocks if block and block[0] not in "#|!"]


@pytest.mark.parametrize("handbook", HANDBOOKS)
def test_every_paragraph_names_what_shows_it(handbook: str) -> None:
    plain = [text for text in paragraphs(handbook) if not text.startswith(NO_CLAIMS)]
    assert [text for text in plain if not NAMED.search(text)] == []


def test_what_is_no_claim_is_still_said() -> None:
    texts = [text for handbook in HANDBOOKS for text in paragraphs(handbook)]
    assert [one for one in NO_CLAIMS if not any(text.startswith(one) for text in texts)] == []


@pytest.mark.parametrize(("handbook", "head"), PROMISES.items())
def test_every_row_of_a_table_of_claims_names_what_shows_it(handbook: str, head: str) -> None:
    tables = re.findall(r"(?:^\|.*\n)+", text_of(handbook), re.MULTILINE)
    (table,) = (table for table in tables if head in table.splitlines()[0])
    rows = table.splitlines()[2:]
    assert len(rows) > 5
    assert [row for row in rows if not NAMED.search(row)] == []
