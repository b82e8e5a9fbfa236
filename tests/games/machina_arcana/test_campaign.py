"""The campaign, hidden information, the figures of the box."""

import pytest

from waystone.games.machina_arcana import GAME, campaign, steps
from waystone.games.machina_arcana.damage import destroy
from waystone.games.machina_arcana.definitions import Content
from waystone.games.machina_arcana.index import index
from waystone.games.machina_arcana.setup import begin, check, scenarios
from waystone.games.machina_arcana.state import DESTROYED, LIT
from waystone.games.machina_arcana.table import free_explorers
from waystone.games.machina_arcana.testing import Lay, Table, cell
from waystone.games.machina_arcana.view import redeal, view
from waystone.kernel.game import Setup
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session
from waystone.kernel.text import Wordless


def won(lay: Lay) -> Table:
    """The end of the first scenario of a campaign: one survivor, one dead."""
    t = lay(at={"fighter": (4, 0), "healer": (9, 9)})
    t.state.campaign = True
    t.state.chapters[:] = ["ice-3", "ice-7"]
    t.state.exit[:] = [cell(4, 0), cell(5, 0)]
    return t


@pytest.mark.rule("MA-CAM-01", "MA-VAR-05", "MA-CAM-08")
def test_a_won_scenario_leads_to_the_next(lay: Lay) -> None:
    t = won(lay)
    t.run(destroy(t.g, "healer"))
    then = t.act("fighter", "leave")
    assert then == steps.between_scenarios(0)
    t.state.level, t.state.threat = 3, 2
    then = t.play(then)
    then = t.play(then)
    then = t.play(then)
    assert t.state.scenario == "pillar"
    assert (t.state.level, t.state.threat) == (1, 0)
    assert then == steps.choose_explorer(1), "MA-AMB-49: the dead one's player takes another"
    t.play(then, "explorer:maker")
    assert [e.id for e in t.state.explorers] == ["fighter", "maker"]
    assert campaign.next_scenario(t.g) == ""


def test_the_player_of_the_dead_takes_an_explorer_that_nobody_has_used(lay: Lay) -> None:
    """MA-AMB-49; when all have been used, any that is not in play."""
    t = won(lay)
    t.run(destroy(t.g, "healer"))
    t.state.phase, t.state.used[:] = "setup", ["fighter", "healer"]
    unused = [name for name in t.g.content.explorers if name not in ("fighter", "healer")]
    assert free_explorers(t.g) == unused
    zones = {z.id: z for mat in view(t.state, t.g.content, 1, Wordless()).mats for z in mat.zones}
    assert [card.name for card in zones["explorers"].cards] == unused
    t.state.used[:] = list(t.g.content.explorers)
    assert free_explorers(t.g) == [name for name in t.g.content.explorers if name != "fighter"]


@pytest.mark.rule("MA-CAM-02", "MA-CAM-03", "MA-CAM-07", "MA-EX-77", "MA-CAM-06")
def test_preparedness_is_paid_in_threat(lay: Lay) -> None:
    """Items of levels 1, 2, 3, 3 and a personal event: 11; another totals 7: threat 11 times."""
    t = won(lay)
    t.own("fighter", "pistol", "mortar", "storm-gun", "mail", "hunters-oath", "tonic")
    t.own("healer", "eye", "charge", "saw")
    keep = "card:pistol card:mortar card:storm-gun card:mail card:hunters-oath"
    t.play(steps.between_scenarios(0), keep)
    t.play(steps.between_scenarios(1), "card:eye card:charge card:saw")
    assert [campaign.preparedness(t.g, e) for e in t.state.explorers] == [11, 7]
    t.state.level, t.state.threat = 1, 0
    t.run(campaign.pay_preparedness(t.g))
    assert (t.state.level, t.state.threat) == (3, 1)


