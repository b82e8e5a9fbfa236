"""Cards as a seat reads them: the text is put together from the effects that are executed."""

from collections import Counter
from collections.abc import Collection, Hashable

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Section, Zone

from ..box.abilities import Ability
from ..box.definitions import Content, EnemyDef, EventDef, EventOption, HeroDef, QuestDef
from ..box.effects import Where
from ..box.tokens import notation
from ..rules.adventures.quests import ROMAN
from ..table.pool import up, who
from ..table.state import G, Side, Token

COST_ICONS = {"c": "crossed-swords", "s": "conversation", "e": "compass", "a": "trophy"}
ASSET_ICONS = {
    "clothing": "leather-armor",
    "gear": "swap-bag",
    "goods": "wooden-crate",
    "travel": "horse-head",
    "weapon": "broadsword",
}
NEEDS = {"P": "plains", "H": "hills", "F": "forest", "M": "mountains", "W": "water", "X": "face-X"}
SYMBOL_ICONS = {
    "phy": "battle-axe",
    "mag": "magic-swirl",
    "sku": "death-skull",
    "shd": "shield",
    "agi": "run",
    "dbl": "doubled",
    "sur": "punch-blast",
    "dsh": "plain-circle",
}
DECK_ICONS = {"combat": "crossed-swords", "social": "conversation", "exploration": "compass"}


def sentence(text: Text, ability: Ability) -> str:
    """An ability as printed: its phrases begin small, the sentence does not."""
    return capital(text.sentence(ability))


def capital(line: str) -> str:
    for n, letter in enumerate(line):
        if letter.isdecimal():
            return line
        if letter.isalpha():
            return line[:n] + letter.upper() + line[n + 1 :]
    return line


def lines(text: Text, abilities: tuple[Ability, ...]) -> list[str]:
    return [sentence(text, ability) for ability in abilities]


def token_lines(text: Text, printed: tuple[str, ...]) -> list[str]:
    return [" / ".join(text.name(f"face-{side}") for side in token.split("/")) for token in printed]


def every_card(content: Content, text: Text) -> list[Card]:
    """Every card there is, face up."""
    kinds = (
        content.heroes,
        content.skills,
        content.assets,
        content.adventures,
        content.stories,
        content.foes,
        content.scenarios,
    )
    return [card_view(content, card, card, text) for kind in kinds for card in kind]


def card_view(content: Content, card: str, place: str, text: Text, face_up: bool = True) -> Card:
    """The card of this id, lying at this place. A trophy face down shows its back only. A face is
    made once for each place and language."""
    if not face_up:
        deck = content.adventures[card].deck
        return Card(place, kind=f"back-{deck}", icon=DECK_ICONS[deck])
    made = faces_at(content, place, text)
    if card not in made:
        made[card] = text.face(face_of(content, card, place, text))
    return made[card]


def laid_out(content: Content, cards: Collection[str], where: str, text: Text) -> list[Card]:
    """Cards that lie open side by side, each at a place that is called after it."""
    if not cards:
        return []
    made = faces_at(content, where, text)
    try:
        return [made[card] for card in cards]
    except KeyError:
        for card in cards:
            if card not in made:
                made[card] = text.face(face_of(content, card, f"{where}:{card}", text))
        return [made[card] for card in cards]


def faces_at(content: Content, place: str, text: Text) -> dict[Hashable, Card]:
    """The faces of the cards and tokens that have lain there, as this language has them."""
    faces: dict[tuple[type[Text], str, str], dict[Hashable, Card]] = content.__dict__.setdefault(
        "faces", {}
    )
    return faces.setdefault((type(text), text.language, place), {})


