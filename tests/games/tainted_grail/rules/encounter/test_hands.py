"""Hands, decks, discard piles; charges, prices, keys: clause by clause (TG-SEQ, TG-SYM)."""

from typing import Any

import pytest

from waystone.games.tainted_grail.box.encounter import Look, Recover
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.doing import apply
from waystone.games.tainted_grail.rules.encounter.round import hand_kept
from waystone.games.tainted_grail.rules.encounter.sequence import connected
from waystone.testing import run


def plays(*effects: dict[str, Any], **fields: Any) -> World:
    return World().card("c", abilities=[{"when": "play", "do": list(effects)}], **fields)


@pytest.mark.rule("TG-SYM-13", "TG-GEN-03")
def test_of_cards_looked_at_one_is_taken_and_the_others_go_under_the_deck() -> None:
    table = Table(plays({"type": "look", "n": 3}), "ada").hold("ada", "c")
    table.stack("ada", "ada-c0", "ada-c1", "ada-c2", "ada-c3").act("ada").say("card:c")
    assert sorted(table.options) == ["card:ada-c0", "card:ada-c1", "card:ada-c2"]
    assert table.member("ada").looking == 3
    table.say("card:ada-c1")
    one = table.member("ada")
    assert (one.hand, one.looking) == (["ada-c1"], 0)
    assert one.deck[-1] == "ada-c3", "the next one is on top"
    assert sorted(one.deck[:2]) == ["ada-c0", "ada-c2"]


@pytest.mark.rule("TG-SYM-13")
def test_of_an_empty_deck_nothing_is_looked_at() -> None:
    table = Table(World(), "ada").stack("ada")
    table.encounter.active = 0
    run(apply(table.g, [Look(3)], 0))
    assert table.member("ada").hand == []


@pytest.mark.rule("TG-GEN-03")
def test_a_card_of_choice_comes_back_from_the_discard_pile() -> None:
    table = Table(plays({"type": "recover"}), "ada").hold("ada", "c").stack("ada")
    table.member("ada").discard = ["ada-c0", "ada-c1"]
    table.act("ada").say("card:c", "card:ada-c1")
    assert (table.member("ada").hand, table.member("ada").discard) == (["ada-c1"], ["ada-c0"])
    table = Table(World(), "ada")
    table.encounter.active = 0
    run(apply(table.g, [Recover(2)], 0))
    assert table.member("ada").hand == [], "from an empty pile nothing"


@pytest.mark.rule("TG-SEQ-13")
@pytest.mark.parametrize("source", ["deck", "discard", "hand"])
def test_a_card_that_is_placed_leaves_where_it_was(source: str) -> None:
    table = Table(plays({"type": "place", "from": source}), "ada").hold("ada", "c", "ada-c5")
    table.stack("ada", "ada-c0")
    table.member("ada").discard = ["ada-c1"]
    table.act("ada").say("card:c")
    placed = {"deck": "ada-c0", "discard": "ada-c1", "hand": "ada-c5"}[source]
    assert table.laid == ["c", placed]
    one = table.member("ada")
    assert placed not in (*one.hand, *one.deck, *one.discard)
    assert len((*one.hand, *one.deck, *one.discard)) == 2


@pytest.mark.rule("TG-SEQ-26", "TG-SEQ-32", "TG-GEN-01")
@pytest.mark.parametrize(
    ("rule", "kept", "drawn"), [(None, 3, 1), ({"type": "keep"}, 4, 1), ({"type": "rally"}, 3, 2)]
)
def test_what_is_kept_and_drawn_at_the_end_of_the_round(
    rule: dict[str, Any] | None, kept: int, drawn: int
) -> None:
    world = World().item("charm", *([{"when": "always", "do": [rule]}] if rule else []))
    hand = [f"ada-c{n}" for n in range(5)]
    table = Table(world, "ada").give("ada", "charm").hold("ada", *hand).act("ada").say("stop")
    assert table.prompt == "ask-trim"
    spare = hand[: 5 - kept]
    table.say(" ".join(f"card:{card}" for card in spare))
    one = table.member("ada")
    assert len(one.hand) == kept + drawn
    assert one.discard == spare, "what is not kept is discarded"
    assert (table.now.round, one.been) == (2, True)


@pytest.mark.rule("TG-SEQ-14")
def test_more_cards_at_the_start() -> None:
    world = World().item("map", {"when": "always", "do": [{"type": "opening", "n": 2}]})
    table = Table(world, "ada", "ben").give("ada", "map").begin()
    assert [len(one.hand) for one in table.now.members] == [5, 3]


