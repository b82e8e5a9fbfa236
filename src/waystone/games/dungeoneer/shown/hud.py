"""What must be in sight: the goal, whose turn it is, the Wrath, what is left in the decks."""

from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from waystone.kernel.play import Play
from waystone.kernel.text import Text
from waystone.kernel.view import Clock, Counter, Figure, Goal, Hud, Intent, Turn

from ..box.definitions import Content
from ..rules.battle.hits import hit_of
from ..rules.battle.values import attack_base, counter_base
from ..rules.modes.nakari import life as nakari_life
from ..rules.modes.scoring import TOP_LEVEL, points
from ..rules.quests.completion import TO_WIN
from ..table.state import Attack, Battle, G, Open, Player, State, living
from .prospects import BEST, WORST

Foe: TypeAlias = tuple[Attack, int, int, int]
"""An attacker, what it adds to its die, what the defender adds, and the wounds of its hit."""


def huds(state: State, content: Content, text: Text) -> list[Hud]:
    """By seat, and last that of those who only watch."""
    return text.shared("huds", lambda: _huds(state, content, text), _in_sight(state))


def _in_sight(state: State) -> tuple[object, ...]:
    """All that is told: of the players, of the decks, and of a battle what it is fought with."""
    combined = state.rules.combined
    players = [
        (p.hero, p.card, p.alive, p.quests, p.done, p.level if combined else 0)
        for p in state.players
    ]
    battle = _fighting(state)
    fight = (battle, state.players, state.shared, state.attacked) if battle is not None else None
    turn = (state.round, state.phase, state.first, state.active, state.wrath)
    return players, state.nakari, turn, _left(state), fight


def _towards(state: State) -> tuple[object, ...]:
    """All that goals are told from: quests, the goddess, and in a combined game what scores."""
    combined = state.rules.combined
    players = [
        (p.quests, (p.done, p.level, p.alive) if combined else len(p.done)) for p in state.players
    ]
    return players, state.nakari


def _left(state: State) -> tuple[int, int, int]:
    return len(state.locations), len(state.quests), len(state.deck)


def _huds(state: State, content: Content, text: Text) -> list[Hud]:
    """Of several seats the goals of the one that looks, else of the foremost; nobody is a danger
    to the own hero."""
    common = _for_all(state, content, text)
    own = text.shared("goals", lambda: _all_goals(state, content, text), _towards(state))
    huds = [replace(common, goals=goals) for goals in own]
    if not common.danger:
        lord = _lord(state, text)
        for seat, hud in enumerate(huds):
            hud.danger = lord if seat != state.active else ""
    return huds


def _all_goals(state: State, content: Content, text: Text) -> list[list[Goal]]:
    g: G = Play(state, content, None)
    foremost = max(state.players, key=lambda p: _rank(g, p))
    return [_own(g, p, text) for p in [*state.players, foremost]]


def _rank(g: G, p: Player) -> tuple[int, int]:
    """DG-CMB-17: in a combined game points, then the level; else the quests done."""
    return (points(g, p), p.level) if g.state.rules.combined else (len(p.done), 0)


def _own(g: G, p: Player, text: Text) -> list[Goal]:
    aim, foe = _aim(g, p), _goddess(g)
    key = ("goals", aim, foe, *[(q.quest, q.carried) for q in p.quests])
    return text.once(key, lambda: [*_to_win(aim, foe, text), *_open(g.content, p.quests, text)])


class Quests(NamedTuple):
    """DG-END-01, DG-SOL-01: how many quests are done, and whether the way home is left."""

    done: int
    home: bool


class Points(NamedTuple):
    """DG-CMB-16, DG-CMB-17: the own victory points, the most of a rival, the highest level."""

    own: int
    rival: int
    level: int


def _aim(g: G, p: Player) -> Quests | Points:
    if not g.state.rules.combined:
        return Quests(min(len(p.done), TO_WIN), g.state.rules.solo)
    there = living(g)
    rival = max((points(g, q) for q in there if q is not p), default=0)
    level = max((q.level for q in there), default=p.level)
    return Points(points(g, p), rival, min(level, TOP_LEVEL))


def _goddess(g: G) -> tuple[str, int, int] | None:
    """DG-END-02: the goddess in her lair, her wounds and how many defeat her."""
    goddess = g.state.nakari
    if goddess is None or not goddess.at or not goddess.quest:
        return None
    return goddess.card, goddess.wounds, nakari_life(g)


def _to_win(aim: Quests | Points, foe: tuple[str, int, int] | None, text: Text) -> list[Goal]:
    """DG-END-01, DG-END-02, DG-END-04, DG-END-05: what wins in this mode."""
    if isinstance(aim, Points):
        found = [
            Goal(text("hud-goal-points", own=aim.own, rival=aim.rival)),
            Goal(text("hud-goal-level", level=TOP_LEVEL), aim.level, TOP_LEVEL),
        ]
    elif aim.home and aim.done == TO_WIN:
        found = [Goal(text("hud-goal-home"))]
    else:
        found = [Goal(text("hud-goal-solo" if aim.home else "hud-goal"), aim.done, TO_WIN)]
    if foe is not None:
        card, wounds, life = foe
        found.append(Goal(text("hud-goal-nakari", monster=card), wounds, life))
    return found


