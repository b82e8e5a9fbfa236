"""How a sensible player plays, and how well a seat stands. Only what the seat may see is read:
its own hand and trophies, and what lies open."""

from collections.abc import Callable
from typing import Any

from waystone.kernel.ask import NONE, Question

from .adventures import meets, quests_here
from .appraise import (
    asset_value,
    effects_value,
    odds_against,
    skill_value,
    upgrade,
)
from .definitions import EventDef, QuestDef
from .heroes import is_defeated
from .market import price
from .opponents import damage_on, health_of
from .planning import best_goal, purse, wants_skill, way
from .pool import sheet_of, up
from .state import Combat, Content, G, Hero, State, sheet
from .tactics import action_value, shields_to_spend, token_value
from .trophies import counts

OFFSETS = (0, 1, 3, 4)
Answer = Callable[[G, Hero, Question[Any]], str]


# Fights and tests are decided within the turn; where to go and what to buy shows many turns later.
OF_A_FIGHT = frozenset(
    {
        "ask-combat", "ask-retreat", "ask-test", "ask-reroll", "ask-exert", "ask-token",
        "ask-tokens", "ask-outcome", "ask-ward", "ask-shields",
    }
)  # fmt: skip


def is_of_a_fight(prompt: str) -> bool:
    return prompt in OF_A_FIGHT


def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
    g = G(state, content)
    answer = ANSWERS.get(question.prompt)
    if answer is not None:
        return answer(g, state.heroes[seat], question)
    if question.kind == "amount":
        return str(question.least)
    keys = keys_of(question)
    if question.kind == "order":
        return " ".join(keys)
    if question.kind == "many":
        return " ".join(keys[: question.least]) or NONE
    return keys[0]


def keys_of(question: Question[Any]) -> list[str]:
    return [option.key for option in question.options]


def best(question: Question[Any], worth: Callable[[Any], float]) -> str:
    """The option of the greatest worth; the first of several."""
    return max(question.options, key=lambda option: worth(option.value)).key


# ---- the turn


def act(g: G, hero: Hero, question: Question[Any]) -> str:
    keys = keys_of(question)
    for option in question.options:
        if option.key.startswith("learn:") and wants_skill(g, hero, option.value[1]):
            return option.key
    if hero.damage >= 2 and len(hero.hand) > 1:
        healing = [k for k in keys if k in ("use:lay-on-hands", "use:ushka.2")]
        if healing:
            return healing[0]
    if "stand" in keys:
        return "stand"
    if is_defeated(g, hero):
        return "rest" if "rest" in keys else "end"
    if g.state.points == 0:
        return "end"
    return towards(g, hero, keys)


def towards(g: G, hero: Hero, keys: list[str]) -> str:
    """One point spent on the best goal; a point too many goes where it helps."""
    goal = best_goal(g, hero)
    if goal.space == hero.space:
        if goal.key in keys and goal.points <= g.state.points:
            return goal.key
        return "rest" if hero.damage > 1 else "train" if "train" in keys else "end"
    for key in keys:
        if key in ("use:tireless", "use:swift-boots", "use:post-horse"):
            return key
    if goal.space in g.content.atlas.around[hero.space]:
        step = f"hex:{g.content.atlas.ids[goal.space]}"
        if step in keys:
            return step
    return "roll" if "roll" in keys else "end"


def travel(g: G, hero: Hero, question: Question[Any]) -> str:
    """The die that brings the hero nearest; a die that helps nothing may be rerolled."""
    goal = best_goal(g, hero)
    far = way(g.content, goal.space)
    here = far[hero.space]
    keys = keys_of(question)
    moves = [
        (far[o.value[0]], -n, o.key)
        for n, o in enumerate(question.options)
        if o.key.count(":") == 2
    ]
    nearest = min(moves, default=(999.0, 0, ""))
    if nearest[0] < here - 0.01:
        return nearest[2]
    junk = [c for c in hero.hand if not wants_skill(g, hero, c)]
    rerolls = [k for k in keys if k.startswith("reroll:")]
    if rerolls and here > 2 and (len(junk) > 1 or (g.state.roll and g.state.roll.free)):
        return rerolls[0]
    return "done"


def nearest(g: G, hero: Hero, question: Question[Any]) -> str:
    goal = best_goal(g, hero)
    far = way(g.content, goal.space)
    here = far[hero.space] if hero.space >= 0 else 999.0
    options = [(far[o.value], n, o.key) for n, o in enumerate(question.options) if o.value >= 0]
    found = min(options)
    keys = keys_of(question)
    return "stay" if "stay" in keys and found[0] >= here else found[2]


def place(g: G, hero: Hero, question: Question[Any]) -> str:
    """Begin where gems and a city are near."""

    def worth(space: int) -> float:
        far = way(g.content, space)
        gems = sum(1 / (1 + far[n]) for n in g.state.gems)
        return gems + max(2 / (1 + far[n]) for n in g.content.atlas.cities)

    return best(question, worth)


