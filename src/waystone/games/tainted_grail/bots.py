"""How a sensible traveller plays, and how well the party stands.

In an activation the policy tries card orders by the rules themselves, on a copy in which everything
hidden is dealt anew with luck of its own, and weighs each by what the enemy then does."""

from collections.abc import Coroutine
from math import exp
from typing import Any

from waystone.kernel.ask import NONE, PASS, Ask, Question
from waystone.kernel.codec import copier
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams

from . import campaign_bot, steps
from .definitions import CombatDef, Content, DiplomacyDef
from .effects import Damage, Down, LoseCubes, LoseTime, Party, Terror, Udamage
from .enemy import the_enemy_acts
from .faces import faces
from .keys import play
from .party import ActiveFell, Over, member, now, present
from .sequence import colour_now
from .state import G, Member, State
from .view import redeal
from .world_state import World
from .worth import costs, worth, worth_of

NODES = 48
ROAD_NODES = 20
BREADTH = 4
SETTLED = 0.9
HOPELESS = -9.0
BADLY_HURT = 3
LUCK = 20260
PATIENCE = 20

_copy = copier(State)


def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
    """The key of a sensible answer."""
    if state.world is not None and state.encounter is None and state.world.stage:
        return campaign_bot.policy(state, content, seat, question)
    if question.prompt == "ask-act":
        return weary(state, question) or Search(state, content, seat).best(question)
    return quick(Play(state, content), seat, question)


def weary(state: State, question: Question[Any]) -> str:
    """After so many rounds that nothing can change any more: leave, or at least act."""
    encounter = state.encounter
    if encounter is None or encounter.round <= PATIENCE:
        return ""
    keys = [option.key for option in question.options]
    ways = ("concede", "escape", "give-up")
    for key in [k for k in ways if k in keys] + [k for k in keys if k.startswith("card:")]:
        return key
    return ""


# ---- answers that need no search


def quick(g: G, seat: int, question: Question[Any]) -> str:
    keys = [option.key for option in question.options]
    match question.prompt:
        case "ask-character":
            turn = g.state.world.omen if g.state.world is not None else 0
            return keys[(seat + turn) % len(keys)]
        case "ask-mulligan":
            return "keep" if good_hand(g, seat) else "redraw"
        case "ask-may" | "ask-either":
            return best_deal(g, seat, question)
        case "ask-up-to":
            return str(how_often(g, seat, question))
        case "ask-magic":
            return "magic" if "magic" in keys else keys[0]
        case "ask-consent" | "ask-companion":
            return keys[0]
        case "ask-concede":
            return "yes"
        case "ask-give-up" | "ask-give-up-red":
            return PASS
        case "ask-defence":
            return keys[0]
        case "ask-discard" | "ask-trim":
            return fewest_keys(g, question)
        case "ask-look" | "ask-recover" | "ask-place":
            return max(keys, key=lambda key: card_worth(g, seat, key.removeprefix("card:")))
        case "ask-trap":
            weak = g.state.heroes[seat].health <= 3 or len(member(g, seat).hand) > 3
            return "card" if weak else "health"
        case "ask-share" | "ask-greedy" | "ask-payer":
            return sharer(g, question)
        case "ask-cube" | "ask-step":
            return cube_goes(g, keys)
        case "ask-meal":
            one = g.state.heroes[seat]
            return "eat" if one.health < g.content.characters[one.id].most_health else PASS
        case "ask-active-item":
            return keys[-1]
        case "ask-active":
            return freshest(g, keys)
        case _:
            return default(question)


def default(question: Question[Any]) -> str:
    keys = [option.key for option in question.options]
    if question.kind == "amount":
        return str(question.least)
    if question.kind == "many":
        return " ".join(keys[: question.least]) or NONE
    if question.kind == "order":
        return " ".join(keys) or NONE
    return keys[0]


def good_hand(g: G, seat: int) -> bool:
    """At least one card of the hand does something at once."""
    hand = member(g, seat).hand
    return len(hand) < 3 or sum(card_worth(g, seat, card) > 0.9 for card in hand) >= 1


def card_worth(g: G, seat: int, card: str) -> float:
    """What a card would bring on its own, its keys half met."""
    face = faces(g.content).cards[card]
    icons = [icon for row in face.left if row for icon in row]
    icons += [icon for icon in face.left_free for _ in range(2)]
    points = {"cube": 0.5, "up": 0.5, "card": 0.3, "bolt": 0.3, "encb": 0.5, "time": 0.3}
    value = sum(points.get(icon, 0) for icon in icons)
    value += worth(g, face.play, seat) + 0.6 * worth(g, face.delay, seat) + 0.3 * len(face.mods)
    return value


def fewest_keys(g: G, question: Question[Any]) -> str:
    """The least useful cards go."""
    seat = question.seat
    keys = sorted(
        (option.key for option in question.options),
        key=lambda key: card_worth(g, seat, key.removeprefix("card:")),
    )
    return " ".join(keys[: max(1, question.least)])


