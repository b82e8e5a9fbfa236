"""The test language: a position in a few lines, rules run with scripted answers.

gh = Gh(". . . .", ". . . .")
hero = gh.hero("harpooner", (0, 0))
foe = gh.monster((1, 0), hp=5)
gh.modifiers(hero, "+1")
gh.perform(hero, Attack(3), answers=["figure:dummy-1"])
"""

from collections.abc import Coroutine, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from waystone.kernel.facts import Line
from waystone.kernel.game import find
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.testing import listen

from ..bots.asked import Asked
from ..box.classes import CardDef, ModifierDef
from ..box.definitions import Content
from ..box.effects import BONUSES, Ability, Action, Attack, Move
from ..box.items import ItemDef
from ..box.monsters import MonsterCard, MonsterDef, Stats
from ..box.scenario import Mark, ScenarioDef
from ..box.words import ELEMENTS, Rank
from ..rules.actions.perform import perform
from ..rules.scenario.rooms import place_monster
from ..table.acting import Act
from ..table.board import add, put
from ..table.map import layout, tables
from ..table.state import Active, Actor, Character, Deck, Door, Figure, ItemState, State, Tile, Turn

T = TypeVar("T")
Rule: TypeAlias = Coroutine[Any, Any, T]
Answers = Sequence[str | tuple[int, str]]
At = tuple[int, int]


