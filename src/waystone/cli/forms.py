"""`waystone content forms`: the cases and the gender of Russian names, proposed for people to read.

Needs `pymorphy3`, a dictionary that players do not need (`pip install waystone[dev]`)."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from waystone.kernel.errors import WaystoneError
from waystone.kernel.forms import CASES, known_forms, with_forms
from waystone.kernel.game import AnyContent, Game

if TYPE_CHECKING:
    from pymorphy3 import MorphAnalyzer

_OPENCORPORA = {"gen": "gent", "dat": "datv", "acc": "accs", "ins": "ablt", "prep": "loct"}
_KINDS = {"masc": "m", "femn": "f", "neut": "n"}
_ADJECTIVES = ("ADJF", "PRTF")


def lacking(game: Game, content: AnyContent) -> list[str]:
    """Russian names that sentences bend and whose forms nobody has said."""
    known = known_forms("ru", (game.folder / "locale",))
    names = game.names(content)
    found: dict[str, None] = {}
    for thing in game.bent(content):
        name = names[thing]
        if "forms" not in name and type(with_forms(name["ru"], known)) is str:
            found[name["ru"]] = None
    return list(found)


def proposals(names: list[str]) -> list[str]:
    """A line for each name, as a dictionary would bend it."""
    try:
        from pymorphy3 import MorphAnalyzer
    except ImportError:
        raise WaystoneError(
            "Forms are proposed by pymorphy3: pip install 'waystone[dev]', then ask again."
        ) from None
    dictionary = MorphAnalyzer()
    return [proposed(name, dictionary) for name in names]


def proposed(name: str, dictionary: "MorphAnalyzer") -> str:
    """Adjectives before the noun and the noun bend, and so does a second name behind the first;
    what follows a preposition or stands in another case already stays."""
    words = name.split(" ")
    parses = _agreeing(words, dictionary)
    noun = next((p for p in parses if p is not None and p.tag.POS == "NOUN"), None)
    head = noun or next((p for p in parses if p is not None), None)
    plural = head is not None and head.tag.number == "plur"
    kind = "p" if plural else _KINDS.get(head.tag.gender, "m") if head is not None else "m"
    living = head is not None and head.tag.animacy == "anim"
    cases = []
    for case in CASES:
        bent = []
        for word, parse in zip(words, parses, strict=True):
            grammemes = {_OPENCORPORA[case], "plur" if plural else "sing"}
            bends = parse is not None and parse.tag.POS in _ADJECTIVES and kind in "mp"
            if bends and case == "acc":
                grammemes.add("anim" if living else "inan")
            made = parse.inflect(grammemes) if parse is not None else None
            bent.append(_like(word, made.word) if made is not None else word)
        cases.append(" ".join(bent))
    return " | ".join([name, f"{kind} a" if living else kind, *cases])


def _agreeing(words: list[str], dictionary: "MorphAnalyzer") -> list[Any]:
    """For each word the parse by which it bends, or nothing where it stays as it is."""
    found: list[Any] = []
    noun = None
    for word in words:
        parses = dictionary.parse(word.strip("«»"))
        if parses[0].tag.POS == "PREP" or (found and found[-1] is None):
            found.append(None)
            continue
        fits = [p for p in parses if p.tag.case == "nomn" and "Abbr" not in p.tag]
        if noun is not None:
            fits = [p for p in fits if word[0].isupper() and p.tag.number == noun.tag.number]
        nouns = [p for p in fits if p.tag.POS == "NOUN"]
        best = next(iter(fits if fits and fits[0].tag.POS in _ADJECTIVES else nouns), None)
        noun = noun or (best if best is not None and best.tag.POS == "NOUN" else None)
        found.append(best)
    return found


def _like(word: str, bent: str) -> str:
    """Capital letters as they were, of each part of a word with hyphens."""
    if word.isupper():
        return bent.upper()
    parts = zip(word.split("-"), bent.split("-"), strict=False)
    return "-".join(b[:1].upper() + b[1:] if w[:1].isupper() else b for w, b in parts)


def write(game: Game, lines: list[str]) -> Path:
    """The lines, put in their places in the game's file of forms."""
    path = game.folder / "locale" / "ru.forms"
    before = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    notes = [line for line in before if line.startswith("#")]
    names = sorted({line for line in (*before, *lines) if line and not line.startswith("#")})
    path.write_text("\n".join([*notes, *names]) + "\n", encoding="utf-8")
    return path
