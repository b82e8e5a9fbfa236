"""Corners of the rules that one clause alone decides."""

from typing import Any

import pytest

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.box.encounter import Tactics
from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.doing import apply
from waystone.games.tainted_grail.rules.island.guardians import move_by
from waystone.games.tainted_grail.rules.setup import enlist, fitting_foes
from waystone.games.tainted_grail.table.state import State
from waystone.kernel.game import Setup
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session
from waystone.testing import run

FOOD: dict[str, Any] = {"type": "gain", "what": "food"}
WORDS = {"en": "...", "ru": "..."}


@pytest.mark.rule("TG-JRN-04")
def test_what_can_be_taken_again_is_offered_again() -> None:
    ways = [{"text": WORDS, "do": [FOOD], "once": True, "end": True}]
    ways.append({"text": WORDS, "end": True})
    journey = Journey(Island().verse("101-1", choices=ways), "ada").midday()
    journey.say("explore", "choice:2", "explore")
    assert journey.options() == ["choice:1", "choice:2"]
    assert journey.say("choice:1", "explore").options() == ["choice:2"]


@pytest.mark.rule("TG-JRN-10")
def test_every_character_in_play_gets_it_wherever_they_are() -> None:
    journey = Journey(Island(), "ada", "ben").at(104, "ben")
    journey.do({"type": "everyone", "do": [FOOD]}, party=("ada",))
    assert [one.food for one in journey.now.heroes] == [1, 1]


@pytest.mark.rule("TG-ITM-12", "TG-ITM-16")
@pytest.mark.parametrize(
    ("limit", "now", "later", "held"),
    [
        ("encounter", False, False, ["charm"]),
        ("activation", False, True, ["charm"]),
        ("flip", False, False, ["charm"]),
        ("discard", False, False, []),
    ],
)
def test_the_limits_of_an_item(limit: str, now: bool, later: bool, held: list[str]) -> None:
    use = {"when": "use", "limit": limit, "do": [{"type": "heal"}]}
    table = Table(World().item("charm", use), "ada").give("ada", "charm").act("ada")
    table.say("use:charm")
    assert ("use:charm" in table.options) is now
    assert ("use:charm" in table.say("stop").options) is later
    assert [item.id for item in table.hero("ada").items] == held


@pytest.mark.rule("TG-TRT-09")
def test_a_habit_before_the_attack() -> None:
    habit = {"type": "habit", "at": "before", "do": [{"type": "terror"}]}
    table = Table(World().combat("bear", traits=[habit]), "ada").attack("ada")
    assert table.hero("ada").terror == 1


@pytest.mark.rule("TG-EPM-07")
@pytest.mark.parametrize(("had", "asked"), [(4, False), (5, True)])
def test_five_items_are_not_too_many(had: int, asked: bool) -> None:
    island = Island().item("axe")
    things = [f"thing-{n}" for n in range(had)]
    for thing in things:
        island.item(thing)
    journey = Journey(island, "ada", rules=("epic-burden",)).give("ada", *things)
    journey.do({"type": "gain-named", "item": "axe"})
    assert (journey.prompt == "ask-burden") is asked
    free = Journey(island, "ada").give("ada", *things)
    assert free.do({"type": "gain-named", "item": "axe"}).prompt == "ask-midday"


@pytest.mark.rule("TG-TUT-01", "TG-TUT-02")
def test_the_lesson_is_one_day() -> None:
    session = Session.new(GAME, Setup(1, 7, "campaign", "first-night"), "all")
    world = session.state.world
    assert (world.day, world.stage, len(session.state.heroes)) == (1, "midday", 1)


@pytest.mark.rule("TG-SEQ-18", "TG-SYM-02")
def test_a_delayed_ability_fires_in_sight_alone() -> None:
    late = [{"when": "delay", "do": [FOOD]}]
    world = World().card("last", abilities=late).card("deep", passive=True, abilities=late)
    world.card("plain").card("dull", passive=True)
    for laid, food in (("last", 1), ("deep", 1), ("dull", 0)):
        table = Table(world, "ada").lay(laid, tokens=1).act("ada").say("stop")
        assert table.hero("ada").food == food
    covered = Table(world, "ada").lay("last", tokens=1).lay("plain").act("ada").say("stop")
    assert covered.hero("ada").food == 0


@pytest.mark.rule("TG-ACT-07")
def test_who_shares_an_instant_effect_is_told() -> None:
    island = Island()
    island.place(102, pointers={"s": 101, "e": 103}, wyrd={"instant": {"do": [FOOD]}})
    for key, told in (("join", 1), ("stay", 0)):
        journey = Journey(island, "ada", "ben").at(102, "ben").midday()
        journey.say("ada:travel:102", f"ben:{key}")
        while journey.prompt in ("ask-share", "ask-share-out"):
            journey.say(journey.options()[0] if journey.options() else "1")
        assert len(journey.told("fact-joined")) == told


