"""How a sensible player plays: heads for the quests that can be done, weighs exits, spends the
rivals' Peril where it hurts, keeps responses for what is dangerous."""

from collections.abc import Callable
from typing import Any

from waystone.kernel.ask import NONE, PASS, Option, Question
from waystone.kernel.play import Play

from . import plans
from .content import CardDef, Content, Slay
from .effects import Add, Cancel, Dismiss, Evade, Explore, Heal, Reroll, Tame, Use
from .state import G, Player, State
from .stats import block, cost, value

Options = list[Option[Any]]


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


def best(options: Options, worth: Callable[[Option[Any]], float]) -> str:
    """The option of the highest worth, the first of equals."""
    return max(options, key=worth).key


def rivals(g: G, me: Player) -> list[Player]:
    return [p for p in g.state.players if p.alive and p.seat != me.seat]


# ---- the Hero phase


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
        elif what == "search":
            assert quest.search is not None
            from .dungeon import steps_from_entrance

            chance = plans.passes(quest.search.value - steps_from_entrance(g, me.at))
        else:
            chance = plans.chance_of(g, me, quest, quests_find(g, name, me))
        free = what == "attempt" and me.attempts == 0
        hurts = bool(quest.failed) or isinstance(quest.task, Slay)
        if hurts and me.life <= 4 and chance < 0.6:
            continue
        if chance > (0.0 if free and not hurts else 0.15):
            found = max(found, (chance, option.key))
    return found[1]


def quests_find(g: G, name: str, me: Player) -> Any:
    from .quests import find

    return find(g, name, me.seat)


def nakari_chance(g: G, me: Player) -> float:
    goddess = g.state.nakari
    if goddess is None:
        return 0.0
    monster = g.content.adventure[goddess.card].monster
    assert monster is not None
    left = monster.life - goddess.wounds
    edge, _ = plans.best_attack(g, me, monster, None)
    hit = plans.hit_chance(edge)
    if plans.harm(g, monster, me) * 2 >= me.life:
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
    from .moments import effects_of

    effect = effects_of(g, thing)[int(n or 0)]
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
            foe = next(p for p in rivals(g, me) if p.hero == name)
            edge, _ = plans.best_attack(g, me, None, foe)
            worth = plans.hit_chance(edge) * (1 + plans.standing(g, foe) / 6)
            if edge >= 1 and me.life > 4:
                found = max(found, (worth, option.key))
    return found[1]


def travel(g: G, me: Player, keys: set[str]) -> str:
    """Towards the goal that pays best for its distance; with none on the map, explore or gather
    Glory."""
    routes = plans.routes(g, me)
    pace = max(2, value(g, me, "speed"))
    choice = (0.0, "")
    for worth, place in plans.goals(g, me):
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


# ---- the Dungeonlord phase


