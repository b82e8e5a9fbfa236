"""Items, skills and companions against the enemy's attack (TG-ITM-14, TG-CMP-06)."""

from waystone.kernel.ask import PASS, Option, choose

from ...box.abilities import Add, Cancel, Convert, Counter, Ignore, Mod, OnEnemy
from ...box.printed import Gear, faces
from ...table.facts import AttackIgnored, CompanionHelped
from ...table.party import foe, helper, hero, member, now, present, spent_now
from ...table.state import G, Hero
from ..people.prices import pay, payable
from .deciding import party_chooses
from .parts import KINDS, Change, Part
from .sequence import bare, gear
from .using import spend_use


async def items_used(g: G, parts: list[Part], changes: list[Change]) -> list[Change]:
    """TG-ITM-12, TG-ITM-14: each owner who is hit may use items and skills of the kind
    [ENEMY]; skills only while active (TG-EAM-10)."""
    found: list[Change] = []
    equipped = [one for one in present(g) if not bare(g, g.state.heroes[one.seat])]
    if not equipped:
        return found
    active, party_wide = now(g).active, any(p.party for p in parts)
    asked = [one for one in equipped if party_wide or one.seat == active]
    if not asked:
        return found
    kinds = {KINDS.get(type(p.effect)) for p in parts}
    kinds |= {KINDS.get(type(c.mod.effect)) for c in changes if isinstance(c.mod, Add)}
    for one in asked:
        while options := _defences(g, hero(g, one.seat), kinds):
            options.append(Option(PASS, None, "option-decline"))
            chosen = await choose(one.seat, options, "ask-defence", rule="TG-ITM-14", may=True)
            if chosen is None:
                break
            thing, ability, mark = chosen
            await spend_use(g, hero(g, one.seat), thing, ability.limit, mark)
            await pay(g, ability.pay, one.seat, source=thing.id)
            found += [Change(mod, None, one.seat) for mod in ability.do]
            if one.left:
                break
    return found


Defence = tuple[Gear, OnEnemy, str]


def _defences(g: G, one: Hero, kinds: set[str | None]) -> list[Option[Defence | None]]:
    options: list[Option[Defence | None]] = []
    if bare(g, one):
        return options
    who, spent = member(g, one.seat), spent_now(g, one.seat)
    for thing in gear(g, one, faces(g.content).guarding):
        for n, ability in enumerate(thing.enemy):
            mark = f"{thing.id}:e{n}"
            if (
                mark in who.used
                or mark in spent
                or not (thing.is_item or one.seat == now(g).active)
                or not any(helps(mod, kinds) for mod in ability.do)
                or not payable(g, ability.pay, one.seat)
            ):
                continue
            options.append(
                Option(
                    f"use:{thing.id}" + (f":{n + 1}" if n else ""),
                    (thing, ability, mark),
                    "option-defence",
                    {
                        "item": thing.id,
                        "do": ability.do,
                        "pay": ability.pay,
                        "limit": ability.limit,
                    },
                    f"item:{thing.id}",
                )
            )
    return options


def helps(mod: Mod, kinds: set[str | None]) -> bool:
    match mod:
        case Cancel(what):
            return what in kinds
        case Convert():
            return "damage" in kinds or "udamage" in kinds
        case Counter():
            return "damage" in kinds or "udamage" in kinds
        case Ignore():
            return True
        case Add():
            return False


async def companion_ignores(g: G) -> bool:
    """TG-CMP-06: once an encounter the party may ignore an attack or a reaction."""
    encounter = now(g)
    name = helper(g, "ignore")
    if not name:
        return False
    on = f"companion:{name}"
    options: list[Option[bool]] = [
        Option("companion", True, "option-companion-ignore", {"companion": name}, on),
        Option(PASS, False, "option-decline"),
    ]
    if not await party_chooses(g, options, "ask-companion", "TG-CMP-06"):
        return False
    encounter.companions_used.append(name)
    g.say(CompanionHelped(name), "TG-CMP-06")
    g.say(AttackIgnored(foe(g).id), "TG-EAM-09")
    return True