def _for_all(state: State, content: Content, text: Text) -> Hud:
    left, battle = _left(state), _fighting(state)
    intents, danger = [], ""
    if battle is not None:
        g: G = Play(state, content, None)
        foes = [_foe(g, battle, a) for a in battle.attacks if not a.gone and not a.target]
        intents, danger = _intents(battle, foes, text), _mortal(state, battle, foes, text)
    return Hud(
        text("hud-round", round=state.round) if state.round else "",
        text(f"phase-{state.phase}"),
        order=_order(state, content, text),
        clocks=text.once(("wrath", state.wrath), lambda: _wrath(state, content, text)),
        intents=intents,
        counters=text.once(("counters", *left), lambda: _counters(*left, text)),
        danger=danger,
    )


def _counters(locations: int, quests: int, deck: int, text: Text) -> list[Counter]:
    return [
        Counter("locations", text("location-deck"), locations, "dungeon-gate"),
        Counter("quest-deck", text("quest-deck"), quests, "scroll-quill"),
        Counter("deck", text("adventure-deck"), deck, "card-random"),
    ]


def _open(content: Content, quests: list[Open], text: Text) -> list[Goal]:
    """DG-QST-13: the open quests and where they lead."""
    found = []
    for open_quest in quests:
        quest = content.quests[open_quest.quest]
        places = list(quest.at)
        if quest.category == "escort":
            places = places[1:] if open_quest.carried else places[:1]
        where = text("hud-quest", quest=quest.id, places=places)
        found.append(Goal(where if places else text.name(quest.id)))
    return found


def _fighting(state: State) -> Battle | None:
    """The battle at hand, once its forms are chosen."""
    battle = state.battles[-1] if state.battles else None
    return battle if battle is not None and battle.stage == "response" else None


def _foe(g: G, battle: Battle, attack: Attack) -> Foe:
    own = attack_base(g, battle, attack, attack.form).total + attack.bonus
    other = counter_base(g, battle, attack, attack.form).total
    return attack, own, other, hit_of(g, attack)[0]


def _intents(battle: Battle, foes: list[Foe], text: Text) -> list[Intent]:
    """DG-BAT-14: every attacker with what it adds to its die, against what, and its wounds."""
    return [
        Intent(
            f"attacker:{attack.card}",
            text.name(attack.known_as),
            "crossed-swords",
            [
                Figure("dice-six-faces-six", f"{own}:{other}", text.name(attack.form)),
                Figure("broken-heart", str(wounds), text("hud-wounds")),
            ],
            target=f"hero:{battle.hero}",
        )
        for attack, own, other, wounds in foes
    ]


def _mortal(state: State, battle: Battle, foes: list[Foe], text: Text) -> str:
    """A hero who could fall in this battle."""
    if battle.victim < 0 or battle.attacks[0].target:
        return ""
    hits = [wounds for _, own, other, wounds in foes if own + BEST > other + WORST]
    mortal = sum(hits) >= state.players[battle.victim].life
    return text("hud-mortal", hero=battle.hero) if mortal else ""


def _lord(state: State, text: Text) -> str:
    """Who is the Dungeonlord now."""
    if state.phase != "dungeonlord":
        return ""
    return text("hud-lord", hero=state.players[state.active].hero)


def _from_first(state: State) -> list[Player]:
    players = state.players[state.first :] + state.players[: state.first]
    return [player for player in players if player.alive and player.hero]


def _order(state: State, content: Content, text: Text) -> list[Turn]:
    players = _from_first(state)
    seats = (len(state.players), state.first, state.active)
    return text.once(
        ("order", *seats, *[(p.seat, p.hero, p.card) for p in players]),
        lambda: [_turn(state, content, player, text) for player in players],
    )


def _turn(state: State, content: Content, player: Player, text: Text) -> Turn:
    printed = content.heroes.get(player.card)
    icon = printed.icon if printed is not None else ""
    id, now, done = player.hero, player.seat == state.active, _acted(state, player)
    return Turn(f"hero:{id}", text.name(id), icon, player.seat, now=now, done=done)


def _acted(state: State, player: Player) -> bool:
    """DG-TRN-06: whether a player has had the turn of this round."""
    seats = len(state.players)
    return (player.seat - state.first) % seats < (state.active - state.first) % seats


def _wrath(state: State, content: Content, text: Text) -> list[Clock]:
    if state.wrath < 0:
        return []
    event = next(iter(content.events.values()))
    note = text("hud-wrath")
    return [Clock("wrath", text("wrath"), state.wrath, event.tokens, event.icon, note)]
