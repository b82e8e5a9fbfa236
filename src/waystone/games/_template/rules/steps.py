"""The round, as the overview page of a rulebook has it: ready cards, agree on an order, every hero
acts, the beast acts, evening."""

from waystone.kernel.ask import (
    Option,
    Question,
    amount,
    anyone,
    choose,
    choose_many,
    each,
    order,
)
from waystone.kernel.step import BACK, End, Then, in_order

from ..table.facts import Drew, DrewSome, Moved, Readied, RoundBegan
from ..table.state import G, Hero
from .battle import attack, maul
from .cards import draw_up, hand_options, spend_readied
from .registry import step

LAST_ROUND = 15


def standing(g: G) -> list[Hero]:
    return [hero for hero in g.state.heroes if hero.life > 0]


@step.opens("round")
async def a_round(g: G) -> Then:
    """TP-RND-01: each hero readies one card, in secret and at once."""
    questions = [
        Question(hero.seat, "choose", "ask-ready", hand_options(hero), rule="TP-RND-01")
        for hero in standing(g)
    ]
    chosen = await each(questions)
    g.state.round += 1
    g.say(RoundBegan(g.state.round), "TP-RND-01")
    for seat, card in chosen.items():
        hero = g.state.heroes[seat]
        hero.hand.remove(card)
        hero.readied = card
    for seat, card in chosen.items():
        g.say(Readied(g.state.heroes[seat].hero, card), "TP-RND-01")
    return in_order(marching_order(), beast_turn(), evening(), a_round())


@step
async def marching_order(g: G) -> Then:
    """TP-RND-02: the first standing hero says in which order the heroes act; each then takes one
    turn."""
    heroes = standing(g)
    options = [
        Option(f"hero:{h.hero}", h.seat, "option-hero", {"hero": h.hero}, f"hero:{h.hero}")
        for h in heroes
    ]
    seats = await order(heroes[0].seat, options, "ask-order", rule="TP-RND-02")
    return in_order(*(hero_turn(seat) for seat in seats))


@step.opens("turn")
async def hero_turn(g: G, seat: int) -> Then:
    """TP-TRN-01: a hero moves, attacks or rests; then the readied card is spent. TP-END-01."""
    hero = g.state.heroes[seat]
    match await choose(seat, actions(g, hero), "ask-action", rule="TP-TRN-01"):
        case "attack":
            torches = await amount(seat, 0, hero.torches, "ask-torches", rule="TP-ATT-01")
            attack(g, hero, torches)
        case "rest":
            await rest(g, hero)
        case room:
            hero.room = room
            g.say(Moved(hero.hero, room), "TP-TRN-02")
    spend_readied(g, hero)
    if g.state.beast.life <= 0:
        return End("end-victory", [hero.seat for hero in g.state.heroes])
    return BACK


def actions(g: G, hero: Hero) -> list[Option[str]]:
    options = [
        Option(f"room:{room}", room, "option-move", {"room": room}, f"room:{room}")
        for room in g.content.rooms[hero.room].leads_to
    ]
    if hero.room == g.state.beast.room:
        options.append(Option("attack", "attack", "option-attack", on="beast"))
    options.append(Option("rest", "rest", "option-rest", on=f"hero:{hero.hero}"))
    return options


async def rest(g: G, hero: Hero) -> None:
    """TP-TRN-03: discard any number of cards, then draw up to three."""
    options = [
        Option(f"card:{n}:{card}", card, "option-card", {"card": card}, f"hand:{hero.seat}:{card}")
        for n, card in enumerate(hero.hand)
    ]
    for card in await choose_many(hero.seat, options, "ask-discard", rule="TP-TRN-03"):
        hero.hand.remove(card)
        g.state.discard.append(card)
    drawn = draw_up(g.state, hero)
    news = hero.hand[len(hero.hand) - drawn :]
    g.say(
        Drew(hero.hero, news),
        "TP-TRN-03",
        to=(hero.seat,),
        others=DrewSome(hero.hero, drawn),
    )


@step.opens("turn")
async def beast_turn(g: G) -> Then:
    """TP-BST-01: the beast mauls a hero beside it, of several whom the party names; with nobody
    beside it, it follows them into the other room (TP-BST-02). TP-END-02."""
    beast = g.state.beast
    near = [hero for hero in standing(g) if hero.room == beast.room]
    if near:
        await maul(g, near[0] if len(near) == 1 else await party_names_one(g, near))
    else:
        beast.room = g.content.rooms[beast.room].leads_to[0]
        g.say(Moved(beast.beast, beast.room), "TP-BST-02")
    if not standing(g) or g.state.round >= LAST_ROUND:
        return End("end-defeat")
    return BACK


async def party_names_one(g: G, near: list[Hero]) -> Hero:
    """TP-BST-01: any player of the party may say it, first come."""
    options = [
        Option(f"hero:{h.hero}", h, "option-hero", {"hero": h.hero}, f"hero:{h.hero}") for h in near
    ]
    _, hero = await anyone(
        Question(h.seat, "choose", "ask-victim", options, rule="TP-BST-01") for h in standing(g)
    )
    found: Hero = hero
    return found


@step
async def evening(g: G) -> Then:
    """TP-RND-03: standing heroes draw up to three cards, before a new round begins."""
    draws = [(hero, draw_up(g.state, hero)) for hero in standing(g)]
    for hero, drawn in draws:
        if drawn:
            g.say(
                Drew(hero.hero, hero.hand[-drawn:]),
                "TP-RND-03",
                to=(hero.seat,),
                others=DrewSome(hero.hero, drawn),
            )
    return BACK