def best_deal(g: G, seat: int, question: Question[Any]) -> str:
    def gain(option: Any) -> float:
        if not option.args:
            return 0.01
        return worth(g, option.args["do"], seat) - costs(g, option.args["pay"], seat)

    return str(max(question.options, key=gain).key)


def how_often(g: G, seat: int, question: Question[Any]) -> int:
    pay, do = question.args["pay"], question.args["do"]
    gain = worth(g, do, seat)
    times = 0
    while times < question.most:
        more = (type(pay)(pay.what, pay.n * (times + 1)),)
        if gain * (times + 1) <= costs(g, more, seat):
            break
        times += 1
    return max(question.least, times)


def sharer(g: G, question: Question[Any]) -> str:
    """Good things to the weakest, bad things to the strongest."""
    effect = question.args.get("effect")

    def gain(option: Any) -> float:
        if not isinstance(option.value, int) or option.value < 0:
            return 0.2
        seat = option.value
        base = 0.01 * g.state.heroes[seat].health
        if effect is not None:
            return worth_of(g, effect, seat, None) - base
        return base

    return str(max(question.options, key=gain).key)


def cube_goes(g: G, keys: list[str]) -> str:
    """On a Spawn that is nearly beaten while there is time for it; else where it is needed."""
    enemy = now(g)
    card = g.content.encounters[enemy.id]
    if isinstance(card, CombatDef):
        hurried = card.toughness - enemy.pool <= 2
    else:
        hurried = enemy.time <= 2
    near = [s for s in enemy.spawn if g.content.spawn[s.id].toughness - s.cubes <= 2]
    if near and not hurried and len(enemy.spawn) > 1:
        return f"spawn:{min(near, key=lambda s: g.content.spawn[s.id].toughness - s.cubes).id}"
    return "pool" if "pool" in keys else keys[0]


def freshest(g: G, keys: list[str]) -> str:
    """The member with the most cards first: the row may be milder afterwards."""
    by_key = {f"hero:{g.state.heroes[m.seat].id}": m for m in present(g)}

    def strength(key: str) -> tuple[int, int]:
        one: Member | None = by_key.get(key)
        return (len(one.hand), g.state.heroes[one.seat].health) if one else (0, 0)

    return max(keys, key=strength)


# ---- search over card orders within an activation


class Search:
    """Every line is played by the rules on a copy; a line ends with the enemy's attack."""

    def __init__(self, state: State, content: Content, seat: int) -> None:
        root = _copy(state)
        redeal(root, content, seat, Streams(LUCK))
        root.streams = Streams(LUCK)
        self.root, self.content, self.seat = root, content, seat
        self.nodes = NODES
        if root.world is not None:
            root.world = close_by(root.world)
            self.nodes = ROAD_NODES
        assert root.encounter is not None
        self.known = set(member(Play(root, content), seat).hand)

    def best(self, question: Question[Any]) -> str:
        keys = [option.key for option in question.options]
        if "panic" in keys:
            return "panic"
        for way_out in ("concede", "escape"):
            if way_out in keys and self.spent():
                return way_out
        best_key, best_value = "stop", self.stop(self.root)
        for key in self.candidates(self.root, keys):
            value = self.line(self.root, key)
            if value > best_value + 1e-9:
                best_key, best_value = key, value
        if "escape" in keys and best_value < SETTLED and self.hopeless() and self.survives_escape():
            return "escape"
        return best_key if best_key in keys else keys[0]

    def spent(self) -> bool:
        """Nobody has a card left and none is about to fire."""
        g: G = Play(self.root, self.content)
        return not any(m.hand or m.deck for m in present(g)) and not any(
            card.tokens for card in now(g).sequence
        )

    def hopeless(self) -> bool:
        """Badly hurt, the foe not half beaten, and far more Health needed than there is."""
        g: G = Play(self.root, self.content)
        enemy = self.content.encounters[now(g).id]
        hurt_badly = self.root.heroes[self.seat].health <= BADLY_HURT
        if not isinstance(enemy, CombatDef) or not hurt_badly or 2 * now(g).pool > enemy.toughness:
            return False
        members = present(g)
        cards = sum(len(m.hand) + 0.4 * len(m.deck) for m in members)
        return outlast(g, enemy, members, cards, 0.0) < HOPELESS

    def candidates(self, state: State, keys: list[str]) -> list[str]:
        g: G = Play(state, self.content)
        cards = [k for k in keys if k.startswith("card:") and k[5:] in self.known]
        cards.sort(key=lambda k: -card_worth(g, self.seat, k[5:]))
        others = [k for k in keys if k.startswith(("use:", "charge:", "companion"))]
        return cards[:BREADTH] + others[:BREADTH]

    def line(self, state: State, key: str) -> float:
        """The value of doing this and then the best of what may follow."""
        self.nodes -= 1
        copy = _copy(state)
        g: G = Play(copy, self.content)
        try:
            options = steps.options_of(g, self.seat)
            chosen = next(o.value for o in options if o.key == key)
            if isinstance(chosen, str):
                drive(g, play(g, self.seat, chosen))
            else:
                drive(g, chosen(g, self.seat))
        except Over as over:
            return settled(g, over.result)
        except ActiveFell:
            return standing(g)
        best = self.stop(copy)
        if self.nodes > 0:
            keys = [o.key for o in steps.options_of(g, self.seat)]
            for further in self.candidates(copy, keys):
                if self.nodes <= 0:
                    break
                best = max(best, self.line(copy, further))
        return best

    def stop(self, state: State) -> float:
        return self.attacked(_copy(state))

    def survives_escape(self) -> bool:
        copy = _copy(self.root)
        now(Play(copy, self.content)).escaping = True
        self.attacked(copy)
        return not copy.heroes[self.seat].dying

    def attacked(self, copy: State) -> float:
        g: G = Play(copy, self.content)
        try:
            drive(g, the_enemy_acts(g))
        except Over as over:
            return settled(g, over.result)
        except ActiveFell:
            pass
        return standing(g)


