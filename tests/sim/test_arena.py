"""The arena: win rates side by side, ratings that follow scores, a log that can be resumed."""

from pathlib import Path

import pytest

from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import Setup, find
from waystone.sim.arena import ladder, matches, play, ratings

GAME = "_template"


def test_an_arena_of_a_cooperative_game_compares_win_rates() -> None:
    game = find(GAME)
    content, _ = game.load_content()
    setup = game.settle(Setup(2, 1, scenario="old-badger"), content)
    bots = ["random", "greedy"]
    told = ladder(game, setup, bots, list(play(matches(game, bots, 60, setup), 1, None)))
    random_row, greedy_row = told["alone"]
    assert random_row["games"] == greedy_row["games"] == 60
    assert greedy_row["win_rate"] > random_row["win_rate"]


def test_ratings_follow_scores() -> None:
    pairs = [
        {"bots": ["a", "b"], "score": 0.25},
        {"bots": ["a", "c"], "score": 0.1},
        {"bots": ["b", "c"], "score": 0.25},
    ]
    rows = ratings(["a", "b", "c"], pairs)
    assert [row["bot"] for row in rows] == ["c", "b", "a"]
    assert rows[-1]["rating"] == 1000
    assert rows[0]["rating"] == pytest.approx(1381, abs=15)


def test_a_log_is_played_on_from_where_it_stands(tmp_path: Path) -> None:
    game = find(GAME)
    setup = game.settle(Setup(2, 1), game.load_content()[0])
    found = matches(game, ["random", "greedy"], 2, setup)
    log = tmp_path / "arena.log"
    once = list(play(found, 1, log))
    assert len(log.read_text().splitlines()) == len(found)
    again = list(play(found, 1, log))
    assert [result.winners for _, result in again] == [result.winners for _, result in once]
    assert len(log.read_text().splitlines()) == len(found)


def test_what_is_no_log_is_refused_in_a_sentence(tmp_path: Path) -> None:
    found = matches(find(GAME), ["random", "greedy"], 1, Setup(2, 1, "cellar"))
    for name, said in (("folder", "Cannot read"), ("bytes", "bytes:1 is not a line of an arena")):
        if name == "folder":
            (tmp_path / name).mkdir()
        else:
            (tmp_path / name).write_bytes(b"\xff\x00\n")
        with pytest.raises(WaystoneError, match=said):
            list(play(found, 1, tmp_path / name))
