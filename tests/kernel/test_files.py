"""Files of strangers: regular ones only, and none larger than it may be."""

import os
from pathlib import Path

import pytest

from waystone.kernel.files import read_file


def test_a_file_is_as_large_as_it_may_be_and_no_larger(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"whole")
    assert read_file(path, 5) == b"whole"
    with pytest.raises(OSError, match="It is larger than 0 MB"):
        read_file(path, 4)


def test_how_large_it_may_be_is_told(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with path.open("wb") as file:
        file.truncate(2_000_001)
    with pytest.raises(OSError, match="It is larger than 2 MB"):
        read_file(path, 2_000_000)


def test_a_file_that_grows_while_it_is_read_is_too_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small, path = tmp_path / "small", tmp_path / "file"
    small.write_bytes(b"")
    path.write_bytes(b"whole")
    monkeypatch.setattr("waystone.kernel.files.os.fstat", lambda handle: os.stat(small))
    with pytest.raises(OSError, match="It is larger than"):
        read_file(path, 4)


def test_a_folder_and_a_pipe_are_no_files(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        read_file(tmp_path, 9)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="not a regular file"):
        read_file(tmp_path / "pipe", 9)
