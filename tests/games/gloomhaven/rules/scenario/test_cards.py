"""Card selection, rests, initiative, the character's turn, damage, exhaustion."""

import pytest

from waystone.games.gloomhaven.box.effects import Action, Attack, Harm, Heal, Loot, Move, Recover
from waystone.games.gloomhaven.box.lasting import Shield
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.damage import exhaust, suffer
from waystone.games.gloomhaven.rules.scenario.character import play_half, turn_options
from waystone.games.gloomhaven.rules.scenario.clean_up import start_round
from waystone.games.gloomhaven.rules.scenario.initiative import set_order
from waystone.games.gloomhaven.rules.scenario.rest import can_rest, long_rest, short_rest
from waystone.games.gloomhaven.rules.scenario.steps import (
    character_action,
    character_turn,
    choose_leading,
    choose_second,
    leading_options,
    rest_or_not,
)
from waystone.games.gloomhaven.rules.scenario.turns import close_turn, next_actor
from waystone.games.gloomhaven.shown.view import view
from waystone.games.gloomhaven.table.board import in_order
from waystone.games.gloomhaven.table.state import Figure, State
from waystone.kernel.play import Film
from waystone.kernel.text import Wordless

FOE = "figure:dummy-1"


def one() -> tuple[Gh, Figure]:
    gh = Gh(seats=1)
    hero = gh.hero("harpooner", (0, 0))
    return gh, hero


# ---- CRD


@pytest.mark.rule("GH-CRD-01", "GH-CRD-02", "GH-CRD-11", "GH-GEN-17")
def test_two_cards_are_laid_down_and_the_first_leads() -> None:
    gh, hero = one()
    owner = gh.owner(hero)
    gh.card(hero, "slow", initiative=80)
    gh.card(hero, "fast", initiative=10)
    gh.cards(hero, 2)
    gh.run(choose_leading.rule(gh.g, 0), ["card:slow"])
    gh.run(choose_second.rule(gh.g, 0), ["card:fast"])
    assert gh.asked[0].seat == owner.seat
    assert owner.selected == ["slow", "fast"]
    assert len(owner.hand) == 2
    assert owner.discard == owner.lost == []
    gh.run(set_order(gh.g))
    assert owner.initiative == 80


@pytest.mark.rule("GH-CRD-03", "GH-EX-39", "GH-RST-01")
def test_with_one_card_there_is_only_a_long_rest() -> None:
    gh, hero = one()
    owner = gh.owner(hero)
    gh.cards(hero, 1)
    gh.cards(hero, 2, "discard")
    assert [o.key for o in leading_options(gh.g, owner)] == ["long-rest"]
    gh.cards(hero, 2, prefix="d")
    assert "long-rest" in [o.key for o in leading_options(gh.g, owner)]
    owner.discard.pop()
    assert not can_rest(gh.g, owner)
    assert "long-rest" not in [o.key for o in leading_options(gh.g, owner)]


@pytest.mark.rule("GH-CRD-04", "GH-EXH-02", "GH-AMB-20")
def test_who_can_neither_play_nor_rest_is_exhausted_when_the_round_begins() -> None:
    gh, hero = one()
    other = gh.hero("lamplighter", (1, 0))
    gh.cards(hero, 1)
    gh.cards(hero, 1, "discard")
    gh.cards(other, 2)
    gh.run(start_round(gh.g))
    assert gh.owner(hero).exhausted
    assert hero.hp == 10
    assert "harpooner" not in gh.state.figures
    assert not gh.owner(other).exhausted


@pytest.mark.rule("GH-CRD-05", "GH-HID-01", "GH-HID-02", "GH-HID-03", "GH-EX-37", "GH-CRD-06")
def test_cards_are_secret_until_they_are_revealed() -> None:
    gh = Gh(seats=2)
    hero = gh.hero("harpooner", (0, 0))
    gh.hero("lamplighter", (1, 0))
    gh.cards(hero, 3)
    gh.cards(hero, 2, "selected")
    gh.state.order.clear()

    def shown(seat: int | None, zone: str) -> int:
        table = view(gh.state, gh.content, seat, Wordless())
        mat = next(m for m in table.mats if m.id == "mat:harpooner")
        return len(next(z for z in mat.zones if z.id == f"{zone}:harpooner").cards)

    assert (shown(0, "hand"), shown(1, "hand"), shown(None, "hand")) == (3, 0, 0)
    assert (shown(0, "selected"), shown(1, "selected")) == (2, 0)
    gh.state.figures.pop("lamplighter")
    gh.run(set_order(gh.g))
    assert shown(1, "selected") == 2
    assert shown(1, "hand") == 0


