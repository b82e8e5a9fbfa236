"""What the players decide together (GH-AMB-51, GH-AMB-45)."""

import pytest

from waystone.games.gloomhaven.checks.campaign_testing import Camp
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.campaign.steps import after_scenario, choose_scenario
from waystone.games.gloomhaven.rules.players import players_choose, untie
from waystone.games.gloomhaven.rules.scenario.steps import (
    abandon,
    choose_leading,
    end_of_round,
    leading_options,
)
from waystone.kernel.ask import Option
from waystone.kernel.step import back_to

OPTIONS = [Option("a", "a", "option-easy"), Option("b", "b", "option-hard")]


def table(seats: int = 3) -> Gh:
    return Gh(seats=seats, heroes=["harpooner", "lamplighter", "sexton"])


@pytest.mark.rule("GH-AMB-51", "GH-GEN-17")
def test_one_seat_proposes_and_all_others_confirm() -> None:
    gh = table()
    rule = players_choose(gh.g, OPTIONS, "ask-event", "GH-EVT-01")
    assert gh.run(rule, [(1, "b"), (0, "agree"), (2, "agree")]) == "b"
    assert [(a.seat, a.prompt) for a in gh.asked[-2:]] == [(0, "ask-agree"), (2, "ask-agree")]
    assert gh.asked[-1].options[0].text == "option-hard"


@pytest.mark.rule("GH-AMB-51")
def test_without_agreement_the_first_seat_decides() -> None:
    gh = table()
    rule = players_choose(gh.g, OPTIONS, "ask-event", "GH-EVT-01")
    answers = [(1, "b"), (0, "agree"), (2, "object"), (0, "a")]
    assert gh.run(rule, answers) == "a"
    assert (gh.asked[-1].seat, gh.asked[-1].prompt) == (0, "ask-event")


@pytest.mark.rule("GH-AMB-51")
def test_alone_one_decides_alone_and_one_option_decides_itself() -> None:
    gh = table(seats=1)
    assert gh.run(players_choose(gh.g, OPTIONS, "ask-event", "GH-EVT-01"), ["b"]) == "b"
    gh = table()
    assert gh.run(players_choose(gh.g, OPTIONS[:1], "ask-event", "GH-EVT-01")) == "a"


@pytest.mark.rule("GH-AMB-51", "GH-MOT-08")
def test_ties_are_decided_by_the_first_who_answers() -> None:
    gh = table()
    assert gh.run(untie(gh.g, OPTIONS, "ask-monster-hex", "GH-MOT-08"), [(2, "b")]) == "b"


# ---- abandoning a scenario


@pytest.mark.rule("GH-AMB-45")
def test_a_scenario_may_be_given_up_once_somebody_is_exhausted() -> None:
    gh = table()
    owner = gh.owner("harpooner")
    gh.cards(gh.state.figures["harpooner"], 4)
    assert "abandon" not in [o.key for o in leading_options(gh.g, owner)]
    gh.owner("sexton").exhausted = True
    offered = leading_options(gh.g, owner)[-1]
    assert (offered.key, offered.final) == ("abandon", True)


@pytest.mark.rule("GH-AMB-45")
def test_it_is_lost_at_once_if_all_agree() -> None:
    gh = table()
    gh.owner("sexton").exhausted = True
    for name in ("harpooner", "lamplighter"):
        gh.cards(gh.state.figures[name], 4)
    answers = [(0, "abandon"), (1, "card:c-lamplighter-hand-0"), (1, "agree"), (2, "agree")]
    then = gh.run(choose_leading.rule(gh.g, 0), answers)
    assert (then, gh.outcome) == (back_to(end_of_round), "lost")
    assert gh.owner("lamplighter").selected == []
    assert [line.rule for line in gh.log if line.text == "fact-abandoned"] == ["GH-AMB-45"]


@pytest.mark.rule("GH-AMB-45")
def test_if_one_objects_cards_are_chosen_again() -> None:
    gh = table()
    then = gh.run(abandon(gh.g, 0, 1), [(0, "agree"), (2, "object")])
    assert (then, gh.outcome) == (choose_leading(0), "")


# ---- when a campaign is over


def played(length: int, ending: str = "") -> Camp:
    c = Camp("harpooner", "sexton")
    c.campaign.most, c.campaign.played, c.campaign.ending = length, 59, ending
    c.party.location = "one"
    c.state.scenario, c.state.outcome = "one", "lost"
    return c


@pytest.mark.rule("GH-AMB-79")
@pytest.mark.parametrize("ending", ["", "one"])
def test_an_open_campaign_goes_on_past_its_ending_and_past_sixty_scenarios(ending: str) -> None:
    c = played(0, ending).go(after_scenario())
    assert (c.prompt, c.ended) == ("ask-where", "")
    assert c.campaign.played == 60
    c.answer("close")
    assert c.ended == ("end-campaign" if ending else "end-records")


@pytest.mark.rule("GH-AMB-79")
@pytest.mark.parametrize(("ending", "end"), [("", "end-records"), ("one", "end-campaign")])
def test_another_ends_at_its_ending_or_when_its_book_is_full(ending: str, end: str) -> None:
    assert played(60, ending).go(after_scenario()).ended == end
    c = played(61, ending).go(after_scenario())
    assert c.ended == ("end-campaign" if ending else "")


@pytest.mark.rule("GH-AMB-79")
def test_only_an_open_campaign_can_be_closed_and_only_after_a_scenario() -> None:
    for length, before, offered in ((0, 0, False), (0, 1, True), (60, 1, False)):
        c = Camp("harpooner", "sexton")
        c.campaign.most, c.campaign.played = length, before
        c.go(choose_scenario())
        assert ("close" in c.offers()) is offered
