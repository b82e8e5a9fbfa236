"""DG-SPC: what may be done in any player's turn, and the moments at which it is asked for.

The book lets any-moment cards be played whenever they can be paid. A card is offered at the
moments where its first effect can do something: before a die is rolled, after it, when wounds are
about to be taken, when a hero is about to fall, in the Response step, when a bane is played, and
(all the others) in the calm between."""

from functools import cache
from typing import Any, Literal

from waystone.kernel.ask import PASS, Option, choose

from . import battle, cards, dungeonlord, fitting, heroes, quests
from .content import CardDef, Content, EffectDef
from .effects import (
    Act,
    Add,
    Cancel,
    Dismiss,
    Evade,
    Heal,
    Prevent,
    Reroll,
    Roll,
    Stat,
    Tame,
    Turncoat,
    Use,
)
from .occasions import Deed, Moment, MomentKind
from .state import Declared, G, Player, from_active, heroes_at


def moments_of(act: Act) -> tuple[MomentKind, ...]:
    match act:
        case Add():
            return ("roll",)
        case Reroll():
            return ("rolled",)
        case Prevent():
            return ("hurt",)
        case Cancel():
            return ("cast",)
        case Dismiss() | Evade() | Tame() | Turncoat():
            return ("response",)
        case Heal():
            return ("dying", "calm")
        case _:
            return ("calm",)


@cache
def reactive(content: Content) -> dict[str, frozenset[str]]:
    """By moment (and for the own Hero phase), the things that could ever do something at it."""
    kinds = ("calm", "roll", "rolled", "hurt", "dying", "response", "cast", "hero")
    found: dict[str, set[str]] = {kind: set() for kind in kinds}

    def note(thing: str, effects: tuple[EffectDef, ...]) -> None:
        for effect in effects:
            if isinstance(effect, Use):
                if effect.at == "response":
                    found["response"].add(thing)
                    continue
                if "calm" in moments_of(effect.do[0]):
                    found["hero"].add(thing)
                if effect.at == "any":
                    for kind in moments_of(effect.do[0]):
                        found[kind].add(thing)

    for key, card in content.adventure.items():
        note(key, card.effects)
        if card.timing == "response":
            found["response"].add(key)
        elif card.timing == "any":
            for kind in card_moments(card):
                found[kind].add(key)
    for hero in content.heroes.values():
        note(hero.id, hero.effects)
    for quest in content.quests.values():
        note(quest.id, quest.artifact)
    return {kind: frozenset(things) for kind, things in found.items()}


def card_moments(card: CardDef) -> tuple[MomentKind, ...]:
    own = card.acts()
    return moments_of(own[0]) if own and card.duration == "instant" else ("calm",)


async def calm(g: G, *, attacked: bool = False) -> None:
    """DG-SPC-02/04: the active player first, then clockwise, may do what fits any moment."""
    await offer(g, Moment("calm", g.state.active, attacked=attacked), "ask-any-moment")


async def offer(g: G, moment: Moment, prompt: str) -> None:
    """Ask everybody in turn, and all of them again as long as somebody plays something."""
    rule = "DG-SPC-03" if moment.kind == "response" else "DG-SPC-02"
    while True:
        before = moment.played
        for p in from_active(g):
            options = playable(g, p.seat, moment)
            if options:
                await ask_seat(g, p.seat, options, moment, prompt, rule)
        if moment.played == before:
            return


async def ask_seat(
    g: G, seat: int, options: list[Option[Any]], moment: Moment, prompt: str, rule: str
) -> None:
    """One seat does what it likes at this moment, until it passes or has no more; nobody else
    learns that it was asked."""
    while options:
        options.append(Option(PASS, None, "option-pass"))
        deed = await choose(
            seat,
            options,
            prompt,
            rule=rule,
            may=True,
            hushed=True,
            die=moment.die,
            wounds=moment.wounds,
            hero=g.state.players[moment.seat].hero if moment.seat >= 0 else "",
        )
        if deed is None:
            return
        moment.played += 1
        await perform(g, g.state.players[seat], deed, moment)
        options = playable(g, seat, moment)


