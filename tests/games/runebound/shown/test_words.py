"""What a player reads: options that say what they do, log lines and cards in both languages."""

import pytest

from waystone.games.runebound import GAME
from waystone.games.runebound.box.definitions import QuestDef
from waystone.games.runebound.box.effects import Gold, Pay, Where
from waystone.games.runebound.box.geography import bearing, steps
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.adventures.adventures import draw_adventure
from waystone.games.runebound.rules.adventures.quests import explore
from waystone.games.runebound.rules.adventures.trophies import gain
from waystone.games.runebound.rules.cards.interpret import resolve
from waystone.games.runebound.rules.combat.combat import action_phase, retreat_roll
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.shown.faces import card_view, every_card
from waystone.kernel.glossary import plain
from waystone.kernel.text import Text
from waystone.testing import Bench, run


def text(t: Table, language: str = "ru") -> Text:
    return GAME.text(language, t.content)


def label(t: Table, bench: Bench, key: str, language: str = "ru") -> str:
    option = next(o for o in bench.session.questions()[0].options if o.key == key)
    return text(t, language).format(option.text, option.args)


def last_line(t: Table, fact: str) -> str:
    line = next(line for line in reversed(t.log) if line.text == f"fact-{fact}")
    return text(t).format(line.text, line.args)


def test_a_step_names_place_terrain_and_gem() -> None:
    t = Table("corbin", at="b1")
    bench = t.play(an_action(0))
    march = "Серая марка (Серый Шлем, 2 к юго-востоку), равнина"
    assert label(t, bench, "hex:c2") == f"➔ Шаг: {march} (жетон боя)"
    assert label(t, bench, "hex:c1") == "➔ Шаг: холмы (Серый Шлем, 2 к востоку)"
    assert label(t, bench, "hex:c2", "en") == (
        "➔ Step to Greyhelm March (Greyhelm, 2 south-east), plains (combat gem)"
    )
    t.state.gems.remove(t.space("c2"))
    assert label(t, t.play(an_action(0)), "hex:c2") == f"➔ Шаг: {march}"


def test_every_space_has_a_name_of_its_own_that_tells_where_it_lies() -> None:
    t = Table("corbin")
    spaces = t.content.atlas.ids
    for language in ("en", "ru"):
        names = [text(t, language).name(space) for space in spaces]
        assert len(set(names)) == len(names)
        assert not [name for name, space in zip(names, spaces, strict=True) if space in name]
    assert text(t, "en").name("j4") == "plains (Kestrel Keep, 1 south-west)"
    assert text(t, "en").name("d2") == "Goat Stairs (Tamalir, 2 north)"
    assert (steps("a1", "a1"), steps("a1", "b1"), steps("a1", "c2"), steps("d4", "g1")) == (
        0, 1, 2, 5
    )  # fmt: skip
    assert [bearing("d4", space) for space in ("d3", "e4", "f4", "e5", "d5", "c5", "b4", "c4")] == [
        0, 1, 2, 3, 4, 5, 6, 7
    ]  # fmt: skip


def test_a_die_names_where_it_leads_and_what_a_reroll_costs() -> None:
    t = Table("corbin", at="b1").hand("drill").dice("PF", "PF", "PF")
    bench = t.play(an_action(0), "roll")
    assert label(t, bench, "hex:c2:PF", "en") == (
        "Greyhelm March (Greyhelm, 2 south-east), plains (combat gem) ← plains/forest die"
    )
    assert label(t, bench, "reroll:PF", "en") == "Reroll the plains/forest die (by exerting)"
    t = Table("laurel", at="b1").dice("PF", "PF", "PF")
    bench = t.play(an_action(0), "roll")
    assert label(t, bench, "reroll:PF", "en") == "Reroll the plains/forest die (for free)"


def test_an_adventure_names_its_deck_and_its_price() -> None:
    t = Table("corbin", at="c2")
    assert label(t, t.play(an_action(0)), "adventure") == "➔➔ Приключение: карта из колоды боя"


def test_an_event_says_what_each_way_does() -> None:
    t = Table("corbin").top("social", "sealed-letter")
    bench = t.play(draw_adventure(0, "social"))
    assert label(t, bench, "first", "en").endswith(
        "rumor (any shrine): gain 3 gold and claim this card"
    )
    assert "test Mind −1: gain 2 social trophies" in label(t, bench, "second", "en")


def test_combat_says_who_acts_and_what_a_surge_does() -> None:
    t = Table("corbin", "lissa")
    t.fight(["sur"], ["sku"])
    bench = t.play(action_phase())
    assert label(t, bench, "surge:corbin") == (
        "Корбин, X ударов: нанесите X ран (физический урон) и вылечите 1 рану."
    )
    bench.say("pass")
    asked = text(t, "en").format(
        bench.session.questions()[0].prompt, bench.session.questions()[0].args
    )
    assert (bench.asked[0], asked) == (1, "Which combat action does Stone Ram take?")


def test_selling_and_paying_name_the_gold() -> None:
    t = Table("corbin", at="d4").assets("maul")
    bench = t.play(an_action(0), "shop", "sell")
    assert label(t, bench, "asset:maul", "en").endswith(" for 5 gold")
    t = Table("corbin")
    t.hero.gold = 3
    run(resolve(t.g, t.by(), (Pay(2, (Gold(1),)),)), ["yes"])
    assert (t.hero.gold, t.facts("lost-gold", "gained-gold")) == (2, ["lost-gold", "gained-gold"])


