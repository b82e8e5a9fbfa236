"""What nobody sees is dealt anew (MA-HID)."""

import pytest

from waystone.games.machina_arcana.checks.testing import Lay
from waystone.games.machina_arcana.shown.decks import deck_mat
from waystone.games.machina_arcana.shown.hidden import dealt, redeal
from waystone.games.machina_arcana.shown.mats import newcomers
from waystone.games.machina_arcana.table.state import Decks
from waystone.kernel.codec import decode, encode
from waystone.kernel.game import find
from waystone.kernel.rng import Streams


@pytest.mark.rule("MA-HID-03", "MA-HID-05")
def test_redealing_keeps_what_is_known(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    t.top("weapon", "saw")
    t.state.decks.known["weapon"] = 1
    top = t.state.decks.tiles[0]
    before = [list(deck) for deck in t.state.decks.items.values()]
    redeal(t.state, t.g.content, 0, Streams(5))
    assert t.state.decks.items["weapon"][0] == "saw"
    assert t.state.decks.tiles[0] == top
    assert [sorted(deck) for deck in t.state.decks.items.values()] == [sorted(d) for d in before]
    assert [list(deck) for deck in t.state.decks.items.values()] != before
    t.state.decks.buried += [t.state.decks.items["weapon"].pop(), t.state.decks.monsters.pop()]
    seen = set()
    for seed in range(20):
        redeal(t.state, t.g.content, 0, Streams(seed))
        seen.add(tuple(t.state.decks.buried))
    assert len(seen) > 2, "cards removed unseen may be any"


@pytest.mark.rule("MA-HID-02", "MA-HID-03", "MA-HID-04", "MA-HID-05")
def test_every_hidden_pile_is_dealt_anew_and_no_card_is_lost(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    decks = t.state.decks
    decks.known["weapon"] = 2
    known = decks.items["weapon"][:2]
    piles = {
        "monsters": decks.monsters,
        "explorer": decks.events["explorer"],
        "horror": decks.events["horror"],
        "tiles": decks.tiles,
        "weapon": decks.items["weapon"],
    }
    cards = sorted(card for pile in piles.values() for card in pile) + sorted(decks.spare_events)
    seen: dict[str, set[tuple[str, ...]]] = {name: set() for name in (*piles, "spare", "last")}
    for seed in range(12):
        redeal(t.state, t.g.content, 0, Streams(seed))
        for name, pile in piles.items():
            seen[name].add(tuple(pile))
        seen["spare"].add(tuple(decks.spare_events))
        seen["last"].add((decks.items["weapon"][2],))
        assert decks.items["weapon"][:2] == known
        after = sorted(card for pile in piles.values() for card in pile)
        assert sorted(after + decks.spare_events) == sorted(cards)
        for deck in ("explorer", "horror"):
            assert {t.g.content.events[c].deck for c in decks.events[deck]} <= {deck}
    for name in seen:
        assert len(seen[name]) > 1, name


@pytest.mark.rule("MA-HID-02", "MA-HID-05")
def test_what_was_removed_unseen_may_be_any_card_of_its_kind(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    decks, content = t.state.decks, t.g.content
    decks.buried = [decks.monsters.pop(), decks.items["weapon"].pop()]
    seen: list[set[str]] = [set(), set()]
    own: set[tuple[str, ...]] = set()
    for seed in range(12):
        redeal(t.state, content, 0, Streams(seed))
        for cards, card in zip(seen, decks.buried, strict=True):
            cards.add(card)
        assert set(decks.monsters) <= set(content.monsters)
        assert not any(content.events[c].scenario for c in decks.spare_events)
        own.add(tuple(c for c in decks.events["horror"] if content.events[c].scenario))
    assert len(seen[0]) > 1
    assert seen[0] <= set(content.monsters)
    assert len(seen[1]) > 1
    assert {content.items[c].kind for c in seen[1]} == {"weapon"}
    assert len(own) == 2, "the scenario's own events change places too"


@pytest.mark.rule("MA-HID-02", "MA-HID-03", "MA-HID-05")
def test_which_common_events_are_in_a_deck_is_unknown(lay: Lay) -> None:
    """Each deck changes cards with its own spare events; where nothing is known all is dealt."""
    t = lay(["S"], at={"fighter": (0, 1)})
    decks, events = t.state.decks, t.g.content.events
    decks.known = {}
    inside: dict[str, set[frozenset[str]]] = {"explorer": set(), "horror": set()}
    tops = set()
    for seed in range(16):
        redeal(t.state, t.g.content, 0, Streams(seed))
        for deck, seen in inside.items():
            assert {events[c].deck for c in decks.events[deck]} == {deck}
            seen.add(frozenset(decks.events[deck]))
        tops.add(decks.items["apparel"][0])
    assert len(inside["explorer"]) > 1
    assert len(inside["horror"]) > 1
    assert len(tops) > 1


@pytest.mark.rule("MA-HID-02", "MA-HID-03", "MA-HID-04", "MA-HID-07")
def test_what_is_seen_of_the_piles(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 1)})
    decks = t.state.decks
    t.top("weapon", "saw", "hexer")
    decks.known = {"weapon": 1}
    decks.item_discards, decks.destroyed, decks.revealed = ["tonic"], ["mote"], ["coat"]
    t.current("good-map")
    t.current("the-fog")
    mat = deck_mat(t.g, find("machina-arcana").text("en", t.g.content))
    zones = {zone.id: ([card.id for card in zone.cards], zone.count) for zone in mat.zones}

    def shown(zone: str) -> list[str]:
        return [name.split(":")[-1] for name in zones[zone][0]]

    assert shown("deck:weapon") == ["saw"]
    assert [shown(f"deck:{k}") for k in ("apparel", "artifact", "consumable")] == [[], [], []]
    assert zones["deck:monsters"] == ([], len(decks.monsters))
    for deck, event in (("explorer", "good-map"), ("horror", "the-fog")):
        assert zones[f"deck:{deck}"] == ([], len(decks.events[deck]))
        assert shown(f"pile:{deck}") == [event]
    assert (shown("pile:items"), shown("pile:monsters")) == (["tonic"], ["mote"])
    assert (shown("revealed"), shown("tiles")) == (["coat"], decks.tiles[:1])
    assert zones["tiles"][1] == len(decks.tiles)


@pytest.mark.rule("MA-SET-08")
def test_who_can_be_chosen_lies_on_the_table(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 1), "healer": (1, 1)})
    text = find("machina-arcana").text("en", t.g.content)
    t.state.phase = "setup"
    assert newcomers(t.g, text) == [], "everybody has one"
    t.explorer("healer").dead = True
    t.state.used = ["fighter", "healer"]
    (mat,) = newcomers(t.g, text)
    assert [card.id for card in mat.zones[0].cards] == ["explorer:gunner", "explorer:maker"]
    t.state.phase = "explorers"
    assert newcomers(t.g, text) == []


