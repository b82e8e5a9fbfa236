"""What modifier cards are called, and what is drawn on them."""

from ..box.classes import ModifierDef
from ..box.effects import Ability, Give, Heal, Move, Trap, When
from ..box.lasting import Shield
from ..box.trades import HandOn, HoldTide, Mark, Palm

Words = dict[str, str]

PLAIN = {
    "+0": "gladius", "+1": "sword-brandish", "+2": "two-handed-sword", "-1": "sword-break",
    "-2": "shattered-sword", "minus": "broken-axe", "null": "broken-arrow", "curse": "cursed-star",
    "x2": "sword-clash", "bless": "winged-sword",
}  # fmt: skip
"""The drawings of the cards that every deck has."""
BRINGS = {
    "poison": "poison-bottle", "wound": "sword-wound", "immobilize": "manacles",
    "disarm": "drop-weapon", "stun": "knockout", "muddle": "spinning-sword", "curse": "death-note",
    "invisible": "hooded-assassin", "strengthen": "swords-power", "bless": "angel-wings",
    "fire": "flame", "ice": "snowflake-1", "air": "wind-slap", "earth": "stone-pile",
    "light": "sun", "dark": "moon", "push": "push", "pull": "pull", "pierce": "pierced-body",
    "targets": "double-shot",
}  # fmt: skip


def drawing(name: str, card: ModifierDef | None) -> str:
    """What a card brings is drawn on it; of one that only adds, how much it adds."""
    if name in PLAIN or card is None:
        return PLAIN.get(name, "card-draw")
    moves = [word for word in ("push", "pull", "pierce", "targets") if getattr(card, word)]
    brought = [*card.conditions, *card.infuse, *moves]
    if brought:
        return BRINGS.get(brought[0], "sun")
    if card.then:
        return "healing" if isinstance(card.then[0], Heal) else "sword-array"
    return "relic-blade" if card.value > 2 else "crossed-sabres"


def modifier_words(card: ModifierDef, names: dict[str, Words]) -> Words:
    """Its number, whether it rolls, and all that it brings."""
    value = f"{card.value:+d}".replace("-", "−")
    found = {"en": [value], "ru": [value]}
    if card.rolling and not card.value:
        found = {"en": [], "ru": []}
    parts = [names[c] for c in (*card.conditions, *card.infuse)]
    for number, english, russian in (
        (card.push, "PUSH", "ОТТОЛКНУТЬ"),
        (card.pull, "PULL", "ПРИТЯНУТЬ"),
        (card.pierce, "PIERCE", "ПРОБОЙ"),
        (card.targets, "Target +", "цели +"),
    ):
        if number:
            blank = "" if english.endswith("+") else " "
            parts.append({"en": f"{english}{blank}{number}", "ru": f"{russian}{blank}{number}"})
    parts += [_then(ability, names) for ability in card.then]
    if card.rolling:
        parts.append({"en": "(rolling)", "ru": "(дополнительный)"})
    return {lang: " ".join([*found[lang], *(part[lang] for part in parts)]) for lang in found}


def _then(ability: Ability, names: dict[str, Words]) -> Words:
    match ability:
        case Heal():
            return {"en": f"Heal {ability.value}", "ru": f"Лечение {ability.value}"}
        case Shield():
            return {"en": f"Shield {ability.value}", "ru": f"Щит {ability.value}"}
        case Move():
            return {"en": f"Move {ability.value}", "ru": f"Движение {ability.value}"}
        case Mark():
            return {"en": f"Debt {ability.value}", "ru": f"Долг {ability.value}"}
        case Trap():
            return {"en": f"trap ({ability.damage})", "ru": f"ловушка ({ability.damage})"}
        case HandOn():
            return {"en": "hand on your conditions", "ru": "передать свои состояния"}
        case HoldTide():
            return {"en": "hold the tide", "ru": "удержать воду"}
        case Palm():
            return {"en": "a card up the sleeve", "ru": "карта в рукав"}
        case Give():
            told = [names[c] for c in ability.conditions]
            return {lang: ", ".join(word[lang] for word in told) for lang in ("en", "ru")}
        case When():
            inner = [_then(one, names) for one in ability.abilities]
            tide = {"tide-high": {"en": "at high tide", "ru": "в большую воду"},
                    "tide-low": {"en": "at low tide", "ru": "в малую воду"}}  # fmt: skip
            head = tide.get(ability.if_, {"en": "if it holds", "ru": "если верно"})
            return {lang: f"{head[lang]}: " + ", ".join(i[lang] for i in inner) for lang in head}
        case _:
            return {"en": "and an effect", "ru": "и эффект"}