@pytest.mark.rule("TG-SEQ-14", "TG-SEQ-16")
@pytest.mark.parametrize(("only", "gained"), [("", 1), ("combat", 1), ("diplomacy", 0)])
def test_what_acts_at_the_start_acts_in_its_kind_of_encounter(only: str, gained: int) -> None:
    start = {"when": "start", "only": only, "do": [{"type": "gain", "what": "food"}]}
    table = Table(World().item("horn", start), "ada").give("ada", "horn").begin().say("keep")
    assert table.hero("ada").food == gained
    assert table.numbers("round") == [1]


@pytest.mark.rule("TG-SEQ-15")
def test_each_new_hand_has_one_card_fewer() -> None:
    table = Table(World(), "ada").begin()
    assert table.session is not None
    asked = table.session.questions()[0]
    assert [option.args.get("count") for option in asked.options] == [None, 2]
    table.say("redraw")
    assert (len(table.member("ada").hand), len(table.member("ada").deck)) == (2, 8)
    table.say("redraw")
    assert len(table.member("ada").hand) == 1
    assert table.prompt == "ask-act", "one card is kept"


@pytest.mark.rule("TG-SEQ-15", "TG-COM-10", "TG-AMB-61", "TG-VEN-12")
def test_decks_are_shuffled_when_cards_go_back_into_them() -> None:
    """The order of a long deck does not stay as it was."""
    names = [f"ada-c{n}" for n in range(10)]
    world = World().king("veneda").combat("bear", difficulty=2, king="veneda")
    world.combat("bear", difficulty=2, king="veneda", attack=[{"type": "reshuffle"}])
    shuffled = Table(world, "ada").stack("ada", *names).attack("ada")
    rest = shuffled.member("ada").deck + shuffled.member("ada").hand
    assert sorted(rest) == names
    assert shuffled.member("ada").deck != list(reversed(names))[:9]
    fled = Table(World(), "ada", "ben").stack("ada", *names).act("ada").say("escape")
    assert sorted(fled.member("ada").deck) == names
    assert fled.member("ada").deck != list(reversed(names))


# ---- charges and tokens


@pytest.mark.rule("TG-SEQ-28", "TG-GEN-03")
def test_recharging_needs_a_card_to_charge() -> None:
    spends = {"when": "charges", "do": [{"type": "heal"}]}
    world = plays({"type": "recharge", "n": 2}).card("wand", passive=True, abilities=[spends])
    table = Table(world, "ada").lay("wand", charges=1).hold("ada", "c").act("ada").say("card:c")
    assert table.now.sequence[0].charges == 3
    table = Table(world, "ada").hold("ada", "c").act("ada").say("card:c")
    assert table.prompt == "ask-act", "nothing to charge"


@pytest.mark.rule("TG-GEN-03")
@pytest.mark.parametrize(("candle", "asked"), [(False, 2), (True, 1)])
def test_time_is_taken_off_a_card_or_a_candle(candle: bool, asked: int) -> None:
    world = plays({"type": "hasten", "candle": candle})
    world.card("wick", passive=True, subtype="candle").card("clock", passive=True)
    table = Table(world, "ada").lay("wick", tokens=3).lay("clock", tokens=3).hold("ada", "c")
    table.act("ada").say("card:c")
    if asked == 2:
        assert table.options == ["card:wick", "card:clock"]
        table.say("card:wick")
    assert [card.tokens for card in table.now.sequence[:2]] == [2, 3]


@pytest.mark.rule("TG-SEQ-29")
def test_who_was_refused_a_charge_does_not_ask_again_in_this_activation() -> None:
    spends = {"when": "charges", "do": [{"type": "cubes"}]}
    world = World().card("wand", passive=True, abilities=[spends])
    table = Table(world, "ada", "ben").lay("wand", charges=2).act("ben").say("charge:wand")
    table.say("ada:pass")
    assert "charge:wand" not in table.options
    assert table.now.sequence[0].charges == 2


# ---- prices and limits


@pytest.mark.rule("TG-GEN-08", "TG-SEQ-27")
@pytest.mark.parametrize(("cost", "left"), [("cube", 1), ("time", 1)])
def test_cubes_and_time_are_paid_from_the_encounter(cost: str, left: int) -> None:
    use = {"when": "use", "pay": [{"what": cost, "n": 2}], "do": [{"type": "heal"}]}
    world = World().item("charm", use)
    foe = "bear" if cost == "cube" else "knight"
    table = Table(world, "ada", foe=foe).give("ada", "charm")
    table.encounter.pool = table.encounter.time = 3
    table.hero("ada").health = 2
    table.act("ada").say("use:charm")
    assert (table.now.pool if cost == "cube" else table.now.time) == left
    assert table.hero("ada").health == 3
    assert "use:charm" not in table.options, "not enough for another"


