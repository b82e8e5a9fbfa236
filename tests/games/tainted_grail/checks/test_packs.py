"""Packs: single things beside the box's own, and mistakes named with file and line."""

import random
from pathlib import Path

import pytest

from waystone.bots.random import any_answer
from waystone.games.tainted_grail import GAME
from waystone.kernel.errors import BadContent
from waystone.kernel.game import Setup
from waystone.kernel.session import Session

PACK = "id: fen\ngame: tainted-grail\nname: {en: The Fen, ru: Топь}\n"
FEN = {
    "offers.yaml": """\
- id: offer-fen
  name: {en: A way into the fen, ru: Тропа в топь}
  verse: 101-1
  choice: {text: {en: Follow the lights, ru: Идти на огни}, goto: fen-1}
""",
    "verses.yaml": """\
- id: fen-1
  section: secrets
  title: {en: The Fen, ru: Топь}
  text: {en: The lights go out., ru: Огни гаснут.}
  do: [{type: gain-named, item: fen-lamp}]
  end: true
""",
    "items.yaml": """\
- id: fen-lamp
  name: {en: Fen Lamp, ru: Болотный фонарь}
  deck: a
  icon: lantern
  abilities: [{when: use, limit: flip, do: [{type: draw}]}]
""",
    "encounters.yaml": """\
- id: fen-crone
  name: {en: Fen Crone, ru: Болотная старуха}
  kind: diplomacy
  colour: purple
  difficulty: 1
  time: 4
  track: [red, grey, green]
  start: 1
  reaction: [{type: down}, {type: lose-time}]
  outcomes: {green: {do: [{type: gain, what: food}]}, grey: {}, red: {do: [{type: terror}]}}
  right: {empathy: 1, free: 1}
  icon: witch-face
""",
    "events.yaml": """\
- id: ev-fen-lights
  name: {en: Lights on the Fen, ru: Огни над топью}
  kind: random
  text: {en: They beckon., ru: Они манят.}
  do: [{type: everyone, do: [{type: terror}]}]
""",
    "cards.yaml": """\
- id: senna-fen-fire
  name: {en: Fen Fire, ru: Болотный огонь}
  owner: senna
  deck: combat
  letter: upgraded
  left: {free: [cube]}
  right: {courage: 1, free: 1}
""",
}


def pack(folder: Path, files: dict[str, str], replaces: str = "") -> Path:
    (folder / "pack.yaml").write_text(PACK + replaces, encoding="utf-8")
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_single_things_stand_beside_the_boxs_own(tmp_path: Path) -> None:
    content = GAME.check_content((pack(tmp_path, FEN),))
    box, _ = GAME.load_content()
    for kind in ("offers", "verses", "items", "encounters", "events", "cards"):
        assert len(getattr(content, kind)) == len(getattr(box, kind)) + 1, kind
    text = GAME.text("ru", content)
    assert any(card.name == "Болотный фонарь" for card in GAME.cards(content, text))


def test_a_choice_that_a_pack_offers_leads_into_its_verse(tmp_path: Path) -> None:
    loaded = GAME.load_content((pack(tmp_path, FEN),))
    setup = Setup(1, 3, "campaign", "third-morning", [], {"length": "short"})
    session = Session.new(GAME, setup, "all", loaded)
    policy = session.game.bots.policy
    while session.state.world is None or "fen-1" not in session.state.world.read:
        question = session.questions()[0]
        keys = [option.key for option in question.options]
        offered = [o.key for o in question.options if o.args.get("choice") == offer(session)]
        if question.prompt == "ask-midday" and "explore" in keys:
            key = "explore"
        else:
            key = offered[0] if offered else policy(session.state, loaded[0], 0, question)
        session.answer(0, key)
    table = session.view(0, GAME.text("en", loaded[0]))
    assert table.pages[0].paragraphs == ["The lights go out."]
    assert "fen-lamp" in [item.id for item in session.state.heroes[0].items]


def offer(session: Session) -> str:
    """What the choice is called that stands behind those of the box."""
    return f"101-1.{len(session.content.verses['101-1'].choices) + 1}"


def test_a_thing_of_the_box_is_replaced_by_leave(tmp_path: Path) -> None:
    box, _ = GAME.load_content()
    item = next(iter(box.items))
    again = {"items.yaml": FEN["items.yaml"].replace("fen-lamp", item)}
    with pytest.raises(BadContent, match=item):
        GAME.check_content((pack(tmp_path, again),))
    content = GAME.check_content((pack(tmp_path, again, f"replaces: [{item}]\n"),))
    assert content.items[item].name["en"] == "Fen Lamp"


WRONG = {
    "offers.yaml": [("verse: 101-1", "verse: 101-99")],
    "verses.yaml": [("item: fen-lamp", "item: fen-lmap"), ("ru: Топь", "de: Moor")],
    "items.yaml": [],
    "encounters.yaml": [],
    "events.yaml": [("type: terror", "type: gain-secret, secret: no-such-secret")],
    "cards.yaml": [("owner: senna", "owner: sena")],
}


def test_names_of_nothing_are_told_with_file_and_line(tmp_path: Path) -> None:
    files = dict(FEN)
    for name, changes in WRONG.items():
        for old, new in changes:
            assert old in files[name]
            files[name] = files[name].replace(old, new)
    with pytest.raises(BadContent) as refused:
        GAME.check_content((pack(tmp_path, files),))
    told = str(refused.value)
    assert "offers.yaml:3: offer-fen: there is no verse '101-99'" in told
    assert "verses.yaml:5: fen-1: there is no item 'fen-lmap'; there are fen-lamp" in told
    assert "verses.yaml:3: fen-1: it says nothing in 'ru'" in told
    assert "events.yaml:5: ev-fen-lights: there is no Secret 'no-such-secret'" in told


def test_figures_and_places_that_do_not_fit_are_told_with_file_and_line(tmp_path: Path) -> None:
    files = dict(FEN)
    files["encounters.yaml"] = files["encounters.yaml"].replace("start: 1", "start: 5")
    files["cards.yaml"] = files["cards.yaml"].replace("owner: senna", "owner: sena")
    files["events.yaml"] = files["events.yaml"].replace("type: terror", "type: up, n: 200")
    files["items.yaml"] = files["items.yaml"].replace("when: use, limit: flip", "when: delay")
    files["verses.yaml"] = files["verses.yaml"].replace("end: true", "")
    with pytest.raises(BadContent) as refused:
        GAME.check_content((pack(tmp_path, files),))
    told = str(refused.value)
    assert "encounters.yaml:8: fen-crone: the track has 3 steps, from 0; none is 5" in told
    assert "cards.yaml:3: senna-fen-fire: there is no character or King 'sena'" in told
    assert "events.yaml:5: ev-fen-lights: 'type: up' means something in encounters only" in told
    assert "events.yaml:5: ev-fen-lights: n must be from 0 to 99, not 200" in told
    assert "items.yaml:5: fen-lamp: 'when: delay' does nothing here" in told
    assert "verses.yaml:1: fen-1: it needs exactly one of choices, goto, end" in told


def test_a_pack_is_played(tmp_path: Path) -> None:
    loaded = GAME.load_content((pack(tmp_path, FEN),))
    luck = random.Random(1)
    session = Session.new(GAME, Setup(2, 1, "encounter", "fen-crone"), "all", loaded)
    while session.ask is not None and len(session.history) < 200:
        question = luck.choice(session.questions())
        session.answer(question.seat, any_answer(question, luck))
        session.view(0, GAME.text("en", loaded[0]))
