"""The land, the characters and the encounter are remembered by all that they show."""

from collections.abc import Callable
from functools import cache

import pytest

from waystone.games.tainted_grail.box.choices import choices
from waystone.games.tainted_grail.box.definitions import Content
from waystone.games.tainted_grail.box.effects import Check, Damage, Result, Terror
from waystone.games.tainted_grail.box.journal_graph import checks
from waystone.games.tainted_grail.checks.testing import Table as Fight
from waystone.games.tainted_grail.checks.testing import World as Cards
from waystone.games.tainted_grail.rules.journal.pages import checks_in
from waystone.games.tainted_grail.shown.encounter import clauses
from waystone.games.tainted_grail.shown.keys import tidy
from waystone.games.tainted_grail.shown.view import view
from waystone.games.tainted_grail.table.state import (
    Card,
    Encounter,
    Hero,
    Item,
    Shield,
    Spawn,
    State,
)
from waystone.games.tainted_grail.table.world import (
    Affliction,
    EventCard,
    Friend,
    Guardian,
    Held,
    King,
    Page,
    Spot,
    World,
)
from waystone.kernel.codec import decode, encode
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.text import Memory, Text
from waystone.kernel.view import Table

GAME = find("tainted-grail")
CONTENT: Content = GAME.load_content()[0]
ANSWERS = 40

C = CONTENT
PLACES = {card.number: card.id for card in C.locations.values()}
HINTED = next(event.id for event in C.events.values() if event.hint)
ECHO = next(echo for echo in C.echoes.values() if C.verses[echo.memory].text)
BLOCKED = next(
    f"{verse.id}.{n}"
    for verse in C.verses.values()
    for n, choice in enumerate(choices(C, verse), 1)
    if choice.needs
)
LAND: dict[str, Callable[[World], object]] = {
    "a Location is turned": lambda w: setattr(next(iter(w.spots.values())), "side", "wyrd"),
    "a marker": lambda w: setattr(next(iter(w.spots.values())), "quest", 3),
    "a Location is revealed": lambda w: w.spots.update({120: Spot(PLACES[120], "clear")}),
    "a Guidestone": lambda w: w.stones.append("A1"),
    "a Guardian": lambda w: w.guardians.append(Guardian(next(iter(C.encounters)), 101)),
    "a King": lambda w: w.kings.append(King(next(iter(C.kings)), next(iter(C.king_cards)), 101)),
    "a companion": lambda w: w.friends.append(Friend(next(iter(C.companions)), 101)),
    "another chapter": lambda w: setattr(w, "chapter", [*C.chapters][-1]),
    "a day": lambda w: setattr(w, "day", 30),
    "dusk": lambda w: setattr(w, "stage", "dusk"),
    "time passes": lambda w: w.time.update({C.chapters[w.chapter].number: 2}),
    "an event is drawn": lambda w: w.deck.pop(),
    "an encounter is drawn": lambda w: next(d for d in w.encounters.values() if d).pop(),
    "a shared Secret": lambda w: w.shared.append(Held(next(iter(C.secrets)))),
    "an event": lambda w: w.events.append(EventCard(next(iter(C.events)))),
    "a hint": lambda w: setattr(w.today, "hinted", True),
    "a choice that cannot be taken": lambda w: w.blocked.append(BLOCKED),
    "a memory": lambda w: w.read.append(ECHO.memory),
    "a lead": lambda w: w.leads.append(next(iter(C.leads))),
    "a Status": lambda w: w.statuses.update({next(iter(C.statuses)): [1]}),
    "Echoes of Ruin": lambda w: setattr(w, "echoes", not w.echoes),
    "a page": lambda w: w.pages.append(Page(next(iter(C.verses)), [0])),
}
HEROES: dict[str, Callable[[Hero], object]] = {
    "energy": lambda one: setattr(one, "energy", one.energy + 1),
    "health": lambda one: setattr(one, "health", 1),
    "terror": lambda one: setattr(one, "terror", 4),
    "an attribute": lambda one: one.attributes.__setitem__(2, 5),
    "food": lambda one: setattr(one, "food", 9),
    "wealth": lambda one: setattr(one, "wealth", 9),
    "magic": lambda one: setattr(one, "magic", 9),
    "experience": lambda one: setattr(one, "xp", 9),
    "dying": lambda one: setattr(one, "dying", True),
    "an item": lambda one: one.items.append(Item(next(iter(C.items)))),
    "a Skill": lambda one: one.skills.append(next(iter(C.skills))),
    "a Secret": lambda one: one.secrets.append(Held(next(iter(C.secrets)))),
    "a Condition": lambda one: one.afflictions.append(Affliction(next(iter(C.conditions)))),
    "a legend": lambda one: one.legends.append(next(iter(C.legends))),
    "a talent": lambda one: setattr(one, "talent", next(iter(C.talents))),
    "a journey": lambda one: setattr(one, "at", one.at + 1),
}
FIGHT: dict[str, Callable[[Encounter], object]] = {
    "a card is drawn": lambda e: e.members[0].hand.append(e.members[0].deck.pop()),
    "a card is discarded": lambda e: e.members[0].discard.append(e.members[0].deck[-1]),
    "a card leaves the hand": lambda e: e.members[0].hand.pop(),
    "a guard": lambda e: e.activation.shields.append(Shield("damage", 1)),
    "a smaller deck": lambda e: e.members[0].deck.pop(),
    "somebody looks at cards": lambda e: setattr(e.members[0], "looking", 2),
    "another is active": lambda e: setattr(e, "active", 1),
    "cubes": lambda e: setattr(e, "pool", 4),
    "a card in the Sequence": lambda e: e.sequence.append(Card("ada-c1", 0)),
    "a card is covered": lambda e: e.sequence.append(Card("ada-c2", 0)),
    "another card before it": lambda e: setattr(e.sequence[0], "id", "open"),
    "another's card": lambda e: setattr(e.sequence[0], "owner", 1),
    "an enemy's card": lambda e: setattr(e.sequence[0], "owner", -1),
    "tokens on a card": lambda e: setattr(e.sequence[0], "tokens", 2),
    "charges on a card": lambda e: setattr(e.sequence[0], "charges", 2),
    "a key is met": lambda e: setattr(e.sequence[0], "got", 16),
    "tokens on the enemy": lambda e: setattr(e, "tokens", 3),
    "markers on the enemy": lambda e: setattr(e, "markers", 2),
    "an enemy's deck": lambda e: e.deck.append("ada-c1"),
    "a Spawn": lambda e: e.spawn.append(Spawn("rat")),
    "cubes of a Spawn": lambda e: setattr(e.spawn[0], "cubes", 1),
    "weather": lambda e: setattr(e, "weather", "fog"),
    "somebody has been active": lambda e: setattr(e.members[1], "been", True),
    "it is over": lambda e: setattr(e, "result", "victory"),
    "somebody has escaped": lambda e: setattr(e.members[1], "left", "escaped"),
    "a round": lambda e: setattr(e, "round", 7),
}


