"""Adventures (RB-ADV): gems, the three decks, events and rumors, quests and exploring."""

from itertools import permutations

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import Then

from .combat import enter_combat
from .definitions import EnemyDef, EventDef, EventOption, Outcome, QuestDef
from .dice import WILD, offer_rerolls, shows, throw
from .effects import Adventure, DeckKind
from .facts import (
    AdventureDrawn,
    CardDiscarded,
    Chose,
    DeckEmpty,
    Explored,
    GemTurned,
    QuestKept,
    QuestTaken,
    RumorTaken,
)
from .geography import LETTERS
from .heroes import speed
from .interpret import interprets, resolve
from .sheet import Sheet
from .state import By, G, Hero, Roll, proceed, push, sheet, step
from .trophies import claim

ROMAN = ("I", "II", "III")


def adventure_here(g: G, hero: Hero) -> DeckKind | None:
    """RB-ADV-01, RB-ADV-03: a gem colour side up in the hero's space."""
    return g.content.atlas.gem[hero.space] if hero.space in g.state.gems else None


def turn_gem(g: G, hero: Hero) -> None:
    """RB-ADV-02: grey side up."""
    g.state.gems.remove(hero.space)
    g.say(GemTurned(g.content.atlas.ids[hero.space]), "RB-ADV-02")


@step
async def draw_adventure(g: G, seat: int, deck: DeckKind) -> Then:
    """RB-ADV-02, RB-ADV-06, RB-ADV-07: draw one card and resolve it at once by its type."""
    hero = g.state.heroes[seat]
    if not g.state.decks[deck]:
        # RB-ADV-05, RB-CMP-05: an adventure deck is never made anew.
        g.say(DeckEmpty(f"deck-{deck}"), "RB-ADV-05")
        return proceed(g)
    card = g.state.decks[deck].pop()
    g.say(AdventureDrawn(hero.hero, card), "RB-ADV-06")
    definition = g.content.adventures[card]
    g.state.drawn, g.state.drawn_seat = card, seat
    if isinstance(definition, EnemyDef):
        return enter_combat("adventure", seat, card, -1, 0)
    if isinstance(definition, QuestDef):
        g.state.drawn = ""
        hero.quests.append(card)
        g.say(QuestTaken(hero.hero, card), "RB-QST-01")
        return proceed(g)
    return resolve_event(seat, card)


@step
async def resolve_event(g: G, seat: int, card: str) -> Then:
    """RB-EVT-01: two options, one is chosen, even one that cannot be fully done (RB-EVT-02)."""
    hero = g.state.heroes[seat]
    event = g.content.adventures[card]
    assert isinstance(event, EventDef)
    options = [
        event_option("first", event.first, card, 1),
        event_option("second", event.second, card, 2),
    ]
    option = await choose(seat, options, "ask-event", rule="RB-EVT-01", card=card)
    g.say(Chose(hero.hero, f"{card}-{1 if option is event.first else 2}"), "RB-EVT-01")
    if option.rumor is not None:
        # RB-EVT-03..05: kept until resolved; the other option is gone.
        g.state.drawn = ""
        hero.rumors.append(card)
        g.say(RumorTaken(hero.hero, card), "RB-EVT-03")
        return proceed(g)
    await resolve(g, By(seat, seat, card=card), option.then)
    discard_drawn(g, card)
    return proceed(g)


def event_option(key: str, option: EventOption, card: str, n: int) -> Option[EventOption]:
    told = {"option": f"{card}-{n}", "effects": option.then}
    if option.rumor is None:
        return Option(key, option, "option-event", told, f"drawn:{card}")
    return Option(
        key, option, "option-event-rumor", told | {"where": option.rumor}, f"drawn:{card}"
    )


def discard_drawn(g: G, card: str) -> None:
    """RB-EVT-06, RB-ENE-08: what was not claimed goes to the pile of its deck."""
    if g.state.drawn == card:
        g.state.drawn = ""
        g.state.discards[g.content.adventures[card].deck].append(card)
        g.say(CardDiscarded(card), "RB-CMP-07")


def rumor_of(event: EventDef) -> EventOption:
    return event.first if event.first.rumor is not None else event.second


