"""The acts and traits of cards, each by itself: what a card says, happens."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.box.effects import (
    Act,
    ActionPoints,
    Draw,
    Drop,
    Explore,
    Fall,
    FreshAttempt,
    Glory,
    PassPeril,
    Peek,
    Recover,
    Rob,
    Shift,
    Snatch,
    Stand,
    StealGlory,
    Strip,
    Summon,
    SwapHeroes,
    SwapQuest,
    Unlock,
    Warp,
    WrathTokens,
)
from waystone.games.dungeoneer.box.traits import Use
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.cards import acting, fitting, moments, uses
from waystone.games.dungeoneer.rules.cards.occasions import Cause, Moment
from waystone.games.dungeoneer.rules.dungeon import exits, threats
from waystone.games.dungeoneer.rules.dungeonlord import encounters
from waystone.games.dungeoneer.rules.turn import reset
from waystone.games.dungeoneer.table.state import Declared, Readied
from waystone.games.dungeoneer.table.stats import cost, value

Make = Callable[..., Table]

pytestmark = pytest.mark.rule("DG-GEN-01")


def do(t: Table, *some: Act, answers: tuple[str, ...] = (), target: int = 1) -> None:
    """A acts; B is the target."""
    t.run(acting.do(t.g, some, Cause(0, "x", target)), *answers)


@pytest.mark.rule("DG-GEN-02")
def test_whom_an_act_means(table: Make) -> None:
    t = table(4).lay("hall-3", 1, 0)
    t.put(t.c, "hall-3")
    do(t, Glory(1, "you"), Glory(2, "target"))
    assert [p.glory for p in t.state.players] == [1, 2, 0, 0]
    do(t, Glory(4, "here"))
    assert [p.glory for p in t.state.players] == [5, 6, 0, 4]
    do(t, Glory(8, "rivals"))
    assert [p.glory for p in t.state.players] == [5, 14, 8, 12]


@pytest.mark.rule("DG-GEN-06")
def test_steal_glory(table: Make) -> None:
    t = table()
    t.b.glory = 1
    do(t, StealGlory(2))
    assert (t.a.glory, t.b.glory) == (1, 0)


@pytest.mark.rule("DG-GEN-06")
def test_pass_peril(table: Make) -> None:
    t = table(3)
    t.a.peril = 1
    do(t, PassPeril(2), answers=("hero:figure-hero",))
    assert [p.peril for p in t.state.players] == [0, 0, 1]


@pytest.mark.rule("DG-CRD-16")
def test_draw_and_drop(table: Make) -> None:
    t = table()
    t.state.deck = ["hex", "boa", "grit"]
    do(t, Draw(2))
    assert t.a.hand == ["hex", "boa"]
    t.b.hand = ["rage", "oil", "idol"]
    do(t, Drop(2), answers=("card:oil", "card:rage"))
    assert [q.seat for q in t.asked] == [1, 1], "the holder chooses"
    assert t.b.hand == ["idol"]
    t.b.hand = ["rage", "oil"]
    t.state.streams.stack("discard", 1)
    do(t, Drop(1, random=True))
    assert t.b.hand == ["rage"]


@pytest.mark.rule("DG-GEN-16")
def test_action_points(table: Make) -> None:
    t = table()
    t.a.ap, t.b.ap = 1, 1
    do(t, ActionPoints(2), ActionPoints(-3, "target"))
    assert (t.a.ap, t.b.ap) == (3, 0)


@pytest.mark.rule("DG-EFF-01", "DG-EFF-02")
def test_fall_and_stand(table: Make) -> None:
    t = table()
    do(t, Fall("here"))
    assert t.a.fallen
    assert t.b.fallen
    do(t, Stand())
    assert (t.a.fallen, t.b.fallen) == (False, True)


@pytest.mark.rule("DG-EFF-06")
def test_warps(table: Make) -> None:
    t = table(3).lay("hall-3", 1, 0).lay("hall-4", 2, 0)
    t.put(t.c, "hall-4")
    do(t, Warp("hero"))
    assert t.a.at == "hall-4"
    do(t, Warp("entrance"))
    assert t.a.at == "entrance"
    t.state.streams.stack("warp", 0)
    do(t, Warp("random", "target"))
    assert t.b.at == "hall-3"
    do(t, SwapHeroes())
    assert (t.a.at, t.b.at) == ("hall-3", "entrance")


@pytest.mark.rule("DG-LAI-04")
def test_recover_and_summon(table: Make) -> None:
    t = table()
    t.state.discard = ["grit", "boa", "lamp", "brute"]
    do(t, Recover("treasure"))
    assert t.a.hand == ["lamp"]
    do(t, Summon(), answers=("card:brute",))
    assert [r.card for r in t.a.lair] == ["brute"]
    assert t.state.discard == ["grit", "boa"]


@pytest.mark.rule("DG-CRD-17")
def test_strip(table: Make) -> None:
    t = table()
    t.ready(t.b, "grit", "poise", "lamp")
    t.b.banes = [Readied("shackle")]
    do(t, Strip("boon", chooser="you"), answers=("card:poise",))
    assert t.asked[0].seat == 0
    do(t, Strip("treasure"), Strip("bane"))
    assert [r.card for r in t.b.inventory] == ["grit"]
    assert t.b.banes == []


@pytest.mark.rule("DG-LIM-08")
def test_rob_keeps_to_the_limits(table: Make) -> None:
    t = table()
    t.ready(t.a, "iron-helmet")
    t.ready(t.b, "tin-helmet", "lamp")
    do(t, Rob())
    assert [r.card for r in t.a.inventory] == ["iron-helmet", "lamp"], "no second helmet"
    assert [r.card for r in t.b.inventory] == ["tin-helmet"]


@pytest.mark.rule("DG-GEN-17")
def test_peek_is_for_one_pair_of_eyes(table: Make) -> None:
    t = table()
    t.b.hand = ["hex"]
    do(t, Peek())
    seen, told = t.log[-2:]
    assert (seen.text, seen.seats) == ("fact-peeked", (0,))
    assert seen.args["cards"] == ["hex"]
    assert "cards" not in told.args


@pytest.mark.rule("DG-GEN-17")
def test_snatch(table: Make) -> None:
    t = table(3)
    t.b.hand = ["hex", "boa"]
    t.state.streams.stack("snatch", 1)
    do(t, Snatch())
    assert (t.a.hand, t.b.hand) == (["boa"], ["hex"])
    secret = next(line for line in t.log if line.text == "fact-stole")
    assert not secret.visible(2)
    assert secret.visible(1)


@pytest.mark.rule("DG-EXI-13")
def test_unlock(table: Make) -> None:
    t = table().lay("blocked-room", 1, 0).lay("hall-3", 2, 0)
    t.put(t.a, "blocked-room")
    assert fitting.possible(t.g, t.a, Unlock())
    do(t, Unlock())
    assert not fitting.possible(t.g, t.a, Unlock())
    t.a.ap = 1
    t.act("move:hall-3")
    assert t.a.at == "hall-3"
    assert t.facts("tested") == []


@pytest.mark.rule("DG-LOC-01")
def test_explore(table: Make) -> None:
    t = table()
    t.state.locations = ["hall-3", "hall-4"]
    do(t, Explore(1), answers=("cell:1,0",))
    assert "hall-3" in t.state.board.places
    assert t.a.ap == 0


@pytest.mark.rule("DG-QST-03")
def test_fresh_attempt(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-threat")
    t.a.attempts = 2
    assert t.hero_keys() == []
    do(t, FreshAttempt())
    assert t.hero_keys() == ["attempt:book-threat"]


def test_swap_quest(table: Make) -> None:
    t = table()
    t.quest(t.a, "book-threat")
    t.quest(t.a, "book-escort", carried=True)
    t.state.quests = ["book-chance"]
    do(t, SwapQuest())
    assert [q.quest for q in t.a.quests] == ["book-escort", "book-chance"]
    assert t.state.quests == ["book-threat"]


@pytest.mark.rule("DG-NAK-02")
def test_wrath_tokens(table: Make) -> None:
    t = table()
    do(t, WrathTokens(1))
    assert t.state.wrath == -1, "no Wrath card, no tokens"
    t.state.wrath = 0
    do(t, WrathTokens(1))
    assert t.state.wrath == 1
    t.state.wrath = 4
    do(t, WrathTokens(3))
    assert t.state.wrath == 5
    do(t, WrathTokens(-7))
    assert t.state.wrath == 0


@pytest.mark.rule("DG-BAT-19", "DG-SPC-02")
def test_prevent_and_cancel(table: Make) -> None:
    t = table(heroes=("apothecary", "bystander"))
    t.ready(t.b, "jade-helm", "mute-bell")
    t.b.glory, t.b.peril = 1, 6
    t.a.hand = ["hex"]
    t.state.phase = "dungeonlord"
    t.step("dungeonlord_phase", "bane:hex:bystander", "pass", "use:jade-helm")
    assert t.b.life == 18, "the helm prevented the wound"
    assert t.b.glory == 0
    t.state.discard.clear()
    t.a.hand = ["hex"]
    t.step("dungeonlord_phase", "bane:hex:bystander", "use:mute-bell")
    assert t.b.life == 18, "the bane did nothing"
    assert sorted(t.state.discard) == ["hex", "mute-bell"]
    assert t.b.peril == 0


@pytest.mark.rule("DG-BAT-06", "DG-BAT-11")
def test_turncoat(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril = ["twisted-knight.1"], 3
    t.b.hand, t.b.glory = ["wrong-footed"], 1
    t.dice("attack", 3)
    t.dice("counter", 4)
    t.declare("encounter:twisted-knight.1:bystander", "form:melee", "card:wrong-footed", "hand")
    assert t.facts("compared")[0].args["attack"] == 3 + 4 + 1, "in Magic now"


@pytest.mark.rule("DG-GEN-07")
def test_add_to_a_rivals_roll(table: Make) -> None:
    t = table()
    t.b.hand, t.b.glory = ["sneeze"], 1
    t.dice("threat", 5)
    assert t.run(threats.overcome(t.g, t.a, "magic", 12), "card:sneeze") is False
    own = Moment("roll", 1, on="threat", stat="magic")
    t.b.hand = ["sneeze"]
    t.b.glory = 1
    assert moments.playable(t.g, 1, own) == [], "not on the own die"


@pytest.mark.rule("DG-GEN-07")
def test_a_reroll_is_for_low_dice(table: Make) -> None:
    t = table(heroes=("ysk", "bystander"))
    low = Moment("rolled", 0, on="threat", stat="magic", die=2)
    high = Moment("rolled", 0, on="threat", stat="magic", die=3)
    other = Moment("rolled", 0, on="threat", stat="speed", die=1)
    offered = [len(moments.playable(t.g, 0, moment)) for moment in (low, high, other)]
    assert offered == [1, 0, 0]


def test_bonus_conditions(table: Make) -> None:
    t = table(heroes=("apothecary", "bystander")).lay("gloom", 1, 0)
    t.ready(t.a, "serpent-speech", "dark-lantern")
    assert value(t.g, t.a, "melee", "attack", ("serpent",)) == 3
    assert value(t.g, t.a, "melee", "attack", ("knight",)) == 1
    assert value(t.g, t.a, "magic", "threat") == 7
    t.put(t.a, "gloom")
    assert value(t.g, t.a, "magic", "threat") == 8
    assert value(t.g, t.a, "magic", "attack") == 7


def test_cheaper(table: Make) -> None:
    t = table(heroes=("ottoline", "bystander"))
    assert cost(t.g, t.a, "candle-staff") == 3
    assert cost(t.g, t.a, "steady-hand") == 3, "a boon is no treasure"
    assert cost(t.g, t.a, "tassel") == 0, "never below 0"


@pytest.mark.parametrize(
    ("what", "place"), [("spikes", "spiked-room"), ("pit", "pit-room"), ("blocked", "hall-3")]
)
@pytest.mark.rule("DG-EXI-12")
def test_surefoot(table: Make, what: str, place: str) -> None:
    t = table().lay("blocked-room", 1, 0).lay(place, 2, 0)
    t.put(t.a, "blocked-room")
    t.ready(t.a, "hook-and-line", "crowbar")
    t.a.ap = 1
    t.act(f"move:{place}")
    assert t.a.at == place
    assert t.facts("tested") == [], what


@pytest.mark.rule("DG-BAT-16")
def test_ties(table: Make) -> None:
    t = table()
    t.ready(t.b, "wardens-oath")
    t.a.hand, t.b.peril = ["boa"], 2
    t.dice("attack", 4)
    t.dice("counter", 4)
    t.declare("encounter:boa:bystander", "lair")
    compared = t.facts("compared")[0].args
    assert compared["attack"] == compared["counter"] == 9
    assert t.a.lair == [Readied("boa", wounds=1)]


@pytest.mark.rule("DG-MOV-04")
def test_stride_forage_and_discretion(table: Make) -> None:
    t = table().lay("gloom", 1, 0)
    t.ready(t.a, "pilgrims-boots", "lamp", "cloak")
    t.run(reset.reset(t.g, t.a))
    assert t.a.ap == 6
    t.state.phase = "hero"
    t.act("move:gloom")
    assert (t.a.glory, t.a.peril) == (2, 0), "1 + 1 Glory, 1 - 1 Peril"


@pytest.mark.rule("DG-BAT-08", "DG-BAT-18")
def test_hits_of_a_hero(table: Make) -> None:
    t = table()
    t.ready(t.a, "perjurers-blade")
    t.a.ap = 1
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.act("attack:bystander", "form:melee")
    assert t.b.life == 16


@pytest.mark.rule("DG-BAT-18")
def test_hit_acts_of_a_monster(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril, t.b.glory = ["lamp-leech"], 3, 5
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.declare("encounter:lamp-leech:bystander", "hand:pass")
    assert (t.a.glory, t.b.glory, t.b.life) == (2, 3, 17)


@pytest.mark.rule("DG-BAT-21")
def test_elusive_monsters_are_not_challenged(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril, t.b.ap = ["whisper-cobra"], 4, 1
    t.put(t.a, "entrance")
    t.dice("attack", 1)
    t.dice("counter", 5)
    entry = Declared("whisper-cobra", 1, "hand")
    t.run(encounters.ambush(t.g, t.a, entry), "pass", "hand")
    assert "monster:whisper-cobra" not in t.keys(t.asked[0])


@pytest.mark.rule("DG-MOV-04")
def test_each_turn_and_on_entry(table: Make) -> None:
    t = table().lay("gloom", 1, 0)
    t.a.glory = 3
    t.a.banes = [Readied("serpents-due"), Readied("lead-shadow")]
    t.run(reset.reset(t.g, t.a))
    assert t.a.glory == 2
    assert t.a.ap == 4
    t.state.phase = "hero"
    t.act("move:gloom", "card:lead-shadow")
    assert [r.card for r in t.a.banes] == ["serpents-due"]


def test_on_slay(table: Make) -> None:
    t = table(heroes=("apothecary", "kesh"))
    t.a.hand, t.b.peril, t.b.life = ["brute"], 1, 10
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.declare("encounter:brute:kesh")
    assert t.b.life == 11
    assert t.b.glory == 2, "1 for the wound, 1 by the ability"


@pytest.mark.rule("DG-SPC-04")
def test_a_price_in_life_and_points(table: Make) -> None:
    t = table()
    use = Use("any", (Glory(1),), ap=1, life=2)
    assert use.once
    t.a.life = 2
    assert not uses._use_fits(t.g, t.a, "x", 0, use, None), "never the last life"
    t.a.life, t.a.ap = 3, 0
    assert not uses._use_fits(t.g, t.a, "x", 0, use, None)
    t.a.ap = 1
    assert uses._use_fits(t.g, t.a, "x", 0, use, None)


@pytest.mark.rule("DG-EFF-10")
def test_shift_closes_what_was_opened(table: Make) -> None:
    t = table().lay("blocked-room", 1, 0).lay("hall-3", 2, 0)
    exits.open_exit(t.g, "blocked-room", 1)
    do(t, Shift("turn"), answers=("place:blocked-room",))
    assert t.state.opened == []
    assert t.state.board.places["blocked-room"].turned


@pytest.mark.rule("DG-BAT-19", "DG-SPC-02")
def test_only_the_one_concerned_may_prevent_or_cancel(table: Make) -> None:
    t = table(3)
    for p in (t.a, t.b, t.c):
        t.ready(p, "jade-helm", "mute-bell")
        p.glory = 5
    for kind in ("hurt", "cast"):
        moment = Moment("hurt" if kind == "hurt" else "cast", 1, wounds=1)
        offered = [len(moments.playable(t.g, seat, moment)) for seat in range(3)]
        assert offered == [0, 1, 0], kind


@pytest.mark.rule("DG-GEN-11")
def test_nobody_aims_at_oneself(table: Make) -> None:
    t = table().lay("hall-3", 1, 0)
    t.a.hand, t.a.glory = ["light-fingers", "hex"], 5
    t.b.hand = ["boa"]
    assert "card:light-fingers" in t.hero_keys()
    t.put(t.b, "hall-3")
    assert "card:light-fingers" not in t.hero_keys()
