"""How well the party stands."""

from collections.abc import Sequence
from functools import cache
from math import exp

from waystone.kernel.play import Play

from ..box.definitions import CombatDef, Content, DiplomacyDef
from ..box.effects import Damage, Effect, Party, Terror, Udamage
from ..box.encounter import Down, LoseCubes, LoseTime
from ..box.printed import faces
from ..rules.encounter.sequence import colour_now
from ..table.party import now, present
from ..table.state import G, Member, State
from ..table.world import World
from .worth import worth

# ---- how well the party stands


def value(state: State, content: Content, seat: int) -> float:
    if state.world is not None:
        return campaign_value(state, content, state.world)
    if state.encounter is None:
        won = sum(r in ("victory", "flight", "green") for r in state.results)
        lost = any(r in ("failure", "red") for r in state.results)
        return 0.0 if lost else 0.5 + 0.5 * won / (won + len(state.foes) + 1)
    return min(1.0, max(0.0, standing(Play(state, content))))


def campaign_value(state: State, content: Content, world: World) -> float:
    """How far the story has come, and in what shape the characters are."""
    if not state.heroes or not content.chapters:
        return 0.5
    chapters = max(chapter.number for chapter in content.chapters.values())
    chapter = content.chapters.get(world.chapter)
    come = (chapter.number - 1 if chapter is not None else 0) / chapters
    most = sum(content.characters[one.id].most_health for one in state.heroes)
    health = sum(one.health for one in state.heroes) / most
    if world.ending:
        return 1.0 if content.endings[world.ending].won else 0.0
    return 0.1 + 0.6 * come + 0.2 * health


def settled(g: G, result: str) -> float:
    """The value of an encounter that is over."""
    if result == "time":
        result = colour_now(g)
    base = {"victory": 1.0, "flight": 0.97, "green": 1.0, "grey": 0.35, "red": 0.05}
    health = sum(one.health for one in g.state.heroes) / (9 * len(g.state.heroes))
    return base.get(result, 0.0) + 0.2 * health


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-x))


def standing(g: G) -> float:
    members = present(g)
    if not members:
        return 0.0
    encounter, known = now(g), faces(g.content).cards
    enemy = g.content.encounters[encounter.id]
    cards = body = 0.0
    for one in members:
        person, hand = g.state.heroes[one.seat], len(one.hand)
        red = g.content.characters[person.id].red_terror
        cards += hand + 0.4 * len(one.deck)
        body += 0.015 * hand - (0.08 if person.terror >= red else 0.004 * person.terror)
    laid, charged = 0.0, 0
    for c in encounter.sequence:
        if c.tokens:
            laid += worth(g, known[c.id].delay, encounter.active, c) / (1 + 0.4 * c.tokens)
        if c.charges:
            charged += min(c.charges, 2)
    laid += 0.3 * charged
    if isinstance(enemy, CombatDef):
        return fight(g, enemy, members, cards, laid) + body
    return talk(g, enemy, cards, laid) + body


def fight(g: G, enemy: CombatDef, members: list[Member], cards: float, laid: float) -> float:
    """How likely it is that the party outlasts the foe, and how far it has come."""
    pool = min(enemy.toughness, now(g).pool + 0.8 * laid)
    lowest = min([g.state.heroes[m.seat].health for m in members])
    hope = sigmoid(outlast(g, enemy, members, cards, laid) / 2.5)
    return 0.75 * hope + 0.15 * pool / enemy.toughness + 0.02 * min(lowest, 4)


def outlast(g: G, enemy: CombatDef, members: list[Member], cards: float, laid: float) -> float:
    """The Health a member will have left, more or less, when Toughness is reached."""
    encounter = now(g)
    missing = enemy.toughness - min(enemy.toughness, encounter.pool + 0.8 * laid)
    pain, drain = attacks_to_come(g.content, encounter.id, encounter.pool, len(members))
    rate = max(0.35, 2.1 - 0.7 * drain)
    rate *= min(1.0, 0.35 + cards / (2.2 * missing + 1))
    health = sum([min(g.state.heroes[m.seat].health, 9) for m in members])
    return (health - missing / rate * (pain + 0.15 * len(encounter.spawn))) / len(members)


@cache
def attacks_to_come(content: Content, foe: str, pool: int, members: int) -> tuple[float, float]:
    """How much the rows that are still before the party hurt it, and how many cubes they take."""
    enemy = content.encounters[foe]
    assert isinstance(enemy, CombatDef)
    pain = drain = 0.0
    rows = [row for row in enemy.rows if row.to >= pool]
    for row in rows:
        pain += hurt(row.do, members) / len(rows)
        drain += sum(e.n for e in row.do if isinstance(e, LoseCubes)) / len(rows)
    return pain, drain


def hurt(effects: Sequence[Effect], members: int) -> float:
    total = 0.0
    for effect in effects:
        if isinstance(effect, Party):
            total += members * hurt(effect.do, 1)
        elif isinstance(effect, Damage | Udamage):
            total += effect.n
        elif isinstance(effect, Terror):
            total += 0.4 * effect.n
    return total


def talk(g: G, enemy: DiplomacyDef, cards: float, laid: float) -> float:
    """Where the marker will be when Time runs out."""
    encounter = now(g)
    green, red, falls, clock = course(g.content, encounter.id)
    turns = encounter.time / clock
    gain = 1.7 * min(1.0, 0.3 + cards / (2.0 * turns + 1))
    final = encounter.affinity + 0.8 * laid + turns * (gain - falls)
    final = min(final, len(enemy.track) - 1 + 0.5)
    if encounter.affinity >= green:
        # The sooner it ends, the surer.
        final += 0.5 + 0.3 / (1 + turns)
    step = 0.02 * encounter.affinity
    return 0.8 * sigmoid(1.3 * (final - green + 0.3)) + 0.12 * sigmoid(final - red - 0.5) + step


@cache
def course(content: Content, foe: str) -> tuple[int, int, int, int]:
    """Of a talk: the first green step, the last red one, how far a reaction pushes the marker down,
    and how much Time it takes."""
    enemy = content.encounters[foe]
    assert isinstance(enemy, DiplomacyDef)
    green = enemy.track.index("green") if "green" in enemy.track else len(enemy.track)
    red = max((n for n, colour in enumerate(enemy.track) if colour == "red"), default=-1)
    falls = sum(e.n for e in enemy.reaction if isinstance(e, Down))
    clock = max(1, sum(e.n for e in enemy.reaction if isinstance(e, LoseTime)))
    return green, red, falls, clock
