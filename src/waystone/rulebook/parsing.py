"""The text of a rulebook as entries. What the parser knows about the books:

- A translation has the ids, sections and tags of its original under words of its own.
- An entry is a list item or a table row that opens with its id in bold: `- **DG-BAT-nn** ...`,
  `| **RB-CAC-nn** | ...`. Its kind is in its id: `EX` is a worked example, `AMB` a ruling on a
  silent or ambiguous point, anything else a rule of that section.
- Where a file numbers its rulings `1.`, `2.` under its chapter of rulings (Machina Arcana, cited
  there as "§11-nn"), they get the ids that the other files print: `MA-AMB-nn`.
- A table below an entry belongs to it. A paragraph above entries is their context.
- A tag stands in square brackets, after what it covers, or in the heading of a section and then
  covers all of it. The words that are tags are those that the file's preamble prints in bold; a
  translation says there which tag its word stands for: `**[вывод]** (`inferred`)`.
  `[physical]` and `[design]` take a rule out of what must be tested only if they stand alone and
  outside parentheses: "a 1-life monster needs none [physical]" within a sentence, or
  `[physical: marker beside the figure]` on a rule that also matters on a screen, do not.
"""

import re
from collections.abc import Iterator, Mapping

from waystone.rulebook.entries import NOT_REQUIRED, Entry, Kind, Term

_ENTRY = re.compile(r"(?:- |\| )\*\*([A-Z]{2,4})-([A-Z]{2,4})-(\d+)\*\*[ |]*(.*)")
_FIRST_ENTRY = re.compile(r"^(?:- |\| )\*\*([A-Z]{2,4})-[A-Z]{2,4}-\d+\*\*", re.MULTILINE)
_NUMBERED = re.compile(r"(\d+)\. (.*)")
_BRACKETS = re.compile(r"\[([^\[\]]*)\]")
_PARENTHESES = re.compile(r"\([^()]*\)")
_PREAMBLE_TAG = re.compile(r"\*\*\[(\w+)\]\*\*(?: \(`(\w+)`\))?")
_CODE_OF_TAG = re.compile(r"^ \(`\w+`\)")
_RULINGS = re.compile("rulings|толкования", re.IGNORECASE)
_GLOSSARY = ("| Russian |", "| Русский |")
_CODE_IN_HEADING = re.compile(r"\(([A-Z]{2,4})\)|^([A-Z]{2,4})(?= [—–-] )")
_WORD = re.compile(r"[^\W_]+")


def title_of(source: str) -> str:
    heading = source.partition("\n")[0].lstrip("# ")
    return re.split(r" \(|: rules| — ", heading)[0]


def prefix_of(source: str) -> str:
    """What the ids of a book start with."""
    first = _FIRST_ENTRY.search(source)
    return first[1] if first else ""


def glossary_of(source: str) -> Iterator[Term]:
    for russian, english, meaning, *_ in _table(source, _GLOSSARY):
        yield Term(russian, english.rstrip("*~ "), meaning)


def _table(source: str, heads: tuple[str, ...]) -> Iterator[list[str]]:
    """The rows of the first table that begins with one of the heads."""
    rows = iter(source.split("\n"))
    for head in rows:
        if head.startswith(heads):
            next(rows)
            for row in rows:
                if not row.startswith("|"):
                    return
                yield cells(row)


def marks_of(source: str) -> Mapping[str, str]:
    """The tags of a book by the words that it prints for them."""
    preamble = source.partition("\n## ")[0]
    return {word: tag or word for word, tag in _PREAMBLE_TAG.findall(preamble)}


def meanings_of(source: str) -> Mapping[str, str]:
    """What the preamble says of the words that it prints for tags; of several in a row, once."""
    found: dict[str, str] = {}
    meaning = ""
    for part in reversed(source.partition("\n## ")[0].split("**[")[1:]):
        word, _, told = part.partition("]**")
        told = _CODE_OF_TAG.sub("", told)
        meaning = re.split(r"[;\n]|\. ", told.strip(" ,=—"))[0].rstrip(".") or meaning
        found[word] = meaning
    return found


def parse(game: str, prefix: str, source: str, lang: str = "en") -> Iterator[Entry]:
    """Every entry of a book's text, in its order."""
    lines = source.split("\n")
    known = marks_of(source)
    title, heading_tags = "", frozenset[str]()
    context: list[str] = []
    header: list[str] = []
    last: tuple[str, str, int, list[str]] | None = None  # code, number, line, text
    fenced = False

    def close() -> Iterator[Entry]:
        if last:
            code, number, line, text = last
            tags = heading_tags | _tags(text[0], known)
            id = f"{prefix}-{code}-{number}"
            yield Entry(
                id,
                game,
                _kind(code),
                code,
                title,
                "\n".join(text),
                " ".join(context),
                tags,
                line,
                lang,
            )

    for at, line in enumerate(lines, 1):
        if line.startswith("```"):
            fenced = not fenced
        if fenced or not line.strip():
            header = []
        elif line.startswith("#"):
            yield from close()
            last, context = None, []
            title, heading_tags = _heading(line, known)
        elif match := _ENTRY.match(line):
            yield from close()
            if line.startswith("|"):
                pairs = zip(header[1:], cells(line)[1:], strict=False)
                text = ". ".join(f"{name}: {cell}" for name, cell in pairs)
            else:
                text = match[4]
            last = match[2], match[3], at, [text]
        elif _RULINGS.search(title) and (match := _NUMBERED.match(line)):
            yield from close()
            last = "AMB", match[1].zfill(2), at, [match[2]]
        elif line.startswith("|"):
            if not header:
                header = cells(line)
            if last and header[0] != "Id":
                last[3].append(line)
        else:
            yield from close()
            # Lines that follow one another are one paragraph; a new one replaces it.
            if last or not lines[at - 2].strip():
                context = []
            last = None
            context = [*context, line.strip().strip("*")]
    yield from close()


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _kind(code: str) -> Kind:
    return "example" if code == "EX" else "ruling" if code == "AMB" else "rule"


def _tags(text: str, known: Mapping[str, str]) -> frozenset[str]:
    if "[" not in text:
        return frozenset()
    tags: set[str] = set()
    for bracket in _BRACKETS.findall(text):
        tags |= {known[word] for word in _WORD.findall(bracket) if word in known} - NOT_REQUIRED
    for word, tag in known.items():
        mark = f"[{word}]"
        if tag in NOT_REQUIRED and mark in text and mark in _PARENTHESES.sub("", text):
            tags.add(tag)
    return frozenset(tags)


def _heading(line: str, known: Mapping[str, str]) -> tuple[str, frozenset[str]]:
    """`### 3.28 Combining sets (CMB) [combined]` is "Combining sets", tagged combined."""
    words = line.lstrip("#").strip()
    tags = _tags(words, known)
    words = re.sub(r"^[\d.]+ ", "", words)
    words = _CODE_IN_HEADING.sub("", _BRACKETS.sub("", words)).strip(" —–-")
    words = re.sub(r"\s+", " ", words)
    return words[:1].upper() + words[1:], tags
