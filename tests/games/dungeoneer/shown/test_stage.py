"""What questions are about, what options would do, and warnings that are right."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from waystone.bots.random import any_answer
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules import steps
from waystone.games.dungeoneer.rules.battle import aftermath
from waystone.games.dungeoneer.rules.dungeonlord import encounters
from waystone.games.dungeoneer.shown.stage import stages
from waystone.games.dungeoneer.table.state import Declared, Readied, Surging, Trap
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.step import Then
from waystone.kernel.view import AskView, Choice
from waystone.testing import Bench

Make = Callable[..., Table]
GAME = find("dungeoneer")


def played(t: Table, then: Then, *keys: str) -> Bench:
    setup = Setup(len(t.state.players), 1, t.state.rules.mode)
    return Bench(GAME, t.content, setup, t.state, then).say(*keys)


def asked(bench: Bench, seat: int = 0) -> AskView:
    ask = bench.session.view(seat, GAME.text("en", bench.session.content)).ask
    assert ask is not None
    return ask


def option(bench: Bench, key: str, seat: int = 0) -> Choice:
    return next(choice for choice in asked(bench, seat).choices if choice.key == key)


def test_every_prompt_with_cards_to_point_at_is_staged() -> None:
    """What is left to the table is a plain choice of heroes, decks and places."""
    prompts = set()
    for path in (Path(GAME.folder) / "rules").rglob("*.py"):
        prompts |= set(re.findall(r'"(ask-[a-z-]+)"', path.read_text(encoding="utf-8")))
    assert set(stages.by_prompt) <= prompts
    assert prompts - set(stages.by_prompt) == {
        "ask-hero-card", "ask-new-hero", "ask-entrance", "ask-lay",
        "ask-go-on", "ask-shift-one", "ask-shift-other", "ask-shift-turn",
        "ask-solo-lair", "ask-target", "ask-warp",
    }  # fmt: skip


@pytest.mark.rule("DG-EXI-03", "DG-EXI-10")
def test_an_exit_tells_the_die_that_it_takes(table: Make) -> None:
    """The Apothecary has Melee 1 and Magic 7: of 9 in Melee no die alone is enough."""
    t = table().lay("inner-sanctum", 1, 0).lay("blocked-room", 0, 1).lay("hall-1", 1, 1)
    t.put(t.a, "inner-sanctum")
    t.a.ap = 3
    told = option(played(t, steps.hero_phase()), "move:entrance")
    assert told.effect == "The die must show 5 or more. A failure costs 1 life."
    t.put(t.a, "blocked-room")
    bench = played(t, steps.hero_phase())
    told = option(bench, "move:hall-1")
    assert told.effect == "No die is enough by itself. A failure costs 1 AP."
    assert option(bench, "move:entrance").effect == ""


@pytest.mark.rule("DG-OBS-03", "DG-TRP-03")
def test_what_waits_in_a_location_is_announced(table: Make) -> None:
    t = table().lay("spiked-room", 1, 0).lay("hall-1", 0, 1).lay("hall-2", -1, 0)
    t.state.traps.append(Trap("acid-stream", "hall-2", 1))
    t.a.ap = 3
    bench = played(t, steps.hero_phase())
    assert option(bench, "move:spiked-room").warning == "Spikes: Speed 9+ or 1 wound."
    assert option(bench, "move:hall-2").warning == "A trap lies there."
    assert option(bench, "move:hall-1").warning == ""


@pytest.mark.rule("DG-DSC-05", "DG-VAR-17")
@pytest.mark.parametrize(("ap", "lost"), [(3, "2 AP are lost."), (1, ""), (0, "")])
def test_points_beyond_the_one_that_can_be_saved_are_lost(table: Make, ap: int, lost: str) -> None:
    t = table().lay("hall-1", 1, 0)
    t.a.ap, t.a.hand, t.a.glory, t.a.life = ap, ["sip"], 1, 10
    assert option(played(t, steps.hero_phase()), "pass").warning == lost


def test_of_limited_movement_no_point_is_saved(table: Make) -> None:
    t = table(limited_movement=True).lay("hall-1", 1, 0)
    t.a.ap = 1
    assert option(played(t, steps.hero_phase()), "pass").warning == "1 AP is lost."


@pytest.mark.rule("DG-DEF-03")
@pytest.mark.parametrize(("life", "warned"), [(16, False), (17, True)])
def test_healing_beyond_the_printed_life_is_wasted(table: Make, life: int, warned: bool) -> None:
    t = table()
    amount = getattr(t.content.adventure["rejuvenation"].effects[0], "amount", 0)
    t.a.hand, t.a.glory = ["rejuvenation"], 3
    t.a.life = life - (amount - 2)
    warning = option(played(t, steps.hero_phase()), "card:rejuvenation").warning
    assert warning == ("1 of the healing is wasted." if warned else "")


@pytest.mark.rule("DG-LIM-05")
def test_a_treasure_without_a_place_is_used_up_at_once(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory, t.a.life = ["oil"], 3, 5
    assert option(played(t, steps.hero_phase()), "card:oil").warning == ""
    t.ready(t.a, "iron-helmet", "lamp", "cloak")
    warning = option(played(t, steps.hero_phase()), "card:oil").warning
    assert warning == "No place for it: it is used and discarded at once."


@pytest.mark.rule("DG-CRD-18")
def test_a_use_that_discards_its_card_says_so(table: Make) -> None:
    t = table()
    t.ready(t.a, "oil")
    t.a.life = 5
    assert option(played(t, steps.hero_phase()), "use:oil").warning == "The card is discarded."
    assert option(played(t, steps.hero_phase()), "use:oil").effect.startswith("Heal")


@pytest.mark.rule("DG-QCA-25", "DG-QST-08")
def test_an_attempt_tells_its_die_and_whether_it_is_hopeless(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-threat")
    bench = played(t, steps.hero_phase())
    told = option(bench, "attempt:book-threat")
    assert told.effect.startswith("The die must show 5 or more.")
    assert told.effect.endswith("A quest completed ends your turn.")
    assert told.warning == ""
    t.put(t.b, "hall-1")
    t.state.active = 1
    t.quest(t.b, "book-threat")
    t.a.quests.clear()
    told = option(played(t, steps.hero_phase()), "attempt:book-threat", 1)
    assert told.warning == "The die alone cannot do it."


@pytest.mark.rule("DG-QST-08")
@pytest.mark.parametrize(
    ("quest", "warning"),
    [
        ("book-hunt", ""),
        ("book-chance", ""),
        ("book-chance-pair", ""),
        ("book-sacrifice-life", "What you give up is gone."),
    ],
)
def test_whatever_an_attempt_takes_success_ends_the_turn(
    table: Make, quest: str, warning: str
) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, quest)
    told = option(played(t, steps.hero_phase()), f"attempt:{quest}")
    assert told.effect.endswith("A quest completed ends your turn.")
    assert told.warning == warning


@pytest.mark.rule("DG-RWD-01", "DG-GEN-04")
def test_who_gives_the_own_hero_peril_is_warned_that_rivals_spend_it(table: Make) -> None:
    t = table(3)
    t.b.peril = 2
    question = t.asks(aftermath.give_peril(t.g, 0, 1))
    told = stages(t.state, t.content, question, GAME.text("en", t.content))
    assert told.warnings == {"hero:apothecary": "Your rivals can spend it against you."}
    assert told.effects["hero:bystander"] == "Bystander: Peril 2 → 3."


@pytest.mark.rule("DG-DLP-06")
def test_an_encounter_tells_its_best_form_and_whether_it_can_hit(table: Make) -> None:
    t = table(3)
    t.state.phase, t.a.hand, t.b.peril, t.c.peril = "dungeonlord", ["boa", "hex"], 9, 0
    bench = played(t, steps.dungeonlord_phase())
    told = option(bench, "encounter:boa:bystander")
    assert re.fullmatch(r"At best \w+: \d+ against 4, and a die each\.", told.effect)
    assert told.warning == ""
    assert "Bystander: 9 Peril" in asked(bench).cause
    t.b.surging = [Surging("melee", 6)]
    told = option(played(t, steps.dungeonlord_phase()), "encounter:boa:bystander")
    assert (told.effect, told.warning) == ("At best Melee: 5 against 10, and a die each.", "")
    t.b.surging = [Surging("melee", 7)]
    told = option(played(t, steps.dungeonlord_phase()), "encounter:boa:bystander")
    assert told.warning == "Cannot hit, whatever the dice show."


@pytest.mark.rule("DG-DLP-15")
def test_a_bane_on_both_warns_of_the_own_hero(table: Make) -> None:
    t = table()
    t.state.phase, t.a.hand, t.b.peril = "dungeonlord", ["hex"], 9
    bench = played(t, steps.dungeonlord_phase())
    said = {c.key: c.warning for c in asked(bench).choices}
    both = {"bane:hex:bystander": "", "bane:hex:bystander:both": "It befalls your own hero too."}
    assert said == {**both, "pass": ""}


@pytest.mark.rule("DG-LAI-04")
@pytest.mark.parametrize(("monsters", "warned"), [(2, False), (3, True)])
def test_a_full_lair_is_announced(table: Make, monsters: int, warned: bool) -> None:
    t = table()
    t.state.phase, t.a.hand, t.b.peril = "dungeonlord", ["boa"], 2
    t.a.lair = [Readied(f"book-spawn.{n + 1}") for n in range(monsters)]
    t.dice("attack", 1)
    t.dice("counter", 1)
    bench = played(t, steps.dungeonlord_phase(), "encounter:boa:bystander")
    while bench.prompt != "ask-lair-reward":
        bench.say(bench.options[-1])
    assert bool(option(bench, "lair:pass").warning) == warned


@pytest.mark.rule("DG-DSC-01")
def test_a_discard_is_not_told_as_if_the_card_were_played(table: Make) -> None:
    t = table()
    t.a.hand = ["hex", "boa"]
    t.ready(t.a, "lamp")
    bench = played(t, steps.discard_phase())
    said = {c.key: (c.effect, c.warning) for c in asked(bench).choices}
    assert said["card:hex"] == ("Goes to the discard pile.", "")
    assert said["treasure:lamp"] == ("Goes to the discard pile.", "It works no more.")


@pytest.mark.rule("DG-DSC-05")
def test_saving_a_point_is_a_formality(table: Make) -> None:
    t = table()
    t.a.ap, t.a.moved = 2, True
    ask = asked(played(t, steps.discard_phase()))
    assert (ask.formal, [c.key for c in ask.choices]) == (True, ["save", "pass"])


@pytest.mark.rule("DG-CRD-14")
def test_a_card_of_the_hero_phase_is_not_offered_in_the_calm(table: Make) -> None:
    """Only its effect may be used at any moment, once it lies in play."""
    t = table()
    t.state.active = 1
    t.a.hand, t.a.glory, t.a.life = ["oil", "sip"], 3, 5
    bench = played(t, steps.turn(1))
    assert (bench.asked, bench.prompt) == ([0], "ask-any-moment")
    assert bench.options == ["card:sip", "pass"]
    t = table()
    t.state.active = 1
    t.ready(t.a, "oil")
    t.a.life = 5
    assert played(t, steps.turn(1)).options == ["use:oil", "pass"]


@pytest.mark.rule("DG-BAT-06")
@pytest.mark.parametrize(("helped", "formal"), [((), True), (("battleaxe",), False)])
def test_a_form_that_is_best_in_everything_is_a_formality(
    table: Make, helped: tuple[str, ...], formal: bool
) -> None:
    """The Bystander has 4 in every form; hits of two wounds in one of them make a difference."""
    t = table()
    t.state.active, t.b.ap = 1, 2
    t.ready(t.b, *helped)
    bench = played(t, steps.hero_phase(), "attack:apothecary")
    assert (bench.prompt, asked(bench, 1).formal) == ("ask-form", formal)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_question_of_a_whole_game_can_be_shown(language: str) -> None:
    """By the policy, with a random answer now and then; what it is about lies on the table."""
    session = Session.new(GAME, Setup(3, 11, GAME.modes[0].id))
    text, luck = GAME.text(language, session.content), random.Random(11)
    while session.ask is not None and len(session.history) < 600:
        question = luck.choice(session.questions())
        ask = session.view(question.seat, text).ask
        assert ask is not None
        assert all(choice.text for choice in ask.choices)
        policy = GAME.bots.policy(session.state, session.content, question.seat, question)
        key = any_answer(question, luck) if luck.random() < 0.2 else policy
        session.answer(question.seat, key)


@pytest.mark.rule("DG-LOC-05", "DG-LOC-08")
def test_a_location_is_seen_as_it_would_lie(table: Make) -> None:
    """Turned by 180 degrees, the sides change places."""
    t = table()
    t.state.locations = ["hall-1"]
    bench = played(t, steps.build())
    choices = asked(bench).choices
    ghosts = {c.key: c.ghost.sides for c in choices if c.ghost is not None}
    assert len(ghosts) == len(choices)
    for key, (north, east, south, west) in ghosts.items():
        if key.endswith(":turned"):
            assert ghosts[key.replace("turned", "upright")] == [south, west, north, east]


@pytest.mark.rule("DG-BAT-20", "DG-QCA-31")
def test_a_hit_wounds_or_takes_the_token_and_says_which(table: Make) -> None:
    t = table()
    t.quest(t.b, "book-escort", carried=True)
    t.a.ap = 1
    t.dice("attack", 6)
    t.dice("counter", 1)
    bench = played(t, steps.hero_phase(), "attack:bystander", "form:magic")
    while bench.prompt != "ask-token":
        bench.say("pass")
    assert option(bench, "wound").effect == "1 wound; the token stays."
    assert option(bench, "token:book-escort").effect == (
        "You take the token and its quest; no wound."
    )
    assert asked(bench).about == ["hero:bystander", "hero:apothecary"]


def test_who_hits_is_asked_for_the_token_that_the_other_carries(table: Make) -> None:
    t = table()
    text = GAME.text("ru", t.content)
    told = text("ask-token", hero=t.b.hero)
    carrier = text.name(t.b.hero)
    assert told == f"Удар! Нанести рану или забрать жетон, который несёт {carrier}?"


@pytest.mark.rule("DG-BAT-13", "DG-BAT-14")
def test_each_attacker_has_its_values(table: Make) -> None:
    """The Boa has Melee 5, a Twisted Knight Melee 6 and Magic 4; the Apothecary Melee 1."""
    t = table(heroes=("bystander", "apothecary"))
    t.a.hand, t.b.peril = ["boa", "twisted-knight.1"], 5
    t.b.hand, t.b.glory = ["scare-off"], 3
    t.state.phase = "dungeonlord"
    bench = played(
        t, steps.dungeonlord_phase(), "encounter:boa:apothecary",
        "encounter:twisted-knight.1:apothecary", "form:melee", "card:scare-off",
    )  # fmt: skip
    assert bench.prompt == "ask-attacker"
    told = {choice.key: choice.effect for choice in asked(bench, 1).choices}
    assert told == {
        "attacker:boa": "Melee: 5 against 1, and a die each; a hit deals 1 wound.",
        "attacker:twisted-knight.1": "Melee: 7 against 1, and a die each; a hit deals 1 wound.",
    }


@pytest.mark.rule("DG-BAT-15", "DG-MIN-02", "DG-MIN-03")
def test_who_counterattacks_has_the_own_value(table: Make) -> None:
    t = table()
    t.ready(t.b, "trained-boa")
    t.a.hand, t.b.peril, t.state.phase = ["boa"], 2, "dungeonlord"
    t.dice("attack", 6)
    bench = played(t, steps.dungeonlord_phase(), "encounter:boa:bystander")
    while bench.prompt != "ask-counter-by":
        bench.say("pass")
    assert asked(bench, 1).cause == "Monstrous Boa attacks in Melee: 11 in all."
    own, minion = option(bench, "self", 1), option(bench, "minion:trained-boa", 1)
    assert own.effect == "Melee 4 and a die against 11."
    assert own.warning == "The die alone cannot do it."
    assert minion.effect.startswith("Melee 5 and a die against 11; the minion takes the wounds")
    assert minion.warning == ""


@pytest.mark.rule("DG-NAK-04", "DG-NAK-05")
def test_a_discount_says_where_it_comes_from(table: Make) -> None:
    t = table(3)
    t.goddess("", quest=False)
    t.state.wrath, t.state.phase = 2, "dungeonlord"
    t.a.hand, t.b.peril, t.c.peril = ["book-spawn.1", "book-spawn.2"], 1, 9
    t.state.declared = [Declared("book-spawn.1", 1, "hand"), Declared("book-spawn.2", 2, "hand")]
    t.run(encounters.pay_for_encounters(t.g, t.a), "1")
    text = GAME.text("en", t.content)
    told = stages(t.state, t.content, t.asked[0], text)
    assert told.about == [f"hero:{t.b.hero}"]
    assert told.cause == ("Tokens on the Wrath card: 2. Each takes 1 Peril off the price of Spawn.")


@pytest.mark.rule("DG-BAT-08", "DG-BAT-18")
def test_a_form_tells_the_wounds_of_the_hero_s_own_weapon(table: Make) -> None:
    t = table()
    t.a.ap = 1
    t.ready(t.a, "battleaxe")
    bench = played(t, steps.hero_phase(), "attack:bystander")
    assert option(bench, "form:magic").effect.startswith("A hit deals 2 wounds;")
    assert option(bench, "form:melee").effect.startswith("A hit deals 1 wound;")
