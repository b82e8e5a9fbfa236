"""Steps III to V: the rolls, the comparison, what a hit does."""

from waystone.kernel.ask import Option, choose

from . import acts, battle, cards, lair, moments, nakari, quests, solo, wounds
from .content import Form
from .effects import Act, OnSlay, Stat
from .facts import Compared, MonsterWounded, Slain, TokenTaken
from .occasions import Cause
from .state import Attack, Battle, G, Player, Readied, card_of
from .stats import (
    block,
    hero_hits,
    kinds,
    minion_value,
    monster_value,
    most_life,
    traits,
    value,
    wins_ties,
)


async def exchange(g: G, root: Battle, b: Battle) -> None:
    """DG-BAT-26: all attack rolls, then all counter rolls, then the comparisons in the declared
    order. `root` is the battle in which the wounds count, `b` the exchange within it."""
    b.stage = "attack-roll"
    for attack in b.attacks:
        if in_reach(g, b, attack):
            attack.total = await attack_roll(g, root, attack)
    b.stage = "counter-roll"
    for attack in b.attacks:
        if in_reach(g, b, attack):
            attack.counter = await counter_roll(g, root, attack)
    b.stage = "comparison"
    for attack in b.attacks:
        if in_reach(g, b, attack):
            await compare(g, root, b, attack)


def in_reach(g: G, b: Battle, attack: Attack) -> bool:
    """DG-DLP-12, DG-BAT-27/28: neither removed nor too late; a fallen attacker strikes no more."""
    if attack.gone:
        return False
    if attack.kind == "hero" and not g.state.players[attack.seat].alive:
        return False
    return bool(attack.target) or battle.present(g, b)


async def attack_roll(g: G, root: Battle, attack: Attack) -> int:
    """DG-BAT-14: die, the card's value in the form, modifiers."""
    base = attack_value(g, root, attack, attack.form)
    hero = attack.kind == "hero" and not attack.by_minion
    die, bonus = await moments.roll(g, "attack", attack.seat, "attack", attack.form, hero=hero)
    return die + base + bonus + attack.bonus


def attack_value(g: G, root: Battle, attack: Attack, form: Stat) -> int:
    if attack.by_minion:
        minion = minion_of(g, attack.seat, attack.by_minion)
        return minion_value(g, minion, form, "attack")
    if attack.kind == "hero":
        foe = kinds(g, battle.opposing(root, attack)) if attack.target else ()
        return value(g, g.state.players[attack.seat], form, "attack", foe)
    return monster_value(g, attack, form, "attack")


def counter_value(g: G, root: Battle, attack: Attack, form: Stat) -> int:
    """DG-BAT-09: the defender's value in the attacker's form, no minion standing in."""
    if attack.target:
        return monster_value(g, battle.opposing(root, attack), form, "counter")
    foe = kinds(g, attack) if attack.kind != "hero" else ()
    return value(g, g.state.players[attack.victim], form, "counter", foe)


async def counter_roll(g: G, root: Battle, attack: Attack) -> int:
    """DG-BAT-15, DG-BAT-09: die and the defender's value in the attacker's form."""
    if attack.target:
        monster = battle.opposing(root, attack)
        base = counter_value(g, root, attack, attack.form)
        die, bonus = await moments.roll(
            g, "counter", monster.seat, "counter", attack.form, hero=False
        )
        return die + base + bonus
    p = g.state.players[attack.victim]
    attack.minion = await stand_in(g, p, attack)
    if attack.minion:
        base = minion_value(g, minion_of(g, p.seat, attack.minion), attack.form, "counter")
    else:
        base = counter_value(g, root, attack, attack.form)
    die, bonus = await moments.roll(
        g, "counter", p.seat, "counter", attack.form, hero=not attack.minion
    )
    return die + base + bonus


