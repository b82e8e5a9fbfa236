"""Cards as they are printed: the same data that is executed, in words."""

from collections.abc import Sequence

from waystone.kernel.content import tag_of
from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Section

from ..box.definitions import Content
from ..box.effects import Ability
from ..box.items import ItemDef
from ..box.scenario import Loss
from .modifiers import drawing
from .wording import ability_line, action_lines, boost_line, capital, number, within


def ability_card(content: Content, name: str, text: Text) -> Card:
    return text.once(("ability", name), lambda: _ability_card(content, name, text))


def _ability_card(content: Content, name: str, text: Text) -> Card:
    card = content.cards[name]
    owner = content.classes[content.class_of[name]]
    return Card(
        f"card:{name}",
        text.name(name),
        "ability",
        owner.icon,
        [
            Figure("hourglass", str(card.initiative), text("initiative")),
            Figure("rank-3", str(card.level), text("level")),
        ],
        sections=[
            Section(f"card:{name}:{half}", text(half), text.printed(action_lines(text, action)))
            for half, action in (("top", card.top), ("bottom", card.bottom))
        ],
    )


def item_card(
    content: Content, name: str, text: Text, owner: str = "", state: str = "ready"
) -> Card:
    key = ("item", name, owner, state)
    return text.once(key, lambda: _item_card(content, name, text, owner, state))


def _item_card(content: Content, name: str, text: Text, owner: str, state: str) -> Card:
    item = content.items[name]
    return Card(
        f"item:{owner}:{name}" if owner else f"item:{name}",
        text.name(name),
        "item",
        item.icon,
        [Figure("two-coins", str(item.price), text("price"))],
        text.printed(item_lines(item, text)),
        tags=[text(f"slot-{item.slot}"), *([state] if state != "ready" else [])],
    )


def item_lines(item: ItemDef, text: Text) -> list[str]:
    words = "; ".join(within(text, ability_line(text, a)) for a in (*item.abilities, *item.bonuses))
    boost = boost_line(text, item.boost) if item.boost else ""
    match item.when:
        case "turn":
            lines = [text("line-in-turn", lines=words)]
        case "move":
            lines = [text("line-on-move", boost=boost)]
        case "attack":
            lines = [text("line-whole-attack" if item.entire else "line-once-attack", boost=boost)]
        case "attacked":
            lines = [text("line-when-attacked", lines=words)]
        case "damaged":
            lines = [text("line-when-damaged", lines=words)]
        case "reveal":
            lines = [text("line-at-reveal", value=number(text, item.initiative, signed=True))]
        case _:
            lines = [text("line-worn", lines=words)]
    if item.circles:
        lines.append(text("line-circles", count=item.circles, xp="○ " * item.circles))
    if item.use:
        lines.append(text(f"line-{item.use}"))
    if item.minus:
        lines.append(text("line-minus", count=item.minus))
    if item.unrecoverable:
        lines.append(text("line-unrecoverable"))
    return [capital(line) for line in lines]


def modifier_cards(content: Content, ids: Sequence[str], place: str, text: Text) -> list[Card]:
    return [
        modifier_card(content, card, f"modifier-{place}:{n}", text) for n, card in enumerate(ids)
    ]


def modifier_card(content: Content, name: str, place: str, text: Text) -> Card:
    def face() -> Card:
        lines = text.printed(modifier_lines(content, name, text))
        icon = drawing(name, content.modifiers.get(name))
        return Card(place, text.name(name), "modifier", icon, lines=lines)

    return text.once(("modifier", name, place), face)


def modifier_lines(content: Content, name: str, text: Text) -> list[str]:
    card = content.modifiers.get(name)
    if card is None:
        return []
    lines = [text("line-rolling")] if card.rolling else []
    for field in ("pierce", "push", "pull"):
        if value := getattr(card, field):
            lines.append(text(f"piece-{field}", value=value))
    if card.targets:
        lines.append(text("piece-targets", targets=card.targets, plus="yes"))
    return [capital(line) for line in (*lines, *(ability_line(text, a) for a in card.then))]


def goal_card(content: Content, name: str, text: Text) -> Card:
    return text.once(("goal", name), lambda: _goal_card(content, name, text))


def _goal_card(content: Content, name: str, text: Text) -> Card:
    goal = content.battle_goals[name]
    if goal.least is not None and goal.most is not None:
        kind = "bounds-exactly" if goal.least == goal.most else "bounds-between"
    elif goal.most == 0:
        kind = "bounds-none"
    else:
        kind = "bounds-least" if goal.least is not None else "bounds-most"
    bounds = text(kind, least=goal.least or 0, most=goal.most or 0)
    return Card(
        f"goal:{name}",
        text.name(name),
        "goal",
        "check-mark",
        lines=[
            text("count-bounds", what=text(f"count-{goal.count}"), bounds=bounds),
            text("goal-checks", count=goal.checks),
        ],
    )


def monster_card(content: Content, monster: str, number_: int, text: Text) -> Card:
    key = ("monster", monster, number_)
    return text.once(key, lambda: _monster_card(content, monster, number_, text))


def _monster_card(content: Content, monster: str, number_: int, text: Text) -> Card:
    definition = content.monsters[monster]
    card = content.ability_decks[definition.deck or monster][number_]
    lines = [capital(ability_line(text, ability, monster=True)) for ability in card.abilities]
    if card.shuffle:
        lines.append(text("line-shuffle"))
    return Card(
        f"monster-card:{monster}:{number_}",
        text.name(monster),
        "monster",
        definition.icon,
        [Figure("hourglass", str(card.initiative), text("initiative"))],
        text.printed(lines),
        sections=[
            Section(title=text("effect-special", number=n), lines=_lines(special, text))
            for n, special in ((1, definition.special_1), (2, definition.special_2))
            if special
        ],
    )


def _lines(abilities: list[Ability], text: Text) -> list[str]:
    return text.printed([capital(ability_line(text, a, monster=True)) for a in abilities])


def class_card(content: Content, name: str, text: Text) -> Card:
    return text.once(("class", name), lambda: _class_card(content, name, text))


def _class_card(content: Content, name: str, text: Text) -> Card:
    definition = content.classes[name]
    return Card(
        f"class:{name}",
        text.name(name),
        "class",
        definition.icon,
        [Figure("card-pickup", str(definition.hand), text("hand"))],
        [definition.text.get(text.language, "")],
        tags=[text("tag-sealed")] if definition.locked else [],
    )


def scenario_line(loss: Loss, text: Text) -> str:
    fields = {name: getattr(loss, name) for name in loss.__struct_fields__}
    return text.format(f"effect-{tag_of(type(loss))}", fields)


def all_cards(content: Content, text: Text) -> list[Card]:
    """Every card of the game, for the browser."""
    return [
        *(class_card(content, name, text) for name in content.classes),
        *(ability_card(content, name, text) for name in content.cards),
        *(
            monster_card(content, m.id, n, text)
            for m in content.monsters.values()
            for n in range(len(content.ability_decks[m.deck or m.id]))
        ),
        *(item_card(content, name, text) for name in content.items),
        *(goal_card(content, name, text) for name in content.battle_goals),
        *modifier_cards(
            content, [m.id for c in content.classes.values() for m in c.modifiers], "class", text
        ),
    ]
