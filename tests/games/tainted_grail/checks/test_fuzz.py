"""Cards made by chance: what the lint lets through can be read and played."""

import random
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from msgspec.structs import replace

from waystone.bots.random import any_answer
from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.box import definitions as df
from waystone.games.tainted_grail.box import island as isle
from waystone.games.tainted_grail.box.definitions import Content
from waystone.games.tainted_grail.box.effects import Effect
from waystone.games.tainted_grail.box.instructions import ReadVerse
from waystone.games.tainted_grail.box.journal import VerseDef
from waystone.games.tainted_grail.checks.encounters import combat, keys
from waystone.games.tainted_grail.checks.references import NAMED, references_in
from waystone.games.tainted_grail.checks.scenes import out_of_place
from waystone.kernel.game import Setup
from waystone.kernel.session import Session

DEEP = 3
EFFECTS = tuple[Effect, ...]
SPARED = ("chapter", "ending")
"""What would end a game too soon, or begin another."""


class Maker:
    """Definitions by chance, from the types alone."""

    def __init__(self, seed: int, content: Content) -> None:
        self.luck = random.Random(seed)
        self.content = content
        self.numbers = sorted({place.number for place in content.locations.values()})

    def like(self, thing: Any, **fixed: Any) -> Any:
        """As this one, all but its name, its place and what is fixed by chance."""
        kind = type(thing)
        hints = get_type_hints(kind)
        kept = ("id", "name", "icon", "number", "letter", "owner", "deck", "token", "side", "kind")
        fields = {
            field: self.value(hints[field], field, 0)
            for field in kind.__struct_fields__
            if field not in kept and field not in fixed
        }
        return replace(thing, **fields, **fixed)

    def value(self, annotation: Any, field: str, depth: int) -> Any:
        origin, args = get_origin(annotation), get_args(annotation)
        if origin is Literal:
            return self.luck.choice(args)
        if origin in (Union, UnionType):
            flat = [a for a in args if depth < DEEP or not nests(a)]
            return self.value(self.luck.choice(flat or args), field, depth)
        if origin is tuple:
            if args[-1] is not ...:
                return tuple(self.value(arg, field, depth) for arg in args)
            n = self.luck.randint(0 if depth else 1, 2 if depth < DEEP else 1)
            return tuple(self.value(args[0], field, depth + 1) for _ in range(n))
        if origin is dict:
            return self.mapping(args, field, depth)
        if annotation is int:
            return self.number(field)
        if annotation is bool:
            return self.luck.random() < 0.3
        if annotation is str:
            return self.word(field)
        if annotation is type(None):
            return None
        hints = get_type_hints(annotation)
        return annotation(
            **{f: self.value(hints[f], f, depth + 1) for f in annotation.__struct_fields__}
        )

    def mapping(self, args: tuple[Any, ...], field: str, depth: int) -> Any:
        if args == (str, str):
            return {"en": "so", "ru": "так"}
        keys = get_args(args[0])
        return {key: self.value(args[1], field, depth + 1) for key in keys}

    def number(self, field: str) -> int:
        if field in ("location", "to", "numbers", "start"):
            return self.luck.choice(self.numbers)
        return self.luck.randint(-1, 5)

    def word(self, field: str) -> str:
        if field in NAMED and field not in SPARED:
            known: list[str] = [*getattr(self.content, NAMED[field][1])]
            return self.luck.choice(known)
        return self.luck.choice(["", "so"])


def nests(kind: Any) -> bool:
    return isinstance(kind, type) and "do" in getattr(kind, "__struct_fields__", ())


def faultless(content: Content, kind: str, made: Any) -> bool:
    found = [*references_in(content, kind, made), *out_of_place(kind, made)]
    if kind == "cards":
        found += keys(content, made)
    elif isinstance(made, df.CombatDef):
        found += combat(made)
    return not found


def accepted(maker: Maker, box: Content, kind: str, thing: Any, **fixed: Any) -> Any:
    """One by chance that the lint lets through; else the thing itself."""
    for _ in range(30):
        made = maker.like(thing, **fixed)
        if faultless(box, kind, made):
            return made
    return thing


