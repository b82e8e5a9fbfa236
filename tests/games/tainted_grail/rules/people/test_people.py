"""Secrets, death and rescue, companions, shapes (TG-SEC, TG-DTH, TG-REB, TG-CMP, TG-WFM)."""

from typing import Any

import pytest

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.box.conditions import Price
from waystone.games.tainted_grail.box.journal import Cost
from waystone.games.tainted_grail.checks.campaign_testing import WORDS, Island, Journey
from waystone.games.tainted_grail.checks.testing import Table
from waystone.games.tainted_grail.rules.day.dusk import visions
from waystone.games.tainted_grail.rules.people.costs import affordable
from waystone.games.tainted_grail.rules.people.prices import payable

FOOD = {"type": "gain", "what": "food"}


def gain(secret: str) -> dict[str, Any]:
    return {"type": "gain-secret", "secret": secret}


# ---- Secrets


@pytest.mark.rule("TG-SEC-01", "TG-EX-22")
def test_effects_that_discard_items_never_take_secrets() -> None:
    island = Island().item("axe", slot="weapon").secret("blade", 5, slot="weapon")
    journey = Journey(island, "ada").give("ada", "axe", "blade")
    journey.hero("ada").secrets[0].active = False
    lose = {"type": "lose-item", "slot": "weapon"}
    journey.do(lose, lose)
    assert journey.hero("ada").items == []
    assert [s.id for s in journey.hero("ada").secrets] == ["blade"]


@pytest.mark.rule("TG-SEC-02", "TG-EX-21", "TG-ITM-04")
def test_a_relic_secret_and_a_relic_item_share_the_slot() -> None:
    island = Island().item("cup", slot="relic").secret("idol", 5, slot="relic")
    journey = Journey(island, "ada").give("ada", "cup").do(gain("idol"))
    assert journey.options() == ["item:cup", "item:idol"]
    journey.say("item:idol")
    one = journey.hero("ada")
    assert (one.items[0].active, one.secrets[0].active) == (False, True)
    assert journey.sound == []
    other = Journey(island, "ada").give("ada", "idol").do({"type": "gain-item", "deck": "a"})
    other.say("item:cup")
    assert (other.hero("ada").items[0].active, other.hero("ada").secrets[0].active) == (True, False)


@pytest.mark.rule("TG-SEC-03", "TG-EX-23", "TG-SEC-05")
def test_any_number_of_personal_secrets_is_active_and_stays_with_its_owner() -> None:
    island = Island().secret("scar", 6, personal=True).secret("name", 7, personal=True)
    island.secret("map", 8)
    journey = Journey(island, "ada", "ben").give("ada", "scar")
    journey.do(gain("name"), gain("map"), me=0)
    assert [s.active for s in journey.hero("ada").secrets] == [True, True, True]
    gifts = [k for k in journey.options("ada") if k.startswith("give")]
    assert gifts == ["give:map"]


@pytest.mark.rule("TG-SEC-04")
def test_a_shared_secret_belongs_to_nobody_and_holds_for_all() -> None:
    island = Island().secret("truce", 40, shared=True, rules=[{"type": "travel-cost", "n": -1}])
    journey = Journey(island, "ada", "ben").do(gain("truce"))
    assert [s.id for s in journey.isle.shared] == ["truce"]
    assert not any(one.secrets for one in journey.now.heroes)
    journey.say("ben:travel:102", "none")
    assert journey.hero("ben").energy == 6


@pytest.mark.rule("TG-SEC-07")
def test_secrets_change_hands_in_the_same_location_only() -> None:
    island = Island().secret("map", 8)
    journey = Journey(island, "ada", "ben", "cid").at(102, "cid").give("ada", "map").midday()
    journey.say("ada:give:map")
    assert [s.id for s in journey.hero("ben").secrets] == ["map"]
    alone = Journey(island, "ada", "ben").at(102, "ben").give("ada", "map").midday()
    assert not any(k.startswith("give") for k in alone.options("ada"))


