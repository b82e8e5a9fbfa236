"""Steps VII and VIII: the lair and the reward."""

from waystone.kernel.ask import PASS, Option, choose

from ...table.state import Battle, G, Player, living
from ..hero import tracker
from ..modes import solo_aftermath
from . import lair


async def after_battle(g: G, b: Battle) -> None:
    """DG-LAI-01, DG-LAI-02: an unwounded monster returns to the hand or goes to the lair, a wounded
    one (however old the wound, DG-LAI-08) to the lair or to the discard pile; the owner says,
    unless out of the game (DG-AMB-33). Quest monsters go nowhere (DG-LAI-07, DG-QCA-11), a defeated
    one is gone already (DG-LAI-03); alone it is otherwise (DG-SOL-09)."""
    if g.state.rules.solo:
        await solo_aftermath.after_battle(g, b)
        return
    for attack in b.attacks:
        piece = attack.piece
        if attack.kind != "monster" or piece is None:
            continue
        owner = g.state.players[attack.seat]
        if not owner.alive:
            # DG-AMB-33: its owner is out of the game.
            lair.send_away(g, attack, "discard")
            continue
        options = [Option("lair", "lair", "option-to-lair", on="lair")]
        if piece.wounds:
            options.append(Option("discard", "discard", "option-to-discard"))
        else:
            options.append(Option("hand", "hand", "option-to-hand"))
        where = await choose(
            owner.seat,
            options,
            "ask-lair",
            rule="DG-LAI-02" if piece.wounds else "DG-LAI-01",
            card=attack.card,
        )
        lair.send_away(g, attack, where)
        await lair.keep_limit(g, owner)


async def reward(g: G, b: Battle) -> None:
    """DG-RWD-01, DG-RWD-02, DG-RWD-05: per wound that a monster dealt, its owner may give 1 Peril
    to any player (the own included, DG-AMB-08); per wound dealt to a monster, 1 Glory. Nothing for
    quest monsters (DG-RWD-03, DG-QCA-11, DG-NAK-13) or between heroes (DG-RWD-04)."""
    if g.state.rules.solo:
        await solo_aftermath.reward(g, b)
        return
    for _ in range(b.hurt):
        if b.owner < 0 or not g.state.players[b.owner].alive:
            break
        options: list[Option[Player | None]] = [
            Option(f"hero:{p.hero}", p, "option-hero", {"hero": p.hero}, f"hero:{p.hero}")
            for p in living(g)
        ]
        options.append(Option(PASS, None, "option-nobody"))
        receiver = await choose(b.owner, options, "ask-reward", rule="DG-RWD-01")
        if receiver is None:
            break
        tracker.gain(g, receiver, 0, 1, "DG-RWD-01")
    for seat in b.hits:
        p = g.state.players[seat]
        if p.alive:
            tracker.gain(g, p, 1, 0, "DG-RWD-02")