@pytest.mark.rule("GH-CRD-07", "GH-CRD-08", "GH-CRD-10", "GH-TRN-03")
def test_a_used_card_goes_to_its_pile_at_once() -> None:
    gh, hero = one()
    owner = gh.owner(hero)
    gh.monster((1, 0), number=1)
    gh.card(hero, "plain", Action([Attack(1)]), to="selected")
    gh.card(hero, "grave", bottom=Action([Loot(1)], lost=True), to="selected")
    gh.turn(hero)
    gh.run(character_action.rule(gh.g, hero.id), ["top:plain", FOE])
    assert (owner.discard, owner.selected) == (["plain"], ["grave"])
    gh.run(character_action.rule(gh.g, hero.id), ["bottom:grave"])
    assert owner.lost == ["grave"]
    gh.cards(hero, 1, "discard")
    gh.run(long_rest(gh.g, hero), ["lose:plain"])
    assert "grave" not in owner.hand


@pytest.mark.rule("GH-CRD-12", "GH-GEN-08")
def test_the_fields_of_a_card() -> None:
    gh, _ = one()
    card = gh.content.cards["gaff-hook"]
    assert (card.level, card.initiative) == (1, 31)
    assert [type(a).__name__ for a in card.bottom.abilities] == ["Move", "Shove"]
    assert card.top.xp == 1
    assert gh.content.cards["tow-rope"].level == "X"


# ---- RST


@pytest.mark.rule("GH-RST-02", "GH-RST-03", "GH-EOR-05")
def test_a_short_rest_loses_a_random_card() -> None:
    gh, hero = one()
    owner = gh.owner(hero)
    cards = gh.cards(hero, 3, "discard")
    gh.state.streams.stack("short-rest", 1)
    gh.run(rest_or_not.rule(gh.g, 0), ["short-rest", "pass"])
    assert owner.lost == [cards[1]]
    assert sorted(owner.hand) == [cards[0], cards[2]]
    gh.cards(hero, 2, "discard", prefix="e")
    gh.run(rest_or_not.rule(gh.g, 0), ["pass"])
    assert len(owner.discard) == 2


@pytest.mark.rule("GH-RST-04", "GH-EX-47", "GH-AMB-52")
def test_one_damage_saves_the_card_and_another_is_lost() -> None:
    gh, hero = one()
    gh.card(hero, "a", to="discard")
    gh.card(hero, "b", to="discard")
    gh.state.streams.stack("short-rest", 0)
    gh.run(short_rest(gh.g, hero), ["keep"])
    assert gh.owner(hero).lost == ["b"]
    assert gh.owner(hero).hand == ["a"]
    assert hero.hp == 9
    gh, hero = one()
    hero.hp = 1
    gh.cards(hero, 2, "discard")
    gh.run(short_rest(gh.g, hero), ["keep"])
    assert gh.owner(hero).exhausted
    assert len(gh.owner(hero).lost) == 2


@pytest.mark.rule("GH-RST-05", "GH-RST-06", "GH-INI-07", "GH-ITM-07")
def test_a_long_rest_takes_the_turn_at_99() -> None:
    gh, hero = one()
    owner = gh.owner(hero)
    hero.hp = 5
    cards = gh.cards(hero, 3, "discard")
    gh.cards(hero, 2)
    spent = gh.item(hero, "s", when="turn", use="spent")
    gone = gh.item(hero, "g", when="turn", use="consumed")
    spent.state, gone.state = "spent", "consumed"
    gh.run(choose_leading.rule(gh.g, 0), ["long-rest"])
    assert owner.resting
    gh.run(set_order(gh.g))
    assert gh.state.order[0].initiative == 99
    gh.state.order[0].done = True
    gh.run(character_turn.rule(gh.g, hero.id), [f"lose:{cards[2]}"])
    assert owner.lost == [cards[2]]
    assert len(owner.hand) == 4
    assert hero.hp == 7
    assert (spent.state, gone.state) == ("ready", "consumed")


