"""One attack on one target (GH-ATT): modifiers, the card, shield, damage, effects, retaliate."""

from itertools import combinations

from msgspec import Struct, field

from waystone.kernel.ask import PASS, Option, choose

from ...box.effects import AttackBonus, Boost
from ...box.lasting import Shield
from ...box.words import Condition, Element
from ...table.acting import Act
from ...table.board import allies, character_of, distance, here, hostile, immune, master
from ...table.facts import Attacked, Retaliated
from ...table.numbers import numbers
from ...table.provisos import holds
from ...table.state import Figure, G, ItemState
from ...table.values import amount
from ..options import item_option, use_or_not
from ..players import untie
from ..scenario.cards import deed, gain_xp
from ..trades.sleeve import from_sleeve
from .bonuses import Source, guarded, retaliation, running, shield, use
from .conditions import gain, stunned
from .damage import suffer
from .elements import infuse
from .items import used_up
from .modifiers import Drawn, deck_of, draw
from .movement import shove
from .triggers import fire


class Blow(Struct):
    """An attack as it stands before its card is drawn; each target gets its own. GH-STA-12."""

    value: int
    ranged: bool = False
    pierce: int = 0
    push: int = 0
    pull: int = 0
    conditions: list[Condition] = field(default_factory=list)
    advantage: bool = False
    disadvantage: bool = False
    doubles: int = 0
    plus: int = 0
    minus: int = 0
    xp: int = 0
    targets: int = 0
    infuse: list[Element] = field(default_factory=list)
    then: list[Boost] = field(default_factory=list)


def apply(g: G, blow: Blow, boost: Boost, act: Act, target: Figure) -> None:
    """What a boost adds to an attack: GH-ATT-04 step 1. GH-ELE-06: that of a consumed element,
    GH-ITM-05: that of an item too. GH-EFF-09, GH-EFF-10, GH-EXP-02: what pierces, further targets,
    experience under a condition."""
    change = amount(g, boost.value, act, target)
    blow.plus += max(0, change)
    blow.minus += min(0, change)
    blow.pierce += boost.pierce
    blow.push += boost.push
    blow.pull += boost.pull
    blow.conditions += boost.conditions
    blow.advantage = blow.advantage or boost.advantage
    blow.doubles += boost.double
    blow.xp += boost.xp
    blow.targets += boost.targets
    blow.infuse += boost.infuse
    if boost.then:
        blow.then.append(boost)


async def attack(g: G, act: Act, target: Figure, blow: Blow) -> int:
    """GH-ATT-04 for one target; how many more targets its effects allow (GH-EFF-10). GH-AOE-09: a
    card is drawn for each. GH-AMD-03: what is on it counts as printed on the attack. GH-CON-08:
    poison adds one, but not that of the same attack. GH-DMG-02: its effects come whether the damage
    was negated or not. GH-MAT-06: the same for monsters. GH-STA-06: attacks count for battle goals.
    GH-BON-11, GH-BON-14: who strikes back does so after all this. GH-ITM-04: items before the card
    is drawn. GH-BON-02: what waits for an attack is set off after it."""
    figure = act.figure
    owner = master(g, figure)
    act.performed = True
    act.targets.append(target.id)
    await _use_items(g, act, target, blow)
    _use_bonuses(g, act, target, blow)
    if "poison" in target.conditions:
        blow.plus += 1
    value = base = await _attacker_value(g, act, blow)
    odds = _odds(g, figure, target, blow)
    drawn = await from_sleeve(g, figure, value) or draw(g, deck_of(g, figure), odds, value)
    for face in drawn.faces:
        if face.card is not None:
            card = face.card
            blow.pierce += card.pierce
            blow.targets += card.targets
            blow.conditions = [*blow.conditions, *card.conditions]
            blow.infuse = [*blow.infuse, *card.infuse]
    value = await _drawn_value(g, act, value, drawn)
    damage = await _defended(g, figure, target, blow, value)
    cards = [face.id for face in drawn.faces]
    g.say(
        Attacked(figure.id, target.id, base, _sum(blow), cards, value, value - damage, damage),
        "GH-ATT-04",
    )
    if owner is not None and figure.kind == "character":
        deed(owner, "attacks-made")
        gain_xp(g, owner, blow.xp, "GH-EXP-02")
    g.state.turn.attacks += 1
    act.damage += await suffer(g, target, damage, "GH-ATT-04", by=figure.id, attack=True)
    if not here(g, target):
        act.killed += 1
    await _effects(g, act, target, blow, drawn)
    await _retaliate(g, figure, target)
    if here(g, target):
        await fire(g, target, "attacked", figure.id)
    await fire(g, figure, "attack", target.id)
    for other in allies(g, target):
        if other.kind == "character":
            await fire(g, other, "ally-attacked", figure.id)
    return blow.targets