def playable(g: G, seat: int, moment: Moment) -> list[Option[Any]]:
    """What a seat may do at this moment."""
    p = g.state.players[seat]
    if not p.alive:
        return []
    kind = moment.kind
    if kind in ("response", "hurt", "dying", "cast") and seat != moment.seat:
        return []
    reacts = reactive(g.content)[kind]
    options: list[Option[Any]] = []
    held = not reacts.isdisjoint(p.hand)
    for card in p.hand if held else ():
        if card in reacts and _card_fits(g, p, card, moment):
            options.append(
                Option(
                    f"card:{card}",
                    Deed("card", card),
                    "option-play",
                    {"card": card, "cost": cards.price(g, p, card)},
                    f"hand:{card}",
                )
            )
    if p.card in reacts:
        options += use_options(g, p, p.card, moment)
    for readied in p.inventory:
        if readied.card in reacts:
            options += use_options(g, p, readied.card, moment)
        for attached in readied.under:
            if attached in reacts:
                options += use_options(g, p, attached, moment)
    for artifact in p.artifacts:
        if artifact in reacts:
            options += use_options(g, p, artifact, moment)
    if kind == "calm":
        if held or any(r.card in reacts for r in p.lair):
            options += perilous(g, p)
        options += bodily(g, p, moment)
    return options


def perilous(g: G, p: Player) -> list[Option[Any]]:
    """DG-SPC-02, DG-AMB-13: any-moment banes and encounters."""
    if g.state.rules.solo or g.state.battles:
        return []
    options = dungeonlord.bane_options(g, p, "any")
    for option in options:
        option.value = Deed("bane", option.value)
    for option in dungeonlord.encounter_options(g, p, "any"):
        option.value = Deed("ambush", option.value.card, option.value.victim)
        options.append(option)
    return options


def bodily(g: G, p: Player, moment: Moment) -> list[Option[Any]]:
    """DG-SPC-05/06, DG-QCA-22, DG-VAR-18: standing up, an attack in another player's Hero phase
    (DG-AMB-01), dropping an escort when attacked, tipping the own hero."""
    if p.ap + p.loose == 0 and not moment.attacked and not g.state.rules.limited_movement:
        return []
    options: list[Option[Any]] = []
    mine = p.seat == g.state.active and g.state.phase == "hero"
    if mine:
        return options
    if p.fallen and p.ap + p.loose > 0:
        options.append(Option("stand", Deed("stand"), "option-stand"))
    if g.state.phase == "hero" and battle.may_start(g, p):
        options += attack_options(g, p)
    if moment.attacked:
        options += drop_options(g, p)
    useful = moment.attacked or (g.state.phase == "hero" and bool(attack_options(g, p)))
    if useful and not p.fought and heroes.can_tip(g, p):
        options.append(Option("tip", Deed("tip"), "option-tip"))
    return options


def attack_options(g: G, p: Player) -> list[Option[Any]]:
    """DG-BAT-02: another hero in the same location."""
    return [
        Option(
            f"attack:{foe.hero}",
            Deed("attack", foe.hero),
            "option-attack",
            {"hero": foe.hero},
            f"hero:{foe.hero}",
        )
        for foe in heroes_at(g, p.at)
        if foe.seat != p.seat
    ]


def drop_options(g: G, p: Player) -> list[Option[Any]]:
    """DG-QCA-22."""
    return [
        Option(f"drop:{q.quest}", Deed("drop", q.quest), "option-drop", {"quest": q.quest}, q.quest)
        for q in p.quests
        if q.carried
    ]


