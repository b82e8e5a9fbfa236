"""What an explorer's bot wants: how good a blow, an item, a goal is."""

from functools import lru_cache

from waystone.kernel.kept import Kept

from ..box.abilities import Active, Passive
from ..box.conditions import Beside, Ruined
from ..box.definitions import Content, ItemDef
from ..box.effects import Effect, If, Lasting
from ..box.index import index, walk
from ..box.story_effects import AddProgress, Advance, Victory
from ..box.unit_effects import Attack, Banish, Control, Kill, Lose, Push
from ..rules.actions.acts import Use
from ..rules.actions.attack import HIGH, LOW, changed
from ..rules.actions.items import can_be_base, fits_as_base, places_for
from ..rules.cards.doing import Doing
from ..rules.cards.modifiers import armor, will
from ..rules.registry import holds
from ..table.state import Explorer, G, Monster
from ..table.story import chapter, endgame, story_card

MOST_KNOWN = 2048


@lru_cache(maxsize=256)
def chance(high: int, low: int, needed: int) -> float:
    """How likely a roll reaches the number (MA-NUM-01)."""
    totals = {0: 1.0}
    for faces in [HIGH] * high + [LOW] * low:
        after: dict[int, float] = {}
        for total, share in totals.items():
            for face in faces:
                after[total + face] = after.get(total + face, 0.0) + share / 6
        totals = after
    return sum(share for total, share in totals.items() if total >= needed)


def blow(g: G, user: Explorer, card: str, active: Active, monster: Monster) -> float:
    """The worth of using an ability against a monster, per stamina: hits and kills by chance."""
    worth = 0.0
    for effect in active.effects:
        if isinstance(effect, Attack):
            changes, magical = changed(g, user, card, effect.magical)
            bonus = max(0, sum(n for n, _ in changes))
            needed = (will if magical else armor)(g, monster) - bonus
            spare = 1 if user.essence else 0
            hit = chance(effect.high, effect.low, needed)
            hit = max(hit, 0.7 * chance(effect.high, effect.low, needed - spare))
            worth += hit * (10.0 if monster.health == 1 else 6.0)
        elif isinstance(effect, Lose) and effect.what == "health":
            worth += 10.0 if monster.health <= effect.n else 6.0 * effect.n
        elif isinstance(effect, Kill):
            worth += 12.0
        elif isinstance(effect, Banish):
            worth += 7.0
        elif isinstance(effect, Push | Control | Lasting):
            worth += 1.0
    return worth / max(1, active.cost.stamina + 2 * active.cost.essence + 3 * active.cost.health)


# ---- items


@lru_cache(maxsize=1024)
def worth_of(content: Content, item: str) -> float:
    """What an item is worth when it is equipped (or drunk)."""
    card = content.items[item]
    worth = card.level + 2.5 * card.armor + 1.8 * card.will
    for ability in card.abilities:
        match ability:
            case Active():
                worth += 0.8
                if card.kind == "weapon":
                    worth += _strength(ability)
            case Passive():
                worth += 0.8 * len(ability.mods)
            case _:
                worth += 0.6
    return worth


def _strength(active: Active) -> float:
    best = 0.0
    for effect in walk(active.effects):
        if isinstance(effect, Attack):
            best += 1.5 * effect.high + 1.17 * effect.low
    reach = 0.0 if active.target is None else min(3, active.target.range) * 0.3
    cost = max(1, active.cost.stamina + active.cost.essence)
    return best * 2 / (cost + 1) + reach


def needs(g: G, explorer: Explorer, kind: str) -> float:
    """How much an explorer lacks items of a kind."""
    items = g.content.items
    owned: list[str] = [items[i].kind for i in (*explorer.equipped, *explorer.inventory)]
    count = owned.count(kind)
    first = {"weapon": 5.0, "apparel": 4.0, "artifact": 2.5, "consumable": 1.5}[kind]
    return first / (1 + count)


def use_for(g: G, explorer: Explorer, item: ItemDef) -> float:
    """The worth of gaining this item now."""
    worth = worth_of(g.content, item.id)
    if item.kind == "consumable":
        return worth
    if can_be_base(item):
        rivals = [
            worth_of(g.content, i)
            for i, parent in explorer.equipped.items()
            if not parent and g.content.items[i].kind == item.kind
        ]
        if fits_as_base(g, explorer, item.id) or not rivals:
            return worth + 2
        return worth - min(rivals) / 2
    return worth + 1 if places_for(g, explorer, item.id) else worth / 3


def idle_gear(g: G, explorer: Explorer) -> float:
    """What using the inventory would bring: good things that are not equipped but could be."""
    items, spent = g.content.items, g.state.tokens.spent
    idle = [i for i in explorer.inventory if items[i].kind != "consumable" and i not in spent]
    if not idle:
        return 0.0
    key, known = (*idle, *explorer.equipped.items()), gains(g.content)
    found = known.find(key)
    if found is None:
        found = known.keep(key, sum([gain_of(g, explorer, item) for item in idle], 0.0))
    return found


@lru_cache(maxsize=16)
def gains(content: Content) -> Kept[tuple[object, ...], float]:
    """What idle things would bring, by what they are and what is equipped; the latest."""
    return Kept(MOST_KNOWN)


def gain_of(g: G, explorer: Explorer, item: str) -> float:
    """What equipping this would bring."""
    card = g.content.items[item]
    if fits_as_base(g, explorer, item) or places_for(g, explorer, item):
        return worth_of(g.content, item)
    if not can_be_base(card):
        return 0.0
    rivals = [
        worth_of(g.content, i)
        for i, parent in explorer.equipped.items()
        if not parent and g.content.items[i].kind == card.kind
    ]
    return max(0.0, worth_of(g.content, item) - sum(rivals))


# ---- the story


def advancing_use(g: G, explorer: Explorer, use: Use) -> bool:
    """Does this ability move the story, here and now?"""
    d = Doing(explorer.id, use.card)
    return any(moves_story(g, d, effect) for effect in use.active.effects)


def moves_story(g: G, d: Doing, effect: Effect) -> bool:
    if isinstance(effect, If):
        branch = effect.then if holds(g, d, effect.cond) else effect.otherwise
        return any(moves_story(g, d, inner) for inner in branch)
    return isinstance(effect, Advance | AddProgress | Victory)


def spaces_matter(g: G) -> bool:
    """Does activating a chapter space move the story?"""
    if g.state.story.endgame:
        return isinstance(endgame(g).victory, Ruined)
    return not (g.state.laid.exit or chapter(g).locked)


def wanted_by_the_story(g: G) -> list[tuple[str, str | None]]:
    return wanted_by(g.content, story_card(g))


@lru_cache(maxsize=256)
def wanted_by(content: Content, story: str) -> list[tuple[str, str | None]]:
    """What moves the story when it happens: the trigger, and the type of the space."""
    whens = index(content).cards[story].whens
    return [
        (when.trigger, when.space)
        for found in whens.values()
        for _, when in found
        if any(isinstance(effect, Advance) for effect in when.effects)
    ]


def places_to_be(g: G) -> list[str]:
    return places_in(g.content, story_card(g))


@lru_cache(maxsize=256)
def places_in(content: Content, story: str) -> list[str]:
    """The types of spaces beside which an ability of the story card does something."""
    found: list[str] = []
    for _, active in index(content).cards[story].actives:
        for effect in active.effects:
            if isinstance(effect, If) and isinstance(effect.cond, Beside):
                found.append(effect.cond.space)
    return found
