"""Heroes are chosen, placed and set up, in turn order (RB-SET)."""

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import BACK, Then

from ..table.facts import HeroChosen, Placed
from ..table.state import G
from ..table.values import hand_limit
from .cards.interpret import By, resolve
from .cards.limits import trim
from .cards.piles import draw_skills
from .registry import step
from .story.end import go_on
from .turn.movement import hex_option


@step.setting_up
@step
async def choose_hero(g: G, seat: int) -> Then:
    """RB-SET-06, RB-SET-08, RB-SET-09: one of the heroes left, with gold, tokens and skills."""
    taken = {hero.hero for hero in g.state.heroes}
    options = [
        Option(f"hero:{h}", h, "option-hero", {"hero": h}, f"hero:{h}")
        for h in g.content.heroes
        if h not in taken
    ]
    hero = g.state.heroes[seat]
    hero.hero = await choose(seat, options, "ask-hero", rule="RB-SET-06")
    hero.gold = g.content.heroes[hero.hero].gold
    g.say(HeroChosen(f"seat-{seat + 1}", hero.hero), "RB-SET-06")
    draw_skills(g, hero, hand_limit(g, hero))
    return BACK


@step.setting_up
@step
async def place_hero(g: G, seat: int) -> Then:
    """RB-SET-10: any space of the kind of site that the hero card names; RB-AMB-44: also one
    where another hero stands."""
    hero = g.state.heroes[seat]
    atlas = g.content.atlas
    kind = g.content.heroes[hero.hero].start
    options = [hex_option(g, n) for n, site in enumerate(atlas.site) if site == kind]
    hero.space = await choose(seat, options, "ask-place", rule="RB-SET-10")
    g.say(Placed(hero.hero, atlas.ids[hero.space]), "RB-SET-10")
    return BACK


@step.setting_up
@step
async def setup_ability(g: G, seat: int) -> Then:
    """RB-SET-11: resolved once; then the hero card is turned to its play side."""
    hero = g.state.heroes[seat]
    await resolve(g, By(seat, seat, card=hero.hero), g.content.heroes[hero.hero].setup)
    return go_on(g, turn_card(seat))


@step
async def turn_card(g: G, seat: int) -> Then:
    hero = g.state.heroes[seat]
    hero.side = "play"
    hero.boosts.clear()
    await trim(g, hero)
    return BACK