def choose_hero(g: G, hero: Hero, question: Question[Any]) -> str:
    """Another company each time: by first player and scenario, all heroes in turn."""
    names = list(g.content.heroes)
    taken = [h.hero for h in g.state.heroes if h.hero]
    scenario = list(g.content.scenarios).index(g.state.scenario)
    tables = len(g.state.heroes) * len(g.content.scenarios)
    table = g.state.first + len(g.state.heroes) * scenario
    deal = table * len(names) // tables + OFFSETS[len(taken)]
    turn = names[deal % len(names) :] + names[: deal % len(names)]
    return next(f"hero:{name}" for name in turn if name not in taken)


# ---- cards


def keep_the_best(g: G, hero: Hero, question: Question[Any]) -> str:
    """The skill card that is missed least."""

    def missed(card: str) -> float:
        wanted = 3.0 if wants_skill(g, hero, card) else 0.0
        return wanted + skill_value(g, hero, card) - 0.2 * len(g.content.skills[card].cost)

    return best(question, lambda card: -missed(card))


def worst_skill(g: G, hero: Hero, question: Question[Any]) -> str:
    return best(question, lambda card: -skill_value(g, hero, card))


def worst_asset(g: G, hero: Hero, question: Question[Any]) -> str:
    return best(question, lambda card: -asset_value(g, hero, card))


def best_asset(g: G, hero: Hero, question: Question[Any]) -> str:
    return best(question, lambda found: upgrade(g, hero, found[1]))


def best_skill(g: G, hero: Hero, question: Question[Any]) -> str:
    return best(question, lambda card: skill_value(g, hero, card) if card else 0.5)


def sell(g: G, hero: Hero, question: Question[Any]) -> str:
    """Sell what a card of this market replaces, if only that makes it affordable."""
    city = g.content.atlas.cities.get(hero.space, "")
    chosen, gain = NONE, 0.8
    for card in g.state.markets.get(city, []):
        worth = upgrade(g, hero, card)
        if hero.gold < price(g, hero, card) <= purse(g, hero, card) and worth > gain:
            kind = g.content.assets[card].type
            gain = worth
            chosen = " ".join(f"asset:{a}" for a in hero.assets if g.content.assets[a].type == kind)
    return chosen


def shop(g: G, hero: Hero, question: Question[Any]) -> str:
    def worth(choice: tuple[str, str]) -> float:
        what, card = choice
        gain = upgrade(g, hero, card)
        if what == "buy":
            return 5 + gain - 0.15 * price(g, hero, card) if gain > 0.4 else -9
        return -gain

    return best(question, worth)


def trophy_deck(g: G, hero: Hero, question: Question[Any]) -> str:
    """The kind that the skills in hand ask for."""
    asked = "".join(g.content.skills[c].cost for c in hero.hand)
    have = counts(g, hero)
    letters = {"combat": "c", "social": "s", "exploration": "e"}
    return best(question, lambda deck: asked.count(letters[deck]) - have[deck])


def spare_trophy(g: G, hero: Hero, question: Question[Any]) -> str:
    have = counts(g, hero)
    return best(question, lambda deck: have[deck])


def event(g: G, hero: Hero, question: Question[Any]) -> str:
    card = g.content.adventures[question.args["card"]]
    assert isinstance(card, EventDef)

    def worth(option: Any) -> float:
        value = effects_value(g, hero, option.then)
        return value * 0.55 if option.rumor is not None else value

    return "first" if worth(card.first) >= worth(card.second) else "second"


def outcome(g: G, hero: Hero, question: Question[Any]) -> str:
    quest = g.content.adventures[question.args["card"]]
    assert isinstance(quest, QuestDef)

    def worth(n: int) -> float:
        return 0.3 if n < 0 else 2 + effects_value(g, hero, quest.outcomes[n].then)

    return best(question, worth)


def by_effects(g: G, hero: Hero, question: Question[Any]) -> str:
    """Options that carry their effects: the better one; with a price, if it is worth it."""
    if question.options[-1].key == "no":
        return "yes" if effects_value(g, hero, question.options[0].args["effects"]) > 0 else "no"
    return max(question.options, key=lambda o: effects_value(g, hero, o.args["effects"])).key


def pay(g: G, hero: Hero, question: Question[Any]) -> str:
    worth = effects_value(g, hero, question.options[0].args["effects"])
    return "yes" if worth > 1.5 or g.state.combat is not None else "no"


def test(g: G, hero: Hero, question: Question[Any]) -> str:
    junk = [c for c in hero.hand if not wants_skill(g, hero, c)]
    return "exert" if question.args["successes"] == 0 and junk else "done"