def face_of(content: Content, card: str, place: str, text: Text) -> Card:
    if card in content.adventures:
        return adventure_view(content, card, place, text)
    if card in content.skills:
        skill = content.skills[card]
        figures = [
            Figure(COST_ICONS[letter], str(n), text("trophy-cost", kind=letter))
            for letter, n in Counter(skill.cost).items()
        ]
        tags = [text.name(skill.type), text.name(skill.set)]
        if skill.stars:
            tags.append("★" * skill.stars)
        return Card(
            place,
            text.name(card),
            "skill",
            "open-book",
            figures,
            lines(text, skill.abilities),
            tags=tags,
        )
    if card in content.assets:
        return asset_view(content, card, place, text)
    if card in content.heroes:
        hero = content.heroes[card]
        printed = [text("setup-line", effects=hero.setup), *lines(text, hero.abilities)]
        return Card(
            place,
            text.name(card),
            "hero",
            hero.icon,
            # A hero in play has figures of the present on the mat; the printed ones would differ.
            [] if place == f"card:{card}" else hero_figures(hero, text),
            [*printed, *token_lines(text, hero.tokens)],
        )
    if card in content.stories:
        return story_view(content, card, place, text)
    if card in content.scenarios:
        return scenario_view(content, card, place, text)
    return foe_view(content, card, place, text)


def hero_figures(hero: HeroDef, text: Text) -> list[Figure]:
    return [
        Figure("heart-organ", str(hero.health), text("health")),
        Figure("biceps", str(hero.body), text.name("body")),
        Figure("brain", str(hero.mind), text.name("mind")),
        Figure("holy-symbol", str(hero.spirit), text.name("spirit")),
        Figure("walking-boot", str(hero.speed), text("speed-word")),
        Figure("card-pick", str(hero.hand), text.name("hand")),
        Figure("coins", str(hero.gold), text("gold-word")),
    ]


def asset_view(content: Content, card: str, place: str, text: Text) -> Card:
    asset = content.assets[card]
    printed = lines(text, asset.abilities)
    if asset.token:
        printed += token_lines(text, (asset.token,))
    if asset.place:
        printed.append(text("trade-line", gold=asset.trade, place=asset.place))
    return Card(
        place,
        text.name(card),
        "asset",
        ASSET_ICONS[asset.type],
        [Figure("coins", str(asset.cost), text("gold-word"))],
        printed,
        tags=[text.name(asset.type)],
    )


def adventure_view(content: Content, card: str, place: str, text: Text) -> Card:
    definition = content.adventures[card]
    deck = definition.deck
    match definition:
        case EnemyDef():
            printed = lines(text, definition.abilities)
            if definition.reward:
                printed.append(text("reward-line", effects=definition.reward))
            if definition.more:
                printed.append(text("more-line", decks=[f"deck-{d}" for d in definition.more]))
            health = [Figure("heart-organ", str(definition.health), text("health"))]
            return Card(
                place,
                text.name(card),
                f"enemy-{deck}",
                definition.icon,
                health,
                printed,
                tags=[text("effect-enemy"), *(text.name(t) for t in definition.traits)],
            )
        case EventDef():
            sections = [
                option_view(definition.first, f"{card}-1", text),
                option_view(definition.second, f"{card}-2", text),
            ]
            return Card(
                place,
                text.name(card),
                f"event-{deck}",
                DECK_ICONS[deck],
                sections=sections,
                tags=[text("effect-event")],
            )
        case QuestDef():
            printed = [text("place-line", where=Where(spaces=definition.spaces))]
            for n, o in enumerate(definition.outcomes):
                needs = [NEEDS[letter] for letter in o.needs]
                line = text("outcome-line", roman=ROMAN[n], needs=needs, effects=o.then)
                printed.append(f"{line} {text('discard-line')}" if o.discards else line)
            kind = f"quest-{deck}"
            tags = [text("effect-quest")]
            return Card(place, text.name(card), kind, DECK_ICONS[deck], lines=printed, tags=tags)


def option_view(option: EventOption, name: str, text: Text) -> Section:
    if option.rumor is not None:
        line = text("rumor-line", where=option.rumor, effects=option.then)
    else:
        line = capital(text("option-effects", effects=option.then)) + "."
    return Section(title=text.name(name), lines=[line])


