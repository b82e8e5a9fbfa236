"""What is wrong with content is told with file and line, and what is allowed."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.box.definitions import Content
from waystone.games.gloomhaven.box.scenario import KillBoss, Mark, Reward, Rule, Section
from waystone.games.gloomhaven.checks.lint import lint
from waystone.games.gloomhaven.checks.standards import standards
from waystone.kernel.errors import BadContent


def content() -> Content:
    found: Content = GAME.load_content()[0]
    return found


def with_page(name: str, **fields: Any) -> Content:
    """Our content with a scenario changed."""
    page = replace(content().scenarios[name], **fields)
    return replace(content(), scenarios={**content().scenarios, name: page})


def told(found: Content) -> list[str]:
    return [f"{mistake.kind} {mistake.id}: {mistake.what}" for mistake in lint(found)]


def refused(folder: Path, **files: str) -> list[str]:
    """The mistakes of a pack."""
    (folder / "pack.yaml").write_text("id: house\ngame: gloomhaven\n")
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text)
    with pytest.raises(BadContent) as caught:
        GAME.check_content((folder,))
    return caught.value.mistakes


SKELETON = """\
- id: ghoul
  name: {en: Ghoul, ru: Упырь}
  icon: ghoul
  normal: {hp: [3, 4, 5, 6, 7, 8, 9], move: 2, attack: 2}
  elite: {hp: "2+mooved", move: 2, attack: 3}
  cards:
  - {initiative: 10, abilities: [{type: attack, boosts: [{if: target-wet, value: 1}]}]}
  - initiative: 20
    abilities:
    - {type: attack, boosts: [{if: "target-has:damp", value: 1}]}
    - {type: heal, value: "2+mooved", who: self}
  - {initiative: 30, abilities: [{type: summon, what: no-such-beast}]}
  - {initiative: 40, abilities: [{type: recover}], shuffle: true}
  - {initiative: 50, abilities: [{type: trigger, at: kill, do: []}], shuffle: true}
  - {initiative: 60, abilities: []}
  - {initiative: 70, abilities: []}
  - {initiative: 80, abilities: []}
"""

ITEM = """\
- {id: lie, name: {en: Lie}, icon: x, price: 5, slot: hand, when: attack, use: spent}
- id: find
  name: {en: Find, ru: Находка}
  icon: x
  price: 5
  slot: hand
  when: turn
  use: spent
  found: treasure
  abilities: [{type: loot}]
"""


def test_planted_mistakes_are_all_named_with_file_and_line(tmp_path: Path) -> None:
    found = "\n".join(refused(tmp_path, monsters=SKELETON, items=ITEM))
    for wanted in (
        "monsters.yaml:4: ghoul: 7 numbers; one for all levels",
        "monsters.yaml:5: ghoul: there is no value 'mooved' (in the number '2+mooved'); there are",
        "monsters.yaml:7: ghoul: there is no condition 'target-wet'; there are target-beside",
        "monsters.yaml:10: ghoul: in the condition 'target-has:damp', condition is one of poison",
        "monsters.yaml:11: ghoul: there is no value 'mooved'",
        "monsters.yaml:12: ghoul: there is no monster 'no-such-beast'; there are",
        "monsters.yaml:13: ghoul: only characters recover",
        "monsters.yaml:14: ghoul: 'trigger' runs only on a character's card",
        "items.yaml:1: lie: the words in 'ru' are missing",
        "items.yaml:1: lie: used when 'attack' it does nothing; write boost",
        "items.yaml:9: find: it is never found",
    ):
        assert wanted in found, (wanted, found)


PAGE = """\
id: house-call
number: 99
name: {en: House Call, ru: Визит}
introduction: {en: Knock, ru: Стук}
goal: {type: kill-boss, monster: drowned}
map: |
  S S S S . T
   . . X . . .
marks:
  T: {treasure: 99}
  X: {monster: mud-eel, ranks: [normal, normal, elite]}
treasures: {"99": "item:crown-of-nobody"}
rules:
- at: door:nowhere
  do: [{type: hurt, value: 1, who: opener}]
- at: roundend:3
  do: [{type: spawn, monster: drowned, spot: cellar, ranks: [normal, normal, normal]}]
- at: round-end:2
  do: [{type: hurt, value: moved}]
"""


def test_a_page_with_mistakes(tmp_path: Path) -> None:
    found = "\n".join(refused(tmp_path, scenarios=PAGE))
    for wanted in (
        "scenarios.yaml:12: house-call: there is no item 'crown-of-nobody'",
        "scenarios.yaml:14: house-call: 'door:nowhere' never happens: the map has no door",
        "scenarios.yaml:15: house-call: only the room cards of dungeons know who opened the door",
        "scenarios.yaml:16: house-call: there is no moment 'roundend:3'; there are start",
        "scenarios.yaml:17: house-call: there is no spot of this scenario 'cellar'; there are none",
        "scenarios.yaml:19: house-call: there is no value 'moved'",
    ):
        assert wanted in found, (wanted, found)


@pytest.mark.parametrize(
    ("name", "fields", "wanted"),
    [
        ("wet-names", {"rewards": Reward(unlocks=["nowhere"])}, "no scenario 'nowhere'"),
        ("wet-names", {"rewards": Reward(events=["road-99"])}, "no event 'road-99'"),
        ("wet-names", {"rewards": Reward(achievements=["glory"])}, "no achievement 'glory'"),
        ("wet-names", {"rewards": Reward(designs=["anvil"])}, "no item 'anvil'"),
        ("wet-names", {"treasures": {}}, "treasure 11 has no contents"),
        ("wet-names", {"place": (3, 7)}, "low-tide lies at this place"),
        ("wet-names", {"requires": ["glory"]}, "there is no achievement 'glory'"),
        ("wet-names", {"goal": KillBoss("weir-mother")}, "no weir-mother ever stands"),
        ("wet-names", {"map": "S S S\n"}, "3 start hexes"),
        ("wet-names", {"rules": [Rule("start", [Section("9")])]}, "no section of this scenario"),
    ],
)
def test_a_page_of_ours_with_a_mistake(name: str, fields: Any, wanted: str) -> None:
    found = told(with_page(name, **fields))
    assert any(wanted in line for line in found), found


def test_scenarios_that_nobody_comes_to_and_treasure_of_the_same_number() -> None:
    found = told(with_page("wet-names", rewards=Reward(unlocks=["candle-tax"])))
    for page in ("counting-night", "outer-light"):
        assert any(f"scenarios {page}: no campaign comes to it" in line for line in found)
    marks = {**content().scenarios["wet-names"].marks, "T": Mark(treasure=12)}
    found = told(with_page("wet-names", marks=marks, treasures={"12": "gold:5"}))
    assert any("has treasure 12 too" in line for line in found)


def test_what_our_own_content_keeps_to() -> None:
    found = list(standards(with_page("outer-light", requires=["terms-sought"])))
    assert "nothing asks for the achievement tithe-paid" in found
    found = list(standards(with_page("the-tithe", rewards=Reward(unlocks=["outer-light"]))))
    assert "nothing gives the achievement tithe-paid" in found
    words = {"en": "word " * 120, "ru": "слово"}
    found = list(standards(with_page("wet-names", introduction=words)))
    assert "wet-names: the introduction is too long" in found
