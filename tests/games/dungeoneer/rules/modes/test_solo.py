"""DG-SOL: one hero against the deck."""

from collections.abc import Callable

import msgspec
import pytest

from waystone.games.dungeoneer.checks import invariants, testing
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules import setup, steps
from waystone.games.dungeoneer.rules.modes import solo, solo_aftermath
from waystone.games.dungeoneer.rules.turn import discard
from waystone.games.dungeoneer.table.state import Battle, Readied
from waystone.kernel.step import BACK, Several

Make = Callable[..., Table]


def alone(table: Make, **rules: bool) -> Table:
    return table(1, "solo", **rules)


@pytest.mark.rule("DG-SOL-01", "DG-END-05", "DG-EX-62")
def test_solo_is_won_at_home(table: Make) -> None:
    t = alone(table).lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.a.done = ["book-chance", "book-hunt"]
    t.quest(t.a, "book-threat-2")
    t.dice("threat", 6)
    assert t.act("attempt:book-threat-2") == BACK
    t.a.ap = 1
    assert testing.winner(t.act("move:entrance")) == ("end-solo-won", [0])
    t = alone(table)
    t.a.life = 1
    t.lay("spiked-room", 1, 0)
    t.a.ap = 1
    t.dice("threat", 1)
    t.dice("encounter", 6, 6)
    assert testing.winner(t.act("move:spiked-room")) == ("end-solo-lost", [])


@pytest.mark.rule("DG-SOL-02", "DG-SOL-03", "DG-SOL-04")
def test_solo_setup() -> None:
    g = testing.set_up(1, "solo")
    state = g.state
    assert len(state.players[0].quests) == 3
    assert state.quests == []
    assert state.shared == []
    glory = [*state.deck, *state.players[0].hand]
    assert all(g.content.adventure[c].is_glory for c in glory)
    assert all(not g.content.adventure[c].is_glory for c in state.peril_deck)
    out = {g.content.adventure[c].id for c in state.gone if c in g.content.adventure}
    assert {"threshold-prayer", "trapdoor-prayer", "turning-halls", "mirror-snare"} <= out
    assert {"light-fingers", "borrowed-luck"} <= out, "they need several heroes"
    assert len(glory) + len(state.peril_deck) + len(out) == 59
    assert invariants.check(state, g.content) == []


@pytest.mark.rule("DG-SOL-05")
def test_no_dungeonlord_phase_in_solo(table: Make) -> None:
    t = alone(table)
    t.a.hand = ["hex"]
    then = t.step("turn", args=(0,))
    assert isinstance(then, Several)
    assert [step.step for step in then.steps] == [
        "build",
        "hero_phase",
        "discard_phase",
        "draw_phase",
    ]


@pytest.mark.rule("DG-SOL-06", "DG-EX-22")
def test_random_encounters(table: Make) -> None:
    t = alone(table).lay("crossroads", 1, 0)
    t.state.peril_deck = ["hex", "storm", "boa"]
    t.a.ap = 1
    t.dice("encounter", 2, 5, 4, 6)
    t.act("move:crossroads")
    assert (t.a.glory, t.a.peril) == (2, 0)
    assert len(t.facts("revealed")) == 2, "2 and 4 draw, 5 and 6 do not"
    assert t.state.peril_deck == ["boa"]


@pytest.mark.rule("DG-SOL-07", "DG-SOL-19")
def test_banes_first_then_the_location_then_monsters(table: Make) -> None:
    t = alone(table).lay("spiked-room", -1, 0)
    t.state.peril_deck = ["boa", "hex"]
    t.a.ap = 1
    t.dice("encounter", 1, 1)
    t.dice("threat", 1)
    t.dice("attack", 3)
    t.dice("counter", 6)
    t.act("move:spiked-room")
    said = [line.text for line in t.log]
    assert said.index("fact-tested") < said.index("fact-battle-began")
    assert said.index("fact-wounded") < said.index("fact-tested"), "the bane came first"


@pytest.mark.rule("DG-SOL-08")
def test_a_bane_on_monsters_waits_for_one(table: Make) -> None:
    t = alone(table).lay("hall-2", 1, 0).lay("gloom", 2, 0)
    t.state.peril_deck = ["spurs", "boa"]
    t.a.ap = 2
    t.dice("encounter", 1, 1)
    t.act("move:hall-2")
    assert t.state.waiting == ["spurs"]
    assert t.state.playing == []
    t.dice("attack", 3)
    t.dice("counter", 6)
    t.act("move:gloom")
    assert t.state.waiting == []
    assert t.facts("compared")[0].args["attack"] == 3 + 5 + 1


