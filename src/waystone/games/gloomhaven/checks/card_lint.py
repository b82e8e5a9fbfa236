"""What is wrong with classes, monsters and items though every word of them can be read."""

from collections import Counter
from collections.abc import Iterator, Sequence

from waystone.kernel.lint import Mistake, unknown

from ..box.amounts import OF_THE_SCENARIO, formula, total
from ..box.classes import AddedCard, CardDef, ClassDef
from ..box.definitions import Content
from ..box.effects import (
    BONUSES,
    Ability,
    AttackBonus,
    Experience,
    Grant,
    LoseCards,
    Recover,
    Refresh,
    Special,
    Summon,
    Trigger,
)
from ..box.items import ItemDef
from ..box.lasting import Flying, Guarded, HealBonus, Immune, MoveBonus, Ward
from ..box.monsters import MonsterCard, MonsterDef, Stats
from ..box.trades import HandOn, HoldTide, Palm
from ..box.walking import abilities_in

BOXES = 15
LEVELS = 8
DECK, SHUFFLES = 8, 2
SPECIAL_FACES = ("null", "x2")

ONLY_CHARACTERS = (Recover, Refresh, LoseCards, Experience, Palm, HandOn, HoldTide)
ONLY_ON_CARDS = (AttackBonus, MoveBonus, HealBonus, Ward, Guarded, Immune, Flying, Trigger)


def card_mistakes(content: Content) -> Iterator[Mistake]:
    for hero in content.classes.values():
        yield from _class(content, hero)
    for card in content.ability_cards.values():
        yield from _added(content, card)
    for monster in content.monsters.values():
        yield from _monster(content, monster)
    for deck in content.decks.values():
        yield from _deck("decks", deck.id, deck.cards)
        yield from _by_monsters(content, "decks", deck.id, deck.cards)
    for item in content.items.values():
        yield from _item(item)
    yield from _lairs(content)
    yield from _taken_ids(content)


# ---- classes


def _class(content: Content, hero: ClassDef) -> Iterator[Mistake]:
    def mistake(what: str, *at: str | int) -> Mistake:
        return Mistake("classes", hero.id, what, at)

    cards = content.class_cards[hero.id]
    first = sum(card.grade == 1 for card in cards)
    if hero.hand < 2 or first < hero.hand:
        what = f"{first} cards of level 1 or X for a hand of {hero.hand}; at least two, and a hand"
        yield mistake(f"{what} of them", "hand")
    for level in range(2, 10):
        higher = sum(1 < card.grade <= level for card in cards)
        if higher < level - 1:
            what = f"{higher} cards of the levels 2 to {level}; one is learned at each level"
            yield mistake(f"{what}, so {level - 1} are needed", "cards")
            break
    own = {summon.id for summon in hero.summons}
    for n, card in enumerate(hero.cards):
        for what, at in (*_initiative(cards, card), *_card(card, own)):
            yield mistake(what, "cards", n, *at)
    if sum(perk.boxes for perk in hero.perks) != BOXES:
        yield mistake(f"the perks do not have {BOXES} boxes", "perks")
    for n, perk in enumerate(hero.perks):
        for name, faces in (("add", perk.add), ("remove", perk.remove)):
            for m, face in enumerate(faces):
                known = (
                    (*content.modifiers, *SPECIAL_FACES) if name == "remove" else content.modifiers
                )
                yield from unknown(
                    "classes", hero.id, "modifier card", face, known, ("perks", n, name, m)
                )
    for n, summon in enumerate(hero.summons):
        yield from positive("classes", hero.id, summon.hp, ("summons", n, "hp"))


def _added(content: Content, card: AddedCard) -> Iterator[Mistake]:
    """A card that a pack adds to a class."""
    hero = content.classes.get(card.hero)
    if hero is None:
        return
    if card.instead_of:
        names = [other.id for other in hero.cards]
        yield from unknown(
            "ability_cards", card.id, "card of the class", card.instead_of, names, ("instead_of",)
        )
    own = {summon.id for summon in hero.summons}
    for what, at in (*_initiative(content.class_cards[hero.id], card), *_card(card, own)):
        yield Mistake("ability_cards", card.id, what, at)


