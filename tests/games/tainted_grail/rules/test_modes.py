"""Story and epic modes, Echoes, endings, the tutorial, the data of the book (TG-STM, TG-EPM,
TG-ECH, TG-FIN, TG-TUT, TG-END, TG-DAT)."""

from collections import Counter
from typing import Any

import pytest

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.box.definitions import Content
from waystone.games.tainted_grail.box.effects import Fight
from waystone.games.tainted_grail.box.journal_graph import walk
from waystone.games.tainted_grail.checks.campaign_testing import WORDS, Island, Journey
from waystone.games.tainted_grail.rules.campaign import OPPOSED, campaign_table
from waystone.games.tainted_grail.rules.day.dusk import growing
from waystone.games.tainted_grail.rules.people.development import (
    Purchase,
    attribute_price,
    purchases,
    skill_price,
)
from waystone.kernel.game import Setup
from waystone.kernel.session import Session

FOOD = {"type": "gain", "what": "food"}


@pytest.fixture(scope="module")
def content() -> Content:
    loaded: Content = GAME.load_content()[0]
    return loaded


# ---- story mode


@pytest.mark.rule("TG-STM-01", "TG-STM-02", "TG-EPM-01", "TG-DAT-07")
def test_starting_items_and_the_secrets_of_the_modes() -> None:
    island = Island().item("axe").secret("harsh", 48, shared=True).secret("cool", 49, shared=True)
    rules = ["story-items", "story-tactics", "epic-foes"]
    setup = Setup(1, 7, "campaign", "isle", rules, {"length": "whole"})
    session = Session.new(GAME, setup, "all", (island.content(), ""))
    session.answer(0, "character:ada")
    assert [i.id for i in session.state.heroes[0].items] == ["axe"]
    assert [s.id for s in session.state.world.shared] == ["harsh", "cool"]


@pytest.mark.rule("TG-STM-03", "TG-ENC-11")
def test_one_character_fewer_counts_for_encounter_decks() -> None:
    by = {"1": [1], "2": [2], "3": [3], "4": [4]}
    decks = {"green": by, "blue": by, "purple": by}
    island = Island().chapter("chapter-2", encounters=decks)
    for n in (2, 3):
        island.combat(f"wolf-{n}", difficulty=n)
    start = {"type": "start-chapter", "to": "chapter-2"}
    plain = Journey(island, "ada", "ben").do(start)
    assert plain.isle.encounters["green"] == ["wolf-2"]
    story = Journey(island, "ada", "ben", rules=("story-count",)).do(start)
    assert story.isle.encounters["green"] == ["bear"]
    epic = Journey(island, "ada", "ben", rules=("epic-count",)).do(start)
    assert epic.isle.encounters["green"] == ["wolf-2"], "only Random events count one more"


@pytest.mark.rule("TG-ACT-13", "TG-STM-05", "TG-EPM-05", "TG-EPM-11")
@pytest.mark.parametrize(
    ("rules", "way", "left"),
    [
        ((), "materials", (7, 8, 0, 1, 1)),
        ((), "blood", (7, 5, 2, 2, 2)),
        (("story-stones",), "materials", (7, 8, 0, 1, 2)),
        (("story-stones",), "blood", (7, 6, 1, 2, 2)),
        (("epic-stones",), "materials", (6, 8, 0, 1, 1)),
        (("epic-stones",), "blood", (5, 5, 2, 2, 2)),
    ],
)
def test_what_a_guidestone_costs_one_character(
    rules: tuple[str, ...], way: str, left: tuple[int, ...]
) -> None:
    journey = Journey(Island(), "ada", rules=rules).has("ada", energy=9, magic=2, food=2)
    journey.midday().say("stone:0,0", f"way:{way}")
    one = journey.hero("ada")
    energy = min(left[0], one.health) if way == "blood" else left[0]
    assert (one.energy, one.health, one.terror, one.magic, one.food) == (energy, *left[1:])


