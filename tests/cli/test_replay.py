"""`waystone replay`: a save is traced and verified; a damaged one is refused."""

import json
from collections.abc import Callable
from pathlib import Path

Tell = Callable[..., tuple[int, str, str]]
TypeIn = Callable[..., None]
T = "_template"


def test_replay_traces_and_finds_what_was_changed(
    tell: Tell, type_in: TypeIn, tmp_path: Path
) -> None:
    save = tmp_path / "a.json"
    type_in("1", "1", "1", f"save {save}", "quit")
    tell("play", T, "--seats", "human", "--seed", "8")
    code, out, _ = tell("replay", str(save), "--trace")
    assert code == 0
    assert "in a_round > each" in out
    code, out, _ = tell("replay", str(save), "--to", "1")
    assert "1 answers" in out
    changed = json.loads(save.read_text())
    changed["steps"][0][2] = "0" * 24
    save.write_text(json.dumps(changed))
    code, out, _ = tell("replay", str(save), "--verify")
    assert code == 1
    assert "Step 1 (a_round) has another state than recorded." in out


def test_a_damaged_save_is_refused_and_left_alone(tell: Tell, tmp_path: Path) -> None:
    save = tmp_path / "bad.json"
    save.write_text('{"format": 1, "game": ')
    for command in ("replay", "play"):
        code, _, err = tell(command, str(save))
        assert code == 2
        assert "damaged" in err
    assert save.read_text() == '{"format": 1, "game": '
