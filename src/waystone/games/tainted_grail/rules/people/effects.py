"""Effects on characters: cards, Secrets, Conditions, shapes, item decks."""

from waystone.kernel.ask import Option

from ...box.effects import Effect
from ...box.instructions import (
    ChangeForm,
    Cure,
    GainCard,
    GainCondition,
    GainFilter,
    GainNamed,
    GainRanked,
    GainSecret,
    ItemDeckIn,
    LoseSecret,
    OwnExperience,
    SetTrack,
)
from ...table.island_facts import (
    CardGained,
    DeckOffTable,
    DeckOnTable,
    FilterGained,
    FormChanged,
    NothingToCure,
)
from ...table.places import the_world
from ...table.state import Doing, G, Hero
from ..carrying_out import order
from ..doing import performs
from ..group import group_chooses, hero_options
from .afflictions import attach, detach
from .health import lose_health
from .items import draw_item, item_decks, take_item
from .secrets import gain_secret, lose_secret
from .tracks import change_resource, gain_energy, gain_health, gain_terror, lose_energy, lose_terror

RANKS: tuple[tuple[str, ...], ...] = (("a",), ("b",), ("c", "d"), ("e",))
"""TG-ITM-01: c and d are equal."""


async def somebody(g: G, doing: Doing, prompt: str, effect: Effect, secret: str = "") -> Hero:
    """Whom it concerns: the one it stands for, or a member of the party's choice."""
    if doing.me >= 0:
        return g.state.heroes[doing.me]
    options = hero_options(g, doing.party)
    seat = await group_chooses(
        g, doing.party, options, prompt, "TG-JRN-10",
        do=(effect,), source=doing.origin, secret=secret,
    )  # fmt: skip
    return g.state.heroes[seat]


@performs.rule
async def set_track(g: G, doing: Doing, effect: SetTrack) -> None:
    one = await somebody(g, doing, "ask-whom", effect)
    card = g.content.characters[one.id]
    start = {"energy": card.energy, "health": card.health, "terror": card.terror}
    to = start[effect.track] if effect.to < 0 else effect.to
    change = to - getattr(one, effect.track)
    match effect.track:
        case "energy":
            (gain_energy if change > 0 else lose_energy)(g, one.seat, abs(change))
        case "terror":
            (gain_terror if change > 0 else lose_terror)(g, one.seat, abs(change))
        case _:
            if change > 0:
                gain_health(g, one.seat, change)
            elif change:
                await lose_health(g, one.seat, -change)


@performs.rule
async def own_experience(g: G, doing: Doing, effect: OwnExperience) -> None:
    """TG-RES-06: personal missions reward one character."""
    one = await somebody(g, doing, "ask-whom", effect)
    change_resource(g, one.seat, "xp", effect.n, "TG-RES-06")


@performs.rule
async def gain_card(g: G, doing: Doing, effect: GainCard) -> None:
    """TG-SEC-09: it stays in the deck of the character it belongs to."""
    card = g.content.cards[effect.card]
    for one in g.state.heroes:
        deck = one.combat if card.deck == "combat" else one.diplomacy
        owned = (*one.combat, *one.diplomacy, *one.aside)
        if one.id == card.owner and card.id not in owned:
            deck.append(card.id)
            g.say(CardGained(one.id, card.id), "TG-SEC-09")


@performs.rule
async def change_form(g: G, doing: Doing, effect: ChangeForm) -> None:
    """TG-WFM-01, TG-WFM-02, TG-WFM-03, TG-WFM-08: cards, skill and token come together, and go
    together."""
    if effect.character:
        one = next((h for h in g.state.heroes if h.id == effect.character), None)
        if one is None:
            return
    else:
        one = await somebody(g, doing, "ask-whom", effect)
    if one.wyrdform != effect.back:
        return
    mine = [c for c in g.content.cards.values() if c.owner == one.id and c.letter == "wyrdform"]
    skills = [s.id for s in g.content.skills.values() if s.owner == one.id and s.wyrdform]
    one.wyrdform = not effect.back
    if effect.back:
        gone = {c.id for c in mine}
        for deck in (one.combat, one.diplomacy, one.aside):
            deck[:] = [card for card in deck if card not in gone]
        one.skills[:] = [skill for skill in one.skills if skill not in skills]
    else:
        one.combat += [c.id for c in mine if c.deck == "combat"]
        one.diplomacy += [c.id for c in mine if c.deck == "diplomacy"]
        one.skills += skills
    g.say(FormChanged(one.id, one.wyrdform), "TG-WFM-01")