Problem = tuple[str, tuple[str | int, ...]]


def _initiative(cards: list[CardDef], card: CardDef) -> Iterator[Problem]:
    """Each card of a class has its own."""
    for other in cards:
        if other.initiative == card.initiative and other.id != card.id:
            free = sorted({*range(1, 100)} - {each.initiative for each in cards})
            near = sorted(free, key=lambda number: abs(number - card.initiative))[:3]
            what = f"the card {other.id} of the class has the initiative {card.initiative}"
            yield f"{what}; free are {', '.join(map(str, sorted(near)))}, ...", ("initiative",)


def _card(card: CardDef, own_summons: set[str]) -> Iterator[Problem]:
    if not 1 <= card.initiative <= 99:
        yield "initiative is 1 to 99", ("initiative",)
    if not 1 <= card.grade <= 9:
        yield "level is 1 to 9, or X", ("level",)
    for half, action in (("top", card.top), ("bottom", card.bottom)):
        lasts = any(isinstance(a, BONUSES) for a in action.abilities)
        if lasts and not action.stays:
            what = "a bonus runs only while its card lies in the active area"
            yield f"{what}; stays: round or stays: persistent", (half,)
        if action.circles and action.stays != "persistent":
            what = "circles are used by a persistent bonus; stays: persistent"
            yield what, (half, "circles")
        for found in abilities_in(action, (half,)):
            if isinstance(found.ability, Special):
                yield "only a boss has specials", found.at
            if isinstance(found.ability, Summon) and not _for_others(found.outer):
                for mistake in unknown(
                    "", "", "summon of the class", found.ability.what, own_summons
                ):
                    yield mistake.what, (*found.at, "what")


def _for_others(outer: Sequence[Ability]) -> bool:
    """Whether an enemy performs it."""
    return any(isinstance(a, Grant) and a.who == "enemy" for a in outer)


# ---- monsters


def _monster(content: Content, monster: MonsterDef) -> Iterator[Mistake]:
    def mistake(what: str, *at: str | int) -> Mistake:
        return Mistake("monsters", monster.id, what, at)

    halves = {"normal": monster.normal, "elite": monster.elite, "boss": monster.boss}
    if not any(halves.values()):
        yield mistake("it has no statistics; write normal and elite, or boss")
    for name, stats in halves.items():
        if stats is not None:
            yield from _stats(monster.id, name, stats)
    if monster.standees < 1:
        yield mistake("it has no standees; standees: 6", "standees")
    if not monster.deck:
        yield from _deck("monsters", monster.id, monster.cards)
    elif monster.cards:
        yield mistake("these cards are never drawn; leave out deck or cards", "cards")
    for what, cards in (
        ("cards", monster.cards),
        ("special_1", monster.special_1),
        ("special_2", monster.special_2),
    ):
        yield from _by_monsters(content, "monsters", monster.id, cards, (what,))


def _stats(name: str, half: str, stats: Stats) -> Iterator[Mistake]:
    for field in stats.__struct_fields__:
        value = getattr(stats, field)
        by_level = isinstance(value, list) and field not in ("conditions", "immune")
        if by_level and len(value) != LEVELS:
            what = f"{len(value)} numbers; one for all levels, or eight for the levels 0 to 7"
            yield Mistake("monsters", name, what, (half, field))
    values = stats.hp if isinstance(stats.hp, list) else [stats.hp]
    for n, value in enumerate(values):
        yield from positive("monsters", name, value, (half, "hp", n))


def positive(kind: str, name: str, hp: int | str, at: tuple[str | int, ...]) -> Iterator[Mistake]:
    """Hit points at every level and for every number of characters."""
    try:
        least = hp if isinstance(hp, int) else min(
            total(hp, dict(zip(OF_THE_SCENARIO, (level, count), strict=True)).__getitem__)
            for level in range(LEVELS) for count in (2, 3, 4) if formula(hp)
        )  # fmt: skip
    except ValueError:
        return
    if least < 1:
        yield Mistake(kind, name, "nobody stands without hit points; hp: 1 or more", at)


