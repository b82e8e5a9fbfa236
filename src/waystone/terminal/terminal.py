"""A person, or several who hand the keyboard on, at a game in the terminal. Options are taken by
number or by key; `?` tells what else can be typed."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text as Styled

from waystone.bots import Bot
from waystone.kernel import save
from waystone.kernel.ask import NONE, AnyQuestion
from waystone.kernel.counsel import counsel, spoken
from waystone.kernel.errors import BadAnswer, WaystoneError
from waystone.kernel.glossary import plain
from waystone.kernel.session import Session
from waystone.kernel.text import Text
from waystone.kernel.view import AskView, Table
from waystone.rulebook.entries import UnknownRule
from waystone.rulebook.library import library
from waystone.rulebook.pages import page
from waystone.terminal.ahead import Ahead, percent
from waystone.terminal.drawing import draw, draw_changes, draw_records
from waystone.terminal.goals import goals_of
from waystone.terminal.question import Asked
from waystone.terminal.wording import worded

HELP = {
    "en": """A number or a key takes an option; several with spaces between; `none` for none.
  look            the whole table again        log [N]         the last N lines
  why             the rule of this question    why N           the rule of log line N
  foresee [N]     what option N would lead to  threat          what may befall you till your turn
  walk PLACE      go there, as far as it goes  ◎ goal   ✓ has acted   ▶ acts now
  undo [answer|step|turn|round|start]          hint            what a bot would do, and why
  save FILE       load FILE                    quit
Formal questions are answered for you; start with --every-question to be asked them too.""",
    "ru": """Вариант выбирается номером или ключом; несколько — через пробел; `none` — ни одного.
  look            показать весь стол           log [N]         последние N строк
  why             правило этого вопроса        why N           правило строки N
  foresee [N]     к чему приведёт вариант N    threat          что грозит до вашего хода
  walk МЕСТО      идти туда, пока можно        ◎ цель   ✓ сходил   ▶ ходит сейчас
  undo [answer|step|turn|round|start]          hint            совет бота и его причины
  save ФАЙЛ       load ФАЙЛ                    quit
