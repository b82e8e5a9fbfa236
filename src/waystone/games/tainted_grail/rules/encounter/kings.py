"""The Kings of Ruin and their followers: decks of their own, Spawn, weather, Reshuffles (TG-CLA,
TG-VEN, TG-NON, TG-FIN)."""

from ...box.abilities import AmberCallTrait, AmberSpawnTrait, ChangingWeather, InfluenceTrait
from ...box.encounter import (
    AddToDeck,
    AmberCall,
    EnemyCard,
    Influence,
    Mark,
    NewWeather,
    Reshuffle,
    WeatherTokens,
)
from ...table.facts import (
    InfluenceTicked,
    KingReshuffled,
    MarkersPut,
    Placed,
    SpawnCame,
    WeatherCame,
)
from ...table.party import foe, member, now, present
from ...table.state import Card, Doing, G, Spawn
from ..doing import apply, performs
from ..people.health import lose_health
from ..people.tracks import gain_terror
from .keys import lay

ENEMY = -1

RESHUFFLES = {"claudyne": "TG-CLA-09", "veneda": "TG-VEN-11", "nonus": "TG-NON-09"}


def build_decks(g: G) -> None:
    """TG-CLA-04, TG-VEN-04, TG-NON-06: the enemy's deck, face down, in the order in which it is
    written (TG-AMB-73); the Spawn and the tokens with which it starts. TG-KNG-03, TG-KNG-04: by
    traits, so that followers have them too, and by the card of the difficulty."""
    encounter, enemy = now(g), foe(g)
    encounter.deck = list(reversed(enemy.deck))
    for trait in enemy.traits:
        match trait:
            case InfluenceTrait():
                encounter.tokens = trait.tokens
            case AmberSpawnTrait():
                encounter.spawn = [Spawn(s) for s in trait.spawn]
            case ChangingWeather():
                encounter.deck = list(reversed(trait.weather))
            case _:
                pass


async def boss_steps(g: G, seat: int) -> None:
    """After the Delayed abilities: Influence, Amber Call, weather."""
    for trait in foe(g).traits:
        match trait:
            case InfluenceTrait():
                await influence(g, trait, seat)
            case AmberCallTrait():
                await apply(g, [AmberCall()], seat)
            case ChangingWeather():
                await weather_step(g, seat)
            case _:
                pass


# ---- Claudyne


async def influence(g: G, trait: InfluenceTrait, seat: int) -> None:
    """TG-CLA-06: one token off the encounter card; with the last one the trait's effect, and its
    tokens are put on again."""
    encounter = now(g)
    if encounter.tokens:
        encounter.tokens -= 1
        g.say(InfluenceTicked(encounter.id, encounter.tokens), "TG-CLA-06")
        if not encounter.tokens:
            encounter.tokens = trait.tokens
            await apply(g, trait.do, seat, source="trait-influence")


@performs.rule
async def enemy_card(g: G, doing: Doing, effect: EnemyCard) -> None:
    """TG-CLA-05, TG-CLA-07; with an empty deck a Reshuffle instead (TG-CLA-09). A deck of Spawn or
    weather has no card to place."""
    seat = doing.me
    encounter = now(g)
    if not encounter.deck:
        await apply(g, [Reshuffle()], seat)
        return
    if encounter.deck[-1] not in g.content.cards:
        return
    top = encounter.deck.pop()
    g.say(Placed(top), "TG-CLA-05")
    await lay(g, seat, Card(top, ENEMY), effects=effect.effects)


@performs.rule
async def influence_tokens(g: G, doing: Doing, effect: Influence) -> None:
    now(g).tokens += effect.n


# ---- Veneda


@performs.rule
async def amber_call(g: G, doing: Doing, effect: AmberCall) -> None:
    """TG-VEN-09: the top Spawn comes, then a marker; with an empty deck only the marker."""
    encounter = now(g)
    if encounter.deck and encounter.deck[-1] in g.content.spawn:
        top = encounter.deck.pop()
        encounter.spawn.append(Spawn(top))
        g.say(SpawnCame(top), "TG-VEN-09")
    await performs(g, doing, Mark(1))


