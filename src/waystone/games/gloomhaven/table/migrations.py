"""Saves of older versions, brought up to date."""

from collections.abc import Iterable
from typing import Any, TypeAlias

from waystone.kernel.migrate import Position
from waystone.kernel.step import Next

Plain: TypeAlias = dict[str, Any]
Args: TypeAlias = list[Any]

FIELDS = {
    "door": "door", "plate": "plate", "marker": "marker", "killed": "monster",
    "destroyed": "object", "looted": "treasure",
}  # fmt: skip


def steps_that_wait(position: Position) -> Position:
    """In version 1 every step named the next one, and some were told where to go afterwards; now
    the steps of a set-up, a round and a visit to the town wait for each other. What happened in a
    scenario, and what an event keeps for one, were words."""
    state = position.state
    here = state["campaign"]
    step, args, later = _now_and_later(state, position.step, position.args)
    state["unsettled"] = [_moment(word) for word in state.pop("happened")]
    state["fired"] = [int(number) for number in state["fired"]]
    for owner in state["characters"]:
        owner["killed"] = killed_by_type(owner["deeds"])
    for figure in state["figures"].values():
        value, reach = figure.pop("retaliate"), figure.pop("retaliate_range")
        figure["retaliates"] = {max(1, reach): value} if value else {}
    if here is not None:
        del here["visiting"], here["gifts"]
        for party in here["parties"]:
            party["pending"] = [_waiting(word) for word in party["pending"]]
            for one in (*party["sheets"], *party["away"]):
                one["killed"] = killed_by_type(one["progress"])
    return Position(state, step, args, list(reversed(later)))


def killed_by_type(deeds: dict[str, int]) -> dict[str, int]:
    """Kills were among the deeds: `killed:drowned`; they are taken out."""
    names = [name for name in deeds if name.startswith("killed:")]
    return {name.partition(":")[2]: deeds.pop(name) for name in names}


def _moment(word: str) -> dict[str, str]:
    kind, _, name = word.partition(":")
    return {"type": kind, FIELDS[kind]: name}


def _waiting(word: str) -> Plain:
    kind, _, what = word.partition(":")
    if kind == "damage":
        return {"type": "start-damage", "value": int(what)}
    return {"type": "start-condition", "condition": what}


def _now_and_later(
    state: Plain, step: str | None, args: Args
) -> tuple[str | None, Args, list[Next]]:
    """The step that runs now, and what comes after it, in order."""
    after = Next("the_end") if state["campaign"] is None else Next("after_scenario")
    every = range(len(state["characters"]))
    if step in ("choose_class", "build", "learn"):
        more = _several("choose_class", range(args[0] + 1, state["party"]))
        return step, args, [*more, Next("set_up"), after]
    if step == "enter_dungeon" and state["campaign"] is None:
        more = _several("choose_class", range(state["party"]))
        return step, args, [*more, Next("set_up"), after]
    if step == "rest_or_not" and args == [len(every)]:
        return "end_of_round", [], [after]
    for order in (_set_up(state), _round(state)):
        now = Next(step or "", args)
        if step in TURNS:
            now = Next("initiative")
        elif step == "choose_second":
            now = Next("choose_leading", args)
        if now in order:
            return step, args, [*order[order.index(now) + 1 :], after]
    if step == "set_up":
        return step, args, [after]
    return _campaign(state, step, args)


TURNS = ("monster_turn", "character_turn", "character_action")
"""They follow when the initiative is known."""


def _several(step: str, numbers: Iterable[int]) -> list[Next]:
    return [Next(step, [number]) for number in numbers]


def _rows(state: Plain) -> range:
    seats = [owner["seat"] for owner in state["characters"]]
    return range(max(map(seats.count, seats), default=0))


def _set_up(state: Plain) -> list[Next]:
    every, rows = range(len(state["characters"])), _rows(state)
    return [
        *_several("keep_goal", rows), *_several("choose_item", every),
        *_several("choose_hand", rows), *_several("choose_start", every),
        Next("start_scenario"), Next("a_round"),
    ]  # fmt: skip


def _round(state: Plain) -> list[Next]:
    every = range(len(state["characters"]))
    return [
        *_several("choose_leading", _rows(state)), Next("initiative"), Next("clean_up"),
        *_several("rest_or_not", every), Next("end_of_round"),
    ]  # fmt: skip


def _campaign(state: Plain, step: str | None, args: Args) -> tuple[str | None, Args, list[Next]]:
    here = state["campaign"]
    seat, seats = here["visiting"], range(state["seats"])
    road = [Next("gather"), Next("choose_scenario")]
    town = [*_several("visit", seats[seat:]), *road]
    rewards = [*(Next("take_rewards", [name]) for name in here["gifts"]), Next("after_rewards")]
    match step, args:
        case "town", _:
            return town[0].step, town[0].args, town[1:]
        case "level_up", [name, _]:
            return step, [name], town
        case ("buy" | "sell" | "enhance" | "advance" | "retire" | "create" | "start_level"
              | "choose_quest"), _:  # fmt: skip
            return step, args, town
        case "mark_perk", [name, "town", _]:
            return step, [name], town
        case "mark_perk", [name, _, [names]]:
            return step, [name], [*(Next("mark_perk", [n]) for n in names), *rewards]
        case "award_perks", [names]:
            ahead = [*(Next("mark_perk", [n]) for n in names), *rewards]
            return ahead[0].step, ahead[0].args, ahead[1:]
        case "take_rewards", _:
            return rewards[0].step, rewards[0].args, rewards[1:]
        case (("draw_event" | "resolve_event"), [*kind, "town"]):
            return step, kind, road
        case (("draw_event" | "resolve_event"), [*kind, _]):
            return step, kind, [Next("arrive")]
        case "enter_dungeon", _:
            return step, args, [Next("arrive")]
    return step, args, []


MIGRATIONS = {1: steps_that_wait}
