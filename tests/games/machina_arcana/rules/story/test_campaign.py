"""The campaign (MA-CAM)."""

import pytest

from waystone.games.machina_arcana.checks.invariants import check
from waystone.games.machina_arcana.checks.testing import Lay, Table, cell
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.actions.damage import destroy
from waystone.games.machina_arcana.rules.story import campaign
from waystone.games.machina_arcana.shown.view import view
from waystone.games.machina_arcana.table.units import free_explorers
from waystone.kernel.step import back_to
from waystone.kernel.text import Wordless


def won(lay: Lay) -> Table:
    """The end of the first scenario of a campaign: one survivor, one dead."""
    t = lay(at={"fighter": (4, 0), "healer": (9, 9)})
    t.state.campaign = True
    t.state.story.chapters[:] = ["ice-3", "ice-7"]
    t.state.laid.exit[:] = [cell(4, 0), cell(5, 0)]
    return t


@pytest.mark.rule("MA-CAM-01", "MA-VAR-05", "MA-CAM-08")
def test_a_won_scenario_leads_to_the_next(lay: Lay) -> None:
    t = won(lay)
    t.run(destroy(t.g, "healer"))
    t.waiting = (steps.next_scenario(), steps.play_round(), steps.monster_phase())
    then = t.act("fighter", "leave")
    assert then == back_to(steps.next_scenario), "nothing of the old scenario is played any more"
    t.state.story.level, t.state.story.threat = 3, 2
    then = t.play_on(then, "choose_explorer")
    assert t.state.story.scenario == "pillar"
    assert (t.state.story.level, t.state.story.threat) == (1, 0)
    assert then == steps.choose_explorer(1), "MA-AMB-49: the dead one's player takes another"
    then = t.play_on(then, "chapter_one", "explorer:maker")
    assert then == steps.chapter_one()
    assert t.waits == ["next_scenario", "play_round"]
    assert [e.id for e in t.state.explorers] == ["fighter", "maker"]
    assert campaign.next_scenario(t.g) == ""


def test_the_player_of_the_dead_takes_an_explorer_that_nobody_has_used(lay: Lay) -> None:
    """MA-AMB-49; when all have been used, any that is not in play."""
    t = won(lay)
    t.run(destroy(t.g, "healer"))
    t.state.phase, t.state.used[:] = "setup", ["fighter", "healer"]
    unused = [name for name in t.g.content.explorers if name not in ("fighter", "healer")]
    assert free_explorers(t.g) == unused
    zones = {z.id: z for mat in view(t.state, t.g.content, 1, Wordless()).mats for z in mat.zones}
    assert [card.name for card in zones["explorers"].cards] == unused
    t.state.used[:] = list(t.g.content.explorers)
    assert free_explorers(t.g) == [name for name in t.g.content.explorers if name != "fighter"]


@pytest.mark.rule("MA-CAM-02", "MA-CAM-03", "MA-CAM-07", "MA-EX-77", "MA-CAM-06")
def test_preparedness_is_paid_in_threat(lay: Lay) -> None:
    """Items of levels 1, 2, 3, 3 and a personal event: 11; another totals 7: threat 11 times."""
    t = won(lay)
    t.own("fighter", "pistol", "mortar", "storm-gun", "mail", "hunters-oath", "tonic")
    t.own("healer", "eye", "charge", "saw")
    keep = "card:pistol card:mortar card:storm-gun card:mail card:hunters-oath"
    t.play(steps.keep_cards(0), keep)
    t.play(steps.keep_cards(1), "card:eye card:charge card:saw")
    assert [campaign.preparedness(t.g, e) for e in t.state.explorers] == [11, 7]
    t.state.story.level, t.state.story.threat = 1, 0
    t.run(campaign.pay_preparedness(t.g))
    assert (t.state.story.level, t.state.story.threat) == (3, 1)


@pytest.mark.rule("MA-CAM-04", "MA-CAM-05")
def test_what_is_kept_is_not_in_the_decks(lay: Lay) -> None:
    t = won(lay)
    t.own("fighter", "pistol", "hunters-oath")
    me = t.explorer("fighter")
    me.essence, me.health = 3, 1
    t.play(steps.keep_cards(0), "card:pistol card:hunters-oath")
    t.play(steps.keep_cards(1))
    t.play(steps.set_up_next())
    me = t.explorer("fighter")
    assert (me.essence, me.health, me.stamina) == (0, 5, 6)
    assert me.personal == ["hunters-oath"]
    assert "pistol" not in t.state.decks.items["weapon"]
    assert "hunters-oath" not in [*t.state.decks.events["explorer"], *t.state.decks.spare_events]
    t.play(steps.campaign_inventory(0), "equip:pistol")
    assert me.equipped == {"pistol": ""}
    assert check(t.state, t.g.content) == []
    t.state.decks.event_discards["explorer"].insert(0, "own-quest")
    assert check(t.state, t.g.content) == [], "an event kept from the first scenario"
