"""DG-CRD, DG-SPC-04: playing cards and using what is readied, to the last clause."""

from collections.abc import Callable
from typing import Literal

import pytest

from waystone.games.dungeoneer.box.effects import (
    Cancel,
    Drop,
    Evade,
    Heal,
    PassPeril,
    Rob,
    Snatch,
    StealGlory,
    WrathTokens,
)
from waystone.games.dungeoneer.box.moments import reactive
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.cards import (
    acting,
    decks,
    fitting,
    glory_cards,
    inventory,
    moments,
    playing,
    uses,
)
from waystone.games.dungeoneer.rules.cards.occasions import Cause, Moment
from waystone.games.dungeoneer.rules.hero import tracker, wounds
from waystone.games.dungeoneer.rules.turn import reset
from waystone.games.dungeoneer.table.state import Readied, Surging
from waystone.games.dungeoneer.table.stats import limits, sources, speed, stride, surefoot, value

Make = Callable[..., Table]


@pytest.mark.rule("DG-CRD-10")
def test_an_attachment_lies_under_its_host_and_nowhere_else(table: Make) -> None:
    t = table()
    t.ready(t.a, "lamp", "cloak")
    t.a.hand = ["tassel"]
    t.act("card:tassel", "card:cloak")
    assert [r.under for r in t.a.inventory] == [[], ["tassel"]]
    assert (t.a.hand, t.state.playing, t.state.discard) == ([], [], [])


@pytest.mark.rule("DG-CRD-09", "DG-CRD-10")
def test_a_card_that_leaves_play_is_discarded_with_what_is_attached(table: Make) -> None:
    t = table()
    t.a.inventory = [Readied("lamp"), Readied("cloak", under=["tassel"])]
    t.a.banes = [Readied("shackle")]
    t.run(inventory.leave_play(t.g, t.a, "cloak"))
    assert [r.card for r in t.a.inventory] == ["lamp"]
    assert t.state.discard == ["tassel", "cloak"]
    t.run(inventory.leave_play(t.g, t.a, "shackle"))
    assert t.a.banes == []
    assert t.state.discard == ["tassel", "cloak", "shackle"]
    assert [line.args["card"] for line in t.facts("left-play")] == ["cloak", "shackle"]


@pytest.mark.rule("DG-GEN-13", "DG-CRD-08")
def test_what_costs_x_is_done_x_times_and_everything_else_once(table: Make) -> None:
    t = table()
    t.a.life, t.a.glory, t.a.hand = 5, 4, ["lavish", "rejuvenation"]
    t.act("card:lavish", "3")
    assert (t.a.life, t.a.glory) == (8, 1)
    t.act("card:rejuvenation")
    assert (t.a.life, t.a.glory) == (11, 0)
    assert t.state.discard == ["lavish", "rejuvenation"]
    assert t.state.playing == []
    t.a.hand = ["lavish"]
    assert not glory_cards.can_play(t.g, t.a, "lavish"), "X is 1 at least"