def _card_fits(g: G, p: Player, card: str, moment: Moment) -> bool:
    printed = g.content.adventure[card]
    own = printed.acts()
    if printed.duration == "instant":
        if own and not fitting.fits(g, p, own[0], moment):
            return False
    elif moment.kind != "calm":
        return False
    return cards.can_play(g, p, card)


def use_options(g: G, p: Player, thing: str, moment: Moment | None) -> list[Option[Any]]:
    """DG-SPC-04: the effects of a readied thing that can be paid for and do something now; with
    no moment, those of the own Hero phase."""
    options: list[Option[Any]] = []
    for n, effect in enumerate(effects_of(g, thing)):
        if isinstance(effect, Use) and _use_fits(g, p, thing, n, effect, moment):
            options.append(
                Option(
                    f"use:{thing}:{n}" if n else f"use:{thing}",
                    Deed("use", thing, n),
                    "option-use",
                    {
                        "card": thing,
                        "glory": effect.glory,
                        "ap": effect.ap,
                        "life": effect.life,
                        "spend": effect.spend,
                    },
                    thing,
                )
            )
    return options


def effects_of(g: G, thing: str) -> tuple[EffectDef, ...]:
    """The effects of a card, a hero or an artifact by its id."""
    content = g.content
    if thing in content.adventure:
        return content.adventure[thing].effects
    if thing in content.heroes:
        return content.heroes[thing].effects
    return content.quests[thing].artifact


def _use_fits(g: G, p: Player, thing: str, n: int, use: Use, moment: Moment | None) -> bool:
    if use.once and f"{thing}/{n}" in p.used:
        return False
    if p.glory < use.glory or p.life <= use.life:
        return False
    if use.ap and not heroes.can_spend(p, use.ap):
        return False
    if moment is None:
        return use.at != "response" and fitting.fits_hero_phase(g, p, use.do[0])
    if use.at == "hero" or (use.at == "response") != (moment.kind == "response"):
        return False
    return fitting.fits(g, p, use.do[0], moment)


def readied_options(g: G, p: Player) -> list[Option[Any]]:
    """What the hero, readied cards and artifacts offer in the own Hero phase."""
    useful = reactive(g.content)["hero"]
    options: list[Option[Any]] = []
    if p.card in useful:
        options += use_options(g, p, p.card, None)
    for readied in p.inventory:
        if readied.card in useful:
            options += use_options(g, p, readied.card, None)
        for attached in readied.under:
            if attached in useful:
                options += use_options(g, p, attached, None)
    for artifact in p.artifacts:
        if artifact in useful:
            options += use_options(g, p, artifact, None)
    return options


async def perform(g: G, p: Player, deed: Deed, moment: Moment | None) -> None:
    match deed.kind:
        case "card":
            await cards.play_card(g, p, deed.thing, moment)
        case "use":
            await cards.use(g, p, deed.thing, deed.n, moment)
        case "stand":
            await heroes.stand_up(g, p)
        case "tip":
            heroes.tip(g, p)
        case "drop":
            quests.drop(g, p, deed.thing)
        case "attack":
            await battle.attack_hero(g, p, deed.thing)
        case "bane":
            await dungeonlord.play_bane(g, p, deed.thing)
        case "ambush":
            in_hand = deed.thing in p.hand
            entry = Declared(deed.thing, deed.n, "hand" if in_hand else "lair")
            await dungeonlord.ambush(g, p, entry)


async def roll(
    g: G,
    purpose: str,
    seat: int,
    on: Roll,
    stat: Stat | Literal["level", "life", ""],
    *,
    hero: bool = True,
) -> tuple[int, int]:
    """DG-GEN-07, DG-GEN-10: modifiers are declared, then one die is rolled; what a card allows
    afterwards comes last. Gives the die and the modifiers."""
    moment = Moment("roll", seat, on, stat, hero)
    await offer(g, moment, "ask-before-roll")
    moment.kind = "rolled"
    moment.die = g.streams.roll(purpose)
    await offer(g, moment, "ask-after-roll")
    return moment.die, moment.bonus