async def stand_in(g: G, p: Player, attack: Attack) -> str:
    """DG-MIN-02: once per turn a minion may counterattack in place of its hero."""
    ready = minions(g, p)
    if not ready:
        return ""
    options = [
        Option("self", "", "option-self"),
        *(Option(f"minion:{m}", m, "option-minion", {"card": m}, m) for m in ready),
    ]
    minion = await choose(p.seat, options, "ask-counter-by", rule="DG-MIN-02", card=attack.card)
    if minion:
        p.used.append(minion)
    return minion


def minions(g: G, p: Player) -> list[str]:
    """Minions that have not fought this turn."""
    return [
        r.card
        for r in p.inventory
        if card_of(g, r.card).monster is not None and r.card not in p.used
    ]


def minion_of(g: G, seat: int, card: str) -> Readied:
    return next(r for r in g.state.players[seat].inventory if r.card == card)


async def compare(g: G, root: Battle, b: Battle, attack: Attack) -> None:
    """DG-BAT-16/17: equal totals: nothing; else the higher side hits the other."""
    difference = attack.total - attack.counter
    if difference == 0:
        difference = broken_tie(g, attack)
    g.say(Compared(attack.by_minion or attack.card, attack.total, attack.counter), "DG-BAT-16")
    if difference > 0:
        await attacker_hits(g, root, attack)
    elif difference < 0:
        await defender_hits(g, root, attack)


def broken_tie(g: G, attack: Attack) -> int:
    players = g.state.players
    hero_attacks = attack.kind == "hero" and not attack.by_minion
    if hero_attacks and wins_ties(g, players[attack.seat], "attack"):
        return 1
    hero_counters = not attack.target and not attack.minion
    if hero_counters and wins_ties(g, players[attack.victim], "counter"):
        return -1
    return 0


async def attacker_hits(g: G, root: Battle, attack: Attack) -> None:
    """DG-BAT-18: wounds in total, then the further consequences of the hit."""
    count, also = hit_of(g, attack)
    if attack.target:
        await wound_monster(g, root, battle.opposing(root, attack), count, attack.seat)
        return
    p = g.state.players[attack.victim]
    if attack.minion:
        await wound_minion(g, p, attack.minion, count)
        return
    if attack.kind == "hero" and await took_token(g, attack, p):
        return
    hero = p.hero
    dealt = await wounds.suffer(g, p, count)
    if attack.kind == "monster":
        root.hurt += dealt
    if p.alive and p.hero == hero:
        await acts.do(g, also, Cause(attack.seat, attack.card, p.seat, root.at))


async def defender_hits(g: G, root: Battle, attack: Attack) -> None:
    """DG-BAT-17: a defender can wound an attacker; hit effects work too (DG-AMB-05)."""
    if attack.target:
        monster = battle.opposing(root, attack)
        form = block(g, monster).form(attack.form)
        count, also = (form.wounds, form.hit) if form else (1, ())
        struck = g.state.players[attack.seat]
        if attack.by_minion:
            await wound_minion(g, struck, attack.by_minion, count)
            return
        hero = struck.hero
        dealt = await wounds.suffer(g, struck, count)
        if monster.kind == "monster":
            root.hurt += dealt
        if struck.alive and struck.hero == hero:
            await acts.do(g, also, Cause(monster.seat, monster.card, struck.seat, root.at))
        return
    p = g.state.players[attack.victim]
    if attack.minion:
        card = card_of(g, attack.minion).monster
        form = card.form(attack.form) if card is not None else None
        count, also = (form.wounds, form.hit) if form else (1, ())
    else:
        count, also = hero_hit(g, p, attack.form)
    if attack.kind != "hero":
        await wound_monster(g, root, attack, count, p.seat)
    elif attack.by_minion:
        await wound_minion(g, g.state.players[attack.seat], attack.by_minion, count)
    else:
        struck = g.state.players[attack.seat]
        await wounds.suffer(g, struck, count)
        if struck.alive:
            await acts.do(g, also, Cause(p.seat, p.hero, struck.seat, root.at))


