"""What lies on the table."""

from typing import Literal, TypeAlias

from msgspec import Struct, field

from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.parts.cardmap import CardMap

from ..box.definitions import CardDef, Content, HeroDef, quarry
from ..box.effects import AnyStat, Roll, Stat

Stage = Literal["heroic", "epic", "legendary"]


Phase = Literal["setup", "reset", "dungeonlord", "build", "hero", "discard"]


class Rules(Struct, frozen=True):
    """How this game is played: mode and variants (DG-VAR, DG-SOL, DG-CMB)."""

    mode: str
    no_blank_spots: bool = False
    resurrection: bool = False
    choice_of_heroes: bool = False
    optional_discard: bool = False
    unbiased_placement: bool = False
    nothing_personal: bool = False
    limited_movement: bool = False
    dodging_spikes: bool = False
    solo_lair: bool = False

    @property
    def solo(self) -> bool:
        return self.mode == "solo"

    @property
    def combined(self) -> bool:
        return self.mode == "combined"


class Readied(Struct):
    """A card in play, with what lies on it and under it."""

    card: str
    wounds: int = 0
    under: list[str] = field(default_factory=list)


class Open(Struct):
    """A quest not yet completed. `at` is where its escort token was dropped."""

    quest: str
    wounds: int = 0
    found: bool = False
    carried: bool = False
    at: str = ""


class Surging(Struct, frozen=True):
    """A modifier until the end of the turn."""

    stat: AnyStat
    amount: int
    on: Roll = "any"
    card: str = ""


class Player(Struct):
    """A player and the hero. Outside the own turn `ap` is the saved action point; `loose` are
    points that cannot be spent on moving (DG-VAR-18). `threshold` is the side of the exit that
    the hero holds open (DG-EXI-07), -1 for none."""

    seat: int
    hero: str
    card: str
    level: int
    life: int
    at: str
    alive: bool = True
    glory: int = 0
    peril: int = 0
    ap: int = 0
    loose: int = 0
    fallen: bool = False
    stand_stat: Stat = "speed"
    stand_value: int = 0
    threshold: int = -1
    visited: list[str] = field(default_factory=list)
    moved: bool = False
    fought: bool = False
    attempts: int = 0
    used: list[str] = field(default_factory=list)
    surging: list[Surging] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    inventory: list[Readied] = field(default_factory=list)
    lair: list[Readied] = field(default_factory=list)
    banes: list[Readied] = field(default_factory=list)
    quests: list[Open] = field(default_factory=list)
    artifacts: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    unlaid: list[str] = field(default_factory=list)


Kind = Literal["monster", "hero", "quest", "nakari"]


class Attack(Struct):
    """One attacking card (or hero) in a battle. `seat` owns or controls it; `minion` is the
    defender's minion that counterattacks in the hero's place, `by_minion` the attacking one."""

    kind: Kind
    seat: int
    card: str
    victim: int
    form: Stat = "melee"
    origin: Literal["", "hand", "lair", "deck"] = ""
    bonus: int = 0
    total: int = 0
    counter: int = 0
    gone: bool = False
    minion: str = ""
    by_minion: str = ""
    target: str = ""
    piece: Readied | None = None

    @property
    def known_as(self) -> str:
        """DG-QCA-07: whom lines and questions name; the monster of a quest is not its quest."""
        return quarry(self.card) if self.kind == "quest" else self.card


class Battle(Struct):
    """DG-BAT-10. `owner` is the attackers' player (-1: a quest's monster or Nakari); wounds
    dealt are kept for the reward."""

    owner: int
    victim: int
    hero: str
    at: str
    attacks: list[Attack]
    stage: str = "attack"
    hurt: int = 0
    hits: list[int] = field(default_factory=list)


class Declared(Struct, frozen=True):
    """DG-DLP-06: an encounter announced, with its victim."""

    card: str
    victim: int
    origin: Literal["hand", "lair"]


class Trap(Struct, frozen=True):
    """DG-TRP-02: a trap card and the location that bears its token."""

    card: str
    at: str
    by: int


class Nakari(Struct):
    """The goddess: in her lair once `at` is set; `quest` while "Defeat Nakari" is open."""

    card: str
    quest: str
    at: str = ""
    wounds: int = 0


class State(Struct):
    streams: Streams
    rules: Rules
    players: list[Player]
    board: CardMap
    stage: Stage
    stages: list[Stage] = field(default_factory=list)
    first: int = 0
    active: int = 0
    phase: Phase = "setup"
    round: int = 0
    turn: int = 0
    declared: list[Declared] = field(default_factory=list)
    encounters_played: bool = False
    attacked: list[str] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)
    drawn: str = ""
    traps: list[Trap] = field(default_factory=list)
    dropped: list[Open] = field(default_factory=list)
    shared: list[Open] = field(default_factory=list)
    nakari: Nakari | None = None
    wrath: int = -1
    battles: list[Battle] = field(default_factory=list)
    coming: list[Battle] = field(default_factory=list)
    playing: list[str] = field(default_factory=list)
    locations: list[str] = field(default_factory=list)
    quests: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    peril_deck: list[str] = field(default_factory=list)
    peril_discard: list[str] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    heroes: list[str] = field(default_factory=list)

    @property
    def split(self) -> bool:
        """DG-CMB-02, DG-SOL-03: Glory and Peril cards in decks of their own."""
        return self.rules.mode != "legendary"


G: TypeAlias = Play[State, Content]


def living(g: G) -> list[Player]:
    """Players whose heroes are in the game."""
    return [p for p in g.state.players if p.alive]


def clockwise(g: G) -> list[Player]:
    """All players, the active one first."""
    players = g.state.players
    n = g.state.active
    return players[n:] + players[:n]


def left_of(g: G, seat: int) -> Player:
    """DG-AMB-73: the nearest living player clockwise."""
    players = g.state.players
    for p in players[seat + 1 :] + players[:seat]:
        if p.alive:
            return p
    return players[seat]


def opponents(g: G, seat: int) -> list[Player]:
    """DG-GEN-04: every other player still in the game."""
    return [p for p in g.state.players if p.alive and p.seat != seat]


def heroes_at(g: G, place: str) -> list[Player]:
    """DG-GEN-14: living heroes in a location, any number of them, in turn order from the active
    player."""
    return [p for p in clockwise(g) if p.alive and p.at == place]


def card_of(g: G, card: str) -> CardDef:
    """An adventure card as printed."""
    return g.content.adventure[card]


def hero_card(g: G, p: Player) -> HeroDef:
    """The hero card of the tier that is played."""
    return g.content.heroes[p.card]