@cache
def campaign() -> State:
    session = Session.new(GAME, Setup(2, 5, mode="campaign"))
    while len(session.history) < ANSWERS:
        question = session.questions()[0]
        key = GAME.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    found: State = session.state
    assert found.world is not None
    found.world.events.append(EventCard(HINTED))
    found.heroes[0].echoes.append(ECHO.id)
    return found


def shown(state: State, content: Content, memory: Memory, text: Text) -> Table:
    with text.moment(memory):
        return view(state, content, 0, text)


def sees(state: State, content: Content, change: Callable[[], object]) -> None:
    text, fresh = (GAME.text("en", content) for _ in range(2))
    memory: Memory = {}
    before = shown(state, content, memory, text)
    change()
    after = shown(state, content, {}, fresh)
    assert shown(state, content, memory, text) == after
    assert after != before


@pytest.mark.rule("TG-LOC-04", "TG-DAY-06")
@pytest.mark.parametrize("change", LAND.values(), ids=list(LAND))
def test_what_changes_on_the_island_is_seen(change: Callable[[World], object]) -> None:
    state = decode(State, encode(campaign()))
    world = state.world
    assert world is not None
    sees(state, CONTENT, lambda: change(world))


@pytest.mark.rule("TG-DAY-06")
def test_where_there_is_no_mission_the_next_chapter_is_seen() -> None:
    state = decode(State, encode(campaign()))
    world = state.world
    assert world is not None
    world.events.clear()
    sees(state, CONTENT, lambda: setattr(world, "chapter", [*C.chapters][-1]))


