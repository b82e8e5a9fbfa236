"""Enhancing ability cards (GH-ENH)."""

from collections.abc import Sequence

from waystone.kernel.ask import PASS, Option, choose
from waystone.kernel.step import BACK, Then

from ...box.classes import CardDef
from ...box.definitions import Content
from ...box.effects import Ability, Action, Attack, Give, Heal, Move, Shove, Summon
from ...box.lasting import Retaliate, Shield
from ...box.words import ELEMENTS
from ...table.campaign_facts import Enhanced
from ...table.records import Sheet, Sticker
from ...table.sheets import campaign, seat_of, sheet
from ...table.state import G
from ..registry import step
from .prosperity import prosperity_level
from .quests import note

COSTS = {
    "move": 30, "attack": 50, "range": 30, "shield": 100, "push": 30, "pull": 30, "pierce": 30,
    "retaliate": 100, "heal": 30, "target": 50, "summon-move": 50, "summon-attack": 50,
    "summon-range": 50, "summon-hp": 50, "poison": 75, "wound": 75, "muddle": 50,
    "immobilize": 100, "disarm": 150, "curse": 75, "strengthen": 50, "bless": 50, "jump": 50,
    "fire": 100, "ice": 100, "air": 100, "earth": 100, "light": 100, "dark": 100, "wild": 150,
}  # fmt: skip
"""GH-ENH-07. GH-AMB-81: the one row for summons holds for each of their numbers."""
HARMFUL = ("poison", "wound", "muddle", "immobilize", "disarm", "curse")
HELPFUL = ("strengthen", "bless")
ANY_ELEMENT = (*ELEMENTS, "wild")
MOST_ON_AN_ACTION = 4
FRIENDLY = ("self", "ally", "self-or-ally", "allies", "party", "adjacent-allies", "summons")


def action_of(card: CardDef, half: str) -> Action:
    return card.top if half == "top" else card.bottom


# ---- what a line takes


def kinds(content: Content, ability: Ability) -> list[str]:
    """GH-ENH-04, GH-ENH-05, GH-AMB-65: +1 on what has a number, conditions on a main line that
    targets somebody, an element on any main line."""
    found: list[str] = []
    match ability:
        case Move():
            found = _plus("move", ability.value) + ([] if ability.jump else ["jump"])
        case Attack():
            found = _plus("attack", ability.value) + _numbers(ability, "push", "pull", "pierce")
            found += ["range"] if ability.range else []
            found += ["target"] if ability.targets > 1 else []
            found += [c for c in HARMFUL if c not in ability.conditions]
            found += ["hex"] if ability.area else []
        case Heal():
            found = _plus("heal", ability.value) + (["range"] if ability.range > 1 else [])
            found += [c for c in HELPFUL if c not in ability.conditions]
        case Give():
            wanted = HELPFUL if ability.who in FRIENDLY else HARMFUL
            found = [c for c in wanted if c not in ability.conditions]
            found += ["range"] if ability.range > 1 else []
        case Shove():
            found = _numbers(ability, "push", "pull") + (["range"] if ability.range > 1 else [])
        case Shield():
            found = _plus("shield", ability.value)
        case Retaliate():
            found = _plus("retaliate", ability.value)
            found += ["range"] if ability.range > 1 else []
        case Summon():
            thing = content.summons.get(ability.what)
            if thing is None:
                return []
            numbers = {"hp": isinstance(thing.hp, int), "move": thing.move is not None,
                       "attack": thing.attack is not None, "range": thing.range > 0}  # fmt: skip
            found = [f"summon-{name}" for name, printed in numbers.items() if printed]
        case _:
            return []
    return found + list(ANY_ELEMENT)


def _plus(kind: str, value: object) -> list[str]:
    return [kind] if isinstance(value, int) else []


def _numbers(ability: Attack | Shove, *names: str) -> list[str]:
    return [name for name in names if getattr(ability, name)]


def several(ability: Ability) -> bool:
    """GH-ENH-06, GH-AMB-26: it targets several figures."""
    if isinstance(ability, Attack):
        return ability.targets != 1 or bool(ability.area)
    if isinstance(ability, Heal | Give | Shove):
        return ability.targets > 1 or ability.who in (
            "allies", "party", "adjacent-allies", "enemies", "adjacent-enemies",
            "adjacent-figures", "summons",
        )  # fmt: skip
    return False