@pytest.mark.rule("TG-GRD-06", "TG-GRD-08", "TG-GEN-01")
def test_a_bold_guardian_is_met_where_it_goes() -> None:
    for rules, called in (([{"type": "bold-guardians"}], 1), ([], 0)):
        island = Island().event("night", rules=rules)
        journey = Journey(island, "ada").guard("bear", 102).out("night")
        g = journey.g
        move_by(g, journey.world.guardians[0], "s")
        assert journey.world.guardians[0].at == 101
        assert len(g.called) == called


@pytest.mark.rule("TG-CMP-03")
def test_advice_is_there_if_one_mission_has_some() -> None:
    island = Island().companion("kendrick", hints=True).event("vow", "mission")
    island.event("oath", "mission", hint={"en": "East.", "ru": "Восток."})
    for out, asked in ((("vow", "oath"), True), (("vow",), False), ((), False)):
        journey = Journey(island, "ada").friend("kendrick", 101)
        for event in out:
            journey.out(event)
        assert ("hint:kendrick" in journey.midday().options()) is asked


@pytest.mark.rule("TG-KNG-01")
def test_foes_are_those_nearest_in_difficulty() -> None:
    world = World().combat("bear", difficulty=1).combat("wolf", difficulty=3)
    world.combat("boss", difficulty=3, king="claudyne").king("claudyne")
    assert fitting_foes(world.content(), "green", 3) == ["wolf"]
    assert fitting_foes(world.content(), "any", 1) == ["bear", "knight"]


@pytest.mark.rule("TG-REB-01", "TG-AMB-62")
def test_a_rescue_costs_the_others_health_and_then_terror() -> None:
    island = Island().secret("brand", 6, brand=True)
    journey = Journey(island, "ada", "ben").has("ada", health=0).give("ben", "brand")
    journey.hero("ada").dying = True
    journey.do({"type": "damage"}, me=0)
    moved = [(line["hero"], line["track"]) for line in journey.told("fact-track-changed")]
    assert moved[:3] == [("ben", "health"), ("ben", "terror"), ("ada", "health")]
    times = [n for n, line in enumerate(journey.said) if line == "fact-time-went"]
    revived = journey.said.index("fact-revived")
    assert times[0] < revived, "time passes first"


@pytest.mark.rule("TG-SEQ-27", "TG-GEN-08")
def test_a_price_in_cards_is_discarded() -> None:
    use = {"when": "use", "pay": [{"what": "card"}], "do": [FOOD]}
    table = Table(World().item("charm", use), "ada").give("ada", "charm").hold("ada", "ada-c0")
    table.act("ada").say("use:charm")
    assert (table.member("ada").hand, table.member("ada").discard) == ([], ["ada-c0"])
    assert "use:charm" not in table.options


@pytest.mark.rule("TG-SYM-03", "TG-AMB-09")
@pytest.mark.parametrize(("tactical", "health"), [(False, 6), (True, 7)])
def test_what_adds_to_an_attack_adds_not_to_a_tactical_one(tactical: bool, health: int) -> None:
    adds = {"when": "enemy", "do": [{"type": "add", "effect": {"type": "damage"}}]}
    hit = [{"type": "damage"}]
    fields = {"tactics": hit} if tactical else {"attack": hit}
    world = World().combat("bear", **fields).card("c", abilities=[adds])
    table = Table(world, "ada").lay("c")
    if tactical:
        table.encounter.active = 0
        run(apply(table.g, [Tactics()], 0))
    else:
        table.attack("ada")
    assert table.hero("ada").health == health


@pytest.mark.rule("TG-ECH-03")
def test_the_last_achievement_stands_last() -> None:
    island = Island().verse("mem", section="memory")
    base = {"character": "ada", "memory": "mem", "text": WORDS, "on": "story"}
    for name, group in (("final", 0), ("third", 3), ("first", 1)):
        island.add("echoes", name, group=group, **base)
    journey = Journey(island, "ada")
    journey.world.echoes = True
    journey.midday()
    assert journey.session is not None
    pages = journey.session.view(0, GAME.text("en", journey.content)).pages
    (sheet,) = [page for page in pages if page.title.startswith("Echoes")]
    order = [next(n for n in ("first", "third", "final") if n in line) for line in sheet.paragraphs]
    assert order == ["first", "third", "final"]


@pytest.mark.rule("TG-SET-01", "TG-SET-02", "TG-SET-05")
def test_a_seasoned_character_has_spent_experience() -> None:
    content = GAME.load_content()[0]
    spent = []
    for development in ("basic", "seasoned"):
        state = State(Streams(7), 1, [], "any", development, [])
        enlist(Play(state, content), 0, "senna")
        one = state.heroes[0]
        spent.append(sum(one.attributes) + len(one.skills) + len(one.aside))
    assert spent[1] > spent[0]
