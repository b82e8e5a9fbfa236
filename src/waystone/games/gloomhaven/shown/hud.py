"""What must be in sight: the goal, the order of the round, what the monsters are about to do."""

from msgspec.structs import replace

from waystone.kernel.play import Play
from waystone.kernel.text import Text
from waystone.kernel.view import Clock, Counter, Figure, Goal, Hud, Intent, Turn

from ..box.definitions import Content
from ..box.dungeon_map import ROOMS
from ..box.effects import Ability, Attack, Move
from ..box.scenario import (
    AllOf,
    ClearRooms,
    Destroy,
    Escape,
    KillAll,
    KillBoss,
    LootGoal,
    Plates,
    Survive,
)
from ..box.scenario import Goal as Wanted
from ..box.tables import MARKS
from ..rules.monsters.brain import Brain
from ..rules.monsters.cards import card_of
from ..rules.scenario.rooms import deck_name
from ..table.acting import Act
from ..table.amounts import plain
from ..table.board import in_order
from ..table.map import layout
from ..table.numbers import numbers
from ..table.records import TOWN, Campaign
from ..table.state import Actor, G, State
from ..table.state import Figure as Standing
from ..table.values import amount
from .mats import face, goal_text
from .outlook import minds
from .wording import ability_line


def hud(state: State, content: Content, plans: list[Intent], text: Text) -> Hud:
    g: G = Play(state, content, None)
    goals = text.once(("goals", state.scenario), lambda: _told(content, state.scenario, text))
    left = len(state.monsters.deck.draw)
    return Hud(
        text("phase-round", round=state.round) if state.round else text("phase-setup"),
        _phase(state, text),
        [_goal(g, goal, told, text) for goal, told in goals],
        order=_order(state, content, text),
        intents=plans,
        counters=text.once(("modifiers left", left), lambda: [_modifiers(left, text)]),
        danger=_danger(state, text) if state.round else "",
    )


def _phase(state: State, text: Text) -> str:
    """GH-RND-02: cards, initiative, turns, and the end of the round."""
    if not state.round:
        return ""
    if not state.order:
        return text("hud-cards")
    if state.turn.figure:
        return text("hud-turn", figure=state.turn.figure)
    return text("hud-round-ends" if all(actor.done for actor in state.order) else "hud-initiative")


def _modifiers(left: int, text: Text) -> Counter:
    return Counter("monster-modifiers", text("modifiers"), left, "card-random")


def _goals(goal: Wanted) -> list[Wanted]:
    return (
        [part for one in goal.goals for part in _goals(one)] if isinstance(goal, AllOf) else [goal]
    )


def _told(content: Content, scenario: str, text: Text) -> list[tuple[Wanted, str]]:
    return [(goal, goal_text(goal, text)) for goal in _goals(content.pages[scenario].goal)]


def _goal(g: G, goal: Wanted, told: str, text: Text) -> Goal:
    """How far it is done, where that can be counted from what is open."""
    state = g.state
    match goal:
        case KillAll() | ClearRooms() | Destroy():
            return _kills(g, goal, told, text)
        case KillBoss():
            bosses = [f for f in state.figures.values() if f.type == goal.monster]
            if not bosses:
                return Goal(told)
            most = sum(boss.most_hp for boss in bosses)
            left = sum(boss.hp for boss in bosses)
            return Goal(text("hud-hit-points", goal=told), max(0, most - left), most)
        case Escape():
            return Goal(told, len(state.left_map), sum(not c.exhausted for c in state.characters))
        case Survive():
            rounds = plain(g, goal.rounds)
            return Goal(told, min(rounds, max(0, state.round - 1)), rounds)
        case Plates(together=False):
            return Goal(told, sum(p in state.plates for p in goal.plates), len(goal.plates))
        case Plates():
            held = {layout(g).marks[f.cell].plate for f in state.figures.values()
                    if f.kind == "character"}  # fmt: skip
            return Goal(told, sum(p in held for p in goal.plates), len(goal.plates))
        case LootGoal() if goal.count:
            looted = sum(name.startswith("goal:") for name in state.looted)
            return Goal(told, looted, plain(g, goal.count))
        case _:
            return Goal(told)


