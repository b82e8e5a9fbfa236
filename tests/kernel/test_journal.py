"""The journal: which snapshots are kept."""

from waystone.kernel.journal import EVERY, Journal, Mark
from waystone.kernel.step import End


def began_after(*answers: int) -> Journal:
    """Steps that began when so many answers had been given."""
    journal = Journal()
    for n, given in enumerate(answers):
        journal.add(Mark(End("end"), "", given, [], 0), b"state %d" % n)
    return journal


def test_of_steps_after_the_same_answer_the_last_has_the_snapshot() -> None:
    journal = began_after(0, 1, 1, 1, 2, 3, 3)
    kept = [n for n, mark in enumerate(journal.marks) if mark.kept is not None]
    assert kept == [0, 3, 4, 6]
    assert all(mark.hash for mark in journal.marks)
    mark = journal.cut(1)
    assert mark is not None
    assert mark.snapshot == b"state 3"


def test_every_thirty_second_step_keeps_its_snapshot_whatever_follows() -> None:
    journal = began_after(*[0] * (EVERY + 2))
    kept = [n for n, mark in enumerate(journal.marks) if mark.kept is not None]
    assert kept == [0, EVERY, EVERY + 1]
