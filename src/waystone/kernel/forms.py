"""Forms of names: the cases, the gender, the number that sentences ask for.

They stand beside the messages, a line a name, in `locale/ru.forms` and `locale/en.forms`:

    Серый волк | m a | Серого волка | Серому волку | Серого волка | Серым волком | Сером волке
    Red Annie | f

After the name its kind: `m`, `f`, `n` or `p` (they), in Russian with `a` for what lives, and there
its cases behind it. `waystone content forms` proposes the lines, people read them. A pack says the
same in the name itself: `name: {en: ..., ru: ..., forms: "m a | ..."}`. A name without forms
reads as it stands.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from .errors import BadContent

CASES = ("gen", "dat", "acc", "ins", "prep")
"""After the nominative, in the order of the columns."""

KINDS = ("m", "f", "n", "p")
_PARTS = re.compile(r"[:;,(«“]")
_COUNTED = re.compile(r"\D+ (?=\d)")
_NUMBER = re.compile(r" [0-9]+\Z")
_VOWEL = re.compile(r"[aeiou8]|1[18]\b|hour|honest", re.IGNORECASE)


class Name(str):
    """A name as it stands, with its forms."""

    kind: str
    cases: Sequence[str]


class Row(str):
    """Several things: a message prints them as a list, `OR($things)` as alternatives."""

    items: list[str]
    joint: Callable[..., str]

    def __new__(cls, items: list[str], joint: Callable[..., str]) -> "Row":
        row = super().__new__(cls, joint(items))
        row.items, row.joint = items, joint
        return row


def said_once(doings: list[str]) -> list[str]:
    """What is done several times in a row is said once: gain 1 gold and 2 lore."""
    counted = _COUNTED.match(doings[0])
    if counted is None or any(_PARTS.search(doing) for doing in doings):
        return doings
    others = [doing.removeprefix(counted[0]) for doing in doings[1:]]
    return [doings[0], *others] if all(other[0].isdigit() for other in others) else doings


def alternatives(things: str) -> str:
    """`OR($things)` in messages: this, that or the other."""
    return things.joint(things.items, "or") if isinstance(things, Row) else things


def case(name: str, which: str) -> str:
    """`CASE($who, "gen")` in messages: the name in that case; several names in a row, each."""
    if isinstance(name, Name):
        return name.cases[CASES.index(which)] if name.cases else name
    if isinstance(name, Row):
        return name.joint([case(item, which) for item in name.items])
    return name


def gender(name: str) -> str:
    """`GENDER($who)` in messages: m, f, n, or p for several."""
    if isinstance(name, Row) and name.items:
        return "p" if len(name.items) > 1 else gender(name.items[0])
    return name.kind if isinstance(name, Name) else "m"


def agreeing(name: str, one: str, many: str) -> str:
    """`AGREE($who, "falls", "fall")` in messages: the verb of one, or of many."""
    return many if gender(name) == "p" else one


def same(one: str, other: str) -> str:
    """`SAME($who, $card)` in messages: whether both have one name, `yes` or `no`."""
    return "yes" if one == other else "no"


def titles(names: str) -> str:
    """`TITLES($cards)` in messages: «this», «that» and «the other»."""
    if isinstance(names, Row):
        return names.joint([f"«{name}»" for name in names.items])
    return f"«{names}»"


def article(name: str) -> str:
    """`A($thing)` in messages: an axe, a wolf."""
    return f"{'an' if _VOWEL.match(str(name)) else 'a'} {name}"


def possessive(name: str) -> str:
    """`POSS($who)` in messages: the wolf's, the wolves'."""
    return f"{name}’" if name.endswith("s") and gender(name) == "p" else f"{name}’s"


@cache
def known_forms(language: str, sources: tuple[Path, ...]) -> dict[str, str]:
    """By each name of these folders the rest of its line."""
    found: dict[str, str] = {}
    for source in sources:
        path = source / f"{language}.forms"
        if not path.is_file():
            continue
        for at, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            name, _, rest = line.partition(" | ")
            if not line or line.startswith("#"):
                continue
            if wrong := mistake(name, rest, language):
                raise BadContent([f"{path.name}:{at}: {name}: {wrong}"])
            found[name] = rest
    return found


def mistake(name: str, forms: str, language: str) -> str:
    """What is wrong with the forms of a name; empty where nothing is."""
    kind, *cases = forms.split(" | ")
    if language != "ru":
        return "" if kind in KINDS and not cases else f"'{forms}' is no kind: say m, f, n or p"
    if kind[:1] not in KINDS or kind[1:] not in ("", " a"):
        return f"'{kind}' is no kind: say m, f, n or p, and a for what lives"
    if len(cases) != len(CASES) or not all(cases):
        return f"{len(cases)} cases in place of {len(CASES)}: {', '.join(CASES)}"
    bends = kind[0] in "mp" and len({name, *cases}) > 1
    if bends and (cases[CASES.index("acc")] != name) != kind.endswith(" a"):
        return "whom one sees is another form of what lives, and the same of what does not"
    return ""


def formed(name: str, forms: str, number: str = "") -> Name:
    """A name with its forms; a number behind it stays as it is."""
    made = Name(name + number)
    kind, *cases = forms.split(" | ")
    made.kind = kind[0]
    made.cases = [one + number for one in cases]
    return made


def with_forms(name: str, known: dict[str, str]) -> str:
    """The name, with its forms if they are known; `Wolf 3` bends as `Wolf` does."""
    forms = known.get(name)
    if forms is not None:
        return formed(name, forms)
    number = _NUMBER.search(name)
    if number is None:
        return name
    base = name[: number.start()]
    forms = known.get(base)
    return name if forms is None else formed(base, forms, number.group())