@pytest.mark.rule("DG-SOL-09")
def test_solo_monsters_are_discarded(table: Make) -> None:
    t = alone(table)
    t.state.playing = ["boa"]
    t.dice("attack", 3)
    t.dice("counter", 6)
    t.run(solo.attackers(t.g, t.a, ["boa"]))
    assert t.state.peril_discard == ["boa"]
    assert t.a.lair == []


@pytest.mark.rule("DG-SOL-10", "DG-SOL-11", "DG-SOL-12", "DG-EX-79")
def test_the_harder_lair(table: Make) -> None:
    t = alone(table, solo_lair=True)
    t.a.lair = [Readied("brute"), Readied("idol", wounds=1)]
    t.state.playing = ["boa", "snakefolk", "twisted-knight.1"]
    t.dice("attack", 3, 3, 3, 3, 3)
    t.dice("counter", 6, 6, 6, 6, 6)
    t.run(solo.attackers(t.g, t.a, ["boa", "twisted-knight.1"]))
    assert len(t.facts("battle-began")[0].args["attackers"]) == 4, "the lair attacks as well"
    assert sorted(r.card for r in t.a.lair) == ["brute", "idol", "twisted-knight.1"]
    assert t.state.peril_discard == ["boa"], "only the costliest newcomer stays"
    t.a.life = 18
    t.dice("attack", 3, 3, 3, 3)
    t.dice("counter", 6, 6, 6, 6)
    t.run(solo.attackers(t.g, t.a, ["snakefolk"]), "card:brute")
    assert len(t.a.lair) == 3


@pytest.mark.rule("DG-SOL-13")
def test_a_card_for_each_defeated_monster(table: Make) -> None:
    t = alone(table)
    t.state.deck = ["grit"]
    t.state.playing = ["ambusher"]
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.run(solo.attackers(t.g, t.a, ["ambusher"]), "draw")
    assert t.a.hand == ["grit"]
    assert t.a.glory == 1


@pytest.mark.rule("DG-SOL-14", "DG-SOL-15")
def test_solo_draw_and_discard(table: Make) -> None:
    t = alone(table)
    t.state.deck = ["grit", "poise"]
    t.a.hand = ["rage"]
    t.run(discard.discard(t.g, t.a), "pass")
    assert t.a.hand == ["rage"]
    t.step("draw_phase", "draw")
    assert t.a.hand == ["rage", "grit"], "one card, not up to five"
    t.step("draw_phase", "pass")
    assert len(t.a.hand) == 2


@pytest.mark.rule("DG-SOL-16", "DG-SOL-17", "DG-SOL-18")
def test_when_permanents_may_be_played(table: Make) -> None:
    t = alone(table).lay("hall-3", 1, 0)
    t.a.hand, t.a.glory = ["grit", "lamp", "rage"], 9
    assert t.hero_keys() == ["card:grit", "card:rage"], "boons at the Entrance, instants always"
    t.put(t.a, "hall-3")
    assert t.hero_keys() == ["card:rage"]
    t.state.playing = ["boa"]
    t.dice("attack", 3)
    t.dice("counter", 6)
    t.run(solo.attackers(t.g, t.a, ["boa"]), "card:lamp")
    assert [r.card for r in t.a.inventory] == ["lamp"], "in the Reward step"


@pytest.mark.rule("DG-SOL-07", "DG-SOL-08")
def test_what_a_drawn_bane_does_to_a_lone_hero(table: Make) -> None:
    t = alone(table)
    t.state.playing = ["hex"]
    t.run(solo.bane(t.g, t.a, "hex"))
    assert t.a.life == 17, "an instant acts once"
    assert (t.state.playing, t.state.peril_discard) == ([], ["hex"])
    t.state.playing, t.a.glory = ["bleed-x"], 5
    t.run(solo.bane(t.g, t.a, "bleed-x"))
    assert t.a.glory == 3, "X is 2"
    t.state.playing = ["frailty"]
    t.ready(t.a, "grit", "poise", "great-haste")
    t.run(solo.bane(t.g, t.a, "frailty"), "card:grit")
    assert [r.card for r in t.a.banes] == ["frailty"], "a permanent one stays"
    assert [r.card for r in t.a.inventory] == ["poise", "great-haste"], "and lowers the limit"
    assert t.state.playing == []


