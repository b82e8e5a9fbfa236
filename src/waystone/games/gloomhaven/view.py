"""What a seat sees and what it cannot see (GH-HID)."""

from waystone.kernel.content import tag_of
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.text import Text
from waystone.kernel.view import (
    Board,
    Card,
    Cell,
    Edge,
    Figure,
    Mat,
    Page,
    Piece,
    Table,
    Track,
    Zone,
)

from . import printed
from .board import numbers
from .campaign_view import campaign_view, redeal_campaign, sheets
from .dungeon_map import ROOMS, rooms_in
from .effects import ELEMENTS, Move
from .equipment import classes_on_offer
from .focus import plans_for
from .layout import Layout, label, layout_of
from .monsters import Brain, card_of
from .names import names
from .rooms import deck_name
from .scenario_parts import AllOf, Goal
from .state import Character, Content, Dungeon, State
from .state import Figure as OnMap
from .tide import TIDES, tide

__all__ = ["names", "redeal", "view"]

LEVELS = ("level-inert", "level-waning", "level-strong")
CONDITION_ICONS = {
    "poison": "poison-bottle", "wound": "bleeding-wound", "immobilize": "manacles",
    "disarm": "drop-weapon", "stun": "knockout", "muddle": "confirmed", "curse": "death-note",
    "invisible": "invisible", "strengthen": "biceps", "bless": "angel-wings",
}  # fmt: skip
ELEMENT_ICONS = {
    "fire": "flame", "ice": "snowflake-1", "air": "wind-slap", "earth": "stone-pile",
    "light": "sun", "dark": "moon",
}  # fmt: skip


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    if state.campaign is not None and not state.characters:
        return campaign_view(state, content, state.campaign, seat, text)
    phase = text("phase-round", round=state.round) if state.round else text("phase-setup")
    chart = layout_of(state.scenario, content)
    return Table(
        "gloomhaven",
        seat,
        text("phase-over") if state.outcome and not state.order else phase,
        boards=text.shared("boards", lambda: [board(state, content, chart, text)]),
        mats=[
            *(mat(state, content, owner, seat, text) for owner in state.characters),
            *text.shared("mats", lambda: open_mats(state, content, text)),
            *(sheets(state, content, state.campaign, seat, text) if state.campaign else []),
        ],
        pages=text.shared("pages", lambda: pages(state, content, text)),
    )


def open_mats(state: State, content: Content, text: Text) -> list[Mat]:
    party = [owner.id for owner in state.characters]
    of = (state.scenario, state.level, state.order, state.elements, tide(state), party)
    return [
        text.shared("scenario", lambda: scenario_mat(state, content, text), of),
        monsters_mat(state, content, text),
        *setting_mats(state, content, text),
    ]


# ---- the map


def board(state: State, content: Content, chart: Layout, text: Text) -> Board:
    """GH-HID-05: hexes of rooms that are not revealed show nothing of what is in them."""
    known = set(chart.tables(state.open).known)
    laid = (state.tiles, state.traps, state.coins, state.treasures)
    of = (state.scenario, state.open_doors, state.doors, *laid, bool(state.round))
    cells = text.shared("cells", lambda: ground(state, content, chart, known, text), of)
    return Board(
        "map",
        text("board"),
        "hex",
        cells,
        [piece(state, content, chart, figure, text) for figure in state.figures.values()],
        [
            Edge(f"hex:{label(a)}", "wall", f"hex:{label(b)}")
            for a, b in chart.walls
            if chart.number.get(a) in known and chart.number.get(b) in known
        ],
    )


def ground(
    state: State, content: Content, chart: Layout, known: set[int], text: Text
) -> list[Cell]:
    doors = {door.cell for door in state.doors}
    return [
        cell(state, content, chart, number, text)
        if number in known or number in doors
        else Cell(chart.keys[number], q, r, "unknown")
        for number, (q, r) in enumerate(chart.hexes)
    ]