def rumors_here(g: G, hero: Hero) -> list[str]:
    """Rumors whose place is the hero's space."""
    found = []
    for card in hero.rumors:
        event = g.content.adventures[card]
        assert isinstance(event, EventDef)
        where = rumor_of(event).rumor
        if where is not None and g.content.atlas.is_in(hero.space, where):
            found.append(card)
    return found


async def resolve_rumor(g: G, hero: Hero, card: str) -> None:
    """RB-EVT-06, RB-EVT-07: claimed if its text says so, else (or on a failed test) discarded."""
    event = g.content.adventures[card]
    assert isinstance(event, EventDef)
    hero.rumors.remove(card)
    g.state.drawn, g.state.drawn_seat = card, hero.seat
    await resolve(g, By(hero.seat, hero.seat, card=card), rumor_of(event).then)
    discard_drawn(g, card)


def quests_here(g: G, hero: Hero) -> list[str]:
    """RB-QST-02: quests one of whose spaces is the hero's."""
    if not hero.quests:
        return []
    places = g.content.atlas.places
    found = []
    for card in hero.quests:
        quest = g.content.adventures[card]
        assert isinstance(quest, QuestDef)
        if any(hero.space in places[place] for place in quest.spaces):
            found.append(card)
    return found


@step
async def explore(g: G, seat: int, card: str) -> Then:
    """RB-EXP-02, RB-QST-03: roll dice equal to speed; a met requirement allows its outcome."""
    hero = g.state.heroes[seat]
    quest = g.content.adventures[card]
    assert isinstance(quest, QuestDef)
    of = sheet(g, hero)
    roll = throw(g, hero, speed(g, hero) + of.explore_dice)
    await offer_rerolls(g, hero, roll)
    met = [n for n, o in enumerate(quest.outcomes) if meets(of, roll, o.needs)]
    g.state.roll = None
    # RB-QST-06..08: one outcome of those met, the player's choice, or none; then it stays.
    options: list[Option[int]] = [
        Option(
            f"outcome:{n + 1}",
            n,
            "option-outcome",
            {"roman": ROMAN[n], "effects": quest.outcomes[n].then},
            f"quest:{card}",
        )
        for n in met
    ]
    options.append(Option("none", -1, "option-no-outcome"))
    chosen = await choose(seat, options, "ask-outcome", rule="RB-QST-03", card=card)
    if chosen >= 0:
        await resolve_outcome(g, hero, card, quest.outcomes[chosen])
    else:
        g.say(QuestKept(hero.hero, card), "RB-QST-07" if met else "RB-QST-08")
    return proceed(g)


def meets(of: Sheet, roll: Roll, needs: str) -> bool:
    """RB-QST-04, RB-QST-05, RB-EXP-03/04: one die a symbol; a required wild takes a wild."""
    shown = [(face, shows(of, face)) for face in roll.dice]
    if len(needs) == 1:
        return any(_fits(face, mask, needs) for face, mask in shown)
    return any(
        all(_fits(face, mask, letter) for (face, mask), letter in zip(dice, needs, strict=True))
        for dice in permutations(shown, len(needs))
    )


def _fits(face: int, mask: int, letter: str) -> bool:
    return face == WILD if letter == "X" else bool(mask & LETTERS[letter])


async def resolve_outcome(g: G, hero: Hero, card: str, outcome: Outcome) -> None:
    """RB-QST-09: then the quest is claimed, unless it says otherwise; RB-AMB-54: a failed test
    leaves it where it is."""
    g.say(Explored(hero.hero, card), "RB-QST-03")
    by = By(hero.seat, hero.seat, card=card)
    await resolve(g, by, outcome.then)
    if by.failed or card not in hero.quests:
        return
    hero.quests.remove(card)
    if outcome.discards:
        g.state.discards[g.content.adventures[card].deck].append(card)
        g.say(CardDiscarded(card), "RB-QST-09")
    else:
        await claim(g, hero, card)


def start_adventure(g: G, hero: Hero) -> None:
    deck = adventure_here(g, hero)
    assert deck is not None
    turn_gem(g, hero)
    push(g, draw_adventure(hero.seat, deck))


@interprets(Adventure)
async def _(g: G, by: By, effect: Adventure) -> None:
    """RB-AMB-50: drawn and resolved at once, after the text that causes it."""
    push(g, draw_adventure(by.hero, effect.deck))
