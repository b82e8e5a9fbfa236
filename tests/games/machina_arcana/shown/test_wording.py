"""What options and cards say."""

import pytest

from waystone.games.machina_arcana import GAME
from waystone.games.machina_arcana.box.abilities import Passive
from waystone.games.machina_arcana.box.conditions import Hit
from waystone.games.machina_arcana.box.effects import If
from waystone.games.machina_arcana.box.index import index
from waystone.games.machina_arcana.box.space_effects import Light, Traps
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.actions.turn import options
from waystone.games.machina_arcana.shown.faces import item_card
from waystone.games.machina_arcana.shown.wording import lines
from waystone.games.machina_arcana.table.state import LIT


@pytest.mark.rule("MA-TGT-01", "MA-AMB-48")
def test_an_ability_says_when_its_only_target_is_its_user(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (5, 5)})
    t.explorer("fighter").stamina = 6
    said = {o.key: o.text for o in options(t.g, t.explorer("fighter"))}
    assert said["use:fighter:0"] == "option-use-on-self"
    t.monster("crawler").cell = cell(1, 1)
    said = {o.key: o.text for o in options(t.g, t.explorer("fighter"))}
    assert said["use:fighter:0"] == "option-use"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_options_say_what_an_ability_does(language: str) -> None:
    """Cost, target, effects; no "otherwise" with nothing after it, no comma after the last cost."""
    content, _ = GAME.load_content()
    text = GAME.text(language, content)
    for card in index(content).cards.values():
        for _, active in card.actives:
            words = text("option-use", card="threat", does=active)
            assert "[" not in words
            assert not words.rstrip().endswith(":")
            assert ", :" not in words
    empty = text.sentence(If(Hit(), [Light()]))
    assert "otherwise" not in empty
    assert "иначе" not in empty
    full = text.sentence(If(Hit(), [Light()], [Traps()]))
    assert "otherwise" in full or "иначе" in full


@pytest.mark.rule("MA-EXT-04", "MA-CHS-01")
def test_options_say_what_an_action_costs(lay: Lay) -> None:
    t = lay([".CH"], at={"fighter": (1, 1)})
    me = t.explorer("fighter")
    me.stamina, me.essence = 6, 3
    said = {o.key: (o.text, o.args.get("cost")) for o in options(t.g, me)}
    assert said["chest:1,0"] == ("option-chest", 3)
    assert said["chapter:2,0"] == ("option-chapter", 3)
    t.state.laid.marks[cell(2, 0)] = LIT
    said = {o.key: (o.text, o.args.get("cost")) for o in options(t.g, me)}
    assert said["chapter:2,0"] == ("option-lit-chapter", 1)


@pytest.mark.parametrize(
    ("card", "en", "ru"),
    [
        (
            "third-eye",
            "Range +1; may target ethereal units; +1 to attack rolls.",
            "Дальность +1; бесплотных можно выбирать целью; +1 к броскам на атаку.",
        ),
        ("gas-bladder", "May move through chasm and rubble.", "Проход через пропасть и завал."),
        (
            "beast-eaten-maps",
            "Exploring and leaving the board cost explorers on all tiles 1 stamina more.",
            (
                "Исследование и выход с поля для первопроходцев на всех фрагментах "
                "стоят на 1 выносливость больше."
            ),
        ),
        ("keystone", "Armor +1 and will +1.", "Защита +1 и воля +1."),
        (
            "miners-lamp",
            "Exploring costs 1 stamina less.",
            "Исследование стоит на 1 выносливость меньше.",
        ),
    ],
)
def test_what_a_card_changes_reads_as_one_would_say_it(card: str, en: str, ru: str) -> None:
    """Several of a kind in one breath; what one may do apart from what is more or less."""
    content, _ = GAME.load_content()
    defined = (content.items | content.events)[card]
    passives = [a for a in defined.abilities if isinstance(a, Passive)]
    for language, words in (("en", en), ("ru", ru)):
        assert words in lines(passives, GAME.text(language, content))


@pytest.mark.rule("MA-EQP-05")
def test_an_item_shows_the_symbols_by_which_it_joins() -> None:
    content, _ = GAME.load_content()
    jacket = content.items["reefer-jacket"]
    for language, words in (
        ("en", "Top: gear, bottom: pipe, right: lens."),
        ("ru", "Сверху: шестерня, снизу: труба, справа: линза."),
    ):
        face = item_card(jacket, GAME.text(language, content), "card:reefer-jacket")
        assert face.lines[-1] == words
