"""Closed doors and predictable monsters (MA-AIM-23), swept over the tiles of the box."""

import os
import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from waystone.games.machina_arcana import GAME
from waystone.games.machina_arcana.box.board import Board, board
from waystone.games.machina_arcana.box.definitions import Content
from waystone.games.machina_arcana.box.tiles import Tile
from waystone.games.machina_arcana.checks.testing import Lay
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.story.scenario import fresh
from waystone.games.machina_arcana.table.state import Explorer, Monster, State
from waystone.kernel.game import Setup
from waystone.kernel.rng import Streams
from waystone.parts.path import cells_of
from waystone.testing import Bench

TURNS = 12
HUNTER, PREY = "shift-hand", "whaler-brandt"


def content() -> Content:
    """The box, with a monster that can only walk."""
    box: Content = GAME.load_content()[0]
    hunter = replace(box.monsters[HUNTER], abilities=[], stamina=5, immobile=False, ethereal=False)
    return replace(box, monsters={**box.monsters, HUNTER: hunter})


def faces_with_doors(box: Content) -> Iterator[tuple[str, int]]:
    for face in box.tiles:
        for door in board(box, (Tile(face, 0, 0, 0),), ()).doors:
            yield face, door


def reaches(shut: Board, opened: Board, door: int, start: int, goal: int) -> bool:
    """Could anybody get beside the goal who walks over free spaces and may destroy the door from
    a space that it is a side of?"""
    free = shut.land & ~shut.fixed & ~shut.chasm & ~(1 << goal)
    seen, edge = {(start, False)}, [(start, False)]
    while edge:
        cell, broken = edge.pop()
        land = opened if broken else shut
        if land.beside[cell] >> goal & 1:
            return True
        ahead = [(c, broken) for c in land.neighbours[cell] if free >> c & 1]
        if cell in opened.doors[door]:
            ahead.append((cell, True))
        for one in ahead:
            if one not in seen:
                seen.add(one)
                edge.append(one)
    return False


def hunted(box: Content, face: str, door: int, start: int, goal: int) -> State:
    """The position after so many monster phases; the players always choose the first."""
    state = fresh(Streams(1), box, "works", [])
    state.laid.tiles = [Tile(face, 0, 0, 0)]
    state.laid.closed = [door]
    card = box.explorers[PREY]
    state.explorers = [Explorer(PREY, 0, card.health, card.stamina, cell=goal)]
    state.monsters = [Monster(HUNTER, start, 1)]
    for _ in range(TURNS):
        bench = Bench(GAME, box, Setup(1, 1, "scenario", "works"), state, steps.monster_phase())
        while bench.prompt:
            bench.say(bench.options[0])
        state = bench.session.state
    return state


def sweep(positions: int, seed: int) -> list[str]:
    """Where a monster stayed though the book lets it on."""
    box, luck, stuck = content(), random.Random(seed), []
    for face, door in faces_with_doors(box):
        opened = board(box, (Tile(face, 0, 0, 0),), ())
        shut = board(box, (Tile(face, 0, 0, 0),), (door,))
        free = cells_of(shut.land & ~shut.fixed & ~shut.chasm)
        for _ in range(positions):
            start, goal = luck.sample(free, 2)
            if reaches(shut, opened, door, start, goal):
                after = hunted(box, face, door, start, goal)
                here = shut if after.laid.closed else opened
                if not here.beside[after.monsters[0].cell] >> goal & 1:
                    stuck.append(f"{face}, door {door}: from {start} to {goal}")
    return stuck


WALL = [((4, y), (5, y)) for y in range(10) if y != 4]
DOOR = ((4, 4), (5, 4))


@pytest.mark.rule("MA-AIM-23", "MA-EX-68")
@pytest.mark.parametrize(
    ("stamina", "end", "closed"), [(3, (4, 4), 1), (5, (4, 4), 0), (6, (5, 4), 0)]
)
def test_it_walks_to_the_side_of_the_door_first(
    lay: Lay, stamina: int, end: tuple[int, int], closed: int
) -> None:
    """The shortest way cuts the corner of the doorway, where nobody can break the door."""
    t = lay(at={"fighter": (9, 4), "crawler": (4, 3)}, walls=WALL, doors=[DOOR])
    t.close(*DOOR)
    assert t.hunt("crawler", stamina=stamina) == end
    assert len(t.state.laid.closed) == closed


@pytest.mark.rule("MA-AIM-23", "MA-DOR-09")
def test_it_breaks_the_door_at_its_side_though_the_way_goes_on_aslant(lay: Lay) -> None:
    """The space straight behind the door is no nearer; the one beyond its corner is."""
    t = lay(at={"fighter": (6, 0), "crawler": (4, 4)}, walls=WALL, doors=[DOOR])
    t.close(*DOOR)
    assert t.hunt("crawler", stamina=5) == (5, 3)
    assert t.state.laid.closed == []
    assert len(t.state.laid.broken) == 1


@pytest.mark.rule("MA-AMB-70", "MA-AIM-12", "MA-AIM-23", "MA-DOR-09")
def test_a_corner_at_which_nobody_can_stand_is_no_way(lay: Lay) -> None:
    """MA-AMB-70: rubble before the door; the monster takes the long way round."""
    gap = [wall for wall in WALL if wall[0][1] != 9]
    t = lay(["", "", "", "", "....#"], at={"fighter": (6, 4), "crawler": (4, 3)}, walls=gap,
            doors=[DOOR])  # fmt: skip
    t.close(*DOOR)
    assert t.hunt("crawler", stamina=1) == (3, 4), "towards the gap"


@pytest.mark.rule("MA-AIM-14", "MA-AIM-23")
def test_of_two_doors_that_lead_on_the_players_choose(lay: Lay) -> None:
    walls = [((3, 4), (4, 4)), ((4, 3), (4, 4))]
    doors = [((4, 4), (5, 4)), ((4, 4), (4, 5))]
    t = lay(at={"fighter": (7, 7), "crawler": (4, 4)}, walls=walls, doors=doors)
    for door in doors:
        t.close(*door)
    t.hunt("crawler", "door:4,4:s", stamina=4)
    assert len(t.state.laid.broken) == 1
    assert t.state.laid.broken[0] % 2 == 1, "the one below"


@pytest.mark.rule("MA-AIM-23", "MA-DOR-07")
def test_a_closed_door_stops_no_monster_for_good() -> None:
    assert sweep(positions=2, seed=1) == []


@pytest.mark.slow
@pytest.mark.rule("MA-AIM-23")
def test_a_closed_door_on_every_face_of_the_box() -> None:
    """`WAYSTONE_WHOLE=1`: from sixty positions a door."""
    assert sweep(positions=60 if os.environ.get("WAYSTONE_WHOLE") else 15, seed=2) == []
