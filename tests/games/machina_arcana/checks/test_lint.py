"""Packs that cannot be played are refused, with file, line and what is allowed; packs of one card
can be played beside each other."""

import random
from pathlib import Path

import pytest
import yaml
from msgspec import convert
from msgspec.structs import replace

from waystone.bots.random import any_answer
from waystone.games.machina_arcana import GAME
from waystone.games.machina_arcana.box.definitions import (
    EventDef,
    ItemDef,
    MonsterDef,
    ScenarioDef,
    Table,
    TileDef,
)
from waystone.games.machina_arcana.checks.lint import lint
from waystone.kernel.errors import BadContent
from waystone.kernel.game import Setup
from waystone.kernel.session import Session

DEFINITIONS: dict[str, type[ItemDef | MonsterDef | EventDef | TileDef | ScenarioDef]] = {
    "items": ItemDef,
    "monsters": MonsterDef,
    "events": EventDef,
    "tiles": TileDef,
    "scenarios": ScenarioDef,
}
HEADS = {
    "weapon": ("items", "icon: gun, kind: weapon, level: 1"),
    "consumable": ("items", "icon: gun, kind: consumable, level: 1"),
    "monster": ("monsters", "icon: imp, level: 1, armor: 1, will: 1, health: 1, stamina: 4"),
    "event": ("events", "deck: explorer"),
    "horror": ("events", "deck: horror"),
    "tile": ("tiles", "back: thing, borders: [n], connection: n"),
}
BLOW = "{type: active, cost: {stamina: 1}, effects: [{type: attack, low: 1, who: any-monster}]}"


def card(head: str, rest: str, id: str = "thing", name: str = "{en: Thing, ru: Вещь}") -> str:
    return f"- {{id: {id}, name: {name}, {HEADS[head][1]}, {rest}}}"


def pack(folder: Path, kind: str, text: str, replaces: str = "") -> Path:
    folder.mkdir()
    (folder / "pack.yaml").write_text(f"{{id: mine, game: machina-arcana, replaces: [{replaces}]}}")
    (folder / f"{kind}.yaml").write_text(text, encoding="utf-8")
    return folder


def mistakes(folder: Path) -> list[str]:
    with pytest.raises(BadContent) as refused:
        GAME.check_content((folder,))
    return refused.value.mistakes


def test_the_box_itself_has_no_mistakes() -> None:
    GAME.check_content()


@pytest.mark.parametrize(
    ("head", "rest", "said"),
    [
        ("weapon", f"hands: 1, abilities: [{BLOW}], top: cog", "no symbol 'cog'; there are coil"),
        ("weapon", f"abilities: [{BLOW}]", "can never be equipped"),
        ("weapon", "hands: 1, slot: body, abilities: []", "apparel has a slot"),
        ("weapon", "left: gear, abilities: []", "can never be attached"),
        ("consumable", f"abilities: [{BLOW}]", "discarded after its use"),
        ("consumable", "armor: 1, abilities: []", "leave armor out"),
        ("horror", "personal: true, abilities: []", "no personal horror events"),
        ("event", "scenario: no-such, abilities: []", "there is no scenario 'no-such'"),
        ("tile", "drawing: '...'", "19 lines"),
    ],
)
def test_a_wrong_card_is_told(head: str, rest: str, said: str) -> None:
    refused(HEADS[head][0], card(head, rest), said)


@pytest.mark.parametrize(
    ("head", "ability", "said"),
    [
        ("weapon", "when, trigger: destroyed, effects: [{type: threat}]", "monster cards only"),
        ("weapon", "active, effects: [{type: take, item: rivet-gum}]",
         "there is no item 'rivet-gum'; there are rivet-gun"),
        ("weapon", "active, effects: [{type: kill}]", "there is no target here"),
        ("weapon", "active, effects: [{type: if, cond: {type: hit}, then: [{type: threat}]}]",
         "no attack comes before it"),
        ("weapon", "active, cost: {marker: true}, effects: [{type: threat}]",
         "no marker ever lies on this card"),
        ("weapon", "active, effects: [{type: one-of, options: [[{type: threat}]]}]", "two options"),
        ("weapon", "passive, mods: [{type: armor, n: 1, who: target}]",
         "a passive cannot reach 'target'"),
        ("weapon", "active, effects: [{type: door, act: open}]", "it needs a door"),
        ("weapon", "active, effects: []", "it does nothing"),
        ("weapon", "active, effects: [{type: move, n: 0}]", "n lies from 1 to 9"),
        ("weapon", "passive, while: {type: progress, least: 1}, mods: [{type: armor, n: 1}]",
         "nothing adds progress"),
        ("monster", "active, cost: {essence: 1}, effects: [{type: threat}]", "stamina only"),
        ("monster", "when, trigger: gain-item, effects: [{type: threat}]", "explorers only"),
        ("monster", "active, cost: {stamina: 1}, effects: [{type: gain-item}]",
         "no explorer does this here"),
        ("monster", "active, cost: {stamina: 1}, effects: [{type: discard-this}]",
         "this card is never discarded"),
        ("horror", "enters, effects: [{type: lose, what: health}]", "nobody is 'you' here"),
        ("event", "passive, mods: [{type: will, n: 1, who: other-explorers}]",
         "nobody owns this card"),
        ("event", "when, trigger: hit, space: chest, effects: [{type: threat}]",
         "only the trigger 'activate' has a space"),
        ("event", "enters, effects: [{type: spawn, monster: no-such}]", "no monster 'no-such'"),
    ],
)  # fmt: skip
def test_a_wrong_ability_is_told(head: str, ability: str, said: str) -> None:
    hands = "hands: 1, " if head == "weapon" else ""
    refused(HEADS[head][0], card(head, f"{hands}abilities: [{{type: {ability}}}]"), said)


