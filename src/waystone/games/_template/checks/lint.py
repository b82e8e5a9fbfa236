"""What is wrong with content though its types are right."""

from waystone.kernel.lint import Mistake, unknown

from ..box.definitions import Content
from ..rules.setup import CELLAR, HALL


def lint(content: Content) -> list[Mistake]:
    found = []
    for room in content.rooms.values():
        for n, other in enumerate(room.leads_to):
            found += unknown("rooms", room.id, "room", other, content.rooms, ["leads_to", n])
        if not room.leads_to:
            found.append(Mistake("rooms", room.id, "it leads nowhere; name a room in leads_to"))
    for needed in (HALL, CELLAR):
        if needed not in content.rooms:
            found.append(Mistake("rooms", "", f"the room '{needed}' is missing"))
    for card in content.cards.values():
        if card.copies < 1:
            found.append(Mistake("cards", card.id, "it is never drawn; copies: 1", ("copies",)))
    for beast in content.beasts.values():
        if beast.life < 1:
            found.append(Mistake("beasts", beast.id, "it has no life; life: 8", ("life",)))
    for hero in content.heroes.values():
        if hero.life < 1:
            found.append(Mistake("heroes", hero.id, "the hero has no life; life: 6", ("life",)))
    return found
