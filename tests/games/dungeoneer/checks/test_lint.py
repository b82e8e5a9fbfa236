"""Mistakes in content that its types cannot tell; and no card that passes breaks a game."""

import random
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from waystone.bots.random import any_answer
from waystone.games.dungeoneer import GAME
from waystone.games.dungeoneer.box.definitions import CardDef, Content, Monster, TrapDef
from waystone.kernel.content import load
from waystone.kernel.errors import BadContent
from waystone.kernel.game import Setup
from waystone.kernel.session import Session

PACK = Path(__file__).parents[1] / "pack"

HERO = "name: {en: Nobody}, race: {en: elf}, trade: {en: thief}, icon: hood, boons: 1, treasures: 1"
BOON = "name: {en: Boon}, box: legendary, card: boon, cost: 1"
BANE = "name: {en: Bane}, box: legendary, card: bane, cost: 1, timing: dungeonlord"
BEAST = "name: {en: Beast}, box: legendary, card: encounter, timing: dungeonlord"
QUEST = "name: {en: Quest}, box: legendary"

WRONG = {
    "heroes": f"""
- {{id: nobody, {HERO}, box: legendary, life: 0, stats: {{}}}}
- {{id: no-one, {HERO}, box: heroic, of: orin, life: 5, stats: {{1: [1, 1, 1]}}}}
- {{id: spender, {HERO}, box: legendary, life: 5, stats: {{7: [1, 1, 1]}},
   effects: [{{type: use, at: any, spend: true, do: [{{type: dismiss}}]}}]}}
""",
    "locations": """
- {id: vault, name: {en: Vault}, box: legendary, kind: room, glory: 1, peril: 1,
   exits: [wall, wall, wall, wall]}
- {id: meadow, name: {ru: Луг}, box: book, kind: room, glory: 1, peril: 1, frame: surface,
   exits: [open, open, open, open]}
""",
    "quests": f"""
- {{id: lost, {QUEST}, category: threat, at: [hall-of-skales], task: {{type: give, what: life,
   amount: 0}}}}
- {{id: round-trip, {QUEST}, category: escort, at: [vault, vault], task: {{type: deliver}}}}
- {{id: gamble, {QUEST}, category: chance, at: [vault], task: {{type: cast, dice: 2, alike: 3}}}}
- {{id: prey, {QUEST}, category: hunt, at: [vault], task: {{type: slay, monster: {{life: 2,
   effects: [{{type: bonus, stat: all, amount: 1, per: twin}}]}}}}}}
""",
    "adventure": f"""
- {{id: late, {BOON}, timing: dungeonlord, duration: instant, effects: [{{type: heal, amount: 1}}]}}
- {{id: early, {BOON}, timing: hero, duration: instant, effects: [{{type: add, amount: 1}}]}}
- {{id: mixed, {BOON}, timing: any, duration: instant,
   effects: [{{type: add, amount: 1}}, {{type: prevent, amount: 1}}]}}
- {{id: empty, {BOON}, timing: hero, duration: permanent, effects: []}}
- {{id: still, {BOON}, timing: hero, duration: permanent, effects: [{{type: heal, amount: 0}}]}}
- {{id: slayer, {BOON}, timing: hero, duration: permanent,
   effects: [{{type: bonus, stat: all, amount: 1, against: serpnt}}]}}
- {{id: handy, {BANE}, duration: permanent,
   effects: [{{type: use, at: hero, do: [{{type: draw, count: 1}}]}}]}}
- {{id: free, {BEAST}, cost: -1, duration: monster, kinds: [wird], copies: 0,
   monster: {{life: 1, melee: {{value: 2, hit: [{{type: evade, form: all}}]}}}}}}
- {{id: both, {BEAST}, cost: 1, duration: instant}}
- {{id: orrin, {BOON}, timing: hero, duration: attachment, host: monster,
   effects: [{{type: tough, amount: 1}}]}}
""",
    "events": "- {id: calm, name: {en: Calm}, box: legendary, tokens: 9, roll: 1, icon: sun}",
}


EXPECTED = [
    "adventure.yaml:15: orrin: the heroes have this id already",
    "heroes.yaml:2: nobody: life is 0; it is at least 1",
    "heroes.yaml:2: nobody: a hero needs stats for a level; stats: {7: [4, 4, 4]}",
    "heroes.yaml:3: no-one: there is no legendary hero 'orin'; there are orrin, ...",
    "heroes.yaml:5: spender: this cannot be discarded; spend: false",
    "heroes.yaml:5: spender: 'dismiss' does nothing in an effect of any moment",
    "locations.yaml:3: vault: there is no way in; one of exits is no wall",
    "locations.yaml:4: meadow: the English name is missing; en: ...",
    "locations.yaml:4: meadow: no game is played with this set; box: heroic or legendary",
    "locations.yaml:4: meadow: no Entrance leads there; frame: dungeon",
    "quests.yaml:2: lost: there is no location 'hall-of-skales'; there are hall-of-scales, ...",
    "quests.yaml:2: lost: the task of this category is 'overcome'",
    "quests.yaml:3: lost: amount is 0; it is at least 1",
    "quests.yaml:4: round-trip: an Escort goes from one location to another; at: [from, to]",
    "quests.yaml:5: gamble: 2 dice cannot show this",
    "quests.yaml:7: prey: it cannot count this; per: wrath",
    "adventure.yaml:2: late: a boon is never played then; timing: hero or any or response",
    "adventure.yaml:3: early: 'add' does nothing in a card of the Hero phase",
    "adventure.yaml:5: mixed: 'prevent' does nothing after 'add'",
    "adventure.yaml:6: empty: the card does nothing; name effects",
    "adventure.yaml:7: still: 'heal' is never done; put it into a use, or make the card",
    "adventure.yaml:9: slayer: there is no kind of monster 'serpnt'; there are serpent, ...",
    "adventure.yaml:11: handy: nobody can use this; put it on a boon or a treasure",
    "adventure.yaml:12: free: copies is 0; it is at least 1",
    "adventure.yaml:12: free: cost is -1; it is at least 0",
    "adventure.yaml:12: free: there is no word 'wird'; there are ward, ...",
    "adventure.yaml:13: free: 'evade' does nothing in this place",
    "adventure.yaml:14: both: an encounter is either a monster or a trap",
    "adventure.yaml:15: orrin: a boon is attached to something else; host: boon or treasure",
    "events.yaml:1: calm: there is one event, the Wrath card; replace it",
    "events.yaml:1: calm: the Wrath card holds 1 to 5 tokens",
    "events.yaml:1: calm: a die shows 2 to 6 or more",
]


