"""What a side may do as its combat action (RB-CAC)."""

from collections.abc import Iterator
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from waystone.kernel.ask import Option

from ...box.abilities import Special, Surge
from ...box.effects import Flip, Recast
from ...box.sheet import Used, card_of
from ...table.opponents import fight, forbidden
from ...table.pool import doublings, hero_of, sheet_of, shown, spent, targets, total
from ...table.state import G, Side
from ..cards.frees import free_uses

Harming: TypeAlias = Literal["phy", "mag", "sku"]
Deed: TypeAlias = Literal[
    "attack", "some", "double", "flip", "recast", "surge", "special", "use", "pass"
]


class Spot(NamedTuple):
    """A token on the table: the side whose it is, and its place in the pool."""

    side: int
    at: int


class CombatAct(NamedTuple):
    """One combat action: symbols of a `kind`, the token `at` a place (and the double `on` which it
    is put), an ability by its `key`, with the `card` that is exerted for it and the token that it
    is used on; `used` is an ability that is no action at all."""

    what: Deed
    kind: Harming = "phy"
    at: int = -1
    on: int = -1
    key: str = ""
    used: Used | None = None
    card: str = ""
    target: Spot | None = None


PASS = CombatAct("pass")
PASSING = Option("pass", PASS, "option-pass-round")


def combat_actions(g: G, n: int) -> list[Option[CombatAct]]:
    """RB-CBT-14: what the tokens of the pool and the cards allow. RB-CAC-11: a dash allows nothing.
    RB-AMB-19: nothing of these leaves only the pass (RB-CBT-10)."""
    side = fight(g).sides[n]
    pool = shown(g, side)
    found: list[Option[CombatAct]] = []
    # RB-CAC-01..03: physical or magic damage, for an enemy skulls; all of it or some of it.
    kinds: tuple[Harming, ...] = ("phy", "mag") if side.seat >= 0 else ("sku",)
    for kind in kinds:
        if kind in pool:
            found.append(_attack(n, kind, total(g, side, pool[kind])))
            if len(pool[kind]) > 1:
                found.append(_some(n, kind))
    if "dbl" in pool and not forbidden(g, n, "double"):
        found += doubles(g, n)
    if "agi" in pool and not forbidden(g, n, "agility"):
        found += agility(g, n, pool["agi"])
    found += by_cards(g, n, pool.get("sur", []))
    return found


def doubles(g: G, n: int) -> list[Option[CombatAct]]:
    """RB-CAC-04: one token onto a double."""
    side = fight(g).sides[n]
    return [_double(n, at, on, faces(g, side, at)[0]) for at, on in doublings(g, side)]


def agility(g: G, n: int, tokens: list[int]) -> list[Option[CombatAct]]:
    """RB-CAC-05: flip a token of one's own, or have the opponent recast one."""
    sides = fight(g).sides
    side, foe = sides[n], sides[1 - n]
    flips = [_flip(n, at, *faces(g, side, at)) for at in targets(side) if tokens != [at]]
    return flips + [_recast(1 - n, at, *faces(g, foe, at)) for at in targets(foe)]


def by_cards(g: G, n: int, tokens: list[int]) -> Iterator[Option[CombatAct]]:
    """RB-CAC-06, RB-GLD-07: surge abilities that can be paid for; RB-CAC-07: abilities that are
    combat actions of their own; RB-ABL-06: in one's own turn abilities that are no action at
    all."""
    side = fight(g).sides[n]
    of = sheet_of(g, side)
    if tokens and of.surges and not forbidden(g, n, "surge"):
        symbols = total(g, side, tokens)
        for key, surge in of.surges:
            if symbols >= surge.cost and key not in side.round.used:
                yield _surge(key, surge)
    for key, special in of.specials:
        if usable(g, side, key, special.exert):
            yield from specials(g, n, key, special)
    if side.seat >= 0 and side.seat == g.state.active:
        for used in free_uses(g, hero_of(g, side), "combat"):
            yield _use(used)


