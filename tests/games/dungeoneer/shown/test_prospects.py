"""What a deed would lead to, in numbers, beside the rules that make it so."""

from collections.abc import Callable
from typing import Any

import pytest

from waystone.games.dungeoneer.box.effects import Act, Glory, Heal, Prevent, Reroll, Wound
from waystone.games.dungeoneer.box.traits import Use
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.battle.aftermath import Fate
from waystone.games.dungeoneer.shown import prospects
from waystone.games.dungeoneer.shown.hud import huds
from waystone.games.dungeoneer.shown.stage import attacked, points_lost, stages, stand_up
from waystone.games.dungeoneer.table.state import Attack, Battle, Declared, Readied, Trap
from waystone.kernel.ask import Option, Question
from waystone.kernel.game import find
from waystone.kernel.stage import Staging
from waystone.kernel.text import Text

Make = Callable[..., Table]
GAME = find("dungeoneer")


def words(t: Table) -> Text:
    return GAME.text("en", t.content)


def staged(t: Table, prompt: str, options: list[Option[Any]], **args: Any) -> Staging:
    question = Question(0, "choose", prompt, options, args=args)
    return stages(t.state, t.content, question, words(t))


# ---- tests


@pytest.mark.rule("DG-THR-01", "DG-GEN-10")
def test_the_die_that_a_test_needs(table: Make) -> None:
    """The Apothecary has Magic 7, and a level and life of their own."""
    t = table()
    t.a.level, t.a.life = 8, 5
    needed = [prospects.needed(t.g, t.a, stat, 12) for stat in ("magic", "level", "life")]
    assert needed == [5, 4, 7]
    told = [prospects.a_test(words(t), die) for die in (1, 2, 6, 7)]
    assert told == ["Any die is enough.", "The die must show 2 or more.",
                    "The die must show 6 or more.", "No die is enough by itself."]  # fmt: skip
    assert [bool(prospects.hopeless(words(t), die)) for die in (6, 7)] == [False, True]


@pytest.mark.rule("DG-OBS-01", "DG-TRP-03")
def test_a_trap_is_announced_where_it_lies_and_nowhere_else(table: Make) -> None:
    t = table().lay("pit-room", 1, 0).lay("spiked-room", 0, 1)
    t.state.traps += [Trap("acid-stream", "hall-1", 1), Trap("acid-stream", "entrance", 1)]
    said = [prospects.obstacle(t.g, words(t), t.a, at) for at in ("entrance", "hall-2")]
    assert said == ["A trap lies there.", ""]


@pytest.mark.rule("DG-OBS-01")
@pytest.mark.parametrize(
    ("card", "safe"), [("eel-oil", ["pit-room"]), ("hook-and-line", ["pit-room", "spiked-room"])]
)
def test_the_surefooted_are_not_warned(table: Make, card: str, safe: list[str]) -> None:
    t = table()
    t.ready(t.a, card)
    said = {p: prospects.obstacle(t.g, words(t), t.a, p) for p in ("pit-room", "spiked-room")}
    assert [place for place, warning in said.items() if not warning] == safe


@pytest.mark.rule("DG-QST-08", "DG-QCA-27")
def test_an_attempt_tells_its_task_and_whom_a_failure_strikes(table: Make) -> None:
    t = table()
    told = {
        quest: prospects.attempt(t.g, words(t), t.a, t.content.quests[quest])[0]
        for quest in ("book-threat", "book-threat-2", "book-chance", "book-hunt")
    }
    assert "Failed:" in told["book-threat"]
    assert told["book-threat-2"] == "Any die is enough. A quest completed ends your turn."
    for quest in ("book-chance", "book-hunt"):
        assert not told[quest].startswith("A quest completed"), "first what it takes"
        assert "Failed:" not in told[quest]


@pytest.mark.rule("DG-QCA-15")
def test_a_search_is_easier_far_from_the_entrance(table: Make) -> None:
    t = table().lay("hall-1", 1, 0).lay("hall-2", 2, 0).lay("hall-3", 3, 0).lay("hall-4", 4, 0)
    quest, told = t.content.quests["book-search"], []
    for at in ("hall-2", "hall-3", "hall-4"):
        t.put(t.a, at)
        told.append(prospects.search(t.g, words(t), t.a, quest))
    assert told == [
        ("No die is enough by itself.", "The die alone cannot do it."),
        ("The die must show 6 or more.", ""),
        ("The die must show 5 or more.", ""),
    ]