def _sum(blow: Blow) -> str:
    """How the attack came to its value before a card was drawn."""
    changes = [f"{n:+}".replace("-", "−") for n in (blow.plus, blow.minus) if n]
    return " ".join([str(blow.value), *changes, *["×2"] * blow.doubles])


def _odds(g: G, figure: Figure, target: Figure, blow: Blow) -> int:
    """GH-ADV-10, GH-ADV-11, GH-ATT-03: sources do not stack, both cancel. GH-CON-16, GH-CON-23:
    muddle is a disadvantage, strengthen an advantage."""
    own = numbers(g, figure)
    good = blow.advantage or own.advantage or "strengthen" in figure.conditions
    bad = (
        blow.disadvantage
        or "muddle" in figure.conditions
        or (blow.ranged and distance(g, figure, target) == 1)
    )
    bad = guarded(g, target) or bad
    return int(good) - int(bad)


async def _use_items(g: G, act: Act, target: Figure, blow: Blow) -> None:
    """GH-ITM-04: items that affect an attack, before its card is drawn. GH-ITM-06: as many as one
    likes. GH-ITM-05, GH-ITM-11: each is used by being applied."""
    owner = character_of(g, act.figure)
    if owner is None:
        return
    while True:
        ready = [i for i in owner.items if i.state == "ready" and _serves(g, i, act, target)]
        if not ready:
            return
        options: list[Option[ItemState | None]] = [item_option(owner.id, i, i) for i in ready]
        options.append(Option(PASS, None, "option-pass"))
        item = await choose(
            owner.seat, options, "ask-attack-item", rule="GH-ITM-04", may=True, target=target.id
        )
        if item is None:
            return
        boost = g.content.items[item.item].boost
        assert boost is not None
        used_up(g, owner, item)
        apply(g, blow, boost, act, target)


def _serves(g: G, item: ItemState, act: Act, target: Figure) -> bool:
    """GH-ITM-03: an item whose condition does not hold for the target is of no use against it.
    GH-AMB-40: one for the entire attack is used before."""
    definition = g.content.items[item.item]
    if definition.when != "attack" or definition.entire or not definition.use:
        return False
    return definition.boost is not None and holds(g, definition.boost.if_, act, target)


def _use_bonuses(g: G, act: Act, target: Figure, blow: Blow) -> None:
    """GH-BON-03: a running bonus that can apply must apply. GH-BON-02: which is a use of it."""
    for source, boost in bonuses_on(g, act, target, blow):
        apply(g, blow, boost, act, target)
        use(g, source)


def bonuses_on(g: G, act: Act, target: Figure, blow: Blow) -> list[tuple[Source, Boost]]:
    """The bonuses that apply to an attack of this kind on this target (GH-ATT-04 step 1,
    GH-BON-03)."""
    return [
        (source, bonus.boost)
        for source, bonus in running(g, act.figure, AttackBonus)
        if bonus.kind in ("any", "ranged" if blow.ranged else "melee")
        and holds(g, bonus.boost.if_, act, target)
    ]


async def _attacker_value(g: G, act: Act, blow: Blow) -> int:
    """GH-ATT-04 step 1, GH-ATT-05: the player chooses what to add before doubling. GH-ATT-07: never
    below nothing."""
    if not blow.doubles:
        return max(0, blow.value + blow.plus + blow.minus)
    return max(0, await _in_order(g, act, blow.value, blow.plus, blow.minus, 2**blow.doubles))


async def _drawn_value(g: G, act: Act, value: int, drawn: Drawn) -> int:
    """GH-ATT-04 step 2, GH-AMD-02, GH-AMD-12, GH-AMB-06. GH-AMB-07: null is no damage whatever
    rolls with it. GH-ATT-07: never below nothing."""
    if drawn.null:
        return 0
    if not drawn.double:
        return max(0, value + drawn.plus)
    gains = sum(max(0, face.value) for face in drawn.faces)
    return max(0, await _in_order(g, act, value, gains, drawn.plus - gains, 2))


async def _in_order(g: G, act: Act, value: int, gains: int, losses: int, factor: int) -> int:
    """GH-ATT-05, GH-AMB-06: the player chooses the order, for monsters the players: all before
    doubling or after it, or of gains and losses only the one before."""
    ways = {
        "add-first": (value + gains + losses) * factor,
        "double-first": value * factor + gains + losses,
    }
    if gains and losses:
        ways["gains-first"] = (value + gains) * factor + losses
        ways["losses-first"] = (value + losses) * factor + gains
    if len(set(ways.values())) == 1:
        return ways["add-first"]
    options = [Option(way, n, f"option-{way}", {"value": n}) for way, n in ways.items()]
    owner = master(g, act.figure)
    if owner is None:
        return await untie(g, options, "ask-modifier-order", "GH-AMB-06")
    return await choose(owner.seat, options, "ask-modifier-order", rule="GH-ATT-05")


