"""The log adds up: in every golden game the dice, the cards and each modifier with its sign make
the total that the line tells."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULE = re.compile(r" \[[A-Z]{2}-[A-Z]+-\d+\](?: \(secret\))?$")
SIGNED = re.compile(r"[+−]?\d+")


def lines() -> Iterator[tuple[str, str]]:
    """Every line of the log, without its rule."""
    for path in sorted(HERE.glob("*.txt")):
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.startswith("    "):
                yield f"{path.name}:{n}", RULE.sub("", line.strip())


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def parts(text: str) -> int:
    """`die 3, Melee 1, +1 Cellar Rat and −1 Sneeze`, `■2 □1`: all of it together."""
    return sum(number(part) for part in SIGNED.findall(text))


def totals(found: re.Match[str]) -> bool:
    return parts(found["parts"]) == number(found["total"])


def duel(found: re.Match[str]) -> bool:
    return totals(found) and parts(found["theirs"]) == number(found["other"])


def attack(found: re.Match[str]) -> bool:
    """Base and card make the value; a double counts twice, a miss and a curse nothing."""
    base, value = parts(found["base"]), number(found["value"])
    card, less = found["card"], parts(found["less"] or "")
    doubled = {"×2": 2 * base, "BLESS": 2 * base, "null": 0, "CURSE": 0}
    made = doubled[card] if card in doubled else max(0, base + parts(card))
    return made == value and number(found["damage"]) == max(0, value + less)


SUMS: dict[str, tuple[re.Pattern[str], Callable[[re.Match[str]], bool]]] = {
    "an attack against a defence": (
        re.compile(
            r" with (?P<total>\d+) \((?P<parts>die [^)]*)\)"
            r" against (?P<other>\d+) \((?P<theirs>[^)]*)\)"
        ),
        duel,
    ),
    "an attack with a modifier card": (
        re.compile(
            r" with (?P<base>\d+(?: [+−]\d+)*) \((?P<card>[^)]*)\) = (?P<value>\d+)"
            r"(?P<less>, shields −\d+,)? and deals (?P<damage>\d+) damage\.$"
        ),
        attack,
    ),
    "a roll of two kinds of dice": (
        re.compile(
            r" rolls (?P<parts>[■□]\d(?: [■□]\d)*(?: [+−]\d+)*) for a total of (?P<total>\d+)\.$"
        ),
        totals,
    ),
    "a check of an attribute": (
        re.compile(r" \((?P<parts>die \d+(?:, [^)]*)?)\) and gets? (?P<total>−?\d+)\.$"),
        totals,
    ),
}


@pytest.mark.parametrize("kind", SUMS)
def test_what_is_counted_in_a_line_makes_its_total(kind: str) -> None:
    pattern, adds_up = SUMS[kind]
    found = [(where, line, match) for where, line in lines() if (match := pattern.search(line))]
    assert found, "no golden game has such a line"
    assert [(where, line) for where, line, match in found if not adds_up(match)] == []


CHANGE = re.compile(
    r"^(?P<whose>.+?) (?:(?:gains|loses) (?P<of>\w+) \(|changes by )"
    r"(?P<change>[+−]\d+)(?:, now | to )(?P<now>\d+)\)?\.$"
)


def test_what_changes_is_told_with_its_sign_and_where_it_stands() -> None:
    """Two changes of the same thing that follow each other at once: the second goes on from where
    the first one ended."""
    told, wrong = 0, []
    before: re.Match[str] | None = None
    for where, line in lines():
        now = CHANGE.match(line)
        if now and before and now.group("whose", "of") == before.group("whose", "of"):
            told += 1
            if number(before["now"]) + number(now["change"]) != number(now["now"]):
                wrong.append((where, line))
        before = now
    assert told
    assert wrong == []


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        ("an attack against a defence", "A attacks B with 4 (die 3, Melee 2) against 1 (die 1)."),
        (
            "an attack with a modifier card",
            "A attacks B with 3 (+1) = 4, shields −1, and deals 4 damage.",
        ),
        ("an attack with a modifier card", "A attacks B with 3 (×2) = 5 and deals 5 damage."),
        ("a roll of two kinds of dice", "A rolls ■2 □1 for a total of 4."),
        (
            "a check of an attribute",
            "A makes a check of Empathy (die 1, Empathy 2, +1) and gets 3.",
        ),
    ],
)
def test_a_line_that_does_not_add_up_is_noticed(kind: str, line: str) -> None:
    pattern, adds_up = SUMS[kind]
    match = pattern.search(line)
    assert match
    assert not adds_up(match)
