"""What effects and costs of the journal are worth to a party, in points. Advice for bots; no rule
reads it."""

from collections.abc import Callable, Sequence

from ..box.effects import (
    Calm,
    Check,
    Damage,
    Effect,
    Either,
    Everyone,
    Fight,
    Gain,
    GainItem,
    Heal,
    Lose,
    LoseItem,
    May,
    One,
    Party,
    Roll,
    Rouse,
    Terror,
    Tire,
    Udamage,
    When,
    Whoever,
)
from ..box.instructions import (
    Candle,
    Cure,
    Fade,
    GainCondition,
    GainNamed,
    GainRanked,
    GainSecret,
    JoinCompanion,
    LightGuidestone,
    MarkStatus,
    Meet,
    PlaceGuardian,
    ReachEnding,
    ReadVerse,
    TimePasses,
)
from ..box.journal import Cost
from ..box.requirements import HasSecret
from ..rules.journal.requirements import meets
from ..rules.people.tracks import amount_of
from ..table.party import panics
from ..table.places import the_world
from ..table.state import G, Hero

GOODS = {"food": 2.0, "wealth": 1.5, "magic": 3.0, "xp": 5.0}

FLAT: dict[type, float] = {
    GainItem: 4.0,
    GainNamed: 4.0,
    GainRanked: 5.0,
    LoseItem: -3.0,
    Fade: -5.0,
    GainCondition: -3.0,
    Cure: 3.0,
    TimePasses: -3.0,
    PlaceGuardian: -3.0,
}

LEARNING = {1: 0, 2: 12, 3: 32, 4: 48}

COMPANY = 7
"""Experience that encounters of a difficulty ask of one traveller; what each other one is worth."""


def bad_for(effect: Effect) -> bool:
    """Whoever is not well leaves it alone."""
    return isinstance(effect, Meet | Fight | Damage | Terror)


def party_worth(g: G, effects: Sequence[Effect], party: list[int]) -> float:
    total = 0.0
    for effect in effects:
        total += worth_of(g, effect, party)
    return total


def worth_of(g: G, effect: Effect, party: list[int]) -> float:
    kind = type(effect)
    if kind in FLAT:
        return FLAT[kind]
    worth = BY_KIND.get(kind)
    return worth(g, effect, party) if worth is not None else 0.0


# ---- tracks and resources


def gain(g: G, effect: Gain, party: list[int]) -> float:
    each = 1.0 if effect.what == "xp" else scarce(held(g, effect.what, party) / len(party))
    return GOODS[effect.what] * effect.n * each


def loss(g: G, effect: Lose, party: list[int]) -> float:
    return -GOODS[effect.what] * min(effect.n, held(g, effect.what, party))


def held(g: G, what: str, party: list[int]) -> int:
    heroes, n = g.state.heroes, 0
    for seat in party:
        n += amount_of(heroes[seat], what)
    return n


def healing(g: G, effect: Heal, party: list[int]) -> float:
    return effect.n * max([heal_point(g, g.state.heroes[seat]) for seat in party])


def calming(g: G, effect: Calm, party: list[int]) -> float:
    return effect.n * max([calm_point(g.state.heroes[seat]) for seat in party])


def wounds(g: G, effect: Damage | Udamage, party: list[int]) -> float:
    return -effect.n * min([wound_point(g.state.heroes[seat]) for seat in party])


def fears(g: G, effect: Terror, party: list[int]) -> float:
    return -effect.n * min([fear_point(g.state.heroes[seat]) for seat in party])


def tiring(g: G, effect: Tire, party: list[int]) -> float:
    return -1.2 * effect.n


def rousing(g: G, effect: Rouse, party: list[int]) -> float:
    return 1.2 * effect.n


# ---- the control words, by what follows them


def for_each(g: G, effect: Party | Everyone, party: list[int]) -> float:
    return sum(party_worth(g, effect.do, [seat]) for seat in party)


def for_one(g: G, effect: One, party: list[int]) -> float:
    return max(party_worth(g, effect.do, [seat]) for seat in party)


def for_whom(g: G, effect: Whoever, party: list[int]) -> float:
    found = [seat for seat in party if g.state.heroes[seat].id == effect.character]
    return party_worth(g, effect.do, found) if found else 0.0


def when(g: G, effect: When, party: list[int]) -> float:
    true = meets(g, effect.condition, party)
    return party_worth(g, effect.do if true else effect.otherwise, party)


def checked(g: G, effect: Check, party: list[int]) -> float:
    each = [party_worth(g, one.do, party) for one in effect.results]
    return sum(each) / max(1, len(each))


def rolled(g: G, effect: Roll, party: list[int]) -> float:
    return sum(party_worth(g, one.do, party) for one in effect.faces) / max(1, len(effect.faces))


def either(g: G, effect: Either, party: list[int]) -> float:
    return max(party_worth(g, one.do, party) for one in effect.options)


def may(g: G, effect: May, party: list[int]) -> float:
    return max(0.0, party_worth(g, effect.do, party))


# ---- the story


def fought(g: G, effect: Fight, party: list[int]) -> float:
    heroes = [g.state.heroes[seat] for seat in party]
    lost, won = (party_worth(g, do, party) for do in (effect.lost, effect.won))
    luck = odds(g, effect, heroes)
    return luck * won + (1 - luck) * lost - struggle(g, heroes, luck)


