"""What the forms of a word have in common, by their endings; no dictionary.

Russian follows the published Snowball algorithm: `атаку` and `атакой` are `атак`.
"""

import re
from functools import lru_cache

_ROOT = re.compile(r"[^аеиоуыэюя]*[аеиоуыэюя]")
_GERUND = re.compile(r"(?:[иы]в(?:ши(?:сь)?)?|(?<=[ая])в(?:ши(?:сь)?)?)$")
_REFLEXIVE = re.compile(r"с[яь]$")
_ADJECTIVE = re.compile(
    r"(?:[ие]ми|ыми|[ое]го|[ое]му|[иыое]е|[еиыо]й|[еиыо]м|[иы]х|[ую]ю|[ая]я|[ое]ю)$"
)
_PARTICIPLE = re.compile(r"(?:[иы]вш|ующ|(?<=[ая])(?:ем|нн|вш|ющ|щ))$")
_VERB = re.compile(
    r"(?:[иы]л[аои]?|ен[аоы]?|[еу]йте|ите|[еу]й|[иы]м|ят|у[ею]т|[иы]т|[иы]ть|ишь|у?ю"
    r"|(?<=[ая])(?:л[аои]?|н[аоы]?|ете|йте|й|ем|[ею]т|ть|ешь|нно))$"
)
_NOUN = re.compile(
    r"(?:и?ями|ами|и?[ея]м|и?ях|и?ей|[ое]в|[ое]й|ий|[ао]м|ах|[иь][еюя]|[еи]и|[аеийоуыьюя])$"
)
_QUALITY = re.compile(r"(?<=[^аеиоуыэюя])ость?$")
_LAST = re.compile(r"(?:ь|(?<=н)н|ейше?)$")


@lru_cache(maxsize=16_384)
def stem_of(word: str) -> str:
    if "а" <= word[0] <= "я":
        return _russian(word)
    if len(word) < 4:
        return word
    for ending in ("ies", "ing", "ed", "es", "s", "y", "e"):
        if word.endswith(ending) and len(word) - len(ending) > 2:
            bare = word[: -len(ending)]
            return bare[:-1] if len(bare) > 3 and bare[-1] == bare[-2] else bare
    return word[:-1] if len(word) > 4 and word[-1] == word[-2] else word


def _russian(word: str) -> str:
    root = _ROOT.match(word)
    if root is None:
        return word
    kept, rest = root[0], word[root.end() :]
    bare = _GERUND.sub("", rest)
    if bare == rest:
        bare = _inflected(kept, _REFLEXIVE.sub("", rest))
    bare = bare.removesuffix("и")
    return kept + _LAST.sub("", _QUALITY.sub("", bare))


def _inflected(kept: str, rest: str) -> str:
    """Without its ending. A short word in -ых is a noun: `отдых`."""
    adjective = _ADJECTIVE.sub("", rest)
    if adjective != rest and len(kept + adjective) > 3:
        return _PARTICIPLE.sub("", adjective)
    verb = _VERB.sub("", rest)
    return verb if verb != rest else _NOUN.sub("", rest)
