"""What skills, assets and quests are worth to a bot, in gold."""

from waystone.kernel.kept import Kept, kept

from ..box import abilities as ab
from ..box.definitions import Content, QuestDef
from ..box.tokens import Face
from ..table.state import G, Hero, sheet
from .chances import MOST_COINS, chance_of, my_coins
from .odds import surge_power
from .worth import CLAIM, effects_value

SYMBOL = {
    "phy": 2.4,
    "mag": 2.4,
    "sku": 2.4,
    "shd": 1.9,
    "agi": 1.3,
    "dbl": 1.6,
    "sur": 0.7,
    "dsh": 0.0,
}
STAT = {"health": 1.3, "speed": 1.2, "hand": 0.8, "body": 0.8, "mind": 0.6, "spirit": 0.6}

MOST_WORTHS = 4_000


def face_value(face: Face, surges: float) -> float:
    if face.symbol == "sur":
        return face.value * max(0.3, 1.4 * min(surges, 1.5))
    return SYMBOL[face.symbol] * face.value + (0.3 if face.gold else 0.0)


def ability_value(ability: ab.Ability, surges: int) -> float:
    """What a paragraph is worth to a hero that casts so many surge faces."""
    match ability:
        case ab.Bonus(stat, n):
            return n * STAT[stat]
        case ab.BonusBy():
            return 2.0
        case ab.Armor():
            return 4.5
        case ab.Surge():
            return 0.9 * surges
        case ab.When("cast" | "enter-combat" | "hurt" | "dealt", _, exert):
            return 3.2 if not exert else 1.6
        case ab.Ward(n) | ab.Special(_, n):
            return 2.0
        case ab.PerTrait():
            return 0.7
        case ab.RewardMore(n) | ab.Discount(n):
            return 1.5 * n
        case ab.Fords():
            return 0.5
        case _:
            return 1.3


def skill_value(g: G, hero: Hero, card: str) -> float:
    surges = surge_coins(g, hero)
    known: dict[tuple[str, int], float] = g.content.__dict__.setdefault("skill_worths", {})
    if (card, surges) not in known:
        abilities = g.content.skills[card].abilities
        known[card, surges] = sum(ability_value(a, surges) for a in abilities)
    return known[card, surges]


def surge_coins(g: G, hero: Hero) -> int:
    """How many of the hero's tokens show a surge; kept for each set of tokens."""
    known: Kept[tuple[str, ...], int] = kept(g.content, "surge_coins", MOST_COINS)
    tokens = sheet(g, hero).tokens
    found = known.find(tokens)
    if found is None:
        coins = my_coins(g, hero)
        found = sum(1 for coin in coins if "sur" in (coin[0].symbol, coin[1].symbol))
        known.keep(tokens, found)
    return found


def asset_value(g: G, hero: Hero, card: str) -> float:
    return asset_worth(g.content, card, surge_power(sheet(g, hero)))


def asset_worth(content: Content, card: str, surges: float) -> float:
    """What an asset is worth to a hero whose surges have this power; kept for each."""
    known: Kept[tuple[str, float], float] = kept(content, "asset_worths", MOST_WORTHS)
    found = known.find((card, surges))
    if found is None:
        found = known.keep((card, surges), _asset_worth(content, card, surges))
    return found


def _asset_worth(content: Content, card: str, surges: float) -> float:
    asset = content.assets[card]
    if asset.type == "goods":
        return 0.6 * asset.trade
    worth = 0.0
    if asset.code:
        first, second = content.tokens[asset.code].faces
        own = any(isinstance(a, ab.Surge) for a in asset.abilities)
        power = max(surges, 1.0 if own else 0.0)
        worth += 0.5 * (face_value(first, power) + face_value(second, power)) + 0.5
    return worth + sum(ability_value(a, 2) for a in asset.abilities)


def upgrade(g: G, hero: Hero, card: str) -> float:
    """How much better the hero is with this asset than with what it would replace."""
    return gain(g.content, hero, card, surge_power(sheet(g, hero)))


def gain(content: Content, hero: Hero, card: str, surges: float) -> float:
    """The same for a hero whose surges have this power."""
    assets = content.assets
    kind = assets[card].type
    old = [asset_worth(content, a, surges) for a in hero.assets if assets[a].type == kind]
    return asset_worth(content, card, surges) - max(old, default=0.0)


def quest_value(g: G, hero: Hero, quest: QuestDef) -> float:
    """What one attempt is worth: the best outcome in reach, and the trophy."""
    best = 0.0
    for outcome in quest.outcomes:
        worth = effects_value(g, hero, outcome.then) + (0 if outcome.discards else CLAIM)
        best = max(best, chance_of(g, hero, outcome.needs) * worth)
    return best
