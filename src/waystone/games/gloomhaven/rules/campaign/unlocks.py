"""What opens by itself when its condition is met (GH-UNL, GH-CMP-19)."""

from ...box.campaign import Gain, OpenBox
from ...table.campaign_facts import RecordRead
from ...table.sheets import campaign, party
from ...table.state import G
from .gains import gain_all


async def open_what_is_due(g: G) -> None:
    """GH-UNL-01 to GH-UNL-06, GH-AMB-37: each once in a world, as soon as it is reached."""
    here, world = g.content.campaign, campaign(g).world
    value = party(g).reputation
    due = {
        "envelope-a": world.achievements.get(here.technology, 0) >= 5,
        "drake": all(name in party(g).achievements for name in here.drake),
        "praised": value >= 10,
        "adored": value >= 20,
        "feared": value <= -10,
        "hated": value <= -20,
    } | {f"donations-{gold}": world.donations >= int(gold) for gold in here.donations}
    gains: dict[str, list[Gain]] = {
        "envelope-a": [],
        "drake": here.drake_gains,
        "praised": here.praised,
        "adored": here.adored,
        "feared": here.feared,
        "hated": here.hated,
    } | {f"donations-{gold}": gains for gold, gains in here.donations.items()}
    for name, is_due in due.items():
        if is_due and name not in world.opened:
            if name == "envelope-a":
                await gain_all(g, [OpenBox(name)], "GH-UNL-01")
                continue
            world.opened.append(name)
            await gain_all(g, gains[name], "GH-UNL-03" if "donations" in name else "GH-UNL-04")
    await read_records(g)


async def read_records(g: G) -> None:
    """GH-CMP-19, GH-UNL-06: from the first retirement on, section by section, as far as its
    condition is met."""
    world = campaign(g).world
    if not world.retired:
        return
    world.records = max(world.records, 0)
    records = g.content.campaign.records
    while world.records < len(records) and len(world.retired) >= records[world.records].retired:
        number = world.records
        world.records += 1
        g.say(RecordRead(f"record:{number}"), "GH-CMP-19")
        await gain_all(g, records[number].do, "GH-CMP-19")
