"""Every page is read before play goes on (TG-JRN-03): verses, the openings of chapters, endings."""

import os
from typing import Any

import pytest

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.kernel.game import Setup
from waystone.kernel.session import Session
from waystone.kernel.view import Page

WHOLE = bool(os.environ.get("WAYSTONE_WHOLE"))
FOOD = {"type": "gain", "what": "food"}
RICH = [{"is": "holds", "what": "food"}]


def words(said: str) -> dict[str, str]:
    return {"en": said, "ru": said}


def page(journey: Journey) -> list[str]:
    assert journey.session is not None
    shown = journey.session.view(0, GAME.text("en", journey.content)).pages
    return [part for one in shown if not one.record for part in one.paragraphs]


def begun(journey: Journey) -> list[str]:
    return [said["verse"] for said in journey.told("fact-verse-opened")]


@pytest.mark.rule("TG-JRN-03")
def test_a_verse_without_a_choice_is_read() -> None:
    island = Island().verse("101-1", text=words("A mound."), do=[FOOD])
    journey = Journey(island, "ada").midday().say("explore")
    assert (journey.prompt, journey.options()) == ("ask-read-on", ["read-on"])
    assert page(journey) == ["A mound."]
    assert journey.hero("ada").food == 1
    journey.say("read-on")
    assert (journey.prompt, page(journey)) == ("ask-midday", [])


@pytest.mark.rule("TG-JRN-03", "TG-GEN-03")
def test_one_of_the_party_reads_on_for_all() -> None:
    island = Island().verse("101-1", text=words("A mound."))
    journey = Journey(island, "ada", "ben", "cid").midday()
    journey.say("ada:explore", "hero:ben", "ben:join")
    assert (journey.prompt, journey.asked) == ("ask-read-on", [0, 1])
    assert journey.say("ben:read-on").prompt == "ask-midday"


@pytest.mark.rule("TG-JRN-04")
def test_the_only_choice_is_put_to_the_party() -> None:
    dear = {"text": words("Bleed"), "pay": [{"what": "health", "n": 2}], "end": True}
    closed = {"text": words("Eat"), "needs": RICH, "end": True}
    island = Island().verse("101-1", text=words("A mound."), choices=[dear, closed])
    journey = Journey(island, "ada").midday().say("explore")
    assert (journey.prompt, journey.options()) == ("ask-choice", ["choice:1"])
    assert journey.hero("ada").health == 8
    assert journey.say("choice:1").hero("ada").health == 6


@pytest.mark.rule("TG-JRN-03", "TG-GEN-08")
def test_the_only_way_that_can_be_paid_is_put_to_the_party() -> None:
    blood = {"do": [FOOD], "pay": [{"what": "health"}]}
    gold = {"do": [FOOD], "pay": [{"what": "wealth"}]}
    island = Island().verse("101-1", do=[{"type": "either", "options": [blood, gold]}])
    journey = Journey(island, "ada").midday().say("explore")
    assert (journey.prompt, journey.options()) == ("ask-either", ["way:1"])
    assert journey.hero("ada").health == 8


@pytest.mark.rule("TG-JRN-07")
def test_what_stands_above_a_redirect_is_read_and_what_stands_below_is_not() -> None:
    blocks = [
        {"type": "redirect", "if": RICH, "goto": "101-2"},
        {"type": "text", "text": words("A lid.")},
    ]
    island = Island().verse("101-1", text=words("A mound."), do=[FOOD], blocks=blocks)
    island.verse("101-2", text=words("A bone."))
    journey = Journey(island, "ada").midday().say("explore")
    assert page(journey) == ["A mound."]
    assert begun(journey) == ["101-1"]
    assert page(journey.say("read-on")) == ["A bone."]
    assert journey.say("read-on").prompt == "ask-midday"


@pytest.mark.rule("TG-JRN-07")
def test_of_a_verse_that_redirects_at_its_top_nothing_is_read() -> None:
    top = [{"if": RICH, "goto": "101-2"}]
    island = Island().verse("101-1", text=words("A mound."), redirects=top)
    island.verse("101-2", text=words("A bone."))
    journey = Journey(island, "ada").has("ada", food=1).midday().say("explore")
    assert page(journey) == ["A bone."]
    assert begun(journey) == ["101-2"]


@pytest.mark.rule("TG-JRN-08")
def test_a_verse_is_read_before_its_check_and_the_result_before_it_leads_on() -> None:
    result = {"text": words("It opens."), "goto": "101-2"}
    blocks = [{"type": "check", "results": [result]}]
    island = Island().verse("101-1", text=words("A lock."), blocks=blocks)
    island.verse("101-2", text=words("A bone."))
    journey = Journey(island, "ada").midday().say("explore")
    assert page(journey) == ["A lock."]
    assert not journey.told("fact-checked-by-luck")
    assert page(journey.say("read-on")) == ["A lock.", "It opens."]
    assert journey.told("fact-checked-by-luck")
    assert page(journey.say("read-on")) == ["A bone."]


