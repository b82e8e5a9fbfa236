"""The test language of the campaign: a world of the test's own, and a table to answer at.

camp = Camp("harpooner", "sexton")
camp.go(town())
camp.answer("buy:harpooner", "item:lamp")
"""

from typing import Any

import msgspec

from waystone.kernel.ask import Args
from waystone.kernel.facts import Line
from waystone.kernel.game import Setup, find
from waystone.kernel.play import Play
from waystone.kernel.session import Session
from waystone.kernel.step import Then
from waystone.testing import Bench, listen

from ..bots.asked import Asked, Offer
from ..box.campaign import AchievementDef, BoxDef, EventDef, QuestDef
from ..box.definitions import Content
from ..box.items import ItemDef
from ..box.scenario import ScenarioDef
from ..rules.campaign.creation import new_sheet
from ..rules.campaign.levelling import least_xp
from ..rules.setup import begin
from ..table.records import Campaign, Party, Sheet, World
from ..table.state import State
from .testing import Answers

Name = dict[str, str]
MAP = "S S . .\n S S . .\n. . . ."


def words(text: str) -> Name:
    return {"en": text, "ru": text}


def page(name: str, number: int, **fields: object) -> ScenarioDef:
    """A small scenario: one room, nobody in it (so it is won in its first round)."""
    made = {"id": name, "number": number, "name": words(name), "introduction": words(name),
            "goal": {"type": "kill-all"}, "map": MAP}  # fmt: skip
    return msgspec.convert(made | fields, ScenarioDef)


def event(name: str, deck: str = "city", **fields: Any) -> EventDef:
    """A card whose options do nothing unless told."""
    made: dict[str, object] = {"id": name, "deck": deck, "number": 1, "text": words(name)}
    for key in ("a", "b"):
        given = fields.pop(key, {})
        results = given if isinstance(given, list) else given.get("results", [{}])
        made[key] = {
            "text": words(key),
            "results": [{"text": words("result")} | r for r in results],
            "stays": not isinstance(given, list) and given.get("stays", False),
        }
    return msgspec.convert(made | fields, EventDef)


def quest(name: str, count: str = "kills", number: int = 5, **fields: object) -> QuestDef:
    made = {"id": name, "name": words(name), "text": words(name), "count": count,
            "number": number, "box": "box"}  # fmt: skip
    return msgspec.convert(made | fields, QuestDef)


def item(name: str, price: int = 10, **fields: object) -> ItemDef:
    made = {"id": name, "name": words(name), "icon": "x", "price": price, "slot": "small",
            "when": "worn"}  # fmt: skip
    return msgspec.convert(made | fields, ItemDef)


ITEMS = (item("lamp"), item("rope", 15), item("crown", 31, prosperity=9))