def cell(state: State, content: Content, chart: Layout, number: int, text: Text) -> Cell:
    q, r = chart.hexes[number]
    mark = chart.marks[number]
    found = Cell(chart.keys[number], q, r, "floor", chart.label(number))
    door = next((d for d in state.doors if d.cell == number), None)
    if door is not None:
        found.kind = f"door-{door.state}"
        found.lines.append(text(f"door-{door.state}"))
    tile = state.tiles.get(number)
    if tile is not None:
        found.kind = tile
        found.lines.append(text(f"tile-{tile}"))
    trap = state.traps.get(number)
    if trap is not None:
        found.kind = "trap"
        found.icon = "wolf-trap"
        name = "tile-trap-conditions" if trap.conditions else "tile-trap"
        found.lines.append(text(name, damage=trap.damage, conditions=list(trap.conditions)))
    if number in state.coins:
        found.figures.append(Figure("two-coins", str(state.coins[number]), text("coins")))
        found.lines.append(text("tile-coins", count=state.coins[number]))
    if number in state.treasures:
        goal = state.treasures[number].startswith("goal")
        found.icon = "open-treasure-chest" if goal else "locked-chest"
        found.lines.append(text("tile-goal" if goal else "tile-treasure"))
    if mark.plate:
        found.tags.append("plate")
        found.lines.append(text("tile-plate"))
    if number in chart.starts and not state.round:
        found.tags.append("start")
    if mark.spot and mark.spot in exits(content.pages[state.scenario].goal):
        found.tags.append("exit")
        found.lines.append(text("tile-exit"))
    return found


def exits(goal: Goal) -> list[str]:
    if isinstance(goal, AllOf):
        return [spot for part in goal.goals for spot in exits(part)]
    return [getattr(goal, "spot", "")]


def piece(state: State, content: Content, chart: Layout, figure: OnMap, text: Text) -> Piece:
    g: Play[State, Content] = Play(state, content, None)
    own = numbers(g, figure)
    figures = [Figure("heart-organ", f"{figure.hp}/{figure.most_hp}", text("hp"))]
    shield = own.shield + figure.shield
    retaliate = own.retaliate + figure.retaliate
    if figure.kind != "character":
        figures += [
            Figure(icon, str(value), text(name))
            for icon, value, name in (
                ("boot-prints", own.move, "stat-move"),
                ("broadsword", own.attack, "stat-attack"),
                ("bowman", own.range, "stat-range"),
            )
            if value
        ]
    if shield:
        figures.append(Figure("shield", str(shield), text("stat-shield")))
    if retaliate:
        figures.append(Figure("spiked-shield", str(retaliate), text("stat-retaliate")))
    if figure.debt:
        figures.append(Figure("receive-money", str(figure.debt), text("stat-debt")))
    figures += [Figure(CONDITION_ICONS[c], "", text.name(c)) for c in figure.conditions]
    seats = {c.id: c.seat for c in state.characters}
    return Piece(
        f"figure:{figure.id}",
        chart.keys[figure.cell],
        text.name(figure.id),
        icon(content, state, figure),
        figure.kind,
        seats.get(figure.id, seats.get(figure.owner)),
        str(figure.number) if figure.number else "",
        figures,
        [t for t in (figure.rank, figure.side) if t != "none"],
        intent(g, chart, figure, text),
    )


def icon(content: Content, state: State, figure: OnMap) -> str:
    match figure.kind:
        case "character":
            return content.classes[figure.type].icon
        case "monster":
            return content.monsters[figure.type].icon
        case "summon":
            return content.summons[figure.type].icon
        case _:
            things = content.pages[state.scenario].objects
            return next(o.icon for o in things if o.id == figure.type)


