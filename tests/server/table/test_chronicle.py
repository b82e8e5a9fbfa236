"""The log of a table: what each seat reads of it, however long it grows."""

import random

from waystone.server.table.chronicle import CHUNK, SHOWN, Chronicle, Entry

SEATS = (None, 0, 1)


def entry(n: int, answer: int, luck: random.Random) -> Entry:
    """Some lines are secrets, some are told to all but one."""
    seats = luck.choice((None, None, (0,), (1,)))
    others = (0,) if seats is None and luck.random() < 0.2 else ()
    return Entry(answer, {"en": f"line {n}", "ru": f"строка {n}"}, "X-1", "fact", [], seats, others)


def test_a_long_log_reads_as_if_nothing_had_been_put_away() -> None:
    """Lines are added, taken back and read at random; a plain list says what there is to read."""
    luck = random.Random("chronicle")
    chronicle = Chronicle(2)
    said: list[Entry] = []
    for answer in range(1, 1500):
        more = [entry(len(said) + n, answer, luck) for n in range(luck.randint(0, 3))]
        chronicle.add(more)
        said += more
        if answer % 97 == 0:
            left = luck.randint(answer * 2 // 3, answer) if answer % 2 else answer - 3
            chronicle.cut(left)
            said = [e for e in said if e.answer <= left]
        for seat in SEATS if answer % 30 == 0 else ():
            mine = [e for e in said if e.visible(seat)]
            assert chronicle.count(seat) == len(mine)
            assert chronicle.last(seat) == (mine[-1] if mine else None)
            for since in (0, luck.randint(0, len(mine)), max(0, len(mine) - SHOWN), len(mine)):
                lines = chronicle.lines(seat, "ru", since)
                assert [(line.n, line.text) for line in lines] == [
                    (n, e.text["ru"]) for n, e in enumerate(mine[since:], since + 1)
                ]
    assert len(said) > 2 * CHUNK


def test_only_the_last_lines_lie_open() -> None:
    chronicle = Chronicle(2)
    luck = random.Random("open")
    for n in range(20 * CHUNK):
        chronicle.add([entry(n, n, luck)])
        assert len(chronicle._open) < 2 * CHUNK
        assert all(len(seen) < 2 * CHUNK for seen in chronicle._seen.values())
    assert len(chronicle._chunks) == 19
    assert sum(len(chunk.data) for chunk in chronicle._chunks) < 20 * 19 * CHUNK