@pytest.mark.rule("DG-BAT-16")
@pytest.mark.parametrize(("own", "other", "never"), [(5, 10, False), (5, 11, True), (9, 1, False)])
def test_not_even_a_six_against_a_one(table: Make, own: int, other: int, never: bool) -> None:
    assert bool(prospects.cannot_hit(words(table()), own, other)) is never


@pytest.mark.rule("DG-DEF-03")
@pytest.mark.parametrize(
    ("act", "die", "wounds", "warning"),
    [
        (Prevent(3), 0, 2, "1 of the prevention is wasted."),
        (Prevent(2), 0, 2, ""),
        (Prevent(1), 0, 2, ""),
        (Prevent(3), 0, 0, ""),
        (Reroll(), 6, 0, "The die cannot get better."),
        (Reroll(), 5, 0, ""),
        (Reroll(whose="rival"), 6, 0, ""),
        (Heal(9, "target"), 0, 0, ""),
        (Glory(9), 6, 2, ""),
        (Wound(1), 6, 2, ""),
    ],
)
def test_what_would_be_wasted(table: Make, act: Act, die: int, wounds: int, warning: str) -> None:
    t = table()
    assert prospects.wasted(t.g, words(t), t.a, act, die, wounds) == warning


@pytest.mark.rule("DG-DSC-05", "DG-VAR-17")
@pytest.mark.parametrize(
    ("mode", "limited", "warning"),
    [
        ("legendary", False, "3 AP are lost."),
        ("legendary", True, "4 AP are lost."),
        ("solo", False, "4 AP are lost."),
    ],
)
def test_points_of_every_kind_are_lost_but_the_one_that_is_saved(
    table: Make, mode: str, limited: bool, warning: str
) -> None:
    t = table(1 if mode == "solo" else 2, mode, limited_movement=limited)
    t.a.ap, t.a.loose = 2, 2
    assert points_lost(t.state, t.a, words(t)) == warning


@pytest.mark.rule("DG-EFF-02", "DG-EFF-05")
def test_to_stand_up_may_need_a_die(table: Make) -> None:
    t = table()
    assert stand_up(t.g, words(t), t.a) == ("Your hero stands.", "")
    t.a.stand_stat, t.a.stand_value = "magic", 12
    assert stand_up(t.g, words(t), t.a) == ("The die must show 5 or more.", "")


# ---- battle


def fight(t: Table, *cards: str) -> Battle:
    """The other player's monsters attack the Apothecary."""
    attacks = [Attack("monster", 1, card, 0, piece=Readied(card)) for card in cards]
    battle = Battle(1, 0, t.a.hero, t.a.at, attacks)
    t.state.battles.append(battle)
    return battle


FORMS: list[Option[Any]] = [
    Option("form:melee", "melee", args={"own": 6, "other": 4}),
    Option("form:magic", "magic", args={"own": 4, "other": 7}),
]


@pytest.mark.rule("DG-BAT-06")
def test_each_form_tells_its_wounds_and_its_lead(table: Make) -> None:
    t = table()
    fight(t, "boa", "twisted-knight.1")
    told = staged(t, "ask-form", FORMS, card="twisted-knight.1")
    assert told.about == ["attacker:twisted-knight.1", f"hero:{t.a.hero}"]
    assert told.effects == {
        "form:melee": "A hit deals 1 wound; lead: +2.",
        "form:magic": "A hit deals 2 wounds; lead: −3.",
    }
    t.state.battles.clear()
    told = staged(t, "ask-form", FORMS, card="hero")
    assert (told.about, told.effects["form:magic"]) == ([], "A hit deals 1 wound; lead: −3.")


@pytest.mark.rule("DG-BAT-06")
def test_a_form_that_a_monster_does_not_have_deals_one_wound(table: Make) -> None:
    t = table()
    fight(t, "boa")
    told = staged(t, "ask-form", FORMS, card="boa")
    assert told.effects["form:magic"].startswith("A hit deals 1 wound;")


@pytest.mark.rule("DG-BAT-14")
def test_each_attacker_is_told_with_its_form(table: Make) -> None:
    t = table()
    fight(t, "boa", "brute")
    assert attacked(t.g, words(t), t.a) == (
        "Monstrous Boa attacks you in Melee. Brute attacks you in Melee."
    )


@pytest.mark.rule("DG-BAT-21", "DG-BAT-24")
def test_a_challenge_tells_its_price_and_to_decline_nothing(table: Make) -> None:
    t = table()
    fight(t, "boa")
    options: list[Option[Any]] = [Option("attacker:boa", "boa", on="attacker:boa")]
    told = staged(t, "ask-challenge", [*options, Option("pass", None)])
    assert told.effects == {"attacker:boa": "For 1 AP; your one battle of this turn."}