@pytest.mark.rule("TG-JRN-08", "TG-JRN-03")
@pytest.mark.parametrize(("face", "said", "food"), [(1, "It holds.", 0), (6, "It opens.", 1)])
def test_what_comes_of_a_choice_is_read_before_it_happens(face: int, said: str, food: int) -> None:
    results = [
        {"most": 3, "text": words("It holds."), "do": [{"type": "terror"}]},
        {"least": 4, "text": words("It opens."), "do": [FOOD]},
    ]
    tries = {"text": words("Try"), "do": [{"type": "check", "results": results}], "end": True}
    other = {"text": words("Feel"), "do": [{"type": "check", "results": []}], "end": True}
    island = Island().verse("101-1", text=words("A lock."), choices=[other, tries])
    journey = Journey(island, "ada")
    journey.state.streams.stack_rolls("die", face)
    journey.midday().say("explore", "choice:2")
    assert (journey.prompt, page(journey)) == ("ask-read-on", ["A lock.", said])
    assert journey.hero("ada").food == 0
    journey.say("read-on")
    assert (journey.hero("ada").food, journey.prompt) == (food, "ask-midday")


@pytest.mark.rule("TG-JRN-08")
def test_off_a_page_a_check_just_happens() -> None:
    result = {"text": words("It opens."), "do": [FOOD]}
    journey = Journey(Island(), "ada").do({"type": "check", "results": [result]})
    assert (journey.hero("ada").food, journey.prompt) == (1, "ask-midday")


@pytest.mark.rule("TG-JRN-09")
def test_who_is_asked_for_a_hint_has_read_the_rest() -> None:
    hint = {"type": "text", "filter": "red", "hint": True, "text": words("Dig.")}
    island = Island().verse("101-1", text=words("A mound."), blocks=[hint])
    journey = Journey(island, "ada")
    journey.world.filters.append("red")
    journey.midday().say("explore")
    assert (journey.prompt, page(journey)) == ("ask-hint", ["A mound."])
    assert journey.say("pass").prompt == "ask-midday"
    journey.say("explore", "read")
    assert (journey.prompt, page(journey)) == ("ask-read-on", ["A mound.", "Dig."])


@pytest.mark.rule("TG-JRN-12")
def test_a_verse_is_read_before_its_encounter_and_not_again_after_it() -> None:
    blocks = [{"type": "encounter", "named": "bear"}]
    island = Island().verse("101-1", text=words("A bear!"), blocks=blocks)
    journey = Journey(island, "ada").midday().say("explore")
    assert (journey.prompt, page(journey)) == ("ask-read-on", ["A bear!"])
    assert journey.now.encounter is None
    journey.say("read-on", "keep", "escape")
    assert journey.prompt == "ask-midday"


@pytest.mark.rule("TG-JRN-02")
def test_a_verse_is_read_before_one_that_it_names() -> None:
    island = Island().verse("bos-7", section="secrets", text=words("A bone."))
    ways = [{"text": words("Go"), "end": True}]
    read = [{"type": "read", "verse": "bos-7"}]
    island.verse("101-1", text=words("A mound."), do=read, choices=ways)
    journey = Journey(island, "ada").midday().say("explore")
    assert page(journey) == ["A mound."]
    assert page(journey.say("read-on")) == ["A bone."]
    assert page(journey.say("read-on")) == ["A mound."]
    assert journey.prompt == "ask-choice"


@pytest.mark.rule("TG-KNG-06")
def test_a_page_is_read_before_a_king_is_met() -> None:
    island = Island().verse("bos-900", section="secrets", text=words("The King."))
    island.king("claudyne").add("king_cards", "crown", king="claudyne", meeting="bos-900")
    comes = [{"type": "place-king", "card": "crown", "location": "here"}]
    island.verse("101-1", text=words("Hooves."), do=comes)
    journey = Journey(island, "ada").midday().say("explore")
    assert page(journey) == ["Hooves."]
    assert page(journey.say("read-on")) == ["The King."]


@pytest.mark.rule("TG-DTH-09")
def test_a_page_is_read_before_somebody_dies_of_it() -> None:
    poison = [{"type": "damage", "n": 9}, {"type": "damage"}]
    island = Island().verse("101-1", text=words("Poison."), do=poison)
    journey = Journey(island, "ada").midday().say("explore")
    assert page(journey) == ["Poison."]
    assert journey.say("read-on").end.name == "end-death"


