"""Records of a campaign that are saved, resumed, moved, or tampered with."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from waystone.bots.random import any_answer
from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.checks.campaign_invariants import campaign_problems
from waystone.games.gloomhaven.checks.campaign_testing import Camp
from waystone.games.gloomhaven.checks.passports import admit, export_from, import_into, issue, main
from waystone.games.gloomhaven.table.records import Sticker
from waystone.kernel.codec import digest, encode
from waystone.kernel.errors import BadSave, WaystoneError
from waystone.kernel.game import Setup
from waystone.kernel.save import dump, load
from waystone.kernel.session import Session
from waystone.kernel.verify import verified


def play(session: Session, luck: random.Random, answers: int) -> None:
    for _ in range(answers):
        if session.ask is None:
            return
        question = luck.choice(session.questions())
        if luck.random() < 0.7:
            key = GAME.bots.policy(session.state, session.content, question.seat, question)
        else:
            key = any_answer(question, luck)
        session.answer(question.seat, key)


def hash_of(session: Session) -> str:
    return digest(encode(session.state))


@pytest.fixture(scope="module")
def saved() -> bytes:
    """A campaign of two in town, its characters made."""
    session = Session.new(GAME, Setup(2, 8, "campaign"), "all")
    while (
        session.state.campaign.party.sheets[1:] == [] or session.questions()[0].prompt != "ask-town"
    ):
        question = session.questions()[0]
        key = GAME.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    return dump(session)


@pytest.mark.parametrize("mode", ["campaign", "dungeon"])
def test_a_save_at_any_point_resumes_to_the_same_hash(mode: str) -> None:
    session = Session.new(GAME, Setup(2, 21, mode), "all")
    luck = random.Random(4)
    places = 0
    while session.ask is not None and places < 12:
        play(session, luck, 17)
        again, notices = load(dump(session))
        assert notices == []
        assert hash_of(again) == hash_of(session)
        assert [q.prompt for q in again.questions()] == [q.prompt for q in session.questions()]
        a, b = random.Random(places), random.Random(places)
        play(again, a, 9)
        other, _ = load(dump(session))
        play(other, b, 9)
        assert hash_of(again) == hash_of(other)
        places += 1
    assert places >= 5


def tampered(saved: bytes, change: Any) -> str:
    """What a save says that was edited by hand."""
    tree = msgspec.json.decode(saved)
    change(tree["state"]["campaign"], tree["state"])
    with pytest.raises(BadSave) as caught:
        load(msgspec.json.encode(tree))
    return str(caught.value)


def sheet(records: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = records["parties"][0]["sheets"][0]
    return found


EDITS: list[tuple[Any, list[str]]] = [
    (lambda c, s: sheet(c).update(gold=-5), ["-5 gold", "party-"]),
    (lambda c, s: sheet(c).update(gold=1_000_000), ["1000000 gold", "impossible"]),
    (lambda c, s: sheet(c).update(items=["excalibur"]), ["owns 'excalibur'", "no item"]),
    (lambda c, s: sheet(c).update(level=4), ["experience", "level 4"]),
    (lambda c, s: sheet(c).update(checks=19), ["19 checks"]),
    (lambda c, s: sheet(c)["perks"].extend([0, 1, 2]), ["perks"]),
    (lambda c, s: sheet(c)["pool"].append("no-card"), ["cannot know the card 'no-card'"]),
    (lambda c, s: sheet(c).update(id="king"), ["king", "is no class"]),
    (lambda c, s: sheet(c).update(quest="fame"), ["personal quest 'fame'"]),
    (lambda c, s: c["parties"][0].update(location="patient-one"), ["patient-one", "locked"]),
    (lambda c, s: c["parties"][0].update(reputation=21), ["reputation is 21"]),
    (lambda c, s: s.update(scenario="patient-one"), ["patient-one", "locked"]),
    (lambda c, s: s.update(scenario="atlantis"), ["no scenario 'atlantis'"]),
    (lambda c, s: s.update(scenario="dungeon:a/b/0/-"), ["no room card 'a'"]),
    (lambda c, s: c["world"]["completed"].append("patient-one"), ["patient-one", "locked"]),
    (lambda c, s: c["world"]["unlocked"].append("atlantis"), ["no scenario 'atlantis'"]),
    (lambda c, s: c["world"]["city"].append(c["world"]["city"][0]), ["the event", "2 times"]),
    (lambda c, s: c["world"]["city"].append("city-999"), ["no event 'city-999'"]),
    (lambda c, s: c["world"].update(prosperity=99), ["prosperity is 99"]),
    (lambda c, s: c["world"].update(donations=7), ["7 gold are donated"]),
    (lambda c, s: c["world"]["achievements"].update(glory=1), ["no achievement 'glory'"]),
    (lambda c, s: c["world"]["supply"].append("excalibur"), ["no item 'excalibur'"]),
    (lambda c, s: c["world"].update(noted=-1), ["-1 losses"]),
    (lambda c, s: c["parties"][0]["pending"].append({"type": "each-gold"}), ["'each-gold'"]),
    (lambda c, s: c["parties"][0]["pending"].append({"type": "start-damage"}), ["`value`"]),
    (lambda c, s: sheet(c).update(blessings=9), ["9 blessings"]),
    (lambda c, s: sheet(c).update(line=7), ["player 8"]),
    (lambda c, s: c.update(difficulty="trivial"), ["no difficulty 'trivial'"]),
    (lambda c, s: c.update(now=3), ["no party 3"]),
]


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit[1][0])
def test_a_save_edited_by_hand_is_refused_with_what_and_where(
    saved: bytes, edit: tuple[Any, list[str]]
) -> None:
    change, wanted = edit
    sentence = tampered(saved, change)
    assert all(word in sentence for word in wanted), sentence


def test_enhancements_that_cannot_be_are_named() -> None:
    c = Camp("harpooner", "sexton")
    card = c.content.classes["harpooner"].cards[0].id
    for sticker, wanted in (
        (Sticker("no-card", "top", 0, "attack"), "no card 'no-card'"),
        (Sticker(card, "side", 0, "attack"), "no half 'side'"),
        (Sticker(card, "top", 9, "attack"), "no line 10"),
        (Sticker(card, "top", 0, "gold"), "does not take 'gold'"),
    ):
        c.world.stickers[:] = [sticker]
        assert any(wanted in p for p in campaign_problems(c.state, c.campaign, c.content))


# ---- characters that move


def test_a_character_moves_from_one_campaign_to_another() -> None:
    there, here = Camp("harpooner", "sexton"), Camp("bellringer", "lamplighter")
    one = there.sheet("harpooner")
    one.gold, one.items, one.xp, one.checks, one.unspent = 77, ["lamp"], 30, 4, 1
    one.quest = "quest-2"
    paper = issue(there.state, "harpooner")
    found = admit(here.state, here.content, paper)
    assert here.party.away == [found]
    assert "quest-2" not in here.world.quests
    assert (found.gold, found.items, found.xp, found.quest) == (77, ["lamp"], 30, "quest-2")
    assert found.pool == one.pool
    assert found.name == one.name
    with pytest.raises(WaystoneError, match="already"):
        admit(here.state, here.content, paper)


def test_a_passport_that_lies_is_refused() -> None:
    there, here = Camp("harpooner", "sexton"), Camp("bellringer", "lamplighter")
    tree = msgspec.json.decode(issue(there.state, "harpooner"))
    for change, wanted in (
        ({"gold": -1}, "-1 gold"),
        ({"items": ["excalibur"]}, "excalibur"),
        ({"level": 9}, "experience"),
    ):
        tree_now = {**tree, "sheet": {**tree["sheet"], **change}}
        fresh = Camp("bellringer", "lamplighter")
        with pytest.raises(WaystoneError, match=wanted):
            admit(fresh.state, fresh.content, msgspec.json.encode(tree_now))
    with pytest.raises(WaystoneError, match="no character"):
        admit(here.state, here.content, b"{}")
    with pytest.raises(WaystoneError, match="No party has"):
        issue(here.state, "harpooner")
    here.party.location = "one"
    with pytest.raises(WaystoneError, match="not in town"):
        admit(here.state, here.content, issue(there.state, "harpooner"))


def test_passports_are_written_from_saves_and_read_into_saves(saved: bytes, tmp_path: Path) -> None:
    name = load(saved)[0].state.campaign.party.sheets[0].id
    paper = export_from(saved, name)
    other = Session.new(GAME, Setup(2, 9, "campaign"), "all")
    fresh = tmp_path / "fresh.json"
    fresh.write_bytes(dump(other))
    (tmp_path / "paper.json").write_bytes(paper)
    target = tmp_path / "new.json"
    assert main(["import", str(fresh), str(tmp_path / "paper.json"), str(target)]) == 0
    again, _ = load(target.read_bytes())
    assert [s.id for s in again.state.campaign.party.away] == [name]
    again.answer(0, again.questions()[0].options[0].key)
    again.answer(1, "agree")
    keys = [option.key for question in again.questions() for option in question.options]
    assert f"join:{name}" in keys
    assert main(["export", str(fresh), "nobody", str(target)]) == 2
    assert import_into(fresh.read_bytes(), paper) == target.read_bytes()


def test_a_passport_goes_into_a_save_of_version_one(saved: bytes) -> None:
    name = load(saved)[0].state.campaign.party.sheets[0].id
    old = msgspec.json.decode(dump(Session.new(GAME, Setup(2, 9, "campaign"), "all")))
    old |= {"version": 1, "step": "town", "args": [], "stack": [], "history": [], "tail": 0}
    old["state"]["happened"] = old["state"].pop("unsettled")
    old["state"]["campaign"] |= {"visiting": 1, "gifts": []}
    again, _ = load(import_into(msgspec.json.encode(old), export_from(saved, name)))
    assert [s.id for s in again.state.campaign.party.away] == [name]
    assert [q.seat for q in again.questions()] == [1]


@pytest.mark.parametrize("number", ["xp", "unspent", "gold", "checks", "level", "blessings"])
@pytest.mark.parametrize("extreme", [-1, 10**9, 2**63])
def test_a_passport_with_an_extreme_number_is_not_imported(
    saved: bytes, number: str, extreme: int
) -> None:
    name = load(saved)[0].state.campaign.party.sheets[0].id
    paper = msgspec.json.decode(export_from(saved, name))
    paper["sheet"][number] = extreme
    fresh = dump(Session.new(GAME, Setup(2, 9, "campaign"), "all"))
    with pytest.raises(WaystoneError):
        import_into(fresh, msgspec.json.encode(paper))


def test_a_save_with_an_imported_character_is_for_its_own_player(saved: bytes) -> None:
    """No history leads to it, so that no stranger is asked to believe it."""
    name = load(saved)[0].state.campaign.party.sheets[0].id
    fresh = dump(Session.new(GAME, Setup(2, 9, "campaign"), "all"))
    joined = import_into(fresh, export_from(saved, name))
    assert load(joined)[1] == []
    with pytest.raises(BadSave, match="does not replay"):
        verified(joined)