@pytest.mark.rule("TG-STM-06", "TG-EPM-06", "TG-EPM-11", "TG-DEV-09", "TG-DEV-10")
@pytest.mark.parametrize(
    ("rules", "price", "seen"), [((), 2, 3), (("story-upgrades",), 2, 4), (("epic-prices",), 3, 2)]
)
def test_how_many_cards_an_upgrade_shows_and_costs(
    rules: tuple[str, ...], price: int, seen: int
) -> None:
    island = Island()
    for n in range(5):
        island.card(f"up-{n}", owner="ada", letter="upgraded")
    journey = Journey(island, "ada", rules=rules).has("ada", xp=price).stone(101, "sw")
    journey.start(growing(0)).say("upgrade:combat")
    assert len(journey.options()) == seen
    chosen = journey.options()[0]
    journey.say(chosen)
    one = journey.hero("ada")
    assert chosen.removeprefix("card:") in one.combat
    assert len(one.combat_set) == 4, "the others are shuffled back"
    assert one.xp == 0


@pytest.mark.rule("TG-EPM-06", "TG-EPM-11")
def test_epic_prices_of_attributes_and_skills() -> None:
    island = Island().skill("a1", attribute="courage").skill("a2", attribute="caution")
    for rules, attribute, skill in (((), 5, 8), (("epic-prices",), 6, 10)):
        journey = Journey(island, "ada", rules=rules).can("ada", courage=2, caution=1)
        journey.hero("ada").skills.append("a2")
        one = journey.hero("ada")
        assert attribute_price(journey.g, one, 1) == attribute
        assert skill_price(journey.g, one, 1) == skill
        one.xp = skill
        assert Purchase("skill", "a1", skill) in purchases(journey.g, one)
        one.xp = skill - 1
        assert Purchase("skill", "a1", skill) not in purchases(journey.g, one)


@pytest.mark.rule("TG-STM-07", "TG-EX-59")
def test_the_first_time_that_passes_in_a_chapter_is_one_less() -> None:
    passing = {"type": "time-passes", "n": 2}
    journey = Journey(Island(), "ada", rules=("story-time",)).do(passing)
    assert journey.isle.time == {1: 1}
    later = Journey(Island(), "ada", rules=("story-time",)).do(passing, passing)
    assert later.isle.time == {1: 3}


# ---- epic mode


@pytest.mark.rule("TG-EPM-07", "TG-AMB-54")
def test_a_sixth_item_is_handed_over_or_dropped() -> None:
    island = Island()
    for n in range(6):
        island.item(f"thing-{n}")
    journey = Journey(island, "ada", "ben", rules=("epic-burden",))
    journey.give("ada", *(f"thing-{n}" for n in range(5)))
    journey.do({"type": "gain-item", "deck": "a"}, me=0)
    assert len(journey.options()) == 12
    journey.say("give:thing-0:ben")
    assert len(journey.hero("ada").items) == 5
    assert [i.id for i in journey.hero("ben").items] == ["thing-0"]
    alone = Journey(island, "ada", rules=("epic-burden",))
    alone.give("ada", *(f"thing-{n}" for n in range(5)))
    alone.do({"type": "gain-item", "deck": "a"}).say("drop:thing-2")
    assert alone.now.items == {"a": ["thing-2"]}, "to the bottom of its deck"


@pytest.mark.rule("TG-EPM-08", "TG-EPM-11")
def test_classic_rest_eats_without_asking_and_without_energy() -> None:
    journey = Journey(Island(), "ada", rules=("epic-rest",)).stone(101, "sw")
    journey.has("ada", food=1, health=5, terror=3, energy=1).dusk()
    one = journey.hero("ada")
    assert (one.food, one.health, one.terror, one.energy) == (0, 6, 2, 5)


@pytest.mark.rule("TG-EPM-09", "TG-EX-58", "TG-AMB-52")
@pytest.mark.parametrize(("before", "energy", "health"), [(3, 4, 8), (0, 4, 7)])
def test_classic_rest_without_food(before: int, energy: int, health: int) -> None:
    journey = Journey(Island(), "ada", rules=("epic-rest",)).stone(101, "sw")
    journey.has("ada", energy=before).dusk()
    assert (journey.hero("ada").energy, journey.hero("ada").health) == (energy, health)


