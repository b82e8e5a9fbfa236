"""What effects do to spawns, tracks, events and the story: one interpreter each."""

from ...box.story_effects import (
    AddProgress,
    Advance,
    Defeat,
    DiscardThis,
    EntryToken,
    ExitToken,
    GoToEndgame,
    Invoke,
    NewRound,
    Rate,
    Reinvoke,
    ResetRating,
    ShuffleEvents,
    Spawn,
    Threat,
    Victory,
)
from ...table.state import Explorer, G
from ...table.units import explorer_of, monster_of
from ..cards.doing import Doing
from ..cards.selectors import active_explorer, explorers_of
from ..monsters import spawning, threat

# ---- monsters, tracks, events
from ..registry import performs
from ..story import chapters, events
from ..story.ending import ScenarioOver, check_endgame
from ..story.ratings import rating_of, reset_horror, reset_spawn, set_rating


@performs.rule
async def do_spawn(g: G, d: Doing, e: Spawn) -> None:
    """MA-SPN-10, MA-GFX-06: because of each explorer who is named; for a monster that names nobody,
    because of the closest."""
    causes = await explorers_of(g, d, e.who)
    if not causes and not e.monster:
        monster = monster_of(g, d.unit)
        causes = await explorers_of(g, Doing(d.unit, d.card, d.unit), "closest-explorer")
        if monster is None:
            return
    if e.monster:
        await spawn_named(g, e.monster, causes)
        return
    for explorer in causes:
        await spawning.spawn(g, explorer)


async def spawn_named(g: G, monster: str, causes: list[Explorer]) -> None:
    """MA-GFX-06: on the spawn space closest to the explorer, else on any of the board."""
    if monster_of(g, monster) is not None:
        return
    for explorer in causes or [e for e in g.state.explorers if e.cell >= 0]:
        if spawning.spawn_spaces(g, explorer):
            await spawning.spawn(g, explorer, monster)
            return


@performs.rule
async def do_threat(g: G, d: Doing, e: Threat) -> None:
    """MA-THR-01, MA-THR-06: threat rises or falls."""
    if e.n > 0:
        await threat.increase(g, e.n)
    else:
        threat.decrease(g, -e.n)


@performs.rule
async def do_rate(g: G, d: Doing, e: Rate) -> None:
    """MA-AMB-57: within 1 to 10; nothing where the chapter has none."""
    now = rating_of(g, e.rating)
    if now is not None:
        set_rating(g, e.rating, now + e.n, "MA-GFX-08")


@performs.rule
async def do_reset_rating(g: G, d: Doing, e: ResetRating) -> None:
    """MA-GFX-08: back to the printed value."""
    if e.rating == "spawn-rating":
        reset_spawn(g)
    else:
        reset_horror(g)


@performs.rule
async def do_invoke(g: G, d: Doing, e: Invoke) -> None:
    """MA-EVT-10, MA-EVT-14: a horror event, or an explorer event for the active explorer."""
    if e.deck == "horror":
        await events.invoke_horror_event(g)
        return
    explorer = active_explorer(g, d) or explorer_of(g, d.other)
    if explorer is not None and explorer.cell >= 0:
        await events.invoke_explorer_event(g, explorer)


@performs.rule
async def do_reinvoke(g: G, d: Doing, e: Reinvoke) -> None:
    """MA-EVT-15: the current one again."""
    await events.reinvoke(g, e.deck, d.unit)


@performs.rule
async def do_shuffle_events(g: G, d: Doing, e: ShuffleEvents) -> None:
    """MA-EVT-16: the deck with its pile."""
    events.shuffle_events(g, e.deck)


@performs.rule
async def do_discard_this(g: G, d: Doing, e: DiscardThis) -> None:
    d.discarded = True


@performs.rule
async def do_entry_token(g: G, d: Doing, e: EntryToken) -> None:
    """MA-CHP-07: the entry token and the figures."""
    await chapters.place_entry_token(g, d)


@performs.rule
async def do_exit_token(g: G, d: Doing, e: ExitToken) -> None:
    """MA-CHP-08: the exit token."""
    await chapters.place_exit_token(g)


@performs.rule
async def do_advance(g: G, d: Doing, e: Advance) -> None:
    """MA-CHP-12: the next chapter."""
    await chapters.advance(g)


@performs.rule
async def do_new_round(g: G, d: Doing, e: NewRound) -> None:
    """MA-CHP-16, MA-AMB-22: carried out when the action is over and the ratings are set."""
    g.state.story.new_round = True


@performs.rule
async def do_go_to_endgame(g: G, d: Doing, e: GoToEndgame) -> None:
    """MA-END-01: the endgame's tile and card."""
    await chapters.go_to_endgame(g, d)


@performs.rule
async def do_add_progress(g: G, d: Doing, e: AddProgress) -> None:
    g.state.tokens.progress[d.card] = g.state.tokens.progress.get(d.card, 0) + e.n
    check_endgame(g)


@performs.rule
async def do_victory(g: G, d: Doing, e: Victory) -> None:
    """MA-END-03: the scenario is won."""
    raise ScenarioOver(won=True)


@performs.rule
async def do_defeat(g: G, d: Doing, e: Defeat) -> None:
    """MA-END-04: the scenario is lost."""
    raise ScenarioOver(won=False)