@pytest.mark.rule("GH-RST-08", "GH-SUM-04")
def test_summons_of_a_resting_character_act_before_it() -> None:
    gh, hero = one()
    boy = gh.summon(hero, (1, 0))
    gh.owner(hero).resting = True
    gh.state.order[0].initiative = 99
    assert next_actor(gh.g) == boy.id
    assert next_actor(gh.g) == hero.id


@pytest.mark.rule("GH-RST-09", "GH-ITM-03")
def test_an_item_may_be_used_in_a_resting_turn() -> None:
    gh, hero = one()
    hero.hp = 1
    gh.item(hero, "broth", when="turn", use="consumed",
            abilities=[{"type": "heal", "value": 3, "who": "self"}])  # fmt: skip
    gh.owner(hero).resting = True
    gh.cards(hero, 2, "discard")
    gh.state.order[0].done = True
    then = gh.run(character_turn.rule(gh.g, hero.id), ["lose:c-harpooner-discard-0"])
    assert then == character_action(hero.id)
    gh.run(character_action.rule(gh.g, hero.id), ["item:broth"])
    assert gh.options() == ["item:broth", "pass"]
    assert hero.hp == 6


# ---- INI


def played(gh: Gh, hero: Figure, leading: int, second: int) -> None:
    gh.card(hero, f"l-{hero.id}", initiative=leading, to="selected")
    gh.card(hero, f"s-{hero.id}", initiative=second, to="selected")


@pytest.mark.rule("GH-INI-01", "GH-INI-02", "GH-EX-03", "GH-INI-08", "GH-MON-09")
def test_the_order_of_a_round() -> None:
    for leading, second, order in (
        (61, 15, ["archers", "bones", "harpooner", "lamplighter"]),
        (15, 61, ["harpooner", "archers", "bones", "lamplighter"]),
    ):
        gh = Gh()
        played(gh, gh.hero("harpooner", (0, 0)), leading, second)
        played(gh, gh.hero("lamplighter", (0, 1)), 86, 20)
        gh.kind("bones", initiative=45)
        gh.kind("archers", initiative=32)
        gh.kind("absent", initiative=1)
        gh.monster((4, 0), "bones")
        gh.monster((4, 1), "archers")
        for kind in ("bones", "archers", "absent"):
            gh.state.monsters.decks[kind].draw = ["0"]
        gh.state.monsters.drawn.clear()
        gh.run(set_order(gh.g))
        assert [actor.id for actor in gh.state.order] == order
        assert sorted(gh.state.monsters.drawn) == ["archers", "bones"]


@pytest.mark.rule("GH-INI-01", "GH-INI-02", "GH-INI-07", "GH-CRD-02", "GH-MON-09")
def test_whoever_hears_of_the_first_card_sees_all_of_them() -> None:
    gh = Gh()
    played(gh, gh.hero("harpooner", (0, 0)), 61, 15)
    played(gh, gh.hero("lamplighter", (0, 1)), 86, 20)
    gh.owner(gh.hero("sexton", (0, 2))).resting = True
    gh.kind("bones", initiative=45)
    gh.kind("absent", initiative=1)
    gh.monster((4, 0), "bones")
    for kind in ("bones", "absent"):
        gh.state.monsters.decks[kind].draw = ["0"]
    gh.state.monsters.drawn.clear()
    film = gh.g.film = Film(State)
    gh.run(set_order(gh.g))
    told = film.taken()
    said = [(line.text, line.args.get("initiative")) for frame in told for line in frame.lines]
    assert said == [
        ("fact-monster-card-drawn", 45),
        ("fact-played", 61),
        ("fact-played", 86),
        ("fact-rests", None),
    ]
    first = told[0].state
    assert [actor.id for actor in first.order] == ["bones", "harpooner", "lamplighter", "sexton"]
    assert first.monsters.drawn == {"bones": "0"}
    assert [c.initiative for c in first.characters] == [61, 86, 99]