def test_names_figures_and_ids() -> None:
    nameless = card("monster", "abilities: []", name="{en: Thing}")
    refused("monsters", nameless, "the name is missing in 'ru'")
    huge = card("monster", "abilities: []").replace("health: 1", "health: 12")
    refused("monsters", huge, "health is 12; it lies from 1 to 9")
    taken = card("monster", "abilities: []", id="rivet-gun")
    refused("monsters", taken, "2 things have the id 'rivet-gun'")
    refused("figures", "{threat_steps: 6, recharge: []}", "no face")


def refused(kind: str, text: str, said: str) -> None:
    """The lint finds it in this definition, beside those of the box."""
    content, _ = GAME.load_content()
    tree = yaml.safe_load(text)
    if kind == "figures":
        content = replace(content, figures=convert(tree, Table))
    else:
        made = convert(tree[0], DEFINITIONS[kind])
        content = replace(content, **{kind: {**getattr(content, kind), made.id: made}})
    found = lint(content)
    assert [one for one in found if one.kind == kind and said in one.what], found


def test_a_mistake_is_told_with_its_place(tmp_path: Path) -> None:
    text = card("weapon", "\n  hands: 1,\n  abilities: [{type: active, effects: [{type: kill}]}]")
    text += "\n" + card("weapon", "hands: 1, slot: legs, abilities: []", id="boot")
    assert mistakes(pack(tmp_path / "mine", "items", text)) == [
        "items.yaml:3: thing: there is no target here; give the ability one, or say who",
        "items.yaml:4: boot: apparel has a slot: body, head or legs, and nothing else has one",
    ]


def scenario(*changes: tuple[str, str]) -> str:
    """A smallest scenario of an exit and an entry, with changes."""
    words = "{en: Words, ru: Слова}"
    text = f"""
- id: mine
  name: {words}
  order: 9
  intro: {words}
  quick: [1, 2]
  very_quick: [1]
  endgame: {{id: mine-end, name: {words}, text: {words}, tile: regulator, spawn: 8,
    victory: {{type: ruined, space: chapter, least: 3}}, defeat: {{type: time-is-up}}}}
  chapters:
  - {{id: mine-1, number: 1, name: {words}, text: {words}, locked: true,
    abilities: [{{type: enters, effects: [{{type: entry-token}}, {{type: exit-token}}]}}]}}
  - {{id: mine-2, number: 2, name: {words}, text: {words},
    abilities: [{{type: enters, effects: [{{type: go-to-endgame}}]}}]}}
  - {{id: mine-3, number: 3, name: {words}, text: {words}}}
"""
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    return text


def test_a_scenario_of_ones_own(tmp_path: Path) -> None:
    GAME.check_content((pack(tmp_path / "mine", "scenarios", scenario()),))


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("{type: entry-token}, ", "", "mine-1 comes first but places no entry token"),
        (", {type: exit-token}", "", "mine-1 is locked, and nothing on it advances the story"),
        ("{type: go-to-endgame}", "{type: threat}", "follows an exit but places no entry token"),
        ("quick: [1, 2]", "quick: [1, 7]", "there is no chapter 7"),
        ("tile: regulator", "tile: regulater", "there is no endgame tile 'regulater'"),
        ("least: 3", "least: 30", "it never holds: 'regulator' has"),
        ("spawn: 8,", "", "the endgame has no spawn rating"),
        ("spawn: 8,", "spawn: 80,", "a rating lies from 1 to 10"),
        ("order: 9", "order: 1", "another scenario has the order 1"),
        ("number: 2", "number: 1", "numbered in order"),
    ],
)
def test_a_story_that_cannot_be_told(before: str, after: str, said: str) -> None:
    refused("scenarios", scenario((before, after)), said)


def test_a_place_in_a_story(tmp_path: Path) -> None:
    text = scenario(("{type: go-to-endgame}", "{type: threat}"), ("spawn: 8,", "spawn: 80,"))
    assert mistakes(pack(tmp_path / "mine", "scenarios", text)) == [
        "scenarios.yaml:13: mine: mine-2 follows an exit but places no entry token",
        "scenarios.yaml:8: mine: a rating lies from 1 to 10",
    ]


def test_single_cards_beside_each_other(tmp_path: Path) -> None:
    """One pack adds a weapon, another a monster, a third makes a weapon of the box better."""
    gun = f"hands: 1, abilities: [{BLOW}]"
    beast = card("monster", f"abilities: [{BLOW}]", id="beast-of-mine")
    better = card("weapon", f"armor: 2, {gun}", id="rivet-gun")
    packs = (
        pack(tmp_path / "weapon", "items", card("weapon", gun)),
        pack(tmp_path / "monster", "monsters", beast),
        pack(tmp_path / "changed", "items", better, replaces="rivet-gun"),
    )
    content, content_hash = GAME.load_content(packs)
    assert content.items["thing"].hands == 1
    assert content.items["rivet-gun"].armor == 2
    luck = random.Random(1)
    session = Session.new(GAME, Setup(2, 1, "scenario", "works"), loaded=(content, content_hash))
    decks = session.state.decks
    assert "thing" in decks.items["weapon"]
    assert "beast-of-mine" in decks.monsters
    for _ in range(150):
        if session.ask is not None:
            question = luck.choice(session.questions())
            session.answer(question.seat, any_answer(question, luck))
    assert GAME.check(session.state, content) == []


def test_replacing_must_be_said(tmp_path: Path) -> None:
    same = card("weapon", "hands: 1, abilities: []", id="rivet-gun")
    assert mistakes(pack(tmp_path / "mine", "items", same)) == [
        "items.yaml: the items id 'rivet-gun' is taken already"
    ]
