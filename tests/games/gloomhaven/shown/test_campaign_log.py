"""What mass play of campaigns reports, and the printable log."""

from pathlib import Path

import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.checks.campaign_testing import Camp
from waystone.games.gloomhaven.shown.campaign import world_board
from waystone.games.gloomhaven.shown.campaign_log import log_pages, main, printed_log
from waystone.games.gloomhaven.shown.tally import tally
from waystone.games.gloomhaven.table.records import Note
from waystone.kernel.game import Setup
from waystone.kernel.save import dump
from waystone.kernel.session import Session
from waystone.sim.report import summary
from waystone.sim.run import Job, play


def camp() -> Camp:
    c = Camp("harpooner", "sexton")
    names = [one.name for one in c.party.sheets]
    for outcome in ("lost", "won"):
        c.party.notes.append(Note("one", outcome, 2, 11, False, names))
    c.world.completed.append("one")
    c.campaign.played, c.world.prosperity, c.party.reputation = 2, 5, 3
    c.sheet("harpooner").gold, c.sheet("sexton").gold = 40, 2
    c.world.retired.append("folk-maud")
    return c


def test_the_tally_counts_wins_by_scenario_retirements_prosperity_and_gold() -> None:
    c = camp()
    found = tally(c.state, c.content)
    wanted = {
        "scenarios-played": 2, "scenarios-completed": 1, "rounds": 22, "retirements": 1,
        "prosperity-level": 2, "reputation": 3, "gold": 42, "played:one": 2, "won:one": 1,
        "class:sexton": 1,
    }  # fmt: skip
    assert {name: found[name] for name in wanted} == wanted


def test_simulate_reports_the_tally_of_campaigns() -> None:
    job = Job("gloomhaven", Setup(2, 5, "campaign"), ("greedy", "greedy"))
    told = summary([job], [play(job)], 1.0)
    assert told["errors"] == 0
    assert told["tally"]["scenarios-played"]["mean"] == 2
    assert told["tally"]["gold"]["games"] == 1
    assert any(name.startswith("won:") for name in told["tally"])


@pytest.mark.rule("GH-CMP-06", "GH-CMP-09", "GH-CMP-11")
def test_the_log_names_world_parties_scenarios_and_characters_in_both_languages() -> None:
    c = camp()
    c.content.scenarios["one"].name["ru"] = "Первый"
    for language, lost in (("en", "lost"), ("ru", "поражение")):
        text = GAME.text(language, c.content)
        pages = log_pages(c.content, c.campaign, text)
        assert len(pages) == 4
        assert any(lost in line for line in pages[1].paragraphs)
        assert [line[:2] for line in pages[1].paragraphs[-2:]] == ["1.", "2."]
        assert not any("[" in line for page in pages for line in page.paragraphs)
        whole = printed_log(c.content, c.campaign, text)
        assert all(page.title in whole for page in pages)


def test_the_log_is_printed_from_a_save(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "campaign.json"
    file.write_bytes(dump(Session.new(GAME, Setup(2, 5, "campaign"), "all")))
    assert main([str(file), "ru"]) == 0
    assert "Летопись кампании" in capsys.readouterr().out
    file.write_bytes(dump(Session.new(GAME, Setup(2, 5, "scenario"), "all")))
    assert main([str(file)]) == 2
    assert "no campaign" in capsys.readouterr().out


@pytest.mark.rule("GH-CMP-01", "GH-CMP-02", "GH-CMP-07")
def test_the_map_says_what_is_open_done_and_in_the_way() -> None:
    c = camp()
    c.world.unlocked += ["three"]
    board = world_board(c.content, c.campaign, GAME.text("en", c.content))
    found = {cell.id: (cell.kind, cell.lines) for cell in board.cells}
    assert found["place:one"] == ("done", ["completed", "Played 2 times"])
    assert found["place:three"][0] == "locked"
    assert found["place:three"][1][1] == "In the way: oath"