@pytest.mark.rule("TG-ECH-02")
def test_a_memory_is_read() -> None:
    island = Island().verse("mem-1", section="memory", text=words("A ship."))
    journey = Journey(island, "ada")
    journey.hero("ada").memories.append("mem-1")
    journey.midday().say("memory:mem-1")
    assert (journey.prompt, page(journey)) == ("ask-read-on", ["A ship."])


@pytest.mark.rule("TG-EVT-02", "TG-END-01")
def test_a_chapter_is_read_out_before_its_instructions_are_followed() -> None:
    island = Island().chapter("chapter-2", text=words("Winter."), do=[FOOD])
    island.verse("101-1", text=words("Snow."), do=[{"type": "start-chapter", "to": "chapter-2"}])
    journey = Journey(island, "ada").midday().say("explore")
    assert page(journey) == ["Snow."]
    assert page(journey.say("read-on")) == ["Winter."]
    assert journey.hero("ada").food == 0
    assert journey.say("read-on").hero("ada").food == 1
    assert journey.session is not None
    pages = journey.session.view(0, GAME.text("en", journey.content)).pages
    assert ["Winter."] in [one.paragraphs for one in pages if one.record], "it can be looked up"


@pytest.mark.rule("TG-END-02", "TG-END-03")
def test_the_last_verse_is_read_and_then_the_ending() -> None:
    island = Island().add("endings", "peace", text=words("Peace."))
    island.verse("101-1", text=words("The crown."), do=[{"type": "ending", "ending": "peace"}])
    journey = Journey(island, "ada", "ben").midday().say("ada:explore", "none")
    assert (journey.asked, page(journey)) == ([0], ["The crown."])
    journey.say("read-on")
    assert (journey.asked, page(journey)) == ([0, 1], ["Peace."])
    assert journey.say("ben:read-on").end.name == "end-won"


# ---- whole campaigns


class Witness:
    """Sits beside a game and looks at the table before each answer: what was opened since the
    last one must lie there to be read."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.content = session.content
        self.text = GAME.text("en", session.content)
        self.lines = 0
        self.read: list[str] = []

    def look(self) -> None:
        opened = [written for line in self.new() if (written := self.written(line))]
        assert len(opened) <= 1, f"nobody could read {opened[0]} before {opened[-1]}"
        for name, said in opened:
            table = self.session.view(0, self.text)
            title = self.text.name(name)
            there = [self.whole(page) for page in table.pages if page.title == title]
            assert any(said in one for one in there), f"{name} is on no page"
            self.read.append(name)

    def new(self) -> list[Any]:
        lines = self.session.log[self.lines :]
        self.lines = len(self.session.log)
        return lines

    def written(self, line: Any) -> tuple[str, str] | None:
        """The page that this line of the log tells of, and the words on it."""
        match line.text:
            case "fact-verse-opened":
                name = line.args["verse"]
                text = self.content.verses[name].text
            case "fact-chapter-began":
                name = line.args["chapter"]
                text = self.content.chapters[name].text
            case _:
                return None
        return name, "".join(text["en"].split())

    def whole(self, page: Page) -> str:
        return "".join("".join(page.paragraphs).split())


def watched(setup: Setup) -> Witness:
    """A campaign by bots from its first question to its end, every page of it seen."""
    session = Session.new(GAME, setup, "all")
    witness = Witness(session)
    chosen = 0
    while session.ask is not None:
        witness.look()
        question = session.questions()[0]
        key = GAME.bots.policy(session.state, session.content, question.seat, question)
        chosen += question.prompt == "ask-choice"
        session.answer(question.seat, key)
    witness.look()
    assert set(session.state.world.read) <= set(witness.read)
    taken = [line for line in session.log if line.text == "fact-choice-taken"]
    assert len(taken) == chosen, "nothing is chosen for the players"
    return witness


@pytest.mark.rule("TG-JRN-03")
def test_three_days_are_read_page_by_page() -> None:
    setup = Setup(2, 5, "campaign", "third-morning", [], {"length": "short"})
    assert len(watched(setup).read) > 5


@pytest.mark.slow
@pytest.mark.rule("TG-JRN-03", "TG-EVT-02", "TG-END-02")
@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (1, 11)][: 2 if WHOLE else 1])
def test_a_whole_campaign_is_read_page_by_page(seats: int, seed: int) -> None:
    setup = Setup(seats, seed, "campaign", "third-morning", ["echoes"], {"length": "whole"})
    witness = watched(setup)
    world = witness.session.state.world
    assert len(witness.read) > 100
    if world.ending:
        table = witness.session.view(0, witness.text)
        assert table.pages[0].title == witness.text.name(world.ending)