@performs.rule
async def mark(g: G, doing: Doing, effect: Mark) -> None:
    now(g).markers += effect.n
    g.say(MarkersPut(now(g).id, now(g).markers), "TG-VEN-10")


# ---- Nonus


async def weather_step(g: G, seat: int) -> None:
    """TG-NON-07, TG-AMB-41: the first weather in the first activation; later one token off, and
    with the last one the next weather. TG-NON-08: the next one instead of the last."""
    encounter = now(g)
    if not encounter.weather:
        await next_weather(g, seat)
        return
    if encounter.weather_tokens:
        encounter.weather_tokens -= 1
    if not encounter.weather_tokens:
        await apply(g, [NewWeather()], seat)


@performs.rule
async def new_weather(g: G, doing: Doing, effect: NewWeather) -> None:
    """TG-NON-08: the present weather goes, the next one comes."""
    seat = doing.me
    encounter = now(g)
    if encounter.weather:
        encounter.gone.append(encounter.weather)
        encounter.weather = ""
        encounter.weather_tokens = 0
    await next_weather(g, seat)


async def next_weather(g: G, seat: int) -> None:
    """TG-NON-08, TG-NON-09: an empty weather deck is made of the discarded weather; in a meeting
    with Nonus himself that is a Reshuffle."""
    encounter = now(g)
    if not encounter.deck and encounter.gone:
        encounter.deck, encounter.gone = encounter.gone, []
        g.streams.shuffle("enemy-deck", encounter.deck)
        if foe(g).king:
            await apply(g, [Reshuffle()], seat)
    if encounter.deck and encounter.deck[-1] in g.content.weather:
        encounter.weather = encounter.deck.pop()
        g.say(WeatherCame(encounter.weather), "TG-NON-07")
        await apply(g, g.content.weather[encounter.weather].play, seat, None, encounter.weather)


@performs.rule
async def weather_tokens(g: G, doing: Doing, effect: WeatherTokens) -> None:
    """TG-AMB-41: more for larger parties, so that the weather lasts as many rounds."""
    now(g).weather_tokens += effect.n * len(present(g))


# ---- Reshuffle


@performs.rule
async def reshuffle(g: G, doing: Doing, effect: Reshuffle) -> None:
    """TG-CLA-09, TG-VEN-11, TG-VEN-12, TG-NON-09: Sequence and discards go back into their decks,
    without any "If [REMOVE]" (TG-KNG-07); then each member loses 1 Health and gains 1 Terror.
    TG-CLA-09: Claudyne's deck is built again in its order. TG-VEN-13: whenever a card says so."""
    encounter, enemy = now(g), foe(g)
    g.say(KingReshuffled(enemy.id), "TG-KNG-07")
    mechanic = g.content.kings[enemy.king].mechanic if enemy.king else "claudyne"
    for laid in encounter.sequence:
        if laid.owner != ENEMY:
            member(g, laid.owner).deck.append(laid.id)
    encounter.sequence.clear()
    for one in encounter.members:
        one.deck += one.discard
        one.discard.clear()
        g.streams.shuffle(f"deck:{one.seat}", one.deck)
    if mechanic == "claudyne":
        encounter.gone.clear()
        encounter.deck = list(reversed(enemy.deck))
        encounter.tokens = 1
    elif mechanic == "veneda" and enemy.difficulty != 2:
        # TG-VEN-11: the Spawn beaten first comes up first, after the cards still in the deck.
        encounter.deck[:0] = list(reversed(encounter.gone))
        encounter.gone.clear()
    for one in present(g):
        await lose_health(g, one.seat, 1, RESHUFFLES[mechanic])
        if not one.left:
            gain_terror(g, one.seat, 1, RESHUFFLES[mechanic])


# ---- final meetings


@performs.rule
async def add_to_deck(g: G, doing: Doing, effect: AddToDeck) -> None:
    """TG-FIN-01: what is not yet in the meeting."""
    encounter = now(g)
    there = {*encounter.deck, *encounter.gone, encounter.weather}
    there |= {spawn.id for spawn in encounter.spawn} | {laid.id for laid in encounter.sequence}
    encounter.deck[:0] = [new for new in effect.cards if new not in there]
