"""How a sensible player plays: heads for the quests that can be done, weighs exits, spends the
rivals' Peril where it hurts, keeps responses for what is dangerous."""

from collections.abc import Callable
from typing import Any

from waystone.kernel.ask import NONE, PASS, Option, Question
from waystone.kernel.play import Play

from ..box.definitions import CardDef, Content, Slay
from ..box.effects import Explore, Heal
from ..box.traits import Use
from ..rules.cards import inventory, uses
from ..rules.modes import scoring
from ..rules.quests import open_quests
from ..table.board import steps_from_entrance
from ..table.state import G, Player, State
from ..table.stats import cost, value
from . import planning, tactics
from .tactics import Options

# Where a location lies and which cards are kept shows only rounds later.
SLOW_TO_SHOW = frozenset(
    {"ask-place", "ask-turn", "ask-discard", "ask-discard-phase", "ask-lair", "ask-share"}
)


def shows_soon(prompt: str) -> bool:
    return prompt not in SLOW_TO_SHOW


def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
    g: G = Play(state, content, None)
    me = state.players[seat]
    if question.kind == "amount":
        return str(question.most)
    if question.kind != "choose":
        return " ".join(option.key for option in question.options) or NONE
    options = list(question.options)
    if len(options) == 1:
        return options[0].key
    decide = _DECIDE.get(question.prompt)
    if decide is None:
        return next((o.key for o in options if o.key != PASS), options[0].key)
    return decide(g, me, options, question)


