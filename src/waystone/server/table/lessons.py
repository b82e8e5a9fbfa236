"""The guided first game: a fixed seed, and the rule behind each question."""

from functools import cache

from waystone.kernel.game import Game, Setup
from waystone.rulebook.entries import UnknownRule
from waystone.rulebook.library import library

from ..protocol import CreateTable, Lang, SeatWish

SEED = 1


def first_game(game: Game, lang: Lang) -> CreateTable:
    """The game's own first game, or the smallest table of its first mode: one person, the rest
    bots."""
    setup = game.lesson or Setup(game.modes[0].seats[0], SEED, game.modes[0].id)
    seats = [SeatWish("human"), *(SeatWish("bot") for _ in range(setup.seats - 1))]
    return CreateTable(
        game.id,
        seats,
        setup.mode,
        setup.scenario,
        setup.variants,
        setup.choices,
        setup.seed,
        lang,
    )


@cache
def explain(rule: str, lang: Lang) -> str:
    """The text of a rule in a language; nothing where no rulebook has it."""
    try:
        return library(lang).entry(rule).text if rule else ""
    except UnknownRule:
        return ""