@pytest.mark.rule("MA-CAM-04", "MA-CAM-05")
def test_what_is_kept_is_not_in_the_decks(lay: Lay) -> None:
    t = won(lay)
    t.own("fighter", "pistol", "hunters-oath")
    me = t.explorer("fighter")
    me.essence, me.health = 3, 1
    t.play(steps.between_scenarios(0), "card:pistol card:hunters-oath")
    t.play(steps.between_scenarios(1))
    t.play(steps.between_scenarios(2))
    assert (me.essence, me.health, me.stamina) == (0, 5, 6)
    assert me.personal == ["hunters-oath"]
    assert "pistol" not in t.state.item_decks["weapon"]
    assert "hunters-oath" not in [*t.state.event_decks["explorer"], *t.state.spare_events]
    t.play(steps.campaign_inventory(0), "equip:pistol")
    assert me.equipped == {"pistol": ""}
    assert check(t.state, t.g.content) == []
    t.state.event_discards["explorer"].insert(0, "own-quest")
    assert check(t.state, t.g.content) == [], "an event kept from the first scenario"


# ---- hidden information


@pytest.mark.rule("MA-HID-01", "MA-HID-02", "MA-HID-07")
def test_what_everybody_sees(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1), "healer": (9, 9), "crawler": (3, 3)})
    t.own("healer", "tonic")
    t.own("healer", "hunters-oath")
    text = Wordless()
    views = [view(t.state, t.g.content, seat, text) for seat in (0, 1, None)]
    assert views[0].mats == views[1].mats == views[2].mats
    mats = {mat.id: mat for mat in views[0].mats}
    zones = {zone.id: zone for zone in mats["mat:1"].zones}
    assert [c.name for c in zones["inventory"].cards] == ["tonic"]
    assert [c.name for c in zones["personal"].cards] == ["hunters-oath"]
    decks = {zone.id: zone for zone in mats["decks"].zones}
    assert decks["deck:weapon"].cards == []
    assert decks["deck:weapon"].count == len(t.state.item_decks["weapon"])
    assert [c.id for c in decks["tiles"].cards] == [f"tile:{t.state.tile_stack[0]}"]
    chapters = {zone.id: zone for zone in mats["story"].zones}["chapter"].cards
    assert [c.name for c in chapters] == ["ice-1"], "coming chapters are not shown"


@pytest.mark.rule("MA-HID-03", "MA-HID-05")
def test_redealing_keeps_what_is_known(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    t.top("weapon", "saw")
    t.state.known["weapon"] = 1
    top = t.state.tile_stack[0]
    before = [list(deck) for deck in t.state.item_decks.values()]
    redeal(t.state, t.g.content, 0, Streams(5))
    assert t.state.item_decks["weapon"][0] == "saw"
    assert t.state.tile_stack[0] == top
    assert [sorted(deck) for deck in t.state.item_decks.values()] == [sorted(d) for d in before]
    assert [list(deck) for deck in t.state.item_decks.values()] != before
    t.state.buried += [t.state.item_decks["weapon"].pop(), t.state.monster_deck.pop()]
    seen = set()
    for seed in range(20):
        redeal(t.state, t.g.content, 0, Streams(seed))
        seen.add(tuple(t.state.buried))
    assert len(seen) > 2, "cards removed unseen may be any"


@pytest.mark.rule("MA-HID-06", "MA-DEA-02")
def test_the_dead_plan_openly_and_together(lay: Lay) -> None:
    """The dead see what the living see, no more; any of them speaks for the monsters."""
    t = lay(at={"fighter": (0, 1), "healer": (9, 9), "maker": (5, 5), "crawler": (7, 7)})
    t.run(destroy(t.g, "healer"))
    t.run(destroy(t.g, "maker"))
    seen = [view(t.state, t.g.content, seat, Wordless()) for seat in (0, 1, 2)]
    assert seen[0].boards == seen[1].boards == seen[2].boards
    assert seen[0].mats == seen[1].mats == seen[2].mats
    for seat in (1, 2):
        t.monster("crawler").stamina = 1
        t.play(steps.free_turn("crawler"), (seat, f"move:{7 - seat},7"))
        assert t.asked[0].seat == seat
        assert t.spot("crawler") == (7 - seat, 7)


@pytest.mark.rule("MA-HID-04")
def test_revealed_cards_are_open_to_all(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1), "healer": (9, 9)})
    t.state.revealed.append("saw")
    table = view(t.state, t.g.content, 1, Wordless())
    zones = {zone.id: zone for mat in table.mats for zone in mat.zones}
    assert [c.name for c in zones["revealed"].cards] == ["saw"]