def story_view(content: Content, card: str, place: str, text: Text) -> Card:
    story = content.stories[card]
    if story.where is None:
        printed = [capital(text("option-effects", effects=story.then)) + "."]
    else:
        printed = [text("story-line", points=story.points, where=story.where, effects=story.then)]
        if story.laid:
            printed.insert(0, text("laid-line", effects=story.laid))
        printed.append(text("uses-line", n=story.uses))
    flavour = story.text[text.language]
    return Card(place, text.name(card), "story", "scroll-quill", lines=printed, flavour=flavour)


def scenario_view(content: Content, card: str, place: str, text: Text) -> Card:
    """RB-SCN-02: side A with the rules of the scenario, side B with the villain."""
    scenario = content.scenarios[card]
    side_a = [*lines(text, scenario.actions), text("last-line", effects=scenario.last)]
    if scenario.falls:
        side_a.append(text("falls-line", n=scenario.falls))
    side_b = [text("villain-line", villain=scenario.villain_id, health=scenario.health)]
    kind = f"held-{scenario.id}"
    side_b.append(text("token-health-line", kind=kind, n=scenario.held))
    if scenario.board:
        side_b.append(text("zombie-health-line", n=scenario.board))
    side_b += [*lines(text, scenario.abilities), *token_lines(text, (scenario.token,))]
    sections = [Section(title="A", lines=side_a), Section(title="B", lines=side_b)]
    flavour = scenario.text[text.language]
    icon = scenario.icon
    return Card(place, text.name(card), "scenario", icon, sections=sections, flavour=flavour)


def foe_view(content: Content, card: str, place: str, text: Text) -> Card:
    """An enemy of a story card, or a villain."""
    if card in content.foes:
        foe = content.foes[card]
        printed = [*lines(text, foe.abilities), text("reward-line", effects=foe.reward)]
        return Card(
            place,
            text.name(card),
            "enemy",
            foe.icon,
            [Figure("heart-organ", str(foe.health), text("health"))],
            printed,
        )
    scenario = next(s for s in content.scenarios.values() if s.villain_id == card)
    return Card(
        place,
        text.name(card),
        "villain",
        scenario.icon,
        [Figure("heart-organ", str(scenario.health), text("health"))],
        lines(text, scenario.abilities),
    )


def pool_zone(g: G, n: int, side: Side, text: Text) -> Zone:
    """The tokens of one side, the spent ones marked; a doubled token lies on its double."""
    tokens, made = side.tokens, faces_at(g.content, f"pool:{n}", text)
    under = {token.on for token in tokens}
    cards = []
    for at, token in enumerate(tokens):
        if at in under:
            continue
        if token.on >= 0:
            cards.append(doubled_card(g, n, side, at, text))
            continue
        lies = (at, token.token, token.face, token.spent)
        card = made.get(lies)
        if card is None:
            card = made[lies] = token_card(g, n, at, token, None, text)
        cards.append(card)
    return Zone(f"pool:{n}", f"{text('pool')}: {text.name(who(g, side))}", cards)


def doubled_card(g: G, n: int, side: Side, at: int, text: Text) -> Card:
    token = side.tokens[at]
    below = side.tokens[token.on]
    return text.once(
        (
            "doubled", n, at, token.token, token.face, token.spent,
            token.on, below.token, below.face,
        ),
        lambda: token_card(g, n, at, token, below, text),
    )  # fmt: skip


def token_card(g: G, n: int, at: int, token: Token, below: Token | None, text: Text) -> Card:
    both = g.content.tokens[token.token].faces
    faces = [both[token.face], both[1 - token.face]]
    tags = ["spent"] if token.spent else []
    if up(g, token).gold:
        tags.append("gold")
    card = Card(
        f"token:{n}:{at}",
        text.name(notation(both[token.face])),
        "token",
        SYMBOL_ICONS[up(g, token).symbol],
        [Figure(SYMBOL_ICONS[f.symbol], str(f.value), text.name(notation(f))) for f in faces],
        [text.name(notation(faces[1]))],
        tags=tags,
    )
    if below is not None:
        card.under = [Card(f"token:{n}:{token.on}", text.name(notation(up(g, below))), "token")]
    return card