async def _defended(g: G, figure: Figure, target: Figure, blow: Blow, value: int) -> int:
    """GH-ATT-04 step 3, GH-EFF-09: the defender's shield, less what pierces it. GH-BON-09: against
    attacks alone. GH-BON-03: it must be used even if nothing is left of the attack. GH-BON-08:
    shields add up."""
    protection = shield(g, target, spend=True)
    if value > 0:
        protection += await _defence_items(g, target, value)
    pierce = blow.pierce + numbers(g, figure).pierce
    return max(0, value - max(0, protection - pierce))


async def _defence_items(g: G, target: Figure, value: int) -> int:
    """GH-ITM-03, GH-AMB-18: items of who is attacked. GH-CON-14: not of who is stunned."""
    owner = character_of(g, target)
    if owner is None or stunned(target):
        return 0
    total = 0
    for item in owner.items:
        definition = g.content.items[item.item]
        if item.state != "ready" or definition.when != "attacked":
            continue
        options = use_or_not(owner.id, item)
        if await choose(
            owner.seat, options, "ask-defence-item", rule="GH-ITM-03", may=True, value=value
        ):
            used_up(g, owner, item)
            for bonus in definition.bonuses:
                if isinstance(bonus, Shield):
                    total += amount(g, bonus.value, Act(target))
    return total


async def _effects(g: G, act: Act, target: Figure, blow: Blow, drawn: Drawn) -> None:
    """GH-EFF-01, GH-CON-05: on each target after its damage, whether there was any or not; not on
    one that is dead (GH-ATT-08). GH-EFF-02: those of monsters always. GH-AMD-03, GH-ITM-05: those
    of the card and of items as if printed. GH-EFF-04, GH-EFF-05, GH-EFF-08: each push and pull by
    itself. GH-STA-06: conditions given count for battle goals."""
    figure = act.figure
    if blow.infuse:
        await infuse(g, figure, blow.infuse)
    if here(g, target):
        own = numbers(g, figure)
        owner = character_of(g, figure)
        for condition in await _wanted(g, figure, target, [*blow.conditions, *own.conditions]):
            if gain(g, target, condition) and owner is not None:
                deed(owner, "conditions-given")
        for push, pull in (
            (blow.push, 0),
            (0, blow.pull),
            (own.push, 0),
            (0, own.pull),
            *((f.card.push, 0) for f in drawn.faces if f.card),
            *((0, f.card.pull) for f in drawn.faces if f.card),
        ):
            if (push or pull) and here(g, target):
                await shove(
                    g, figure, target, push or pull, pull=bool(pull), seat=_chooser(g, figure)
                )
    for face in drawn.faces:
        if face.card is not None and face.card.then:
            await fire(g, figure, "", target.id, do=face.card.then)
    for boost in blow.then:
        await fire(g, figure, "", target.id, do=boost.then)


async def _wanted(g: G, figure: Figure, target: Figure, given: list[str]) -> list[str]:
    """GH-EFF-02, GH-AMB-64: a player may leave conditions out, all of them or some; monsters and
    summons may not."""
    owner = character_of(g, figure)
    kinds = [c for c in dict.fromkeys(given) if not immune(g, target, c)]
    if owner is None or not kinds:
        return given
    options = [
        Option("give:" + ("+".join(some) or "none"), some,
               "option-conditions" if some else "option-no-conditions", {"conditions": list(some)})
        for count in range(len(kinds), -1, -1)
        for some in combinations(kinds, count)
    ]  # fmt: skip
    wanted = await choose(
        owner.seat, options, "ask-conditions", rule="GH-EFF-02", formal=True, target=target.id
    )
    return [condition for condition in given if condition in wanted]


def _chooser(g: G, figure: Figure) -> int | None:
    owner = character_of(g, figure)
    return owner.seat if owner else None


async def _retaliate(g: G, figure: Figure, target: Figure) -> None:
    """GH-BON-10, GH-BON-11, GH-BON-14: after the attack and its effects, if still in range.
    GH-BON-13: it is no attack, so nothing shields from it. GH-BON-12: all that the target has."""
    if not here(g, target) or not here(g, figure) or not hostile(figure, target):
        return
    damage = retaliation(g, target, distance(g, figure, target))
    if damage:
        g.say(Retaliated(target.id, figure.id, damage), "GH-BON-10")
        await suffer(g, figure, damage, "GH-BON-10", by=target.id)
