"""Saves of older versions, brought up to date."""

from typing import Any

from waystone.kernel.migrate import Position
from waystone.kernel.step import Next

ROUND = (Next("play_round"), Next("monster_phase"), Next("horror_phase"), Next("spawn_phase"))
TURNS, MONSTERS, END_OF_SPAWN = Next("explorer_turns"), Next("monster_turns"), Next("end_of_spawn")

RENAMED = {
    "next_explorer": "explorer_turns",
    "next_monster": "monster_turns",
    "fresh_round": "new_round",
}
WAITING = {
    "new_round": ROUND,
    "explorer_phase": ROUND,
    "explorer_turns": ROUND,
    "explorer_turn": (*ROUND, TURNS),
    "explorer_action": (*ROUND, TURNS),
    "spawn_phase": ROUND[:3],
    "spawn_rolls": (*ROUND[:3], END_OF_SPAWN),
    "end_of_spawn": ROUND[:3],
    "horror_phase": ROUND[:2],
    "monster_phase": ROUND[:1],
    "monster_turns": ROUND[:1],
    "free_turn": (*ROUND[:1], MONSTERS),
    "chapter_one": ROUND[:1],
}

STORY = ("scenario", "chapters", "chapter", "endgame", "timeout", "new_round", "spawn", "horror",
         "threat", "level", "slain")  # fmt: skip
LAID = ("tiles", "marks", "closed", "broken", "entry", "exit")
DECKS = {
    "item_decks": "items",
    "monster_deck": "monsters",
    "destroyed_monsters": "destroyed",
    "event_decks": "events",
    "tile_stack": "tiles",
    **{name: name for name in ("item_discards", "item_stock", "known", "monster_stock",
                               "event_discards", "spare_events", "removed", "buried", "revealed")},
}  # fmt: skip
TOKENS = {"lasting": "markers", "stacked": "stacked", "spent": "spent", "progress": "progress"}


def the_round_waits(position: Position) -> Position:
    """Version 1 named one step after another and kept story, decks, tiles and tokens loose in the
    state; now the rest of the round waits, and each of them is one thing."""
    old = position.state
    players = old.pop("setting_up")
    state = {
        "story": {name: old.pop(name) for name in STORY},
        "laid": {name: old.pop(name) for name in LAID},
        "decks": {new: old.pop(name) for name, new in DECKS.items()},
        "tokens": {new: old.pop(name) for name, new in TOKENS.items()},
        **old,
    }
    step = RENAMED.get(position.step or "", position.step)
    if step == "explorer_phase":
        state["story"]["new_round"] = False
    after = [Next("next_scenario")] if state["campaign"] else []
    if step in WAITING:
        return Position(state, step, position.args, [*after, *WAITING[step]])
    if step == "choose_explorer":
        others = [Next("choose_explorer", [seat]) for seat in reversed(players)]
        return Position(state, step, position.args, [*after, Next("scenario"), *others])
    if step == "campaign_inventory":
        return _each(state, position, step, [*after, *ROUND[:1], Next("chapter_one")])
    if step == "between_scenarios":
        return _each(state, position, "keep_cards", [Next("set_up_next")])
    return Position(state, step, position.args)


def _each(state: dict[str, Any], position: Position, step: str, then: list[Next]) -> Position:
    """One explorer after another, from the one whose turn it is."""
    left = range(position.args[0], len(state["explorers"]))
    waiting = [*then, *(Next(step, [seat]) for seat in reversed(left))]
    return Position(state, waiting[-1].step, waiting[-1].args, waiting[:-1])


MIGRATIONS = {1: the_round_waits}
