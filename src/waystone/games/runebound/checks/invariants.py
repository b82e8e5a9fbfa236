"""What is always true, as sentences about what is not."""

from collections import Counter

from ..box.definitions import DECKS, Content
from ..table.state import Hero, State


def check(state: State, content: Content) -> list[str]:
    """Every broken invariant, one sentence each."""
    found = unknown_ids(state, content)
    if found:
        return found
    found += conserved(state, content)
    for hero in state.heroes:
        found += of_hero(state, content, hero)
    if not 1 <= state.space_on_track <= content.track.length:
        found.append(f"the time token is on space {state.space_on_track}")
    if state.act not in (1, 2):
        found.append(f"it is act {state.act}")
    if state.points < 0:
        found.append(f"{state.points} action points are left")
    if not 0 <= state.first < len(state.heroes):
        found.append(f"seat {state.first} is first player")
    for space in state.gems:
        if content.atlas.gem[space] is None:
            found.append(f"there is no gem at {content.atlas.ids[space]}")
    if len(set(state.gems)) != len(state.gems):
        found.append("a gem is counted twice")
    if state.round and state.active < 0 and state.combat is None:
        found += [f"{city} has {len(m)} assets" for city, m in state.markets.items() if len(m) > 3]
    return found


def unknown_ids(state: State, content: Content) -> list[str]:
    found = []
    if state.scenario not in content.scenarios:
        found.append(f"there is no scenario '{state.scenario}'")
    spaces = len(content.atlas.ids)
    for space in [*state.gems, *state.zombies]:
        if not 0 <= space < spaces:
            found.append(f"there is no space {space}")
    names = {*DECKS, "story", "skill", "asset"}
    if set(state.decks) != names or set(state.discards) != names:
        found.append("the decks are not all there")
    if set(state.markets) != set(content.atlas.cities.values()):
        found.append("the markets are not all there")
    for hero in state.heroes:
        if hero.hero and hero.hero not in content.heroes:
            found.append(f"there is no hero '{hero.hero}'")
        if not -1 <= hero.space < spaces:
            found.append(f"there is no space {hero.space}")
        for kind, cards, known in (
            ("skill", [*hero.hand, *hero.skills], content.skills),
            ("asset", hero.assets, content.assets),
            ("adventure", [*hero.trophies, *hero.quests, *hero.rumors], content.adventures),
        ):
            found += [f"there is no {kind} '{card}'" for card in cards if card not in known]
    if state.combat is not None:
        found += unknown_in_combat(state, content)
    return found


def unknown_in_combat(state: State, content: Content) -> list[str]:
    assert state.combat is not None
    found = []
    if len(state.combat.sides) != 2:
        return [f"a combat of {len(state.combat.sides)} sides"]
    for side in state.combat.sides:
        if not -1 <= side.seat < len(state.heroes):
            found.append(f"there is no seat {side.seat} to fight")
        if side.seat < 0 and side.enemy not in content.foe_sheets:
            found.append(f"there is no enemy '{side.enemy}'")
        for token in side.tokens:
            if token.token not in content.tokens or token.face not in (0, 1):
                found.append(f"there is no token '{token.token}'")
            if not -1 <= token.on < len(side.tokens):
                found.append(f"token '{token.token}' lies on nothing")
    return found


def conserved(state: State, content: Content) -> list[str]:
    """No card is lost and none is there twice."""
    where: list[str] = [*state.removed]
    for pile in (*state.decks.values(), *state.discards.values(), *state.markets.values()):
        where += pile
    for hero in state.heroes:
        for cards in (hero.hand, hero.skills, hero.assets, hero.trophies, hero.quests, hero.rumors):
            where += cards
    where += [quest.card for quest in state.story]
    if state.drawn:
        where.append(state.drawn)
    if state.trial is not None:
        where += state.trial.revealed
    expected = [
        *content.skills,
        *content.assets,
        *(a.id for a in content.adventures.values() if a.scenario in ("", state.scenario)),
        *(s.id for s in content.stories.values() if s.scenario == state.scenario),
    ]
    have, want = Counter(where), Counter(expected)
    found = [f"card '{card}' is missing" for card in want - have]
    return found + [f"card '{card}' is there too often" for card in have - want]


def of_hero(state: State, content: Content, hero: Hero) -> list[str]:
    found = []
    if hero.damage < 0 or hero.gold < 0 or hero.tokens < 0:
        found.append(f"{hero.hero} has less than nothing")
    if state.round and not hero.eliminated and hero.space < 0:
        found.append(f"{hero.hero} is nowhere")
    return found