@pytest.mark.rule("DG-CRD-15")
def test_a_legendary_boon_needs_a_hero_of_level_7(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory = ["legend-boon"], 9
    assert glory_cards.can_play(t.g, t.a, "legend-boon")
    t.a.level = 6
    assert not glory_cards.can_play(t.g, t.a, "legend-boon")


@pytest.mark.rule("DG-CRD-14", "DG-CRD-06")
def test_peril_cards_are_not_played_as_glory_cards(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory = ["hex"], 9
    assert not glory_cards.can_play(t.g, t.a, "hex")


@pytest.mark.rule("DG-SPC-04")
def test_a_use_asks_for_its_whole_price(table: Make) -> None:
    t = table()
    t.ready(t.a, "oil")
    assert keys(t) == [], "there is nothing to heal"
    t.a.life = 9
    assert keys(t) == ["use:oil"]
    t.run(playing.use(t.g, t.a, "oil", 0, None))
    assert (t.a.life, t.a.ap, t.state.discard) == (11, 0, ["oil"])
    assert t.a.used == [], "what is discarded on use counts no turns"


def keys(t: Table) -> list[str]:
    return [o.key for o in uses.readied_options(t.g, t.a, None, reactive(t.g.content)["hero"])]


@pytest.mark.rule("DG-SPC-04", "DG-GEN-12")
def test_a_use_once_per_turn_is_used_up_until_reset(table: Make) -> None:
    t = table(heroes=("orrin", "bystander"))
    t.a.glory = 9
    roll = Moment("roll", 0, "attack", "melee")
    assert [o.key for o in moments.playable(t.g, 0, roll)] == ["use:orrin"]
    t.run(moments.offer(t.g, roll, "ask-before-roll"), "use:orrin")
    assert t.a.glory == 8
    assert moments.playable(t.g, 0, roll) == []
    t.run(reset.reset(t.g, t.a))
    assert [o.key for o in moments.playable(t.g, 0, roll)] == ["use:orrin"]
    t.a.glory = 0
    assert moments.playable(t.g, 0, roll) == [], "its Glory cannot be paid"


@pytest.mark.rule("DG-SPC-03", "DG-CRD-14")
def test_a_response_effect_is_for_the_response_step_only(table: Make) -> None:
    t = table(heroes=("apothecary", "bystander"))
    t.b.inventory = [Readied("brass-collar")]
    t.b.hand, t.b.glory = ["scare-off", "dodge"], 9
    for kind in ("calm", "roll", "hurt"):
        moment = Moment(kind, 1, "counter", "melee", wounds=1)
        assert moments.playable(t.g, 1, moment) == [], kind
    t.state.active = 1
    assert "use:brass-collar" not in t.hero_keys()
    assert "card:scare-off" not in t.hero_keys()


@pytest.mark.rule("DG-CRD-18", "DG-CRD-10")
def test_an_attachment_that_spends_itself_leaves_its_host(table: Make) -> None:
    t = table()
    t.a.inventory = [Readied("lamp", under=["hook"])]
    assert keys(t) == ["use:hook"]
    t.run(playing.use(t.g, t.a, "hook", 0, None))
    assert [(r.card, r.under) for r in t.a.inventory] == [("lamp", [])]
    assert t.state.discard == ["hook"]
    assert t.a.glory == 2


@pytest.mark.rule("DG-LIM-09", "DG-CRD-18")
def test_limits_fall_when_what_raised_them_is_spent(table: Make) -> None:
    t = table()
    t.ready(t.b, "frail-pouch", "lamp", "cloak")
    t.run(playing.use(t.g, t.b, "frail-pouch", 1, None))
    assert [r.card for r in t.b.inventory] == ["lamp", "cloak"], "two are allowed"
    t.ready(t.b, "oil", "frail-pouch")
    t.run(playing.use(t.g, t.b, "frail-pouch", 1, None), "card:oil")
    assert [r.card for r in t.b.inventory] == ["lamp", "cloak"]


@pytest.mark.rule("DG-AMB-36")
def test_minions_of_one_kind_are_allowed(table: Make) -> None:
    t = table()
    t.ready(t.a, "boa")
    assert inventory.has_room(t.g, t.a, "snakefolk"), "both are serpents"
    t.ready(t.a, "lamp", "cloak")
    assert not inventory.has_room(t.g, t.a, "snakefolk"), "three treasures are the limit"


@pytest.mark.rule("DG-DSC-07", "DG-GEN-17")
def test_who_draws_reads_which_cards(table: Make) -> None:
    t = table()
    t.state.deck = ["hex", "boa", "oil"]
    t.run(decks.draw(t.g, t.a, 2))
    own, others = t.log[-2:]
    assert (own.args["cards"], own.seats) == (["hex", "boa"], (0,))
    assert (others.args["count"], others.except_seats) == (2, (0,))


@pytest.mark.rule("DG-GEN-05", "DG-GEN-06")
def test_gains_and_losses_are_told_as_they_are(table: Make) -> None:
    t = table()
    tracker.gain(t.g, t.a, 2, 0, by="lamp")
    assert [line.args["glory"] for line in t.facts("gained")] == [2]
    assert t.facts("gained")[0].args["peril"] == 0
    assert t.facts("lost") == []
    tracker.gain(t.g, t.a, -9, 0)
    assert t.facts("lost")[0].args == {"hero": "apothecary", "glory": 2, "peril": 0, "by": "none"}
    assert len(t.facts("gained")) == 1
    tracker.gain(t.g, t.a, 0, 0)
    assert len(t.log) == 2, "nothing happened"
    tracker.gain(t.g, t.a, 0, 1)
    assert (t.facts("gained")[1].args["glory"], t.facts("gained")[1].args["peril"]) == (0, 1)
    tracker.gain(t.g, t.a, 0, -1)
    assert (t.facts("lost")[1].args["glory"], t.facts("lost")[1].args["peril"]) == (0, 1)
    tracker.gain(t.g, t.a, 1, 0)
    assert (t.facts("gained")[2].args["glory"], t.facts("gained")[2].args["peril"]) == (1, 0)
    tracker.gain(t.g, t.a, -1, 0)
    assert (t.facts("lost")[2].args["glory"], t.facts("lost")[2].args["peril"]) == (1, 0)


@pytest.mark.rule("DG-BAT-19")
def test_no_wound_no_question(table: Make) -> None:
    t = table()
    t.ready(t.b, "jade-helm")
    t.b.glory = 9
    assert t.run(wounds.suffer(t.g, t.b, 0)) == 0
    assert t.asked == []


@pytest.mark.rule("DG-BAT-19", "DG-SPC-02")
def test_prevented_wounds_are_not_prevented_again(table: Make) -> None:
    t = table()
    t.ready(t.b, "jade-helm")
    t.b.hand = []
    t.b.inventory.append(Readied("padded-coat"))
    t.b.glory = 9
    assert t.run(wounds.suffer(t.g, t.b, 1), "use:jade-helm") == 0
    assert t.prompts() == ["ask-hurt"], "the coat is kept"
    t.b.used.clear()
    assert t.run(wounds.suffer(t.g, t.b, 3), "use:jade-helm", "use:padded-coat") == 0
    assert t.b.life == 18


@pytest.mark.rule("DG-AMB-32")
def test_one_point_of_life_is_enough_to_stay(table: Make) -> None:
    t = table(3)
    t.b.life, t.b.hand, t.b.glory = 1, ["sip", "rejuvenation"], 1
    t.run(wounds.suffer(t.g, t.b, 1), "card:sip")
    assert t.b.alive
    assert (t.b.life, t.b.hand) == (1, ["rejuvenation"]), "who lives is asked no more"


@pytest.mark.rule("DG-GEN-11")
def test_a_target_is_near_and_can_be_affected(table: Make) -> None:
    t = table(3).lay("hall-1", 1, 0)
    acts = t.content.adventure["light-fingers"].acts()
    assert fitting.targets(t.g, t.a, acts) == [], "nobody has a card"
    t.b.hand, t.c.hand = ["hex"], ["hex"]
    t.put(t.c, "hall-1")
    assert fitting.targets(t.g, t.a, acts) == [t.b]
    t.a.hand = ["hex"]
    assert fitting.targets(t.g, t.a, acts) == [t.b], "never oneself"


@pytest.mark.rule("DG-GEN-07")
def test_a_reroll_up_to_a_face(table: Make) -> None:
    t = table(heroes=("ysk", "bystander"))
    for die, offered in ((2, ["use:ysk"]), (3, [])):
        moment = Moment("rolled", 0, "attack", "magic", die=die)
        assert [o.key for o in moments.playable(t.g, 0, moment)] == offered


@pytest.mark.rule("DG-NAK-02")
def test_tokens_move_between_none_and_five(table: Make) -> None:
    t = table()
    for amount, possible in ((-2, [2, 3, 4, 5]), (1, [0, 1, 2, 3, 4])):
        for tokens in range(-1, 6):
            t.state.wrath = tokens
            fits = fitting.possible(t.g, t.a, WrathTokens(amount))
            assert fits is (tokens in possible), (amount, tokens)


@pytest.mark.rule("DG-GEN-15")
def test_speed_is_never_below_nothing(table: Make) -> None:
    t = table()
    t.a.surging = [Surging("speed", -9)]
    assert speed(t.g, t.a) == 0
    assert value(t.g, t.a, "speed") == -4


@pytest.mark.rule("DG-CRD-08", "DG-CRD-14", "DG-GEN-06")
def test_what_costs_nothing_is_played_once_for_nothing(table: Make) -> None:
    t = table()
    t.a.hand = ["sprint"]
    assert glory_cards.can_play(t.g, t.a, "sprint")
    t.act("card:sprint")
    assert (t.a.ap, t.a.glory) == (2, 0)


@pytest.mark.rule("DG-LIM-05")
def test_a_potion_beyond_the_limit_needs_its_whole_price(table: Make) -> None:
    t = table()
    t.ready(t.b, "lamp", "cloak")
    t.state.active, t.b.life, t.b.hand = 1, 9, ["oil"]
    t.b.glory = 0
    assert not glory_cards.can_play(t.g, t.b, "oil")
    t.b.glory = 1
    assert glory_cards.can_play(t.g, t.b, "oil")
    t.b.life = 18
    assert not glory_cards.can_play(t.g, t.b, "oil"), "it could not be used at once"


@pytest.mark.rule("DG-LIM-02")
def test_instants_need_no_room_and_each_permanent_one_place(table: Make) -> None:
    t = table()
    t.ready(t.b, "lamp")
    assert inventory.has_room(t.g, t.b, "cloak"), "one of two treasures"
    t.ready(t.b, "cloak", "grit")
    assert not inventory.has_room(t.g, t.b, "oil")
    assert inventory.has_room(t.g, t.b, "rejuvenation")
    assert inventory.has_room(t.g, t.b, "poise"), "one of two boons"


@pytest.mark.rule("DG-LIM-03")
def test_one_kind_in_common_is_enough(table: Make) -> None:
    t = table()
    t.ready(t.a, "tin-helmet")
    assert not inventory.has_room(t.g, t.a, "lamp-helmet")
    t.a.inventory = [Readied("cloak")]
    assert inventory.has_room(t.g, t.a, "lamp-helmet")


@pytest.mark.rule("DG-LIM-09", "DG-CRD-17")
def test_a_limit_falls_with_the_card_that_is_lost(table: Make) -> None:
    t = table()
    t.ready(t.b, "belt-pouch", "lamp", "cloak", "iron-helmet")
    t.run(inventory.leave_play(t.g, t.b, "belt-pouch"), "card:lamp")
    assert [r.card for r in t.b.inventory] == ["cloak", "iron-helmet"]


@pytest.mark.rule("DG-SPC-04", "DG-CRD-14")
def test_a_price_of_life_and_points_is_paid(table: Make) -> None:
    t = table()
    t.ready(t.a, "blood-charm")
    t.a.life, t.a.ap = 5, 2
    assert keys(t) == ["use:blood-charm", "use:blood-charm:1"]
    calm = [o.key for o in moments.playable(t.g, 0, Moment("calm", 0))]
    assert calm == ["use:blood-charm"], "the other is for the Hero phase"
    t.run(playing.use(t.g, t.a, "blood-charm", 0, None))
    assert (t.a.life, t.a.ap) == (5 - 2 + 9, 1)
    assert keys(t) == ["use:blood-charm:1"]
    t.a.used.clear()
    t.a.life = 2
    assert keys(t) == ["use:blood-charm:1"], "nobody pays with the last life"
    t.a.life = 3
    assert keys(t) == ["use:blood-charm", "use:blood-charm:1"]


@pytest.mark.rule("DG-SPC-04", "DG-GEN-11")
def test_a_use_on_a_hero_asks_which(table: Make) -> None:
    t = table(3)
    t.ready(t.a, "tame-rat")
    t.a.glory, t.b.hand, t.c.hand = 1, ["hex"], ["boa"]
    t.act("use:tame-rat", "hero:figure-hero")
    assert t.facts("peeked")[0].args["cards"] == ["boa"]
    t.ready(t.a, "blood-charm")
    t.act("use:blood-charm:1")
    assert t.prompts() == ["ask-hero"], "what befalls nobody else asks nothing"


@pytest.mark.rule("DG-GEN-11")
def test_a_target_is_affected_by_every_act(table: Make) -> None:
    t = table()
    both = (StealGlory(1), Snatch())
    t.b.glory = 1
    assert fitting.targets(t.g, t.a, both) == []
    t.b.hand = ["hex"]
    assert fitting.targets(t.g, t.a, both) == [t.b]


@pytest.mark.rule("DG-GEN-02")
def test_the_controller_names_a_hero_if_there_is_one(table: Make) -> None:
    t = table(3)
    assert t.run(acting.pick_hero(t.g, 0, [], "ask-target")) is None
    found = t.run(acting.pick_hero(t.g, 0, [t.b, t.c], "ask-target"), "hero:figure-hero")
    assert found is t.c
    assert t.asked[0].seat == 0


@pytest.mark.rule("DG-CRD-10", "DG-CRD-01", "DG-QCA-01")
def test_attachments_and_artifacts_work_on_their_hero(table: Make) -> None:
    t = table()
    before = value(t.g, t.a, "melee")
    t.a.inventory = [Readied("lamp", under=["tassel"])]
    assert value(t.g, t.a, "melee") == before + 1
    t.a.artifacts = ["book-artifact"]
    assert value(t.g, t.a, "melee") == before + 3


@pytest.mark.rule("DG-AMB-50", "DG-GEN-06")
def test_alone_nobody_counts_peril(table: Make) -> None:
    t = table(1, "solo")
    tracker.gain(t.g, t.a, 1, 3)
    assert (t.a.glory, t.a.peril) == (1, 0)


@pytest.mark.rule("DG-GEN-06")
def test_glory_that_is_stolen_is_glory_alone(table: Make) -> None:
    t = table()
    t.b.glory, t.b.peril = 1, 0
    t.run(acting.do(t.g, (StealGlory(2),), Cause(0, "hex", 1, "entrance")))
    assert (t.a.glory, t.a.peril, t.b.glory, t.b.peril) == (1, 0, 0, 0), "as much as there is"


@pytest.mark.rule("DG-SPC-02", "DG-AMB-32", "DG-CRD-14")
def test_a_heal_of_any_moment_and_a_bonus_for_a_roll(table: Make) -> None:
    t = table()
    t.b.hand, t.b.glory, t.b.life = ["sip", "focus", "haste"], 9, 9

    def offered(kind: Literal["calm", "roll", "hurt", "dying"], wounds: int = 0) -> list[str]:
        moment = Moment(kind, 1, "counter", "melee", wounds=wounds)
        return [o.key for o in moments.playable(t.g, 1, moment)]

    assert offered("calm") == ["card:sip", "card:haste"]
    assert offered("roll") == ["card:focus"]
    assert offered("hurt", wounds=1) == []
    t.b.life = 0
    assert offered("dying") == ["card:sip"], "a permanent card comes too late"


@pytest.mark.rule("DG-LIM-05")
def test_beyond_the_limit_life_and_points_must_be_there_too(table: Make) -> None:
    t = table()
    t.ready(t.b, "lamp", "cloak")
    t.state.active, t.b.hand, t.b.glory = 1, ["leech-jar"], 1
    for life, ap, possible in ((3, 1, True), (2, 1, False), (3, 0, False)):
        t.b.life, t.b.ap = life, ap
        assert glory_cards.can_play(t.g, t.b, "leech-jar") is possible, (life, ap)


@pytest.mark.rule("DG-CRD-07", "DG-LIM-05")
def test_only_beyond_the_limit_is_a_treasure_used_at_once(table: Make) -> None:
    t = table()
    t.state.active, t.b.life, t.b.glory = 1, 9, 2
    t.b.hand = ["oil"]
    t.act("card:oil")
    assert ([r.card for r in t.b.inventory], t.b.life) == (["oil"], 9)
    t.b.inventory = [Readied("lamp"), Readied("cloak")]
    t.b.hand = ["oil"]
    t.act("card:oil")
    assert ([r.card for r in t.b.inventory], t.b.life) == (["lamp", "cloak"], 11)
    assert t.state.discard == ["oil"]


@pytest.mark.rule("DG-LIM-01")
def test_a_limit_is_never_below_nothing(table: Make) -> None:
    t = table()
    assert limits(t.g, t.b) == (2, 2)
    t.b.banes = [Readied("frailty")]
    assert limits(t.g, t.b) == (1, 1)
    t.b.banes *= 3
    assert limits(t.g, t.b) == (0, 0)


@pytest.mark.rule("DG-LIM-04")
def test_a_card_makes_its_own_room(table: Make) -> None:
    t = table()
    t.ready(t.b, "lamp", "cloak")
    assert inventory.has_room(t.g, t.b, "belt-pouch"), "a treasure that adds two places"
    t.ready(t.b, "grit", "poise")
    assert not inventory.has_room(t.g, t.b, "haste")


@pytest.mark.rule("DG-CRD-01", "DG-CRD-09")
def test_the_hero_card_and_the_banes_before_it_work(table: Make) -> None:
    t = table(heroes=("kesh", "bystander"))
    assert [card for card, _ in sources(t.g, t.a)] == ["kesh"]
    assert sources(t.g, t.b) == []
    before = stride(t.g, t.b)
    t.b.banes = [Readied("shackle")]
    assert stride(t.g, t.b) == before - 1
    assert [card for card, _ in sources(t.g, t.b)] == ["shackle"]
    t.ready(t.b, "lamp", "boa")
    assert [card for card, _ in sources(t.g, t.b)] == ["lamp", "shackle"], "a minion is no gear"


@pytest.mark.rule("DG-EXI-12")
def test_a_sure_foot_is_for_what_its_card_names(table: Make) -> None:
    t = table()
    t.ready(t.a, "crowbar", "lamp")
    assert surefoot(t.g, t.a, "blocked")
    assert not surefoot(t.g, t.a, "trap")
    assert not surefoot(t.g, t.b, "blocked")


@pytest.mark.rule("DG-LIM-08")
def test_one_treasure_with_room_for_it_is_enough_to_rob(table: Make) -> None:
    t = table()
    t.ready(t.a, "tin-helmet")
    t.ready(t.b, "iron-helmet", "lamp")
    assert fitting.affects(t.g, (t.a, t.b), Rob())
    t.b.inventory = [Readied("iron-helmet")]
    assert not fitting.affects(t.g, (t.a, t.b), Rob()), "a second helmet"


@pytest.mark.rule("DG-DEF-03")
def test_healing_that_heals_nothing_is_not_told(table: Make) -> None:
    t = table()
    wounds.heal(t.g, t.a, 2)
    assert (t.a.life, t.log) == (18, [])
    t.a.life = 17
    wounds.heal(t.g, t.a, 2)
    assert (t.a.life, [line.args["life"] for line in t.facts("healed")]) == (18, [1])


@pytest.mark.rule("DG-CRD-16")
def test_a_discarded_card_lies_on_the_pile_of_its_deck(table: Make) -> None:
    t = table()
    decks.discard(t.g, "hex")
    assert t.state.discard == ["hex"]
    t = table(mode="combined")
    for card in ("hex", "grit"):
        decks.discard(t.g, card)
    assert (t.state.discard, t.state.peril_discard) == (["grit"], ["hex"])


@pytest.mark.rule("DG-GEN-06")
@pytest.mark.parametrize(("peril", "moved"), [(0, 0), (1, 1), (3, 2)])
def test_as_much_peril_as_there_is_goes_to_an_opponent(table: Make, peril: int, moved: int) -> None:
    t = table()
    t.a.peril = peril
    t.run(acting.do(t.g, (PassPeril(2),), Cause(0, "hex", -1, "entrance")))
    assert (t.a.peril, t.b.peril) == (peril - moved, moved)
    assert (t.a.glory, t.b.glory, len(t.log)) == (0, 0, 2 if moved else 0)


@pytest.mark.rule("DG-GEN-01", "DG-CRD-16")
def test_a_card_that_is_dropped_lies_on_the_pile(table: Make) -> None:
    t = table()
    t.b.hand = ["hex", "grit"]
    t.run(acting.do(t.g, (Drop(1),), Cause(0, "hex", 1, "entrance")), "card:grit")
    assert (t.b.hand, t.state.discard) == (["hex"], ["grit"])
    t.run(acting.do(t.g, (Drop(2, random=True),), Cause(0, "hex", 1, "entrance")))
    assert (t.b.hand, t.state.discard) == ([], ["grit", "hex"])


@pytest.mark.rule("DG-LIM-08", "DG-LIM-09")
def test_who_is_robbed_of_a_bag_keeps_no_more_than_the_limit(table: Make) -> None:
    t = table()
    t.ready(t.b, "belt-pouch", "lamp", "cloak", "iron-helmet")
    act = acting.do(t.g, (Rob(),), Cause(0, "hex", 1, "entrance"))
    t.run(act, "card:belt-pouch", "card:lamp")
    assert [r.card for r in t.a.inventory] == ["belt-pouch"]
    assert [r.card for r in t.b.inventory] == ["cloak", "iron-helmet"]
    assert t.asked[1].seat == 1


@pytest.mark.rule("DG-SPC-02", "DG-SPC-03", "DG-AMB-32")
def test_what_an_act_needs_is_asked_of_the_moment(table: Make) -> None:
    t = table()
    cast, calm = Moment("cast", 1), Moment("calm", 1)
    assert fitting.fits(t.g, t.b, Cancel(), cast)
    assert not fitting.fits(t.g, t.b, Cancel(), calm)
    cast.cancelled = True
    assert not fitting.fits(t.g, t.b, Cancel(), cast)
    assert not fitting.fits(t.g, t.b, Evade("all"), calm)
    assert not fitting.fits(t.g, t.b, Heal(1), calm), "at full life"
    t.b.life = 9
    assert fitting.fits(t.g, t.b, Heal(1), calm)
    assert not fitting.fits(t.g, t.b, Heal(1), Moment("roll", 1, "counter", "melee"))


@pytest.mark.rule("DG-LIM-05", "DG-LIM-03")
def test_beyond_the_limit_a_second_of_the_kind_is_not_used_either(table: Make) -> None:
    t = table()
    t.b.life, t.b.glory, t.b.ap = 9, 9, 9
    assert glory_cards.usable_at_once(t.g, t.b, "leech-jar") == 0
    t.ready(t.b, "belt-pouch")
    assert glory_cards.usable_at_once(t.g, t.b, "leech-jar") is None, "both are bags"
    assert glory_cards.usable_at_once(t.g, t.b, "grit") is None, "a boon"


@pytest.mark.rule("DG-CRD-08", "DG-GEN-11")
def test_an_instant_befalls_the_hero_who_is_named(table: Make) -> None:
    t = table(3)
    t.a.hand, t.a.glory = ["light-fingers"], 9
    t.b.hand, t.c.hand = ["hex"], ["boa"]
    t.act("card:light-fingers", "hero:figure-hero")
    assert (t.b.hand, t.c.hand) == (["hex"], [])
    assert "boa" in t.a.hand


@pytest.mark.rule("DG-CRD-16")
def test_a_deck_that_is_made_anew_is_shuffled(table: Make) -> None:
    t = table()
    t.state.discard = sorted(t.content.adventure)
    first = decks.draw_from(t.g, t.state.deck, t.state.discard)
    drawn = [first, *t.state.deck]
    assert drawn != sorted(t.content.adventure)
    assert sorted(map(str, drawn)) == sorted(t.content.adventure)
    assert t.state.discard == []


@pytest.mark.rule("DG-BAT-19")
def test_who_is_out_of_the_game_suffers_nothing(table: Make) -> None:
    t = table(3)
    t.a.alive, t.a.life = False, 3
    assert t.run(wounds.suffer(t.g, t.a, 2)) == 0
    assert (t.a.life, t.log) == (3, [])


@pytest.mark.rule("DG-SOL-14")
def test_alone_no_peril_card_is_drawn(table: Make) -> None:
    t = table(1, "solo")
    t.state.deck, t.state.peril_deck = ["grit"], ["hex"]
    t.run(decks.draw(t.g, t.a, 2))
    assert t.a.hand == ["grit"]
