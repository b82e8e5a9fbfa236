"""Explorer and horror events (MA-EVT)."""

import pytest

from waystone.games.machina_arcana import GAME
from waystone.games.machina_arcana.box.abilities import Active, Enters, Passive
from waystone.games.machina_arcana.box.effects import Lasting
from waystone.games.machina_arcana.box.modifiers import Armor, Will
from waystone.games.machina_arcana.box.story_effects import (
    DiscardThis,
    Rate,
    Reinvoke,
    ShuffleEvents,
    Threat,
)
from waystone.games.machina_arcana.box.terms import Cost
from waystone.games.machina_arcana.box.unit_effects import Kill, Lose
from waystone.games.machina_arcana.checks.testing import Lay, Table, cell
from waystone.games.machina_arcana.rules.actions.items import discard_personal
from waystone.games.machina_arcana.rules.cards.lasting import end_all
from waystone.games.machina_arcana.rules.cards.modifiers import armor, ethereal
from waystone.games.machina_arcana.rules.story import events
from waystone.games.machina_arcana.rules.story.events import (
    horror_roll,
    invoke_explorer_event,
    invoke_horror_event,
    shuffle_events,
    top_card,
)
from waystone.games.machina_arcana.table.story import current_event


@pytest.mark.rule("MA-EVT-01", "MA-EVT-02", "MA-EVT-10")
def test_the_current_event_is_the_top_of_its_pile(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    assert current_event(t.g, "explorer") == ""
    t.top("explorer", "own-quest", "good-map")
    t.run(events.invoke_explorer_event(t.g, t.explorer("fighter")))
    assert current_event(t.g, "explorer") == "own-quest"
    t.run(events.invoke_explorer_event(t.g, t.explorer("fighter")))
    assert current_event(t.g, "explorer") == "good-map"
    assert current_event(t.g, "horror") == ""


@pytest.mark.rule("MA-EVT-03")
def test_passives_of_events_reach_all_tiles(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (12, 2)}, right=[])
    t.current("the-fog")
    assert ethereal(t.g, t.monster("crawler"))
    assert not ethereal(t.g, t.explorer("fighter"))
    t.current("good-map")
    t.explorer("fighter").cell = cell(19, 4)
    t.explorer("fighter").stamina = 1
    assert "explore:e" in t.keys("fighter"), "exploring costs 1 less"


@pytest.mark.rule("MA-EVT-04")
def test_active_abilities_of_the_current_event(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5)})
    t.current("good-map")
    assert "use:good-map:1" in t.keys("healer")
    t.current("second-wind")
    assert "use:good-map:1" not in t.keys("healer")


@pytest.mark.rule("MA-ABI-04")
def test_a_current_event_that_is_discarded_is_used_once(lay: Lay) -> None:
    """MA-AMB-71: then there is no current event until a new one is revealed."""
    t = lay(at={"fighter": (0, 0), "healer": (5, 5)}, stamina=6)
    strike = Active([Threat()], Cost(stamina=2, discard=True))
    t.rewrite("good-map", strike, Passive([Armor(1, "everyone")]))
    t.current("second-wind")
    t.current("good-map")
    assert "use:good-map:0" in t.keys("fighter")
    t.act("fighter", "use:good-map:0")
    assert current_event(t.g, "explorer") == "", "nor does the one below it come back"
    assert armor(t.g, t.explorer("fighter")) == t.g.content.explorers["fighter"].armor
    assert "use:good-map:0" not in [*t.keys("fighter"), *t.keys("healer")]
    t.top("explorer", "clear-head")
    t.run(events.invoke_explorer_event(t.g, t.explorer("fighter")))
    assert current_event(t.g, "explorer") == "clear-head"


@pytest.mark.rule("MA-LST-10")
def test_a_current_event_whose_effect_lasts_is_discarded_at_its_end(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5)}, stamina=6)
    calm = Active([Lasting([Armor(2)])], Cost(stamina=1, discard=True))
    t.rewrite("good-map", calm)
    t.current("good-map")
    t.act("fighter", "use:good-map:0")
    assert current_event(t.g, "explorer") == "good-map", "it waits"
    assert "use:good-map:0" not in [*t.keys("fighter"), *t.keys("healer")]
    t.run(end_all(t.g, horror=False))
    assert current_event(t.g, "explorer") == ""


