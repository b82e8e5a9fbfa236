"""The printable log of a campaign: the world, each party and its scenarios, each character.

python -m waystone.games.gloomhaven.shown.campaign_log SAVE [en|ru]
"""

import sys
from pathlib import Path

from waystone.kernel.errors import WaystoneError
from waystone.kernel.save import load, read
from waystone.kernel.text import Text
from waystone.kernel.view import Page

from ..box.definitions import Content
from ..rules.campaign.prosperity import level_for
from ..rules.campaign.quests import quest_count
from ..table.records import Campaign, Note, Party, Sheet


def log_pages(content: Content, here: Campaign, text: Text) -> list[Page]:
    return [
        text.shared("log-world", lambda: world_page(here, text), (here.world,)),
        *(_party_page(party, text) for party in here.parties),
        *(
            sheet_page(content, one, text)
            for party in here.parties
            for one in (*party.sheets, *party.away)
        ),
    ]


def _party_page(party: Party, text: Text) -> Page:
    of = (party.name, party.reputation, party.achievements, party.notes)
    return text.shared(("log-party", party.name), lambda: party_page(party, text), of)


def world_page(here: Campaign, text: Text) -> Page:
    """GH-CMP-06: what all parties share."""
    world = here.world
    lines = [
        text("log-scenarios", done=len(world.completed), known=len(world.unlocked)),
        text("sheet-prosperity", level=level_for(world.prosperity), marks=world.prosperity),
        text("sheet-donations", gold=world.donations),
    ]
    lines += [
        text("log-achievement", name=name, count=count)
        for name, count in world.achievements.items()
    ]
    if world.classes:
        lines.append(text("log-classes", names=", ".join(map(text.name, world.classes))))
    if world.retired:
        lines.append(text("sheet-retired", names=", ".join(map(text.name, world.retired))))
    return Page(text("log-world"), lines, record=True)


def party_page(party: Party, text: Text) -> Page:
    """GH-CMP-09: its reputation and achievements, and a line for each scenario it played."""
    lines = [text("log-reputation", reputation=party.reputation)]
    if party.achievements:
        won = ", ".join(map(text.name, party.achievements))
        lines.append(text("sheet-achievements", names=won))
    lines += [note_line(n, note, text) for n, note in enumerate(party.notes, 1)]
    return Page(text.name(party.name), lines, record=True)


def note_line(number: int, note: Note, text: Text) -> str:
    return text(
        "log-note", number=number, scenario=note.scenario, outcome=note.outcome, level=note.level,
        rounds=note.rounds, casual="yes" if note.casual else "no",
        members=", ".join(map(text.name, note.members)),
    )  # fmt: skip


def sheet_page(content: Content, one: Sheet, text: Text) -> Page:
    """GH-CMP-11: a character's sheet."""
    lines = [
        text("log-character", level=one.level, xp=one.xp, gold=one.gold),
        text("sheet-checks", count=one.checks),
    ]
    if one.items:
        lines.append(text("log-items", names=", ".join(map(text.name, one.items))))
    if one.quest:
        number = content.quests[one.quest].number
        count = quest_count(content, one)
        lines.append(text("sheet-quest", quest=one.quest, count=count, number=number))
    return Page(f"{text.name(one.name)}, {text.name(one.id)}", lines, record=True)


def printed_log(content: Content, here: Campaign, text: Text) -> str:
    """All pages as plain text, to be printed."""
    found = []
    for page in log_pages(content, here, text):
        found += [page.title, "=" * len(page.title), *page.paragraphs, ""]
    return "\n".join(found)


def main(args: list[str]) -> int:
    if not 1 <= len(args) <= 2:
        print(__doc__)
        return 2
    try:
        session, _ = load(read(Path(args[0])))
        language = args[1] if len(args) > 1 else "en"
        text = session.game.text(language, session.content)
        here = getattr(session.state, "campaign", None)
        if here is None:
            raise WaystoneError("This save is no campaign of Gloomhaven.")
        print(printed_log(session.content, here, text))
    except WaystoneError as error:
        print(error)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