@pytest.mark.rule("MA-HID-02")
def test_the_same_luck_deals_the_same_once_and_each_table_has_its_own_piles(lay: Lay) -> None:
    """All answers to a question are foreseen in the same worlds: those are dealt once."""
    one, other = (lay(["S"], at={"fighter": (0, 1)}) for _ in range(2))
    assert one.state.decks == other.state.decks
    streams = [Streams(5), Streams(5), Streams(6)]
    redeal(one.state, one.g.content, 0, streams[0])
    hits = dealt.cache_info().hits
    redeal(other.state, one.g.content, 0, streams[1])
    assert dealt.cache_info().hits == hits + 1
    assert one.state.decks == other.state.decks
    assert streams[0] == streams[1]
    one.state.decks.monsters.pop()
    one.state.decks.items["weapon"].clear()
    assert one.state.decks != other.state.decks
    before = decode(Decks, encode(other.state.decks))
    redeal(other.state, one.g.content, 0, streams[2])
    assert other.state.decks != before


@pytest.mark.rule("MA-HID-02")
def test_luck_that_is_stacked_deals_what_was_stacked(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    last = len(t.state.decks.items["weapon"]) - 1
    streams = Streams(5)
    streams.stack("redeal", *range(last, 0, -1))
    redeal(t.state, t.g.content, 0, streams)
    assert t.state.decks.items["weapon"] == sorted(t.state.decks.items["weapon"], reverse=True)