@pytest.mark.rule("MA-EVT-06", "MA-EVT-10", "MA-EPL-03", "MA-EVT-02")
def test_a_personal_event_is_kept(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.current("good-map")
    t.top("explorer", "hunters-oath")
    t.run(events.invoke_explorer_event(t.g, t.explorer("fighter")))
    assert t.explorer("fighter").personal == ["hunters-oath"]
    assert current_event(t.g, "explorer") == "good-map"


@pytest.mark.rule("MA-EVT-15")
def test_reinvoking(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.do("fighter", Reinvoke("horror"))
    assert t.state.story.threat == 0, "nothing without a current event"
    t.current("own-frost")
    t.explorer("fighter").essence = 2
    t.do("fighter", Reinvoke("horror"))
    assert t.explorer("fighter").essence == 1
    assert t.state.story.threat == 0, "no threat"
    t.current("own-quest")
    t.do("fighter", Reinvoke("explorer"))
    assert t.explorer("fighter").essence == 2


@pytest.mark.rule("MA-EVT-16")
def test_shuffling_an_event_deck(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.current("own-frost")
    size = len(t.state.decks.events["horror"])
    t.do("fighter", ShuffleEvents("horror"))
    assert len(t.state.decks.events["horror"]) == size + 1
    assert current_event(t.g, "horror") == ""


@pytest.mark.rule("MA-EVT-17", "MA-EX-75", "MA-GFX-03")
def test_a_discarded_personal_event_leaves_no_current_event(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.current("good-map")
    t.own("fighter", "hunters-oath")
    t.do("fighter", DiscardThis(), card="hunters-oath")
    discard_personal(t.g, t.explorer("fighter"), "hunters-oath")
    assert t.state.decks.event_discards["explorer"][0] == "hunters-oath"
    assert current_event(t.g, "explorer") == ""


@pytest.mark.rule("MA-EVT-18")
def test_there_are_no_personal_horror_events() -> None:
    content, _ = GAME.load_content()
    assert not [e.id for e in content.events.values() if e.deck == "horror" and e.personal]


@pytest.mark.rule("MA-EVT-19", "MA-EVT-10", "MA-EVT-14")
def test_an_empty_event_deck_is_made_anew(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.decks.events["horror"][:] = []
    t.state.decks.event_discards["horror"][:] = ["own-frost"]
    t.explorer("fighter").essence = 1
    t.run(events.invoke_horror_event(t.g))
    assert t.explorer("fighter").essence == 0
    assert t.state.decks.event_discards["horror"] == ["own-frost"]


@pytest.mark.rule("MA-EVT-17", "MA-GFX-03", "MA-LST-07")
def test_a_discarded_personal_event_loses_its_tokens(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.own("fighter", "hunters-oath")
    t.state.tokens.progress["hunters-oath:0"] = 2
    discard_personal(t.g, t.explorer("fighter"), "hunters-oath")
    assert t.state.tokens.progress == {}


def laden(t: Table, event: str) -> None:
    """A current event with a marker and tokens on it."""
    t.rewrite(event, Active([Lasting([Will(1)])], Cost(stamina=1)))
    t.current(event)
    t.mark(event, "fighter", by="fighter")
    t.state.tokens.progress = {f"{event}:0": 1}


@pytest.mark.rule("MA-LST-07", "MA-EVT-16", "MA-EVT-19", "MA-EVT-10", "MA-EVT-02")
@pytest.mark.parametrize("how", ["shuffled", "another", "personal"])
def test_a_current_event_that_no_longer_is_one_loses_its_tokens(lay: Lay, how: str) -> None:
    t = lay(at={"fighter": (0, 0)})
    laden(t, "good-map")
    decks = t.state.decks
    if how == "shuffled":
        shuffle_events(t.g, "explorer")
        assert decks.event_discards["explorer"] == []
        assert "good-map" in decks.events["explorer"]
    elif how == "another":
        t.top("explorer", "own-quest")
        t.run(invoke_explorer_event(t.g, t.explorer("fighter")))
        assert decks.event_discards["explorer"] == ["own-quest", "good-map"]
    else:
        t.top("explorer", "hunters-oath")
        t.run(invoke_explorer_event(t.g, t.explorer("fighter")))
        assert decks.event_discards["explorer"] == ["good-map"], "it stays what it was"
        assert len(t.state.tokens.markers) == 1
        return
    assert (t.state.tokens.markers, t.state.tokens.progress) == ([], {})
    assert (decks.revealed, decks.turned) == ([], [])


@pytest.mark.rule("MA-LST-07", "MA-EVT-14", "MA-EVT-10")
def test_a_new_event_is_in_play_though_the_last_was_discarded(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.current("good-map")
    t.state.decks.turned = ["explorer"]
    t.top("explorer", "own-quest")
    t.run(invoke_explorer_event(t.g, t.explorer("fighter")))
    assert t.state.decks.turned == []
    assert current_event(t.g, "explorer") == "own-quest"
    t.current("the-fog")
    laden(t, "the-claws")
    t.top("horror", "own-frost")
    t.run(invoke_horror_event(t.g))
    assert t.state.decks.event_discards["horror"] == ["own-frost", "the-claws", "the-fog"]
    assert (t.state.tokens.markers, t.state.tokens.progress) == ([], {})
    assert t.state.decks.revealed == []


@pytest.mark.rule("MA-EVT-10", "MA-EVT-06", "MA-EPL-03", "MA-EVT-05")
def test_where_a_personal_event_ends(lay: Lay) -> None:
    """With its explorer; out of the game if that one dies of it; on the pile if it says so."""
    t = lay(at={"fighter": (0, 0), "healer": (5, 5)})
    decks = t.state.decks
    t.rewrite("hunters-oath", Enters([Kill("you")]))
    t.top("explorer", "hunters-oath")
    t.run(invoke_explorer_event(t.g, t.explorer("fighter")))
    assert (decks.removed, t.explorer("fighter").personal) == (["hunters-oath"], [])
    assert (decks.event_discards["explorer"], decks.revealed) == ([], [])
    decks.removed.clear()
    t.rewrite("own-quest", Enters([Kill("you")]))
    t.put("maker", 1, 1)
    t.top("explorer", "own-quest")
    t.run(invoke_explorer_event(t.g, t.explorer("maker")))
    assert (decks.removed, decks.event_discards["explorer"]) == ([], ["own-quest"])
    t.rewrite("hunters-oath", Enters([DiscardThis()]))
    decks.events["explorer"].insert(0, "hunters-oath")
    t.run(invoke_explorer_event(t.g, t.explorer("healer")))
    assert decks.event_discards["explorer"] == ["hunters-oath", "own-quest"]
    assert t.explorer("healer").personal == []


@pytest.mark.rule("MA-EVT-05", "MA-EVT-10", "MA-TGT-20")
def test_what_a_personal_event_does_at_first_it_does_as_its_owner_s_card(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 1), "mote": (12, 0)}, right=[])
    t.rewrite("hunters-oath", Enters([Lose("health", who="monsters")]))
    t.monster("mote").health = 2
    t.top("explorer", "hunters-oath")
    t.run(invoke_explorer_event(t.g, t.explorer("fighter")))
    assert (t.there("crawler"), t.monster("mote").health) == (False, 2)


@pytest.mark.rule("MA-EVT-19", "MA-EVT-10", "MA-EVT-14")
def test_once_a_deck_is_made_anew_its_spare_events_are_known(lay: Lay) -> None:
    """All cards of the deck have been seen, so what was left out of it is no secret."""
    t = lay(at={"fighter": (0, 0)})
    decks, events = t.state.decks, t.g.content.events
    spare = list(decks.spare_events)
    decks.event_discards["explorer"] = list(decks.events["explorer"])
    decks.events["explorer"].clear()
    assert top_card(t.g, "explorer") != ""
    assert decks.removed == [e for e in spare if events[e].deck == "explorer"]
    assert decks.spare_events == [e for e in spare if events[e].deck == "horror"]
    assert decks.removed
    assert decks.spare_events
    decks.events["explorer"].clear()
    assert top_card(t.g, "explorer") == "", "nothing is left"


@pytest.mark.rule("MA-HOR-03", "MA-HOR-04", "MA-HOR-02")
def test_the_rating_is_reset_before_the_event(lay: Lay) -> None:
    """An event that lowers it lowers the printed value."""
    t = lay(at={"fighter": (0, 0)})
    t.rewrite("own-frost", Enters([Rate("horror-rating", -3)]))
    t.top("horror", "own-frost")
    t.d10("horror", 9)
    t.state.story.horror = 2
    t.run(horror_roll(t.g, 2))
    assert (t.state.story.horror, t.state.story.threat) == (5, 1)