def stickers_on(stickers: Sequence[Sticker], card: str, half: str) -> list[Sticker]:
    return [s for s in stickers if s.card == card and s.half == half]


def cost(content: Content, stickers: Sequence[Sticker], sticker: Sticker) -> int:
    """GH-ENH-06 to GH-ENH-09, GH-AMB-27: by what it adds, the level of the card and the stickers
    already on the action."""
    card = content.cards[sticker.card]
    before = stickers_on(stickers, sticker.card, sticker.half)
    ability = action_of(card, sticker.half).abilities[sticker.line]
    if sticker.kind == "hex":
        assert isinstance(ability, Attack)
        added = sum(s.kind == "hex" and s.line == sticker.line for s in before)
        base = 200 // (len(ability.area) + added)
    else:
        base = COSTS[sticker.kind] * (2 if several(ability) else 1)
    return base + 25 * (card.grade - 1) + 75 * len(before)


def possible(g: G, one: Sheet) -> list[Sticker]:
    """GH-ENH-02, GH-ENH-10, GH-AMB-65: a free dot of a card in the pool: one for each number of a
    line, one for what is no number; no more enhanced cards than the town's prosperity."""
    stickers = campaign(g).world.stickers
    done = {s.card for s in stickers if g.content.class_of[s.card] == one.id}
    full = len(done) >= prosperity_level(g.state)
    found = []
    for name in one.pool:
        if full and name not in done:
            continue
        for half in ("top", "bottom"):
            here = stickers_on(stickers, name, half)
            if len(here) >= MOST_ON_AN_ACTION:
                continue
            for line, ability in enumerate(action_of(g.content.cards[name], half).abilities):
                used = {_dot(s.kind) for s in here if s.line == line}
                found += [
                    Sticker(name, half, line, kind)
                    for kind in kinds(g.content, ability)
                    if _dot(kind) not in used
                ]
    return [s for s in found if cost(g.content, stickers, s) <= one.gold]


def _dot(kind: str) -> str:
    plain = (*HARMFUL, *HELPFUL, *ANY_ELEMENT, "jump", "hex")
    return "other" if kind in plain else kind


def may_enhance(g: G, one: Sheet) -> bool:
    """GH-ENH-01: once the power of enhancement is unlocked, for who can pay."""
    power = g.content.campaign.enhancement
    return power in campaign(g).world.achievements and one.gold >= 30 and bool(possible(g, one))


@step
async def enhance(g: G, name: str) -> Then:
    """GH-ENH-02, GH-ENH-03: the character whose card it is pays; which card, then which dot."""
    one = sheet(g, name)
    found = possible(g, one)
    seat = seat_of(g.state, one)
    cards = [
        Option(f"card:{c}", c, "option-card", {"card": c}, f"card:{c}")
        for c in dict.fromkeys(s.card for s in found)
    ]
    cards.append(Option(PASS, "", "option-done"))
    card = await choose(seat, cards, "ask-enhance-card", rule="GH-ENH-02", character=name)
    if not card:
        return BACK
    stickers = campaign(g).world.stickers
    options: list[Option[Sticker | None]] = [
        Option(f"{s.half}:{s.line + 1}:{s.kind}", s, "option-enhance",
               {"half": s.half, "line": s.line + 1, "kind": f"sticker-{s.kind}",
                "price": cost(g.content, stickers, s)}, f"card:{card}")
        for s in found if s.card == card
    ]  # fmt: skip
    options.append(Option(PASS, None, "option-done"))
    sticker = await choose(seat, options, "ask-enhance", rule="GH-ENH-04", card=card)
    if sticker is not None:
        paid = cost(g.content, stickers, sticker)
        one.gold -= paid
        stickers.append(sticker)
        note(one, "enhancements")
        g.say(Enhanced(name, card, f"sticker-{sticker.kind}", paid), "GH-ENH-02")
    return BACK


# ---- enhanced cards


def enhanced(stickers: Sequence[Sticker], card: str) -> str:
    """GH-ENH-11: the id of a card with all its stickers: `gaff-hook+top.0.attack`."""
    own = [f"+{s.half}.{s.line}.{s.kind}" for s in stickers if s.card == card]
    return card + "".join(own)
