"""What is wrong with effects, conditions and modifiers: words that name nobody, conditions that
never hold, numbers that make no sense, references to nothing."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from waystone.kernel.lint import Mistake, unknown

from ..box.conditions import (
    Beside,
    Condition,
    Count,
    Has,
    Hit,
    IsEthereal,
    Killed,
    Lit,
    On,
    OwnTurn,
    Progress,
    Slain,
    Wears,
    Wounded,
)
from ..box.definitions import Content
from ..box.effects import Each, Effect, If, Lasting, May, OneOf, Roll
from ..box.item_effects import (
    GainItem,
    Inventory,
    Recharge,
    Take,
    TakeDiscarded,
    Trade,
    Workbench,
)
from ..box.modifiers import Dice, Modifier
from ..box.space_effects import DestroySpace, Door, Explode, Explore
from ..box.story_effects import DiscardThis, Invoke, Rate, Spawn, Threat
from ..box.terms import Cost, Target
from ..box.unit_effects import Attack, Control, Pull, Push, Swap, Teleport
from ..rules.cards.selectors import WORDS

Role: TypeAlias = Literal[
    "explorer",
    "monster",
    "item",
    "consumable",
    "personal",
    "explorer-event",
    "horror-event",
    "chapter",
    "endgame",
]
Acting: TypeAlias = Literal["explorer", "monster", "nobody"]
Path: TypeAlias = tuple[str | int, ...]

SHARED = ("explorer-event", "horror-event", "chapter", "endgame")
KEPT = ("explorer", "monster", "horror-event", "chapter", "endgame")
MOST = 9
UNITS = ("unit", "explorer", "monster")
NEAR_TARGET = ("units-near-target", "any-monster-near-target")
FOR_EXPLORERS = (GainItem, Workbench, Inventory, Recharge, Trade, TakeDiscarded, Take, Explore,
                 Control)  # fmt: skip
ABOUT_YOU = (Has, Beside, On, Lit, Wears, OwnTurn, IsEthereal)
PASSIVE_WORDS = ("you", "everyone", "all-monsters", *WORDS)


class Card(NamedTuple):
    """Where abilities stand: the kind and id of the definition, what it is, the way to them, and
    whether progress tokens are ever put on it."""

    kind: str
    id: str
    role: Role
    at: Path = ()
    counts: bool = False


class Scene(Struct, frozen=True):
    """Who acts when an effect is resolved, and what it can refer to: a target, the other unit of a
    trigger, an attack that was made before."""

    content: Content
    card: Card
    acting: Acting
    target: Target | None = None
    another: bool = False
    struck: bool = False

    def wrong(self, what: str, at: Path) -> Mistake:
        return Mistake(self.card.kind, self.card.id, what, (*self.card.at, *at))


# ---- effects


def lint_effects(scene: Scene, effects: Sequence[Effect], at: Path) -> list[Mistake]:
    """In printed order: what depends on a hit must come after an attack."""
    found: list[Mistake] = []
    for n, effect in enumerate(effects):
        found += lint_effect(scene, effect, (*at, n))
        if isinstance(effect, Attack):
            scene = replace(scene, struck=True)
    return found


def lint_effect(scene: Scene, effect: Effect, at: Path) -> Iterator[Mistake]:
    yield from lint_numbers(scene, effect, at)
    yield from lint_references(scene, effect, at)
    yield from lint_doer(scene, effect, at)
    who = getattr(effect, "who", None)
    if who is not None and not speaks_for_itself(effect):
        yield from lint_who(scene, who, (*at, "who"))
    yield from lint_target(scene, effect, at)
    yield from lint_parts(scene, effect, at)


def speaks_for_itself(effect: Effect) -> bool:
    """MA-ATK-14: an attack without a target strikes its user. MA-GFX-06: a named monster comes
    wherever there is a spawn space."""
    if isinstance(effect, Attack):
        return effect.who == "target"
    return isinstance(effect, Spawn) and bool(effect.monster) and effect.who == "you"


def lint_parts(scene: Scene, effect: Effect, at: Path) -> Iterator[Mistake]:
    """Effects within effects."""
    match effect:
        case If(cond, then, otherwise):
            yield from lint_condition(scene, cond, (*at, "cond"))
            yield from lint_effects(scene, then, (*at, "then"))
            yield from lint_effects(scene, otherwise, (*at, "otherwise"))
        case Roll(_, then, otherwise):
            yield from lint_effects(scene, then, (*at, "then"))
            yield from lint_effects(scene, otherwise, (*at, "otherwise"))
        case May(then, cost):
            yield from lint_cost(scene, cost, (*at, "cost"))
            yield from lint_effects(scene, then, (*at, "then"))
        case OneOf(options):
            if len(options) < 2:
                yield scene.wrong("a choice needs two options or more", (*at, "options"))
            for n, option in enumerate(options):
                yield from lint_effects(scene, option, (*at, "options", n))
        case Each(then, who):
            inside = replace(scene, acting=acting_in(scene, who))
            yield from lint_effects(inside, then, (*at, "then"))
        case Lasting():
            if not effect.mods:
                yield scene.wrong("it changes nothing; give it mods", at)
            for n, mod in enumerate(effect.mods):
                yield from lint_modifier(scene, mod, (*at, "mods", n))


def acting_in(scene: Scene, who: str) -> Acting:
    """Inside "each", each of them is the one who acts."""
    if who in ("you", "target", "other"):
        return scene.acting
    return "monster" if "monster" in who else "explorer"


def lint_numbers(scene: Scene, effect: Effect, at: Path) -> Iterator[Mistake]:
    match effect:
        case Attack(high, low):
            if min(high, low) < 0 or not 1 <= high + low <= MOST:
                yield scene.wrong(f"an attack rolls from 1 to {MOST} dice", at)
        case Threat(n) | Rate(_, n):
            if not n or abs(n) > MOST:
                yield scene.wrong(f"n lies from -{MOST} to {MOST}, but is not 0", (*at, "n"))
        case Roll(needs):
            if not 1 <= needs <= 10:
                yield scene.wrong("needs lies from 1 to 10", (*at, "needs"))
        case Lasting(_, limit):
            if limit < 1:
                yield scene.wrong("limit is a number from 1", (*at, "limit"))
        case _:
            n = getattr(effect, "n", 1)
            if not 1 <= n <= MOST:
                yield scene.wrong(f"n lies from 1 to {MOST}", (*at, "n"))


def lint_references(scene: Scene, effect: Effect, at: Path) -> Iterator[Mistake]:
    card, content = scene.card, scene.content
    where = (*card.at, *at)
    if isinstance(effect, Take):
        known = content.items
        yield from unknown(card.kind, card.id, "item", effect.item, known, (*where, "item"))
    if isinstance(effect, Spawn) and effect.monster:
        names = content.monsters
        yield from unknown(
            card.kind, card.id, "monster", effect.monster, names, (*where, "monster")
        )


def lint_doer(scene: Scene, effect: Effect, at: Path) -> Iterator[Mistake]:
    """MA-ABI-09: what needs an explorer to do it."""
    invoked = isinstance(effect, Invoke) and effect.deck == "explorer" and not scene.another
    if scene.acting != "explorer" and (invoked or isinstance(effect, FOR_EXPLORERS)):
        yield scene.wrong("no explorer does this here; put it into 'each'", at)
    if isinstance(effect, DiscardThis) and scene.card.role in KEPT:
        yield scene.wrong("this card is never discarded", at)
    if isinstance(effect, Push | Pull | Swap) and scene.acting == "nobody":
        yield scene.wrong("there is no unit from which it moves; put it into 'each'", at)


def lint_target(scene: Scene, effect: Effect, at: Path) -> Iterator[Mistake]:
    of = scene.target.of if scene.target is not None else None
    match effect:
        case Door() if of != "door":
            yield scene.wrong("it needs a door; target: {of: door}", at)
        case DestroySpace(space) if space == "target" and (of is None or of in (*UNITS, "door")):
            yield scene.wrong("it needs a space; target: {of: chest}, or name a space", at)
        case Explode(what) if what == "target" and of not in ("barrel", "space"):
            yield scene.wrong("it needs a barrel; target: {of: barrel}", at)
        case Teleport(to) if to == "target" and (of is None or of == "door"):
            yield scene.wrong("it needs a target, or name a space in 'to'", at)


# ---- words


def lint_who(scene: Scene, who: str, at: Path) -> Iterator[Mistake]:
    """A word must be able to name somebody."""
    of = scene.target.of if scene.target is not None else None
    if who == "target" and of not in UNITS:
        yield scene.wrong("there is no target here; give the ability one, or say who", at)
    if who in NEAR_TARGET and (of is None or of == "door"):
        yield scene.wrong(f"'{who}' needs a target", at)
    if who == "other" and not scene.another:
        yield scene.wrong("there is no other unit here; 'other' is for triggers", at)
    if scene.acting == "nobody" and (who == "you" or "adjacent" in who):
        yield scene.wrong(f"nobody is '{who}' here; say everyone, or put it into 'each'", at)


# ---- conditions


def lint_condition(scene: Scene, condition: Condition, at: Path) -> Iterator[Mistake]:
    if isinstance(condition, Hit | Killed) and not scene.struck:
        yield scene.wrong("it never holds: no attack comes before it", at)
    if isinstance(condition, Wounded | Count):
        yield from lint_who(scene, condition.who, (*at, "who"))
    if isinstance(condition, ABOUT_YOU) and scene.acting == "nobody":
        yield scene.wrong("it never holds: nobody is 'you' here", at)
    if isinstance(condition, Slain):
        card, names = scene.card, scene.content.monsters
        where = (*card.at, *at, "monster")
        yield from unknown(card.kind, card.id, "monster", condition.monster, names, where)
    if isinstance(condition, Progress) and not scene.card.counts:
        yield scene.wrong("it never holds: nothing adds progress to this card", at)
    least, most = getattr(condition, "least", 0), getattr(condition, "most", 99)
    if not 0 <= least <= most:
        yield scene.wrong(f"from {least} to {most} there is nothing", (*at, "least"))


# ---- modifiers


def lint_modifier(
    scene: Scene, mod: Modifier, at: Path, *, passive: bool = False
) -> Iterator[Mistake]:
    if isinstance(mod, Dice):
        if min(mod.high, mod.low) < 0 or not 1 <= mod.high + mod.low <= MOST:
            yield scene.wrong(f"it adds from 1 to {MOST} dice", at)
    elif abs(getattr(mod, "n", 1)) > MOST:
        yield scene.wrong(f"n lies from -{MOST} to {MOST}", (*at, "n"))
    if passive and mod.who not in PASSIVE_WORDS:
        known = ", ".join(PASSIVE_WORDS)
        yield scene.wrong(f"a passive cannot reach '{mod.who}'; there are {known}", (*at, "who"))
    word = WORDS.get(mod.who)
    if (
        passive
        and scene.card.role in SHARED
        and word is not None
        and (word.adjacent or word.others)
    ):
        what = f"nobody owns this card, so nobody is '{mod.who}'; say explorers, monsters or units"
        yield scene.wrong(what, (*at, "who"))


# ---- costs


def lint_cost(scene: Scene, cost: Cost, at: Path, *, marked: bool = False) -> Iterator[Mistake]:
    """MA-ABI-04; a monster has stamina only, and a marker must be there to be removed."""
    for name in ("stamina", "essence", "health"):
        if not 0 <= getattr(cost, name) <= MOST:
            yield scene.wrong(f"{name} lies from 0 to {MOST}", (*at, name))
    if scene.acting == "monster" and cost != Cost(stamina=cost.stamina):
        yield scene.wrong("a monster pays in stamina only", at)
    if cost.discard and scene.card.role in KEPT:
        yield scene.wrong("this card is never discarded; leave discard out", (*at, "discard"))
    if cost.marker and not marked:
        yield scene.wrong("no marker ever lies on this card; give it a lasting effect", at)
