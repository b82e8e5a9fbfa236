"""What lies on the table."""

from typing import Literal

from msgspec import Struct, field

from waystone.kernel.play import Play
from waystone.kernel.rng import Streams

from ..box.conditions import Kind
from ..box.definitions import Content
from ..box.effects import Effect
from .world import Affliction, Held, World


class Item(Struct):
    """TG-ITM-03, TG-ITM-16: in use or not; flipped till the end of the encounter."""

    id: str
    active: bool = True
    flipped: bool = False


class Hero(Struct):
    """A character. `attributes` in the order of `effects.ATTRIBUTES`; decks are lists of the cards
    in them, `aside` are owned cards in neither; `combat_set`, `diplomacy_set` are the upgrade sets.
    In a campaign: `at` is the number of the Location; `memories` are those not yet read
    (TG-ECH-02). TG-SAV-02: all of it is in a save."""

    seat: int
    id: str
    energy: int
    health: int
    terror: int
    attributes: list[int]
    combat: list[str]
    diplomacy: list[str]
    combat_set: list[str]
    diplomacy_set: list[str]
    food: int = 0
    wealth: int = 0
    magic: int = 0
    xp: int = 0
    skills: list[str] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    dying: bool = False
    wyrdform: bool = False
    at: int = 0
    secrets: list[Held] = field(default_factory=list)
    afflictions: list[Affliction] = field(default_factory=list)
    echoes: list[str] = field(default_factory=list)
    legends: list[str] = field(default_factory=list)
    talent: str = ""
    memories: list[str] = field(default_factory=list)


class Card(Struct):
    """A card in the Sequence. `got` has a bit for each key whose bonus was obtained: 1, 2, 4 the
    attributes, 8 magic, 16 free. An enemy's card has the owner -1."""

    id: str
    owner: int
    tokens: int = 0
    charges: int = 0
    got: int = 0


class Doing(Struct):
    """Whom effects concern: the party, to share out, or one seat alone (`me`). `source` names the
    card, Location or verse they stand on, `card` is the card in the Sequence."""

    party: list[int]
    me: int = -1
    source: str = ""
    card: Card | None = None

    @property
    def seats(self) -> list[int]:
        """Those whom it concerns."""
        return [self.me] if self.me >= 0 else self.party

    @property
    def origin(self) -> str:
        """What it stands on, by its name."""
        return self.source or (self.card.id if self.card is not None else "")


class Duty(Struct):
    """Effects that are still to be carried out."""

    effects: list[Effect]
    doing: Doing


class Member(Struct):
    """A character in an encounter. The top of the deck is its end. `used` are the abilities
    spent for this encounter; `looking` is how many cards on top of the deck are being looked
    at."""

    seat: int
    deck: list[str]
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    left: Literal["", "escaped", "dying"] = ""
    been: bool = False
    used: list[str] = field(default_factory=list)
    looking: int = 0


class Spawn(Struct):
    id: str
    cubes: int = 0


class Shield(Struct, frozen=True):
    """Cancels n of a kind in the attack of this activation; of one seat, or (-1) of all."""

    kind: Kind
    n: int
    seat: int = -1


class Activation(Struct):
    """What counts for one activation: `played` are the cards played, `placed` those that count as
    its card without being played, `free` the further cards that are permitted, `raised` what
    attributes have gained, `spent` the abilities used, by seat."""

    played: int = 0
    placed: int = 0
    free: int = 0
    raised: list[int] = field(default_factory=lambda: [0, 0, 0, 0, 0, 0])
    shields: list[Shield] = field(default_factory=list)
    escaping: bool = False
    spent: dict[int, list[str]] = field(default_factory=dict)


class Encounter(Struct):
    """An encounter in progress. `affinity` is an index of the track. `later` are the effects that
    wait until it is over."""

    id: str
    members: list[Member]
    sequence: list[Card] = field(default_factory=list)
    pool: int = 0
    time: int = 0
    affinity: int = 0
    round: int = 1
    active: int = -1
    activation: Activation = field(default_factory=Activation)
    companions_used: list[str] = field(default_factory=list)
    tokens: int = 0
    markers: int = 0
    deck: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    spawn: list[Spawn] = field(default_factory=list)
    weather: str = ""
    weather_tokens: int = 0
    scene: int = 0
    activations: int = 0
    later: list[Duty] = field(default_factory=list)
    result: Literal["", "victory", "flight", "failure", "green", "grey", "red"] = ""


class State(Struct):
    """`foes` are the encounters still to come (ids, colours or `any`), `results` how those behind
    ended; `items` are, by deck, the items discarded under it (TG-DSC-01); `rules` are the
    optional rules in use; `guardians` are the enemies that stay (TG-GRD-01); `world` is there in
    a campaign only."""

    streams: Streams
    seats: int
    heroes: list[Hero]
    scenario: str
    development: str
    foes: list[str]
    rules: list[str] = field(default_factory=list)
    companion: str = ""
    encounter: Encounter | None = None
    results: list[str] = field(default_factory=list)
    guardians: list[str] = field(default_factory=list)
    items: dict[str, list[str]] = field(default_factory=dict)
    world: World | None = None


G = Play[State, Content]
