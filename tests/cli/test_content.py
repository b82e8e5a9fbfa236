"""`waystone content`: packs are started, checked and played with."""

import json
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from waystone.kernel.content import pack_of
from waystone.kernel.game import ids

Tell = Callable[..., tuple[int, str, str]]
Told = Callable[..., Any]
T = "_template"


def test_a_pack_can_be_started_checked_and_played(tell: Tell, told: Told, tmp_path: Path) -> None:
    pack = tmp_path / "kitchen"
    assert tell("content", "new", T, str(pack))[0] == 0
    assert told("content", "check", str(pack), "--json")["ok"] is True
    (pack / "beasts.yaml").write_text(
        "- {id: sow, name: {en: Wild Sow, ru: Кабаниха}, life: 3, claws: 1, icon: boar}\n"
    )
    assert tell("content", "check", str(pack))[0] == 0
    run = ("simulate", T, "--pack", str(pack), "--scenario", "sow", "--games", "5", "--json")
    assert told(*run)["finished"] == 5
    (pack / "beasts.yaml").write_text("- {id: sow, nam: x}\n")
    code, _, err = tell("content", "check", str(pack))
    assert code == 2
    assert "beasts.yaml:1:" in err
    assert "properties" in json.dumps(told("content", "schema", T))
    assert told("content", "report", T, "--json")["content"]["cards"] == 5


def test_a_card_is_told_as_it_reads(tell: Tell) -> None:
    code, out, _ = tell("content", "check", T, "--text", "poker")
    assert code == 0
    assert "Poker" in out
    assert "Кочерга" in out
    code, _, err = tell("content", "check", T, "--text", "spoon")
    assert code == 2
    assert "has no card 'spoon'" in err


@pytest.mark.parametrize("game", ids(templates=True))
def test_a_new_pack_of_every_game_is_sound_and_can_be_played_with(
    tell: Tell, told: Told, tmp_path: Path, game: str
) -> None:
    pack = tmp_path / "ключи: {a, 'b'} # \\"
    code, out, _ = tell("content", "new", game, str(pack))
    assert code == 0
    assert shlex.split(out)[-1] == str(pack)
    assert pack_of(pack).name == {"en": pack.name, "ru": pack.name}
    assert told("content", "check", str(pack), "--json")["ok"] is True
    run = ("simulate", game, "--pack", str(pack), "--games", "1", "--json")
    assert told(*run)["finished"] == 1


def test_a_pack_has_a_name_that_can_be_read(tell: Tell, tmp_path: Path) -> None:
    code, _, err = tell("content", "new", T, str(tmp_path / "a\nb"))
    assert code == 2
    assert err == "waystone: 'a\\nb' cannot be read as a name: name the folder in words.\n"
    assert not list(tmp_path.iterdir())