def close_by(world: World) -> World:
    """As much of the island as matters in an encounter."""
    return World(
        world.campaign,
        world.chapter,
        friends=world.friends,
        shared=world.shared,
        party=world.party,
        at=world.at,
    )


def drive(g: G, rule: Coroutine[Any, Any, Any]) -> Any:
    """Run a rule with quick answers."""
    value: Any = None
    try:
        while True:
            ask: Ask = rule.send(value)
            question = ask.questions[0]
            key = question.settled()
            if key is None:
                key = quick(g, question.seat, question)
            value = question.read(key)
            if ask.mode == "anyone":
                value = (question.seat, value)
    except StopIteration as done:
        return done.value


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
    enemy = g.content.encounters[now(g).id]
    cards = sum(len(m.hand) + 0.4 * len(m.deck) for m in members)
    body = 0.0
    for one in members:
        person = g.state.heroes[one.seat]
        red = g.content.characters[person.id].red_terror
        body += 0.015 * len(one.hand) - (0.08 if person.terror >= red else 0.004 * person.terror)
    laid = sum(
        worth(g, faces(g.content).cards[c.id].delay, now(g).active, c) / (1 + 0.4 * c.tokens)
        for c in now(g).sequence
        if c.tokens
    )
    charged = 0.3 * sum(min(c.charges, 2) for c in now(g).sequence)
    if isinstance(enemy, CombatDef):
        return fight(g, enemy, members, cards, laid + charged) + body
    return talk(g, enemy, cards, laid + charged) + body


def fight(g: G, enemy: CombatDef, members: list[Member], cards: float, laid: float) -> float:
    """How likely it is that the party outlasts the foe, and how far it has come."""
    pool = min(enemy.toughness, now(g).pool + 0.8 * laid)
    lowest = min(g.state.heroes[m.seat].health for m in members)
    hope = sigmoid(outlast(g, enemy, members, cards, laid) / 2.5)
    return 0.75 * hope + 0.15 * pool / enemy.toughness + 0.02 * min(lowest, 4)


def outlast(g: G, enemy: CombatDef, members: list[Member], cards: float, laid: float) -> float:
    """The Health a member will have left, more or less, when Toughness is reached."""
    missing = enemy.toughness - min(enemy.toughness, now(g).pool + 0.8 * laid)
    pain = drain = 0.0
    rows = [row for row in enemy.rows if row.to >= now(g).pool]
    for row in rows:
        pain += hurt(row.do, len(members)) / len(rows)
        drain += sum(e.n for e in row.do if isinstance(e, LoseCubes)) / len(rows)
    rate = max(0.35, 2.1 - 0.7 * drain)
    rate *= min(1.0, 0.35 + cards / (2.2 * missing + 1))
    health = sum(min(g.state.heroes[m.seat].health, 9) for m in members)
    return (health - missing / rate * (pain + 0.15 * len(now(g).spawn))) / len(members)


def hurt(effects: Any, members: int) -> float:
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
    green = enemy.track.index("green") if "green" in enemy.track else len(enemy.track)
    red = max((n for n, colour in enumerate(enemy.track) if colour == "red"), default=-1)
    falls = sum(e.n for e in enemy.reaction if isinstance(e, Down))
    clock = max(1, sum(e.n for e in enemy.reaction if isinstance(e, LoseTime)))
    turns = encounter.time / clock
    gain = 1.7 * min(1.0, 0.3 + cards / (2.0 * turns + 1))
    final = encounter.affinity + 0.8 * laid + turns * (gain - falls)
    final = min(final, len(enemy.track) - 1 + 0.5)
    if encounter.affinity >= green:
        # The sooner it ends, the surer.
        final += 0.5 + 0.3 / (1 + turns)
    step = 0.02 * encounter.affinity
    return 0.8 * sigmoid(1.3 * (final - green + 0.3)) + 0.12 * sigmoid(final - red - 0.5) + step