@pytest.mark.rule("GH-INI-03", "GH-EX-13", "GH-MON-11")
def test_elites_first_then_by_number() -> None:
    gh, _ = one()
    gh.kind("dummy")
    made = [
        gh.monster((n, 3), "dummy", rank, number)  # type: ignore[arg-type]
        for n, (rank, number) in enumerate(
            [("normal", 1), ("normal", 4), ("elite", 3), ("elite", 2)]
        )
    ]
    assert [f.id for f in in_order(made)] == ["dummy-2", "dummy-3", "dummy-1", "dummy-4"]


@pytest.mark.rule("GH-INI-04", "GH-AMB-47")
def test_players_who_tie_look_at_their_other_cards() -> None:
    gh = Gh()
    a, b = gh.hero("harpooner", (0, 0)), gh.hero("lamplighter", (0, 1))
    played(gh, a, 30, 70)
    played(gh, b, 30, 20)
    gh.run(set_order(gh.g))
    assert [actor.id for actor in gh.state.order] == ["lamplighter", "harpooner"]
    gh.card(a, "s-harpooner", initiative=20, to="")
    gh.run(set_order(gh.g), [(1, "figure:harpooner")])
    assert [actor.id for actor in gh.state.order] == ["harpooner", "lamplighter"]
    assert gh.asked[-1].rule == "GH-INI-04"


@pytest.mark.rule("GH-INI-05", "GH-INI-06", "GH-AMB-51", "GH-MOT-08")
def test_a_player_goes_before_monsters_and_tied_types_are_ordered_by_the_players() -> None:
    gh = Gh()
    played(gh, gh.hero("harpooner", (0, 0)), 40, 70)
    gh.kind("one", initiative=40)
    gh.kind("two", initiative=40)
    gh.monster((3, 0), "one")
    gh.monster((3, 1), "two")
    gh.run(set_order(gh.g), [(2, "figure:two")])
    assert [actor.id for actor in gh.state.order] == ["harpooner", "two", "one"]
    assert gh.asked[-1].rule == "GH-INI-06"


@pytest.mark.rule("GH-INI-09", "GH-AMB-11", "GH-MON-03")
def test_types_that_share_a_deck_share_its_card_and_keep_their_order() -> None:
    gh = Gh()
    played(gh, gh.hero("harpooner", (0, 0)), 10, 70)
    gh.kind("one", [Move()], [Attack()], initiative=40)
    gh.kind("two", deck="one")
    gh.monster((3, 0), "one")
    gh.run(set_order(gh.g))
    assert gh.state.monsters.ties == [], "alone it was given no order"
    gh.monster((3, 1), "two")
    gh.state.monsters.drawn.clear()
    gh.run(set_order(gh.g), ["figure:two"])
    assert list(gh.state.monsters.drawn) == ["one"]
    assert [actor.id for actor in gh.state.order] == ["harpooner", "two", "one"]
    gh.run(set_order(gh.g))
    assert [actor.id for actor in gh.state.order] == ["harpooner", "two", "one"]


# ---- TRN


def two_cards(gh: Gh, hero: Figure) -> None:
    gh.card(hero, "x", Action([Attack(3)], lost=True), Action([Move(3)]), to="selected")
    gh.card(hero, "y", Action([Attack(4)]), Action([Move(4)]), to="selected")


@pytest.mark.rule("GH-TRN-01", "GH-TRN-11", "GH-GEN-08")
def test_the_top_of_one_card_and_the_bottom_of_the_other() -> None:
    gh, hero = one()
    gh.monster((1, 0), number=1)
    two_cards(gh, hero)
    gh.turn(hero)
    keys = {o.key for o in turn_options(gh.g, gh.owner(hero))}
    assert {"top:x", "bottom:x", "top:y", "bottom:y", "attack:x", "move:y"} <= keys
    gh.run(character_action.rule(gh.g, hero.id), ["bottom:y", "hex:0,1", "pass"])
    keys = {o.key for o in turn_options(gh.g, gh.owner(hero))}
    assert keys == {"top:x", "attack:x"}