@pytest.mark.rule("MA-SET-08")
def test_who_can_be_chosen_lies_open_while_players_choose() -> None:
    session = Session.new(GAME, Setup(2, 1, "scenario", "pillar"), "step", GAME.load_content())

    def offered() -> list[str]:
        zones = [z for mat in session.view(0, Wordless()).mats for z in mat.zones]
        return [card.id for z in zones if z.id == "explorers" for card in z.cards]

    assert offered() == [option.on for option in session.questions()[0].options]
    session.answer(0, "explorer:diver-okafor")
    assert len(offered()) == 7
    assert "explorer:diver-okafor" not in offered()
    session.answer(1, "explorer:stoker-vance")
    assert offered() == []


def test_a_marked_space_is_called_by_its_mark(lay: Lay) -> None:
    t = lay(["HC"], at={"fighter": (5, 5)})
    t.state.marks.update({cell(0, 0): LIT, cell(1, 0): DESTROYED})
    english = view(t.state, t.g.content, 0, GAME.text("en", t.g.content))
    names = {c.id: c.name for c in english.boards[0].cells}
    assert names["cell:0,0"].endswith(", lit")
    assert names["cell:1,0"].endswith(", destroyed")


# ---- the box


@pytest.mark.rule("MA-NUM-05")
def test_the_box_has_its_counts() -> None:
    content, _ = GAME.load_content()
    kinds = [i.kind for i in content.items.values()]
    assert len(content.explorers) == 8
    assert sorted(e.trade for e in content.explorers.values()) == sorted(
        2 * ["gunner", "fighter", "arcanist", "technician"]
    )
    assert len(content.monsters) == 29
    assert [kinds.count(k) for k in ("weapon", "apparel", "artifact", "consumable")] == [
        51,
        40,
        35,
        30,
    ]
    common = [e.deck for e in content.events.values() if not e.scenario]
    assert (common.count("explorer"), common.count("horror")) == (32, 32)
    for scenario, cards, own in (("works", 12, 11), ("pillar", 10, 6), ("beast", 13, 11)):
        assert len(content.scenarios[scenario].chapters) == cards
        mine = [e.deck for e in content.events.values() if e.scenario == scenario]
        assert (mine.count("explorer"), mine.count("horror")) == (own, own)
    faces = [t for t in content.tiles.values() if not t.endgame]
    assert len(faces) == 20
    assert all(content.tiles[t.back].back == t.id for t in faces)
    assert len(content.tiles) == 23


def test_ids_are_unique_over_all_kinds() -> None:
    content, _ = GAME.load_content()
    seen: set[str] = set()
    for kind in (content.words, content.explorers, content.monsters, content.items,
                 content.events, content.scenarios, content.tiles):  # fmt: skip
        assert not seen & set(kind), seen & set(kind)
        seen |= set(kind)


def test_every_monster_ability_costs_stamina() -> None:
    """MA-AMB-65."""
    content, _ = GAME.load_content()
    book = index(content).cards
    for name in [*content.monsters, *(e.id for e in content.events.values() if e.deck == "horror")]:
        for _, active in book[name].actives:
            assert active.cost.stamina >= 1, name


@pytest.mark.rule("MA-GEN-01")
def test_one_to_four_players(box: Content) -> None:
    assert [m.seats for m in GAME.modes] == [(1, 4), (1, 4)]
    assert [s.id for s in scenarios(box)] == ["ice", "pillar"]
    state, _ = begin(Setup(4, 1, "campaign"), box)
    assert state.campaign
    assert state.scenario == "ice"
    assert check(state, Play(state, box).content) == []
