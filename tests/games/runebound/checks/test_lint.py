"""A pack with mistakes is refused, each with its file and line and what is allowed; a pack without
them adds single cards or puts one in the place of another."""

from pathlib import Path

import pytest

from waystone.games.runebound import GAME
from waystone.kernel.errors import BadContent
from waystone.kernel.game import Setup
from waystone.kernel.session import Session

NAMED = "name: {en: A thing, ru: Вещь}"
GREED = "{type: surge, cost: 1, then: [{type: gold, n: 2}]}"
TALE = f"{NAMED}, text: {{en: So., ru: Так.}}, then: []"
SKILL = f"set: rune-magic, type: mind, cost: ca, {NAMED}"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "pack.yaml").write_text("id: mine\ngame: runebound\n")
    return tmp_path


def refused(pack: Path, **files: str) -> list[str]:
    for name, text in files.items():
        (pack / f"{name}.yaml").write_text(text)
    with pytest.raises(BadContent) as told:
        GAME.load_content((pack,))
    return list(told.value.mistakes)


def test_ten_mistakes_are_ten_lines(pack: Path) -> None:
    told = refused(
        pack,
        skills=f"""\
- {{id: far-sight, {SKILL}, abilities: [{{type: once, then: [{{type: deal, n: 1}}]}}]}}
- id: second-sight
  set: rune-magick
  type: mind
  cost: cz
  {NAMED}
  abilities:
  - type: surge
    cost: 1
    then:
    - {{type: heal, n: 1}}
    - {{type: deal, n: x}}
  - {{type: when, trigger: trophy, then: [{{type: trophy}}]}}
""",
        assets=f"""\
- id: odd-blade
  type: weapon
  set: a
  cost: 3
  {NAMED}
  code: Z1
  token: 2fist/dsh
""",
        adventures=f"""\
- {{type: enemy, id: gnoll, health: 3, {NAMED}, abilities: [{GREED}]}}
- type: quest
  id: lost-way
  deck: exploration
  {NAMED}
  spaces: [ashen-spyre]
  outcomes:
  - {{needs: PQ, then: [{{type: gold, n: 1}}]}}
  - {{needs: P, then: [{{type: fight, enemy: no-such-beast}}]}}
""",
    )
    assert told == [
        "skills.yaml:1: far-sight: 'deal' is for combat only",
        "skills.yaml:3: second-sight: there is no set 'rune-magick'; there are rune-magic, ...",
        "skills.yaml:5: second-sight: 'cz' is no cost; write a letter a trophy: c, s, e or a (any)",
        (
            "skills.yaml:12: second-sight: 'x' means nothing here: it is what an X surge (cost: 0) "
            "was paid with"
        ),
        "skills.yaml:13: second-sight: 'trophy' may set this off again and again; limit: turn",
        (
            "assets.yaml:7: odd-blade: '2fist/dsh' is no token; write two sides, as 2phy*/dsh: "
            "phy, mag, sku, shd, agi, dbl, sur or dsh, * for gold"
        ),
        "adventures.yaml:1: gnoll: 'gold' is nothing that an enemy can do",
        "adventures.yaml:6: lost-way: there is no place 'ashen-spyre'; there are ashen-spire, ...",
        (
            "adventures.yaml:8: lost-way: 'PQ' is no requirement; write a letter a die: P, H, F, "
            "M, W or X"
        ),
        (
            "adventures.yaml:9: lost-way: there is no foe 'no-such-beast'; there are ash-raiders, "
            "crypt-warden, night-host, spire-drake"
        ),
    ]


@pytest.mark.parametrize(
    ("ability", "told"),
    [
        ("{type: special, then: [{type: move, n: 1}]}", "'move' is not possible in combat"),
        (
            "{type: when, trigger: enter-combat, then: [{type: guard, n: 1}]}",
            "'guard' does nothing before the first cast; use the trigger 'cast'",
        ),
        (
            "{type: once, then: [{type: claim}]}",
            "there is nothing to claim here: only events are claimed, and enemies captured",
        ),
        (
            "{type: when, trigger: rest, then: [{type: eliminate}]}",
            "only adventures, stories and scenarios eliminate a hero",
        ),
        (
            "{type: when, trigger: rest, limit: round, then: [{type: heal, n: 1}]}",
            "outside combat the limit is a turn; limit: turn",
        ),
        (
            "{type: per-trait, trait: Undaed, n: 1}",
            "there is no enemy with the trait 'Undaed'; there are Undead, ...",
        ),
        (
            "{type: action, where: {kinds: []}, then: [{type: gold, n: 1}]}",
            "no space of the map is meant; name spaces or kinds of sites",
        ),
    ],
)
def test_abilities_that_never_work(pack: Path, ability: str, told: str) -> None:
    found = refused(pack, skills=f"- {{id: odd, {SKILL}, abilities: [{ability}]}}")
    assert found == [f"skills.yaml:1: odd: {told}"]