def intent(g: Play[State, Content], chart: Layout, figure: OnMap, text: Text) -> list[str]:
    """Whom a monster would go for now, where it would stand, and by which rule."""
    if figure.kind != "monster" or figure.acted == g.state.round or not g.state.order:
        return []
    if deck_name(g, figure.type) not in g.state.monsters.drawn:
        return []
    brain = Brain(g, figure, card_of(g, figure))
    move = next((a for a in brain.card if isinstance(a, Move)), None)
    profile = brain.profile(brain.attacks[0] if brain.attacks else None, move)
    where, ways, reach, found, ranking = brain.look(profile)
    if not found:
        return []
    lines = [text("line-focus", focus=" / ".join(text.name(f.id) for f in found), rule=ranking.why)]
    if move is not None:
        for focus in found:
            plans = plans_for(where, profile, ways, reach, ranking, focus)
            for to in dict.fromkeys(plan.to for plan in plans):
                lines.append(text("line-focus-to", cell=chart.label(to)))
    return lines


# ---- mats


def mat(state: State, content: Content, owner: Character, seat: int | None, text: Text) -> Mat:
    """GH-HID-01 to GH-HID-04: two sides of it, the owner's and that of the others."""
    figure = state.figures.get(owner.id)
    health = (figure.hp, figure.most_hp) if figure else None
    of = (owner, health, bool(state.order), bool(state.round))
    sides = text.shared(("mat", owner.id), lambda: both_sides(state, content, owner, text), of)
    return sides[owner.seat == seat]


def both_sides(state: State, content: Content, owner: Character, text: Text) -> tuple[Mat, Mat]:
    """For the others and for the owner."""
    open_ = "open-information" in state.variants
    return (
        mat_side(state, content, owner, open_, False, text),
        mat_side(state, content, owner, True, True, text),
    )


def mat_side(
    state: State, content: Content, owner: Character, mine: bool, knows_goals: bool, text: Text
) -> Mat:
    figure = state.figures.get(owner.id)
    definition = content.classes[owner.id]
    shown = bool(state.order)

    hand = Zone(f"hand:{owner.id}", text("hand"), count=len(owner.hand), layout="hand")
    chosen = Zone(f"selected:{owner.id}", text("selected"), count=len(owner.selected))
    if mine:
        hand.cards = abilities(content, owner.hand, text)
    if mine or shown:
        chosen.cards = abilities(content, owner.selected, text)
    open_ = text.shared(("piles", owner.id), lambda: piles(content, owner, text))
    zones = [hand, chosen, *open_]
    if not state.round and mine and not owner.hand:
        pool = abilities(content, owner.pool, text)
        zones.append(Zone(f"pool:{owner.id}", text("pool"), pool))
    if knows_goals:
        goals = [printed.goal_card(content, goal, text) for goal in owner.goals]
        zones.append(Zone(f"goals:{owner.id}", text("goals"), goals))
    else:
        zones.append(Zone(f"goals:{owner.id}", text("goals"), count=len(owner.goals)))
    tags = [text("tag-exhausted")] if owner.exhausted else []
    if owner.resting and shown:
        tags.append(text("tag-resting"))
    hp, most = (max(0, figure.hp), figure.most_hp) if figure else (0, None)
    return Mat(
        f"mat:{owner.id}",
        text.name(owner.id),
        owner.seat,
        "character",
        definition.icon,
        [
            Figure("rank-3", str(owner.level), text("level")),
            Figure("two-coins", str(owner.coins), text("coins")),
            Figure("swap-bag", str(owner.gold), text("gold")),
        ],
        [
            Track(f"hp:{owner.id}", text("hp"), hp, most, "heart-organ"),
            Track(f"xp:{owner.id}", text("xp"), owner.xp, icon="star-medal"),
        ],
        zones,
        tags=tags,
    )  # fmt: skip


def abilities(content: Content, ids: list[str], text: Text) -> list[Card]:
    return [printed.ability_card(content, card, text) for card in ids]