@performs.rule
async def gain_condition(g: G, doing: Doing, effect: GainCondition) -> None:
    one = await somebody(g, doing, "ask-whom", effect)
    if attach(g, one, effect.condition, "TG-SET-11"):
        do = g.content.conditions[effect.condition].gain
        if do:
            g.call(order(do, [one.seat], one.seat, effect.condition))


@performs.rule
async def cure(g: G, doing: Doing, effect: Cure) -> None:
    """A named Condition, or one of choice; the cards that tracks bring stay."""
    members = [doing.me] if doing.me >= 0 else doing.party
    found = [
        (g.state.heroes[seat], card.id)
        for seat in members
        for card in g.state.heroes[seat].afflictions
        if effect.condition in ("", card.id) and not g.content.conditions[card.id].kind
    ]
    if not found:
        g.say(NothingToCure(), "TG-SET-11")
        return
    options = [
        Option(
            f"cure:{one.id}:{card}", (one, card), "option-cure", {"hero": one.id, "condition": card}
        )
        for one, card in found
    ]
    one, card = await group_chooses(
        g, doing.party, options, "ask-cure", "TG-GEN-03", source=doing.origin
    )
    detach(g, one, card, "TG-SET-11")


@performs.rule
async def take_secret(g: G, doing: Doing, effect: GainSecret) -> None:
    definition = g.content.secrets[effect.secret]
    one = None
    if not definition.shared:
        one = await somebody(g, doing, "ask-whom-secret", effect, secret=effect.secret)
    await gain_secret(g, one, definition, doing.party)


@performs.rule
async def give_secret_back(g: G, doing: Doing, effect: LoseSecret) -> None:
    lose_secret(g, effect.secret, effect.ever)


@performs.rule
async def gain_ranked(g: G, doing: Doing, effect: GainRanked) -> None:
    """TG-ITM-08: Consumables excluded; TG-AMB-29: of c and d the gaining player chooses."""
    tables = the_world(g).tables
    ranks = RANKS if effect.rank == "lowest" else tuple(reversed(RANKS))
    decks = next((found for rank in ranks if (found := [d for d in rank if d in tables])), [])
    if not decks:
        return
    one = await somebody(g, doing, "ask-whom", effect)
    options = [Option(f"deck:{d}", d, "option-item-deck", {"deck": d}) for d in decks]
    deck = await group_chooses(
        g, [one.seat], options, "ask-item-deck", "TG-AMB-29", source=doing.origin
    )
    item = draw_item(g, deck)
    if item is not None:
        await take_item(g, one, item)


@performs.rule
async def gain_named(g: G, doing: Doing, effect: GainNamed) -> None:
    held = {item.id for one in g.state.heroes for item in one.items}
    if effect.item in held or effect.item in the_world(g).gone:
        return
    deck = g.content.items[effect.item].deck
    returned = g.state.items.get(deck, [])
    if effect.item in returned:
        returned.remove(effect.item)
    await take_item(g, await somebody(g, doing, "ask-whom", effect), effect.item)


@performs.rule
async def item_deck(g: G, doing: Doing, effect: ItemDeckIn) -> None:
    """TG-ITM-02: only decks the game has put into play lie on the table."""
    tables = the_world(g).tables
    if effect.out and effect.deck in tables:
        tables.remove(effect.deck)
        g.say(DeckOffTable(effect.deck), "TG-ITM-02")
    elif not effect.out and effect.deck not in tables and effect.deck in item_decks(g.content):
        tables.append(effect.deck)
        g.say(DeckOnTable(effect.deck), "TG-ITM-02")


@performs.rule
async def gain_filter(g: G, doing: Doing, effect: GainFilter) -> None:
    """TG-JRN-09: from now on hidden text of this colour is read. TG-TUT-03: nobody has one at the
    start."""
    if effect.colour not in the_world(g).filters:
        the_world(g).filters.append(effect.colour)
        g.say(FilterGained(effect.colour), "TG-JRN-09")
