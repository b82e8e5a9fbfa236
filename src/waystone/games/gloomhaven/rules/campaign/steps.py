"""The campaign, scenario after scenario (GH-CMP, GH-TRV)."""

from typing import Literal

from waystone.kernel.ask import Option
from waystone.kernel.game import Setup
from waystone.kernel.step import BACK, End, Next, Then, in_order

from ...box.campaign import (
    Achieve,
    AddEvent,
    Design,
    EachGold,
    EachXp,
    Forget,
    Gain,
    PartyItem,
    Prosperity,
    RemoveEvent,
    Reputation,
    UnlockScenario,
)
from ...box.definitions import Content
from ...box.scenario import Reward
from ...box.tables import DIFFICULTY
from ...table.board import add
from ...table.campaign_facts import CameHome, ScenarioCompleted, Travelled
from ...table.map import layout
from ...table.records import TOWN, Campaign, Note, Party, Sheet, World
from ...table.sheets import campaign, party, seat_of, sheet
from ...table.state import Character, Figure, G, State
from ..dungeon.making import new_dungeon
from ..players import players_choose
from ..registry import step
from ..scenario.equipment import hit_points, modifier_deck
from ..scenario.laying_out import bare, lay_out, recommended
from ..scenario.set_up import enter_dungeon, set_up
from .enhancement import enhanced
from .events import draw_event
from .gains import gain_all
from .levelling import gain_checks, mark_perk
from .parties import free_names
from .quests import record
from .retirement import bury
from .town import LEAST_CHARACTERS, town
from .unlocks import open_what_is_due
from .worldmap import casually, needs_road_event, to_play

LENGTHS = {"short": 2, "whole": 60, "open": 0}
"""How many scenarios a campaign may have; 0 is as many as the players like."""
DUNGEON = "dungeon"


def begin_campaign(setup: Setup, content: Content) -> tuple[State, Then]:
    """GH-CMP-22: a new world and its first party."""
    streams = setup.streams()
    here, count = content.campaign, characters(setup)
    world = World(
        unlocked=list(here.start),
        city=[e.id for e in content.events.values() if e.deck == "city" and not e.extra],
        road=[e.id for e in content.events.values() if e.deck == "road" and not e.extra],
        designs=list(here.designs),
        sides=list(here.sides),
        quests=list(content.quests),
        classes=[c.id for c in content.classes.values() if not c.locked],
    )
    for purpose, deck in (("events", world.city), ("events", world.road), ("quests", world.quests),
                          ("designs", world.designs), ("sides", world.sides)):  # fmt: skip
        streams.shuffle(purpose, deck)
    names = [p.id for p in here.parties]
    state = bare(streams, list(setup.variants), setup.seats, count)
    state.scenario, state.goals = here.start[0], sorted(content.battle_goals)
    state.campaign = Campaign(
        world,
        [Party(streams.pick("party", names))],
        [0] * count,
        LENGTHS[setup.choices.get("length", "short")],
        setup.choices.get("difficulty", "normal"),
    )
    return state, in_order(name_the_party(), town(), choose_scenario())


@step.setting_up
@step
async def name_the_party(g: G) -> Then:
    """GH-CMP-09, GH-AMB-80: a name is required; one is proposed, any other of the list will do."""
    name = party(g).name
    names = [name, *free_names(g)]
    options = [Option(f"name:{n}", n, "option-name", {"name": n}) for n in names]
    party(g).name = await players_choose(g, options, "ask-party-name", "GH-CMP-09")
    return BACK


def characters(setup: Setup) -> int:
    """GH-GEN-03: two to four; a seat may play several. GH-GEN-01, GH-VAR-01: alone, one plays at
    least two."""
    asked = setup.choices.get("characters", "as-seats")
    return max(2, setup.seats) if asked == "as-seats" else max(setup.seats, int(asked))


def at_home() -> Then:
    """GH-TRV-01: the party is in town until it leaves for a scenario."""
    return in_order(town(), choose_scenario())


# ---- the way to a scenario


@step
async def choose_scenario(g: G) -> Then:
    """GH-CMP-01 to GH-CMP-05: one that is open and not completed, or any unlocked one casually."""
    scenario, casual = await players_choose(g, ways(g), "ask-scenario", "GH-CMP-01")
    return set_out(g, scenario, casual)


CLOSE = "close"


