"""Messages as functions say what Fluent says, in every game and language."""

from collections.abc import Iterator
from random import Random

import pytest
from fluent.runtime import FluentResource
from fluent.runtime.resolver import Pattern

from waystone.kernel.bundle import WORTH_WRITING, Bundle, whole
from waystone.kernel.forms import Row
from waystone.kernel.game import find, ids
from waystone.kernel.messages import message_ids
from waystone.kernel.spoken import Unfit, spoken
from waystone.kernel.text import LANGUAGES, Text

NUMBERS = (-3, -1, 0, 1, 2, 4, 5, 11, 21, 22, 101, 999, 1000, 12345)
WORDS = ("yes", "no", "m", "f", "n", "p", "", "one", "a wolf", "x" * 3000)


def every_message(
    game_id: str, language: str
) -> Iterator[tuple[Text, Bundle, Pattern, frozenset[str]]]:
    found = find(game_id)
    content, _ = found.load_content()
    text = found.text(language, content)
    bundle = text._bundle
    for source in text._sources:
        for message, needs in message_ids(language, source).items():
            if bundle.has_message(message):
                yield text, bundle, pattern_of(bundle, message), needs


def pattern_of(bundle: Bundle, message: str) -> Pattern:
    pattern = bundle.get_message(message).value
    assert pattern is not None
    return pattern


def told(answer: tuple[str, list[Exception]]) -> tuple[str, list[str]]:
    """What was said, and what was wrong with it; names of things that are not there aside."""
    said, errors = answer
    return (said if not errors else ""), [str(error) for error in errors]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", ids(templates=True))
def test_a_message_as_a_function_says_what_fluent_says(game_id: str, language: str) -> None:
    luck = Random(game_id + language)
    compared = written = 0
    for text, bundle, pattern, needs in every_message(game_id, language):
        names = [text.formed(name) for name in luck.sample(sorted(text._names), 12)]

        def anything(text: Text = text, names: list[str] = names) -> object:
            match luck.randrange(4):
                case 0:
                    return whole(luck.choice(NUMBERS))
                case 1:
                    return luck.choice(names)
                case 2:
                    return Row(luck.sample(names, luck.randrange(1, 4)), text.listing)
                case _:
                    return luck.choice(WORDS)

        say = spoken(bundle, pattern)
        for _ in range(4):
            args = {name: anything() for name in needs}
            bundle._spoken[pattern] = say
            assert told(bundle.format_ready(pattern, args)) == told(bundle._resolved(pattern, args))
            compared += 1
            try:
                say(args)
                written += 1
            except Exception:
                continue
    assert written > compared * 0.9, (written, compared)


def test_what_is_missing_or_rare_is_left_to_fluent() -> None:
    text = find("_template").text("en", find("_template").load_content()[0])
    pattern = pattern_of(text._bundle, "phase-round")
    with pytest.raises(KeyError):
        spoken(text._bundle, pattern)({})
    with pytest.raises(Unfit):
        spoken(text._bundle, pattern)({"round": object()})


def test_a_message_is_written_when_it_has_been_read_often() -> None:
    text = find("_template").text("en", find("_template").load_content()[0])
    bundle, pattern = text._bundle, pattern_of(text._bundle, "phase-round")
    bundle._spoken.pop(pattern, None)
    bundle._times.pop(pattern, None)
    for n in range(WORTH_WRITING - 1):
        bundle.format_ready(pattern, {"round": whole(n)})
    assert pattern not in bundle._spoken
    assert bundle.format_ready(pattern, {"round": whole(3)}) == ("Round 3", [])
    assert pattern in bundle._spoken


def laughs(depth: int) -> Bundle:
    """Messages each of which says the one before it twice."""
    bundle = Bundle("en", {})
    said = [f"m{n} = {{ m{n - 1} }}{{ m{n - 1} }}" for n in range(1, depth + 1)]
    bundle.add_resource(FluentResource("\n".join(["m0 = ha", *said])))
    return bundle


def test_messages_that_grow_with_every_step_are_left_to_fluent() -> None:
    few, many = laughs(3), laughs(40)
    assert spoken(few, pattern_of(few, "m3"))({}) == "ha" * 8
    with pytest.raises(Unfit):
        spoken(many, pattern_of(many, "m40"))({})


def test_choices_within_choices_are_left_to_fluent_where_they_are_too_many() -> None:
    bundle = Bundle("en", {})
    deep = "x"
    for _ in range(30):
        deep = "{ $n ->\n    [one] y\n   *[other] " + deep.replace("\n", "\n    ") + "\n }"
    bundle.add_resource(FluentResource(f"deep = {deep}\n"))
    pattern = pattern_of(bundle, "deep")
    with pytest.raises(Unfit):
        spoken(bundle, pattern)({"n": whole(5)})
    assert bundle.format_ready(pattern, {"n": whole(5)}) == ("x", [])
