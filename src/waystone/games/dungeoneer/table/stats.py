"""Stats and their modifiers, derived whenever they are asked for and never stored."""

from typing import TypeAlias

from ..box.definitions import Content, EffectDef, Monster
from ..box.effects import Roll, Stat
from ..box.traits import Bonus, Cheaper, Elusive, Hit, Limits, Stride, Surefoot, Ties, Tough
from .state import Attack, G, Player, Readied, card_of, hero_card
from .sums import Base, Part

_INDEX = {"melee": 0, "magic": 1, "speed": 2}


_BATTLE = ("attack", "counter")


Known: TypeAlias = list[EffectDef] | None
"""The traits of a hero where they have been gathered already."""


def sources(g: G, p: Player) -> list[tuple[str, tuple[EffectDef, ...]]]:
    """DG-CRD-01: all that works on a hero now, by what it comes from: the hero card, readied cards
    and attachments (DG-CRD-10), banes that lie before it (DG-CRD-09), artifacts (DG-QCA-01), open
    Influence quests (DG-QCA-03, DG-QCA-04)."""
    adventure, quests = g.content.adventure, g.content.quests
    found: list[tuple[str, tuple[EffectDef, ...]]] = []
    effects = g.content.heroes[p.card].effects
    if effects:
        found.append((p.hero, effects))
    for readied in p.inventory:
        card = adventure[readied.card]
        if card.monster is None and card.effects:
            found.append((readied.card, card.effects))
        for attached in readied.under:
            found.append((attached, adventure[attached].effects))
    for readied in p.banes:
        found.append((readied.card, adventure[readied.card].effects))
    for artifact in p.artifacts:
        found.append((artifact, quests[artifact].artifact))
    for open_quest in p.quests + g.state.shared:
        influence = quests[open_quest.quest].while_open
        if influence:
            found.append((open_quest.quest, influence))
    return found


def traits(g: G, p: Player) -> list[EffectDef]:
    """All that works on a hero now."""
    found: list[EffectDef] = []
    for _, effects in sources(g, p):
        found += effects
    return found


def column(g: G, p: Player, stat: Stat) -> int:
    """DG-LVL-02: the value printed for the hero's level, or for the nearest level of the card."""
    stats = hero_card(g, p).stats
    level = p.level
    if level not in stats:
        level = min(max(level, min(stats)), max(stats))
    return stats[level][_INDEX[stat]]


def value(g: G, p: Player, stat: Stat, on: Roll = "any", foe: tuple[str, ...] = ()) -> int:
    """A hero's stat with modifiers, for a roll of a sort against a foe of some kinds."""
    total = column(g, p, stat)
    for amount, _ in modifiers(g, p, stat, on, foe):
        total += amount
    return total


def base(g: G, p: Player, stat: Stat, on: Roll = "any", foe: tuple[str, ...] = ()) -> Base:
    """The same, with each modifier by its source."""
    parts = tuple(Part(*found) for found in modifiers(g, p, stat, on, foe))
    return Base(stat, column(g, p, stat), parts)


def modifiers(g: G, p: Player, stat: Stat, on: Roll, foe: tuple[str, ...]) -> list[tuple[int, str]]:
    """What changes a hero's stat in this roll, here, against this foe, and by which card."""
    found = []
    for card, effects in sources(g, p):
        for effect in effects:
            if type(effect) is Bonus and effect.stat in (stat, "all"):
                amount = _counted(g, p, effect, on, foe)
                if amount:
                    found.append((amount, card))
    for surge in p.surging:
        if surge.stat in (stat, "all") and applies(surge.on, on):
            found.append((surge.amount, surge.card))
    return found


def applies(wanted: Roll, on: Roll) -> bool:
    """Whether a modifier for rolls of a sort counts in this roll."""
    return wanted == "any" or wanted == on or (wanted == "battle" and on in _BATTLE)


def _counted(g: G, p: Player, bonus: Bonus, on: Roll, foe: tuple[str, ...]) -> int:
    """What a hero's modifier comes to in this roll, here, against this foe."""
    if not applies(bonus.on, on) or (bonus.against and bonus.against not in foe):
        return 0
    if bonus.place and not g.content.locations[p.at].is_a(bonus.place):
        return 0
    match bonus.per:
        case "wrath":
            return bonus.amount * max(0, g.state.wrath)
        case "quest":
            return bonus.amount * len(p.done)
        case _:
            return bonus.amount


def speed(g: G, p: Player) -> int:
    """DG-GEN-15: the hero's Speed, which is not the AP left."""
    return max(0, value(g, p, "speed"))


def stride(g: G, p: Player) -> int:
    """AP beyond Speed at Reset."""
    return sum(e.amount for e in traits(g, p) if type(e) is Stride)


def limits(g: G, p: Player, known: Known = None) -> tuple[int, int]:
    """DG-LIM-01: how many permanent boons and treasures a hero may hold."""
    card = hero_card(g, p)
    boons, treasures = card.boons, card.treasures
    for effect in traits(g, p) if known is None else known:
        if type(effect) is Limits:
            boons += effect.boons
            treasures += effect.treasures
    return max(0, boons), max(0, treasures)


