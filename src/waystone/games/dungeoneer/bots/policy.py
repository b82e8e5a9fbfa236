"""How a sensible player plays: heads for the quests that can be done, weighs exits, spends the
rivals' Peril where it hurts, keeps responses for what is dangerous."""

from collections.abc import Callable

from waystone.kernel.ask import NONE, PASS
from waystone.kernel.play import Play

from ..box.definitions import CardDef, Content, Slay
from ..box.effects import Explore, Heal, Peek, Unlock
from ..box.traits import Use
from ..rules.cards import inventory, uses
from ..rules.cards.occasions import (
    AttackHero,
    AttemptQuest,
    DeliverEscort,
    DropEscort,
    LayLocation,
    MoveHero,
    PickUpEscort,
    PlayCard,
    SearchFor,
    StandUp,
    TakeEscort,
    UseEffect,
)
from ..rules.modes import scoring
from ..rules.quests import open_quests
from ..table.board import steps_from_entrance
from ..table.state import G, Player, Readied, State
from ..table.stats import cost, full_life, value
from . import planning, tactics
from .tactics import Asked, Choice, Options

# Where a location lies and which cards are kept shows only rounds later.
SLOW_TO_SHOW = frozenset(
    {"ask-place", "ask-discard", "ask-discard-phase", "ask-lair", "ask-lair-reward"}
)


def shows_soon(prompt: str) -> bool:
    return prompt not in SLOW_TO_SHOW


def policy(state: State, content: Content, seat: int, question: Asked) -> str:
    g: G = Play(state, content, None)
    me = state.players[seat]
    if question.kind == "amount":
        return str(question.most)
    if question.kind != "choose":
        return " ".join(option.key for option in question.options) or NONE
    # An escort once taken is kept: there is always something else to do, if only to pass.
    options = [o for o in question.options if not isinstance(o.value, DropEscort)]
    if len(options) == 1:
        return options[0].key
    decide = _DECIDE.get(question.prompt)
    if decide is None:
        return next((o.key for o in options if o.key != PASS), options[0].key)
    return decide(g, me, options, question)


def hero(g: G, me: Player, options: Options, question: Asked) -> str:
    for option in options:
        if isinstance(option.value, DeliverEscort | PickUpEscort | TakeEscort):
            return option.key
    return (
        quest_now(g, me, options)
        or play_now(g, me, options)
        or key_of(options, StandUp)
        or strike_now(g, me, options)
        or onward(g, me, options)
    )


def onward(g: G, me: Player, options: Options) -> str:
    """DG-SOL-01: alone nobody else brings the game to its end. Who waits at full life beside a
    quest that seemed too hard tries it all the same: it will not become easier."""
    way = travel(g, me, options)
    if way != PASS or not g.state.rules.solo or me.life < full_life(g, me):
        return way
    return key_of(options, AttemptQuest) or way


def key_of(options: Options, deed: type) -> str:
    """The option of this kind of deed, if there is one."""
    return next((option.key for option in options if isinstance(option.value, deed)), "")


def quest_now(g: G, me: Player, options: Options) -> str:
    """The attempt or search with the best prospects, if they are good enough."""
    found = (0.0, "")
    for option in options:
        deed = option.value
        if not isinstance(deed, AttemptQuest | SearchFor):
            continue
        quest = g.content.quests[deed.quest]
        if quest.nakari:
            chance = nakari_chance(g, me)
        elif not scoring.grade_fits(g, me, deed.quest):
            continue
        elif isinstance(deed, SearchFor):
            assert quest.search is not None
            chance = planning.passes(quest.search.value - steps_from_entrance(g, me.at))
        else:
            open_quest = open_quests.find(g, deed.quest, me.seat)
            chance = planning.chance_of(g, me, quest, open_quest)
        free = isinstance(deed, AttemptQuest) and me.attempts == 0
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
        match option.value:
            case PlayCard(name) if g.content.adventure[name].cost >= 0:
                found = max(found, (card_worth(g, me, name, reserve), option.key))
            case UseEffect(thing, n):
                found = max(found, (use_worth(g, me, thing, n), option.key))
    return found[1]


def card_worth(g: G, me: Player, name: str, reserve: int) -> float:
    card = g.content.adventure[name]
    if card.duration == "instant":
        return instant_worth(g, me, card)
    price = cost(g, me, name)
    return 0.0 if me.glory - price < reserve and price > 2 else 1.0 + price


def instant_worth(g: G, me: Player, card: CardDef) -> float:
    act = card.acts()[0]
    if isinstance(act, Heal):
        missing = g.content.heroes[me.card].life - me.life
        return 4.0 if missing >= act.amount + 2 else 0.0
    if isinstance(act, Explore):
        return 3.0
    return 2.0


def use_worth(g: G, me: Player, thing: str, n: int) -> float:
    effect = uses.effects_of(g, thing)[n]
    if not isinstance(effect, Use):
        return 0.0
    act = effect.do[0]
    if isinstance(act, Heal):
        missing = g.content.heroes[me.card].life - me.life
        return 3.0 if missing >= act.amount else 0.0
    if isinstance(act, Explore):
        return 1.5 if me.glory > 3 else 0.0
    if isinstance(act, Unlock | Peek):
        return 0.0
    return 2.0