@pytest.mark.rule("TG-GEN-08", "TG-TRK-03")
def test_a_price_of_two_things_needs_both() -> None:
    pay = [{"what": "energy"}, {"what": "magic"}]
    use = {"when": "use", "pay": pay, "do": [{"type": "heal"}]}
    for magic, energy, able in ((1, 1, True), (1, 0, False), (0, 1, False)):
        table = Table(World().item("charm", use), "ada").give("ada", "charm")
        table.hero("ada").magic, table.hero("ada").energy = magic, energy
        assert ("use:charm" in table.act("ada").options) is able


@pytest.mark.rule("TG-ITM-13")
@pytest.mark.parametrize(("limit", "again", "later"), [("activation", 0, 1), ("encounter", 0, 0)])
def test_how_often_an_item_is_used(limit: str, again: int, later: int) -> None:
    use = {"when": "use", "limit": limit, "do": [{"type": "cubes"}]}
    table = Table(World().item("charm", use), "ada").give("ada", "charm").act("ada")
    table.say("use:charm")
    assert ("use:charm" in table.options) == again
    assert ("use:charm" in table.say("stop").options) == later


@pytest.mark.rule("TG-ITM-13")
@pytest.mark.parametrize(("only", "able"), [("", True), ("combat", True), ("diplomacy", False)])
def test_an_item_for_one_kind_of_encounter(only: str, able: bool) -> None:
    use = {"when": "use", "only": only, "do": [{"type": "heal"}]}
    table = Table(World().item("charm", use), "ada").give("ada", "charm").act("ada")
    assert ("use:charm" in table.options) is able


@pytest.mark.rule("TG-FIN-04")
def test_who_was_refused_does_not_concede_again_in_this_activation() -> None:
    table = Table(World().combat("last", final=True), "ada", "ben", foe="last").act("ada")
    assert "concede" not in table.say("concede", "ben:pass").options


# ---- magic and lightning


@pytest.mark.rule("TG-SEQ-05", "TG-SEQ-17", "TG-AMB-15")
@pytest.mark.parametrize("payer", ["ada", "ben"])
def test_lightning_by_magic_is_paid_by_one_member_once(payer: str) -> None:
    world = World().card("a", right={"magic": True}).card("b", left={"magic": ["bolt", "cube"]})
    table = Table(world, "ada", "ben").hold("ada", "a", "b")
    table.hero("ada").magic = table.hero("ben").magic = 2
    table.act("ada").say("card:a", "card:b")
    assert (table.prompt, table.asked) == ("ask-payer", [0, 1])
    table.say(f"ada:hero:{payer}")
    left = {one.id: one.magic for one in table.state_now.heroes}
    assert left == {"ada": 2, "ben": 2} | {payer: 1}
    assert (table.pool, table.prompt) == (1, "ask-act"), "not asked again"


@pytest.mark.rule("TG-SEQ-05")
def test_a_magic_key_lights_up_its_card() -> None:
    world = World().combat("bear", right={"magic": True}).card("a", left={"magic": ["cube"]})
    table = Table(world, "ada").hold("ada", "a")
    table.hero("ada").magic = 1
    table.act("ada").say("card:a")
    assert table.session is not None
    assert [option.on for option in table.session.questions()[0].options] == ["sequence:0", ""]
    table.say("magic")
    assert (table.pool, table.now.sequence[0].got) == (1, 8)


@pytest.mark.rule("TG-SEQ-04", "TG-SEQ-06", "TG-SEQ-08")
def test_each_row_gives_its_own_bonus_and_is_marked() -> None:
    right = {"aggression": 1, "courage": 1, "practicality": 2, "free": 2}
    left = {"aggression": ["cube"], "courage": ["card"], "practicality": ["cube"], "free": ["cube"]}
    world = World().combat("bear", right=right).card("a", left=left)
    table = Table(world, "ada").can("ada", aggression=1, courage=1, practicality=1)
    table.hold("ada", "a").act("ada").say("card:a")
    assert table.pool == 3, "1 by Aggression, 2 by the Free Key; Practicality lacks one"
    assert len(table.member("ada").hand) == 1
    assert table.now.sequence[0].got == 1 + 2 + 16
    assert table.session is not None
    met = [line.args for line in table.session.log if line.text == "fact-connected"]
    assert [args["key"] for args in met] == ["aggression", "courage", "key-free"]
    assert [args["times"] for args in met] == [1, 1, 2]


