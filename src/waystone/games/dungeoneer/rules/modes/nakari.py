"""DG-NAK: the Wrath card and the goddess in her lair."""

from waystone.kernel.step import End

from ...box.definitions import EventDef
from ...table.facts import NakariAppears, NakariFalls, TokenPlaced, WrathRolled
from ...table.state import G, Player, card_of
from ..endings import Won


def event(g: G) -> EventDef:
    """DG-NAK-01: the Wrath card."""
    return next(iter(g.content.events.values()))


def wrath_roll(g: G, p: Player) -> None:
    """DG-NAK-03: while the Wrath card has fewer than 5 tokens, a 4 or more puts one on it."""
    if 0 <= g.state.wrath < event(g).tokens:
        die = g.streams.roll("wrath")
        g.say(WrathRolled(p.hero, die), "DG-NAK-03")
        if die >= event(g).roll:
            g.state.wrath += 1
            g.say(TokenPlaced(g.state.wrath), "DG-NAK-03")


def appears(g: G, place: str) -> None:
    """DG-NAK-08: as soon as her lair is placed she is in it (in a combined game not before the
    legendary stage, DG-AMB-69)."""
    goddess = g.state.nakari
    if goddess is None or goddess.at or g.state.stage != "legendary":
        return
    if g.content.locations[place].nakari:
        goddess.at = place
        g.say(NakariAppears(goddess.card, place), "DG-NAK-08")


def life(g: G) -> int:
    """DG-NAK-16: the wounds that defeat her."""
    assert g.state.nakari is not None
    monster = card_of(g, g.state.nakari.card).monster
    assert monster is not None
    return monster.life


def wounded(g: G, wounds: int) -> int:
    """DG-AMB-19: her wounds persist."""
    goddess = g.state.nakari
    assert goddess is not None
    dealt = min(wounds, life(g) - goddess.wounds)
    goddess.wounds += dealt
    return dealt


def check(g: G, seat: int) -> None:
    """DG-NAK-07, DG-NAK-16: at her last wound the Wrath card goes, and whoever dealt it has
    completed "Defeat Nakari" and wins at once (DG-NAK-12, DG-END-02, DG-AMB-19)."""
    goddess = g.state.nakari
    if goddess is None or goddess.wounds < life(g):
        return
    g.state.nakari = None
    g.state.wrath = -1
    g.state.gone.append(goddess.card)
    g.say(NakariFalls(goddess.card), "DG-NAK-07")
    for b in g.state.battles:
        for attack in b.attacks:
            if attack.kind == "nakari":
                attack.gone = True
    if goddess.quest:
        g.state.players[seat].done.append(goddess.quest)
        raise Won(End("end-nakari", [seat]))
