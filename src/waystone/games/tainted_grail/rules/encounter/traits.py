"""Traits of enemies (TG-TRT)."""

from collections.abc import Sequence

from waystone.kernel.ask import Option, choose
from waystone.kernel.content import tag_of

from ...box.abilities import Habit, StoryScenes, Trait, Weariness
from ...box.effects import Effect, Terror
from ...box.encounter import Mill, Story
from ...table.facts import TraitActs
from ...table.party import foe, hero, in_combat, member, now, present
from ...table.state import G
from ..doing import apply
from ..people.hand import discard_from_hand
from ..people.health import lose_health
from ..people.items import lose_item
from ..people.prices import member_pays
from ..people.tracks import amount_of, gain_terror
from .deciding import party_chooses


def traits(g: G) -> Sequence[Trait]:
    """Of the encounter, of its Spawn and of the weather; for the whole encounter (TG-TRT-09)."""
    found, encounter = foe(g).traits, now(g)
    for spawn in encounter.spawn:
        found += g.content.spawn[spawn.id].traits
    if encounter.weather:
        found += g.content.weather[encounter.weather].traits
    return found


def has_trait(g: G, name: str) -> bool:
    return any(tag_of(type(trait)) == name for trait in traits(g))


async def traits_at_start(g: G) -> None:
    """TG-SEQ-14: some traits act now. TG-TRT-02, TG-TRT-07: Trap and Greedy."""
    for trait in list(traits(g)):
        match tag_of(type(trait)):
            case "trap":
                for one in present(g):
                    await trap(g, one.seat)
            case "greedy" if not in_combat(g):
                await greedy(g)
            case "habit":
                assert isinstance(trait, Habit)
                if trait.at == "start":
                    g.say(TraitActs("trait-habit"), "TG-TRT-09")
                    for one in present(g):
                        await apply(g, trait.do, one.seat, source="trait-habit")


async def trap(g: G, seat: int) -> None:
    """TG-TRT-02: each member discards 1 card from hand or loses 1 Health."""
    if member(g, seat).left:
        return
    g.say(TraitActs("trait-trap"), "TG-TRT-02")
    options = [
        Option("card", True, "option-trap-card", on=f"mat:{seat}"),
        Option("health", False, "option-trap-health", on=f"mat:{seat}"),
    ]
    if await choose(seat, options, "ask-trap", rule="TG-TRT-02"):
        await discard_from_hand(g, seat, 1, "trait-trap")
    else:
        await lose_health(g, seat, 1, "TG-TRT-02")


async def greedy(g: G) -> None:
    """TG-TRT-07: once a party, 1 Wealth or 1 Terror."""
    g.say(TraitActs("trait-greedy"), "TG-TRT-07")
    options: list[Option[int]] = []
    if any(amount_of(hero(g, m.seat), "wealth") for m in present(g)):
        options.append(Option("wealth", -1, "option-greedy-wealth"))
    options += [
        Option(
            f"terror:{hero(g, m.seat).id}",
            m.seat,
            "option-greedy-terror",
            {"hero": hero(g, m.seat).id},
            f"hero:{hero(g, m.seat).id}",
        )
        for m in present(g)
    ]
    seat = await party_chooses(g, options, "ask-greedy", "TG-TRT-07")
    if seat < 0:
        await member_pays(g, "wealth", "trait-greedy")
    else:
        gain_terror(g, seat, 1, "TG-TRT-07")


def before_traits(g: G) -> list[tuple[str, str, tuple[Effect, ...]]]:
    """What traits do before each attack or reaction: their name, their rule, their effects."""
    found: list[tuple[str, str, tuple[Effect, ...]]] = []
    for trait in traits(g):
        encounter = now(g)
        name = tag_of(type(trait))
        if name == "attrition" and in_combat(g):
            found.append(("trait-attrition", "TG-TRT-01", (Mill(1),)))
        elif name == "terrifying" and len(member(g, encounter.active).hand) <= 1:
            found.append(("trait-terrifying", "TG-TRT-05", (Terror(1),)))
        elif isinstance(trait, Weariness):
            own = len(encounter.sequence)
            if trait.least <= own <= trait.most:
                found.append(("trait-weariness", "TG-TRT-06", trait.do))
        elif isinstance(trait, Habit) and trait.at == "before":
            found.append(("trait-habit", "TG-TRT-09", trait.do))
    return found


def after_traits(g: G) -> list[tuple[str, str, tuple[Effect, ...]]]:
    """What traits do after each attack or reaction."""
    found: list[tuple[str, str, tuple[Effect, ...]]] = []
    for trait in traits(g):
        if isinstance(trait, Habit) and trait.at == "after":
            found.append(("trait-habit", "TG-TRT-09", trait.do))
        elif isinstance(trait, StoryScenes) and scene_is_due(g, trait):
            found.append(("trait-story-scenes", "TG-FIN-05", (Story(trait.verse),)))
    return found


def scene_is_due(g: G, trait: StoryScenes) -> bool:
    """TG-FIN-05, TG-AMB-74: the meeting has come as far as the next scene; TG-FIN-06: the die says
    which."""
    encounter = now(g)
    left = trait.at[encounter.scene :]
    come = encounter.pool if in_combat(g) else encounter.affinity + 1
    return bool(left) and come >= left[0]


async def sunder(g: G) -> None:
    """TG-TRT-04: after a won combat each member still in it discards an active Weapon."""
    if not has_trait(g, "sunder"):
        return
    g.say(TraitActs("trait-sunder"), "TG-TRT-04")
    for one in present(g):
        await lose_item(g, hero(g, one.seat), "weapon", "trait-sunder")
