"""Options that many questions share."""

from functools import lru_cache
from typing import TypeVar

from waystone.kernel.ask import PASS, Option

from ..table.state import ItemState

T = TypeVar("T")


@lru_cache(maxsize=4096)
def card_option(card: str, verb: str = "card", text: str = "option-card") -> Option[str]:
    return Option(f"{verb}:{card}", card, text, {"card": card}, f"card:{card}")


@lru_cache(maxsize=4096)
def hex_option(key: str, cell: int) -> Option[int]:
    return Option(key, cell, "option-hex", on=key)


def item_option(owner: str, item: ItemState, value: T) -> Option[T]:
    name = item.item
    return Option(f"item:{name}", value, "option-item", {"item": name}, f"item:{owner}:{name}")


def use_or_not(owner: str, item: ItemState) -> list[Option[bool]]:
    return [item_option(owner, item, True), Option(PASS, False, "option-pass")]