@pytest.mark.rule("TG-DAY-02")
def test_a_secret_with_time_tokens_expires() -> None:
    island = Island().secret("fever", 30, tokens=1, expires=[FOOD])
    journey = Journey(island, "ada").do(gain("fever"))
    assert journey.hero("ada").secrets[0].tokens == 1
    assert journey.say("rest").hero("ada").food == 1


@pytest.mark.rule("TG-SEC-02", "TG-ITM-13")
def test_a_secret_works_in_encounters_like_an_item() -> None:
    use = {"when": "use", "limit": "flip", "do": [{"type": "cubes", "n": 3}]}
    island = Island().secret("horn", 9, abilities=[use])
    journey = Journey(island, "ada").give("ada", "horn")
    journey.do({"type": "encounter", "named": "bear"}).say("keep", "use:horn")
    assert journey.now.encounter is not None
    assert journey.now.encounter.pool == 3
    assert journey.hero("ada").secrets[0].flipped
    journey.say("escape")
    assert not journey.hero("ada").secrets[0].flipped


# ---- dying and death


@pytest.mark.rule("TG-DTH-01", "TG-SOL-02", "TG-SOL-01")
def test_the_card_comes_in_its_solo_or_its_other_version() -> None:
    hurt = {"type": "damage", "n": 8}
    solo = Journey(Island(), "ada").do(hurt)
    assert [a.id for a in solo.hero("ada").afflictions] == ["dying-alone"]
    two = Journey(Island(), "ada", "ben").do(hurt, me=0)
    assert [a.id for a in two.hero("ada").afflictions] == ["dying-card"]


@pytest.mark.rule("TG-DTH-04", "TG-AMB-06")
def test_what_the_card_does_at_once() -> None:
    island = Island().item("axe")
    journey = Journey(island, "ada", "ben", "cid").at(102, "cid").give("ada", "axe")
    journey.do({"type": "damage", "n": 8}, me=0)
    one = journey.hero("ada")
    assert (one.energy, one.items, one.dying) == (0, [], True)
    assert [hero.terror for hero in journey.now.heroes] == [0, 1, 0], "those who see it"


@pytest.mark.rule("TG-DTH-07")
def test_the_card_goes_when_health_rises() -> None:
    journey = Journey(Island(), "ada").do({"type": "damage", "n": 8}, {"type": "heal"})
    assert not journey.hero("ada").dying
    assert journey.hero("ada").afflictions == []


@pytest.mark.rule("TG-DTH-08", "TG-DTH-09", "TG-END-03")
def test_who_is_dying_and_loses_health_dies_and_it_is_the_end_for_all() -> None:
    journey = Journey(Island(), "ada", "ben")
    journey.do({"type": "damage", "n": 8}, {"type": "damage"}, me=0)
    assert journey.end.name == "end-death"
    assert journey.end.winners == []


@pytest.mark.rule("TG-DTH-08", "TG-AMB-06")
@pytest.mark.parametrize(("heroes", "dusks"), [(("ada",), 4), (("ada", "ben"), 3)])
def test_the_last_dusk_of_the_card_kills(heroes: tuple[str, ...], dusks: int) -> None:
    journey = Journey(Island(), *heroes).stone(101, "sw")
    journey.do({"type": "damage", "n": 8}, me=0)
    for _ in range(dusks):
        assert journey.session is not None
        assert journey.session.end is None
        for name in heroes:
            journey.say(f"{name}:rest")
    assert journey.end.name == "end-death"


def branded() -> Island:
    return (
        Island()
        .secret("brand", 6, brand=True, personal=True)
        .verse("bos-1100", do=[FOOD])
        .add("campaigns", "isle", text=WORDS, start=101, chapter="chapter-1", rescue="bos-1100")
    )


