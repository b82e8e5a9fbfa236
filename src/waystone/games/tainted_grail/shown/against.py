"""What speaks against an option: it would change nothing, or cost something for good."""

from collections.abc import Sequence

from waystone.kernel.text import Text

from ..box.effects import Calm, Effect, Gain, Heal, Party, Rouse
from ..box.encounter import Cubes, GainTime, Up
from ..rules.encounter.pool import MOST_TIME
from ..rules.people.tracks import MOST_RESOURCE, amount_of, energy_cap
from ..table.party import foe, in_combat, now, present
from ..table.state import G


def wasted(g: G, effect: Effect, seats: Sequence[int]) -> bool:
    """Whether an effect would certainly change nothing for any of these."""
    heroes = [g.state.heroes[seat] for seat in seats]
    match effect:
        case Heal():
            most = g.content.characters
            return all(one.health >= most[one.id].most_health for one in heroes)
        case Calm():
            return all(one.terror == 0 for one in heroes)
        case Rouse():
            return all(one.energy >= energy_cap(g, one) for one in heroes)
        case Gain(what) if what != "xp":
            return all(amount_of(one, what) >= MOST_RESOURCE for one in g.state.heroes)
        case Cubes():
            return g.state.encounter is not None and not in_combat(g)
        case Up():
            return g.state.encounter is not None and _at_the_top(g)
        case GainTime():
            return g.state.encounter is not None and (in_combat(g) or now(g).time >= MOST_TIME)
        case Party(do) if g.state.encounter is not None:
            return useless(g, do, [m.seat for m in present(g)])
        case _:
            return False


def _at_the_top(g: G) -> bool:
    """TG-DIP-04: beyond the top nothing happens; a Spawn may take the step."""
    track = getattr(foe(g), "track", ())
    return not now(g).spawn and (not track or now(g).affinity >= len(track) - 1)


def useless(g: G, effects: Sequence[Effect], seats: Sequence[int]) -> bool:
    return bool(effects) and all(wasted(g, effect, seats) for effect in effects)


def against(g: G, effects: Sequence[Effect], seats: Sequence[int], limit: str, text: Text) -> str:
    """In words; `limit` tells whether the card goes."""
    found = [text("warn-no-effect")] if useless(g, effects, seats) else []
    if limit in GONE:
        found.append(text("warn-item-gone"))
    elif limit == "encounter":
        found.append(text("warn-once"))
    return " ".join(found)


GONE = ("discard",)
"""TG-DSC-01: the limit of what leaves for good when it is used."""