@pytest.mark.rule("TG-SYM-01", "TG-SEQ-06")
def test_halves_without_a_partner_or_a_bonus_give_nothing() -> None:
    world = World().combat("bear", right={"magic": False, "free": 0})
    world.card("a", left={"magic": ["cube"], "free": ["cube"]})
    table = Table(world, "ada").hold("ada", "a")
    table.hero("ada").magic = 1
    table.act("ada").say("card:a")
    assert (table.pool, table.now.sequence[0].got, table.prompt) == (0, 0, "ask-act")
    world = World().combat("bear", right={"magic": True}).card("a", left={"free": []})
    table = Table(world, "ada").hold("ada", "a")
    table.hero("ada").magic = 1
    assert table.act("ada").say("card:a").now.sequence[0].got == 0


@pytest.mark.rule("TG-SEQ-20", "TG-STM-02")
@pytest.mark.parametrize(("cards", "able"), [(1, True), (2, False)])
def test_the_nimble_need_no_lightning_for_the_second_card_alone(cards: int, able: bool) -> None:
    world = World().item("boots", {"when": "always", "do": [{"type": "nimble"}]})
    table = Table(world, "ada").give("ada", "boots").hold("ada", "ada-c0")
    table.encounter.activation.played = cards
    assert ("card:ada-c0" in table.act("ada").options) is able
    plain = {"when": "always", "do": [{"type": "keep"}]}
    other = Table(World().item("boots", plain), "ada").give("ada", "boots").hold("ada", "ada-c0")
    other.encounter.activation.played = 1
    assert "card:ada-c0" not in other.act("ada").options


@pytest.mark.rule("TG-SEQ-04", "TG-SEQ-10")
@pytest.mark.parametrize(("attribute", "pool"), [("courage", 1), ("aggression", 0)])
def test_what_raises_an_attribute(attribute: str, pool: int) -> None:
    rule = {"when": "always", "do": [{"type": "skilled", "attribute": attribute}]}
    world = World().combat("bear", right={"courage": 1}).item("ring", rule)
    world.card("a", left={"courage": ["cube"]})
    table = Table(world, "ada").give("ada", "ring").hold("ada", "a").act("ada")
    assert table.say("card:a").pool == pool
    raised = {"type": "raise", "attribute": attribute}
    world = World().combat("bear").card("a", left={"courage": ["cube"], "free": ["bolt"]})
    world.card("up", abilities=[{"when": "play", "do": [raised]}], right={"courage": 1})
    table = Table(world, "ada").hold("ada", "up", "a").act("ada").say("card:up", "card:a")
    assert table.pool == pool


@pytest.mark.rule("TG-SEQ-10")
def test_the_rules_of_a_card_in_sight_are_for_the_active_character() -> None:
    rule = {"when": "always", "do": [{"type": "keep", "n": 2}]}
    world = World().card("charm", passive=True, abilities=[rule])
    table = Table(world, "ada", "ben").lay("charm")
    table.encounter.active = 0
    assert (hand_kept(table.g, 0), hand_kept(table.g, 1)) == (5, 3)


@pytest.mark.rule("TG-SEQ-07", "TG-SYM-10")
def test_a_magic_key_connects_only_with_its_like() -> None:
    world = World().combat("bear", right={"magic": True}).card("plain", right={"magic": True})
    world.card("spell", left={"magic": []}).card("dull", left={"magic": []})
    table = Table(world, "ada").lay("plain").lay("spell").lay("dull")
    assert connected(table.g) == (0, 1)


@pytest.mark.rule("TG-AMB-39", "TG-TRT-08")
@pytest.mark.parametrize(
    ("track", "outcome"), [(["grey", "red", "green"], "red"), (["grey", "grey", "green"], "grey")]
)
def test_a_red_refusal_goes_to_the_red_step_or_to_the_bottom(
    track: list[str], outcome: str
) -> None:
    world = World().talk("knight", track=track, start=2, traits=[{"type": "disheartening"}])
    assert Table(world, "ada", foe="knight").act("ada").say("give-up").over == outcome


@pytest.mark.rule("TG-DIP-10", "TG-AMB-39")
@pytest.mark.parametrize(("start", "outcome"), [(7, "grey"), (6, "red"), (1, "red")])
def test_giving_up_goes_four_steps_down(start: int, outcome: str) -> None:
    table = Table(World(), "ada", foe="knight")
    table.encounter.affinity = start
    assert table.act("ada").say("give-up").over == outcome


@pytest.mark.rule("TG-DIP-03", "TG-DIP-04")
def test_the_marker_is_told_by_its_step_and_colour() -> None:
    world = World().talk("knight", reaction=[{"type": "down"}])
    world.card("d", deck="diplomacy", left={"free": ["up"]})
    table = Table(world, "ada", foe="knight").hold("ada", "d").act("ada").say("card:d", "stop")
    assert table.session is not None
    told = [line.args for line in table.session.log if line.text == "fact-affinity-moved"]
    assert [(one["change"], one["at"], one["of"]) for one in told] == [
        ("+1", 5, 8),
        ("−1", 4, 8),
    ]