def hand(g: G, me: Player) -> list[CardDef]:
    return [g.content.adventure[card] for card in me.hand]


def strike_now(g: G, me: Player, options: Options) -> str:
    """Another hero, where the odds are good and the point is not needed for the way."""
    found = (0.0, "")
    for option in options:
        if isinstance(option.value, AttackHero):
            name = option.value.hero
            foe = next(p for p in tactics.rivals(g, me) if p.hero == name)
            edge, _ = planning.best_attack(g, me, None, foe)
            worth = planning.hit_chance(edge) * (1 + planning.standing(g, foe) / 6)
            if edge >= 1 and me.life > 4:
                found = max(found, (worth, option.key))
    return found[1]


def travel(g: G, me: Player, options: Options) -> str:
    """Towards the goal that pays best for its distance; with none on the map, explore or gather
    Glory."""
    moves = {o.value.there: o.key for o in options if isinstance(o.value, MoveHero)}
    goals = planning.goals(g, me)
    routes = planning.routes(g, me) if goals or g.state.rules.solo else {}
    pace = max(2, value(g, me, "speed")) if goals else 2
    choice = (0.0, "")
    for worth, place in goals:
        if place in routes:
            price, first = routes[place]
            if place == me.at:
                choice = max(choice, (worth, PASS))
            elif first in moves:
                choice = max(choice, (worth / (1 + price / pace), moves[first]))
    if g.state.rules.solo and len(me.done) >= 3:
        home = [p for p in routes if g.content.locations[p].entrance]
        return moves.get(routes[home[0]][1] if home else "", PASS)
    explore = key_of(options, LayLocation) if me.ap >= 2 else ""
    return choice[1] or explore or gathering(g, me, moves) or PASS


def gathering(g: G, me: Player, moves: dict[str, str]) -> str:
    """A new location worth its Peril."""
    found = (0.4, "")
    for place, key in moves.items():
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


def discard(g: G, me: Player, options: Options, question: Asked) -> str:
    """What is worth least; nothing if nothing has to go and nothing is drawn in its place."""
    if question.formal:
        return PASS

    def worth(option: Choice) -> float:
        card = option.value
        if card is None:
            return -1.0
        if isinstance(card, Readied):
            return -keep_worth(g, me, card.card) - 0.5
        return -keep_worth(g, me, card) if card in me.hand else -5.0

    return tactics.best(options, worth)


def to_lair(g: G, me: Player, options: Options, question: Asked) -> str:
    """Into the lair while there is room; the Peril to whoever is ahead."""
    places = [option.value.to for option in options]
    where = "lair" if len(me.lair) < 3 else "hand" if "hand" in places else "discard"
    return tactics.by_rival(g, me, [o for o in options if o.value.to == where], question)


def place(g: G, me: Player, options: Options, question: Asked) -> str:
    """The own quests' locations near, the rivals' far."""
    card = question.args.get("location", "")
    mine = planning.wanted(g.content, me, card)
    board = g.state.board.places

    def worth(option: Choice) -> float:
        x, y = option.value.x, option.value.y

        def far(p: Player) -> int:
            there = board[p.at] if p.at else board[next(iter(board))]
            return int(abs(x - there.x) + abs(y - there.y))

        total = -1.0 * far(me) if mine else -0.1 * far(me)
        for foe in tactics.rivals(g, me):
            if planning.wanted(g.content, foe, card):
                total += 0.8 * far(foe)
        return total

    return tactics.best(options, worth)


def draw_deck(g: G, me: Player, options: Options, question: Asked) -> str:
    """Three Glory cards in the hand, the others Peril."""
    wanted = max(0, 3 - sum(card.is_glory for card in hand(g, me)))

    def worth(option: Choice) -> float:
        glories, perils = option.value
        fits = glories <= wanted and (perils == 0 or glories == wanted)
        return float(glories + perils) if fits else -float(glories + perils)

    return tactics.best(options, worth)


def yes(*keys: str) -> Callable[[G, Player, Options, Asked], str]:
    def decide(g: G, me: Player, options: Options, question: Asked) -> str:
        have = {option.key for option in options}
        return next((key for key in keys if key in have), options[0].key)

    return decide


def token(g: G, me: Player, options: Options, question: Asked) -> str:
    return options[-1].key


_DECIDE: dict[str, Callable[[G, Player, Options, Asked], str]] = {
    "ask-hero": hero,
    "ask-dungeonlord": tactics.dungeonlord,
    "ask-declare": tactics.declare,
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
    "ask-lair-reward": to_lair,
    "ask-place": place,
    "ask-deck": draw_deck,
    "ask-token": token,
    "ask-go-on": yes("go"),
    "ask-dodge": yes("test"),
    "ask-save": yes("save"),
    "ask-counter-by": yes("self"),
}
