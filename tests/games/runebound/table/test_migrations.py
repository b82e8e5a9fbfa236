"""Positions of older versions stand where they stood."""

from waystone.games.runebound.table.migrations import to_2
from waystone.kernel.migrate import Position
from waystone.kernel.step import Next


def test_what_waited_in_the_agenda_waits_on_the_stack_the_next_one_innermost() -> None:
    agenda = [
        {"step": "enter_combat", "args": ["challenge", 0, "", 1, 3]},
        {"step": "enter_combat", "args": ["story", 1, "ash-raiders", -1, 0, "raid-at-dawn"]},
        {"step": "enter_combat", "args": ["villain", 1, "vorakesh", -1, 0]},
        {"step": "an_action", "args": [0]},
        {"step": "time_step", "args": []},
        {"step": "a_round", "args": []},
    ]
    old = Position({"agenda": agenda, "drawn_seat": 1, "combat": None}, "travel", [0])
    new = to_2(old)
    assert (new.step, new.args, new.state) == ("travel", [0], {"combat": None})
    assert new.stack == [
        Next("a_round"),
        Next("time_step"),
        Next("an_action", [0]),
        Next("enter_combat", ["villain", 1, "vorakesh"]),
        Next("enter_combat", ["story", 1, "ash-raiders", "raid-at-dawn"]),
        Next("enter_combat", ["challenge", 0, "", "", 1, 3, True]),
    ]


def test_the_first_round_waits_behind_the_markets() -> None:
    old = Position({"agenda": [{"step": "open_markets", "args": []}]}, "turn_card", [1])
    assert to_2(old).stack == [Next("a_round"), Next("open_markets")]


def test_what_holds_for_a_combat_round_is_kept() -> None:
    side = {"seat": 0, "passed": True, "used": ["drill"], "guard": 2, "dealt": 4, "used_up": []}
    new = to_2(Position({"combat": {"sides": [side]}}, "action_phase"))
    assert new.state["combat"]["sides"] == [
        {"seat": 0, "used_up": [], "round": {"passed": True, "used": ["drill"], "guard": 2}}
    ]


def test_three_heroes_have_other_names() -> None:
    hero = {"hero": "ushka", "hand": ["quill-pen"], "used": ["ushka.2"], "skills": ["aldric"]}
    tokens = [{"token": "quill-3"}]
    new = to_2(Position({"heroes": [hero], "tokens": tokens}, "an_action", [0]))
    assert new.state == {
        "heroes": [
            {"hero": "nameya", "hand": ["quill-pen"], "used": ["nameya.2"], "skills": ["torvin"]}
        ],
        "tokens": [{"token": "ilvar-3"}],
    }
