"""Where a bot goes and why: goals on the map, each with its worth, place and price."""

from heapq import heappop, heappush
from typing import NamedTuple

from waystone.kernel.codec import encode
from waystone.kernel.kept import Kept, kept

from ..box.abilities import Action
from ..box.definitions import Content, EventDef, QuestDef
from ..box.effects import Confront, Fight, every
from ..box.geography import ALL, Atlas
from ..rules.adventures.events import rumor_of
from ..rules.cards.skills import affordable
from ..rules.turn.options import What
from ..table.state import G, Hero, sheet
from ..table.values import attribute, is_defeated, speed
from .appraise import gain, quest_value, skill_value
from .chances import odds_against, villain_odds
from .odds import surge_power
from .worth import CLAIM, effects_value, fight_value

# How many dice a step takes on average, by the terrain it needs.
DICE = {1: 1.2, 2: 1.6, 4: 1.6, 8: 2.4, 16: 2.4, ALL: 1.0}
GOOD_SKILL = 2.0
MOST_ERRANDS = 500
MOST_NEAR = 2_000


class Goal(NamedTuple):
    """Something to do: its worth in gold, the space, the action, its points, the card."""

    worth: float
    space: int
    what: What
    points: int
    card: str = ""


def way(content: Content, goal: int) -> list[float]:
    """The dice it takes from every space to a goal; kept for each goal."""
    return ways(content)[goal]


