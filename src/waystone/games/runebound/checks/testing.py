"""The test language of the game: a position in one line, rules and steps with scripted answers."""

from collections.abc import Sequence
from typing import Any

import msgspec

from waystone.kernel.facts import Line
from waystone.kernel.game import Setup, find
from waystone.kernel.step import Then
from waystone.testing import Bench

from ..box.abilities import Ability
from ..box.definitions import Content, EnemyDef, SkillDef
from ..box.effects import Attribute, Effect
from ..box.geography import LETTERS as TERRAIN_LETTERS
from ..box.tokens import token
from ..rules.cards.interpret import By
from ..table.state import Cause, Combat, G, Hero, Side, State, Token

FACES = ("X", "P", "PF", "FH", "MW", "HP")


class Table:
    """A position: heroes by name, on the play side of their cards, in the plains of `h8`."""

    def __init__(
        self, *heroes: str, scenario: str = "margath", act: int = 1, at: str = "h8"
    ) -> None:
        game = find("runebound")
        base, _ = game.load_content()
        content: Content = msgspec.structs.replace(base)
        for derived in ("atlas", "tokens", "foe_sheets"):
            content.__dict__[derived] = getattr(base, derived)
        self.setup = game.settle(Setup(max(2, len(heroes)), 7, scenario=scenario), content)
        state, _ = game.begin(self.setup, content)
        assert isinstance(state, State)
        self.g = G(state, content, [])
        self.benches: list[Bench] = []
        state.act, state.first, state.active, state.round, state.points = act, 0, 0, 1, 3
        names = [*heroes, *(h for h in content.heroes if h not in heroes)]
        for hero, name in zip(state.heroes, names, strict=False):
            hero.hero, hero.side = name, "play"
            hero.space = content.atlas.number[at]
        for city in state.markets:
            state.markets[city] = [state.decks["asset"].pop() for _ in range(3)]

    # ---- things on the table

    @property
    def state(self) -> State:
        return self.g.state

    @property
    def content(self) -> Content:
        return self.g.content

    @property
    def hero(self) -> Hero:
        return self.state.heroes[0]

    @property
    def other(self) -> Hero:
        return self.state.heroes[1]

    def space(self, name: str) -> int:
        return self.content.atlas.number[name]

    def put(self, name: str, hero: Hero | None = None) -> "Table":
        (hero or self.hero).space = self.space(name)
        return self

    def hand(self, *cards: str, hero: Hero | None = None) -> "Table":
        """Exactly these skill cards in hand, taken from wherever they are."""
        owner = hero or self.hero
        self.state.decks["skill"] += owner.hand
        owner.hand.clear()
        for card in cards:
            self._take("skill", card)
            owner.hand.append(card)
        return self

    def skills(self, *cards: str, hero: Hero | None = None) -> "Table":
        for card in cards:
            self._take("skill", card)
            (hero or self.hero).skills.append(card)
        return self

    def assets(self, *cards: str, hero: Hero | None = None) -> "Table":
        for card in cards:
            self._take("asset", card)
            (hero or self.hero).assets.append(card)
        return self

    def trophies(self, *decks: str, hero: Hero | None = None) -> "Table":
        """One trophy a deck, from the bottom of it."""
        for deck in decks:
            (hero or self.hero).trophies.append(self.state.decks[deck].pop(0))
        return self

    def _take(self, kind: str, card: str) -> None:
        for pile in (
            self.state.decks[kind],
            self.state.discards[kind],
            *self.state.markets.values(),
        ):
            if card in pile:
                pile.remove(card)
                return

    def top(self, deck: str, *cards: str) -> "Table":
        """These cards on top of a deck, the first of them uppermost."""
        for card in reversed(cards):
            for pile in (self.state.decks[deck], self.state.discards[deck]):
                if card in pile:
                    pile.remove(card)
            for hero in self.state.heroes:
                if card in hero.hand:
                    hero.hand.remove(card)
            self.state.decks[deck].append(card)
        return self

    def dice(self, *faces: str) -> "Table":
        """What the terrain dice show next."""
        self.state.streams.stack("dice", *(FACES.index(face) for face in faces))
        return self

    def teach(self, *abilities: Ability, type: Attribute = "body", stars: int = 0) -> str:
        """The hero has learned a skill made for this test."""
        return self.teach_to(self.hero, *abilities, type=type, stars=stars)

    def teach_to(
        self, hero: Hero, *abilities: Ability, type: Attribute = "body", stars: int = 0
    ) -> str:
        card = self.make_skill(*abilities, type=type, stars=stars)
        hero.skills.append(card)
        return card

    def make_skill(
        self, *abilities: Ability, type: Attribute = "body", cost: str = "a", stars: int = 0
    ) -> str:
        card = f"test-skill-{len(self.content.skills)}"
        made = SkillDef(card, {"en": card, "ru": card}, "rune-magic", type, cost, abilities, stars)
        self._content(skills={**self.content.skills, card: made})
        return card

    def make_enemy(
        self, *abilities: Ability, health: int = 5, reward: tuple[Effect, ...] = (), **more: Any
    ) -> str:
        card = f"test-enemy-{len(self.content.adventures)}"
        made = EnemyDef(
            card, {"en": card, "ru": card}, health, abilities=abilities, reward=reward, **more
        )
        self._content(adventures={**self.content.adventures, card: made})
        self.content.__dict__.pop("foe_sheets", None)
        return card

    def _content(self, **changes: Any) -> None:
        old = self.content
        self.g.content = msgspec.structs.replace(old, **changes)
        for derived in ("atlas", "tokens"):
            self.g.content.__dict__[derived] = getattr(old, derived)
        if "adventures" not in changes and "foe_sheets" in old.__dict__:
            self.g.content.__dict__["foe_sheets"] = old.foe_sheets

    # ---- combat

    def fight(
        self,
        mine: Sequence[str] = (),
        theirs: Sequence[str] = (),
        *,
        enemy: str = "stone-ram",
        cause: Cause = "adventure",
        against: Hero | None = None,
    ) -> Combat:
        """A combat in its first round with these tokens face up: `2phy/sur` shows 2phy."""
        foe = Side(against.seat) if against else Side(-1, enemy)
        combat = Combat(cause, [Side(self.hero.seat), foe], "" if against else enemy, round=1)
        combat.no_retreat = cause in ("villain", "challenge")
        self.state.combat = combat
        self.pool(0, *mine)
        self.pool(1, *theirs)
        if cause == "adventure":
            self.state.drawn = enemy
        return combat

    def pool(self, side: int, *tokens: str) -> None:
        combat = self.state.combat
        assert combat is not None
        combat.sides[side].tokens = [Token(self.coin(printed)) for printed in tokens]

    def coin(self, printed: str) -> str:
        name = f"coin {printed}"
        self.content.tokens[name] = token(name, printed if "/" in printed else f"{printed}/dsh")
        return name

    def side(self, n: int) -> Side:
        assert self.state.combat is not None
        return self.state.combat.sides[n]

    def by(self, side: int = -1, card: str = "") -> By:
        return By(0, 0, side, card)

    # ---- playing

    def play(self, then: Then, *keys: str) -> Bench:
        """Steps played from here, up to the question after these answers."""
        bench = Bench(find("runebound"), self.content, self.setup, self.state, then)
        self.benches.append(bench)
        return bench.say(*keys)

    @property
    def log(self) -> list[Line]:
        """What was said by rules that were run, then by steps that were played."""
        return [*(self.g.log or []), *(line for b in self.benches for line in b.session.log)]

    @property
    def called(self) -> list[str]:
        """The steps that rules have called and nobody has played."""
        return [step.step for step in self.g.called]

    def said(self, fact: str) -> int:
        """How often a fact was stated."""
        return sum(1 for line in self.log if line.text == f"fact-{fact}")

    def facts(self, *kinds: str) -> list[str]:
        """The facts of these kinds, in the order in which they were stated."""
        told = [line.text.removeprefix("fact-") for line in self.log]
        return [kind for kind in told if kind in kinds]

    def terrain(self, letter: str) -> str:
        """Some wilderness space of this terrain, without gem or road."""
        atlas = self.content.atlas
        for n, space in enumerate(atlas.ids):
            plain = atlas.site[n] is None and atlas.gem[n] is None and not atlas.roads[n]
            if plain and atlas.terrain[n] == TERRAIN_LETTERS[letter]:
                return space
        raise LookupError(letter)