def hero(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    keys = {option.key for option in options}
    for option in options:
        if option.key.startswith(("deliver:", "pick-up:", "take:")):
            return option.key
    now = quest_now(g, me, options)
    if now:
        return now
    card = play_now(g, me, options)
    if card:
        return card
    if "stand" in keys:
        return "stand"
    attack = strike_now(g, me, options)
    if attack:
        return attack
    return travel(g, me, keys)


def quest_now(g: G, me: Player, options: Options) -> str:
    """The attempt or search with the best prospects, if they are good enough."""
    found = (0.0, "")
    for option in options:
        what, _, name = option.key.partition(":")
        if what not in ("attempt", "search"):
            continue
        quest = g.content.quests[name]
        if quest.nakari:
            chance = nakari_chance(g, me)
        elif not scoring.grade_fits(g, me, name):
            continue
        elif what == "search":
            assert quest.search is not None
            chance = planning.passes(quest.search.value - steps_from_entrance(g, me.at))
        else:
            chance = planning.chance_of(g, me, quest, open_quests.find(g, name, me.seat))
        free = what == "attempt" and me.attempts == 0
        hurts = bool(quest.failed) or isinstance(quest.task, Slay)
        if hurts and me.life <= 4 and chance < 0.6:
            continue
        if chance > (0.0 if free and not hurts else 0.15):
            found = max(found, (chance, option.key))
    return found[1]


def nakari_chance(g: G, me: Player) -> float:
    goddess = g.state.nakari
    if goddess is None:
        return 0.0
    monster = g.content.adventure[goddess.card].monster
    assert monster is not None
    left = monster.life - goddess.wounds
    edge, _ = planning.best_attack(g, me, monster, None)
    hit = planning.hit_chance(edge)
    if planning.harm(g, monster, me) * 2 >= me.life:
        return 0.0
    return hit / left if edge >= -1 and left <= 3 else 0.0


def play_now(g: G, me: Player, options: Options) -> str:
    """Permanents as soon as they can be paid; the rest where it is of use."""
    found = (0.0, "")
    reserve = 2 if any(c.timing == "response" for c in hand(g, me)) else 0
    for option in options:
        what, _, name = option.key.partition(":")
        if what == "card":
            card = g.content.adventure[name]
            if card.cost < 0:
                continue
            price = cost(g, me, name)
            worth = 1.0 + price
            if card.duration == "instant":
                worth = instant_worth(g, me, card)
            elif me.glory - price < reserve and price > 2:
                worth = 0.0
            found = max(found, (worth, option.key))
        elif what == "use":
            found = max(found, (use_worth(g, me, name), option.key))
    return found[1]


def instant_worth(g: G, me: Player, card: CardDef) -> float:
    act = card.acts()[0]
    if isinstance(act, Heal):
        missing = g.content.heroes[me.card].life - me.life
        return 4.0 if missing >= act.amount + 2 else 0.0
    if isinstance(act, Explore):
        return 3.0
    return 2.0


def use_worth(g: G, me: Player, name: str) -> float:
    thing, _, n = name.partition(":")
    effect = uses.effects_of(g, thing)[int(n or 0)]
    if not isinstance(effect, Use):
        return 0.0
    act = effect.do[0]
    if isinstance(act, Heal):
        missing = g.content.heroes[me.card].life - me.life
        return 3.0 if missing >= act.amount else 0.0
    if isinstance(act, Explore):
        return 1.5 if me.glory > 3 else 0.0
    if type(act).__name__ in ("Unlock", "Peek"):
        return 0.0
    return 2.0


def hand(g: G, me: Player) -> list[CardDef]:
    return [g.content.adventure[card] for card in me.hand]


def strike_now(g: G, me: Player, options: Options) -> str:
    """Another hero, where the odds are good and the point is not needed for the way."""
    found = (0.0, "")
    for option in options:
        if option.key.startswith("attack:"):
            name = option.key.partition(":")[2]
            foe = next(p for p in tactics.rivals(g, me) if p.hero == name)
            edge, _ = planning.best_attack(g, me, None, foe)
            worth = planning.hit_chance(edge) * (1 + planning.standing(g, foe) / 6)
            if edge >= 1 and me.life > 4:
                found = max(found, (worth, option.key))
    return found[1]


def travel(g: G, me: Player, keys: set[str]) -> str:
    """Towards the goal that pays best for its distance; with none on the map, explore or gather
    Glory."""
    routes = planning.routes(g, me)
    pace = max(2, value(g, me, "speed"))
    choice = (0.0, "")
    for worth, place in planning.goals(g, me):
        if place in routes:
            price, first = routes[place]
            if place == me.at:
                choice = max(choice, (worth, PASS))
            elif f"move:{first}" in keys:
                choice = max(choice, (worth / (1 + price / pace), f"move:{first}"))
    gather = gathering(g, me, keys)
    if g.state.rules.solo and len(me.done) >= 3:
        home = [p for p in routes if g.content.locations[p].entrance]
        first = routes[home[0]][1] if home else ""
        return f"move:{first}" if f"move:{first}" in keys else PASS
    if choice[1]:
        return choice[1]
    if "explore" in keys and me.ap >= 2:
        return "explore"
    return gather or PASS


def gathering(g: G, me: Player, keys: set[str]) -> str:
    """A new location worth its Peril."""
    found = (0.4, "")
    for key in keys:
        if key.startswith("move:"):
            place = key.partition(":")[2]
            location = g.content.locations[place]
            if place in me.visited or (g.state.nakari is not None and g.state.nakari.at == place):
                continue
            worth = location.glory - 0.35 * location.peril
            if location.obstacle is not None:
                worth -= 0.3
            found = max(found, (worth, key))
    return found[1]


def keep_worth(g: G, me: Player, card: str) -> float:
    """What a card in the hand is worth keeping."""
    printed = g.content.adventure[card]
    if printed.timing == "response":
        return 3.0
    if printed.is_glory:
        room = printed.duration == "instant" or inventory.has_room(g, me, card)
        return (2.5 if room else 0.5) - 0.2 * max(0, printed.cost - me.glory - 2)
    if printed.monster is not None:
        return 2.0 + max(
            (planning.harm(g, printed.monster, foe) for foe in tactics.rivals(g, me)), default=0
        )
    return 1.8


def discard(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    def worth(option: Option[Any]) -> float:
        if option.key == PASS:
            return -1.0
        what, _, card = option.key.partition(":")
        if what == "treasure":
            return -5.0
        return -keep_worth(g, me, card) - (0.5 if what == "lair" else 0.0)

    return tactics.best(options, worth)


def to_lair(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    keys = [option.key for option in options]
    if len(me.lair) < 3:
        return "lair"
    return "hand" if "hand" in keys else "discard"


def place(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    """The own quests' locations near, the rivals' far."""
    card = question.args.get("location", "")
    mine = planning.wanted(g.content, me, card)
    board = g.state.board.places

    def worth(option: Option[Any]) -> float:
        x, y = option.value

        def far(p: Player) -> int:
            there = board[p.at] if p.at else board[next(iter(board))]
            return int(abs(x - there.x) + abs(y - there.y))

        total = -1.0 * far(me) if mine else -0.1 * far(me)
        for foe in tactics.rivals(g, me):
            if planning.wanted(g.content, foe, card):
                total += 0.8 * far(foe)
        return total

    return tactics.best(options, worth)


def draw_deck(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    glory = sum(card.is_glory for card in hand(g, me))
    return "glory-deck" if glory < 3 else "peril-deck"


def yes(*keys: str) -> Callable[[G, Player, Options, Question[Any]], str]:
    def decide(g: G, me: Player, options: Options, question: Question[Any]) -> str:
        have = {option.key for option in options}
        return next((key for key in keys if key in have), options[0].key)

    return decide


def token(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    return options[-1].key


_DECIDE: dict[str, Callable[[G, Player, Options, Question[Any]], str]] = {
    "ask-hero": hero,
    "ask-dungeonlord": tactics.dungeonlord,
    "ask-declare": tactics.declare,
    "ask-bane-target": tactics.by_rival,
    "ask-payer": tactics.by_rival,
    "ask-target": tactics.by_rival,
    "ask-peril-to": tactics.by_rival,
    "ask-reward": tactics.by_rival,
    "ask-trap": tactics.trap,
    "ask-form": tactics.form,
    "ask-response": tactics.response,
    "ask-attacker": tactics.attacker,
    "ask-challenge": tactics.challenge,
    "ask-before-roll": tactics.before_roll,
    "ask-after-roll": tactics.after_roll,
    "ask-any-moment": tactics.any_moment,
    "ask-discard": discard,
    "ask-discard-phase": discard,
    "ask-lair": to_lair,
    "ask-place": place,
    "ask-deck": draw_deck,
    "ask-token": token,
    "ask-go-on": yes("go"),
    "ask-dodge": yes("test"),
    "ask-share": yes("no"),
    "ask-save": yes("save"),
    "ask-counter-by": yes("self"),
}