class Ways(dict[int, list[float]]):
    """The ways to every goal, each measured out once."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas

    def __missing__(self, goal: int) -> list[float]:
        found = self[goal] = _ways(self.atlas, goal)
        return found


def ways(content: Content) -> Ways:
    found: Ways | None = content.__dict__.get("ways")
    if found is None:
        found = content.__dict__["ways"] = Ways(content.atlas)
    return found


def _ways(atlas: Atlas, goal: int) -> list[float]:
    far = [999.0] * len(atlas.ids)
    far[goal] = 0.0
    queue = [(0.0, goal)]
    while queue:
        dice, space = heappop(queue)
        if dice > far[space]:
            continue
        for near in atlas.around[space]:
            need = next(n for b, n in atlas.needs[near] if b == space)
            there = dice + DICE[need]
            if there < far[near]:
                far[near] = there
                heappush(queue, (there, near))
    return far


def pace_of(g: G, hero: Hero) -> float:
    """The dice that a roll brings forward: most of them."""
    return max(1.0, 0.85 * speed(g, hero))


def actions_to(content: Content, start: int, pace: float, space: int) -> float:
    """Action points to get there: a step is one, a roll brings the pace in dice."""
    if space == start:
        return 0.0
    if space in content.atlas.around[start]:
        return 1.0
    return max(1.0, way(content, space)[start] / pace)


def best_goal(g: G, hero: Hero) -> Goal:
    """The goal that pays most for each point it costs; of equals the first. What could not pay more
    if it were next to the hero is not measured out."""
    errands = errands_of(g, hero)
    pace, start, far = pace_of(g, hero), hero.space, ways(g.content)
    near = g.content.atlas.around[start] if start >= 0 else ()
    best, most = Goal(0.05, start, "wait", 1), 0.05 / (0.0 + 1 + 0.7)
    for goal in (*rests(g, hero), *errands.goals(start)):
        worth, space, _, points, _ = goal
        if worth / (points + 0.7) <= most:
            continue
        cost = 0.0
        if space != start:
            cost = 1.0 if space in near else far[space][start] / pace
            if cost < 1.0:
                cost = 1.0
        pays = worth / (cost + points + 0.7)
        if pays > most:
            best, most = goal, pays
    return best


class Errands(NamedTuple):
    """What there is to do, wherever the hero stands."""

    abroad: list[Goal]
    study: float | None
    villain: list[Goal]

    def goals(self, space: int) -> list[Goal]:
        """For a hero who stands there: a skill is studied on the spot."""
        study = [] if self.study is None else [Goal(self.study, space, "train", 1)]
        return [*self.abroad, *study, *self.villain]


def errands_of(g: G, hero: Hero) -> Errands:
    """Weighed once as long as nothing changes but the way there."""
    known: Kept[bytes, Errands] = kept(g.content, "errands", MOST_ERRANDS)
    key = all_that_counts(g, hero)
    found = known.find(key)
    if found is None:
        abroad = adventures(g, hero) + tasks(g, hero) + trades(g, hero)
        found = known.keep(key, Errands(abroad, studies(g, hero), villain(g, hero)))
    return found


def all_that_counts(g: G, hero: Hero) -> bytes:
    """Whatever the worth of an errand depends on: the hero and what lies open, without the place
    but for its terrain."""
    state = g.state
    return encode(
        (
            (hero.hero, hero.side, hero.skills, hero.assets, hero.hand, hero.trophies),
            (hero.quests, hero.rumors, hero.gold, hero.damage, hero.tokens, hero.boosts),
            (state.scenario, state.act, state.space_on_track, state.gems, state.zombies),
            (state.markets, [slot.card for slot in state.story]),
            [bool(deck) for deck in state.decks.values()],
            hero.space < 0 or g.content.atlas.terrain[hero.space] == 1,
        )
    )


def rests(g: G, hero: Hero) -> list[Goal]:
    """Healing is worth more the closer a hero is to defeat."""
    if not hero.damage:
        return []
    atlas = g.content.atlas
    need = hero.damage * (0.55 + 0.05 * hero.damage) - 0.8
    if is_defeated(g, hero):
        need += 6
    found = []
    if atlas.wilderness(hero.space):
        share = {1: 0.67, 2: 0.5, 4: 0.5, 8: 0.33, 16: 0.33}[atlas.terrain[hero.space]]
        found.append(Goal(need * min(1.0, 5 * share / hero.damage), hero.space, "rest", 1))
    for n in sites_near(g.content, hero.space, pace_of(g, hero)):
        found.append(Goal(need, n, "rest", 1))
    return found


def sites_near(content: Content, start: int, pace: float) -> list[int]:
    """The sites that can be reached in a turn; kept for each space and pace."""
    known: Kept[tuple[int, float], list[int]] = kept(content, "sites_near", MOST_NEAR)
    key = (start, pace)
    found = known.find(key)
    if found is None:
        sites = [n for n, site in enumerate(content.atlas.site) if site is not None]
        near = [n for n in sites if actions_to(content, start, pace, n) <= 3]
        found = known.keep(key, near)
    return found


def adventures(g: G, hero: Hero) -> list[Goal]:
    p = odds_against(g, hero, 5 if g.state.act == 1 else 6, 1.0)
    worth = {
        "combat": p * (CLAIM + 2.2) - (1 - p) * 3.0,
        "social": CLAIM * 0.7 + 1.4,
        "exploration": CLAIM * 0.6 + 1.2 - 0.5 * len(hero.quests),
    }
    found = []
    for space in g.state.gems:
        deck = g.content.atlas.gem[space]
        if deck is not None and g.state.decks[deck]:
            found.append(Goal(worth[deck], space, "adventure", 2))
    return found


def tasks(g: G, hero: Hero) -> list[Goal]:
    """Quests, rumors and story quests, each where it can be done."""
    found = []
    places = g.content.atlas.places
    for card in hero.quests:
        quest = g.content.adventures[card]
        if isinstance(quest, QuestDef):
            worth = quest_value(g, hero, quest)
            found += [Goal(worth, n, "explore", 1, card) for p in quest.spaces for n in places[p]]
    for card in hero.rumors:
        event = g.content.adventures[card]
        if isinstance(event, EventDef):
            option = rumor_of(event)
            worth = effects_value(g, hero, option.then)
            if option.rumor is not None:
                spaces = g.content.atlas.spaces(option.rumor)
                found += [Goal(worth, n, "rumor", 1, card) for n in spaces]
    for slot in g.state.story:
        story = g.content.stories[slot.card]
        if story.where is not None:
            worth = effects_value(g, hero, story.then)
            if any(isinstance(e, Fight) for e in story.then):
                worth = sum(
                    fight_value(g, hero, e.enemy) for e in story.then if isinstance(e, Fight)
                )
            if worth > 0.3:
                spaces = g.content.atlas.spaces(story.where)
                found += [Goal(worth, n, "story", story.points, slot.card) for n in spaces]
    return found + zombies(g, hero)


def zombies(g: G, hero: Hero) -> list[Goal]:
    """The dead that can be laid to rest, where the scenario has an action for it."""
    found = []
    body = min(0.9, 0.4 * max(0, attribute(g, hero, "body")))
    for used in g.content.scenario_actions[g.state.scenario] if g.state.zombies else ():
        action = used.ability
        if isinstance(action, Action) and action.needs == "zombie":
            worth, points = 2.2 * body - 0.3, action.points
            found += [Goal(worth, n, "use", points, used.key) for n in g.state.zombies]
    return found


def trades(g: G, hero: Hero) -> list[Goal]:
    """Weighed once for what the hero owns and the markets offer."""
    known: Kept[bytes, list[Goal]] = kept(g.content, "trades", MOST_ERRANDS)
    has = (hero.hero, hero.side, hero.skills, hero.assets, hero.gold)
    key = encode((has, g.state.markets))
    found = known.find(key)
    return known.keep(key, weigh_trades(g, hero)) if found is None else found


def weigh_trades(g: G, hero: Hero) -> list[Goal]:
    """Cities where a better asset lies within the purse, places that buy the goods."""
    found = []
    of = sheet(g, hero)
    surges, assets = surge_power(of), g.content.assets
    for space, city in g.content.atlas.cities.items():
        best = 0.0
        for card in g.state.markets[city]:
            cost = max(0, assets[card].cost - of.discount)
            if cost <= purse(g, hero, card):
                best = max(best, 1.3 * gain(g.content, hero, card, surges) - 0.25 * cost)
        if hero.gold >= 4:
            best = max(best, 0.28 * hero.gold)
        if best > 0.5:
            found.append(Goal(best, space, "shop", 1))
    for asset in hero.assets:
        definition = g.content.assets[asset]
        if definition.place is not None:
            spaces = [n for n, s in enumerate(g.content.atlas.site) if s == definition.place]
            found += [Goal(float(definition.trade), n, "goods", 1, asset) for n in spaces]
    return found


def purse(g: G, hero: Hero, card: str) -> int:
    """Gold, and what selling the asset that this one replaces would bring."""
    kind = g.content.assets[card].type
    old = [g.content.assets[a].cost for a in hero.assets if g.content.assets[a].type == kind]
    return hero.gold + sum(old)


def studies(g: G, hero: Hero) -> float | None:
    """Training, while there are trophies and nothing in hand to spend them on."""
    wanted = [c for c in hero.hand if wants_skill(g, hero, c)]
    if any(affordable(g, hero, g.content.skills[c]) for c in wanted):
        return None
    worth = 0.25 * (sheet(g, hero).hand - len(hero.hand))
    if len(hero.trophies) >= 2:
        worth += 0.9 + 0.35 * len(hero.trophies)
    return worth


def wants_skill(g: G, hero: Hero, card: str) -> bool:
    """A skill good enough, with room for it under the attribute (or better than one learned)."""
    skill = g.content.skills[card]
    worth = skill_value(g, hero, card)
    if worth < GOOD_SKILL:
        return False
    learned = [s for s in hero.skills if g.content.skills[s].type == skill.type]
    raises = any(
        getattr(a, "stat", "") == skill.type and getattr(a, "n", 0) > 0 for a in skill.abilities
    )
    if len(learned) < attribute(g, hero, skill.type) or raises:
        return True
    weakest = min((skill_value(g, hero, s) for s in learned), default=99.0)
    return worth > weakest + 1.5


def villain(g: G, hero: Hero) -> list[Goal]:
    """RB-VIL-07: from Act II on, once the odds are good, or when time runs out anyway."""
    if g.state.act != 2:
        return []
    scenario = g.content.scenarios[g.state.scenario]
    odds = villain_odds(g, hero)
    late = g.state.space_on_track >= g.content.track.length - 3
    bar = 0.45 if late else 0.58
    if odds < bar:
        return []
    return [
        Goal(60.0 * odds, space, "use", used.ability.points, used.key)
        for used in g.content.scenario_actions[g.state.scenario]
        if isinstance(used.ability, Action) and Confront() in every(used.ability.then)
        for space in g.content.atlas.places[scenario.lair]
    ]
