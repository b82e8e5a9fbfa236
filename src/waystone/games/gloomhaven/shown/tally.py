"""What mass play reports of a game: of a campaign its length, wins by scenario, retirements,
prosperity and gold."""

from collections import Counter

from ..box.definitions import Content
from ..rules.campaign.prosperity import level_for
from ..table.records import Campaign
from ..table.state import State


def tally(state: State, content: Content) -> dict[str, int]:
    if state.campaign is not None:
        return campaign_tally(state.campaign)
    return {"rounds": state.round, "fallen": sum(c.exhausted for c in state.characters)}


def campaign_tally(here: Campaign) -> dict[str, int]:
    world = here.world
    sheets = [one for party in here.parties for one in (*party.sheets, *party.away)]
    notes = [note for party in here.parties for note in party.notes]
    found = {
        "scenarios-played": here.played,
        "scenarios-completed": len(world.completed),
        "scenarios-unlocked": len(world.unlocked),
        "rounds": sum(note.rounds for note in notes),
        "retirements": len(world.retired),
        "classes-open": len(world.classes),
        "prosperity-level": level_for(world.prosperity),
        "prosperity-marks": world.prosperity,
        "reputation": here.party.reputation,
        "donations": world.donations,
        "enhancements": len(world.stickers),
        "gold": sum(one.gold for one in sheets),
        "level-of-the-highest": max((one.level for one in sheets), default=0),
    }
    played = Counter(note.scenario for note in notes)
    won = Counter(note.scenario for note in notes if note.outcome == "won")
    for name, count in sorted(played.items()):
        found[f"played:{name}"] = count
        found[f"won:{name}"] = won[name]
    if here.ending:
        found[f"ending:{here.ending}"] = 1
    for name in sorted({*world.retired_classes, *(one.id for one in sheets)}):
        found[f"class:{name}"] = 1
    return found


def pieces(content: Content) -> list[str]:
    """Every half of every ability card, and every card of the monsters' decks."""
    halves = [f"{half}:{card}" for card in content.cards for half in ("top", "bottom")]
    decks = {monster.deck or monster.id for monster in content.monsters.values()}
    cards = [f"{deck}/{n}" for deck in sorted(decks)
             for n in range(len(content.ability_decks[deck]))]  # fmt: skip
    return halves + cards