def _kills(g: G, goal: KillAll | ClearRooms | Destroy, told: str, text: Text) -> Goal:
    """GH-AMB-49: the dead among those who have been in sight. Whoever waits behind a closed door is
    counted once it is open; GH-RDD-02: so are the rooms to come. GH-SPE-06: objects likewise."""
    state = g.state
    if isinstance(goal, Destroy):
        seen = sum(f.type == goal.object for f in state.figures.values())
        dead = state.fallen.get(goal.object, 0)
    else:
        seen = sum(f.kind == "monster" and f.side == "foe" for f in state.figures.values())
        dead = sum(n for kind, n in state.fallen.items() if kind in g.content.monsters)
    if not seen + dead:
        return Goal(told)
    if isinstance(goal, ClearRooms):
        more = len(layout(g).rooms) < ROOMS
    else:
        more = any(door.state != "open" for door in state.doors)
    return Goal(text("hud-in-sight", goal=told) if more else told, dead, dead + seen)


def _danger(state: State, text: Text) -> str:
    """GH-EXH-01, GH-EXH-02: who is near to exhaustion, by wounds or for want of cards."""
    found = []
    for owner in state.characters:
        figure = state.figures.get(owner.id)
        if figure is None or owner.exhausted:
            continue
        if figure.hp * 4 <= figure.most_hp:
            found.append(text("hud-hurt", figure=owner.id, hp=figure.hp, most=figure.most_hp))
        cards = len(owner.hand) + len(owner.discard) + len(owner.selected)
        if cards <= FEW:
            found.append(text("hud-few-cards", figure=owner.id, count=cards))
    return " ".join(found)


FEW = 3
"""So many cards are one more round, and a rest that leaves too few."""


def _order(state: State, content: Content, text: Text) -> list[Turn]:
    """GH-INI: everybody in the order of the round, with who acts and who has acted. GH-SUM-04: a
    summon acts in the place of its owner."""
    seats = {owner.id: owner.seat for owner in state.characters}
    acting = state.figures.get(state.turn.figure)
    now = (acting.id, acting.type, acting.owner) if acting is not None else ()
    return text.shared(
        "turns",
        lambda: [_turn(a, seats.get(a.id), a.id in now, content, text) for a in state.order],
        (state.order, *now, *seats, *seats.values()),
    )


def _turn(actor: Actor, seat: int | None, now: bool, content: Content, text: Text) -> Turn:
    id, initiative, done = actor.id, actor.initiative, actor.done and not now
    return text.once(
        ("turn", id, seat, initiative, now, done),
        lambda: Turn(
            f"figure:{id}", text.name(id), face(content, id), seat, str(initiative), now, done
        ),
    )


def intents(g: G, text: Text) -> list[Intent]:
    """This round's card of each type of monsters on the map; before it is drawn, their numbers."""
    state, present = g.state, dict[str, list[Standing]]()
    for figure in state.figures.values():
        if figure.kind == "monster":
            present.setdefault(figure.type, []).append(figure)
    level = (state.scenario, state.level, state.monster_level, len(state.characters))
    told: dict[tuple[object, ...], Intent] = text.shared(
        "intents", dict, (*level, state.monsters.drawn)
    )
    found = []
    for monster, same in present.items():
        ranks: dict[str, Standing] = {figure.rank: figure for figure in same}
        target = _target(g, same, text)
        key = (monster, target, *[_able(g, one) for one in ranks.values()])
        one = told.get(key)
        if one is None:
            one = told[key] = _intent(g, monster, ranks, target, text)
        found.append(one)
    return found


MEASURED = (Move, Attack)
"""GH-MON-08: what the card adds to the numbers of a monster."""


def _intent(g: G, monster: str, ranks: dict[str, Standing], target: str, text: Text) -> Intent:
    drawn = g.state.monsters.drawn.get(deck_name(g, monster))
    able = [(*_able(g, one), numbers(g, one)) for one in ranks.values()]
    figures, lines = text.once(("deeds", monster, drawn, *able), lambda: _doing(g, ranks, text))
    icon = g.content.monsters[monster].icon
    return Intent(f"monster:{monster}", text.name(monster), icon, figures, lines, target)


def _able(g: G, figure: Standing) -> tuple[object, ...]:
    """What its deeds are made of besides the card: its rank (a named one has numbers of its own),
    and the amounts on the card that have to be counted."""
    counted = [
        amount(g, a.value, Act(figure))
        for a in card_of(g, figure)
        if isinstance(a, MEASURED) and not isinstance(a.value, int)
    ]
    return figure.rank, figure.id if figure.rank == "named" else "", *counted