def specials(g: G, n: int, key: str, special: Special) -> list[Option[CombatAct]]:
    """RB-EXR-01: a hero who exerts one card for it says which; RB-TOK-12: one who recasts or flips
    one token says which. Nothing comes between that and the action."""
    side = fight(g).sides[n]
    if side.seat >= 0 and special.exert == 1:
        return [_special_by(key, special, side.seat, c) for c in hero_of(g, side).hand]
    if side.seat >= 0 and (those := targets_of(g, n, special)):
        sides = fight(g).sides
        return [_special_on(key, special, t, *faces(g, sides[t.side], t.at)) for t in those]
    return [_special(key, special)]


def targets_of(g: G, n: int, special: Special) -> list[Spot]:
    """The tokens of which an ability recasts or flips one, if that is all it does."""
    match special.then:
        case (Recast(whose, 1) | Flip(whose, 1),):
            whom = 1 - n if whose == "opponent" else n
            side = fight(g).sides[whom]
            return [Spot(whom, at) for at in (spent(side) if whose == "spent" else targets(side))]
        case _:
            return []


def usable(g: G, side: Side, key: str, cards: int) -> bool:
    if key in side.round.used or key in side.used_up:
        return False
    return not cards or (side.seat >= 0 and len(hero_of(g, side).hand) >= cards)


def faces(g: G, side: Side, at: int) -> tuple[str, str]:
    """What a token shows, and what is behind it."""
    token = side.tokens[at]
    both = g.content.token_faces[token.token]
    return both if token.face == 0 else both[::-1]


@cache
def _attack(side: int, kind: Harming, damage: int) -> Option[CombatAct]:
    told = {"kind": f"symbol-{kind}", "damage": damage}
    done = CombatAct("attack", kind)
    return Option(f"attack:{kind}", done, "option-attack", told, f"pool:{side}")


@cache
def _some(side: int, kind: Harming) -> Option[CombatAct]:
    told = {"kind": f"symbol-{kind}"}
    done = CombatAct("some", kind)
    return Option(f"some:{kind}", done, "option-attack-some", told, f"pool:{side}")


@cache
def _double(side: int, at: int, on: int, face: str) -> Option[CombatAct]:
    done = CombatAct("double", at=at, on=on)
    return Option(f"double:{at}:{on}", done, "option-double", {"face": face}, f"token:{side}:{at}")


@cache
def _flip(side: int, at: int, face: str, back: str) -> Option[CombatAct]:
    told = {"face": face, "back": back}
    return Option(f"flip:{at}", CombatAct("flip", at=at), "option-flip", told, f"token:{side}:{at}")


@cache
def _recast(side: int, at: int, face: str, back: str) -> Option[CombatAct]:
    told = {"face": face, "back": back}
    done = CombatAct("recast", at=at)
    return Option(f"recast:{at}", done, "option-recast", told, f"token:{side}:{at}")


@cache
def _surge(key: str, ability: Surge) -> Option[CombatAct]:
    card = card_of(key)
    told = {"card": card, "ability": ability}
    return Option(f"surge:{key}", CombatAct("surge", key=key), "option-surge", told, f"card:{card}")


@cache
def _special(key: str, ability: Special) -> Option[CombatAct]:
    card = card_of(key)
    told = {"card": card, "ability": ability}
    done = CombatAct("special", key=key)
    return Option(f"special:{key}", done, "option-use", told, f"card:{card}")


@cache
def _special_by(key: str, ability: Special, seat: int, card: str) -> Option[CombatAct]:
    told = {"card": card_of(key), "ability": ability, "exerted": card}
    done = CombatAct("special", key=key, card=card)
    return Option(f"special:{key}:{card}", done, "option-use-exerting", told, f"hand:{seat}:{card}")


@cache
def _special_on(
    key: str, ability: Special, target: Spot, face: str, back: str
) -> Option[CombatAct]:
    told = {"card": card_of(key), "ability": ability, "face": face, "back": back}
    done = CombatAct("special", key=key, target=target)
    on = f"token:{target.side}:{target.at}"
    return Option(f"special:{key}:{target.at}", done, "option-use-token", told, on)


def _use(used: Used) -> Option[CombatAct]:
    told = {"card": used.card, "ability": used.ability}
    done = CombatAct("use", key=used.key, used=used)
    return Option(f"use:{used.key}", done, "option-use", told, f"card:{used.card}")


@cache
def token_option(side: int, at: int, face: str, back: str) -> Option[Spot]:
    told = {"face": face, "back": back}
    return Option(f"token:{at}", Spot(side, at), "option-token", told, f"token:{side}:{at}")
