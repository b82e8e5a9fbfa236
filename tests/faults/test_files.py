"""Files of strangers: whatever lies where a pack or a save should be is refused in one sentence,
soon, and without being read whole."""

import json
import os
import resource
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from tests.faults.files import good_save

from waystone.kernel import save
from waystone.kernel.errors import BadSave
from waystone.kernel.game import find, ids

PACK = "id: strange\ngame: _template\nname: {en: Strange, ru: Странный}\n"
SECONDS = 20
MEMORY = 1_500_000_000


def say(*words: str) -> tuple[int, str]:
    """A command in a process of its own, with little memory and time."""
    begun = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "waystone.cli", *words],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
    )
    assert time.monotonic() - begun < SECONDS
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "strange"
    folder.mkdir()
    (folder / "pack.yaml").write_text(PACK, encoding="utf-8")
    return folder


def checked(pack: Path) -> str:
    code, said = say("content", "check", str(pack))
    assert code == 2
    assert said.count("\n") == 1
    return said


@pytest.mark.parametrize("opening", [b"[", b"{a: ", b"- ", b"[{"])
def test_brackets_without_end_are_refused_before_a_tree_is_made(pack: Path, opening: bytes) -> None:
    (pack / "monsters.yaml").write_bytes(opening * 30_000)
    assert "nested deeper than 40 levels" in checked(pack)


def test_a_list_without_end_is_refused(pack: Path) -> None:
    (pack / "monsters.yaml").write_bytes(b"[" + b"a," * 3_900_000 + b"a]")
    assert "more than 200000 words" in checked(pack)


def test_a_pipe_is_not_waited_for(pack: Path) -> None:
    os.mkfifo(pack / "monsters.yaml")
    assert "not a regular file" in checked(pack)


def test_a_sparse_file_is_not_read(pack: Path) -> None:
    with (pack / "monsters.yaml").open("wb") as file:
        file.truncate(10**12)
    assert "larger than 8 MB" in checked(pack)


@pytest.mark.parametrize("target", ["/etc/passwd", "/dev/zero", "../outside.yaml"])
@pytest.mark.parametrize("name", ["monsters.yaml", "pack.yaml"])
def test_a_link_out_of_the_pack_is_not_followed(pack: Path, target: str, name: str) -> None:
    (pack.parent / "outside.yaml").write_text("secret: words\n")
    (pack / name).unlink(missing_ok=True)
    (pack / name).symlink_to(target)
    said = checked(pack)
    assert "secret" not in said
    assert "root:" not in said
    assert "a link that leads out of the pack" in said or "it has no pack.yaml" in said


def test_a_link_within_the_pack_is_a_file_of_it(pack: Path) -> None:
    (pack / "kept.txt").write_text("[]\n")
    (pack / "monsters.yaml").symlink_to("kept.txt")
    assert "link" not in checked(pack)


def test_a_pack_of_very_many_files_is_refused(pack: Path) -> None:
    for n in range(2_001):
        (pack / f"f{n}.yaml").touch()
    assert "more than 2000 files" in checked(pack)


@pytest.mark.parametrize("command", [["replay"], ["solve", "gloomhaven"]])
def test_what_is_no_regular_file_is_no_save(tmp_path: Path, command: list[str]) -> None:
    pipe, sparse = tmp_path / "pipe", tmp_path / "sparse"
    os.mkfifo(pipe)
    with sparse.open("wb") as file:
        file.truncate(10**12)
    for path, why in (("/dev/zero", "regular"), (str(pipe), "regular"), (str(sparse), "larger")):
        code, said = say(*command, path)
        assert (code, said.count("\n")) == (2, 1)
        assert why in said


@pytest.mark.parametrize("title", ids(templates=True))
def test_a_save_that_calls_itself_older_than_it_is_is_read_or_refused_in_a_sentence(
    title: str,
) -> None:
    tree, game = good_save(title, 5), find(title)
    for version in game.migrations:
        for kept in ([], ["round"], [*tree["state"]]):
            state = {name: tree["state"][name] for name in kept if name in tree["state"]}
            data = json.dumps({**tree, "version": version, "state": state}).encode()
            with suppress(BadSave):
                save.load(data)
