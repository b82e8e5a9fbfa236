"""What a deed would lead to, in numbers: the die that a test needs, the lead in a battle."""

from typing import Literal

from waystone.kernel.text import Text

from ..box.definitions import Cast, Give, Hazard, Overcome, Pit, QuestDef, Spikes
from ..box.effects import Act, Heal, Prevent, Reroll, Stat
from ..box.traits import Use
from ..rules.battle.lair import MOST
from ..rules.cards import uses
from ..table.board import steps_from_entrance
from ..table.state import Attack, Declared, G, Player, Readied, card_of
from ..table.stats import base, full_life, kinds, monster_base, surefoot, value
from .wording import clauses, for_all_here, sentence

BEST, WORST = 6, 1


def acts(text: Text, some: tuple[Act, ...]) -> str:
    said = clauses(text, some)
    return f"{said[:1].upper()}{said[1:]}."


# ---- tests


def needed(g: G, p: Player, stat: Stat | Literal["level", "life"], number: int) -> int:
    """DG-THR-01: what the die must show at least."""
    if stat == "level":
        return number - p.level
    if stat == "life":
        return number - p.life
    return number - value(g, p, stat, "threat")


def a_test(text: Text, die: int) -> str:
    if die <= WORST:
        return text("does-test-sure")
    return text("does-test-never") if die > BEST else text("does-test", die=die)


def hopeless(text: Text, die: int) -> str:
    """DG-GEN-10: cards may still add to the die, so it is said of the die alone."""
    return text("warn-hopeless") if die > BEST else ""


def obstacle(g: G, text: Text, p: Player, place: str) -> str:
    """DG-OBS-01, DG-TRP-03: what waits for a hero who enters."""
    found = g.content.locations[place].obstacle
    for trap in g.state.traps:
        if trap.at == place:
            return text("warn-trap-lies")
    if found is None or isinstance(found, Hazard):
        return ""
    if isinstance(found, Spikes | Pit) and surefoot(
        g, p, "spikes" if isinstance(found, Spikes) else "pit"
    ):
        return ""
    return text.once((g.content, place, "obstacle"), lambda: sentence(text, found))


# ---- quests


def attempt(g: G, text: Text, p: Player, quest: QuestDef) -> tuple[str, str]:
    """DG-QST-08, DG-QCA-27: what it takes; success ends the turn, failure may strike all here."""
    key, task = (g.content, quest.id, "attempt"), quest.task
    if quest.nakari or not isinstance(task, Overcome):
        return text.once(key, lambda: printed_attempt(text, quest))
    die = needed(g, p, task.stat, task.value)
    leads_to = text.once(key, lambda: attempted(text, quest))
    return f"{a_test(text, die)} {leads_to}", hopeless(text, die)


def printed_attempt(text: Text, quest: QuestDef) -> tuple[str, str]:
    """An attempt that takes the same of every hero."""
    task, warning = quest.task, ""
    if isinstance(task, Give):
        warning = text("warn-given-up")
    elif isinstance(task, Cast) and not task.alike and not quest.nakari:
        warning = text("warn-hopeless") if task.total > BEST * task.dice else ""
    takes = text("quest-nakari") if quest.nakari else sentence(text, task)
    return f"{takes} {attempted(text, quest)}", warning


def attempted(text: Text, quest: QuestDef) -> str:
    """What an attempt leads to when it fails and when it does not."""
    said = [text("does-complete")]
    if quest.failed:
        failed = clauses(text, map(for_all_here, quest.failed))
        said.insert(0, text("quest-failed", acts=failed))
    return " ".join(said)


def search(g: G, text: Text, p: Player, quest: QuestDef) -> tuple[str, str]:
    """DG-QCA-15: die + distance to the nearest Entrance."""
    assert quest.search is not None
    die = quest.search.value - steps_from_entrance(g, p.at)
    return a_test(text, die), hopeless(text, die)


# ---- battles


def best_form(g: G, entry: Declared, owner: Player) -> tuple[Stat, int, int] | None:
    """The form in which a monster would lead most over its victim, with both values."""
    printed, victim = card_of(g, entry.card), g.state.players[entry.victim]
    if printed.monster is None:
        return None
    piece = next((r for r in owner.lair if r.card == entry.card), Readied(entry.card))
    attack = Attack("monster", owner.seat, entry.card, victim.seat, piece=piece)
    found = []
    for form in printed.monster.attacks_in():
        own = monster_base(g, attack, form, "attack").total
        other = base(g, victim, form, "counter", kinds(g, attack)).total
        found.append((own - other, form, own, other))
    return max(found)[1:] if found else None


def encounter(g: G, text: Text, owner: Player, entry: Declared) -> tuple[str | None, str]:
    victim = g.state.players[entry.victim]
    trap = card_of(g, entry.card).trap
    if trap is not None:
        die = needed(g, victim, trap.stat, trap.value)
        failed = text.once((g.content, entry.card, "trap"), lambda: acts(text, trap.failed))
        return f"{a_test(text, die)} {failed}", ""
    best = best_form(g, entry, owner)
    if best is None:
        return None, text("warn-no-attack")
    form, own, other = best
    return text("does-encounter", form=form, own=own, other=other), cannot_hit(text, own, other)


def cannot_hit(text: Text, own: int, other: int) -> str:
    """DG-BAT-16: not even a six against a one."""
    return text("warn-cannot-hit") if own + BEST < other + WORST else ""


def lair_full(text: Text, p: Player) -> str:
    return text("warn-lair-full") if len(p.lair) >= MOST else ""


# ---- cards


def wasted(g: G, text: Text, p: Player, act: Act, die: int = 0, wounds: int = 0) -> str:
    """DG-DEF-03: healing above the printed life, prevention above the wounds, a best die thrown
    again."""
    if isinstance(act, Heal) and act.who == "you":
        over = act.amount - (full_life(g, p) - p.life)
        return text("warn-heal-over", n=over) if over > 0 else ""
    if isinstance(act, Prevent) and wounds:
        over = act.amount - wounds
        return text("warn-prevent-over", n=over) if over > 0 else ""
    if isinstance(act, Reroll) and act.whose == "own" and die == BEST:
        return text("warn-best-die")
    return ""


def use(g: G, text: Text, p: Player, thing: str, n: int) -> tuple[str, str]:
    effect = uses.effects_of(g, thing)[n]
    assert isinstance(effect, Use)
    warning = wasted(g, text, p, effect.do[0])
    told = text.once((g.content, thing, n, "use"), lambda: acts(text, effect.do))
    return told, warning or (text("warn-card-goes") if effect.spend else "")
