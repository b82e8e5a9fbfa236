"""An encounter: the enemy on one side, the party on the other, the Sequence between them."""

from waystone.kernel.text import Text
from waystone.kernel.view import Figure, Mat, Scene, Side, Track

from ..box.definitions import CombatDef, Content
from ..table.state import Encounter, State


def scene(state: State, encounter: Encounter, content: Content, mat: Mat, text: Text) -> Scene:
    """Out of what lies on the mat of the encounter."""
    enemy = content.encounters[encounter.id]
    zones = {zone.id: zone.cards for zone in mat.zones}
    sides = [
        Side(
            "foe",
            text.name(enemy.id),
            enemy.icon,
            figures=_read_off(mat.tracks),
            cards=zones.get("foe", []),
        ),
        *_party(state, encounter, content, text),
    ]
    row = zones.get("sequence", [])
    return Scene(
        "fight" if isinstance(enemy, CombatDef) else "talk", text.name(enemy.id), sides, row
    )


def _read_off(tracks: list[Track]) -> list[Figure]:
    """The pool and its measure, the rope and its end."""
    return [
        Figure(t.icon, f"{t.value}/{t.most}" if t.most is not None else str(t.value), t.name)
        for t in tracks
    ]


def _party(state: State, encounter: Encounter, content: Content, text: Text) -> list[Side]:
    heroes = {hero.seat: hero for hero in state.heroes}
    return [
        Side(
            f"hero:{heroes[member.seat].id}",
            text.name(heroes[member.seat].id),
            content.characters[heroes[member.seat].id].icon,
            member.seat,
            [
                Figure("hearts", str(heroes[member.seat].health), text("hud-health")),
                Figure("terror", str(heroes[member.seat].terror), text("hud-terror")),
            ],
        )
        for member in encounter.members
        if not member.left
    ]