def reroll(g: G, hero: Hero, question: Question[Any]) -> str:
    """While exploring without an outcome in hand, or where it costs nothing."""
    roll = g.state.roll
    if roll is None or g.state.combat is not None:
        return "done"
    for card in quests_here(g, hero):
        quest = g.content.adventures[card]
        assert isinstance(quest, QuestDef)
        if len(roll.dice) == 5 or any(meets(sheet(g, hero), roll, o.needs) for o in quest.outcomes):
            return "done"
        return question.options[0].key
    return "done"


def accept(g: G, hero: Hero, question: Question[Any]) -> str:
    """RB-SPT-01, RB-AMB-33: bots accept only what is not worse for them."""
    args = question.args
    gains = sum(max(0.0, upgrade(g, hero, a)) for a in args["give"]) + args["gold"]
    losses = sum(asset_value(g, hero, a) for a in args["want"])
    return "accept" if gains > losses else "refuse"


def richest(g: G, hero: Hero, question: Question[Any]) -> str:
    return best(question, lambda other: other.gold)


# ---- combat


def my_side(combat: Combat, seat: int) -> int:
    return 0 if combat.sides[0].seat == seat else 1


def fight(g: G, hero: Hero, question: Question[Any]) -> str:
    combat = g.state.combat
    assert combat is not None
    n = my_side(combat, hero.seat)
    chosen = max(question.options, key=lambda o: action_value(g, combat, n, o.value))
    return chosen.key if action_value(g, combat, n, chosen.value) > 0 else "pass"


def shields(g: G, hero: Hero, question: Question[Any]) -> str:
    combat = g.state.combat
    assert combat is not None
    side = combat.sides[my_side(combat, hero.seat)]
    tokens = [option.value for option in question.options]
    chosen = shields_to_spend(g, side, tokens, question.args["damage"])
    return " ".join(f"token:{at}" for at in chosen) or NONE


def token(g: G, hero: Hero, question: Question[Any]) -> str:
    """Of the opponent's the best one; of one's own the one that has most to gain."""
    combat = g.state.combat
    assert combat is not None
    n = int(question.options[0].on.split(":")[1])
    side = combat.sides[n]
    mine = n == my_side(combat, hero.seat)
    surges = bool(sheet_of(g, side).surges)

    def worth(at: int) -> float:
        one = side.tokens[at]
        back = g.content.tokens[one.token].faces[1 - one.face]
        face = token_value(up(g, one), surges)
        if not mine:
            return face
        other = token_value(back, surges)
        return face + other if one.spent else other - face

    return best(question, worth)


def all_tokens(g: G, hero: Hero, question: Question[Any]) -> str:
    return " ".join(keys_of(question))


def retreat(g: G, hero: Hero, question: Question[Any]) -> str:
    """Only from a fight that is as good as lost."""
    combat = g.state.combat
    assert combat is not None
    foe = combat.sides[1 - my_side(combat, hero.seat)]
    left = health_of(g, foe) - damage_on(g, foe)
    return "retreat" if foe.seat < 0 and odds_against(g, hero, left, 1.0) < 0.12 else "stay"


def retreat_to(g: G, hero: Hero, question: Question[Any]) -> str:
    return question.options[0].key


def yes(g: G, hero: Hero, question: Question[Any]) -> str:
    return question.options[0].key


def none(g: G, hero: Hero, question: Question[Any]) -> str:
    return NONE


ANSWERS: dict[str, Answer] = {
    "ask-hero": choose_hero,
    "ask-place": place,
    "ask-action": act,
    "ask-travel": travel,
    "ask-move": nearest,
    "ask-journey": nearest,
    "ask-kindle": nearest,
    "ask-exert": keep_the_best,
    "ask-trim-hand": keep_the_best,
    "ask-discard-hand": keep_the_best,
    "ask-trim-skills": worst_skill,
    "ask-trim-assets": worst_asset,
    "ask-teach": best_skill,
    "ask-recover": best_skill,
    "ask-sell": sell,
    "ask-shop": shop,
    "ask-asset": best_asset,
    "ask-deck": trophy_deck,
    "ask-pay-trophy": spare_trophy,
    "ask-event": event,
    "ask-outcome": outcome,
    "ask-one-of": by_effects,
    "ask-may": by_effects,
    "ask-exert-for": by_effects,
    "ask-spend-tokens": by_effects,
    "ask-offer-trophies": by_effects,
    "ask-pay": pay,
    "ask-test": test,
    "ask-reroll": reroll,
    "ask-accept": accept,
    "ask-offer": none,
    "ask-steal": richest,
    "ask-combat": fight,
    "ask-shields": shields,
    "ask-token": token,
    "ask-tokens": all_tokens,
    "ask-ward": yes,
    "ask-cancel": yes,
    "ask-use": yes,
    "ask-retreat": retreat,
    "ask-retreat-to": retreat_to,
}