def piles(content: Content, owner: Character, text: Text) -> list[Zone]:
    """What lies open before a character, and how many modifiers are left to draw."""
    active = [a.card for a in owner.active]
    zones = [
        Zone(f"active:{owner.id}", text("active"), abilities(content, active, text)),
        Zone(
            f"discard:{owner.id}",
            text("discard"),
            abilities(content, owner.discard, text),
            layout="pile",
        ),
        Zone(f"lost:{owner.id}", text("lost"), abilities(content, owner.lost, text), layout="pile"),
        Zone(
            f"items:{owner.id}",
            text("items"),
            [printed.item_card(content, i.item, text, owner.id, i.state) for i in owner.items],
        ),
        Zone(f"modifiers:{owner.id}", text("modifiers"), count=len(owner.deck.draw), layout="pile"),
        Zone(
            f"modifier-discard:{owner.id}",
            text("modifier-discard"),
            printed.modifier_cards(content, owner.deck.discard, owner.id, text),
            layout="pile",
        ),
    ]
    if owner.sleeve:
        sleeve = printed.modifier_cards(content, owner.sleeve, f"sleeve-{owner.id}", text)
        zones.append(Zone(f"sleeve:{owner.id}", text("sleeve"), sleeve))
    return zones


def scenario_mat(state: State, content: Content, text: Text) -> Mat:
    definition = content.pages[state.scenario]
    lines = [
        text("level-of-scenario", level=state.level),
        text("goal-of-scenario", goal=goal_text(definition.goal, text)),
        *(printed.scenario_line(loss, text) for loss in definition.losses),
        *(rule.text.get(text.language, "") for rule in definition.rules if rule.text),
    ]
    order = [
        Card(f"order:{n}:{actor.id}", text.name(actor.id), "actor", face(content, actor.id),
             figures=[Figure("hourglass", str(actor.initiative), text("initiative"))],
             tags=["done"] if actor.done else [])
        for n, actor in enumerate(state.order)
    ]  # fmt: skip
    tracks = [
        Track(f"element:{e}", text.name(e), state.elements[e], 2, ELEMENT_ICONS[e],
              [text(level) for level in LEVELS])
        for e in ELEMENTS
    ]  # fmt: skip
    if any(owner.id in content.tidal for owner in state.characters):
        tracks.append(Track("tide", text("tide"), tide(state), max(TIDES), "big-wave"))
    return Mat(
        "scenario",
        text.name(state.scenario),
        kind="scenario",
        icon="scroll-unfurled",
        tracks=tracks,
        zones=[Zone("order", text("order"), order, layout="sequence")],
        lines=lines,
    )


def face(content: Content, name: str) -> str:
    """The drawing of a character or of a type of monsters."""
    known = content.classes.get(name) or content.monsters.get(name)
    return known.icon if known is not None else ""


def goal_text(goal: Goal, text: Text) -> str:
    if isinstance(goal, AllOf):
        return text.listing([goal_text(part, text) for part in goal.goals])
    fields = {name: getattr(goal, name) for name in goal.__struct_fields__}
    return text.format(f"effect-{tag_of(type(goal))}", fields)


def monsters_mat(state: State, content: Content, text: Text) -> Mat:
    """The ability card of each type this round, and the monsters' modifier deck."""
    g: Play[State, Content] = Play(state, content, None)
    cards = []
    for monster in dict.fromkeys(f.type for f in state.figures.values() if f.kind == "monster"):
        drawn = state.monsters.drawn.get(deck_name(g, monster))
        if drawn is not None:
            cards.append(printed.monster_card(content, monster, int(drawn), text))
    deck = state.monsters.deck
    return Mat(
        "monsters",
        text("mat-monsters"),
        kind="monsters",
        icon="spiked-dragon-head",
        zones=[
            Zone("monster-cards", text("mat-monsters"), cards),
            Zone("monster-modifiers", text("modifiers"), count=len(deck.draw), layout="pile"),
            Zone(
                "monster-modifier-discard",
                text("modifier-discard"),
                printed.modifier_cards(content, deck.discard, "monsters", text),
                layout="pile",
            ),
        ],
    )


