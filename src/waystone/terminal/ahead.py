"""What lies ahead, in words: what an option would lead to, and what threatens."""

from collections.abc import Iterator

from waystone.kernel.counsel import number_names, thing_names
from waystone.kernel.foresight import Foresight
from waystone.kernel.session import Session
from waystone.kernel.text import Text
from waystone.kernel.view import AskView

WORDS = {
    "en": {
        "nothing": "Nothing to tell.",
        "won": "the game is won: {n}",
        "over": "the game is over: {n}",
        "gone": "{thing} is gone: {n}",
        "loses": "{thing} loses {loss} {number}: {n}",
        "by": "{told}, by {by}",
        "safe": "Nothing threatens you before your next turn, as far as you can know.",
    },
    "ru": {
        "nothing": "Сказать нечего.",
        "won": "игра выиграна: {n}",
        "over": "игра окончена: {n}",
        "gone": "{thing}: исчезает, {n}",
        "loses": "{thing}: {number} −{loss}, {n}",
        "by": "{told} ({by})",
        "safe": "До вашего следующего хода вам ничто не грозит, насколько вы можете знать.",
    },
}


class Ahead:
    """Looks ahead for a seat; the names of things are those on its table."""

    def __init__(self, session: Session, seat: int, text: Text, lang: str) -> None:
        self._session = session
        self._seat = seat
        self._text = text
        self._words = WORDS[lang]
        self._table = session.view(seat, text, 0)
        self._things = dict(thing_names(self._table))
        self._numbers = dict(number_names(self._table))

    def options(self, ask: AskView, keys: list[str]) -> Iterator[str]:
        """What each of these answers would lead to."""
        for key in keys:
            found = self._session.foresee(self._seat, key)
            named = next((c.text for c in ask.choices if c.key == key), key)
            yield f"{named}:"
            yield from (f"  {line}" for line in self._foreseen(found) or [self._words["nothing"]])

    def _foreseen(self, found: Foresight) -> list[str]:
        told = []
        for fact in found.facts:
            said = self._text.format(fact.text, fact.args)
            sure = fact.worlds == found.worlds
            told.append(said if sure else f"{percent(fact.worlds, found.worlds)}: {said}")
        for n in found.numbers:
            after = f"{n.least}" if n.least == n.most else f"{n.least}–{n.most}"
            told.append(f"{self._name(n.thing)}: {self._number(n.thing, n.icon)} {n.now} → {after}")
        if found.won:
            told.append(self._words["won"].format(n=percent(found.won, found.worlds)))
        elif found.over:
            told.append(self._words["over"].format(n=percent(found.over, found.worlds)))
        return told

    def threat(self) -> Iterator[str]:
        """What the others could do before the seat's next turn; the same number on a mat and on a
        piece is told once."""
        found = self._session.threat(self._seat)
        told: dict[str, None] = {}
        for loss in found.losses:
            lost = f"{loss.least}" if loss.least == loss.most else f"{loss.least}–{loss.most}"
            number = self._number(loss.thing, loss.icon)
            odds = percent(loss.worlds, found.worlds)
            line = self._words["loses"].format(
                thing=self._name(loss.thing), loss=lost, number=number, n=odds
            )
            told[self._blamed(line, loss.by)] = None
        for fall in found.falls:
            odds = percent(fall.worlds, found.worlds)
            line = self._words["gone"].format(thing=self._name(fall.piece), n=odds)
            told[self._blamed(line, fall.by)] = None
        yield from told or [self._words["safe"]]

    def _blamed(self, line: str, by: str) -> str:
        return self._words["by"].format(told=line, by=self._name(by)) if by else line

    def _name(self, thing: str) -> str:
        return self._things.get(thing) or self._text.name(thing.rpartition(":")[2])

    def _number(self, thing: str, icon: str) -> str:
        return self._numbers.get((thing, icon), icon)


def percent(n: int, of: int) -> str:
    return f"{round(100 * n / of)} %"