def mistakes(tmp_path: Path, wrong: dict[str, str]) -> list[str]:
    (tmp_path / "pack.yaml").write_text("{id: wrong, game: dungeoneer}", encoding="utf-8")
    for kind, text in wrong.items():
        (tmp_path / f"{kind}.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        GAME.load_content((tmp_path,))
    return list(refused.value.mistakes)


def test_the_box_has_no_mistake() -> None:
    assert GAME.lint(GAME.check_content()) == []


def test_the_cards_of_the_book_are_right_but_never_drawn() -> None:
    """The pack of the tests: samples printed in the book, and the smallest epic set."""
    content, _ = load(Content, [GAME.folder / "content", PACK])
    others = [m.id for m in GAME.lint(content) if not m.what.startswith("no game is played")]
    assert others == [
        *("figure-hero", "apothecary", "bystander", "pacifist"),
        *("meadow", "field"),
        *("brute", "oil", "costly"),
        "",
    ], "heroes of no set, the surface, kinds without a word, two epic heroes"


def test_every_mistake_is_told_with_its_line(tmp_path: Path) -> None:
    assert mistakes(tmp_path, WRONG) == EXPECTED


# ---- whatever passes can be played


def effects(luck: random.Random, kind: Any, depth: int = 0) -> Any:
    """Any value of a type of the vocabulary."""
    origin = get_origin(kind)
    if kind is int:
        return luck.randint(-1, 4)
    if kind is bool:
        return luck.random() < 0.5
    if kind is str:
        return luck.choice(["", "", "serpent", "beast"])
    if origin is Literal:
        return luck.choice(get_args(kind))
    if origin is tuple:
        return tuple(
            effects(luck, get_args(kind)[0], depth + 1)
            for _ in range(luck.randint(0, 2 if depth < 2 else 0))
        )
    if origin in (Union, UnionType):
        return effects(luck, luck.choice(get_args(kind)), depth)
    if kind is type(None):
        return None
    assert issubclass(kind, Struct)
    hints = get_type_hints(kind)
    return kind(**{name: effects(luck, hints[name], depth) for name in kind.__struct_fields__})


def card(luck: random.Random, n: int) -> CardDef:
    hints = get_type_hints(CardDef)
    kind = luck.choice(get_args(hints["card"]))
    timing = luck.choice(get_args(hints["timing"]))
    duration = luck.choice(get_args(hints["duration"]))
    made = CardDef(f"made-{n}", {"en": f"Made {n}"}, "legendary", kind, 0, timing, duration)
    made = replace(made, copies=4, cost=luck.randint(-1, 2), aimed=luck.random() < 0.7)
    if kind == "encounter":
        if luck.random() < 0.6:
            return replace(made, monster=effects(luck, Monster), duration="monster")
        return replace(made, trap=effects(luck, TrapDef), duration="instant")
    return replace(
        made, effects=effects(luck, hints["effects"]), host=luck.choice(get_args(hints["host"]))
    )


def sound_cards(luck: random.Random, content: Content, wanted: int) -> Iterator[CardDef]:
    found = 0
    while found < wanted:
        made = card(luck, found)
        if not GAME.lint(with_cards(content, [made])):
            found += 1
            yield made


def with_cards(content: Content, cards: list[CardDef]) -> Content:
    own = {f.id: f for f in content.adventure.values()}
    return Content(
        content.heroes,
        content.locations,
        content.quests,
        {**own, **{made.id: made for made in cards}},
        content.events,
        content.words,
    )


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("mode", "seats"), [("legendary", 3), ("combined", 2), ("solo", 1)])
def test_no_card_that_passes_breaks_a_game(seed: int, mode: str, seats: int) -> None:
    luck = random.Random(seed)
    box, _ = GAME.load_content()
    made = list(sound_cards(luck, box, 12))
    content = with_cards(box, made)
    for language in ("en", "ru"):
        assert len(GAME.cards(content, GAME.text(language, content))) > len(made)
    session = Session.new(GAME, Setup(seats, seed, mode), loaded=(content, ""))
    text = GAME.text("en", content)
    state = session.state
    names = {card.id for card in made}
    for deck in (state.deck, state.peril_deck):
        deck.sort(key=lambda key: content.adventure[key].id not in names)
    for n in range(250):
        if session.end is not None:
            break
        question = session.questions()[0]
        session.answer(question.seat, any_answer(question, luck))
        if n % 10 == 0:
            msgspec.json.encode(session.view(question.seat, text))
    assert GAME.check(session.state, content) == []
    if mode == "legendary":
        used = {str(line.args.get("card")).partition(".")[0] for line in session.log}
        assert used & names, "some of them came into play"