@pytest.mark.parametrize(
    ("ability", "told"),
    [
        ("{type: fords}", "'fords' does nothing on an enemy"),
        (
            "{type: when, trigger: rest, then: [{type: heal, n: 1}]}",
            "an enemy waits only for enter-combat, cast, dealt, hurt, blocked",
        ),
        ("{type: ward, n: 1, exert: 1}", "an enemy has no hand to exert with; exert: 0"),
        (
            "{type: when, trigger: cast, limit: turn, then: [{type: first}]}",
            "an enemy has no turn; limit: round or combat",
        ),
        (
            "{type: surge, cost: 1, then: [{type: deal, n: by-body}]}",
            "'by-body' means nothing here: an enemy has no attributes",
        ),
    ],
)
def test_enemies_can_do_less(pack: Path, ability: str, told: str) -> None:
    enemy = f"type: enemy, id: odd, {NAMED}, health: 3, abilities: [{ability}]"
    assert refused(pack, adventures=f"- {{{enemy}}}") == [f"adventures.yaml:1: odd: {told}"]


def test_numbers_out_of_range_are_refused_when_they_are_read(pack: Path) -> None:
    skill = f"{{id: odd, {SKILL}, abilities: [{{type: free, exert: 0, then: []}}]}}"
    assert refused(pack, skills=f"- {skill}") == ["skills.yaml:1: Expected `int` >= 1"]


def test_a_map_that_cannot_be_read(pack: Path) -> None:
    told = refused(
        pack,
        map="""\
rows: [PPZ, PPP]
gems:
  combat: [a1, z9]
roads:
- [a1, c2]
rivers: []
bridges: {}
""",
        sites=f"- {{id: odd-keep, {NAMED}, kind: stronghold, space: q1}}",
    )
    assert "map.yaml:1: there is no terrain 'Z'; there are F, H, M, P, W" in told
    assert any(line.startswith("map.yaml:3: there is no space 'z9'") for line in told)
    assert "map.yaml:5: a1 and c2 do not touch" in told
    assert any(line.startswith("sites.yaml:1: odd-keep: there is no space 'q1'") for line in told)


def test_ids_and_names(pack: Path) -> None:
    told = refused(
        pack,
        sets="- {id: own, name: {en: Own}}\n",
        skills=f"- {{id: h8, {SKILL}, abilities: []}}\n- {{id: 'a b', {SKILL}, abilities: []}}\n",
    )
    assert told == [
        "skills.yaml:1: h8: the id is taken by map; choose another",
        "skills.yaml:2: a b: an id is small letters, digits and hyphens, a letter first",
        "sets.yaml:1: own: it says nothing in 'ru'",
    ]


def test_enemies_that_nobody_fights_and_stories_of_no_scenario(pack: Path) -> None:
    told = refused(
        pack,
        foes=f"- {{id: idle-giant, {NAMED}, health: 4}}\n",
        stories=f"- {{id: lost-tale, {TALE}, scenario: none}}\n",
        track="length: 6\nstory: [7]\nrefresh: []\n",
    )
    assert told == [
        "stories.yaml:1: lost-tale: there is no scenario 'none'; there are corpse-king, margath",
        "foes.yaml:1: idle-giant: nobody ever fights it; a card must have {type: fight, ...}",
        "track.yaml:2: time never stands on 7; there are 1 to 6",
    ]


def test_a_pack_adds_single_cards_and_replaces_one(
    pack: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    (pack / "pack.yaml").write_text("id: mine\ngame: runebound\nreplaces: [feint]\n")
    (pack / "skills.yaml").write_text(
        f"- {{id: far-sight, {SKILL}, abilities: [{{type: bonus, stat: mind, n: 1}}]}}\n"
        f"- {{id: feint, {SKILL}, abilities: []}}\n"
    )
    beside = tmp_path_factory.mktemp("beside")
    (beside / "pack.yaml").write_text("id: theirs\ngame: runebound\n")
    (beside / "adventures.yaml").write_text(
        f"- {{type: enemy, id: gnoll, {NAMED}, health: 3, reward: [{{type: gold, n: 1}}]}}\n"
    )
    (beside / "stories.yaml").write_text(f"- {{id: late-tale, {TALE}, scenario: margath}}\n")
    loaded = GAME.load_content((pack, beside))
    session = Session.new(GAME, Setup(2, 1, scenario="margath"), loaded=loaded)
    drawn = [*session.state.decks["skill"], *(c for h in session.state.heroes for c in h.hand)]
    assert sorted(drawn) == sorted(loaded[0].skills)
    assert (len(drawn), "far-sight" in drawn) == (61, True)
    assert "gnoll" in session.state.decks["combat"]
    assert "late-tale" in session.state.decks["story"]
    assert loaded[0].skills["feint"].name["en"] == "A thing"