@pytest.mark.rule("TG-EPM-10", "TG-AMB-25")
def test_time_makes_the_farthest_guidestone_fade() -> None:
    island = (
        Island().place(105, pointers={"w": 103}).place(103, pointers={"w": 102, "s": 104, "e": 105})
    )
    journey = Journey(island, "ada", rules=("epic-time",)).lay(103).lay(105)
    journey.stone(101, "sw").stone(103, "ne").stone(105, "ne")
    journey.do({"type": "time-passes"})
    assert journey.isle.stones == ["0,1", "2,-1"]


@pytest.mark.rule("TG-AMB-53")
def test_of_opposed_changes_only_one_is_used(content: Content) -> None:
    every = [rule for pair in OPPOSED for rule in pair]
    setup = Setup(1, 7, "campaign", "third-morning", every, {"length": "whole"})
    state = campaign_table(GAME.settle(setup, content))
    assert sorted(state.rules) == sorted(story for story, _ in OPPOSED)


# ---- Echoes


def echoes() -> Island:
    island = Island().verse("mem", section="memory", do=[FOOD])
    wealth = [{"is": "holds", "what": "wealth", "least": 1}]
    magic = [{"is": "holds", "what": "magic", "least": 8}]
    base: dict[str, Any] = {"character": "ada", "text": WORDS, "memory": "mem"}
    for n in range(9):
        more: dict[str, Any] = {"on": "story"}
        if n == 0:
            more = {"on": "ever", "if": magic}
        if n == 1:
            more = {"on": "won", "colour": "green"}
        island.add("echoes", f"echo-{n}", group=1 + n // 3, **base, **more)
    island.add("echoes", "echo-last", group=0, **base, **{"on": "ever", "if": wealth})
    for n in (1, 2, 3):
        ability = {"when": "action", "do": [FOOD]}
        island.add("legends", f"legend-{n}", character="ada", group=n, icon="star", ability=ability)
    return island.add(
        "talents",
        "talent",
        character="ada",
        icon="star",
        ability={"when": "action", "do": [{"type": "calm"}], "daily": True},
    )


def sheet(*names: str) -> Journey:
    journey = Journey(echoes(), *(names or ("ada",)), rules=("echoes",))
    journey.world.echoes = True
    return journey


@pytest.mark.rule("TG-ECH-01")
def test_the_module_begins_when_the_story_says_so_if_it_is_used() -> None:
    begins = {"type": "echoes"}
    assert Journey(echoes(), "ada", rules=("echoes",)).do(begins).isle.echoes
    assert not Journey(echoes(), "ada").do(begins).isle.echoes
    early = Journey(echoes(), "ada", rules=("echoes",)).has("ada", magic=8).midday()
    assert early.hero("ada").echoes == [], "not before"


@pytest.mark.rule("TG-ECH-02", "TG-EX-55")
def test_an_achievement_is_marked_at_once_and_its_memory_read_later() -> None:
    journey = sheet().has("ada", magic=7).do({"type": "gain", "what": "magic"})
    assert journey.hero("ada").echoes == ["echo-0"]
    assert journey.hero("ada").memories == ["mem"]
    assert journey.hero("ada").food == 0
    journey.say("memory:mem")
    assert journey.hero("ada").food == 1
    journey.hero("ada").magic = 0
    assert journey.say("rest").hero("ada").echoes == ["echo-0"], "spending it undoes nothing"


@pytest.mark.rule("TG-ECH-02", "TG-DAT-10")
def test_a_victory_can_be_an_achievement() -> None:
    island = echoes().combat("hare", toughness=1).card("jab", left={"free": ["cube"]})
    journey = Journey(island, "ada", rules=("echoes",))
    journey.world.echoes = True
    journey.hero("ada").combat[:] = ["jab", "ada-c0"]
    journey.do({"type": "encounter", "named": "hare"}).say("keep", "card:jab")
    assert journey.hero("ada").echoes == ["echo-1"]


@pytest.mark.rule("TG-DAT-10")
def test_every_moment_that_an_achievement_may_ask_for() -> None:
    base: dict[str, Any] = {"character": "ada", "text": WORDS, "memory": "mem", "group": 1}
    moments = ("guidestone", "entered", "dusk", "six", "five-cards", "ability", "candle")
    island = Island().verse("mem").character("ada", ability={"when": "action", "do": [FOOD]})
    for on in moments:
        island.add("echoes", on, on=on, **base)
    island.add("echoes", "weakness", on="weakness", times=2, **base)
    weak = {"when": "weakness", "on": "travel", "do": [{"type": "terror"}]}
    island.character("ada", ability={"when": "action", "do": [FOOD]}, weakness=weak)
    for n in range(5):
        island.card(f"step-{n}", left={"free": ["bolt"]})
    journey = Journey(island, "ada").has("ada", magic=1, food=1)
    journey.world.echoes = True
    journey.hero("ada").combat[:] = [f"step-{n}" for n in range(5)]
    journey.state.streams.stack_rolls("die", 6)
    roll = {"type": "roll", "faces": [{"least": 6, "most": 6, "do": [FOOD]}]}
    draw = {"type": "encounter", "named": "bear"}
    journey.do({"type": "candle"}, roll, draw)
    assert {"candle", "six"} <= set(journey.hero("ada").echoes)
    assert journey.now.encounter is not None
    journey.say("keep")
    member = journey.now.encounter.members[0]
    member.hand += member.deck
    member.deck.clear()
    journey.say(*(f"card:step-{n}" for n in range(5)), "escape")
    assert "five-cards" in journey.hero("ada").echoes
    journey.say("own:ada", "stone:0,0", "way:materials", "travel:102")
    assert "weakness" not in journey.hero("ada").echoes, "twice in a day"
    journey.say("travel:101", "rest", "pass")
    assert set(journey.hero("ada").echoes) == {*moments, "weakness"}


@pytest.mark.rule("TG-ECH-03")
def test_each_character_has_nine_achievements_in_three_groups_and_a_final_one(
    content: Content,
) -> None:
    for character in content.characters:
        mine = [e.group for e in content.echoes.values() if e.character == character]
        assert Counter(mine) == {1: 3, 2: 3, 3: 3, 0: 1}, character
        legends = [x.group for x in content.legends.values() if x.character == character]
        assert sorted(legends) == [1, 2, 3]
        assert [t for t in content.talents.values() if t.character == character]


@pytest.mark.rule("TG-ECH-04", "TG-ECH-05")
def test_a_whole_group_brings_a_legendary_action_for_one_use() -> None:
    journey = sheet().do(*({"type": "echo", "echo": f"echo-{n}"} for n in range(3)))
    assert journey.hero("ada").legends == ["legend-1"]
    journey.say("own:legend-1")
    assert journey.hero("ada").food == 1
    assert journey.hero("ada").legends == []
    assert "own:legend-1" not in journey.options()
    again = {"type": "echo", "echo": "echo-2"}
    journey.do(again)
    assert journey.hero("ada").legends == []


@pytest.mark.rule("TG-ECH-06", "TG-ECH-07")
def test_the_final_achievement_comes_last_and_brings_the_upgraded_ability() -> None:
    early = sheet().has("ada", wealth=1).midday()
    assert early.hero("ada").echoes == []
    journey = sheet().has("ada", wealth=1, terror=2)
    journey.do(*({"type": "echo", "echo": f"echo-{n}"} for n in range(9)))
    assert journey.hero("ada").echoes[-1] == "echo-last"
    assert journey.hero("ada").talent == "talent"
    assert {"own:ada", "own:talent"} <= set(journey.options()), "beside the Character Ability"
    assert journey.say("own:talent").hero("ada").terror == 1


# ---- final meetings, endings, the tutorial


@pytest.mark.rule("TG-FIN-04", "TG-FIN-05")
def test_a_final_meeting_that_is_lost_has_a_verse_and_scenes_are_read_within_it() -> None:
    island = Island().verse("bos-900", do=[FOOD]).verse("bos-901", do=[FOOD])
    scene = {"type": "read", "verse": "bos-901"}
    island.combat(
        "king",
        final=True,
        failure="bos-900",
        traits=[{"type": "habit", "at": "start", "do": [scene]}],
    )
    journey = Journey(island, "ada").do({"type": "encounter", "named": "king"})
    journey.say("keep", "concede")
    assert [a["verse"] for a in journey.told("fact-verse-opened")] == ["bos-900", "bos-901"]


@pytest.mark.rule("TG-END-02", "TG-END-03")
def test_the_story_ends_in_victory_or_in_defeat() -> None:
    island = (
        Island().add("endings", "dawn", text=WORDS).add("endings", "dusk", text=WORDS, won=False)
    )
    won = Journey(island, "ada", "ben").do({"type": "ending", "ending": "dawn"})
    won.say("ada:read-on")
    assert (won.end.name, won.end.winners) == ("end-won", [0, 1])
    lost = Journey(island, "ada").do({"type": "ending", "ending": "dusk"})
    lost.say("read-on")
    assert (lost.end.name, lost.end.winners) == ("end-lost", [])


@pytest.mark.rule("TG-TUT-01", "TG-TUT-02", "TG-TUT-03", "TG-DAT-02")
def test_the_tutorial_has_one_character_three_meetings_and_its_own_section(
    content: Content,
) -> None:
    lesson = next(c for c in content.campaigns.values() if c.character)
    session = Session.new(GAME, Setup(1, 3, "campaign", lesson.id), "all")
    assert [one.id for one in session.state.heroes] == [lesson.character]
    while session.ask is not None:
        question = session.questions()[0]
        key = GAME.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    assert session.end is not None
    assert session.end.name == "end-lesson"
    read = {content.verses[v].section for v in session.state.world.read}
    assert read == {"tutorial"}
    pages = [v for v in content.verses.values() if v.section == "tutorial"]
    met = [content.encounters[x.named] for v in pages for x in walk(v) if isinstance(x, Fight)]
    assert sorted(e.colour for e in met) == ["blue", "green", "purple"]
    assert {e.difficulty for e in met} == {1}
    assert session.state.world.filters == [], "the glasses are found later"
    assert not session.state.heroes[0].wyrdform


# ---- the data of the book


@pytest.mark.rule("TG-DAT-01", "TG-DAT-03", "TG-DAT-06")
def test_four_characters_of_five_points_with_an_ability_and_a_weakness(content: Content) -> None:
    assert len(content.characters) == 4
    for character in content.characters.values():
        assert sum(character.attributes.values()) == 5
        assert character.ability.__struct_config__.tag == "action"
        assert character.weakness.__struct_config__.tag == "weakness"
    passive = [c for c in content.cards.values() if c.subtype == "candle"]
    assert passive, "candles with delayed abilities"
    shields = [i for i in content.items.values() if i.slot == "shield"]
    assert any(a.__struct_config__.tag == "enemy" for i in shields for a in i.abilities)


@pytest.mark.rule("TG-DAT-04", "TG-DAT-05")
def test_the_first_locations_of_the_campaign(content: Content) -> None:
    start = content.locations["loc-101"]
    assert start.pointers["n"] == 102
    hunts = [
        action
        for place in content.locations.values()
        for action in (*place.clear.actions, *place.wyrd.actions)
        if [c.what for c in action.pay] == ["energy"] and action.pay[0].n == 2
    ]
    assert hunts, "an action for 2 Energy"
    lettered = [place for place in content.locations.values() if place.letter]
    assert lettered, "replacement versions"


@pytest.mark.rule("TG-DAT-07")
def test_secrets_with_a_meaning_in_the_rules(content: Content) -> None:
    numbers = {s.number: s for s in content.secrets.values()}
    assert len(numbers) == len(content.secrets)
    assert {n for n, s in numbers.items() if s.brand} == {6, 8, 9}
    assert numbers[48].shared
    assert numbers[49].shared
    assert all(1 <= n <= 50 for n in numbers)