@pytest.mark.rule("DG-DLP-13")
def test_a_special_tells_its_bonus_and_what_befalls_the_hero(table: Make) -> None:
    t = table()
    fight(t, "boa", "idol", "brute")
    options: list[Option[Any]] = [Option("special", True)]
    assert staged(t, "ask-special", options, card="brute").effects == {
        "special": "+3 to this attack."
    }
    told = staged(t, "ask-special", options, card="idol").effects["special"]
    assert "this attack" not in told
    assert told[0] == told[0].upper()


@pytest.mark.rule("DG-LAI-01", "DG-LAI-04")
def test_what_becomes_of_a_monster_is_told_way_by_way(table: Make) -> None:
    t = table()
    fight(t, "boa")
    t.a.lair = [Readied("brute")]
    options: list[Option[Any]] = [Option(to, Fate(to)) for to in ("hand", "lair", "discard")]
    assert staged(t, "ask-lair", options, card="boa").effects == {
        "hand": "Back to your hand.",
        "lair": "It can attack again from there (1 of 3 places taken).",
        "discard": "To the discard pile.",
    }
    due: list[Option[Any]] = [Option("own", Fate("hand", t.a)), Option("his", Fate("lair", t.b))]
    t.a.peril = 1
    told = staged(t, "ask-lair-reward", due, card="boa", n=2)
    assert told.effects["own"] == "Back to your hand. Apothecary: Peril 1 → 3."
    assert (told.warnings["own"], "his" in told.warnings) == (
        "Your rivals can spend it against you.",
        False,
    )


# ---- the table


@pytest.mark.rule("DG-END-01")
def test_whoever_looks_sees_the_own_quests_and_who_watches_the_foremost(table: Make) -> None:
    t = table()
    t.quest(t.a, "book-hunt")
    t.quest(t.b, "book-threat")
    t.b.done = ["book-chance"]
    seen = [str(found.goals) for found in huds(t.state, t.content, words(t))]
    assert "Hunt" in seen[0]
    assert "Threat" in seen[1]
    assert seen[2] == seen[1]


@pytest.mark.rule("DG-LOC-05")
@pytest.mark.parametrize("drawn", ["", "hall-1"])
def test_a_location_that_was_drawn_is_what_the_question_is_about(table: Make, drawn: str) -> None:
    t = table()
    t.state.drawn = drawn
    told = staged(t, "ask-place", [], location="hall-1")
    assert told.about == (["drawn"] if drawn else [])


# ---- what is printed is told once, of each card its own


@pytest.mark.rule("DG-QST-08", "DG-OBS-01", "DG-SPC-04", "DG-TRP-03")
def test_what_is_told_once_is_told_of_each_card_as_its_own(table: Make) -> None:
    t = table()
    known = words(t)
    for told in (attempts, obstacles, effects, traps):
        one_after_another = told(t, known)
        assert one_after_another == told(t, known)
        assert one_after_another == alone(t, told)
        assert len(set(one_after_another)) > 1


def alone(t: Table, told: Callable[..., list[Any]]) -> list[Any]:
    """What each would be told as, had nothing been told before."""
    return [told(t, words(t), n)[0] for n in range(len(told(t, words(t))))]


def attempts(t: Table, text: Text, n: int | None = None) -> list[Any]:
    quests = list(t.content.quests.values())
    return [prospects.attempt(t.g, text, t.a, quest) for quest in picked(quests, n)]


def obstacles(t: Table, text: Text, n: int | None = None) -> list[Any]:
    places = [key for key, place in t.content.locations.items() if place.obstacle]
    return [prospects.obstacle(t.g, text, t.a, place) for place in picked(places, n)]


def effects(t: Table, text: Text, n: int | None = None) -> list[Any]:
    found = [
        (thing, at)
        for things in (t.content.adventure, t.content.heroes)
        for thing, printed in things.items()
        for at, effect in enumerate(printed.effects)
        if isinstance(effect, Use)
    ]
    return [prospects.use(t.g, text, t.a, *one) for one in picked(found, n)]


def traps(t: Table, text: Text, n: int | None = None) -> list[Any]:
    cards = [card for card, printed in t.content.adventure.items() if printed.trap is not None]
    met = [Declared(card, 1, "hand") for card in cards]
    return [prospects.encounter(t.g, text, t.a, entry) for entry in picked(met, n)]


def picked(some: list[Any], n: int | None) -> list[Any]:
    return some if n is None else [some[n]]