def _deck(kind: str, name: str, cards: list[MonsterCard]) -> Iterator[Mistake]:
    if len(cards) != DECK or sum(card.shuffle for card in cards) != SHUFFLES:
        what = f"a deck has eight cards, two with the shuffle symbol, not {len(cards)} and"
        what = f"{what} {sum(card.shuffle for card in cards)}"
        yield Mistake(kind, name, what, ("cards",) if cards else ())


def _by_monsters(
    content: Content, kind: str, name: str, thing: object, at: tuple[str | int, ...] = ("cards",)
) -> Iterator[Mistake]:
    for found in abilities_in(thing, at):
        tag = str(type(found.ability).__struct_config__.tag)
        if isinstance(found.ability, ONLY_CHARACTERS):
            yield Mistake(kind, name, f"only characters {tag}", found.at)
        elif isinstance(found.ability, ONLY_ON_CARDS):
            yield Mistake(kind, name, f"'{tag}' runs only on a character's card", found.at)
        elif isinstance(found.ability, Summon):
            yield from unknown(
                kind, name, "monster", found.ability.what, content.monsters, (*found.at, "what")
            )


# ---- items, dungeon cards, ids


def _item(item: ItemDef) -> Iterator[Mistake]:
    def mistake(what: str, *at: str | int) -> Mistake:
        return Mistake("items", item.id, what, at)

    needed = {
        "turn": ("abilities", item.abilities),
        "move": ("boost", item.boost),
        "attack": ("boost", item.boost),
        "attacked": ("bonuses", item.bonuses),
        "damaged": ("bonuses", item.bonuses),
        "worn": ("bonuses", item.bonuses),
        "reveal": ("initiative", item.initiative),
    }
    field, value = needed[item.when]
    if not value:
        yield mistake(f"used when '{item.when}' it does nothing; write {field}", "when")
    if item.when in ("turn", "move", "attack") and not item.use:
        yield mistake("it is never used up; use: spent or use: consumed")
    for n, bonus in enumerate(item.bonuses):
        if not isinstance(bonus, BONUSES):
            yield mistake("this is no bonus that could run; write it in abilities", "bonuses", n)
    if item.copies < 1 or item.price < 0:
        yield mistake("it can never be had; copies: 1 or more, price: 0 or more")
    if not 1 <= item.prosperity <= 9:
        yield mistake("prosperity is 1 to 9", "prosperity")
    for found in abilities_in(item):
        if isinstance(found.ability, Summon | Special):
            yield mistake("an item has no summons and no specials", *found.at)


def _lairs(content: Content) -> Iterator[Mistake]:
    for lair in content.lairs.values():
        for found in abilities_in(lair.treasure, ("treasure",)):
            if isinstance(found.ability, Summon | Special):
                what = "a treasure has no summons and no specials"
                yield Mistake("lairs", lair.id, what, found.at)


def _taken_ids(content: Content) -> Iterator[Mistake]:
    """Figures, cards and what is written down are found by their ids."""
    owners = [
        *(("classes", hero.id, hero.id) for hero in content.classes.values()),
        *(("monsters", monster.id, monster.id) for monster in content.monsters.values()),
        *(("classes", hero.id, s.id) for hero in content.classes.values() for s in hero.summons),
    ]
    yield from _twice(owners, "figure")
    cards = [("classes", hero.id, c.id) for hero in content.classes.values() for c in hero.cards]
    cards += [("ability_cards", card.id, card.id) for card in content.ability_cards.values()]
    yield from _twice(cards, "card")
    faces = [("classes", h.id, m.id) for h in content.classes.values() for m in h.modifiers]
    yield from _twice([*faces, *(("classes", "", name) for name in SPECIAL_FACES)], "modifier card")


def _twice(owners: list[tuple[str, str, str]], noun: str) -> Iterator[Mistake]:
    counts = Counter(name for _, _, name in owners)
    for kind, owner, name in owners:
        if counts[name] > 1 and owner:
            yield Mistake(kind, owner, f"the id '{name}' is that of another {noun} too")
        if "+" in name:
            yield Mistake(kind, owner, f"the id '{name}' has a '+', which marks enhancements")