@pytest.mark.rule("DG-SOL-19", "DG-AMB-53")
def test_a_drawn_trap_acts_at_once_and_is_discarded(table: Make) -> None:
    t = alone(table)
    t.state.playing = ["acid-stream"]
    t.dice("threat", 1)
    t.run(solo.attackers(t.g, t.a, ["acid-stream"]))
    assert t.a.life == 17
    assert (t.state.playing, t.state.peril_discard) == ([], ["acid-stream"])


@pytest.mark.rule("DG-SOL-08", "DG-SOL-19")
def test_what_waits_goes_to_the_first_monster(table: Make) -> None:
    t = alone(table)
    t.state.playing, t.state.waiting = ["boa", "brute"], ["spurs"]
    t.dice("attack", 1, 1)
    t.dice("counter", 1, 1)
    t.run(solo.attackers(t.g, t.a, ["boa", "brute"]))
    first, second = (line.args["attack"] for line in t.facts("compared"))
    assert (first, second) == (1 + 5 + 1, 1 + 4)
    assert (t.state.waiting, t.state.playing) == ([], [])
    assert sorted(t.state.peril_discard) == ["boa", "brute", "spurs"]


@pytest.mark.rule("DG-SOL-19", "DG-END-05")
def test_monsters_do_not_attack_the_fallen(table: Make) -> None:
    t = alone(table)
    t.a.alive = False
    t.state.playing = ["boa"]
    t.run(solo.attackers(t.g, t.a, ["boa"]))
    assert t.facts("battle-began") == []
    assert t.state.peril_discard == ["boa"]


@pytest.mark.rule("DG-AMB-62", "DG-RWD-02")
def test_wounding_brings_glory_alone_too(table: Make) -> None:
    t = alone(table)
    t.state.playing = ["boa"]
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.run(solo.attackers(t.g, t.a, ["boa"]))
    assert (t.a.glory, t.a.peril) == (1, 0)
    assert "ask-reward" not in t.prompts()


@pytest.mark.rule("DG-SOL-19", "DG-SOL-06")
def test_on_entering_the_drawn_monsters_attack(table: Make) -> None:
    t = alone(table).lay("gloom", 1, 0)
    t.state.peril_deck, t.a.ap = ["boa"], 1
    t.dice("encounter", 1)
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.act("move:gloom")
    assert t.a.life == 17


@pytest.mark.rule("DG-SOL-02", "DG-SOL-03", "DG-SOL-04")
def test_alone_everything_is_somewhere_and_the_goddess_has_no_quest() -> None:
    g = testing.set_up(1, "solo")
    state = g.state
    assert state.nakari is not None
    assert state.nakari.quest == ""
    assert "defeat-nakari" in state.gone
    assert all(g.content.quests[q.quest].solo for q in state.players[0].quests)
    assert invariants.check(state, g.content) == []


@pytest.mark.rule("DG-SOL-04")
def test_alone_a_quest_that_needs_several_heroes_is_put_away(table: Make) -> None:
    t = alone(table)
    t.state.quests, t.state.gone = [], []
    of_several = msgspec.structs.replace(t.content.quests["blood-for-the-font"], solo=False)
    quests = {**t.content.quests, of_several.id: of_several}
    setup.stack_decks(t.state, msgspec.structs.replace(t.content, quests=quests))
    assert of_several.id in t.state.gone
    assert of_several.id not in t.state.quests
    assert not {*t.state.quests} & {*t.state.gone}


@pytest.mark.rule("DG-SOL-07")
def test_a_bane_that_costs_nothing_acts_once(table: Make) -> None:
    t = alone(table)
    t.state.playing, t.a.glory = ["free-bleed"], 5
    t.run(solo.bane(t.g, t.a, "free-bleed"))
    assert t.a.glory == 4


@pytest.mark.rule("DG-TRN-04", "DG-SOL-05")
def test_alone_every_turn_is_a_round(table: Make) -> None:
    t = alone(table)
    assert t.step("next_turn") == steps.a_round(0)


@pytest.mark.rule("DG-SET-09", "DG-AMB-50")
def test_alone_the_entrance_brings_glory_alone() -> None:
    p = testing.set_up(1, "solo").state.players[0]
    assert (p.glory, p.peril) == (1, 0)


@pytest.mark.rule("DG-RWD-02", "DG-SOL-16")
def test_alone_wounding_gives_no_peril_even_if_it_were_counted(table: Make) -> None:
    t = alone(table)
    t.run(solo_aftermath.reward(t.g, Battle(-1, 0, t.a.hero, "entrance", [], hits=[0, 0])))
    assert [line.args["peril"] for line in t.facts("gained")] == [0, 0]
    assert t.a.glory == 2
