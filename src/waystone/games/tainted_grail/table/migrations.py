"""Saves of older versions, brought up to date as plain data."""

from typing import Any

from waystone.kernel.migrate import Position
from waystone.kernel.step import Next

Plain = dict[str, Any]


def unread(position: Position) -> Position:
    """1 to 2: pages are read before play goes on; of one that lay open nothing counts as read."""
    return position


# ---- 2 to 3: what was still to be done lay as a list of tasks in the state; now steps wait

DAY = (
    "dawn",
    "missions",
    "tokens",
    "missions",
    "fog",
    "guardians_prowl",
    "kings_move",
    "missions",
    "omens",
    "missions",
    "noon",
    "midday",
    "dusk",
    "missions",
    "rest",
    "meals",
    "wyrdness",
    "missions",
    "experience",
    "decks",
    "visions",
    "nightfall",
    "missions",
)
RENAMED = {"prowl": "guardians_prowl", "growing": "experience", "dawn": "day"}
ACTING = ("gather", "consent", "begin_act")
"""Steps of an action that is being taken."""


def waiting_steps(position: Position) -> Position:
    state = position.state
    encounter, world = state.get("encounter"), state.get("world")
    if encounter is not None:
        one_activation(encounter)
    if world is None:
        return encounters_alone(position)
    days(world)
    world["pages"] = []
    waiting = [step for task in world.pop("stack") for step in of_task(task, world["pages"])]
    now = now_played(position, world.pop("act", None), len(state["heroes"]))
    if encounter is not None or position.step == "meet":
        waiting.append(Next("put_away"))
    waiting += reversed(now)
    step = waiting.pop() if position.step is not None else Next("")
    return Position(state, step.step or None, step.args, waiting)


def one_activation(encounter: Plain) -> None:
    names = ("played", "placed", "free", "raised", "shields", "escaping")
    spent = {one["seat"]: one.pop("used_now", []) for one in encounter["members"]}
    encounter["activation"] = {name: encounter.pop(name) for name in names if name in encounter} | {
        "spent": {seat: marks for seat, marks in spent.items() if marks}
    }
    encounter["later"] = []


def encounters_alone(position: Position) -> Position:
    """One foe after another."""
    state, step, args = position.state, position.step, position.args
    if step in (None, "casting"):
        return position
    seats = len(state["heroes"])
    if step == "campfire":
        fires = [Next("campfire", [seat]) for seat in range(args[0], seats)]
        first, *rest = [*fires, Next("next_foe")]
        return Position(state, first.step, first.args, rest[::-1])
    return Position(state, step, args, [Next("further")])


def days(world: Plain) -> None:
    counts = world.pop("counts")
    world["today"] = {
        "used": world.pop("used"),
        "resting": world.pop("resting"),
        "hinted": counts.get("hint") == world["day"],
        "moments": {key: n for key, n in counts.items() if ":" in key},
        "weary": world.pop("weary"),
    }
    world["characters"] = counts.get("characters", 1)


def rest_of_day(first: int) -> list[Next]:
    """The steps of the day from one on, then the next day."""
    steps = [Next(name, [0] if name == "visions" else []) for name in DAY[first:]]
    return [*steps, Next("day")]


def after(name: str) -> list[Next]:
    return rest_of_day(DAY.index(name) + 1)


def goes_on(name: str, args: list[Any]) -> list[Next]:
    """The day goes on with this step; before that a Mission may be fulfilled."""
    missions = Next("missions")
    if name == "lesson_over":
        return [missions, Next(name)]
    if name == "visions":
        return [missions, Next(name, args), *after(name)]
    name = RENAMED.get(name, name)
    if name == "day":
        return [missions, Next(name)]
    return [missions, *rest_of_day(DAY.index(name))]


def of_task(task: Plain, pages: list[Plain]) -> list[Next]:
    """The steps that a task stands for, those that come first last."""
    party, at = task.get("party", []), task.get("at", 0)
    match task["type"]:
        case "then":
            return goes_on(task["step"], task["args"])[::-1]
        case "doing":
            return [duty(task)] if task["effects"] else []
        case "entering" | "arrived":
            return [Next(task["type"], [party, at])]
        case "verse":
            return of_verse(task, pages)
        case "introduction":
            return [Next("introduction", [task["chapter"]])]
        case "outcomes":
            return [Next("outcomes", [task["won"], task["lost"], task["grey"], party])]
        case "encountering":
            return [Next("encountering", [party, at, task["colour"], task["named"]])]
        case "rolling":
            return [Next("roll_for_each", [task["left"]])]
        case "reigning":
            return [Next("king_moves", [name]) for name in reversed(task["left"])]
        case "choosing":
            waiting = [{"effects": one["effects"], "doing": doing(one)} for one in task["left"]]
            return [Next("in_any_order", [waiting])]
        case other:
            raise ValueError(f"there was no task '{other}'")


def duty(task: Plain) -> Next:
    return Next("carry_out", [task["effects"], doing(task)])


def doing(task: Plain) -> Plain:
    return {name: task[name] for name in ("party", "me", "source")}


def of_verse(task: Plain, pages: list[Plain]) -> list[Next]:
    """A verse that lies open has a page; its parts were counted from 1."""
    if not task["at"]:
        return [Next("verse", [task["id"], task["party"]])]
    said = [result.split(":") for result in task.get("said", [])]
    pages.append(
        {
            "id": task["id"],
            "party": task["party"],
            "shown": [number - 1 for number in task["shown"]],
            "said": [f"{int(number) - 1}:{n}" for number, n in said],
            "read": task.get("read", 0),
        }
    )
    number = task["at"] - 1
    step = Next("after_encounter", [number]) if task["fought"] else Next("part", [number])
    return [Next("close_page"), step]


def now_played(position: Position, act: Plain | None, seats: int) -> list[Next]:
    """The step that was being played, and what followed it by itself."""
    step, args = position.step, position.args
    world = position.state["world"]
    if step is None:
        return []
    if step == "proceed":
        ending = [Next("ending", [world["ending"]])] if world["ending"] else []
        return [*ending, Next("fates"), Next("meetings")]
    if step == "dawn":
        return [Next("day")]
    if step == "chronicle":
        return [Next(step), Next("settle_world"), Next("missions"), Next("day")]
    if step == "settle_world":
        return [Next(step), Next("missions"), Next("day")]
    if step in ACTING:
        name = "take_action" if step == "begin_act" else step
        return [Next(name, [act, *args]), *goes_on("midday", [])]
    if step == "recover":
        meals = [Next("meal", [seat]) for seat in range(args[0], seats)]
        return [*meals, *after("meals")]
    if step == "growing":
        return [*(Next("growing", [seat]) for seat in range(args[0], seats)), *after("experience")]
    if step == "decks":
        kinds = ("combat", "diplomacy")
        left = [Next("new_deck", [n // 2, kinds[n % 2]]) for n in range(args[0], 2 * seats)]
        return [*left, *after("decks")]
    if step == "handing":
        return [Next(step, args), *after("midday")]
    name = RENAMED.get(step, step)
    return [Next(name, args), *(after(name) if name in DAY else [])]


MIGRATIONS = {1: unread, 2: waiting_steps}