def ways(g: G) -> list[Option[tuple[str, bool]]]:
    """Where a party can go: scenarios of the campaign, any unlocked one casually, or (GH-RDD-01) a
    random dungeon. A campaign without a last scenario ends when the players want it to. GH-AMB-79:
    an open campaign may be closed."""
    found = [
        Option(f"scenario:{s}", (s, False), "option-scenario", {"scenario": s}, f"place:{s}")
        for s in to_play(g)
    ]
    found += [
        Option(f"casual:{s}", (s, True), "option-casual", {"scenario": s}, f"place:{s}")
        for s in casually(g)
    ]
    if g.content.rooms:
        found.append(Option("dungeon", (DUNGEON, False), "option-dungeon"))
    if not campaign(g).most and campaign(g).played:
        found.append(Option(CLOSE, (CLOSE, False), "option-close", final=True))
    return found


def set_out(g: G, scenario: str, casual: bool) -> Then:
    """GH-TRV-02, GH-TRV-03: a road event on the way, unless the rules spare it."""
    if scenario == CLOSE:
        return close_the_book(g)
    if scenario == DUNGEON:
        return go_below(g)
    campaign(g).casual = casual
    g.state.scenario = scenario
    g.say(Travelled(scenario), "GH-TRV-02")
    if needs_road_event(g, scenario):
        return in_order(draw_event("road"), arrive())
    return arrive()


def go_below(g: G) -> Then:
    """GH-RDD-01, GH-AMB-28: a random dungeon, at any time and without a road event; the party is
    still where it was."""
    campaign(g).casual = False
    g.state.dungeon, g.state.scenario = new_dungeon(g.content, g.streams)
    return in_order(enter_dungeon(), arrive())


@step
async def arrive(g: G) -> Then:
    """GH-SET, GH-LUP-10: the level by the characters who came; GH-CMP-23: they are there now. A
    casual game does not count as a journey (GH-TWN-01)."""
    here = campaign(g)
    here.difficulty = await choose_difficulty(g, here.difficulty)
    if g.state.dungeon is None and not here.casual:
        here.party.location = g.state.scenario
    raised = int(g.state.seats == 1 or "open-information" in g.state.variants)
    level = recommended([s.level for s in here.party.sheets], here.difficulty, raised)
    table = bare(g.streams, g.state.variants, g.state.seats, len(here.party.sheets))
    table.campaign, table.dungeon = here, g.state.dungeon
    goals = sorted(g.content.battle_goals)
    g.state = lay_out(table, g.content, g.state.scenario, level, raised, goals)
    for one in sorted(here.party.sheets, key=lambda s: s.line):
        take_along(g, one)
    return in_order(set_up(), after_scenario())


async def choose_difficulty(g: G, before: str) -> str:
    """GH-LVL-03: the players choose before each scenario; the last choice stands first."""
    ways = sorted(DIFFICULTY, key=lambda name: name != before)
    options = [Option(f"difficulty:{name}", name, f"option-{name}") for name in ways]
    return await players_choose(g, options, "ask-difficulty", "GH-LVL-03")


def take_along(g: G, one: Sheet) -> None:
    """A character of the records comes to the scenario with what its sheet says."""
    definition = g.content.classes[one.id]
    deck = modifier_deck(definition, one.perks)
    g.streams.shuffle("modifiers", deck)
    stickers = campaign(g).world.stickers
    owner = Character(
        one.id, seat_of(g.state, one), one.level, [enhanced(stickers, card) for card in one.pool],
        perks=list(one.perks), owned=list(one.items), gold=one.gold,
    )  # fmt: skip
    owner.deck.draw = deck
    owner.goals = [g.state.goals.pop() for _ in range(2)]
    hp = hit_points(g.content, one.id, one.level)
    cell = layout(g).starts[len(g.state.characters)]
    g.state.characters.append(owner)
    add(g, Figure(one.id, "character", one.id, "friend", cell, hp, hp))


# ---- after the scenario


@step
async def after_scenario(g: G) -> Then:
    """GH-END-02, GH-END-08, GH-END-10, GH-CMP-04: what was gained goes to the sheets; the rewards
    of a scenario only in the campaign; GH-RDD-01: of a dungeon never. GH-AMB-79: scenarios are
    counted. GH-VAR-08: who died for good leaves the party."""
    here, state = campaign(g), g.state
    scenario, below = state.scenario, state.dungeon is not None
    won = state.outcome == "won" and not below and not here.casual
    here.played += 1
    write_down(g)
    perks = record_all(g)
    if not below:
        here.world.treasures += [t for t in state.looted if t.startswith("treasure:")]
    for owner in state.characters:
        if owner.dead:
            bury(g, sheet(g, owner.id))
    clear_table(g)
    rewards: list[Next] = []
    if won and scenario not in here.world.completed:
        here.world.completed.append(scenario)
        g.say(ScenarioCompleted(scenario), "GH-CMP-07")
        rewards = [take_rewards(scenario)]
    return in_order(*(mark_perk(name) for name in perks), *rewards, after_rewards())