@pytest.mark.rule("RB-QST-08")
def test_a_quest_that_stays_says_so() -> None:
    t = Table("corbin", at="o1").hand().dice("P", "P", "P")
    t.hero.quests.append("first-roost")
    t.play(explore(0, "first-roost"))
    assert t.hero.quests == ["first-roost"]
    assert last_line(t, "quest-kept") == "Задание «Первый насест» пока не выполнено."


def test_a_retreat_that_fails_says_so() -> None:
    t = Table("corbin", at="a10").hand().dice("MW")
    t.fight(["phy"], ["sku"])
    t.play(retreat_roll(0))
    assert t.said("retreat-failed") == 1


def test_others_read_of_which_deck_a_trophy_is() -> None:
    t = Table("corbin")
    run(gain(t.g, t.hero, "social"))
    mine, theirs = (next(x for x in t.log if x.visible(seat)) for seat in (0, 1))
    assert mine.text == "fact-gained"
    assert text(t, "en").format(theirs.text, theirs.args) == "Corbin gains a trophy (Social)."


@pytest.mark.parametrize("language", ["en", "ru"])
def test_cards_read_clean(language: str) -> None:
    t = Table("corbin")
    for card in every_card(t.content, text(t, language)):
        told = [*card.lines, *(line for section in card.sections for line in section.lines)]
        for line in told:
            assert not any(wrong in line for wrong in ("..", "  ", " ,", " :", "[", "-1", "-2")), (
                line
            )


def test_card_text_in_words_people_use() -> None:
    t = Table("corbin")
    words = {
        card.id: [plain(line) for line in card.lines] for card in every_card(t.content, text(t))
    }
    assert words["gathered-force"] == ["X ударов: верните в запас X своих потраченных жетонов."]
    assert words["gale-call"] == ["1 удар: перебросьте 2 жетона противника."]
    assert words["first-roost"][2] == ("II (горы и джокер): получите 2 жетона знаний и 1 золото.")
    assert words["laurel"][0] == (
        "При подготовке: бросьте 3 походных кубика; при совпадении (лес) получите столько золота, "
        "сколько совпадений."
    )


@pytest.mark.parametrize(
    ("language", "joint", "other"), [("en", " or ", " and "), ("ru", " или ", " и ")]
)
def test_places_to_choose_from_are_alternatives(language: str, joint: str, other: str) -> None:
    t = Table("corbin")
    words = {
        card.id: [plain(line) for line in card.lines]
        for card in every_card(t.content, text(t, language))
    }
    several = [
        quest
        for quest in t.content.adventures.values()
        if isinstance(quest, QuestDef) and len(quest.spaces) > 1
    ]
    assert len(several) > 10
    for quest in several:
        assert joint in words[quest.id][0]
        assert other not in words[quest.id][0]
    assert joint in words["caravan"][0]


def test_what_the_opponent_cannot_do_is_no_clause_that_goes_on() -> None:
    t = Table("corbin")
    english = {
        card.id: [plain(line) for line in card.lines]
        for card in every_card(t.content, text(t, "en"))
    }
    russian = {
        card.id: [plain(line) for line in card.lines] for card in every_card(t.content, text(t))
    }
    assert english["false-priest"][0] == (
        "1 surge: stop your opponent from using shields this combat round and deal 1 damage."
    )
    assert russian["false-priest"][0] == (
        "1 удар: запретите противнику использовать щиты до конца раунда боя и нанесите 1 рану."
    )
    assert english["ilvar"][1] == (
        "2 surge: deal your opponent as much damage as you take this combat round and deal 1 magic"
        " damage that cannot be blocked."
    )
    assert english["relentless"] == ["1 surge: take 2 more combat actions."]
    assert english["bribe"] == [
        "Combat action (once per combat): you may pay 3 gold: claim the enemy without its reward."
    ]


def test_an_ability_of_the_own_card_does_not_name_the_hero_twice() -> None:
    t = Table("torvin", "lissa")
    t.fight(["phy"], ["dsh"])
    t.play(action_phase(), "special:torvin:0")
    assert last_line(t, "special-used") == "Торвин Буря использует способность своей карты."


def test_a_hero_to_choose_shows_figures_a_hero_in_play_has_them_on_the_mat() -> None:
    t = Table("corbin")
    offered = card_view(t.content, "corbin", "hero:corbin", text(t))
    assert [figure.value for figure in offered.figures] == ["10", "3", "2", "0", "3", "3", "2"]
    assert not card_view(t.content, "corbin", "card:corbin", text(t)).figures


@pytest.mark.parametrize(("language", "word"), [("en", " or "), ("ru", " или ")])
def test_any_of_several_places_will_do(language: str, word: str) -> None:
    t = Table("corbin")
    words = text(t, language)
    assert words.sentence(Where(("a1", "b2", "c3"))).endswith(f"{word}{words.name('c3')}")
    kinds = words.sentence(Where(kinds=("settlement", "shrine")))
    assert word.join([words.name("settlement"), words.name("shrine")]) in kinds
