"""What mass play of campaigns reports, and the printable log."""

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.campaign_log import log_pages
from waystone.games.gloomhaven.campaign_testing import Camp
from waystone.games.gloomhaven.records import Note
from waystone.games.gloomhaven.tally import tally
from waystone.kernel.game import Setup
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


def test_the_log_names_world_parties_scenarios_and_characters_in_both_languages() -> None:
    c = camp()
    c.content.scenarios["one"].name["ru"] = "Первый"
    for language, lost in (("en", "lost"), ("ru", "поражение")):
        text = GAME.text(language, c.content)
        pages = log_pages(c.content, c.campaign, text)
        assert len(pages) == 4
        assert any(lost in line for line in pages[1].paragraphs)
        assert not any("[" in line for page in pages for line in page.paragraphs)