@pytest.mark.rule("TG-DAY-13")
def test_the_cards_of_an_upgrade_are_seen() -> None:
    state = decode(State, encode(campaign()))
    world, mine = state.world, state.heroes[0].id
    assert world is not None
    card = next(card.id for card in C.cards.values() if card.owner == mine)
    sees(state, CONTENT, lambda: world.drawn.append(card))


@pytest.mark.rule("TG-SAV-02")
@pytest.mark.parametrize("change", HEROES.values(), ids=list(HEROES))
def test_what_changes_about_a_character_is_seen(change: Callable[[Hero], object]) -> None:
    state = decode(State, encode(campaign()))
    sees(state, CONTENT, lambda: change(state.heroes[0]))


@pytest.mark.rule("TG-COM-03", "TG-COM-06")
@pytest.mark.parametrize("change", FIGHT.values(), ids=list(FIGHT))
def test_what_changes_in_an_encounter_is_seen(change: Callable[[Encounter], object]) -> None:
    world = Cards().combat("bear", attack=[{"type": "damage", "n": 2}], toughness=5)
    world.character("ben", icon="visored-helm").weather("fog").spawn("pup").spawn("rat")
    world.card("open", right={"courage": 1}).card("shut", left={"courage": ["cube"]})
    fight = Fight(world, "ada", "ben").hold("ada", "ada-c0").lay("ada-c1").lay("shut")
    fight.spawned("pup").act("ada")
    sees(fight.state_now, fight.content, lambda: change(fight.now))


TALK: dict[str, Callable[[Encounter], object]] = {
    "time": lambda e: setattr(e, "time", 7),
    "a step": lambda e: setattr(e, "affinity", 5),
    "another Reaction": lambda e: setattr(e, "markers", 1),
}


@pytest.mark.rule("TG-DIP-01", "TG-VEN-10")
@pytest.mark.parametrize("change", TALK.values(), ids=list(TALK))
def test_what_changes_in_a_talk_is_seen(change: Callable[[Encounter], object]) -> None:
    world = Cards().talk("judge", reactions=[[{"type": "terror", "n": 3}]])
    talk = Fight(world, "ada", "ben", foe="judge").hold("ada", "ada-d0").act("ada")
    sees(talk.state_now, talk.content, lambda: change(talk.now))


WOUNDS: dict[str, Callable[[Hero], object]] = {
    "health": lambda one: setattr(one, "health", 5),
    "terror": lambda one: setattr(one, "terror", 3),
    "a mortal wound": lambda one: setattr(one, "health", 1),
    "dying": lambda one: setattr(one, "dying", True),
    "another in their place": lambda one: setattr(one, "id", "cid"),
}


@pytest.mark.rule("TG-DTH-01", "TG-PAN-01")
@pytest.mark.parametrize("change", WOUNDS.values(), ids=list(WOUNDS))
def test_what_an_encounter_does_to_a_character_is_seen(change: Callable[[Hero], object]) -> None:
    world = Cards().combat("bear", attack=[{"type": "damage", "n": 2}])
    world.character("cid", icon="visored-helm")
    fight = Fight(world, "ada", "ben").hold("ada", "ada-c0").lay("ben-c1", "ben").act("ada")
    sees(fight.state_now, fight.content, lambda: change(fight.state_now.heroes[1]))


CALM: dict[str, Callable[[Encounter], object]] = {
    "another is active": lambda e: setattr(e, "active", 1),
    "it is over": lambda e: setattr(e, "result", "victory"),
}


@pytest.mark.rule("TG-COM-03")
@pytest.mark.parametrize("change", CALM.values(), ids=list(CALM))
def test_who_awaits_an_enemy_that_does_nothing_is_seen(
    change: Callable[[Encounter], object],
) -> None:
    fight = Fight(Cards(), "ada", "ben").hold("ada", "ada-c0").act("ada")
    fight.now.members[0].been = False
    sees(fight.state_now, fight.content, lambda: change(fight.now))


HELP: dict[str, Callable[[State, Encounter], object]] = {
    "tokens of the weather": lambda state, e: setattr(e, "weather_tokens", 3),
    "help that was given": lambda state, e: e.companions_used.append("goat"),
    "nobody to help": lambda state, e: setattr(state, "companion", ""),
}