def _doing(g: G, ranks: dict[str, Standing], text: Text) -> tuple[list[Figure], list[str]]:
    """The numbers, of normal ones before those of elite ones, and what the card makes each rank
    do."""
    deeds = {rank: final(g, one) for rank, one in ranks.items()}
    each = [_figures(g, ranks[rank], deeds[rank], text) for rank in sorted(ranks, key=_lowly)]
    same = all([f.icon for f in one] == [f.icon for f in each[0]] for one in each)
    if same:
        return [_both(alike) for alike in zip(*each, strict=True)], _lines(deeds, text)
    return [figure for one in each for figure in one], _lines(deeds, text)


def _lowly(rank: str) -> bool:
    return rank != "normal"


def _both(alike: tuple[Figure, ...]) -> Figure:
    """One number of several ranks: once, if it is the same for all."""
    values = "/".join(dict.fromkeys(figure.value for figure in alike))
    return replace(alike[0], value=values, name=" / ".join(figure.name for figure in alike))


def _lines(deeds: dict[str, list[Ability]], text: Text) -> list[str]:
    """GH-MON-08: what the card makes each rank do, in final numbers."""
    told = {rank: [ability_line(text, a) for a in does] for rank, does in deeds.items()}
    first = next(iter(told.values()))
    if all(lines == first for lines in told.values()):
        return first
    return [f"{_rank(rank, text)}: {', '.join(lines)}" for rank, lines in told.items()]


def final(g: G, figure: Standing) -> list[Ability]:
    """The abilities of this round with the numbers of the figure in them."""
    own, act = numbers(g, figure), Act(figure)
    found: list[Ability] = []
    for ability in card_of(g, figure):
        match ability:
            case Move():
                value = max(0, own.move + amount(g, ability.value, act))
                ability = replace(ability, value=value, jump=ability.jump or own.jump)
            case Attack():
                ranged, far = Brain(g, figure).range_of(ability)
                reach = far if ranged else 0
                value = max(0, own.attack + amount(g, ability.value, act))
                targets = max(ability.targets, own.targets) if ability.targets else 0
                ability = replace(
                    ability, value=value, range=reach, range_plus=0, melee=False, targets=targets
                )
        found.append(ability)
    return found


def _rank(rank: str, text: Text) -> str:
    return text(f"hud-{rank}" if rank in ("elite", "normal") else "hud-any")


def _figures(g: G, figure: Standing, deeds: list[Ability], text: Text) -> list[Figure]:
    """GH-MON-08: its numbers with those of the card added, which is what it will do."""
    own, found = numbers(g, figure), []
    rank = _rank(figure.rank, text)
    move, attack = text("hud-move", rank=rank), text("hud-attack", rank=rank)
    plain_turn: list[Ability] = [Move(own.move), Attack(own.attack)]
    for ability in deeds or plain_turn:
        if isinstance(ability, Move):
            found.append(Figure("walking-boot", str(ability.value), move))
        elif isinstance(ability, Attack):
            found.append(Figure("broadsword", str(ability.value), attack))
    return found


def _target(g: G, same: list[Standing], text: Text) -> str:
    """GH-FOC: whom the next of them would go for if it acted now; none where that is open."""
    waiting = [f for f in same if f.acted < g.state.round] if g.state.order else []
    if not waiting:
        return ""
    first = in_order(waiting)[0] if len(waiting) > 1 else waiting[0]
    if not card_of(g, first):
        return ""
    foci = minds(g, text).of(first).foci
    return f"figure:{foci[0]}" if len(foci) == 1 else ""


# ---- in town


def town_hud(here: Campaign, level: int, text: Text) -> Hud:
    """GH-PRO, GH-REP, GH-TRV-01: where the party stands, what the visit is for, what is known of
    the town."""
    party, world = here.party, here.world
    at_home = party.location == TOWN
    due = "hud-leave" if len(party.sheets) > 1 else "hud-gather"
    top = level >= len(MARKS)
    grown = Clock(
        "prosperity",
        text("hud-prosperity", level=level),
        world.prosperity,
        MARKS[-1] if top else MARKS[level],
        "village",
        "" if top else text("hud-town-grows", marks=MARKS[level] - world.prosperity),
    )
    goals = [Goal(text(due if at_home else "hud-go-on"))]
    if here.most:
        goals.append(Goal(text("hud-campaign"), min(here.played, here.most), here.most))
    reputation = Counter("reputation", text("hud-reputation"), party.reputation, "three-friends")
    return Hud(
        text("phase-town" if at_home else "phase-road"),
        text("hud-event") if here.event else "",
        goals,
        clocks=[grown],
        counters=[reputation],
    )