@pytest.mark.rule("GH-TRN-02")
def test_abilities_in_printed_order_without_interruption() -> None:
    gh, hero = one()
    foe = gh.monster((2, 0), number=1)
    gh.perform(hero, Move(2), Attack(2), answers=["hex:1,0", "pass", FOE])
    assert foe.hp == 8
    assert [q.prompt for q in gh.asked] == ["ask-move", "ask-move", "ask-target"]


@pytest.mark.rule("GH-TRN-04", "GH-EX-28")
def test_default_actions_discard_the_card_whatever_it_says() -> None:
    gh, hero = one()
    foe = gh.monster((1, 0), number=1)
    two_cards(gh, hero)
    gh.turn(hero)
    gh.run(character_action.rule(gh.g, hero.id), ["attack:x", FOE])
    assert foe.hp == 8
    assert gh.owner(hero).discard == ["x"]
    gh.run(character_action.rule(gh.g, hero.id), ["move:y", "hex:0,2"])
    assert gh.at(hero) == (0, 2)
    assert gh.owner(hero).discard == ["x", "y"]


@pytest.mark.rule("GH-TRN-05", "GH-TRN-06", "GH-EFF-02")
def test_parts_may_be_skipped_but_not_what_hurts_oneself() -> None:
    gh, hero = one()
    gh.monster((1, 0), number=1)
    gh.card(
        hero, "x", Action([Attack(3), Harm(2, who="self"), Heal(1, range=1)], xp=1), to="selected"
    )
    gh.turn(hero)
    gh.run(
        play_half(gh.g, gh.owner(hero), hero, "x", "top", default=False),
        ["pass", "pass"],
    )
    assert hero.hp == 8
    assert gh.owner(hero).xp == 1


@pytest.mark.rule("GH-TRN-07", "GH-ITM-06", "GH-GEN-10")
def test_items_before_between_and_after_the_actions() -> None:
    gh, hero = one()
    hero.hp = 2
    two_cards(gh, hero)
    for n in range(3):
        gh.item(hero, f"p{n}", when="turn", use="consumed",
                abilities=[{"type": "heal", "value": 1, "who": "self"}])  # fmt: skip
    gh.turn(hero)
    for answer in (["item:p0"], ["move:x", "pass"], ["item:p1"], ["attack:y"], ["item:p2"]):
        gh.run(character_action.rule(gh.g, hero.id), answer)
    assert hero.hp == 5
    gh.state.order[0].done = True
    gh.run(character_action.rule(gh.g, hero.id))
    assert gh.state.turn.figure == ""


@pytest.mark.rule("GH-TRN-09", "GH-AMB-14", "GH-LOO-03")
def test_the_end_of_a_turn() -> None:
    gh, hero = one()
    gh.state.coins[hero.cell] = 2
    hero.conditions = {"muddle": 1}
    gh.turn(hero).infused = ["fire"]
    gh.run(close_turn(gh.g, hero))
    assert gh.owner(hero).coins == 2
    assert gh.state.elements["fire"] == 2
    assert hero.conditions == {}
    lines = [line.text for line in gh.log]
    assert lines.index("fact-looted") < lines.index("fact-infused") < lines.index("fact-shed")


# ---- REC


@pytest.mark.rule("GH-REC-01", "GH-REC-02", "GH-REC-05", "GH-REC-06")
def test_recover_takes_cards_of_the_named_pile_at_once() -> None:
    gh, hero = one()
    owner = gh.owner(hero)
    gh.card(hero, "gone", to="lost")
    gh.card(hero, "sealed", bottom=Action([Loot(1)], lost=True, unrecoverable=True), to="lost")
    gh.card(hero, "used", Action([Loot(1)]), to="selected")
    gh.card(hero, "back", bottom=Action([Recover(2, "discard")]), to="selected")
    gh.running(hero, Shield(1), stays="persistent")
    gh.turn(hero)
    gh.run(play_half(gh.g, owner, hero, "used", "top", default=False))
    gh.run(
        play_half(gh.g, owner, hero, "back", "bottom", default=False), ["card:used card:running"]
    )
    assert owner.hand == ["used", "running"]
    assert owner.active == []
    gh.perform(hero, Recover(2, "lost"), answers=["card:gone"])
    assert gh.options() == ["card:gone"]
    assert owner.lost == ["sealed"]


