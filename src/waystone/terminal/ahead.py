"""What lies ahead, in words: what an option would lead to, and what threatens."""

from collections.abc import Iterator

from waystone.kernel.counsel import number_names, thing_names
from waystone.kernel.foresight import Drawn, Foreseen, Foresight, Number
from waystone.kernel.session import Session
from waystone.kernel.text import Text
from waystone.kernel.view import AskView

MOST = 6
EXAMPLES = 2
"""So many lines of a kind, and so many for what came up but once."""

WORDS = {
    "en": {
        "nothing": "Nothing to tell.",
        "many": "Many outcomes, for example:",
        "cards": "Would come up: {cards}",
        "won": "the game is won: {n}",
        "over": "the game is over: {n}",
        "gone": "{thing} is gone: {n}",
        "loses": "{thing} loses {loss} {number}: {n}",
        "by": "{told}, by {by}",
        "safe": "Nothing threatens you before your next turn, as far as you can know.",
    },
    "ru": {
        "nothing": "Сказать нечего.",
        "many": "Исходов много, например:",
        "cards": "Откроется: {cards}",
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
        """The likeliest facts, the cards that would come up, the numbers that would change, and how
        often the game would end."""
        likely, examples = apart(found)
        told = [self._odds(fact, found.worlds) for fact in likely]
        if examples:
            told.append(self._words["many"])
            told += [f"  {self._text.format(fact.text, fact.args)}" for fact in examples]
        if cards := [self._card(card, found.worlds) for card in found.cards[:MOST]]:
            told.append(self._words["cards"].format(cards=", ".join(cards)))
        told += self._changes(found.numbers)
        if found.won:
            told.append(self._words["won"].format(n=percent(found.won, found.worlds)))
        elif found.over:
            told.append(self._words["over"].format(n=percent(found.over, found.worlds)))
        return told

    def _odds(self, fact: Foreseen, worlds: int) -> str:
        said = self._text.format(fact.text, fact.args)
        return said if fact.worlds == worlds else f"{percent(fact.worlds, worlds)}: {said}"

    def _card(self, card: Drawn, worlds: int) -> str:
        named = self._text.title(card.name)
        return named if card.worlds == worlds else f"{named} ({percent(card.worlds, worlds)})"

    def _changes(self, numbers: list[Number]) -> list[str]:
        """The same number on a mat and on a piece is told once."""
        told: dict[tuple[str, str, int], str] = {}
        for n in numbers:
            name, number = self._name(n.thing), self._number(n.thing, n.icon)
            after = f"{n.least}" if n.least == n.most else f"{n.least}–{n.most}"
            told.setdefault((name, number, n.now), f"{name}: {number} {n.now} → {after}")
        return list(told.values())[:MOST]

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


def apart(found: Foresight) -> tuple[list[Foreseen], list[Foreseen]]:
    """The likeliest facts. Where luck tells something else nearly every time, as a draw from a deck
    does, what came up once is no odds to go by: two of them stand for all."""
    facts = sorted(found.facts, key=lambda fact: -fact.worlds)
    once = [fact for fact in facts if fact.worlds == 1 and found.worlds > EXAMPLES]
    if len(once) <= EXAMPLES + 1:
        return facts[:MOST], []
    return [fact for fact in facts if fact not in once][: MOST - EXAMPLES], once[:EXAMPLES]


def percent(n: int, of: int) -> str:
    return f"{round(100 * n / of)} %"
