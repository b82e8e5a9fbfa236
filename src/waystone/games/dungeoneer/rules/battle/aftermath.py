"""Steps VII and VIII: the lair and the reward."""

from typing import Literal

from msgspec import Struct

from waystone.kernel.ask import PASS, Option, choose

from ...table.state import Attack, Battle, G, Player, living
from ..hero import tracker
from ..modes import solo_aftermath
from . import lair

Receiver = Player | Literal["apart", "unsaid"] | None
"""Who gets the Peril of a battle: a player, nobody, several one by one; or it is not said yet."""


class Fate(Struct):
    """Where a monster goes after a battle, and who gets the Peril of the battle's wounds."""

    to: str
    peril: Receiver = "unsaid"


async def after_battle(g: G, b: Battle) -> Receiver:
    """DG-LAI-01, DG-LAI-02: an unwounded monster returns to the hand or goes to the lair, a wounded
    one (however old the wound, DG-LAI-08) to the lair or to the discard pile; the owner says,
    unless out of the game (DG-AMB-33). Quest monsters go nowhere (DG-LAI-07, DG-QCA-11), a defeated
    one is gone already (DG-LAI-03); alone it is otherwise (DG-SOL-09). DG-RWD-01: with the last
    one its owner says who gets the Peril for the wounds."""
    if g.state.rules.solo:
        await solo_aftermath.after_battle(g, b)
        return "unsaid"
    receiver: Receiver = "unsaid"
    for attack in b.attacks:
        if attack.kind != "monster" or attack.piece is None:
            continue
        owner = g.state.players[attack.seat]
        if not owner.alive:
            # DG-AMB-33: its owner is out of the game.
            lair.send_away(g, attack, "discard")
            continue
        waiting = [a for a in b.attacks if a.kind == "monster" and a.piece is not None]
        last = waiting == [attack]
        due = b.hurt if last and b.owner == owner.seat else 0
        fate = await choose(
            owner.seat,
            fates(g, attack, due),
            "ask-lair-reward" if due else "ask-lair",
            rule="DG-LAI-02" if attack.piece.wounds else "DG-LAI-01",
            card=attack.card,
            n=due,
        )
        receiver = fate.peril
        lair.send_away(g, attack, fate.to)
        await lair.keep_limit(g, owner)
    return receiver


def fates(g: G, attack: Attack, due: int) -> list[Option[Fate]]:
    """DG-LAI-01, DG-LAI-02, with the Peril that is due for the whole battle (DG-RWD-01)."""
    piece = attack.piece
    assert piece is not None
    places = ["lair", "discard" if piece.wounds else "hand"]
    if not due:
        return [
            Option(to, Fate(to), f"option-to-{to}", on="lair" if to == "lair" else "")
            for to in places
        ]
    return [
        Option(f"{to}:{o.key}", Fate(to, o.value), f"{o.text}-and", {**o.args, "to": to}, o.on)
        for to in places
        for o in receivers(g, due, due > 1)
    ]


def receivers(g: G, n: int, apart: bool) -> list[Option[Receiver]]:
    """DG-RWD-01: any player, the own included (DG-AMB-08), or nobody."""
    found: list[Option[Receiver]] = [
        Option(f"hero:{p.hero}", p, "option-hero", {"hero": p.hero, "n": n}, f"hero:{p.hero}")
        for p in living(g)
    ]
    if apart:
        found.append(Option("apart", "apart", "option-apart"))
    return [*found, Option(PASS, None, "option-nobody")]


async def give_peril(g: G, owner: int, left: int, receiver: Receiver = "unsaid") -> None:
    """DG-RWD-01: all of it to one player, or one by one; what nobody is to have is not given."""
    apart = False
    while left:
        given = 1 if apart else left
        if receiver == "unsaid":
            options = receivers(g, given, left > 1 and not apart)
            receiver = await choose(owner, options, "ask-reward", rule="DG-RWD-01", n=given)
        if receiver is None:
            return
        if isinstance(receiver, Player):
            tracker.gain(g, receiver, 0, given, "DG-RWD-01")
            left -= given
        else:
            apart = True
        receiver = "unsaid"


async def reward(g: G, b: Battle, receiver: Receiver) -> None:
    """DG-RWD-01, DG-RWD-02, DG-RWD-05: per wound that a monster dealt, its owner may give 1 Peril
    to any player (the own included, DG-AMB-08); per wound dealt to a monster, 1 Glory. Nothing for
    quest monsters (DG-RWD-03, DG-QCA-11, DG-NAK-13) or between heroes (DG-RWD-04)."""
    if g.state.rules.solo:
        await solo_aftermath.reward(g, b)
        return
    if b.owner >= 0 and g.state.players[b.owner].alive:
        await give_peril(g, b.owner, b.hurt, receiver)
    for seat in b.hits:
        p = g.state.players[seat]
        if p.alive:
            tracker.gain(g, p, 1, 0, "DG-RWD-02")
