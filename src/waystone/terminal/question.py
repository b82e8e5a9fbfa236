"""A question for the eye, in characters: what brought it up, what is asked, and the options with
what each would do and what speaks against it."""

from collections.abc import Mapping

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from waystone.kernel.glossary import plain
from waystone.kernel.view import AskView, Choice

CAUSE, EFFECT, WARNING = "italic", "dim", "yellow"
MARGIN = 5
"""The columns before the words of an option, with its number in them."""


class Asked:
    """The question as it is put to a seat. An effect stands beside its option where there is room
    for it, else below."""

    def __init__(self, ask: AskView, seat: str, words: Mapping[str, str]) -> None:
        self._ask, self._seat, self._words = ask, seat, words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        ask = self._ask
        hint = self._words[ask.kind].format(least=ask.least, most=ask.most)
        yield Text()
        if ask.cause:
            yield Text(plain(ask.cause), CAUSE)
        yield Text.assemble((f"{self._seat}: {plain(ask.prompt)}", "bold"), (f" ({hint})", "dim"))
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(min_width=2, justify="right", style="bold", no_wrap=True)
        grid.add_column()
        for n, choice in enumerate(ask.choices, 1):
            grid.add_row(f"{n}", self._option(choice, options.max_width - MARGIN - 1))
        yield Padding(grid, (0, 0, 0, 2))

    def _option(self, choice: Choice, room: int) -> Text:
        told = Text.assemble(choice.text, " ", (choice.key, "dim"))
        effect = plain(choice.effect)
        if effect:
            beside = cell_len(told.plain) + 3 + cell_len(effect) <= room
            told.append(f"   {effect}" if beside else f"\n{effect}", EFFECT)
        if choice.warning:
            warning = self._words["warning"].format(warning=plain(choice.warning))
            told.append(f"\n{warning}", WARNING)
        return told