class Gh:
    """A table in the middle of a scenario, on a map of the test's own. Hexes are (column, row);
    rows stand as in the content: odd ones half a hex to the right."""

    def __init__(
        self,
        *rows: str,
        marks: dict[str, Mark] | None = None,
        level: int = 1,
        variants: Sequence[str] = (),
        seats: int = 4,
        heroes: Sequence[str] = (),
        **scenario: object,
    ) -> None:
        base, _ = find("gloomhaven").load_content()
        scenario.setdefault("goal", {"type": "kill-all"})
        drawn = "\n".join(" " * (n % 2) + row for n, row in enumerate(rows or [". . . . . ."] * 5))
        made = msgspec.convert(
            {"id": "test", "number": 1, "name": {}, "introduction": {}, "map": drawn, **scenario},
            ScenarioDef,
        )
        made = msgspec.structs.replace(made, marks=marks or {})
        self.content: Content = msgspec.structs.replace(
            base,
            scenarios={**base.scenarios, "test": made},
            monsters=dict(base.monsters),
            items=dict(base.items),
            battle_goals=dict(base.battle_goals),
        )
        raised = int("open-information" in variants)
        self.state = State(
            Streams(1), "test", level, level + raised, 2 + level + raised, list(variants), seats,
            2, 1, [], elements=dict.fromkeys(ELEMENTS, 0), round=1, goals=list(base.battle_goals),
        )  # fmt: skip
        self.log: list[Line] = []
        self.g: Play[State, Content] = Play(self.state, self.content, self.log)
        self.state.doors = [
            Door(mark.door, cell, "locked" if mark.locked else "closed")
            for cell, mark in enumerate(layout(self.g).marks)
            if mark.door
        ]
        self.state.monsters.deck = Deck(["+0"] * 20)
        self.asked: list[Asked] = []
        for n, name in enumerate(heroes):
            self.hero(name, (n, 0))

    # ---- the map

    def cell(self, at: At) -> int:
        return layout(self.g).keys.index(f"hex:{at[0]},{at[1]}")

    def at(self, figure: Figure) -> At:
        column, row = layout(self.g).label(figure.cell).split(",")
        return int(column), int(row)

    def tile(self, kind: Tile, *places: At) -> None:
        for at in places:
            self.state.tiles[self.cell(at)] = kind

    def move(self, figure: Figure, at: At) -> None:
        put(self.g, figure, self.cell(at))

    def distance(self, a: At, b: At) -> int:
        return tables(self.g).distance(self.cell(a), self.cell(b))

    def sees(self, a: At, b: At) -> bool:
        return bool(tables(self.g).sight[self.cell(a)] >> self.cell(b) & 1)

    # ---- figures

    def hero(
        self,
        name: str = "harpooner",
        at: At = (0, 0),
        hp: int = 10,
        initiative: int = 50,
        level: int = 1,
    ) -> Figure:
        """A character with twenty +0 cards and an empty hand."""
        seat = len(self.state.characters) % self.state.seats
        owner = Character(name, seat, level, [], initiative=initiative, deck=Deck(["+0"] * 20))
        self.state.characters.append(owner)
        figure = Figure(name, "character", name, "friend", self.cell(at), hp, hp)
        add(self.g, figure)
        self.state.order.append(Actor(name, initiative, "character"))
        self.state.order.sort(key=lambda actor: actor.initiative)
        return figure

    def owner(self, figure: Figure | str) -> Character:
        name = figure if isinstance(figure, str) else figure.id
        return next(c for c in self.state.characters if c.id == name)

    def kind(
        self,
        name: str = "dummy",
        *cards: Sequence[Ability],
        initiative: int = 50,
        flying: bool = False,
        standees: int = 6,
        deck: str = "",
        boss: bool = False,
        **stats: object,
    ) -> str:
        """A monster type of the test's own; its first card is drawn."""
        stats = {"hp": 10, "move": 2, "attack": 2} | stats
        half = msgspec.convert(stats, Stats)
        plain: list[Ability] = [Move(), Attack()]
        made = [MonsterCard(initiative, list(card)) for card in cards or [plain]]
        self.content.monsters[name] = MonsterDef(
            name, {"en": name, "ru": name}, "rat", standees, None if boss else half,
            None if boss else half, half if boss else None, flying, deck, made,
        )  # fmt: skip
        self.content.ability_decks[name] = made
        self.content.played_cards.clear()
        self.state.monsters.decks[name] = Deck([str(n) for n in range(1, len(made))], ["0"])
        self.state.monsters.drawn[name] = "0"
        return name

    def monster(
        self,
        at: At = (1, 0),
        kind: str = "dummy",
        rank: Rank = "normal",
        number: int = 0,
        hp: int | None = None,
        **stats: Any,
    ) -> Figure:
        if kind == "dummy" and ("dummy" not in self.content.monsters or stats):
            self.kind("dummy", **stats)
        if number:
            free = self.state.monsters.free.setdefault(kind, list(range(1, 11)))
            self.state.streams.stack("standees", free.index(number))
        figure = place_monster(self.g, kind, self.cell(at), rank, "set-up")
        figure.born = 0
        self.state.turn.revealed.clear()
        if hp is not None:
            figure.hp = figure.most_hp = hp
        return figure

    def summon(
        self, owner: Figure, at: At, what: str = "lamp-boy", card: str = "", born: int = 0
    ) -> Figure:
        self.state.summoned += 1
        number = self.state.summoned
        figure = Figure(
            f"{what}-{number}", "summon", what, "friend", self.cell(at), 6, 6, number=number,
            owner=owner.id, card=card, born=born, came="summoned",
        )  # fmt: skip
        add(self.g, figure)
        return figure

    # ---- cards, items, decks

    def card(
        self,
        figure: Figure,
        name: str,
        top: Action | None = None,
        bottom: Action | None = None,
        *,
        initiative: int = 50,
        to: str = "hand",
    ) -> str:
        """A card of the test's own in a zone of a character: hand, selected, discard, lost."""
        top = top or Action([Attack(3)])
        bottom = bottom or Action([Move(3)])
        content = self.content
        content.cards[name] = CardDef(name, {"en": name, "ru": name}, 1, initiative, top, bottom)
        content.class_of[name] = figure.id
        _ = content.lasting
        for half, action in (("top", top), ("bottom", bottom)):
            content.lasting[name, half] = tuple(
                a for a in action.abilities if isinstance(a, BONUSES)
            )
        owner = self.owner(figure)
        owner.pool.append(name)
        if to:
            getattr(owner, to).append(name)
        return name

    def cards(self, figure: Figure, count: int, to: str = "hand", prefix: str = "c") -> list[str]:
        made = [f"{prefix}-{figure.id}-{to}-{n}" for n in range(count)]
        return [self.card(figure, name, to=to) for name in made]

    def running(
        self, figure: Figure, *bonuses: Ability, name: str = "running", **action: Any
    ) -> Active:
        """A card in the active area with these bonuses on its top half."""
        action.setdefault("stays", "persistent")
        self.card(figure, name, Action(list(bonuses), **action), to="")
        active = Active(name, "top")
        self.owner(figure).active.append(active)
        return active

    def item(self, figure: Figure, name: str = "thing", **fields: object) -> ItemState:
        made = {
            "id": name,
            "name": {"en": name, "ru": name},
            "icon": "x",
            "price": 10,
            "slot": "small",
        }
        self.content.items[name] = msgspec.convert(made | fields, ItemDef)
        self.content.worn[name] = (
            tuple(self.content.items[name].bonuses) if fields.get("when") == "worn" else ()
        )
        state = ItemState(name)
        self.owner(figure).items.append(state)
        return state

    def modifier(self, name: str, **fields: object) -> str:
        self.content.modifiers[name] = msgspec.convert({"id": name, **fields}, ModifierDef)
        return name

    def modifiers(self, figure: Figure | None, *cards: str) -> Deck:
        """The next cards of a deck, the first of them on top: a character's or the monsters'."""
        deck = self.owner(figure).deck if figure else self.state.monsters.deck
        deck.draw = [*deck.draw, *reversed(cards)]
        return deck

    # ---- running rules

    def run(self, rule: Rule[T], answers: Answers = ()) -> T:
        """Run a rule; every answer must be asked for and none may be missing."""
        result, script = listen(rule, answers)
        self.asked = script.asked
        assert not script.answers, f"never asked for: {script.answers}"
        return result

    def perform(
        self, figure: Figure, *abilities: Ability, answers: Answers = (), card: str = ""
    ) -> Act:
        """Perform abilities as an action in the figure's own turn."""
        if self.state.turn.figure != figure.id:
            self.turn(figure)
        owner = next((c for c in self.state.characters if c.id == figure.id), None)
        act = Act(figure, seat=owner.seat if owner else 0, card=card)
        self.run(perform(self.g, act, abilities), answers)
        return act

    def turn(self, figure: Figure) -> Turn:
        self.state.turn = Turn(figure.id, acting=figure.id)
        return self.state.turn

    def options(self, number: int = -1) -> list[str]:
        """The keys of a question that was asked."""
        return [option.key for option in self.asked[number].options]

    @property
    def outcome(self) -> str:
        return self.state.outcome

    def rules(self) -> set[str]:
        return {line.rule for line in self.log}