def dungeonlord(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    for option in options:
        if option.key.startswith("bane:"):
            return option.key
    return next(o.key for o in options if o.key != PASS)


def declare(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    def worth(option: Option[Any]) -> float:
        if option.key == PASS:
            return 0.25
        entry = option.value
        victim = g.state.players[entry.victim]
        return encounter_worth(g, entry.card, victim)

    return best(options, worth)


def encounter_worth(g: G, card: str, victim: Player) -> float:
    printed = g.content.adventure[card]
    if printed.monster is not None:
        harm = plans.harm(g, printed.monster, victim, plans.attack_bonus(g, printed))
    elif printed.trap is not None:
        needed = printed.trap.value - value(g, victim, printed.trap.stat, "threat")
        harm = (1 - plans.passes(needed)) * 1.2
    else:
        harm = 0.5
    return harm * (1 + plans.standing(g, victim) / 5) * (2.0 if victim.life <= 2 else 1.0)


def by_rival(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    """Whoever is ahead."""

    def worth(option: Option[Any]) -> float:
        name = option.key.partition(":")[2]
        for p in g.state.players:
            if p.hero == name:
                return -1.0 if p.seat == me.seat else plans.standing(g, p)
        return -2.0

    return best(options, worth)


def trap(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    """Next to the rival who is ahead, or where that rival has to go."""
    foes = sorted(rivals(g, me), key=lambda p: -plans.standing(g, p))

    def worth(option: Option[Any]) -> float:
        place = option.value
        if place == me.at or plans.wanted(g.content, me, place):
            return -5.0
        total = 0.0
        here = g.state.board.places[place]
        for n, foe in enumerate(foes):
            there = g.state.board.places[foe.at]
            near = abs(here.x - there.x) + abs(here.y - there.y)
            total += (3.0 if plans.wanted(g.content, foe, place) else 0.0) / (1 + n)
            total -= near / (1 + n)
        return total

    return best(options, worth)


# ---- battles


def form(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    """The form with the largest difference."""
    if not g.state.battles:
        return options[0].key
    b = g.state.battles[-1]
    card = question.args.get("card", "")

    def worth(option: Option[Any]) -> float:
        chosen = option.value
        if card == me.hero:
            mine = value(g, me, chosen, "attack")
            foe = b.attacks[0]
            if len(g.state.battles) and foe.kind != "hero":
                printed = block(g, foe).form(chosen)
                return mine - (printed.value if printed is not None else 0)
            other = g.state.players[b.victim if b.owner == me.seat else b.owner]
            return mine - value(g, other, chosen, "counter")
        for attack in b.attacks:
            if attack.card == card and attack.kind != "hero":
                printed = block(g, attack).form(chosen)
                strength = printed.value + 0.8 * (printed.wounds - 1) if printed else 0
                return strength - value(g, g.state.players[b.victim], chosen, "counter")
        return 0.0

    return best(options, worth)


def response(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    """A response is for an attack that will probably hurt."""
    worst = 0.0
    for attack in g.state.battles[-1].attacks if g.state.battles else []:
        if attack.gone:
            continue
        if attack.kind == "hero":
            foe = g.state.players[attack.seat]
            edge = value(g, foe, attack.form, "attack") - value(g, me, attack.form, "counter")
            worst = max(worst, plans.hit_chance(edge))
        else:
            printed = block(g, attack).form(attack.form)
            if printed is not None:
                edge = printed.value + attack.bonus - value(g, me, attack.form, "counter")
                worst = max(worst, plans.hit_chance(edge) * printed.wounds)
    if worst < (0.35 if me.life <= 6 else 0.7):
        return PASS

    def worth(option: Option[Any]) -> float:
        if option.key == PASS:
            return 0.0
        act = first_act(g, option)
        if isinstance(act, Tame):
            return 4.0
        if isinstance(act, Dismiss):
            return 3.0
        return 2.0 if isinstance(act, Evade) else 0.5

    return best(options, worth)


def first_act(g: G, option: Option[Any]) -> Any:
    from .moments import effects_of

    deed = option.value
    if deed is None or deed.kind not in ("card", "use"):
        return None
    if deed.kind == "use":
        use = effects_of(g, deed.thing)[deed.n]
        return use.do[0] if isinstance(use, Use) else None
    return next(iter(g.content.adventure[deed.thing].acts()), None)


def attacker(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    """The most dangerous one."""

    def worth(option: Option[Any]) -> float:
        attack = option.value
        if attack.kind == "hero":
            return value(g, g.state.players[attack.seat], attack.form, "attack")
        monster = block(g, attack)
        return plans.harm(g, monster, me) * 10 + monster.life

    return best(options, worth)


def challenge(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    b = g.state.battles[-1]

    def worth(option: Option[Any]) -> float:
        if option.key == PASS:
            return 0.4
        aim = option.value
        if aim.card:
            attack = next(a for a in b.attacks if a.card == aim.card)
            edge, _ = plans.best_attack(g, me, block(g, attack), None)
            kill = 0.3 if attack.kind == "quest" else 0.0
            return plans.hit_chance(edge) + kill
        foe = g.state.players[aim.seat]
        edge, _ = plans.best_attack(g, me, None, foe)
        return plans.hit_chance(edge) * 0.8

    return best(options, worth)


def before_roll(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    """Cheap help for a roll in a battle or at a quest."""

    def worth(option: Option[Any]) -> float:
        act = first_act(g, option)
        if option.key == PASS or not isinstance(act, Add):
            return 0.5
        return 1.0 if (me.glory >= 3 or me.life <= 6) and g.state.battles else 0.0

    return best(options, worth)


def after_roll(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    die = int(question.args.get("die", 3))
    mine = question.args.get("hero") == me.hero

    def worth(option: Option[Any]) -> float:
        act = first_act(g, option)
        if option.key == PASS or not isinstance(act, Reroll):
            return 0.5
        if act.whose == "own":
            return 1.0 if mine and die <= 2 else 0.0
        return 1.0 if not mine and die >= 5 and g.state.battles else 0.0

    return best(options, worth)


def any_moment(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    """Heal when it is worth it, stand up, send an ambush; else wait."""

    def worth(option: Option[Any]) -> float:
        if option.key == PASS:
            return 0.5
        deed = option.value
        if deed.kind == "stand":
            return 0.9
        if deed.kind == "ambush":
            return encounter_worth(g, deed.thing, g.state.players[deed.n])
        if deed.kind == "attack":
            foe = next(p for p in g.state.players if p.hero == deed.thing)
            edge, _ = plans.best_attack(g, me, None, foe)
            return plans.hit_chance(edge) - 0.1
        act = first_act(g, option)
        if isinstance(act, Heal):
            return 1.0 if g.content.heroes[me.card].life - me.life >= act.amount else 0.0
        if isinstance(act, Cancel):
            return 1.0
        return 0.6 if deed.kind == "bane" else 0.0

    return best(options, worth)


# ---- cards and the map


def keep_worth(g: G, me: Player, card: str) -> float:
    """What a card in the hand is worth keeping."""
    printed = g.content.adventure[card]
    if printed.timing == "response":
        return 3.0
    if printed.is_glory:
        from .cards import has_room

        room = printed.duration == "instant" or has_room(g, me, card)
        return (2.5 if room else 0.5) - 0.2 * max(0, printed.cost - me.glory - 2)
    if printed.monster is not None:
        return 2.0 + max((plans.harm(g, printed.monster, foe) for foe in rivals(g, me)), default=0)
    return 1.8


def discard(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    def worth(option: Option[Any]) -> float:
        if option.key == PASS:
            return -1.0
        what, _, card = option.key.partition(":")
        if what == "treasure":
            return -5.0
        return -keep_worth(g, me, card) - (0.5 if what == "lair" else 0.0)

    return best(options, worth)


def to_lair(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    keys = [option.key for option in options]
    if len(me.lair) < 3:
        return "lair"
    return "hand" if "hand" in keys else "discard"


def place(g: G, me: Player, options: Options, question: Question[Any]) -> str:
    """The own quests' locations near, the rivals' far."""
    card = question.args.get("location", "")
    mine = plans.wanted(g.content, me, card)
    board = g.state.board.places

    def worth(option: Option[Any]) -> float:
        x, y = option.value

        def far(p: Player) -> int:
            there = board[p.at] if p.at else board[next(iter(board))]
            return int(abs(x - there.x) + abs(y - there.y))

        total = -1.0 * far(me) if mine else -0.1 * far(me)
        for foe in rivals(g, me):
            if plans.wanted(g.content, foe, card):
                total += 0.8 * far(foe)
        return total

    return best(options, worth)


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
    "ask-dungeonlord": dungeonlord,
    "ask-declare": declare,
    "ask-bane-target": by_rival,
    "ask-payer": by_rival,
    "ask-target": by_rival,
    "ask-peril-to": by_rival,
    "ask-reward": by_rival,
    "ask-trap": trap,
    "ask-form": form,
    "ask-response": response,
    "ask-attacker": attacker,
    "ask-challenge": challenge,
    "ask-before-roll": before_roll,
    "ask-after-roll": after_roll,
    "ask-any-moment": any_moment,
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


def value_of(g: G, p: Player) -> float:
    life = g.content.heroes[p.card].life if p.card else 1
    return 3.0 * len(p.done) + 2.0 * p.life / life + 0.15 * p.glory + 0.2 * len(p.inventory)


def value_for(state: State, content: Content, seat: int) -> float:
    """How a seat stands: its quests, life and cards against the best of the rivals'."""
    me = state.players[seat]
    if not me.alive:
        return 0.0
    g: G = Play(state, content, None)
    mine = value_of(g, me)
    others = [value_of(g, p) for p in state.players if p.alive and p.seat != seat]
    if not others:
        return min(1.0, mine / 13)
    return mine / (mine + max(others) + 0.5)
