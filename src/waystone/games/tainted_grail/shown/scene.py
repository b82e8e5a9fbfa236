"""An encounter: the enemy on one side, the party on the other, the Sequence between them."""

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Scene, Side, Track

from ..box.definitions import CombatDef, Content, EncounterDef
from ..table.state import Hero


def scene(enemy: EncounterDef, foe: Side, party: list[Side], row: list[Card]) -> Scene:
    """The enemy faces the party; what lies between them lies on the mat of the encounter."""
    return Scene("fight" if isinstance(enemy, CombatDef) else "talk", foe.name, [foe, *party], row)


def enemy_side(enemy: EncounterDef, tracks: list[Track], cards: list[Card], text: Text) -> Side:
    """Out of what lies on the mat of the encounter."""
    name, figures = text.name(enemy.id), _read_off(tracks)
    return Side("foe", name, enemy.icon, figures=figures, cards=cards)


def _read_off(tracks: list[Track]) -> list[Figure]:
    """The pool and its measure, the rope and its end."""
    return [Figure(t.icon, _told(t), t.name) for t in tracks]


def _told(track: Track) -> str:
    """Steps are counted from 1, as the log counts them, and have a colour (TG-DIP-01)."""
    if track.steps:
        return f"{track.value + 1}/{len(track.steps)} {track.steps[track.value]}"
    return str(track.value) if track.most is None else f"{track.value}/{track.most}"


def hero_side(one: Hero, content: Content, text: Text) -> Side:
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