@pytest.mark.rule("TG-DTH-10", "TG-REB-01")
def test_with_the_brand_everybody_pays_for_the_rescue() -> None:
    journey = Journey(branded(), "ada", "ben", "cid").give("cid", "brand").at(102, "ben", "cid")
    journey.stone(101, "sw").do({"type": "damage", "n": 8}, {"type": "damage"}, me=0)
    heroes = journey.now.heroes
    assert [one.health for one in heroes] == [4, 7, 7]
    assert [one.terror for one in heroes] == [0, 2, 2]
    assert [one.energy for one in heroes] == [0, 0, 0]
    assert journey.isle.time == {1: 1}
    assert not heroes[0].dying
    assert heroes[0].afflictions == []
    assert "fact-verse-opened" not in journey.said, "a Guidestone burns"
    dark = Journey(branded(), "ada").give("ada", "brand")
    dark.do({"type": "damage", "n": 8}, {"type": "damage"})
    assert [a["verse"] for a in dark.told("fact-verse-opened")] == ["bos-1100"]


@pytest.mark.rule("TG-REB-02", "TG-AMB-62")
def test_rescues_have_no_limit_and_do_not_chain() -> None:
    journey = Journey(branded(), "ada", "ben").give("ben", "brand").has("ben", health=1)
    journey.at(102, "ben")
    hurt = {"type": "damage", "n": 9}
    journey.do(hurt, hurt, me=0)
    assert journey.hero("ben").dying, "dying, no second rescue"
    again = Journey(branded(), "ada").give("ada", "brand").do(*[hurt] * 4)
    assert again.said.count("fact-rescued") == 2


@pytest.mark.rule("TG-DTH-11", "TG-AMB-07")
def test_going_insane_makes_travel_and_choices_dearer_and_passes() -> None:
    choices = [
        {"text": WORDS, "pay": [{"what": "energy", "n": 2}], "end": True},
        {"text": WORDS, "end": True},
    ]
    island = Island().verse("101-1", choices=choices)
    journey = Journey(island, "ada").do({"type": "terror", "n": 8})
    journey.say("explore", "choice:1", "travel:102")
    assert journey.hero("ada").energy == 6 - 3 - 2
    calm = Journey(island, "ada").do({"type": "terror", "n": 8}, {"type": "calm"})
    assert calm.hero("ada").afflictions == []


@pytest.mark.rule("TG-DTH-02", "TG-DTH-03")
def test_a_party_that_is_dying_cannot_fight() -> None:
    lost = {"type": "fight", "named": "bear", "lost": [FOOD]}
    journey = Journey(Island(), "ada").do({"type": "damage", "n": 8}, lost)
    assert journey.now.encounter is None
    assert journey.hero("ada").food == 1, "it counts as failed"


# ---- companions


GOAT: dict[str, Any] = {
    "help": "pool",
    "pay": [{"what": "food"}],
    "cubes": 2,
    "stays": [{"is": "holds", "what": "food"}],
    "abilities": [
        {"when": "dawn", "do": [{"type": "gain", "what": "wealth"}]},
        {"when": "dusk", "do": [{"type": "party", "do": [{"type": "calm"}]}]},
    ],
}


@pytest.mark.rule("TG-CMP-01")
def test_the_goat_follows_food_finds_things_and_calms_sleepers() -> None:
    island = Island().companion("goat", **GOAT)
    fed = Journey(island, "ada").has("ada", food=1, terror=2).friend("goat", 101)
    fed.midday().say("travel:102")
    assert [one.at for one in fed.isle.friends] == [102]
    hungry = Journey(island, "ada").friend("goat", 101).midday().say("travel:102")
    assert [one.at for one in hungry.isle.friends] == [101]
    night = Journey(island, "ada").has("ada", terror=3).friend("goat", 101).stone(101, "sw").dusk()
    assert (night.hero("ada").terror, night.hero("ada").wealth) == (2, 1)


@pytest.mark.rule("TG-CMP-02", "TG-CMP-06")
def test_companions_help_only_where_they_are() -> None:
    island = Island().companion("goat", **GOAT).companion("mask", help="ignore")
    island.combat("wolf", attack=[{"type": "damage"}])
    journey = Journey(island, "ada").has("ada", food=1).friend("goat", 101).friend("mask", 101)
    journey.do({"type": "encounter", "named": "wolf"}).say("keep")
    assert "companion" in journey.options()
    journey.say("companion")
    assert journey.now.encounter is not None
    assert journey.now.encounter.pool == 2
    journey.say("escape")
    assert journey.prompt == "ask-companion", "the other one too"
    away = Journey(island, "ada").has("ada", food=1).friend("goat", 102)
    away.do({"type": "encounter", "named": "bear"}).say("keep")
    assert "companion" not in away.options()