def write_down(g: G) -> None:
    """GH-CMP-09, GH-STA-02: the party's log."""
    here, state = campaign(g), g.state
    outcome: Literal["won", "lost"] = "won" if state.outcome == "won" else "lost"
    members = [sheet(g, owner.id).name for owner in state.characters]
    name = DUNGEON if state.dungeon is not None else state.scenario
    here.party.notes.append(Note(name, outcome, state.level, state.round, here.casual, members))


def record_all(g: G) -> list[str]:
    """GH-CMP-04: experience, gold, treasure, checks and progress of quests; who has a full group
    of checks more than before."""
    perks = []
    for owner in g.state.characters:
        one = sheet(g, owner.id)
        one.gold, one.items = owner.gold, list(owner.owned)
        one.xp += owner.xp
        before = one.checks // 3
        gain_checks(g, one, owner.checks)
        record(g, owner, one, campaign(g).casual)
        if one.checks // 3 > before and not owner.dead:
            perks.append(one.id)
    return perks


def clear_table(g: G) -> None:
    """GH-END-04 to GH-END-06: nothing of the scenario stays on the table."""
    before = g.state
    g.state = bare(g.streams, before.variants, before.seats, before.party)
    g.state.scenario, g.state.campaign = before.scenario, before.campaign
    g.state.goals = sorted(g.content.battle_goals)


@step
async def take_rewards(g: G, scenario: str) -> Then:
    """GH-CMP-14, GH-CMP-15: the rewards of the page. GH-AMB-79: an ending of the story is noted."""
    await gain_all(g, rewards(g.content.scenarios[scenario].rewards), "GH-CMP-14")
    if scenario in g.content.campaign.endings:
        campaign(g).ending = scenario
    await open_what_is_due(g)
    return BACK


def rewards(reward: Reward) -> list[Gain]:
    found: list[Gain] = [Achieve(name) for name in reward.achievements]
    if reward.gold:
        found.append(EachGold(reward.gold))
    if reward.xp:
        found.append(EachXp(reward.xp))
    if reward.reputation:
        found.append(Reputation(reward.reputation))
    if reward.prosperity:
        found.append(Prosperity(reward.prosperity))
    found += [Forget(name) for name in reward.forgets]
    found += [UnlockScenario(name) for name in reward.unlocks]
    found += [AddEvent(name) for name in reward.events]
    found += [RemoveEvent(name) for name in reward.removes]
    found += [Design(name) for name in reward.designs]
    return found + [PartyItem(name) for name in reward.items]


@step
async def after_rewards(g: G) -> Then:
    """The campaign ends with an ending of its story, or when its book is full; an open one when the
    players close the book."""
    here = campaign(g)
    if here.most and (here.ending or here.played >= here.most):
        return close_the_book(g)
    return where_now() if here.party.location != TOWN else at_home()


def close_the_book(g: G) -> Then:
    """Won by who has seen an ending of the story, or completed half of what was played."""
    if campaign(g).ending:
        return End("end-campaign", list(range(g.state.seats)), scores(g))
    return End("end-records", winners(g), scores(g))


def winners(g: G) -> list[int]:
    """A campaign that stops before an ending is won by those who completed half of what they
    played."""
    here = campaign(g)
    return list(range(g.state.seats)) if 2 * len(here.world.completed) >= here.played else []


def scores(g: G) -> dict[int, int]:
    return dict.fromkeys(range(g.state.seats), len(campaign(g).world.completed))


@step.opens("round")
async def where_now(g: G) -> Then:
    """GH-TRV-01: home, or on to another scenario at once; a member who is dead is missed."""
    options = [Option("home", ("", False), "option-home")]
    if len(party(g).sheets) >= LEAST_CHARACTERS:
        options += ways(g)
    scenario, casual = await players_choose(g, options, "ask-where", "GH-TRV-01")
    if scenario:
        return set_out(g, scenario, casual)
    return go_home(g)


def go_home(g: G) -> Then:
    """GH-TWN-01: a new visit begins."""
    here = campaign(g)
    here.party.location = TOWN
    here.party.city_event = False
    for one in (*here.party.sheets, *here.party.away):
        one.donated = False
    g.say(CameHome(here.party.name), "GH-TWN-01")
    return at_home()
