"""Abilities and effects where they stand: what a card may say there, and what would never come to
pass."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from waystone.kernel.content import tag_of
from waystone.kernel.lint import Mistake, unknown

from ..box import abilities as ab
from ..box import effects as ef
from ..box.definitions import Content

At: TypeAlias = tuple[str | int, ...]

OF_COMBAT = (
    ef.Deal, ef.Guard, ef.Sharpen, ef.Recast, ef.Flip, ef.Remove, ef.Restore, ef.Forbid,
    ef.Reflect, ef.Echo, ef.Again, ef.First, ef.BreakOff, ef.Capture,
)  # fmt: skip
"""Nothing of this is possible outside combat."""
OF_A_COMBAT_ROUND = (
    ef.Guard, ef.Sharpen, ef.Recast, ef.Flip, ef.Remove, ef.Restore, ef.Forbid, ef.Reflect,
    ef.Again, ef.First,
)  # fmt: skip
"""Before the first cast there are no tokens, and no combat round for it to hold."""
OF_THE_JOURNEY = (
    ef.Adventure, ef.Fight, ef.Challenge, ef.Confront, ef.Move, ef.Journey, ef.Eliminate, ef.Win,
    ef.EachHero, ef.Slay,
)  # fmt: skip
"""Nothing of this is possible in the middle of combat."""
OF_AN_ENEMY = (*OF_COMBAT, ef.Heal, ef.Test, ef.IfAct)
"""What the ability of an enemy may do: it has no gold, no hand, no will of its own."""
COMBAT_TRIGGERS = ("enter-combat", "cast", "dealt", "hurt", "blocked")
SETS_OFF: dict[type, tuple[str, ...]] = {
    ef.Deal: ("dealt", "hurt", "blocked"),
    ef.Trophy: ("trophy",),
    ef.Claim: ("trophy",),
    ef.Capture: ("trophy",),
    ef.Teach: ("learn",),
    ef.Test: ("test-passed",),
    ef.Move: ("enter-city",),
    ef.Journey: ("enter-city",),
    ef.Adventure: ("victory", "foe-falls", "trophy"),
    ef.Fight: ("victory", "foe-falls"),
    ef.Challenge: ("dealt",),
    ef.Confront: ("dealt",),
}
"""The moments that an effect can bring about."""
MAY_COME_AGAIN = {trigger for triggers in SETS_OFF.values() for trigger in triggers}


class Scene(Struct, frozen=True):
    """Where a text stands: outside combat, in it, or right before its first cast; on a card of a
    hero or of an enemy; and the numbers that its text may speak of."""

    combat: bool = False
    entering: bool = False
    enemy: bool = False
    claims: bool = False
    eliminates: bool = False
    x: bool = False
    successes: bool = False
    matches: bool = False


class Card(Struct, frozen=True):
    """The definition that is looked at."""

    content: Content
    kind: str
    id: str

    def wrong(self, what: str, at: At) -> Mistake:
        return Mistake(self.kind, self.id, what, at)

    def where(self, where: ef.Where, at: At) -> Iterator[Mistake]:
        """Named spaces, sites or regions, or kinds of sites; at least one of them."""
        atlas = self.content.atlas
        for n, place in enumerate(where.named()):
            yield from unknown(self.kind, self.id, "place", place, atlas.places, (*at, "spaces", n))
        if not where.named() and not any(kind in where.sites() for kind in atlas.site):
            yield self.wrong("no space of the map is meant; name spaces or kinds of sites", at)


# ---- effects


def effects(card: Card, scene: Scene, these: Sequence[ef.Effect], at: At) -> Iterator[Mistake]:
    for n, effect in enumerate(these):
        here = (*at, n)
        yield from fits(card, scene, effect, here)
        yield from names(card, effect, here)
        for name in effect.__struct_fields__:
            yield from amount(card, scene, getattr(effect, name), (*here, name))
        for name, nested in ef.parts(effect):
            yield from effects(card, inside(scene, effect, name), nested, (*here, name))


def inside(scene: Scene, effect: ef.Effect, part: str) -> Scene:
    """What holds for the effects that an effect puts together."""
    match effect:
        case ef.Test() if part == "then":
            return replace(scene, successes=True)
        case ef.Roll():
            return replace(scene, matches=True)
        case ef.EachHero():
            return Scene(eliminates=scene.eliminates)
        case _:
            return scene


def fits(card: Card, scene: Scene, effect: ef.Effect, at: At) -> Iterator[Mistake]:
    """Whether something can be done here at all."""
    tag = tag_of(type(effect))
    if isinstance(effect, OF_COMBAT) and not scene.combat:
        yield card.wrong(f"'{tag}' is for combat only", at)
    elif isinstance(effect, OF_THE_JOURNEY) and scene.combat:
        yield card.wrong(f"'{tag}' is not possible in combat", at)
    elif isinstance(effect, OF_A_COMBAT_ROUND) and scene.entering:
        yield card.wrong(f"'{tag}' does nothing before the first cast; use the trigger 'cast'", at)
    elif scene.enemy and not isinstance(effect, OF_AN_ENEMY):
        yield card.wrong(f"'{tag}' is nothing that an enemy can do", at)
    if isinstance(effect, ef.Claim) and not scene.claims:
        what = "there is nothing to claim here: only events are claimed, and enemies captured"
        yield card.wrong(what, at)
    if isinstance(effect, ef.Eliminate) and not scene.eliminates:
        yield card.wrong("only adventures, stories and scenarios eliminate a hero", at)


def names(card: Card, effect: ef.Effect, at: At) -> Iterator[Mistake]:
    """What an effect names must be there."""
    content = card.content
    match effect:
        case ef.Fight(enemy):
            yield from unknown(card.kind, card.id, "foe", enemy, content.foes, (*at, "enemy"))
        case ef.Zombie(spaces):
            for n, space in enumerate(spaces):
                known = content.atlas.number
                yield from unknown(card.kind, card.id, "space", space, known, (*at, "spaces", n))
        case ef.Journey(to):
            yield from card.where(to, (*at, "to"))
        case _:
            return


def amount(card: Card, scene: Scene, n: object, at: At) -> Iterator[Mistake]:
    """A number that the text speaks of must be known where it stands."""
    allowed = {
        "x": scene.x,
        "by-successes": scene.successes,
        "by-matches": scene.matches,
        "by-round": scene.combat,
        "by-body": not scene.enemy,
        "by-mind": not scene.enemy,
        "by-spirit": not scene.enemy,
    }
    if isinstance(n, str) and not allowed.get(n, True):
        meant = {
            "x": "it is what an X surge (cost: 0) was paid with",
            "by-successes": "it stands within a test",
            "by-matches": "it stands within a roll",
            "by-round": "it stands in combat",
        }.get(n, "an enemy has no attributes")
        yield card.wrong(f"'{n}' means nothing here: {meant}", at)


# ---- abilities


def abilities(
    card: Card, these: Sequence[ab.Ability], enemy: bool, at: At = ("abilities",)
) -> Iterator[Mistake]:
    for n, ability in enumerate(these):
        here = (*at, n)
        yield from (of_an_enemy if enemy else of_a_hero)(card, ability, here)
        yield from costs(card, ability, enemy, here)
        then = getattr(ability, "then", None)
        if then is not None:
            yield from effects(card, scene_of(ability, enemy), then, (*here, "then"))


def scene_of(ability: ab.Ability, enemy: bool) -> Scene:
    match ability:
        case ab.Surge(cost):
            return Scene(combat=True, enemy=enemy, x=cost == 0)
        case ab.Special():
            return Scene(combat=True, enemy=enemy)
        case ab.When(trigger) if trigger in COMBAT_TRIGGERS:
            entering = trigger == "enter-combat"
            return Scene(combat=True, entering=entering, enemy=enemy)
        case _:
            return Scene()


def of_an_enemy(card: Card, ability: ab.Ability, at: At) -> Iterator[Mistake]:
    """RB-ENE: an enemy has a body of tokens and health, and acts in combat only."""
    kinds = (ab.Armor, ab.Cannot, ab.Surge, ab.Special, ab.When, ab.Ward, ab.Cancel)
    if isinstance(ability, ab.Bonus) and ability.stat == "health":
        return
    if not isinstance(ability, kinds):
        yield card.wrong(f"'{tag_of(type(ability))}' does nothing on an enemy", at)
    elif isinstance(ability, ab.When) and ability.trigger not in COMBAT_TRIGGERS:
        allowed = ", ".join(COMBAT_TRIGGERS)
        yield card.wrong(f"an enemy waits only for {allowed}", (*at, "trigger"))


def of_a_hero(card: Card, ability: ab.Ability, at: At) -> Iterator[Mistake]:
    match ability:
        case ab.PerTrait(trait):
            known = traits(card.content)
            yield from unknown(card.kind, card.id, "enemy with the trait", trait, known, at)
        case ab.Action(_, _, where) if where != "none":
            yield from card.where(where, (*at, "where"))
        case _:
            return


def traits(content: Content) -> set[str]:
    enemies = [content.traits(enemy) for enemy in content.foe_sheets]
    return {trait for carried in enemies for trait in carried}


def costs(card: Card, ability: ab.Ability, enemy: bool, at: At) -> Iterator[Mistake]:
    """An exertion that nobody can make, a limit that does not hold, an ability that sets itself
    off again and again."""
    exert: int = getattr(ability, "exert", 0)
    if enemy and exert:
        yield card.wrong("an enemy has no hand to exert with; exert: 0", (*at, "exert"))
    if not isinstance(ability, ab.When):
        return
    in_combat = ability.trigger in COMBAT_TRIGGERS
    if ability.limit in ("round", "combat") and not in_combat:
        yield card.wrong("outside combat the limit is a turn; limit: turn", (*at, "limit"))
    if ability.limit == "turn" and enemy:
        yield card.wrong("an enemy has no turn; limit: round or combat", (*at, "limit"))
    if ability.limit or ability.trigger not in MAY_COME_AGAIN:
        return
    for effect in ef.every(ability.then):
        if type(effect) in SETS_OFF:
            bound = "round" if in_combat else "turn"
            what = f"'{tag_of(type(effect))}' may set this off again and again; limit: {bound}"
            yield card.wrong(what, at)
            return