@pytest.mark.rule("TG-CMP-03", "TG-CMP-04")
def test_kendrick_gives_hints_and_finds_magic_at_menhirs() -> None:
    menhir = {"is": "at", "menhir": True}
    lore = {"type": "when", "if": menhir, "do": [{"type": "gain", "what": "magic"}]}
    action = {"when": "action", "do": [lore], "daily": True}
    island = Island().companion("kendrick", hints=True, abilities=[action])
    island.event("vow", "mission", hint={"en": "Look east.", "ru": "Идите на восток."})
    island.place(101, menhir=True, pointers={"n": 102})
    journey = Journey(island, "ada").friend("kendrick", 101).out("vow").midday()
    text = GAME.text("en", journey.content)
    assert journey.session is not None
    assert "Look east." not in str(journey.session.view(0, text))
    journey.say("hint:kendrick", "own:kendrick")
    assert "Look east." in str(journey.session.view(0, text))
    assert journey.hero("ada").magic == 1
    assert "own:kendrick" not in journey.options()
    plain = Journey(island, "ada").friend("kendrick", 102).at(102, "ada").midday()
    assert plain.say("own:kendrick").hero("ada").magic == 0, "no menhir there"


@pytest.mark.rule("TG-CMP-05")
def test_the_golem_dispels_the_wyrdness_once_and_is_recharged_at_a_guidestone() -> None:
    action = {"when": "action", "do": [{"type": "candle"}, {"type": "read", "verse": "bos-9"}]}
    island = Island().companion("golem", charge=True, abilities=[action]).verse("bos-9")
    journey = Journey(island, "ada").at(102, "ada").friend("golem", 102)
    journey.has("ada", magic=1, food=1).midday().say("own:golem")
    assert journey.isle.spots[102].side == "clear"
    assert "bos-9" in journey.isle.read, "and tells its story"
    assert "own:golem" not in journey.options()
    journey.say("stone:0,-1", "way:materials")
    assert "own:golem" in journey.options()
    dark = Journey(island, "ada").at(102, "ada").friend("golem", 102).midday().say("own:golem")
    assert dark.say("rest").isle.spots[102].side == "wyrd", "until the next start of day"


@pytest.mark.rule("TG-CMP-07")
def test_with_the_mask_visions_must_be_read() -> None:
    island = Island().companion("mask", help="ignore", rules=[{"type": "forced-visions"}])
    island.verse("101-v", do=[FOOD])
    island.place(101, vision="101-v", clear={"seals": ["vision"]}, pointers={"n": 102})
    journey = Journey(island, "ada").friend("mask", 101).day_from(visions(0))
    assert journey.hero("ada").food == 1


@pytest.mark.rule("TG-CMP-08")
def test_the_fox_comes_by_the_event_deck_goes_away_and_returns() -> None:
    join = {"type": "join", "companion": "fox", "location": 102}
    part = {"type": "part", "companion": "fox", "days": 2, "location": 104}
    island = Island().companion("fox", follows=False).event("omen", "special", do=[join])
    journey = Journey(island, "ada").at(102, "ada")
    journey.world.deck = ["omen"]
    journey.dawn().say("travel:101")
    assert [one.at for one in journey.isle.friends] == [102], "does not follow"
    gone = Journey(island, "ada").friend("fox", 101).stone(101, "sw").do(part)
    assert (gone.isle.friends[0].at, gone.isle.friends[0].away) == (104, 2)
    gone.say("rest", "rest")
    assert gone.isle.friends[0].away == 0


# ---- the other shape