На формальные вопросы ответ дают за вас; с --every-question спросят обо всём.""",
}
WORDS = {
    "en": {
        "seat": "Seat",
        "choose": "Choose",
        "amount": "A number from {least} to {most}",
        "many": "Choose {least} to {most}",
        "order": "{least} to {most} of them, in order",
        "saved": "Saved in {path}.",
        "over": "The game is over",
        "winners": "Winners: {seats}",
        "which": "Which game?",
        "players": "How many players?",
        "undone": "Back to answer {n}.",
        "warning": "Beware: {warning}",
        "in-stead": "Answered for you: {prompt} {answer}",
        "nowhere": "No place here is called {place}.",
        "no-way": "No way leads there now.",
        "first": "Several options lead there. Take one of them first:",
        "not": "Not understood: type ? for help.",
    },
    "ru": {
        "seat": "Место",
        "choose": "Выберите",
        "amount": "Число от {least} до {most}",
        "many": "Выберите от {least} до {most}",
        "order": "От {least} до {most}, по порядку",
        "saved": "Сохранено: {path}.",
        "over": "Игра окончена",
        "winners": "Победители: {seats}",
        "which": "Какая игра?",
        "players": "Сколько игроков?",
        "undone": "Возврат к ответу {n}.",
        "warning": "Осторожно: {warning}",
        "in-stead": "Ответ дан за вас: {prompt} {answer}",
        "nowhere": "Места с названием «{place}» здесь нет.",
        "no-way": "Сейчас туда не пройти.",
        "first": "Туда ведут несколько вариантов. Сначала выберите один из них:",
        "not": "Непонятно: наберите ? для справки.",
    },
}


class Quit(Exception):
    """The player leaves."""


class Terminal:
    """A game, and who answers in it."""

    def __init__(
        self,
        session: Session,
        bots: dict[int, Bot],
        console: Console,
        lang: str,
        every_question: bool = False,
    ) -> None:
        self.session = session
        self.bots = bots
        self.console = console
        self.lang = lang
        self.words = WORDS[lang]
        self.text: Text = session.game.text(lang, session.content)
        self.read = 0
        self.seat: int | None = None
        self.shown: Table | None = None
        self.walks: dict[int, int] = {}
        """How many answers had been given after a walk, and before it."""
        self.every_question = every_question
        self.in_stead: set[int] = set()
        """How many answers had been given before each that was given in a person's stead."""

    def run(self) -> None:
        while self.session.ask is not None:
            asked = self.session.questions()
            human = next((q for q in asked if q.seat not in self.bots), None)
            if human is None:
                bot = self.bots[asked[0].seat]
                self.session.answer(asked[0].seat, bot.answer(self.session, asked[0].seat))
                continue
            if human.formal and not self.every_question:
                self._answer_for(human)
                continue
            self._turn(human.seat)
        self._finish()

    def _answer_for(self, question: AnyQuestion) -> None:
        """Answer a formal question as the game's bot would, and say so."""
        session, seat = self.session, question.seat
        key = session.game.bots.policy(session.state, session.content, seat, question)
        table = session.view(seat, self.text)
        self._news(table)
        assert table.ask is not None
        texts = {choice.key: choice.text for choice in table.ask.choices}
        answer = ", ".join(texts.get(part, part) for part in key.split())
        told = self.words["in-stead"].format(prompt=plain(table.ask.prompt), answer=answer)
        self.console.print(Styled(told, "dim"))
        self.in_stead.add(len(session.history))
        session.answer(seat, key)

    def _turn(self, seat: int) -> None:
        table = worded(self.session.view(seat, self.text), self.text)
        self._news(table)
        if seat != self.seat or self.shown is None:
            self.seat = seat
            self._show(table)
        elif table.ask != self.shown.ask:
            self.console.print(draw_changes(table, self.shown))
        self.shown = table
        if table.ask is not None:
            self._put(table.ask)
            self._take(seat, table.ask)

    def _finish(self) -> None:
        seat = next((s for s in range(self.session.setup.seats) if s not in self.bots), None)
        table = worded(self.session.view(seat, self.text), self.text)
        self._news(table)
        self._show(table)
        if table.outcome is not None:
            winners = ", ".join(str(s + 1) for s in table.outcome.winners) or "-"
            told = f"{table.outcome.name}\n{self.words['winners'].format(seats=winners)}"
            told += f"\n{table.outcome.counted}:" if table.outcome.counted else ""
            for number, score in table.outcome.scores.items():
                told += f"\n{self.words['seat']} {number + 1}: {score}"
            self.console.print(Panel(told, title=self.words["over"]))

    def _show(self, table: Table) -> None:
        self.console.print(draw(table))

    def _news(self, table: Table) -> None:
        if len(table.log) < self.read:
            self.read = len(table.log)
        for line in table.log[self.read :]:
            self.console.print(f"[dim]{line.n:4}[/] {escape(line.text)} [dim]{line.rule}[/]")
        self.read = len(table.log)

    def _put(self, ask: AskView) -> None:
        seat = f"{self.words['seat']} {(self.seat or 0) + 1}"
        self.console.print(Asked(ask, seat, self.words))

    def _take(self, seat: int, ask: AskView) -> None:
        while True:
            typed = self.console.input("> ").strip()
            if self._command(seat, ask, typed):
                return
            try:
                self.session.answer(seat, keys_of(typed, ask))
                return
            except BadAnswer as error:
                self.console.print(f"[red]{escape(self._told(error))}[/]")

    def _told(self, error: BadAnswer) -> str:
        return self.text.format(error.message, error.said) if error.message else str(error)

    def _command(self, seat: int, ask: AskView, typed: str) -> bool:
        """Do what was typed if it is a command; true if the question must be put anew."""
        word, _, rest = typed.partition(" ")
        match word:
            case "":
                return True
            case "?" | "help":
                self.console.print(escape(HELP[self.lang]))
            case "quit" | "exit":
                raise Quit
            case "look":
                table = worded(self.session.view(seat, self.text), self.text)
                self.console.print(draw_records(table))
                self._show(table)
            case "log":
                self._log(seat, rest)
            case "why":
                self._why(seat, ask, rest)
            case "foresee":
                self._foresee(seat, ask, rest)
            case "threat":
                self._tell(Ahead(self.session, seat, self.text, self.lang).threat())
            case "walk":
                self._walk(seat, ask, rest)
            case "undo":
                self._undo(rest or "answer")
            case "hint":
                self._tell(self._hint(seat, ask))
            case "save":
                self._save(rest)
            case "load":
                self._load(rest)
            case _:
                return False
        return True

    def _hint(self, seat: int, ask: AskView) -> Iterator[str]:
        """What the game's own bot would do, with its number and words if it is one option; and
        why."""
        found = counsel(self.session, seat)
        numbered = {choice.key: f"{n} {choice.text}" for n, choice in enumerate(ask.choices, 1)}
        yield numbered.get(found.key, found.key)
        table = self.session.view(seat, self.text, 0)
        for reason in found.reasons:
            sure = reason.worlds == reason.of
            said = spoken(reason, table, self.text)
            yield f"  {said}" if sure else f"  {percent(reason.worlds, reason.of)}: {said}"

    def _tell(self, lines: Iterable[str]) -> None:
        """Lines that keep their indent where they do not fit into the width."""
        for line in lines:
            words = line.lstrip()
            indent = (0, 0, 0, len(line) - len(words))
            self.console.print(Padding(Styled(words), indent, expand=False))

    def _log(self, seat: int, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else 20
        for line in self.session.lines(seat, self.text, count):
            self.console.print(f"[dim]{line.n:4}[/] {escape(line.text)} [dim]{line.rule}[/]")

    def _why(self, seat: int, ask: AskView, rest: str) -> None:
        rule = ask.rule
        if rest.isdecimal():
            lines = {line.n: line.rule for line in self.session.lines(seat, self.text)}
            rule = lines.get(int(rest), "")
        elif rest:
            rule = rest
        self.console.print(" > ".join(self.session.where()))
        if rule:
            self._rule(rule)

    def _rule(self, rule: str) -> None:
        try:
            entry = library(self.lang).entry(rule)
        except UnknownRule as unknown:
            self.console.print(escape(str(unknown)))
            return
        for line in page(entry, self.lang):
            self.console.print(Styled.assemble(*line), highlight=False)

    def _foresee(self, seat: int, ask: AskView, rest: str) -> None:
        """What the named answers would lead to, or every option."""
        keys = [keys_of(rest, ask)] if rest else [choice.key for choice in ask.choices]
        try:
            self._tell(Ahead(self.session, seat, self.text, self.lang).options(ask, keys))
        except BadAnswer as error:
            self.console.print(f"[red]{escape(self._told(error))}[/]")

    def _walk(self, seat: int, ask: AskView, place: str) -> None:
        """Go to a place, or up to what stands there; where several options would open the way, the
        player takes one of them first."""
        begun = len(self.session.history)
        goals = goals_of(place, self.session.view(seat, self.text, 0))
        for goal in goals:
            opening = [choice for choice in ask.choices if goal in choice.reach]
            first = opening[0].key if len(opening) == 1 else ""
            if self.session.walk(seat, goal) or (first and self.session.walk(seat, goal, first)):
                self.walks[len(self.session.history)] = begun
                return
            if opening:
                told = [f"  {ask.choices.index(choice) + 1} {choice.text}" for choice in opening]
                self._tell([self.words["first"], *told])
                return
        self._tell([self.words["no-way" if goals else "nowhere"].format(place=place)])

    def _undo(self, to: str) -> None:
        if to not in ("answer", "step", "turn", "round", "start"):
            self.console.print(self.words["not"])
            return
        try:
            left = self._back(to)
            while left and self._goes_on(left):
                left = self._back("answer")
        except BadAnswer as error:
            self.console.print(self._told(error))
            return
        self.walks = {after: before for after, before in self.walks.items() if after <= left}
        self.in_stead = {before for before in self.in_stead if before < left}
        self.console.print(self.words["undone"].format(n=left))
        self.seat = None

    def _goes_on(self, answers: int) -> bool:
        """Whether the next answer after so many is not a person's to give."""
        asked = self.session.questions()
        return answers in self.in_stead or all(q.seat in self.bots for q in asked)

    def _back(self, to: str) -> int:
        """How many answers are left; a walk counts as one."""
        begun = self.walks.get(len(self.session.history)) if to == "answer" else None
        if begun is None:
            return self.session.undo(to)  # type: ignore[arg-type]
        self.session.rewind(begun)
        return begun

    def _save(self, rest: str) -> None:
        path = Path(rest or f"{self.session.game.id.strip('_')}.save.json")
        try:
            save.write(path, save.dump(self.session))
            self.console.print(self.words["saved"].format(path=path))
        except WaystoneError as error:
            self.console.print(f"[red]{escape(str(error))}[/]")

    def _load(self, rest: str) -> None:
        try:
            session, notices = save.load(save.read(Path(rest)))
            if session.game.id != self.session.game.id:
                raise WaystoneError(f"That is a save of {session.game.id}: start it by itself.")
        except WaystoneError as error:
            self.console.print(f"[red]{escape(str(error))}[/]")
            return
        self.session = session
        self.seat, self.read = None, 0
        self.walks.clear()
        self.in_stead.clear()
        for notice in notices:
            self.console.print(self.text(notice))


def keys_of(typed: str, ask: AskView) -> str:
    """What was typed, with numbers read as the options they stand before."""
    if ask.kind == "amount" or typed == NONE:
        return typed
    keys = {choice.key for choice in ask.choices}
    words = []
    for word in typed.split():
        if word not in keys and word.isdecimal() and 0 < int(word) <= len(ask.choices):
            word = ask.choices[int(word) - 1].key
        words.append(word)
    return " ".join(words)
