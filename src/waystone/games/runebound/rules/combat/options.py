"""What a side may do as its combat action (RB-CAC)."""

from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from waystone.kernel.ask import Option

from ...box.abilities import Special, Surge
from ...box.sheet import card_of
from ...box.tokens import notation
from ...table.opponents import fight, forbidden
from ...table.pool import doublings, hero_of, sheet_of, showing, targets, total, up
from ...table.state import G, Side

Harming: TypeAlias = Literal["phy", "mag", "sku"]
Deed: TypeAlias = Literal["attack", "some", "double", "flip", "recast", "surge", "special", "pass"]


class CombatAct(NamedTuple):
    """One combat action: symbols of a `kind`, the token `at` a place (and the double `on` which it
    is put), an ability by its `key`."""

    what: Deed
    kind: Harming = "phy"
    at: int = -1
    on: int = -1
    key: str = ""


class Spot(NamedTuple):
    """A token on the table: the side whose it is, and its place in the pool."""

    side: int
    at: int


PASS = CombatAct("pass")
PASSING = Option("pass", PASS, "option-pass-round")


def combat_actions(g: G, n: int) -> list[Option[CombatAct]]:
    """RB-CAC-01..07, RB-GLD-07, RB-CAC-11, RB-CBT-14; RB-AMB-19: nothing of these leaves only the
    pass (RB-CBT-10)."""
    combat = fight(g)
    side, foe = combat.sides[n], combat.sides[1 - n]
    found: list[Option[CombatAct]] = []
    for kind in ("phy", "mag") if side.seat >= 0 else ("sku",):
        tokens = showing(g, side, kind)
        if tokens:
            found.append(_attack(n, kind, total(g, side, tokens)))
            if len(tokens) > 1:
                found.append(_some(n, kind))
    if not forbidden(g, n, "double"):
        for at, on in doublings(g, side):
            found.append(_double(n, at, on, notation(up(g, side.tokens[at]))))
    agility = showing(g, side, "agi")
    if agility and not forbidden(g, n, "agility"):
        spare = agile(side, agility)
        found += [_flip(n, at, *faces(g, side, at)) for at in targets(side) if at != spare]
        found += [_recast(1 - n, at, *faces(g, foe, at)) for at in targets(foe)]
    of = sheet_of(g, side)
    if of.surges and not forbidden(g, n, "surge"):
        symbols = total(g, side, showing(g, side, "sur"))
        for key, surge in of.surges:
            if symbols >= max(1, surge.cost) and key not in side.round.used:
                found.append(_surge(key, surge))
    for key, special in of.specials:
        if usable(g, side, key, special.exert):
            found.append(_special(key, special))
    return found


def agile(side: Side, agility: list[int]) -> int:
    """RB-CAC-16, RB-AMB-03: the agility token that is spent; one on no double if there is one."""
    return min(agility, key=lambda at: (side.tokens[at].on >= 0, at))


def usable(g: G, side: Side, key: str, cards: int) -> bool:
    if key in side.round.used or key in side.used_up:
        return False
    return not cards or (side.seat >= 0 and len(hero_of(g, side).hand) >= cards)


def faces(g: G, side: Side, at: int) -> tuple[str, str]:
    """What a token shows, and what is behind it."""
    token = side.tokens[at]
    both = g.content.tokens[token.token].faces
    return notation(both[token.face]), notation(both[1 - token.face])


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
def token_option(side: int, at: int, face: str, back: str) -> Option[Spot]:
    told = {"face": face, "back": back}
    return Option(f"token:{at}", Spot(side, at), "option-token", told, f"token:{side}:{at}")