def content_by_chance(seed: int) -> Content:
    """The map, the ways of the journal and the keys of the box; what all of it does by chance."""
    box, _ = GAME.load_content()
    maker = Maker(seed, box)
    made: dict[str, dict[str, Any]] = {}
    luck = maker.luck
    for kind, share in (("items", 1.0), ("skills", 0.6), ("secrets", 0.7), ("conditions", 0.6)):
        there = getattr(box, kind)
        made[kind] = {
            name: accepted(maker, box, kind, thing) if luck.random() < share else thing
            for name, thing in there.items()
        }
    made["events"] = {
        name: accepted(maker, box, "events", thing, chapter=0) if thing.kind == "random" else thing
        for name, thing in box.events.items()
    }
    made["cards"] = {
        name: accepted(maker, box, "cards", thing, left=thing.left, right=thing.right)
        for name, thing in box.cards.items()
    }
    made["encounters"] = {
        name: by_chance(maker, box, thing) for name, thing in box.encounters.items()
    }
    made["verses"] = {name: verse(maker, box, thing) for name, thing in box.verses.items()}
    found: Content = replace(box, **made)
    wrong = [one for one in GAME.lint(found) if one.kind in made and "nothing" not in one.what]
    assert wrong == [], wrong[:5]
    return found


def by_chance(maker: Maker, box: Content, thing: Any) -> Any:
    """Figures and decks as in the box, effects by chance."""
    kept = ("right", "king", "deck", "final", "failure", "secret", "traits", "flavour", "colour")
    more = ("difficulty", "toughness", "time", "track", "start", "guardian")
    fixed = {field: getattr(thing, field) for field in (*kept, *more) if hasattr(thing, field)}
    if isinstance(thing, df.CombatDef):
        fixed["rows"] = tuple(df.Row(row.to, maker.value(EFFECTS, "do", 1)) for row in thing.rows)
    else:
        fixed["outcomes"] = {
            colour: replace(outcome, do=maker.value(EFFECTS, "do", 1))
            for colour, outcome in thing.outcomes.items()
        }
    return accepted(maker, box, "encounters", thing, **fixed)


def verse(maker: Maker, box: Content, thing: VerseDef) -> VerseDef:
    """It leads where it led; what it does is by chance."""
    if maker.luck.random() < 0.5:
        return thing
    for _ in range(30):
        do = maker.value(EFFECTS, "do", 0)
        made = replace(thing, do=do)
        back = any(isinstance(one, ReadVerse) and one.verse == thing.id for one in do)
        if not back and faultless(box, "verses", made):
            return made
    return thing


def play(session: Session, luck: random.Random, answers: int) -> None:
    texts = [GAME.text(language, session.content) for language in ("en", "ru")]
    for n in range(answers):
        if session.ask is None:
            return
        question = luck.choice(session.questions())
        if n % 20 == 0:
            for text in texts:
                session.view(question.seat, text)
        session.answer(question.seat, any_answer(question, luck))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_what_the_lint_lets_through_can_be_read_and_played(seed: int) -> None:
    content = content_by_chance(seed)
    for language in ("en", "ru"):
        assert len(GAME.cards(content, GAME.text(language, content))) > 100
    luck = random.Random(seed)
    for game in range(6):
        setup = Setup(1 + game % 4, game, "encounter", "gauntlet", [], {"development": "veteran"})
        play(Session.new(GAME, setup, "all", (content, "")), luck, 250)
    for game in range(3):
        setup = Setup(1 + game, game, "campaign", "third-morning", ["echoes"])
        play(Session.new(GAME, setup, "all", (content, "")), luck, 400)


def test_the_maker_makes_what_the_lint_refuses_too() -> None:
    box, _ = GAME.load_content()
    maker = Maker(1, box)
    item = next(iter(box.items.values()))
    made = [maker.like(item) for _ in range(40)]
    fits = [faultless(box, "items", one) for one in made]
    assert {True, False} == set(fits)
    assert isinstance(made[0], isle.Definition | df.ItemDef)
