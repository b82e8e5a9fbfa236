"""What a hero may do in a turn (RB-TRN): actions that points buy, and what costs none."""

from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from waystone.kernel.ask import Option

from ...box.abilities import Action
from ...box.definitions import DECKS
from ...box.geography import Beside
from ...box.sheet import Sheet, Used
from ...table.state import G, Hero, sheet
from ...table.values import is_defeated
from ..adventures.adventures import adventure_here
from ..adventures.events import rumors_here
from ..adventures.quests import quests_here
from ..cards.encounters import challengeable
from ..cards.frees import free_uses
from ..cards.skills import learnable
from ..market.goods import tradable, trade_value
from ..market.trade import partner_option, partners
from ..story.stories import story_quests_here
from .movement import gem_of, lit_beside

What: TypeAlias = Literal[
    "roll", "step", "rest", "train", "shop", "adventure", "explore", "rumor", "story", "goods",
    "use", "stand", "wait", "learn", "trade", "end",
]  # fmt: skip


class Act(NamedTuple):
    """One thing that a hero does in a turn: a step to a `space`, something with a `card`, an
    ability that is `used` (by its key), a trade with a `seat`."""

    what: What
    card: str = ""
    space: int = -1
    seat: int = -1
    used: Used | None = None


ROLL = Option("roll", Act("roll"), "option-roll")
REST = Option("rest", Act("rest"), "option-rest")
TRAIN = Option("train", Act("train"), "option-train")
SHOP = Option("shop", Act("shop"), "option-shop")
STAND = Option("stand", Act("stand"), "option-stand")
WAIT = Option("wait", Act("wait"), "option-wait")
END = Option("end", Act("end"), "option-end")
ADVENTURES = {
    deck: Option("adventure", Act("adventure"), "option-adventure", {"deck": deck})
    for deck in DECKS
}


def turn_options(g: G, hero: Hero) -> list[Option[Act]]:
    points, of = g.state.points, sheet(g, hero)
    found: list[Option[Act]] = []
    if points:
        if is_defeated(g, hero):
            # RB-DFT-04, RB-DLY-03, RB-AMB-52: a defeated hero can only rest, and recovers first.
            found.append(REST)
        elif hero.delayed:
            found.append(STAND)
        else:
            found = action_options(g, hero, of, points)
    # RB-SKL-05, RB-SKL-06, RB-DFT-06, RB-DLY-02, RB-AMB-31: learning and free abilities at any
    # time between actions.
    found += [card_option("learn", c, f"hand:{hero.seat}") for c in learnable(g, hero)]
    if of.frees:
        found += [use_option("use", used) for used in free_uses(g, hero)]
    found += [trade_option(other.hero, other.seat) for other in partners(g, hero)]
    found.append(END)
    return found


def action_options(g: G, hero: Hero, of: Sheet, points: int) -> list[Option[Act]]:
    """RB-TRN-02, RB-TRN-04: what this many points can buy here. RB-EXP-01, RB-AMB-49: exploring
    only where a card says so, for a point; RB-SHP-08: assets are sold in a shop action only."""
    atlas = g.content.atlas
    found = [ROLL, *step_options(g, hero), REST, TRAIN]
    if hero.space in atlas.cities:
        found.append(SHOP)
    if points >= 2 and (deck := adventure_here(g, hero)):
        found.append(ADVENTURES[deck])
    if hero.quests:
        found += [card_option("explore", c, "quest") for c in quests_here(g, hero)]
    if hero.rumors:
        found += [card_option("rumor", c, "rumor") for c in rumors_here(g, hero)]
    for quest in story_quests_here(g, hero):
        cost = g.content.stories[quest.card].points
        if points >= cost:
            found.append(card_option("story", quest.card, "story", points=cost))
    found += [
        card_option("goods", a, "card", gold=trade_value(g, hero, a)) for a in tradable(g, hero)
    ]
    for used in (*of.actions, *g.content.scenario_actions[g.state.scenario]):
        if arrow_usable(g, hero, used, points):
            found.append(use_option("act", used))
    found.append(WAIT)
    return found


def step_options(g: G, hero: Hero) -> tuple[Option[Act], ...]:
    """RB-MOV-02: any adjacent space, whatever the terrain, over a river too."""
    return _steps(g.content.atlas.beside[hero.space], lit_beside(g, hero.space))


@cache
def _steps(beside: tuple[Beside, ...], lit: tuple[int, ...]) -> tuple[Option[Act], ...]:
    return tuple(_step(near, gem_of(near, lit)) for near in beside)


def _step(near: Beside, gem: str) -> Option[Act]:
    space = f"hex:{near.id}"
    told = {"space": near.id, "terrain": near.ground, "gem": gem}
    return Option(space, Act("step", space=near.number), "option-step", told, space)


@cache
def card_option(what: What, card: str, on: str, **told: int) -> Option[Act]:
    args = {"card": card, **told}
    return Option(f"{what}:{card}", Act(what, card), f"option-{what}", args, f"{on}:{card}")


def use_option(verb: Literal["act", "use"], used: Used) -> Option[Act]:
    """An ability: with arrows it is an action, without it is free."""
    told = {"card": used.card, "ability": used.ability}
    done = Act("use", used.key, used=used)
    return Option(f"{verb}:{used.key}", done, "option-use", told, f"card:{used.card}")


@cache
def trade_option(hero: str, seat: int) -> Option[Act]:
    option = partner_option(hero, seat)
    return Option(option.key, Act("trade", seat=seat), option.text, option.args, option.on)


def arrow_usable(g: G, hero: Hero, used: Used, points: int) -> bool:
    action = used.ability
    assert isinstance(action, Action)
    if points < action.points or (action.act and g.state.act < action.act):
        return False
    if action.needs == "zombie" and hero.space not in g.state.zombies:
        return False
    if action.needs == "rival" and not challengeable(g, hero):
        return False
    return action.where == "none" or g.content.atlas.is_in(hero.space, action.where)
