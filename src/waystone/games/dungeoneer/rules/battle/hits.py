"""What a hit does."""

from waystone.kernel.ask import Option, choose

from ...box.definitions import Form
from ...box.effects import Act, Stat
from ...box.traits import OnSlay
from ...table.facts import MonsterWounded, Slain, TokenTaken
from ...table.state import Attack, Battle, G, Player, card_of
from ...table.stats import block, hero_hits, most_life, sources
from ..cards import acting, inventory
from ..cards.occasions import Cause
from ..hero import wounds
from ..modes import nakari, solo_aftermath
from ..quests import open_quests
from . import lair, sides


async def attacker_hits(g: G, root: Battle, attack: Attack) -> None:
    """DG-BAT-17, DG-BAT-18: wounds in total, then the further consequences of the hit; a minion
    that stood in takes them (DG-MIN-03), an escort token may be taken instead (DG-BAT-20)."""
    count, also = hit_of(g, attack)
    if attack.target:
        await wound_monster(g, root, sides.opposing(root, attack), count, attack.seat)
        return
    p = g.state.players[attack.victim]
    if attack.minion:
        await wound_minion(g, p, attack.minion, count)
        return
    if attack.kind == "hero" and await took_token(g, attack, p):
        return
    hero = p.hero
    dealt = await wounds.suffer(g, p, count, by=attack.by_minion or attack.known_as)
    if attack.kind == "monster":
        root.hurt += dealt
    if p.alive and p.hero == hero:
        await acting.do(g, also, Cause(attack.seat, attack.card, p.seat, root.at))


async def defender_hits(g: G, root: Battle, attack: Attack) -> None:
    """DG-BAT-17: a defender can wound an attacker; hit effects work too (DG-AMB-05), minions strike
    and suffer for themselves (DG-MIN-03), and a card without a value in the form still deals a
    wound (DG-AMB-71)."""
    if attack.target:
        monster = sides.opposing(root, attack)
        form = block(g, monster).form(attack.form)
        count, also = (form.wounds, form.hit) if form else (1, ())
        struck = g.state.players[attack.seat]
        if attack.by_minion:
            await wound_minion(g, struck, attack.by_minion, count)
            return
        hero = struck.hero
        dealt = await wounds.suffer(g, struck, count, by=monster.known_as)
        if monster.kind == "monster":
            root.hurt += dealt
        if struck.alive and struck.hero == hero:
            await acting.do(g, also, Cause(monster.seat, monster.card, struck.seat, root.at))
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
        await wounds.suffer(g, struck, count, by=attack.minion or p.hero)
        if struck.alive:
            await acting.do(g, also, Cause(p.seat, p.hero, struck.seat, root.at))


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
    """DG-BAT-08, DG-BAT-18: the wounds and consequences of a hero's hit in a form."""
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
    minion = sides.minion_of(g, p.seat, card)
    minion.wounds = min(most_life(g.content, minion), minion.wounds + count)
    g.say(MonsterWounded(card, count), "DG-MIN-03")
    if minion.wounds >= most_life(g.content, minion):
        await inventory.leave_play(g, p, card)


async def wound_monster(g: G, root: Battle, attack: Attack, count: int, seat: int) -> None:
    """DG-BAT-19, DG-CRD-12: wounds beyond the remaining life are not dealt (DG-AMB-72). A quest's
    monster keeps them (DG-QCA-07, DG-AMB-14), and so does Nakari, whose last wound ends the game
    (DG-NAK-16)."""
    if attack.kind == "nakari":
        dealt = nakari.wounded(g, count)
        g.say(MonsterWounded(attack.card, dealt), "DG-BAT-17")
        nakari.check(g, seat)
        return
    if attack.kind == "quest":
        open_quest = open_quests.find(g, attack.card, seat)
        life = block(g, attack).life
        open_quest.wounds = min(life, open_quest.wounds + count)
        g.say(MonsterWounded(attack.known_as, count), "DG-BAT-17")
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
    """DG-LAI-03: a defeated monster is discarded; what a card says about it happens (DG-GEN-01).
    DG-SOL-13: in solo it is worth a card."""
    lair.send_away(g, attack, "discard")
    attack.gone = True
    p = g.state.players[seat]
    g.say(Slain(attack.card, p.hero), "DG-CRD-12")
    for card, effects in sources(g, p):
        for effect in effects:
            if isinstance(effect, OnSlay):
                await acting.do(g, effect.do, Cause(seat, card, -1, p.at))
    await solo_aftermath.spoils(g, p)