@pytest.mark.rule("TG-CMP-02", "TG-NON-05")
@pytest.mark.parametrize("change", HELP.values(), ids=list(HELP))
def test_weather_and_help_are_seen(change: Callable[[State, Encounter], object]) -> None:
    world = Cards().weather("fog").companion("goat", help="ignore")
    fight = Fight(world, "ada", "ben").hold("ada", "ada-c0")
    fight.state.companion, fight.encounter.weather = "goat", "fog"
    fight.act("ada")
    sees(fight.state_now, fight.content, lambda: change(fight.state_now, fight.now))


ROWS = [
    {"to": 1, "do": [{"type": "damage", "n": 1}]},
    {"to": 4, "do": [{"type": "terror", "n": 2}]},
]


@pytest.mark.rule("TG-COM-06")
def test_the_blow_of_another_row_is_seen() -> None:
    fight = Fight(Cards().combat("bear", rows=ROWS), "ada", "ben").hold("ada", "ada-c0").act("ada")
    state, text = fight.state_now, GAME.text("en", fight.content)
    told = []
    for pool in (0, 1, 2):
        fight.now.pool = pool
        seen = view(state, fight.content, 0, text)
        assert seen.hud is not None
        told.append(seen.hud.intents[0].lines)
    assert told[0] == told[1] == clauses([Damage(1)], text)
    assert told[2] == clauses([Terror(2)], text)


@pytest.mark.rule("TG-VEN-10")
def test_the_blow_of_another_enemy_and_of_markers_is_seen() -> None:
    world = Cards().talk("judge", reaction=[{"type": "terror", "n": 1}])
    world.talk("clerk", reactions=[[{"type": "terror", "n": 3}]])
    talk = Fight(world, "ada", "ben", foe="judge").hold("ada", "ada-d0").act("ada")
    state, text = talk.state_now, GAME.text("en", talk.content)
    told = []
    for foe, markers in (("judge", 0), ("clerk", 0), ("clerk", 1)):
        talk.now.id, talk.now.markers = foe, markers
        seen = view(state, talk.content, 0, text)
        assert seen.hud is not None
        told.append(seen.hud.intents[0].lines)
        assert seen.mats[0].name == seen.mats[0].zones[0].cards[0].name == text.name(foe)
    assert told == [clauses(blow, text) for blow in ([Terror(1)], [], [Terror(3)])]


@pytest.mark.rule("TG-SEQ-30")
def test_that_somebody_looks_into_an_empty_deck_is_seen() -> None:
    fight = Fight(Cards(), "ada", "ben").hold("ada", "ada-c0").act("ada")
    member = fight.now.members[0]
    member.deck.clear()
    sees(fight.state_now, fight.content, lambda: setattr(member, "looking", 1))


def test_what_effects_do_is_remembered_by_all_of_them() -> None:
    text = GAME.text("en", CONTENT)
    one, two, both = ([Damage(1)], [Damage(2)], [Damage(1), Damage(2)])
    told = [clauses(effects, text) for effects in (one, two, both, [], [Terror(1)])]
    assert told[2] == [*told[0], *told[1]]
    assert len({tuple(lines) for lines in told}) == len(told)
    assert clauses((Damage(1),), text) == told[0]
    results = [Result((Damage(1),), text={"en": word}) for word in ("so", "else")]
    read = [clauses([Check((result,))], text) for result in results]
    assert read == [[tidy(text.sentence(Check((result,))))] for result in results]


@pytest.mark.rule("TG-GEN-15")
def test_every_choice_that_is_closed_and_every_chapter_has_words_of_its_own() -> None:
    state, text = decode(State, encode(campaign())), GAME.text("en", CONTENT)
    world = state.world
    assert world is not None
    world.blocked[:] = [
        f"{verse.id}.{n}"
        for verse in list(C.verses.values())[:60]
        for n, choice in enumerate(choices(C, verse), 1)
        if choice.needs
    ]
    lines = [line for page in view(state, CONTENT, 0, text).pages for line in page.paragraphs]
    assert len(set(world.blocked)) > 1
    for key in world.blocked:
        assert any(text.name(key) in line for line in lines)
    for chapter in C.chapters:
        world.chapter = chapter
        assert text.name(chapter) in [page.title for page in view(state, C, 0, text).pages]


@pytest.mark.rule("TG-JRN-08")
def test_checks_are_remembered_by_verse() -> None:
    for name, verse in C.verses.items():
        assert checks_in(C, name) == checks(verse)