@pytest.mark.rule("TG-WFM-01", "TG-WFM-02", "TG-WFM-03")
def test_the_other_shape_brings_its_cards_its_skill_and_its_token() -> None:
    ability = {"when": "action", "do": [FOOD]}
    weakness = {"when": "weakness", "on": "travel", "do": [{"type": "damage"}]}
    island = Island().card("claw", owner="ada", letter="wyrdform")
    island.skill("pelt", wyrdform=True)
    tokens = {"wyrd_ability": ability, "wyrd_weakness": weakness}
    island.character("ada", ability={"when": "action", "do": [{"type": "calm"}]}, **tokens)
    journey = Journey(island, "ada").do({"type": "wyrdform", "character": "ada"})
    one = journey.hero("ada")
    assert (one.wyrdform, "claw" in one.combat, one.skills) == (True, True, ["pelt"])
    journey.say("own:ada", "travel:102")
    assert (journey.hero("ada").food, journey.hero("ada").health) == (1, 7)
    change = {"type": "wyrdform", "character": "ada"}
    back = Journey(island, "ada").do(change, {**change, "back": True})
    assert (back.hero("ada").wyrdform, back.hero("ada").skills) == (False, [])


@pytest.mark.rule("TG-WFM-03", "TG-WFM-04")
def test_wyrdform_cards_cannot_be_taken_out_and_count_for_the_ten() -> None:
    journey = Journey(Island().card("claw", owner="ada", letter="wyrdform"), "ada")
    journey.hero("ada").combat.append("claw")
    journey.stone(101, "sw").dusk().say("rebuild")
    assert journey.session is not None
    question = journey.session.questions()[0]
    assert "card:claw" not in [o.key for o in question.options]
    assert (question.least, question.most) == (9, 10)


@pytest.mark.rule("TG-WFM-08", "TG-WFM-09")
def test_the_wyrdform_skill_gives_the_last_slot() -> None:
    from waystone.games.tainted_grail.rules.people.development import slots

    island = Island().skill("pelt", wyrdform=True, attribute="courage")
    journey = Journey(island, "ada").do({"type": "wyrdform", "character": "ada"})
    assert slots(journey.hero("ada"), journey.content, 1) == 3


@pytest.mark.rule("TG-GEN-08")
def test_what_is_asked_for_twice_must_be_owned_twice() -> None:
    journey = Journey(Island(), "ada").has("ada", food=1)
    table = Table(Island(), "ada")
    table.hero("ada").food = 1
    assert not payable(table.g, (Price("food"), Price("food")), 0)
    assert not affordable(journey.g, [Cost("food"), Cost("food")], [0])
    table.hero("ada").food = journey.hero("ada").food = 2
    assert payable(table.g, (Price("food"), Price("food")), 0)
    assert affordable(journey.g, [Cost("food"), Cost("food")], [0])


@pytest.mark.rule("TG-CMP-03")
def test_kendrick_tells_more_of_the_place() -> None:
    words = {"en": "It was a mill.", "ru": "Тут была мельница."}
    wheel = {"text": WORDS, "do": [{"type": "gain", "what": "food"}], "once": True, "end": True}
    away = {"text": WORDS, "end": True}
    island = Island().companion("kendrick", hints=True)
    island.verse("101-k1", text=words, choices=[wheel, away])
    island.place(101, pointers={"n": 102, "e": 104}, lore="101-k1")
    journey = Journey(island, "ada", "ben").friend("kendrick", 101).at(102, "ben").midday()
    assert "learn:kendrick" in journey.options("ada")
    assert "learn:kendrick" not in journey.options("ben"), "he is not there"
    journey.say("ada:learn:kendrick")
    assert (journey.prompt, journey.asked) == ("ask-choice", [0])
    journey.say("choice:1")
    assert journey.hero("ada").food == 1, "a new way to deal with the place"
    assert "101-k1" in journey.isle.read
    assert "learn:kendrick" not in journey.options("ada"), "once a day"
    gone = Journey(island, "ada").friend("kendrick", 101)
    gone.world.friends[0].away = 2
    assert "learn:kendrick" not in gone.midday().options(), "nobody to ask"


@pytest.mark.rule("TG-CMP-03")
def test_there_is_something_to_learn_of_every_place() -> None:
    content = GAME.load_content()[0]
    assert all(place.lore for place in content.locations.values())
    opened = [v for v in content.verses.values() if v.id.endswith("-k1") and v.choices]
    assert len(opened) > 5, "and sometimes something new to do there"