class Camp:
    """A campaign in a small world: the scenarios `one` to `four`, ten quests, items `lamp`, `rope`
    (prosperity 1) and `crown` (a design). Keyword arguments replace parts of the campaign."""

    def __init__(
        self,
        *members: str,
        seats: int = 2,
        characters: int = 0,
        events: tuple[EventDef, ...] = (),
        variants: tuple[str, ...] = (),
        **campaign: object,
    ) -> None:
        base, self.hash = find("gloomhaven").load_content()
        scenarios = [
            page("one", 1, rewards={"unlocks": ["two", "three"]}, links=["two"]),
            page("two", 2),
            page("three", 3, requires=["oath"]),
            page("four", 4),
        ]
        self.content: Content = msgspec.structs.replace(
            base,
            scenarios={s.id: s for s in scenarios},
            monsters=dict(base.monsters),
            classes=dict(base.classes),
            events={e.id: e for e in events},
            quests={f"quest-{n}": quest(f"quest-{n}") for n in range(10)},
            items={i.id: i for i in ITEMS},
            boxes={"box": BoxDef("box", words("box"), words("box"))},
            achievements={
                name: AchievementDef(name, words(name), **kind)
                for name, kind in (
                    ("oath", {}), ("toll", {}), ("engines", {"world": True}),
                    ("gilding", {"world": True}), ("ferry", {"world": True}),
                    ("rule-a", {"world": True, "type": "rule"}),
                    ("rule-b", {"world": True, "type": "rule"}),
                )
            },
            campaign=msgspec.structs.replace(base.campaign, **{**PLAIN, **campaign}),
        )  # fmt: skip
        asked = characters or max(2, seats, len(members))
        choices = {"characters": str(asked), "length": "whole"}
        self.setup = Setup(seats, 3, "campaign", "", list(variants), choices)
        state, self.first = begin(self.setup, self.content)
        self._rules: Play[State, Content] = Play(state, self.content, [])
        self._bench: Bench | None = None
        self.asked: list[Asked] = []
        for line, name in enumerate(members):
            self.join(name, line)

    @property
    def g(self) -> Play[State, Content]:
        if self._bench is not None:
            self._rules.state = self._bench.session.state
        return self._rules

    @property
    def state(self) -> State:
        return self.g.state

    @property
    def log(self) -> list[Line]:
        return self._bench.session.log if self._bench else self._rules.log or []

    @property
    def bench(self) -> Bench:
        assert self._bench is not None, "nobody sits at the table yet: go()"
        return self._bench

    @property
    def session(self) -> Session:
        return self.bench.session

    @property
    def campaign(self) -> Campaign:
        assert self.state.campaign is not None
        return self.state.campaign

    @property
    def world(self) -> World:
        return self.campaign.world

    @property
    def party(self) -> Party:
        return self.campaign.party

    def join(self, name: str, line: int, level: int = 1, **fields: object) -> Sheet:
        """A member of the party that plays now, with no quest yet to be chosen."""
        one = new_sheet(self.g, name, f"folk-{name}", line)
        self.world.quests += one.offered
        one.offered.clear()
        one.level, one.xp = level, least_xp(level)
        for field, value in fields.items():
            setattr(one, field, value)
        self.party.sheets.append(one)
        return one

    def sheet(self, name: str) -> Sheet:
        return next(s for s in self.party.sheets if s.id == name)

    def add(self, kind: str, *things: Any) -> None:
        """More content of a kind: events, items, quests, boxes."""
        for thing in things:
            getattr(self.content, kind)[thing.id] = thing

    # ---- rules by themselves

    def run(self, rule: Any, answers: Answers = ()) -> Any:
        result, script = listen(rule, answers)
        self.asked = script.asked
        assert not script.answers, f"never asked for: {script.answers}"
        return result

    # ---- at the table

    def go(self, then: Then) -> "Camp":
        """Sit down at a step of the campaign."""
        self._bench = Bench(find("gloomhaven"), self.content, self.setup, self.state, then)
        return self

    def questions(self) -> list[Asked]:
        return self.session.questions()

    @property
    def prompt(self) -> str:
        return self.bench.prompt

    def options(self) -> list[Offer]:
        return [option for q in self.questions()[:1] for option in q.options]

    def offers(self) -> list[str]:
        return self.bench.options

    def answer(self, *keys: str) -> "Camp":
        """Each key by the first seat that can give it; to what one proposes the others agree, if
        the keys do not say what they answer."""
        for n, key in enumerate(keys):
            self.bench.say(key)
            later = keys[n + 1 : n + 2]
            while self.prompt == "ask-agree" and not {*later} & {"agree", "object"}:
                self.bench.say("agree")
        return self

    def all_done(self) -> "Camp":
        """Every seat is done in town; the party is asked next."""
        while self.prompt == "ask-town":
            self.answer("done")
        return self

    def until(self, prompt: str) -> "Camp":
        """Answer as the bot does until a question is put."""
        for _ in range(5000):
            if self.prompt == prompt or not self.questions():
                return self
            asked = self.questions()[0]
            policy = self.session.game.bots.policy
            key = policy(self.state, self.content, asked.seat, asked)
            self.session.answer(asked.seat, key)
        raise AssertionError(f"never asked {prompt}")

    @property
    def ended(self) -> str:
        return self.bench.end.name if self.bench.end else ""

    def said(self, fact: str) -> list[Args]:
        return [line.args for line in self.log if line.text == fact]


PLAIN: dict[str, object] = {
    "start": ["one"], "links": {"town": ["four"]}, "city": ["one", "two"], "sides": ["four"],
    "designs": ["crown"], "endings": {}, "records": [], "donations": {}, "unlocked_events": {},
    "retired_events": {}, "enhancement": "gilding", "technology": "engines",
    "drake": ["oath", "toll"], "drake_gains": [], "praised": [], "adored": [], "feared": [],
    "hated": [],
}  # fmt: skip
