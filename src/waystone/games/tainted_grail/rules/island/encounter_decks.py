"""The three encounter decks: built, drawn from, searched, filed (TG-ENC)."""

from ...box.definitions import EncounterDef
from ...box.island import ChapterDef
from ...table.island_facts import EncounterAdded, EncounterDropped
from ...table.places import the_world
from ...table.state import G

COLOURS = ("green", "blue", "purple")


def allowed(g: G, chapter: ChapterDef, colour: str, n: int) -> tuple[int, ...]:
    """TG-ENC-09, TG-ENC-11: the difficulties of a deck for so many characters."""
    by_number: dict[str, tuple[int, ...]] = getattr(chapter.encounters, colour)
    return by_number[str(n)]


def in_game(g: G, encounter: EncounterDef) -> bool:
    """TG-ENC-10: ordinary encounters, and secret ones that were added; not Kings, not what has
    left the game."""
    world = the_world(g)
    if encounter.king or encounter.id in world.gone:
        return False
    return not encounter.secret or encounter.id in world.added


def rebuild_decks(g: G, chapter: ChapterDef, n: int) -> None:
    """TG-SET-12, TG-SET-14, TG-ENC-12: cards of other difficulties go out, new ones come in, then
    shuffle. Guardians on the board keep their cards."""
    world = the_world(g)
    world.characters = n
    for colour in COLOURS:
        world.encounters[colour] = _cards(g, chapter, colour, n)
        g.streams.shuffle(f"encounters:{colour}", world.encounters[colour])


def _cards(g: G, chapter: ChapterDef, colour: str, n: int) -> list[str]:
    """TG-ENC-01, TG-ENC-02: the cards of a colour whose difficulty the chapter has. TG-AMB-26: also
    when it is built anew."""
    outside = {one.id for one in the_world(g).guardians}
    difficulties = allowed(g, chapter, colour, n)
    return [
        e.id
        for e in g.content.encounters.values()
        if e.colour == colour
        and e.difficulty in difficulties
        and e.id not in outside
        and in_game(g, e)
    ]


def draw_encounter(g: G, colour: str) -> str | None:
    """The top card; TG-AMB-26: an empty deck is built anew from what is not on the board."""
    world = the_world(g)
    deck = world.encounters.setdefault(colour, [])
    if not deck:
        chapter = g.content.chapters.get(world.chapter)
        if chapter is None:
            return None
        deck += _cards(g, chapter, colour, world.characters)
        g.streams.shuffle(f"encounters:{colour}", deck)
    if not deck:
        return None
    world.source = "deck"
    return deck.pop()


def find_encounter(g: G, named: str) -> str:
    """TG-ENC-06 to TG-ENC-08: a Guardian on the board is taken off it; else the card is looked for
    in its deck (TG-AMB-28: the rest keeps its order), else in the box."""
    world = the_world(g)
    for guardian in world.guardians:
        if guardian.id == named:
            world.guardians.remove(guardian)
            world.source = home_of(g, named)
            return named
    deck = world.encounters.get(g.content.encounters[named].colour, [])
    world.source = "box"
    if named in deck:
        deck.remove(named)
        world.source = "deck"
    return named


def home_of(g: G, encounter: str) -> str:
    """Where a card goes when it is done with: its deck, if the chapter has its difficulty."""
    world = the_world(g)
    chapter = g.content.chapters.get(world.chapter)
    card = g.content.encounters[encounter]
    if chapter is None or not in_game(g, card):
        return "box"
    n = world.characters
    return "deck" if card.difficulty in allowed(g, chapter, card.colour, n) else "box"


def file_encounter(g: G, encounter: str) -> None:
    """TG-ENC-05, TG-DSC-01: to the bottom of its deck, or back to the box; a Guardian that stays
    keeps its card beside the board (TG-GRD-02). TG-DSC-04: what is in no deck goes to the box."""
    world = the_world(g)
    if any(one.id == encounter for one in world.guardians) or encounter in world.gone:
        return
    deck = world.encounters.get(g.content.encounters[encounter].colour)
    if world.source == "deck" and deck is not None and encounter not in deck:
        deck.insert(0, encounter)


def add_encounter(g: G, encounter: str) -> None:
    """TG-ENC-10: from now on it is in the game; in its deck, if the chapter has its difficulty."""
    world = the_world(g)
    if encounter not in world.added:
        world.added.append(encounter)
    deck = world.encounters.setdefault(g.content.encounters[encounter].colour, [])
    if home_of(g, encounter) == "deck" and encounter not in deck:
        deck.insert(g.streams.below("encounters", len(deck) + 1), encounter)
        g.say(EncounterAdded(g.content.encounters[encounter].colour), "TG-ENC-10")


def drop_encounter(g: G, encounter: str) -> None:
    """TG-DSC-05: out of the game for good."""
    world = the_world(g)
    if encounter not in world.gone:
        world.gone.append(encounter)
        g.say(EncounterDropped(encounter), "TG-DSC-05")
    deck = world.encounters.get(g.content.encounters[encounter].colour, [])
    if encounter in deck:
        deck.remove(encounter)
    world.guardians[:] = [one for one in world.guardians if one.id != encounter]
