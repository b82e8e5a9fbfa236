"""Cards made by chance: what the lint lets through can be drawn, read and played."""

import random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from msgspec import Meta, Struct
from msgspec.structs import replace

from waystone.bots.random import any_answer
from waystone.games.runebound import GAME
from waystone.games.runebound.box import definitions as df
from waystone.games.runebound.box.definitions import Content
from waystone.games.runebound.checks import lint
from waystone.kernel.game import Setup
from waystone.kernel.session import Session

WORDS = {
    "enemy": ("spire-drake", "night-host", "no-such-beast"),
    "trait": ("Undead", "Dragon"),
    "traits": ("Undead", "Beast"),
    "spaces": ("ashen-spire", "h8", "d4", "nowhere"),
    "set": ("rune-magic",),
    "scenario": ("", "margath"),
    "icon": ("token",),
    "lair": ("ashen-spire",),
    "cost": ("c", "sa", "e", "aa"),
    "needs": ("P", "XH", "FF", "MW"),
    "tokens": ("2phy/sur", "mag*/dsh", "dbl/agi"),
}
DEEP = 3


class Maker:
    """Definitions by chance, from the types alone."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.made = 0

    def any_of(self, kind: type, **fixed: Any) -> Any:
        self.made += 1
        card = f"card-{self.made}"
        names: dict[str, Any] = {"id": card, "name": {"en": card, "ru": card}}
        hints = get_type_hints(kind, include_extras=True)
        for field in kind.__struct_fields__:  # type: ignore[attr-defined]
            if field not in names and field not in fixed:
                fixed[field] = self.value(hints[field], field, 0)
        return kind(**{**{k: v for k, v in names.items() if k in hints}, **fixed})

    def value(self, annotation: Any, field: str, depth: int) -> Any:
        origin, args = get_origin(annotation), get_args(annotation)
        if origin is Annotated:
            limits = next(m for m in args[1:] if isinstance(m, Meta))
            if get_origin(args[0]) is tuple:
                item = get_args(args[0])[0]
                return (self.value(item, field, depth),)
            least = limits.ge or 0
            return self.luck.randint(int(least), int(limits.le or least + 3))
        if origin is Literal:
            return self.luck.choice(args)
        if origin in (Union, UnionType):
            return self.one_of(args, field, depth)
        if origin is tuple:
            if args[-1] is not ...:
                return tuple(self.value(arg, field, depth) for arg in args)
            most = 2 if depth < DEEP else 1
            return tuple(
                self.value(args[0], field, depth + 1) for _ in range(self.luck.randint(1, most))
            )
        if origin is dict:
            return {"en": "so", "ru": "так"}
        if annotation is int:
            return self.luck.randint(-2, 4)
        if annotation is bool:
            return self.luck.random() < 0.3
        if annotation is str:
            return self.luck.choice(WORDS[field])
        if annotation is type(None):
            return None
        return self.struct(annotation, depth)

    def one_of(self, args: tuple[Any, ...], field: str, depth: int) -> Any:
        flat = [a for a in args if depth < DEEP or not nests(a)]
        return self.value(self.luck.choice(flat or args), field, depth)

    def struct(self, kind: type[Struct], depth: int) -> Struct:
        hints = get_type_hints(kind, include_extras=True)
        return kind(**{f: self.value(hints[f], f, depth + 1) for f in kind.__struct_fields__})


def nests(kind: Any) -> bool:
    return isinstance(kind, type) and "then" in getattr(kind, "__struct_fields__", ())


def accepted(maker: Maker, content: Content, field: str, kind: type, n: int, **fixed: Any) -> Any:
    """So many definitions by chance that the lint lets through."""
    chapter = getattr(lint, field)
    found: dict[str, Any] = {}
    for _ in range(20_000):
        made = maker.any_of(kind, **fixed)
        alone = replace(content, **{field: {made.id: made}})
        alone.__dict__.update({k: content.__dict__[k] for k in ("atlas", "foe_sheets")})
        if all(mistake.id != made.id for mistake in chapter(alone)):
            found[made.id] = made
            if len(found) == n:
                return found
    raise AssertionError(f"only {len(found)} of {kind.__name__}")


def content_by_chance(seed: int) -> Content:
    """The map and the scenario of the box, all cards by chance."""
    box, _ = GAME.load_content()
    assert (len(box.atlas.ids), "spire-drake" in box.foe_sheets) == (210, True)
    make = Maker(seed)
    foes = accepted(make, box, "foes", df.FoeDef, 1, id="spire-drake")
    decks = ("combat", "social", "exploration")
    adventures: dict[str, Any] = {}
    for kind in (df.EnemyDef, df.EventDef, df.QuestDef):
        for deck in decks:
            adventures |= accepted(make, box, "adventures", kind, 8, deck=deck, scenario="")
    made: Content = replace(
        box,
        heroes=accepted(
            make, box, "heroes", df.HeroDef, 4, tokens=("2phy/sur", "mag/shd", "dbl/agi*")
        ),
        skills=accepted(make, box, "skills", df.SkillDef, 24),
        assets=accepted(make, box, "assets", df.AssetDef, 20, code="", token=""),
        adventures=adventures,
        stories=box.stories | accepted(make, box, "stories", df.StoryDef, 8, scenario="margath"),
        foes={**box.foes, **foes},
    )
    assert GAME.lint(made) == []
    return made


@pytest.mark.parametrize("seed", range(3))
def test_what_the_lint_lets_through_can_be_read_and_played(seed: int) -> None:
    content = content_by_chance(seed)
    for language in ("en", "ru"):
        text = GAME.text(language, content)
        assert len(GAME.cards(content, text)) > 100
    luck = random.Random(seed)
    for game in range(4):
        seats = 1 + (seed + game) % 4
        session = Session.new(GAME, Setup(seats, game, scenario="margath"), "all", (content, ""))
        texts = [GAME.text(language, content) for language in ("en", "ru")]
        for n in range(250):
            if session.ask is None:
                break
            question = luck.choice(session.questions())
            if luck.random() < 0.5:
                key = GAME.bots.policy(session.state, content, question.seat, question)
            else:
                key = any_answer(question, luck)
            session.answer(question.seat, key)
            assert GAME.check(session.state, content) == []
            session.view(question.seat, texts[n % 2], 3)
            assert 0 <= GAME.bots.value(session.state, content, question.seat) <= 1