def setting_mats(state: State, content: Content, text: Text) -> list[Mat]:
    """What lies out to choose from before the first round."""
    if state.round or state.outcome or state.campaign is not None:
        return []
    for owner in state.characters[-1:]:
        if len(owner.perks) < owner.level - 1:
            cards = [c.id for c in content.classes[owner.id].cards if c.id not in owner.pool]
            found = [printed.ability_card(content, card, text) for card in cards]
            return [Mat("learn", text("learn"), zones=[Zone("learn", text("learn"), found)])]
    if len(state.characters) < state.party:
        taken = {c.id for c in state.characters}
        classes = [
            printed.class_card(content, c, text)
            for c in classes_on_offer(state, content)
            if c not in taken
        ]
        return [
            Mat("classes", text("class-open"), zones=[Zone("classes", text("class-open"), classes)])
        ]
    items = [printed.item_card(content, i, text) for i in content.items]
    return [Mat("shop", text("shop"), zones=[Zone("shop", text("shop"), items)])]


def pages(state: State, content: Content, text: Text) -> list[Page]:
    """GH-CMP-04: a casual game tells no story."""
    if state.dungeon is not None:
        return [dungeon_page(state, content, state.dungeon, text)]
    if state.campaign is not None and state.campaign.casual:
        return []
    definition = content.pages[state.scenario]
    language = text.language
    found = [Page(text.name(state.scenario), [definition.introduction.get(language, "")])]
    found += [
        Page(text.name(state.scenario), [definition.sections[s].get(language, "")])
        for s in state.read
        if s in definition.sections
    ]
    if state.outcome == "won" and definition.conclusion:
        found.append(Page(text.name(state.scenario), [definition.conclusion.get(language, "")]))
    return found


def dungeon_page(state: State, content: Content, dungeon: Dungeon, text: Text) -> Page:
    """GH-RDD-04, GH-RDD-09: the room entered last, and what each degree of its penalty is."""
    rooms = rooms_in(state.scenario)
    card = content.rooms[rooms[-1].room]
    now = dungeon.penalties[len(rooms) - 1]
    lines = [text("line-room", number=len(rooms), most=ROOMS)]
    for severity, penalties in (("minor", card.minor), ("major", card.major)):
        words = "; ".join(text.sentence(penalty) for penalty in penalties)
        active = "yes" if severity == now else "no"
        lines.append(text(f"line-{severity}", penalty=words, active=active))
    return Page(text.name(state.scenario), lines)


# ---- what a seat does not know


def redeal(state: State, content: Content, seat: int, streams: Streams) -> None:
    """GH-HID-01, GH-HID-02, GH-HID-05: the order of decks; of others their hands (of cards that
    have not been seen), cards selected before they are shown, and battle goals."""
    for deck in (state.monsters.deck, *state.monsters.decks.values()):
        _shuffle(deck.draw, streams)
    for owner in state.characters:
        _shuffle(owner.deck.draw, streams)
    hidden = [c for c in state.characters if c.seat != seat]
    if "open-information" not in state.variants:
        for owner in hidden:
            _redeal_cards(state, owner, streams)
    goals = sorted([*state.goals, *(goal for c in hidden for goal in c.goals)])
    streams.shuffle("redeal", goals)
    for owner in hidden:
        owner.goals[:] = [goals.pop() for _ in owner.goals]
    state.goals[:] = goals
    if state.dungeon is not None:
        _shuffle(state.dungeon.rooms, streams)
        _shuffle(state.dungeon.lairs, streams)
    if state.campaign is not None:
        redeal_campaign(state, state.campaign, seat, streams)


def _shuffle(cards: list[str], streams: Streams) -> None:
    cards.sort()
    streams.shuffle("redeal", cards)


def _redeal_cards(state: State, owner: Character, streams: Streams) -> None:
    """What another may hold: any card of its pool that does not lie open."""
    open_ = {*owner.discard, *owner.lost, *(a.card for a in owner.active)}
    shown = bool(state.order)
    if shown:
        open_ |= {*owner.selected}
    pool = sorted(card for card in owner.pool if card not in open_)
    streams.shuffle("redeal", pool)
    owner.hand[:] = [pool.pop() for _ in owner.hand]
    if not shown:
        owner.selected[:] = [pool.pop() for _ in owner.selected]
