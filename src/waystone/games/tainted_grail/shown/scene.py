"""An encounter: the enemy on one side, the party on the other, the Sequence between them."""

from waystone.kernel.text import Text
from waystone.kernel.view import Figure, Mat, Scene, Side, Track

from ..box.definitions import CombatDef, Content, EncounterDef
from ..table.state import Encounter, Hero, State


def scene(
    state: State, encounter: Encounter, content: Content, foe: Side, mat: Mat, text: Text
) -> Scene:
    """The enemy faces the party; what lies between them lies on the mat of the encounter."""
    enemy = content.encounters[encounter.id]
    row = next((zone.cards for zone in mat.zones if zone.id == "sequence"), [])
    sides = [foe, *_party(state, encounter, content, text)]
    return Scene("fight" if isinstance(enemy, CombatDef) else "talk", foe.name, sides, row)


def enemy_side(enemy: EncounterDef, mat: Mat, text: Text) -> Side:
    """Out of what lies on the mat of the encounter."""
    cards = next((zone.cards for zone in mat.zones if zone.id == "foe"), [])
    name, figures = text.name(enemy.id), _read_off(mat.tracks)
    return Side("foe", name, enemy.icon, figures=figures, cards=cards)


def _read_off(tracks: list[Track]) -> list[Figure]:
    """The pool and its measure, the rope and its end."""
    return [Figure(t.icon, _told(t), t.name) for t in tracks]


def _told(track: Track) -> str:
    """Steps are counted from 1, as the log counts them, and have a colour (TG-DIP-01)."""
    if track.steps:
        return f"{track.value + 1}/{len(track.steps)} {track.steps[track.value]}"
    return str(track.value) if track.most is None else f"{track.value}/{track.most}"


def _party(state: State, encounter: Encounter, content: Content, text: Text) -> list[Side]:
    heroes = {hero.seat: hero for hero in state.heroes}
    return [
        _side(heroes[member.seat], content, text) for member in encounter.members if not member.left
    ]


def _side(one: Hero, content: Content, text: Text) -> Side:
    return text.once(
        ("side", one.id, one.seat, one.health, one.terror),
        lambda: Side(
            f"hero:{one.id}",
            text.name(one.id),
            content.characters[one.id].icon,
            one.seat,
            [
                Figure("hearts", str(one.health), text("hud-health")),
                Figure("terror", str(one.terror), text("hud-terror")),
            ],
        ),
    )
