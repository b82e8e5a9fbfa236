"""What is wrong with the effects of a card though their types are right: acts at a moment that
never comes, traits that nobody asks for, kinds that no monster has."""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from waystone.kernel.content import tag_of
from waystone.kernel.lint import Mistake, unknown

from ..box.definitions import Content, EffectDef, Monster
from ..box.effects import (
    Act,
    Dismiss,
    Draw,
    Drop,
    Explore,
    Heal,
    PassPeril,
    Prevent,
    StealGlory,
    Tame,
    Threat,
    Wound,
)
from ..box.moments import moments_of
from ..box.traits import Bonus, EachTurn, Elusive, Hit, Lasting, OnEntry, OnSlay, Tough, Use

Timing = Literal["hero", "any", "use", "response", ""]
"""When the acts are done: as a card of this timing, as a use of any moment, or (`""`) because
something has happened."""

MOMENTS: dict[Timing, frozenset[str]] = {
    "hero": frozenset(),
    "any": frozenset({"roll", "rolled", "hurt", "cast", "response"}),
    "use": frozenset({"roll", "rolled", "hurt", "cast"}),
    "response": frozenset({"response"}),
    "": frozenset(),
}
WHERE: dict[Timing, str] = {
    "hero": "a card of the Hero phase",
    "any": "a card of any moment",
    "use": "an effect of any moment",
    "response": "a Response",
    "": "this place",
}
At = Sequence[str | int]


class Lint:
    """The mistakes of one definition."""

    def __init__(self, content: Content, kind: str, id: str) -> None:
        self.content = content
        self.kind = kind
        self.id = id
        self.found: list[Mistake] = []

    def wrong(self, what: str, *at: str | int) -> None:
        self.found.append(Mistake(self.kind, self.id, what, at))

    def known(self, noun: str, name: str, names: Iterable[str], *at: str | int) -> None:
        self.found += unknown(self.kind, self.id, noun, name, names, at)

    def at_least(self, least: int, value: int, field: str, *at: str | int) -> None:
        if value < least:
            self.wrong(f"{field} is {value}; it is at least {least}", *at, field)

    # ---- acts

    def acts(self, acts: Sequence[Act], at: At, timing: Timing = "") -> None:
        """Acts that need a moment (a roll, wounds, a bane, the Response step) come where there is
        one, all of them at the same."""
        if not acts:
            self.wrong("nothing happens; name an act", *at)
            return
        first = moments_of(acts[0])
        for n, act in enumerate(acts):
            moments = moments_of(act)
            if "calm" not in moments:
                if n == 0 and not MOMENTS[timing] & set(moments):
                    self.wrong(f"'{tag_of(type(act))}' does nothing in {WHERE[timing]}", *at, n)
                elif n and moments != first:
                    self.wrong(
                        f"'{tag_of(type(act))}' does nothing after '{tag_of(type(acts[0]))}'",
                        *at,
                        n,
                    )
            self._act(act, (*at, n))

    def _act(self, act: Act, at: At) -> None:
        match act:
            case Heal(amount) | Wound(amount) | StealGlory(amount) | PassPeril(amount):
                self.at_least(1, amount, "amount", *at)
            case Prevent(amount):
                self.at_least(1, amount, "amount", *at)
            case Draw(count) | Drop(count) | Explore(count):
                self.at_least(1, count, "count", *at)
            case Dismiss(_, kind) | Tame(kind):
                self._kind(kind, (*at, "kind"))
            case Threat(passed=passed, failed=failed):
                if not passed and not failed:
                    self.wrong("nothing hangs on this threat; name passed or failed", *at)
                for branch, acts in (("passed", passed), ("failed", failed)):
                    if acts:
                        self.acts(acts, (*at, branch))
            case _:
                pass

    def _kind(self, kind: str, at: At) -> None:
        """A kind of monster that there is."""
        if kind:
            self.known("kind of monster", kind, monster_kinds(self.content), *at)

    # ---- traits

    def lasting(self, effects: Sequence[EffectDef], at: At, *, uses: bool, spend: bool) -> None:
        """What works while a hero has it. `uses`: the player may use it; `spend`: it is a card
        that can be discarded for that."""
        for n, effect in enumerate(effects):
            here = (*at, n)
            tag = tag_of(type(effect))
            match effect:
                case Use():
                    if not uses:
                        self.wrong("nobody can use this; put it on a boon or a treasure", *here)
                    elif effect.spend and not spend:
                        self.wrong("this cannot be discarded; spend: false", *here, "spend")
                    for field in ("glory", "ap", "life"):
                        self.at_least(0, getattr(effect, field), field, *here)
                    self.acts(effect.do, (*here, "do"), "use" if effect.at == "any" else effect.at)
                case EachTurn(do) | OnEntry(_, do) | OnSlay(do):
                    self.acts(do, (*here, "do"))
                case Hit(also=also):
                    self.at_least(1, effect.wounds, "wounds", *here)
                    if also:
                        self.acts(also, (*here, "also"))
                case Bonus():
                    self._kind(effect.against, (*here, "against"))
                    if effect.per == "twin":
                        self.wrong("a hero has no twin; per: wrath or quest", *here, "per")
                case Elusive() | Tough():
                    self.wrong(f"'{tag}' is for monsters", *here)
                case Lasting():
                    pass
                case _:
                    self.wrong(f"'{tag}' is never done; put it into a use, or make the card", *here)

    def monstrous(self, effects: Sequence[Struct], at: At, *, attached: bool, twin: bool) -> None:
        """What works on a monster: its own text, or what is attached to it."""
        for n, effect in enumerate(effects):
            here = (*at, n)
            match effect:
                case Bonus():
                    if effect.against or effect.place:
                        self.wrong("a monster's bonus holds against everyone, everywhere", *here)
                    if effect.per == "quest" or (effect.per == "twin" and not twin):
                        allowed = "wrath or twin" if twin else "wrath"
                        self.wrong(f"it cannot count this; per: {allowed}", *here, "per")
                case Elusive():
                    pass
                case Tough(amount) if attached:
                    self.at_least(1, amount, "amount", *here)
                case _:
                    tag = tag_of(type(effect))
                    self.wrong(f"'{tag}' does nothing for a monster; bonus or elusive", *here)

    def monster(self, monster: Monster, at: At, *, twin: bool) -> None:
        self.at_least(1, monster.life, "life", *at)
        for name in ("melee", "magic", "speed"):
            form = monster.form(name)
            if form is not None:
                self.at_least(1, form.wounds, "wounds", *at, name)
                if form.hit:
                    self.acts(form.hit, (*at, name, "hit"))
        self.monstrous(monster.effects, (*at, "effects"), attached=False, twin=twin)
        special = monster.special
        if special is not None:
            self.at_least(0, special.peril, "peril", *at, "special")
            if special.do:
                self.acts(special.do, (*at, "special", "do"))
            elif not special.bonus:
                self.wrong("nothing happens; name bonus or do", *at, "special")


def monster_kinds(content: Content) -> set[str]:
    cards = content.adventure.values()
    return {kind for card in cards if card.monster is not None for kind in card.kinds}
