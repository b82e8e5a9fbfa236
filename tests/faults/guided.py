"""Bad input that follows the code: `python tests/faults/guided.py save|pack [-runs=50000]`.

libFuzzer changes a few good examples and keeps what reaches new branches of our own modules. Each
input must be refused in one sentence or be harmless; whatever else is raised ends the run and
leaves the input in a file. More of libFuzzer's flags may follow.
"""

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import atheris

sys.path.insert(0, str(Path(__file__).parents[2]))

with atheris.instrument_imports(include=["waystone"]):
    from tests.faults.files import good_save

    from waystone.kernel import save
    from waystone.kernel.errors import WaystoneError
    from waystone.kernel.game import find

LONGEST = 20
HEAD = b"id: p\ngame: _template\nname: {en: P, ru: P}\n"


def saves(data: bytes) -> None:
    save.load(data)


def packs(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "pack.yaml").write_bytes(HEAD)
        Path(folder, "cards.yaml").write_bytes(data)
        find("_template").load_content((Path(folder),))


def examples(kind: str) -> list[bytes]:
    if kind == "save":
        return [json.dumps(good_save("_template", n)).encode() for n in range(6)]
    return [path.read_bytes() for path in (find("_template").folder / "content").glob("*.yaml")]


def harmless(load: Callable[[bytes], None]) -> Callable[[bytes], None]:
    def check(data: bytes) -> None:
        said = ""
        try:
            load(data)
        except WaystoneError as error:
            said = str(error)
        assert "\n" not in said, said

    return check


def main() -> None:
    kind, *flags = sys.argv[1:] or [""]
    kinds = {"save": saves, "pack": packs}
    if kind not in kinds:
        sys.exit("Say what to damage: save or pack.")
    with tempfile.TemporaryDirectory(prefix="waystone-guided-") as corpus:
        for n, example in enumerate(examples(kind)):
            Path(corpus, str(n)).write_bytes(example)
        atheris.Setup([sys.argv[0], f"-timeout={LONGEST}", *flags, corpus], harmless(kinds[kind]))
        atheris.Fuzz()


if __name__ == "__main__":
    main()