def met(g: G, effect: Meet, party: list[int]) -> float:
    heroes = [g.state.heroes[seat] for seat in party]
    return -struggle(g, heroes, odds(g, effect, heroes))


def ended(g: G, effect: ReachEnding, party: list[int]) -> float:
    return 100.0 if g.content.endings[effect.ending].won else -100.0


def lit(g: G, effect: LightGuidestone, party: list[int]) -> float:
    return 25.0 if not the_world(g).stones else 6.0


def candle(g: G, effect: Candle, party: list[int]) -> float:
    spots = the_world(g).spots
    return 3.0 if any(spots[g.state.heroes[s].at].side == "wyrd" for s in party) else 0.0


def read(g: G, effect: ReadVerse, party: list[int]) -> float:
    return 0.0 if effect.verse in the_world(g).read else 1.5


def marked(g: G, effect: MarkStatus, party: list[int]) -> float:
    return 0.0 if effect.part in the_world(g).statuses.get(effect.status, ()) else 0.3


def secret(g: G, effect: GainSecret, party: list[int]) -> float:
    return 0.0 if meets(g, HasSecret(effect.secret), party) else 4.0


def companion(g: G, effect: JoinCompanion, party: list[int]) -> float:
    return 0.0 if any(one.id == effect.companion for one in the_world(g).friends) else 6.0


BY_KIND: dict[type, Callable[..., float]] = {
    Gain: gain,
    Lose: loss,
    Heal: healing,
    Calm: calming,
    Damage: wounds,
    Udamage: wounds,
    Terror: fears,
    Tire: tiring,
    Rouse: rousing,
    Party: for_each,
    Everyone: for_each,
    One: for_one,
    Whoever: for_whom,
    When: when,
    Check: checked,
    Roll: rolled,
    Either: either,
    May: may,
    Fight: fought,
    Meet: met,
    ReachEnding: ended,
    LightGuidestone: lit,
    Candle: candle,
    ReadVerse: read,
    MarkStatus: marked,
    GainSecret: secret,
    JoinCompanion: companion,
}


def scarce(each: float) -> float:
    """Goods matter less to those who have them."""
    return 1.5 if each < 1 else 1.0 if each < 3 else 0.4 if each < 6 else 0.0


def odds(g: G, effect: Fight | Meet, heroes: list[Hero]) -> float:
    """How likely the encounter goes well, by its difficulty and what the party has learnt; nobody
    wins in Panic (TG-PAN-02)."""
    calm = sum(not panics(g, one.seat) for one in heroes) / len(heroes)
    if effect.named:
        difficulty = g.content.encounters[effect.named].difficulty
        if g.content.encounters[effect.named].king:
            difficulty += 1
    else:
        chapter = g.content.chapters.get(the_world(g).chapter)
        difficulty = min(4, 1 + (chapter.number if chapter else 0) // 2)
    skill = sum(learnt(one) for one in heroes) / len(heroes) + COMPANY * (len(heroes) - 1)
    return calm * max(0.15, min(0.95, 0.85 - (LEARNING[min(4, difficulty)] - skill) / 40))


def learnt(one: Hero) -> int:
    """About the experience that a character has spent, and the use of what it carries."""
    cards = 20 - len(one.combat_set) - len(one.diplomacy_set)
    points = sum(one.attributes) - 5
    return 2 * cards + 3 * points + 5 * len(one.skills) + 2 * min(4, len(one.items))


def branded(g: G) -> bool:
    """TG-DTH-10: death is not the end of them."""
    held = [*the_world(g).shared, *(card for one in g.state.heroes for card in one.secrets)]
    return any(g.content.secrets[card.id].brand for card in held)


def struggle(g: G, heroes: list[Hero], luck: float) -> float:
    """What an encounter takes out of a party; more where nobody answers for it."""
    weakest = min(one.health for one in heroes)
    shaken = max(one.terror for one in heroes)
    wear = 1.0 + 2.5 * max(0, 6 - weakest) + 1.5 * max(0, shaken - 4)
    dread = 6.0 if branded(g) else max(6.0, 25.0 - the_world(g).day)
    return wear + dread * (1 - luck)


def price_of(g: G, costs: Sequence[Cost], party: list[int]) -> float:
    total = 0.0
    if not costs:
        return total
    heroes = [g.state.heroes[seat] for seat in party]
    for cost in costs:
        times = {"": 1, "member": len(party), "character": len(g.state.heroes)}[cost.each]
        n = cost.n * times
        match cost.what:
            case "energy":
                total += 0.6 * n
            case "health":
                total += n * min(wound_point(one) for one in heroes)
            case "terror":
                total += n * min(fear_point(one) for one in heroes)
            case _:
                left = held(g, cost.what, party) - n
                total += GOODS[cost.what] * n * (1.2 if left < len(heroes) else 0.6)
    return total


def heal_point(g: G, one: Hero) -> float:
    if one.health >= g.content.characters[one.id].most_health:
        return 0.0
    return 6.0 if one.health <= 2 else 3.0 if one.health <= 5 else 1.0


def calm_point(one: Hero) -> float:
    return 0.0 if one.terror == 0 else 4.0 if one.terror >= 7 else 2.0 if one.terror >= 4 else 0.7


def wound_point(one: Hero) -> float:
    return 12.0 if one.health <= 2 else 5.0 if one.health <= 4 else 2.0


def fear_point(one: Hero) -> float:
    return 6.0 if one.terror >= 7 else 3.0 if one.terror >= 5 else 1.3