def held(g: G, p: Player) -> tuple[int, int]:
    """DG-LIM-02, DG-LIM-07: permanent boons and treasures in play; a minion is a treasure."""
    boons = treasures = 0
    for readied in p.inventory:
        card = card_of(g, readied.card)
        if card.monster is not None:
            treasures += 1
        elif card.duration == "permanent":
            if card.card == "boon":
                boons += 1
            else:
                treasures += 1
    return boons, treasures


def cost(g: G, p: Player, card: str, known: Known = None) -> int:
    """The Glory that a card costs this player; never below 0."""
    printed = card_of(g, card)
    saved = 0
    for effect in traits(g, p) if known is None else known:
        if type(effect) is Cheaper and effect.card == printed.card:
            saved += effect.amount
    return max(0, printed.cost - saved)


def surefoot(g: G, p: Player, what: str) -> bool:
    """DG-EXI-12, DG-GEN-01: whether the hero passes this without a test; trap exits are not trap
    cards."""
    return any(type(e) is Surefoot and e.what == what for e in traits(g, p))


def wins_ties(g: G, p: Player, on: str) -> bool:
    """Whether equal totals are a hit of this hero."""
    return any(type(e) is Ties and e.on == on for e in traits(g, p))


def hero_hits(g: G, p: Player, form: Stat) -> list[Hit]:
    """DG-BAT-08: what the hero's hits in a form do."""
    return [e for e in traits(g, p) if type(e) is Hit and e.form in (form, "all")]


def monster_effects(g: G, attack: Attack) -> list[EffectDef]:
    """A monster's own text and what is attached to it."""
    found = list(block(g, attack).effects)
    if attack.piece is not None:
        for attached in attack.piece.under:
            found += card_of(g, attached).effects
    return found


def block(g: G, attack: Attack) -> Monster:
    """The figures of an attacking monster, whether a card's or a quest's."""
    if attack.kind == "quest":
        task = g.content.quests[attack.card].task
        monster: Monster | None = getattr(task, "monster", None)
    else:
        monster = card_of(g, attack.card).monster
    assert monster is not None
    return monster


def kinds(g: G, attack: Attack) -> tuple[str, ...]:
    """The kinds of an attacking monster."""
    return () if attack.kind == "quest" else card_of(g, attack.card).kinds


def most_life(content: Content, readied: Readied) -> int:
    """The life of a monster on the table, its attachments counted in."""
    monster = content.adventure[readied.card].monster
    assert monster is not None
    tough = 0
    for attached in readied.under:
        tough += sum(e.amount for e in content.adventure[attached].effects if type(e) is Tough)
    return monster.life + tough


def monster_base(g: G, attack: Attack, form: Stat, on: Roll) -> Base:
    """DG-BAT-14; a card without a value in the form has the die alone (DG-AMB-71)."""
    own = block(g, attack)
    printed = own.form(form)
    texts: list[tuple[str, tuple[EffectDef, ...]]] = [(attack.card, own.effects)]
    if attack.piece is not None:
        texts += [(card, card_of(g, card).effects) for card in attack.piece.under]
    parts = []
    for card, effects in texts:
        for effect in effects:
            if type(effect) is Bonus and effect.stat in (form, "all") and applies(effect.on, on):
                amount = _monster_count(g, attack, effect)
                if amount:
                    parts.append(Part(amount, card))
    return Base(form, printed.value if printed is not None else 0, tuple(parts))


def monster_value(g: G, attack: Attack, form: Stat, on: Roll) -> int:
    """DG-BAT-14: the figure of a monster in a form, with modifiers."""
    return monster_base(g, attack, form, on).total


def _monster_count(g: G, attack: Attack, bonus: Bonus) -> int:
    """DG-NAK-06: per Wrath token. DG-AMB-07: per monster of the name declared this turn."""
    match bonus.per:
        case "wrath":
            return bonus.amount * max(0, g.state.wrath)
        case "twin":
            name = card_of(g, attack.card).id
            return bonus.amount * sum(1 for card in g.state.attacked if card_of(g, card).id == name)
        case _:
            return bonus.amount


def elusive(g: G, attack: Attack) -> bool:
    """Whether a monster cannot be challenged."""
    return any(type(e) is Elusive for e in monster_effects(g, attack))


def minion_base(g: G, readied: Readied, form: Stat, on: Roll) -> Base:
    """DG-MIN-03: a minion fights with its own values; attack bonuses are its kind's own."""
    monster = card_of(g, readied.card).monster
    assert monster is not None
    printed = monster.form(form)
    parts = tuple(
        Part(effect.amount, attached)
        for attached in readied.under
        for effect in card_of(g, attached).effects
        if type(effect) is Bonus and effect.stat in (form, "all") and applies(effect.on, on)
    )
    return Base(form, printed.value if printed is not None else 0, parts)


def full_life(g: G, p: Player) -> int:
    """DG-DEF-03: the printed life of a hero."""
    return hero_card(g, p).life
