"""A battle, face to face: the hero and those who attack (DG-BAT)."""

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Scene, Side

from ..box.definitions import Content
from ..table.state import Attack, Battle, Player, State


def scene(state: State, content: Content, attackers: list[Card], text: Text) -> Scene:
    """The battle at hand: the last that has begun."""
    battle = state.battles[-1]
    hero = state.players[battle.victim]
    return Scene(
        "fight",
        text("hud-battle", hero=battle.hero),
        [_defender(content, hero, battle, text), _attackers(state, battle, attackers, text)],
        lines=[line for attack in battle.attacks for line in _sum(attack, text)],
    )


def _defender(content: Content, hero: Player, battle: Battle, text: Text) -> Side:
    printed = content.heroes[hero.card]
    life = Figure("heart-organ", str(hero.life), text("life"))
    return Side(f"hero:{hero.hero}", text.name(battle.hero), printed.icon, hero.seat, [life])


def _attackers(state: State, battle: Battle, cards: list[Card], text: Text) -> Side:
    first = battle.attacks[0] if battle.attacks else None
    card, name = (first.card, first.known_as) if first else (battle.hero, battle.hero)
    seat = battle.owner if battle.owner >= 0 else None
    return Side(f"attacker:{card}", text.name(name), seat=seat, cards=cards)


def _sum(attack: Attack, text: Text) -> list[str]:
    """The rolls as they stand, once there are any."""
    if not attack.total:
        return []
    return [text("hud-sum", card=attack.known_as, total=attack.total, counter=attack.counter)]
