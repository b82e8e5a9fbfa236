"""Cards with several options each: whatever their number, at every size, in both languages, no
option is cut by an edge, and none touches another or lies under a card."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

Sample = Callable[..., tuple[Page, list[dict[str, Any]]]]
Shot = Callable[[Page, str], None]
REACH = (Path(__file__).parent / "hands.js").read_text(encoding="utf-8")
SIZES = [(1440, 900), (1920, 1080), (390, 844)]
WORDS = {
    "en": {
        "name": ["Woodman's Axe", "Wool Bales", "Echo Stone", "Scale Vest", "Pressure Maul"],
        "line": "3 stamina: attack a target next to you, then push it 2 spaces away.",
        "does": ["Buy {} for 5 gold", "Discard {}", "Give {} to Whaler Brandt", "Keep {}"],
        "else": "Leaves the market; you get nothing.",
        "prompt": "Buy one, or discard one from the market",
        "plain": "Sell assets first",
    },
    "ru": {
        "name": ["Топор дровосека", "Тюки шерсти", "Камень-эхо", "Чешуйчатый жилет", "Кувалда"],
        "line": "3 выносливости: атакуйте соседнюю цель, затем оттолкните её на 2 клетки.",
        "does": ["Купить: {} за 5 золота", "Сбросить: {}", "Отдать: {} → Брандт", "Оставить: {}"],
        "else": "Уходит с рынка; вы ничего не получаете.",
        "prompt": "Купите одну карту или сбросьте одну с рынка",
        "plain": "Сначала продать имущество",
    },
}
LAID = """() => {
  const box = (e) => e.getBoundingClientRect();
  const all = [...document.querySelectorAll('#options .option')].filter((e) => e.checkVisibility());
  const says = (e) => e.textContent.trim();
  const over = (e, way) => {
    const [before, after] = way === 'x' ? ['left', 'right'] : ['top', 'bottom'];
    const b = box(e);
    for (let a = e.parentElement; a; a = a.parentElement) {
      const style = getComputedStyle(a);
      if ((way === 'x' ? style.overflowX : style.overflowY) === 'visible') continue;
      if (b[before] < box(a)[before] - 1 || b[after] > box(a)[after] + 1) return true;
    }
    return false;
  };
  const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right);
  const gap = (a, b) => Math.max(apart(a, b), a.top - b.bottom, b.top - a.bottom);
  const cards = [...document.querySelectorAll('#options .card')];
  const words = (e) => [...e.querySelectorAll('span, small')].filter((s) => {
    const [r, b] = [box(s), box(e)];
    return r.width && (r.right > b.right + 1 || r.bottom > b.bottom + 1 || r.left < b.left - 1);
  });
  return {
    count: all.length,
    aside: all.filter((e) => over(e, 'x')).map(says),
    below: all.filter((e) => over(e, 'y')).map(says),
    touching: all.filter((e, n) => all.slice(n + 1).some((o) => gap(box(e), box(o)) < 4)).map(says),
    covered: all.filter((e) => cards.some((c) => gap(box(e), box(c)) < 7)).map(says),
    spilt: all.filter((e) => words(e).length).map(says),
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}"""


def market(lang: str, options: list[int], plain: int) -> Callable[[Any], None]:
    """So many cards lie in the market, with so many options each, beside so many others."""
    words: Any = WORDS[lang]

    def lay(table: Any) -> None:
        names = [f"{words['name'][n % 5]}{' I' * (n // 5)}" for n in range(len(options))]
        zone = next(m for m in table["mats"] if m["id"] == "market")["zones"][0]
        zone["cards"] = [
            {"id": f"sold:{n}", "name": name, "kind": "asset", "lines": [words["line"]]}
            for n, name in enumerate(names)
        ]
        choices = [
            {
                "key": f"do:{does}:{n}",
                "text": words["does"][does % 4].format(name),
                "on": f"sold:{n}",
                "effect": words["else"] if does else words["line"],
            }
            for n, name in enumerate(names)
            for does in range(options[n])
        ]
        choices += [{"key": f"else:{n}", "text": words["plain"]} for n in range(plain)]
        table["ask"] = {
            "number": 7,
            "kind": "choose",
            "prompt": words["prompt"],
            "cause": words["else"],
            "choices": choices,
            "least": 1,
            "most": 1,
        }

    return lay


ROWS = [
    ([2, 2, 2, 2], 1),
    ([2, 2, 2, 2], 0),
    ([2], 1),
    ([4, 4], 0),
    ([1, 1, 1, 2], 1),
    ([2] * 5, 1),
    ([3] * 6, 0),
    ([2] * 7, 2),
    ([2] * 12, 1),
]
ARRANGED = [(lang, *row) for row in ROWS for lang in ("en", "ru")]
if not os.environ.get("WAYSTONE_WHOLE"):
    ARRANGED = [("ru" if n % 2 else "en", *row) for n, row in enumerate(ROWS)]
"""One language after another; `WAYSTONE_WHOLE=1`: each row in both."""


@pytest.mark.parametrize(
    ("lang", "options", "plain"),
    ARRANGED,
    ids=lambda value: "-".join(map(str, value)) if isinstance(value, list) else str(value),
)
def test_no_option_of_a_card_is_cut_or_touches_another(
    sample: Sample, shot: Shot, lang: str, options: list[int], plain: int
) -> None:
    page, _ = sample("runebound", market(lang, options, plain), lang=lang, motion="reduced")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        page.wait_for_timeout(300)
        shot(page, f"row-{'-'.join(map(str, options))}-{plain}-{lang}-{width}")
        laid = page.evaluate(LAID)
        where = f"{lang} {width}: {laid}"
        assert laid["count"] == sum(options) + plain, where
        assert laid["aside"] == [], where
        assert laid["touching"] == [], where
        assert laid["covered"] == [], where
        assert laid["spilt"] == [], where
        assert laid["wide"] <= 0, where
        if len(options) <= (7 if width > 900 else 4) and sum(options) <= 14:
            assert laid["below"] == [], where


def signs(table: Any) -> None:
    """A hand of cards that speak in signs, each to be played."""
    hand = next(m for m in table["mats"] if m["id"] == "mat:0")["zones"][0]
    sign = {"icon": "crossed-swords", "value": "1"}
    hand["cards"] = [
        {
            "id": f"card:{n}",
            "name": f"Keep Distance {n}",
            "kind": "combat",
            "icon": "sewing-string",
            "lines": ["On an enemy attack or reaction: cancel 1 step down."],
            "sections": [
                {"id": f"{n}:{side}{k}", "figures": [sign, sign], "tags": [side]}
                for side in ("left", "right")
                for k in range(3)
            ],
        }
        for n in range(5)
    ]
    choices = [
        {"key": f"play:{card['id']}", "text": f"Play {card['name']}", "on": card["id"]}
        for card in hand["cards"]
    ]
    choices.append({"key": "end", "text": "End the activation"})
    table["ask"] = {"number": 7, "kind": "choose", "prompt": "What now?", "choices": choices}


ASIDE = """() => [...document.querySelectorAll('#options .card, #options .figure')].filter((e) => {
  const b = e.getBoundingClientRect();
  return b.left < 0 || b.right > innerWidth || !b.width;
}).length + [...document.querySelectorAll('#options, #options *')].filter((e) =>
  e.checkVisibility() && getComputedStyle(e).overflowX !== 'visible'
  && e.scrollWidth > e.clientWidth + 1 && !e.matches('.sr')).length"""


def test_on_a_phone_cards_of_signs_lie_below_each_other(sample: Sample, shot: Shot) -> None:
    """None is a swipe away, and each is played by a tap on it."""
    page, heard = sample("tainted-grail", signs, size=(390, 844), motion="reduced")
    cards = page.locator("#options .card.lit")
    assert cards.count() == 5
    page.wait_for_timeout(300)
    shot(page, "signs-390")
    assert page.evaluate(ASIDE) == 0
    assert "Play" in (page.locator("#options .common").text_content() or "")
    cards.nth(2).tap()
    page.wait_for_timeout(200)
    assert [said["key"] for said in heard if said["type"] == "answer"] == ["play:card:2"]


def test_on_a_phone_a_line_does_not_say_twice_what_its_card_says(sample: Sample) -> None:
    def use(table: Any) -> None:
        zone = next(m for m in table["mats"] if m["id"] == "market")["zones"][0]
        does = "2 stamina, ranged 3: attack 1"
        zone["cards"] = [
            {"id": "gun", "name": "Revolver", "lines": [f"**{does}**.", "Top: gear, right: lens."]}
        ]
        choices = [
            {"key": "use", "text": f"Revolver: {does}", "on": "gun", "effect": f"{does}."},
            {"key": "end", "text": "End the turn"},
        ]
        table["ask"] = {"number": 7, "kind": "choose", "prompt": "What now?", "choices": choices}

    page, _ = sample("runebound", use, size=(390, 844), motion="reduced")
    line = page.locator("#options [data-key=use]")
    assert (line.text_content() or "").count("ranged 3") == 1
    assert line.locator(".effect").text_content() == "Top: gear, right: lens."


def test_dice_of_a_phone_lie_in_one_row(sample: Sample, shot: Shot) -> None:
    """Along the upper edge of the board, which they would cover otherwise."""

    def rolled(table: Any) -> None:
        lands = [["plains", "forest"], ["plains"], ["mountain", "water"], ["hills"], ["forest"]]
        table["dice"] = [
            {"id": f"d{n}", "face": "/".join(tags), "kind": "terrain", "seat": 0, "tags": tags}
            for n, tags in enumerate(lands)
        ]
        choices = [{"key": f"d{n}", "text": f"Die {n}", "on": f"d{n}"} for n in range(5)]
        table["ask"] = {"number": 7, "kind": "choose", "prompt": "Spend?", "choices": choices}

    page, _ = sample("runebound", rolled, size=(390, 844), motion="reduced")
    page.wait_for_timeout(300)
    shot(page, "dice-390")
    boxes = [die.bounding_box() for die in page.locator(".map .die.ground").all()]
    assert len(boxes) == 5
    tops = [box["y"] for box in boxes if box]
    assert max(tops) - min(tops) < 10
    assert max(box["x"] + box["width"] for box in boxes if box) <= 390


def quests(table: Any) -> None:
    """A question about a place and two long quests, with options on three cards beside them."""
    mat = next(m for m in table["mats"] if m["id"] == "mat:0")
    hand = next(z for z in mat["zones"] if z["id"] == "hand")
    long = (
        "Где: Нефритовая купель. · Преодолейте угрозу: Магия 11+. · Провал: все герои здесь "
        "получают 1 рану. · Пока не выполнено, в свою фазу восстановления получите 1 очко риска. · "
        "Награда: +1 уровень, снимите с карты ярости 2 жетона и получите 2 очка славы."
    )
    next(z for z in mat["zones"] if z["id"] == "quests")["cards"] = [
        {"id": f"q{n}", "name": name, "kind": "quest", "icon": "chest", "lines": [long]}
        for n, name in enumerate(["Сломить маршала", "Храм просыпается"])
    ]
    held = [
        ("Победить Накари", "Где: Логово Накари.", "Победите Накари — и вы победили."),
        ("Латунный ошейник", "В ответ, сбросив эту карту: получите на 2 раны меньше."),
        (
            "Немой колокольчик",
            "В любой момент, сбросив эту карту: сыгранное проклятие не действует.",
        ),
    ]
    hand["cards"] += [
        {"id": f"t{n}", "name": name, "kind": "treasure", "icon": "key", "lines": lines}
        for n, (name, *lines) in enumerate(held)
    ]
    choices = [
        {"key": f"t{n}", "text": f"Попытка: {name} (за {n + 1} очка славы)", "on": f"t{n}"}
        for n, (name, *_) in enumerate(held)
    ]
    effect = "Затем вы сбрасываете и берёте карты."
    choices.append({"key": "end", "text": "Закончить фазу подвигов", "effect": effect})
    table["ask"] = {"number": 7, "kind": "choose", "prompt": "Что делает герой?"}
    table["ask"] |= {"choices": choices, "about": ["loc:0", "q0", "q1"], "cause": effect}
    goals = [
        "Выполните три задания",
        "Сломить маршала: Рыцарский клуатр",
        "Храм: Нефритовая купель",
    ]
    table["hud"] = {"round": "Раунд 1", "phase": "Подвиги"}
    table["hud"] |= {"goals": [{"text": goal, "done": 0, "of": 3} for goal in goals]}
    counters = ["Локации", "Колода заданий", "Колода приключений", "Жетоны ярости"]
    table["hud"]["counters"] = [{"id": name, "name": name, "value": 46} for name in counters]


@pytest.mark.parametrize("size", SIZES[:2])
def test_what_a_question_is_about_does_not_squeeze_the_cards_to_choose_from(
    sample: Sample, shot: Shot, size: tuple[int, int]
) -> None:
    """Not while a notice lies over the table, either."""
    late = {"type": "error", "code": "stale", "text": "На этот вопрос уже ответили."}
    how: Any = {"lang": "ru", "size": size, "motion": "reduced"}
    page, _ = sample("dungeoneer", quests, told=[late], **how)
    expect(page.get_by_role("alert")).to_be_visible()
    page.wait_for_timeout(500)
    shot(page, f"about-{size[0]}")
    seen = page.evaluate(REACH, "[data-advised]")
    assert seen["clipped"] == []
    assert len(seen["options"]) == 4
