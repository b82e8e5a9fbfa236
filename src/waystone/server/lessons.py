"""The guided first game: a fixed seed, and the rule behind each question."""

from functools import cache

from waystone.kernel.game import Game
from waystone.rulebook import UnknownRule, library

from .protocol import CreateTable, Lang, SeatWish

SEED = 1


def first_game(game: Game, lang: Lang) -> CreateTable:
    """The smallest table of the game's first mode: one person, the rest bots."""
    mode = game.modes[0]
    seats = [SeatWish("human"), *(SeatWish("bot") for _ in range(mode.seats[0] - 1))]
    return CreateTable(game.id, seats, mode.id, seed=SEED, lang=lang)


@cache
def explain(rule: str) -> str:
    """The text of a rule; nothing where no rulebook has it."""
    try:
        return library().entry(rule).text if rule else ""
    except UnknownRule:
        return ""