# ---- DMG


@pytest.mark.rule("GH-DMG-01", "GH-DMG-04", "GH-DMG-05")
def test_damage_is_suffered_or_negated_whole() -> None:
    gh, hero = one()
    owner = gh.owner(hero)
    gh.cards(hero, 1)
    gh.cards(hero, 3, "discard")
    gh.run(suffer(gh.g, hero, 4, "t"), ["suffer"])
    assert gh.options() == ["suffer", "lose:c-harpooner-hand-0", "discards"]
    assert hero.hp == 6
    gh.run(suffer(gh.g, hero, 4, "t"), ["lose:c-harpooner-hand-0"])
    gh.run(
        suffer(gh.g, hero, 4, "t"),
        ["discards", "lose:c-harpooner-discard-0 lose:c-harpooner-discard-2"],
    )
    assert hero.hp == 6
    assert len(owner.lost) == 3
    assert owner.discard == ["c-harpooner-discard-1"]


@pytest.mark.rule("GH-DMG-02")
def test_negating_damage_does_not_stop_the_other_effects() -> None:
    gh, hero = one()
    gh.cards(hero, 1)
    foe = gh.monster((1, 0), number=1)
    gh.perform(
        foe, Attack(2, conditions=["wound"]),
        answers=["figure:harpooner", "lose:c-harpooner-hand-0"],
    )  # fmt: skip
    assert hero.hp == 10
    assert "wound" in hero.conditions


@pytest.mark.rule("GH-DMG-03", "GH-EX-27")
def test_cards_selected_for_the_round_cannot_be_lost() -> None:
    gh, hero = one()
    gh.cards(hero, 2, "selected")
    gh.cards(hero, 1, "discard")
    gh.run(suffer(gh.g, hero, 3, "t"))
    assert hero.hp == 7


# ---- EXH


@pytest.mark.rule("GH-EXH-01", "GH-EXH-03", "GH-EXH-05", "GH-SUM-03", "GH-GEN-02")
def test_without_hit_points_a_character_is_exhausted() -> None:
    gh = Gh()
    hero, other = gh.hero("harpooner", (0, 0)), gh.hero("lamplighter", (1, 0))
    boy = gh.summon(hero, (2, 0))
    gh.running(hero, Shield(1), lost=True)
    gh.cards(hero, 2, "selected")
    owner = gh.owner(hero)
    gh.run(suffer(gh.g, hero, 10, "t"))
    assert owner.exhausted
    assert len(owner.lost) == 3
    assert not owner.selected
    assert not owner.hand
    assert not owner.active
    assert hero.id not in gh.state.figures
    assert boy.id not in gh.state.figures
    assert gh.outcome == ""
    gh.run(suffer(gh.g, other, 99, "t"))
    assert gh.outcome == "lost"


@pytest.mark.rule("GH-EXH-04")
def test_the_exhausted_do_not_return() -> None:
    gh = Gh()
    hero, other = gh.hero("harpooner", (0, 0)), gh.hero("lamplighter", (1, 0))
    gh.run(exhaust(gh.g, hero, "GH-EXH-01"))
    gh.cards(other, 2)
    gh.run(start_round(gh.g))
    gh.perform(other, Heal(9, range=9), answers=["figure:lamplighter"])
    assert hero.id not in gh.state.figures
    questions = gh.run(choose_leading.rule(gh.g, 0), ["card:c-lamplighter-hand-0"])
    assert questions == choose_second(0)


@pytest.mark.rule("GH-AMB-21")
def test_who_falls_in_its_own_turn_ends_it_without_looting() -> None:
    gh, hero = one()
    gh.hero("lamplighter", (3, 3))
    hero.hp = 1
    two_cards(gh, hero)
    gh.card(hero, "z", Action([Harm(5, who="self"), Attack(3)]), to="selected")
    gh.state.coins[hero.cell] = 1
    gh.turn(hero).infused = ["ice"]
    gh.run(character_action.rule(gh.g, hero.id), ["top:z"])
    assert gh.owner(hero).exhausted
    assert gh.owner(hero).coins == 0
    assert gh.state.elements["ice"] == 2
