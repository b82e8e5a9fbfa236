"""The encounter as a seat imagines it."""

from waystone.games.tainted_grail.bots.imagined import LUCK, SameLuck, imagined
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.shown.hidden import redeal
from waystone.kernel.codec import copier, encode
from waystone.kernel.rng import Streams


def test_the_same_luck_deals_as_luck_does() -> None:
    """Decks of all sizes one after another, also such as have no order, and once more."""
    for _ in range(2):
        known, plain = SameLuck(LUCK), Streams(LUCK)
        for size in (0, 1, 5, 2, 1, 12, 5):
            one, other = list(range(size)), list(range(size))
            known.shuffle("redeal", one)
            plain.shuffle("redeal", other)
            assert one == other
            assert known.at == plain.at


def test_what_is_imagined_is_the_encounter_dealt_anew_and_no_more() -> None:
    table = Table(World().combat("bear"), "ada").hold("ada", "ada-c0").act("ada")
    state, content = table.state_now, table.content
    state.heroes[0].combat_set, state.heroes[0].memories = ["b", "a", "c"], ["once"]
    before = encode(state)
    thought = imagined(state, content, 0)
    dealt = copier(type(state))(state)
    dealt.heroes[0].combat_set, dealt.heroes[0].diplomacy_set = [], []
    redeal(dealt, content, 0, Streams(LUCK))
    assert thought.encounter == dealt.encounter
    assert thought.streams == Streams(LUCK), "the luck of the game is not known"
    assert not thought.heroes[0].combat_set
    assert not thought.heroes[0].memories
    assert not thought.heroes[0].combat
    assert encode(state) == before, "the table itself stays as it is"
