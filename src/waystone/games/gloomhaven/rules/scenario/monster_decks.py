"""Which monster ability decks a scenario needs (GH-SET-03)."""

from ...box.definitions import Content


def ability_decks(content: Content, scenario: str) -> list[str]:
    """GH-SET-03: the decks of all monster types that can come into the scenario."""
    definition = content.pages[scenario]
    wanted = [m.monster for m in definition.marks.values() if m.monster]
    wanted += [one.monster for one in definition.named]
    wanted += definition.monsters
    for rule in definition.rules:
        wanted += [e.monster for e in rule.do if hasattr(e, "monster")]
    found: dict[str, None] = {}
    while wanted:
        name = wanted.pop(0)
        if name not in content.monsters:
            continue
        deck = content.monsters[name].deck or name
        found[deck] = None
        wanted += [
            m for m in content.summoned[name] if (content.monsters[m].deck or m) not in found
        ]
    return list(found)