def hit_of(g: G, attack: Attack) -> tuple[int, tuple[Act, ...]]:
    """DG-BAT-08: the wounds and consequences of a hit by the attacking card in its form."""
    form: Form | None
    if attack.by_minion:
        monster = card_of(g, attack.by_minion).monster
        form = monster.form(attack.form) if monster is not None else None
    elif attack.kind == "hero":
        return hero_hit(g, g.state.players[attack.seat], attack.form)
    else:
        form = block(g, attack).form(attack.form)
    return (form.wounds, form.hit) if form else (1, ())


def hero_hit(g: G, p: Player, form: Stat) -> tuple[int, tuple[Act, ...]]:
    hits = hero_hits(g, p, form)
    also = tuple(act for hit in hits for act in hit.also)
    return max([1, *(hit.wounds for hit in hits)]), also


async def took_token(g: G, attack: Attack, p: Player) -> bool:
    """DG-BAT-20, DG-QCA-31: instead of the wound, an escort token of the hit hero."""
    carried = [q for q in p.quests if q.carried]
    if not carried:
        return False
    options: list[Option[str]] = [
        Option("wound", "", "option-wound"),
        *(
            Option(f"token:{q.quest}", q.quest, "option-token", {"quest": q.quest}, q.quest)
            for q in carried
        ),
    ]
    quest = await choose(attack.seat, options, "ask-token", rule="DG-BAT-20", hero=p.hero)
    if not quest:
        return False
    thief = g.state.players[attack.seat]
    moved = next(q for q in p.quests if q.quest == quest)
    p.quests.remove(moved)
    thief.quests.append(moved)
    g.say(TokenTaken(thief.hero, p.hero, quest), "DG-QCA-31")
    return True


async def wound_minion(g: G, p: Player, card: str, count: int) -> None:
    """DG-MIN-03: the minion is wounded, not the hero; at 0 life it is discarded."""
    minion = minion_of(g, p.seat, card)
    minion.wounds = min(most_life(g.content, minion), minion.wounds + count)
    g.say(MonsterWounded(card, count), "DG-MIN-03")
    if minion.wounds >= most_life(g.content, minion):
        await cards.leave_play(g, p, card)


async def wound_monster(g: G, root: Battle, attack: Attack, count: int, seat: int) -> None:
    """DG-BAT-19, DG-CRD-12: wounds beyond the remaining life are not dealt (DG-AMB-72)."""
    if attack.kind == "nakari":
        dealt = nakari.wounded(g, count)
        g.say(MonsterWounded(attack.card, dealt), "DG-BAT-17")
        nakari.check(g, seat)
        return
    if attack.kind == "quest":
        open_quest = quests.find(g, attack.card, seat)
        life = block(g, attack).life
        open_quest.wounds = min(life, open_quest.wounds + count)
        g.say(MonsterWounded(attack.card, count), "DG-BAT-17")
        attack.gone = attack.gone or open_quest.wounds >= life
        return
    piece = attack.piece
    if piece is None:
        return
    life = most_life(g.content, piece)
    dealt = min(count, life - piece.wounds)
    piece.wounds += dealt
    root.hits += [seat] * dealt
    g.say(MonsterWounded(attack.card, dealt), "DG-BAT-17")
    if piece.wounds >= life:
        await slay(g, attack, seat)


async def slay(g: G, attack: Attack, seat: int) -> None:
    """DG-LAI-03: a defeated monster is discarded. DG-SOL-13: in solo it is worth a card."""
    lair.send_away(g, attack, "discard")
    attack.gone = True
    p = g.state.players[seat]
    g.say(Slain(attack.card, p.hero), "DG-CRD-12")
    for effect in traits(g, p):
        if isinstance(effect, OnSlay):
            await acts.do(g, effect.do, Cause(seat, attack.card, -1, p.at))
    await solo.spoils(g, p)
