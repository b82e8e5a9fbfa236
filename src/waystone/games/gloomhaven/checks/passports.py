"""Characters that move from one campaign to another: a file for each, written from a save and read
into another.

python -m waystone.games.gloomhaven.checks.passports export SAVE CHARACTER FILE
python -m waystone.games.gloomhaven.checks.passports import SAVE FILE NEW-SAVE
"""

import sys
from pathlib import Path

import msgspec
from msgspec import Struct

from waystone.kernel.errors import BadSave, WaystoneError
from waystone.kernel.game import find
from waystone.kernel.save import Save, load, parse, read, up_to_date, write

from ..box.definitions import Content
from ..table.migrations import killed_by_type
from ..table.records import TOWN, Campaign, Sheet
from ..table.state import State
from .invariants import check

FORMAT = 1


class Passport(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-CMP-11: what a character takes along: all of its sheet."""

    format: int
    game: str
    sheet: Sheet


def issue(state: State, name: str) -> bytes:
    """A passport for a character of any party."""
    here = _campaign(state)
    for party in here.parties:
        for one in (*party.sheets, *party.away):
            if one.id == name:
                made = msgspec.json.encode(Passport(FORMAT, "gloomhaven", one))
                return msgspec.json.format(made, indent=1)
    raise WaystoneError(f"No party has a {name}.")


def admit(state: State, content: Content, data: bytes) -> Sheet:
    """GH-CMP-10: the character waits in town to join the party that plays now. Its quest comes
    along if its card is in the deck of this world, else it chooses anew (GH-PQS-01)."""
    here = _campaign(state)
    party, world = here.party, here.world
    if party.location != TOWN or state.characters:
        raise WaystoneError("The party is not in town: a character can join only there.")
    one = _read(data)
    if any(other.id == one.id for other in (*party.sheets, *party.away)):
        raise WaystoneError(f"The party {party.name} has a {one.id} already.")
    taken = {other.line for other in (*party.sheets, *party.away)}
    free = [line for line in range(len(here.lines)) if line not in taken]
    one.line = free[0] if free else len(here.lines) % 4
    here.lines += [0] * (one.line + 1 - len(here.lines))
    here.lines[one.line] = max(here.lines[one.line], _own_perks(one))
    one.offered = []
    one.donated = False
    if one.quest in world.quests:
        world.quests.remove(one.quest)
    else:
        one.quest = world.quests.pop() if world.quests else ""
    party.away.append(one)
    problems = check(state, content)
    if problems:
        raise WaystoneError(f"This character cannot join: {problems[0]}.")
    return one


def _own_perks(one: Sheet) -> int:
    """Perks from characters of its line who retired in another world."""
    return max(0, len(one.perks) + one.unspent - (one.level - 1) - one.checks // 3)


def _campaign(state: State) -> Campaign:
    if state.campaign is None:
        raise WaystoneError("This is no campaign.")
    return state.campaign


def _read(data: bytes) -> Sheet:
    try:
        found = msgspec.json.decode(data, type=Passport)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise WaystoneError(f"This is no character of Gloomhaven: {error}.") from None
    if found.format > FORMAT or found.game != "gloomhaven":
        raise WaystoneError("This character is of another game, or of a newer Waystone.")
    for monster, count in killed_by_type(found.sheet.progress).items():
        found.sheet.killed.setdefault(monster, count)
    return found.sheet


# ---- on saves


def export_from(save: bytes, name: str) -> bytes:
    return issue(_state(_brought_up_to_date(save)), name)


def import_into(save: bytes, data: bytes) -> bytes:
    """The save with the character in it; the game goes on at the start of the visit's step. A
    character that a stranger made up must leave a save that opens."""
    opened = _brought_up_to_date(save)
    state = _state(opened)
    admit(state, find(opened.game).load_content()[0], data)
    opened.state = msgspec.to_builtins(state)
    opened.history = opened.history[: len(opened.history) - opened.tail]
    opened.tail = 0
    made = msgspec.json.format(msgspec.json.encode(opened), indent=1)
    load(made)
    return made


def _brought_up_to_date(data: bytes) -> Save:
    """A save of any version, as this program writes it."""
    save = parse(data)
    if save.game != "gloomhaven":
        raise BadSave(f"This is a save of {save.game}.")
    game = find(save.game)
    now = up_to_date(game, save)
    save.state, save.step, save.args, save.stack = now.state, now.step, now.args, now.stack
    save.version = game.version
    return save


def _state(save: Save) -> State:
    try:
        return msgspec.convert(save.state, State, strict=False)
    except msgspec.ValidationError as error:
        raise BadSave(f"The save is damaged: {error}.") from None


def main(args: list[str]) -> int:
    try:
        match args:
            case ["export", save, name, target]:
                write(Path(target), export_from(read(Path(save)), name))
            case ["import", save, source, target]:
                write(Path(target), import_into(read(Path(save)), read(Path(source))))
            case _:
                print(__doc__)
                return 2
    except WaystoneError as error:
        print(error)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
